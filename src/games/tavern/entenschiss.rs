//! Langer Entenschiß: the throw must show 1, 2 and 3 (`docs/rules/pub-games.md`, 4).

use super::kind::{self, Kind, Shared};
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

const THROWS: &str = "throws";

/// Whether a throw shows 1, 2 and 3.
#[must_use]
pub fn succeeds(dice: &[u8]) -> bool {
    [1, 2, 3].iter().all(|face| dice.contains(face))
}

/// So many tries at 1, 2 and 3.
#[derive(Clone, Debug, PartialEq)]
pub struct Tries {
    /// How many.
    pub throws: u8,
}

impl Turns for Tries {
    fn manner(&self) -> Manner {
        let Self { throws } = *self;
        Manner { dice: 3, throws, keeping: Keeping::Nothing, turning: false, loses: Loses::Each }
    }

    fn ends(&self, hand: &Hand) -> bool {
        succeeds(&hand.dice)
    }

    fn result(&self, hand: &Hand) -> Amount {
        u32::from(!succeeds(&hand.dice)).into()
    }
}

/// Langer Entenschiß.
#[derive(Clone, Debug, PartialEq)]
pub struct Entenschiss;

impl Kind for Entenschiss {
    const KEY: &'static str = "entenschiss";
    const NAME: &'static str = "entenschiss-name";
    const LINE: &'static str = "entenschiss-line";
    const SHARED: Shared = Shared::Never;
    const EMBLEM: fn() -> Drawing = art::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = |_| guide::page();

    fn fields() -> Vec<Field> {
        const CHOICES: &[(&str, &str)] =
            &[("1", "tavern-throws-one"), ("2", "tavern-throws-two"), ("3", "tavern-throws-three")];
        vec![Field::new(THROWS, "tavern-throws", "entenschiss-throws-about", options::Kind::Choice(CHOICES), "1")]
    }

    fn begin(values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Tries { throws: kind::number(values, THROWS) }, order))
    }
}
