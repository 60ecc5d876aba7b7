//! What a calendar says of each match, and how often that has changed. The number only grows, also where a change is taken back
//! or a match is drawn anew: a calendar takes over nothing else (RFC 5545, 3.8.7.4).

use std::collections::BTreeMap;

use jiff::civil::{Date, Time};

use super::{Championship, Event, Match, MatchState, RunningPart, Step};
use crate::championship::Id;

/// No part of a championship's state: any two compare equal.
#[derive(Clone, Debug, Default)]
pub(super) struct Revised(BTreeMap<String, Revision>);

impl PartialEq for Revised {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revision {
    pub count: u32,
    pub last: Appointment,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appointment {
    pub round: Option<usize>,
    pub date: Date,
    pub time: Option<Time>,
    pub table: Option<u16>,
    /// Who was drawn to play it; of a single match nobody is: it stays the same whoever comes to it.
    pub drawn: [Option<Id>; 2],
    pub is_off: bool,
}

impl Appointment {
    fn of(part: &RunningPart, one: &Match) -> Self {
        let drawn = if part.plan.single { [None; 2] } else { part.due(one).map(super::Seat::id) };
        let is_off = matches!(one.standing, MatchState::Struck | MatchState::Forfeit(None));
        Self { round: one.round, date: one.date, time: one.time, table: one.table, drawn, is_off }
    }
}

impl Revised {
    fn note(&mut self, id: &str, now: Appointment) {
        match self.0.get_mut(id) {
            Some(before) if before.last == now => {}
            Some(before) => *before = Revision { count: before.count + 1, last: now },
            None => {
                self.0.insert(id.to_owned(), Revision { count: 0, last: now });
            }
        }
    }
}

impl Championship {
    pub fn revision(&self, id: &str) -> Option<&Revision> {
        self.revised.0.get(id)
    }

    pub fn withdrawn(&self) -> impl Iterator<Item = (&str, &Revision)> {
        let all = self.revised.0.iter().map(|(id, revision)| (id.as_str(), revision));
        all.filter(|(id, _)| !self.places.contains_key(*id))
    }

    /// Which match alone an event may change in a calendar; none where it may be any.
    pub(super) fn revises(&self, event: &Event) -> Option<Option<String>> {
        match event {
            Event::Move { r#match, .. } => Some(Some(r#match.clone())),
            Event::Undo {} => Some(match self.past.last() {
                Some(Step::Moved(place, _)) => self.at(*place).map(|(_, one)| one.id.clone()),
                _ => None,
            }),
            Event::Join { .. } => self.stages[0].is_closed().then_some(None),
            Event::Result { .. }
            | Event::Forfeit { .. }
            | Event::Unplayed { .. }
            | Event::Clear { .. }
            | Event::Confirm { .. } => {
                // What somebody who has left had played decides what becomes of the rest.
                self.people.iter().any(|one| one.left.is_some()).then_some(None)
            }
            Event::Leave { .. }
            | Event::Return { .. }
            | Event::Pair { .. }
            | Event::Close { .. }
            | Event::Lot { .. }
            | Event::Swap { .. } => Some(None),
            Event::Rename { .. } | Event::Meet { .. } | Event::Order { .. } => None,
        }
    }

    pub(super) fn revise(&mut self, only: Option<&str>) {
        let mut revised = std::mem::take(&mut self.revised);
        if let Some((_, part, one)) = only.and_then(|id| self.find(id)) {
            revised.note(&one.id, Appointment::of(part, one));
        } else {
            for (_, part) in self.parts().filter(|(plan, _)| !plan.is_open()) {
                part.matches.iter().for_each(|one| revised.note(&one.id, Appointment::of(part, one)));
            }
            for (id, revision) in &mut revised.0 {
                if !revision.last.is_off && !self.places.contains_key(id) {
                    revision.count += 1;
                    revision.last.is_off = true;
                }
            }
        }
        self.revised = revised;
    }
}
