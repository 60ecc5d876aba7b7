//! Each number of the page is what `exploit` writes out of the strong player's strategy.

#![allow(clippy::unwrap_used, clippy::panic)]

use serde_json::Value;

use super::super::rules::Dre13ehn;
use super::*;
use crate::game::options::Values;
use crate::table::{Exploit, Players};

/// What `exploit` says of a set of dice.
fn told(dice: &str) -> Exploit {
    let given = [("mode", "cup"), ("dice", dice)].map(|(key, value)| (key.to_owned(), value.to_owned()));
    Dre13ehn::exploit(&Values::from(given)).unwrap().unwrap()
}

fn odds(of: &Value, key: &str, word: &str) -> f64 {
    of[key].as_object().unwrap_or_else(|| panic!("{key} is told")).get(word).map_or(0.0, |odds| odds.as_f64().unwrap())
}

/// What stands in the cells of a table that are not empty, one after the other.
fn cells<'a>(table: &'a Drawing, columns: &str) -> Vec<&'a str> {
    let words = table.words();
    let head = words.iter().position(|words| *words == columns).unwrap();
    words[head + 1..].to_vec()
}

#[test]
fn the_tables_say_what_exploit_says() {
    assert_eq!(sets().count(), 8);
    for ((options, name), (dice, same)) in sets().zip(PAIRS) {
        assert_eq!(name, same);
        let known = shipped::known(&options);
        let arena = &known.arena;
        let Exploit { strategy, value, .. } = told(dice);
        let facts = Facts::of(&known);
        assert!((facts.starter - value).abs() < 0.000_1, "{dice}: {} {value}", facts.starter);
        assert_eq!(facts.looks, odds(&strategy["turn"], "- 0 0 ?", "peek"), "{dice}");
        let drawing = called(&known, Lang::En);
        let shows = throws(arena).iter().any(|throw| arena.shows(*throw));
        let mut said = cells(&drawing, if shows { "show" } else { "FF" }).into_iter();
        let (mut bluffs, mut all) = (0.0, 0.0);
        for throw in throws(arena) {
            let (pair, chance) = arena.throws()[throw];
            assert_eq!(said.next(), Some(format!("{pair} · {}%", Lang::En.decimal(chance * 100.0, 0)).as_str()));
            let key = format!("- 0 0 {pair}");
            for call in calls(arena) {
                let outcome = arena.calls()[call];
                let odds = odds(&strategy["turn"], &key, &format!("call {outcome}"));
                all += chance * odds;
                bluffs += if pair.readings().contains(&outcome) { 0.0 } else { chance * odds };
                if odds >= SELDOM {
                    assert_eq!(said.next().unwrap(), Lang::En.decimal(odds * 100.0, 0), "{dice} {key} {outcome}");
                }
            }
            let shown = odds(&strategy["turn"], &key, "show");
            if shows && shown >= SELDOM {
                assert_eq!(said.next().unwrap(), Lang::En.decimal(shown * 100.0, 0), "{dice} {key}");
            }
        }
        assert_eq!(said.next(), None);
        assert!((facts.bluffs - bluffs / all).abs() < 1e-12);
    }
}

#[test]
fn a_call_is_uncovered_as_often_as_exploit_says() {
    for ((options, _), (dice, _)) in sets().zip(PAIRS) {
        let known = shipped::known(&options);
        let arena = &known.arena;
        let strategy = told(dice).strategy;
        let drawing = uncovered(&known, Lang::En);
        let mut said = cells(&drawing, "FF").into_iter();
        let before = calls(arena).into_iter().filter(|call| !arena.is_fire(*call)).map(Some);
        for before in [None].into_iter().chain(before) {
            let word = before.map_or("-", |call| arena.calls()[call].word());
            assert_eq!(said.next(), Some(if before.is_none() { "start" } else { word }));
            for call in calls(arena) {
                let outcome = arena.calls()[call];
                // As whoever answers sees it: who has called 2 so far, the call at hand included.
                let key = format!("{word} {outcome} {} {} 1", u8::from(word == "2"), u8::from(outcome == Outcome::Two));
                let Some(told) = strategy["answer"].get(&key) else { continue };
                let uncover = told.get("uncover").map_or(0.0, |odds| odds.as_f64().unwrap());
                let cell = said.next().unwrap();
                let must = outcome == Outcome::Two && matches!(word, "-" | "1" | "2");
                assert_eq!(
                    cell,
                    if must { "–".to_owned() } else { Lang::En.decimal(uncover * 100.0, 0) },
                    "{dice} {key}"
                );
            }
        }
        assert_eq!(said.next(), None);
    }
}

#[test]
fn what_is_to_be_learned_holds_with_every_set() {
    for (options, name) in sets() {
        let known = shipped::known(&options);
        let odds = known.plan.at(&known.arena, Arena::START);
        let often = |throw: usize, call: Outcome| odds.seen[throw][CALL + known.arena.call(call).unwrap()];
        for (throw, (pair, _)) in known.arena.throws().iter().enumerate() {
            let Pair::Plain(outcome) = *pair else { continue };
            if [Outcome::One, Outcome::Two, Outcome::Three, Outcome::TwentyTwo, Outcome::ThirtyThree].contains(&outcome)
            {
                let most = ORDER.into_iter().filter(|call| known.arena.call(*call).is_some());
                let most = most.max_by(|a, b| often(throw, *a).total_cmp(&often(throw, *b)));
                assert_eq!(most, Some(Outcome::ThirtyThree), "{name} {pair}");
            } else if [Outcome::Eleven, Outcome::Eight, Outcome::Thirteen].contains(&outcome) {
                assert!(often(throw, outcome) > 0.98, "{name} {pair}");
            }
        }
        assert!(odds.uncovers[known.arena.call(Outcome::ThirtyThree).unwrap()][1] < 0.03, "{name}");
    }
}
