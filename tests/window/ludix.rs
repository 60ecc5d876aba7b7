//! Ludix in the window: dice dragged, clicked and typed into numerals without a display, and pictured for people to look
//! at.

use std::path::Path;

use base::draw::Spot;
use club::store::settings::Setup;
use games::game::Turn;
use games::game::bot::Level;
use games::game::record::PlayerKind;
use games::table::{Choice, Weight};
use iced::Point;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use rand::seq::SliceRandom as _;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::driver::Driver;
use crate::sitting::{self, APPEARANCES, Appearance, USUAL, is_over, lead, take, told, type_dice};

const TWO: &[(&str, PlayerKind)] = &[("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)];

fn start(home: &Path, appearance: Appearance, players: &[(&str, PlayerKind)], real_dice: bool) -> Driver {
    sitting::start(home, appearance, "ludix", Setup { seats: sitting::seats(players), real_dice, ..Setup::default() })
}

/// The dice that lie, as they fell.
fn dice(driver: &Driver) -> Vec<char> {
    let state = driver.table().unwrap().table().state();
    let roll = state["roll"].as_array().unwrap();
    roll.iter().map(|face| face.as_str().unwrap().chars().next().unwrap()).collect()
}

fn die(index: usize) -> Spot {
    Spot::new(format!("die-{}", index + 1))
}

fn place(index: usize) -> Spot {
    Spot::new(format!("place-{}", index + 1))
}

/// Which die is to stand on which place, to read that numeral.
fn order(dice: &[char], numeral: &str) -> Vec<usize> {
    let mut left: Vec<usize> = (0..dice.len()).collect();
    let mut take = |letter: char| {
        let at = left.iter().position(|die| dice[*die] == letter).unwrap();
        left.remove(at)
    };
    numeral.chars().map(&mut take).collect()
}

/// What may be decided now, by whose turn it is; nothing while dice are due or the match is over.
fn legal(driver: &Driver) -> Option<Vec<String>> {
    let table = driver.table().unwrap().table();
    match table.turn() {
        Turn::Seats(seats) => Some(table.legal(seats[0])),
        Turn::Roll(_) | Turn::Faces(_) | Turn::Over(_) => None,
    }
}

/// How often throwing on is pressed: what gives the win away is asked about once.
fn presses_to_throw(driver: &Driver) -> usize {
    let table = driver.table().unwrap().table();
    let asks = |offer: &Choice| offer.action == "throw" && matches!(offer.weight, Weight::Forgoes(_));
    if table.offers(table.turn().to_act()[0]).iter().any(asks) { 2 } else { 1 }
}

fn offered(driver: &Driver) -> Vec<String> {
    let table = driver.table().unwrap().table();
    let Turn::Seats(seats) = table.turn() else { return Vec::new() };
    table.offers(seats[0]).into_iter().map(|offer| offer.action).collect()
}

/// What stands on the one button there is.
fn said(driver: &Driver) -> String {
    let table = driver.table().unwrap().table();
    let offers = table.offers(table.turn().to_act()[0]);
    let [only] = offers.as_slice() else { panic!("one thing is offered: {offers:?}") };
    USUAL.lang.say(&only.name)
}

fn drag(driver: &mut Driver, from: &Spot, to: &Spot) {
    let [from, to] = [from, to].map(|spot| driver.spot(spot).unwrap());
    driver.drag(&[from, Point::new(from.x + 12.0, from.y + 30.0), to]);
}

#[test]
fn a_whole_match_can_be_dragged_and_clicked_through() {
    let home = tempfile::tempdir().unwrap();
    let players = [TWO, &[("Computer", PlayerKind::Bot(Level::Easy))]].concat();
    let mut driver = start(home.path(), USUAL, &players, false);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut arranged = 0;
    for _ in 0..2_000 {
        if is_over(&driver) {
            break;
        }
        let Some(legal) = legal(&driver) else {
            assert!(driver.click("throw") || driver.click("skip"), "dice can be thrown, or looked at");
            continue;
        };
        let before = told(&driver);
        if legal.contains(&"stop".to_owned()) {
            let goes_on = rng.random_range(0..3) == 0;
            let (button, presses) = if goes_on { ("throw", presses_to_throw(&driver)) } else { ("stop", 1) };
            for _ in 0..presses {
                assert!(driver.click(button));
            }
        } else {
            let wanted = legal[rng.random_range(0..legal.len())].clone();
            let mut moves: Vec<(usize, usize)> = order(&dice(&driver), &wanted).into_iter().enumerate().collect();
            // In whatever order they are set, each goes to its place.
            moves.shuffle(&mut rng);
            for (at, index) in moves {
                drag(&mut driver, &die(index), &place(at));
            }
            let offers = offered(&driver);
            assert_eq!(offers, [wanted]);
            assert!(driver.click_text(&said(&driver)));
            arranged += 1;
        }
        assert!(told(&driver) > before, "a decision was made by the mouse alone");
    }
    assert!(is_over(&driver) && arranged > 0, "the match ends");
}

#[test]
fn a_whole_match_can_be_played_by_keyboard_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), USUAL, TWO, false);
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut arranged = 0;
    for _ in 0..2_000 {
        if is_over(&driver) {
            break;
        }
        let Some(legal) = legal(&driver) else {
            driver.tap(Named::Enter);
            continue;
        };
        let before = told(&driver);
        if legal.contains(&"stop".to_owned()) {
            let goes_on = rng.random_range(0..3) == 0;
            let (key, presses) = if goes_on { ("m", presses_to_throw(&driver)) } else { ("s", 1) };
            for _ in 0..presses {
                driver.type_in(key);
            }
        } else {
            let wanted = legal[rng.random_range(0..legal.len())].clone();
            let dice = dice(&driver);
            arranged += 1;
            match arranged % 3 {
                0 => driver.type_in(&wanted.to_lowercase()),
                1 => driver.type_in(&wanted),
                _ => {
                    for index in order(&dice, &wanted) {
                        lead(&mut driver, &die(index));
                        driver.tap(Named::Enter);
                    }
                }
            }
            assert_eq!(offered(&driver), [wanted]);
            driver.tap(Named::Enter);
        }
        assert!(told(&driver) > before, "a decision was made by keys alone");
    }
    assert!(is_over(&driver) && arranged >= 4, "300 points are four numerals at least");
}

/// Käthe, with real dice: typed, they lie to be arranged.
fn thrown(home: &Path, dice: &str) -> Driver {
    let mut driver = start(home, USUAL, TWO, true);
    type_dice(&mut driver, &dice.to_lowercase());
    driver
}

fn shown(driver: &Driver) -> String {
    driver.table().unwrap().picture().drawing().words().join(" ")
}

#[test]
fn a_die_can_be_put_between_others_taken_back_and_let_fall() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), "XLVI");
    driver.type_in("xvi");
    assert!(shown(&driver).contains("16"), "XVI so far");
    drag(&mut driver, &die(1), &place(1));
    assert!(shown(&driver).contains("XLVI"), "the L is put between, the others make room");
    assert_eq!(offered(&driver), ["XLVI"]);
    drag(&mut driver, &place(4 - 1), &place(3 - 1));
    assert_eq!(offered(&driver), ["XLIV"], "two change places");
    let stands = shown(&driver);
    let at = driver.spot(&place(0)).unwrap();
    driver.drag(&[at, Point::new(at.x, 5.0)]);
    assert_eq!(shown(&driver), stands, "let fall beside the board it is back where it stood");
    drag(&mut driver, &place(0), &die(0));
    assert!(offered(&driver).is_empty(), "dragged to where it fell it is taken out");
    driver.tap(Named::Backspace);
    driver.tap(Named::Escape);
    assert!(driver.click_spot(&die(0)) && driver.click_spot(&die(0)));
    assert!(offered(&driver).is_empty(), "clicked twice it is where it was");
    driver.type_in("LVXI");
    assert!(offered(&driver).is_empty());
    let wrong = |text: &str| text.starts_with("LVXI is not a numeral: ") && text.ends_with(". Try another order.");
    assert!(driver.texts().iter().any(|(_, text)| wrong(text)), "{:?}", driver.texts());
}

#[test]
fn a_failed_throw_is_looked_at_before_the_computer_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let players = [("Käthe", PlayerKind::Human), ("Computer", PlayerKind::Bot(Level::Medium))];
    let mut driver = start(home.path(), USUAL, &players, true);
    type_dice(&mut driver, "lvvi");
    let before = told(&driver);
    assert_eq!(before, 1, "nothing has been thrown for the computer player yet");
    assert!(shown(&driver).contains("61") && shown(&driver).contains("LXI"), "{}", shown(&driver));
}

#[test]
fn a_match_goes_on_as_it_was_left_with_dice_half_arranged() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), "XLVI");
    driver.type_in("xl");
    let told_before = told(&driver);
    drop(driver);
    let mut driver = Driver::start(home.path(), USUAL.size, |_| {});
    assert!(driver.click_text("Continue"));
    assert_eq!(told(&driver), told_before, "the throw stands");
    assert!(offered(&driver).is_empty() && driver.click_spot(&die(0)), "what was only touched does not");
    driver.key(Key::Character("z".into()), Modifiers::COMMAND);
}

/// The table at every moment that looks different.
fn moments(appearance: Appearance) {
    let home = tempfile::tempdir().unwrap();
    let players = [TWO, &[("Wilhelmina Maximiliane", PlayerKind::Human)]].concat();
    let mut driver = start(home.path(), appearance, &players, true);
    let snap = |driver: &mut Driver, what: &str| take(driver, appearance, "ludix", what);
    snap(&mut driver, "begin");
    type_dice(&mut driver, "ixlv");
    snap(&mut driver, "thrown");
    driver.type_in("xl");
    snap(&mut driver, "part");
    driver.type_in("vi");
    snap(&mut driver, "whole");
    driver.tap(Named::Escape);
    driver.type_in("vxil");
    snap(&mut driver, "wrong");
    driver.tap(Named::Escape);
    driver.type_in("h");
    snap(&mut driver, "hint");
    driver.tap(Named::Escape);
    driver.type_in("xliv");
    driver.tap(Named::Enter);
    driver.type_in("w");
    snap(&mut driver, "decide");
    driver.type_in("m");
    type_dice(&mut driver, "lvvi");
    snap(&mut driver, "failed");
    for _ in 0..5 {
        type_dice(&mut driver, "lxxx");
        driver.type_in("lxxx");
        driver.tap(Named::Enter);
        driver.type_in("m");
    }
    type_dice(&mut driver, "lxii");
    driver.type_in("lxii");
    driver.tap(Named::Enter);
    snap(&mut driver, "long");
    driver.type_in("s");
    snap(&mut driver, "last-round");
    for _ in 0..2 {
        type_dice(&mut driver, "llll");
    }
    assert!(is_over(&driver), "everybody has had as many turns");
    snap(&mut driver, "over");
    assert_eq!(driver.table().unwrap().table().state()["banked"][1], 462);
}

#[test]
fn the_table_is_pictured_at_several_moments() {
    APPEARANCES.into_iter().for_each(moments);
}

#[test]
fn rolling_dice_setup_rules_and_shelf_are_pictured() {
    for appearance in APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), appearance, TWO, false);
        while !matches!(driver.table().unwrap().table().turn(), Turn::Seats(_)) {
            driver.tap(Named::Enter);
        }
        take(&mut driver, appearance, "ludix", "rolled");
        driver.type_in("r");
        take(&mut driver, appearance, "ludix", "rules");
        driver.tap(Named::Escape);
        driver.key(Key::Character("n".into()), Modifiers::COMMAND);
        take(&mut driver, appearance, "ludix", "setup");
        while driver.bounds("ludix").is_none() {
            driver.tap(Named::Escape);
        }
        take(&mut driver, appearance, "ludix", "shelf");
    }
}
