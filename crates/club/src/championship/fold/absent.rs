//! Who has left, and who is back after all: a result that no longer counts stays with its match.

use jiff::civil::Date;

use super::{Championship, Entered, MatchState, Participant, Seat};
use crate::championship::Id;
use crate::championship::plan::Leaving;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Absence {
    pub(super) stage: usize,
    pub(super) struck: bool,
    /// How many took part then.
    among: usize,
}

impl Championship {
    pub(super) fn let_go(&mut self, id: Id, date: Date) {
        let nth = self.people.iter().filter_map(|one| Some(one.left?.1 + 1)).max().unwrap_or(0);
        let Some(stage) = self.stages.len().checked_sub(1) else { return };
        let among = self.people.len();
        let one = &mut self.people[id - 1];
        (one.left, one.absence) = (Some((date, nth)), Some(Absence { stage, struck: false, among }));
        self.part_without(stage);
    }

    pub(super) fn take_back(&mut self, id: Id) {
        let one = &mut self.people[id - 1];
        one.left = None;
        if let Some(absence) = one.absence.take() {
            self.part_without(absence.stage);
        }
    }

    pub(super) fn part_without(&mut self, stage: usize) {
        if self.plan.stages[stage].leaving == Leaving::Forfeits {
            self.settle(stage, None);
        } else {
            self.account(stage);
        }
        self.carry(stage);
    }

    /// Whose matches are struck, in the order in which they have left, and how all matches of a stage then stand.
    pub(super) fn account(&mut self, stage: usize) {
        if self.plan.stages[stage].leaving == Leaving::Halves {
            let of_it = |(at, one): (usize, &Participant)| {
                let nth = one.left?.1;
                one.absence.filter(|absence| absence.stage == stage).map(|_| (nth, at + 1))
            };
            let mut gone: Vec<(usize, Id)> = self.people.iter().enumerate().filter_map(of_it).collect();
            gone.sort_unstable();
            for nth in 0..gone.len() {
                let struck = self.has_played_less_than_half(stage, gone[nth].1, &gone[..nth]);
                if let Some(absence) = &mut self.people[gone[nth].1 - 1].absence {
                    absence.struck = struck;
                }
            }
        }
        (0..self.stages[stage].parts.len()).for_each(|part| self.stand(stage, part));
    }

    /// Of all that they had in the schedule when they left; `before`: who had left by then.
    fn has_played_less_than_half(&self, stage: usize, id: Id, before: &[(usize, Id)]) -> bool {
        let absence = |id: Id| self.people[id - 1].absence;
        let among = absence(id).map_or(0, |absence| absence.among);
        let matches = self.stages[stage].parts.iter().flat_map(|part| part.matches.iter().map(move |one| (part, one)));
        let own = matches.map(|(part, one)| (part.players(one), one)).filter(|(two, _)| two.contains(&Seat::Of(id)));
        let own = own.filter(|(two, _)| two.iter().filter_map(|seat| seat.id()).all(|id| id <= among));
        let (all, played) = own.fold((0, 0), |(all, played), (two, one)| {
            let is_struck = |other: &Id| absence(*other).is_some_and(|absence| absence.struck);
            let others = before.iter().map(|(_, other)| other).filter(|other| two.contains(&Seat::Of(**other)));
            let counts = matches!(one.entry.map(|entry| entry.result), Some(Entered::Score(_)));
            (all + 1, played + usize::from(counts && !others.into_iter().any(is_struck)))
        });
        2 * played < all
    }
}

/// How an unplayed match stands: the one who is absent, or left first, has lost it.
pub(super) fn unplayed(people: &[Participant], stage: usize, players: [Seat; 2]) -> MatchState {
    if players.contains(&Seat::Unknown) {
        return MatchState::Open;
    }
    // The later somebody left, the more they are there; whoever is there is so most of all.
    let left = |one: &Participant| one.absence.filter(|absence| absence.stage <= stage).and(one.left);
    let there = players.map(|seat| seat.id().map(|id| left(&people[id - 1]).map_or(usize::MAX, |(_, nth)| nth)));
    match there {
        [Some(usize::MAX), Some(usize::MAX)] => MatchState::Open,
        [None, None] => MatchState::Forfeit(None),
        [a, b] => MatchState::Forfeit(Some(usize::from(b > a))),
    }
}
