//! The trainer's progress in the window: empty, after one evening, after ten thousand reviews; by mouse and by keyboard.
#![cfg(feature = "gui")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

#[path = "support/driver.rs"]
mod driver;
#[path = "support/learner.rs"]
mod learner;

use driver::Driver;
use iced::keyboard::key::Named;
use jiff::Timestamp;
use wurfzabel::app::screen::{Screen, progress};
use wurfzabel::i18n::Lang;
use wurfzabel::store::settings::{Look, TextSize};
use wurfzabel::tr;
use wurfzabel::trainer::{Card, Event};

/// The window with the progress that these events have led to.
fn open(size: (f32, f32), lang: Lang, look: Look, text: u16, events: Vec<Event>) -> (Driver, tempfile::TempDir) {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), size, |desk| {
        desk.change(|settings| {
            settings.lang = Some(lang);
            settings.look = look;
            settings.text_size = TextSize::nearest(text);
        });
        assert!(desk.open_practice() && desk.practise(events));
    });
    driver.show(|desk| Screen::Progress(progress::State::new(desk)));
    (driver, home)
}

fn usual(events: Vec<Event>) -> (Driver, tempfile::TempDir) {
    open((1280.0, 800.0), Lang::En, Look::Light, 100, events)
}

fn says(driver: &mut Driver, words: &str) -> bool {
    driver.texts().iter().any(|(_, text)| text.contains(words))
}

fn suspend(id: &str) -> Event {
    Event::Suspend { at: Timestamp::now(), card: id.to_owned() }
}

#[test]
fn nothing_learnt_is_said_in_words() {
    let (mut driver, _home) = usual(Vec::new());
    assert!(says(&mut driver, &tr!(Lang::En, "progress-none")));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)));
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
    driver.type_in("2");
    assert!(says(&mut driver, &tr!(Lang::En, "progress-suspended-about", count = 4)));
    driver.keep("progress-suspended");
    let left = |driver: &Driver| driver.app().desk().practice().unwrap().progress().suspended().count();
    // Back, two parts, all of them, and the first.
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
        for (part, key) in [("course", "1"), ("suspended", "2")] {
            driver.type_in(key);
            driver.assert_within(&format!("progress, {part}, {name}"));
        }
        driver.type_in("1");
        // All of it at once, for people.
        let (mut tall, _other) = open((size.0, 1500.0), lang, look, text, events.clone());
        tall.keep(&format!("progress-{name}"));
    }
}
