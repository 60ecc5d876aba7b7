//! Kirchenfenster and Bauernfenster: a stroke for whoever throws neither 4 nor 6, or neither 3 nor 5
//! (`docs/rules/pub-games.md`, 7 and 8).

use super::kind::{Kind, Shared};
use super::part::{Amount, Hand, Part};
use super::round::{Keeping, Loses, Manner, Round, Turns};
use crate::draw::{Drawing, Hue};
use crate::game::Seat;
use crate::game::options::Values;
use crate::i18n::Lang;
use crate::table::Block;

mod art;
mod guide;
mod scene;

/// A window that wants one of two faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// A church's.
    Church,
    /// A farmhouse's.
    Farm,
}

impl Window {
    /// Whether a die with this face lets light in.
    #[must_use]
    pub fn is_lit(self, face: u8) -> bool {
        match self {
            Self::Church => matches!(face, 4 | 6),
            Self::Farm => matches!(face, 3 | 5),
        }
    }
}

impl Turns for Window {
    fn manner(&self) -> Manner {
        Manner { dice: 2, throws: 1, keeping: Keeping::Nothing, turning: false, loses: Loses::Each }
    }

    fn result(&self, hand: &Hand) -> Amount {
        u32::from(!hand.dice.iter().any(|face| self.is_lit(*face))).into()
    }
}

/// Kirchenfenster.
#[derive(Clone, Debug, PartialEq)]
pub struct Kirchenfenster;

impl Kind for Kirchenfenster {
    const KEY: &'static str = "kirchenfenster";
    const NAME: &'static str = "kirchenfenster-name";
    const LINE: &'static str = "kirchenfenster-line";
    const SHARED: Shared = Shared::Never;
    const EMBLEM: fn() -> Drawing = || art::emblem(art::church, Hue::Slate, 0.33);
    const GUIDE: fn(Lang) -> Vec<Block> = |_| guide::church();

    fn begin(_values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Window::Church, order))
    }
}

/// Bauernfenster.
#[derive(Clone, Debug, PartialEq)]
pub struct Bauernfenster;

impl Kind for Bauernfenster {
    const KEY: &'static str = "bauernfenster";
    const NAME: &'static str = "bauernfenster-name";
    const LINE: &'static str = "bauernfenster-line";
    const SHARED: Shared = Shared::Never;
    const EMBLEM: fn() -> Drawing = || art::emblem(art::farm, Hue::Olive, 0.255);
    const GUIDE: fn(Lang) -> Vec<Block> = |_| guide::farmhouse();

    fn begin(_values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Window::Farm, order))
    }
}
