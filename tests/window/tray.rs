//! The law of the tray: its dice are those of the state, and those that a screen reader is told, whichever way one came
//! there; and what is painted is what a window would paint that has shown nothing before.

use std::path::Path;
use std::time::Duration;

use base::i18n::{Lang, tr};
use club::exercise;
use club::slip::Asking;
use club::store::settings::{Pause, Setup, Speed};
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::{Entry, Header, Player, PlayerKind, Record};
use games::game::{Face, Turn};
use games::lesson::{self, Listed, Step};
use games::shelf;
use games::table::Table;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::{self, replay};

use crate::driver::{Driver, says, set_appearance};
use crate::lessons::{Hand, decide, go_on, now};
use crate::sitting::{self, USUAL};

const TWO: [(&str, PlayerKind); 2] = [("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)];

fn start(home: &Path, speed: Speed) -> Driver {
    Driver::start(home, USUAL.size, |desk| {
        set_appearance(desk, Lang::En, USUAL.look, 100);
        desk.change(|settings| (settings.dice_speed, settings.pause) = (speed, Pause::nearest(0)));
    })
}

fn written(faces: &[Face]) -> Vec<String> {
    faces.iter().map(ToString::to_string).collect()
}

/// What lies there for everybody: the dice that the state itself names, or else those that were thrown last.
fn stated(table: &dyn Table) -> Vec<String> {
    let state = table.state();
    let key = match table.title().key() {
        "kvatrutafl" => "dice",
        "ludix" => "roll",
        _ => "",
    };
    if let Some(dice) = state.get(key).and_then(|dice| dice.as_array()) {
        return dice.iter().map(|face| face.as_str().map_or_else(|| face.to_string(), str::to_owned)).collect();
    }
    table.thrown(false).and_then(|thrown| thrown.faces).map_or_else(Vec::new, |faces| written(&faces))
}

/// What a screen reader is told of: the dice are a picture, or with a cup what can be held.
fn names(driver: &mut Driver) -> Vec<String> {
    let told = driver.semantics();
    told.nodes.iter().filter_map(|(_, node)| node.label().map(str::to_owned)).collect()
}

/// The law; what lies there.
pub fn assert_one(driver: &mut Driver, what: &str) -> Vec<String> {
    let table = driver.table().unwrap();
    let lying: Vec<Face> = table.tray().lying().map(|(_, face)| *face).collect();
    let (lying, state) = (written(&lying), stated(table.table()));
    // Whoever looks under the cup, or had looked in a position that is asked, sees what lies there.
    let looker = table.table().last().map(|(seat, _)| seat);
    let looked = looker.and_then(|seat| table.table().look(seat)?.faces).map(|faces| written(&faces));
    assert!(lying == state || looked.as_ref() == Some(&lying), "{what}: {lying:?} for {state:?}");
    if table.tray().is_covered() {
        return Vec::new();
    }
    if !lying.is_empty() {
        let told = names(driver);
        assert!(told.contains(&lying.join(", ")), "{what}: {lying:?} is told as {told:?}");
    }
    assert!(driver.painted("tray", false) == driver.painted("tray", true), "{what}: {lying:?} is not what is painted");
    lying
}

/// Whether whatever rolls comes to lie; a computer player may throw several times.
fn lies_soon(driver: &mut Driver) -> bool {
    (0..8).any(|_| {
        // A frame when the dice are thrown, and one when they have rolled.
        driver.wait(Duration::from_secs(5));
        !says(driver, &tr!(Lang::En, "app-dice-roll"))
    })
}

/// Goes through a lesson; how often other dice lay there.
fn learn(driver: &mut Driver, lesson: &'static Listed) -> usize {
    driver.say(app::Message::Asked(Route::Lesson(lesson)));
    let (mut seen, mut lay) = (0, Vec::new());
    for _ in 0..400 {
        let Some(step) = now(driver) else { return seen };
        let lie = assert_one(driver, &format!("{} {step:?}", lesson.key));
        seen += usize::from(lie != lay);
        lay = lie;
        match &step {
            Step::Asks(ask) => decide(driver, Hand::Keys, ask.seat, &ask.expected),
            Step::Scene(..) | Step::Says(_) | Step::Happens(..) => go_on(driver, Hand::Keys),
        }
        assert!(lies_soon(driver), "{}: the dice lie after {step:?}", lesson.key);
    }
    panic!("{} ends", lesson.key);
}

#[test]
fn in_lessons_that_jump_the_dice_are_those_of_the_step_and_they_come_to_lie() {
    for game in sitting::systems() {
        for lesson in lesson::of(game) {
            let home = tempfile::tempdir().unwrap();
            let mut driver = start(home.path(), Speed::Normal);
            assert!(learn(&mut driver, lesson) > 0, "{}: dice are seen", lesson.key);
        }
    }
}

#[test]
fn in_exercises_the_dice_are_those_of_the_exercise() {
    for deck in exercise::all() {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), Speed::None);
        driver.say(app::Message::Asked(Route::AskSlips(Asking::Exercises(Some(deck)))));
        for place in 1..=4 {
            assert_one(&mut driver, &format!("{} {place}", deck.key));
            let asked = driver.table().unwrap().slip().unwrap();
            let (seat, best) = (asked.slip.seat, asked.slip.candidates[0].0.clone());
            decide(&mut driver, Hand::Keys, seat, &best);
            assert_one(&mut driver, &format!("{} {place} answered", deck.key));
            driver.tap(Named::Enter);
        }
    }
}

/// A match between computer players as text, the first of whom is said to be a person.
fn played(game: &str) -> String {
    let seating = [("Ada".to_owned(), Level::Easy), ("Bo".to_owned(), Level::Medium)];
    let run = shelf::find(game).unwrap().run(&Default::default(), &seating, Luck::new(3)).unwrap();
    let mut record = Record::read(run.text().as_bytes()).unwrap();
    record.header.players[0].kind = PlayerKind::Human;
    let text = run.text();
    let (_, rest) = text.split_once('\n').unwrap();
    format!("{}\n{rest}", record.header.line())
}

fn go(driver: &mut Driver, step: usize) {
    let message = replay::Message::Went(replay::To::Step(step));
    driver.say(app::Message::Screen(2, screen::Message::Replay(message)));
}

#[test]
fn own_slips_are_asked_with_their_dice() {
    // As many lines as hold mistakes enough: each is judged.
    for (game, lines) in [("kvatrutafl", 41), ("ludix", 61)] {
        let home = tempfile::tempdir().unwrap();
        let text: String = played(game).split_inclusive('\n').take(lines).collect();
        let mut driver = Driver::replaying(home.path(), &text, USUAL.size, |desk| {
            set_appearance(desk, Lang::En, USUAL.look, 100);
        });
        driver.click_text("Review");
        assert!(driver.click("take-slips") && driver.click("practise-slips") && driver.click("begin"), "{game}");
        for place in 1..=3 {
            assert_one(&mut driver, &format!("{game} {place}"));
            let asked = driver.table().unwrap().slip().unwrap();
            let (seat, best) = (asked.slip.seat, asked.slip.candidates[0].0.clone());
            decide(&mut driver, Hand::Keys, seat, &best);
            driver.tap(Named::Enter);
        }
    }
}

#[test]
fn in_a_replay_the_dice_are_those_of_the_step_however_one_came_there() {
    for game in ["kvatrutafl", "ludix", "namaste"] {
        let home = tempfile::tempdir().unwrap();
        let text = played(game);
        let record = Record::read(text.as_bytes()).unwrap();
        let mut driver =
            Driver::replaying(home.path(), &text, USUAL.size, |desk| set_appearance(desk, Lang::En, USUAL.look, 100));
        let all: Vec<Entry> = record.lines.iter().map(|(_, entry)| entry.clone()).collect();
        for step in [0, 1, 2, 3, 17, 4, 30, 31, 5, 12] {
            go(&mut driver, step);
            let table = lesson::set(&record.header, &all[..step]).unwrap();
            let due = matches!(table.turn(), Turn::Roll(_));
            let lie = if due { Vec::new() } else { stated(&*table) };
            let card = driver.bounds("replay-says").unwrap();
            let told = driver.semantics();
            let within = |node: &accesskit::Node| {
                let at = node.bounds().unwrap();
                f64::from(card.x) <= at.x0 && f64::from(card.y) <= at.y0 && at.y1 <= f64::from(card.y + card.height)
            };
            let images = told.nodes.iter().filter(|(_, node)| node.role() == accesskit::Role::Image && within(node));
            let images: Vec<String> = images.filter_map(|(_, node)| node.label().map(str::to_owned)).collect();
            assert_eq!(images, lie, "{game} {step}");
        }
        // Where somebody has to decide after a throw.
        let step =
            all.iter().enumerate().position(|(at, entry)| at > 8 && matches!(entry, Entry::Roll(_))).unwrap() + 1;
        go(&mut driver, step);
        assert!(driver.click_text("Play on") && driver.click("branch-begin"), "{game}");
        assert!(!assert_one(&mut driver, &format!("{game} played on")).is_empty());
    }
}

#[test]
fn a_position_with_dice_begins_with_them_in_the_tray() {
    let lines = [
        ("kvatrutafl", "kvatrutafl white* a9 d1 e2 h1 l2 unlocked black m11 p1 r1 s2 dice 6 3", "6, 3"),
        ("kvatrutafl", "kvatrutafl white a9 d1 e2 h1 l2 unlocked black* m11 p1 r1 s2 dice 2 1", "2, 1"),
        ("ludix", "ludix 312 80* XXII VIII decide IIVI", "I, I, V, I"),
        ("ludix", "ludix 120 80* arrange IXVI", "I, X, V, I"),
    ];
    for (game, line, dice) in lines {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), Speed::None);
        let players = TWO.map(|(name, kind)| Player::new(name, kind).unwrap()).to_vec();
        let options = [("position".to_owned(), line.to_owned())].into();
        let header = Header { seed: Some(5), ..Header::new(game, options, players) };
        driver.say(app::Message::Asked(Route::Table(header, None)));
        assert_eq!(assert_one(&mut driver, line).join(", "), dice);
        sitting::play(&mut driver, Level::Easy, 2);
        assert_one(&mut driver, "played on");
        while driver.table().unwrap().table().undo_offered().is_ok() {
            driver.key(Key::Character("z".into()), Modifiers::COMMAND);
        }
        assert_eq!(assert_one(&mut driver, line).join(", "), dice, "taken back to the beginning");
        assert_eq!(sitting::told(&driver), 0);
    }
}

#[test]
fn what_is_taken_back_and_comes_again_has_its_dice() {
    for game in ["kvatrutafl", "ludix", "namaste", "pasch", "boese-sieben"] {
        let home = tempfile::tempdir().unwrap();
        let setup = Setup { seats: sitting::seats(&TWO), ..Setup::default() };
        let mut driver = sitting::start(home.path(), USUAL, game, setup);
        for part in 0..3 {
            sitting::play(&mut driver, Level::Easy, 5);
            assert_one(&mut driver, &format!("{game} {part} played"));
            let mut undone = 0;
            while undone < 3 && driver.table().unwrap().table().undo_offered().is_ok() {
                driver.key(Key::Character("z".into()), Modifiers::COMMAND);
                undone += 1;
                assert_one(&mut driver, &format!("{game} {part} taken back {undone}"));
            }
            for _ in 0..undone {
                driver.key(Key::Character("y".into()), Modifiers::COMMAND);
                assert_one(&mut driver, &format!("{game} {part} again"));
            }
        }
    }
}

#[test]
fn in_another_match_in_the_place_of_one_the_dice_roll_and_come_to_lie() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), USUAL.size, |desk| {
        set_appearance(desk, Lang::En, USUAL.look, 100);
        desk.change(|settings| {
            let setup = Setup { seats: sitting::seats(&TWO), ..Setup::default() };
            settings.setups.insert("ludix".to_owned(), setup);
        });
    });
    driver.say(app::Message::Asked(Route::Setup(shelf::find("ludix").unwrap())));
    driver.tap(Named::Enter);
    for round in 0..3 {
        for roll in 0..3 {
            let what = format!("{round}, {roll}");
            if matches!(driver.table().unwrap().table().turn(), Turn::Roll(_)) {
                driver.tap(Named::Space);
                assert!(lies_soon(&mut driver), "the dice lie: {what}");
            }
            assert_one(&mut driver, &what);
            sitting::play(&mut driver, Level::Easy, 1);
            assert!(lies_soon(&mut driver), "the dice lie after what was decided: {what}");
        }
        driver.say(app::Message::Screen(1, screen::Message::Table(screen::table::Message::AgainPressed)));
        assert_eq!(sitting::told(&driver), 0);
    }
}
