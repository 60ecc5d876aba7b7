//! Die fünf Finger and die bösen Sieben: throw a sum of 5, or of 7, as soon as possible (`docs/rules/pub-games.md`, 18
//! and 19).

use super::kind::{Kind, Shared};
use super::part::{Amount, Hand, Part};
use super::pasch::pips;
use super::round::{Keeping, Loses, Manner, Round, Turns};
use crate::draw::Drawing;
use crate::game::Seat;
use crate::game::options::Values;
use crate::i18n::Lang;
use crate::table::Block;

mod art;
mod guide;
mod scene;

/// The most throws of a turn.
pub const THROWS: u8 = 10;

/// A sum that is to be thrown.
#[derive(Clone, Debug, PartialEq)]
pub struct Aim {
    /// Which; also where all three dice are turned over.
    pub sum: u32,
}

impl Aim {
    /// Whether a throw has the sum, as it lies or turned over.
    #[must_use]
    pub fn hits(&self, dice: &[u8]) -> bool {
        let pips = pips(dice);
        pips == self.sum || pips == 21 - self.sum
    }
}

impl Turns for Aim {
    fn manner(&self) -> Manner {
        Manner { dice: 3, throws: THROWS, keeping: Keeping::Nothing, turning: false, loses: Loses::Highest }
    }

    fn ends(&self, hand: &Hand) -> bool {
        self.hits(&hand.dice)
    }

    fn result(&self, hand: &Hand) -> Amount {
        let missed = u32::from(!self.hits(&hand.dice));
        (u32::from(THROWS - hand.left) + missed).into()
    }
}

/// Die fünf Finger.
#[derive(Clone, Debug, PartialEq)]
pub struct FuenfFinger;

impl Kind for FuenfFinger {
    const KEY: &'static str = "fuenf-finger";
    const NAME: &'static str = "fuenf-finger-name";
    const LINE: &'static str = "fuenf-finger-line";
    const SHARED: Shared = Shared::Always;
    const EMBLEM: fn() -> Drawing = art::five;
    const GUIDE: fn(Lang) -> Vec<Block> = guide::fingers;

    fn begin(_values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Aim { sum: 5 }, order))
    }
}

/// Die bösen Sieben.
#[derive(Clone, Debug, PartialEq)]
pub struct BoeseSieben;

impl Kind for BoeseSieben {
    const KEY: &'static str = "boese-sieben";
    const NAME: &'static str = "boese-sieben-name";
    const LINE: &'static str = "boese-sieben-line";
    const SHARED: Shared = Shared::Always;
    const EMBLEM: fn() -> Drawing = art::seven;
    const GUIDE: fn(Lang) -> Vec<Block> = guide::seven;

    fn begin(_values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Aim { sum: 7 }, order))
    }
}
