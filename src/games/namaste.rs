//! Namaste: roll and write on a diamond of 25 fields, two to four players (`docs/rules/namaste.md`).

mod art;
mod board;
pub mod bots;
pub mod facts;
pub mod field;
mod guide;
pub mod rules;
mod sheet;
mod strategy;

use crate::draw::Hue;
use crate::game::bot::Measure;
use crate::table::{About, Board};

pub use field::{Field, Line};
pub use rules::{Action, Namaste, Player};

impl Board for Namaste {
    const ABOUT: About = About {
        explains: guide::EXPLAINS,
        ranked: true,
        strategy: Some(strategy::page),
        measure: Measure::Chance,
        worth: "namaste-worth",
        cost: "coach-cost-win",
        // In chances to win: what about 2, 3½ and 7 points cost at the beginning.
        ..About::new(["namaste-name", "namaste-line"], Hue::Petrol, art::emblem, guide::rules)
    };
}
