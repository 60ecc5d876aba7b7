//! Kvátrutafl in the window, clicked and typed through without a display, and pictured for people to look at.

use std::path::Path;

use base::draw::Spot;
use base::i18n::Lang;
use club::store::settings::Setup;
use games::game::Turn;
use games::game::bot::Level;
use games::game::record::PlayerKind;
use iced::keyboard::key::Named;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::driver::Driver;
use crate::sitting::{self, APPEARANCES, Appearance, USUAL, is_over, lead, told};

fn start(home: &Path, appearance: Appearance, kinds: [PlayerKind; 2], target: &str) -> Driver {
    let seats = sitting::seats(&[("Käthe", kinds[0]), ("Bo", kinds[1])]);
    let options = [("match".to_owned(), target.to_owned())].into();
    sitting::start(home, appearance, "kvatrutafl", Setup { seats, options, ..Setup::default() })
}

fn play(driver: &mut Driver, decisions: usize) {
    sitting::play(driver, Level::Medium, decisions);
}

fn take(driver: &mut Driver, appearance: Appearance, what: &str) {
    sitting::take(driver, appearance, "kvatrutafl", what);
}

/// The spots of a step such as `a-d*` of that seat.
pub fn spots(seat: usize, step: &str) -> [Spot; 2] {
    let (from, to) = step.trim_end_matches('*').split_once('-').unwrap();
    [from, to].map(|place| match place {
        "bar" | "off" => Spot::new(format!("{place}-{seat}")),
        point => Spot::new(point.to_owned()),
    })
}

#[test]
fn a_whole_game_can_be_clicked_through() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), USUAL, [PlayerKind::Human, PlayerKind::Human], "1");
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..3_000 {
        if is_over(&driver) {
            break;
        }
        let before = told(&driver);
        let Turn::Seats(seats) = driver.table().unwrap().table().turn() else {
            assert!(driver.click("throw"), "dice can be thrown");
            continue;
        };
        let legal = driver.table().unwrap().table().legal(seats[0]);
        let wanted = legal[rng.random_range(0..legal.len())].clone();
        if legal.len() == 1 {
            let offers = driver.table().unwrap().table().offers(seats[0]);
            let [only] = offers.as_slice() else { panic!("the only turn is offered: {offers:?}") };
            assert!(driver.click_text(&Lang::En.say(&only.name)), "{only:?}");
        } else {
            let (steps, declares) = wanted.split_once(" declare").map_or((&*wanted, false), |(steps, _)| (steps, true));
            for step in steps.split(' ') {
                let [from, to] = spots(seats[0], step);
                assert!(driver.click_spot(&from) && driver.click_spot(&to), "{step}");
            }
            let offers = driver.table().unwrap().table().offers(seats[0]);
            let due = if declares { &wanted } else { steps };
            assert!(offers.iter().any(|offer| offer.action == due), "{wanted} of {legal:?}: {offers:?}");
            driver.type_in(if declares { "d" } else { "y" });
        }
        assert!(told(&driver) > before, "{wanted} was played");
    }
    assert!(is_over(&driver), "the game ends");
}

#[test]
fn a_whole_game_can_be_played_by_keyboard_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), USUAL, [PlayerKind::Human, PlayerKind::Bot(Level::Easy)], "1");
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for _ in 0..3_000 {
        if is_over(&driver) {
            break;
        }
        let Turn::Seats(seats) = driver.table().unwrap().table().turn() else {
            driver.tap(Named::Enter);
            continue;
        };
        let (before, legal) = (told(&driver), driver.table().unwrap().table().legal(seats[0]));
        let wanted = legal[rng.random_range(0..legal.len())].clone();
        let (steps, declares) = wanted.split_once(" declare").map_or((&*wanted, false), |(steps, _)| (steps, true));
        for step in steps.split(' ').filter(|_| legal.len() > 1) {
            let [from, to] = spots(seats[0], step);
            for spot in [from, to] {
                lead(&mut driver, &spot);
                driver.tap(Named::Enter);
            }
        }
        if declares {
            driver.type_in("d");
        } else {
            driver.tap(Named::Enter);
        }
        assert!(told(&driver) > before, "{wanted} was played by arrows and Enter");
    }
    assert!(is_over(&driver), "the game ends");
}

#[test]
fn a_turn_can_be_typed_and_confirmed_by_enter() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), USUAL, [PlayerKind::Human, PlayerKind::Human], "1");
    let legal = until_choice(&mut driver);
    let before = told(&driver);
    driver.type_in("c");
    assert!(driver.has_focus("typing"), "the field is there for whoever asks for it");
    driver.type_in("yonder");
    driver.tap(Named::Enter);
    assert!(crate::driver::says(&mut driver, "is not a move"));
    for _ in 0.."yonder".len() {
        driver.tap(Named::Backspace);
    }
    driver.type_in(&legal[0].replace('*', ""));
    driver.tap(Named::Enter);
    assert!(driver.table().unwrap().table().is_touched());
    assert_eq!(told(&driver), before, "it lies on the board to be confirmed");
    driver.tap(Named::Enter);
    assert!(told(&driver) > before);
}

#[test]
fn whoever_plays_black_against_the_computer_sits_below_and_the_setup_says_who_is_who() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), USUAL, [PlayerKind::Bot(Level::Easy), PlayerKind::Human], "1");
    let below = |driver: &Driver, spot: &'static str| {
        let picture = driver.table().unwrap().picture();
        let (low, high) = picture.area(&Spot::new(spot)).unwrap().area.bounds().unwrap();
        low.y + high.y > picture.drawing().size.height
    };
    assert!(below(&driver, "m") && !below(&driver, "a"));
    let title = games::shelf::find("kvatrutafl").unwrap();
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Setup(title)));
    assert!(crate::driver::says(&mut driver, "White") && crate::driver::says(&mut driver, "Black"));
}

#[test]
fn the_board_is_mirrored_as_the_settings_say_and_the_record_knows_nothing_of_it() {
    let home = tempfile::tempdir().unwrap();
    // So high that all settings are in sight.
    let high = Appearance { size: (1280.0, 3200.0), ..USUAL };
    let mut driver = start(home.path(), high, [PlayerKind::Human, PlayerKind::Human], "1");
    let left = |driver: &Driver| {
        let area = driver.table().unwrap().picture().area(&Spot::new("a")).unwrap().area.bounds().unwrap();
        area.0.x < driver.table().unwrap().picture().drawing().size.width / 2.0
    };
    assert!(!left(&driver), "White begins on the right");
    driver.tap(Named::Enter);
    let header = driver.table().unwrap().table().header().clone();
    driver.tap(Named::Escape);
    driver.tap(Named::Escape);
    assert!(driver.click_text("Settings"));
    assert!(driver.click_text("lower left"));
    driver.tap(Named::Escape);
    assert!(driver.click_text("Continue"));
    assert!(left(&driver), "and now on the left");
    assert_eq!(*driver.table().unwrap().table().header(), header);
}

/// Plays on until it is a person's turn with a choice.
fn until_choice(driver: &mut Driver) -> Vec<String> {
    loop {
        let table = driver.table().unwrap().table();
        match table.turn() {
            Turn::Seats(seats) if table.legal(seats[0]).len() > 1 => return table.legal(seats[0]),
            Turn::Over(_) => return Vec::new(),
            Turn::Seats(_) | Turn::Roll(_) | Turn::Faces(_) => play(driver, 1),
        }
    }
}

#[test]
fn the_table_is_pictured_at_several_moments() {
    for (place, appearance) in APPEARANCES.into_iter().enumerate() {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), appearance, [PlayerKind::Human, PlayerKind::Human], "21");
        take(&mut driver, appearance, "opening");
        until_choice(&mut driver);
        take(&mut driver, appearance, "first");
        play(&mut driver, 44);
        let legal = until_choice(&mut driver);
        take(&mut driver, appearance, "last");
        let Turn::Seats(seats) = driver.table().unwrap().table().turn() else { panic!("it is somebody's turn") };
        let longest = legal.iter().max_by_key(|notation| notation.len()).unwrap().clone();
        let mut pressed = 0;
        for step in longest.split(" declare").next().unwrap().split(' ') {
            for spot in spots(seats[0], step) {
                driver.click_spot(&spot);
                pressed += 1;
                take(&mut driver, appearance, &format!("touched-{pressed}"));
            }
        }
        driver.click_spot(&Spot::new("c"));
        take(&mut driver, appearance, "refused");
        driver.tap(Named::Escape);
        driver.type_in("h");
        take(&mut driver, appearance, "hint");
        // One end in the light and one in the dark will do: it takes longer than all the rest.
        if place > 1 {
            continue;
        }
        for _ in 0..2_000 {
            if is_over(&driver) {
                break;
            }
            sitting::play(&mut driver, Level::Easy, 1);
        }
        take(&mut driver, appearance, "over");
    }
}

#[test]
fn names_of_points_stay_small_where_a_hint_begins_with_them() {
    for lang in Lang::ALL {
        let home = tempfile::tempdir().unwrap();
        let appearance = Appearance { lang, ..USUAL };
        let mut driver = start(home.path(), appearance, [PlayerKind::Human, PlayerKind::Human], "1");
        until_choice(&mut driver);
        driver.type_in("h");
        let texts = driver.texts();
        let way = |large: bool| {
            texts.iter().any(|(_, text)| {
                let mut letters = text.chars();
                let first = letters.next().filter(char::is_ascii_alphabetic);
                first.is_some_and(|first| first.is_uppercase() == large) && letters.next() == Some('–')
            })
        };
        assert!(!way(true) && (lang == Lang::En || way(false)), "{texts:?}");
    }
}
