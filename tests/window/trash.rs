//! The trash looked into: what lies there, since when, and how it comes back.

use std::path::{Path, PathBuf};

use club::store::{Folders, archive};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use wurfzabel::app::Message;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, says, set_appearance};
use crate::sitting::{APPEARANCES, Appearance as Look, USUAL, take};

const RECORDS: [(&str, &str); 3] = [
    ("2026-11-03-12-00-00-namaste.wurf", include_str!("../records/namaste-two-to-the-end.wurf")),
    ("2026-11-04-12-00-00-ludix.wurf", include_str!("../records/ludix-shared.wurf")),
    ("2026-11-05-12-00-00-none.wurf", "no match at all\n"),
];

/// The archive with these matches, of which all but the first were deleted.
fn archive_of(home: &Path, appearance: Look) -> (Driver, Vec<PathBuf>) {
    let folders = Folders::at(home);
    std::fs::create_dir_all(folders.matches()).unwrap();
    let paths: Vec<PathBuf> = RECORDS.iter().map(|(name, _)| folders.matches().join(name)).collect();
    for (path, (_, record)) in paths.iter().zip(RECORDS) {
        std::fs::write(path, record).unwrap();
    }
    for (hour, path) in paths.iter().enumerate().skip(1) {
        let now = jiff::Timestamp::now() - jiff::SignedDuration::from_hours(40 - i64::try_from(hour).unwrap());
        let _ = archive::delete(&folders, path, now).unwrap();
    }
    let mut driver = Driver::start(home, appearance.size, |desk| {
        set_appearance(desk, appearance.lang, appearance.look, appearance.text);
    });
    driver.say(Message::Asked(Route::Archive));
    (driver, paths)
}

fn lies_there(driver: &Driver) -> usize {
    match driver.app().top() {
        Screen::Trash(trash) => trash.all.len(),
        _ => panic!("not the trash"),
    }
}

#[test]
fn what_was_deleted_is_listed_and_comes_back() {
    let home = tempfile::tempdir().unwrap();
    let (mut driver, paths) = archive_of(home.path(), USUAL);
    assert!(driver.click_text("Trash"));
    assert_eq!(lies_there(&driver), 2);
    for words in ["Ludix", "2026-11-05-12-00-00-none.wurf", "Deleted", "kept until", "30 days"] {
        assert!(says(&mut driver, words), "{words}");
    }
    // By keyboard: the last deleted stands first.
    driver.tap(Named::ArrowDown);
    driver.tap(Named::Enter);
    assert!(paths[2].exists(), "it is where it was");
    assert!(says(&mut driver, "Back in the archive"));
    assert!(driver.has_focus("trash-list"), "and the next is at hand");
    // By mouse.
    assert!(driver.click("trashed-0") && driver.click("trash-restore"));
    assert!(paths[1].exists() && lies_there(&driver) == 0);
    assert!(says(&mut driver, "The trash is empty"));
    driver.tap(Named::Escape);
    let Screen::Archive(archive) = driver.app().top() else { panic!("back to the archive") };
    assert_eq!(archive.seen().count(), 3);
    driver.key(iced::keyboard::Key::Character("z".into()), Modifiers::COMMAND);
    assert!(driver.app().desk().notices().is_empty(), "nothing is brought back twice");
}

#[test]
fn enter_brings_back_what_is_chosen_as_soon_as_the_trash_is_open() {
    for all in [false, true] {
        let home = tempfile::tempdir().unwrap();
        let (mut driver, paths) = archive_of(home.path(), USUAL);
        assert!(driver.click_text("Trash"));
        if all {
            driver.key(iced::keyboard::Key::Character("a".into()), Modifiers::COMMAND);
            assert!(driver.has_focus("trash-list"), "and arrows go on from there");
        }
        driver.tap(Named::Enter);
        assert!(paths[2].exists() && paths[1].exists() == all && lies_there(&driver) == usize::from(!all));
    }
}

#[test]
fn what_cannot_come_back_is_said_and_stays() {
    let home = tempfile::tempdir().unwrap();
    let (mut driver, _) = archive_of(home.path(), USUAL);
    assert!(driver.click_text("Trash"));
    std::fs::remove_dir_all(Folders::at(home.path()).trash()).unwrap();
    assert!(driver.click("trash-restore"));
    assert_eq!(driver.app().desk().notices().len(), 1);
    assert_eq!(lies_there(&driver), 0, "and what is gone is not listed");
}

#[test]
fn what_was_deleted_is_looked_at_and_all_of_it_comes_back_at_once() {
    let home = tempfile::tempdir().unwrap();
    let (mut driver, paths) = archive_of(home.path(), USUAL);
    assert!(driver.click_text("Trash"));
    assert!(driver.bounds("trash-look").is_some());
    driver.tap(Named::ArrowDown);
    driver.tap(Named::ArrowDown);
    let before = std::fs::read(&paths[0]).unwrap();
    assert!(driver.click("trash-look"));
    driver.tap(Named::End);
    let Screen::Replay(replay) = driver.app().top() else { panic!("the match is looked at") };
    assert!(replay.table().turn().is_over());
    driver.tap(Named::Escape);
    assert_eq!(lies_there(&driver), 2, "looking brings nothing back");
    driver.key(iced::keyboard::Key::Character("a".into()), Modifiers::COMMAND);
    assert!(driver.click_text("Bring back 2"));
    assert!(paths.iter().all(|path| path.exists()) && lies_there(&driver) == 0);
    assert_eq!(std::fs::read(&paths[0]).unwrap(), before);
    assert!(says(&mut driver, "2 items are back in the archive"));
}

#[test]
fn the_trash_is_pictured() {
    for appearance in APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let (mut driver, _) = archive_of(home.path(), appearance);
        take(&mut driver, appearance, "archive", "bar");
        driver.say(Message::Asked(Route::Trash));
        driver.tap(Named::ArrowDown);
        take(&mut driver, appearance, "trash", "two");
        driver.tap(Named::Enter);
        driver.tap(Named::Enter);
        take(&mut driver, appearance, "trash", "empty");
    }
}
