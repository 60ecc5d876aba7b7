//! The coach at the table: it says what a decision cost and why, nobody goes on before that is heard, it is taken back by
//! keys and by mouse, and its marks are there again.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use base::draw::Spot;
use base::i18n::{Lang, tr};
use club::exercise;
use club::slip::Asking;
use club::store::settings::{Coach, Look, Pause, Setup, Speed};
use games::game::Turn;
use games::game::bot::{Level, Mark};
use games::game::chance::Luck;
use games::game::position::OPTION;
use games::game::record::{Header, Player, PlayerKind};
use games::lesson;
use games::table::View;
use iced::keyboard::key::Named;
use iced::{Event, mouse};
use wurfzabel::app::Message;
use wurfzabel::app::route::Route as To;
use wurfzabel::app::screen::{self, table};

use crate::driver::{Driver, heard, says, set_appearance};
use crate::sitting::{self, APPEARANCES, Appearance, USUAL, told, type_dice};

/// Ada and a computer player at real dice.
fn start(home: &Path, appearance: Appearance, game: &'static str, coach: Coach) -> Driver {
    let mut driver = Driver::start(home, appearance.size, |desk| {
        set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        desk.change(|settings| {
            (settings.dice_speed, settings.pause, settings.coach) = (Speed::None, Pause::nearest(0), coach);
            let seats = sitting::seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Bot(Level::Easy))]);
            let setup = Setup { seats, real_dice: true, ..Setup::default() };
            settings.setups.insert(game.to_owned(), setup);
        });
    });
    assert!(driver.click(game));
    driver.tap(Named::Enter);
    driver
}

fn decide(driver: &mut Driver, notation: &str) {
    let message = table::Message::OfferPressed(notation.to_owned());
    driver.say(Message::Screen(1, screen::Message::Table(message)));
}

/// Ada writes 18 where next to nothing fits any more after it.
fn blunder(driver: &mut Driver) {
    decide(driver, "dice 3");
    type_dice(driver, "6651");
    decide(driver, "d1=18");
}

fn begun(home: &Path, coach: Coach) -> Driver {
    let mut driver = start(home, USUAL, "namaste", coach);
    blunder(&mut driver);
    driver
}

#[test]
fn what_a_decision_cost_is_said_before_anybody_else_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path(), Coach::Blunders);
    assert_eq!(told(&driver), 3, "the computer player waits");
    assert!(says(&mut driver, "Blunder: win chance ") && says(&mut driver, "%\u{a0}→\u{a0}"), "{:?}", driver.texts());
    assert!(says(&mut driver, "Better: enter the ") || says(&mut driver, "Better: take bad karma"));
    assert!(says(&mut driver, "The right place: 18 is too high for d1"), "{:?}", driver.texts());
    assert_eq!(driver.table().unwrap().mark(2), Some(Mark::Blunder));
    let played = driver.picture();
    driver.type_in("a");
    let better = driver.picture();
    assert!(better != played && says(&mut driver, "Show the move played"), "the better one is on the board");
    assert!(driver.click("coach-better") && says(&mut driver, "Show the better move"));
    assert!(driver.picture() != better);
    driver.tap(Named::Space);
    assert!(told(&driver) > 3 && driver.bounds("coach-go-on").is_none(), "and goes on when Ada does");
}

#[test]
fn a_decision_that_cost_something_is_taken_back_by_key_and_by_mouse() {
    for by_mouse in [false, true] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = begun(home.path(), Coach::All);
        if by_mouse {
            assert!(driver.click("coach-undo"));
        } else {
            driver.tap(Named::Backspace);
        }
        assert_eq!(told(&driver), 2, "the dice lie there again");
        assert!(driver.bounds("coach-go-on").is_none() && driver.table().unwrap().mark(2).is_none());
        decide(&mut driver, "d1=18");
        assert!(told(&driver) > 3, "who does it again knows");
        assert_eq!(driver.table().unwrap().mark(2), Some(Mark::Blunder));
    }
}

#[test]
fn what_would_have_been_better_is_shown_alike_however_the_decision_was_made() {
    let shown = |by_touch: bool| {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), USUAL.size, |desk| {
            set_appearance(desk, Lang::En, Look::Light, 100);
            desk.change(|settings| {
                (settings.dice_speed, settings.pause, settings.coach) = (Speed::None, Pause::nearest(0), Coach::All);
            });
        });
        let players = [("Ada", PlayerKind::Human), ("Bo", PlayerKind::Bot(Level::Easy))];
        let players = players.map(|(name, kind)| Player::new(name, kind).unwrap()).to_vec();
        let header = Header { seed: Some(4), ..Header::new("kvatrutafl", [].into(), players) };
        driver.say(Message::Asked(To::Match(header)));
        let worst = loop {
            let table = driver.table().unwrap().table();
            match table.turn() {
                Turn::Seats(seats) if seats[0] == 0 && table.legal(0).len() > 4 => {
                    let thought = table.judging(0, Level::Strong)(&mut Luck::new(1).thought(0));
                    break thought.candidates.last().unwrap().0.clone();
                }
                Turn::Seats(_) => sitting::play(&mut driver, Level::Medium, 1),
                Turn::Roll(_) | Turn::Faces(_) => driver.tap(Named::Space),
                Turn::Over(_) => panic!("nobody could decide"),
            }
        };
        if by_touch {
            driver.type_in("c");
            driver.type_in(&worst.replace('*', ""));
            driver.tap(Named::Enter);
            assert!(driver.table().unwrap().table().is_touched(), "{worst}");
            driver.tap(Named::Enter);
        } else {
            decide(&mut driver, &worst);
        }
        assert!(driver.click("coach-better"), "{worst}: {:?}", driver.texts());
        driver.table().unwrap().picture().drawing().clone()
    };
    assert!(shown(true) == shown(false));
}

#[test]
fn in_a_championship_match_nobody_is_helped() {
    for championship in [None, Some("2027-3-s1".to_owned())] {
        let is_helped = championship.is_none();
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), USUAL.size, |desk| {
            set_appearance(desk, Lang::En, Look::Light, 100);
            desk.change(|settings| {
                (settings.dice_speed, settings.pause, settings.coach) = (Speed::None, Pause::nearest(0), Coach::All);
                settings.ahead = true;
            });
        });
        let players = ["Ada", "Bo"].map(|name| Player::new(name, PlayerKind::Human).unwrap()).to_vec();
        let header = Header { real: true, championship, ..Header::new("namaste", [].into(), players) };
        driver.say(Message::Asked(To::Match(header)));
        assert_eq!(!is_helped, says(&mut driver, "championship match"), "it says what it is");
        decide(&mut driver, "dice 3");
        type_dice(&mut driver, "6651");
        driver.type_in("h");
        assert_eq!(is_helped, says(&mut driver, "Hint: "), "{:?}", driver.texts());
        assert_eq!(!is_helped, says(&mut driver, "There are no hints in a championship match"));
        driver.tap(Named::ArrowDown);
        driver.tap(Named::F5);
        assert_eq!(!is_helped, says(&mut driver, "There are no odds to show here"), "{:?}", driver.texts());
        driver.tap(Named::Escape);
        decide(&mut driver, "d1=18");
        assert_eq!(is_helped, driver.bounds("coach-go-on").is_some());
        assert_eq!(!is_helped, says(&mut driver, "the coach keeps quiet until it is over"));
        assert_eq!(is_helped, driver.table().unwrap().mark(2).is_some());
    }
}

#[test]
fn it_speaks_as_strictly_as_it_is_told_to() {
    let speaks = |coach| {
        let home = tempfile::tempdir().unwrap();
        let mut driver = begun(home.path(), coach);
        (driver.bounds("coach-go-on").is_some(), driver.table().unwrap().mark(2))
    };
    assert_eq!(speaks(Coach::Off), (false, None));
    assert_eq!(speaks(Coach::Blunders), (true, Some(Mark::Blunder)));
    // A mistake, but no blunder.
    let mild = |coach| {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), USUAL, "namaste", coach);
        decide(&mut driver, "dice 3");
        type_dice(&mut driver, "2214");
        let table = driver.table().unwrap().table();
        let thought = table.judging(0, Level::Strong)(&mut Luck::new(1).thought(0));
        let scale = table.scale();
        let slip = |(action, _): &&(String, f64)| scale.mark(thought.cost(action).unwrap()) == Mark::Mistake;
        let slip = thought.candidates.iter().find(slip).unwrap().0.clone();
        decide(&mut driver, &slip);
        (driver.bounds("coach-go-on").is_some(), driver.table().unwrap().mark(2))
    };
    let (speaks, mark) = mild(Coach::Mistakes);
    assert_eq!((speaks, mark), (true, Some(Mark::Mistake)));
    assert_eq!(mild(Coach::Blunders), (false, Some(Mark::Mistake)), "it is marked all the same");
}

#[test]
fn it_is_told_at_the_table_how_strict_to_be() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path(), Coach::All);
    assert!(driver.click("coach-tool") && driver.click_text("Never"));
    assert_eq!(driver.app().desk().settings().coach, Coach::Off);
    assert!(told(&driver) > 3, "what it had to say is not wanted any more");
    driver.tap(Named::Escape);
    assert!(!says(&mut driver, "About blunders") && driver.table().is_some(), "Escape closes the choice first");
}

#[test]
fn marks_are_there_again_when_the_match_is_gone_on_with() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = begun(home.path(), Coach::Mistakes);
    driver.tap(Named::Space);
    let path: PathBuf = std::fs::read_dir(home.path().join("matches"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .find(|path| path.extension().is_some_and(|end| end == "wurf"))
        .unwrap();
    driver.tap(Named::Escape);
    assert!(driver.table().is_none());
    driver.say(Message::Asked(To::Resume(path)));
    assert_eq!(driver.table().unwrap().mark(2), Some(Mark::Blunder));
    assert_eq!(driver.table().unwrap().mark(1), None, "dice bear none");
}

#[test]
fn between_people_it_keeps_to_itself_what_would_tell_hidden_dice() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), USUAL.size, |desk| {
        set_appearance(desk, Lang::En, USUAL.look, 100);
        desk.change(|settings| {
            (settings.dice_speed, settings.pause, settings.coach) = (Speed::None, Pause::nearest(0), Coach::All);
            let seats = sitting::seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)]);
            let options = [("mode", "cup"), ("target", "99")].map(|(key, value)| (key.to_owned(), value.to_owned()));
            settings.setups.insert("dre13ehn".to_owned(), Setup { seats, options: options.into(), ..Setup::default() });
        });
    });
    assert!(driver.click("dre13ehn"));
    driver.tap(Named::Enter);
    assert!(driver.table().unwrap().table().handling().covers());
    for _ in 0..400 {
        assert!(driver.bounds("coach-go-on").is_none());
        if sitting::told(&driver) > 60 {
            return;
        }
        match driver.bounds("curtain").is_some() {
            true => driver.tap(Named::Enter),
            false => sitting::play(&mut driver, Level::Easy, 1),
        }
    }
    panic!("only {} events", sitting::told(&driver));
}

#[test]
fn nothing_that_the_coach_says_is_cut_off() {
    for appearance in APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), appearance, "namaste", Coach::Blunders);
        blunder(&mut driver);
        assert!(driver.bounds("coach-go-on").is_some());
        sitting::take(&mut driver, appearance, "coach", "says");
        driver.click("coach-tool");
        sitting::take(&mut driver, appearance, "coach", "choice");
    }
}

/// Ada decides as badly as there is until the coach says something; whether it does.
fn slip(driver: &mut Driver) -> bool {
    for _ in 0..60 {
        if driver.bounds("coach-go-on").is_some() {
            return true;
        }
        let table = driver.table().unwrap().table();
        match table.turn() {
            Turn::Over(_) => return false,
            Turn::Roll(_) | Turn::Faces(_) => driver.tap(Named::Space),
            Turn::Seats(_) => {
                let thought = table.judging(0, Level::Strong)(&mut Luck::new(1).thought(0));
                let worst = thought.candidates.last().map(|(worst, _)| worst.clone());
                decide(driver, &worst.unwrap_or(thought.choice));
            }
        }
    }
    false
}

#[test]
fn what_can_be_pressed_after_a_decision_is_in_sight_however_much_is_said() {
    for appearance in APPEARANCES.into_iter().filter(|appearance| appearance.size.1 < 800.0) {
        for game in sitting::systems().chain(["grosse-hausnummer"]) {
            let home = tempfile::tempdir().unwrap();
            let mut driver = Driver::start(home.path(), appearance.size, |desk| {
                set_appearance(desk, appearance.lang, appearance.look, appearance.text);
                desk.change(|settings| {
                    (settings.dice_speed, settings.pause, settings.coach) =
                        (Speed::None, Pause::nearest(0), Coach::All);
                    let seats = sitting::seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Bot(Level::Easy))]);
                    settings.setups.insert(game.to_owned(), Setup { seats, ..Setup::default() });
                });
            });
            // A short match of good rolls may leave nothing to do badly.
            let slipped = (0..20).any(|_| {
                driver.say(Message::Asked(To::Again(games::shelf::find(game).unwrap())));
                slip(&mut driver)
            });
            assert!(slipped, "{game}");
            let bounds = ["coach-better", "coach-undo", "coach-go-on"].map(|id| driver.bounds(id).unwrap());
            let apart = [(0, 1), (1, 2), (0, 2)].map(|(one, other)| !bounds[one].intersects(&bounds[other]));
            let seen = bounds.map(|bounds| bounds.y + bounds.height <= appearance.size.1);
            assert!(apart == [true; 3] && seen == [true; 3], "{game} {}: {bounds:?}", appearance.name);
            sitting::take(&mut driver, appearance, game, "slip");
        }
    }
}

/// The pointer over a spot.
fn point(driver: &mut Driver, spot: &str) {
    let position = driver.spot(&Spot::new(spot.to_owned())).unwrap();
    driver.happen([Event::Mouse(mouse::Event::CursorMoved { position })]);
}

#[test]
fn looking_ahead_tells_what_can_be_counted_where_pointer_or_cursor_are() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), USUAL, "namaste", Coach::Off);
    point(&mut driver, "c3");
    assert!(!says(&mut driver, "fit in c3"), "not before it is wanted");
    driver.click("coach-tool");
    assert!(driver.click_text("Yes") && driver.app().desk().settings().ahead);
    driver.tap(Named::Escape);
    assert!(says(&mut driver, "of rolls fit"), "of what is offered beside the board");
    point(&mut driver, "c3");
    assert!(
        says(&mut driver, "1 to 28 fit in c3") && says(&mut driver, "You need 5 more spaces in row 3"),
        "{:?}",
        driver.texts()
    );
    decide(&mut driver, "dice 2");
    type_dice(&mut driver, "666");
    sitting::lead(&mut driver, &Spot::new("d1"));
    assert!(says(&mut driver, "After that "), "of what pressing there does: {:?}", driver.texts());
    driver.click("coach-tool");
    assert!(driver.click_text("No"));
    driver.tap(Named::Escape);
    point(&mut driver, "c3");
    assert!(!says(&mut driver, "fit in c3"));
}

#[test]
fn who_learns_the_names_of_dre13ehn_is_told_them_on_the_keys_and_hears_them() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), USUAL, "dre13ehn", Coach::Off);
    type_dice(&mut driver, "13");
    let plain = driver.table().unwrap().picture().drawing().clone();
    point(&mut driver, "hi");
    assert!(!says(&mut driver, "“hi”: 11") && heard(&driver).is_none());
    driver.click("coach-tool");
    let yes = driver.texts().into_iter().filter(|(_, text)| text == "Yes").map(|(area, _)| area.center());
    let last = yes.collect::<Vec<_>>().pop().unwrap();
    driver.click_at(last);
    driver.tap(Named::Escape);
    assert!(*driver.table().unwrap().picture().drawing() != plain, "the keys say it");
    point(&mut driver, "hi");
    assert!(says(&mut driver, "“hi”: 11") && heard(&driver).is_some(), "{:?}", driver.texts());
    point(&mut driver, "la");
    assert!(says(&mut driver, "“la”: 23, must never be said"));
}

#[test]
fn nothing_of_looking_ahead_is_cut_off() {
    for appearance in APPEARANCES {
        for game in sitting::systems() {
            let home = tempfile::tempdir().unwrap();
            let mut driver = Driver::start(home.path(), appearance.size, |desk| {
                set_appearance(desk, appearance.lang, appearance.look, appearance.text);
                desk.change(|settings| {
                    (settings.dice_speed, settings.pause, settings.ahead) = (Speed::None, Pause::nearest(0), true);
                    let learner = [("learner".to_owned(), "yes".to_owned())].into();
                    settings.layouts.insert("dre13ehn".to_owned(), learner);
                    let seats = sitting::seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Bot(Level::Easy))]);
                    settings.setups.insert(game.to_owned(), Setup { seats, ..Setup::default() });
                });
            });
            assert!(driver.click(game));
            driver.tap(Named::Enter);
            for _ in 0..6 {
                if !matches!(driver.table().unwrap().table().turn(), Turn::Seats(_)) {
                    driver.tap(Named::Enter);
                }
            }
            let spot = match game {
                "namaste" => "c3",
                "kvatrutafl" => "a",
                "ludix" => "die-1",
                _ => "hi",
            };
            if driver.spot(&Spot::new(spot)).is_some() {
                point(&mut driver, spot);
            }
            sitting::take(&mut driver, appearance, game, "ahead");
            driver.click("coach-tool");
            sitting::take(&mut driver, appearance, game, "ahead-choice");
        }
    }
}

#[test]
fn a_die_that_nobody_sees_silences_its_own_game_of_an_evening_and_that_is_said() {
    let home = tempfile::tempdir().unwrap();
    let evening = |program: &str| {
        let seats = sitting::seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)]);
        let options = [("program", program)].map(|(key, value)| (key.to_owned(), value.to_owned()));
        Setup { seats, options: options.into(), ..Setup::default() }
    };
    let begin = |program: &str| {
        let mut driver = Driver::start(home.path(), USUAL.size, |desk| {
            set_appearance(desk, Lang::En, USUAL.look, 100);
            desk.change(|settings| {
                (settings.dice_speed, settings.pause, settings.coach) = (Speed::None, Pause::nearest(0), Coach::All);
                settings.setups.insert("evening".to_owned(), evening(program));
            });
        });
        driver.say(Message::Asked(To::Again(games::shelf::find("evening").unwrap())));
        driver
    };
    let mut driver = begin("grosse-hausnummer,filzlaus");
    assert!(slips(&mut driver), "{:?}", driver.texts());
    assert!(!says(&mut driver, "There is no coach in this game"));
    let mut driver = begin("filzlaus,grosse-hausnummer");
    assert!(says(&mut driver, "There is no coach in this game"), "{:?}", driver.texts());
}

/// Both decide as badly as there is until the coach says something; whether it does.
fn slips(driver: &mut Driver) -> bool {
    for _ in 0..80 {
        if driver.bounds("coach-go-on").is_some() {
            return true;
        }
        let table = driver.table().unwrap().table();
        match table.turn() {
            Turn::Seats(seats) => {
                let thought = table.judging(seats[0], Level::Strong)(&mut Luck::new(1).thought(0));
                let worst = thought.candidates.last().map(|(worst, _)| worst.clone());
                decide(driver, &worst.unwrap_or(thought.choice));
            }
            Turn::Over(_) => return false,
            Turn::Roll(_) | Turn::Faces(_) => driver.tap(Named::Enter),
        }
    }
    false
}

#[test]
fn looking_ahead_keeps_quiet_wherever_the_decision_is_what_is_asked() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), USUAL.size, |desk| {
        set_appearance(desk, Lang::En, USUAL.look, 100);
        desk.change(|settings| {
            (settings.dice_speed, settings.pause, settings.ahead) = (Speed::None, Pause::nearest(0), true);
        });
    });
    let none = tr!(Lang::En, "herald-no-figures");
    let mut foreseen = 0;
    for deck in exercise::all() {
        driver.say(Message::Asked(To::AskSlips(Asking::Exercises(Some(deck)))));
        let seat = driver.table().unwrap().slip().unwrap().slip.seat;
        let table = driver.table().unwrap().table();
        let offers = table.offers(seat).into_iter();
        let counted: Vec<String> =
            offers.flat_map(|offer| table.foresees(seat, &offer.action)).map(|words| Lang::En.say(&words)).collect();
        foreseen += counted.len();
        for words in counted {
            assert!(!says(&mut driver, &words), "{}: {words}", deck.key);
        }
        driver.tap(Named::F5);
        assert!(says(&mut driver, &none), "{}: {:?}", deck.key, driver.texts());
        driver.say(Message::Asked(To::Home));
    }
    assert!(foreseen > 0);
    driver.say(Message::Asked(To::Lesson(lesson::of("dre13ehn").next().unwrap())));
    point(&mut driver, "e");
    let table = driver.table().unwrap().table();
    let view = View { seat: Some(0), ..View::default() };
    let counted: Vec<String> = table.surveys(&view, &Spot::new("e")).iter().map(|words| Lang::En.say(words)).collect();
    assert!(!counted.is_empty());
    for words in counted {
        assert!(!says(&mut driver, &words), "{words}");
    }
}

/// Ada’s first match after the lesson.
fn first_match(home: &Path, game: &'static str, real_dice: bool) -> Driver {
    let mut driver = Driver::start(home, USUAL.size, |desk| {
        set_appearance(desk, Lang::En, USUAL.look, 100);
        desk.change(|settings| {
            (settings.dice_speed, settings.pause, settings.coach) = (Speed::None, Pause::nearest(0), Coach::Off);
            let seats = sitting::seats(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Bot(Level::Easy))]);
            let setup = Setup { seats, real_dice, ..Setup::default() };
            settings.setups.insert(game.to_owned(), setup);
        });
        let lesson = lesson::of(game).next().unwrap();
        desk.reach(lesson, lesson.steps().unwrap().len(), true);
    });
    driver.say(Message::Asked(To::Again(games::shelf::find(game).unwrap())));
    driver
}

#[test]
fn a_first_match_has_the_numbers_beside_the_names_as_in_the_lesson_until_they_are_switched_off() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = first_match(home.path(), "dre13ehn", false);
    let told = |driver: &Driver| driver.table().unwrap().picture().drawing().words().contains(&"1313");
    assert!(told(&driver) && driver.app().desk().settings().layouts.is_empty());
    let no = tr!(Lang::En, "app-no");
    driver.click("coach-tool");
    assert!(driver.click_text(&no) && told(&driver), "looking ahead is another switch");
    let (last, _) = driver.texts().into_iter().rfind(|(_, text)| *text == no).unwrap();
    driver.click_at(last.center());
    assert!(!told(&driver));
}

#[test]
fn that_the_coach_speaks_in_a_first_match_stands_where_it_is_chosen_and_can_be_ended_there() {
    let speaks = |is_ended: bool| {
        let home = tempfile::tempdir().unwrap();
        let mut driver = first_match(home.path(), "namaste", true);
        assert!(says(&mut driver, "Your own match"), "{:?}", driver.texts());
        driver.click("coach-tool");
        assert!(says(&mut driver, "decisions in this match; after that the coach keeps quiet"), "{:?}", driver.texts());
        if is_ended {
            assert!(driver.click_text("Never"));
            assert!(!says(&mut driver, "decisions in this match; after that the coach keeps quiet"));
        }
        driver.tap(Named::Escape);
        assert_ne!(says(&mut driver, "Your own match"), is_ended);
        blunder(&mut driver);
        assert_eq!(driver.app().desk().settings().coach, Coach::Off);
        driver.bounds("coach-go-on").is_some()
    };
    assert!(speaks(false));
    assert!(!speaks(true));
}

#[test]
fn in_a_first_match_it_says_when_it_falls_silent() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = first_match(home.path(), "ludix", false);
    let mut said = BTreeSet::new();
    loop {
        let table = driver.table().unwrap().table();
        let decided = table.history().iter().filter(|line| line.seat == Some(0)).count();
        if decided > 7 {
            break;
        }
        let is_asked = matches!(table.turn(), Turn::Seats(seats) if seats == [0]);
        if says(&mut driver, "From here on the coach keeps quiet") {
            said.insert(decided);
        }
        if driver.bounds("coach-go-on").is_none() && is_asked {
            sitting::play(&mut driver, Level::Medium, 1);
        } else {
            driver.tap(Named::Space);
        }
    }
    assert_eq!(said, [6].into());
}

#[test]
fn the_card_of_a_first_match_comes_back_in_no_later_one() {
    let title = games::shelf::find("namaste").unwrap();
    for placed in [false, true] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = first_match(home.path(), "namaste", true);
        let position = driver.table().unwrap().table().position().unwrap();
        driver.say(Message::Asked(To::Home));
        driver.say(Message::Asked(To::Again(title)));
        assert!(says(&mut driver, "Your own match"), "nothing was decided in the other");
        decide(&mut driver, "dice 3");
        if placed {
            driver.say(Message::Asked(To::Home));
            driver.say(Message::Asked(To::Placed(title, [(OPTION.to_owned(), position)].into(), 2)));
            assert!(driver.click("begin"));
        } else {
            driver.say(Message::Asked(To::Again(title)));
        }
        assert_eq!(told(&driver), 0);
        assert!(!says(&mut driver, "Your own match"), "placed: {placed}");
    }
}
