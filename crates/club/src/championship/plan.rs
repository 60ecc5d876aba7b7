//! What a championship is made of, as data: stages, each with its days, how its results count, how its tables rank, and
//! its parts, which are fed by the places of parts before. Knows no participant and no result.

use jiff::ToSpan as _;
use jiff::civil::Date;

use base::phrase::{Phrase, phrase};
use games::game::Finish;
use games::game::options::Values;
use games::shelf;

use super::event::Head;
use super::rank::Criterion::{self, Buchholz, Difference, Direct, Losses, Lot, Points, Sonneborn, Wins};
use super::swiss;

/// The most participants of any championship.
pub const MOST: usize = 500;

/// Of what a plan makes of those who go on; a file keeps the one it began with. Since 2 the two of a group meet in the
/// final at the earliest, and the matches of a round are numbered without gaps.
pub const NEWEST: u32 = 2;

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
    /// How often each two meet where everyone plays everyone.
    pub legs: usize,
    /// The options that a record must have of which a result is taken; none where any will do.
    pub options: Option<Values>,
    /// How a match can end that is entered by hand; none where `count` says all.
    pub finish: Option<Finish>,
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
    /// What was played counts, what is open is forfeited, nothing more is to come. Those behind move up into the next stage.
    Stands,
    /// With fewer than half of them played all are struck, else those open are forfeited. Those behind move up.
    Halves,
    /// Whatever is still open is forfeited, whatever is to come as well.
    Forfeits,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    Joining,
    /// Any two, on any day, as often as they like; people may still join.
    Open,
    Everyone,
    /// Groups of so many or one less, in which everyone plays everyone.
    Groups(usize),
    /// So many rounds, or as many as it takes, each drawn from the table of those before.
    Swiss(Option<usize>),
    /// Two by two, whoever loses is out; those who lose the semi-finals play for the third place.
    KnockOut,
    Parts(Vec<Part>),
}

impl Form {
    /// Whether it has tables in which many meet many.
    pub fn is_crossed(&self) -> bool {
        matches!(self, Self::Everyone | Self::Swiss(_) | Self::Groups(_))
    }
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
    pub legs: usize,
    /// How many rounds, where they are drawn one after another.
    pub drawn: Option<usize>,
    /// Its first day within the stage, from 0.
    pub first: usize,
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
    Part {
        key: key.to_owned(),
        prefix: key.to_owned(),
        single: true,
        feeds: feeds.into(),
        legs: 1,
        drawn: None,
        first,
        days: 1,
    }
}

fn group(key: &str, prefix: String, feeds: Vec<Feed>, days: usize) -> Part {
    Part { key: key.to_owned(), prefix, single: false, feeds, legs: 1, drawn: None, first: 0, days }
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

    /// Asked of what is entered, not of a file. Who won alone (1:0) is enough, for records whose numbers do not tell.
    pub fn can_end(&self, score: [u32; 2]) -> Result<(), Phrase> {
        if matches!(score, [1, 0] | [0, 1]) { Ok(()) } else { self.is_typed_right(score) }
    }

    pub fn is_typed_right(&self, score: [u32; 2]) -> Result<(), Phrase> {
        self.finish.as_ref().map_or(Ok(()), |finish| finish.check(score))
    }

    pub fn example(&self) -> [u32; 2] {
        self.finish.as_ref().map_or([21, 18], Finish::example)
    }

    /// How its results count for whoever enters them: what the winner always has need not be typed.
    pub fn entered(&self) -> Count {
        match (self.count, &self.finish) {
            (Count::Points(None), Some(Finish::Winner)) => Count::Victory,
            (count @ Count::Points(None), Some(finish)) => finish.full().map_or(count, Count::Race),
            (count, _) => count,
        }
    }

    pub fn is_open(&self) -> bool {
        matches!(self.form, Form::Joining | Form::Open)
    }

    pub fn has_table(&self) -> bool {
        match &self.form {
            Form::Joining | Form::KnockOut => false,
            Form::Open | Form::Everyone | Form::Swiss(_) | Form::Groups(_) => true,
            Form::Parts(parts) => parts.iter().any(|part| !part.single),
        }
    }

    /// In that version, where so many stand in each table of the stage before that go on: their keys and how many.
    pub(super) fn parts(&self, version: u32, before: &[(String, usize)]) -> Vec<Part> {
        match &self.form {
            Form::Joining | Form::Open => vec![group(self.key, "p".to_owned(), Vec::new(), self.days)],
            Form::Everyone => {
                let all = group(self.key, "m".to_owned(), in_order(before), self.days);
                vec![Part { legs: self.legs, ..all }]
            }
            Form::Swiss(rounds) => {
                let all = group(self.key, "m".to_owned(), in_order(before), self.days);
                let count = all.feeds.len();
                let rounds = rounds.unwrap_or(swiss::usual(count)).clamp(1, swiss::most(count).max(1));
                vec![Part { drawn: Some(rounds), ..all }]
            }
            Form::Groups(size) => groups(&in_order(before), *size, self.days),
            Form::KnockOut if version < 2 => knock_out(&in_order(before), self.days, Numbers::Lines),
            Form::KnockOut => knock_out(&apart(before), self.days, Numbers::Matches),
            Form::Parts(parts) => parts.clone(),
        }
    }
}

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

/// The first of every table, then the second, each in the other half than the first of their own table.
fn apart(before: &[(String, usize)]) -> Vec<Feed> {
    let seeds = in_order(before);
    let has_tables = before.len() > 1;
    let Some(second) = seeds.iter().position(|seed| has_tables && seed.place == 2) else { return seeds };
    let (mut firsts, mut seconds) = (seeds[..second].to_vec(), seeds[second..].to_vec());
    let lines = lines(seeds.len().next_power_of_two());
    let half = |seed: usize| usize::from(lines[lines.len() / 2..].contains(&(seed + 1)));
    let has_second = |first: &Feed| usize::from(seeds[second..].iter().any(|other| other.part == first.part));
    // In each half, how many of the first are alone, and how many have a second to go into the other.
    let mut room = [[0_usize; 2]; 2];
    (0..second).for_each(|seed| room[half(seed)][0] += 1);
    for seed in second..seeds.len() {
        let [alone, paired] = &mut room[1 - half(seed)];
        (*alone, *paired) = (alone.saturating_sub(1), *paired + 1);
    }
    let mut laid: Vec<Feed> = Vec::with_capacity(seeds.len());
    for seed in 0..second {
        let fits = |first: &Feed| room[half(seed)][has_second(first)] > 0;
        let first = firsts.remove(firsts.iter().position(fits).unwrap_or(0));
        let left = &mut room[half(seed)][has_second(&first)];
        *left = left.saturating_sub(1);
        laid.push(first);
    }
    for seed in second..seeds.len() {
        let first_of = |other: &Feed| laid.iter().position(|first| first.part == other.part);
        let is_apart = |other: &Feed| first_of(other).is_some_and(|first| half(first) != half(seed));
        laid.push(seconds.remove(seconds.iter().position(is_apart).unwrap_or(0)));
    }
    laid
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbers {
    /// The lines of the bracket, those without a match as well.
    Lines,
    Matches,
}

/// Two by two to the final; where lines stay empty, the best go through the first round without a match.
fn knock_out(seeds: &[Feed], days: usize, numbers: Numbers) -> Vec<Part> {
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
        let mut played = 0;
        let next = open.chunks_exact(2).enumerate().map(|(at, two)| match two {
            [Some(a), Some(b)] => {
                played += 1;
                let number = if numbers == Numbers::Lines { at + 1 } else { played };
                let key = match left {
                    2 => "final".to_owned(),
                    4 => format!("s{number}"),
                    8 => format!("q{number}"),
                    _ => format!("r{left}-{number}"),
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

pub const PLANS: [(&str, &str); 6] = [
    ("world", "championship-plan-world"),
    ("round-robin", "championship-plan-round-robin"),
    ("double-round-robin", "championship-plan-double-round-robin"),
    ("swiss", "championship-plan-swiss"),
    ("knock-out", "championship-plan-knock-out"),
    ("groups", "championship-plan-groups"),
];

impl Plan {
    pub fn has_groups(&self) -> bool {
        self.stages.iter().any(|stage| stage.form.is_crossed())
    }

    pub fn has_bracket(&self) -> bool {
        self.stages.iter().any(|stage| matches!(stage.form, Form::KnockOut | Form::Parts(_)))
    }

    pub fn of(head: &Head) -> Result<Self, Phrase> {
        let january =
            i16::try_from(head.year).ok().filter(|year| *year > 0).and_then(|year| Date::new(year, 1, 1).ok());
        let january = january.ok_or(phrase!("championship-bad-year"))?;
        if head.plan_version > NEWEST {
            let (version, known) = (head.plan_version.to_string(), NEWEST.to_string());
            return Err(phrase!("championship-later", version, known));
        }
        if head.rounds.is_some_and(|rounds| !(1..=MOST).contains(&rounds)) {
            return Err(phrase!("championship-bad-rounds", most = MOST));
        }
        let days = head.days.unwrap_or(1);
        if !(1..=366).contains(&days) {
            return Err(phrase!("championship-bad-days"));
        }
        let options = head.options.clone();
        let finish = shelf::find(&head.game).map(|title| title.finish(&options));
        let other = Other { first: head.begins.unwrap_or(january), days, options, finish };
        let mut plan = match head.plan.as_str() {
            "world" => world(january),
            "round-robin" | "double-round-robin" => {
                let legs = if head.plan == "round-robin" { 1 } else { 2 };
                let main = Stage { legs, ..other.stage("main", MAIN, Form::Everyone, (0, days)) };
                let podium = (1..=4).map(|place| feed("main", place)).collect();
                Self { least: 3, podium, stages: vec![other.joining(), main] }
            }
            "swiss" => {
                let main = Stage {
                    order: vec![Wins, Buchholz, Sonneborn, Direct, Lot],
                    leaving: Leaving::Stands,
                    ..other.stage("main", MAIN, Form::Swiss(head.rounds), (0, days))
                };
                let podium = (1..=4).map(|place| feed("main", place)).collect();
                Self { least: 3, podium, stages: vec![other.joining(), main] }
            }
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
            legs: 1,
            options: None,
            finish: None,
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
            legs: 1,
            options: values(&[("mode", "points")]),
            finish: None,
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
            legs: 1,
            options: race(),
            finish: None,
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
            legs: 1,
            options: race(),
            finish: None,
        },
    ];
    Plan { least: 13, stages, podium: finals() }
}

struct Other {
    first: Date,
    days: usize,
    options: Values,
    finish: Option<Finish>,
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
            legs: 1,
            options: Some(self.options.clone()),
            finish: self.finish.clone(),
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
            let parts = knock_out(&in_order(&[("joining".to_owned(), count)]), days, Numbers::Matches);
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

    fn bracket(before: &[(String, usize)]) -> Vec<Part> {
        let stage =
            Plan::of(&Head { plan: "groups".to_owned(), ..Head::world("Wien", 2027, 1) }).unwrap().stages.remove(2);
        stage.parts(NEWEST, before)
    }

    /// The feeds at the leaves of the tree that leads to a match.
    fn begin(parts: &[Part], key: &str) -> Vec<Feed> {
        let Some(part) = parts.iter().find(|part| part.key == key) else { return Vec::new() };
        let leads = |feed: &Feed| match parts.iter().any(|part| part.key == feed.part) {
            true => begin(parts, &feed.part),
            false => vec![feed.clone()],
        };
        part.feeds.iter().flat_map(leads).collect()
    }

    proptest! {
        #[test]
        fn the_two_of_a_group_are_apart_until_the_final_whoever_has_left(going in prop::collection::vec(0_usize..=2, 2..40)) {
            let named = |(at, count): (usize, &usize)| (format!("g{}", at + 1), *count);
            let before: Vec<(String, usize)> = going.iter().enumerate().map(named).collect();
            let all = in_order(&before);
            prop_assume!(all.len() > 1);
            let parts = bracket(&before);
            let mut begun = begin(&parts, "final");
            begun.sort_by_key(|feed| all.iter().position(|other| other == feed));
            prop_assert_eq!(&begun, &all, "each begins once");
            let last = parts.last().unwrap();
            for feed in &last.feeds {
                let mut side = if all.contains(feed) { vec![feed.part.clone()] } else {
                    begin(&parts, &feed.part).into_iter().map(|feed| feed.part).collect()
                };
                side.sort_unstable();
                prop_assert!(side.windows(2).all(|two| two[0] != two[1]), "{side:?}");
            }
        }
    }

    #[test]
    fn matches_of_every_round_are_numbered_from_one_without_gaps() {
        for count in 3..=64 {
            let parts = knock_out(&in_order(&[("joining".to_owned(), count)]), 3, Numbers::Matches);
            let mut rounds: std::collections::BTreeMap<&str, Vec<usize>> = std::collections::BTreeMap::new();
            for part in parts.iter().filter(|part| !["third", "final"].contains(&part.key.as_str())) {
                let (round, number) =
                    part.key.split_at(part.key.rfind(|sign: char| !sign.is_ascii_digit()).unwrap() + 1);
                rounds.entry(round).or_default().push(number.parse().unwrap());
            }
            for (round, numbers) in rounds {
                assert_eq!(numbers, (1..=numbers.len()).collect::<Vec<_>>(), "{count} {round}");
            }
        }
        let old = knock_out(&in_order(&[("joining".to_owned(), 11)]), 3, Numbers::Lines);
        assert_eq!(old[..3].iter().map(|part| part.key.as_str()).collect::<Vec<_>>(), ["r16-2", "r16-6", "r16-8"]);
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
