//! Rollouts of every game: the same for the same seed, true where the worth is known, and blind for what is hidden.

use super::*;
use crate::table::rollout::{Candidate, How, Rolled, before};

/// What comes of rolling out a decision that was made there.
fn rolled(table: &dyn Table, event: usize, how: How, threads: usize) -> Result<Rolled, Illegal> {
    let Entry::Act { seat, notation } = &table.history()[event].entry else { panic!("no decision") };
    let mut rolling = before(table, event)?.rolling(*seat, notation, how)?;
    while rolling.step(NonZero::new(threads).unwrap(), &|| true)? {}
    Ok(rolling.rolled())
}

/// The decisions of a match among several.
fn choices(of: &dyn Table) -> Vec<usize> {
    let mut table = of.title().open(of.header().clone()).unwrap();
    let mut all = Vec::new();
    for (event, told) in of.history().iter().enumerate() {
        if told.seat.is_some_and(|seat| table.legal(seat).len() > 1) {
            all.push(event);
        }
        table.enter(&told.entry).unwrap();
    }
    all
}

#[test]
fn every_game_is_rolled_out_and_the_same_comes_of_it_on_any_number_of_threads() {
    for title in ALL.iter().copied() {
        let table = played(title, [Level::Medium, Level::Easy], 5);
        let Some(event) = choices(&*table).first().copied() else { continue };
        let how = How { trials: 12, candidates: 3, turns: 2, level: Level::Medium, ..How::default() };
        let found = rolled(&*table, event, how, 1).unwrap();
        assert_eq!(found, rolled(&*table, event, how, 3).unwrap(), "{}", title.key());
        let made = found.made().unwrap_or_else(|| panic!("{}: {} is not among them", title.key(), found.played));
        assert!((2..=3).contains(&found.candidates.len()) && made.behind.mean >= 0.0, "{}", title.key());
        for pair in found.candidates.windows(2) {
            assert!(pair[0].behind.mean <= pair[1].behind.mean, "{}: the best first", title.key());
        }
        for candidate in &found.candidates {
            assert!(candidate.worth.mean.is_finite() && candidate.worth.count == 12, "{}: {found:?}", title.key());
        }
    }
}

/// Where strong players reckon exactly, what they say is what comes of playing on.
#[test]
fn what_is_reckoned_exactly_lies_within_the_errors_of_a_rollout() {
    let (mut seen, mut far) = (0, Vec::new());
    for title in ALL.iter().copied().filter(|title| !["namaste", "kvatrutafl"].contains(&title.key())) {
        let table = played(title, [Level::Medium, Level::Easy], 8);
        for event in choices(&*table).into_iter().take(2) {
            let plain = How { trials: 240, candidates: 3, evens: false, ..How::default() };
            for candidate in rolled(&*table, event, plain, 2).unwrap().candidates {
                let (judged, worth) = (candidate.judged, candidate.worth);
                let Some(judged) = judged else { continue };
                seen += 1;
                if (worth.mean - judged).abs() > 4.0 * worth.error + 0.01 {
                    far.push(format!("{}, {event}: {} {judged} {worth:?}", title.key(), candidate.notation));
                }
            }
        }
    }
    assert!(seen > 30 && far.is_empty(), "{seen} {far:#?}");
}

#[test]
fn without_its_luck_a_match_of_ludix_comes_to_what_is_known_in_a_single_trial() {
    let table = played(find("ludix").unwrap(), [Level::Medium, Level::Easy], 8);
    for event in choices(&*table).into_iter().step_by(7) {
        let found = rolled(&*table, event, How { trials: 2, ..How::default() }, 1).unwrap();
        for candidate in found.candidates {
            let (worth, judged) = (candidate.worth, candidate.judged.unwrap());
            assert!((worth.mean - judged).abs() < 1e-4 && worth.error < 1e-4, "{event}: {candidate:?}");
        }
    }
}

#[test]
fn where_it_is_judged_on_the_way_the_luck_until_then_is_taken_out() {
    let table = played(find("kvatrutafl").unwrap(), [Level::Medium, Level::Easy], 8);
    let how = How { trials: 24, candidates: 2, turns: 3, level: Level::Medium, ..How::default() };
    let (mut with, mut without) = (0.0, 0.0);
    for event in choices(&*table).into_iter().step_by(9).take(8) {
        let found = |evens| rolled(&*table, event, How { evens, ..how }, 2).unwrap();
        let (evened, plain) = (found(true), found(false));
        for candidate in &evened.candidates {
            let same = |one: &&Candidate| one.notation == candidate.notation;
            let (worth, plain) = (candidate.worth, plain.candidates.iter().find(same).unwrap().worth);
            assert!((worth.mean - plain.mean).abs() < 4.0 * plain.error, "{event}: {worth:?} {plain:?}");
            with += worth.error.powi(2);
            without += plain.error.powi(2);
        }
    }
    assert!(with < 0.7 * without, "{with} {without}");
}

#[test]
fn who_did_not_see_the_dice_is_not_told_what_came_of_them() {
    let record = include_bytes!("../../../../../tests/records/dre13ehn-cup.wurf");
    let table = replay(&crate::game::record::Record::read(record).unwrap(), None).unwrap().table;
    let how = How { trials: 24, level: Level::Easy, ..How::default() };
    let (mut refused, mut made) = (0, 0);
    for event in choices(&*table) {
        match rolled(&*table, event, how, 2) {
            Ok(_) => made += 1,
            Err(why) => refused += u32::from(&*why.0.id == "rollout-hidden"),
        }
    }
    assert!(refused > 0 && made > 0, "{refused} {made}");
}
