//! The lines of the list: matches, and headings where they are grouped. Knows what is found, not what is in it.

use std::collections::HashMap;
use std::ops::Range;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, Zoned};

use club::store::index::{By, Id, IndexEntry, Order, Ranks};

use crate::app::desk::sieve::Grouping;

const EVENING_ENDS_AFTER: SignedDuration = SignedDuration::from_hours(4);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Day(Date),
    /// An evening, by the beginnings of its first and its last match.
    Evening(Timestamp, Timestamp),
    People(Id),
    Dateless,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupRow {
    /// What the next lines are, and how many they are.
    Head(About, usize),
    Match(Id),
}

impl GroupRow {
    pub fn id(&self) -> Option<Id> {
        match self {
            Self::Match(id) => Some(*id),
            Self::Head(..) => None,
        }
    }
}

/// `found` comes with the latest first. Days and evenings stay so: `order` is the one within each.
pub fn lines(
    found: &mut [IndexEntry],
    grouping: Grouping,
    (ranks, order): (&Ranks, Order),
    zone: &TimeZone,
) -> Vec<GroupRow> {
    let is_by_time = matches!(grouping, Grouping::Day | Grouping::Evening);
    let within = (is_by_time && order.by != By::Date).then_some((ranks, order));
    if within.is_none() {
        ranks.sort(found, order.turned);
    }
    let mut days = Days { zone, last: None };
    match grouping {
        Grouping::None => found.iter().map(|found| GroupRow::Match(found.id)).collect(),
        Grouping::Day => runs(
            found,
            |one, other| one.started().map(|one| days.of(one)) == other.started().map(|other| days.of(other)),
            |first, _| first.started().map(|started| About::Day(started.to_zoned(zone.clone()).date())),
            within,
        ),
        Grouping::Evening => runs(
            found,
            |one, other| {
                let (one, other) =
                    (one.started().zip(other.started()), one.started().is_none() && other.started().is_none());
                one.map_or(other, |(one, other)| one.duration_since(other).abs() <= EVENING_ENDS_AFTER)
            },
            |first, last| {
                let (one, other) = first.started().zip(last.started())?;
                Some(About::Evening(one.min(other), one.max(other)))
            },
            within,
        ),
        Grouping::People => {
            let mut companies: HashMap<u32, usize> = HashMap::new();
            let mut groups: Vec<Vec<Id>> = Vec::new();
            for found in found.iter() {
                let at = *companies.entry(found.company).or_insert_with(|| {
                    groups.push(Vec::new());
                    groups.len() - 1
                });
                groups[at].push(found.id);
            }
            let line = |group: Vec<Id>| {
                let head = group.first().map(|first| GroupRow::Head(About::People(*first), group.len()));
                head.into_iter().chain(group.into_iter().map(GroupRow::Match))
            };
            groups.into_iter().flat_map(line).collect()
        }
    }
}

/// Lines of what belongs together as long as one does so with the next, each run ordered by itself.
fn runs(
    found: &mut [IndexEntry],
    mut belongs: impl FnMut(&IndexEntry, &IndexEntry) -> bool,
    about: impl Fn(&IndexEntry, &IndexEntry) -> Option<About>,
    within: Option<(&Ranks, Order)>,
) -> Vec<GroupRow> {
    let mut lines = Vec::with_capacity(found.len() + found.len() / 4);
    for run in found.chunk_by_mut(|one, other| belongs(one, other)) {
        let (Some(first), Some(last)) = (run.first(), run.last()) else { continue };
        lines.push(GroupRow::Head(about(first, last).unwrap_or(About::Dateless), run.len()));
        if let Some((ranks, order)) = within {
            ranks.sort(run, order.turned);
        }
        lines.extend(run.iter().map(|found| GroupRow::Match(found.id)));
    }
    lines
}

/// Remembers the last day: moments that follow each other are mostly of the same.
struct Days<'a> {
    zone: &'a TimeZone,
    last: Option<(Range<Timestamp>, Date)>,
}

impl Days<'_> {
    fn of(&mut self, moment: Timestamp) -> Date {
        if let Some((_, date)) = self.last.as_ref().filter(|(day, _)| day.contains(&moment)) {
            return *date;
        }
        let zoned = moment.to_zoned(self.zone.clone());
        let begin = zoned.start_of_day();
        let end = zoned.tomorrow().and_then(|next| next.start_of_day());
        if let (Ok(begin), Ok(end)) = (begin, end) {
            let moment = |zoned: Zoned| zoned.timestamp();
            self.last = Some((moment(begin)..moment(end), zoned.date()));
        }
        zoned.date()
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn found(all: &[(i64, &str, u32)]) -> Vec<IndexEntry> {
        all.iter().map(|(id, started, company)| IndexEntry::of(*id, started.parse().ok(), *company)).collect()
    }

    /// Two on a day, one after midnight, one in the next evening, one of nobody knows when.
    fn some() -> Vec<IndexEntry> {
        found(&[
            (5, "2026-11-05T19:00:00Z", 1),
            (4, "2026-11-04T01:30:00Z", 2),
            (3, "2026-11-03T22:00:00Z", 1),
            (2, "2026-11-03T12:00:00Z", 1),
            (1, "", 2),
        ])
    }

    fn told(lines: &[GroupRow]) -> String {
        let told = |line: &GroupRow| match line {
            GroupRow::Head(_, count) => format!(" {count}:"),
            GroupRow::Match(id) => id.0.to_string(),
        };
        lines.iter().map(told).collect::<String>().trim().to_owned()
    }

    fn latest(found: &mut [IndexEntry], grouping: Grouping, zone: &TimeZone) -> Vec<GroupRow> {
        lines(found, grouping, (&Ranks::default(), Order::default()), zone)
    }

    #[test]
    fn days_end_at_midnight_and_evenings_after_a_pause() {
        let zone = TimeZone::UTC;
        assert_eq!(told(&latest(&mut some(), Grouping::None, &zone)), "54321");
        let days = latest(&mut some(), Grouping::Day, &zone);
        assert_eq!(told(&days), "1:5 1:4 2:32 1:1");
        assert_eq!(days[0], GroupRow::Head(About::Day(date(2026, 11, 5)), 1));
        assert_eq!(days[7], GroupRow::Head(About::Dateless, 1));
        let evenings = latest(&mut some(), Grouping::Evening, &zone);
        assert_eq!(told(&evenings), "1:5 2:43 1:2 1:1");
        let moment = |text: &str| text.parse::<Timestamp>().expect("a moment");
        let second = About::Evening(moment("2026-11-03T22:00:00Z"), moment("2026-11-04T01:30:00Z"));
        assert_eq!(evenings[2], GroupRow::Head(second, 2));
        let west = TimeZone::fixed(jiff::tz::offset(-3));
        assert_eq!(
            told(&latest(&mut some(), Grouping::Day, &west)),
            "1:5 3:432 1:1",
            "where one is, it is still the third"
        );
    }

    #[test]
    fn a_day_has_its_matches_in_the_order_that_is_chosen_and_days_follow_each_other_as_ever() {
        let by = |turned| (Ranks::of_players(&[0, 2, 1]), Order { by: By::Players, turned });
        let told_by = |grouping, turned| {
            let (ranks, order) = by(turned);
            told(&lines(&mut some(), grouping, (&ranks, order), &TimeZone::UTC))
        };
        assert_eq!(told_by(Grouping::None, false), "41532");
        assert_eq!(told_by(Grouping::None, true), "53241");
        assert_eq!(told_by(Grouping::Evening, false), "1:5 2:43 1:2 1:1");
        assert_eq!(told_by(Grouping::Evening, true), "1:5 2:34 1:2 1:1");
    }

    #[test]
    fn who_played_together_stands_together_the_last_first() {
        let people = latest(&mut some(), Grouping::People, &TimeZone::UTC);
        assert_eq!(told(&people), "3:532 2:41");
        assert_eq!(people[4], GroupRow::Head(About::People(Id(4)), 2));
        assert_eq!(latest(&mut [], Grouping::People, &TimeZone::UTC), []);
    }
}
