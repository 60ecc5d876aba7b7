//! Setting up a match: whatever a game lets people choose can be chosen, and nothing else.

use base::i18n::{Lang, tr};
use base::phrase::Phrase;
use club::store::settings::{Setup, TextSize};
use games::game::options::{Kind, Values};
use games::table::Title;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, reads, says};

/// The setup of a game as these options are chosen.
fn set_up(home: &std::path::Path, title: &'static dyn Title, options: Values) -> Driver {
    sized(home, title, options, 100)
}

/// The same with texts of that size, percent.
fn sized(home: &std::path::Path, title: &'static dyn Title, options: Values, text: u16) -> Driver {
    let mut driver = Driver::start(home, (1280.0, 2400.0), |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.text_size = TextSize::nearest(text);
            settings.setups.insert(title.key().to_owned(), Setup { options, ..Setup::default() });
        });
    });
    if let Some(family) = title.about().family {
        assert!(driver.click(family.key));
    }
    driver.focus(title.key());
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Setup(_)), "{}", title.key());
    driver
}

#[test]
fn every_option_that_applies_is_offered_and_no_other() {
    let (mut offered, mut left_out) = (0, 0);
    for title in games::shelf::ALL.iter().copied() {
        let fields = title.fields();
        // As the first choice stands, on which others hang.
        let first: Vec<(&str, String)> = match fields.first().map(|field| (field.key, &field.kind)) {
            Some((key, Kind::Choice(choices))) => choices.iter().map(|(value, _)| (key, (*value).to_owned())).collect(),
            Some((_, Kind::Number(..) | Kind::List(_) | Kind::Text | Kind::Faces { .. })) | None => Vec::new(),
        };
        let all = if first.is_empty() { vec![None] } else { first.into_iter().map(Some).collect() };
        for chosen in all {
            let mut values: Values = chosen.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
            let home = tempfile::tempdir().unwrap();
            let mut driver = set_up(home.path(), title, values.clone());
            let mut names = std::collections::BTreeMap::new();
            for field in &fields {
                let applies = field.applies(&values) && !matches!(field.kind, Kind::Faces { .. });
                if applies {
                    values.entry(field.key.to_owned()).or_insert_with(|| field.default.to_owned());
                }
                *names.entry(field.name).or_insert(false) |= applies;
            }
            for (name, applies) in names {
                let words = Lang::En.say(&Phrase::new(name));
                assert_eq!(reads(&mut driver, &words), applies, "{}, {chosen:?}: {words}", title.key());
                if applies { offered += 1 } else { left_out += 1 }
            }
        }
    }
    assert!(offered > 40 && left_out > 10, "{offered} offered, {left_out} left out");
}

fn of_setup(driver: &mut Driver, words: &str) {
    assert!(driver.click_text(words), "{words}");
}

#[test]
fn what_was_chosen_in_one_mode_is_no_dead_end_in_another() {
    let title = games::shelf::find("dre13ehn").unwrap();
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), title, [("mode".to_owned(), "cup".to_owned())].into());
    let mode = |mode: &str| {
        Lang::En.say(&Phrase::new(match mode {
            "duel" => "dre13ehn-mode-duel",
            "solo" => "dre13ehn-mode-solo",
            _ => "dre13ehn-mode-cup",
        }))
    };
    of_setup(&mut driver, &Lang::En.say(&Phrase::new("dre13ehn-dice-water-water")));
    of_setup(&mut driver, &mode("duel"));
    assert!(!says(&mut driver, "water+water"), "nothing is said of what is gone");
    assert!(says(&mut driver, "Exactly 2"), "as many players as the duel takes");
    of_setup(&mut driver, &mode("solo"));
    driver.tap(Named::Enter);
    assert!(driver.table().is_some(), "and it begins");
}

#[test]
fn what_is_in_the_way_is_named_as_it_is_on_screen_and_led_to() {
    let title = games::shelf::find("dre13ehn").unwrap();
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), title, Values::new());
    driver.focus("option-target");
    driver.type_in("0");
    let name = Lang::En.say(&Phrase::new("dre13ehn-option-target"));
    assert!(says(&mut driver, &format!("{name}: “130” is not possible; choose from 1–99")));
    assert!(!says(&mut driver, "“target”"));
    driver.tap(Named::Backspace);
    driver.tap(Named::Backspace);
    driver.tap(Named::Backspace);
    assert!(says(&mut driver, &format!("{name}: enter a number (1–99)")));
    driver.type_in("5");
    driver.focus("name-1");
    for _ in 0..20 {
        driver.tap(Named::Backspace);
    }
    assert!(says(&mut driver, &Lang::En.sentence(&Phrase::new("app-name-missing"))));
    driver.focus("add-player");
    driver.key(Key::Named(Named::Enter), Modifiers::CTRL);
    assert!(driver.table().is_none() && driver.has_focus("name-1"), "what is to be mended has the keyboard");
}

#[test]
fn names_that_nobody_wrote_are_said_in_the_language_of_now() {
    let title = games::shelf::find("namaste").unwrap();
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), title, Values::new());
    driver.tap(Named::Enter);
    let plain = |lang: Lang| [format!("{} 1", tr!(lang, "app-player")), tr!(lang, "app-computer")];
    let players = |driver: &Driver| {
        let header = driver.table().unwrap().table().header();
        header.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(players(&driver), plain(Lang::En));
    driver.tap(Named::Escape);
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Settings));
    assert!(driver.click_text("Deutsch"));
    driver.tap(Named::Escape);
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Setup(title)));
    driver.tap(Named::Enter);
    assert_eq!(players(&driver), plain(Lang::De));
}

#[test]
fn what_is_written_is_as_large_as_all_else() {
    let title = games::shelf::find("dre13ehn").unwrap();
    let home = tempfile::tempdir().unwrap();
    let mut driver = sized(home.path(), title, Values::new(), 150);
    let height = |driver: &mut Driver, id| driver.bounds(id).unwrap().height;
    assert_eq!(height(&mut driver, "option-target"), height(&mut driver, "name-0"));
}

#[test]
fn nothing_moves_up_where_no_more_may_play() {
    let title = games::shelf::find("dre13ehn").unwrap();
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), title, Values::new());
    let before = driver.bounds("place-mode").unwrap();
    of_setup(&mut driver, &Lang::En.say(&Phrase::new("dre13ehn-mode-duel")));
    assert_eq!(driver.bounds("place-mode").unwrap(), before);
    assert!(says(&mut driver, "No more than 2 can play this"));
    assert!(driver.click("add-player") && driver.bounds("name-2").is_none(), "and nobody is added");
}

#[test]
fn seats_are_put_in_order_by_keys_and_none_is_taken_away_that_has_to_be_there() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), games::shelf::find("kvatrutafl").unwrap(), Values::new());
    let names = |driver: &Driver| match driver.app().top() {
        Screen::Setup(state) => state.names(),
        _ => panic!("not the setup"),
    };
    let before = names(&driver);
    driver.focus("seat-1");
    driver.tap(Named::ArrowUp);
    assert!(driver.has_focus("seat-0"), "the focus goes with it");
    assert_eq!(names(&driver), [before[1].clone(), before[0].clone()]);
    driver.tap(Named::Delete);
    assert_eq!(names(&driver).len(), 2, "two have to play");
}
