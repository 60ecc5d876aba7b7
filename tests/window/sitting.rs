//! A game sat down to in the window: who plays, how it looks, played on, led over the board by arrows, pictured.

use std::path::Path;

use base::draw::Spot;
use base::i18n::Lang;
use club::store::settings::{Look, Pause, SeatSetup, Setup, Speed};
use games::game::Turn;
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::PlayerKind;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use wurfzabel::app::screen::{self, table};

use crate::driver::{Driver, set_appearance};

/// How the program looks.
#[derive(Clone, Copy)]
pub struct Appearance {
    pub name: &'static str,
    pub lang: Lang,
    pub look: Look,
    pub size: (f32, f32),
    pub text: u16,
}

pub const USUAL: Appearance =
    Appearance { name: "en-light", lang: Lang::En, look: Look::Light, size: (1280.0, 800.0), text: 100 };

pub const APPEARANCES: [Appearance; 4] = [
    Appearance { name: "de-light", lang: Lang::De, look: Look::Light, size: (1280.0, 800.0), text: 100 },
    Appearance { name: "en-dark", lang: Lang::En, look: Look::Dark, size: (1280.0, 800.0), text: 100 },
    Appearance { name: "de-light-small", lang: Lang::De, look: Look::Light, size: (1024.0, 700.0), text: 100 },
    Appearance { name: "en-dark-small-150", lang: Lang::En, look: Look::Dark, size: (1024.0, 700.0), text: 150 },
];

/// Text as large as it gets, in the window that opens first.
pub const LARGEST: Appearance =
    Appearance { name: "de-stark-light-250", lang: Lang::De, look: Look::StarkLight, size: (1280.0, 800.0), text: 250 };
/// The same the other way.
pub const LARGEST_DARK: Appearance =
    Appearance { name: "en-stark-dark-250", lang: Lang::En, look: Look::StarkDark, ..LARGEST };

/// The games that stand on the shelf by themselves.
pub fn systems() -> impl Iterator<Item = &'static str> {
    games::shelf::ALL.iter().filter(|title| title.about().family.is_none()).map(|title| title.key())
}

/// Who sits at the table.
pub fn seats(players: &[(&str, PlayerKind)]) -> Vec<SeatSetup> {
    players.iter().map(|(name, kind)| SeatSetup { name: (*name).to_owned(), kind: *kind }).collect()
}

/// A match of that game, begun without dice that roll and without pauses.
pub fn start(home: &Path, appearance: Appearance, game: &'static str, setup: Setup) -> Driver {
    let mut driver = Driver::start(home, appearance.size, |desk| {
        set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        desk.change(|settings| {
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
            settings.setups.insert(game.to_owned(), setup);
        });
    });
    // Not every game stands on the shelf itself.
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Setup(games::shelf::find(game).unwrap())));
    driver.tap(Named::Enter);
    assert!(driver.table().is_some(), "Enter begins");
    driver
}

/// How many events stand.
pub fn told(driver: &Driver) -> usize {
    driver.table().unwrap().table().history().len()
}

pub fn is_over(driver: &Driver) -> bool {
    driver.table().unwrap().table().turn().is_over()
}

/// Plays as a computer player would, to the end or so many decisions.
pub fn play(driver: &mut Driver, level: Level, decisions: usize) {
    for _ in 0..decisions {
        let table = driver.table().unwrap().table();
        let Turn::Seats(seats) = table.turn() else {
            if table.turn().is_over() {
                return;
            }
            driver.tap(Named::Enter);
            continue;
        };
        let mut rng = Luck::new(7).thought(table.history().len());
        let choice = table.thinking(seats[0], level)(&mut rng);
        let message = table::Message::OfferPressed(choice);
        driver.say(wurfzabel::app::Message::Screen(1, screen::Message::Table(message)));
    }
}

/// Types in what real dice show, and that they lie so.
pub fn type_dice(driver: &mut Driver, faces: &str) {
    driver.type_in(faces);
    driver.tap(Named::Enter);
}

const ARROWS: [Named; 4] = [Named::ArrowDown, Named::ArrowRight, Named::ArrowLeft, Named::ArrowUp];

/// Leads the cursor to a spot by the fewest arrows.
pub fn lead(driver: &mut Driver, to: &Spot) {
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
            let there = table.picture().walk(Some(&here), &Key::Named(arrow), false).unwrap();
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

/// Takes a picture, and looks for words cut off.
pub fn take(driver: &mut Driver, appearance: Appearance, game: &str, what: &str) {
    let name = format!("{game}-{what}-{}", appearance.name);
    driver.keep(&name);
    driver.assert_within(&name);
}
