//! Matches by hand: what the rules say about turns, the last round and shared wins.

#![allow(clippy::unwrap_used, clippy::panic)]

use base::i18n::Lang;

use super::*;
use crate::game::Event;
use crate::game::options::{Options as _, Values};

fn start(seats: usize, arrange: &str) -> Ludix {
    let values = Values::from([("arrange".to_owned(), arrange.to_owned())]);
    Ludix::start(&Options::read(&values).expect("the option is there"), seats)
}

/// Throws dice, such as `LXXI`.
fn throw(game: &mut Ludix, dice: &str) {
    let faces: Vec<Face> = dice.chars().map(Face::Letter).collect();
    game.apply(&Event::Roll(faces)).unwrap_or_else(|why| panic!("{dice}: {why:?}"));
}

/// The seat whose turn it is decides.
fn act(game: &mut Ludix, notation: &str) {
    let seat = game.seat();
    let action = game.read(seat, notation).unwrap_or_else(|why| panic!("{notation}: {why:?}"));
    game.act(seat, &action);
}

fn refused(game: &Ludix, notation: &str) -> String {
    let why = game.read(game.seat(), notation).expect_err("it is not allowed");
    Lang::En.say(&why.0)
}

fn bank(game: &mut Ludix, dice: &[&str]) {
    for (count, dice) in dice.iter().enumerate() {
        if count > 0 {
            act(game, "throw");
        }
        throw(game, dice);
    }
    act(game, "stop");
}

#[test]
fn the_example_of_the_leaflet_goes_as_told() {
    let mut game = start(2, "player");
    throw(&mut game, "IIXX");
    act(&mut game, "XXII");
    act(&mut game, "throw");
    throw(&mut game, "LVXI");
    let legal: Vec<String> = game.legal(0).iter().map(ToString::to_string).collect();
    assert_eq!(legal, ["LXVI", "LXIV", "XLVI", "XLIV"]);
    assert_eq!(game.turn_total(), 22, "what is not arranged does not count yet");
    let read = |game: &Ludix| game.numerals().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(read(&game), ["XXII"]);
    act(&mut game, "LXVI");
    assert_eq!(read(&game), ["XXII", "LXVI"]);
    act(&mut game, "stop");
    assert_eq!((game.banked(), game.seat()), (&[88, 0][..], 1));
    assert!(game.numerals().is_empty());
    throw(&mut game, "IXVI");
    act(&mut game, "XVII");
    act(&mut game, "throw");
    throw(&mut game, "LVVI");
    assert_eq!((game.banked(), game.seat(), game.turn_total()), (&[88, 0][..], 0, 0));
    let lost = Failure { seat: 1, signs: [Sign::L, Sign::V, Sign::V, Sign::I], lost: 17 };
    assert_eq!((game.failure(), game.signs()), (Some(lost), None));
}

#[test]
fn a_lower_reading_is_legal_and_is_what_counts() {
    let mut game = start(2, "player");
    throw(&mut game, "XLXI");
    act(&mut game, "XLIX");
    assert_eq!(game.turn_total(), 49);
    assert_eq!(game.state()["roll"], json!(["X", "L", "X", "I"]), "the dice lie as they fell");
}

#[test]
fn what_is_not_due_is_refused_with_its_reason() {
    let mut game = start(2, "player");
    throw(&mut game, "IIXX");
    assert_eq!(refused(&game, "stop"), "lay out a numeral first");
    assert!(refused(&game, "LXII").contains("I I X X"), "{}", refused(&game, "LXII"));
    assert!(refused(&game, "IIXX").ends_with("XVIII"), "{}", refused(&game, "IIXX"));
    assert!(refused(&game, "XXI").contains("all four"), "{}", refused(&game, "XXI"));
    for nothing in ["", "xxii", " XXII", "XXII ", "MMII", "Stop", "22"] {
        assert!(refused(&game, nothing).contains("is not a move"), "{nothing}");
    }
    act(&mut game, "XXII");
    assert_eq!(refused(&game, "XXII"), "the numeral is laid out already; now it is “stop” or “throw”");
    assert!(game.read(1, "stop").is_err());
}

#[test]
fn the_best_reading_counts_by_itself_where_nobody_arranges() {
    let mut game = start(3, "best");
    throw(&mut game, "IXXL");
    assert_eq!((game.turn_total(), game.legal(0)), (71, vec![Action::Stop, Action::Throw]));
    assert!(game.read(0, "LXXI").is_err());
    act(&mut game, "throw");
    throw(&mut game, "LLLL");
    assert_eq!((game.seat(), game.banked()), (1, &[0, 0, 0][..]));
}

#[test]
fn the_last_round_is_played_out_and_the_highest_total_wins() {
    let mut game = start(3, "best");
    bank(&mut game, &["XXXL", "XXXL", "XXXL"]);
    bank(&mut game, &["XXXL", "XXXL", "XXXL", "IXXX", "IXXX"]);
    assert!(game.is_last_round(), "302 are banked");
    bank(&mut game, &["XXXL"]);
    assert_eq!((game.turn(), game.banked()), (Turn::Over(vec![1]), &[240, 302, 80][..]), "seat 0 has had its turn");

    let mut game = start(3, "best");
    bank(&mut game, &["XXXL", "XXXL", "XXXL", "XXXL"]);
    assert!(game.is_last_round());
    bank(&mut game, &["XXXL", "XXXL", "XXXL", "XXXL", "XXXL"]);
    assert!(!game.turn().is_over(), "seat 2 still has a turn");
    throw(&mut game, "IIII");
    assert_eq!(game.turn(), Turn::Over(vec![1]));
    assert_eq!(game.state(), json!({"turn_total": 0, "roll": null, "last_round": true, "banked": [320, 400, 0]}));
}

#[test]
fn equal_highest_totals_share_the_win() {
    let mut game = start(3, "best");
    bank(&mut game, &["XXXL", "XXXL", "XXXL", "XXXL"]);
    bank(&mut game, &["XXXL", "XXXL", "XXXL", "IXXX"]);
    bank(&mut game, &["XXXL", "XXXL", "XXXL", "XXXL"]);
    assert_eq!((game.turn(), game.banked()), (Turn::Over(vec![0, 2]), &[320, 271, 320][..]));
}

#[test]
fn whoever_sits_last_ends_the_match_with_300_and_299_are_not_enough() {
    let mut game = start(2, "best");
    bank(&mut game, &["XXXL", "XXXL", "XXXL", "VXXX", "IIVX"]);
    assert_eq!((game.banked(), game.is_last_round()), (&[292, 0][..], false));
    bank(&mut game, &["XXXL", "XXXL", "XXXL", "XXVI", "IIIX", "IIIX", "IIIV"]);
    assert_eq!(game.turn(), Turn::Over(vec![1]), "{:?}", game.banked());
    assert_eq!(game.banked(), [292, 300]);
}

#[test]
fn a_throw_fails_as_often_as_the_rules_say() {
    let throw = Throw { by: vec![0], dice: vec![DIE; 4] };
    let fails = throw.outcomes().into_iter().filter(|(faces, _)| {
        let mut game = start(2, "player");
        game.roll(faces);
        game.failure().is_some()
    });
    let odds: f64 = fails.map(|(_, odds)| odds).sum();
    assert!((odds * 1296.0 - 368.0).abs() < 1e-9, "{odds}");
}
