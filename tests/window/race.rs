//! Who begins, found out in the window: by typing, or by lot.

use std::path::Path;

use base::draw::{Hue, Role};
use base::i18n::Lang;
use club::store::settings::{SeatSetup, Setup, Speed};
use games::game::bot::Level;
use games::game::options::Values;
use games::game::record::{Header, Player, PlayerKind};
use iced::keyboard::key::Named;
use wurfzabel::app::Message;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, says};

/// The setup of Ludix for one computer player and two people, with that way to find out who begins.
fn set_up(home: &Path, way: &str) -> Driver {
    let kinds = [("Computer", PlayerKind::Bot(Level::Strong)), ("Käthe", PlayerKind::Human), ("Bo", PlayerKind::Human)];
    let mut driver = Driver::start(home, (1280.0, 800.0), |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.dice_speed = Speed::None;
            let seats = kinds.map(|(name, kind)| SeatSetup { name: name.to_owned(), kind }).to_vec();
            let options = [("start".to_owned(), way.to_owned())].into();
            settings.setups.insert("ludix".to_owned(), Setup { seats, options, ..Setup::default() });
        });
    });
    assert!(driver.click("ludix"));
    driver
}

/// The same, and it begins.
fn start(home: &Path, way: &str) -> Driver {
    let mut driver = set_up(home, way);
    driver.tap(Named::Enter);
    driver
}

/// Whether something in the window has the colour of that seat.
fn shows_colour_of(driver: &mut Driver, seat: u8) -> bool {
    let colour = driver.app().desk().ui().colour(Role::Seat(seat)).into_rgba8();
    driver.picture().2.chunks_exact(4).any(|pixel| *pixel == colour)
}

fn names(driver: &Driver) -> Vec<String> {
    let header = driver.table().unwrap().table().header();
    header.players.iter().map(|player| player.name.clone()).collect()
}

#[test]
fn whoever_types_the_phrase_fastest_begins_and_the_others_follow_as_they_sit() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "phrase");
    assert!(matches!(driver.app().top(), Screen::Race(_)) && says(&mut driver, "Käthe types next"));
    driver.tap(Named::Enter);
    driver.type_in("alea j");
    assert!(says(&mut driver, "The last character is wrong"), "a mistake is shown");
    driver.tap(Named::Backspace);
    // Slower than the next one, whose time is that of a few key presses.
    driver.pass(std::time::Duration::from_millis(400));
    driver.type_in("iacta EST");
    assert!(says(&mut driver, "Bo types next"));
    driver.type_in("x");
    assert!(says(&mut driver, "Bo types next"), "no clock runs before somebody is ready");
    assert!(driver.click("race-ready"));
    driver.type_in(" Alea iacta est");
    assert!(matches!(driver.app().top(), Screen::Race(_)) && says(&mut driver, "Bo begins"));
    let places: Vec<_> = ["1.", "2.", "3."].iter().filter(|place| says(&mut driver, place)).collect();
    assert_eq!(places.len(), 3, "everybody has a time");
    driver.tap(Named::Enter);
    assert_eq!(names(&driver), ["Bo", "Computer", "Käthe"]);
    assert_eq!(driver.table().unwrap().table().turn().to_act(), [0]);
    assert!(says(&mut driver, "Bo was fastest"), "it is said who begins and why");
}

#[test]
fn a_race_may_be_left_to_the_lot_and_the_lot_lets_everybody_begin_at_times() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "phrase");
    assert!(driver.click("race-lot"));
    let mut first = std::collections::BTreeSet::from([names(&driver).remove(0)]);
    for _ in 0..200 {
        let mut driver = start(home.path(), "lot");
        let names = names(&driver);
        let round = ["Computer", "Käthe", "Bo", "Computer", "Käthe"];
        assert!(round.windows(3).any(|seats| seats == names), "they sit as before: {names:?}");
        // Also when a computer player has had its whole turn, which here takes no time.
        assert!(says(&mut driver, &format!("{} wins the draw and begins", names[0])), "{names:?}");
        first.insert(names[0].clone());
        if first.len() == 3 {
            return;
        }
    }
    panic!("nobody else ever begins: {first:?}");
}

#[test]
fn a_computer_player_that_sits_first_is_said_to_begin_and_a_person_is_not() {
    for (first, is_told) in [("Computer", true), ("Käthe", false)] {
        let home = tempfile::tempdir().unwrap();
        let header = Header::new("ludix", Values::new(), two(first));
        let mut driver = Driver::start(home.path(), (1280.0, 800.0), |_| {});
        driver.say(Message::Asked(Route::Match(header)));
        assert_eq!(says(&mut driver, "Computer sits at the top and begins"), is_told, "{:?}", driver.texts());
    }
}

/// Käthe and a computer player; who sits first.
fn two(first: &str) -> Vec<Player> {
    let player = |name: &str, kind| Player::new(name, kind).unwrap();
    let mut two = vec![player("Käthe", PlayerKind::Human), player("Computer", PlayerKind::Bot(Level::Easy))];
    two.sort_by_key(|player| player.name != first);
    two
}

#[test]
fn seats_have_colours_where_nobody_turns_them_and_people_who_are_known_everywhere() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), "first");
    assert!((0..3).all(|seat| shows_colour_of(&mut driver, seat)), "who sits first begins: seats have colours");
    for way in ["lot", "phrase"] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = set_up(home.path(), way);
        assert!((0..3).all(|seat| !shows_colour_of(&mut driver, seat)), "{way}: these seats will be turned");
    }
    // Käthe and Bo are known as soon as it begins, and have the first two colours.
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "phrase");
    for own in 0..2 {
        assert!(shows_colour_of(&mut driver, own) && !shows_colour_of(&mut driver, 2), "people have theirs");
        driver.tap(Named::Enter);
        driver.type_in("alea iacta est");
    }
    driver.tap(Named::Enter);
    assert!(driver.table().is_some());
}

#[test]
fn people_keep_their_colours_whoever_begins() {
    let home = tempfile::tempdir().unwrap();
    let mut orders = std::collections::BTreeSet::new();
    let mut colours = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let mut driver = start(home.path(), "lot");
        let names = names(&driver);
        let table = driver.table().unwrap().table().header().clone();
        let desk = driver.app().desk();
        let ui = desk.seated(desk.ui(), &table.players);
        let seat = |name: &str| u8::try_from(names.iter().position(|one| one == name).unwrap()).unwrap();
        colours.insert(["Käthe", "Bo", "Computer"].map(|name| ui.seats.hue(seat(name))));
        assert!(shows_colour_of(&mut driver, 0) && shows_colour_of(&mut driver, 1), "{names:?}");
        orders.insert(names);
        if orders.len() == 3 {
            break;
        }
    }
    assert_eq!(orders.len(), 3, "everybody has begun");
    let [seen] = colours.into_iter().collect::<Vec<_>>().try_into().expect("the same in all matches");
    assert_eq!(seen, [Hue::Slate, Hue::Ruby, Hue::Leaf]);
}
