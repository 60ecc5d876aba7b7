//! What `wurfzabel exploit` and `wurfzabel optimum` say: how far the strong player is from an equilibrium, with its
//! whole strategy, and what a solo game is worth (`docs/rules/dre13ehn.md`, "Computer players", "Mode `solo`").

use serde_json::{Map, Value, json};

use base::phrase;

use super::super::options::Options;
use super::super::outcome::Outcome;
use super::arena::{Arena, State};
use super::best::{self, Best};
use super::known::{self, Known};
use super::plan::{CALL, Odds, PEEK, SHOW, THROW};
use super::score::{MatchKind, Score, Tally};
use super::solo;
use super::table::{self, Exploited};
use crate::game::Illegal;
use crate::game::options::{self, Options as _, Values};
use crate::table::{Exploit, Measured, Optimum};

/// To how many wins a duel's whole strategy is written: beyond there are too many scores.
const WHOLE: usize = 20;

/// Between two; without a mode, in the cup game; None where no dice are hidden. At a score, for a round there.
pub fn exploit(given: &Values, at: Option<&str>) -> Result<Option<Exploit>, Illegal> {
    if let Some(at) = at {
        return exploit_at(given, at);
    }
    let Some((values, options)) = hidden(given)? else { return Ok(None) };
    let known = known::known(&options);
    let measured = |Exploited { by, starter }| Measured { exploitability: by.max(0.0), value: starter };
    let states = known.arena().states().count();
    let (one, whole, how) = match known.course {
        Some(course) => {
            let one = measured(known.exploited(course));
            (one, None, phrase!("dre13ehn-exploit-how-match", scores = known.values(course).count()))
        }
        None => {
            let round = known.plain();
            let best = best::response(known.arena(), &round.plan, &round.stakes, 0);
            let plain = Best { begins: round.plan.start(0), follows: 1.0 - round.plan.start(0) };
            let whole = |best| table::of_rounds(best, options.target(), options.games());
            let one = Exploited { by: best.by(), starter: plain.begins };
            let all = Exploited { by: whole(best).by(), starter: whole(plain).begins };
            (measured(one), Some(measured(all)), phrase!("dre13ehn-exploit-how", states))
        }
    };
    Ok(Some(Exploit {
        exploitability: one.exploitability,
        value: one.value,
        whole,
        how,
        strategy: strategy(&values, &known, None),
        is_too_large: known.course.is_some_and(is_too_large),
        options: values,
    }))
}

/// In chances to win the match; None where scores change nothing.
fn exploit_at(given: &Values, at: &str) -> Result<Option<Exploit>, Illegal> {
    let Some((values, options)) = hidden(given)? else { return Ok(None) };
    let Some(course) = MatchKind::of(&options) else { return Ok(None) };
    let Some(score) = course.read(at) else {
        let example = match course {
            MatchKind::Duel(_) => "3:5/4:2",
            MatchKind::Points => "11:14/12:13",
        };
        return Err(phrase!("dre13ehn-no-score", score = at.to_owned(), example).into());
    };
    let known = known::known(&options);
    let (round, side) = known.round(Some(score));
    let response = |side| best::response(known.arena(), &round.plan, &round.stakes, side);
    let best = Best { begins: response(side).begins, follows: response(1 - side).follows };
    Ok(Some(Exploit {
        exploitability: best.by().max(0.0),
        value: round.plan.start(side),
        whole: None,
        how: phrase!("dre13ehn-exploit-how-at", score = at.to_owned()),
        strategy: strategy(&values, &known, Some(score)),
        is_too_large: false,
        options: values,
    }))
}

fn hidden(given: &Values) -> Result<Option<(Values, Options)>, Illegal> {
    let mut given = given.clone();
    given.entry("mode".to_owned()).or_insert_with(|| "cup".to_owned());
    if given.get("mode").is_some_and(|mode| mode == "duel") {
        given.entry("cup".to_owned()).or_insert_with(|| "yes".to_owned());
    }
    let values = options::complete(&Options::fields(), &given)?;
    let options = Options::from_values(&values)?;
    Ok(options.cup().then_some((values, options)))
}

/// What perfect play is worth in the solo game; without a mode, there. None in the others.
pub fn optimum(given: &Values) -> Result<Option<Optimum>, Illegal> {
    let mut given = given.clone();
    given.entry("mode".to_owned()).or_insert_with(|| "solo".to_owned());
    let values = options::complete(&Options::fields(), &given)?;
    let options = Options::from_values(&values)?;
    let Options::Solo { again, .. } = options else { return Ok(None) };
    let how = phrase!("dre13ehn-optimum-how");
    Ok(Some(Optimum { value: solo::optimum(&options, again), how, options: values }))
}

fn is_too_large(course: MatchKind) -> bool {
    matches!(course, MatchKind::Duel(target) if target > WHOLE)
}

fn strategy(values: &Values, known: &Known, at: Option<Score>) -> Value {
    let mut written = Tables::default();
    let mut all = json!({ "game": "dre13ehn", "options": values });
    match (known.course, at) {
        (None, _) => written.round(known, None),
        (Some(_), Some(score)) => {
            all["at"] = json!(score.to_string());
            written.round(known, Some(score));
            written.round(known, Some(score.flipped()));
        }
        (Some(course), None) if is_too_large(course) => {}
        (Some(course @ MatchKind::Duel(_)), None) => {
            for own in course.tallies() {
                for other in course.tallies() {
                    written.round(known, Some(Score { own, other }));
                }
            }
        }
        (Some(MatchKind::Points), None) => {}
    }
    if let Some(course @ MatchKind::Points) = known.course {
        all["values"] = scores(known, course);
    }
    if !written.turn.is_empty() {
        (all["turn"], all["answer"]) = (Value::Object(written.turn), Value::Object(written.answer));
    }
    all
}

/// What every score is worth to its first player, who begins (`first`) or not (`second`).
fn scores(known: &Known, course: MatchKind) -> Value {
    let values = known.values(course);
    let mut all = Map::new();
    let tallies: Vec<Tally> = course.tallies().collect();
    for own in &tallies {
        for other in &tallies {
            let score = Score { own: *own, other: *other };
            all.insert(format!("{score} first"), json!(values.worth(score, true)));
            all.insert(format!("{score} second"), json!(values.worth(score, false)));
        }
    }
    Value::Object(all)
}

#[derive(Default)]
struct Tables {
    turn: Map<String, Value>,
    answer: Map<String, Value>,
}

impl Tables {
    /// A round, or the turns of one player in it at a score: the keys name what whoever acts has, then the other.
    fn round(&mut self, known: &Known, score: Option<Score>) {
        let arena = known.arena();
        let (round, side) = known.round(score);
        let prefix = |score: Option<Score>| score.map_or_else(String::new, |score| format!("{score} "));
        let (own, others) = (prefix(score), prefix(score.map(Score::flipped)));
        for state in arena.all().filter(|state| !arena.is_duel() || !state.mine && !state.theirs) {
            let odds = round.plan.at(arena, side, state);
            self.turns(&own, arena, odds, state);
            self.answers(&others, arena, odds, state);
        }
    }

    fn turns(&mut self, prefix: &str, arena: &Arena, odds: &Odds, state: State) {
        let key = format!("{prefix}{}", word(arena, state.standing)) + &counted(arena, state.mine, state.theirs);
        let moves = |row: &[f64]| {
            let fixed =
                [(PEEK, "peek"), (THROW, "throw"), (SHOW, "show")].map(|(place, word)| (place, word.to_owned()));
            let calls = arena.calls().iter().zip(CALL..).map(|(outcome, place)| (place, format!("call {outcome}")));
            let all = fixed.into_iter().chain(calls).filter(|(place, _)| row[*place] > 0.0);
            Value::Object(all.map(|(place, word)| (word, json!(row[place]))).collect())
        };
        self.turn.insert(format!("{key} ?"), moves(&odds.unseen));
        for ((pair, _), row) in arena.throws().iter().zip(&odds.seen) {
            self.turn.insert(format!("{key} {pair}"), moves(row));
        }
    }

    fn answers(&mut self, prefix: &str, arena: &Arena, odds: &Odds, state: State) {
        let before = word(arena, state.standing);
        let said = |uncovers: f64| {
            let both = [("believe", 1.0 - uncovers), ("uncover", uncovers)];
            let all = both.into_iter().filter(|(_, odds)| *odds > 0.0);
            Value::Object(all.map(|(word, odds)| (word.to_owned(), json!(odds))).collect())
        };
        for peeked in 0..2 {
            // As the one who answers sees them: theirs are the thrower's, with the 2 that was just called.
            let counted = |called: bool| counted(arena, state.theirs, state.mine || called);
            if state.standing.is_some() {
                let key = format!("{prefix}{before} blind{} {peeked}", counted(false));
                self.answer.insert(key, said(odds.uncovers_blind[peeked]));
            }
            for (call, outcome) in arena.calls().iter().enumerate().filter(|(call, _)| arena.may_call(state, *call)) {
                let key = format!("{prefix}{before} {outcome}{} {peeked}", counted(*outcome == Outcome::Two));
                self.answer.insert(key, said(odds.uncovers[call][peeked]));
            }
        }
    }
}

fn word(arena: &Arena, call: Option<usize>) -> &'static str {
    call.map_or("-", |call| arena.calls()[call].word())
}

fn counted(arena: &Arena, mine: bool, theirs: bool) -> String {
    if arena.is_duel() { String::new() } else { format!(" {} {}", u8::from(mine), u8::from(theirs)) }
}
