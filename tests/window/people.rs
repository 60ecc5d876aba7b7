//! People who are remembered: offered where they sit down, kept apart from guests, changed on their page.

use std::path::Path;

use iced::keyboard::key::Named;
use wurfzabel::draw::Hue;
use wurfzabel::game::bot::Level;
use wurfzabel::game::record::PlayerKind;
use wurfzabel::i18n::{Lang, tr};
use wurfzabel::store::settings::{SeatSetup, Setup, Speed};

use crate::driver::{Driver, reads, says};

/// The setup of Ludix with these people, and a computer player.
fn set_up(home: &Path, people: &[&str]) -> Driver {
    let mut driver = Driver::start(home, (1280.0, 1600.0), |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.dice_speed = Speed::None;
            let human = |name: &&str| SeatSetup { name: (*name).to_owned(), kind: PlayerKind::Human };
            let bot = SeatSetup { name: "Computer".to_owned(), kind: PlayerKind::Bot(Level::Easy) };
            let seats = people.iter().map(human).chain([bot]).collect();
            settings.setups.insert("ludix".to_owned(), Setup { seats, ..Setup::default() });
        });
    });
    assert!(driver.click("ludix"));
    driver
}

/// Sets up and begins a match with these people, and leaves it.
fn played(home: &Path, people: &[&str]) -> Driver {
    let mut driver = set_up(home, people);
    driver.tap(Named::Enter);
    assert!(driver.table().is_some());
    driver.tap(Named::Escape);
    driver
}

fn known(driver: &Driver) -> Vec<String> {
    driver.app().desk().people().all().iter().map(|person| person.name.clone()).collect()
}

#[test]
fn a_name_typed_once_is_somebody_unless_it_says_nothing_or_is_a_guests() {
    let home = tempfile::tempdir().unwrap();
    let plain = format!("{} 1", tr!(Lang::En, "app-player"));
    let mut driver = set_up(home.path(), &["Ada", "Gil", &plain]);
    assert!(says(&mut driver, &tr!(Lang::En, "people-new")), "it is said what becomes of a new name");
    assert!(driver.click("guest-1"));
    assert!(says(&mut driver, &tr!(Lang::En, "people-guest")));
    assert!(known(&driver).is_empty(), "nobody is remembered before it begins");
    driver.tap(Named::Enter);
    assert_eq!(known(&driver), ["Ada"]);
    drop(driver);
    let driver = played(home.path(), &["Ada", "Bo"]);
    assert_eq!(known(&driver), ["Ada", "Bo"]);
    let marks: Vec<Hue> = driver.app().desk().people().all().iter().map(|person| person.hue).collect();
    assert_eq!(marks, [Hue::Slate, Hue::Ruby]);
}

#[test]
fn who_is_known_is_offered_as_one_types_and_nobody_twice() {
    let home = tempfile::tempdir().unwrap();
    drop(played(home.path(), &["Ada", "Bo", "Benno Adler"]));
    let plain = format!("{} 1", tr!(Lang::En, "app-player"));
    let mut driver = set_up(home.path(), &["Ada", &plain]);
    assert!(reads(&mut driver, "Bo") && reads(&mut driver, "Benno Adler"), "a seat that is nobody's offers all others");
    assert!(driver.bounds("offer-1-2").is_none(), "but not who sits there already");
    driver.focus("name-1");
    for _ in 0..plain.len() {
        driver.tap(Named::Backspace);
    }
    driver.type_in("ad");
    assert!(reads(&mut driver, "Benno Adler") && !reads(&mut driver, "Bo"), "a word of the name begins so");
    // By keys: the offer is the next stop.
    driver.tap(Named::Tab);
    driver.tap(Named::Enter);
    assert!(driver.has_focus("name-1"));
    assert!(driver.bounds("offer-1-0").is_none(), "who is known needs no offer");
    // By mouse: whoever sits there is asked for others.
    assert!(driver.click("people-1"));
    assert!(driver.click_text("Bo"));
    driver.focus("begin");
    driver.tap(Named::Enter);
    let players = &driver.table().unwrap().table().header().players;
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Bo", "Computer"]);
    assert_eq!(known(&driver).len(), 3);
}

#[test]
fn a_folder_that_takes_nothing_is_told_and_the_match_begins() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), &["Ada"]);
    std::fs::create_dir(home.path().join("people.jsonl")).unwrap();
    driver.tap(Named::Enter);
    assert!(driver.table().is_some());
    assert!(known(&driver).is_empty());
    assert!(!driver.app().desk().notices().is_empty());
}
