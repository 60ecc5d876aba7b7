//! Haar im Loch: only 1, 3 and 5 count, the faces with a pip in the middle (`docs/rules/pub-games.md`, 12).

use super::kind::{Kind, Shared};
use super::part::{Amount, Hand, Part};
use super::round::{Keeping, Loses, Manner, Round, Turns};
use crate::draw::Drawing;
use crate::game::Seat;
use crate::game::options::{self, Field, Values};
use crate::i18n::Lang;
use crate::table::Block;

mod art;
mod guide;
mod scene;

const COUNT: &str = "count";

/// How many dice of a throw show a pip in the middle.
#[must_use]
pub fn holes(dice: &[u8]) -> u32 {
    dice.iter().map(|face| u32::from(face % 2)).sum()
}

/// What counts of the holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hair {
    /// A stroke for whoever throws none.
    Any,
    /// The fewest lose.
    Holes,
}

impl Turns for Hair {
    fn manner(&self) -> Manner {
        let loses = match self {
            Self::Any => Loses::Each,
            Self::Holes => Loses::Lowest,
        };
        Manner { dice: 3, throws: 1, keeping: Keeping::Nothing, turning: false, loses }
    }

    fn result(&self, hand: &Hand) -> Amount {
        let holes = holes(&hand.dice);
        match self {
            Self::Any => u32::from(holes == 0).into(),
            Self::Holes => holes.into(),
        }
    }
}

/// Haar im Loch.
#[derive(Clone, Debug, PartialEq)]
pub struct Haar;

impl Kind for Haar {
    const KEY: &'static str = "haar-im-loch";
    const NAME: &'static str = "haar-im-loch-name";
    const LINE: &'static str = "haar-im-loch-line";
    const SHARED: Shared = Shared::When(COUNT, &["holes"]);
    const EMBLEM: fn() -> Drawing = art::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = |_| guide::page();

    fn fields() -> Vec<Field> {
        const CHOICES: &[(&str, &str)] = &[("any", "haar-im-loch-count-any"), ("holes", "haar-im-loch-count-holes")];
        vec![Field::new(COUNT, "tavern-count", "haar-im-loch-count-about", options::Kind::Choice(CHOICES), "any")]
    }

    fn begin(values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        let hair = if values.get(COUNT).is_some_and(|count| count == "holes") { Hair::Holes } else { Hair::Any };
        Box::new(Round::new(hair, order))
    }
}
