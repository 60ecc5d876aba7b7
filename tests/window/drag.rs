//! Men dragged over the board of Kvátrutafl, without a display: what is put down, refused, let fall; and the last turn
//! pointed out until something is touched.

use std::path::Path;

use base::draw::{Drawing, Spot};
use base::i18n::Lang;
use base::phrase::Phrase;
use club::store::settings::{Pause, SeatSetup, Setup, Speed};
use games::game::Turn;
use games::game::record::PlayerKind;
use games::table::View;
use iced::Point;
use iced::keyboard::key::Named;
use iced::mouse;
use wurfzabel::app::screen::Screen;

use crate::driver::Driver;

/// Two people at a table with real dice, White to play 4 and 2.
fn start(home: &Path) -> Driver {
    let mut driver = Driver::start(home, (1280.0, 800.0), |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
            let seats = ["Ada", "Bo"].map(|name| SeatSetup { name: name.to_owned(), kind: PlayerKind::Human }).to_vec();
            settings.setups.insert("kvatrutafl".to_owned(), Setup { seats, real_dice: true, ..Setup::default() });
        });
    });
    assert!(driver.click("kvatrutafl"));
    driver.tap(Named::Enter);
    driver.type_in("42");
    driver.tap(Named::Enter);
    driver
}

fn at(driver: &mut Driver, spot: &'static str) -> Point {
    driver.spot(&Spot::new(spot)).unwrap_or_else(|| panic!("{spot} is on the board"))
}

fn shown(driver: &Driver) -> Drawing {
    driver.table().unwrap().picture().drawing().clone()
}

/// What may be confirmed now, in notation.
fn offered(driver: &Driver) -> Vec<String> {
    let table = driver.table().unwrap().table();
    let Turn::Seats(seats) = table.turn() else { panic!("a person is to move") };
    table.offers(seats[0]).into_iter().map(|offer| offer.action).collect()
}

fn refused(driver: &mut Driver) -> bool {
    driver.bounds("refused").is_some()
}

#[test]
fn a_man_that_is_dragged_to_where_he_may_go_has_moved() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path());
    let [a, e, g] = ["a", "e", "g"].map(|spot| at(&mut driver, spot));
    driver.drag(&[a, Point::new(e.x, a.y - 60.0), e]);
    let after_one = shown(&driver);
    driver.drag(&[e, g]);
    assert!(offered(&driver).contains(&"a-e e-g".to_owned()), "{:?}", offered(&driver));
    driver.tap(Named::Backspace);
    assert!(shown(&driver) == after_one, "the second step alone is taken back");
    driver.click_spot(&Spot::new("a"));
    driver.click_spot(&Spot::new("c"));
    assert!(offered(&driver).contains(&"a-e a-c".to_owned()), "clicks and drags go together: {:?}", offered(&driver));
}

/// The same with one step taken, so that there is a choice among two men.
fn begun(home: &Path) -> Driver {
    let mut driver = start(home);
    let [a, e] = ["a", "e"].map(|spot| at(&mut driver, spot));
    driver.drag(&[a, e]);
    driver
}

#[test]
fn what_is_let_fall_where_it_may_not_go_is_back_where_it_was() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path());
    let before = shown(&driver);
    let [a, b, e] = ["a", "b", "e"].map(|spot| at(&mut driver, spot));
    driver.drag(&[e, Point::new(e.x, 6.0)]);
    assert!(shown(&driver) == before, "let fall beside the board; the step before stands");
    driver.drag(&[e, b]);
    assert!(shown(&driver) == before, "refused");
    assert!(refused(&mut driver), "and the reason is said");
    driver.drag(&[e, a, e]);
    let put_down = shown(&driver);
    assert!(put_down != before && !refused(&mut driver));
    driver.click_spot(&Spot::new("e"));
    assert!(shown(&driver) == before);
    driver.click_spot(&Spot::new("e"));
    assert!(shown(&driver) == put_down, "put down where it was taken, it was a click");
}

/// What is said of the point where the second step of 4 and 2 leads.
fn landing(driver: &Driver) -> String {
    driver.table().unwrap().picture().area(&Spot::new("g")).unwrap().says.clone()
}

fn moved(driver: &mut Driver, position: Point) {
    driver.happen([iced::Event::Mouse(mouse::Event::CursorMoved { position })]);
}

#[test]
fn while_a_man_is_dragged_he_is_in_hand_and_his_landings_are_shown() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path());
    let (before, none) = (shown(&driver), landing(&driver));
    driver.click_spot(&Spot::new("e"));
    let chosen = landing(&driver);
    assert_ne!(chosen, none, "it is a landing now");
    driver.click_spot(&Spot::new("e"));
    let e = at(&mut driver, "e");
    driver.happen([iced::Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
    moved(&mut driver, Point::new(e.x + 3.0, e.y));
    assert!(shown(&driver) == before, "so little is no drag");
    moved(&mut driver, Point::new(e.x, e.y - 40.0));
    assert!(shown(&driver) != before && landing(&driver) == chosen, "{}", landing(&driver));
    let near = driver.picture();
    moved(&mut driver, Point::new(e.x, e.y - 60.0));
    assert!(driver.picture() != near, "he is seen under the pointer, which is over the same point as before");
    driver.tap(Named::Backspace);
    assert!(shown(&driver) == before, "taken back");
    driver.happen([iced::Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
    assert!(shown(&driver) == before && !refused(&mut driver), "letting the button go means nothing more");
}

#[test]
fn the_last_turn_is_pointed_out_until_something_is_touched() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path());
    driver.click_spot(&Spot::new("a"));
    driver.click_spot(&Spot::new("c"));
    driver.type_in("y");
    driver.type_in("63");
    driver.tap(Named::Enter);
    let told = driver.table().unwrap().table().history().iter().map(|told| told.entry.to_string());
    assert_eq!(told.skip(1).collect::<Vec<_>>(), ["a-e a-c", "[6 3]"]);
    let pointed = shown(&driver);
    let step = [at(&mut driver, "m"), at(&mut driver, "s")];
    driver.drag(&step);
    driver.tap(Named::Backspace);
    assert!(shown(&driver) == pointed, "untouched again, it is pointed out again");
    let table = driver.table().unwrap().table();
    let (names, marks) = (vec!["Ada".into(), "Bo".into()], driver.app().desk().marks(&table.header().players));
    let view = View { lang: Lang::En, seat: Some(1), names, marks, ..View::default() };
    assert_ne!(pointed, table.board(&view), "what was played last is on the board");
    assert_eq!(pointed, table.board(&View { last: Some((0, "a-e a-c".to_owned())), ..view }));
}

#[test]
fn a_refusal_leads_to_the_rule_behind_it_and_back() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path());
    assert!(driver.bounds("rule").is_none(), "nothing is refused yet");
    let [b, e] = ["b", "e"].map(|spot| at(&mut driver, spot));
    driver.drag(&[e, b]);
    for by_key in [false, true] {
        assert!(refused(&mut driver));
        if by_key {
            driver.type_in("r");
        } else {
            assert!(driver.click("rule"));
        }
        assert!(matches!(driver.app().top(), Screen::Rules(_)));
        let why = Lang::En.say(&Phrase::new("kvatrutafl-guide-table-path"));
        let at = driver.texts().into_iter().find(|(_, text)| *text == why).map(|(at, _)| at);
        let at = at.expect("the paragraph is on the page");
        let by = driver.scrolled("rules-page").unwrap();
        assert!((40.0..200.0).contains(&(at.y - by)), "the paragraph is at the top: {at:?}, {by}");
        driver.tap(Named::Escape);
        assert!(driver.table().is_some());
    }
}
