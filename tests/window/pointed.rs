//! What is told of what is pointed at goes with it: a pointer that is left lying is told what one is that has just come.

use std::time::Duration;

use base::draw::Spot;
use base::i18n::Lang;
use club::store::settings::{Pause, Setup, Speed};
use games::game::Turn;
use games::game::bot::Level;
use games::game::record::PlayerKind;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, mouse};
use wurfzabel::app;
use wurfzabel::app::screen::{self, table};

use crate::driver::{Driver, set_appearance};
use crate::sitting::{self, USUAL};

const THREE: [(&str, PlayerKind); 3] =
    [("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human), ("Kim", PlayerKind::Human)];

fn start(home: &std::path::Path, game: &'static str, players: usize) -> Driver {
    let mut driver = Driver::start(home, USUAL.size, |desk| {
        set_appearance(desk, Lang::En, USUAL.look, 100);
        desk.change(|settings| {
            (settings.dice_speed, settings.pause, settings.ahead) = (Speed::None, Pause::nearest(0), true);
            let setup = Setup { seats: sitting::seats(&THREE[..players]), ..Setup::default() };
            settings.setups.insert(game.to_owned(), setup);
        });
    });
    driver.say(app::Message::Asked(app::route::Route::Setup(games::shelf::find(game).unwrap())));
    driver.tap(iced::keyboard::key::Named::Enter);
    driver
}

fn point(driver: &mut Driver, position: Point) {
    driver.happen([Event::Mouse(mouse::Event::CursorMoved { position })]);
}

/// What stands below the board.
fn told(driver: &mut Driver) -> Vec<String> {
    let area = driver.bounds("says").unwrap();
    let texts = driver.texts().into_iter();
    texts.filter(|(at, text)| area.contains(at.center()) && !text.is_empty()).map(|(_, text)| text).collect()
}

/// A frame is seen, and then the pointer is led away and back to where it lies.
fn assert_up_to_date(driver: &mut Driver, at: Point, what: &str) {
    driver.wait(Duration::ZERO);
    let left_lying = told(driver);
    point(driver, Point::new(2.0, 2.0));
    point(driver, at);
    assert_eq!(left_lying, told(driver), "{what}");
}

fn say(driver: &mut Driver, message: table::Message) {
    driver.say(app::Message::Screen(1, screen::Message::Table(message)));
}

#[test]
fn a_pointer_left_lying_is_told_of_what_is_there_whatever_happens_meanwhile() {
    for (game, spots) in [
        ("namaste", ["c3", "sum-7", "die-2", "sheet-1"]),
        ("kvatrutafl", ["a", "m", "f", "off-0"]),
        ("ludix", ["die-1", "place-1", "chances", "stage"]),
        ("dre13ehn", ["hi", "middle", "list-0", "la"]),
    ] {
        for spot in spots {
            let home = tempfile::tempdir().unwrap();
            let mut driver = start(home.path(), game, 2);
            let mut at = None;
            for turn in 0..14 {
                // Where it is not there yet, a moment later.
                if at.is_none() {
                    at = driver.spot(&Spot::new(spot));
                    at.into_iter().for_each(|at| point(&mut driver, at));
                }
                if turn % 5 == 3 && driver.table().unwrap().table().undo_offered().is_ok() {
                    driver.key(Key::Character("z".into()), Modifiers::COMMAND);
                } else if matches!(driver.table().unwrap().table().turn(), Turn::Roll(_)) {
                    driver.tap(iced::keyboard::key::Named::Enter);
                } else {
                    sitting::play(&mut driver, Level::Easy, 1);
                }
                if let Some(at) = at {
                    assert_up_to_date(&mut driver, at, &format!("{game} {spot} {turn}"));
                }
            }
        }
    }
}

#[test]
fn a_pointer_left_lying_is_told_of_the_seat_that_is_chosen() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "namaste", 3);
    let mut turns = 0;
    // Others have other sheets once something is entered.
    while turns < 60 {
        turns += 1;
        if let Turn::Seats(seats) = driver.table().unwrap().table().turn()
            && seats.len() > 1
            && turns > 20
        {
            let at = driver.spot(&Spot::new("c3")).unwrap();
            point(&mut driver, at);
            let mut all = std::collections::BTreeSet::new();
            for seat in seats {
                say(&mut driver, table::Message::SeatPressed(seat));
                assert_up_to_date(&mut driver, at, &format!("{seat}"));
                all.insert(told(&mut driver));
            }
            if all.len() > 1 {
                return;
            }
        }
        sitting::play(&mut driver, Level::Easy, 1);
    }
    panic!("two of them see something else there");
}

#[test]
fn what_is_asked_of_one_seat_is_not_left_on_the_board_of_another() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "namaste", 3);
    for _ in 0..60 {
        if let Turn::Seats(seats) = driver.table().unwrap().table().turn()
            && let [one, other, ..] = seats[..]
        {
            say(&mut driver, table::Message::SeatPressed(other));
            let due = driver.table().unwrap().picture().drawing().clone();
            say(&mut driver, table::Message::SeatPressed(one));
            say(&mut driver, table::Message::Inquired(table::herald::Inquiry::Standing));
            say(&mut driver, table::Message::SeatPressed(other));
            assert!(*driver.table().unwrap().picture().drawing() == due, "it is the board of whoever was chosen");
            return;
        }
        sitting::play(&mut driver, Level::Easy, 1);
    }
    panic!("several may decide");
}

#[test]
fn what_looking_ahead_tells_of_what_is_offered_is_there_from_the_beginning() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "namaste", 2);
    assert!(crate::driver::says(&mut driver, "of rolls fit"), "before anything is done: {:?}", driver.texts());
}
