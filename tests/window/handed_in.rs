//! Files that are handed to the window from any folder: looked at and left again they are as they were, however they come
//! in and however they are left; what a person plays on in them stands behind what was there.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use base::i18n::Lang;
use club::store::Folders;
use club::store::settings::{Pause, Speed};
use games::game::record::Record;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;
use wurfzabel::app::{Message, frame};

use crate::driver::Driver;

/// Matches and championships as somebody may have them.
pub fn files() -> Vec<(&'static str, String)> {
    let players = |first: &str| {
        format!(r#""players":[{{"name":"Robot","kind":"{first}"}},{{"name":"Ada","kind":"human"}}],"seed":5}}"#)
    };
    let head = |game: &str, first: &str| format!(r#"{{"wurfzabel":1,"game":"{game}",{}"#, players(first));
    let position = format!(
        r#"{{"wurfzabel":1,"game":"kvatrutafl","options":{{"position":"kvatrutafl white* u1 v5 w4 x5 unlocked black h3 i3 j3 k3 l3 unlocked dice 2 1"}},{}"#,
        players("human")
    );
    let half = include_str!("../records/kvatrutafl-half.wurf");
    vec![
        ("head.wurf", head("namaste", "human") + "\n"),
        ("head-ludix.wurf", head("ludix", "human")),
        ("head-position.wurf", position + "\n"),
        ("head-computer-begins.wurf", head("ludix", "bot:easy") + "\n"),
        ("head-computer-and-dice.wurf", head("namaste", "bot:easy") + "\n\n"),
        ("half.wurf", half.to_owned()),
        ("half-without-its-end.wurf", half.trim_end().to_owned()),
        ("torn.wurf", include_str!("../records/namaste-torn.wurf").to_owned()),
        ("whole.wurf", include_str!("../records/ludix-shared.wurf").to_owned()),
        ("damaged.wurf", head("ludix", "human") + "\nnonsense\n{\"roll\":[1,2]}\n"),
        ("no-match.wurf", "Dear diary\n".to_owned()),
        ("empty.wurf", String::new()),
        ("head.wurfcup", cup()),
        ("head-without-its-end.wurfcup", cup().trim_end().to_owned()),
        ("torn.wurfcup", cup() + "{\"event\":\"join\",\"id\":1,\"na"),
        ("damaged.wurfcup", cup() + "nonsense\n{}\n"),
    ]
}

/// The head of a championship.
fn cup() -> String {
    use club::championship::Head;
    Head::world("Wien", 2027, 1).line() + "\n"
}

/// Puts them into a folder.
pub fn hand_out(folder: &Path) {
    for (name, text) in files() {
        fs::write(folder.join(name), text).unwrap();
    }
}

/// All that lies in a folder, byte for byte.
pub fn everything(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| (path.clone(), fs::read(&path).unwrap())).collect()
}

fn start(home: &Path) -> Driver {
    Driver::start(home, (1280.0, 1400.0), |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
        });
    })
}

fn close(driver: &mut Driver) {
    let window = driver.app().window();
    driver.say(Message::Frame(window, frame::Message::CloseRequested));
}

#[test]
fn a_file_that_was_handed_in_is_as_it_was_when_it_is_left() {
    let (home, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    hand_out(elsewhere.path());
    let before = everything(elsewhere.path());
    for path in before.keys() {
        for leaves_by_escape in [true, false] {
            let mut driver = start(home.path());
            driver.say(Message::Asked(Route::of_file(path.clone())));
            if leaves_by_escape {
                (0..6).for_each(|_| driver.tap(Named::Escape));
                assert!(matches!(driver.app().top(), Screen::Shelf(_)), "{}", path.display());
            } else {
                close(&mut driver);
            }
            drop(driver);
            assert_eq!(everything(elsewhere.path()), before, "{}", path.display());
        }
    }
    assert_eq!(
        fs::read_dir(Folders::at(home.path()).matches()).map_or(0, Iterator::count),
        0,
        "and nothing was made of it"
    );
}

#[test]
fn a_header_alone_opened_by_its_path_or_in_two_windows_stays() {
    let (home, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    hand_out(elsewhere.path());
    let before = everything(elsewhere.path());
    let path = elsewhere.path().join("head.wurf");
    let mut driver = start(home.path());
    driver.key(Key::Character("o".into()), Modifiers::COMMAND);
    crate::files::write(&mut driver, "open-path", path.to_str().unwrap());
    driver.tap(Named::Enter);
    assert!(driver.table().is_some());
    let mut second = start(home.path());
    second.say(Message::Asked(Route::of_file(path)));
    assert!(second.table().is_some(), "it is looked at");
    close(&mut second);
    drop(second);
    close(&mut driver);
    drop(driver);
    assert_eq!(everything(elsewhere.path()), before);
}

#[test]
fn a_person_plays_on_behind_what_stood_there_and_takes_along_what_the_computer_did() {
    let (home, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    hand_out(elsewhere.path());
    let before = everything(elsewhere.path());
    let path = elsewhere.path().join("head-computer-begins.wurf");
    let mut driver = start(home.path());
    driver.say(Message::Asked(Route::of_file(path.clone())));
    let lines = |path: &Path| Record::read(&fs::read(path).unwrap()).unwrap().lines.len();
    let told = |driver: &Driver| driver.table().unwrap().table().history().len();
    assert!(told(&driver) > 0, "the computer has begun");
    assert_eq!(everything(elsewhere.path()).get(&path), before.get(&path), "which nobody has asked it to keep");
    for _ in 0..40 {
        if lines(&path) > 0 {
            break;
        }
        driver.tap(Named::Enter);
    }
    assert_eq!(lines(&path), told(&driver), "the file is in step with the table as soon as a person has played");
    let now = fs::read(&path).unwrap();
    assert!(now.starts_with(&before[&path]));
    close(&mut driver);
    drop(driver);
    assert!(fs::read(&path).unwrap().starts_with(&now));
}

#[test]
fn a_match_begun_by_mistake_leaves_no_row() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path());
    driver.type_in("1");
    driver.tap(Named::Enter);
    assert!(driver.table().is_some());
    driver.tap(Named::Escape);
    assert_eq!(fs::read_dir(Folders::at(home.path()).matches()).unwrap().count(), 0);
}
