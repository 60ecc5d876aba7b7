//! What is said of calls and cups, counted over all throws by the tables of the rules.

use std::collections::BTreeSet;

use base::draw::Spot;
use base::phrase::{Arg, Decimal, Phrase};
use games::dre13ehn::options::Options;
use games::dre13ehn::{Action, Dre13ehn};
use games::game::options::{Options as _, Values};
use games::game::{Game, Seat};

use super::{Heard, POSITIONS, SILENT, holds, number, percent, text};

/// What is called, and what answers it (`docs/rules/dre13ehn.md`).
const ANSWERED: [(&str, &str); 10] = [
    ("1", "1 2 3 8 11 12 13 22 33 FF F13 1313"),
    ("2", "2 3 8 11 12 13 22 33 FF F13 1313"),
    ("3", "3 8 11 12 13 22 33 FF F13 1313"),
    ("22", "2 11 12 13 22 FF F13 1313"),
    ("33", "3 12 13 33 FF F13 1313"),
    ("12", "11 12 13 FF F13 1313"),
    ("11", "11 13 FF F13 1313"),
    ("8", "8 13 FF F13 1313"),
    ("13", "13 FF F13 1313"),
    ("F13", "F13 FF 1313"),
];

/// The same in the duel.
const DUEL: [(&str, &str); 4] = [("1", "1 3 F"), ("2", "1 2 3 F"), ("3", "3 F"), ("F", "F")];

/// As what two symbols may be called.
fn results(one: &str, two: &str) -> Vec<&'static str> {
    let is = |a: &str, b: &str| (one, two) == (a, b) || (one, two) == (b, a);
    let all: [(&str, &str, &[&str]); 21] = [
        ("0", "1", &["1"]),
        ("0", "2", &["2"]),
        ("0", "3", &["3"]),
        ("0", "0", &["8"]),
        ("F", "0", &["8"]),
        ("1", "1", &["11"]),
        ("F", "1", &["11"]),
        ("1", "2", &["12"]),
        ("2", "13", &["12", "2", "3"]),
        ("1", "3", &["13"]),
        ("0", "13", &["13"]),
        ("1", "13", &["13"]),
        ("3", "13", &["13"]),
        ("2", "2", &["22"]),
        ("F", "2", &["22"]),
        ("2", "3", &["2", "3"]),
        ("3", "3", &["33"]),
        ("F", "3", &["33"]),
        ("F", "F", &["FF"]),
        ("F", "13", &["F13"]),
        ("13", "13", &["1313"]),
    ];
    all.iter().find(|(a, b, _)| is(a, b)).unwrap().2.to_vec()
}

/// All throws of the match's dice, each as what it may be called.
fn throws(game: &Dre13ehn) -> Vec<Vec<String>> {
    let faces = |die: usize| {
        let die = &game.options().dice()[die].die;
        die.faces.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    if game.options().dice().len() == 1 {
        return faces(0).into_iter().map(|face| vec![face]).collect();
    }
    let two = faces(1);
    let both = faces(0).into_iter().flat_map(|one| two.iter().map(move |two| results(&one, two)).collect::<Vec<_>>());
    both.map(|results| results.into_iter().map(str::to_owned).collect()).collect()
}

/// By a table, in which nothing answers FF.
fn answering_in(table: &[(&'static str, &'static str)], called: &str) -> Vec<&'static str> {
    let row = table.iter().find(|(result, _)| *result == called);
    row.map_or_else(Vec::new, |(_, answers)| answers.split(' ').collect())
}

fn check(game: &Dre13ehn, seat: Seat, played: &Action, better: &Action, said: &Phrase) {
    let throws = throws(game);
    let table: &[(&'static str, &'static str)] = if game.options().is_duel() { &DUEL } else { &ANSWERED };
    let answering = |result: &str| answering_in(table, result);
    let part = |like: &dyn Fn(&Vec<String>) -> bool| {
        percent(throws.iter().filter(|throw| like(throw)).count() as f64 / throws.len() as f64)
    };
    let is = |name: &str, plain: i64| assert_eq!(number(said, name), plain, "{name}: {said:?} {}", game.state());
    let answers = |result: &str| {
        let answering = answering(result);
        part(&|throw| throw.iter().any(|read| answering.contains(&read.as_str())))
    };
    let held = |result: &str| {
        let answering = answering(result);
        part(&|throw| {
            throw.iter().all(|read| read != "1313")
                && throw.iter().any(|read| read == result || answering.contains(&read.as_str()))
        })
    };
    // Whether a call holds against what lies there.
    let is_true = |result: &str| {
        let state = game.state();
        let face = |die: usize| state["roll"][die].to_string().replace('"', "");
        let read = match game.options().dice().len() {
            1 => vec![face(0)],
            _ => results(&face(0), &face(1)).into_iter().map(str::to_owned).collect(),
        };
        let answering = answering(result);
        read.iter().all(|read| read != "1313")
            && read.iter().any(|read| read == result || answering.contains(&read.as_str()))
    };
    // Who wins when a call is made.
    let winner = |call: &str| {
        let mut after = game.clone();
        after.act(seat, &game.read(seat, &format!("call {call}")).unwrap());
        (after.has_moved_on(game), after.last().map(|end| end.winner), after.standing())
    };
    // What stands after a decision; nothing where it ends the round.
    let stands = |action: &Action| {
        let mut after = game.clone();
        after.act(seat, action);
        after.standing().filter(|_| !after.has_moved_on(game)).map(|standing| standing.outcome.word())
    };
    let loses = |action: &Action| {
        let mut after = game.clone();
        after.act(seat, action);
        after.has_moved_on(game) && after.last().is_some_and(|end| end.winner != seat)
    };
    let harder = |better: &str, played: &str| {
        is("answers", answers(better));
        is("other", answers(played));
        assert!(answers(better) + 5 <= answers(played), "{said:?}");
        assert!(!game.options().cup() || game.entries().len() == 2, "only then it is this player who gains");
    };
    let id = said.id.strip_prefix("dre13ehn-coach-").unwrap_or(&said.id);
    match id {
        SILENT => assert!(!game.options().is_solo()),
        "call-forbidden" | "call-name" | "call-name-die" | "call-word" | "call-answer" | "call-two" | "call-silent"
        | "call-zero" | "call-late" => assert!(loses(played), "{said:?}"),
        "look-again" => assert!(game.has_peeked() && *played == Action::Peek),
        "doubt-ask" => assert_eq!(*played, Action::Ask),
        "doubt-fire" => assert_eq!(game.standing().unwrap().outcome.word(), "FF"),
        "need" | "need-lie" => {
            let (better, played) = (stands(better).unwrap(), stands(played).unwrap());
            assert_eq!((text(said, "better"), text(said, "played")), (better.to_owned(), played.to_owned()));
            harder(better, played);
            if id == "need-lie" {
                assert!(!is_true(better) && is_true(played) && game.has_peeked(), "{said:?}");
            }
        }
        "truth-holds" => {
            let (better, played) = (stands(better).unwrap(), stands(played).unwrap());
            assert_eq!((text(said, "better"), text(said, "played")), (better.to_owned(), played.to_owned()));
            assert!(is_true(better) && !is_true(played) && game.has_peeked(), "{said:?}");
        }
        "need-stays" | "need-throw" | "need-throw-lie" => {
            let (better, played) = (stands(better).unwrap(), stands(played).unwrap());
            let standing = text(said, "standing");
            assert_eq!(standing, if id == "need-stays" { better } else { played });
            harder(better, played);
            assert!(id != "need-throw-lie" || !is_true(better) && game.has_peeked(), "{said:?}");
        }
        "truth-call" => {
            let (better, standing) = (stands(better).unwrap(), text(said, "standing"));
            assert_eq!((text(said, "better"), played), (better.to_owned(), &Action::Throw));
            assert!(is_true(better) && game.has_peeked(), "{said:?}");
            is("holds", held(&standing));
        }
        "truth-lie" => {
            let (better, played) = (stands(better).unwrap(), stands(played).unwrap());
            is("holds", held(better));
            is("other", held(played));
            assert!(held(better) >= held(played) + 10 && held(played) <= 15, "{said:?}");
            assert_eq!(game.entries().len(), 2, "among more it is not the lie that loses");
        }
        "truth-unseen" => {
            let call = text(said, "call");
            assert_eq!(stands(played), Some(&*call));
            is("holds", held(&call));
            assert!(!game.has_peeked() && *better == Action::Peek && held(&call) <= 50, "{said:?}");
        }
        "truth-fire" => assert_eq!(stands(better), Some("FF")),
        "truth-fire-lie" => assert_eq!(stands(played), Some("FF")),
        "truth-zero" | "truth-shown" => assert_eq!(plain(better), Action::Show),
        "truth-show" | "truth-show-die" => assert_eq!(plain(played), Action::Show),
        "doubt-believe" | "doubt-believe-blind" => {
            let call = text(said, "result");
            assert_eq!(call, game.standing().unwrap().outcome.word());
            is("holds", held(&call));
            assert!(held(&call) >= if game.entries().len() > 2 { 75 } else { 55 });
            assert_eq!(id.ends_with("blind"), game.is_blind() || !game.has_peeked());
        }
        "doubt-uncover" | "doubt-uncover-blind" => {
            let call = text(said, "result");
            assert_eq!(call, game.standing().unwrap().outcome.word());
            assert!(held(&call) <= if id.ends_with("blind") { 45 } else { 50 });
            if id == "doubt-uncover" {
                is("answers", answers(&call));
            }
            is("holds", held(&call));
            assert_eq!(id.ends_with("blind"), game.is_blind() || !game.has_peeked());
        }
        "doubt-life" | "doubt-zero" => {
            assert!(game.options().is_duel() && game.is_handed_on());
            assert!(id == "doubt-life" || game.lives()[seat] > 1, "an F would cost all");
            assert!(id == "doubt-zero" || game.standing().unwrap().outcome.word() == "F");
        }
        "look-peek" => assert!(game.standing().is_none() && !game.has_peeked()),
        "look-answer" => is("answers", answers(&text(said, "standing"))),
        "look-blind" | "look-call" => {
            let standing = text(said, "standing");
            assert_eq!(standing, game.standing().unwrap().outcome.word());
            is("holds", held(&standing));
            let is_known = id == "look-blind" && game.has_peeked();
            assert!(!is_known || !is_true(stands(played).unwrap()), "no lie: {said:?}");
        }
        "look-unseen" => {
            assert!(game.entries().len() > 2 && (*played == Action::Peek) != game.has_peeked());
            let standing = stands(better).unwrap();
            assert_eq!(text(said, "standing"), standing);
            is("holds", held(standing));
        }
        "look-uncovered" => {
            assert!(game.entries().len() > 2 && *better == Action::Throw && game.has_peeked());
            let standing = text(said, "standing");
            assert_eq!(standing, game.standing().unwrap().outcome.word());
            is("holds", held(&standing));
        }
        "win-keep" | "win-again" => {
            let nth = game.next_win(0);
            let all: Vec<i64> =
                throws.iter().map(|throw| in_solo(throw).iter().map(|made| points(nth, made)).max().unwrap()).collect();
            let mean = all.iter().sum::<i64>() as f64 / all.len() as f64;
            assert!(said.args.contains(&("mean", Arg::Decimal(Decimal::new(mean, 2)))), "{said:?} {mean}");
            is("points", scored(game, nth));
        }
        "win-uncover" => {
            assert!(matches!(game.options(), Options::Points { .. }));
            is("points", points(game.next_win(seat), &text(said, "result")));
            assert!(number(said, "points") > 0);
        }
        "win-nothing" => {
            assert!(matches!(game.options(), Options::Points { .. }));
            assert_eq!(points(game.next_win(seat), &text(said, "result")), 0);
            assert_eq!(text(said, "result"), game.standing().unwrap().outcome.word());
        }
        "ahead-call" | "ahead-claim" => {
            let result = text(said, "result");
            let (over, _, standing) = winner(&text(said, "call"));
            assert!(!over);
            assert_eq!(standing.unwrap().outcome.word(), result);
            is("answers", answers(&result));
            if said.id.ends_with("claim") {
                is("holds", held(&result));
            }
        }
        "ahead-wins" => assert_eq!(winner(&text(said, "call")).1, Some(seat)),
        "ahead-loses" => {
            let (over, winner, _) = winner(&text(said, "call"));
            assert!(over && winner != Some(seat), "{said:?}");
        }
        "ahead-show" => is("shows", part(&|throw| throw.contains(&"1313".to_owned()))),
        "ahead-believe" => is("answers", answers(&text(said, "result"))),
        "ahead-throw" | "ahead-uncover" | "ahead-uncover-blind" => {
            assert_eq!(text(said, "result"), game.standing().unwrap().outcome.word());
            is("holds", held(&text(said, "result")));
        }
        "ahead-keep" | "ahead-again" => {
            let nth = game.next_win(0);
            let score = |throw: &[String]| throw.iter().map(|result| points(nth, result)).max().unwrap();
            let own = scored(game, nth);
            if said.id.ends_with("keep") {
                is("points", own);
            } else {
                let scores: Vec<i64> = throws.iter().map(|throw| score(&in_solo(throw))).collect();
                let part = |like: &dyn Fn(i64) -> bool| {
                    percent(scores.iter().filter(|score| like(**score)).count() as f64 / scores.len() as f64)
                };
                is("more", part(&|score| score > own));
                is("less", part(&|score| score < own));
            }
        }
        // These say no figure.
        "ahead-silent" | "ahead-peek" | "ahead-show-duel" => {}
        "dre13ehn-board-why-peeked" => assert!(game.has_peeked()),
        "dre13ehn-board-why-asked" => assert!([played, better].contains(&&Action::Ask)),
        // Why a round ends stands beside what ends it; the rules' own tests hold these.
        why if why == "core-then" || why.starts_with("dre13ehn-board-why-") => {}
        other => panic!("{other} is not checked"),
    }
}

/// To call 1313 under the cup is to show it.
fn plain(action: &Action) -> Action {
    if action.to_string() == "call ēli" { Action::Show } else { action.clone() }
}

/// What the throw that lies there scores in the solo game.
fn scored(game: &Dre13ehn, nth: usize) -> i64 {
    let state = game.state();
    let face = |die: usize| match &state["roll"][die] {
        serde_json::Value::String(face) => face.clone(),
        face => face.to_string(),
    };
    entered(&face(0), &face(1), nth)
}

/// What is said where it stands what was called.
fn survey(game: &Dre13ehn, _: Seat, spot: &Spot, said: &Phrase) {
    assert_eq!((spot.name(), said.id.as_ref()), ("middle", "dre13ehn-coach-ahead-answers"));
    let result = text(said, "result");
    assert_eq!(result, game.standing().unwrap().outcome.word());
    let throws = throws(game);
    let table: &[(&'static str, &'static str)] = if game.options().is_duel() { &DUEL } else { &ANSWERED };
    let row: Vec<&str> = answering_in(table, &result);
    let falls = |result: &&str| throws.iter().any(|throw| throw.iter().any(|read| read == result));
    let may: BTreeSet<&str> = row.iter().copied().filter(falls).collect();
    let told: Vec<String> = match said.args.iter().find(|(key, _)| *key == "results") {
        Some((_, Arg::List(results))) => results.iter().map(|one| text(one, "sign")).collect(),
        other => panic!("results of {said:?} are {other:?}"),
    };
    assert_eq!(told.iter().map(String::as_str).collect::<BTreeSet<_>>(), may, "{said:?}");
    assert_eq!(number(said, "count"), i64::try_from(may.len()).unwrap());
    let good = throws.iter().filter(|throw| throw.iter().any(|read| row.contains(&read.as_str()))).count();
    assert_eq!(number(said, "answers"), percent(good as f64 / throws.len() as f64));
}

/// As what a throw is entered in the solo game: 2 and 3 make 23, 2 + 13 makes 12 or 23.
fn in_solo(throw: &[String]) -> Vec<String> {
    match throw.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["2", "3"] => vec!["23".to_owned()],
        ["12", "2", "3"] => vec!["12".to_owned(), "23".to_owned()],
        _ => throw.to_vec(),
    }
}

fn entered(one: &str, two: &str, nth: usize) -> i64 {
    let results: Vec<String> = results(one, two).into_iter().map(str::to_owned).collect();
    in_solo(&results).iter().map(|result| points(nth, result)).max().unwrap()
}

/// The table of points of the rules.
fn points(nth: usize, result: &str) -> i64 {
    let special = ["1", "2", "3", "22", "23", "33"];
    let of = |one: &[&str], two: &[&str], three: &[&str]| {
        if one.contains(&result) {
            1
        } else if two.contains(&result) {
            2
        } else if three.contains(&result) {
            3
        } else {
            0
        }
    };
    match nth {
        1..=6 => of(&["13", "F13"], &["FF", "1313", special[nth - 1]], &[]),
        7 => of(&["F13"], &["FF"], &["13", "1313"]),
        8 => of(&["13", "F13"], &["FF"], &["8", "1313"]),
        9 => of(&["13"], &["FF"], &["F13", "1313"]),
        10 => of(&["13"], &["F13"], &["FF", "1313"]),
        11 => of(&["13", "F13"], &["FF"], &["11", "1313"]),
        12 => of(&["13", "F13"], &["FF"], &["12", "1313"]),
        _ => match result {
            "F13" => 2,
            "13" => 3,
            "FF" => 5,
            "1313" => 7,
            _ => 1,
        },
    }
}

impl Heard {
    /// These sentences of the coach were said, among others.
    fn some(&self, ids: &[&str]) {
        for id in ids {
            assert!(self.0.contains_key(&format!("dre13ehn-coach-{id}")), "{id} was never said: {:?}", self.0);
        }
    }
}

fn heard(options: &[(&str, &str)], seats: usize) -> Heard {
    let given: Values = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    holds::<Dre13ehn>(&Options::read(&given).unwrap(), seats, POSITIONS, check, survey)
}

#[test]
fn what_is_said_of_calls_in_the_open_is_counted_so() {
    for dice in ["fire+fire", "water+air"] {
        let heard = heard(&[("mode", "open"), ("dice", dice)], 3);
        heard.some(&["call-forbidden", "call-name", "ahead-call", "ahead-loses"]);
    }
    let heard = heard(&[("mode", "duel")], 2);
    heard.some(&["call-name-die", "call-zero", "ahead-silent", "ahead-call"]);
}

#[test]
fn what_is_said_of_cups_is_counted_so() {
    let all = ["claim", "believe", "uncover", "throw", "uncover-blind", "peek"].map(|id| format!("ahead-{id}"));
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    for options in [&[("mode", "cup")][..], &[("mode", "duel"), ("cup", "yes")], &[("mode", "points")]] {
        let heard = heard(options, 2);
        heard.some(&all);
        heard.some(&["look-again", "look-peek", "doubt-believe-blind", "doubt-uncover-blind"]);
    }
    heard(&[("mode", "duel"), ("cup", "yes")], 2).some(&["call-word", "doubt-life", "doubt-zero", "truth-zero"]);
    heard(&[("mode", "cup")], 2).some(&["truth-holds", "need-lie"]);
    heard(&[("mode", "points")], 2).some(&["win-nothing"]);
    heard(&[("mode", "cup")], 4).some(&["truth-show", "truth-shown", "doubt-believe", "look-unseen"]);
}

#[test]
fn what_is_said_of_the_solo_game_is_counted_so() {
    let ids = ["ahead-again", "ahead-keep", "win-again", "win-keep"].map(|id| format!("dre13ehn-coach-{id}"));
    heard(&[("mode", "solo"), ("again", "yes")], 1).all(&ids.each_ref().map(String::as_str));
}
