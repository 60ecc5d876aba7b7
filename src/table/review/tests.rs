#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

use super::*;
use crate::game::record::{Entry, Record};
use crate::games;
use crate::table::replay;

/// How many events are looked at where any will do.
const SOME: usize = 40;

/// A match of that game between these computer players.
fn played(game: &str, levels: [Level; 2], seed: u64) -> Box<dyn Table> {
    let seating = [("Ada".to_owned(), levels[0]), ("Bo".to_owned(), levels[1])];
    let run = games::find(game).unwrap().run(&Default::default(), &seating, Luck::new(seed)).unwrap();
    replay(&Record::read(run.text().as_bytes()).unwrap(), None).unwrap().table
}

/// What is found about so many events, which a strong player can be slow about.
fn review(table: &dyn Table, events: usize) -> Review {
    let mut review = Review::default();
    Examination::new(table).unwrap().take(events).for_each(|finding| review.enter(finding));
    review
}

#[test]
fn what_the_judge_itself_would_do_costs_nothing_and_chance_costs_much() {
    let table = played("namaste", [Level::Strong, Level::Easy], 3);
    let review = review(&*table, usize::MAX);
    assert_eq!(review.events(), table.told().len());
    let (strong, easy) = (review.summary(0), review.summary(1));
    assert!(strong.decisions > 20 && easy.decisions > 20, "{strong:?} {easy:?}");
    assert_eq!((strong.cost, strong.marks[0]), (0.0, strong.decisions));
    assert!(easy.cost > 50.0 && easy.marks[0] < easy.decisions, "{easy:?}");
}

#[test]
fn every_game_is_reviewed_the_same_each_time() {
    for title in games::ALL.iter() {
        let table = played(title.key(), [Level::Easy, Level::Easy], 5);
        let found = review(&*table, SOME);
        let first = first_choice(&*table).unwrap().filter(|event| *event < SOME);
        assert_eq!(found.judged().next().map(|(event, _)| event), first, "{}", title.key());
        assert_eq!(found, review(&*table, SOME));
        for (event, judged) in found.judged() {
            assert_eq!(table.told()[event].seat, Some(judged.seat));
            assert_eq!(judged.mark, Mark::of(judged.cost(), title.costs()));
            assert!(judged.cost() >= 0.0 && judged.other != judged.played, "{judged:?}");
        }
    }
}

#[test]
fn luck_evens_out_over_all_throws() {
    let mut measured = Vec::new();
    for title in games::ALL.iter() {
        let whole = played(title.key(), [Level::Medium, Level::Medium], 2);
        let mut table = title.open(whole.header().clone()).unwrap();
        let (before, after) = whole.told().split_at(12.min(whole.told().len() / 2));
        for told in before {
            table.enter(&told.entry).unwrap();
        }
        // On to the next throw.
        for told in after {
            if matches!(table.turn(), Turn::Roll(_)) {
                break;
            }
            table.enter(&told.entry).unwrap();
        }
        let Turn::Roll(throw) = table.turn() else { panic!("dice are due in {}", title.key()) };
        let (mut sum, mut most) = (vec![0.0; 2], 0.0_f64);
        for (faces, odds) in throw.outcomes() {
            let finding = table.examining(&Entry::Roll(faces))(&mut Luck::new(1).thought(0));
            let Some(Finding::Throw(thrown)) = finding else { break };
            assert_eq!(thrown.by, throw.by);
            for (sum, luck) in sum.iter_mut().zip(&thrown.luck) {
                *sum += odds * luck;
                most = most.max(luck.abs());
            }
        }
        if most > 0.0 {
            assert!(sum.iter().all(|sum| sum.abs() < 1e-4), "{}: {sum:?}", title.key());
            measured.push(title.key());
        }
    }
    assert!(!measured.is_empty(), "some computer player can tell");
}

fn decision(seat: Seat, worth: f64, mark: Mark) -> Option<Finding> {
    let (played, other) = ("a".to_owned(), "b".to_owned());
    Some(Finding::Decision(Judged { seat, played, worth, other, other_worth: 1.0, mark }))
}

fn throw(by: &[Seat], luck: [f64; 2]) -> Option<Finding> {
    Some(Finding::Throw(Thrown { by: by.to_vec(), luck: luck.to_vec() }))
}

fn example() -> Review {
    let mut review = Review::default();
    review.enter(throw(&[0, 1], [0.25, -0.25]));
    review.enter(decision(0, 0.5, Mark::Mistake));
    review.enter(throw(&[1], [0.5, -0.5]));
    review.enter(None);
    review.enter(decision(0, 2.0, Mark::Good));
    review.enter(decision(1, -1.0, Mark::Blunder));
    review
}

#[test]
fn a_summary_adds_up_a_players_own_decisions_and_throws() {
    let review = example();
    let ada = Summary { decisions: 2, cost: 0.5, marks: [1, 0, 1, 0], luck: Some(0.25) };
    let bo = Summary { decisions: 1, cost: 2.0, marks: [0, 0, 0, 1], luck: Some(-0.75) };
    assert_eq!((review.summary(0), review.summary(1)), (ada, bo));
    assert_eq!((review.summary(0).mean(), review.summary(2).mean()), (Some(0.25), None));
    assert_eq!(review.summary(2).luck, None);
}

#[test]
fn slips_are_found_in_both_directions_and_by_what_they_cost() {
    let review = example();
    assert_eq!(
        [None, Some(0), Some(1), Some(5)].map(|event| review.slip_after(event)),
        [Some(1), Some(1), Some(5), None]
    );
    assert_eq!([1, 2, 5, 9].map(|event| review.slip_before(event)), [None, Some(1), Some(1), Some(5)]);
    let costliest: Vec<usize> = review.costliest().into_iter().map(|(event, _)| event).collect();
    assert_eq!(costliest, [5, 1]);
}
