//! What a game adds to its rules so that a match of it can be seen, touched, told and judged: four traits, each
//! implemented where its code lives, and [`Board`], which is all of them. Knows no game and no toolkit.

use std::cmp::Reverse;

use base::draw::plot::Mark;
use base::draw::{Drawing, Spot};
use base::i18n::Lang;
use base::phrase::{Phrase, phrase};

use super::about::idea;
use super::ending::Share;
use super::{DieArt, Handling, PositionField, Scale, Stake, Touching, Visibility};
use crate::game::bot::{Bot, Level};
use crate::game::options::Values;
use crate::game::{Die, Event, Game, Illegal, Match, Seat, Turn};

#[derive(Clone, Debug, Default)]
pub struct View {
    pub lang: Lang,
    /// The seat that looks and touches; `None` where nobody does (a replay, a computer player's turn).
    pub seat: Option<Seat>,
    /// Whose side of the table the screen is on: the only person's. `None` where there are several, or none.
    pub home: Option<Seat>,
    pub names: Vec<String>,
    /// The marks of those who have one, by seat: drawn beside their names, in the colours of the seats.
    pub marks: Vec<Option<Mark>>,
    /// A decision that is advised, in notation.
    pub hint: Option<String>,
    /// What was decided last and by whom, where it is to be pointed out.
    pub last: Option<(Seat, String)>,
    /// Whether nothing is hidden: a match that is over is looked at again.
    pub open: bool,
    /// How many of the pages that are looked at before the match goes on have been turned; see [`Handling::pages`].
    pub page: u8,
    pub layout: Values,
    /// The shape of the room it has: how often its height goes into its width. `None` where any shape will do.
    pub room: Option<f32>,
    /// How many times larger its small writing is to be, as far as it has room; as drawn where it is `None`.
    pub text: Option<f32>,
}

/// What paper shows: nobody looks at it, and it marks nobody.
impl From<Lang> for View {
    fn from(lang: Lang) -> Self {
        Self { lang, ..Self::default() }
    }
}

impl View {
    /// The size of small writing, which is that size in text of 100 %, mm.
    pub fn written(&self, size: f32) -> f32 {
        size * self.text.unwrap_or(1.0)
    }

    /// Its number, from 1, where it has none.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat).cloned().unwrap_or_else(|| (seat + 1).to_string())
    }

    /// The same as a phrase, to stand alone.
    pub fn someone(&self, seat: Seat) -> Phrase {
        phrase!("core-someone", name = self.name(seat))
    }

    pub fn people(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<Phrase> {
        seats.into_iter().map(|seat| self.someone(seat)).collect()
    }
}

/// A decision that has no place on the board and is offered as a button beside it; for the shell, in notation.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A = String> {
    pub action: A,
    pub name: Phrase,
    pub about: Option<Phrase>,
    /// The key that chooses it: a digit or a letter, the same as long as the game lasts and for nothing else.
    pub key: Option<char>,
    pub weight: Weight,
}

/// How a decision stands among those offered. Only what gives nothing away stands out, and Enter makes nothing else.
#[derive(Clone, Debug, PartialEq)]
pub enum Weight {
    /// What is to be done next: the only decision there is, or just what was touched, with nothing given away by it.
    Next,
    /// It scores now, and would not later. It is offered first; what passes it over [`Weight::Forgoes`] it.
    Scores,
    Plain,
    /// It gives this away for good, by the rules and whatever is hidden: it is made by a second press.
    Forgoes(Phrase),
}

impl Weight {
    pub fn of(only: bool) -> Self {
        if only { Self::Next } else { Self::Plain }
    }

    pub fn stands_out(&self) -> bool {
        match self {
            Self::Next | Self::Scores => true,
            Self::Plain | Self::Forgoes(_) => false,
        }
    }
}

impl<A> Choice<A> {
    pub fn map<B>(self, write: impl FnOnce(A) -> B) -> Choice<B> {
        let Self { action, name, about, key, weight } = self;
        Choice { action: write(action), name, about, key, weight }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Typing {
    pub label: Phrase,
    pub placeholder: Phrase,
    pub send: Phrase,
    pub means: Typed,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    pub says: Phrase,
    /// Whether it may as well be a slip, or gives something away: then a second press decides it, as long as no clock runs.
    pub is_odd: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    /// It is decided: this, such as `"call "`, and the text are the notation. The field is always there.
    Decides(&'static str),
    /// It touches the board ([`Touching::typed`]). The field is there when somebody asks for it.
    Touches,
}

/// How a match is handled: what is touched, who sees the dice, what the table has to mind.
pub trait Controls: Game {
    type Touch: Touching<Self>;

    /// The key of the game whose rules hold now, where a match is made of several.
    fn plays(&self) -> Option<&'static str> {
        None
    }
    fn handling(&self) -> Handling {
        Handling::default()
    }
    /// How `seat` (`None`: everybody) sees the dice thrown last. Dice that nobody uncovered stay covered until others are
    /// thrown; meanwhile board, choices and words are asked of `seen_by(None)`, also for a seat that has looked.
    fn visibility(&self, _seat: Option<Seat>) -> Visibility<Self::Action> {
        Visibility::Open
    }
    /// What counts as decided when a person's time is up; `None` where nobody is hurried.
    fn timeout(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }
}

pub trait Words: Controls {
    /// What `seat` may decide beside the board, with so much touched on it.
    fn choices(&self, _touch: &Self::Touch, _seat: Seat) -> Vec<Choice<Self::Action>> {
        Vec::new()
    }
    /// What `seat` may type instead of choosing; what decides only where [`Game::free`] holds.
    fn typing(&self, _seat: Seat) -> Option<Typing> {
        None
    }
    /// What a text that `seat` types would be decided as ([`Typed::Decides`]).
    fn reading(&self, _seat: Seat, _text: &str) -> Option<Reading> {
        None
    }
    /// What is to be done now, in words, for `view.seat` or, without one, for everybody.
    fn prompt(&self, touch: &Self::Touch, view: &View) -> Phrase;
    /// Which part of the match is under way, where it has several; asked while it is not over.
    fn how_far(&self) -> Option<Phrase> {
        None
    }
    /// The strongest reason first, from the position as `seat` may be shown it: it has looked under no cup.
    fn reason(&self, _seat: Seat, _played: &Self::Action, _better: &Self::Action) -> Vec<Phrase> {
        Vec::new()
    }
    /// What can be counted about a decision, for whoever looks ahead; this is as in [`Words::reason`].
    fn foresees(&self, _seat: Seat, _action: &Self::Action) -> Vec<Phrase> {
        Vec::new()
    }
    /// The same about a place of the board; what a decision is worth that is made by touching it need not be said.
    fn surveys(&self, _touch: &Self::Touch, _view: &View, _spot: &Spot) -> Vec<Phrase> {
        Vec::new()
    }
    /// What can be set by hand, what is set of the touched spot first; nothing where a position is written only.
    fn position_fields(&self, _touch: &Self::Touch, _view: &View, _spot: Option<&Spot>) -> Vec<PositionField> {
        Vec::new()
    }

    /// Sets what such a field sets and nothing else; an error changes nothing. [`Game::position`] says whether it can stand.
    fn set(&mut self, _key: &str, _value: u32) -> Result<(), Illegal> {
        Ok(())
    }
    fn write(&mut self, _key: &str, _text: &str) -> Result<(), Illegal> {
        Ok(())
    }

    /// What is spoken aloud where a place of the board is pointed at.
    fn spoken(&self, _view: &View, _spot: &Spot) -> Option<&'static str> {
        None
    }
    /// What a match came to part by part, such as line by line of a sheet: told at its end beside the scores.
    fn shares(_played: &Match<Self>) -> Vec<Share> {
        Vec::new()
    }
    /// What an event does, in words, this being the state before it. Faces that fall under a cup are not told; where
    /// dice are uncovered this state knows them, unless it is only asked what the event would do.
    fn tell(&self, event: &Event<Self::Action>, view: &View) -> Phrase;
    /// In a sentence: “enter the 12 in e2”. It has not happened, so nothing is told that would come of it.
    fn advice(&self, seat: Seat, action: &Self::Action) -> Phrase;
}

pub trait Looks: Controls {
    fn board(&self, touch: &Self::Touch, view: &View) -> Drawing;
    fn die(_die: &Die) -> DieArt {
        DieArt::PIPS
    }
}

pub trait Players: Game {
    /// The weakest first.
    const LEVELS: &'static [Level] = &Level::USUAL;
    /// The computer player of that level, or of the nearest that there is.
    fn bot(level: Level) -> Box<dyn Bot<Self>>;
    /// Does what would make a first decision or hint slow; called elsewhere, as soon as a match is on the table.
    fn prepare(&self) {}
}

pub trait Board: Words + Looks + Players {
    /// How much of the chance to win what is decided about a unit of the match's scale is, as it stands: marks go by it.
    fn share(&self, scale: &Scale) -> f64 {
        scale.share()
    }
    /// What the round or game under way decides for `seat` of a match that is judged by its rounds or games.
    fn stake(&self, _seat: Seat) -> Stake {
        Stake::default()
    }
    /// What [`Bot::judge`] foretells of this position has come to for `seat` in `later`, in the measure of the game;
    /// `None` as long as it has not. By default that is at the end: a share of the win.
    fn payoff(&self, seat: Seat, later: &Self) -> Option<f64> {
        let Turn::Over(winners) = later.turn() else { return None };
        Some(if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 })
    }
}

const MOST_REASONS: usize = 2;

/// At most two, by how much each speaks for the decision, and of an idea only one; none where nothing does.
pub fn strongest(all: impl IntoIterator<Item = (i64, Phrase)>) -> Vec<Phrase> {
    let mut all: Vec<(i64, Phrase)> = all.into_iter().filter(|(weight, _)| *weight > 0).collect();
    all.sort_by_key(|(weight, _)| Reverse(*weight));
    let mut said: Vec<Phrase> = Vec::new();
    for (_, phrase) in all {
        if said.iter().all(|other| idea(&other.id) != idea(&phrase.id)) {
            said.push(phrase);
        }
    }
    said.truncate(MOST_REASONS);
    said
}
