//! Everything by keyboard: pages are scrolled, parts led to, groups are one stop, and there is one focus.

use base::i18n::Lang;
use club::store::settings::{Look, Setup, TextSize};
use games::game::record::PlayerKind;
use games::shelf;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::Message;
use wurfzabel::app::route::{Route, Under};
use wurfzabel::app::screen::Screen;
use wurfzabel::licences::OWN;

use crate::driver::{Driver, set_appearance};
use crate::sitting::{APPEARANCES, USUAL, seats, start, take};

fn open(size: (f32, f32)) -> (tempfile::TempDir, Driver) {
    let home = tempfile::tempdir().unwrap();
    let driver = Driver::start(home.path(), size, |desk| set_appearance(desk, Lang::En, Look::Light, 100));
    (home, driver)
}

fn at(driver: &mut Driver, page: &'static str) -> f32 {
    driver.scrolled(page).unwrap_or_else(|| panic!("{page} is no page that scrolls"))
}

#[test]
fn every_scrolled_page_is_read_by_keyboard() {
    let game = |key| shelf::find(key).unwrap();
    let pages: [(&'static str, Option<Route>); 11] = [
        ("shelf", None),
        ("rules-page", Some(Route::Rules(game("kvatrutafl")))),
        ("settings", Some(Route::Settings)),
        ("keys", Some(Route::Keys)),
        ("about", Some(Route::About)),
        ("licence", Some(Route::Licence(Under::Named(&OWN[1])))),
        ("practise", Some(Route::Practise)),
        ("sounds", Some(Route::Sounds)),
        ("setup", Some(Route::Setup(game("dre13ehn")))),
        ("cabinet", Some(Route::Cabinet(game("pasch").about().family.unwrap()))),
        ("print-choices", Some(Route::Print(None))),
    ];
    for (page, way) in pages {
        let (_home, mut driver) = open((1024.0, 520.0));
        way.into_iter().for_each(|way| driver.say(Message::Asked(way)));
        assert_eq!(at(&mut driver, page), 0.0, "{page}");
        driver.tap(Named::End);
        let end = at(&mut driver, page);
        assert!(end > 50.0, "{page}: End leads to the end, not to {end}");
        driver.tap(Named::Home);
        assert_eq!(at(&mut driver, page), 0.0, "{page}: Home leads to the top");
        if page == "print-choices" {
            continue; // These turn the pages of the preview.
        }
        driver.tap(Named::PageDown);
        let down = at(&mut driver, page);
        assert!(down > 50.0_f32.min(end * 0.9), "{page}: Page Down leads on, not to {down}");
        driver.tap(Named::PageUp);
        assert_eq!(at(&mut driver, page), 0.0, "{page}: and Page Up back");
        driver.tap(Named::Space);
        assert_eq!(at(&mut driver, page), down, "{page}: Space does what Page Down does");
        driver.key(Key::Named(Named::Space), Modifiers::SHIFT);
        assert_eq!(at(&mut driver, page), 0.0, "{page}: and with Shift what Page Up does");
        if matches!(page, "sounds" | "cabinet") {
            continue; // There arrows lead from one control to the next.
        }
        driver.tap(Named::ArrowDown);
        let line = at(&mut driver, page);
        assert!(line > 0.0 && line <= down, "{page}: an arrow leads on a little: {line}");
        driver.tap(Named::ArrowUp);
        assert_eq!(at(&mut driver, page), 0.0, "{page}");
    }
}

#[test]
fn the_parts_of_the_rules_are_led_to_by_keyboard_and_by_mouse() {
    for size in [(1280.0, 700.0), (760.0, 700.0)] {
        let (_home, mut driver) = open(size);
        driver.say(Message::Asked(Route::Rules(shelf::find("kvatrutafl").unwrap())));
        for _ in ["back", "search", "strategy", "print", "parts"] {
            driver.tap(Named::Tab);
        }
        assert!(driver.has_focus("to-part-0"), "Tab leads to the parts");
        driver.tap(Named::ArrowDown);
        driver.tap(Named::ArrowRight);
        driver.tap(Named::Enter);
        let led = at(&mut driver, "rules-page");
        let (page, part) = (driver.bounds("rules-page").unwrap(), driver.bounds("part-2").unwrap());
        assert!((part.y - led - page.y).abs() < 1.0 || size.0 < 1000.0, "{part:?} is the first that is seen: {led}");
        assert!(led > 100.0);
        driver.tap(Named::Tab);
        assert!(driver.has_focus("back"), "they are one stop");
        driver.tap(Named::Home);
        assert!(driver.click("to-part-1"));
        assert!(at(&mut driver, "rules-page") > 50.0);
    }
}

#[test]
fn what_belongs_together_is_one_stop_and_arrows_lead_through_it() {
    let (_home, mut driver) = open((1280.0, 2600.0));
    driver.say(Message::Asked(Route::Settings));
    let mut stops = 0;
    while stops == 0 || !driver.has_focus("back") {
        driver.tap(Named::Tab);
        stops += 1;
        assert!(stops < 40, "it takes too many presses through the settings");
    }
    assert!(stops < 26, "{stops} stops in the settings");
    // Over the handbook and the list of parts to the chosen language, and from it to its neighbour.
    driver.tap(Named::Tab);
    driver.tap(Named::Tab);
    assert!(driver.has_focus("to-part-0"));
    driver.tap(Named::Tab);
    driver.tap(Named::Enter);
    assert_eq!(driver.app().desk().settings().lang, Some(Lang::En), "Tab leads to what is chosen");
    driver.tap(Named::ArrowLeft);
    driver.tap(Named::Enter);
    assert_eq!(driver.app().desk().settings().lang, Some(Lang::De));
    for _ in 0..3 {
        driver.key(Key::Named(Named::Tab), Modifiers::SHIFT);
    }
    assert!(driver.has_focus("back"));
}

#[test]
fn the_parts_of_the_settings_and_of_the_trainer_are_led_to() {
    for (way, page) in [(Route::Settings, "settings"), (Route::Practise, "practise")] {
        for size in [(1280.0, 520.0), (760.0, 520.0)] {
            let (_home, mut driver) = open(size);
            driver.say(Message::Asked(way.clone()));
            assert!(driver.click("to-part-2"));
            let (led, part) = (at(&mut driver, page), driver.bounds("part-2").unwrap());
            let seen = driver.bounds(page).unwrap();
            assert!(led > 50.0 && (part.y - led - seen.y).abs() < 1.0, "{page}: {part:?} is the first that is seen");
            driver.tap(Named::Tab);
            assert!(at(&mut driver, page) > led - 1.0, "{page}: Tab goes on from there");
        }
    }
}

#[test]
fn the_usual_size_of_text_is_one_press_away_from_any() {
    let (_home, mut driver) = open((1280.0, 800.0));
    let control = |driver: &mut Driver, key: &str| driver.key(Key::Character(key.into()), Modifiers::COMMAND);
    for key in ["+", "+", "-", "+"] {
        control(&mut driver, key);
    }
    assert_eq!(driver.app().desk().settings().text_size, TextSize::nearest(120));
    control(&mut driver, "0");
    assert_eq!(driver.app().desk().settings().text_size, TextSize::nearest(100));
}

#[test]
fn there_is_one_focus_at_the_table_and_enter_presses_what_is_ringed() {
    let home = tempfile::tempdir().unwrap();
    let people = seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)]);
    let mut driver = start(home.path(), USUAL, "namaste", Setup { seats: people, ..Setup::default() });
    driver.tap(Named::Tab);
    assert!(driver.has_focus("back"));
    driver.tap(Named::ArrowDown);
    assert!(!driver.has_focus("back"), "an arrow leads the keyboard to the board");
    let cursor = driver.table().unwrap().cursor().cloned();
    assert!(cursor.is_some());
    driver.tap(Named::Enter);
    assert!(driver.table().is_some(), "Enter presses the spot, not the way back");
    driver.tap(Named::ArrowDown);
    driver.tap(Named::Tab);
    assert!(driver.has_focus("back") && driver.table().unwrap().cursor().is_none(), "and Tab from the board");
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)), "what is ringed is pressed");
}

#[test]
fn the_search_of_the_archive_is_one_press_from_the_shelf() {
    let home = tempfile::tempdir().unwrap();
    let people = seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)]);
    let mut driver = start(home.path(), USUAL, "namaste", Setup { seats: people, ..Setup::default() });
    driver.type_in("1");
    driver.tap(Named::Enter);
    for _ in 0..4 {
        driver.tap(Named::Escape);
    }
    assert!(matches!(driver.app().top(), Screen::Shelf(_)));
    for _ in 0..2 {
        driver.key(Key::Character("f".into()), Modifiers::COMMAND);
        assert!(driver.has_focus("archive-search"));
        driver.click("back");
        driver.tap(Named::Escape);
        driver.tap(Named::Escape);
    }
    // Whatever had the keyboard there.
    driver.key(Key::Character("f".into()), Modifiers::COMMAND);
    driver.tap(Named::Tab);
    driver.tap(Named::Tab);
    driver.key(Key::Character("f".into()), Modifiers::COMMAND);
    assert!(driver.has_focus("archive-search"));
}

#[test]
fn rules_with_their_parts_and_a_group_with_the_focus_are_pictured() {
    for appearance in APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), appearance.size, |desk| {
            set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        });
        driver.say(Message::Asked(Route::Rules(shelf::find("dre13ehn").unwrap())));
        driver.tap(Named::Tab);
        driver.tap(Named::Tab);
        driver.tap(Named::ArrowDown);
        take(&mut driver, appearance, "rules", "parts");
        driver.tap(Named::Enter);
        take(&mut driver, appearance, "rules", "part");
        driver.tap(Named::Escape);
        driver.say(Message::Asked(Route::Settings));
        for _ in 0..6 {
            driver.tap(Named::Tab);
        }
        driver.tap(Named::ArrowRight);
        take(&mut driver, appearance, "settings", "group");
    }
}
