//! What is played together: the rounds of a stage, one after the other. Knows no toolkit.

use jiff::civil::Date;

use base::i18n::{Lang, tr};
use club::championship::fold::{Match, MatchState, RunningPart, RunningStage, Seat};
use club::championship::{Id, plan};

/// Matches that are called to the tables together.
pub struct Call<'a> {
    pub kind: Kind,
    pub matches: Vec<(&'a RunningPart, &'a Match)>,
    pub byes: Vec<Id>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The n-th of those in which groups play, from 1.
    Round(usize),
    /// The quarter-finals and the like, by how many are left in it.
    Left(usize),
    Third,
    Final,
}

impl Kind {
    fn of(part: &RunningPart, one: &Match) -> Self {
        if !part.plan.single {
            return Self::Round(one.round.unwrap_or(1));
        }
        match part.plan.key.split_at(1) {
            ("t", _) => Self::Third,
            ("f", _) => Self::Final,
            ("s", _) => Self::Left(4),
            ("q", _) => Self::Left(8),
            (_, rest) => Self::Left(rest.split('-').next().and_then(|left| left.parse().ok()).unwrap_or(16)),
        }
    }

    pub fn name(&self, lang: Lang) -> String {
        match self {
            Self::Round(number) => tr!(lang, "championship-sheet-round", round = *number),
            Self::Left(4) => tr!(lang, "organise-semi-finals"),
            Self::Left(8) => tr!(lang, "organise-quarter-finals"),
            Self::Left(left) => tr!(lang, "organise-last", left = *left),
            Self::Third => tr!(lang, "championship-sheet-third"),
            Self::Final => tr!(lang, "championship-sheet-final"),
        }
    }
}

impl Call<'_> {
    pub fn first_open(&self) -> Option<Date> {
        self.matches.iter().filter(|(_, one)| one.is_open()).map(|(_, one)| one.date).min()
    }

    pub fn counting(&self) -> usize {
        self.matches.iter().filter(|(_, one)| one.counts()).count()
    }

    pub fn open(&self) -> usize {
        self.matches.iter().filter(|(_, one)| one.is_open()).count()
    }
}

/// The rounds of a stage in the order of play; none where any two may meet.
pub fn calls<'a>(plan: &plan::Stage, stage: &'a RunningStage) -> Vec<Call<'a>> {
    if plan.is_open() {
        return Vec::new();
    }
    let mut calls: Vec<Call<'a>> = Vec::new();
    for part in &stage.parts {
        for one in part.matches.iter().filter(|one| one.standing != MatchState::Forfeit(None)) {
            let kind = Kind::of(part, one);
            // Mostly it is that of the match before.
            let place = calls.iter().rposition(|call| call.kind == kind);
            let place = place.unwrap_or_else(|| {
                calls.push(Call { kind, matches: Vec::new(), byes: Vec::new() });
                calls.len() - 1
            });
            calls[place].matches.push((part, one));
        }
        for (round, id) in &part.byes {
            if let Some(call) = calls.iter_mut().find(|call| call.kind == Kind::Round(*round)) {
                call.byes.push(*id);
            }
        }
    }
    // A group of four has more rounds than one of two; the third place is played before the final.
    calls.sort_by_key(|call| match &call.kind {
        Kind::Round(number) => (0, *number),
        Kind::Left(left) => (1, usize::MAX - left),
        Kind::Third => (2, 0),
        Kind::Final => (3, 0),
    });
    calls
}

pub fn is_ready(part: &RunningPart, one: &Match) -> bool {
    one.is_open() && !part.players(one).contains(&Seat::Unknown)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use base::phrase::Phrase;
    use club::championship::event::Head;
    use club::championship::simulate::{Simulation, draw};
    use games::game::bot::Level;

    use super::*;

    #[test]
    fn every_match_of_a_schedule_is_in_one_call_and_the_final_is_the_last() {
        for (plan, participants) in [("world", 13), ("world", 40), ("round-robin", 7), ("knock-out", 21), ("groups", 9)]
        {
            let head = Head { plan: plan.to_owned(), ..Head::world("Wien", 2027, 3) };
            let simulation = Simulation { head, participants, strengths: vec![Level::Medium], until: None };
            let (cup, _) = simulation.run(|stage, two| Ok::<_, Phrase>(draw(stage, two))).unwrap();
            for (plan, stage) in cup.stages().filter(|(plan, _)| !plan.is_open()) {
                let calls = calls(plan, stage);
                let called = calls.iter().map(|call| call.matches.len()).sum::<usize>();
                let all = stage.parts.iter().flat_map(|part| &part.matches);
                assert_eq!(called, all.filter(|one| one.standing != MatchState::Forfeit(None)).count());
                let dates: Vec<_> = calls.iter().map(|call| call.matches[0].1.date).collect();
                assert!(dates.is_sorted(), "{dates:?}");
                if plan.key == "finals" {
                    assert_eq!(calls.last().unwrap().kind, Kind::Final);
                }
            }
        }
    }
}
