//! A key means one thing in a game, and a decision has one key: over random matches of everything on the shelf.

use std::collections::BTreeMap;

use games::game::Turn;
use games::table::{Table, View};

use super::{deal, spread};
use crate::step::step;

/// How many random matches are looked at.
const MATCHES: u64 = 240;
/// How many positions of a match.
const POSITIONS: usize = 160;
/// What is a key of the table itself, in every game.
const TABLE: [char; 6] = ['v', 'c', 'f', 'h', 'r', '/'];

/// What kind of decision that is: its word, and what makes another decision of it.
fn kind(table: &dyn Table, seat: usize, notation: &str) -> String {
    let word = notation.split(' ').next().unwrap_or_default();
    let steps = word.contains('-') && word != "-";
    let mut kind = if steps { "steps".to_owned() } else { word.to_owned() };
    for more in ["declare", "none"] {
        if notation.split(' ').any(|part| part == more) {
            kind.push_str(&format!(" {more}"));
        }
    }
    if !table.awaited().contains(&seat) {
        kind.push_str(" out of turn");
    }
    kind
}

/// What a spot is, whichever of its sort: `die`, `place`, `sum`.
fn sort(spot: &str) -> String {
    format!("spot {}", spot.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '-'))
}

#[test]
fn a_key_never_changes_its_meaning_and_a_decision_never_its_key() {
    // Numbers on screen are typed as they stand there: how many dice, which die, which place.
    let numbers = |kind: &str| kind == "dice" || kind.starts_with("spot ");
    spread(MATCHES, |n| {
        let (title, mut table, mut rng) = deal(n);
        let mut keys: BTreeMap<String, String> = BTreeMap::new();
        let mut kinds: BTreeMap<String, String> = BTreeMap::new();
        let mut learn = |key: String, kind: String| {
            let means = keys.entry(key.clone()).or_insert_with(|| kind.clone());
            let both = numbers(means) && numbers(&kind);
            assert!(*means == kind || both, "{}: {key} means {means}, and {kind}", title.key());
            if !numbers(&kind) {
                let was = kinds.entry(kind.clone()).or_insert_with(|| key.clone());
                assert_eq!(*was, key, "{}: {kind} has two keys", title.key());
            }
        };
        for _ in 0..POSITIONS {
            if let Turn::Seats(seats) = table.turn() {
                for seat in seats {
                    for offer in table.offers(seat) {
                        let key = offer
                            .key
                            .unwrap_or_else(|| panic!("{}: {} has no `Choice::key`", title.key(), offer.action));
                        assert!(!TABLE.contains(&key), "{}: {key} is the table's own", title.key());
                        learn(key.to_string(), kind(&*table, seat, &offer.action));
                    }
                    let view = View { seat: Some(seat), ..View::default() };
                    for area in table.board(&view).spots {
                        area.key.into_iter().for_each(|key| learn(key.to_string(), sort(area.spot.name())));
                    }
                }
            }
            let Some(entry) = step(&*table, &mut rng) else { break };
            table.enter(&entry).unwrap();
        }
    });
}

#[test]
fn what_loses_at_once_comes_last_and_has_a_key_far_from_the_others() {
    let title = games::shelf::find("dre13ehn").unwrap();
    let header = br#"{"wurfzabel":1,"game":"dre13ehn","options":{"mode":"cup"},"players":[{"name":"A","kind":"human"},{"name":"B","kind":"human"}]}"#;
    let mut table = title.open(games::game::record::Header::read(header).unwrap()).unwrap();
    for line in [r#"{"roll":[1,2]}"#, r#"{"by":0,"move":"peek"}"#] {
        table.enter(&games::game::record::Entry::read(line.as_bytes()).unwrap()).unwrap();
    }
    let offers = table.offers(0);
    let again = offers.iter().position(|offer| offer.action == "peek").expect("the trap is legal");
    assert_eq!(again, offers.len() - 1, "{offers:?}");
    let nearest = offers.iter().filter(|offer| offer.action != "peek").filter_map(|offer| offer.key).max();
    let key = offers[again].key.unwrap();
    assert!(nearest.is_none_or(|other| u32::from(key).abs_diff(u32::from(other)) > 2), "{offers:?}");
}
