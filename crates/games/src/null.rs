//! The smallest game that is whole: everybody throws a die, keeps it or throws once more; the highest wins. Only in
//! tests: a template (`ARCHITECTURE.md`, "How a game is added"), and what is tested without meaning any.

use std::fmt;
use std::ops::RangeInclusive;

use serde_json::{Value, json};

use crate::game::{Die, Face, Game, Score, Seat, Throw, Turn};

mod board;

const DIE: Die = Die::new("pips", Face::PIPS);

#[derive(Clone, Debug, PartialEq)]
pub struct Null {
    seats: usize,
    /// What each seat has come to; whose turn it is comes next.
    kept: Vec<u8>,
    thrown: Option<u8>,
    again: bool,
}

/// What a seat decides; written out it is the notation of the record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    Keep,
    Again,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Keep => "keep",
            Self::Again => "again",
        })
    }
}

impl Game for Null {
    const SEATS: RangeInclusive<usize> = 1..=4;
    type Options = ();
    type Action = Action;

    fn start(_options: &(), seats: usize) -> Self {
        Self { seats, kept: Vec::new(), thrown: None, again: false }
    }

    fn turn(&self) -> Turn {
        let seat = self.kept.len();
        if seat == self.seats {
            let most = self.kept.iter().max();
            return Turn::Over((0..seat).filter(|seat| self.kept.get(*seat) == most).collect());
        }
        match self.thrown {
            Some(_) => Turn::Seats(vec![seat]),
            None => Turn::Roll(Throw { by: vec![seat], dice: vec![DIE] }),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        if self.thrown.is_some() && seat == self.kept.len() { vec![Action::Keep, Action::Again] } else { Vec::new() }
    }

    fn roll(&mut self, faces: &[Face]) {
        let [Face::Number(pips)] = *faces else { return };
        if std::mem::take(&mut self.again) { self.kept.push(pips) } else { self.thrown = Some(pips) }
    }

    fn act(&mut self, _seat: Seat, action: &Action) {
        let thrown = self.thrown.take();
        match action {
            Action::Keep => self.kept.extend(thrown),
            Action::Again => self.again = true,
        }
    }

    fn scores(&self) -> Vec<Score> {
        (0..self.seats).map(|seat| Score::whole(self.kept.get(seat).copied().unwrap_or(0).into())).collect()
    }

    fn state(&self) -> Value {
        json!({ "kept": self.kept, "thrown": self.thrown, "again": self.again })
    }
}
