//! The window, clicked through and typed through without a display.

use std::path::Path;
use std::time::Duration;

use base::i18n::Lang;
use club::store::settings::{Pause, SeatSetup, Setup, Speed};
use games::game::Turn;
use games::game::bot::Level;
use games::game::record::{Entry, PlayerKind, Record};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, mouse};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use wurfzabel::app::desk::Desk;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, reads, says};

const LAPTOP: (f32, f32) = (1280.0, 800.0);
const TWO: [PlayerKind; 2] = [PlayerKind::Human, PlayerKind::Human];

/// English, no waiting, two people and a computer player.
fn quick(desk: &mut Desk) {
    desk.change(|settings| {
        settings.lang = Some(Lang::En);
        settings.dice_speed = Speed::None;
        settings.pause = Pause::nearest(0);
    });
}

fn with_players(desk: &mut Desk, kinds: &[PlayerKind]) {
    let seats = kinds.iter().enumerate().map(|(seat, kind)| SeatSetup { name: format!("P{seat}"), kind: *kind });
    let setup = Setup { seats: seats.collect(), ..Setup::default() };
    desk.change(|settings| {
        settings.setups.insert("namaste".to_owned(), setup);
    });
}

/// The shelf, with these to play Namaste, after `prepare` has changed what else there is to.
fn shelf(home: &Path, kinds: &[PlayerKind], prepare: impl FnOnce(&mut Desk)) -> Driver {
    Driver::start(home, LAPTOP, |desk| {
        quick(desk);
        with_players(desk, kinds);
        prepare(desk);
    })
}

/// A match of Namaste between two people, begun.
fn begun(home: &Path, prepare: impl FnOnce(&mut Desk)) -> Driver {
    let mut driver = shelf(home, &TWO, prepare);
    assert!(driver.click_text("Play"));
    driver
}

/// What can be printed, so high that all choices are in sight, however many sheets there are.
fn printing(home: &Path) -> Driver {
    let mut driver = Driver::start(home, (1280.0, 2400.0), quick);
    driver.key(Key::Character("p".into()), Modifiers::COMMAND);
    driver
}

fn with_real_dice(desk: &mut Desk) {
    desk.change(|settings| settings.setups.entry("namaste".to_owned()).or_default().real_dice = true);
}

fn is_over(driver: &Driver) -> bool {
    driver.table().is_some_and(|table| table.table().turn().is_over())
}

/// The record on disk says the same as the table.
fn assert_kept(driver: &Driver, home: &Path) {
    let table = driver.table().unwrap().table();
    let mut files: Vec<_> = std::fs::read_dir(home.join("matches")).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "wurf"));
    let [file] = files.as_slice() else { panic!("one match, one file: {files:?}") };
    let record = Record::read(&std::fs::read(file).unwrap()).unwrap();
    let replayed = games::shelf::replay(&record, None).unwrap();
    assert_eq!(replayed.fault, None);
    assert_eq!(replayed.table.state(), table.state());
}

#[test]
fn a_whole_match_can_be_clicked_through() {
    let home = tempfile::tempdir().unwrap();
    let players = [PlayerKind::Human, PlayerKind::Human, PlayerKind::Bot(Level::Medium)];
    let mut driver = shelf(home.path(), &players, |_| {});
    assert!(driver.click("namaste"));
    assert!(matches!(driver.app().top(), Screen::Setup(_)));
    assert!(driver.click("begin"));
    for _ in 0..2_000 {
        if is_over(&driver) {
            break;
        }
        let table = driver.table().unwrap();
        let before = table.table().history().len();
        let Turn::Seats(seats) = table.table().turn() else { panic!("dice are thrown by themselves") };
        let seat = seats[0];
        let legal = table.table().legal(seat);
        if legal.iter().any(|notation| notation == "dice 3") {
            let ids = ["dice-1", "dice-2", "dice-3"];
            assert!(driver.click(ids[before % 3]), "the dice can be chosen");
        } else if let Some((field, sum)) = legal[before % legal.len()].split_once('=') {
            let sum = base::draw::Spot::new(format!("sum-{sum}"));
            let field = base::draw::Spot::new(field.to_owned());
            driver.click_spot(&sum);
            if driver.table().unwrap().table().history().len() == before {
                assert!(driver.click_spot(&field), "{field:?} is on the board");
            }
        } else {
            // What costs points is asked about first.
            let pressed = if driver.bounds("karma").is_some() { "karma" } else { "pass" };
            assert!(driver.click(pressed));
            if driver.table().unwrap().table().history().len() == before {
                assert!(driver.click(pressed));
            }
        }
        assert!(driver.table().unwrap().table().history().len() > before, "a decision was made by clicks alone");
    }
    assert!(is_over(&driver), "the match ends");
    assert_kept(&driver, home.path());
    assert!(driver.click("review"), "a match that is over can be gone through");
    let Screen::Replay(replay) = driver.app().top() else { panic!("the match is looked at again") };
    assert!(replay.review().is_some(), "at once");
    driver.tap(Named::Escape);
    assert!(driver.click("again"), "another match can begin");
    assert!(is_over(&driver), "the end is looked at first");
    driver.wait(Duration::from_millis(1500));
    assert!(driver.click("again"), "another match can begin");
    assert!(!is_over(&driver));
}

#[test]
fn a_whole_match_can_be_played_by_keyboard_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = shelf(home.path(), &[PlayerKind::Human, PlayerKind::Bot(Level::Easy)], |_| {});
    driver.type_in("1");
    assert!(matches!(driver.app().top(), Screen::Setup(_)), "a digit opens the game of that place");
    driver.tap(Named::Enter);
    assert!(driver.table().is_some(), "Enter begins");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for step in 0..600 {
        if is_over(&driver) {
            break;
        }
        let table = driver.table().unwrap().table();
        let (before, legal) = (table.history().len(), table.legal(0));
        if legal.iter().any(|notation| notation.starts_with("dice")) {
            driver.type_in(["1", "2", "3"][step % 3]);
            continue;
        }
        // Wander over the board; press a sum, and a field that takes one; give up after a while.
        for _ in 0..60 {
            let arrows = [Named::ArrowDown, Named::ArrowRight, Named::ArrowLeft, Named::ArrowUp];
            driver.tap(arrows[rng.random_range(0..4)]);
            let table = driver.table().unwrap();
            let on = table.cursor().map(|spot| spot.name().to_owned()).unwrap_or_default();
            let fits = legal.iter().any(|notation| notation.split('=').next() == Some(&on));
            if fits || on.starts_with("sum-") {
                driver.tap(Named::Enter);
            }
            if driver.table().unwrap().table().history().len() != before {
                break;
            }
        }
        if driver.table().unwrap().table().history().len() == before {
            driver.type_in("kp");
        }
    }
    assert!(is_over(&driver), "the match ends");
    assert_kept(&driver, home.path());
    let entered = driver
        .table()
        .unwrap()
        .table()
        .history()
        .iter()
        .filter(|told| matches!(&told.entry, Entry::Act { seat: 0, notation } if notation.contains('=')));
    assert!(entered.count() > 3, "fields can be reached by arrows");
}

#[test]
fn closing_in_mid_match_loses_nothing_and_the_next_start_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path(), |_| {});
    driver.type_in("3");
    let told = driver.table().unwrap().table().history().to_vec();
    assert_eq!(told.len(), 2, "a choice and the throw that follows it");
    drop(driver);
    let mut driver = shelf(home.path(), &TWO, |_| {});
    assert!(driver.click_text("Continue"), "the shelf offers it");
    assert_eq!(driver.table().unwrap().table().history(), told);
}

#[test]
fn what_is_undone_and_done_again_shows_the_same_dice() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path(), |_| {});
    driver.type_in("2");
    let told = driver.table().unwrap().table().history().to_vec();
    driver.key(Key::Character("z".into()), Modifiers::COMMAND);
    assert!(driver.table().unwrap().table().history().is_empty());
    driver.type_in("2");
    assert_eq!(driver.table().unwrap().table().history(), told);
    assert_kept(&driver, home.path());
}

#[test]
fn dice_roll_and_can_be_waited_for_or_not() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path(), |desk| desk.change(|settings| settings.dice_speed = Speed::Normal));
    driver.type_in("3");
    assert!(says(&mut driver, "rolling"), "it says that the dice roll");
    driver.wait(Duration::from_secs(3));
    assert!(!says(&mut driver, "rolling"), "they come to rest by themselves");
    driver.type_in("kp");
    driver.type_in("1");
    driver.tap(Named::Space);
    assert!(!says(&mut driver, "rolling"), "Space does not wait");
}

#[test]
fn real_dice_are_typed_in() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path(), with_real_dice);
    driver.type_in("2");
    driver.type_in("9");
    driver.type_in("61");
    driver.tap(Named::Backspace);
    driver.type_in("4");
    assert!(driver.click("face-3"), "or clicked");
    driver.tap(Named::Enter);
    let told = driver.table().unwrap().table().history();
    let shown = told.last().map(|told| told.entry.to_string());
    assert_eq!(shown.as_deref(), Some("[6 4 3]"));
}

#[test]
fn a_hint_is_pointed_out_and_dropped_by_escape() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path(), |_| {});
    driver.type_in("2h");
    let hinted = |driver: &mut Driver| says(driver, "Hint: ");
    assert!(hinted(&mut driver));
    driver.tap(Named::Escape);
    assert!(!hinted(&mut driver) && driver.table().is_some());
    driver.tap(Named::Escape);
    assert!(driver.table().is_none(), "a second Escape leads back");
}

/// Whoever has read far down in what happened sees the best decision first.
#[test]
fn the_list_of_a_hint_begins_at_its_top() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path(), |_| {});
    for _ in 0..12 {
        driver.type_in("2h");
        driver.tap(Named::Enter);
        driver.tap(Named::Enter);
    }
    let at = driver.bounds("beside").unwrap().center();
    let delta = mouse::ScrollDelta::Pixels { x: 0.0, y: -5000.0 };
    let wheel = [mouse::Event::CursorMoved { position: at }, mouse::Event::WheelScrolled { delta }];
    driver.happen(wheel.map(Event::Mouse));
    assert!(driver.scrolled("beside").unwrap() > 0.0);
    driver.type_in("2h");
    assert!(says(&mut driver, "Hint: "));
    assert_eq!(driver.scrolled("beside"), Some(0.0));
}

#[test]
fn backspace_takes_back_what_was_touched_last_and_nothing_that_was_decided() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path(), with_real_dice);
    // A die that is 1 or 7 leaves a choice between two sums.
    driver.type_in("2143");
    driver.tap(Named::Enter);
    let shown = |driver: &Driver| driver.table().unwrap().picture().drawing().clone();
    let told = driver.table().unwrap().table().history().len();
    let (before, legal) = (shown(&driver), driver.table().unwrap().table().legal(0));
    let sums: Vec<&str> = legal.iter().filter_map(|notation| Some(notation.split_once('=')?.1)).collect();
    let sum = sums.first().unwrap();
    assert!(sums.iter().any(|other| other != sum), "{sums:?}");
    assert!(driver.click_spot(&base::draw::Spot::new(format!("sum-{sum}"))));
    assert_ne!(shown(&driver), before, "the sum is chosen");
    driver.tap(Named::Backspace);
    assert_eq!(shown(&driver), before);
    driver.tap(Named::Backspace);
    assert_eq!(driver.table().unwrap().table().history().len(), told);
}

#[test]
fn tab_visits_every_control_of_the_shelf_and_comes_round() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), LAPTOP, quick);
    for _ in 0..5 {
        driver.tap(Named::Tab);
    }
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Statistics(_)), "the fifth control is the statistics");
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)));
}

#[test]
fn the_language_changes_at_once_on_every_screen_below() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = shelf(home.path(), &TWO, |_| {});
    assert!(driver.click_text("Settings"));
    assert!(driver.click_text("Deutsch"));
    assert!(reads(&mut driver, "Einstellungen"));
    driver.tap(Named::Escape);
    assert!(reads(&mut driver, "Spielen"));
}

#[test]
fn the_edge_of_a_paper_die_is_stepped_within_its_bounds_and_printed() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = printing(home.path());
    assert!(!reads(&mut driver, "Edge length"), "a sheet has none");
    assert!(driver.click_text("dre13ehn") && driver.click_text("Paper water die"));
    assert!(reads(&mut driver, "25 mm"));
    for (press, then) in [("+5", "30 mm"), ("−", "29 mm"), ("−5", "24 mm"), ("+", "25 mm")] {
        // the first such button is that of the edges, above the copies
        assert!(driver.click_text(press), "{press}");
        assert!(reads(&mut driver, then), "{press} leads to {then}");
    }
    for _ in 0..9 {
        driver.click_text("+5");
    }
    assert!(reads(&mut driver, "60 mm"), "not beyond");
    assert!(reads(&mut driver, "Page 1 of 2"), "in two parts on A4");
    assert!(driver.click_text("Namaste"));
    assert!(!reads(&mut driver, "Edge length"));
}

#[test]
fn a_board_is_offered_only_on_papers_that_it_is_made_for() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = printing(home.path());
    assert!(driver.click_text("A6"));
    assert!(driver.click_text("Kvátrutafl") && driver.click_text("Large board"));
    assert!(reads(&mut driver, "A4") && !reads(&mut driver, "A6"), "no button would lie on a point");
    assert!(reads(&mut driver, "Page 1 of 2") && !reads(&mut driver, "Sheets per page"));
    assert!(driver.click_text("Match sheet"));
    assert!(reads(&mut driver, "A6") && reads(&mut driver, "Sheets per page"));
}
