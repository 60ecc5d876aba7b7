//! What is offered beside the board: what stands out and Enter makes is never what gives something away, and what does is
//! asked about first.

use std::path::Path;

use base::draw::Spot;
use base::i18n::{Lang, tr};
use club::store::settings::{Look, Pause, Setup, Speed};
use games::game::bot::Level;
use games::game::record::PlayerKind;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::route::Route;

use crate::driver::{Driver, says, set_appearance};
use crate::sitting::{self, USUAL, told};
use crate::volume::share;

const TWO: [(&str, PlayerKind); 2] = [("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)];

fn real(home: &Path, game: &'static str) -> Driver {
    let mut driver = Driver::start(home, USUAL.size, |desk| {
        desk.change(|settings| {
            (settings.lang, settings.dice_speed) = (Some(Lang::En), Speed::None);
            let setup = Setup { seats: sitting::seats(&TWO), real_dice: true, ..Setup::default() };
            settings.setups.insert(game.to_owned(), setup);
        });
    });
    if !driver.click(game) {
        assert!(driver.click("tavern"));
        driver.focus(game);
        driver.tap(Named::Enter);
    }
    driver.tap(Named::Enter);
    // A pub game begins with a card.
    if driver.table().unwrap().table().handling().pages > 0 {
        driver.tap(Named::Enter);
    }
    driver
}

#[test]
fn enter_throws_nothing_away_that_nobody_has_touched() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = real(home.path(), "studentenpasch");
    sitting::type_dice(&mut driver, "115");
    let before = told(&driver);
    driver.tap(Named::Enter);
    driver.tap(Named::Space);
    assert_eq!(told(&driver), before, "a pair lies there");
    driver.type_in("12");
    driver.tap(Named::Enter);
    assert_eq!(driver.table().unwrap().table().last().unwrap().1, "keep 1 2", "what was touched is kept by Enter");
}

#[test]
fn all_dice_can_be_thrown_again_by_a_key_of_its_own() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = real(home.path(), "studentenpasch");
    sitting::type_dice(&mut driver, "115");
    let before = told(&driver);
    driver.type_in("k");
    assert_eq!(told(&driver), before, "nothing is touched that could be kept");
    driver.type_in("m");
    assert_eq!(driver.table().unwrap().table().last().unwrap().1, "keep none");
}

/// A turn of Kvátrutafl in which all steps are touched and a formation can be declared: what is offered, in notation.
fn declarable(home: &Path) -> (Driver, Vec<String>) {
    let record = include_str!("../records/kvatrutafl-declared.wurf");
    let (before, _) = record.split_once("{\"by\":1,\"move\":\"f-g g-i declare").expect("there it is declared");
    let people =
        ["bot:easy", "bot:medium", "bot:strong"].iter().fold(before.to_owned(), |text, bot| text.replace(bot, "human"));
    let path = home.join("matches/2026-11-03-12-00-00-test.wurf");
    std::fs::create_dir_all(home.join("matches")).unwrap();
    std::fs::write(&path, people).unwrap();
    let mut driver = Driver::start(home, USUAL.size, |desk| {
        desk.change(|settings| (settings.lang, settings.dice_speed) = (Some(Lang::En), Speed::None));
    });
    driver.say(wurfzabel::app::Message::Asked(Route::Resume(path)));
    for spot in ["f", "g", "g", "i"] {
        assert!(driver.click_spot(&Spot::new(spot)), "{spot}");
    }
    let offers = driver.table().unwrap().table().offers(1);
    (driver, offers.into_iter().map(|offer| offer.action).collect())
}

#[test]
fn a_formation_is_offered_first_and_given_away_only_by_a_second_press() {
    let home = tempfile::tempdir().unwrap();
    let (mut driver, offers) = declarable(home.path());
    assert_eq!(offers, ["f-g g-i declare langi-munkur", "f-g g-i"]);
    let before = told(&driver);
    driver.type_in("y");
    assert_eq!(told(&driver), before, "it is asked first");
    assert!(says(&mut driver, "That costs you"), "and says what: {:?}", driver.texts());
    driver.type_in("y");
    assert_eq!(driver.table().unwrap().table().last().unwrap().1, "f-g g-i");
}

#[test]
fn a_question_is_forgotten_when_something_else_is_done() {
    let home = tempfile::tempdir().unwrap();
    let (mut driver, _) = declarable(home.path());
    let before = told(&driver);
    driver.type_in("y");
    driver.key(Key::Character("z".into()), Modifiers::COMMAND);
    driver.key(Key::Character("y".into()), Modifiers::COMMAND);
    driver.type_in("y");
    assert_eq!(told(&driver), before, "it is asked anew");
    driver.tap(Named::Enter);
    assert_eq!(
        driver.table().unwrap().table().last().unwrap().1,
        "f-g g-i declare langi-munkur",
        "Enter takes what scores"
    );
}

#[test]
fn where_two_sums_are_offered_typing_one_takes_it() {
    for (faces, typed) in [("166", "19"), ("166", "13"), ("116", "20")] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = real(home.path(), "namaste");
        driver.type_in("2");
        sitting::type_dice(&mut driver, faces);
        driver.type_in(typed);
        let chosen = tr!(Lang::En, "namaste-prompt-where", sum = typed.parse::<i64>().unwrap());
        assert!(says(&mut driver, &chosen), "{faces}, {typed}: {:?}", driver.texts());
    }
}

#[test]
fn digits_of_a_sum_that_may_go_on_wait_and_backspace_drops_them() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = real(home.path(), "namaste");
    driver.type_in("1");
    sitting::type_dice(&mut driver, "11");
    let chosen = |sum: i64| tr!(Lang::En, "namaste-prompt-where", sum);
    driver.type_in("1");
    driver.tap(Named::Backspace);
    driver.type_in("2");
    assert!(says(&mut driver, &chosen(2)), "{:?}", driver.texts());
    driver.type_in("14");
    assert!(says(&mut driver, &chosen(14)), "{:?}", driver.texts());
}

/// A match against the computer, with dice that are drawn and lie at once.
fn drawn(home: &Path, game: &'static str, text: u16) -> Driver {
    let players = [("Ada", PlayerKind::Human), ("Bo", PlayerKind::Bot(Level::Easy))];
    let mut driver = Driver::start(home, USUAL.size, |desk| {
        set_appearance(desk, Lang::En, Look::Light, text);
        desk.change(|settings| {
            (settings.dice_speed, settings.pause) = (Speed::None, Pause::nearest(0));
            settings.setups.insert(game.to_owned(), Setup { seats: sitting::seats(&players), ..Setup::default() });
        });
    });
    driver.say(wurfzabel::app::Message::Asked(Route::Again(games::shelf::find(game).unwrap())));
    driver
}

#[test]
fn what_is_next_has_one_place_all_through_a_match_of_any_game() {
    for (title, text) in games::shelf::ALL.iter().zip([100, 150].into_iter().cycle()) {
        let home = tempfile::tempdir().unwrap();
        let mut driver = drawn(home.path(), title.key(), text);
        let foot = |driver: &mut Driver| driver.bounds("main").map(|main| main.y + main.height);
        let Some(place) = foot(&mut driver) else { panic!("{} has a place for what is next", title.key()) };
        for _ in 0..share(120) {
            let Some(table) = driver.table().filter(|table| !table.table().turn().is_over()) else { break };
            let offers = table.table().awaited().first().map(|seat| table.table().offers(*seat)).unwrap_or_default();
            match offers.into_iter().find(|offer| offer.weight.stands_out()) {
                Some(_) => driver.tap(Named::Enter),
                None => driver.type_in("h"),
            }
            driver.tap(Named::Enter);
            if let Some(foot) = foot(&mut driver) {
                assert!((foot - place).abs() < 0.5, "{}: {foot} and {place}", title.key());
            }
        }
    }
}

#[test]
fn neither_a_refusal_nor_a_hint_moves_what_can_be_pressed() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = drawn(home.path(), "namaste", 100);
    assert!(driver.click("dice-2"));
    // Its lower edge; what is scrolled is seen higher than it lies.
    let place = |driver: &mut Driver| {
        let karma = driver.bounds("karma").unwrap();
        karma.y + karma.height - driver.scrolled("dock").unwrap()
    };
    let before = place(&mut driver);
    assert!(driver.click_spot(&Spot::new("karma")), "a box for bad karma");
    assert!((place(&mut driver) - before).abs() < 0.5, "what is said about it");
    driver.type_in("h");
    assert!(says(&mut driver, "Hint: "), "{:?}", driver.texts());
    assert!((place(&mut driver) - before).abs() < 0.5, "a hint");
}

#[test]
fn a_second_click_where_something_else_has_just_come_is_not_taken() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = drawn(home.path(), "namaste", 100);
    assert!(driver.click("dice-2"));
    let karma = driver.bounds("karma").unwrap().center();
    driver.click_at_once(karma);
    assert!(!says(&mut driver, "That costs you"), "it was meant for what was there before");
    driver.click_at(karma);
    assert!(says(&mut driver, "That costs you"), "{:?}", driver.texts());
    let before = told(&driver);
    driver.click_at(karma);
    assert!(told(&driver) > before);
}

#[test]
fn what_a_hint_tells_is_pointed_out_by_a_press_and_made_by_another_or_by_enter() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = drawn(home.path(), "namaste", 100);
    driver.type_in("h");
    let hinted = |driver: &mut Driver| {
        let ids = ["candidate-dice 1", "candidate-dice 2", "candidate-dice 3"];
        ids.into_iter().filter(|id| driver.bounds(id).is_some()).collect::<Vec<_>>()
    };
    let all = hinted(&mut driver);
    assert_eq!(all.len(), 3, "{:?}", driver.texts());
    let before = told(&driver);
    let shown = all[0];
    if driver.click(shown) && told(&driver) == before {
        assert!(driver.click(shown));
    }
    assert!(told(&driver) > before, "{shown} was made");
    driver.type_in("h");
    let before = told(&driver);
    driver.tap(Named::Enter);
    assert!(told(&driver) > before, "what is pointed out is made by Enter");
}

#[test]
fn the_dice_themselves_can_be_pressed_to_be_thrown() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = drawn(home.path(), "ludix", 100);
    for _ in 0..4 {
        if driver.bounds("throw").is_some() {
            let before = told(&driver);
            assert!(driver.click("tray"));
            assert!(told(&driver) > before);
            return;
        }
        driver.tap(Named::Enter);
    }
    panic!("a throw is due at the beginning");
}
