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

use crate::game::Finish;
use crate::game::options::Options;
use crate::table::{About, Board, Fields, Read, Scale, Sheets, Shelved};

pub use field::{Field, Line};
pub use rules::{Action, Namaste, Player};

impl Board for Namaste {}

impl Shelved for Namaste {
    type State = Self;
    const ABOUT: About = About {
        explains: guide::EXPLAINS,
        ranked: true,
        strategy: Some(strategy::page),
        scale: Scale::chance(["app-hint-win", "coach-cost-win", "review-in-wins"], 1.0),
        lacks: bots::lacks,
        ..About::new("namaste", Hue::Petrol, art::emblem, guide::rules)
    };
    const FIELDS: Fields = <()>::fields;
    const READ: Read<Self> = <()>::read;
    const SHEETS: Sheets<Self> = sheet::sheets;

    /// With the greatest number that can stand in each field: symbol boxes by row and by column, truth boxes.
    fn finish((): &()) -> Finish {
        let symbols = 23 + 24 + 25 + 26 + 27;
        Finish::UpTo(2 * (2 * symbols + 22 + 22 + 14 + 14))
    }
}
