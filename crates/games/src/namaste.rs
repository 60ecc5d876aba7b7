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

use base::draw::Hue;

use crate::game::Game as _;
use crate::table::{About, Board, Scale};

pub use field::{Field, Line};
pub use rules::{Action, Namaste, Player};

impl Board for Namaste {
    const ABOUT: About = About {
        explains: guide::EXPLAINS,
        ranked: true,
        strategy: Some(strategy::page),
        scale: Scale::chance(["namaste-worth", "coach-cost-win", "review-in-wins"], 1.0),
        ..About::new(Self::KEY, Hue::Petrol, art::emblem, guide::rules)
    };
}
