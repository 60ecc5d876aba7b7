//! Kirchenfenster and Bauernfenster: a stroke for whoever throws neither 4 nor 6, or neither 3 nor 5
//! (`docs/rules/pub-games.md`, 7 and 8).

use crate::games::tavern::prelude::*;

mod art;
mod scene;

/// A window that wants one of two faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Window {
    /// A church's.
    Church,
    /// A farmhouse's.
    Farm,
}

impl Window {
    /// Whether a die with this face lets light in.
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
    const CARD: &'static Card = &Card {
        key: "kirchenfenster",
        name: "kirchenfenster-name",
        line: "kirchenfenster-line",
        emblem: || art::emblem(art::church, Hue::Slate, 0.33),
        guide: |page, _| guide(page, Window::Church, &[&[1, 4], &[6, 4], &[3, 5]]),
        in_short: &["kirchenfenster-card-one", "kirchenfenster-card-two", "kirchenfenster-card-three"],
        rules: Rules::own(|_| Ok(Begin::turns(Window::Church))).worth(0.3483),
    };
}

/// Bauernfenster.
#[derive(Clone, Debug, PartialEq)]
pub struct Bauernfenster;

impl Kind for Bauernfenster {
    const CARD: &'static Card = &Card {
        key: "bauernfenster",
        name: "bauernfenster-name",
        line: "bauernfenster-line",
        emblem: || art::emblem(art::farm, Hue::Olive, 0.255),
        guide: |page, _| guide(page, Window::Farm, &[&[3, 2], &[5, 3], &[4, 6]]),
        in_short: &["bauernfenster-card-one", "bauernfenster-card-two", "bauernfenster-card-three"],
        rules: Rules::own(|_| Ok(Begin::turns(Window::Farm))).worth(0.3552),
    };
}

/// The own part of the rules page of such a window.
fn guide(page: Page, window: Window, throws: &[&[u8]]) -> Page {
    let picture = example::each(&window, throws, |_, pips| window.is_lit(pips));
    page.texts(["turn"]).drawing("picture", picture).and([guide::each_for_himself()]).and(guide::luck())
}
