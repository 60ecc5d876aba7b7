//! A whole sitting, played twice with the same clock and the same chance: every file that is kept is the same.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use base::i18n::Lang;
use club::store::settings::{Setup, Speed};
use club::trainer::Deck;
use club::trainer::drill::What;
use games::game::bot::Level;
use games::game::record::PlayerKind;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use jiff::Timestamp;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use wurfzabel::app::Message;
use wurfzabel::app::route::Route;
use wurfzabel::app::watch::{Driven, Watch};

use crate::driver::Driver;
use crate::sitting::seats;

/// All files below a folder but the log, by their paths.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let mut name = path.file_name().unwrap().to_string_lossy().into_owned();
        // What makes the name of a match the only one is no part of the sitting.
        if let Some(only) = name.strip_suffix(".wurf").and_then(|stem| stem.rsplit_once('-')) {
            name = format!("{}.wurf", only.0);
        }
        if path.is_dir() {
            found.extend(files(&path).into_iter().map(|(below, bytes)| (format!("{name}/{below}"), bytes)));
        } else if !name.ends_with(".log") && !name.starts_with("index.sqlite") {
            // What is made from the records is none of it either: it knows when they were written.
            found.insert(name, std::fs::read(&path).unwrap());
        }
    }
    found
}

/// A sitting with `chance`: a race, matches against computer players with drawn and real dice, a session, a drill.
fn sitting(chance: u64) -> BTreeMap<String, Vec<u8>> {
    let home = tempfile::tempdir().unwrap();
    let players = [("Ann", PlayerKind::Human), ("Bo", PlayerKind::Bot(Level::Easy))];
    let mut driver = Driver::start(home.path(), (1280.0, 2600.0), |desk| {
        desk.chance = ChaCha8Rng::seed_from_u64(chance);
        desk.watch = Watch::Driven(Driven::new(Timestamp::from_second(1_795_000_000).unwrap()));
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.dice_speed = Speed::None;
            for (game, option) in [("ludix", Some(("start", "phrase"))), ("namaste", None), ("kvatrutafl", None)] {
                let options = option.map(|(key, value)| (key.to_owned(), value.to_owned())).into_iter().collect();
                let setup =
                    Setup { seats: seats(&players), options, real_dice: game == "kvatrutafl", ..Setup::default() };
                settings.setups.insert(game.to_owned(), setup);
            }
        });
    });
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let letters = ['1', '2', '3', '4', '5', '6', 'a', 'k', 'p', 's', ' ', 'x'];
    for game in ["ludix", "namaste", "kvatrutafl"] {
        assert!(driver.click(game));
        driver.tap(Named::Enter);
        if game == "ludix" {
            driver.tap(Named::Enter);
            driver.pass(Duration::from_millis(2_300));
            driver.type_in("alea iacta est");
            driver.tap(Named::Enter);
        }
        assert!(driver.table().is_some(), "{game} begins");
        for _ in 0..60 {
            match rng.random_range(0..4) {
                0 => driver.tap(Named::Enter),
                1 => driver.tap([Named::ArrowDown, Named::ArrowRight, Named::ArrowUp][rng.random_range(0..3)]),
                2 => driver.key(Key::Character("z".into()), Modifiers::COMMAND),
                _ => driver.type_in(&letters[rng.random_range(0..letters.len())].to_string()),
            }
        }
        for _ in 0..6 {
            driver.tap(Named::Escape);
        }
    }
    driver.say(Message::Asked(Route::Practise));
    for way in [Route::Session(0), Route::Drill(What::Deck(Deck::Names))] {
        driver.say(Message::Asked(way));
        for _ in 0..30 {
            driver.tap(Named::F3);
            driver.type_in(["3", "i", "hi"][rng.random_range(0..3)]);
            driver.tap(Named::Enter);
        }
        driver.tap(Named::Escape);
        driver.tap(Named::Escape);
    }
    drop(driver);
    files(home.path())
}

#[test]
fn the_same_clock_and_the_same_chance_make_the_same_sitting() {
    let (one, again, other) = (sitting(1), sitting(1), sitting(2));
    let matches = |files: &BTreeMap<String, Vec<u8>>| files.keys().filter(|path| path.ends_with(".wurf")).count();
    assert!(matches(&one) > 1, "{:?}", one.keys());
    assert!(one.keys().any(|path| path.ends_with("trainer.jsonl")), "{:?}", one.keys());
    assert_eq!(one.keys().collect::<Vec<_>>(), again.keys().collect::<Vec<_>>());
    for (path, bytes) in &one {
        assert_eq!(String::from_utf8_lossy(bytes), String::from_utf8_lossy(&again[path]), "{path}");
    }
    assert_ne!(one, other, "another chance is another sitting");
}
