//! Sequenz: three consecutive numbers, in one throw or in three (`docs/rules/pub-games.md`, 6).

use super::kind::{self, Kind, Shared};
use super::part::{Amount, Hand, Part};
use super::round::{Keeping, Loses, Manner, Round, Turns};
use crate::draw::Drawing;
use crate::game::Seat;
use crate::game::options::{self, Field, Values};
use crate::i18n::Lang;
use crate::table::Block;

mod guide;
mod scene;

const THROWS: &str = "throws";

/// Whether these are three consecutive numbers.
#[must_use]
pub fn is_sequence(dice: impl Iterator<Item = u8> + Clone) -> bool {
    let lowest = dice.clone().min().unwrap_or_default();
    (lowest..lowest + 3).all(|face| dice.clone().any(|other| other == face))
}

/// A sequence in so many throws.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// How many.
    pub throws: u8,
}

impl Turns for Row {
    fn manner(&self) -> Manner {
        let Self { throws } = *self;
        Manner { dice: 3, throws, keeping: Keeping::Any, turning: false, loses: Loses::Each }
    }

    fn ends(&self, hand: &Hand) -> bool {
        is_sequence(hand.lying())
    }

    fn result(&self, hand: &Hand) -> Amount {
        u32::from(!is_sequence(hand.lying())).into()
    }
}

/// Sequenz.
#[derive(Clone, Debug, PartialEq)]
pub struct Sequenz;

impl Kind for Sequenz {
    const KEY: &'static str = "sequenz";
    const NAME: &'static str = "sequenz-name";
    const LINE: &'static str = "sequenz-line";
    const SHARED: Shared = Shared::Never;
    const EMBLEM: fn() -> Drawing = scene::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = guide::page;

    fn fields() -> Vec<Field> {
        const CHOICES: &[(&str, &str)] = &[("1", "tavern-throws-one"), ("3", "tavern-throws-three")];
        vec![Field::new(THROWS, "tavern-throws", "sequenz-throws-about", options::Kind::Choice(CHOICES), "1")]
    }

    fn begin(values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Row { throws: kind::number(values, THROWS) }, order))
    }
}
