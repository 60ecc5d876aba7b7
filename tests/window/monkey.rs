//! Random clicks, keys and sizes over all screens: nothing panics, nothing is lost.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, Size, mouse, window};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use wurfzabel::app::screen::Screen;
use wurfzabel::i18n::Lang;
use wurfzabel::store::settings::{Pause, Speed};

use crate::driver::Driver;

/// How many random inputs there are.
const INPUTS: usize = 24_000;

const NAMED: [Named; 16] = [
    Named::Tab,
    Named::Tab,
    Named::Enter,
    Named::Enter,
    Named::Space,
    Named::ArrowDown,
    Named::ArrowUp,
    Named::ArrowLeft,
    Named::ArrowRight,
    Named::Escape,
    Named::Backspace,
    Named::Home,
    Named::End,
    Named::PageDown,
    Named::F1,
    Named::Delete,
];

const LETTERS: &[char] =
    &['1', '2', '3', '4', '5', '6', 'k', 'p', 'h', 'r', 'v', 'c', 'ä', '"', '\u{202e}', '🎲', ' ', 'x'];

#[test]
fn random_input_over_all_screens_never_panics() {
    let home = tempfile::tempdir().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(20_261_121);
    let mut driver = Driver::start(home.path(), (1280.0, 800.0), |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
        });
    });
    let mut size = Size::new(1280.0, 800.0);
    let mut seen = std::collections::BTreeMap::<&str, usize>::new();
    for input in 0..INPUTS {
        let name = match driver.app().top() {
            Screen::Shelf(_) => "shelf",
            Screen::Cabinet(_) => "cabinet",
            Screen::Setup(_) => "setup",
            Screen::Race(_) => "race",
            Screen::Table(_) => "table",
            Screen::Archive(_) => "archive",
            Screen::Replay(_) => "replay",
            Screen::Statistics(_) => "statistics",
            Screen::Progress(_) => "progress",
            Screen::Practise(_) => "practise",
            Screen::Session(_) => "session",
            Screen::Drill(_) => "drill",
            Screen::Sounds(_) => "sounds",
            Screen::Print(_) => "print",
            Screen::Rules(_) => "rules",
            Screen::Settings(_) => "settings",
        };
        *seen.entry(name).or_default() += 1;
        match rng.random_range(0..100) {
            0..45 => {
                let at = Point::new(rng.random_range(0.0..size.width), rng.random_range(0.0..size.height));
                driver.click_at(at);
            }
            45..55 => {
                let position = Point::new(rng.random_range(0.0..size.width), rng.random_range(0.0..size.height));
                driver.happen([Event::Mouse(mouse::Event::CursorMoved { position })]);
            }
            55..58 => {
                let delta = mouse::ScrollDelta::Lines { x: 0.0, y: rng.random_range(-5.0..5.0) };
                driver.happen([Event::Mouse(mouse::Event::WheelScrolled { delta })]);
            }
            58..83 => driver.tap(NAMED[rng.random_range(0..NAMED.len())]),
            83..96 => {
                let letter = LETTERS[rng.random_range(0..LETTERS.len())];
                driver.key(Key::Character(letter.to_string().into()), Modifiers::empty());
            }
            96..98 => {
                // Not Ctrl+O and the like, which would ask the real system for a file.
                let letter = ["z", "f", "n", "l", "+", "-"][rng.random_range(0..6)];
                driver.key(Key::Character(letter.into()), Modifiers::COMMAND);
            }
            98 => {
                size = Size::new(rng.random_range(400.0..2400.0), rng.random_range(300.0..1500.0));
                driver.happen([Event::Window(window::Event::Resized(size))]);
            }
            _ => driver.draw(),
        }
        // Now and then back to the shelf, or it would stay in one corner.
        if input % 400 == 399 {
            for _ in 0..8 {
                driver.tap(Named::Escape);
            }
        }
    }
    for screen in
        ["shelf", "setup", "table", "archive", "statistics", "practise", "session", "print", "rules", "settings"]
    {
        assert!(seen.get(screen).is_some_and(|count| *count >= 20), "{screen} was hardly seen: {seen:?}");
    }
}
