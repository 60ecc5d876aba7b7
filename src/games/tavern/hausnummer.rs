//! Große and Kleine Hausnummer: build a house number of three digits, as high or as low as possible
//! (`docs/rules/pub-games.md`, 2 and 3). What the house numbers with chicanery share is here too.

use super::kind::{self, Kind, Shared};
use super::part::{Amount, Hand, Part};
use super::round::{Keeping, Loses, Manner, Round, Turns};
use super::sheet::Own;
use crate::draw::{Drawing, Hue};
use crate::game::Seat;
use crate::game::options::{self, Field, Values};
use crate::i18n::Lang;
use crate::table::Block;

mod guide;
pub(super) mod scene;
pub mod sheet;
pub(super) mod street;

/// The option that says how often is thrown.
pub const THROWS: &str = "throws";

/// How often is thrown, three times or once, with what is usual.
#[must_use]
pub fn throws(default: &'static str) -> Field {
    const CHOICES: &[(&str, &str)] = &[("3", "tavern-throws-three"), ("1", "tavern-throws-one")];
    Field::new(THROWS, "tavern-throws", "tavern-throws-house-about", options::Kind::Choice(CHOICES), default)
}

/// The digits in a row, the first die the hundreds.
#[must_use]
pub fn number(digits: &[u8]) -> u32 {
    digits.iter().fold(0, |number, digit| number * 10 + u32::from(*digit))
}

/// The highest house number of the dice that lie.
#[must_use]
pub fn highest(hand: &Hand) -> u32 {
    let mut digits: Vec<u8> = hand.lying().collect();
    digits.sort_unstable_by(|a, b| b.cmp(a));
    number(&digits)
}

/// The lowest house number of the dice that lie.
#[must_use]
pub fn lowest(hand: &Hand) -> u32 {
    let mut digits: Vec<u8> = hand.lying().collect();
    digits.sort_unstable();
    number(&digits)
}

/// How house numbers are built.
#[must_use]
pub fn manner(throws: u8, turning: bool, loses: Loses) -> Manner {
    Manner { dice: 3, throws, keeping: Keeping::One, turning, loses }
}

/// A street in which the house with the worst number loses.
#[derive(Clone, Debug, PartialEq)]
pub struct Street {
    /// How often is thrown.
    pub throws: u8,
    /// Whether the number shall be high, or low.
    pub high: bool,
}

impl Turns for Street {
    fn manner(&self) -> Manner {
        manner(self.throws, false, if self.high { Loses::Lowest } else { Loses::Highest })
    }

    fn result(&self, hand: &Hand) -> Amount {
        if self.high { highest(hand) } else { lowest(hand) }.into()
    }
}

/// Große Hausnummer.
#[derive(Clone, Debug, PartialEq)]
pub struct Grosse;

impl Kind for Grosse {
    const KEY: &'static str = "grosse-hausnummer";
    const NAME: &'static str = "grosse-hausnummer-name";
    const LINE: &'static str = "grosse-hausnummer-line";
    const SHARED: Shared = Shared::Always;
    const EMBLEM: fn() -> Drawing = || street::emblem(654, Hue::Ochre, Hue::Ruby);
    const GUIDE: fn(Lang) -> Vec<Block> = guide::grosse;
    const SHEET: Option<Own<Self>> = Some(sheet::own());

    fn fields() -> Vec<Field> {
        vec![throws("3")]
    }

    fn begin(values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Street { throws: kind::number(values, THROWS), high: true }, order))
    }
}

/// Kleine Hausnummer.
#[derive(Clone, Debug, PartialEq)]
pub struct Kleine;

impl Kind for Kleine {
    const KEY: &'static str = "kleine-hausnummer";
    const NAME: &'static str = "kleine-hausnummer-name";
    const LINE: &'static str = "kleine-hausnummer-line";
    const SHARED: Shared = Shared::Always;
    const EMBLEM: fn() -> Drawing = || street::emblem(112, Hue::Petrol, Hue::Olive);
    const GUIDE: fn(Lang) -> Vec<Block> = guide::kleine;
    const SHEET: Option<Own<Self>> = Some(sheet::own());

    fn fields() -> Vec<Field> {
        vec![throws("3")]
    }

    fn begin(values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Round::new(Street { throws: kind::number(values, THROWS), high: false }, order))
    }
}
