//! Die Doppelgänger: five throws, of which only equal dice count (`docs/rules/pub-games.md`, 17).

use super::kind::{Kind, Shared};
use super::part::{Amount, Hand, Part};
use super::pasch::equal_pips;
use super::round::{Keeping, Loses, Manner, Round, Turns};
use crate::draw::Drawing;
use crate::game::Seat;
use crate::game::options::Values;
use crate::i18n::Lang;
use crate::table::Block;

mod guide;
mod scene;

/// Die Doppelgänger.
#[derive(Clone, Debug, PartialEq)]
pub struct Doppelgaenger;

impl Turns for Doppelgaenger {
    fn manner(&self) -> Manner {
        Manner { dice: 3, throws: 5, keeping: Keeping::Nothing, turning: false, loses: Loses::Lowest }
    }

    fn counts(&self, hand: &Hand) -> u32 {
        equal_pips(&hand.dice)
    }

    fn result(&self, hand: &Hand) -> Amount {
        hand.counted.into()
    }
}

impl Kind for Doppelgaenger {
    const KEY: &'static str = "doppelgaenger";
    const NAME: &'static str = "doppelgaenger-name";
    const LINE: &'static str = "doppelgaenger-line";
    const SHARED: Shared = Shared::Always;
    const EMBLEM: fn() -> Drawing = scene::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = guide::page;

    fn begin(_values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Self, order))
    }
}
