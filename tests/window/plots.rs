//! Plots that tell what they show: under the pointer, and where arrows lead.

use base::i18n::Lang;
use club::store::settings::Look;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, Rectangle, mouse};
use jiff::Timestamp;
use wurfzabel::app::Message;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, set_appearance};
use crate::learner;

/// The trainer's progress after so many days, in a window so large that all of it is seen.
fn progress(days: u32, size: (f32, f32), lang: Lang, look: Look, text: u16) -> (Driver, tempfile::TempDir) {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), size, |desk| {
        set_appearance(desk, lang, look, text);
        assert!(desk.open_practice() && desk.practise(learner::reviews(days, 10_000, Timestamp::now())));
    });
    driver.say(Message::Asked(Route::Progress));
    (driver, home)
}

/// What the plot in these bounds tells.
pub fn told(driver: &mut Driver, bounds: Rectangle) -> Option<Vec<String>> {
    let texts = driver.texts();
    let told = texts.into_iter().find(|(at, _)| *at == bounds).map(|(_, says)| says)?;
    Some(told.lines().map(str::to_owned).collect())
}

/// Leads the pointer across a plot, from right to left, row by row, until it tells something.
pub fn point(driver: &mut Driver, bounds: Rectangle) -> Option<(Point, Vec<String>)> {
    let across = (0..60).map(|step| bounds.x + bounds.width * (0.99 - step as f32 / 60.0));
    for x in across {
        for row in 1..12 {
            let at = Point::new(x, bounds.y + bounds.height * row as f32 / 12.0);
            driver.happen([Event::Mouse(mouse::Event::CursorMoved { position: at })]);
            if let Some(says) = told(driver, bounds) {
                return Some((at, says));
            }
        }
    }
    None
}

#[test]
fn the_value_under_the_pointer_is_told_and_gone_with_it() {
    let (mut driver, _home) = progress(40, (1280.0, 2000.0), Lang::En, Look::Light, 100);
    for (name, word) in [
        ("progress-coming", "card"),
        ("progress-learnt", "met"),
        ("progress-retention", "known"),
        ("progress-pace", " s"),
    ] {
        let bounds = driver.bounds(name).unwrap();
        assert_eq!(told(&mut driver, bounds), None, "{name}: nothing before");
        let (_, says) = point(&mut driver, bounds).unwrap_or_else(|| panic!("{name}: {bounds:?}"));
        let matters = &says[0];
        assert!(matters.contains(word) || matters.contains("firm") || matters.contains("forecast"), "{name}: {says:?}");
        assert!(says.len() > 1, "{name}: {says:?}");
        driver.happen([Event::Mouse(mouse::Event::CursorMoved { position: Point::new(2.0, 300.0) })]);
        assert_eq!(told(&mut driver, bounds), None, "{name}: nothing afterwards");
    }
}

#[test]
fn arrows_walk_from_value_to_value_where_the_plot_has_the_focus() {
    let (mut driver, _home) = progress(40, (1280.0, 2000.0), Lang::En, Look::Light, 100);
    let bounds = driver.bounds("progress-learnt").unwrap();
    driver.focus("progress-learnt");
    let last = told(&mut driver, bounds).expect("the latest at once");
    driver.tap(Named::ArrowLeft);
    let before = told(&mut driver, bounds).unwrap();
    assert_ne!(before, last);
    driver.tap(Named::ArrowRight);
    assert_eq!(told(&mut driver, bounds).unwrap(), last);
    driver.tap(Named::ArrowRight);
    assert_eq!(told(&mut driver, bounds).unwrap(), last, "at the end it stays");
    driver.tap(Named::ArrowDown);
    let firm = told(&mut driver, bounds).unwrap();
    assert!(firm[0].contains("firm") && firm[1] == last[1], "the same day on the other line: {firm:?}");
    driver.tap(Named::Home);
    assert!(told(&mut driver, bounds).unwrap() != firm);
    driver.tap(Named::Tab);
    assert_eq!(told(&mut driver, bounds), None, "nothing where the focus is gone");
    // Of one line up and down stay the page's.
    driver.focus("progress-pace");
    let bounds = driver.bounds("progress-pace").unwrap();
    let last = told(&mut driver, bounds).unwrap();
    driver.key(Key::Named(Named::ArrowUp), Modifiers::empty());
    assert_eq!(told(&mut driver, bounds).unwrap_or(last.clone()), last);
    assert!(driver.has_focus("progress-pace") || told(&mut driver, bounds).is_none());
}

/// A home with so many matches of four, who sit elsewhere every time.
fn played(count: usize) -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("matches");
    std::fs::create_dir_all(&folder).unwrap();
    let record = std::fs::read_to_string("tests/records/namaste-four-to-the-end.wurf").unwrap();
    let (header, rest) = record.split_once('\n').unwrap();
    for nth in 0..count {
        let mut header: serde_json::Value = serde_json::from_str(header).unwrap();
        let names = ["Ida", "Bo", "Änne", "Jo"];
        for seat in 0..4 {
            let name = names[(seat + nth * 7 + nth / 3) % 4];
            header["players"][seat] = serde_json::json!({"name": name, "kind": "human"});
        }
        header["started"] = format!("2026-{:02}-{:02}T{:02}:00:00Z", 9 + nth / 460, 1 + nth / 23 % 20, nth % 23).into();
        std::fs::write(folder.join(format!("{nth:03}.wurf")), format!("{header}\n{rest}")).unwrap();
    }
    home
}

#[test]
fn a_value_of_a_course_leads_to_its_match_by_pointer_and_by_keyboard() {
    for by_key in [false, true] {
        let home = played(6);
        let mut driver =
            Driver::start(home.path(), (1280.0, 1000.0), |desk| set_appearance(desk, Lang::En, Look::Light, 100));
        driver.say(Message::Asked(Route::Statistics));
        driver.type_in("2");
        let bounds = driver.bounds("course-namaste").unwrap();
        if by_key {
            driver.focus("course-namaste");
            driver.tap(Named::ArrowLeft);
            let says = told(&mut driver, bounds).unwrap();
            assert!(says.len() == 4 && says[0].contains(": ") && says[1].contains("September"), "{says:?}");
            driver.tap(Named::Enter);
        } else {
            let (at, says) = point(&mut driver, bounds).unwrap();
            assert_eq!(says.len(), 4, "{says:?}");
            driver.click_at(at);
        }
        assert!(matches!(driver.app().top(), Screen::Replay(_)), "{by_key}");
        driver.tap(Named::Escape);
        assert!(matches!(driver.app().top(), Screen::Statistics(_)));
    }
}

#[test]
fn of_very_many_matches_a_value_stands_for_several_and_leads_to_the_best() {
    let home = played(610);
    let mut driver =
        Driver::start(home.path(), (1280.0, 800.0), |desk| set_appearance(desk, Lang::De, Look::Light, 100));
    driver.say(Message::Asked(Route::Statistics));
    driver.type_in("2");
    let bounds = driver.bounds("course-namaste").unwrap();
    driver.focus("course-namaste");
    driver.tap(Named::ArrowLeft);
    let says = told(&mut driver, bounds).unwrap();
    assert!(says[1].starts_with("3 Partien") && says[2].starts_with("von "), "{says:?}");
    driver.keep("plots-course-many");
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Replay(_)));
}

#[test]
fn the_fairness_of_dice_is_told_face_by_face() {
    let home = played(3);
    let mut driver =
        Driver::start(home.path(), (1280.0, 1400.0), |desk| set_appearance(desk, Lang::De, Look::Light, 100));
    driver.say(Message::Asked(Route::Statistics));
    driver.type_in("3");
    driver.tap(Named::Tab);
    for _ in 0..40 {
        driver.tap(Named::Tab);
        if driver.texts().iter().any(|(_, says)| says.contains("zu erwarten") && says.contains("-mal gefallen")) {
            driver.keep("plots-dice");
            return;
        }
    }
    panic!("no plot took the focus");
}

#[test]
fn cards_of_plots_are_pictures() {
    for (name, lang, look, size, text) in [
        ("de-light", Lang::De, Look::Light, (1280.0, 800.0), 100),
        ("en-dark-150", Lang::En, Look::Dark, (1024.0, 700.0), 150),
    ] {
        let home = played(40);
        let mut driver = Driver::start(home.path(), size, |desk| set_appearance(desk, lang, look, text));
        driver.say(Message::Asked(Route::Statistics));
        driver.type_in("2");
        driver.focus("course-namaste");
        driver.tap(Named::ArrowLeft);
        driver.assert_within(&format!("course, {name}"));
        driver.keep(&format!("plots-course-{name}"));
    }
    for (name, lang, look, size, text) in [
        ("de-light", Lang::De, Look::Light, (1280.0, 2000.0), 100),
        ("en-dark-150", Lang::En, Look::Dark, (1024.0, 2300.0), 150),
    ] {
        let (mut driver, _home) = progress(40, size, lang, look, text);
        driver.focus("progress-retention");
        driver.tap(Named::ArrowLeft);
        let coming = driver.bounds("progress-coming").unwrap();
        let at = Point::new(coming.x + coming.width * 0.3, coming.y + coming.height * 0.7);
        driver.happen([Event::Mouse(mouse::Event::CursorMoved { position: at })]);
        driver.keep(&format!("plots-progress-{name}"));
    }
}
