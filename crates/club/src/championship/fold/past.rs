//! What was entered in the stage that goes on, to be taken back, the last first: how it stood before.

use jiff::civil::{Date, Time};

use base::phrase::{Phrase, phrase};

use super::{Championship, Entered, Entry, Participant, RunningStage, Seat, same, seen};
use crate::championship::{Id, words};

/// How a championship came to stand as it does is no part of how it stands: any two are alike.
#[derive(Clone, Debug, Default)]
pub(super) struct Past(Vec<Step>);

impl PartialEq for Past {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Past {
    pub(super) fn push(&mut self, step: Step) {
        self.0.push(step);
    }

    pub(super) fn last(&self) -> Option<&Step> {
        self.0.last()
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
    /// A round was drawn.
    Paired,
}

impl Championship {
    /// How many of the last entries were made together: a round that was moved.
    pub(in crate::championship) fn last_entries(&self) -> usize {
        let moved = |step: &Step| match step {
            Step::Moved([stage, part, at], before) => {
                let one = &self.stages[*stage].parts[*part].matches[*at];
                Some((one.round, one.date, one.time, *before))
            }
            _ => None,
        };
        let steps = &self.past.0;
        match steps.last().map(moved) {
            Some(last @ Some(_)) => steps.iter().rev().take_while(|step| moved(step) == last).count(),
            last => usize::from(last.is_some()),
        }
    }

    /// What is so again once the last entry is taken back, and the match that it is about.
    pub fn last_entry(&self) -> Option<(Phrase, Option<&str>)> {
        let last = self.past.0.last()?;
        let people = self.people.len();
        let of = |[stage, part, at]: &[usize; 3]| self.stages[*stage].parts[*part].matches[*at].id.as_str();
        let name = |id: Id| self.name(id).to_owned();
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
                let pairing = words::pairing(self, one);
                let told = match before.map(|entry| entry.result) {
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
                let round = self.stages.last()?.parts.iter().map(|part| part.drawn).max()?;
                (phrase!("championship-undone-draw", round), None)
            }
        };
        Some((told, about))
    }

    pub(super) fn step_back(&mut self) {
        match self.past.0.pop() {
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
            None => {}
        }
    }

    /// Two have not met after all.
    pub(super) fn unmeet(&mut self, at: usize) {
        let one = self.stages[0].parts[0].matches.remove(at);
        self.places.remove(&one.id);
        self.past.push(Step::Unmet(at, one.id.clone()));
        self.unmet.push(one);
        self.find_places(0);
        self.carry(0);
    }

    /// Whoever has joined last has not.
    fn forget_last(&mut self) {
        if let Some(one) = self.people.pop() {
            self.names.remove(&same(&one.name));
            self.looks.remove(&seen(&one.name));
            self.stages[0].parts[0].seats.pop();
        }
    }
}
