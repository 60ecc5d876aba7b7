//! A picture of every screen in both looks and both languages, for people to look at.
//!
//! They are kept where `WURFZABEL_PICTURES` names a folder. What a test can hold is
//! held here too: no text is cut off by the window's edge, nothing is empty, and both looks really differ.

use std::path::Path;
use std::time::Duration;

use base::i18n::tr;
use club::store::settings::{Clock, NewCards, Pause, SeatSetup, Setup, Speed};
use club::trainer::Deck;
use club::trainer::drill::What;
use games::dre13ehn::Kind;
use games::game::bot::Level;
use games::game::record::PlayerKind;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::{route, screen};

use crate::driver::{Driver, meet, set_appearance};
use crate::sitting::{APPEARANCES, Appearance, LARGEST, LARGEST_DARK, USUAL};

fn take(driver: &mut Driver, appearance: Appearance, screen: &str) -> Vec<u8> {
    let name = format!("{screen}-{}", appearance.name);
    let rgba = driver.keep(&name);
    let first = &rgba[..4];
    assert!(rgba.chunks_exact(4).any(|pixel| pixel != first), "{name} is empty");
    driver.assert_within(&name);
    rgba
}

fn seats() -> Vec<SeatSetup> {
    [("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human), ("Computer", PlayerKind::Bot(Level::Medium))]
        .map(|(name, kind)| SeatSetup { name: name.to_owned(), kind })
        .to_vec()
}

fn start(home: &Path, appearance: Appearance) -> Driver {
    Driver::start(home, appearance.size, |desk| {
        set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        desk.change(|settings| {
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
            settings.setups.insert("namaste".to_owned(), Setup { seats: seats(), ..Setup::default() });
            let chosen = |key: &str, value: &str| Setup {
                seats: seats(),
                options: [(key.to_owned(), value.to_owned())].into(),
                ..Setup::default()
            };
            let evening = chosen("program", "pasch,luisle,schikanen,filzlaus,mauseloch");
            settings.setups.insert("evening".to_owned(), evening);
            settings.setups.insert("ludix".to_owned(), chosen("start", "phrase"));
            settings.practice.new = NewCards::nearest(100);
        });
    })
}

/// Plays as the hint says, to the end or so many decisions.
fn play(driver: &mut Driver, decisions: usize) {
    for _ in 0..decisions {
        let Some(table) = driver.table() else { return };
        let table = table.table();
        if table.turn().is_over() {
            return;
        }
        let Some(seat) = table.turn().to_act().first().copied() else { return };
        let mut rng = games::game::chance::Luck::new(7).thought(table.history().len());
        let choice = table.thinking(seat, Level::Medium)(&mut rng);
        let message = wurfzabel::app::screen::table::Message::OfferPressed(choice);
        driver.say(wurfzabel::app::Message::Screen(1, wurfzabel::app::screen::Message::Table(message)));
    }
}

fn every_screen(appearance: Appearance) -> Vec<Vec<u8>> {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), appearance);
    let lang = appearance.lang;
    let mut taken = Vec::new();
    driver.click("namaste");
    taken.push(take(&mut driver, appearance, "setup"));
    driver.tap(Named::Enter);
    play(&mut driver, 13);
    taken.push(take(&mut driver, appearance, "table-dice"));
    driver.type_in("3");
    driver.tap(Named::ArrowDown);
    taken.push(take(&mut driver, appearance, "table-entry"));
    driver.type_in("h");
    taken.push(take(&mut driver, appearance, "table-hint"));
    driver.tap(Named::F1);
    taken.push(take(&mut driver, appearance, "help"));
    driver.tap(Named::F1);
    driver.type_in("r");
    taken.push(take(&mut driver, appearance, "rules"));
    driver.tap(Named::Escape);
    driver.key(Key::Character("p".into()), Modifiers::COMMAND);
    taken.push(take(&mut driver, appearance, "print-filled"));
    driver.tap(Named::Escape);
    for _ in 0..3 {
        driver.tap(Named::Escape);
    }
    taken.push(take(&mut driver, appearance, "shelf"));
    driver.click_text(&tr!(lang, "app-go-on"));
    play(&mut driver, 2_000);
    taken.push(take(&mut driver, appearance, "table-over"));
    driver.tap(Named::Escape);
    for (screen, opened) in [
        ("archive", route::Route::Archive),
        ("statistics", route::Route::Statistics),
        ("print", route::Route::Print(None)),
        ("settings", route::Route::Settings),
        ("about", route::Route::About),
        ("licence", route::Route::Licence(route::Under::Crate(0))),
    ] {
        driver.say(wurfzabel::app::Message::Asked(opened));
        taken.push(take(&mut driver, appearance, screen));
        driver.tap(Named::Escape);
    }
    taken
}

#[test]
fn every_screen_is_pictured_in_both_looks_and_languages() {
    let taken: Vec<_> = APPEARANCES.into_iter().chain([LARGEST, LARGEST_DARK]).map(every_screen).collect();
    for (index, first) in taken[0].iter().enumerate() {
        assert_ne!(*first, taken[1][index], "the looks and languages differ on picture {index}");
    }
}

#[test]
fn real_dice_and_rolling_dice_are_pictured() {
    let home = tempfile::tempdir().unwrap();
    let appearance = USUAL;
    let mut driver = Driver::start(home.path(), appearance.size, |desk| {
        desk.change(|settings| {
            settings.lang = Some(appearance.lang);
            settings.look = appearance.look;
            let setup = Setup { seats: seats()[..2].to_vec(), real_dice: true, ..Setup::default() };
            settings.setups.insert("namaste".to_owned(), setup);
        });
    });
    driver.click_text("Play");
    driver.type_in("2");
    driver.type_in("1");
    take(&mut driver, appearance, "table-real-dice");
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), appearance);
    driver.app();
    driver.click_text("Play");
    driver.type_in("3");
    driver.wait(Duration::from_millis(350));
    take(&mut driver, appearance, "table-rolled");
}

/// The trainer: its home, a card of every deck asked and answered, the end; a drill, a miss, the result.
fn the_trainer(appearance: Appearance, decks: &[Deck]) {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), appearance);
    let open = |driver: &mut Driver, deck: Deck| {
        let keys = Some(vec![deck.key().to_owned()]);
        let switch = |deck: Deck| screen::Message::Practise(screen::practise::Message::DeckSwitched(deck));
        driver.key(Key::Character("l".into()), Modifiers::COMMAND);
        for deck in Deck::ALL {
            let on = driver.app().desk().settings().practice.decks.clone();
            let on = on.map_or(matches!(deck, Deck::Names | Deck::Runes), |on| on.iter().any(|key| key == deck.key()));
            if on != keys.as_ref().is_some_and(|keys| keys[0] == deck.key()) {
                driver.say(wurfzabel::app::Message::Screen(1, switch(deck)));
            }
        }
    };
    driver.key(Key::Character("l".into()), Modifiers::COMMAND);
    take(&mut driver, appearance, "practise-first");
    driver.tap(Named::Escape);
    for deck in decks {
        open(&mut driver, *deck);
        driver.tap(Named::Enter);
        take(&mut driver, appearance, &format!("session-{}-new", deck.key()));
        for _ in 0..2 {
            meet(&mut driver);
            driver.tap(Named::F3);
            driver.tap(Named::Enter);
        }
        meet(&mut driver);
        take(&mut driver, appearance, &format!("session-{}", deck.key()));
        driver.type_in("1");
        driver.tap(Named::Enter);
        take(&mut driver, appearance, &format!("session-{}-answered", deck.key()));
        for grade in ["2", "3", "3", "4", "3", "3", "4", "4", "3", "3", "4", "4", "3"] {
            driver.type_in(grade);
            meet(&mut driver);
            driver.tap(Named::F3);
        }
        driver.click("back");
        take(&mut driver, appearance, "practise");
        driver.tap(Named::Escape);
    }
    open(&mut driver, decks[0]);
    driver.tap(Named::Enter);
    for _ in 0..40 {
        meet(&mut driver);
        driver.tap(Named::F3);
        driver.type_in("3");
    }
    take(&mut driver, appearance, "session-over");
    driver.tap(Named::Enter);
    driver.say(wurfzabel::app::Message::Asked(route::Route::Drill(What::Throws(Kind::Fire, Kind::Water))));
    take(&mut driver, appearance, "drill");
    for miss in 0..4 {
        driver.type_in("falsch");
        driver.tap(Named::Enter);
        if miss == 1 {
            take(&mut driver, appearance, "drill-missed");
        }
        driver.tap(Named::Enter);
    }
    take(&mut driver, appearance, "drill-over");
    driver.key(Key::Character("l".into()), Modifiers::COMMAND);
    for (screen, opened, parts) in [
        ("progress", route::Route::Progress, ["1", "2", "3"].as_slice()),
        ("sounds", route::Route::Sounds, &["1", "2", "3", "4", "5"]),
    ] {
        driver.say(wurfzabel::app::Message::Asked(opened));
        for part in parts {
            driver.type_in(part);
            take(&mut driver, appearance, &format!("{screen}-{part}"));
        }
        if screen == "sounds" {
            driver.tap(Named::Enter);
            take(&mut driver, appearance, "sounds-apart");
            driver.tap(Named::ArrowLeft);
            take(&mut driver, appearance, "sounds-apart-answered");
        }
        driver.tap(Named::Escape);
    }
}

#[test]
fn the_trainer_is_pictured() {
    for (place, appearance) in APPEARANCES.into_iter().enumerate() {
        let decks: &[Deck] = if matches!(place, 0 | 3) { &Deck::ALL } else { &[Deck::Throws, Deck::Runes] };
        the_trainer(appearance, decks);
    }
    the_trainer(LARGEST, &[Deck::Answers, Deck::Lives]);
}

/// The table of a game with a cup: thrown, looked at, called by typing, handed over, uncovered.
fn the_cup(appearance: Appearance) {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), appearance.size, |desk| {
        set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        desk.change(|settings| {
            settings.dice_speed = Speed::None;
            settings.clock = Clock::Thirty;
            let options = [("mode".to_owned(), "cup".to_owned())].into();
            let setup = Setup { seats: seats()[..2].to_vec(), options, ..Setup::default() };
            settings.setups.insert("dre13ehn".to_owned(), setup);
        });
    });
    driver.click("dre13ehn");
    driver.tap(Named::Enter);
    driver.click("throw");
    take(&mut driver, appearance, "cup-curtain");
    driver.tap(Named::Enter);
    take(&mut driver, appearance, "cup-thrown");
    let held = Key::Character("v".into());
    driver.press(held.clone(), Modifiers::empty(), false);
    take(&mut driver, appearance, "cup-looked");
    driver.let_go(held);
    driver.type_in("c");
    driver.type_in(&"sehr lang ".repeat(6));
    driver.tap(Named::Enter);
    take(&mut driver, appearance, "cup-mistyped");
    driver.tap(Named::Escape);
    driver.type_in("c");
    for _ in 0..60 {
        driver.tap(Named::Backspace);
    }
    driver.type_in("li");
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    driver.wait(Duration::from_secs(1));
    take(&mut driver, appearance, "cup-answer");
    driver.click("uncover");
    take(&mut driver, appearance, "cup-uncovered");
}

#[test]
fn a_covered_game_is_pictured() {
    APPEARANCES.into_iter().chain([LARGEST]).for_each(the_cup);
}

/// The cabinet, the programme of an evening as it is put together, and the race that finds out who begins.
fn before_a_match(appearance: Appearance) -> Vec<Vec<u8>> {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), appearance);
    let mut taken = Vec::new();
    driver.focus("tavern");
    driver.tap(Named::Enter);
    taken.push(take(&mut driver, appearance, "cabinet"));
    driver.focus("schikanen");
    // There and back, so that it is scrolled into view.
    driver.tap(Named::Tab);
    taken.push(take(&mut driver, appearance, "cabinet-below"));
    driver.focus("evening");
    driver.tap(Named::Enter);
    taken.push(take(&mut driver, appearance, "programme"));
    driver.focus("add-schikanen");
    driver.tap(Named::Enter);
    driver.tap(Named::Tab);
    taken.push(take(&mut driver, appearance, "programme-below"));
    driver.tap(Named::Escape);
    driver.tap(Named::Escape);
    driver.focus("ludix");
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), screen::Screen::Race(_)));
    taken.push(take(&mut driver, appearance, "race"));
    driver.tap(Named::Enter);
    driver.type_in("alea j");
    taken.push(take(&mut driver, appearance, "race-mistyped"));
    driver.tap(Named::Backspace);
    driver.type_in("iacta est");
    taken.push(take(&mut driver, appearance, "race-second"));
    driver.tap(Named::Enter);
    driver.type_in("alea iacta est");
    taken.push(take(&mut driver, appearance, "race-over"));
    taken
}

#[test]
fn cabinet_programme_and_race_are_pictured() {
    let taken: Vec<_> = APPEARANCES.into_iter().map(before_a_match).collect();
    for (index, first) in taken[0].iter().enumerate() {
        assert_ne!(*first, taken[1][index], "the looks and languages differ on picture {index}");
    }
    before_a_match(LARGEST);
}
