//! Who has left, and who is back after all: a result that no longer counts stays with its match.

use jiff::civil::Date;

use super::{Championship, MatchState, Participant, RunningPart, Seat};
use crate::championship::Id;
use crate::championship::plan::Leaving;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Absence {
    pub(super) stage: usize,
    struck: bool,
}

impl Championship {
    pub(super) fn let_go(&mut self, id: Id, date: Date) {
        let nth = self.people.iter().filter_map(|one| Some(one.left?.1 + 1)).max().unwrap_or(0);
        let Some(stage) = self.stages.len().checked_sub(1) else { return };
        let struck = self.plan.stages[stage].leaving == Leaving::Halves && self.has_played_less_than_half(stage, id);
        let one = &mut self.people[id - 1];
        (one.left, one.absence) = (Some((date, nth)), Some(Absence { stage, struck }));
        self.account(stage);
    }

    /// What was decided about others meanwhile stays.
    pub(super) fn take_back(&mut self, id: Id) {
        let one = &mut self.people[id - 1];
        one.left = None;
        if let Some(absence) = one.absence.take() {
            self.account(absence.stage);
        }
    }

    /// Of all that they have in the schedule.
    fn has_played_less_than_half(&self, stage: usize, id: Id) -> bool {
        let matches = self.stages[stage].parts.iter().flat_map(|part| part.matches.iter().map(move |one| (part, one)));
        let own = matches.filter(|(part, one)| part.players(one).contains(&Seat::Of(id)));
        let (all, played) =
            own.fold((0, 0), |(all, played), (_, one)| (all + 1, played + usize::from(one.is_played())));
        2 * played < all
    }

    fn account(&mut self, stage: usize) {
        if self.plan.stages[stage].leaving != Leaving::Forfeits {
            for part in &mut self.stages[stage].parts {
                account(&self.people, part);
            }
        }
        self.settle(None);
    }
}

fn account(people: &[Participant], part: &mut RunningPart) {
    let standings: Vec<MatchState> = part
        .matches
        .iter()
        .map(|one| {
            let players = part.players(one);
            let absence = |seat: &Seat| seat.id().and_then(|id| people[id - 1].absence);
            match one.score {
                _ if players.iter().filter_map(absence).any(|absence| absence.struck) => MatchState::Struck,
                Some(score) => MatchState::Played(score),
                None => unplayed(people, players),
            }
        })
        .collect();
    for (one, standing) in part.matches.iter_mut().zip(standings) {
        one.standing = standing;
    }
}

/// How a match stands that was not played: whoever is not there, or left first, has lost it.
pub(super) fn unplayed(people: &[Participant], players: [Seat; 2]) -> MatchState {
    if players.contains(&Seat::Unknown) {
        return MatchState::Open;
    }
    // The later somebody left, the more they are there; whoever is there is so most of all.
    let there = players.map(|seat| seat.id().map(|id| people[id - 1].left.map_or(usize::MAX, |(_, nth)| nth)));
    match there {
        [Some(usize::MAX), Some(usize::MAX)] => MatchState::Open,
        [None, None] => MatchState::Forfeit(None),
        [a, b] => MatchState::Forfeit(Some(usize::from(b > a))),
    }
}
