//! Sessions over weeks, as somebody would have them.
#![allow(clippy::unwrap_used)]

use std::collections::HashMap;

use jiff::ToSpan as _;
use jiff::tz::TimeZone;

use super::*;
use crate::trainer::schedule::Scheduler;

fn start() -> Timestamp {
    "2026-11-01T18:00:00Z".parse().unwrap()
}

fn plan(decks: &[Deck], length: Option<usize>, new: usize) -> Plan {
    Plan { decks: decks.to_vec(), dice: None, length, new }
}

fn progress() -> Progress {
    Progress::of(Vec::new(), Scheduler::new(90), TimeZone::UTC)
}

/// Goes through a session; `known` says how each card is graded. What was asked comes back.
fn practise(
    plan: Plan,
    progress: &mut Progress,
    mut now: Timestamp,
    known: impl Fn(Card, usize) -> Grade,
) -> Vec<Card> {
    let mut session = Session::new(plan, false);
    let mut times: HashMap<Card, usize> = HashMap::new();
    while let Some(card) = session.next(progress, now) {
        let seen = times.entry(card).or_default();
        let grade = known(card, *seen);
        *seen += 1;
        let verdict = Verdict { right: grade != Grade::Again, said: String::new() };
        now += 5.seconds();
        progress.add([Session::review(card, &verdict, grade, 2_000, now)]);
        session.graded(card, verdict.right, event::moment(now));
        assert!(session.asked().len() < 2_000, "a session ends");
    }
    session.asked().iter().map(|(card, _)| *card).collect()
}

#[test]
fn a_session_meets_so_many_new_cards_a_day_and_ends() {
    let mut progress = progress();
    let asked = practise(plan(&[Deck::Names], None, 10), &mut progress, start(), |_, _| Grade::Good);
    assert_eq!(asked.len(), 10);
    assert!(practise(plan(&[Deck::Names], None, 10), &mut progress, start() + 1.hour(), |_, _| Grade::Good).is_empty());
    let tomorrow = practise(plan(&[Deck::Names], None, 10), &mut progress, start() + 24.hours(), |_, _| Grade::Good);
    assert_eq!(tomorrow.len(), 10, "ten new ones; those of yesterday rest until the day after");
    let third = practise(plan(&[Deck::Names], None, 10), &mut progress, start() + 48.hours(), |_, _| Grade::Good);
    assert_eq!(third.len(), 20);
}

#[test]
fn a_card_that_is_not_known_comes_again_until_it_is_and_not_at_once() {
    let mut progress = progress();
    let first = Deck::Names.cards().next().unwrap();
    let again = |card, seen| if card == first && seen < 2 { Grade::Again } else { Grade::Good };
    let asked = practise(plan(&[Deck::Names], None, 20), &mut progress, start(), again);
    let places: Vec<usize> = (0..asked.len()).filter(|place| asked[*place] == first).collect();
    assert_eq!(places.len(), 3);
    assert!(places.windows(2).all(|two| two[1] - two[0] > 5), "{places:?}");
    assert_eq!(asked.len(), 22);
}

#[test]
fn cards_about_the_same_do_not_follow_each_other() {
    let mut progress = progress();
    for day in 0..6 {
        let asked = practise(
            plan(&[Deck::Names, Deck::Runes, Deck::Ear], None, 12),
            &mut progress,
            start() + (day * 24).hours(),
            |_, _| Grade::Hard,
        );
        let close: Vec<usize> =
            (1..asked.len()).filter(|place| asked[place - 1].subject() == asked[*place].subject()).collect();
        // Where nothing else is left, it cannot be helped.
        assert!(close.iter().all(|place| place + 2 >= asked.len()), "day {day}: {close:?} of {}", asked.len());
    }
}

#[test]
fn every_deck_that_is_switched_on_is_met_and_no_other() {
    let mut progress = progress();
    let decks = [Deck::Throws, Deck::Lives];
    let asked = practise(plan(&decks, None, 8), &mut progress, start(), |_, _| Grade::Good);
    for deck in decks {
        assert_eq!(asked.iter().filter(|card| card.deck() == deck).count(), 4);
    }
}

#[test]
fn a_session_of_a_chosen_length_stops_there_and_goes_on_where_it_was() {
    let mut progress = progress();
    let asked = practise(plan(&Deck::ALL, Some(7), 20), &mut progress, start(), |_, _| Grade::Good);
    assert_eq!(asked.len(), 7);
    let session = Session::new(plan(&Deck::ALL, None, 20), false);
    assert_eq!(session.left(&progress, start() + 1.hour()), 13);
}

#[test]
fn without_sound_nothing_is_asked_by_ear() {
    let session = Session::new(plan(&[Deck::Ear], None, 20), true);
    assert_eq!(session.next(&progress(), start()), None);
    assert_eq!(session.left(&progress(), start()), 0);
}

#[test]
fn the_last_grade_is_taken_back() {
    let (mut progress, now) = (progress(), start());
    let mut session = Session::new(plan(&[Deck::Names], None, 5), false);
    assert_eq!(session.undo(now), None);
    let card = session.next(&progress, now).unwrap();
    let verdict = Verdict { right: true, said: "i".to_owned() };
    let event = Session::review(card, &verdict, Grade::Easy, 900, now);
    progress.add([event.clone()]);
    session.graded(card, true, event.at());
    let undo = session.undo(now + 1.second()).unwrap();
    progress.add([undo]);
    assert_eq!(session.undone(true), Some(card));
    assert_eq!((progress.standing(card), session.right(), session.asked().len()), (None, 0, 0));
    assert_eq!(session.next(&progress, now), Some(card));
}

#[test]
fn the_grade_follows_from_right_and_time() {
    let question = Question::of(Card::of("name:hi").unwrap(), 0);
    let grade = |word: &str, ms| {
        let reply = Reply::Word(word.to_owned());
        suggested(&question, &reply, &question.judge(&reply), ms, false)
    };
    assert_eq!(grade("li", 100), Grade::Again);
    assert_eq!([1_000, 5_000, 60_000].map(|ms| grade("hi", ms)), [Grade::Easy, Grade::Good, Grade::Hard]);
}

#[test]
fn after_weeks_of_good_grades_little_is_left_to_do() {
    let mut progress = progress();
    let mut daily = Vec::new();
    for day in 0..60 {
        let plan = plan(&[Deck::Names], None, 10);
        daily.push(practise(plan, &mut progress, start() + (day * 24).hours(), |_, _| Grade::Good).len());
    }
    assert!(daily[..7].iter().all(|count| *count >= 9), "{daily:?}");
    assert!(daily[50..].iter().sum::<usize>() < 60, "{daily:?}");
    assert_eq!(progress.count(&[Deck::Names], progress.today(start() + (60 * 24).hours())).new, 0);
}

/// Goes through a session as the window does: what it was shown and asked, in its order.
fn shown_and_asked(plan: Plan, progress: &mut Progress, mut now: Timestamp) -> Vec<(bool, Card)> {
    let mut session = Session::new(plan, false);
    let mut all = Vec::new();
    while let Some(card) = session.next(progress, now) {
        now += 5.seconds();
        let is_new = session.introduces(card, progress);
        all.push((is_new, card));
        if is_new {
            session.introduced(card);
            assert!(session.is_seen(card, progress, now));
        } else {
            let verdict = Verdict { right: true, said: String::new() };
            progress.add([Session::review(card, &verdict, Grade::Good, 2_000, now)]);
            session.graded(card, true, event::moment(now));
            assert!(!session.is_seen(card, progress, now), "known");
        }
        assert!(all.len() < 500, "a session ends");
    }
    all
}

#[test]
fn nothing_is_asked_before_it_was_shown_or_met_and_what_is_shown_is_asked_the_same_day() {
    for length in [None, Some(10), Some(7)] {
        let mut progress = progress();
        let mut known: HashSet<(Deck, String)> = HashSet::new();
        for day in 0..5 {
            let all = shown_and_asked(plan(&Deck::ALL, length, 12), &mut progress, start() + (day * 24).hours());
            for (place, (is_new, card)) in all.iter().enumerate() {
                if *is_new {
                    assert!(known.insert(card.fact()), "{card:?} is shown once");
                    let asked = all[place..].iter().position(|(is_new, asked)| !is_new && asked.fact() == card.fact());
                    // Where nothing else is left, it cannot be helped.
                    let far = asked.is_some_and(|after| after > 1 || place + 3 >= all.len());
                    assert!(far, "{card:?} comes after something else, {length:?}: {place} in {all:?}");
                } else {
                    assert!(known.contains(&card.fact()), "{card:?} was never shown");
                }
            }
        }
    }
}

#[test]
fn what_was_missed_a_moment_ago_is_not_easy() {
    let (mut progress, now) = (progress(), start());
    let mut session = Session::new(plan(&[Deck::Names], None, 5), false);
    let card = session.next(&progress, now).unwrap();
    let question = Question::of(card, 0);
    let reply = Reply::Word(question.solution().words[0].clone());
    let suggested = |seen| suggested(&question, &reply, &question.judge(&reply), 500, seen);
    assert_eq!((suggested(false), suggested(true)), (Grade::Easy, Grade::Good));
    assert!(!session.is_seen(card, &progress, now));
    progress.add([Session::review(card, &question.judge(&Reply::GaveUp), Grade::Again, 900, now)]);
    session.graded(card, false, now);
    assert!(session.is_seen(card, &progress, now + 1.minute()));
    assert!(!session.is_seen(card, &progress, now + 48.hours()), "but some day later it may be");
}

#[test]
fn only_what_the_dice_that_are_learnt_for_can_show_is_new() {
    let mut progress = progress();
    let fire = Plan { dice: Some((Kind::Fire, Kind::Fire)), ..plan(&[Deck::Throws, Deck::Names], None, 200) };
    let asked = practise(fire, &mut progress, start(), |_, _| Grade::Good);
    let throws: Vec<Card> = asked.iter().copied().filter(|card| card.deck() == Deck::Throws).collect();
    assert_eq!((throws.len(), asked.len()), (10, 10 + 69), "four symbols make ten pairs; names are for all dice");
    let rest = practise(plan(&[Deck::Throws], None, 200), &mut progress, start() + 1.hour(), |_, _| Grade::Good);
    assert_eq!(rest.len(), 32);
}
