//! A match played on from any of its steps: what comes of it is a match of its own, the other stays byte for byte.

use base::i18n::Lang;
use club::store::Folders;
use club::store::settings::{Pause, Speed};
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::{Entry, Header, Record};
use iced::keyboard::key::Named;
use wurfzabel::app::screen::{self, Screen, replay};

use crate::driver::{Driver, reads, says};

const LAPTOP: (f32, f32) = (1280.0, 800.0);

fn played(game: &str, options: &[(&str, &str)]) -> String {
    let seating = [("Käthe".to_owned(), Level::Medium), ("Bo".to_owned(), Level::Easy)];
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    games::shelf::find(game).unwrap().run(&options, &seating, Luck::new(3)).unwrap().text()
}

fn replayed(home: &std::path::Path, text: &str) -> Driver {
    Driver::replaying(home, text, LAPTOP, |desk| {
        // Other dice could fall as the first did.
        desk.chance = rand::SeedableRng::seed_from_u64(13);
        desk.change(|settings| {
            (settings.lang, settings.dice_speed, settings.pause) = (Some(Lang::En), Speed::None, Pause::nearest(0));
        });
    })
}

fn go(driver: &mut Driver, step: usize) {
    let message = replay::Message::Went(replay::To::Step(step));
    driver.say(wurfzabel::app::Message::Screen(2, screen::Message::Replay(message)));
}

/// The records in the folder of the matches, by their names.
fn records(home: &std::path::Path) -> Vec<(std::path::PathBuf, Vec<u8>)> {
    let folder = Folders::at(home).matches();
    let mut all: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    all.retain(|path| path.extension().is_some_and(|end| end == "wurf"));
    all.sort();
    all.into_iter().map(|path| (path.clone(), std::fs::read(path).unwrap())).collect()
}

#[test]
fn what_is_played_on_is_a_match_of_its_own_with_the_same_dice_or_others() {
    for others in [false, true] {
        let home = tempfile::tempdir().unwrap();
        let text = played("namaste", &[]);
        let mut driver = replayed(home.path(), &text);
        let before = records(home.path());
        let record = Record::read(text.as_bytes()).unwrap();
        // Where dice are due next.
        let step = record.lines.iter().position(|(line, entry)| *line > 20 && matches!(entry, Entry::Roll(_))).unwrap();
        go(&mut driver, step);
        assert!(driver.click_text("Play on") && driver.click_text(if others { "new" } else { "the same" }));
        assert!(driver.click("branch-begin"));
        let table = driver.table().unwrap().table();
        let origin = table.header().from.clone().unwrap();
        assert_eq!((origin.events, table.header().championship.as_deref()), (step, None));
        // Whoever has chosen the dice does not want to be asked again.
        let fell = driver.table().unwrap().table().history()[step].entry.clone();
        assert_eq!(fell == record.lines[step].1, !others, "{fell:?}");
        driver.tap(Named::Escape);
        let after = records(home.path());
        assert!(before.iter().all(|kept| after.contains(kept)), "what it comes from is as it was");
        let (_, new) = after.iter().find(|kept| !before.contains(kept)).unwrap();
        let new = Record::read(new).unwrap();
        assert_eq!(
            new.lines[..step].iter().map(|(_, entry)| entry).collect::<Vec<_>>(),
            record.lines[..step].iter().map(|(_, entry)| entry).collect::<Vec<_>>()
        );
        assert!(matches!(driver.app().top(), Screen::Replay(_)), "and one is where one was");
    }
}

#[test]
fn nobody_plays_on_where_something_lies_under_the_cup() {
    let home = tempfile::tempdir().unwrap();
    let text = played("dre13ehn", &[("mode", "cup"), ("target", "3")]);
    let mut driver = replayed(home.path(), &text);
    let record = Record::read(text.as_bytes()).unwrap();
    let thrown = record.lines.iter().position(|(_, entry)| matches!(entry, Entry::Roll(_))).unwrap();
    go(&mut driver, thrown + 1);
    driver.click_text("Play on");
    assert!(driver.bounds("branch").is_none(), "the dice lie covered");
    go(&mut driver, thrown);
    assert!(driver.click_text("Play on") && driver.bounds("branch").is_some());
    assert!(driver.click("branch-not") && driver.bounds("branch").is_none());
}

#[test]
fn a_match_that_was_played_on_counts_in_no_statistics() {
    let home = tempfile::tempdir().unwrap();
    let text = played("ludix", &[]);
    let (_, rest) = text.split_once('\n').unwrap();
    let mut header = Record::read(text.as_bytes()).unwrap().header;
    header.from = Some(Box::new(games::game::record::Origin { events: 4, started: None }));
    let branch = format!("{}\n{rest}", header.line());
    let folder = Folders::at(home.path()).matches();
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("one.wurf"), &text).unwrap();
    let wins = |home: &std::path::Path| {
        let mut driver = Driver::start(home, LAPTOP, |desk| desk.change(|settings| settings.lang = Some(Lang::En)));
        driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Statistics));
        driver.texts().into_iter().map(|(_, text)| text).collect::<Vec<_>>()
    };
    let before = wins(home.path());
    assert!(before.iter().any(|text| text == "Ludix"), "{before:?}");
    std::fs::write(folder.join("two.wurf"), &branch).unwrap();
    assert_eq!(wins(home.path()), before);
    std::fs::write(folder.join("three.wurf"), &text).unwrap();
    assert_ne!(wins(home.path()), before, "another one does");
}

#[test]
fn the_archive_says_what_was_played_on_and_leads_to_where_it_came_from_as_long_as_that_is_there() {
    for gone in [false, true] {
        let home = tempfile::tempdir().unwrap();
        let text = played("ludix", &[]);
        let (_, rest) = text.split_once('\n').unwrap();
        let header = Record::read(text.as_bytes()).unwrap().header;
        let begun = |time: &str| Some(format!("2026-11-20T{time}Z"));
        let origin = games::game::record::Origin { events: 4, started: begun("18:00:00") };
        let from = Some(Box::new(origin.clone()));
        let folder = Folders::at(home.path()).matches();
        std::fs::create_dir_all(&folder).unwrap();
        // Another that began at the same time is no origin: it has not come so far, or is played otherwise.
        let all = [
            ("branch", Header { from, started: begun("19:00:00"), ..header.clone() }, rest),
            ("short", Header { started: begun("18:00:00"), ..header.clone() }, ""),
            ("origin", Header { started: begun("18:00:00"), ..header.clone() }, rest),
        ];
        for (name, header, rest) in all.iter().filter(|(name, ..)| !gone || *name != "origin") {
            std::fs::write(folder.join(format!("{name}.wurf")), format!("{}\n{rest}", header.line())).unwrap();
        }
        let mut driver = Driver::start(home.path(), LAPTOP, |desk| desk.change(|s| s.lang = Some(Lang::En)));
        driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Archive));
        assert!(says(&mut driver, "played on from step 4"), "{:?}", driver.texts());
        assert!(driver.click("archive-origin"));
        match driver.app().top() {
            Screen::Replay(replay) => {
                assert!(!gone);
                assert_eq!((replay.step(), replay.table().header().started.clone()), (4, origin.started));
            }
            _ => assert!(gone && says(&mut driver, "no longer in the archive"), "{:?}", driver.texts()),
        }
    }
}

#[test]
fn a_note_on_a_step_is_kept_beside_the_match_and_changes_nothing_of_it() {
    let home = tempfile::tempdir().unwrap();
    let text = played("ludix", &[]);
    let mut driver = replayed(home.path(), &text);
    let before = records(home.path());
    go(&mut driver, 3);
    driver.type_in("t");
    assert!(driver.has_focus("replay-note"));
    driver.type_in("Too greedy");
    // One goes on: what was typed is kept, and stands in the list.
    go(&mut driver, 5);
    assert!(reads(&mut driver, "Too greedy"), "{:?}", driver.texts());
    // The field has the keyboard until it is left.
    driver.tap(Named::Escape);
    driver.type_in("t");
    driver.type_in("Lucky");
    driver.tap(Named::Enter);
    assert_eq!(records(home.path()), before);
    let notes = std::fs::read_to_string(home.path().join("notes.jsonl")).unwrap();
    assert!(notes.contains("Too greedy") && notes.contains("Lucky"), "{notes}");
    // Another window, another day; emptied, it is gone.
    let mut driver = replayed(home.path(), &text);
    assert!(reads(&mut driver, "Too greedy") && reads(&mut driver, "Lucky"));
    go(&mut driver, 5);
    driver.type_in("t");
    for _ in 0..5 {
        driver.tap(Named::Backspace);
    }
    driver.tap(Named::Enter);
    assert!(reads(&mut driver, "Too greedy") && !reads(&mut driver, "Lucky"));
}
