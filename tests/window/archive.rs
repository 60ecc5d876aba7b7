//! Archive, replay and statistics, clicked through and typed through without a display.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use base::draw::{Role, Spot};
use base::i18n::Lang;
use club::store::settings::{Look, TextSize};
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::{Player, PlayerKind, Record};
use games::shelf::replay as fold;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::desk::Desk;
use wurfzabel::app::pane::Pane;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::{Screen, archive, replay};

use crate::driver::{Driver, says};

const LAPTOP: (f32, f32) = (1280.0, 800.0);

/// Keeps a match that began on that day of November 2026: its first lines, or all.
pub fn keep(home: &Path, day: u8, people: &[&str], lines: usize) -> PathBuf {
    let title = games::shelf::find("namaste").unwrap();
    let seating: Vec<_> = people.iter().map(|name| ((*name).to_owned(), Level::Easy)).collect();
    let run = title.run(&Default::default(), &seating, Luck::new(u64::from(day))).unwrap();
    let mut header = run.header.clone();
    header.started = Some(format!("2026-11-{day:02}T12:00:00Z"));
    header.players = people.iter().map(|name| Player::new(name, PlayerKind::Human).unwrap()).collect();
    let mut text = header.line() + "\n";
    for entry in run.entries.iter().take(lines) {
        text.push_str(&entry.line());
        text.push('\n');
    }
    let path = home.join(format!("matches/2026-11-{day:02}-12-00-00-namaste-test.wurf"));
    fs::create_dir_all(home.join("matches")).unwrap();
    fs::write(&path, text).unwrap();
    path
}

fn english(desk: &mut Desk) {
    desk.change(|settings| settings.lang = Some(Lang::En));
}

fn control(driver: &mut Driver, letter: &str) {
    driver.key(Key::Character(letter.into()), Modifiers::COMMAND);
}

/// The archive, reached from the shelf.
pub fn archive(home: &Path) -> Driver {
    let mut driver = Driver::start(home, LAPTOP, english);
    assert!(driver.click_text("Archive"));
    driver
}

fn of_archive(driver: &Driver) -> &archive::State {
    match driver.app().top() {
        Screen::Archive(state) => state,
        other => panic!("not the archive: {}", other.name(driver.app().desk())),
    }
}

fn of_replay(driver: &Driver) -> &replay::State {
    match driver.app().top() {
        Screen::Replay(state) => state,
        other => panic!("not the replay: {}", other.name(driver.app().desk())),
    }
}

/// A message to the archive above the shelf.
fn to_archive(message: archive::Message) -> wurfzabel::app::Message {
    wurfzabel::app::Message::Screen(1, wurfzabel::app::screen::Message::Archive(message))
}

/// A message to the replay above the archive.
fn to_replay(message: replay::Message) -> wurfzabel::app::Message {
    wurfzabel::app::Message::Screen(2, wurfzabel::app::screen::Message::Replay(message))
}

/// The days of the matches that are shown.
fn days(driver: &Driver) -> Vec<String> {
    let name = |listed: &archive::Listed| listed.kept.path.file_name().unwrap().to_string_lossy()[8..10].to_owned();
    of_archive(driver).seen().map(name).collect()
}

fn tapped(driver: &mut Driver, keys: &[Named]) {
    for key in keys {
        driver.tap(*key);
    }
}

#[test]
fn matches_are_listed_the_latest_first_with_winners_and_stage() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), 3, &["Ada", "Bo"], usize::MAX);
    keep(home.path(), 20, &["Ada", "Cleo"], 9);
    keep(home.path(), 11, &["Bo", "Cleo"], usize::MAX);
    let mut driver = archive(home.path());
    assert_eq!(days(&driver), ["20", "11", "03"]);
    for words in ["All (3)", "Unfinished (1)", "Finished (2)", "unfinished", "finished", "Continue", "Replay"] {
        assert!(says(&mut driver, words), "{words}");
    }
    assert!(!says(&mut driver, "Damaged"), "nobody is offered what is not there");
}

#[test]
fn the_search_is_reached_by_keyboard_and_dropped_by_escape() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), 3, &["Ada", "Bo"], usize::MAX);
    keep(home.path(), 11, &["Bo", "Cleo"], usize::MAX);
    let mut driver = archive(home.path());
    control(&mut driver, "f");
    driver.type_in("ada");
    assert_eq!(days(&driver), ["03"]);
    driver.type_in("zz");
    assert!(days(&driver).is_empty());
    assert!(says(&mut driver, "No match fits this search."));
    // The first Escape forgets the search and leaves the field, the second leads back.
    driver.tap(Named::Escape);
    assert_eq!(days(&driver), ["11", "03"]);
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)));
}

#[test]
fn stages_sift_the_list() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), 3, &["Ada", "Bo"], usize::MAX);
    keep(home.path(), 4, &["Ada", "Bo"], 12);
    let broken = keep(home.path(), 5, &["Ada", "Bo"], 12);
    fs::write(&broken, "no match at all\n").unwrap();
    let mut driver = archive(home.path());
    assert!(driver.click_text("Damaged (1)"));
    assert_eq!(days(&driver), ["05"]);
    assert!(driver.click_text("Unfinished (1)"));
    assert_eq!(days(&driver), ["04"]);
    assert!(driver.click_text("All (3)"));
    assert_eq!(days(&driver).len(), 3);
}

#[test]
fn a_damaged_file_says_why_and_a_damaged_match_can_still_be_seen() {
    let home = tempfile::tempdir().unwrap();
    let path = keep(home.path(), 5, &["Ada", "Bo"], 12);
    let mut text = fs::read_to_string(&path).unwrap();
    text.push_str("{\"by\":0,\"move\":\"z9=3\"}\n{\"roll\":[1]}\n");
    fs::write(&path, &text).unwrap();
    let mut driver = archive(home.path());
    assert!(driver.click("match-0"));
    assert!(says(&mut driver, "Line 14 of the file is wrong"));
    assert!(driver.click_text("Replay"));
    driver.tap(Named::End);
    assert_eq!(of_replay(&driver).step(), 12);
    assert!(says(&mut driver, "Line 14 of the file is wrong"));
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "looking changes nothing");
}

#[test]
fn what_is_deleted_can_be_brought_back_by_mouse_and_by_keyboard() {
    let home = tempfile::tempdir().unwrap();
    let (old, new) = (keep(home.path(), 3, &["Ada", "Bo"], usize::MAX), keep(home.path(), 4, &["Ada", "Bo"], 12));
    let before = fs::read(&new).unwrap();
    let mut driver = archive(home.path());
    driver.click("match-0");
    assert!(driver.click_text("Delete"));
    assert_eq!(days(&driver), ["03"]);
    assert!(!new.exists());
    assert!(says(&mut driver, "Namaste: Ada, Bo") && !says(&mut driver, ".wurf"), "told as people know it");
    assert!(driver.has_focus("archive-list"), "the next row takes the place of what is gone");
    assert_eq!(of_archive(&driver).chosen(), 1);
    assert!(driver.click("archive-undo"));
    assert_eq!(days(&driver), ["04", "03"]);
    assert_eq!(fs::read(&new).unwrap(), before);
    // Down to the first match, Delete twice, Ctrl+Z twice: the last goes back first.
    tapped(&mut driver, &[Named::ArrowDown, Named::Home]);
    tapped(&mut driver, &[Named::Delete, Named::Delete]);
    assert!(!new.exists() && !old.exists());
    assert!(says(&mut driver, "No matches yet"));
    control(&mut driver, "z");
    assert_eq!(days(&driver), ["03"]);
    control(&mut driver, "z");
    assert_eq!(days(&driver), ["04", "03"]);
    assert!(driver.bounds("archive-undo").is_none());
}

#[test]
fn a_match_is_copied_to_a_typed_place_but_never_over_another_file() {
    let home = tempfile::tempdir().unwrap();
    let path = keep(home.path(), 3, &["Ada", "Bo"], usize::MAX);
    let (free, taken) = (home.path().join("copy.wurf"), home.path().join("taken.txt"));
    fs::write(&taken, "mine").unwrap();
    let mut driver = archive(home.path());
    driver.click("match-0");
    assert!(driver.click_text("Copy to a file"));
    // The field has the focus, and keeps it where its file is refused.
    for target in [&taken, &free] {
        driver.tap(Named::End);
        for _ in 0..200 {
            driver.tap(Named::Backspace);
        }
        driver.type_in(&target.display().to_string());
        driver.tap(Named::Enter);
    }
    assert_eq!(fs::read_to_string(&taken).unwrap(), "mine");
    assert_eq!(fs::read(&free).unwrap(), fs::read(&path).unwrap());
    assert!(says(&mut driver, "taken.txt. It was left as it is"));
}

#[test]
fn an_unfinished_match_goes_on_at_the_table() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), 3, &["Ada", "Bo"], 12);
    let mut driver = archive(home.path());
    assert!(driver.click_text("Continue"));
    assert_eq!(driver.table().unwrap().table().history().len(), 12);
    driver.tap(Named::Escape);
    assert_eq!(days(&driver), ["03"]);
}

#[test]
fn the_keys_of_the_replay_lead_to_the_same_positions_as_the_record() {
    let home = tempfile::tempdir().unwrap();
    let path = keep(home.path(), 3, &["Ada", "Bo"], usize::MAX);
    let record = Record::read(&fs::read(path).unwrap()).unwrap();
    let end = record.lines.len();
    let mut driver = archive(home.path());
    assert!(driver.click_text("Replay"));
    let check = |driver: &Driver, step: usize| {
        let state = of_replay(driver);
        assert_eq!(state.step(), step);
        assert_eq!(state.table().state(), fold(&record, Some(step)).unwrap().table.state(), "step {step}");
    };
    check(&driver, 0);
    for (key, step) in [
        (Named::ArrowLeft, 0),
        (Named::ArrowRight, 1),
        (Named::Space, 2),
        (Named::Space, 3),
        (Named::ArrowLeft, 2),
        (Named::PageUp, 1),
        (Named::PageDown, 3),
        (Named::End, end),
        (Named::ArrowRight, end),
        (Named::ArrowLeft, end - 1),
        (Named::Home, 0),
    ] {
        driver.tap(key);
        check(&driver, step);
    }
    for step in 1..=end {
        driver.tap(Named::ArrowRight);
        check(&driver, step);
    }
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Archive(_)));
}

#[test]
fn the_event_that_is_seen_is_in_view_of_its_list() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), 3, &["Ada", "Bo"], usize::MAX);
    let mut driver = archive(home.path());
    driver.click_text("Replay");
    let list = driver.bounds("replay-told").unwrap();
    driver.tap(Named::End);
    let ui = driver.app().desk().ui().accented(games::shelf::find("namaste").unwrap().about().accent);
    let soft = ui.colour(Role::Soft).into_rgba8();
    let marked = |driver: &mut Driver| {
        let (width, _, rgba) = driver.picture();
        let inside = |index: usize| {
            let (x, y) = (index % width as usize / 2, index / width as usize / 2);
            list.contains(iced::Point::new(x as f32, y as f32))
        };
        rgba.chunks_exact(4).enumerate().filter(|(index, pixel)| *pixel == soft && inside(*index)).count()
    };
    let at_end = marked(&mut driver);
    assert!(at_end > 10_000, "the mark is a row of the list: {at_end} pixels");
    driver.tap(Named::Home);
    assert!(marked(&mut driver) > 10_000);
}

#[test]
fn a_replay_plays_itself_until_a_key_is_pressed_or_it_ends() {
    let home = tempfile::tempdir().unwrap();
    let path = keep(home.path(), 3, &["Ada", "Bo"], 12);
    let mut driver = archive(home.path());
    driver.click("match-0");
    assert!(driver.click_text("Replay"));
    let play = |driver: &mut Driver| driver.say(to_replay(replay::Message::PlayPressed));
    play(&mut driver);
    assert!(of_replay(&driver).is_playing());
    driver.wait(Duration::from_millis(10));
    assert_eq!(of_replay(&driver).step(), 0, "a step is seen for a while");
    driver.wait(Duration::from_secs(10));
    driver.wait(Duration::from_secs(10));
    let step = of_replay(&driver).step();
    assert!(step >= 2, "two pauses, two steps: {step}");
    driver.type_in("x");
    assert!(!of_replay(&driver).is_playing());
    driver.wait(Duration::from_secs(10));
    assert_eq!(of_replay(&driver).step(), step);
    play(&mut driver);
    for _ in 0..30 {
        driver.wait(Duration::from_secs(10));
    }
    assert_eq!(of_replay(&driver).step(), 12);
    assert!(!of_replay(&driver).is_playing());
    assert_eq!(Record::read(&fs::read(path).unwrap()).unwrap().lines.len(), 12);
}

#[test]
fn another_sheet_is_looked_at_and_stays_while_one_goes_on() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), 3, &["Ada", "Bo"], usize::MAX);
    let mut driver = archive(home.path());
    driver.click_text("Replay");
    let look = |driver: &mut Driver, sheet: &'static str| {
        driver.say(to_replay(replay::Message::SpotPressed(Spot::new(sheet))));
        driver.picture()
    };
    tapped(&mut driver, &[Named::End]);
    let (ada, bo) = (look(&mut driver, "sheet-0"), look(&mut driver, "sheet-1"));
    assert!(ada != bo, "the sheets differ");
    tapped(&mut driver, &[Named::Home, Named::End]);
    assert!(driver.picture() == bo, "Bo's sheet stays large");
    // By keyboard: with Shift the arrows walk over the board, Enter looks closer.
    for arrow in [[Named::ArrowRight; 12], [Named::ArrowUp; 12]].concat() {
        driver.key(Key::Named(arrow), Modifiers::SHIFT);
    }
    assert_eq!(of_replay(&driver).cursor(), Some(&Spot::new("sheet-0")));
    tapped(&mut driver, &[Named::Enter, Named::Escape]);
    assert!(driver.picture() == ada, "until Ada's, at the upper right, is asked for");
}

#[test]
fn statistics_tell_wins_and_scores_and_lead_to_the_best_match() {
    let home = tempfile::tempdir().unwrap();
    let mut best: Option<(String, usize)> = None;
    let mut wins = 0;
    for day in 1..=9 {
        let path = keep(home.path(), day, &["Ada", "Bo"], usize::MAX);
        let record = Record::read(&fs::read(path).unwrap()).unwrap();
        let table = fold(&record, None).unwrap().table;
        let scores = table.scores();
        wins += usize::from(scores[0] > scores[1]);
        let score = scores[0].number();
        if best.as_ref().is_none_or(|(best, _)| score > best.parse::<f64>().unwrap()) {
            best = Some((score.to_string(), record.lines.len()));
        }
    }
    keep(home.path(), 10, &["Ada", "Bo"], 12);
    let (best, end) = best.unwrap();
    let mut driver = Driver::start(home.path(), LAPTOP, english);
    assert!(driver.click_text("Statistics"));
    assert!(driver.click_text("Ada"));
    let texts: BTreeSet<String> = driver.texts().into_iter().map(|(_, text)| text).collect();
    for words in ["9", &wins.to_string(), &best, "Best", "Mean"] {
        assert!(texts.contains(words), "{words} in {texts:?}");
    }
    assert!(driver.click_text(&best));
    driver.tap(Named::End);
    let state = of_replay(&driver);
    assert_eq!(state.step(), end);
    assert_eq!(state.table().scores()[0].to_string(), best);
}

#[test]
fn every_part_of_the_statistics_is_reached_by_a_digit() {
    let home = tempfile::tempdir().unwrap();
    for day in 1..=6 {
        keep(home.path(), day, &["Ada", "Bo"], usize::MAX);
    }
    let mut driver = Driver::start(home.path(), LAPTOP, english);
    driver.click_text("Statistics");
    for (digit, words) in
        [("2", "Each mark is a match"), ("3", "Rolled by people"), ("1", "Only finished matches count")]
    {
        driver.type_in(digit);
        assert!(says(&mut driver, words), "{words}");
    }
}

/// Many matches, the latest of which has the highest number.
fn keep_many(home: &Path, count: usize) {
    let text = fs::read_to_string(keep(home, 3, &["Ada", "Bo"], 12)).unwrap();
    for number in 0..count - 1 {
        let (day, minute) = (1 + number % 28, number / 28 % 60);
        let text = text.replacen(
            "2026-11-03T12:00:00Z",
            &format!("2025-{:02}-{day:02}T18:{minute:02}:00Z", 1 + number % 12),
            1,
        );
        fs::write(home.join(format!("matches/2025-{number:05}.wurf")), text).unwrap();
    }
}

/// Which rows of the list there are, by their places.
fn rows(driver: &mut Driver, upto: usize) -> Vec<usize> {
    (0..upto).filter(|place| driver.bounds(format!("match-{place}").leak()).is_some()).collect()
}

/// A click with these keys held.
fn click_with(driver: &mut Driver, id: &'static str, modifiers: Modifiers) {
    let held = |modifiers| iced::Event::Keyboard(iced::keyboard::Event::ModifiersChanged(modifiers));
    driver.happen([held(modifiers)]);
    assert!(driver.click(id), "{id}");
    driver.happen([held(Modifiers::empty())]);
}

#[test]
fn of_a_thousand_matches_those_are_there_that_are_seen() {
    let home = tempfile::tempdir().unwrap();
    keep_many(home.path(), 1000);
    let mut driver = archive(home.path());
    assert!(says(&mut driver, "All (1000)"));
    let first = rows(&mut driver, 1000);
    assert!(first.len() < 40 && first[0] == 0, "{first:?}");
    // By keyboard to the end and back, and by pages.
    tapped(&mut driver, &[Named::ArrowDown, Named::End]);
    let last = rows(&mut driver, 1000);
    assert!(last.contains(&999) && last.len() < 40, "{last:?}");
    let seen = driver.bounds("match-999").unwrap();
    let scrolled = driver.scrolled("archive").unwrap();
    let list = driver.bounds("archive").unwrap();
    assert!(list.contains(seen.position() - iced::Vector::new(0.0, scrolled)), "the last row is seen");
    driver.tap(Named::Home);
    assert!(driver.scrolled("archive").unwrap() < 1.0 && rows(&mut driver, 1000)[0] == 0);
    tapped(&mut driver, &[Named::PageDown, Named::PageDown, Named::PageDown]);
    assert!(driver.scrolled("archive").unwrap() > 500.0);
    // By wheel, wherever the keyboard is.
    let wheel = |driver: &mut Driver, y| {
        let delta = iced::mouse::ScrollDelta::Lines { x: 0.0, y };
        driver.happen([
            iced::Event::Mouse(iced::mouse::Event::CursorMoved { position: list.center() }),
            iced::Event::Mouse(iced::mouse::Event::WheelScrolled { delta }),
        ]);
    };
    wheel(&mut driver, -200.0);
    let far = rows(&mut driver, 1000);
    let top = driver.scrolled("archive").unwrap() / driver.bounds("match-999").map_or(50.0, |bounds| bounds.height);
    assert!(far.contains(&(top as usize)) && far.contains(&(top as usize + 5)), "{top}: {far:?}");
    // By the rail beside it, whose handle is long enough to be met.
    driver.tap(Named::Home);
    let at = |y: f32| iced::Point::new(list.x + list.width + 5.0, y);
    driver.drag(&[at(list.y + 20.0), at(list.center_y()), at(list.y + list.height + 50.0)]);
    assert!(rows(&mut driver, 1000).contains(&999));
    driver.click_at(at(list.y + 2.0));
    assert!(rows(&mut driver, 1000).contains(&0));
    control(&mut driver, "f");
    driver.type_in("nobody");
    assert!(days(&driver).is_empty());
    driver.tap(Named::Escape);
    assert!(driver.scrolled("archive").unwrap() < 1.0, "another search begins at the top");
}

#[test]
fn several_are_chosen_as_in_every_list_and_deleted_and_brought_back_together() {
    let home = tempfile::tempdir().unwrap();
    let paths: Vec<PathBuf> = (1..=6).map(|day| keep(home.path(), day, &["Ada", "Bo"], 12)).collect();
    let mut driver = archive(home.path());
    let chosen = |driver: &Driver| of_archive(driver).chosen();
    assert_eq!(chosen(&driver), 1, "the first is, so that what can be done with it is seen");
    click_with(&mut driver, "match-1", Modifiers::empty());
    click_with(&mut driver, "match-3", Modifiers::SHIFT);
    assert_eq!(chosen(&driver), 3);
    click_with(&mut driver, "match-2", Modifiers::COMMAND);
    assert_eq!(chosen(&driver), 2);
    assert!(says(&mut driver, "2 matches selected"));
    driver.tap(Named::Escape);
    assert_eq!(chosen(&driver), 1, "Escape leaves one");
    // By keyboard.
    tapped(&mut driver, &[Named::ArrowDown, Named::Home]);
    driver.key(Key::Named(Named::ArrowDown), Modifiers::SHIFT);
    driver.key(Key::Named(Named::ArrowDown), Modifiers::COMMAND);
    driver.tap(Named::Space);
    assert_eq!(chosen(&driver), 3);
    control(&mut driver, "a");
    assert_eq!(chosen(&driver), 6);
    driver.key(Key::Named(Named::ArrowUp), Modifiers::SHIFT);
    assert!(chosen(&driver) < 6);
    tapped(&mut driver, &[Named::Home]);
    driver.key(Key::Named(Named::ArrowDown), Modifiers::SHIFT);
    driver.tap(Named::Delete);
    assert_eq!(days(&driver), ["04", "03", "02", "01"]);
    assert!(says(&mut driver, "2 matches deleted"));
    assert!(!paths[5].exists() && !paths[4].exists());
    control(&mut driver, "z");
    assert_eq!(days(&driver).len(), 6);
    assert!(paths.iter().all(|path| path.exists()));
}

#[test]
fn stars_and_notes_are_kept_found_and_outlive_the_name_of_a_file() {
    let home = tempfile::tempdir().unwrap();
    let path = keep(home.path(), 3, &["Ada", "Bo"], usize::MAX);
    keep(home.path(), 11, &["Bo", "Cleo"], usize::MAX);
    keep(home.path(), 12, &["Bo", "Dora"], usize::MAX);
    let mut driver = archive(home.path());
    tapped(&mut driver, &[Named::ArrowDown, Named::End]);
    driver.type_in("n");
    driver.type_in("the fish came late");
    driver.tap(Named::Enter);
    assert!(driver.has_focus("archive-list"), "and on in the list");
    driver.type_in("s");
    assert!(says(&mut driver, "Starred (1)"));
    driver.tap(Named::ArrowUp);
    assert!(driver.click("archive-starred"));
    assert_eq!(days(&driver), ["03"]);
    assert!(driver.click("archive-starred"));
    assert_eq!(days(&driver).len(), 3);
    fs::rename(&path, home.path().join("matches/2026-11-03-renamed.wurf")).unwrap();
    let mut driver = archive(home.path());
    control(&mut driver, "f");
    driver.type_in("FISH");
    assert_eq!(days(&driver), ["03"]);
    assert!(says(&mut driver, "the fish came late") && says(&mut driver, "Remove star"));
    // What is being written is kept when one goes on, and dropped by Escape.
    assert!(driver.click("archive-note"));
    driver.type_in("!");
    driver.tap(Named::Escape);
    assert!(!says(&mut driver, "late!"));
    assert!(driver.click("archive-note"));
    driver.type_in("?");
    driver.say(wurfzabel::app::Message::Asked(Route::Back));
    assert!(fs::read_to_string(home.path().join("notes.jsonl")).unwrap().contains('?'));
}

#[test]
fn what_belongs_together_stands_under_a_heading_and_is_chosen_by_it() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), 3, &["Ada", "Bo"], 12);
    keep(home.path(), 11, &["Bo", "Cleo"], 12);
    keep(home.path(), 12, &["Ada", "Bo"], 12);
    let mut driver = archive(home.path());
    assert!(driver.click_text("By players"));
    assert_eq!(days(&driver), ["12", "03", "11"]);
    assert!(says(&mut driver, "Ada, Bo") && driver.click("group-0"));
    assert_eq!(of_archive(&driver).chosen(), 2);
    assert!(driver.click_text("By evening"));
    assert!(says(&mut driver, "Wednesday, 11 November 2026, 12:00"), "{:?}", driver.texts());
    // The keyboard passes over headings.
    tapped(&mut driver, &[Named::ArrowDown, Named::Home, Named::ArrowDown, Named::Delete]);
    assert_eq!(days(&driver), ["12", "03"]);
    assert!(driver.click_text("Not at all") && driver.click("archive-by-date"));
    assert_eq!(days(&driver), ["03", "12"], "the earliest first");
}

#[test]
fn a_folder_is_brought_in_and_what_is_chosen_copied_into_one_by_their_paths() {
    let (home, from, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let here = keep(home.path(), 3, &["Ada", "Bo"], 12);
    keep(from.path(), 4, &["Ada", "Cleo"], 12);
    keep(from.path(), 5, &["Ada", "Dora"], 12);
    fs::copy(&here, from.path().join("again.wurf")).unwrap();
    fs::write(from.path().join("none.wurf"), "no match at all\n").unwrap();
    let cup = crate::organise::kept(from.path(), 13, None);
    fs::rename(cup, from.path().join("wien.wurfcup")).unwrap();
    let mut driver = archive(home.path());
    let typed = |driver: &mut Driver, path: &Path| {
        assert!(driver.has_focus("open-path"));
        driver.tap(Named::End);
        (0..200).for_each(|_| driver.tap(Named::Backspace));
        driver.type_in(path.to_str().unwrap());
        driver.tap(Named::Enter);
    };
    assert!(driver.click_text("Import folder"));
    typed(&mut driver, &from.path().join("nowhere"));
    assert!(driver.has_focus("open-path") && driver.app().desk().notices().len() == 1, "it can be mended");
    typed(&mut driver, from.path());
    assert_eq!(days(&driver), ["05", "04", "03"]);
    for words in ["New matches: 2 · new championships: 1", "already here: 1", "not a match: 1", "championship"] {
        assert!(says(&mut driver, words), "{words}");
    }
    tapped(&mut driver, &[Named::ArrowDown, Named::Home]);
    driver.key(Key::Named(Named::ArrowDown), Modifiers::SHIFT);
    assert!(driver.click("archive-export"));
    let target = to.path().join("new");
    typed(&mut driver, &target);
    assert_eq!(fs::read_dir(&target).unwrap().count(), 2);
    assert!(says(&mut driver, "Copied: 2"));
}

#[test]
fn nothing_is_cut_off_in_a_small_window_with_large_text_in_both_languages() {
    let home = tempfile::tempdir().unwrap();
    for day in 1..=9 {
        let people = ["Ada", "Jörg-Friedrich von und zu Hohenlimburg", "Cleo", "Bo"];
        keep(home.path(), day, &people[..2 + usize::from(day % 3)], if day % 4 == 0 { 15 } else { usize::MAX });
    }
    fs::write(keep(home.path(), 10, &["Ada", "Bo"], 12), "no match at all\n").unwrap();
    for (name, lang, look, size, percent) in [
        ("de-light", Lang::De, Look::Light, (1280.0, 800.0), 100),
        ("en-dark", Lang::En, Look::Dark, (1280.0, 800.0), 100),
        ("de-dark-small", Lang::De, Look::Dark, (1024.0, 700.0), 100),
        ("de-light-200", Lang::De, Look::Light, (1024.0, 700.0), 200),
        ("en-light-least-150", Lang::En, Look::Light, (760.0, 520.0), 150),
    ] {
        let mut driver = Driver::start(home.path(), size, |desk| {
            desk.change(|settings| {
                (settings.lang, settings.look) = (Some(lang), look);
                settings.text_size = TextSize::nearest(percent);
            });
        });
        control(&mut driver, "f");
        tapped(&mut driver, &[Named::ArrowDown, Named::ArrowDown]);
        let path = of_archive(&driver).seen().nth(1).unwrap().kept.path.clone();
        assert!(driver.click("archive-copy"));
        driver.assert_within("the archive");
        driver.keep(&format!("archive-{name}"));
        driver.say(to_archive(archive::Message::Released));
        driver.say(to_archive(archive::Message::GroupingChosen(archive::Grouping::Evening)));
        driver.say(to_archive(archive::Message::AllChosen));
        driver.assert_within("the archive in groups");
        driver.keep(&format!("archive-groups-{name}"));
        driver.say(to_archive(archive::Message::Released));
        driver.say(wurfzabel::app::Message::Asked(Route::Replay(path, 0)));
        tapped(&mut driver, &[Named::End, Named::ArrowLeft, Named::ArrowLeft]);
        driver.assert_within("the replay");
        driver.keep(&format!("replay-{name}"));
        tapped(&mut driver, &[Named::Escape, Named::Escape]);
        assert!(matches!(driver.app().top(), Screen::Shelf(_)));
        driver.say(wurfzabel::app::Message::Asked(Route::Statistics));
        for part in ["1", "2", "3"] {
            driver.type_in(part);
            driver.assert_within("the statistics");
            driver.keep(&format!("statistics-{part}-{name}"));
        }
    }
}

#[test]
fn a_column_puts_the_list_in_its_order_by_mouse_and_by_keyboard_and_turns_it_round() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), 3, &["Zoë", "Bo"], usize::MAX);
    keep(home.path(), 4, &["Änne", "Zoë"], usize::MAX);
    keep(home.path(), 5, &["Ada", "Zoë"], 12);
    keep(home.path(), 6, &["Ada", "Bo"], usize::MAX);
    let mut driver = archive(home.path());
    assert!(driver.click("archive-by-players"));
    assert_eq!(days(&driver), ["06", "05", "04", "03"], "Ada and Bo, Ada and Zoë, Änne, Bo");
    assert!(driver.click("archive-by-players"));
    assert_eq!(days(&driver), ["03", "04", "05", "06"]);
    // The head is one stop for Tab, at which arrows lead on.
    driver.focus("archive-by-players");
    tapped(&mut driver, &[Named::ArrowRight, Named::Enter]);
    let won = |driver: &Driver| -> Vec<Option<i64>> {
        let best = |listed: &archive::Listed| {
            let summary = listed.kept.found.as_ref().unwrap();
            summary.winners().iter().map(|seat| summary.scores[*seat].in_halves()).max()
        };
        of_archive(driver).seen().map(best).collect()
    };
    let highest = won(&driver);
    assert!(highest[..3].is_sorted_by(|one, other| one >= other) && highest[3].is_none(), "{highest:?}");
    driver.tap(Named::Enter);
    let lowest = won(&driver);
    assert!(lowest[..3].is_sorted() && lowest[3].is_none(), "what has no result stays at the end: {lowest:?}");
    // Days follow each other as ever; each is in that order.
    assert!(driver.click_text("By players"));
    assert_eq!(days(&driver).len(), 4);
    // Another game stands by its name, not by its key.
    assert!(driver.click_text("Not at all") && driver.click("archive-by-game"));
    assert_eq!(days(&driver), ["06", "05", "04", "03"], "of one game the latest first");
    assert!(driver.click("archive-by-date"));
    assert_eq!(days(&driver), ["06", "05", "04", "03"]);
    assert!(driver.click("archive-by-date"));
    assert_eq!(days(&driver), ["03", "04", "05", "06"]);
}

#[test]
fn the_archive_is_found_as_it_was_left_and_leads_to_people() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), 3, &["Ada", "Bo"], usize::MAX);
    keep(home.path(), 4, &["Ada", "Cleo"], 12);
    keep(home.path(), 11, &["Bo", "Cleo"], usize::MAX);
    let mut driver = archive(home.path());
    assert!(driver.click("archive-by-date") && driver.click_text("Finished (2)"));
    assert_eq!(days(&driver), ["03", "11"]);
    assert!(driver.click_text("People"));
    assert!(matches!(driver.app().top(), Screen::People(_)));
    driver.say(wurfzabel::app::Message::Asked(Route::Home));
    // What goes on is looked at meanwhile.
    driver.say(wurfzabel::app::Message::Asked(Route::Unfinished));
    assert_eq!(days(&driver), ["04"]);
    driver.say(wurfzabel::app::Message::Asked(Route::Home));
    assert!(driver.click_text("Archive"));
    assert_eq!(days(&driver), ["03", "11"]);
    driver.tap(Named::Escape);
    assert_eq!(days(&driver), ["03", "04", "11"], "Escape forgets the search, not the order");
    drop(driver);
    assert_eq!(days(&archive(home.path())), ["11", "04", "03"], "another sitting begins anew");
}

#[test]
fn where_no_match_is_finished_none_is_said_to_have_been_reviewed() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), 3, &["Ada", "Bo"], 9);
    let mut driver = archive(home.path());
    driver.say(to_archive(archive::Message::ReviewPressed));
    let told: Vec<String> = driver.app().desk().notices().iter().map(|notice| format!("{notice:?}")).collect();
    assert!(told.iter().any(|told| told.contains("review-all-none")), "{told:?}");
}
