#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

use std::collections::BTreeSet;

use rand::Rng as _;

use super::*;
use crate::game::record::{Header, Player, PlayerKind};
use crate::game::{Face, Game as _};
use crate::null::{Action, Null};
use crate::table::Of;

/// A throw of the null game that is to be decided about, and its rollout.
fn rollout(pips: u8, how: How) -> Rollout<Null> {
    let mut state = Null::start(&(), 2);
    state.roll(&[Face::Number(pips)]);
    Rollout::new(&state, 0, "again", how).unwrap()
}

fn rolled(mut rollout: Rollout<Null>, threads: usize) -> Rolled {
    while rollout.step(NonZero::new(threads).unwrap(), &|| true).unwrap() {}
    rollout.rolled()
}

#[test]
fn the_exact_worth_lies_within_the_errors_and_these_are_as_large_as_they_say() {
    // A second throw is worth 3.5, whatever is done with it.
    let all: Vec<Estimate> = (0..1_000)
        .map(|seed| rolled(rollout(3, How { trials: 48, seed, ..How::default() }), 1).made().unwrap().worth)
        .collect();
    let within = |errors: f64| all.iter().filter(|one| (one.mean - 3.5).abs() < errors * one.error).count();
    assert!((650..=710).contains(&within(1.0)) && within(2.0) > 930, "{} {}", within(1.0), within(2.0));
    let means = estimate(&all.iter().map(|one| one.mean).collect::<Vec<f64>>());
    assert!((means.mean - 3.5).abs() < 3.0 * means.error, "{means:?}");
    let spread = means.error * 1_000_f64.sqrt();
    let said = all.iter().map(|one| one.error).sum::<f64>() / 1_000.0;
    assert!((0.9..1.1).contains(&(said / spread)), "{said} is said to be {spread}");
}

#[test]
fn it_comes_out_the_same_on_any_number_of_threads_and_otherwise_with_another_seed() {
    let asked = |seed, threads| rolled(rollout(3, How { trials: 100, seed, ..How::default() }), threads);
    assert_eq!(asked(1, 1), asked(1, 5));
    assert_ne!(asked(1, 1).candidates, asked(2, 1).candidates);
}

#[test]
fn what_is_clear_is_rolled_out_no_longer_than_it_takes_to_see_it() {
    let clear = rolled(rollout(6, How { trials: 10_000, ..How::default() }), 2);
    assert!(clear.clear && clear.candidates[0].notation == "keep" && clear.candidates[0].worth.count < 100);
    let behind = clear.made().unwrap().behind;
    assert!((behind.mean - 2.5).abs() < 4.0 * behind.error, "{behind:?}");
    // Nearly as good: a hundred trials do not tell.
    let open = rolled(rollout(3, How { trials: 50, ..How::default() }), 2);
    assert!(!open.clear && open.candidates.iter().all(|one| one.worth.count == 50), "{open:?}");
    let known = rolled(rollout(3, How { trials: 10_000, error: 0.3, ..How::default() }), 2);
    assert!(!known.clear && known.candidates.iter().all(|one| one.worth.error <= 0.3 && one.worth.count == 48));
}

#[test]
fn all_decisions_meet_the_same_dice() {
    let rollout = rollout(3, How::default());
    let kept: Vec<f64> = (0..50).map(|n| rollout.trial(&Action::Again, n).unwrap()).collect();
    assert_eq!(kept, (0..50).map(|n| rollout.trial(&Action::Again, n).unwrap()).collect::<Vec<f64>>());
    assert!((1..=6).all(|pips| kept.contains(&f64::from(pips))), "{kept:?}");
}

#[test]
fn the_nth_throw_of_a_seat_is_the_same_whatever_others_have_thrown() {
    let order = |seats: &[Seat]| {
        let mut throws = Throws::of(Luck::new(7));
        let mut all = [Vec::new(), Vec::new()];
        seats.iter().for_each(|seat| all[*seat].push(throws.next(*seat).next_u64()));
        all
    };
    let [turns, again] = [order(&[0, 1, 0, 1, 0]), order(&[0, 0, 0, 1, 1])];
    assert_eq!(turns, again);
    let different: BTreeSet<u64> = turns.concat().into_iter().collect();
    assert_eq!(different.len(), 5);
}

#[test]
fn what_is_broken_off_leaves_nothing() {
    let mut rollout = rollout(3, How::default());
    assert_eq!(rollout.step(NonZero::<usize>::MIN, &|| false), Ok(false));
    assert_eq!((rollout.progress().0, rollout.rolled().candidates[0].worth.count), (0, 0));
}

#[test]
fn where_there_was_no_choice_nothing_is_rolled_out() {
    let player = |name| Player { name: String::from(name), kind: PlayerKind::Human };
    let header = Header::new("null", Default::default(), vec![player("Ada"), player("Bo")]);
    let table = Of::<Null>::TITLE.open(header).unwrap();
    assert!(table.rolling(0, "keep", How::default()).is_err(), "the dice are due");
    assert!(before(&*table, 0).is_err(), "nothing has happened");
}
