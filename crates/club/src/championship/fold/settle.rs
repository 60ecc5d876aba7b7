//! Who plays what by what is known now, and how each match then stands: how it came to be known plays no part.

use std::collections::HashSet;

use super::absent::unplayed;
use super::{Championship, Entered, Entry, Match, MatchState, RunningPart, Seat, Step};
use crate::championship::event::Ended;
use crate::championship::plan::{Feed, Form, Leaving};

impl Championship {
    pub(super) fn at(&self, [stage, part, at]: [usize; 3]) -> Option<(&RunningPart, &Match)> {
        let part = &self.stages.get(stage)?.parts[part];
        Some((part, &part.matches[at]))
    }

    pub(super) fn entry(&self, place: [usize; 3]) -> Option<Entry> {
        self.at(place)?.1.entry
    }

    pub(super) fn is_meeting(&self, [stage, ..]: [usize; 3]) -> bool {
        self.plan.stages[stage].form == Form::Open
    }

    /// Of whoever has played it, where that still follows or was confirmed, else of those who would play it now.
    pub(super) fn put(&mut self, name: &str, result: impl Fn([Seat; 2]) -> Option<Entered>) {
        let Some(place) = self.places.get(name).copied() else { return };
        let Some((part, one)) = self.at(place) else { return };
        let stands = one.entry.filter(|_| !part.is_stale(one));
        let players = if stands.is_some() { part.players(one) } else { part.due(one) };
        let accepted = stands.and_then(|entry| entry.accepted);
        let entry = match (result(players), players) {
            (Some(result), [Seat::Of(a), Seat::Of(b)]) => Some(Entry { result, by: [a, b], accepted }),
            _ => None,
        };
        self.enter(place, entry);
    }

    pub(super) fn enter(&mut self, place: [usize; 3], entry: Option<Entry>) {
        self.past.push(Step::Entered(place, self.entry(place)));
        self.write(place, entry);
    }

    pub(super) fn write(&mut self, place: [usize; 3], entry: Option<Entry>) {
        let [stage, part, at] = place;
        let absent = |id: usize| self.people[id - 1].absence.is_some_and(|absence| absence.stage == stage);
        let part_of = &self.stages[stage].parts[part];
        let one = &part_of.matches[at];
        let players = part_of.players(one).into_iter().chain(part_of.due(one)).filter_map(Seat::id);
        let is_absent = players.chain(entry.iter().flat_map(|entry| entry.by)).any(absent);
        let key = part_of.plan.key.clone();
        let due = part_of.due(one);
        self.stages[stage].parts[part].matches[at].entry = entry.map(|entry| entry.sided(due));
        if is_absent {
            self.account(stage);
        } else {
            let part_of = &self.stages[stage].parts[part];
            let standing = self.standing(stage, part_of, &part_of.matches[at]);
            self.stages[stage].parts[part].matches[at].standing = standing;
        }
        self.settle(stage, Some(&key));
        self.carry(stage);
    }

    fn standing(&self, stage: usize, part: &RunningPart, one: &Match) -> MatchState {
        let players = part.players(one);
        let absence = |seat: &Seat| seat.id().and_then(|id| self.people[id - 1].absence);
        if players.iter().filter_map(absence).any(|absence| absence.struck && absence.stage == stage) {
            return MatchState::Struck;
        }
        match one.entry.map(|entry| entry.result) {
            Some(Entered::Score(score)) => MatchState::Played(score),
            Some(Entered::Lost(side)) => MatchState::Forfeit(side.map(|side| 1 - side)),
            None => match (unplayed(&self.people, stage, players), self.stages[stage].ended) {
                (MatchState::Open, Some(Ended::Struck)) => MatchState::Struck,
                (MatchState::Open, Some(Ended::Forfeit)) => MatchState::Forfeit(None),
                (standing, _) => standing,
            },
        }
    }

    pub(super) fn stand(&mut self, stage: usize, part: usize) {
        let of = &mut self.stages[stage].parts[part];
        for one in &mut of.matches {
            let due = one.seats.map(|seat| of.seats[seat]);
            one.entry = one.entry.map(|entry| entry.sided(due));
        }
        let of = &self.stages[stage].parts[part];
        let standings: Vec<MatchState> = of.matches.iter().map(|one| self.standing(stage, of, one)).collect();
        for (one, standing) in self.stages[stage].parts[part].matches.iter_mut().zip(standings) {
            one.standing = standing;
        }
    }

    /// Seats whoever is known and decides what needs no playing; where one part changed, only in what follows from it.
    pub(super) fn settle(&mut self, at: usize, changed: Option<&str>) {
        let waits = self.plan.stages[at].leaving == Leaving::Forfeits;
        if !waits && changed.is_some() {
            return;
        }
        let mut follow: Option<HashSet<String>> = changed.map(|key| HashSet::from([key.to_owned()]));
        for index in 0..self.stages[at].parts.len() {
            let part = &self.stages[at].parts[index];
            if follow.as_ref().is_some_and(|follow| !part.plan.feeds.iter().any(|feed| follow.contains(&feed.part))) {
                continue;
            }
            let seats = self.seats(at, index);
            let part = &mut self.stages[at].parts[index];
            // Whoever sits where somebody rested rests there.
            for (_, id) in &mut part.byes {
                let seat = part.seats.iter().position(|seat| *seat == Seat::Of(*id));
                *id = seat.and_then(|seat| seats[seat].id()).unwrap_or(*id);
            }
            part.seats = seats;
            if let Some(follow) = &mut follow {
                follow.insert(part.plan.key.clone());
            }
            if waits {
                self.stand(at, index);
            }
        }
        if !waits {
            self.account(at);
        }
    }

    fn seats(&self, at: usize, index: usize) -> Vec<Seat> {
        let part = &self.stages[at].parts[index];
        let seat = |(feed, seat): (&Feed, &Seat)| {
            let Some(place @ [stage, source]) = self.place_of(&feed.part) else { return *seat };
            let (of, source) = (&self.stages[stage], &self.stages[stage].parts[source]);
            if stage < at {
                let id = source.going.get(feed.place - 1).copied();
                return id.map_or(Seat::Empty, |id| Seat::Of(self.stages[at].swapped(id)));
            }
            // What was open when its stage ended sends nobody on: who would have played here stays open, and nobody wins by it.
            let was_open = |one: &Match| {
                one.entry.is_none() && unplayed(&self.people, stage, source.players(one)) == MatchState::Open
            };
            let sends_nobody = of.ended.is_some() && source.plan.single && source.matches.iter().all(was_open);
            if sends_nobody || (!of.is_closed() && !source.is_complete()) {
                return Seat::Unknown;
            }
            self.going(place).get(feed.place - 1).map_or(Seat::Empty, |id| Seat::Of(*id))
        };
        if part.plan.feeds.is_empty() {
            return part.seats.clone();
        }
        part.plan.feeds.iter().zip(&part.seats).map(seat).collect()
    }

    /// Who goes on from a stage that was closed, and all that follows from it.
    pub(super) fn carry(&mut self, from: usize) {
        for at in from..self.stages.len() {
            if at > from {
                self.settle(at, None);
            }
            if !self.stages[at].is_closed() {
                return;
            }
            for part in 0..self.stages[at].parts.len() {
                self.stages[at].parts[part].going = self.going([at, part]);
            }
        }
    }
}
