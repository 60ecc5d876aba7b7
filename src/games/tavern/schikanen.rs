//! Hohe Hausnummern mit Schikanen: after each throw one die may be turned over (`docs/rules/pub-games.md`, 16).

use super::hausnummer::{self, THROWS, highest, manner, throws};
use super::kind::{self, Kind, Shared};
use super::part::{Amount, Hand, Part};
use super::round::{Loses, Manner, Round, Turns};
use super::sheet::Own;
use crate::draw::Drawing;
use crate::game::Seat;
use crate::game::options::{Field, Values};
use crate::i18n::Lang;
use crate::table::Block;

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
    const EMBLEM: fn() -> Drawing = scene::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = guide::page;
    const SHEET: Option<Own<Self>> = Some(hausnummer::sheet::own());

    fn fields() -> Vec<Field> {
        vec![throws("1")]
    }

    fn begin(values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Chicanery { throws: kind::number(values, THROWS) }, order))
    }
}
