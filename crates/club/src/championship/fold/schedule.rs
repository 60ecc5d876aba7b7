//! The matches of a part as they are planned or drawn, on their days. Knows no result.

use jiff::civil::Date;

use games::game::Score;

use super::{Championship, Match, MatchState, RunningPart, Seat};
use crate::championship::rank::{MatchResult, NOBODY};
use crate::championship::{Id, circle, plan};

pub(super) fn schedule(planned: plan::Part, seats: Vec<Seat>, plan: &plan::Stage) -> RunningPart {
    let day = |round, rounds| plan.day(planned.first + circle::day(round, rounds, planned.days));
    let (mut matches, mut byes) = (Vec::new(), Vec::new());
    if planned.single {
        matches.push(blank(planned.key.clone(), Some(1), day(0, 1), [0, 1]));
    } else if planned.drawn.is_none() {
        // A place that stays empty is no opponent.
        let there: Vec<usize> = (0..seats.len()).filter(|seat| seats[*seat].id().is_some()).collect();
        let rounds = circle::legs(there.len(), planned.legs);
        for (at, round) in rounds.iter().enumerate() {
            for (number, two) in round.matches.iter().enumerate() {
                let id = format!("{}{}-{}", planned.prefix, at + 1, number + 1);
                matches.push(blank(id, Some(at + 1), day(at, rounds.len()), two.map(|one| there[one])));
            }
            byes.extend(round.bye.and_then(|one| seats[there[one]].id()).map(|id| (at + 1, id)));
        }
    }
    RunningPart { plan: planned, seats, matches, byes, drawn: 0, lot: Vec::new(), going: Vec::new() }
}

impl Championship {
    pub(super) fn pair(&mut self, round: usize, pairs: &[[Id; 2]], bye: Option<Id>) {
        let Some(stage) = self.stages.len().checked_sub(1) else { return };
        let Some(at) = self.stages[stage].parts.iter().position(|part| part.to_draw() == Some(round)) else { return };
        let (plan, part) = (&self.plan.stages[stage], &mut self.stages[stage].parts[at]);
        let date = plan.day(part.plan.first + circle::day(round - 1, part.plan.drawn.unwrap_or(1), part.plan.days));
        for (number, two) in pairs.iter().enumerate() {
            let seat = |id: Id| part.seats.iter().position(|seat| *seat == Seat::Of(id));
            let [Some(a), Some(b)] = two.map(seat) else { continue };
            let id = format!("{}{round}-{}", part.plan.prefix, number + 1);
            self.places.insert(id.clone(), [stage, at, part.matches.len()]);
            part.matches.push(blank(id, Some(round), date, [a, b]));
        }
        part.byes.extend(bye.map(|id| (round, id)));
        part.drawn = round;
    }

    pub(super) fn unpair(&mut self) {
        let parts = self.stages.last_mut().into_iter().flat_map(|stage| &mut stage.parts);
        for part in parts.filter(|part| part.drawn > 0) {
            let last = part.drawn;
            for one in part.matches.extract_if(.., |one| one.round == Some(last)) {
                self.places.remove(&one.id);
            }
            part.byes.retain(|(round, _)| *round != last);
            part.drawn -= 1;
        }
    }
}

/// Where rounds are drawn, whoever rests has won, against nobody, once something of that round is decided.
pub(super) fn won_by_rest(part: &RunningPart, counts: &impl Fn(&Match) -> bool) -> Vec<MatchResult> {
    let in_round = |round: usize| blank(String::new(), Some(round), Date::MIN, [0, 0]);
    let is_begun = |round: usize| {
        let mut matches = part.matches.iter().filter(|one| one.round == Some(round));
        matches.any(|one| !matches!(one.standing, MatchState::Open | MatchState::Struck))
    };
    let byes = part.byes.iter().filter(|(round, _)| part.plan.drawn.is_some() && counts(&in_round(*round)));
    let byes = byes.filter(|(round, _)| is_begun(*round));
    let won = [2, 0].map(Score::halves);
    byes.map(|(_, id)| MatchResult { ids: [*id, NOBODY], won, points: [0, 0], played: false }).collect()
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
    Match { id, round, date, time: None, table: None, seats, standing: MatchState::Open, entry: None }
}
