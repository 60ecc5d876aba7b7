//! Somebody's rank after every round of each table they were in, or every day without rounds. Knows no screen.

use jiff::civil::Date;

use super::Id;
use super::fold::{Championship, RunningPart};
use super::plan;
use super::rank::Row;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankHistory {
    pub part: String,
    /// How many stand in the table.
    pub size: usize,
    /// How many of them go on; 0 where no stage follows.
    pub through: usize,
    /// How many rounds or days it has; those yet to come have no step.
    pub length: usize,
    pub steps: Vec<RankPoint>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankPoint {
    /// None where there are no rounds.
    pub round: Option<usize>,
    /// The day of the round's first match, or the day itself.
    pub date: Date,
    /// From 1; of those who were tied the best of theirs.
    pub rank: usize,
}

impl Championship {
    /// In every table they were in, the first first; a single match is no table.
    pub fn course(&self, id: Id) -> Vec<RankHistory> {
        let tables = self.parts().filter(|(plan, part)| !part.plan.single && !plan.order.is_empty());
        let own = tables.filter(|(_, part)| part.ids().contains(&id));
        own.filter_map(|(plan, part)| Some(self.course_in(plan, part, self.place_of(&part.plan.key)?, id))).collect()
    }

    fn course_in(&self, plan: &plan::Stage, part: &RunningPart, place: [usize; 2], id: Id) -> RankHistory {
        let rank = |table: Vec<Row>| table.iter().find(|row| row.id == id)?.rank;
        let played = || part.matches.iter().filter(|one| one.is_played());
        let (length, steps) = if plan.is_open() {
            let days = (0..plan.days).map(|day| plan.day(day));
            let last = played().map(|one| one.date).max();
            let step = |date: Date| {
                Some(RankPoint { round: None, date, rank: rank(self.table_of(place, |one| one.date <= date))? })
            };
            (plan.days, days.take_while(|day| last.is_some_and(|last| *day <= last)).filter_map(step).collect())
        } else {
            let last = played().filter_map(|one| one.round).max().unwrap_or(0);
            let step = |round: usize| {
                let table = self.table_of(place, |one| one.round.is_some_and(|its| its <= round));
                let dates = part.matches.iter().filter(|one| one.round == Some(round)).map(|one| one.date);
                Some(RankPoint { round: Some(round), date: dates.min()?, rank: rank(table)? })
            };
            let scheduled = part.matches.iter().filter_map(|one| one.round).max();
            let length = part.plan.drawn.or(scheduled).unwrap_or(0);
            (length, (1..=last).filter_map(step).collect())
        };
        RankHistory { part: part.plan.key.clone(), size: part.ids().len(), through: plan.through, length, steps }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use base::phrase::Phrase;
    use games::game::bot::Level;

    use super::*;
    use crate::championship::fold::Seat;
    use crate::championship::simulate::{Simulation, draw};
    use crate::championship::{Head, take};

    #[test]
    fn a_course_ends_at_the_rank_of_each_table_somebody_was_in() {
        let (head, strengths) = (Head::world("Wien", 2027, 5), vec![Level::Medium]);
        let simulation = Simulation { head, participants: 40, strengths, until: Some("finals".to_owned()) };
        let (cup, _) = simulation.run(|stage, two| Ok::<_, Phrase>(draw(stage, two))).unwrap();
        let mut tables = 0;
        for id in 1..=40 {
            for course in cup.course(id) {
                let table = cup.table(&course.part);
                assert_eq!(table[course.steps.last().unwrap().rank - 1].id, id, "{} {id}", course.part);
                assert_eq!((course.size, course.length), (table.len(), course.steps.len()));
                tables += 1;
            }
        }
        assert_eq!(tables, 40 + 37 + 2 + 4 + 4);
        let lengths: Vec<usize> = cup.course(cup.table("a")[0].id).iter().map(|course| course.length).collect();
        assert_eq!(lengths, [12, 37, 3]);
    }

    #[test]
    fn what_is_yet_to_be_played_has_no_rank() {
        let mut cup = Championship::new(Head::world("Wien", 2027, 5)).unwrap();
        for id in 1..=13 {
            let join = vec![cup.join(&format!("P{id}"), "").unwrap()];
            take(&mut cup, join, &mut Vec::new());
        }
        assert!(cup.course(1)[0].steps.is_empty());
        let meet = vec![cup.meet(3, 1, [1, 0], jiff::civil::date(2027, 6, 23)).unwrap()];
        take(&mut cup, meet, &mut Vec::new());
        let ranks: Vec<usize> = cup.course(3)[0].steps.iter().map(|step| step.rank).collect();
        assert_eq!((ranks.len(), ranks[2]), (3, 1), "the first two days had no match");
        let close = cup.close_stage().unwrap();
        take(&mut cup, close, &mut Vec::new());
        assert!(cup.course(1)[1].steps.is_empty());
        let result = cup.result("m2-1", [30, 2], false).unwrap();
        take(&mut cup, result, &mut Vec::new());
        let [Seat::Of(winner), _] = cup.find("m2-1").map(|(_, part, one)| part.players(one)).unwrap() else { panic!() };
        let course = &cup.course(winner)[1];
        assert_eq!((course.steps.len(), course.steps[1].rank, course.length), (2, 1, 13));
        assert_eq!(cup.course(99), []);
    }
}
