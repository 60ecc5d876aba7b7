//! What is solved is an equilibrium, what is shipped is what would be solved, and what is written is what is played.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;

use rand::seq::IndexedRandom;
use serde_json::Value;

use super::super::super::dice::Symbol;
use super::super::super::rules::{Action, Claim, Dre13ehn};
use super::super::best;
use super::*;
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::{Face, Game, Turn};
use crate::table::Players;
use crate::table::Stake;

fn measured(options: &Options) -> (f64, f64) {
    let known = known(options);
    let round = known.plain();
    let best = best::response(known.arena(), &round.plan, &round.stakes, 0);
    (best.by(), round.plan.start(0))
}

#[test]
fn no_round_can_be_exploited_with_any_dice() {
    for options in standard() {
        let (by, starter) = measured(&options);
        assert!(by.abs() < 1e-9, "{options:?}: {by}");
        assert!((0.5..0.6).contains(&starter), "{options:?}: {starter}");
    }
    // Somebody's own faces, each symbol at least once.
    let mut rng = Luck::new(13).after(0);
    for _ in 0..6 {
        let faces = |faces: usize, symbols: &[Symbol], rng: &mut _| {
            let more = (symbols.len()..faces).map(|_| *symbols.choose(rng).unwrap()).collect::<Vec<_>>();
            symbols.iter().chain(&more).map(ToString::to_string).collect::<Vec<_>>().join(",")
        };
        let (air, water) = (faces(8, &Symbol::ALL[..5], &mut rng), faces(20, &Symbol::ALL, &mut rng));
        for given in [("cup", "water+water"), ("cup", "water+air"), ("duel", "air")] {
            let given = [("mode", given.0), ("dice", given.1), ("air", air.as_str()), ("water", water.as_str())];
            let options = read(&given);
            let (by, _) = measured(&options);
            assert!(by.abs() < 1e-9, "{options:?}: {by}");
        }
    }
}

#[test]
fn with_two_water_dice_the_starter_wins_as_often_as_the_rules_say() {
    let options = standard().find(|options| options.dice().iter().all(|carved| carved.die.kind == "water"));
    let (_, starter) = measured(&options.unwrap());
    assert!((starter - 0.554).abs() < 0.000_5, "{starter}");
}

#[test]
fn whoever_begins_a_duel_wins_it_as_often_as_another_solver_found() {
    for (die, starter) in [("air", 0.507_924), ("earth", 0.504_857), ("fire", 0.505_782)] {
        let known = known(&read(&[("mode", "duel"), ("dice", die), ("cup", "yes")]));
        let course = known.course.unwrap();
        let found = known.values(course).worth(course.start(), true);
        assert!((found - starter).abs() < 1e-6, "{die}: {found}");
    }
}

#[test]
fn a_duel_cannot_be_exploited_as_a_whole() {
    let own = ("air", "0,1,1,1,2,3,F,F");
    for given in [[("dice", "air"), ("target", "5")], [("dice", "earth"), ("target", "3")], [("target", "4"), own]] {
        let options = read(&[&[("mode", "duel"), ("cup", "yes")], &given[..]].concat());
        let known = known(&options);
        let found = known.exploited(known.course.unwrap());
        assert!(found.by.abs() < 1e-7, "{given:?}: {found:?}");
        // That is no matter of course: what is best in a round that is just won or lost is not in a duel.
        let plain = known.plain();
        let (round, side) = known.round(Some(MatchKind::Duel(options.target()).start()));
        assert_ne!(round.plan.odds[side], plain.plan.odds[0], "{given:?}");
    }
}

#[test]
fn the_shipped_worths_are_what_a_round_solved_anew_is_worth() {
    let known = known(&points());
    let values = known.values(MatchKind::Points);
    assert_eq!((values.count(), encoded(values).len()), (4771, BYTES.len()));
    let scores: Vec<Score> = MatchKind::Points.layers().into_iter().flatten().collect();
    let mut rng = Luck::new(7).after(0);
    for _ in 0..20 {
        let score = *scores.choose(&mut rng).unwrap();
        for score in [score, score.flipped()] {
            let (round, side) = known.round(Some(score));
            assert!((round.plan.start(side) - values.worth(score, true)).abs() < 3e-7, "{score}");
        }
        let (round, side) = known.round(Some(score));
        let response = best::response(known.arena(), &round.plan, &round.stakes, side);
        let other = best::response(known.arena(), &round.plan, &round.stakes, 1 - side);
        let gained = response.begins + other.follows - 1.0;
        assert!(gained.abs() < 1e-8, "{score}: {gained}");
    }
}

fn face(word: &str) -> Face {
    Symbol::ALL.into_iter().find(|symbol| symbol.to_string() == word).unwrap().face()
}

/// What strong does in a position, as often of so many times as it does it.
fn played(game: &Dre13ehn, times: u64) -> BTreeMap<String, f64> {
    let Turn::Seats(seats) = game.turn() else { panic!("a decision is due") };
    let mut done = BTreeMap::new();
    for nth in 0..times {
        let mut rng = Luck::new(nth).after(0);
        let action = Dre13ehn::bot(Level::Strong).choose(&game.seen_by(Some(seats[0])), seats[0], &mut rng);
        let word = match &action {
            Action::Call(word) => match game.claim(word) {
                Claim::Result(outcome) => format!("call {outcome}"),
                other => panic!("{other:?} is called"),
            },
            other => other.to_string(),
        };
        *done.entry(word).or_default() += 1.0 / times as f64;
    }
    done
}

fn holds(game: &Dre13ehn, written: &Value) {
    const TIMES: u64 = 400;
    let played = played(game, TIMES);
    for (action, often) in &played {
        assert!(written.get(action).is_some(), "{action} is played {often}, but {written} is written");
    }
    for (action, odds) in written.as_object().unwrap() {
        let odds = odds.as_f64().unwrap();
        let error = (odds * (1.0 - odds) / TIMES as f64).sqrt();
        let often = played.get(action).copied().unwrap_or(0.0);
        assert!((often - odds).abs() <= 4.0 * error + 1e-9, "{action}: {odds} is written, {often} is played");
    }
}

#[test]
fn strong_plays_what_is_written_at_every_score() {
    // What is thrown and done, then what is asked and its key.
    let duel: [(&[&str], &str, &str, &str); 4] = [
        (&["F", "call o", "uncover", "2"], "turn", "3:0/4:1", "- ?"),
        (&["F", "call o", "uncover", "0", "peek"], "turn", "3:0/4:1", "- 0"),
        (&["F", "call o", "uncover", "1", "peek", "call i"], "answer", "4:1/3:0", "- 1 1"),
        (&["F", "call o", "uncover", "1", "peek", "call i", "believe", "0", "peek"], "turn", "4:1/3:0", "1 0"),
    ];
    let points: [(&[&str], &str, &str, &str); 3] = [
        (&["13,13", "show", "0,1", "peek"], "turn", "0:0/1:2", "- 0 0 1"),
        (&["13,13", "show", "0,1", "peek", "call u"], "answer", "1:2/0:0", "- 3 0 0 1"),
        (&["13,13", "show", "2,3", "peek", "call a", "believe", "0,0", "peek"], "turn", "1:2/0:0", "2 0 1 8"),
    ];
    let duels = duel.map(|case| (vec![("mode", "duel"), ("cup", "yes")], case));
    let all = duels.into_iter().chain(points.map(|case| (vec![("mode", "points")], case)));
    for (given, (done, part, score, key)) in all {
        let given: Given = given.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        let mut game = Dre13ehn::start(&Options::read(&given).unwrap(), 2);
        for step in done {
            match game.turn() {
                Turn::Seats(seats) => {
                    let action = game.parse(seats[0], step).unwrap();
                    game.act(seats[0], &action);
                }
                _ => game.roll(&step.split(',').map(face).collect::<Vec<_>>()),
            }
        }
        let told = super::super::theory::exploit(&given, Some(score)).unwrap().unwrap();
        assert!(told.exploitability < 1e-7, "{score}: {told:?}");
        let written = &told.strategy[part][format!("{score} {key}")];
        assert!(written.is_object(), "{score} {key}");
        holds(&game, written);
    }
}

#[test]
fn a_round_that_decides_the_match_is_worth_all_of_it_and_others_less() {
    let stake =
        |given: &[(&str, &str)]| super::super::cup::stake(&Dre13ehn::start(&read(given), 2), 0).map(Stake::span);
    let duel = |target| stake(&[("mode", "duel"), ("cup", "yes"), ("target", target)]).unwrap();
    assert!((duel("1") - 1.0).abs() < 1e-9, "{}", duel("1"));
    assert!(duel("8") < duel("2") && duel("2") < duel("1"), "{} {}", duel("8"), duel("2"));
    assert_eq!((stake(&[("mode", "cup")]), stake(&[("mode", "duel")])), (None, None));
}
