//! The shelf: what was done last beside the games, cards and rows that light up whole, names in any script.

use std::path::Path;

use base::draw::Role;
use base::i18n::Lang;
use club::store::settings::Look;
use games::game::bot::Level;
use games::game::chance::Luck;
use iced::advanced::renderer::Headless as _;
use iced::keyboard::key::Named;
use iced::{Event, Point, Rectangle, Size, mouse};
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, reads, says, set_appearance};
use crate::sitting::{Appearance, USUAL};

/// Finished matches, with the names of who played them.
const FINISHED: [(&str, &[&str]); 4] = [
    (include_str!("../records/namaste-two-to-the-end.wurf"), &["Käthe", "שרה"]),
    (include_str!("../records/ludix-best-reading.wurf"), &["अदिति", "ليلى", "Bo", "王伟"]),
    (include_str!("../records/kvatrutafl-match.wurf"), &["สมชาย", "🦊 Ada"]),
    (include_str!("../records/tavern-evening.wurf"), &["Ann", "Bo", "Cem"]),
];

/// A match under way: so many lines of a finished one.
const UNDER_WAY: (&str, usize) = (include_str!("../records/kvatrutafl-match.wurf"), 60);

/// The record begun on that day, with other names.
fn named(record: &str, names: &[&str], day: usize) -> String {
    let (head, events) = record.split_once('\n').unwrap();
    let mut head: serde_json::Value = serde_json::from_str(head).unwrap();
    for (player, name) in head["players"].as_array_mut().unwrap().iter_mut().zip(names) {
        player["name"] = (*name).into();
    }
    head["started"] = format!("2026-11-{day:02}T18:00:00Z").into();
    format!("{head}\n{events}")
}

fn keep(home: &Path, day: usize, record: &str) {
    let folder = home.join("matches");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join(format!("2026-11-{day:02}-18-00-00-test.wurf")), record).unwrap();
}

fn open(home: &Path, appearance: Appearance, played: bool) -> Driver {
    if played {
        for ((record, names), day) in FINISHED.iter().zip(3..) {
            keep(home, day, &named(record, names, day));
        }
        let part: Vec<&str> = UNDER_WAY.0.lines().take(UNDER_WAY.1).collect();
        keep(home, 20, &named(&(part.join("\n") + "\n"), &["Käthe", "שרה"], 20));
    }
    Driver::start(home, appearance.size, |desk| set_appearance(desk, appearance.lang, appearance.look, appearance.text))
}

#[test]
fn what_was_done_last_stands_beside_the_games() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), USUAL, true);
    assert!(reads(&mut driver, "Unfinished matches") && reads(&mut driver, "Last played"));
    assert!(!driver.texts().iter().any(|(_, text)| text.contains("events")), "it is said how far they have come");
    assert!(driver.click("latest-0"));
    assert!(matches!(driver.app().top(), Screen::Replay(_)), "a result leads to its match");
    assert!(driver.click("back") && driver.click("go-on-0"));
    assert!(driver.table().is_some(), "an unfinished match goes on");
    assert!(driver.click("back") && driver.click("practise-today"));
    assert!(matches!(driver.app().top(), Screen::Practise(_)));
    let empty = tempfile::tempdir().unwrap();
    let mut driver = open(empty.path(), USUAL, false);
    assert!(!reads(&mut driver, "Unfinished matches") && !reads(&mut driver, "Last played"), "nothing is empty");
    assert!(driver.click("on-paper"));
    assert!(matches!(driver.app().top(), Screen::Print(_)));
}

/// The colours at these points of the window while the pointer is at another.
fn colours<const N: usize>(driver: &mut Driver, pointer: Point, at: [Point; N]) -> [[u8; 3]; N] {
    let (ground, mut rgba) = (driver.app().desk().ui().colour(Role::Ground), Vec::new());
    let moved = Event::Mouse(mouse::Event::CursorMoved { position: pointer });
    driver.live([moved], |renderer| rgba = renderer.screenshot(Size::new(1280, 800), 1.0, ground));
    at.map(|at| {
        let index = (at.y as usize * 1280 + at.x as usize) * 4;
        [rgba[index], rgba[index + 1], rgba[index + 2]]
    })
}

#[test]
fn what_can_be_pressed_lights_up_whole_and_only_what_would_be_pressed() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), USUAL, true);
    for id in ["namaste", "tavern", "practise-today", "go-on-0", "latest-0"] {
        let card = driver.bounds(id).unwrap();
        let Rectangle { x, y, width, height } = card;
        let corners = [Point::new(x + 5.0, y + 5.0), Point::new(x + width - 5.0, y + height - 5.0)];
        let rest = colours(&mut driver, Point::ORIGIN, corners);
        for over in corners {
            let lit = colours(&mut driver, over, corners);
            assert!(lit[0] != rest[0] && lit[1] != rest[1], "{id} lights up from end to end");
        }
    }
    // pointing at a control within a card is not pointing at the card
    let card = driver.bounds("namaste").unwrap();
    let rules = driver.texts().into_iter().find(|(at, text)| text == "Rules" && card.contains(at.center())).unwrap().0;
    let corner = [Point::new(card.x + 5.0, card.y + 5.0)];
    let rest = colours(&mut driver, Point::ORIGIN, corner);
    assert_eq!(colours(&mut driver, rules.center(), corner), rest);
    driver.click_at(rules.center());
    assert!(matches!(driver.app().top(), Screen::Rules(_)), "and presses that control alone");
    assert!(driver.click("back"));
    driver.click_at(Point::new(card.x + card.width - 8.0, card.y + card.height - 8.0));
    assert!(matches!(driver.app().top(), Screen::Setup(_)), "the card is pressed anywhere else");
}

#[test]
fn the_shelf_is_pictured_full_and_empty() {
    let appearance = |name, lang, look, size, text| Appearance { name, lang, look, size, text };
    for appearance in [
        appearance("de-light", Lang::De, Look::Light, (1280.0, 800.0), 100),
        appearance("en-dark", Lang::En, Look::Dark, (1280.0, 800.0), 100),
        appearance("de-light-small", Lang::De, Look::Light, (1024.0, 700.0), 100),
        appearance("en-light-large", Lang::En, Look::Light, (1920.0, 1080.0), 100),
        appearance("de-dark-large-150", Lang::De, Look::Dark, (1920.0, 1080.0), 150),
        appearance("en-dark-small-150", Lang::En, Look::Dark, (1024.0, 700.0), 150),
    ] {
        for (played, what) in [(true, "full"), (false, "empty")] {
            let home = tempfile::tempdir().unwrap();
            let mut driver = open(home.path(), appearance, played);
            let name = format!("shelf-{what}-{}", appearance.name);
            driver.keep(&name);
            driver.assert_within(&name);
        }
    }
}

/// So many lines of a match of Langer Entenschiß over five games, begun on that day.
fn ducks(home: &Path, day: usize, lines: usize) {
    let title = games::shelf::find("entenschiss").unwrap();
    let seating = ["Ada", "Bo"].map(|name| (name.to_owned(), Level::Easy));
    let run = title.run(&[("games".to_owned(), "5".to_owned())].into(), &seating, Luck::new(1)).unwrap();
    let lines: Vec<String> = run.entries.iter().take(lines).map(|entry| entry.line() + "\n").collect();
    keep(home, day, &named(&(run.header.line() + "\n" + &lines.concat()), &["Player 1", "Bo"], day));
}

#[test]
fn a_match_is_told_by_how_long_it_is_and_names_keep_apart_from_scores() {
    let home = tempfile::tempdir().unwrap();
    ducks(home.path(), 3, usize::MAX);
    ducks(home.path(), 4, 1);
    let mut driver = open(home.path(), USUAL, false);
    assert!(reads(&mut driver, "Game 1 of 5 · Player 1: 1, Bo: 0"));
    assert!(says(&mut driver, " · 5 games · 3 November"), "{:?}", driver.texts());
    assert!(driver.texts().iter().any(|(_, text)| text.starts_with("Player 1: ")), "the winner or not");
}

#[test]
fn no_two_matches_to_go_on_with_are_told_alike() {
    let home = tempfile::tempdir().unwrap();
    let part: Vec<&str> = UNDER_WAY.0.lines().take(UNDER_WAY.1).collect();
    for day in [20, 21] {
        keep(home.path(), day, &named(&(part.join("\n") + "\n"), &["Renate", "Günter"], day));
    }
    let mut driver = open(home.path(), USUAL, false);
    let mut row = |id| {
        let row = driver.bounds(id).unwrap();
        let texts = driver.texts().into_iter().filter(|(at, _)| row.contains(at.center()));
        texts.map(|(_, text)| text).find(|text| text.contains("Renate")).unwrap()
    };
    let rows = ["go-on-0", "go-on-1"].map(&mut row);
    assert_ne!(rows[0], rows[1]);
    assert!(rows[0].contains("21 November 2026") && rows[1].contains("20 November 2026"), "{rows:?}");
}

#[test]
fn games_keep_their_places_and_what_else_is_unfinished_is_led_to() {
    for (size, across) in [((700.0, 700.0), 1), ((1024.0, 700.0), 2), ((1280.0, 800.0), 3)] {
        let home = tempfile::tempdir().unwrap();
        (3..7).for_each(|day| ducks(home.path(), day, 1));
        ducks(home.path(), 8, usize::MAX);
        let mut driver = open(home.path(), Appearance { size, ..USUAL }, false);
        let [first, second] = ["namaste", "dre13ehn"].map(|game| driver.bounds(game).unwrap());
        assert_eq!(first.x, 24.0_f32.max((size.0 - 1240.0) / 2.0), "Namaste stands first in its row");
        assert_eq!(first.y == second.y, across > 1, "and dre13ehn follows");
        let rows = ["go-on-0", "go-on-1"].map(|row| driver.bounds(row).unwrap());
        assert_eq!(rows[0].y < first.y, across < 3, "above the games, or where their last row ends");
        assert!(driver.bounds("go-on-2").is_none() && reads(&mut driver, "2 more in the archive"));
        driver.focus("go-on-more");
        driver.tap(Named::Enter);
        let Screen::Archive(archive) = driver.app().top() else { panic!("not the archive") };
        assert_eq!(archive.seen().count(), 4, "those that can go on, without the one that is over");
    }
}

#[test]
fn a_name_that_is_too_long_is_told_where_it_is_typed_and_nowhere_else() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), USUAL.size, |desk| set_appearance(desk, Lang::En, Look::Light, 100));
    driver.focus("who");
    driver.type_in(&"a".repeat(50));
    let why = "A name has at most 40 characters, this one has 50.";
    assert!(says(&mut driver, why), "{:?}", driver.texts());
    let lesson = games::lesson::of("namaste").next().unwrap();
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Lesson(lesson)));
    assert!(driver.table().is_some() && !says(&mut driver, why));
    driver.tap(Named::Escape);
    driver.focus("who");
    (0..10).for_each(|_| driver.tap(Named::Backspace));
    assert!(!says(&mut driver, "A name has at most"), "{:?}", driver.texts());
}

#[test]
fn the_overview_is_not_told_that_the_match_it_shows_is_kept() {
    let home = tempfile::tempdir().unwrap();
    let setup = club::store::settings::Setup::default();
    let mut driver = crate::sitting::start(home.path(), USUAL, "ludix", setup);
    while driver.table().unwrap().table().history().is_empty() {
        driver.wait(std::time::Duration::from_secs(1));
        driver.tap(Named::Space);
    }
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Home));
    assert!(matches!(driver.app().top(), Screen::Shelf(_)) && driver.bounds("go-on-0").is_some());
    assert!(driver.app().desk().notices().is_empty(), "{:?}", driver.app().desk().notices());
}
