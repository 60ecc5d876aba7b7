//! A position of Namaste as a text, and whether a match can stand like that (`docs/rules/positions.md`).

use std::fmt::Write as _;

use base::phrase::phrase;

use super::{KARMA, MOST_SEATS, Namaste, Phase, Player, explain};
use crate::game::position::{TURN, Words, not_for, number, turned, whose};
use crate::game::{Game as _, Illegal};
use crate::namaste::field::{Field, Line};
use crate::table::touch::parts;

/// The highest sum: three white dice and the turquoise one, all 7.
pub const HIGHEST: u8 = 28;

/// A number that stands in a field, of a word such as `c3=14`.
fn entry(word: &str) -> Option<(Field, u8)> {
    let (field, number) = word.split_once('=')?;
    Some((Field::named(field)?, number.parse().ok()?))
}

impl Namaste {
    pub(super) fn placed_as(seats: usize, text: &str) -> Result<Self, Illegal> {
        let mut words = Words::new(text);
        let mut state = Self::start(&(), seats);
        if !words.is("round") {
            return Err(words.unexpected());
        }
        state.round = words.due(number)?;
        state.players.clear();
        let mut marks = Vec::new();
        while let Some(marked) = words.take(|word| Some(turned(word)).filter(|(name, _)| *name == "sheet")) {
            marks.push(marked.1);
            state.players.push(sheet(&mut words));
        }
        words.end()?;
        if state.players.len() != seats {
            return Err(not_for(seats, state.players.len()));
        }
        state.active = whose(&marks)?;
        state.settle();
        Ok(state)
    }

    pub(super) fn written(&self) -> Result<String, Illegal> {
        if self.phase != Phase::Choosing {
            return Err(phrase!("core-position-none").into());
        }
        self.can_stand()?;
        let mut text = format!("round {}", self.round);
        for (seat, player) in self.players.iter().enumerate() {
            text += " sheet";
            text.extend((seat == self.active).then_some(TURN));
            for (field, number) in Field::all().filter_map(|field| Some((field, player.number(field)?))) {
                let _ = write!(text, " {field}={number}");
            }
            let later: Vec<Line> = Line::all().filter(|line| player.is_later(*line)).collect();
            text.extend((!later.is_empty()).then_some(" later"));
            later.iter().for_each(|line| text.extend([" ".to_owned(), line.to_string()]));
            text.extend((!player.karma().is_empty()).then_some(" karma"));
            player.karma().iter().for_each(|points| text.extend([" ".to_owned(), points.to_string()]));
        }
        Ok(text)
    }

    /// Sets a number of a sheet, what is later there, bad karma, the round, or whose turn it is, which has not begun.
    pub(in crate::namaste) fn set_by_hand(&mut self, key: &str, value: u32) {
        let small = u8::try_from(value).unwrap_or(u8::MAX);
        let (kind, places) = parts(key);
        let seats = self.players.len();
        let sheet = places.first().and_then(|seat| self.players.get_mut(*seat));
        let place = places.get(1).copied().unwrap_or_default();
        match (kind, sheet) {
            ("field", Some(sheet)) => Field::all().nth(place).into_iter().for_each(|field| sheet.put(field, small)),
            ("later", Some(sheet)) => Line::all().nth(place).into_iter().for_each(|line| sheet.mark(line, value == 1)),
            ("karma", Some(sheet)) => {
                let mut karma = sheet.karma().to_vec();
                karma.resize(KARMA.max(place + 1), 0);
                karma[place] = small;
                // An empty box before a full one stays, and it is said that there can be none.
                karma.truncate(karma.iter().rposition(|points| *points > 0).map_or(0, |last| last + 1));
                sheet.set_karma(karma);
            }
            ("round", _) => self.round = value,
            ("turn", _) if (value as usize) < seats => self.active = value as usize,
            _ => {}
        }
        (self.phase, self.fresh) = (Phase::Choosing, [None; MOST_SEATS]);
        self.completed.clear();
        self.settle();
    }

    /// What follows from numbers and from who was later: boxes, and the circles of whoever has not completed a line.
    fn settle(&mut self) {
        for line in Line::all() {
            let done = self.players.iter().any(|player| player.completes(line));
            for player in &mut self.players {
                if !player.completes(line) {
                    player.mark(line, done);
                }
            }
        }
        self.players.iter_mut().for_each(Player::settle);
    }

    /// Whether a match can stand like this between two turns, however it got there.
    fn can_stand(&self) -> Result<(), Illegal> {
        let done = |line: Line| self.players.iter().filter(move |player| player.line_points(line).is_some());
        let nobody_first =
            |line: &Line| done(*line).next().is_some() && done(*line).all(|player| player.is_later(*line));
        if let Some(line) = Line::all().find(nobody_first) {
            return Err(phrase!("namaste-position-first", line = line.to_string()).into());
        }
        let over = |player: &Player| player.is_full() || player.karma().len() >= KARMA;
        if self.active == 0 && self.players.iter().any(over) {
            return Err(phrase!("namaste-position-over").into());
        }
        let seats = self.players.len();
        let rounds = self.round.checked_sub(1).ok_or(phrase!("namaste-position-round"))? as usize;
        let turns = rounds.saturating_mul(seats).saturating_add(self.active);
        for (seat, player) in self.players.iter().enumerate() {
            let own = rounds.saturating_add(usize::from(seat < self.active));
            let (entries, karma) =
                (Field::all().filter(|field| player.number(*field).is_some()).count(), player.karma().len());
            let sheet = seat + 1;
            let on = |why| Err(phrase!("namaste-position-on", sheet, why).into());
            let number = |field: Field| Some((field, player.number(field)?));
            if let Some((_, sum)) = Field::all().filter_map(number).find(|(_, sum)| *sum > HIGHEST) {
                return on(phrase!("namaste-position-sum", sum));
            }
            if let Some((field, sum, obstacle)) = player.flaw() {
                return on(explain(field, sum, obstacle));
            }
            if karma > KARMA {
                return on(phrase!("namaste-position-boxes", most = KARMA));
            }
            if let Some(points) = player.karma().iter().find(|points| !(1..=6).contains(*points)) {
                return on(phrase!("namaste-position-karma-points", points = *points));
            }
            // In a turn of one's own there is an entry or bad karma, in others' an entry or nothing.
            if karma > own || entries + karma > turns {
                return Err(phrase!("namaste-position-more", sheet, round = self.round).into());
            }
            if entries + karma < own {
                return Err(phrase!("namaste-position-less", sheet, round = self.round, due = own).into());
            }
            if seat >= self.active && karma >= KARMA {
                return Err(phrase!("namaste-position-karma", sheet).into());
            }
        }
        Ok(())
    }
}

fn sheet(words: &mut Words<'_>) -> Player {
    let mut player = Player::default();
    while let Some((field, sum)) = words.take(entry) {
        player.put(field, sum);
    }
    if words.is("later") {
        let line = |word: &str| Line::all().find(|line| line.to_string() == word);
        while let Some(line) = words.take(line) {
            player.mark(line, true);
        }
    }
    if words.is("karma") {
        while let Some(points) = words.take(|word| word.parse().ok()) {
            player.take_karma(points);
        }
    }
    player
}
