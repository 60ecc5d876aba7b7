//! For which match of which championship something is played at the program's own table: a word that its record carries,
//! so that the result enters by itself, whenever the match ends. Knows no file.

use super::course::{RankHistory, RankPoint};
use super::fold::{Championship, Match, Seat};
use super::{Id, plan};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    Match(String),
    Meeting(Id, Id),
}

impl Championship {
    /// `2027-42-m12-3`; of two who meet, how often they have met before as well: `2027-42-p5-17-0`.
    pub fn link(&self, due: &Due) -> String {
        let own = self.mark();
        match due {
            Due::Match(name) => format!("{own}{name}"),
            Due::Meeting(a, b) => format!("{own}p{a}-{b}-{}", self.meetings(*a, *b)),
        }
    }

    /// The match that a record was played for, where it is one of this championship and still open.
    pub fn linked(&self, link: &str) -> Option<Due> {
        let rest = link.strip_prefix(&self.mark())?;
        let (plan, _) = self.stage()?;
        if plan.form == plan::Form::Open {
            let mut numbers = rest.strip_prefix('p')?.splitn(3, '-').map(|number| number.parse::<usize>().ok());
            let (a, b, before) = (numbers.next()??, numbers.next()??, numbers.next()??);
            return (self.meetings(a, b) == before).then_some(Due::Meeting(a, b));
        }
        let (_, _, one) = self.find(rest)?;
        one.is_open().then(|| Due::Match(rest.to_owned()))
    }

    pub fn owns(&self, link: &str) -> bool {
        link.starts_with(&self.mark())
    }

    /// What the record may carry of the last match that led somebody to a rank; nothing where they rested.
    pub fn links(&self, id: Id, course: &RankHistory, step: &RankPoint) -> Vec<String> {
        let Some((plan, part)) = self.parts().find(|(_, part)| part.plan.key == course.part) else { return Vec::new() };
        let then = |one: &Match| match step.round {
            Some(_) => one.round == step.round,
            None => one.date == step.date,
        };
        let own = |one: &Match| one.is_played() && then(one) && part.players(one).contains(&Seat::Of(id));
        let Some(place) = part.matches.iter().rposition(own) else { return Vec::new() };
        let one = &part.matches[place];
        if !plan.is_open() {
            return vec![self.link(&Due::Match(one.id.clone()))];
        }
        let [Some(a), Some(b)] = part.players(one).map(Seat::id) else { return Vec::new() };
        let same =
            |other: &&Match| [[a, b], [b, a]].contains(&part.players(other).map(|seat| seat.id().unwrap_or_default()));
        let before = part.matches[..place].iter().filter(same).count();
        [(a, b), (b, a)].map(|(a, b)| format!("{}p{a}-{b}-{before}", self.mark())).to_vec()
    }

    pub fn due(&self, due: &Due) -> Option<[Id; 2]> {
        match due {
            Due::Meeting(a, b) => Some([*a, *b]),
            Due::Match(name) => match self.find(name).map(|(_, part, one)| part.players(one))? {
                [Seat::Of(a), Seat::Of(b)] => Some([a, b]),
                _ => None,
            },
        }
    }

    fn mark(&self) -> String {
        format!("{}-{}-", self.head().year, self.head().seed)
    }

    fn meetings(&self, a: Id, b: Id) -> usize {
        // Where they have not met after all, a record that was played for it belongs to no other.
        let part = self.stages().next().and_then(|(_, stage)| stage.parts.first());
        let met = part.iter().flat_map(|part| part.matches.iter().map(|one| part.players(one).map(Seat::id)));
        let all = met.chain(self.unmet());
        all.filter(|ids| *ids == [Some(a), Some(b)] || *ids == [Some(b), Some(a)]).count()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::championship::Head;

    #[test]
    fn a_record_belongs_to_an_open_match_of_its_own_championship_once() {
        let mut cup = Championship::new(Head::world("Wien", 2027, 42)).unwrap();
        for id in 1..=13 {
            let join = cup.join(&format!("P{id}"), "").unwrap();
            cup.take(&join);
        }
        let meeting = Due::Meeting(5, 7);
        let link = cup.link(&meeting);
        assert_eq!((link.as_str(), cup.linked(&link)), ("2027-42-p5-7-0", Some(meeting)));
        // The other way round it is the same two.
        let meet = cup.meet(7, 5, [1, 0], jiff::civil::date(2027, 6, 21)).unwrap();
        cup.take(&meet);
        assert_eq!(cup.linked(&link), None, "its result is there");
        cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
        let first = &cup.course(5)[0];
        assert_eq!(cup.links(5, first, &first.steps[0]), ["2027-42-p7-5-0", "2027-42-p5-7-0"]);
        assert_eq!(cup.links(3, first, &first.steps[0]), [""; 0], "somebody who has not played that day");
        let due = Due::Match("m3-2".to_owned());
        let link = cup.link(&due);
        assert_eq!((link.as_str(), cup.linked(&link)), ("2027-42-m3-2", Some(due.clone())));
        assert_eq!(cup.due(&due).map(|two| two.len()), Some(2));
        let other = Championship::new(Head::world("Wien", 2027, 43)).unwrap();
        assert_eq!(other.linked(&link), None, "of another championship");
        assert!(cup.owns(&link) && !other.owns(&link));
        cup.result("m3-2", [3, 30], false).unwrap().iter().for_each(|event| cup.take(event));
        assert_eq!(cup.linked(&link), None, "its result is there");
        let one = cup.due(&due).unwrap()[0];
        let course = cup.course(one).pop().unwrap();
        assert_eq!(cup.links(one, &course, course.steps.last().unwrap()), [link]);
        for wrong in ["2027-42-", "2027-42-m99-1", "2027-42-p1", "2027-42-p1-2-x", "", "m3-2"] {
            assert_eq!(cup.linked(wrong), None, "{wrong}");
        }
    }
}
