//! `rollout`: plays the decisions on that could have been made at an event of a record, and says what came of them.

use std::io::{self, IsTerminal as _};

use serde_json::{Value, json};

use base::i18n::Lang;
use base::phrase;
use base::threads;
use base::tr;
use games::game::bot::Level;
use games::game::record::Entry;
use games::table::Table;
use games::table::rollout::{Candidate, Estimate, How, Rolled, before};

use super::columns::Side;
use super::command::{Given, Spoken};
use super::usage::Wrong;
use super::{Console, Stop, Ticker, replay};

const MOST: u64 = 1_000_000;
const WIDEST: u64 = 100;

pub(super) const COMMAND: Spoken = Spoken {
    name: "rollout",
    about: "cli-about-rollout",
    usage: "cli-usage-rollout",
    args: |say| {
        let error = say.named("error", "X", "cli-arg-error").value_parser(error);
        vec![
            say.file(),
            say.whole::<usize>("event", "N", "cli-arg-event", 1..=u64::from(u32::MAX)),
            say.whole::<usize>("trials", "N", "cli-arg-trials", 1..=MOST),
            say.whole::<usize>("candidates", "N", "cli-arg-candidates", 2..=WIDEST),
            say.whole::<u32>("turns", "N", "cli-arg-turns", 0..=1000),
            error,
            say.among("level", "cli-arg-rollout-level", &Level::USUAL.map(Level::word), |word| {
                word.parse::<Level>().ok().filter(|level| Level::USUAL.contains(level))
            }),
            say.flag("plain", "cli-arg-plain"),
            say.seed("cli-arg-rollout-seed"),
            say.json(),
        ]
    },
    run: rollout,
};

fn error(text: &str) -> Result<f64, Wrong> {
    let number = text.parse().ok().filter(|error: &f64| error.is_finite() && *error >= 0.0);
    number.ok_or_else(|| Wrong(phrase!("cli-wrong-error", given = text.to_owned())))
}

fn rollout(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let table = replay::sound(given, console)?;
    let usual = How::default();
    let how = How {
        trials: given.one("trials").unwrap_or(usual.trials),
        candidates: given.one("candidates").unwrap_or(usual.candidates),
        turns: given.one("turns").unwrap_or(usual.turns),
        level: given.one("level").unwrap_or(usual.level),
        evens: !given.is("plain"),
        error: given.one("error").unwrap_or(usual.error),
        // The match's own seed, so that whoever asks twice is told the same.
        seed: given.one("seed").or(table.header().seed).unwrap_or(usual.seed),
    };
    let refused = |illegal: games::game::Illegal| Stop::Refused(illegal.0);
    let last = || table.history().iter().rposition(|told| told.seat.is_some());
    let event = given.one::<usize>("event").map(|event| event - 1).or_else(last);
    let Some(event) = event else { return Err(Stop::Refused(phrase!("rollout-none"))) };
    let stood = before(&*table, event).map_err(refused)?;
    let Entry::Act { seat, notation } = &table.history()[event].entry else {
        return Err(Stop::Refused(phrase!("rollout-no-decision", event = event + 1)));
    };
    let mut rolling = stood.rolling(*seat, notation, how).map_err(refused)?;
    let threads = threads::cores();
    let (mut ticker, somebody) = (Ticker::new(), io::stderr().is_terminal());
    while rolling.step(threads, &|| true).map_err(refused)? {
        if somebody && ticker.is_due() {
            let (done, all) = rolling.progress();
            console.notice(&phrase!("rollout-running", done, all));
        }
    }
    let rolled = rolling.rolled();
    if given.json() { console.json(&answer(&*table, event, &rolled)) } else { show(&*stood, &rolled, console) }
}

/// An estimate as an answer gives it; an error that is not known yet is none.
fn estimated(estimate: Estimate) -> Value {
    let fine = |number: f64| number.is_finite().then(|| (number * 1e6).round() / 1e6 + 0.0);
    json!({"value": fine(estimate.mean), "error": fine(estimate.error)})
}

pub(super) fn answer(table: &dyn Table, event: usize, rolled: &Rolled) -> Value {
    let candidate = |candidate: &Candidate| {
        let mut value = estimated(candidate.worth);
        value["move"] = candidate.notation.clone().into();
        value["trials"] = candidate.worth.count.into();
        value["judged"] = json!(candidate.judged);
        value["behind"] = estimated(candidate.behind);
        value
    };
    let How { trials, turns, level, evens, seed, .. } = rolled.how;
    json!({
        "game": table.title().key(),
        "event": event + 1,
        "by": rolled.seat,
        "played": rolled.played,
        "cost": rolled.made().map(|made| estimated(made.behind)),
        "candidates": rolled.candidates.iter().map(candidate).collect::<Vec<_>>(),
        "clear": rolled.clear,
        "level": level.word(),
        "turns": turns,
        "luck": evens,
        "trials": trials,
        "seed": seed,
    })
}

fn show(stood: &dyn Table, rolled: &Rolled, console: &mut Console<'_>) -> Result<(), Stop> {
    let (lang, measure) = (console.lang, stood.scale().measure);
    let within = |estimate: Estimate| measure.within(lang, estimate);
    let words = |notation: &str| stood.advice(rolled.seat, notation).map(|said| lang.say(&said));
    let mut rows = vec![head(lang)];
    rows.extend(rolled.candidates.iter().map(|candidate| {
        let is_best = candidate.behind.mean == 0.0;
        vec![
            if candidate.notation == rolled.played { "*".to_owned() } else { String::new() },
            within(candidate.worth),
            if is_best { String::new() } else { within(candidate.behind) },
            candidate.worth.count.to_string(),
            candidate.notation.clone(),
            words(&candidate.notation).unwrap_or_default(),
        ]
    }));
    let sides = [Side::Left, Side::Right, Side::Right, Side::Right, Side::Left, Side::Left];
    console.columns(&sides, &rows)?;
    console.line("")?;
    console.line(lang.say(&rolled.describe()))
}

fn head(lang: Lang) -> Vec<String> {
    let none = String::new();
    let [value, cost] = [tr!(lang, "rollout-worth"), tr!(lang, "review-cost")];
    vec![none.clone(), value, cost, tr!(lang, "rollout-trials"), tr!(lang, "review-move"), none]
}
