//! What is played together: the rounds of a stage, one after the other. Knows no toolkit.

use jiff::civil::Date;

use base::phrase::{Phrase, phrase};
use club::championship::fold::{Match, MatchState, RunningPart, RunningStage, Seat};
pub use club::championship::words::Kind;
use club::championship::{Id, plan};

pub struct Call<'a> {
    pub kind: Kind,
    pub matches: Vec<(&'a RunningPart, &'a Match)>,
    pub byes: Vec<Id>,
}

impl Call<'_> {
    pub fn first_open(&self) -> Option<Date> {
        self.matches.iter().filter(|(_, one)| one.is_open()).map(|(_, one)| one.date).min()
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
        for one in part.matches.iter().filter(|one| !part.is_nobodys(one)) {
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
    calls.sort_by_key(|call| call.kind.order());
    if let (plan::Form::KnockOut, Some(first)) = (&plan.form, calls.first_mut()) {
        first.byes = stage.rested().collect();
    }
    calls
}

/// How many of the matches are decided, and how many never will be.
pub fn how_far<'a, 'b: 'a>(calls: impl IntoIterator<Item = &'a Call<'b>>) -> Phrase {
    let (mut decided, mut all, mut cancelled) = (0, 0, 0);
    for (_, one) in calls.into_iter().flat_map(|call| &call.matches) {
        all += 1;
        match one.standing {
            MatchState::Played(_) | MatchState::Forfeit(_) => decided += 1,
            MatchState::Struck => cancelled += 1,
            MatchState::Open => {}
        }
    }
    phrase!("organise-decided-count", decided, all, cancelled)
}

pub fn is_ready(part: &RunningPart, one: &Match) -> bool {
    one.is_open() && !part.players(one).contains(&Seat::Unknown)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

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
