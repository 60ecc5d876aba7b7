//! The fold of the journal.
#![allow(clippy::unwrap_used)]

use jiff::ToSpan as _;
use jiff::civil::date;

use super::*;
use crate::trainer::schedule::Grade;

fn at(day: i64, second: i64) -> Timestamp {
    let first: Timestamp = "2026-11-01T12:00:00Z".parse().unwrap();
    first + (day * 24).hours() + second.seconds()
}

fn review(at: Timestamp, card: &str, grade: Grade) -> Event {
    Event::Review { at, card: card.to_owned(), grade, ms: 1500, said: "hi".to_owned(), right: grade != Grade::Again }
}

fn progress(events: Vec<Event>) -> Progress {
    Progress::of(events, Scheduler::new(90), TimeZone::UTC)
}

/// A history with all kinds of events.
fn history() -> Vec<Event> {
    let card = "name:hi".to_owned();
    vec![
        review(at(0, 0), "name:hi", Grade::Again),
        review(at(0, 90), "name:hi", Grade::Good),
        review(at(0, 95), "name:li", Grade::Easy),
        Event::Undo { at: at(0, 99), card: "name:li".to_owned(), of: at(0, 95) },
        review(at(0, 100), "name:li", Grade::Hard),
        Event::Suspend { at: at(1, 0), card: "name:a".to_owned() },
        review(at(1, 5), "name:hi", Grade::Good),
        review(at(2, 5), "name:li", Grade::Again),
        Event::Resume { at: at(3, 0), card: "name:a".to_owned() },
        review(at(3, 5), "card of another version", Grade::Good),
        review(at(4, 5), "name:a", Grade::Good),
        Event::Reset { at: at(5, 0), card },
        Event::Suspend { at: at(5, 1), card: "name:u".to_owned() },
        Event::Try { at: at(5, 2), card: "throw:0+1".to_owned(), ms: 900, said: "i".to_owned(), right: true },
    ]
}

#[test]
fn what_was_taken_back_counts_for_nothing() {
    let mut events = history();
    let all = progress(events.clone());
    events.retain(|event| !matches!(event, Event::Undo { .. }) && event.at() != at(0, 95));
    let without = progress(events);
    assert_eq!(all.reviews(), without.reviews());
    assert_eq!(all.fold.standings, without.fold.standings);
    assert_eq!(all.standing(Card::of("name:li").unwrap()).unwrap().reviews, 2);
}

#[test]
fn one_event_after_the_other_leads_where_all_at_once_do_in_any_order() {
    let all = progress(history());
    let mut grown = progress(Vec::new());
    for event in history() {
        grown.add([event]);
    }
    let mut reversed = history();
    reversed.reverse();
    let mut late = progress(Vec::new());
    for event in reversed.clone() {
        late.add([event]);
    }
    for other in [&grown, &late, &progress(reversed)] {
        assert_eq!(other.fold, all.fold);
    }
}

#[test]
fn a_reset_card_is_new_and_a_suspended_one_is_not_asked() {
    let progress = progress(history());
    let today = date(2026, 11, 20);
    let card = |id| Card::of(id).unwrap();
    assert_eq!(progress.standing(card("name:hi")), None);
    assert!(progress.is_suspended(card("name:u")) && !progress.is_suspended(card("name:a")));
    assert!(progress.is_due(card("name:a"), today) && !progress.is_due(card("name:u"), today));
    let count = progress.count(&[Deck::Names], today);
    assert_eq!((count.all, count.suspended, count.new, count.due, count.young), (69, 1, 66, 2, 2));
    let mut reset = progress.clone();
    reset.add([Event::Reset { at: at(6, 0), card: "deck:names".to_owned() }]);
    assert_eq!(reset.count(&[Deck::Names], today).new, 68);
    reset.add([Event::Undo { at: at(7, 0), card: "deck:names".to_owned(), of: at(6, 0) }]);
    assert_eq!(reset.count(&[Deck::Names], today), progress.count(&[Deck::Names], today), "it is taken back");
}

#[test]
fn plots_tell_what_came() {
    let decks = Deck::ALL;
    let progress = progress(history());
    let learnt = progress.learnt(&decks);
    assert_eq!(learnt.iter().map(|day| day.met).collect::<Vec<_>>(), [2, 2, 2, 3]);
    let coming = progress.coming(&decks, date(2026, 11, 5), 30);
    assert_eq!((coming[0], coming[2], coming.iter().sum::<usize>()), (1, 1, 2), "name:li is overdue, name:a comes");
    // Two reviews a day or more after the one before: one known, one not.
    let retention = progress.retention(&decks, 7);
    let [week] = retention[..] else { unreachable!("{retention:?}") };
    assert_eq!((week.count, week.known), (2, 0.5));
    assert!((0.8..1.0).contains(&week.forecast));
    let (first, last) = (date(2026, 11, 1), date(2026, 11, 5));
    assert_eq!(progress.pace(&decks, 1)[0], Pace { day: first, last: first, count: 2, median: 1500 });
    assert_eq!(progress.pace(&decks, 7), [Pace { day: first, last, count: 4, median: 1500 }]);
    assert!(progress.learnt(&[Deck::Ear]).is_empty() && progress.retention(&[Deck::Ear], 7).is_empty());
}

#[test]
fn minutes_and_days_in_a_row_are_counted_from_answers_and_a_break_of_tea_is_a_minute() {
    let at = |text: &str| -> Timestamp { text.parse().unwrap() };
    let review = |when: &str, ms: u32| Event::Review {
        at: at(when),
        card: "name:hi".to_owned(),
        grade: crate::trainer::Grade::Good,
        ms,
        said: String::new(),
        right: true,
    };
    let drill = |when: &str| {
        let (what, right, asked, streak, limit) = ("names".to_owned(), 1, 2, 1, 900);
        Event::Drill(Drilled { at: at(when), what, right, asked, streak, limit })
    };
    let mut events = vec![
        review("2026-11-01T18:00:00Z", 30_000),
        review("2026-11-03T18:00:00Z", 30_000),
        drill("2026-11-04T18:00:00Z"),
        review("2026-11-05T18:00:00Z", 20_000),
        // After midnight it is still the same day.
        review("2026-11-06T02:00:00Z", 3_600_000),
    ];
    let of = |events: &[Event]| Progress::of(events.to_vec(), Scheduler::new(90), TimeZone::UTC);
    let date = |day| jiff::civil::date(2026, 11, day);
    let progress = of(&events);
    let spent: Vec<u64> = progress.spent(&Deck::ALL, date(5), 5).iter().map(|spent| spent.ms).collect();
    assert_eq!(spent, [30_000, 0, 30_000, 0, 80_000]);
    assert_eq!(progress.spent(&[Deck::Lives], date(5), 2).iter().map(|spent| spent.ms).sum::<u64>(), 0);
    assert_eq!([4, 5, 6, 7].map(|day| progress.streak(date(day))), [2, 3, 3, 0]);
    events.push(review("2026-11-06T18:00:00Z", 1_000));
    assert_eq!(of(&events).streak(date(6)), 4);
    assert_eq!(of(&[]).streak(date(6)), 0);
}

#[test]
fn days_in_a_row_are_counted_over_any_years_and_to_the_ends_of_time() {
    let days = |first: i64, count: i64| (first..first + count).map(|day| review(at(day, 0), "name:hi", Grade::Good));
    let long = progress(days(-5000, 5001).collect());
    assert_eq!(long.streak(date(2026, 11, 1)), 5001);
    assert_eq!(long.streak(date(2026, 11, 2)), 5001);
    assert_eq!(long.streak(date(2026, 11, 3)), 0);
    let some = ["-009999-01-02T12:00:00Z", "-009999-01-03T12:00:00Z", "0001-01-01T12:00:00Z", "9999-12-30T12:00:00Z"];
    let far = progress(some.map(|at| review(at.parse().unwrap(), "name:hi", Grade::Good)).to_vec());
    assert_eq!([Date::MIN, date(-9999, 1, 3), date(1, 1, 2), Date::MAX].map(|day| far.streak(day)), [0, 2, 1, 1]);
    let decks = [Deck::Names];
    assert_eq!(far.spent(&decks, Date::MIN, 30).len(), 30);
    assert_eq!(far.coming(&decks, Date::MAX, 30).len(), 30);
    assert!(far.retention(&decks, 7).last().is_some_and(|last| last.from > date(9999, 1, 1)));
    assert_eq!((far.learnt(&decks).len(), far.pace(&decks, 1).len()), (4, 4));
}
