#![allow(clippy::unwrap_used)]

use std::path::PathBuf;
use std::sync::Arc;

use super::*;
use crate::game::record::{Fault, Header, Player, PlayerKind};
use crate::game::{Score, Turn};
use crate::phrase;
use crate::store::archive::{Summary, Unread};

fn listed(game: &str, names: &[&str], started: &str, over: bool) -> Listed {
    let players = names.iter().map(|name| Player::new(name, PlayerKind::Human).unwrap()).collect();
    let header = Header { started: Some(started.to_owned()), ..Header::new(game, Default::default(), players) };
    let summary = Summary {
        header,
        started: started.parse().ok(),
        events: 7,
        turn: if over { Turn::Over(vec![0]) } else { Turn::Seats(vec![0]) },
        how_far: None,
        scores: vec![Score::whole(3); names.len()],
        fault: None,
        torn: None,
    };
    Listed::new(
        Kept { path: PathBuf::from("one.wurf"), bytes: 100, mark: String::new(), found: Ok(Arc::new(summary)) },
        Lang::De,
        &TimeZone::UTC,
    )
}

fn broken() -> Listed {
    let found = Err(Unread(phrase!("core-not-utf8")));
    Listed::new(
        Kept { path: PathBuf::from("kaputt.wurf"), bytes: 9, mark: String::new(), found },
        Lang::De,
        &TimeZone::UTC,
    )
}

fn now() -> Timestamp {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

fn words(words: &str) -> Sieve {
    Sieve { words: words.to_owned(), ..Sieve::default() }
}

#[test]
fn a_match_is_found_by_parts_of_its_names_in_any_order_and_case() {
    let one = listed("namaste", &["Änne", "Bo"], "2026-11-20T12:00:00Z", true);
    assert!(words("bo ÄNN").lets(&one, now()));
    assert!(words(" ").lets(&one, now()));
    assert!(!words("bo carla").lets(&one, now()));
}

#[test]
fn a_match_is_found_by_its_game_and_by_its_month() {
    let one = listed("namaste", &["Änne", "Bo"], "2026-11-20T12:00:00Z", true);
    assert!(words("namaste november 2026").lets(&one, now()));
    assert!(!words("oktober").lets(&one, now()));
}

#[test]
fn a_file_that_is_no_match_is_found_by_its_name() {
    assert!(words("kaputt").lets(&broken(), now()));
    assert!(!words("Bo").lets(&broken(), now()));
}

#[test]
fn stages_exclude_each_other() {
    let mut torn = listed("namaste", &["A", "B"], "2026-11-20T12:00:00Z", true);
    Arc::make_mut(torn.kept.found.as_mut().unwrap()).fault =
        Some(Fault { line: 3, reason: phrase!("core-over").into() });
    let torn = Listed::new(torn.kept, Lang::De, &TimeZone::UTC);
    let all = [
        listed("namaste", &["A", "B"], "2026-11-20T12:00:00Z", false),
        listed("namaste", &["A", "B"], "2026-11-20T12:00:00Z", true),
        torn,
        broken(),
    ];
    let count = |stage| {
        let sieve = Sieve { stage: Some(stage), ..Sieve::default() };
        all.iter().filter(|listed| sieve.lets(listed, now())).count()
    };
    assert_eq!(Stage::ALL.map(count), [1, 1, 2]);
}

#[test]
fn a_period_reaches_back_to_its_last_second_and_leaves_out_what_has_no_date() {
    let sieve = Sieve { since: Since::Week, ..Sieve::default() };
    let lets = |started| sieve.lets(&listed("namaste", &["A", "B"], started, true), now());
    assert!(lets("2026-11-14T12:00:00Z"));
    assert!(!lets("2026-11-14T11:59:59Z"));
    assert!(!lets("once"));
    assert!(Sieve::default().lets(&listed("namaste", &["A", "B"], "once", true), now()));
}

#[test]
fn a_game_leaves_out_others_and_what_cannot_be_read() {
    let sieve = Sieve { games: Games::One("namaste".to_owned()), ..Sieve::default() };
    assert!(sieve.lets(&listed("namaste", &["A", "B"], "once", true), now()));
    assert!(!sieve.lets(&listed("other", &["A", "B"], "once", true), now()));
    assert!(!sieve.lets(&broken(), now()));
    assert!(!sieve.is_open());
    assert!(words("  ").is_open());
}
