//! Hohe Hausnummern mit Schikanen: after each throw one die may be turned over (`rules/pub-games.md`, 16).

use super::bout::Bout;
use super::hausnummer::{self, THROWS, highest, manner, throws};
use super::kind::{self, Kind, Shared};
use super::part::{Amount, Hand, Part};
use super::round::{Loses, Manner, Round, Turns};
use crate::draw::Drawing;
use crate::game::options::{Field, Values};
use crate::game::{Match, Seat};
use crate::i18n::Lang;
use crate::table::{Block, Sheet};

mod guide;
mod scene;

/// House numbers with chicanery.
#[derive(Clone, Debug, PartialEq)]
pub struct Chicanery {
    /// How often is thrown.
    pub throws: u8,
}

impl Turns for Chicanery {
    fn manner(&self) -> Manner {
        manner(self.throws, true, Loses::Lowest)
    }

    fn result(&self, hand: &Hand) -> Amount {
        highest(hand).into()
    }
}

/// Hohe Hausnummern mit Schikanen.
#[derive(Clone, Debug, PartialEq)]
pub struct Schikanen;

impl Kind for Schikanen {
    const KEY: &'static str = "schikanen";
    const NAME: &'static str = "schikanen-name";
    const LINE: &'static str = "schikanen-line";
    const SHARED: Shared = Shared::Always;

    fn fields() -> Vec<Field> {
        vec![throws("1")]
    }

    fn emblem() -> Drawing {
        scene::emblem()
    }

    fn begin(values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Chicanery { throws: kind::number(values, THROWS) }, order))
    }

    fn guide(lang: Lang) -> Vec<Block> {
        guide::page(lang)
    }

    fn sheets() -> Vec<Sheet> {
        vec![hausnummer::sheet::SHEET]
    }

    fn blank(sheet: &str, lang: Lang) -> Option<Drawing> {
        (sheet == hausnummer::sheet::SHEET.key).then(|| hausnummer::sheet::blank(lang))
    }

    fn filled(played: &Match<Bout<Self>>, sheet: &str, lang: Lang) -> Vec<Drawing> {
        if sheet == hausnummer::sheet::SHEET.key { hausnummer::sheet::filled(played, lang) } else { Vec::new() }
    }
}
