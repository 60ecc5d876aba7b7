//! Studentenpasch: a 1 counts 100, a 6 counts 60; up to three throws, any dice kept (`docs/rules/pub-games.md`, 14).

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

/// What a die counts.
#[must_use]
pub fn worth(face: u8) -> u32 {
    match face {
        1 => 100,
        6 => 60,
        pips => pips.into(),
    }
}

/// Studentenpasch.
#[derive(Clone, Debug, PartialEq)]
pub struct Studentenpasch;

impl Turns for Studentenpasch {
    fn manner(&self) -> Manner {
        Manner { dice: 3, throws: 3, keeping: Keeping::AnyOrStop, turning: false, loses: Loses::Lowest }
    }

    fn result(&self, hand: &Hand) -> Amount {
        hand.lying().map(worth).sum::<u32>().into()
    }
}

impl Kind for Studentenpasch {
    const KEY: &'static str = "studentenpasch";
    const NAME: &'static str = "studentenpasch-name";
    const LINE: &'static str = "studentenpasch-line";
    const SHARED: Shared = Shared::Always;
    const EMBLEM: fn() -> Drawing = scene::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = guide::page;

    fn begin(_values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Self, order))
    }
}
