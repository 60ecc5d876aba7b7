//! What was entered in the stage that goes on, to be taken back, the last first: how it stood before.

use std::ops::Range;

use jiff::civil::{Date, Time};

use base::phrase::{Phrase, phrase};

use super::{Championship, Entered, Entry, Participant, RunningStage, Seat, same, seen};
use crate::championship::event::Event;
use crate::championship::{Id, plan, words};

/// No part of a championship's state: any two compare equal.
#[derive(Clone, Debug, Default)]
pub(super) struct Past {
    steps: Vec<Step>,
    /// What came in by one table: from which step on, and up to which.
    tables: Vec<Range<usize>>,
}

impl PartialEq for Past {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Past {
    pub(super) fn push(&mut self, step: Step) {
        self.steps.push(step);
    }

    pub(super) fn last(&self) -> Option<&Step> {
        self.steps.last()
    }

    fn pop(&mut self) -> Option<Step> {
        let last = self.steps.pop();
        self.tables.retain(|table| table.end <= self.steps.len());
        last
    }

    /// The steps of the last table, where nothing came after it.
    fn last_table(&self) -> Option<&[Step]> {
        let table = self.tables.last().filter(|table| table.end == self.steps.len())?;
        self.steps.get(table.clone())
    }

    fn count(&self) -> usize {
        let of = |step: &Step| if let Step::Closed(before) = step { 1 + before.count() } else { 1 };
        self.steps.iter().map(of).sum()
    }
}

/// An entry, with what it has changed as it was.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Joined,
    /// After the schedule was made.
    LetIn(Box<RunningStage>),
    Left(Id),
    Named(Id, String, String),
    Returned(Id, Box<Participant>),
    Met,
    Unmet(usize, String),
    Entered([usize; 3], Option<Entry>),
    Moved([usize; 3], (Date, Option<Time>, Option<u16>)),
    Ordered(Vec<Seat>),
    Swapped,
    Paired,
    /// A stage was closed, before which that could be taken back.
    Closed(Past),
}

impl Championship {
    pub fn entries(&self) -> usize {
        self.past.count()
    }

    /// Takes what is entered at once: a table's results or names are undone together, unless the file was read again.
    pub fn take_all(&mut self, events: &[Event]) {
        let is_row = |event: &&Event| matches!(event, Event::Join { .. } | Event::Meet { .. } | Event::Result { .. });
        let from = self.past.steps.len();
        events.iter().for_each(|event| self.take(event));
        if events.iter().filter(is_row).count() > 1 {
            self.past.tables.push(from..self.past.steps.len());
        }
    }

    /// Which stage was closed last, and how many entries have come since.
    pub fn closed_last(&self) -> Option<(&plan::Stage, usize)> {
        let Some(Step::Closed(_)) = self.past.steps.first() else { return None };
        let (plan, _) = self.stages().filter(|(_, stage)| stage.is_closed()).last()?;
        Some((plan, self.past.steps.len() - 1))
    }

    /// How many of the last entries were made together: a table's, a moved round's, those of a seed moved step by step.
    pub(in crate::championship) fn last_entries(&self) -> usize {
        let moved = |step: &Step| match step {
            Step::Moved([stage, part, at], before) => {
                let one = &self.stages[*stage].parts[*part].matches[*at];
                Some((one.round, one.date, one.time, *before))
            }
            _ => None,
        };
        let steps = &self.past.steps;
        if let Some(table) = self.past.last_table() {
            return table.len();
        }
        if let Some(Step::Ordered(_)) = steps.last() {
            return self.moves_of_one_seed();
        }
        match steps.last().map(moved) {
            Some(last @ Some(_)) => steps.iter().rev().take_while(|step| moved(step) == last).count(),
            last => usize::from(last.is_some()),
        }
    }

    fn moves_of_one_seed(&self) -> usize {
        let (mut count, mut after) = (0, &self.stages[0].parts[0].seats);
        let mut moved: Option<Vec<Seat>> = None;
        for step in self.past.steps.iter().rev() {
            let Step::Ordered(before) = step else { break };
            let own = movers(before, after).into_iter();
            let both: Vec<Seat> = own.filter(|seat| moved.as_ref().is_none_or(|moved| moved.contains(seat))).collect();
            if both.is_empty() {
                break;
            }
            (count, after, moved) = (count + 1, before, Some(both));
        }
        count.max(1)
    }

    pub fn last_made(&self) -> Option<Phrase> {
        const MADE: [[&str; 2]; 17] = [
            ["championship-undone-join", "championship-made-join"],
            ["championship-undone-joins", "championship-made-joins"],
            ["championship-undone-leave", "championship-made-leave"],
            ["championship-undone-return", "championship-made-return"],
            ["championship-undone-name", "championship-made-name"],
            ["championship-undone-first", "championship-made-first"],
            ["championship-undone-result", "championship-made-result"],
            ["championship-undone-results", "championship-made-results"],
            ["championship-undone-confirm", "championship-made-confirm"],
            ["championship-undone-forfeit", "championship-made-forfeit"],
            ["championship-undone-strike", "championship-made-strike"],
            ["championship-undone-move", "championship-made-move"],
            ["championship-undone-round", "championship-made-round"],
            ["championship-undone-order", "championship-made-order"],
            ["championship-undone-swap", "championship-made-swap"],
            ["championship-undone-close", "championship-made-close"],
            ["championship-undone-draw", "championship-made-draw"],
        ];
        let (undone, _) = self.last_entry()?;
        let [_, made] = MADE.into_iter().find(|[of, _]| *of == undone.id)?;
        Some(Phrase { args: undone.args, ..Phrase::new(made) })
    }

    fn last_drawn(&self) -> Option<usize> {
        self.stages.last()?.parts.iter().map(|part| part.drawn).max()
    }

    /// What is so again once the last entry is taken back, and the match that it is about.
    pub fn last_entry(&self) -> Option<(Phrase, Option<&str>)> {
        let last = self.past.steps.last()?;
        let people = self.people.len();
        let of = |[stage, part, at]: &[usize; 3]| self.stages[*stage].parts[*part].matches[*at].id.as_str();
        let name = |id: Id| self.name(id).to_owned();
        if let Some([first, ..]) = self.past.last_table() {
            let count = self.last_entries();
            return Some(match first {
                Step::Joined | Step::LetIn(_) => (phrase!("championship-undone-joins", count), None),
                Step::Entered(place, _) => (phrase!("championship-undone-results", count), Some(of(place))),
                _ => (phrase!("championship-undone-results", count), None),
            });
        }
        let (told, about) = match last {
            Step::Joined | Step::LetIn(_) => (phrase!("championship-undone-join", name = name(people)), None),
            Step::Left(id) => (phrase!("championship-undone-leave", name = name(*id)), None),
            Step::Returned(id, _) => (phrase!("championship-undone-return", name = name(*id)), None),
            Step::Named(_, before, _) => (phrase!("championship-undone-name", name = before.clone()), None),
            Step::Met => {
                let one = self.stages[0].parts[0].matches.last()?;
                (phrase!("championship-undone-first", match = words::pairing(self, &one.id)), None)
            }
            Step::Unmet(_, id) => {
                let [a, b] = self.unmet.iter().find(|one| one.id == *id)?.entry?.by.map(name);
                (phrase!("championship-undone-strike", a, b), None)
            }
            Step::Entered(place, before) => {
                let one = of(place);
                let pairing = match before {
                    Some(entry) => words::pairing_of(self, one, entry.by),
                    None => words::pairing(self, one),
                };
                let is_confirmed = |before: &Entry| {
                    self.entry(*place).is_some_and(|now| {
                        now.accepted.is_some() && Entry { accepted: before.accepted, ..now } == *before
                    })
                };
                let told = match before.map(|entry| entry.result) {
                    _ if before.as_ref().is_some_and(is_confirmed) => {
                        phrase!("championship-undone-confirm", match = pairing)
                    }
                    Some(Entered::Score([a, b])) => {
                        phrase!("championship-undone-result", match = pairing, score = format!("{a}:{b}"))
                    }
                    Some(Entered::Lost(_)) => phrase!("championship-undone-forfeit", match = pairing),
                    None => phrase!("championship-undone-first", match = pairing),
                };
                (told, Some(one))
            }
            Step::Moved(place, _) if self.last_entries() == 1 => {
                let one = of(place);
                (phrase!("championship-undone-move", match = words::pairing(self, one)), Some(one))
            }
            Step::Moved(place, _) => {
                let [stage, part, at] = *place;
                let round = self.stages[stage].parts[part].matches[at].round.unwrap_or(1);
                (phrase!("championship-undone-round", round), Some(of(place)))
            }
            Step::Ordered(_) => (phrase!("championship-undone-order"), None),
            Step::Swapped => {
                let [a, b] = self.stages.last()?.swaps.last()?.map(name);
                (phrase!("championship-undone-swap", a, b), None)
            }
            Step::Paired => {
                let round = self.last_drawn()?;
                (phrase!("championship-undone-draw", round), None)
            }
            Step::Closed(_) => {
                (phrase!("championship-undone-close", stage = Phrase::new(self.closed_last()?.0.name)), None)
            }
        };
        Some((told, about))
    }

    pub(super) fn step_back(&mut self) {
        match self.past.pop() {
            Some(Step::Joined) => self.forget_last(),
            Some(Step::LetIn(before)) => {
                self.forget_last();
                let at = self.stages.len() - 1;
                self.places.retain(|_, place| place[0] != at);
                self.stages[at] = *before;
                self.find_places(at);
                self.carry(at - 1);
            }
            Some(Step::Left(id)) => self.take_back(id),
            Some(Step::Named(id, name, club)) => self.call(id, &name, &club),
            Some(Step::Returned(id, before)) => {
                let stage = before.absence.map(|absence| absence.stage);
                let one = &mut self.people[id - 1];
                (one.left, one.absence) = (before.left, before.absence);
                if let Some(stage) = stage {
                    self.part_without(stage);
                }
            }
            Some(Step::Met) => {
                if let Some(one) = self.stages[0].parts[0].matches.pop() {
                    self.places.remove(&one.id);
                    self.unmet.push(one);
                }
            }
            Some(Step::Unmet(at, name)) => {
                if let Some(place) = self.unmet.iter().position(|one| one.id == name) {
                    let one = self.unmet.remove(place);
                    self.stages[0].parts[0].matches.insert(at, one);
                    self.find_places(0);
                    self.carry(0);
                }
            }
            Some(Step::Entered(place, before)) => self.write(place, before),
            Some(Step::Moved([stage, part, at], before)) => {
                let one = &mut self.stages[stage].parts[part].matches[at];
                (one.date, one.time, one.table) = before;
            }
            Some(Step::Ordered(before)) => self.stages[0].parts[0].seats = before,
            Some(Step::Swapped) => {
                let at = self.stages.len() - 1;
                self.stages[at].swaps.pop();
                self.settle(at, None);
            }
            Some(Step::Paired) => self.unpair(),
            Some(Step::Closed(before)) => {
                self.past = before;
                self.go_on();
            }
            None => {}
        }
    }

    /// The stage that was closed last has not ended after all.
    fn go_on(&mut self) {
        let Some(at) = self.stages.iter().rposition(RunningStage::is_closed) else { return };
        self.stages.truncate(at + 1);
        self.places.retain(|_, place| place[0] <= at);
        (self.stages[at].closed, self.stages[at].ended) = (None, None);
        for index in 0..self.stages[at].parts.len() {
            let key = self.stages[at].parts[index].plan.key.clone();
            let is_waited_for = self.fed_by(at, &key).next().is_some();
            let part = &mut self.stages[at].parts[index];
            part.going.clear();
            // Where nobody waits for a part its lot was drawn at the end.
            if !is_waited_for {
                part.lot.clear();
            }
        }
        self.settle(at, None);
    }

    pub(super) fn unmeet(&mut self, at: usize) {
        let one = self.stages[0].parts[0].matches.remove(at);
        self.places.remove(&one.id);
        self.past.push(Step::Unmet(at, one.id.clone()));
        self.unmet.push(one);
        self.find_places(0);
        self.carry(0);
    }

    fn forget_last(&mut self) {
        if let Some(one) = self.people.pop() {
            self.names.remove(&same(&one.name));
            self.looks.remove(&seen(&one.name));
            self.stages[0].parts[0].seats.pop();
        }
    }
}

/// Whose place alone may have changed.
fn movers(before: &[Seat], after: &[Seat]) -> Vec<Seat> {
    let Some(first) = before.iter().zip(after).position(|(before, after)| before != after) else { return Vec::new() };
    let without = |seats: &[Seat], one: Seat| seats.iter().copied().filter(|seat| *seat != one).collect::<Vec<_>>();
    let both = [before[first], after[first]].into_iter();
    both.filter(|one| without(before, *one) == without(after, *one)).collect()
}
