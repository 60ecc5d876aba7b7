//! Whoever comes when the schedule is made: where there is room for them, and what they then play.

use base::phrase::{Phrase, phrase};

use super::{Championship, MatchState, RunningPart, Seat, Step, blank, schedule};
use crate::championship::plan::{self, Feed, Form};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    /// With all the others of a part.
    Group(usize),
    /// In a bracket, against the one who sits on that side of that part.
    Line(usize, usize),
}

impl Championship {
    /// Whether somebody can join, also when the schedule is made already.
    pub fn has_room(&self) -> bool {
        self.stage().is_some_and(|(plan, _)| plan.is_open()) || self.room().is_some()
    }

    pub fn full(&self) -> Option<Phrase> {
        match self.stage() {
            _ if self.has_room() => None,
            None => Some(phrase!("championship-over")),
            Some((plan, _)) if plan.form == Form::KnockOut && self.stages.len() == 2 => {
                Some(phrase!("championship-join-full"))
            }
            Some(_) => Some(phrase!("championship-join-closed")),
        }
    }

    /// Only in the stage that follows the joining.
    pub(super) fn room(&self) -> Option<Room> {
        let [first, plan] = self.plan.stages.get(..2)? else { return None };
        let (2, Form::Joining) = (self.stages.len(), &first.form) else { return None };
        let stage = self.stages.last().filter(|stage| !stage.is_closed())?;
        let parts = stage.parts.iter().enumerate();
        match plan.form {
            Form::Everyone | Form::Swiss(_) | Form::Groups(_) => {
                let goes_on = parts.filter(|(_, part)| part.plan.drawn.is_none_or(|rounds| last_round(part) < rounds));
                goes_on.min_by_key(|(_, part)| part.seats.len()).map(|(at, _)| Room::Group(at))
            }
            Form::KnockOut => {
                let size = parts.clone().map(|(_, part)| left(&part.plan.key)).max()?;
                let second = parts.filter(|(_, part)| 2 * left(&part.plan.key) == size && part.plan.key != "third");
                let rested = second.flat_map(|(at, part)| {
                    let feeds = part.plan.feeds.iter().enumerate();
                    feeds.map(move |(side, feed)| (feed, (at, side), part.matches.first()))
                });
                let free = rested.filter(|(feed, (at, side), one)| {
                    let is_there = stage.parts[*at].seats[*side].id().is_some_and(|id| !self.has_left(id));
                    feed.part == first.key && is_there && one.is_some_and(|one| one.standing == MatchState::Open)
                });
                free.max_by_key(|(feed, ..)| feed.place).map(|(_, (at, side), _)| Room::Line(at, side))
            }
            Form::Joining | Form::Open | Form::Parts(_) => None,
        }
    }

    /// Seats the participant who joined last.
    pub(super) fn let_in(&mut self) {
        let (Some(room), at) = (self.room(), self.stages.len() - 1) else { return };
        self.past.push(Step::LetIn(Box::new(self.stages[at].clone())));
        let (id, joined) = (self.people.len(), &mut self.stages[0].parts[0]);
        joined.going.push(id);
        let feed = plan::feed(&joined.plan.key, joined.going.len());
        match room {
            Room::Group(part) => join_group(&self.plan.stages[at], &mut self.stages[at].parts[part], id, feed),
            Room::Line(part, side) => self.join_bracket((part, side), id, feed),
        }
        self.places.retain(|_, place| place[0] != at);
        self.find_places(at);
        self.carry(0);
    }

    fn join_bracket(&mut self, (at, side): (usize, usize), id: usize, feed: Feed) {
        let (plan, stage) = (&self.plan.stages[1], &mut self.stages[1]);
        let next = &stage.parts[at].plan;
        let size = 2 * left(&next.key);
        let key = |number: usize| match size {
            4 => format!("s{number}"),
            8 => format!("q{number}"),
            _ => format!("r{size}-{number}"),
        };
        let is_free = |key: &String| stage.parts.iter().all(|part| part.plan.key != *key);
        let line = 2 * (number(&next.key) - 1) + side + 1;
        let Some(key) = std::iter::once(line).chain(1..=size).map(key).find(is_free) else { return };
        let opponent = (stage.parts[at].seats[side], next.feeds[side].clone());
        let first = stage.parts[0].plan.clone();
        let planned = plan::Part { key: key.clone(), prefix: key.clone(), feeds: vec![opponent.1, feed], ..first };
        let new = schedule(planned, vec![opponent.0, Seat::Of(id)], plan);
        stage.parts[at].plan.feeds[side] = plan::feed(&key, 1);
        let begins = stage.parts.iter().position(|part| left(&part.plan.key) < size).unwrap_or(stage.parts.len());
        stage.parts.insert(begins, new);
        // Who lost a semi-final has somebody to play for the third place now.
        if size == 4 && stage.parts.len() == 3 {
            let last = stage.parts[2].plan.clone();
            let feeds = vec![plan::feed("s1", 2), plan::feed("s2", 2)];
            let third = plan::Part { key: "third".to_owned(), prefix: "third".to_owned(), feeds, ..last };
            stage.parts.insert(2, schedule(third, vec![Seat::Unknown; 2], plan));
        }
    }
}

/// They play whoever would rest, or, where nobody does, everybody in rounds of their own at the end.
fn join_group(plan: &plan::Stage, part: &mut RunningPart, id: usize, feed: Feed) {
    let (new, rounds) = (part.seats.len(), last_round(part));
    let seat_of = |id: &usize| part.seats.iter().position(|seat| *seat == Seat::Of(*id));
    let resting: Vec<(usize, usize)> =
        part.byes.iter().filter_map(|(round, id)| Some((*round, seat_of(id)?))).collect();
    let others = || (0..new).filter(|seat| part.seats[*seat].id().is_some());
    let due: Vec<(usize, usize)> = match (part.plan.drawn, resting.is_empty()) {
        // They are in the next round that is drawn.
        (Some(_), _) => Vec::new(),
        (None, true) => (rounds + 1..).zip((0..part.plan.legs).flat_map(|_| others())).collect(),
        (None, false) => resting,
    };
    for (round, seat) in due {
        let in_round = part.matches.iter().filter(|one| one.round == Some(round));
        let date = in_round.clone().map(|one| one.date).min().unwrap_or_else(|| plan.last());
        let name = format!("{}{round}-{}", part.plan.prefix, in_round.count() + 1);
        // The second time they are on the other side.
        let met = part.matches.iter().any(|one| one.seats == [seat, new]);
        let seats = if met { [new, seat] } else { [seat, new] };
        part.matches.push(blank(name, Some(round), date, seats));
    }
    part.matches.sort_by_key(|one| one.round);
    if part.plan.drawn.is_none() {
        part.byes.clear();
    }
    part.seats.push(Seat::Of(id));
    part.plan.feeds.push(feed);
}

fn last_round(part: &RunningPart) -> usize {
    part.matches.iter().filter_map(|one| one.round).max().unwrap_or(0)
}

/// How many are left in a bracket before a match of it.
fn left(key: &str) -> usize {
    match key.as_bytes().first() {
        Some(b'r') => key[1..].split('-').next().and_then(|left| left.parse().ok()).unwrap_or(0),
        Some(b'q') => 8,
        Some(b's') => 4,
        _ => 2,
    }
}

fn number(key: &str) -> usize {
    let digits = key.rsplit(|sign: char| !sign.is_ascii_digit()).next();
    digits.and_then(|digits| digits.parse().ok()).unwrap_or(1)
}
