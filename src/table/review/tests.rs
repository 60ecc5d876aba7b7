#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

use super::*;

fn decision(seat: Seat, worth: f64, mark: Mark) -> Option<Finding> {
    let (played, other) = ("a".to_owned(), "b".to_owned());
    Some(Finding::Decision(Judged { seat, played, worth, other, other_worth: 1.0, mark, candidates: Vec::new() }))
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
