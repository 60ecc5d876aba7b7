//! What a match came to, told at its end: reached from table and replay, its moments pressed and walked, kept as a picture.

use base::i18n::Lang;
use games::game::bot::Level;
use games::game::chance::Luck;
use games::table::ending::page;
use iced::keyboard::key::Named;
use wurfzabel::app::pane::Pane;
use wurfzabel::app::screen::{Screen, ending};

use crate::driver::Driver;
use crate::files::write;

const LAPTOP: (f32, f32) = (1280.0, 800.0);
/// High enough that all of it is seen.
const HIGH: (f32, f32) = (1280.0, 1300.0);

/// The end of a match of a game between two computer players, as a replay leads to it.
fn told(home: &std::path::Path, game: &str, lang: Lang, size: (f32, f32)) -> Driver {
    let seating = [("Käthe".to_owned(), Level::Strong), ("Bo".to_owned(), Level::Easy)];
    let run = games::shelf::find(game).unwrap().run(&Default::default(), &seating, Luck::new(3)).unwrap();
    let mut driver =
        Driver::replaying(home, &run.text(), size, |desk| desk.change(|settings| settings.lang = Some(lang)));
    assert!(driver.click_text(if lang == Lang::En { "How it went" } else { "Wie es ausging" }));
    driver
}

fn state(driver: &Driver) -> &ending::State {
    match driver.app().top() {
        Screen::Ending(state) => state,
        other => panic!("not the end: {}", other.name(driver.app().desk())),
    }
}

fn step(driver: &Driver) -> usize {
    match driver.app().top() {
        Screen::Replay(state) => state.step(),
        other => panic!("not the replay: {}", other.name(driver.app().desk())),
    }
}

#[test]
fn moments_are_told_once_each_and_lead_to_where_they_were() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = told(home.path(), "namaste", Lang::En, LAPTOP);
    let moments = state(&driver).moments.to_vec();
    let whats: Vec<&str> = moments.iter().map(|moment| moment.what.as_str()).collect();
    assert!(whats.contains(&"The costliest decision"), "{whats:?}");
    assert!(moments.iter().all(|moment| moments.iter().filter(|other| other.step == moment.step).count() == 1));
    let costly = moments.iter().find(|moment| moment.what == "The costliest decision").unwrap();
    let (told, better) = costly.says.split_once("). Better: ").unwrap();
    assert!(told.starts_with("Bo ") && !better.contains("Bo"), "{}", costly.says);
    assert!(told.contains(" (win chance ") && told.contains("→"), "{}", costly.says);
    // By keys to the last, and there.
    for _ in 0..moments.len() {
        driver.tap(Named::ArrowDown);
    }
    driver.tap(Named::Enter);
    assert_eq!(step(&driver), moments.last().unwrap().step);
    driver.tap(Named::Escape);
    driver.tap(Named::Escape);
    assert_eq!(state(&driver).moments, moments, "it is as it was left");
    // By mouse.
    let (bounds, drawing) = (driver.bounds("board").unwrap(), state(&driver).picture().drawing());
    let area = drawing.spots.iter().find(|area| area.spot == page::spot(0)).unwrap();
    let (low, high) = area.area.bounds().unwrap();
    let scale = bounds.width / drawing.size.width;
    // The page is scrolled to its end.
    let lower = driver.scrolled("ending-page").unwrap();
    let middle = (low + high) * 0.5;
    let at = (bounds.x + middle.x * scale, bounds.y + middle.y * scale - lower);
    driver.click_at(at.into());
    assert_eq!(step(&driver), moments[0].step);
}

#[test]
fn it_is_told_in_german_too() {
    let home = tempfile::tempdir().unwrap();
    let driver = told(home.path(), "ludix", Lang::De, LAPTOP);
    assert!(state(&driver).moments.iter().any(|moment| moment.what == "Endgültig vorn"));
}

#[test]
fn it_is_kept_as_a_picture_and_nothing_is_written_over_unasked() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = told(home.path(), "kvatrutafl", Lang::En, HIGH);
    assert!(driver.click("ending-keep"));
    let target = home.path().join("end.png");
    write(&mut driver, "print-target", target.to_str().unwrap());
    assert!(driver.click("print-save"));
    let picture = std::fs::read(&target).unwrap();
    let read = png::Decoder::new(std::io::Cursor::new(&picture)).read_info().unwrap();
    assert_eq!(read.info().width, 1920, "two pixels a unit");
    std::fs::write(&target, "mine").unwrap();
    assert!(driver.click("print-save"));
    assert_eq!(std::fs::read(&target).unwrap(), b"mine");
}
