//! Der Wächter bläst vom Turme: one die is blown from the top of the cup, two lie under it (`docs/rules/pub-games.md`,
//! 9).

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

/// How the blown die and the hidden ones are reckoned together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tower {
    /// All three added.
    Sum,
    /// The hidden sum times the blown die.
    Times,
    /// The blown die times itself, divided by the hidden sum.
    High,
}

impl Tower {
    /// What the dice come to, the blown one first.
    #[must_use]
    pub fn reckon(self, dice: &[u8]) -> Amount {
        let blown = dice.first().map_or(0, |die| u32::from(*die));
        let hidden: u32 = dice.iter().skip(1).map(|die| u32::from(*die)).sum();
        match self {
            Self::Sum => (blown + hidden).into(),
            Self::Times => (blown * hidden).into(),
            Self::High => Amount::new(blown * blown, hidden.max(1)),
        }
    }
}

impl Turns for Tower {
    fn manner(&self) -> Manner {
        Manner { dice: 3, throws: 1, keeping: Keeping::Nothing, turning: false, loses: Loses::Lowest }
    }

    fn result(&self, hand: &Hand) -> Amount {
        self.reckon(&hand.dice)
    }

    fn in_the_open(&self) -> Option<usize> {
        Some(1)
    }
}

/// Der Wächter bläst vom Turme.
#[derive(Clone, Debug, PartialEq)]
pub struct Waechter;

impl Kind for Waechter {
    const KEY: &'static str = "waechter";
    const NAME: &'static str = "waechter-name";
    const LINE: &'static str = "waechter-line";
    const SHARED: Shared = Shared::Always;
    const EMBLEM: fn() -> Drawing = art::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = guide::page;

    fn fields() -> Vec<Field> {
        const CHOICES: &[(&str, &str)] =
            &[("sum", "waechter-count-sum"), ("times", "waechter-count-times"), ("high", "waechter-count-high")];
        vec![Field::new(COUNT, "tavern-count", "waechter-count-about", options::Kind::Choice(CHOICES), "sum")]
    }

    fn begin(values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        let tower = match values.get(COUNT).map(String::as_str) {
            Some("times") => Tower::Times,
            Some("high") => Tower::High,
            Some(_) | None => Tower::Sum,
        };
        Box::new(Round::new(tower, order))
    }
}
