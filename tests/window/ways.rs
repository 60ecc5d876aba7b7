//! Ways in and out of the screens: Escape in a field, the settings and back, the trainer from anywhere; and how it is said
//! what was done and what was not.

use std::path::Path;

use base::i18n::{Lang, tr};
use club::store::settings::{SeatSetup, Setup, Speed, TextSize};
use club::trainer::Deck;
use games::game::record::PlayerKind;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::notice::Tone;
use wurfzabel::app::outside::Answer;
use wurfzabel::app::screen::Screen;
use wurfzabel::app::screen::practise::{Message, target};
use wurfzabel::app::screen::sounds::Tab;

use crate::driver::{Driver, meet, says, set_appearance};
use crate::sitting::{APPEARANCES, Appearance, USUAL, seats, start};

fn open(home: &Path, appearance: Appearance) -> Driver {
    Driver::start(home, appearance.size, |desk| {
        desk.change(|settings| {
            settings.lang = Some(appearance.lang);
            settings.look = appearance.look;
            settings.text_size = TextSize::nearest(appearance.text);
            settings.practice.decks = Some(vec![Deck::Names.key().to_owned()]);
        });
    })
}

fn control(driver: &mut Driver, letter: &str) {
    driver.key(Key::Character(letter.into()), Modifiers::COMMAND);
}

fn title(driver: &Driver) -> String {
    wurfzabel::app::pane::Pane::name(driver.app().top(), driver.app().desk())
}

/// A match of two people.
fn sit_down(home: &Path, game: &'static str) -> Driver {
    let people = seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)]);
    start(home, USUAL, game, Setup { seats: people, ..Setup::default() })
}

/// How a screen is reached from the shelf.
type Go = fn(&mut Driver);

#[test]
fn escape_in_a_field_leads_out_of_the_screen_by_one_press() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Appearance { size: (1280.0, 2600.0), ..USUAL });
    let places: [(&str, &str, Go); 3] = [
        ("table-path", "Practise", |driver| control(driver, "l")),
        ("print-target", "Print", |driver| control(driver, "p")),
        ("name-0", "Namaste", |driver| assert!(driver.click("namaste"))),
    ];
    for (field, name, go) in places {
        go(&mut driver);
        assert_eq!(title(&driver), name);
        driver.focus(field);
        assert!(driver.has_focus(field));
        driver.type_in("x");
        driver.tap(Named::Escape);
        assert!(matches!(driver.app().top(), Screen::Shelf(_)), "{field}: one press");
    }
}

#[test]
fn escape_in_the_field_of_a_card_leads_home_and_ends_a_drill() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Appearance { size: (1280.0, 2600.0), ..USUAL });
    control(&mut driver, "l");
    driver.tap(Named::Enter);
    driver.type_in("h");
    assert!(matches!(driver.app().top(), Screen::Session(_)));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Practise(_)));
    assert!(driver.click("drill-names"));
    driver.type_in("h");
    driver.tap(Named::Escape);
    assert!(says(&mut driver, &tr!(Lang::En, "practise-drill-over")));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Practise(_)));
}

#[test]
fn escape_in_a_field_behind_the_help_closes_the_help_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), USUAL);
    control(&mut driver, "l");
    driver.tap(Named::Enter);
    driver.type_in("h");
    driver.tap(Named::F1);
    assert!(says(&mut driver, &tr!(Lang::En, "app-keys-everywhere")));
    driver.tap(Named::Escape);
    assert!(!says(&mut driver, &tr!(Lang::En, "app-keys-everywhere")));
    assert!(matches!(driver.app().top(), Screen::Session(_)));
}

#[test]
fn the_card_of_keys_has_the_keyboard_as_long_as_it_is_there() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), USUAL);
    control(&mut driver, "l");
    driver.tap(Named::Enter);
    meet(&mut driver);
    assert!(driver.has_focus("answer"));
    driver.tap(Named::F1);
    let tabs = [Named::Tab; 4].into_iter();
    for key in tabs.chain([Named::PageDown, Named::End, Named::Home]) {
        driver.tap(key);
        let stays = ["help-close", "help-change", "help-handbook", "help-about"].map(|id| driver.has_focus(id));
        assert!(stays.contains(&true), "{key:?} leads to nothing behind it");
    }
    driver.type_in("h");
    driver.tap(Named::Enter);
    assert!(!says(&mut driver, &tr!(Lang::En, "app-keys-everywhere")), "Enter closes it");
    assert!(driver.has_focus("answer"), "and what was typed into is so again");
    let Screen::Session(_) = driver.app().top() else { panic!("the session is left") };
    assert!(driver.app().desk().practice().unwrap().progress().is_empty(), "nothing was pressed");
}

#[test]
fn the_settings_are_one_press_from_sounds_progress_and_drill_and_lead_back_there() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), USUAL);
    let settings = tr!(Lang::En, "app-settings");
    control(&mut driver, "l");
    assert!(driver.click_text(&tr!(Lang::En, "sounds-title")));
    driver.type_in("3");
    assert!(driver.click_text(&settings) && title(&driver) == settings);
    driver.tap(Named::Escape);
    let Screen::Sounds(sounds) = driver.app().top() else { panic!("back to the sounds") };
    assert_eq!(sounds.part, Tab::Lives, "to the same part");
    driver.tap(Named::Escape);
    assert!(driver.click_text(&tr!(Lang::En, "progress-title")));
    assert!(driver.click_text(&settings) && title(&driver) == settings);
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Progress(_)));
    driver.tap(Named::Escape);
    let names = club::trainer::drill::What::Deck(Deck::Names);
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Drill(names)));
    let asked = |driver: &Driver| match driver.app().top() {
        Screen::Drill(drill) => drill.question().cloned(),
        _ => None,
    };
    let question = asked(&driver).unwrap();
    assert!(driver.click_text(&settings) && title(&driver) == settings);
    // Nothing of its time goes by, however long the settings are looked at.
    for _ in 0..30 {
        driver.wait(std::time::Duration::from_secs(1));
    }
    driver.tap(Named::Escape);
    assert_eq!(asked(&driver), Some(question), "the same question");
}

#[test]
fn the_trainer_is_opened_from_a_match_and_leads_back_to_it() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = sit_down(home.path(), "namaste");
    control(&mut driver, "l");
    assert!(matches!(driver.app().top(), Screen::Practise(_)));
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Session(_)));
    control(&mut driver, "l");
    assert!(matches!(driver.app().top(), Screen::Practise(_)), "from a session it leads home");
    control(&mut driver, "l");
    driver.tap(Named::Escape);
    assert!(driver.table().is_some(), "it was opened once");
    assert!(driver.app().desk().practice().is_none(), "and is closed again");
}

#[test]
fn a_field_at_the_table_is_left_without_leaving_the_table() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = sit_down(home.path(), "dre13ehn");
    for _ in 0..6 {
        driver.tap(Named::Enter);
        driver.type_in("c");
        driver.type_in("q");
        if driver.table().unwrap().text() == "q" {
            driver.tap(Named::Escape);
            assert!(driver.table().is_some(), "the field is left");
            driver.tap(Named::Escape);
            assert!(driver.table().is_none(), "and then the table");
            return;
        }
    }
    panic!("a call can be typed");
}

#[test]
fn what_was_done_and_what_was_not_are_said_by_sign_and_words_until_they_are_read() {
    for appearance in APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let mut driver = open(home.path(), appearance);
        let tones = |driver: &Driver| driver.app().desk().notices().iter().map(|said| said.tone).collect::<Vec<_>>();
        driver.tap(Named::F1);
        driver.keep(&format!("help-{}", appearance.name));
        driver.assert_within(&format!("help, {}", appearance.name));
        driver.tap(Named::F1);
        control(&mut driver, "l");
        let table = |path: &Path| {
            let chosen = target::Message::Chosen(Answer::Chosen(path.to_owned()));
            wurfzabel::app::Message::Screen(1, wurfzabel::app::screen::Message::Practise(Message::Target(chosen)))
        };
        driver.say(table(&home.path().join("out.csv")));
        assert_eq!(tones(&driver), [Tone::Done]);
        driver.keep(&format!("said-done-{}", appearance.name));
        driver.assert_within(&format!("done, {}", appearance.name));
        driver.tap(Named::Escape);
        assert!(tones(&driver).is_empty(), "whoever goes on has read that it was done");
        control(&mut driver, "l");
        driver.say(table(&home.path().join("nowhere").join("out.csv")));
        assert_eq!(tones(&driver), [Tone::Refused]);
        driver.keep(&format!("said-refused-{}", appearance.name));
        driver.tap(Named::Escape);
        assert!(tones(&driver).is_empty(), "nothing that was said of a screen stays over others");
        control(&mut driver, "l");
        driver.say(table(&home.path().join("nowhere").join("out.csv")));
        assert!(driver.click("notice-close") && tones(&driver).is_empty(), "and it can be dismissed");
        driver.tap(Named::Escape);
        // Half a line at the end of the journal: it goes on, but not as one would expect.
        let journal = home.path().join("trainer.jsonl");
        let whole = std::fs::read_to_string(&journal).unwrap_or_default();
        let head = if whole.is_empty() { "{\"wurfzabel\":\"trainer\",\"version\":1}\n" } else { &whole };
        std::fs::write(&journal, format!("{head}{{\"event\":\"revi")).unwrap();
        control(&mut driver, "l");
        assert_eq!(tones(&driver), [Tone::Warned]);
        driver.keep(&format!("said-warned-{}", appearance.name));
        driver.assert_within(&format!("warned, {}", appearance.name));
    }
}

#[test]
fn whoever_comes_back_is_where_they_were() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), USUAL);
    let mut tabs = 0;
    while !driver.has_focus("kvatrutafl") {
        driver.tap(Named::Tab);
        tabs += 1;
        assert!(tabs < 60, "Tab leads there");
    }
    driver.tap(Named::F1);
    assert!(driver.has_focus("help-close"));
    driver.tap(Named::Escape);
    assert!(driver.has_focus("kvatrutafl"), "after the help");
    driver.tap(Named::Enter);
    assert!(!matches!(driver.app().top(), Screen::Shelf(_)));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)) && driver.has_focus("kvatrutafl"), "after another screen");
    // By mouse: how far the page was scrolled.
    assert!(driver.click("tavern"));
    assert!(matches!(driver.app().top(), Screen::Cabinet(_)));
    driver.tap(Named::End);
    let down = driver.scrolled("cabinet").unwrap();
    assert!(down > 100.0, "{down}");
    driver.tap(Named::Tab);
    let down = driver.scrolled("cabinet").unwrap().max(down);
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Settings));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Cabinet(_)));
    assert_eq!(driver.scrolled("cabinet"), Some(down));
}

#[test]
fn who_leaves_a_match_is_told_what_becomes_of_it_and_the_pages_below_open_at_their_top() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), (900.0, 500.0), |desk| {
        set_appearance(desk, Lang::En, USUAL.look, 100);
        let seats = ["Ada", "Bo"].map(|name| SeatSetup { name: name.to_owned(), kind: PlayerKind::Human });
        let setup = Setup { seats: seats.to_vec(), ..Setup::default() };
        desk.change(|settings| {
            settings.dice_speed = Speed::None;
            settings.setups.insert("evening".to_owned(), setup);
        });
    });
    driver.tap(Named::End);
    assert!(driver.scrolled("shelf").unwrap() > 0.0 && driver.click("tavern"));
    driver.tap(Named::End);
    assert!(driver.scrolled("cabinet").unwrap() > 0.0);
    let tones = |driver: &Driver| driver.app().desk().notices().iter().map(|said| said.tone).collect::<Vec<_>>();
    let evening = games::shelf::find("evening").unwrap();
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Again(evening)));
    driver.tap(Named::Escape);
    assert!(tones(&driver).is_empty(), "nothing has happened in it");
    driver.tap(Named::End);
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Again(evening)));
    while driver.table().unwrap().table().history().is_empty() {
        driver.wait(std::time::Duration::from_secs(1));
        driver.tap(Named::Space);
    }
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Cabinet(_)));
    assert!(says(&mut driver, "Your match is saved. You can continue it from the overview."));
    assert_eq!(driver.scrolled("cabinet"), Some(0.0));
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)) && tones(&driver).is_empty());
    assert_eq!(driver.scrolled("shelf"), Some(0.0));
    assert!(driver.bounds("go-on-0").is_some());
}
