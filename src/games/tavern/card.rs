//! All that is fixed about a pub game, or an evening of them, on one card. Knows none of them.

use std::fmt::{self, Debug};
use std::str::FromStr;
use std::sync::Arc;

use super::part::{Part, Ties};
use super::round::{Prop, Round};
use crate::draw::Drawing;
use crate::game::options::{self, Field, Values, chosen};
use crate::game::{Illegal, Seat};
use crate::i18n::Lang;
use crate::table::{Optimum, Page};

/// All that is fixed about a pub game.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// The key in records.
    pub key: &'static str,
    /// The id of its name.
    pub name: &'static str,
    /// The id of the line that says what it is.
    pub line: &'static str,
    /// The emblem on the shelf, a square of 40 mm.
    pub emblem: fn() -> Drawing,
    /// Writes the rules page, without what holds for all pub games; the ids of its texts begin with `KEY-guide`.
    pub guide: fn(Page, Lang) -> Page,
    /// The ids of its rules in three lines, for the card that comes before it on an evening.
    pub in_short: &'static [&'static str],
    /// How a match of it goes.
    pub rules: Rules,
}

/// How a match goes.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Rules {
    /// Its own options.
    pub options: fn() -> Vec<Field>,
    /// When `ties` applies.
    pub shared: Shared,
    /// Whether a die is thrown under a cup.
    pub covers: bool,
    /// What a stroke that one gets away without is worth of a match: [`crate::table::Scale::unit`].
    pub unit: f64,
    /// What is played.
    pub course: Course,
}

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

/// What is played in a match, the options being all filled in.
#[derive(Clone, Copy, Debug)]
pub enum Course {
    /// One game, as often as is chosen.
    Game(fn(&Values) -> Result<Begin, Illegal>),
    /// The programme of an evening.
    Evening(fn(&Values) -> Result<Vec<Item>, Illegal>),
}

/// How a game begins between players in their acting order, its options being read.
#[derive(Clone)]
#[must_use]
pub struct Begin {
    begin: Arc<dyn Fn(Vec<Seat>) -> Box<dyn Part> + Send + Sync>,
    /// The fewest who may play.
    least: usize,
}

impl Begin {
    /// As this says.
    pub fn with<P: Part>(begin: impl Fn(Vec<Seat>) -> P + Send + Sync + 'static) -> Self {
        Self { begin: Arc::new(move |order| Box::new(begin(order))), least: FEWEST }
    }

    /// A game of turns.
    pub fn turns(rules: impl Prop) -> Self {
        Self::with(move |order| Round::new(rules.clone(), order))
    }

    /// The same between so many at least.
    pub fn between(self, least: usize) -> Self {
        Self { least: least.max(FEWEST), ..self }
    }
}

impl Debug for Begin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Begin").field("least", &self.least).finish_non_exhaustive()
    }
}

/// When a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// After so many games.
    Games(u32),
    /// After the game in which somebody comes to so many strokes.
    Strokes(u32),
}

impl Until {
    /// Whether it is over after so many games, the strokes being these.
    pub fn is_reached(self, game: u32, strokes: &[u32]) -> bool {
        match self {
            Self::Games(games) => game >= games,
            Self::Strokes(most) => strokes.iter().any(|strokes| *strokes >= most),
        }
    }

    /// Whether there is more than one game, or may be.
    pub fn is_long(self) -> bool {
        self != Self::Games(1)
    }

    fn of(values: &Values) -> Result<Self, Illegal> {
        match chosen(values, TO.key, Some)? {
            "strokes" => number(values, &STROKES).map(Self::Strokes),
            _ => number(values, &GAMES).map(Self::Games),
        }
    }
}

/// The fewest who may play a pub game.
pub const FEWEST: usize = 2;
/// The most who may.
pub const MOST: usize = 12;

const TO: Field = Field::new(
    "to",
    "tavern-to",
    "tavern-to-about",
    options::Kind::Choice(&[("games", "tavern-to-games"), ("strokes", "tavern-to-strokes")]),
    "games",
);

const GAMES: Field = Field {
    when: Some((TO.key, &["games"])),
    proposed: Some("5"),
    told: Some("tavern-games-told"),
    ..Field::new("games", "tavern-games", "tavern-games-about", options::Kind::Number(1, 99), "1")
};

const STROKES: Field = Field {
    when: Some((TO.key, &["strokes"])),
    told: Some("tavern-strokes-told"),
    ..Field::new("strokes", "tavern-strokes", "tavern-strokes-about", options::Kind::Number(1, 20), "3")
};

/// The option that says what becomes of a shared last place.
pub const TIES: Field = Field::new(
    "ties",
    "tavern-ties",
    "tavern-ties-about",
    options::Kind::Choice(&[("playoff", "tavern-ties-playoff"), ("all", "tavern-ties-all")]),
    "playoff",
);

/// What is chosen of `ties`.
///
/// # Errors
/// That it is neither of the two.
pub fn ties(values: &Values) -> Result<Ties, Illegal> {
    chosen(values, TIES.key, |ties| match ties {
        "playoff" => Some(Ties::Playoff),
        "all" => Some(Ties::All),
        _ => None,
    })
}

/// What is chosen of an option that is a number.
///
/// # Errors
/// That it is none.
pub fn number<T: FromStr>(values: &Values, of: &Field) -> Result<T, Illegal> {
    chosen(values, of.key, |value| value.parse().ok())
}

impl Rules {
    /// A game in which the last place has the stroke.
    pub const fn last(begin: fn(&Values) -> Result<Begin, Illegal>) -> Self {
        Self { shared: Shared::Always, ..Self::own(begin) }
    }

    /// A game in which strokes are given otherwise.
    pub const fn own(begin: fn(&Values) -> Result<Begin, Illegal>) -> Self {
        Self { options: Vec::new, shared: Shared::Never, covers: false, unit: 1.0, course: Course::Game(begin) }
    }

    /// The same, where a game gives several strokes: one is worth so much.
    pub const fn worth(self, unit: f64) -> Self {
        Self { unit, ..self }
    }

    /// The same with options of its own.
    pub const fn with(self, options: fn() -> Vec<Field>) -> Self {
        Self { options, ..self }
    }

    fn ties(&self) -> Option<Field> {
        match self.shared {
            Shared::Never => None,
            Shared::Always => Some(TIES),
            Shared::When(key, among) => Some(Field { when: Some((key, among)), ..TIES }),
        }
    }
}

impl Card {
    /// Whether it is an evening of several games.
    pub const fn is_evening(&self) -> bool {
        matches!(self.rules.course, Course::Evening(_))
    }

    /// All its options.
    pub fn fields(&self) -> Vec<Field> {
        let length = if self.is_evening() { Vec::new() } else { vec![TO, GAMES, STROKES] };
        length.into_iter().chain((self.rules.options)()).chain(self.rules.ties()).collect()
    }

    /// What is played with these options (all filled in): a programme that is gone through again and again, and until
    /// when.
    ///
    /// # Errors
    /// What is wrong with the options taken together.
    pub fn programme(&'static self, values: &Values) -> Result<(Vec<Item>, Until), Illegal> {
        match self.rules.course {
            Course::Game(begin) => {
                let applies = self.rules.ties().is_some_and(|field| field.applies(values));
                let ties = applies.then(|| ties(values)).transpose()?;
                let item = Item { card: self, values: values.clone(), ties, begin: begin(values)? };
                Ok((vec![item], Until::of(values)?))
            }
            Course::Evening(programme) => {
                let items = programme(values)?;
                let games = u32::try_from(items.len()).unwrap_or(u32::MAX);
                Ok((items, Until::Games(games)))
            }
        }
    }

    /// The same with options as far as they are given.
    ///
    /// # Errors
    /// What is wrong with the options.
    pub fn items(&'static self, given: &Values) -> Result<Vec<Item>, Illegal> {
        self.programme(&options::complete(&self.fields(), given)?).map(|(items, _)| items)
    }

    /// What a turn of one who plays alone comes to with these options (all filled in), where a game has turns.
    ///
    /// # Errors
    /// What is wrong with the options taken together.
    pub fn optimum(&'static self, values: &Values) -> Result<Option<Optimum>, Illegal> {
        let (items, _) = self.programme(values)?;
        let alone = items.first().filter(|_| !self.is_evening()).and_then(|item| item.begin(vec![0]).optimum());
        Ok(alone.map(|(value, how)| Optimum { options: values.clone(), value, how }))
    }
}

/// What is played in a match: a game with its options, its type forgotten.
#[derive(Clone, Debug)]
#[must_use]
pub struct Item {
    /// The game.
    pub card: &'static Card,
    /// Its options, all filled in.
    values: Values,
    /// What becomes of a shared last place, where there can be one.
    pub ties: Option<Ties>,
    begin: Begin,
}

impl PartialEq for Item {
    fn eq(&self, other: &Self) -> bool {
        (self.card.key, &self.values, self.ties) == (other.card.key, &other.values, other.ties)
    }
}

impl Item {
    /// The same, shared last places being dealt with like this, where there can be any.
    pub fn with(self, chosen: Ties) -> Self {
        Self { ties: self.ties.map(|_| chosen), ..self }
    }

    /// A game of it between all players in their acting order.
    pub fn begin(&self, order: Vec<Seat>) -> Box<dyn Part> {
        (self.begin.begin)(order)
    }

    /// The fewest who may play it.
    pub const fn least(&self) -> usize {
        self.begin.least
    }
}
