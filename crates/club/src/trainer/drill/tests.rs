#![allow(clippy::unwrap_used)]

use super::*;
use crate::trainer::progress::Progress;
use crate::trainer::schedule::Scheduler;

fn now() -> Timestamp {
    "2026-11-21T19:00:00Z".parse().unwrap()
}

/// A reply that is right.
fn right(question: &Question) -> Option<Reply> {
    let solution = question.solution();
    if solution.silent {
        return None;
    }
    Some(match solution.words.first() {
        _ if solution.nothing => Reply::Nothing,
        Some(word) => Reply::Word(word.clone()),
        None => Reply::Word("drache".to_owned()),
    })
}

#[test]
fn the_time_shrinks_to_its_least_and_a_miss_costs_a_life() {
    let mut drill = Drill::new(What::Throws(Kind::Water, Kind::Water), 1).unwrap();
    let mut limits = Vec::new();
    for _ in 0..80 {
        let reply = right(drill.question());
        let answered = drill.answer(reply.as_ref(), 500, now());
        assert!(answered.verdict.right && answered.lost.is_none(), "{:?}", drill.question());
        limits.push(drill.limit().unwrap());
        drill.next();
    }
    assert!(limits.is_sorted_by(|a, b| a >= b) && limits.last() == Some(&LEAST) && limits[0] < BEGIN);
    let mut lost = Vec::new();
    while !drill.is_over() {
        lost.extend(drill.answer(Some(&Reply::Word("falsch".to_owned())), drill.limit().unwrap() + 1, now()).lost);
        drill.next();
    }
    assert_eq!(lost, Life::ALL);
    assert_eq!((drill.streak(), drill.score(), drill.shortest()), ((0, 80), (80, 84), LEAST));
}

#[test]
fn silence_is_the_right_answer_to_what_is_forbidden() {
    let mut drill = Drill::new(What::Deck(Deck::Silence), 3).unwrap();
    let (mut kept, mut called) = (0, 0);
    for _ in 0..60 {
        let reply = right(drill.question());
        *(if reply.is_none() { &mut kept } else { &mut called }) += 1;
        assert!(drill.answer(reply.as_ref(), drill.limit().unwrap(), now()).verdict.right, "{:?}", drill.question());
        drill.next();
    }
    assert!(kept > 5 && called > 5, "{kept} {called}");
    while drill.question().solution().silent {
        drill.next();
    }
    let missed = drill.answer(None, drill.limit().unwrap(), now());
    assert!(!missed.verdict.right && missed.lost.is_some(), "silence is no call");
}

#[test]
fn without_a_clock_there_is_time_and_no_result_is_kept() {
    let mut drill = Drill::new(What::Throws(Kind::Water, Kind::Water), 1).unwrap().untimed();
    let word = loop {
        match right(drill.question()) {
            Some(Reply::Word(word)) => break word,
            _ => drill.next(),
        }
    };
    let answered = drill.answer(Some(&Reply::Word(word)), BEGIN * 100, now());
    assert!(answered.verdict.right && matches!(answered.events[..], [Event::Try { ms, .. }] if ms == BEGIN * 100));
    assert_eq!((drill.limit(), drill.end(now()), drill.shortest()), (None, None, 0));
}

#[test]
fn the_best_is_kept_for_each_kind() {
    let mut progress = Progress::of(Vec::new(), Scheduler::new(90), jiff::tz::TimeZone::UTC);
    for (seed, length) in [(1, 5), (2, 9), (3, 7)] {
        let mut drill = Drill::new(What::Throws(Kind::Fire, Kind::Fire), seed).unwrap();
        for _ in 0..length {
            let reply = right(drill.question());
            for event in drill.answer(reply.as_ref(), 500, now()).events {
                progress.add([event]);
            }
            drill.next();
        }
        progress.add(drill.end(now()));
    }
    assert_eq!(progress.best("throws:fire+fire").map(|best| best.streak), Some(9));
    assert_eq!(progress.best("names"), None);
    assert_eq!((progress.tries(), progress.reviews().len()), (21, 0));
}

#[test]
fn dice_fall_in_every_way_and_are_read_as_their_card() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let what = What::Throws(Kind::Earth, Kind::Earth);
    let cards: std::collections::HashSet<Card> = (0..500).map(|_| draw(&what, None, &mut rng).unwrap().card).collect();
    assert_eq!(cards.len(), 21);
    assert!(Drill::new(What::Weak(Vec::new()), 1).is_none());
}
