//! Whoever judges and whoever plays are one: what the strong player decides, a review by the strong player finds nothing
//! wrong with, in every game and every way to play it, whoever sits beside it.

use std::collections::BTreeSet;

use base::threads;
use games::game::Turn;
use games::game::bot::{Level, Mark};
use games::game::chance::Luck;
use games::game::options::Values;
use games::game::record::{Entry, Header, Player, PlayerKind};
use games::table::Title;
use games::table::review::Finding;

use crate::shelf;

/// Asks for so many matches of every way to play, from the first event to the last; numbers of players and strengths share
/// them.
const ASKED: &str = "WURFZABEL_MATCHES";
/// Where nobody asks, a match is left after so many decisions of strong, in Kvátrutafl sooner: it thinks longest.
const LONG: usize = 24;
const LONG_OF_KVATRUTAFL: usize = 2;
/// Strong thinks longest in Kvátrutafl, where a game has a hundred decisions: where matches are asked for, it makes one in
/// so many for each point of the match, others in each match, and an easy player the rest.
const DECIDES_EVERY: usize = 12;
/// The most that sit down to a match.
const SEATS: usize = 5;

/// How much of what is judged a decision of the strong player may cost: nothing where it does what its judge puts first. Under
/// the cup it draws by odds, which can be exploited by no more than that (`docs/rules/dre13ehn.md`, "Computer players").
fn error(title: &dyn Title) -> f64 {
    if title.key() == "dre13ehn" { 0.0001 } else { 0.0 }
}

/// How one match is played: by strong players, one of which may have weaker ones beside it.
struct Kind<'a> {
    title: &'a dyn Title,
    options: &'a Values,
    levels: Vec<Level>,
    /// Strong makes one decision in so many.
    every: usize,
}

impl Kind<'_> {
    /// Plays the n-th match until so many decisions of strong were judged; how many were. Strong is never found wanting.
    fn play(&self, n: u64, most: usize) -> usize {
        let Self { title, options, levels, every } = self;
        let player = |(name, level): (&&str, &Level)| Player::new(name, PlayerKind::Bot(*level)).unwrap();
        let players = shelf::NAMES.iter().zip(levels).map(player).collect();
        let luck = Luck::new(0x706f_6c69_6379).nth(n);
        let header = Header { seed: Some(luck.seed()), ..Header::new(title.key(), (*options).clone(), players) };
        let mut table = title.open(header).unwrap();
        let (mut judged, mut decisions) = (0, 0);
        while judged < most {
            let event = table.history().len();
            let seat = match table.turn() {
                Turn::Over(_) => break,
                Turn::Faces(_) => unreachable!("nobody here throws dice of their own"),
                Turn::Roll(throw) => {
                    table.enter(&Entry::Roll(throw.draw(&mut luck.after(event)))).unwrap();
                    continue;
                }
                Turn::Seats(seats) => seats[0],
            };
            let is_due = (decisions + n).is_multiple_of(*every as u64);
            decisions += 1;
            let level = if is_due { levels[seat] } else { Level::Easy };
            let thought = table.judging(seat, level)(&mut luck.thought(event));
            let line = table.read(&Entry::Act { seat, notation: thought.choice.clone() }).unwrap();
            if level == Level::Strong && thought.candidates.len() > 1 {
                let said = format!("{} {options:?}, {levels:?}, match {n}, event {event}", title.key());
                let found = table.examining(&line, Level::Strong)(&mut luck.thought(event));
                let Some(Finding::Decision(found)) = found else {
                    panic!("{said}: {} is not judged", thought.choice);
                };
                let costs = format!("{said}: {} costs {} beside {}", found.played, found.cost(), found.other);
                assert!(found.mark == Mark::Good, "{costs}");
                assert!(found.loss().cost() <= error(*title), "{costs}");
                judged += 1;
            }
            table.take(line);
        }
        judged
    }
}

/// Who sits there: strong players alone, or one of them with weaker ones, who come into positions that strong players never
/// come into.
fn company(seats: usize) -> [Vec<Level>; 2] {
    let beside = [Level::Strong, Level::Medium, Level::Easy].into_iter().cycle().take(seats);
    [vec![Level::Strong; seats], beside.collect()]
}

/// To how many points a match goes.
fn points(options: &Values) -> usize {
    options.get("match").map_or(1, |points| points.parse().unwrap())
}

/// The games of those that are taken in which decisions of strong were judged; none of them is found wanting.
fn judged_in(takes: impl Fn(&dyn Title) -> bool) -> BTreeSet<&'static str> {
    let asked: Option<usize> = std::env::var(ASKED).ok().and_then(|matches| matches.parse().ok());
    let mut judging = BTreeSet::new();
    for title in games::shelf::ALL.iter().copied().filter(|title| takes(*title)) {
        for (nth, options) in shelf::variants(title).iter().enumerate() {
            let seats = title.seats_with(options).unwrap();
            let all: BTreeSet<usize> =
                [*seats.start(), *seats.start() + 1, SEATS].map(|count| count.min(*seats.end())).into_iter().collect();
            // Where nobody asks, each way to play sees one number of players.
            let counts: Vec<usize> = match asked {
                Some(_) => all.into_iter().collect(),
                None => all.iter().copied().cycle().skip(nth).take(1).collect(),
            };
            let is_slow = title.key() == "kvatrutafl";
            let most = match asked {
                Some(_) => usize::MAX,
                None if is_slow => LONG_OF_KVATRUTAFL,
                None => LONG,
            };
            let companies: Vec<Vec<Level>> = counts.into_iter().flat_map(company).collect();
            let matches = asked.map_or(1, |matches| matches.div_ceil(companies.len()));
            for levels in companies {
                let every = if asked.is_some() && is_slow { DECIDES_EVERY * points(options) } else { 1 };
                let kind = Kind { title, options, levels, every };
                let play = |n: usize| kind.play(n as u64, most);
                let judged = threads::spread(threads::cores(), matches, || true, play).unwrap();
                let judged: usize = judged.into_iter().sum();
                if asked.is_some() {
                    println!("{} {options:?} {:?}: {judged} decisions of {matches} matches", title.key(), kind.levels);
                }
                if judged > 0 {
                    judging.insert(title.key());
                }
            }
        }
    }
    judging
}

#[test]
fn the_strong_player_does_nothing_that_it_would_mark_in_namaste() {
    assert_eq!(judged_in(|title| title.key() == "namaste").len(), 1);
}

#[test]
fn the_strong_player_does_nothing_that_it_would_mark_in_dre13ehn() {
    assert_eq!(judged_in(|title| title.key() == "dre13ehn").len(), 1);
}

#[test]
fn the_strong_player_does_nothing_that_it_would_mark_in_kvatrutafl() {
    assert_eq!(judged_in(|title| title.key() == "kvatrutafl").len(), 1);
}

#[test]
fn the_strong_player_does_nothing_that_it_would_mark_in_ludix_and_the_pub_games() {
    let others = ["namaste", "dre13ehn", "kvatrutafl"];
    let judging = judged_in(|title| !others.contains(&title.key()));
    // The rest leave no choice, or none that is judged.
    assert!(judging.len() > 5, "{judging:?}");
}

/// A lead in points that nothing can make good: the differences between decisions are rounding.
#[test]
fn a_round_that_decides_nothing_more_costs_nothing() {
    let title = games::shelf::find("dre13ehn").unwrap();
    let options = Values::from([("mode".to_owned(), "points".to_owned())]);
    let kind = Kind { title, options: &options, levels: vec![Level::Strong; 2], every: 1 };
    assert!(kind.play(126, usize::MAX) > 0);
}
