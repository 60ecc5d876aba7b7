//! Die fünf Finger and die bösen Sieben: throw a sum of 5, or of 7, as soon as possible (`docs/rules/pub-games.md`, 18
//! and 19).

use super::emblem;
use crate::games::tavern::prelude::*;

mod art;
mod scene;

/// The most throws of a turn.
pub const THROWS: u8 = 10;

/// A sum that is to be thrown; also where all three dice are turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// 5, as many as a hand has fingers.
    Five,
    /// 7, as many as there are imps.
    Seven,
}

impl Aim {
    /// The sum.
    pub const fn sum(self) -> u32 {
        match self {
            Self::Five => 5,
            Self::Seven => 7,
        }
    }

    /// Whether a throw has the sum, as it lies or turned over.
    pub fn hits(self, dice: &[u8]) -> bool {
        let pips = sum(dice);
        pips == self.sum() || pips == 21 - self.sum()
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
    const CARD: &'static Card = &Card {
        key: "fuenf-finger",
        name: "fuenf-finger-name",
        line: "fuenf-finger-line",
        emblem: || emblem::with(Hue::Rose, art::hand, 0.74, [5.2, 4.6]),
        guide: |page, lang| guide(page, Aim::Five, [[2, 6, 3], [4, 1, 2], [6, 5, 5]], lang),
        in_short: &["fuenf-finger-card-one", "fuenf-finger-card-two", "fuenf-finger-card-three"],
        rules: Rules::last(|_| Ok(Begin::turns(Aim::Five))),
    };
}

/// Die bösen Sieben.
#[derive(Clone, Debug, PartialEq)]
pub struct BoeseSieben;

impl Kind for BoeseSieben {
    const CARD: &'static Card = &Card {
        key: "boese-sieben",
        name: "boese-sieben-name",
        line: "boese-sieben-line",
        emblem: || emblem::with(Hue::Ruby, art::imp, 1.4, [6.0, 6.4]),
        guide: |page, lang| guide(page, Aim::Seven, [[2, 6, 3], [4, 1, 1], [6, 5, 3]], lang),
        in_short: &["boese-sieben-card-one", "boese-sieben-card-two", "boese-sieben-card-three"],
        rules: Rules::last(|_| Ok(Begin::turns(Aim::Seven))),
    };
}

/// The own part of the rules page of such an aim: a turn whose last throw succeeds once it is turned over.
fn guide(page: Page, aim: Aim, throws: [[u8; 3]; 3], lang: Lang) -> Page {
    let line = |(index, throw): (usize, &[u8; 3])| {
        let comes = Comes::To(sum(throw).to_string());
        Line::throw(index + 1, throw, |_| aim.hits(throw), comes, lang)
    };
    let mut lines: Vec<Line> = throws.iter().enumerate().map(line).collect();
    let over = throws[2].map(|pips| 7 - pips);
    lines.push(Line::all(tr!(lang, "tavern-guide-turned"), &over, Comes::To(sum(&over).to_string())));
    page.texts(["turn", "over"]).drawing("picture", example::draw(&lines)).texts(["end"]).and(guide::luck())
}
