//! What of a position is set by hand: numbers, choices and what is written, some of them of a spot of the board that was
//! touched. Knows no game and no screen.

use base::phrase::{Phrase, phrase};

use super::View;
use crate::game::Seat;

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
        let names = (0..seats).map(|seat| phrase!("core-knob-player", name = view.name(seat))).collect();
        Self::choice("turn", phrase!("core-knob-turn"), u32::try_from(now).unwrap_or_default(), names)
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
