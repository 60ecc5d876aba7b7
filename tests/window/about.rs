//! What the program is: found from the settings and from the card of keys, every text in two steps and back, what a report
//! needs copied; and what is said after a crash.

use base::i18n::Lang;
use club::store::settings::Look;
use iced::keyboard::key::Named;
use wurfzabel::app::Message;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;
use wurfzabel::licences;

use crate::driver::{Driver, says, set_appearance};

fn start(home: &std::path::Path, lang: Lang) -> Driver {
    Driver::start(home, (1024.0, 700.0), |desk| set_appearance(desk, lang, Look::Light, 100))
}

#[test]
fn the_page_is_found_from_the_settings_and_from_the_card_of_keys_and_names_everybody() {
    for lang in Lang::ALL {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), lang);
        driver.say(Message::Asked(Route::Settings));
        assert!(driver.click("settings-about"));
        assert!(matches!(driver.app().top(), Screen::About(_)));
        driver.assert_told("about");
        for part in
            ["Bernhard Lach", "Uwe Rapp", "moses.", "Niek Neuwahl", "Piatnik", "Kvátrutafl", "EB Garamond", "serde "]
        {
            assert!(says(&mut driver, part), "{lang:?}: {part}");
        }
        driver.tap(Named::Escape);
        assert!(matches!(driver.app().top(), Screen::Settings(_)));
        driver.tap(Named::F1);
        driver.focus("help-about");
        driver.tap(Named::Enter);
        assert!(matches!(driver.app().top(), Screen::About(_)));
    }
}

#[test]
fn a_licence_is_read_by_keyboard_and_by_pointer_and_left_to_where_one_was() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En);
    driver.say(Message::Asked(Route::About));
    let (place, (one, _)) =
        licences::crates().iter().enumerate().find(|(_, (one, _))| one.name == "priority-queue").unwrap();
    // Names of widgets last as long as the program.
    let [line, next]: [&'static str; 2] = [place, place + 1].map(|place| &*format!("crate-{place}").leak());
    driver.focus(line);
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Licence(_)));
    driver.assert_told("licence");
    assert!(says(&mut driver, &one.version) && says(&mut driver, "Mozilla Public License"));
    driver.tap(Named::Escape);
    assert!(driver.has_focus(line), "one goes on from there");
    driver.tap(Named::ArrowDown);
    assert!(driver.has_focus(next), "they are one stop");
    driver.focus("font-0");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "SIL OPEN FONT LICENSE"));
}

#[test]
fn a_crash_is_told_of_once_with_the_way_to_its_report() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("crash-2026-11-24-18-03-00-000.txt"), "Wurfzabel has stopped").unwrap();
    let mut driver = start(home.path(), Lang::En);
    assert!(says(&mut driver, "crashed last time") && says(&mut driver, "is saved"));
    assert!(driver.click("notice-folder"));
    // Nobody is there to open it.
    assert!(says(&mut driver, "could not be opened") && !says(&mut driver, "crashed last time"));
    let mut driver = start(home.path(), Lang::En);
    assert!(!says(&mut driver, "crashed last time"));
}
