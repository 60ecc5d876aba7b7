//! What is offered beside the board: what stands out and Enter makes is never what gives something away, and what does is
//! asked about first.

use std::path::Path;

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::way::Way;
use wurfzabel::draw::Spot;
use wurfzabel::game::record::PlayerKind;
use wurfzabel::i18n::{Lang, tr};
use wurfzabel::store::settings::{Setup, Speed};

use crate::driver::{Driver, says};
use crate::sitting::{self, USUAL, told};

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
    driver.type_in("a");
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
    driver.say(wurfzabel::app::Message::Asked(Way::Resume(path)));
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
    assert!(says(&mut driver, "That gives away"), "and says what: {:?}", driver.texts());
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
    let chosen = |sum: i64| tr!(Lang::En, "namaste-prompt-where", sum = sum);
    driver.type_in("1");
    driver.tap(Named::Backspace);
    driver.type_in("2");
    assert!(says(&mut driver, &chosen(2)), "{:?}", driver.texts());
    driver.type_in("14");
    assert!(says(&mut driver, &chosen(14)), "{:?}", driver.texts());
}
