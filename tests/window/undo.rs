//! Taken back and brought back at the table: steps of a selection before decisions, by keys and by mouse; what was decided
//! comes again as it was, dice and all. What came to light from under a cup is not taken back.

use std::path::Path;

use base::draw::{Drawing, Spot};
use base::i18n::{Lang, tr};
use club::store::settings::{Pause, Setup, Speed};
use games::game::bot::Level;
use games::game::record::PlayerKind;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, mouse};

use crate::driver::{Driver, says};
use crate::sitting::{self, USUAL, play, told};

const TWO: [(&str, PlayerKind); 2] = [("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)];

/// Two people at a board of Kvátrutafl with real dice; Ada to play 4 and 2.
fn start(home: &Path) -> Driver {
    let mut driver = Driver::start(home, (1280.0, 800.0), |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
            let setup = Setup { seats: sitting::seats(&TWO), real_dice: true, ..Setup::default() };
            settings.setups.insert("kvatrutafl".to_owned(), setup);
        });
    });
    assert!(driver.click("kvatrutafl"));
    driver.tap(Named::Enter);
    sitting::type_dice(&mut driver, "42");
    driver
}

/// The same with her turn played, and Bo to play 6 and 3.
fn answered(home: &Path) -> Driver {
    let mut driver = start(home);
    for spot in ["a", "e", "a", "c"] {
        driver.click_spot(&Spot::new(spot));
    }
    driver.type_in("y");
    sitting::type_dice(&mut driver, "63");
    assert_eq!(entries(&driver), ["[4 2]", "a-e a-c", "[6 3]"]);
    driver
}

fn entries(driver: &Driver) -> Vec<String> {
    driver.table().unwrap().table().history().iter().map(|told| told.entry.to_string()).collect()
}

fn shown(driver: &Driver) -> Drawing {
    driver.table().unwrap().picture().drawing().clone()
}

fn at(driver: &mut Driver, spot: &'static str) -> Point {
    driver.spot(&Spot::new(spot)).unwrap_or_else(|| panic!("{spot} is on the board"))
}

fn command(driver: &mut Driver, letter: &'static str, shift: bool) {
    let modifiers = if shift { Modifiers::COMMAND | Modifiers::SHIFT } else { Modifiers::COMMAND };
    driver.key(Key::Character(letter.into()), modifiers);
}

fn undo(driver: &mut Driver) {
    command(driver, "z", false);
}

fn redo(driver: &mut Driver) {
    command(driver, "y", false);
}

#[test]
fn undo_takes_back_the_steps_of_a_turn_one_by_one_and_then_the_turn_before() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = answered(home.path());
    let untouched = shown(&driver);
    let way = [at(&mut driver, "m"), at(&mut driver, "s")];
    driver.drag(&way);
    let one = shown(&driver);
    driver.click_spot(&Spot::new("m"));
    driver.click_spot(&Spot::new("p"));
    let two = shown(&driver);
    undo(&mut driver);
    assert!(shown(&driver) == one, "the second step");
    assert!(driver.click_text(&tr!(Lang::En, "app-undo")), "by mouse as well");
    assert!(shown(&driver) == untouched, "the first one");
    assert_eq!(told(&driver), 3, "the turn before stands");
    undo(&mut driver);
    assert_eq!(entries(&driver), ["[4 2]", "a-e a-c"], "nothing was touched any more: the throw is typed again");
    undo(&mut driver);
    assert_eq!(entries(&driver), ["[4 2]"], "and then what was decided");
    redo(&mut driver);
    redo(&mut driver);
    assert_eq!(entries(&driver), ["[4 2]", "a-e a-c", "[6 3]"], "the turn and the dice after it");
    command(&mut driver, "Z", true);
    assert!(shown(&driver) == one, "and then the steps");
    assert!(driver.click_text(&tr!(Lang::En, "app-redo")), "by mouse as well");
    assert!(shown(&driver) == two);
    redo(&mut driver);
    assert!(shown(&driver) == two, "there is nothing more");
    driver.type_in("y");
    assert_eq!(entries(&driver).last().unwrap(), "m-s m-p");
}

#[test]
fn a_step_is_taken_back_by_a_right_click_and_a_drag_is_broken_off_by_it() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = answered(home.path());
    let untouched = shown(&driver);
    let [m, s] = ["m", "s"].map(|spot| at(&mut driver, spot));
    driver.drag(&[m, s]);
    let right = |driver: &mut Driver| {
        driver.happen([
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Right)),
        ]);
    };
    right(&mut driver);
    assert!(shown(&driver) == untouched);
    right(&mut driver);
    assert_eq!(told(&driver), 3, "a turn that was decided is not taken back so lightly");
    driver.happen([
        Event::Mouse(mouse::Event::CursorMoved { position: m }),
        Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
        Event::Mouse(mouse::Event::CursorMoved { position: s }),
    ]);
    assert!(shown(&driver) != untouched, "he is in hand");
    right(&mut driver);
    assert!(shown(&driver) == untouched);
    driver.happen([Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
    assert!(shown(&driver) == untouched, "letting him go means nothing more");
}

#[test]
fn a_man_that_is_dragged_back_has_not_moved() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path());
    let untouched = shown(&driver);
    let [a, c, e, g] = ["a", "c", "e", "g"].map(|spot| at(&mut driver, spot));
    driver.drag(&[a, e]);
    let one = shown(&driver);
    driver.drag(&[e, g]);
    driver.drag(&[g, e]);
    assert!(shown(&driver) == one, "by one die");
    driver.drag(&[e, g]);
    driver.drag(&[g, a]);
    assert!(shown(&driver) == untouched, "by both at once");
    driver.drag(&[a, e]);
    driver.drag(&[a, c]);
    driver.drag(&[e, a]);
    let rest = shown(&driver);
    assert!(rest != untouched && rest != one, "the later step stays");
    driver.drag(&[c, a]);
    assert!(shown(&driver) == untouched);
    redo(&mut driver);
    assert!(shown(&driver) == untouched, "it was put back by hand: something else was done");
}

#[test]
fn decisions_come_back_one_by_one_with_the_same_dice_until_something_else_is_done() {
    let home = tempfile::tempdir().unwrap();
    let seats = sitting::seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Bot(Level::Medium))]);
    let mut driver = sitting::start(home.path(), USUAL, "kvatrutafl", Setup { seats, ..Setup::default() });
    let own =
        |driver: &Driver| driver.table().unwrap().table().history().iter().filter(|told| told.seat == Some(0)).count();
    while own(&driver) < 6 {
        driver.tap(Named::Enter);
        play(&mut driver, Level::Medium, 1);
        while driver.table().unwrap().table().turn().to_act() == [1] {
            driver.tap(Named::Space);
        }
    }
    let (all, turns) = (entries(&driver), own(&driver));
    for left in (0..turns).rev() {
        undo(&mut driver);
        assert_eq!(own(&driver), left, "{:?}", entries(&driver));
    }
    for _ in 0..turns {
        redo(&mut driver);
    }
    assert_eq!(entries(&driver), all, "the turns of both, and what was thrown");
    let mut files = std::fs::read_dir(home.path().join("matches")).unwrap().map(|file| file.unwrap().path());
    let record = files.find(|path| path.extension().is_some_and(|ending| ending == "wurf")).unwrap();
    let kept = std::fs::read(&record).unwrap();
    let read = games::shelf::replay(&games::game::record::Record::read(&kept).unwrap(), None).unwrap();
    assert_eq!(read.table.history().len(), all.len(), "the record tells it all");
    let other = (0..turns).find_map(|_| {
        undo(&mut driver);
        driver.table().unwrap().table().legal(0).into_iter().find(|notation| !all.contains(notation))
    });
    let other = other.expect("there is a choice");
    let message = wurfzabel::app::screen::table::Message::OfferPressed(other);
    driver.say(wurfzabel::app::Message::Screen(1, wurfzabel::app::screen::Message::Table(message)));
    let after = entries(&driver);
    redo(&mut driver);
    assert_eq!(entries(&driver), after, "something else was done");
}

#[test]
fn what_a_selection_of_other_games_holds_is_taken_back_before_a_decision() {
    let home = tempfile::tempdir().unwrap();
    let setup = Setup { seats: sitting::seats(&TWO), real_dice: true, ..Setup::default() };
    let mut driver = sitting::start(home.path(), USUAL, "ludix", setup);
    sitting::type_dice(&mut driver, "lxvi");
    assert!(driver.click_spot(&Spot::new("die-1")) && driver.click_spot(&Spot::new("die-2")));
    let two = shown(&driver);
    undo(&mut driver);
    let one = shown(&driver);
    assert!(one != two);
    redo(&mut driver);
    assert!(shown(&driver) == two);
    undo(&mut driver);
    driver.click_spot(&Spot::new("die-3"));
    let other = shown(&driver);
    redo(&mut driver);
    assert!(shown(&driver) == other, "something else was touched");
    assert_eq!(told(&driver), 1);
}

#[test]
fn behind_nothing_that_was_done_undo_says_why() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path());
    undo(&mut driver);
    assert_eq!(entries(&driver), ["[4 2]"]);
    assert!(says(&mut driver, "Before the first decision a roll cannot be changed"));
}

/// Two people at that game with drawn dice, so many decisions on.
fn played(home: &Path, game: &'static str, decisions: usize) -> Driver {
    let setup = Setup { seats: sitting::seats(&TWO), ..Setup::default() };
    let mut driver = sitting::start(home, USUAL, game, setup);
    while !matches!(driver.table().unwrap().table().last(), Some((seat, _)) if seat == 1) || told(&driver) < decisions {
        play(&mut driver, Level::Easy, 1);
    }
    driver
}

#[test]
fn looking_drops_nothing_that_may_come_again_and_is_no_step_of_its_own() {
    // What is looked at, after a decision was taken back.
    for (game, looks) in [
        ("kvatrutafl", &["a", "m", "a", "m"][..]),
        ("ludix", &["chances", "chances", "chances"]),
        ("namaste", &["sheet-1", "sheet-0", "sheet-1"]),
    ] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = played(home.path(), game, 8);
        let before = entries(&driver);
        undo(&mut driver);
        assert!(entries(&driver).len() < before.len(), "{game}");
        for spot in looks {
            driver.click_spot(&Spot::new(*spot));
        }
        redo(&mut driver);
        assert_eq!(entries(&driver), before, "{game}: what was only looked at changes nothing");
    }
}

#[test]
fn undo_takes_back_what_was_decided_and_not_what_is_looked_at() {
    for (game, looks) in [("kvatrutafl", &["a", "m"][..]), ("ludix", &["chances"]), ("namaste", &["sheet-1"])] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = played(home.path(), game, 8);
        if matches!(driver.table().unwrap().table().turn(), games::game::Turn::Roll(_)) {
            driver.tap(Named::Enter);
        }
        let before = entries(&driver).len();
        for spot in looks {
            driver.click_spot(&Spot::new(*spot));
        }
        undo(&mut driver);
        assert!(entries(&driver).len() < before, "{game}: {:?}", entries(&driver));
    }
}

#[test]
fn the_chances_of_ludix_stay_until_they_are_put_away() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = played(home.path(), "ludix", 4);
    let are_seen = |driver: &Driver| {
        let picture = driver.table().unwrap().picture();
        let hides = tr!(Lang::En, "ludix-board-says-hide");
        picture.area(&Spot::new("chances")).is_some_and(|area| area.says == hides)
    };
    driver.click_spot(&Spot::new("chances"));
    assert!(are_seen(&driver));
    for _ in 0..4 {
        play(&mut driver, Level::Easy, 1);
        assert!(are_seen(&driver), "{:?}", entries(&driver));
    }
    undo(&mut driver);
    assert!(are_seen(&driver), "also when something is taken back");
    driver.tap(Named::Escape);
    assert!(!are_seen(&driver));
}
