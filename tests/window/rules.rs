//! The rules at hand: of the game under way, of another named on the page, and the keys of what is asked.

use base::i18n::{Lang, tr};
use base::phrase::Phrase;
use club::store::settings::{Look, Setup};
use games::game::bot::Level;
use games::game::record::PlayerKind;
use iced::keyboard::key::Named;
use wurfzabel::app::Message;
use wurfzabel::app::pane::Pane;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, says, set_appearance};
use crate::sitting::{APPEARANCES, Appearance, USUAL, play, seats, start, take};

fn name(driver: &Driver) -> String {
    driver.app().top().name(driver.app().desk())
}

/// An evening of three games, at its table.
fn evening(home: &std::path::Path, appearance: Appearance) -> Driver {
    let people = seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)]);
    let options = [("program".to_owned(), "pasch,luisle,schikanen".to_owned())].into();
    let mut driver = Driver::start(home, appearance.size, |desk| {
        crate::driver::set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        desk.change(|settings| {
            settings.dice_speed = club::store::settings::Speed::None;
            settings.setups.insert("evening".to_owned(), Setup { seats: people, options, ..Setup::default() });
        });
    });
    let title = games::shelf::find("evening").unwrap();
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Again(title)));
    assert!(driver.table().is_some());
    driver
}

#[test]
fn in_an_evening_the_rules_are_those_of_the_game_under_way() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = evening(home.path(), USUAL);
    let of = |game: String| tr!(Lang::En, "app-rules-of", game);
    for by_mouse in [false, true] {
        if by_mouse {
            assert!(driver.click_text(&tr!(Lang::En, "app-rules")));
        } else {
            driver.type_in("r");
        }
        assert_eq!(name(&driver), of(tr!(Lang::En, "pasch-name")));
        driver.tap(Named::Escape);
        assert!(driver.table().is_some());
    }
}

#[test]
fn the_rules_of_an_evening_lead_to_those_of_every_game() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = evening(home.path(), Appearance { size: (1280.0, 4000.0), ..USUAL });
    let title = games::shelf::find("evening").unwrap();
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Rules(title)));
    assert!(driver.click("rules-of-luisle"));
    assert_eq!(name(&driver), tr!(Lang::En, "app-rules-of", game = tr!(Lang::En, "luisle-name")));
    driver.tap(Named::Escape);
    driver.focus("rules-of-schikanen");
    driver.tap(Named::Enter);
    assert_eq!(name(&driver), tr!(Lang::En, "app-rules-of", game = tr!(Lang::En, "schikanen-name")));
}

#[test]
fn the_card_of_keys_begins_with_those_of_what_is_asked() {
    let home = tempfile::tempdir().unwrap();
    let people = seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)]);
    let mut driver = start(home.path(), USUAL, "namaste", Setup { seats: people, ..Setup::default() });
    driver.tap(Named::F1);
    assert!(says(&mut driver, &tr!(Lang::En, "app-keys-now")));
    let offers = driver.table().unwrap().table().offers(0);
    assert!(!offers.is_empty());
    for offer in offers {
        let (key, words) = (offer.key.unwrap(), Lang::En.say(&offer.name));
        let texts = driver.texts();
        let (at, _) = texts.iter().rev().find(|(_, text)| *text == words).unwrap();
        let beside =
            |(other, text): &(iced::Rectangle, String)| *text == key.to_string() && (other.y - at.y).abs() < 4.0;
        assert!(texts.iter().any(beside), "{key} stands beside {words}");
    }
    driver.tap(Named::Escape);
    driver.tap(Named::Escape);
    driver.tap(Named::F1);
    assert!(!says(&mut driver, &tr!(Lang::En, "app-keys-now")), "none on the shelf");
}

#[test]
fn a_hint_leads_to_the_idea_behind_it_by_key_and_by_mouse() {
    let people = seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)]);
    for by_mouse in [false, true] {
        let home = tempfile::tempdir().unwrap();
        let setup = Setup { seats: people.clone(), ..Setup::default() };
        let mut driver = start(home.path(), USUAL, "ludix", setup);
        assert!(driver.bounds("rule").is_none(), "nothing is said");
        // On to a decision of which a reason can be said.
        driver.type_in("h");
        for _ in 0..20 {
            if driver.bounds("rule").is_some() {
                break;
            }
            play(&mut driver, Level::Strong, 1);
            driver.type_in("h");
        }
        if by_mouse {
            assert!(driver.click("rule"));
        } else {
            driver.type_in("r");
        }
        let Screen::Rules(rules) = driver.app().top() else { panic!("not the rules") };
        assert!(rules.led().is_some_and(|led| led.starts_with("ludix-strategy-")), "{:?}", rules.led());
        assert_eq!(name(&driver), tr!(Lang::En, "app-strategy-of", game = tr!(Lang::En, "ludix-name")));
        driver.tap(Named::Escape);
        assert!(driver.table().is_some());
    }
}

#[test]
fn settings_are_one_press_from_the_table_and_lead_back_to_it() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = evening(home.path(), USUAL);
    for _ in 0..8 {
        driver.tap(Named::Tab);
        if driver.has_focus("settings-tool") {
            break;
        }
    }
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Settings(_)));
    assert!(driver.click_text("Deutsch"));
    driver.tap(Named::Escape);
    assert!(driver.table().is_some());
    assert!(says(&mut driver, &tr!(Lang::De, "app-rules")), "in the language that was chosen");
}

#[test]
fn an_unfinished_match_says_how_it_is_played_and_how_it_stands() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = evening(home.path(), USUAL);
    // The card of the first game, and a throw.
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)));
    let game = tr!(Lang::En, "tavern-title-game", game = 1, games = 3);
    assert!(says(&mut driver, &game) && says(&mut driver, "Ada: 0, Bo: 0"), "{:?}", driver.texts());
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Archive));
    assert!(says(&mut driver, &game));
    driver.tap(Named::Escape);
    let solo = [("mode".to_owned(), "solo".to_owned())].into();
    let alone = seats(&[("Ada", PlayerKind::Human)]);
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), USUAL, "dre13ehn", Setup { seats: alone, options: solo, ..Setup::default() });
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    driver.tap(Named::Escape);
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)));
    assert!(says(&mut driver, &tr!(Lang::En, "dre13ehn-mode-solo")), "{:?}", driver.texts());
}

#[test]
fn keys_of_the_game_and_the_rules_of_an_evening_are_pictured() {
    for appearance in APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let mut driver = evening(home.path(), appearance);
        driver.tap(Named::Enter);
        driver.tap(Named::F1);
        take(&mut driver, appearance, "keys", "now");
        driver.tap(Named::F1);
        take(&mut driver, appearance, "table", "settings");
        let title = games::shelf::find("evening").unwrap();
        driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Rules(title)));
        take(&mut driver, appearance, "evening", "rules");
        driver.tap(Named::End);
        take(&mut driver, appearance, "evening", "rules-end");
        for _ in 0..4 {
            driver.tap(Named::Escape);
        }
        take(&mut driver, appearance, "shelf", "unfinished");
    }
}

#[test]
fn how_a_championship_goes_is_told_where_one_is_set_up_in_both_languages() {
    for (lang, look) in [(Lang::De, Look::Light), (Lang::En, Look::Dark)] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), (1280.0, 4600.0), |desk| set_appearance(desk, lang, look, 100));
        driver.say(Message::Asked(wurfzabel::app::route::Route::Founding));
        let before = name(&driver);
        assert!(driver.click_text(&tr!(lang, "organise-rules")));
        assert_eq!(name(&driver), tr!(lang, "print-championship"));
        for part in ["world", "main", "ranks", "leaving", "projector", "file"] {
            let heading = lang.say(&Phrase::from(format!("championship-guide-{part}")));
            assert!(says(&mut driver, &heading), "{heading}");
        }
        driver.assert_within("the rules of championships");
        driver.keep(&format!("rules-championship-{}", lang.code()));
        driver.tap(Named::Escape);
        assert_eq!(name(&driver), before);
    }
}

#[test]
fn what_is_looked_for_in_the_rules_is_counted_marked_and_led_to_by_key() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), USUAL.size, |desk| set_appearance(desk, Lang::En, Look::Light, 100));
    driver.say(Message::Asked(wurfzabel::app::route::Route::Rules(games::shelf::find("kvatrutafl").unwrap())));
    let plain = driver.picture();
    driver.type_in("/");
    assert!(driver.has_focus("rules-search"));
    driver.type_in("UTTEKT");
    let count = |driver: &mut Driver| {
        let texts = driver.texts().into_iter().map(|(_, text)| text);
        let of = texts.filter_map(|text| {
            text.split_once(" of ").map(|(place, count)| (place.parse::<usize>(), count.parse::<usize>()))
        });
        of.filter_map(|(place, count)| Some((place.ok()?, count.ok()?))).next()
    };
    let (place, all) = count(&mut driver).unwrap();
    assert!(place == 0 && all > 3, "{place} of {all}");
    let mut seen = Vec::new();
    for nth in 1..=all {
        driver.tap(if nth % 2 == 0 { Named::F3 } else { Named::Enter });
        assert_eq!(count(&mut driver), Some((nth, all)));
        seen.push(driver.scrolled("rules-page").unwrap());
    }
    assert!(seen.is_sorted() && seen[all - 1] > seen[0], "one after the other: {seen:?}");
    driver.tap(Named::Enter);
    assert_eq!(count(&mut driver), Some((1, all)), "and from the beginning");
    driver.type_in("xyz");
    assert_eq!(count(&mut driver), Some((0, 0)));
    assert!(driver.picture() != plain);
}

#[test]
fn how_a_game_is_played_well_is_opened_from_its_rules_and_printed_by_key_and_by_mouse() {
    use wurfzabel::app::route::Route::Rules;
    let [mut with, mut without] = [0, 0];
    for title in games::shelf::ALL.iter().copied() {
        // In these windows the controls of a bar are named.
        let appearance = APPEARANCES[(with + without) % 2];
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), (appearance.size.0, 2600.0), |desk| {
            set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        });
        driver.say(Message::Asked(Rules(title)));
        let rules = name(&driver);
        let Some(strategy) = title.about().strategy else {
            assert!(!says(&mut driver, &tr!(appearance.lang, "app-strategy")), "{}", title.key());
            driver.type_in("s");
            assert_eq!(name(&driver), rules);
            without += 1;
            continue;
        };
        with += 1;
        if with % 2 == 0 {
            driver.type_in("s");
        } else {
            assert!(driver.click_text(&tr!(appearance.lang, "app-strategy")));
        }
        assert_eq!(
            name(&driver),
            tr!(appearance.lang, "app-strategy-of", game = appearance.lang.say(&title.about().name()))
        );
        for block in strategy(appearance.lang) {
            if let games::table::Block::Heading(words) = block {
                assert!(says(&mut driver, &appearance.lang.say(&words)), "{}: {words:?}", title.key());
            }
        }
        assert!(driver.click_text(&tr!(appearance.lang, "app-print")));
        let Screen::Print(state) = driver.app().top() else { panic!("{} is printed", title.key()) };
        assert_eq!(state.chosen(), (format!("{}-strategy", title.key()).as_str(), false));
        assert!(!says(&mut driver, &tr!(appearance.lang, "app-strategy-waits")), "the pages are there");
        driver.tap(Named::Escape);
        driver.tap(Named::Escape);
        assert_eq!(name(&driver), rules);
        driver.say(Message::Asked(wurfzabel::app::route::Route::Setup(title)));
        if with % 2 == 0 {
            assert!(driver.click_text(&tr!(appearance.lang, "app-strategy")));
        } else {
            driver.type_in("s");
        }
        assert_eq!(
            name(&driver),
            tr!(appearance.lang, "app-strategy-of", game = appearance.lang.say(&title.about().name()))
        );
    }
    assert!(with > 0 && without > with, "{with} {without}");
}

#[test]
fn how_games_are_played_well_is_pictured() {
    for (title, appearance) in
        games::shelf::ALL.iter().flat_map(|title| APPEARANCES.map(|appearance| (*title, appearance)))
    {
        if title.about().strategy.is_some() {
            let home = tempfile::tempdir().unwrap();
            let mut driver = Driver::start(home.path(), (appearance.size.0, 2600.0), |desk| {
                set_appearance(desk, appearance.lang, appearance.look, appearance.text);
            });
            driver.say(Message::Asked(wurfzabel::app::route::Route::Strategy(title)));
            take(&mut driver, appearance, "strategy", title.key());
        }
    }
}

#[test]
fn the_card_of_keys_and_the_settings_lead_to_the_handbook_which_is_searched_and_printed() {
    let home = tempfile::tempdir().unwrap();
    let mut driver =
        Driver::start(home.path(), (1280.0, 800.0), |desk| set_appearance(desk, Lang::De, Look::Light, 100));
    let handbook = tr!(Lang::De, "print-handbook");
    driver.tap(Named::F1);
    driver.focus("help-handbook");
    driver.tap(Named::Enter);
    assert_eq!(name(&driver), handbook);
    driver.type_in("/");
    driver.type_in("Kante");
    assert!(says(&mut driver, &tr!(Lang::De, "app-rules-found", place = 0, count = 2)));
    driver.tap(Named::Escape);
    driver.say(Message::Asked(wurfzabel::app::route::Route::Settings));
    assert!(driver.click_text(&handbook));
    assert_eq!(name(&driver), handbook);
    assert!(driver.click_text(&tr!(Lang::De, "app-print")));
    assert!(matches!(driver.app().top(), Screen::Print(_)));
    assert!(says(&mut driver, &tr!(Lang::De, "print-handbook-about")));
}
