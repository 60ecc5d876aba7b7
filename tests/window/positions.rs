//! Positions: pasted, set on the board, taken out of a match, begun with; the match they come from stays byte for byte.

use base::draw::Spot;
use base::i18n::Lang;
use club::store::Folders;
use club::store::settings::Look;
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::Record;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::screen::{self, Screen, position, replay};

use crate::driver::{Driver, reads, set_appearance};

fn set_up(home: &std::path::Path, game: &'static str) -> Driver {
    let mut driver = Driver::start(home, (1280.0, 1400.0), |desk| {
        desk.change(|settings| settings.lang = Some(Lang::En));
    });
    driver.focus(game);
    driver.tap(Named::Enter);
    assert!(driver.click("position"), "{game}");
    driver
}

fn shown(driver: &Driver) -> &position::State {
    match driver.app().top() {
        Screen::Position(state) => state,
        other => panic!("{other:?}"),
    }
}

fn say(driver: &mut Driver, message: position::Message) {
    driver.say(wurfzabel::app::Message::Screen(2, screen::Message::Position(message)));
}

#[test]
fn a_line_is_refused_as_it_is_written_and_what_holds_begins_a_match_of_that_many() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), "ludix");
    assert_eq!(&shown(&driver).line, "ludix 0* 0");
    say(&mut driver, position::Message::Pasted(Some("ludix 9 80* 22".to_owned())));
    assert!(reads(&mut driver, "No numerals come to 9 points."));
    // A whole line brings its options, and as many players as it is for.
    let line = "ludix arrange=best 13 80* 22";
    say(&mut driver, position::Message::Pasted(Some(line.to_owned())));
    assert_eq!((&*shown(&driver).line, shown(&driver).wrong()), (line, None));
    assert!(driver.click("position-begin"));
    assert!(matches!(driver.app().top(), Screen::Setup(_)));
    assert!(driver.click("begin"));
    let header = driver.table().unwrap().table().header().clone();
    assert_eq!(header.options["position"], "ludix 13 80* 22");
    assert_eq!((header.options["arrange"].as_str(), header.players.len(), header.counts()), ("best", 3, false));
    let scores: Vec<String> = driver.table().unwrap().table().scores().iter().map(ToString::to_string).collect();
    assert_eq!(scores, ["13", "80", "22"]);
}

#[test]
fn men_are_set_by_steps_by_keys_and_by_dragging() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), "kvatrutafl");
    let start = shown(&driver).line.to_owned();
    // Taken from a: there are too few, and that is said.
    assert!(driver.click_spot(&Spot::new("a")));
    driver.key(Key::Character("-".into()), Modifiers::empty());
    assert!(reads(&mut driver, "White has 14 men instead of 15."));
    assert!(driver.click_spot(&Spot::new("d")));
    driver.key(Key::Character("+".into()), Modifiers::empty());
    // A man has moved, so dice say no more who begins.
    assert!(reads(&mut driver, "The dice decide who begins only while all men are at the start."));
    assert!(driver.click_text("Black"));
    assert_eq!(&shown(&driver).line, "kvatrutafl white a14 d1 black* m15 first");
    // Dragged back, it is the beginning again, but for whose turn it is.
    let [from, to] = ["d", "a"].map(|name| driver.spot(&Spot::new(name)).unwrap());
    driver.drag(&[from, to]);
    assert!(driver.click_text("the dice decide"));
    assert_eq!(&shown(&driver).line, &start);
}

#[test]
fn a_position_out_of_a_match_is_played_on_and_that_match_stays_byte_for_byte() {
    let home = tempfile::tempdir().unwrap();
    let seating = [("Käthe".to_owned(), Level::Medium), ("Bo".to_owned(), Level::Easy)];
    let text = games::shelf::find("kvatrutafl").unwrap();
    let options = [("match".to_owned(), "3".to_owned())].into();
    let text = text.run(&options, &seating, Luck::new(3)).unwrap().text();
    let mut driver = Driver::replaying(home.path(), &text, (1280.0, 900.0), |desk| {
        desk.change(|settings| settings.lang = Some(Lang::En));
    });
    let folder = Folders::at(home.path()).matches();
    let records = || -> Vec<_> {
        let files = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
        files.filter(|path| path.extension().is_some_and(|end| end == "wurf")).collect()
    };
    let before: Vec<_> = records().into_iter().map(|path| (path.clone(), std::fs::read(path).unwrap())).collect();
    driver
        .say(wurfzabel::app::Message::Screen(2, screen::Message::Replay(replay::Message::Went(replay::To::Step(40)))));
    assert!(driver.click_text("Position"));
    let line = shown(&driver).line.to_owned();
    assert!(line.starts_with("kvatrutafl match=3 white"), "{line}");
    assert!(driver.click("position-begin") && driver.click("begin"));
    let new: Vec<_> = records().into_iter().filter(|path| before.iter().all(|(old, _)| old != path)).collect();
    let [new] = new.as_slice() else { panic!("{new:?}") };
    let header = Record::read(&std::fs::read(new).unwrap()).unwrap().header;
    assert_eq!(header.options["position"], line.replace(" match=3", ""));
    for (path, bytes) in before {
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn every_position_is_seen_whole_in_both_languages_both_looks_and_large_text() {
    for game in ["kvatrutafl", "namaste", "ludix"] {
        for (lang, look, text) in [(Lang::En, Look::Light, 100), (Lang::De, Look::Dark, 150)] {
            let home = tempfile::tempdir().unwrap();
            let mut driver = Driver::start(home.path(), (1024.0, 700.0), |desk| set_appearance(desk, lang, look, text));
            driver.focus(game);
            driver.tap(Named::Enter);
            driver.focus("position");
            driver.tap(Named::Enter);
            assert!(matches!(driver.app().top(), Screen::Position(_)), "{game}");
            driver.assert_within(&format!("position of {game}, {lang:?}, {text} %"));
            assert!(driver.click("position-keep"));
            driver.assert_within(&format!("position of {game}, keeping"));
        }
    }
}

#[test]
fn dice_that_are_pasted_stay_whatever_else_is_set_and_can_be_set_themselves() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), "kvatrutafl");
    let line = "kvatrutafl white* a14 d1 black m15 dice 2 1";
    say(&mut driver, position::Message::Pasted(Some(line.to_owned())));
    assert_eq!((&*shown(&driver).line, shown(&driver).wrong()), (line, None));
    say(&mut driver, position::Message::Turned("turn".to_owned(), "1".to_owned()));
    assert_eq!(&shown(&driver).line, "kvatrutafl white a14 d1 black* m15 dice 2 1");
    say(&mut driver, position::Message::Turned("first-1".to_owned(), "1".to_owned()));
    assert_eq!(&shown(&driver).line, "kvatrutafl white a14 d1 black* m15 first dice 2 1");
    assert!(driver.bounds("knob-dice").is_some());
    say(&mut driver, position::Message::Turned("dice".to_owned(), "6-5".to_owned()));
    assert_eq!(&shown(&driver).line, "kvatrutafl white a14 d1 black* m15 first dice 6 5");
    say(&mut driver, position::Message::Turned("dice".to_owned(), "7".to_owned()));
    assert!(reads(&mut driver, "These are not two dice; write 2 1, say, or nothing if none have been rolled."));
    say(&mut driver, position::Message::Turned("turn".to_owned(), "2".to_owned()));
    assert!(reads(&mut driver, "Take the dice off the table first."));
    assert_eq!(&shown(&driver).line, "kvatrutafl white a14 d1 black* m15 first dice 6 5");
    say(&mut driver, position::Message::Turned("dice".to_owned(), String::new()));
    assert_eq!(&shown(&driver).line, "kvatrutafl white a14 d1 black* m15 first");
}

#[test]
fn men_that_are_dropped_on_the_other_sides_stay_where_they_were_and_it_is_said_why() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), "kvatrutafl");
    let start = shown(&driver).line.to_owned();
    let [from, to] = ["a", "m"].map(|name| driver.spot(&Spot::new(name)).unwrap());
    driver.drag(&[from, to]);
    assert_eq!(&shown(&driver).line, &start);
    let refused = shown(&driver).refused().map(|why| Lang::En.say(why));
    assert_eq!(refused.as_deref(), Some("men of both sides stand on m"));
    assert!(reads(&mut driver, "Men of both sides stand on m."));
    // It goes with whatever is done next.
    assert!(driver.click_spot(&Spot::new("d")));
    assert!(shown(&driver).refused().is_none());
}

#[test]
fn a_second_line_is_seen_and_refused_and_an_unseen_mark_is_left_out() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), "ludix");
    let two = "ludix 0* 13\nludix 13* 0\n";
    driver.clipboard = Some(two.to_owned());
    for pastes in [false, true] {
        if pastes {
            driver.focus("position-line");
        }
        driver.key(Key::Character("v".into()), Modifiers::COMMAND);
        assert_eq!(&shown(&driver).line, "ludix 0* 13 / ludix 13* 0");
        assert!(reads(&mut driver, "These are several lines; a position is just one."));
    }
    say(&mut driver, position::Message::Pasted(Some("\u{feff}ludix 0* 13\r\n".to_owned())));
    assert_eq!((&*shown(&driver).line, shown(&driver).wrong()), ("ludix 0* 13", None));
}

#[test]
fn a_line_in_another_order_is_taken_and_shown_in_order_and_what_is_proposed_keeps_its_options() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = set_up(home.path(), "kvatrutafl");
    let in_order = "kvatrutafl match=3 white* p1 t3 u3 v3 w3 x2 unlocked black r1 a2 b3 c3 d3 e3 unlocked";
    let pasted = "kvatrutafl match=3 white* x2 t3 u3 v3 w3 p1 unlocked black b3 c3 d3 e3 a2 r1 unlocked";
    say(&mut driver, position::Message::Pasted(Some(pasted.to_owned())));
    assert_eq!((&*shown(&driver).line, shown(&driver).wrong()), (in_order, None));
    // What is written another way is proposed whole.
    let pasted = in_order.replace("white* p1 t3", "white* p01 t3");
    say(&mut driver, position::Message::Pasted(Some(pasted)));
    let why = Lang::En.sentence(shown(&driver).wrong().unwrap());
    assert!(why.contains(in_order), "{why}");
}
