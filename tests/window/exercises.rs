//! Exercises: begun from the trainer's home, asked from easy to hard, graded in the journal, and asked again by the schedule;
//! by mouse and by keys.

use base::i18n::Lang;
use club::exercise::{self, Deck};
use club::slip::Asking;
use club::store::Folders;
use club::store::reviewed::Trace;
use club::store::settings::{Look, NewCards};
use club::store::slips::NAME;
use club::trainer::{Event, Grade, Journal, Progress, Scheduler, slip};
use games::game::record::Entry;
use games::lesson::Verdict;
use iced::keyboard::key::Named;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use wurfzabel::app;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, reads, says, set_appearance};
use crate::lessons::{Hand, decide};
use crate::sitting::APPEARANCES;

fn deck(key: &str) -> &'static Deck {
    exercise::all().iter().find(|deck| deck.key == key).unwrap()
}

fn start(home: &std::path::Path, lang: Lang) -> Driver {
    Driver::start(home, (1280.0, 800.0), |desk| {
        set_appearance(desk, lang, Look::Light, 100);
        desk.change(|settings| settings.practice.new = NewCards::nearest(5));
    })
}

/// Answers what is asked with the best decision, or the worst.
fn answer(driver: &mut Driver, hand: Hand, best: bool) -> Trace {
    let asked = driver.table().unwrap().slip().expect("an exercise is asked");
    let all = &asked.slip.candidates;
    let notation = if best { &all[0].0 } else { &all[all.len() - 1].0 }.clone();
    let (seat, trace) = (asked.slip.seat, asked.slip.trace);
    decide(driver, hand, seat, &notation);
    let worse = matches!(driver.table().unwrap().answer(), Some(Verdict::Worse { .. }));
    assert_eq!(worse, !best, "{notation}");
    trace
}

#[test]
fn who_is_asked_an_exercise_is_called_by_name() {
    for key in ["tavern", "namaste", "ludix", "kvatrutafl", "dre13ehn"] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), (1280.0, 800.0), |desk| {
            set_appearance(desk, Lang::En, Look::Light, 100);
            desk.introduce("Käthe");
        });
        driver.say(app::Message::Asked(Route::AskSlips(Asking::Exercises(Some(deck(key))))));
        let table = driver.table().expect("an exercise is asked");
        let seat = table.slip().expect("an exercise is asked").slip.seat;
        assert_eq!(table.table().header().players[seat].name, "Käthe", "{key}");
    }
}

fn exercises_are_practised(hand: Hand, lang: Lang, key: &'static str) {
    let home = tempfile::tempdir().unwrap();
    let all: Vec<Trace> = deck(key).traces().collect();
    let mut driver = start(home.path(), lang);
    driver.say(app::Message::Asked(Route::Practise));
    let name = if lang == Lang::De { "Stellungen" } else { "Positions" };
    assert!(reads(&mut driver, name));
    assert!(driver.click("exercises"));
    driver.focus(key);
    match hand {
        Hand::Mouse => assert!(driver.click(key)),
        Hand::Keys => driver.tap(Named::Enter),
    }
    let mut asked = Vec::new();
    for best in [true, false, true] {
        asked.push(answer(&mut driver, hand, best));
        let told = Journal::events(&Folders::at(home.path())).unwrap().0;
        let last = told.last().map(|event| match event {
            Event::Review { card, right, grade, .. } => (card.clone(), *right, *grade == Grade::Again),
            other => panic!("{other:?}"),
        });
        assert_eq!(last, asked.last().map(|trace| (slip::id(*trace), best, !best)), "it is on the disk at once");
        match hand {
            Hand::Mouse => assert!(driver.click("skip")),
            Hand::Keys => driver.tap(Named::Enter),
        }
    }
    assert_eq!(asked, all[..3], "the easiest first");
    driver.tap(Named::Escape);
    let stands = |driver: &Driver| match driver.app().top() {
        Screen::Exercises(state) => {
            *state.decks.iter().find(|(deck, ..)| deck.key == key).map(|(_, count, new)| (count, new)).unwrap().1
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(stands(&driver), 2, "of five new ones a day two are left");
    assert!(!home.path().join(NAME).exists(), "they are nobody's own slips");
    // What was known comes again in its time, what was not comes first.
    let events = Journal::events(&Folders::at(home.path())).unwrap().0;
    let progress = Progress::of(events, Scheduler::new(90), TimeZone::UTC);
    let next =
        |days: i64| slip::next(all.clone(), 0, &progress, Timestamp::now() + SignedDuration::from_hours(24 * days));
    let due = |days: i64| {
        progress.count_slips(all.clone(), progress.today(Timestamp::now() + SignedDuration::from_hours(24 * days))).due
    };
    assert_eq!((next(0), due(0)), (Some(asked[1]), 1));
    assert_eq!(due(100), 3);
}

#[test]
fn exercises_of_ludix_are_practised_by_mouse_in_german() {
    exercises_are_practised(Hand::Mouse, Lang::De, "ludix");
}

#[test]
fn exercises_of_namaste_are_practised_by_keys_in_english() {
    exercises_are_practised(Hand::Keys, Lang::En, "namaste");
}

#[test]
fn what_is_due_of_all_decks_is_asked_together_and_nothing_new_with_it() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En);
    driver.say(app::Message::Asked(Route::Exercises));
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Exercises(_)), "nothing is due");
    let mut missed = Vec::new();
    for key in ["ludix", "tavern"] {
        assert!(driver.click(key));
        missed.push(answer(&mut driver, Hand::Mouse, false));
        driver.tap(Named::Escape);
    }
    driver.tap(Named::Enter);
    for _ in 0..2 {
        let trace = answer(&mut driver, Hand::Mouse, true);
        missed.retain(|other| *other != trace);
        driver.click("skip");
    }
    assert!(missed.is_empty());
    assert!(says(&mut driver, "That is all for now: 2 of 2 right."));
    assert!(driver.click("lesson-after") && matches!(driver.app().top(), Screen::Exercises(_)));
}

/// The page, an exercise asked, a poor answer to it.
#[test]
fn exercises_are_pictured() {
    for appearance in APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), appearance.size, |desk| {
            set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        });
        driver.say(app::Message::Asked(Route::Practise));
        driver.keep(&format!("positions-{}", appearance.name));
        driver.say(app::Message::Asked(Route::Exercises));
        driver.assert_within("the exercises");
        driver.keep(&format!("exercises-{}", appearance.name));
        for deck in exercise::all() {
            driver.say(app::Message::Asked(Route::AskSlips(Asking::Exercises(Some(deck)))));
            driver.assert_within("an exercise");
            driver.keep(&format!("exercise-{}-{}", deck.key, appearance.name));
            answer(&mut driver, Hand::Mouse, false);
            driver.assert_within("an exercise answered");
            driver.keep(&format!("exercise-answered-{}-{}", deck.key, appearance.name));
            driver.tap(Named::Escape);
        }
    }
}

#[test]
fn what_was_looked_at_under_the_cup_is_seen_while_it_is_asked() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En);
    driver.say(app::Message::Asked(Route::Exercises));
    assert!(driver.click("dre13ehn"));
    for _ in 0..2 {
        let table = driver.table().unwrap();
        assert!(table.table().last().is_some_and(|(_, made)| made == "peek"), "such are the first");
        let asked = table.slip().unwrap();
        let rolled = asked.events.iter().rev().find_map(|entry| match entry {
            Entry::Roll(faces) => Some(faces.clone()),
            _ => None,
        });
        assert_eq!(rolled, Some(table.tray().lying().map(|(_, face)| *face).collect()));
        answer(&mut driver, Hand::Mouse, true);
        driver.click("skip");
    }
}
