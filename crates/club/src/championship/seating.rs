//! At which table a match is played: as said, or counted through (`docs/rules/championship.md`, "Command line").

use std::collections::HashMap;

use super::fold::Championship;

impl Championship {
    /// Of all matches with a schedule, by name. What was played is counted as well, so that a match stays at its table.
    pub fn tables(&self) -> HashMap<&str, u16> {
        let mut tables = HashMap::new();
        for (_, begun) in self.stages().filter(|(plan, _)| !plan.is_open()) {
            // Groups play a round together; single matches those of a day that do not wait for each other.
            let mut counts: HashMap<(usize, &str), u16> = HashMap::new();
            // The final is played at the first table.
            let mut parts: Vec<_> = begun.parts.iter().collect();
            parts.sort_by_key(|part| part.plan.key == "third");
            for part in parts {
                for one in &part.matches {
                    let together = match part.plan.single {
                        true => (part.plan.first, waits(&part.plan.key)),
                        false => (one.round.unwrap_or(0), ""),
                    };
                    let count = counts.entry(together).or_default();
                    *count = count.saturating_add(1);
                    tables.insert(one.id.as_str(), *count);
                }
            }
        }
        let said =
            self.parts().flat_map(|(_, part)| &part.matches).filter_map(|one| Some((one.id.as_str(), one.table?)));
        let said: Vec<(&str, u16)> = said.filter(|(name, _)| tables.contains_key(name)).collect();
        tables.extend(said);
        tables
    }
}

/// With which single matches one is played: those of its round by their key, the third place beside the final.
fn waits(key: &str) -> &str {
    if key == "third" { "final" } else { key.trim_end_matches(|sign: char| sign.is_ascii_digit()) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use super::*;
    use crate::championship::words::Kind;
    use crate::championship::{Event, Head, take};

    #[test]
    fn on_one_day_a_knock_out_needs_no_more_tables_than_its_first_round() {
        let head = Head { plan: "knock-out".to_owned(), days: Some(1), ..Head::world("Wien", 2027, 1) };
        let mut cup = Championship::new(head).unwrap();
        for id in 1..=8 {
            let join = vec![cup.join(&format!("P{id}"), "").unwrap()];
            take(&mut cup, join, &mut Vec::new());
        }
        let close = cup.close_stage().unwrap();
        take(&mut cup, close, &mut Vec::new());
        let names = ["q1", "q2", "q3", "q4", "s1", "s2", "third", "final"];
        let tables = cup.tables();
        assert_eq!(names.map(|name| tables[name]), [1, 2, 3, 4, 1, 2, 2, 1]);
    }

    #[test]
    fn every_match_of_a_round_has_a_table_of_its_own_until_somebody_says_otherwise() {
        let head = Head { plan: "groups".to_owned(), days: Some(8), ..Head::world("Wien", 2027, 1) };
        let mut cup = Championship::new(head).unwrap();
        for id in 1..=12 {
            let join = vec![cup.join(&format!("P{id}"), "").unwrap()];
            take(&mut cup, join, &mut Vec::new());
        }
        assert_eq!(cup.tables().len(), 0);
        let close = cup.close_stage().unwrap();
        take(&mut cup, close, &mut Vec::new());
        let of = |cup: &Championship, names: [&str; 6]| names.map(|name| cup.tables()[name]);
        let second = ["g1-2-1", "g1-2-2", "g2-2-1", "g2-2-2", "g3-2-1", "g3-2-2"];
        assert_eq!(of(&cup, second), [1, 2, 3, 4, 5, 6]);
        let (date, table) = (cup.find("g2-2-1").unwrap().2.date, Some(9));
        let moved = Event::Move { r#match: "g2-2-1".to_owned(), date, time: None, table };
        take(&mut cup, vec![moved], &mut Vec::new());
        assert_eq!(of(&cup, second), [1, 2, 9, 4, 5, 6]);
        let result = cup.recorded("g1-2-1", [3, 1], false).unwrap();
        take(&mut cup, result, &mut Vec::new());
        assert_eq!(cup.tables()["g1-2-2"], 2, "what was played keeps its table");
        // The open matches of the round go to another day together.
        let date = cup.stage().unwrap().0.last();
        let moved = cup.move_round(Kind::Round(2), date, None).unwrap();
        assert_eq!(moved.len(), 5);
        take(&mut cup, moved, &mut Vec::new());
        assert_eq!((cup.find("g3-2-2").unwrap().2.date, cup.tables()["g2-2-1"]), (date, 9));
        let said = |refused: Result<Vec<Event>, _>| base::i18n::Lang::En.say(&refused.unwrap_err());
        assert!(said(cup.move_round(Kind::Round(9), date, None)).contains('9'));
        assert!(said(cup.move_round(Kind::Round(2), date.tomorrow().unwrap(), None)).contains("is not within"));
        for name in second {
            if cup.find(name).unwrap().2.is_open() {
                let result = cup.recorded(name, [3, 1], false).unwrap();
                take(&mut cup, result, &mut Vec::new());
            }
        }
        assert!(said(cup.move_round(Kind::Round(2), date, None)).contains("decided"));
    }
}
