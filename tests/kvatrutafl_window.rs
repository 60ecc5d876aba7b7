//! Kvátrutafl in the window, clicked and typed through without a display, and pictured for people to look at.
#![cfg(feature = "gui")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

#[path = "support/driver.rs"]
mod driver;

use std::path::Path;

use driver::Driver;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use wurfzabel::app::screen::{self, table};
use wurfzabel::draw::Spot;
use wurfzabel::game::Turn;
use wurfzabel::game::bot::Level;
use wurfzabel::game::record::PlayerKind;
use wurfzabel::i18n::Lang;
use wurfzabel::store::settings::{Look, Pause, SeatSetup, Setup, Speed, TextSize};

/// A way to look at the program.
#[derive(Clone, Copy)]
struct Way {
    name: &'static str,
    lang: Lang,
    look: Look,
    size: (f32, f32),
    text: u16,
}

const USUAL: Way = Way { name: "en-light", lang: Lang::En, look: Look::Light, size: (1280.0, 800.0), text: 100 };

const WAYS: [Way; 4] = [
    Way { name: "de-light", lang: Lang::De, look: Look::Light, size: (1280.0, 800.0), text: 100 },
    Way { name: "en-dark", lang: Lang::En, look: Look::Dark, size: (1280.0, 800.0), text: 100 },
    Way { name: "de-light-small", lang: Lang::De, look: Look::Light, size: (1024.0, 700.0), text: 100 },
    Way { name: "en-dark-small-150", lang: Lang::En, look: Look::Dark, size: (1024.0, 700.0), text: 150 },
];

fn start(home: &Path, way: Way, kinds: [PlayerKind; 2], target: &str) -> Driver {
    let mut driver = Driver::start(home, way.size, |desk| {
        desk.change(|settings| {
            settings.lang = Some(way.lang);
            settings.look = way.look;
            settings.text_size = TextSize::nearest(way.text);
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
            let seats = [("Käthe", kinds[0]), ("Bo", kinds[1])];
            let seats = seats.map(|(name, kind)| SeatSetup { name: name.to_owned(), kind }).to_vec();
            let options = [("match".to_owned(), target.to_owned())].into();
            settings.setups.insert("kvatrutafl".to_owned(), Setup { seats, options, ..Setup::default() });
        });
    });
    assert!(driver.click("kvatrutafl"));
    driver.tap(Named::Enter);
    assert!(driver.table().is_some(), "Enter begins");
    driver
}

fn told(driver: &Driver) -> usize {
    driver.table().unwrap().table().told().len()
}

fn is_over(driver: &Driver) -> bool {
    driver.table().unwrap().table().turn().is_over()
}

/// Plays as a computer player would, to the end or so many decisions.
fn play(driver: &mut Driver, decisions: usize) {
    for _ in 0..decisions {
        let table = driver.table().unwrap().table();
        let Turn::Seats(seats) = table.turn() else {
            if table.turn().is_over() {
                return;
            }
            driver.tap(Named::Enter);
            continue;
        };
        let mut rng = wurfzabel::game::chance::Luck::new(7).thought(table.told().len());
        let choice = table.thinking(seats[0], Level::Medium)(&mut rng);
        let message = table::Message::OfferPressed(choice);
        driver.say(wurfzabel::app::Message::Screen(1, screen::Message::Table(message)));
    }
}

/// The spots of a step such as `a-d*` of that seat.
fn spots(seat: usize, step: &str) -> [Spot; 2] {
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
            assert!(offers.iter().any(|offer| offer.notation == due), "{wanted} of {legal:?}: {offers:?}");
            driver.type_in(if declares { "d" } else { "f" });
        }
        assert!(told(&driver) > before, "{wanted} was played");
    }
    assert!(is_over(&driver), "the game ends");
}

const ARROWS: [Named; 4] = [Named::ArrowDown, Named::ArrowRight, Named::ArrowLeft, Named::ArrowUp];

/// Leads the cursor to a spot by the fewest arrows.
fn lead(driver: &mut Driver, to: &Spot) {
    if driver.table().unwrap().cursor().is_none() {
        driver.tap(Named::ArrowDown);
    }
    let table = driver.table().unwrap();
    let start = table.cursor().unwrap().clone();
    let mut ways = vec![(start, Vec::new())];
    let mut next = 0;
    while ways[next].0 != *to {
        let (here, way) = ways[next].clone();
        for arrow in ARROWS {
            let there = table.picture().walk(Some(&here), &Key::Named(arrow)).unwrap();
            if ways.iter().all(|(known, _)| *known != there) {
                ways.push((there, [&way[..], &[arrow]].concat()));
            }
        }
        next += 1;
        assert!(next < ways.len(), "arrows lead to {to:?}");
    }
    let way = ways.swap_remove(next).1;
    assert!(way.len() < 16, "and soon: {way:?}");
    way.into_iter().for_each(|arrow| driver.tap(arrow));
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
fn the_board_is_mirrored_as_the_settings_say_and_the_record_knows_nothing_of_it() {
    let home = tempfile::tempdir().unwrap();
    // So high that all settings are in sight.
    let high = Way { size: (1280.0, 2400.0), ..USUAL };
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
    assert!(driver.click_text("Go on"));
    assert!(left(&driver), "and now on the left");
    assert_eq!(*driver.table().unwrap().table().header(), header);
}

fn take(driver: &mut Driver, way: Way, what: &str) {
    let name = format!("kvatrutafl-{what}-{}", way.name);
    driver.keep(&name);
    driver.assert_within(&name);
}

/// Plays on until it is a person's turn with a choice.
fn until_choice(driver: &mut Driver) -> Vec<String> {
    loop {
        let table = driver.table().unwrap().table();
        match table.turn() {
            Turn::Seats(seats) if table.legal(seats[0]).len() > 1 => return table.legal(seats[0]),
            Turn::Over(_) => return Vec::new(),
            Turn::Seats(_) | Turn::Roll(_) => play(driver, 1),
        }
    }
}

#[test]
fn the_table_is_pictured_at_several_moments() {
    for way in WAYS {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), way, [PlayerKind::Human, PlayerKind::Human], "7");
        take(&mut driver, way, "opening");
        until_choice(&mut driver);
        take(&mut driver, way, "first");
        play(&mut driver, 44);
        let legal = until_choice(&mut driver);
        take(&mut driver, way, "last");
        let Turn::Seats(seats) = driver.table().unwrap().table().turn() else { panic!("it is somebody's turn") };
        let longest = legal.iter().max_by_key(|notation| notation.len()).unwrap().clone();
        let mut pressed = 0;
        for step in longest.split(" declare").next().unwrap().split(' ') {
            for spot in spots(seats[0], step) {
                driver.click_spot(&spot);
                pressed += 1;
                take(&mut driver, way, &format!("touched-{pressed}"));
            }
        }
        driver.click_spot(&Spot::new("c"));
        take(&mut driver, way, "refused");
        driver.tap(Named::Escape);
        driver.type_in("h");
        take(&mut driver, way, "hint");
        for _ in 0..2_000 {
            if is_over(&driver) {
                break;
            }
            play(&mut driver, 1);
        }
        take(&mut driver, way, "over");
    }
}
