//! The matches of a part as they are planned, on their days. Knows no result.

use jiff::civil::Date;

use super::{Match, MatchState, RunningPart, Seat};
use crate::championship::{circle, plan};

pub(super) fn schedule(planned: plan::Part, seats: Vec<Seat>, plan: &plan::Stage) -> RunningPart {
    let day = |round, rounds| plan.day(planned.first + circle::day(round, rounds, planned.days));
    let (mut matches, mut byes) = (Vec::new(), Vec::new());
    if planned.single {
        matches.push(blank(planned.key.clone(), Some(1), day(0, 1), [0, 1]));
    } else {
        // A place that stays empty is no opponent.
        let there: Vec<usize> = (0..seats.len()).filter(|seat| seats[*seat].id().is_some()).collect();
        let rounds = circle::rounds(there.len());
        for (at, round) in rounds.iter().enumerate() {
            for (number, two) in round.matches.iter().enumerate() {
                let id = format!("{}{}-{}", planned.prefix, at + 1, number + 1);
                matches.push(blank(id, Some(at + 1), day(at, rounds.len()), two.map(|one| there[one])));
            }
            byes.extend(round.bye.and_then(|one| seats[there[one]].id()).map(|id| (at + 1, id)));
        }
    }
    RunningPart { plan: planned, seats, matches, byes, lot: Vec::new(), going: Vec::new() }
}

/// Of a stage that has not begun, where the plan knows its parts; nobody is seated.
pub(in crate::championship) fn planned(plan: &plan::Stage) -> Vec<RunningPart> {
    let plan::Form::Parts(parts) = &plan.form else { return Vec::new() };
    let part = |part: &plan::Part| {
        // Whoever it will be: a schedule goes by how many there are.
        let somebody = (1..=part.feeds.len()).map(Seat::Of).collect();
        let scheduled = schedule(part.clone(), somebody, plan);
        RunningPart { seats: vec![Seat::Unknown; part.feeds.len()], byes: Vec::new(), ..scheduled }
    };
    parts.iter().map(part).collect()
}

pub(super) fn blank(id: String, round: Option<usize>, date: Date, seats: [usize; 2]) -> Match {
    Match { id, round, date, time: None, table: None, seats, standing: MatchState::Open, score: None, moves: 0 }
}
