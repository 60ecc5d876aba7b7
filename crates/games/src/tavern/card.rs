//! All that is fixed about a pub game, or an evening of them, on one card. Knows none of them.

use std::fmt::{self, Debug};
use std::str::FromStr;
use std::sync::Arc;

use base::draw::Drawing;
use base::i18n::Lang;
use base::phrase::Phrase;

use super::part::{EveningPart, Ties};
use super::round::{Prop, Round};
use crate::game::options::{self, Field, Values, chosen};
use crate::game::{Illegal, Seat};
use crate::table::{Optimum, Page};

#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub key: &'static str,
    pub emblem: fn() -> Drawing,
    /// Draws the pictures of the rules page `KEY-guide` and adds what other games say alike.
    pub guide: fn(Page, Lang) -> Page,
    pub rules: Rules,
}

#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Rules {
    pub options: fn() -> Vec<Field>,
    pub shared: Shared,
    pub covers: bool,
    /// What a stroke that one gets away without is worth of a match: [`crate::table::Scale::unit`].
    pub unit: f64,
    /// Lines of the card that are other ones with a value of this option: the value, which line, the id of its text.
    pub lines: (&'static str, &'static [(&'static str, &'static str, &'static str)]),
    pub course: Playable,
}

/// When the option `ties` applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    Never,
    Always,
    /// While an option has one of these values.
    When(&'static str, &'static [&'static str]),
}

/// What is played in a match, the options being all filled in.
#[derive(Clone, Copy, Debug)]
pub enum Playable {
    Game(fn(&Values) -> Result<Begin, Illegal>),
    Evening(fn(&Values) -> Result<Vec<Item>, Illegal>),
}

/// How a game begins between players in their acting order, its options being read.
#[derive(Clone)]
#[must_use]
pub struct Begin {
    begin: Arc<dyn Fn(Vec<Seat>) -> Box<dyn EveningPart> + Send + Sync>,
    least: usize,
}

impl Begin {
    pub fn with<P: EveningPart>(begin: impl Fn(Vec<Seat>) -> P + Send + Sync + 'static) -> Self {
        Self { begin: Arc::new(move |order| Box::new(begin(order))), least: FEWEST }
    }

    pub fn turns(rules: impl Prop) -> Self {
        Self::with(move |order| Round::new(rules.clone(), order))
    }

    pub fn between(self, least: usize) -> Self {
        Self { least: least.max(FEWEST), ..self }
    }
}

impl Debug for Begin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Begin").field("least", &self.least).finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    Games(u32),
    /// After the game in which somebody comes to so many strokes.
    Strokes(u32),
}

impl Until {
    pub fn is_reached(self, game: u32, strokes: &[u32]) -> bool {
        match self {
            Self::Games(games) => game >= games,
            Self::Strokes(most) => strokes.iter().any(|strokes| *strokes >= most),
        }
    }

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

pub const FEWEST: usize = 2;
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

pub const TIES: Field = Field::new(
    "ties",
    "tavern-ties",
    "tavern-ties-about",
    options::Kind::Choice(&[("playoff", "tavern-ties-playoff"), ("all", "tavern-ties-all")]),
    "playoff",
);

pub fn ties(values: &Values) -> Result<Ties, Illegal> {
    chosen(values, TIES.key, |ties| match ties {
        "playoff" => Some(Ties::Playoff),
        "all" => Some(Ties::All),
        _ => None,
    })
}

pub fn number<T: FromStr>(values: &Values, of: &Field) -> Result<T, Illegal> {
    chosen(values, of.key, |value| value.parse().ok())
}

impl Rules {
    pub const fn last(begin: fn(&Values) -> Result<Begin, Illegal>) -> Self {
        Self { shared: Shared::Always, ..Self::own(begin) }
    }

    pub const fn own(begin: fn(&Values) -> Result<Begin, Illegal>) -> Self {
        let course = Playable::Game(begin);
        Self { options: Vec::new, shared: Shared::Never, covers: false, unit: 1.0, lines: ("", &[]), course }
    }

    /// The same, where a game gives several strokes: one is worth so much.
    pub const fn worth(self, unit: f64) -> Self {
        Self { unit, ..self }
    }

    pub const fn with(self, options: fn() -> Vec<Field>) -> Self {
        Self { options, ..self }
    }

    pub const fn lines(
        self,
        option: &'static str,
        lines: &'static [(&'static str, &'static str, &'static str)],
    ) -> Self {
        Self { lines: (option, lines), ..self }
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
    pub fn name(&self) -> Phrase {
        Phrase::from(format!("{}-name", self.key))
    }

    pub fn line(&self) -> Phrase {
        Phrase::from(format!("{}-line", self.key))
    }

    /// Its rules in three lines with these options (all filled in), for the card that comes before it.
    pub fn in_short(&self, values: &Values) -> [Phrase; 3] {
        let (option, others) = self.rules.lines;
        let chosen = values.get(option).map_or("", String::as_str);
        ["one", "two", "three"].map(|nth| {
            match others.iter().find(|(value, line, _)| (*value, *line) == (chosen, nth)) {
                Some((.., id)) => Phrase::new(id),
                None => Phrase::from(format!("{}-card-{nth}", self.key)),
            }
        })
    }

    pub const fn is_evening(&self) -> bool {
        matches!(self.rules.course, Playable::Evening(_))
    }

    pub fn fields(&self) -> Vec<Field> {
        let length = if self.is_evening() { Vec::new() } else { vec![TO, GAMES, STROKES] };
        length.into_iter().chain((self.rules.options)()).chain(self.rules.ties()).collect()
    }

    /// Gone through again and again, and until when. Fails where the options, all filled in, are wrong together.
    pub fn programme(&'static self, values: &Values) -> Result<(Vec<Item>, Until), Illegal> {
        match self.rules.course {
            Playable::Game(begin) => {
                let applies = self.rules.ties().is_some_and(|field| field.applies(values));
                let ties = applies.then(|| ties(values)).transpose()?;
                let item = Item { card: self, values: values.clone(), ties, begin: begin(values)? };
                Ok((vec![item], Until::of(values)?))
            }
            Playable::Evening(programme) => {
                let items = programme(values)?;
                let games = u32::try_from(items.len()).unwrap_or(u32::MAX);
                Ok((items, Until::Games(games)))
            }
        }
    }

    /// The same with options as far as they are given.
    pub fn items(&'static self, given: &Values) -> Result<Vec<Item>, Illegal> {
        self.programme(&options::complete(&self.fields(), given)?).map(|(items, _)| items)
    }

    /// What a turn of one who plays alone comes to with these options, where a game has turns.
    pub fn optimum(&'static self, given: &Values) -> Result<Option<Optimum>, Illegal> {
        let options = options::complete(&self.fields(), given)?;
        let (items, _) = self.programme(&options)?;
        let alone = items.first().filter(|_| !self.is_evening()).and_then(|item| item.begin(vec![0]).optimum());
        Ok(alone.map(|(value, how)| Optimum { options, value, how }))
    }
}

impl PartialEq for Card {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

/// What is played in a match: a game with its options, its type forgotten.
#[derive(Clone, Debug)]
#[must_use]
pub struct Item {
    pub card: &'static Card,
    /// Its options, all filled in.
    pub values: Values,
    /// What becomes of a shared last place, where there can be one.
    pub ties: Option<Ties>,
    begin: Begin,
}

impl PartialEq for Item {
    fn eq(&self, other: &Self) -> bool {
        (self.card, &self.values, self.ties) == (other.card, &other.values, other.ties)
    }
}

impl Item {
    pub fn with(self, chosen: Ties) -> Self {
        Self { ties: self.ties.map(|_| chosen), ..self }
    }

    pub fn begin(&self, order: Vec<Seat>) -> Box<dyn EveningPart> {
        (self.begin.begin)(order)
    }

    pub const fn least(&self) -> usize {
        self.begin.least
    }
}
