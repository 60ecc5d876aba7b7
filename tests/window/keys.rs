//! Keys that are changed: by keyboard, by pointer and in the file; what they do then, what is shown of them, and what is
//! never changed.

use std::path::Path;

use base::i18n::Lang;
use base::phrase::Phrase;
use club::store::settings::Look;
use iced::Event;
use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Key, Modifiers};
use wurfzabel::app::Message;
use wurfzabel::app::desk::Desk;
use wurfzabel::app::keys::KeyPress;
use wurfzabel::app::pane::Pane as _;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;
use wurfzabel::app::shortcut::names;

use crate::driver::{Driver, pressed, reads, says, set_appearance};

/// Where F1 and Esc are on the page, which the tests find by place.
const HELP: &str = "key-0-5-0";
const ESCAPE: &str = "key-0-2-0";

fn start(home: &Path, keys: &[(&str, &str)]) -> Driver {
    Driver::start(home, (1280.0, 800.0), |desk: &mut Desk| {
        set_appearance(desk, Lang::En, Look::Light, 100);
        let keys = keys.iter().map(|(usual, chosen)| ((*usual).to_owned(), (*chosen).to_owned()));
        desk.change(|settings| settings.keys.extend(keys));
    })
}

fn letter(letter: &str) -> Key {
    Key::Character(letter.into())
}

/// The keys in the settings' file.
fn kept(home: &Path) -> serde_json::Value {
    let text = std::fs::read_to_string(home.join("settings.json")).unwrap();
    serde_json::from_str::<serde_json::Value>(&text).unwrap()["keys"].clone()
}

fn is_helped(driver: &mut Driver) -> bool {
    driver.bounds("help").is_some()
}

#[test]
fn a_key_is_changed_by_keyboard_and_does_what_the_other_did() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &[]);
    driver.tap(Named::F1);
    driver.tap(Named::Tab);
    assert!(driver.has_focus("help-change"), "Tab leads from what closes the card to what leads here");
    for next in ["help-handbook", "help-about"] {
        driver.tap(Named::Tab);
        assert!(driver.has_focus(next));
    }
    driver.tap(Named::Tab);
    assert!(driver.has_focus("help-close"), "and nowhere behind the card");
    driver.tap(Named::Tab);
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Keys(_)) && !is_helped(&mut driver));
    driver.assert_told("keys");

    driver.focus(HELP);
    driver.tap(Named::Enter);
    driver.press(Key::Named(Named::Enter), Modifiers::empty(), true);
    assert!(says(&mut driver, "Press the new key; Esc leaves"), "the press that asks for it is not taken for it");
    let announced: Vec<&str> = driver.app().desk().announced().since(0).map(|(_, words)| words).collect();
    assert!(announced.iter().any(|words| words.contains("Press the new key")), "{announced:?}");
    driver.tap(Named::F9);
    assert!(!says(&mut driver, "Press the new key"));
    assert!(driver.has_focus(HELP), "one goes on from there");
    assert_eq!(kept(home.path()), serde_json::json!({"F1": "F9", "F9": "F1"}));

    driver.tap(Named::F1);
    assert!(!is_helped(&mut driver), "F1 does what F9 did, which is nothing");
    driver.tap(Named::F9);
    assert!(is_helped(&mut driver));
    assert!(reads(&mut driver, "F9") && !reads(&mut driver, "F1"), "the card shows it");
    driver.tap(Named::F9);

    assert!(driver.click("keys-reset"));
    assert_eq!(kept(home.path()), serde_json::json!({}));
    driver.tap(Named::F1);
    assert!(is_helped(&mut driver));
}

#[test]
fn the_key_that_leads_back_leaves_a_key_as_it_is_and_so_does_the_pointer() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &[]);
    driver.say(Message::Asked(Route::Keys));
    assert!(driver.click(HELP));
    driver.type_in("1");
    assert!(says(&mut driver, "Press the new key"), "a digit is none");
    driver.tap(Named::Escape);
    assert!(!says(&mut driver, "Press the new key") && matches!(driver.app().top(), Screen::Keys(_)));
    assert!(driver.click(HELP) && driver.click(HELP));
    assert!(!says(&mut driver, "Press the new key"), "pressed again it is left");
    assert!(driver.app().desk().settings().keys.is_empty());

    // Escape itself is changed in its own place; what leads back then leads back here too.
    assert!(driver.click(ESCAPE));
    driver.tap(Named::F9);
    assert!(driver.click(HELP));
    assert!(says(&mut driver, "Press the new key; F9 leaves"));
    driver.tap(Named::F9);
    assert!(!says(&mut driver, "Press the new key"));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Keys(_)), "Escape does what F9 did");
    driver.tap(Named::F9);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)));
}

#[test]
fn two_keys_swap_with_ctrl_too_and_a_held_letter_repeats_as_the_arrow_it_is() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &[("Ctrl+L", "F7"), ("↓", "k")]);
    driver.key(letter("l"), Modifiers::COMMAND);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)), "Ctrl+L does what F7 did");
    driver.tap(Named::F7);
    assert!(matches!(driver.app().top(), Screen::Practise(_)));
    driver.say(Message::Asked(Route::Settings));
    driver.key(letter("k"), Modifiers::empty());
    let once = driver.scrolled("settings").unwrap();
    driver.press(letter("k"), Modifiers::empty(), true);
    assert!(once > 0.0 && driver.scrolled("settings").unwrap() > once, "{once}");
    driver.tap(Named::ArrowDown);
    assert_eq!(driver.scrolled("settings").unwrap(), once * 2.0, "the arrow does what K did, which is nothing");
}

#[test]
fn in_a_field_letters_are_letters_and_commands_are_the_chosen_ones() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &[("Esc", "q"), ("Backspace", "F8"), ("S", "Space")]);
    driver.say(Message::Asked(Route::Rules(games::shelf::find("ludix").unwrap())));
    driver.type_in("/");
    assert!(driver.has_focus("rules-search"));
    driver.type_in("sq qx");
    driver.tap(Named::F8);
    let written = |driver: &mut Driver| {
        let fields = driver.semantics().nodes.into_iter().filter(|(_, node)| node.role() == accesskit::Role::TextInput);
        fields.filter_map(|(_, node)| node.value().map(str::to_owned)).next()
    };
    assert_eq!(written(&mut driver).as_deref(), Some("sq q"), "F8 takes the last letter back");
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)), "Escape leaves a field as ever, where a letter cannot");
    driver.say(Message::Asked(Route::Settings));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Settings(_)));
    driver.type_in("q");
    assert!(matches!(driver.app().top(), Screen::Shelf(_)), "outside of a field it leads back");
}

#[test]
fn junk_in_the_file_takes_no_key_away_and_stays() {
    let home = tempfile::tempdir().unwrap();
    let junk = r#"{"version": 1, "language": "en", "keys": {"Ctrl+L": "F7", "☃": "x", "Fnord": "F1", "F2": "nothing", "1": "F3"}}"#;
    std::fs::write(home.path().join("settings.json"), junk).unwrap();
    let mut driver = Driver::start(home.path(), (1280.0, 800.0), |_| {});
    assert!(driver.app().desk().notices().is_empty());
    driver.tap(Named::F1);
    assert!(is_helped(&mut driver));
    driver.tap(Named::Escape);
    driver.tap(Named::F7);
    assert!(matches!(driver.app().top(), Screen::Practise(_)));
    driver.say(Message::Asked(Route::Keys));
    assert!(driver.click(HELP));
    driver.tap(Named::F9);
    let kept = kept(home.path());
    assert_eq!(kept["F1"], "F9");
    assert_eq!((&kept["☃"], &kept["1"]), (&"x".into(), &"F3".into()), "{kept}");
}

/// A press of the key that lies there and writes that letter.
fn key_at(driver: &mut Driver, letter: &str, code: Code, modifiers: Modifiers) {
    let mut press = pressed(Key::Character(letter.into()), modifiers, false);
    if let Event::Keyboard(keyboard::Event::KeyPressed { physical_key, .. }) = &mut press {
        *physical_key = Physical::Code(code);
    }
    driver.happen([press]);
}

/// What the key F writes: with Caps Lock, with Shift, on a Cyrillic and on a Greek keyboard.
#[test]
fn commands_are_given_with_caps_lock_with_shift_and_without_latin_letters() {
    let shift = Modifiers::SHIFT | Modifiers::COMMAND;
    let keyboards = [
        (["f", "p", "n"], Modifiers::COMMAND),
        (["F", "P", "N"], Modifiers::COMMAND),
        (["F", "P", "N"], shift),
        (["а", "з", "т"], Modifiers::COMMAND),
        (["А", "З", "Т"], shift),
        (["φ", "π", "ν"], Modifiers::COMMAND),
    ];
    for (letters, modifiers) in keyboards {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), &[]);
        key_at(&mut driver, letters[0], Code::KeyF, modifiers);
        assert!(matches!(driver.app().top(), Screen::Archive(_)), "{letters:?} {modifiers:?}");
        driver.say(Message::Asked(Route::Home));
        key_at(&mut driver, letters[1], Code::KeyP, modifiers);
        assert!(matches!(driver.app().top(), Screen::Print(_)), "{letters:?} {modifiers:?}");
        driver.say(Message::Asked(Route::Home));
        key_at(&mut driver, letters[2], Code::KeyN, modifiers);
        assert!(matches!(driver.app().top(), Screen::Setup(_)), "{letters:?} {modifiers:?}");
        key_at(&mut driver, if letters[0] == "f" { "r" } else { "к" }, Code::KeyR, modifiers - Modifiers::COMMAND);
        assert!(matches!(driver.app().top(), Screen::Rules(_)), "{letters:?} {modifiers:?}");
    }
}

#[test]
fn the_card_of_keys_names_what_begins_and_what_keeps_and_copies() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &[]);
    let count = |driver: &mut Driver, does: &str| driver.texts().iter().filter(|(_, text)| text.contains(does)).count();
    let told = |driver: &mut Driver, all: &[&str]| {
        let before: Vec<usize> = all.iter().map(|does| count(driver, does)).collect();
        driver.tap(Named::F1);
        for (does, before) in all.iter().zip(before) {
            assert!(count(driver, does) > before, "{does}");
        }
        driver.tap(Named::F1);
    };
    driver.say(Message::Asked(Route::Setup(games::shelf::find("ludix").unwrap())));
    told(&mut driver, &["Begin the match", "The rules of this game"]);
    assert!(driver.click("position"));
    told(&mut driver, &["Save as a picture", "Copy the line", "Paste a line"]);
    driver.say(Message::Asked(Route::Home));
    driver.say(Message::Asked(Route::Today));
    told(&mut driver, &["Copy the result"]);
}

/// What is only done where something came before; the tests of those screens do it.
const CONDITIONAL: [&str; 14] = [
    "app-key-undelete",
    "app-key-list",
    "people-key-undo",
    "position-key-touch",
    "practise-key-undo-deck",
    "progress-key-undo",
    "sounds-key-answer",
    "championships-keys-delete",
    // The rows of a list have it.
    "app-key-rows",
    // At the table there has to be a throw, a cup, a field, a judgement or a wait.
    "app-key-digits",
    "app-key-look",
    "app-key-call",
    "app-key-hurry",
    "app-key-better",
];

#[test]
fn every_key_on_the_card_does_something_on_its_screen() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &[]);
    let game = |key: &str| games::shelf::find(key).unwrap();
    let family = game("pasch").about().family.unwrap();
    let ways = [
        Route::Home,
        Route::Cabinet(family),
        Route::Setup(game("namaste")),
        Route::Rules(game("namaste")),
        Route::Today,
        Route::Print(None),
        Route::Practise,
        Route::Exercises,
        Route::Progress,
        Route::Sounds,
        Route::Speaking,
        Route::Apart,
        Route::Championships,
        Route::Founding,
        Route::Statistics,
        Route::Again(game("ludix")),
    ];
    let mut unmet: Vec<(&str, &str)> = Vec::new();
    let mut met: Vec<(&str, &str)> = Vec::new();
    for way in ways {
        driver.say(Message::Asked(Route::Home));
        driver.say(Message::Asked(way));
        let (top, desk) = (driver.app().top(), driver.app().desk());
        let group = top.group();
        assert!(!group.lines.is_empty(), "{}", group.place);
        let answers =
            |keys: &'static str| names(keys).iter().any(|name| top.key(&KeyPress::named(name), desk).is_some());
        for (keys, does) in group.lines.into_iter().filter(|(keys, _)| *keys != "Esc") {
            let list = if answers(keys) { &mut met } else { &mut unmet };
            list.push((keys, does));
        }
    }
    let never = |line: &&(&str, &str)| !met.contains(line) && !CONDITIONAL.contains(&line.1);
    let never: Vec<_> = unmet.iter().filter(never).collect();
    assert!(never.is_empty(), "{never:?}");
    assert!(met.len() > 60, "{}", met.len());
}

#[test]
fn every_place_where_keys_mean_something_has_a_name() {
    let home = tempfile::tempdir().unwrap();
    let driver = start(home.path(), &[]);
    let groups = Screen::groups(driver.app().top().group(), None);
    assert!(groups.len() > 20, "{}", groups.len());
    for (group, lang) in groups.iter().flat_map(|group| Lang::ALL.map(|lang| (group, lang))) {
        for id in group.lines.iter().map(|(_, does)| *does).chain([group.place]) {
            assert_ne!(lang.say(&Phrase::new(id)), id);
        }
    }
}
