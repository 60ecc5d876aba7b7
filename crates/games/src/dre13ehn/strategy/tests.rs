//! Each number of the page is what `exploit` writes out of the strong player's strategy; of the solo game, what the hint and
//! `optimum` say.

#![allow(clippy::unwrap_used, clippy::panic)]

use serde_json::Value;

use super::super::bots::plan::{PEEK, THROW};
use super::super::bots::theory;
use super::super::bots::turn::Answers;
use super::super::dice::Symbol;
use super::super::rules::Dre13ehn;
use super::*;
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::record::{Entry, Header, Player, PlayerKind};
use crate::table::{Exploit, Of};

/// What `exploit` says of a set of dice.
fn told(dice: &str) -> Exploit {
    let given = [("mode", "cup"), ("dice", dice)].map(|(key, value)| (key.to_owned(), value.to_owned()));
    theory::exploit(&Values::from(given), None).unwrap().unwrap()
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
        let known = known::known(&options);
        let arena = known.arena();
        let Exploit { strategy, value, .. } = told(dice);
        let facts = Facts::of(&known);
        assert!((facts.starter - value).abs() < 0.000_1, "{dice}: {} {value}", facts.starter);
        assert!(odds(&strategy["turn"], "- 0 0 ?", "peek") > 0.9999, "{dice}");
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
        let known = known::known(&options);
        let arena = known.arena();
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
        let known = known::known(&options);
        let round = known.plain();
        let odds = round.plan.at(known.arena(), 0, Arena::START);
        let often = |throw: usize, call: Outcome| odds.seen[throw][CALL + known.arena().call(call).unwrap()];
        let bluffs = [Outcome::One, Outcome::Two, Outcome::Three, Outcome::TwentyTwo, Outcome::ThirtyThree];
        // How often these throws are called so, taken together.
        let called = |call: Outcome| {
            let throws = known.arena().throws().iter().enumerate();
            let these =
                throws.filter(|(_, (pair, _))| matches!(pair, Pair::Plain(outcome) if bluffs.contains(outcome)));
            these.map(|(throw, (_, chance))| chance * often(throw, call)).sum::<f64>()
        };
        let most = ORDER.into_iter().filter(|call| known.arena().call(*call).is_some());
        let most = most.max_by(|one, other| called(*one).total_cmp(&called(*other)));
        assert_eq!(most, Some(Outcome::ThirtyThree), "{name}");
        for (throw, (pair, _)) in known.arena().throws().iter().enumerate() {
            if let Pair::Plain(outcome @ (Outcome::Eleven | Outcome::Eight | Outcome::Thirteen)) = *pair {
                assert!(often(throw, outcome) > 0.98, "{name} {pair}");
            }
            match &*pair.to_string() {
                "1" | "2" | "3" | "22" | "23" | "33" => {
                    assert!(often(throw, Outcome::ThirtyThree) > 0.3, "{name} {pair}");
                }
                "12" => {
                    let is_true = often(throw, Outcome::Twelve) > 0.98;
                    assert_eq!(is_true, name != "dre13ehn-dice-water-water", "{name} {pair}");
                }
                _ => {}
            }
        }
        assert!(odds.uncovers[known.arena().call(Outcome::ThirtyThree).unwrap()][1] < 0.03, "{name}");
    }
}

/// By how much of the odds a rule of thumb may be off: clearly fewer than half, or clearly more.
const CLEARLY: f64 = 0.05;

#[test]
fn the_ideas_are_what_the_strong_player_does_with_every_set() {
    for (options, name) in sets() {
        let known = known::known(&options);
        let (arena, plan) = (known.arena(), &known.plain().plan);
        for state in arena.states() {
            let odds = plan.at(arena, 0, state);
            assert!(odds.unseen[PEEK] > 0.99, "{name}: always look first");
            for (call, outcome) in arena.calls().iter().enumerate().filter(|(call, _)| arena.may_call(state, *call)) {
                let looked = odds.uncovers[call][1];
                match outcome {
                    Outcome::One | Outcome::Two | Outcome::Three => assert!(looked < 0.01, "{name} {outcome}"),
                    Outcome::FireFire => assert!(looked > 0.99, "{name}"),
                    _ => {}
                }
                let unseen = odds.uncovers[call][0];
                let (blind, must) = (arena.blind(call), arena.must_believe(state, call));
                assert!(unseen > 0.99 || blind > 0.5 - CLEARLY, "{name} {outcome}: fewer than half hold");
                assert!(must || unseen < 0.01 || blind < 0.5 + CLEARLY, "{name} {outcome}: more than half hold");
            }
            let Some(standing) = state.standing.map(|call| arena.calls()[call]) else { continue };
            let rare = matches!(standing, Outcome::Eight | Outcome::Eleven | Outcome::Thirteen | Outcome::FireThirteen);
            let unanswering = |pair: Pair| pair.readings().iter().all(|read| !read.answers(standing));
            let throws = arena.throws().iter().enumerate();
            for (throw, (pair, _)) in throws.filter(|(_, (pair, _))| rare && unanswering(*pair)) {
                assert!(odds.seen[throw][THROW] > 0.5, "{name} {standing} {pair}: roll again");
            }
            for (throw, (pair, _)) in arena.throws().iter().enumerate() {
                let fire = odds.seen[throw][CALL + arena.call(Outcome::FireFire).unwrap()];
                assert_eq!(
                    fire > 0.01,
                    *pair == Pair::Plain(Outcome::FireFire),
                    "{name} {pair}: FF only when it is there"
                );
                assert!(!arena.shows(throw) || odds.seen[throw][SHOW] > 0.99, "{name}: 1313 is shown");
            }
        }
    }
}

/// The page says so of calls in general: it has to hold in every state in which they can be uncovered.
#[test]
fn the_fewer_rolls_hold_for_a_call_the_more_often_it_is_uncovered() {
    let mut seldomer = 0;
    for (options, name) in sets() {
        let known = known::known(&options);
        let (arena, plan) = (known.arena(), &known.plain().plan);
        for state in arena.states() {
            let odds = plan.at(arena, 0, state);
            let calls = (0..arena.calls().len()).filter(|call| arena.may_call(state, *call));
            let calls: Vec<usize> = calls.filter(|call| arena.answers(state, *call) == Answers::Both).collect();
            let pairs = calls.iter().flat_map(|one| calls.iter().map(move |other| (*one, *other)));
            for (one, other) in pairs.filter(|(one, other)| arena.blind(*one) < arena.blind(*other) - 1e-9) {
                let [rarer, likelier] = [one, other].map(|call| odds.uncovers[call][1]);
                let [this, that] = [one, other].map(|call| arena.calls()[call]);
                assert!(rarer > likelier - 0.001, "{name} {state:?}: {this} {rarer}, {that} {likelier}");
                seldomer += usize::from(rarer > likelier + 0.01);
            }
        }
    }
    assert!(seldomer > 100, "{seldomer}");
}

/// Every throw of two water dice that makes something else.
const FALLS: [[Symbol; 2]; 14] = [
    [Symbol::Zero, Symbol::One],
    [Symbol::Zero, Symbol::Two],
    [Symbol::Zero, Symbol::Three],
    [Symbol::Two, Symbol::Two],
    [Symbol::Three, Symbol::Fire],
    [Symbol::One, Symbol::Two],
    [Symbol::One, Symbol::Fire],
    [Symbol::Fire, Symbol::Zero],
    [Symbol::Thirteen, Symbol::Zero],
    [Symbol::Fire, Symbol::Thirteen],
    [Symbol::Fire, Symbol::Fire],
    [Symbol::Thirteen, Symbol::Thirteen],
    [Symbol::Three, Symbol::Two],
    [Symbol::Two, Symbol::Thirteen],
];

#[test]
fn alone_the_table_says_what_the_hint_says() {
    let (options, arena) = alone();
    let grid = kept(&arena, options.target(), Lang::En);
    let drawing = grid.draw(WIDE, ROW);
    let mut said = cells(&drawing, "new").into_iter();
    let roll = |falls: [Symbol; 2]| Entry::Roll(falls.map(Symbol::face).to_vec());
    let mut optimum = 0.0;
    for nth in 1..=options.target() {
        assert_eq!(said.next(), Some(nth.to_string().as_str()));
        let (mut all, mut other) = (Vec::new(), 0.0);
        for falls in FALLS {
            let values = Values::from([("mode".to_owned(), "solo".to_owned())]);
            let player = Player { name: "Ada".to_owned(), kind: PlayerKind::Human };
            let mut table = Of::<Dre13ehn>::TITLE.open(Header::new("dre13ehn", values, vec![player])).unwrap();
            let keep = Entry::Act { seat: 0, notation: "keep".to_owned() };
            for _ in 1..nth {
                table.enter(&roll(FALLS[0])).unwrap();
                table.enter(&keep).unwrap();
            }
            table.enter(&roll(falls)).unwrap();
            let thought = table.judging(0, Level::Strong)(&mut Luck::new(9).thought(4));
            let worth = |notation: &str| thought.candidates.iter().find(|(other, _)| other == notation).unwrap().1;
            other = worth("throw");
            all.push((worth("keep"), thought.candidates[0].0.clone()));
        }
        let throws = throws(&arena);
        let place = |throw: &usize| {
            let of = |[one, other]: &[Symbol; 2]| Pair::of(*one, *other) == arena.throws()[*throw].0;
            FALLS.iter().position(of).unwrap()
        };
        for (column, throw) in throws.iter().enumerate() {
            let (keeps, best) = &all[place(throw)];
            let framed = grid.cells[nth - 1][column].as_ref().is_some_and(|cell| cell.is_best);
            if *keeps > 0.0 {
                assert_eq!(said.next(), Some(Lang::En.decimal(*keeps, 0).as_str()), "{nth} {throw}");
            }
            // What is to be learned from it: all that scores is kept, but a single point at the last.
            let learned = *keeps > if nth == options.target() { 1.0 } else { 0.0 };
            assert_eq!((best == "keep", *keeps >= other, framed), (learned, learned, learned), "{nth} {throw}");
        }
        assert_eq!(said.next(), Some(Lang::En.decimal(other, 2).as_str()));
        optimum += throws.iter().map(|throw| arena.throws()[*throw].1 * all[place(throw)].0.max(other)).sum::<f64>();
    }
    assert_eq!(said.next(), None);
    let told = |again: &str| {
        let given = [("mode", "solo"), ("again", again)].map(|(key, value)| (key.to_owned(), value.to_owned()));
        theory::optimum(&Values::from(given)).unwrap().unwrap().value
    };
    let curves = wins(&arena, options.target(), Lang::En).curves;
    let sum = |nth: usize| curves[nth].points.iter().map(|(_, points)| points).sum::<f64>();
    assert!((optimum - told("yes")).abs() < 1e-9 && (sum(0) - told("yes")).abs() < 1e-9);
    assert!((sum(1) - told("no")).abs() < 1e-9);
    let says =
        |block: &Block| Lang::En.say(block.phrase()).contains("11.26 points on average; without repeating it is 7.05");
    assert_eq!(page(Lang::En).iter().filter(|block| says(block)).count(), 1);
}
