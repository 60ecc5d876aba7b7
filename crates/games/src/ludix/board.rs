//! The board of Ludix: what is shown of a match, how dice are arranged, and what is said. Knows no toolkit.

use base::draw::Hue;

use super::odds::{Combination, combinations};
use super::options::{Options, Start};
use super::rules::{Ludix, TARGET};
use super::{art, bots, guide, sheet, strategy};
use crate::game::Finish;
use crate::game::options::{Field, Kind, Options as _};
use crate::table::{About, Board, Fields, Lead, Read, Scale, Sheets, Shelved};

mod picture;
mod reason;
mod touch;
mod words;

#[cfg(test)]
mod tests;

/// Whether the chances are seen: only when they are asked for, or always.
const CHANCES: &str = "chances";

const PHRASE: &str = "Alea iacta est";

const SEEN: Kind = Kind::Choice(&[("asked", "ludix-board-chances-asked"), ("always", "ludix-board-chances-always")]);

impl Board for Ludix {}

impl Shelved for Ludix {
    type State = Self;
    const ABOUT: About = About {
        explains: guide::EXPLAINS,
        strategy: Some(strategy::page),
        scale: Scale::chance(["app-hint-win", "coach-cost-win", "review-in-wins"], 1.0),
        ranked: true,
        layouts: &[Field::new(CHANCES, "ludix-board-chances", "ludix-board-chances-about", SEEN, "asked")],
        lacks: bots::lacks,
        optimum: Some(bots::optimum),
        ..About::new("ludix", Hue::Olive, art::emblem, guide::rules)
    };
    const FIELDS: Fields = Options::fields;
    const READ: Read<Self> = Options::read;
    const SHEETS: Sheets<Self> = sheet::sheets;

    fn lead(options: &Options) -> Lead {
        match options.start {
            Start::First => Lead::Seated,
            Start::Lot => Lead::Lot,
            Start::Phrase => Lead::Typed(PHRASE),
        }
    }
    fn finish(_options: &Options) -> Finish {
        let readings = combinations().iter().flat_map(Combination::readings);
        Finish::Turns { to: 2 * TARGET, steps: readings.map(|numeral| 2 * u32::from(numeral.value())).collect() }
    }
}
