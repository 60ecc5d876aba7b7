//! Pub games in the window: an evening put together, played by mouse and by keyboard, left and gone on with; the cup of
//! the louse, the die that is blown, what goes fast.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use base::draw::Spot;
use base::i18n::Lang;
use base::phrase::Phrase;
use club::store::settings::{Pause, SeatSetup, Setup, Speed};
use games::game::bot::Level;
use games::game::record::PlayerKind;
use games::game::{Score, Turn};
use games::table::Table;
use iced::Point;
use iced::keyboard::key::Named;
use wurfzabel::app::desk::Desk;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, reads};

const HUMAN: PlayerKind = PlayerKind::Human;
const BOT: PlayerKind = PlayerKind::Bot(Level::Easy);

/// No evening of these tests takes as many steps.
const ENDLESS: usize = 2_000;

/// The window with this game set up for these players.
fn start(home: &Path, game: &str, kinds: &[PlayerKind], prepare: impl FnOnce(&mut Desk)) -> Driver {
    let names = ["Käthe", "Bo", "Žofie", "Ñusta"];
    Driver::start(home, (1280.0, 800.0), |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
            let seats = kinds.iter().zip(names);
            let seats = seats.map(|(kind, name)| SeatSetup { name: name.to_owned(), kind: *kind }).collect();
            settings.setups.insert(game.to_owned(), Setup { seats, ..Setup::default() });
        });
        prepare(desk);
    })
}

/// From the shelf to the setup of a game in the cabinet.
fn set_up(driver: &mut Driver, game: &'static str) {
    assert!(driver.click("tavern"), "the family has a card");
    assert!(matches!(driver.app().top(), Screen::Cabinet(_)));
    // Some cards are below the edge: the keyboard leads there.
    driver.focus(game);
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Setup(_)), "{game} can be set up");
}

/// A match of one game, begun, its card turned.
fn begin(driver: &mut Driver, game: &'static str) {
    set_up(driver, game);
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    assert!(driver.bounds("throw").is_some(), "the card is turned");
}

#[test]
fn a_wider_window_never_has_fewer_cards_side_by_side() {
    let mut before = 1;
    for wide in (1..=13).map(|step| 240.0 * f32::from(step as u8)).filter(|wide| *wide >= 720.0) {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), (wide, wide * 0.5625), |_| {});
        let tavern = games::shelf::find("pasch").unwrap().about().family.unwrap();
        driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Cabinet(tavern)));
        let small = games::shelf::ALL.iter().filter(|title| title.about().family.is_some()).skip(1);
        let tops: Vec<i32> = small.map(|title| driver.bounds(title.key()).unwrap().y.round() as i32).collect();
        let across = tops.iter().filter(|top| **top == tops[0]).count();
        assert!(across >= before, "{across} at {wide}, {before} before");
        before = across;
    }
    assert!(before > 2);
}

#[test]
fn the_buttons_of_cards_side_by_side_stand_in_line() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "pasch", &[HUMAN, HUMAN], |_| {});
    // Where the cards' first buttons stand, by row.
    let rows = |driver: &mut Driver| {
        let plays = driver.texts().into_iter().filter(|(_, text)| text == "Play" || text == "See the games");
        plays.map(|(bounds, _)| bounds.y.round() as i32).collect::<BTreeSet<_>>().len()
    };
    let shelf = games::shelf::ALL.iter().filter(|title| title.about().family.is_none()).count() + 1;
    assert_eq!(rows(&mut driver), shelf.div_ceil(3), "three cards abreast");
    assert!(driver.click("tavern"));
    let small = games::shelf::ALL.iter().filter(|title| title.about().family.is_some()).count() - 1;
    assert_eq!(rows(&mut driver), 1 + small.div_ceil(3), "and below the large one");
}

/// The commonest colour of what is painted there.
fn ground(driver: &mut Driver, id: &'static str) -> [u8; 4] {
    let mut counts = std::collections::BTreeMap::new();
    for pixel in driver.painted(id, false).chunks_exact(4) {
        *counts.entry([pixel[0], pixel[1], pixel[2], pixel[3]]).or_insert(0) += 1;
    }
    counts.into_iter().max_by_key(|(_, count)| *count).expect("it is painted").0
}

#[test]
fn of_many_cards_only_the_large_one_has_a_button_filled_with_the_accent() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "pasch", &[HUMAN, HUMAN], |_| {});
    assert!(driver.click("tavern"));
    let (large, paper) = (ground(&mut driver, "learn-evening"), ground(&mut driver, "pasch"));
    assert_ne!(large, paper);
    let small =
        ["learn-pasch", "learn-schikanen", "learn-luisle", "learn-sequenz", "learn-filzlaus", "learn-mauseloch"];
    let in_sight =
        |driver: &mut Driver, id: &'static str| driver.seen(id).is_some_and(|(bounds, seen)| bounds.is_within(&seen));
    let small: Vec<&'static str> = small.into_iter().filter(|id| in_sight(&mut driver, id)).collect();
    assert!(!small.is_empty());
    for small in small {
        assert_eq!(ground(&mut driver, small), paper, "{small}");
    }
}

fn table(driver: &Driver) -> &dyn Table {
    driver.table().unwrap().table()
}

/// The entries of the programme, as they stand one below the other.
fn programme(driver: &mut Driver) -> Vec<String> {
    let texts = driver.texts();
    let numbered = |number: usize| {
        let (place, _) = texts.iter().find(|(_, text)| *text == format!("{number}."))?;
        let beside =
            |(at, _): &&(iced::Rectangle, String)| (at.center_y() - place.center_y()).abs() < 4.0 && at.x > place.x;
        texts.iter().find(beside).map(|(_, text)| text.clone())
    };
    (1..).map_while(numbered).collect()
}

/// Does what is next, by mouse or by keyboard.
fn go_on(driver: &mut Driver, by_mouse: bool) {
    let turn = table(driver).turn();
    match turn {
        _ if !by_mouse && !matches!(&turn, Turn::Seats(seats) if table(driver).offers(seats[0]).is_empty()) => {
            driver.tap(Named::Enter);
        }
        Turn::Seats(seats) if table(driver).offers(seats[0]).is_empty() => {
            let before = table(driver).history().len();
            if by_mouse {
                assert!(driver.click_spot(&Spot::new("die-1")), "a die can be clicked");
            } else {
                driver.tap(Named::ArrowRight);
                driver.tap(Named::Enter);
            }
            assert!(table(driver).history().len() > before, "one die stays");
        }
        Turn::Seats(_) => {
            let done = ["cover", "lift", "skip"].into_iter().any(|id| driver.click(id));
            assert!(done, "there is a button: {:?}", driver.texts());
        }
        Turn::Roll(_) | Turn::Faces(_) => assert!(driver.click("throw") || driver.click("skip"), "dice can be thrown"),
        Turn::Over(_) => {}
    }
}

#[test]
fn a_first_evening_is_short_and_all_games_are_a_press_away() {
    let home = tempfile::tempdir().unwrap();
    let size = (1280.0, 1900.0);
    let mut driver = Driver::start(home.path(), size, |desk| desk.change(|settings| settings.lang = Some(Lang::En)));
    set_up(&mut driver, "evening");
    let proposed = programme(&mut driver);
    assert_eq!(proposed.iter().collect::<BTreeSet<_>>().len(), 5, "{proposed:?}");
    assert!(driver.click_text("All") && programme(&mut driver).len() == games::tavern::ALL.len());
}

#[test]
fn an_evening_is_put_together_played_left_and_gone_on_with() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "evening", &[HUMAN, HUMAN, BOT], |_| {});
    set_up(&mut driver, "evening");
    // So high that the whole programme is in sight.
    driver.happen([iced::Event::Window(iced::window::Event::Resized(iced::Size::new(1280.0, 1900.0)))]);
    assert_eq!(programme(&mut driver).len(), 19, "all of 1.0, unless one chooses");
    assert!(driver.click_text("None") && programme(&mut driver).is_empty());
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Setup(_)), "an evening without games does not begin");
    for add in ["add-waechter", "add-filzlaus", "add-waechter", "add-grosse-hausnummer"] {
        assert!(driver.click(add), "{add}");
    }
    let [watch, louse, house] = ["waechter", "filzlaus", "grosse-hausnummer"]
        .map(|key| Lang::En.say(&games::shelf::find(key).unwrap().about().name()));
    assert_eq!(programme(&mut driver), [&watch, &louse, &watch, &house].map(String::clone));
    // By keys: one place up, and the one that is there twice away.
    driver.focus("program-3");
    driver.tap(Named::ArrowUp);
    assert_eq!(programme(&mut driver), [&watch, &louse, &house, &watch].map(String::clone));
    driver.focus("program-3");
    driver.tap(Named::Delete);
    assert_eq!(programme(&mut driver), [&watch, &louse, &house].map(String::clone));
    // By dragging: the last over the second, and over the first.
    let place = |driver: &mut Driver, id| driver.bounds(id).unwrap();
    let [first, second, last] = ["program-0", "program-1", "program-2"].map(|id| place(&mut driver, id));
    let grip = |at: iced::Rectangle| Point::new(at.x - 16.0, at.center_y());
    driver.drag(&[grip(last), grip(second), grip(first)]);
    assert_eq!(programme(&mut driver), [&house, &watch, &louse].map(String::clone));
    // What was dragged, or clicked, is what the keys go on with.
    driver.tap(Named::ArrowDown);
    assert_eq!(programme(&mut driver), [&watch, &house, &louse].map(String::clone));
    assert!(driver.click("program-1"));
    driver.tap(Named::ArrowUp);
    assert_eq!(programme(&mut driver), [&house, &watch, &louse].map(String::clone));
    driver.tap(Named::Enter);
    assert_eq!(table(&driver).header().options["program"], "grosse-hausnummer,waechter,filzlaus");

    for _ in 0..14 {
        go_on(&mut driver, true);
    }
    let (told, scores) = (table(&driver).history().to_vec(), table(&driver).scores());
    assert!(told.len() >= 12, "something happened: {told:?}");
    drop(driver);
    let mut driver = start(home.path(), "evening", &[HUMAN, HUMAN, BOT], |_| {});
    assert!(driver.click_text("Continue"));
    assert_eq!((table(&driver).history(), table(&driver).scores()), (&told[..], scores));
    for step in 0..ENDLESS {
        if table(&driver).turn().is_over() {
            break;
        }
        go_on(&mut driver, step % 2 == 0);
    }
    let Turn::Over(winners) = table(&driver).turn() else { panic!("an evening ends") };
    let scores = table(&driver).scores();
    let fewest = scores.iter().min().unwrap();
    assert!(winners.iter().all(|seat| scores[*seat] == *fewest), "{winners:?} of {scores:?}");
}

#[test]
fn between_two_games_a_card_says_what_is_next_and_no_dice_roll_on_the_last_stage() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "evening", &[HUMAN, HUMAN], |desk| {
        let program = ("program".to_owned(), "kirchenfenster,bauernfenster".to_owned());
        desk.change(|settings| settings.setups.get_mut("evening").unwrap().options = [program].into());
    });
    set_up(&mut driver, "evening");
    driver.tap(Named::Enter);
    let sees = |driver: &Driver, words: &str| driver.table().unwrap().picture().drawing().words().contains(&words);
    let [church, farm] = ["kirchenfenster-card-two", "bauernfenster-card-two"].map(|id| Lang::En.say(&Phrase::new(id)));
    let may_throw = |driver: &mut Driver| driver.bounds("throw").is_some();
    assert!(sees(&driver, &church) && sees(&driver, "Käthe begins"), "before the first game too");
    assert!(!may_throw(&mut driver), "first it is read");
    driver.tap(Named::Enter);
    assert!(!sees(&driver, &church) && may_throw(&mut driver));
    for _ in 0..2 {
        driver.tap(Named::Enter);
    }
    assert_eq!(table(&driver).history().len(), 2, "both have thrown");
    assert!(!sees(&driver, &farm) && !may_throw(&mut driver), "how it has ended is seen first");
    assert!(driver.click("skip"), "by mouse");
    assert!(sees(&driver, &farm) && sees(&driver, "Bo begins") && !may_throw(&mut driver));
    assert!(reads(&mut driver, "Next comes “Farmhouse Window”, and Bo begins."), "{:?}", driver.texts());
    driver.tap(Named::Space);
    assert!(!sees(&driver, &farm) && may_throw(&mut driver), "an empty stage of the new game");
    assert_eq!(table(&driver).history().len(), 2, "all of that is no event");
    // The stage itself is pressed to throw.
    assert!(driver.click_spot(&Spot::new("stage")));
    assert_eq!(table(&driver).history().len(), 3);
}

#[test]
fn a_card_comes_before_a_single_game_too_and_its_stage_names_the_aim() {
    for by_mouse in [true, false] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), "fuenf-finger", &[HUMAN, HUMAN], |_| {});
        set_up(&mut driver, "fuenf-finger");
        driver.tap(Named::Enter);
        let words = |driver: &Driver| driver.table().unwrap().picture().drawing().words().join(" ");
        let lines = ["fuenf-finger-card-one", "fuenf-finger-card-two", "fuenf-finger-card-three"];
        let is_card = |driver: &Driver| lines.iter().all(|id| words(driver).contains(&Lang::En.say(&Phrase::new(id))));
        assert!(is_card(&driver) && words(&driver).contains("Käthe begins"), "{}", words(&driver));
        assert!(reads(&mut driver, "Here is how to play “The Five Fingers”. Käthe begins."), "{:?}", driver.texts());
        assert!(driver.bounds("throw").is_none(), "first it is read");
        if by_mouse {
            assert!(driver.click("skip"));
        } else {
            driver.tap(Named::Enter);
        }
        assert!(!is_card(&driver) && driver.bounds("throw").is_some());
        assert!(words(&driver).contains("Aim: a total of 5, or 16 turned over"), "{}", words(&driver));
        assert_eq!(table(&driver).history().len(), 0, "that is no event");
        driver.tap(Named::Enter);
        assert!(!table(&driver).history().is_empty() && !is_card(&driver));
    }
}

#[test]
fn a_lesson_needs_no_card_before_its_game() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "luisle", &[HUMAN, HUMAN], |_| {});
    let lesson = games::lesson::of("luisle").next().unwrap();
    driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Lesson(lesson)));
    assert!(table(&driver).history().is_empty());
    let first = Lang::En.say(&Phrase::new("luisle-card-three"));
    assert!(!driver.table().unwrap().picture().drawing().words().join(" ").contains(&first));
}

#[test]
fn digits_open_the_first_games_of_the_cabinet_as_those_of_the_shelf() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "evening", &[HUMAN, BOT], |_| {});
    assert!(driver.click("tavern"));
    driver.type_in("0");
    assert!(matches!(driver.app().top(), Screen::Cabinet(_)), "there is none");
    driver.type_in("3");
    assert!(matches!(driver.app().top(), Screen::Setup(_)));
}

#[test]
fn where_nobody_turns_the_pages_no_dice_roll_on_the_stage_of_what_has_ended() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "evening", &[BOT, BOT], |desk| {
        let program = ("program".to_owned(), "kirchenfenster,bauernfenster".to_owned());
        desk.change(|settings| {
            settings.setups.get_mut("evening").unwrap().options = [program].into();
            settings.dice_speed = Speed::Normal;
        });
    });
    set_up(&mut driver, "evening");
    driver.tap(Named::Enter);
    let words = |driver: &Driver| driver.table().unwrap().picture().drawing().words().join("\n");
    let [church, farm] = ["Church Window", "Farmhouse Window"];
    let (mut seen, mut rolled) = (0, 0);
    for _ in 0..ENDLESS {
        driver.wait(Duration::from_millis(100));
        // The throw that ends the first game rolls on its stage; those after it do not.
        if table(&driver).state()["game"] != 2 {
            continue;
        }
        let told = table(&driver).history().len();
        if seen == 0 {
            seen = told;
        }
        if reads(&mut driver, "The dice are rolling…") && told > seen {
            let words = words(&driver);
            assert!(words.contains(farm) && !words.contains(church), "{words}");
            rolled += 1;
        }
        if table(&driver).turn().is_over() {
            break;
        }
    }
    assert!(rolled > 0, "dice of the second game");
}

#[test]
fn whoever_covered_the_louse_may_lift_it_by_mistake_and_nobody_is_asked_to() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "filzlaus", &[HUMAN, HUMAN], |_| {});
    set_up(&mut driver, "filzlaus");
    driver.tap(Named::Enter);
    while !matches!(table(&driver).turn(), Turn::Seats(seats) if seats.len() == 2) {
        driver.tap(Named::Enter);
        assert!(table(&driver).history().len() < 10, "the die is covered soon");
    }
    let Turn::Seats(seats) = table(&driver).turn() else { panic!("somebody is to lift the cup") };
    assert!(driver.table().unwrap().tray().is_covered(), "nobody has seen the die");
    assert_eq!(table(&driver).awaited(), [seats[0]], "the one whose turn it is");
    let names = ["Käthe", "Bo"];
    // The wrong one has to choose to.
    assert!(driver.click_text(names[seats[1]]));
    assert!(driver.click("lift"));
    assert_eq!(table(&driver).scores()[seats[1]], Score::whole(1), "that costs a stroke");
    assert_eq!(table(&driver).scores()[seats[0]], Score::whole(0));
}

#[test]
fn computer_players_never_lift_the_cup_they_have_covered() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "filzlaus", &[BOT, HUMAN, BOT], |desk| {
        desk.change(|settings| {
            settings.setups.get_mut("filzlaus").unwrap().options = [("games".to_owned(), "3".to_owned())].into();
        });
    });
    set_up(&mut driver, "filzlaus");
    driver.tap(Named::Enter);
    for _ in 0..ENDLESS {
        if let Turn::Seats(seats) = table(&driver).turn()
            && seats.len() == 2
        {
            let foul = seats[1];
            let before = table(&driver).history().len();
            driver.tap(Named::Enter);
            let told = &table(&driver).history()[before..];
            assert!(told.first().is_none_or(|told| told.seat != Some(foul)), "{told:?}");
        } else if table(&driver).turn().is_over() {
            return;
        } else {
            driver.tap(Named::Enter);
        }
    }
    panic!("three games end");
}

#[test]
fn the_dice_under_the_cup_come_to_light_when_the_blown_one_lies() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "waechter", &[HUMAN, HUMAN], |desk| {
        desk.change(|settings| settings.dice_speed = Speed::Normal);
    });
    begin(&mut driver, "waechter");
    driver.tap(Named::Enter);
    let rolls = |driver: &mut Driver| reads(driver, "The dice are rolling…");
    for _ in 0..2 {
        driver.wait(Duration::from_millis(600));
        assert!(rolls(&mut driver), "the blown die takes its time, and the cup is over the others");
    }
    driver.wait(Duration::from_secs(6));
    assert!(!rolls(&mut driver), "all three lie");
    assert_eq!(driver.table().unwrap().tray().lying().count(), 3);

    let mut driver = start(home.path(), "waechter", &[HUMAN, HUMAN], |desk| {
        desk.change(|settings| (settings.dice_speed, settings.reduced_motion) = (Speed::Normal, true));
    });
    begin(&mut driver, "waechter");
    driver.tap(Named::Enter);
    assert!(!rolls(&mut driver), "nothing moves that need not");
    assert_eq!(driver.table().unwrap().tray().lying().count(), 3);
}

#[test]
fn computer_players_are_fast_forwarded_until_a_person_is_asked() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "fuenf-finger", &[HUMAN, BOT, BOT, BOT], |desk| {
        desk.change(|settings| settings.dice_speed = Speed::Normal);
    });
    begin(&mut driver, "fuenf-finger");
    while matches!(table(&driver).turn(), Turn::Roll(throw) if throw.by == [0]) {
        driver.tap(Named::Enter);
        driver.tap(Named::Enter);
    }
    let before = table(&driver).history().len();
    driver.type_in("f");
    let table = table(&driver);
    assert!(table.history().len() >= before + 3, "three turns went by: {:?}", table.history());
    assert!(table.turn().is_over() || table.turn().to_act() == [0], "{:?}", table.turn());
}

/// A match between two people in which the first has thrown and is to decide.
fn to_decide(home: &Path, game: &'static str) -> Driver {
    let mut driver = start(home, game, &[HUMAN, HUMAN], |desk| {
        desk.change(|settings| settings.dice_speed = Speed::Normal);
    });
    set_up(&mut driver, game);
    assert!(driver.click("begin"));
    for _ in 0..ENDLESS {
        if matches!(table(&driver).turn(), Turn::Seats(_)) && driver.spot(&Spot::new("die-1")).is_some() {
            return driver;
        }
        driver.tap(Named::Space);
        driver.wait(Duration::from_secs(5));
    }
    panic!("nothing is ever to be decided in {game}");
}

#[test]
fn the_board_shows_what_was_kept_while_the_other_dice_roll() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = to_decide(home.path(), "grosse-hausnummer");
    let die = Spot::new("die-1");
    assert!(driver.click_spot(&die), "one of the dice can be kept");
    assert!(table(&driver).last().is_some(), "it was");
    assert!(driver.spot(&die).is_none(), "what was decided is no longer there to be decided");
}

#[test]
fn enter_belongs_to_the_game_after_a_control_was_clicked() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = to_decide(home.path(), "studentenpasch");
    assert!(driver.click_text("Hint"));
    driver.type_in("1");
    driver.tap(Named::Enter);
    let (seat, kept) = table(&driver).last().expect("the die that was touched is kept");
    assert_eq!((seat, kept.as_str()), (0, "keep 1"));
}

#[test]
fn who_has_won_is_not_told_before_the_dice_lie_still() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), "kirchenfenster", &[HUMAN, HUMAN], |desk| {
        desk.change(|settings| settings.dice_speed = Speed::Normal);
    });
    begin(&mut driver, "kirchenfenster");
    driver.tap(Named::Space);
    driver.wait(Duration::from_secs(5));
    driver.tap(Named::Space);
    assert!(table(&driver).turn().is_over(), "both have thrown");
    assert!(driver.bounds("again").is_none(), "the last dice still roll");
    driver.wait(Duration::from_secs(5));
    assert!(driver.bounds("again").is_some());
}
