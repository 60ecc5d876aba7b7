//! The throw of the day: the same dice by the date, one's own course as a calendar, nothing taken back; and the number of
//! the dice, typed before a match.

use std::path::Path;
use std::time::Duration;

use base::i18n::Lang;
use club::store::Folders;
use club::store::settings::{Look, Pause, Speed};
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::PlayerKind;
use games::shelf::day;
use iced::keyboard::Modifiers;
use iced::keyboard::key::{Key, Named};
use jiff::ToSpan as _;
use jiff::civil::{Date, date};
use wurfzabel::app::screen::Screen;
use wurfzabel::app::watch::{Driven, Watch};

use crate::driver::{Driver, reads, says, set_appearance};
use crate::sitting::USUAL;

const TODAY: Date = date(2026, 11, 23);

fn open(home: &Path) -> Driver {
    let mut driver = Driver::start(home, USUAL.size, |desk| {
        set_appearance(desk, Lang::En, Look::Light, 100);
        desk.change(|settings| (settings.dice_speed, settings.pause) = (Speed::None, Pause::nearest(0)));
        desk.watch = Watch::Driven(Driven::new("2026-11-23T12:00:00Z".parse().unwrap()));
    });
    driver.draw();
    driver
}

/// Ann's match of a day, as computer players would play it, begun then.
fn play(home: &Path, day: Date, begun: &str) -> Vec<bool> {
    let header = day::header(day, "Ann", "Computer").unwrap();
    let seating = ["Ann", "Computer"].map(|name| (name.to_owned(), Level::Easy));
    let run = day::title(day).run(&header.options, &seating, Luck::new(day::seed(day))).unwrap();
    let header = games::game::record::Header { started: Some(begun.to_owned()), ..header };
    let lines = run.entries.iter().map(|entry| entry.line() + "\n").collect::<String>();
    let folder = Folders::at(home).matches();
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join(format!("{day}-12-00-00-{}.wurf", header.game)), header.line() + "\n" + &lines).unwrap();
    (0..2).map(|seat| run.winners.contains(&seat)).collect()
}

#[test]
fn the_match_of_the_day_has_its_dice_and_goes_on_where_it_was_left() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path());
    assert!(reads(&mut driver, "Namaste against the computer"));
    assert!(driver.click("throw-of-the-day"));
    assert!(matches!(driver.app().top(), Screen::Today(_)) && reads(&mut driver, "Monday, 23 November 2026"));
    assert!(driver.click("today-play"));
    let header = driver.table().unwrap().table().header().clone();
    assert_eq!((header.seed, header.day, header.undo), (Some(20_261_123), Some(TODAY), false));
    let kinds: Vec<PlayerKind> = header.players.iter().map(|player| player.kind).collect();
    assert_eq!(kinds, [PlayerKind::Human, PlayerKind::Bot(Level::Strong)]);
    assert_eq!(driver.app().desk().people().all(), [], "who has given no name is nobody yet");
    // Something has to happen for it to be kept.
    driver.type_in("1");
    let stood = driver.table().unwrap().table().history().len();
    assert!(stood > 0, "the number of dice is chosen");
    driver.tap(Named::Escape);
    assert!(reads(&mut driver, "You have started this match.") && reads(&mut driver, "Continue"));
    driver.tap(Named::Escape);
    assert!(reads(&mut driver, "Namaste: under way"));
    assert!(driver.click("throw-of-the-day") && driver.click("today-play"));
    let table = driver.table().unwrap().table();
    assert!(table.history().len() >= stood && table.header().day == Some(TODAY), "the same match goes on");
    let files = std::fs::read_dir(Folders::at(home.path()).matches()).unwrap();
    let records = files.filter(|file| file.as_ref().unwrap().path().extension().is_some_and(|end| end == "wurf"));
    assert_eq!(records.count(), 1);
}

#[test]
fn the_course_tells_what_came_of_each_day_and_counts_those_played_in_time() {
    let home = tempfile::tempdir().unwrap();
    let mut won = 0;
    // Three days in time, up to yesterday; one before them that was made up for today.
    for (back, begun) in [(1, None), (2, None), (3, None), (4, Some(TODAY))] {
        let day = TODAY.saturating_sub(back.days());
        let begun = format!("{}T10:00:00Z", begun.unwrap_or(day));
        won += usize::from(play(home.path(), day, &begun)[0]);
    }
    let mut driver = open(home.path());
    assert!(driver.click("throw-of-the-day"));
    let course = format!("4 days played, {won} won; 3 days in a row.");
    assert!(reads(&mut driver, &course), "{course}: {:?}", driver.texts());
    assert!(driver.click("day-2026-11-22") && reads(&mut driver, "Sunday, 22 November 2026"));
    driver.key(Key::Character("c".into()), Modifiers::CTRL);
    assert!(says(&mut driver, "on the clipboard"), "{:?}", driver.texts());
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Replay(_)), "what was played is looked at");
    driver.tap(Named::Escape);
    driver.tap(Named::PageUp);
    assert!(reads(&mut driver, "October 2026") && reads(&mut driver, "Thursday, 22 October 2026"));
    assert!(says(&mut driver, "You can still play this day"));
    driver.tap(Named::PageDown);
    driver.tap(Named::PageDown);
    assert!(reads(&mut driver, "Monday, 23 November 2026"), "no day is looked at before it comes");
    assert!(driver.bounds("day-2026-11-24").is_none());
}

#[test]
fn a_day_later_there_is_another_match() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path());
    driver.pass(Duration::from_secs(24 * 3600));
    assert!(driver.click("throw-of-the-day"));
    assert!(reads(&mut driver, "Tuesday, 24 November 2026"));
    let game = Lang::En.say(&day::title(date(2026, 11, 24)).about().name());
    assert!(game != "Namaste" && reads(&mut driver, &game));
}

#[test]
fn the_number_of_the_dice_is_typed_and_shown() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path());
    driver.tap(Named::Escape);
    assert!(driver.click("ludix"));
    driver.focus("seed");
    driver.type_in("12 x");
    assert!(says(&mut driver, "The seed must be a whole number."));
    driver.tap(Named::Backspace);
    driver.type_in("4");
    driver.key(Key::Named(Named::Enter), Modifiers::CTRL);
    assert_eq!(driver.table().unwrap().table().header().seed, Some(124));
}
