//! What a pub game is: its key, its options, how it begins, what it looks like. Knows none of them.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use super::part::{Part, Ties};
use super::sheet::Own;
use crate::draw::Drawing;
use crate::game::options::{self, Field, Values};
use crate::game::{Illegal, Seat};
use crate::i18n::Lang;
use crate::table::{Block, Optimum};

/// When `ties` applies: where last places are shared at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// Never: strokes are given otherwise.
    Never,
    /// Always.
    Always,
    /// While an option has one of these values.
    When(&'static str, &'static [&'static str]),
}

/// A pub game.
pub trait Kind: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The key in records.
    const KEY: &'static str;
    /// The id of its name.
    const NAME: &'static str;
    /// The id of the line that says what it is.
    const LINE: &'static str;
    /// When `ties` applies.
    const SHARED: Shared;
    /// Whether a die is thrown under a cup in it.
    const COVERS: bool = false;
    /// The emblem on the shelf, a square of 40 mm.
    const EMBLEM: fn() -> Drawing;
    /// The rules page, without what holds for all pub games.
    const GUIDE: fn(Lang) -> Vec<Block>;
    /// The sheet of its own, where it has one beside the tally.
    const SHEET: Option<Own<Self>> = None;

    /// Its own options.
    fn fields() -> Vec<Field> {
        Vec::new()
    }
    /// How many may play with these options (all filled in).
    fn seats(_values: &Values) -> RangeInclusive<usize> {
        SEATS
    }
    /// A game of it with these options, between all players in their acting order.
    fn begin(values: &Values, order: Vec<Seat>) -> Box<dyn Part>;
}

/// How many may play a pub game.
pub const SEATS: RangeInclusive<usize> = 2..=12;

const GAMES: Field = Field::new("games", "tavern-games", "tavern-games-about", options::Kind::Number(1, 99), "1");

/// The option that says what becomes of a shared last place.
pub const TIES: Field = Field::new(
    "ties",
    "tavern-ties",
    "tavern-ties-about",
    options::Kind::Choice(&[("playoff", "tavern-ties-playoff"), ("all", "tavern-ties-all")]),
    "playoff",
);

/// What was chosen about shared last places, if it applies.
#[must_use]
pub fn ties(values: &Values) -> Option<Ties> {
    values.get(TIES.key).map(|value| if value == "all" { Ties::All } else { Ties::Playoff })
}

/// A number among values that were checked.
#[must_use]
pub fn number(values: &Values, key: &str) -> u8 {
    values.get(key).and_then(|value| value.parse().ok()).unwrap_or(1)
}

/// All options of a pub game.
#[must_use]
pub fn fields<K: Kind>() -> Vec<Field> {
    let ties = match K::SHARED {
        Shared::Never => None,
        Shared::Always => Some(TIES),
        Shared::When(key, among) => Some(Field { when: Some((key, among)), ..TIES }),
    };
    [GAMES].into_iter().chain(K::fields()).chain(ties).collect()
}

/// What is played in a match: a game with its options, its type forgotten.
#[derive(Clone, Debug)]
pub struct Item {
    /// The game's key.
    pub key: &'static str,
    /// The id of its name.
    pub name: &'static str,
    /// Its options, all filled in.
    values: Values,
    /// What becomes of a shared last place, where there can be one.
    pub ties: Option<Ties>,
    /// Whether a die is thrown under a cup in it.
    pub covers: bool,
    begin: fn(&Values, Vec<Seat>) -> Box<dyn Part>,
}

impl PartialEq for Item {
    fn eq(&self, other: &Self) -> bool {
        (self.key, &self.values, self.ties) == (other.key, &other.values, other.ties)
    }
}

impl Item {
    /// The game with these options, as far as they are given.
    ///
    /// # Errors
    /// What is wrong with the options.
    pub fn of<K: Kind>(given: &Values) -> Result<Self, Illegal> {
        let values = options::complete(&fields::<K>(), given)?;
        Ok(Self { key: K::KEY, name: K::NAME, ties: ties(&values), covers: K::COVERS, values, begin: K::begin })
    }

    /// The same, shared last places being dealt with like this, where there can be any.
    #[must_use]
    pub fn with(self, chosen: Ties) -> Self {
        Self { ties: self.ties.map(|_| chosen), ..self }
    }

    /// A game of it between all players in their acting order.
    #[must_use]
    pub fn begin(&self, order: Vec<Seat>) -> Box<dyn Part> {
        (self.begin)(&self.values, order)
    }

    /// Its options, all filled in.
    #[must_use]
    pub fn values(&self) -> &Values {
        &self.values
    }
}

/// What a match of pub games is a match of: one game several times, or the programme of an evening.
pub trait Plays: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The key in records.
    const KEY: &'static str;
    /// The id of its name.
    const NAME: &'static str;
    /// The id of the line that says what it is.
    const LINE: &'static str;
    /// Whether it is an evening of several games.
    const EVENING: bool;
    /// The emblem on the shelf, a square of 40 mm.
    const EMBLEM: fn() -> Drawing;
    /// The rules page, without what holds for all pub games.
    const GUIDE: fn(Lang) -> Vec<Block>;
    /// The sheet of its own, where it has one beside the tally.
    const SHEET: Option<Own<Self>>;

    /// The options.
    fn fields() -> Vec<Field>;
    /// What is played with these options (all filled in): a programme that is gone through again and again, and how
    /// many games that makes.
    ///
    /// # Errors
    /// What is wrong with the options taken together.
    fn programme(values: &Values) -> Result<(Vec<Item>, u32), Illegal>;
    /// How many may play.
    fn seats(values: &Values) -> RangeInclusive<usize>;
    /// What a turn of one who plays alone comes to with these options (all filled in), where a game has turns.
    fn optimum(values: &Values) -> Option<Optimum>;
}

impl<K: Kind> Plays for K {
    const KEY: &'static str = K::KEY;
    const NAME: &'static str = K::NAME;
    const LINE: &'static str = K::LINE;
    const EVENING: bool = false;
    const EMBLEM: fn() -> Drawing = K::EMBLEM;
    const GUIDE: fn(Lang) -> Vec<Block> = K::GUIDE;
    const SHEET: Option<Own<Self>> = K::SHEET;

    fn fields() -> Vec<Field> {
        fields::<K>()
    }
    fn programme(values: &Values) -> Result<(Vec<Item>, u32), Illegal> {
        Ok((vec![Item::of::<K>(values)?], u32::from(number(values, GAMES.key))))
    }
    fn seats(values: &Values) -> RangeInclusive<usize> {
        K::seats(values)
    }
    fn optimum(values: &Values) -> Option<Optimum> {
        let alone = K::begin(values, vec![0]);
        alone.optimum().map(|(value, how)| Optimum { options: values.clone(), value, how })
    }
}
