//! `optimum` and `exploit`, asked of every game on the shelf.

use std::ffi::OsString;
use std::path::Path;

use games::game::options::Values;
use games::table::Title;
use serde_json::Value;
use wurfzabel::cli::Completion;

use crate::ask::{Answer, ask};
use crate::shelf;

fn question(what: &str, title: &dyn Title, options: &Values, more: &[&str]) -> Answer {
    let mut args: Vec<OsString> = [what, title.key(), "--lang", "en"].map(OsString::from).to_vec();
    for (key, value) in options {
        args.extend(["--option".into(), format!("{key}={value}").into()]);
    }
    args.extend(more.iter().map(OsString::from));
    ask(args)
}

/// Every game with its options, and whether the question has an answer there.
fn all() -> impl Iterator<Item = (&'static dyn Title, Values)> {
    // Without optimisation these take minutes.
    let is_long = |options: &Values| {
        let is = |key: &str, value: &str| options.get(key).is_some_and(|other| other == value);
        is("mode", "points") || is("mode", "duel") && is("target", "99")
    };
    games::shelf::ALL
        .iter()
        .flat_map(|title| shelf::variants(*title).into_iter().map(move |options| (*title, options)))
        .filter(move |(_, options)| !is_long(options))
}

fn refused(answer: &Answer) -> bool {
    answer.outcome == Completion::Done(2) && answer.out.is_empty() && answer.err.lines().count() == 1
}

#[test]
fn a_question_is_answered_in_words_and_in_json_or_refused_in_a_line() {
    let (mut optima, mut exploits) = (0, 0);
    for (title, options) in all() {
        let said = question("optimum", title, &options, &["--json"]);
        match title.optimum(&options) {
            Ok(Some(optimum)) => {
                optima += 1;
                let json: Value = serde_json::from_str(&said.out).unwrap();
                assert_eq!((said.outcome, &json["game"]), (Completion::Done(0), &title.key().into()));
                assert!((json["value"].as_f64().unwrap() - optimum.value).abs() < 1e-12);
                let plain = question("optimum", title, &options, &[]);
                assert!(plain.out.contains(&format!("{:.4}", optimum.value)), "{plain:?}");
            }
            Ok(None) | Err(_) => assert!(refused(&said), "{said:?}"),
        }
        let said = question("exploit", title, &options, &["--json"]);
        match title.exploit(&options, None) {
            Ok(Some(exploit)) => {
                exploits += 1;
                let json: Value = serde_json::from_str(&said.out).unwrap();
                assert!((json["exploitability"].as_f64().unwrap() - exploit.exploitability).abs() < 1e-12);
                assert!((json["value"].as_f64().unwrap() - exploit.value).abs() < 1e-12);
                let whole = exploit.whole.map_or(exploit.value, |whole| whole.value);
                assert!((json["match"]["value"].as_f64().unwrap() - whole).abs() < 1e-12);
                assert!(exploit.exploitability < 1e-5 && exploit.strategy.is_object(), "{options:?}");
            }
            Ok(None) | Err(_) => assert!(refused(&said), "{said:?}"),
        }
    }
    assert!(optima > 0 && exploits > 0, "some game has an answer");
}

#[test]
fn a_strategy_is_written_whole_or_not_at_all() {
    let (title, options) = all().find(|(title, options)| matches!(title.exploit(options, None), Ok(Some(_)))).unwrap();
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("strategy.json");
    std::fs::write(&file, "what was there").unwrap();
    let dump = |path: &Path| question("exploit", title, &options, &["--dump", path.to_str().unwrap()]);
    let said = dump(&file);
    assert_eq!(said.outcome, Completion::Done(0), "{said:?}");
    let written = std::fs::read_to_string(&file).unwrap();
    let due = title.exploit(&options, None).unwrap().unwrap().strategy.to_string();
    assert!(written.trim_end() == due);
    assert_eq!(std::fs::read_dir(home.path()).unwrap().count(), 1, "nothing half-made lies beside it");
    let unwritten = dump(&home.path().join("no/such/folder.json"));
    let told = (unwritten.outcome, unwritten.out.as_str(), unwritten.err.lines().count());
    assert_eq!(told, (Completion::Done(1), "", 1), "{}", unwritten.err);
}
