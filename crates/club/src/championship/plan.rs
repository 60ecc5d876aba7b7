//! What a championship is made of, as data: stages, each with its days, how its results count, how its tables rank, and
//! its parts, which are fed by the places of parts before. Knows no participant and no result.

use jiff::ToSpan as _;
use jiff::civil::Date;

use base::phrase::{Phrase, phrase};
use games::game::options::Values;

use super::event::Head;
use super::rank::Criterion::{self, Difference, Direct, Losses, Lot, Points, Wins};

/// The most participants of any championship.
pub const MOST: usize = 500;

#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The fewest who can hold it.
    pub least: usize,
    pub stages: Vec<Stage>,
    /// Where the best of all come from, the champion first.
    pub podium: Vec<Feed>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    pub key: &'static str,
    pub name: &'static str,
    pub first: Date,
    pub days: usize,
    pub count: Count,
    /// The tie-breaks of its tables, the lot last; none where the order of joining stands.
    pub order: Vec<Criterion>,
    /// How many of each of its tables go on; none where no stage follows.
    pub through: usize,
    pub leaving: Leaving,
    pub form: Form,
    /// The options that a record must have of which a result is taken; none where any will do.
    pub options: Option<Values>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Won or lost: 1 to 0.
    Victory,
    /// Points, at most so many each; more win, as many are half a win each.
    Points(Option<u32>),
    /// So many wins end it, and only one can have them.
    Race(u32),
}

/// What becomes of the matches of somebody who leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// What was played counts; there is nothing more to come. Those behind move up into the next stage.
    Stands,
    /// With fewer than half of them played all are struck, else those still open are forfeited. Those behind move up
    /// into the next stage.
    Halves,
    /// Whatever is still open is forfeited, whatever is to come as well.
    Forfeits,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// Nobody yet: people join.
    Joining,
    /// Any two, on any day, as often as they like; people may still join.
    Open,
    /// Everyone plays everyone once.
    Everyone,
    /// Groups of so many or one less, in which everyone plays everyone once.
    Groups(usize),
    /// Two by two, whoever loses is out; those who lose the semi-finals play for the third place.
    KnockOut,
    Parts(Vec<Part>),
}

/// A part of a stage: a group in which everyone plays everyone, or a single match, which is a group of two.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    pub key: String,
    /// What the names of its matches begin with; a single match has the part's own.
    pub prefix: String,
    /// Whether it is one match, which has to have a winner.
    pub single: bool,
    pub feeds: Vec<Feed>,
    /// Its first day within the stage, from 0.
    pub first: usize,
    /// Over how many days its rounds are spread.
    pub days: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feed {
    /// Its key; it stands before in the plan.
    pub part: String,
    /// From 1.
    pub place: usize,
}

pub fn feed(part: &str, place: usize) -> Feed {
    Feed { part: part.to_owned(), place }
}

fn single(key: &str, feeds: [Feed; 2], first: usize) -> Part {
    Part { key: key.to_owned(), prefix: key.to_owned(), single: true, feeds: feeds.into(), first, days: 1 }
}

fn group(key: &str, prefix: String, feeds: Vec<Feed>, days: usize) -> Part {
    Part { key: key.to_owned(), prefix, single: false, feeds, first: 0, days }
}

impl Stage {
    pub fn last(&self) -> Date {
        self.day(self.days.saturating_sub(1))
    }

    /// `n` counts from 0.
    pub fn day(&self, n: usize) -> Date {
        self.first.saturating_add(i64::try_from(n).unwrap_or_default().days())
    }

    /// The number beside wins that says most about its matches.
    pub fn usual(&self) -> Option<Criterion> {
        match (&self.form, self.count) {
            (Form::Joining, _) => None,
            (_, Count::Victory) => Some(Losses),
            (_, Count::Points(Some(_))) => Some(Points),
            (_, Count::Points(None) | Count::Race(_)) => Some(Difference),
        }
    }

    pub fn is_open(&self) -> bool {
        matches!(self.form, Form::Joining | Form::Open)
    }

    /// The parts of it, where so many stand in each table of the stage before that go on: their keys and how many.
    pub(super) fn parts(&self, before: &[(String, usize)]) -> Vec<Part> {
        match &self.form {
            Form::Joining | Form::Open => vec![group(self.key, "p".to_owned(), Vec::new(), self.days)],
            Form::Everyone => vec![group(self.key, "m".to_owned(), in_order(before), self.days)],
            Form::Groups(size) => groups(&in_order(before), *size, self.days),
            Form::KnockOut => knock_out(&in_order(before), self.days),
            Form::Parts(parts) => parts.clone(),
        }
    }
}

/// All who go on: the first of every table, then the second, and so on.
fn in_order(before: &[(String, usize)]) -> Vec<Feed> {
    let most = before.iter().map(|(_, count)| *count).max().unwrap_or(0);
    let place = |place| before.iter().filter(move |(_, count)| place <= *count).map(move |(key, _)| feed(key, place));
    (1..=most).flat_map(place).collect()
}

/// The seeds dealt to groups, there and back, so that all are about equally strong.
fn groups(seeds: &[Feed], size: usize, days: usize) -> Vec<Part> {
    let count = seeds.len().div_ceil(size.max(2));
    let mut dealt = vec![Vec::new(); count];
    for (at, seed) in seeds.iter().enumerate() {
        let place = at % count;
        dealt[if (at / count).is_multiple_of(2) { place } else { count - 1 - place }].push(seed.clone());
    }
    let part = |(at, feeds): (usize, Vec<Feed>)| {
        let key = format!("g{}", at + 1);
        group(&key, format!("{key}-"), feeds, days)
    };
    dealt.into_iter().enumerate().map(part).collect()
}

/// The order of seeds in a bracket of so many lines (a power of two), from 1: the best two can only meet at its end.
fn lines(size: usize) -> Vec<usize> {
    if size < 2 {
        return vec![1];
    }
    lines(size / 2).into_iter().flat_map(|seed| [seed, size + 1 - seed]).collect()
}

/// Two by two to the final; where lines stay empty, the best go through the first round without a match.
fn knock_out(seeds: &[Feed], days: usize) -> Vec<Part> {
    let size = seeds.len().next_power_of_two();
    let count = size.trailing_zeros() as usize;
    let mut open: Vec<Option<Feed>> = lines(size).into_iter().map(|seed| seeds.get(seed - 1).cloned()).collect();
    let mut parts = Vec::new();
    for round in 0..count {
        let day = super::circle::day(round, count, days);
        let left = open.len();
        if left == 2 && seeds.len() > 3 {
            parts.push(single("third", [feed("s1", 2), feed("s2", 2)], day));
        }
        let next = open.chunks_exact(2).enumerate().map(|(at, two)| match two {
            [Some(a), Some(b)] => {
                let key = match left {
                    2 => "final".to_owned(),
                    4 => format!("s{}", at + 1),
                    8 => format!("q{}", at + 1),
                    _ => format!("r{left}-{}", at + 1),
                };
                parts.push(single(&key, [a.clone(), b.clone()], day));
                Some(feed(&key, 1))
            }
            [one, other] => one.clone().or_else(|| other.clone()),
            _ => None,
        });
        open = next.collect();
    }
    parts
}

/// The plans there are: their keys and the ids of their names.
pub const PLANS: [(&str, &str); 4] = [
    ("world", "championship-plan-world"),
    ("round-robin", "championship-plan-round-robin"),
    ("knock-out", "championship-plan-knock-out"),
    ("groups", "championship-plan-groups"),
];

impl Plan {
    pub fn has_groups(&self) -> bool {
        self.stages.iter().any(|stage| matches!(stage.form, Form::Everyone | Form::Groups(_)))
    }

    pub fn has_bracket(&self) -> bool {
        self.stages.iter().any(|stage| matches!(stage.form, Form::KnockOut | Form::Parts(_)))
    }

    pub fn of(head: &Head) -> Result<Self, Phrase> {
        let january =
            i16::try_from(head.year).ok().filter(|year| *year > 0).and_then(|year| Date::new(year, 1, 1).ok());
        let january = january.ok_or(phrase!("championship-bad-year"))?;
        let days = head.days.unwrap_or(1);
        if !(1..=366).contains(&days) {
            return Err(phrase!("championship-bad-days"));
        }
        let other = Other { first: head.begins.unwrap_or(january), days, options: head.options.clone() };
        let mut plan = match head.plan.as_str() {
            "world" => world(january),
            "round-robin" => Self {
                least: 3,
                podium: (1..=4).map(|place| feed("main", place)).collect(),
                stages: vec![other.joining(), other.stage("main", MAIN, Form::Everyone, (0, days))],
            },
            "knock-out" => Self {
                least: 3,
                podium: finals(),
                stages: vec![other.joining(), other.stage("finals", KNOCK_OUT, Form::KnockOut, (0, days))],
            },
            "groups" => {
                let half = days.div_ceil(2);
                let groups = other.stage("groups", GROUPS, Form::Groups(4), (0, half));
                let finals =
                    other.stage("finals", KNOCK_OUT, Form::KnockOut, (half.min(days - 1), (days - half).max(1)));
                Self { least: 3, podium: self::finals(), stages: vec![other.joining(), groups, finals] }
            }
            _ => {
                let known = PLANS.map(|(key, _)| key).join(", ");
                return Err(phrase!("championship-no-plan", plan = head.plan.clone(), known));
            }
        };
        for (key, order) in &head.ties {
            Criterion::check(order)?;
            let stage = plan.stages.iter_mut().find(|stage| stage.key == key && !stage.order.is_empty());
            let stage = stage.ok_or_else(|| phrase!("championship-no-stage", stage = key.clone()))?;
            stage.order.clone_from(order);
        }
        Ok(plan)
    }
}

const MAIN: &str = "championship-stage-main";
const GROUPS: &str = "championship-stage-groups";
const KNOCK_OUT: &str = "championship-stage-knock-out";

fn finals() -> Vec<Feed> {
    vec![feed("final", 1), feed("final", 2), feed("third", 1), feed("third", 2)]
}

/// The world championship of dre13ehn (`docs/rules/championship.md`, "Stages").
fn world(january: Date) -> Plan {
    let day = |month, day| Date::new(january.year(), month, day).expect("these days are in every year");
    let values = |pairs: &[(&str, &str)]| {
        Some(pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect::<Values>())
    };
    let race = || values(&[("mode", "cup"), ("dice", "water+water"), ("target", "13"), ("match", "1")]);
    let places = |places: std::ops::RangeInclusive<usize>| places.map(|place| feed("main", place)).collect();
    // Three rounds in eighteen days, a day for each quarter-final, all done by 31 October.
    let groups = vec![
        group("i", "i".to_owned(), places(2..=3), 18),
        group("a", "a".to_owned(), places(4..=7), 18),
        group("u", "u".to_owned(), places(9..=12), 18),
        single("q1", [feed("a", 1), feed("main", 8)], 19),
        single("q2", [feed("u", 1), feed("main", 13)], 20),
    ];
    let last = vec![
        single("s1", [feed("main", 1), feed("q1", 1)], 0),
        single("s2", [feed("i", 1), feed("q2", 1)], 1),
        single("third", [feed("s1", 2), feed("s2", 2)], 2),
        single("final", [feed("s1", 1), feed("s2", 1)], 3),
    ];
    let wins = || vec![Wins, Difference, Direct, Lot];
    let stages = vec![
        Stage {
            key: "preliminaries",
            name: "championship-stage-preliminaries",
            first: day(6, 21),
            days: 12,
            count: Count::Victory,
            order: vec![Wins, Losses, Direct, Lot],
            through: 37,
            leaving: Leaving::Stands,
            form: Form::Open,
            options: None,
        },
        Stage {
            key: "main",
            name: "championship-stage-tournament",
            first: day(7, 3),
            days: 100,
            count: Count::Points(Some(37)),
            order: vec![Points, Wins, Direct, Lot],
            through: 13,
            leaving: Leaving::Halves,
            form: Form::Everyone,
            options: values(&[("mode", "points")]),
        },
        Stage {
            key: "groups",
            name: GROUPS,
            first: day(10, 11),
            days: 21,
            count: Count::Race(13),
            order: wins(),
            through: 1,
            leaving: Leaving::Forfeits,
            form: Form::Parts(groups),
            options: race(),
        },
        Stage {
            key: "finals",
            name: "championship-stage-finals",
            first: day(12, 21),
            days: 4,
            count: Count::Race(13),
            order: wins(),
            through: 0,
            leaving: Leaving::Forfeits,
            form: Form::Parts(last),
            options: race(),
        },
    ];
    Plan { least: 13, stages, podium: finals() }
}

/// What the other plans have in common: any game, any days, more points win.
struct Other {
    first: Date,
    days: usize,
    options: Values,
}

impl Other {
    fn joining(&self) -> Stage {
        let order = Vec::new();
        let (through, leaving) = (MOST, Leaving::Stands);
        let plain = self.stage("joining", "championship-stage-joining", Form::Joining, (0, self.days));
        Stage { order, through, leaving, ..plain }
    }

    fn stage(&self, key: &'static str, name: &'static str, form: Form, (first, days): (usize, usize)) -> Stage {
        let leaving = if form == Form::KnockOut { Leaving::Forfeits } else { Leaving::Halves };
        // Every other stage is the last.
        let through = if matches!(form, Form::Groups(_)) { 2 } else { 0 };
        let stage = Stage {
            key,
            name,
            first: self.first,
            days: self.days,
            count: Count::Points(None),
            order: vec![Wins, Difference, Direct, Lot],
            through,
            leaving,
            form,
            options: Some(self.options.clone()),
        };
        Stage { first: stage.day(first), days, ..stage }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_knock_out_leaves_one_after_as_many_matches_as_there_are_others(count in 2_usize..=500, days in 1_usize..30) {
            let parts = knock_out(&in_order(&[("joining".to_owned(), count)]), days);
            let third = usize::from(count > 3);
            prop_assert_eq!(parts.len(), count - 1 + third);
            prop_assert_eq!(&parts.last().unwrap().key, "final");
            let mut known = vec!["joining".to_owned()];
            for part in &parts {
                prop_assert!(part.feeds.iter().all(|feed| known.contains(&feed.part)), "fed by what comes before");
                prop_assert!(part.first < days);
                known.push(part.key.clone());
            }
            let mut begun: Vec<usize> = parts.iter().flat_map(|part| &part.feeds)
                .filter(|feed| feed.part == "joining").map(|feed| feed.place).collect();
            begun.sort_unstable();
            prop_assert_eq!(begun, (1..=count).collect::<Vec<_>>(), "each begins once");
        }

        #[test]
        fn groups_are_of_four_or_as_near_as_can_be(count in 3_usize..=500) {
            let seeds = in_order(&[("joining".to_owned(), count)]);
            let groups = groups(&seeds, 4, 5);
            let sizes: Vec<usize> = groups.iter().map(|group| group.feeds.len()).collect();
            prop_assert_eq!(sizes.iter().sum::<usize>(), count);
            prop_assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1 && sizes.iter().all(|size| *size <= 4));
        }
    }

    #[test]
    fn nobody_goes_on_from_the_last_stage() {
        for (key, _) in PLANS {
            let plan = Plan::of(&Head { plan: key.to_owned(), ..Head::world("Wien", 2027, 1) }).unwrap();
            let (last, before) = plan.stages.split_last().unwrap();
            assert!(last.through == 0 && before.iter().all(|stage| stage.through > 0), "{key}");
        }
    }

    #[test]
    fn the_best_two_of_a_bracket_are_apart_until_its_end() {
        assert_eq!(lines(8), [1, 8, 4, 5, 2, 7, 3, 6]);
    }
}
