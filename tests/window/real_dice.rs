//! Real dice typed in at the table, in every system: taken back die by die, counted by Enter, there again after an undo.

use std::path::Path;

use base::i18n::Lang;
use club::store::settings::{Settings, Setup, Speed, TextSize};
use games::game::record::PlayerKind;
use games::game::{Die, Face, Throw, Turn};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

use crate::driver::{Driver, says};
use crate::sitting::{self, APPEARANCES, Appearance, USUAL, take, told};

const TWO: [(&str, PlayerKind); 2] = [("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)];

/// Two people with real dice at that game.
fn start(
    home: &Path,
    appearance: Appearance,
    game: &'static str,
    options: &[(&str, &str)],
    more: impl Fn(&mut Settings),
) -> Driver {
    let mut driver = Driver::start(home, appearance.size, |desk| {
        desk.change(|settings| {
            (settings.lang, settings.look, settings.dice_speed) = (Some(appearance.lang), appearance.look, Speed::None);
            settings.text_size = TextSize::nearest(appearance.text);
            let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
            let setup = Setup { seats: sitting::seats(&TWO), options, real_dice: true, ..Setup::default() };
            settings.setups.insert(game.to_owned(), setup);
            more(settings);
        });
    });
    let setup = wurfzabel::app::route::Route::Setup(games::shelf::find(game).unwrap());
    driver.say(wurfzabel::app::Message::Asked(setup));
    driver.tap(Named::Enter);
    assert!(driver.table().is_some(), "{game} begins");
    driver
}

fn usual(home: &Path, game: &'static str, options: &[(&str, &str)]) -> Driver {
    start(home, USUAL, game, options, |_| {})
}

/// Both throw with two water dice, which have a face 13, and all see it.
const WATER: [(&str, &str); 2] = [("mode", "open"), ("dice", "water+water")];

/// Goes on until dice are due, and gives them.
fn due(driver: &mut Driver) -> Throw {
    // A pub game begins with a card.
    if driver.table().unwrap().table().handling().pages > 0 {
        driver.tap(Named::Enter);
    }
    for _ in 0..20 {
        let table = driver.table().unwrap().table();
        match table.turn() {
            Turn::Roll(throw) | Turn::Faces(throw) => return throw,
            // How many dice, that is.
            Turn::Seats(_) => driver.type_in("2"),
            Turn::Over(_) => panic!("it is over"),
        }
    }
    panic!("no dice are ever due");
}

/// The faces of a die that no other face begins with: one key, or a few, and nothing is left open.
fn plain(die: &Die) -> Vec<Face> {
    let all = die.distinct();
    let begins =
        |face: &Face| all.iter().any(|other| other != face && other.to_string().starts_with(&face.to_string()));
    all.iter().copied().filter(|face| !begins(face)).collect()
}

fn type_face(driver: &mut Driver, face: Face) {
    driver.type_in(&face.to_string().to_lowercase());
}

/// The last throw that stands.
fn thrown(driver: &Driver) -> String {
    let told = driver.table().unwrap().table().history().iter();
    told.map(|told| told.entry.to_string()).rfind(|entry| entry.starts_with('[')).unwrap_or_default()
}

fn undo(driver: &mut Driver) {
    driver.key(Key::Character("z".into()), Modifiers::COMMAND);
}

#[test]
fn in_every_system_the_last_die_too_can_be_taken_back_and_enter_lets_the_throw_count() {
    let none: &[(&str, &str)] = &[];
    for (game, options) in [
        ("namaste", none),
        ("dre13ehn", &WATER),
        ("kvatrutafl", none),
        ("ludix", none),
        ("evening", none),
        ("waechter", none),
        ("grosse-hausnummer", none),
    ] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = usual(home.path(), game, options);
        let throw = due(&mut driver);
        let before = told(&driver);
        let (last, first) = throw.dice.split_last().unwrap();
        for die in first {
            type_face(&mut driver, plain(die)[0]);
        }
        type_face(&mut driver, plain(last)[0]);
        assert_eq!(told(&driver), before, "{game}: nothing counts before it is said");
        driver.tap(Named::Backspace);
        type_face(&mut driver, plain(last)[1]);
        driver.tap(Named::Enter);
        assert!(told(&driver) > before, "{game}: the throw counts");
        let faces: Vec<String> =
            first.iter().map(|die| plain(die)[0]).chain([plain(last)[1]]).map(|face| face.to_string()).collect();
        assert_eq!(thrown(&driver), format!("[{}]", faces.join(" ")), "{game}");
    }
}

#[test]
fn it_is_done_by_mouse_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = usual(home.path(), "kvatrutafl", &[]);
    assert!(!driver.click("faces-stand"), "nothing is typed yet");
    assert!(driver.click("face-4") && driver.click("face-5"));
    assert!(!driver.click("face-5"), "there is no third die");
    assert!(driver.click("face-back") && driver.click("face-2"));
    assert_eq!(told(&driver), 0);
    assert!(driver.click("faces-stand"));
    assert_eq!(thrown(&driver), "[4 2]");
}

#[test]
fn a_face_of_two_figures_is_typed_by_its_digits() {
    for (keys, faces) in [("13", ""), ("132", "[13 2]"), ("1313", "[13 13]"), ("12", "[1 2]"), ("f13", "[F 13]")] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = usual(home.path(), "dre13ehn", &WATER);
        driver.type_in(keys);
        driver.tap(Named::Enter);
        assert_eq!(thrown(&driver), faces, "{keys}");
    }
}

#[test]
fn a_face_that_bears_two_numbers_is_typed_by_either() {
    for keys in ["134", "734"] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = usual(home.path(), "namaste", &[]);
        assert_eq!(due(&mut driver).dice.len(), 3);
        driver.type_in(keys);
        driver.tap(Named::Enter);
        assert_eq!(thrown(&driver), "[1 3 4]", "{keys}");
    }
}

#[test]
fn a_one_that_may_become_thirteen_says_so_and_stands_by_enter() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = usual(home.path(), "dre13ehn", &WATER);
    driver.type_in("1");
    assert!(says(&mut driver, "1 … keep typing for 13, or press Enter for 1"));
    driver.tap(Named::Enter);
    assert!(!says(&mut driver, "1 … keep typing for 13, or press Enter for 1") && told(&driver) == 0);
    driver.type_in("3");
    driver.tap(Named::Space);
    assert_eq!(thrown(&driver), "[1 3]");
    let home = tempfile::tempdir().unwrap();
    let mut driver = usual(home.path(), "dre13ehn", &WATER);
    driver.type_in("21");
    driver.tap(Named::Enter);
    assert_eq!(thrown(&driver), "[2 1]", "of the last die one Enter is enough");
}

#[test]
fn what_a_die_does_not_have_is_said() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = usual(home.path(), "kvatrutafl", &[]);
    driver.type_in("37");
    assert!(says(&mut driver, "Die 2 has no face 7"));
    driver.type_in("6");
    assert!(!says(&mut driver, "no face"));
    driver.tap(Named::Enter);
    assert_eq!(thrown(&driver), "[3 6]");
}

#[test]
fn undo_and_escape_take_back_what_is_typed_before_anything_that_was_decided() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = usual(home.path(), "namaste", &[]);
    driver.type_in("261");
    let before = told(&driver);
    undo(&mut driver);
    driver.type_in("53");
    assert_eq!(told(&driver), before);
    driver.tap(Named::Escape);
    assert!(driver.table().is_some() && !driver.click("faces-stand"), "Escape drops it all, and stays");
    driver.type_in("41");
    driver.type_in("2");
    driver.tap(Named::Enter);
    assert_eq!(thrown(&driver), "[4 1 2]");
}

#[test]
fn a_throw_that_was_taken_back_is_typed_as_it_was_to_be_mended() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = usual(home.path(), "namaste", &[]);
    driver.type_in("2614");
    driver.tap(Named::Enter);
    assert_eq!(thrown(&driver), "[6 1 4]");
    undo(&mut driver);
    assert_eq!(told(&driver), 1, "the decision to throw so many stands");
    driver.tap(Named::Backspace);
    driver.type_in("3");
    driver.tap(Named::Enter);
    assert_eq!(thrown(&driver), "[6 1 3]");
    undo(&mut driver);
    driver.type_in("555");
    driver.tap(Named::Enter);
    assert_eq!(thrown(&driver), "[5 5 5]", "or typed anew");
}

#[test]
fn whoever_wants_it_so_lets_the_last_die_count_at_once() {
    let home = tempfile::tempdir().unwrap();
    let at_once = |settings: &mut Settings| settings.confirm_dice = false;
    let mut driver = start(home.path(), USUAL, "kvatrutafl", &[], at_once);
    driver.type_in("62");
    assert_eq!(thrown(&driver), "[6 2]");
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), USUAL, "dre13ehn", &WATER, at_once);
    driver.type_in("21");
    assert_eq!(thrown(&driver), "", "it may still become 13");
    driver.type_in("3");
    assert_eq!(thrown(&driver), "[2 13]");
}

#[test]
fn real_dice_are_pictured_empty_begun_and_whole() {
    let large = Appearance { name: "de-light-small-200", lang: Lang::De, size: (1024.0, 700.0), text: 200, ..USUAL };
    for appearance in APPEARANCES.into_iter().chain([large]) {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), appearance, "dre13ehn", &WATER, |_| {});
        take(&mut driver, appearance, "real-dice", "empty");
        driver.type_in("131");
        take(&mut driver, appearance, "real-dice", "begun");
        driver.type_in("3");
        take(&mut driver, appearance, "real-dice", "whole");
        driver.tap(Named::F1);
        take(&mut driver, appearance, "real-dice", "help");
    }
}

#[test]
fn a_throw_that_counts_can_be_mended_without_losing_the_turn_before() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = usual(home.path(), "kvatrutafl", &[]);
    assert!(says(&mut driver, "in this order: Käthe, Bo"));
    driver.type_in("52");
    driver.tap(Named::Enter);
    undo(&mut driver);
    assert!(says(&mut driver, "a roll cannot be changed"), "before the first decision a record has no way");
    let legal = driver.table().unwrap().table().legal(0);
    driver.say(wurfzabel::app::Message::Screen(
        1,
        wurfzabel::app::screen::Message::Table(wurfzabel::app::screen::table::Message::OfferPressed(legal[0].clone())),
    ));
    driver.type_in("66");
    driver.tap(Named::Enter);
    let events = told(&driver);
    undo(&mut driver);
    assert_eq!(told(&driver), events - 1, "the turn before still stands");
    assert!(driver.click("face-back") && driver.click("face-1") && driver.click("faces-stand"));
    assert_eq!((told(&driver), thrown(&driver)), (events, "[6 1]".to_owned()));
    // Back through the throw to the decision, as ever.
    undo(&mut driver);
    assert_eq!(told(&driver), events - 1);
    undo(&mut driver);
    assert_eq!(told(&driver), 1, "and then what was decided");
}
