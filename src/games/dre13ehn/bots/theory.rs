//! What `wurfzabel exploit` and `wurfzabel optimum` say: how far the strong player is from an equilibrium, with its
//! whole strategy, and what a solo game is worth (`docs/rules/dre13ehn.md`, "Computer players", "Mode `solo`").

use serde_json::{Map, Value, json};

use super::super::options::Options;
use super::super::outcome::Outcome;
use super::arena::{Arena, State};
use super::plan::{CALL, Odds, PEEK, SHOW, THROW};
use super::{best, shipped, solo};
use crate::game::Illegal;
use crate::game::options::{self, Options as _, Values};
use crate::phrase;
use crate::table::{Exploit, Optimum};

/// Measures the strong player with these options; without a mode, in the cup game. None where no dice are hidden.
///
/// # Errors
/// What is wrong with the options.
pub fn exploit(given: &Values) -> Result<Option<Exploit>, Illegal> {
    let mut given = given.clone();
    given.entry("mode".to_owned()).or_insert_with(|| "cup".to_owned());
    if given.get("mode").is_some_and(|mode| mode == "duel") {
        given.entry("cup".to_owned()).or_insert_with(|| "yes".to_owned());
    }
    let values = options::complete(&Options::fields(), &given)?;
    let options = Options::from_values(&values)?;
    if !options.cup() {
        return Ok(None);
    }
    let known = shipped::known(&options);
    let exploited = best::exploited(&known.arena, &known.plan);
    let states = known.arena.states().count();
    Ok(Some(Exploit {
        exploitability: exploited.by,
        value: exploited.starter,
        how: phrase!("dre13ehn-exploit-how", states = states),
        strategy: strategy(&values, &known),
        options: values,
    }))
}

/// What perfect play is worth in the solo game; without a mode, there. None in the others.
///
/// # Errors
/// What is wrong with the options.
pub fn optimum(given: &Values) -> Result<Option<Optimum>, Illegal> {
    let mut given = given.clone();
    given.entry("mode".to_owned()).or_insert_with(|| "solo".to_owned());
    let values = options::complete(&Options::fields(), &given)?;
    let options = Options::from_values(&values)?;
    let Options::Solo { again, .. } = options else { return Ok(None) };
    let how = phrase!("dre13ehn-optimum-how");
    Ok(Some(Optimum { value: solo::optimum(&options, again), how, options: values }))
}

fn strategy(values: &Values, known: &shipped::Known) -> Value {
    let (arena, plan) = (&known.arena, &known.plan);
    let mut turn = Map::new();
    let mut answer = Map::new();
    for state in arena.states() {
        let odds = plan.at(arena, state);
        for at in written(arena, state) {
            turns(arena, odds, at, &mut turn);
            answers(arena, odds, at, &mut answer);
        }
    }
    json!({ "game": "dre13ehn", "options": values, "turn": turn, "answer": answer })
}

/// The states that a state is written as: in the duel nobody counts the 2s, so it stands for all.
fn written(arena: &Arena, state: State) -> Vec<State> {
    if !arena.is_duel() || state.standing.is_none() {
        return vec![state];
    }
    let flags = [(false, false), (false, true), (true, false), (true, true)];
    flags.into_iter().map(|(mine, theirs)| State { mine, theirs, ..state }).collect()
}

fn word(arena: &Arena, call: Option<usize>) -> &'static str {
    call.map_or("-", |call| arena.calls()[call].word())
}

fn turns(arena: &Arena, odds: &Odds, state: State, turn: &mut Map<String, Value>) {
    let standing = word(arena, state.standing);
    let (mine, theirs) = (u8::from(state.mine), u8::from(state.theirs));
    let moves = |row: &[f64]| {
        let fixed = [(PEEK, "peek"), (THROW, "throw"), (SHOW, "show")].map(|(place, word)| (place, word.to_owned()));
        let calls = arena.calls().iter().zip(CALL..).map(|(outcome, place)| (place, format!("call {outcome}")));
        let all = fixed.into_iter().chain(calls).filter(|(place, _)| row[*place] > 0.0);
        Value::Object(all.map(|(place, word)| (word, json!(row[place]))).collect())
    };
    turn.insert(format!("{standing} {mine} {theirs} ?"), moves(&odds.unseen));
    for ((pair, _), row) in arena.throws().iter().zip(&odds.seen) {
        turn.insert(format!("{standing} {mine} {theirs} {pair}"), moves(row));
    }
}

fn answers(arena: &Arena, odds: &Odds, state: State, answer: &mut Map<String, Value>) {
    let before = word(arena, state.standing);
    // As the one who answers sees them: theirs are the thrower's, with the 2 that was just called.
    let mine = u8::from(state.theirs);
    let said = |uncovers: f64| {
        let both = [("believe", 1.0 - uncovers), ("uncover", uncovers)];
        let all = both.into_iter().filter(|(_, odds)| *odds > 0.0);
        Value::Object(all.map(|(word, odds)| (word.to_owned(), json!(odds))).collect())
    };
    for peeked in 0..2 {
        if state.standing.is_some() {
            let theirs = u8::from(state.mine);
            answer.insert(format!("{before} blind {mine} {theirs} {peeked}"), said(odds.uncovers_blind[peeked]));
        }
        for (call, outcome) in arena.calls().iter().enumerate().filter(|(call, _)| arena.may_call(state, *call)) {
            let called = arena.is_duel() || *outcome != Outcome::Two;
            let theirs = if called { u8::from(state.mine) } else { 1 };
            let uncovers = if arena.must_believe(state, call) { 0.0 } else { odds.uncovers[call][peeked] };
            answer.insert(format!("{before} {outcome} {mine} {theirs} {peeked}"), said(uncovers));
        }
    }
}
