//! The trainer's progress in the window: empty, after one evening, after ten thousand reviews; by mouse and by keyboard.

use base::i18n::{Lang, tr};
use club::store::settings::Look;
use club::trainer::drill::What;
use club::trainer::{Card, Event, Grade};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use jiff::Timestamp;
use voice::{self, Pace, Voice};
use wurfzabel::app::Message;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, heard, says, set_appearance};
use crate::learner;

/// The window with the progress that these events have led to.
fn open(size: (f32, f32), lang: Lang, look: Look, text: u16, events: Vec<Event>) -> (Driver, tempfile::TempDir) {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), size, |desk| {
        set_appearance(desk, lang, look, text);
        assert!(desk.open_practice() && desk.practise(events));
    });
    driver.key(Key::Character("l".into()), Modifiers::COMMAND);
    driver.say(Message::Asked(Route::Progress));
    assert!(matches!(driver.app().top(), Screen::Progress(_)));
    (driver, home)
}

fn usual(events: Vec<Event>) -> (Driver, tempfile::TempDir) {
    open((1280.0, 800.0), Lang::En, Look::Light, 100, events)
}

fn suspend(id: &str) -> Event {
    Event::Suspend { at: Timestamp::now(), card: id.to_owned() }
}

#[test]
fn nothing_learnt_is_said_in_words() {
    let (mut driver, _home) = usual(Vec::new());
    assert!(says(&mut driver, &tr!(Lang::En, "progress-none")));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Practise(_)));
    assert!(driver.click_text(&tr!(Lang::En, "progress-title")), "one click leads there");
    assert!(matches!(driver.app().top(), Screen::Progress(_)));
}

#[test]
fn after_one_evening_the_plots_say_what_is_missing() {
    let (mut driver, _home) = usual(learner::reviews(1, 20, Timestamp::now()));
    assert!(says(&mut driver, &tr!(Lang::En, "progress-one-day")));
    assert!(says(&mut driver, &tr!(Lang::En, "progress-retention-none")));
    driver.keep("progress-one-evening");
}

#[test]
fn one_deck_is_chosen_by_mouse_and_the_plots_follow() {
    let (mut driver, _home) = usual(learner::reviews(20, 10_000, Timestamp::now()));
    let all = tr!(Lang::En, "progress-learnt-none");
    assert!(!says(&mut driver, &all));
    assert!(driver.click_text(&tr!(Lang::En, "trainer-deck-lives")));
    assert!(says(&mut driver, &all), "after twenty days no life was met");
    assert!(driver.click_text(&tr!(Lang::En, "progress-all-decks")));
    assert!(!says(&mut driver, &all));
}

#[test]
fn a_suspended_card_is_resumed_by_keyboard_and_by_mouse() {
    let events = ["number:hi", "throw:0+1", "life-motto:amo", "name-of-sign:F"].map(suspend).to_vec();
    let (mut driver, _home) = usual(events);
    driver.type_in("3");
    assert!(says(&mut driver, &tr!(Lang::En, "progress-suspended-about", count = 4)));
    driver.keep("progress-suspended");
    let left = |driver: &Driver| driver.app().desk().practice().unwrap().progress().suspended().count();
    // Back, the parts, the settings, all of them, and the first.
    for _ in 0..5 {
        driver.tap(Named::Tab);
    }
    driver.tap(Named::Enter);
    assert_eq!(left(&driver), 3);
    assert!(!driver.app().desk().practice().unwrap().progress().is_suspended(Card::of("number:hi").unwrap()));
    assert!(driver.click_text(&tr!(Lang::En, "progress-resume-all")));
    assert_eq!(left(&driver), 0);
    assert!(says(&mut driver, &tr!(Lang::En, "progress-suspended-none")));
}

/// Wrong answers, as a journal has them.
fn mistakes(all: &[(&str, &str, usize)]) -> Vec<Event> {
    let wrong = |(card, said, times): &(&str, &str, usize)| {
        let (card, said) = ((*card).to_owned(), (*said).to_owned());
        let one = Event::Review { at: Timestamp::now(), card, grade: Grade::Again, ms: 900, said, right: false };
        vec![one; *times]
    };
    all.iter().flat_map(wrong).collect()
}

#[test]
fn the_weakest_pairs_are_heard_and_counted_whatever_was_answered() {
    let all = [
        ("name:hi", "ji", 5),
        ("ear-number:i", "ī", 3),
        ("name:u", "sonstwas", 1),
        ("silence:la", "la", 2),
        ("life-sign:amo", "Rykvērtsmǫ", 4),
    ];
    let (mut driver, _home) = usual(mistakes(&all));
    driver.type_in("2");
    assert!(says(&mut driver, &tr!(Lang::En, "progress-times", count = 5)));
    assert!(says(&mut driver, &tr!(Lang::En, "progress-other")), "what is no name stands in a column of its own");
    assert!(driver.click_text("ji"));
    assert_eq!(heard(&driver), Some(voice::say("ji", Voice::Deep, Pace::USUAL).unwrap()));
    driver.keep("confusions-few");
}

#[test]
fn weak_pairs_are_drilled_by_one_press_by_keys_or_by_mouse() {
    let (mut driver, _home) = usual(mistakes(&[("name:hi", "ji", 5), ("ear-number:i", "ī", 3)]));
    driver.type_in("2");
    // Back, the parts, the settings, these.
    for _ in 0..4 {
        driver.tap(Named::Tab);
    }
    driver.tap(Named::Enter);
    let asked = |driver: &Driver| match driver.app().top() {
        Screen::Drill(drill) => Some(drill.drill.what().clone()),
        _ => None,
    };
    let Some(What::Weak(all)) = asked(&driver) else { panic!("the pairs are drilled") };
    assert!(all.contains(&Card::of("name:hi").unwrap()) && all.contains(&Card::of("name:i").unwrap()));
    // One ends the drill, one leads back.
    driver.tap(Named::Escape);
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Progress(_)));
    assert!(driver.click_text("5"), "the cell of a pair");
    let Some(What::Weak(pair)) = asked(&driver) else { panic!("the pair is drilled") };
    assert!(pair.contains(&Card::of("name:ji").unwrap()) && !pair.contains(&Card::of("name:i").unwrap()));
}

#[test]
fn ten_thousand_reviews_are_shown_in_every_size_look_and_language() {
    let events = learner::reviews(500, 10_000, Timestamp::now());
    assert_eq!(events.len(), 10_000);
    for (name, lang, look, size, text) in [
        ("de-light", Lang::De, Look::Light, (1280.0, 800.0), 100),
        ("en-dark", Lang::En, Look::Dark, (1280.0, 800.0), 100),
        ("de-dark-150", Lang::De, Look::Dark, (1024.0, 700.0), 150),
        ("en-light-200", Lang::En, Look::Light, (760.0, 520.0), 200),
    ] {
        let (mut driver, _home) = open(size, lang, look, text, events.clone());
        for (part, key) in [("course", "1"), ("confusions", "2"), ("suspended", "3")] {
            driver.type_in(key);
            driver.assert_within(&format!("progress, {part}, {name}"));
            if part == "confusions" {
                let crossed = driver.bounds("crossed").unwrap();
                assert!(crossed.x > 0.0 && crossed.x + crossed.width <= size.0, "{name}: {crossed:?}");
            }
        }
        driver.type_in("1");
        // All of it at once, for people.
        let (mut tall, _other) = open((size.0, 1500.0), lang, look, text, events.clone());
        tall.keep(&format!("progress-{name}"));
        tall.type_in("2");
        tall.keep(&format!("confusions-{name}"));
    }
}

#[test]
fn after_thirty_days_all_that_was_confused_stands_side_by_side_in_a_usual_window() {
    let events = learner::reviews(30, 10_000, Timestamp::now());
    let below = tr!(Lang::De, "progress-confusions-below");
    for (size, text, name, beside) in [
        ((1280.0, 800.0), 100, "usual", true),
        ((1024.0, 700.0), 100, "small", true),
        ((1024.0, 700.0), 150, "150", false),
    ] {
        let (mut driver, _home) = open(size, Lang::De, Look::Light, text, events.clone());
        driver.type_in("2");
        driver.assert_within(&format!("confusions, {name}"));
        assert_eq!(!says(&mut driver, &below), beside, "{name}: it is said where it goes on below");
        let (mut tall, _other) = open((size.0, 1600.0), Lang::De, Look::Light, text, events.clone());
        tall.type_in("2");
        tall.keep(&format!("confusions-month-{name}"));
    }
}
