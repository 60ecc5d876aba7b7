//! Pasch: three throws, of which only equal dice count, and all pips in the third (`docs/rules/pub-games.md`, 1).

use super::kind::{Kind, Shared};
use super::part::{Amount, Hand, Part};
use super::round::{Keeping, Loses, Manner, Round, Turns};
use crate::draw::Drawing;
use crate::game::Seat;
use crate::game::options::Values;
use crate::i18n::Lang;
use crate::table::Block;

mod guide;
mod scene;

/// What three ones count, in any throw.
const THREE_ONES: u32 = 19;

/// What the equal dice of a throw count: a pair its two dice, a triple all three.
#[must_use]
pub fn equal_pips(dice: &[u8]) -> u32 {
    let equal = |face: u8| dice.iter().filter(|other| **other == face).count() > 1;
    dice.iter().filter(|face| equal(**face)).map(|face| u32::from(*face)).sum()
}

/// All pips of a throw.
#[must_use]
pub fn pips(dice: &[u8]) -> u32 {
    dice.iter().map(|face| u32::from(*face)).sum()
}

/// Pasch.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasch;

/// What a throw counts, the last one all its pips.
#[must_use]
pub fn counts(dice: &[u8], last: bool) -> u32 {
    match dice {
        [1, 1, 1] => THREE_ONES,
        dice if last => pips(dice),
        dice => equal_pips(dice),
    }
}

impl Turns for Pasch {
    fn manner(&self) -> Manner {
        Manner { dice: 3, throws: 3, keeping: Keeping::Nothing, turning: false, loses: Loses::Lowest }
    }

    fn counts(&self, hand: &Hand) -> u32 {
        counts(&hand.dice, hand.left == 0)
    }

    fn result(&self, hand: &Hand) -> Amount {
        hand.counted.into()
    }
}

impl Kind for Pasch {
    const KEY: &'static str = "pasch";
    const NAME: &'static str = "pasch-name";
    const LINE: &'static str = "pasch-line";
    const SHARED: Shared = Shared::Always;
    const EMBLEM: fn() -> Drawing = scene::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = guide::page;

    fn begin(_values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Self, order))
    }
}
