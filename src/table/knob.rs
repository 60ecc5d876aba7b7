//! What of a position is set by hand: numbers, choices and what is written, some of them of a spot of the board that was
//! touched. Knows no game and no screen.

use super::View;
use crate::game::Seat;
use crate::phrase::{Phrase, phrase};

/// Something of a position that is set.
#[derive(Clone, Debug, PartialEq)]
pub struct Knob {
    /// What it is called where it is set.
    pub key: String,
    /// What it is called on screen.
    pub name: Phrase,
    /// How it stands, where it is no text.
    pub value: u32,
    /// What it may be.
    pub dial: Dial,
    /// Whose it is, where it can be carried from one spot to another: as much as is taken here is put there.
    pub of: Option<Seat>,
}

/// What a knob may be.
#[derive(Clone, Debug, PartialEq)]
pub enum Dial {
    /// Up to so much.
    Number(u32),
    /// One of these.
    Choice(Vec<Phrase>),
    /// What is written: this now.
    Written(String),
}

impl Knob {
    /// A number from 0.
    pub fn number(key: impl Into<String>, name: Phrase, value: u32, most: u32) -> Self {
        Self { key: key.into(), name, value, dial: Dial::Number(most), of: None }
    }

    /// One of several; which one is counted from 0.
    pub fn choice(key: impl Into<String>, name: Phrase, value: u32, choices: Vec<Phrase>) -> Self {
        Self { key: key.into(), name, value, dial: Dial::Choice(choices), of: None }
    }

    /// What is written, as dice that lie.
    pub fn written(key: impl Into<String>, name: Phrase, text: String) -> Self {
        Self { key: key.into(), name, value: 0, dial: Dial::Written(text), of: None }
    }

    /// Whether something is so.
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
        let knob = move |(seat, number): (Seat, &u32)| {
            Self::number(format!("{kind}-{seat}"), name(view.name(seat)), *number, most)
        };
        numbers.iter().enumerate().map(knob)
    }
}

/// The parts of a key such as `men-0-7`: what it is, and the numbers that follow.
pub fn parts(key: &str) -> (&str, Vec<usize>) {
    let mut parts = key.split('-');
    let kind = parts.next().unwrap_or_default();
    (kind, parts.filter_map(|part| part.parse().ok()).collect())
}
