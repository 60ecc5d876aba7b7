//! What of a board is touched and not yet decided, and what of a position is set by hand. Knows no game and no screen.

use std::fmt::Debug;

use base::draw::{Drawing, Spot};
use base::phrase::{Phrase, phrase};

use super::View;
use crate::game::{Event, Game, Illegal, Seat};

#[derive(Clone, Debug, PartialEq)]
pub enum Press<A> {
    Touched,
    Refused(Illegal),
    Decided(A),
    Throws,
}

/// A selection that is not yet decided; never recorded.
pub trait Touching<G: Game>: Clone + Debug + Default + PartialEq + Send + 'static {
    fn press(&mut self, game: &G, view: &View, spot: &Spot) -> Press<G::Action>;
    /// Takes what lies on a spot in hand, to be dragged: it is selected from now on. Gives how it looks on the scale of the
    /// board, its middle under the pointer. [`Touching::press`] on another spot puts it down; where that is refused, or nowhere,
    /// the selection is again what it was. `None` where nothing can be dragged: then the spot is pressed.
    fn grab(&mut self, _game: &G, _view: &View, _spot: &Spot) -> Option<Drawing> {
        None
    }
    /// What `view.seat` has typed is touched; only where the game offers it ([`super::Typed::Touches`]).
    fn typed(&mut self, _game: &G, _view: &View, _text: &str) -> Press<G::Action> {
        Press::Touched
    }
    /// Takes back the step touched last, where a decision is touched step by step, else all; whether there was one.
    fn retract(&mut self) -> bool {
        self.release()
    }
    /// What of it a decision is put together of; the rest is only looked at, and is no step that is taken back.
    fn composed(&self) -> Self {
        self.clone()
    }
    /// What of it is looked at until it is dropped, whatever is decided meanwhile.
    fn looked_at(&self) -> Self {
        Self::default()
    }
    /// With none, when it is dropped: what is looked at stays, and what shows how a decision was meant, as of two dice.
    fn leaves(&self, event: Option<&Event<G::Action>>) -> Self {
        event.map(|_| self.looked_at()).unwrap_or_default()
    }
    /// Drops what is touched; whether there was something.
    fn release(&mut self) -> bool {
        let left = self.leaves(None);
        let dropped = *self != left;
        *self = left;
        dropped
    }
}

/// Nothing is touched: what can be decided stands beside the board.
impl<G: Game> Touching<G> for () {
    fn press(&mut self, _game: &G, _view: &View, _spot: &Spot) -> Press<G::Action> {
        Press::Touched
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct PositionField {
    pub key: String,
    pub name: Phrase,
    /// How it stands, where it is no text.
    pub value: u32,
    pub kind: FieldKind,
    /// Whose it is, where it can be carried from one spot to another: as much as is taken here is put there.
    pub of: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum FieldKind {
    /// Up to so much.
    Number(u32),
    Choice(Vec<Phrase>),
    /// What is written: this now.
    Written(String),
}

impl PositionField {
    pub fn number(key: impl Into<String>, name: Phrase, value: u32, most: u32) -> Self {
        Self { key: key.into(), name, value, kind: FieldKind::Number(most), of: None }
    }

    /// Counted from 0.
    pub fn choice(key: impl Into<String>, name: Phrase, value: u32, choices: Vec<Phrase>) -> Self {
        Self { key: key.into(), name, value, kind: FieldKind::Choice(choices), of: None }
    }

    pub fn written(key: impl Into<String>, name: Phrase, text: String) -> Self {
        Self { key: key.into(), name, value: 0, kind: FieldKind::Written(text), of: None }
    }

    pub fn switch(key: impl Into<String>, name: Phrase, value: bool) -> Self {
        let choices = vec![phrase!("app-no"), phrase!("app-yes")];
        Self::choice(key, name, u32::from(value), choices)
    }

    /// Whose turn it is, under the key `turn`.
    pub fn turn(view: &View, seats: usize, now: Seat) -> Self {
        let now = u32::try_from(now).unwrap_or_default();
        Self::choice("turn", phrase!("core-knob-turn"), now, view.people(0..seats))
    }

    /// A number for each player, under the key `KIND-SEAT`.
    pub fn each<'a>(
        kind: &'a str,
        view: &'a View,
        numbers: &'a [u32],
        most: u32,
        name: fn(String) -> Phrase,
    ) -> impl Iterator<Item = Self> + 'a {
        let field = move |(seat, number): (Seat, &u32)| {
            Self::number(format!("{kind}-{seat}"), name(view.name(seat)), *number, most)
        };
        numbers.iter().enumerate().map(field)
    }
}

/// The parts of a key such as `men-0-7`: what it is, and the numbers that follow.
pub fn parts(key: &str) -> (&str, Vec<usize>) {
    let mut parts = key.split('-');
    let kind = parts.next().unwrap_or_default();
    (kind, parts.filter_map(|part| part.parse().ok()).collect())
}
