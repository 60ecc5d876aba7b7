//! A kept match gone through by a strong player, clicked through and typed through without a display.

use std::num::NonZero;
use std::path::Path;

use base::i18n::Lang;
use club::store::reviews;
use club::store::settings::{Look, SeatSetup, Settings, Setup, Speed, TextSize};
use games::game::bot::{Level, Mark, Measure};
use games::game::chance::Luck;
use games::game::record::{Entry, PlayerKind, Record};
use games::shelf::replay as fold;
use games::table::Table;
use games::table::review::{Examination, Review, first_choice};
use games::table::rollout::{How, Rolled, before};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, mouse};
use wurfzabel::app::pane::Pane;
use wurfzabel::app::screen::{self, Screen, replay};

use crate::driver::{Driver, says};

const LAPTOP: (f32, f32) = (1280.0, 800.0);

/// A match of a game between these computer players.
fn played(game: &str, levels: &[Level], seed: u64) -> String {
    let names = ["Käthe", "Bo", "Cleo"];
    let seating: Vec<_> = names.iter().zip(levels).map(|(name, level)| ((*name).to_owned(), *level)).collect();
    games::shelf::find(game).unwrap().run(&Default::default(), &seating, Luck::new(seed)).unwrap().text()
}

fn table(text: &str) -> Box<dyn Table> {
    fold(&Record::read(text.as_bytes()).unwrap(), None).unwrap().table
}

/// What a strong player finds about the whole match.
fn review(text: &str) -> Review {
    let mut review = Review::default();
    Examination::new(&*table(text)).unwrap().for_each(|finding| review.enter(finding));
    review
}

fn replayed(home: &Path, text: &str, size: (f32, f32), change: impl FnOnce(&mut Settings)) -> Driver {
    Driver::replaying(home, text, size, |desk| desk.change(change))
}

fn english(settings: &mut Settings) {
    settings.lang = Some(Lang::En);
}

fn state(driver: &Driver) -> &replay::State {
    match driver.app().top() {
        Screen::Replay(state) => state,
        other => panic!("not the replay: {}", other.name(driver.app().desk())),
    }
}

/// The page of the review goes down by so many pixels.
fn wheel(driver: &mut Driver, pixels: f32) {
    let Point { x, y } = driver.bounds("review-sum").unwrap().center();
    // In small windows all goes down together.
    let y = y.min(200.0);
    let delta = mouse::ScrollDelta::Pixels { x: 0.0, y: -pixels };
    let moved = mouse::Event::CursorMoved { position: Point::new(x, y + 60.0) };
    driver.happen([moved, mouse::Event::WheelScrolled { delta }].map(Event::Mouse));
}

fn say(driver: &mut Driver, message: replay::Message) {
    driver.say(wurfzabel::app::Message::Screen(2, screen::Message::Replay(message)));
}

#[test]
fn a_match_is_gone_through_and_its_slips_are_found_by_key() {
    let home = tempfile::tempdir().unwrap();
    let text = played("namaste", &[Level::Easy, Level::Easy], 3);
    let found = review(&text);
    let mut driver = replayed(home.path(), &text, LAPTOP, english);
    driver.type_in("n");
    assert_eq!(
        (state(&driver).step(), state(&driver).review()),
        (0, None),
        "before it is asked for, no key leads there"
    );
    assert!(driver.click_text("Review"));
    assert_eq!(state(&driver).review(), Some(&found), "what the window finds is what the command line finds");
    let slips: Vec<usize> =
        found.judged().filter(|(_, one)| one.mark != Mark::Good).map(|(event, _)| event + 1).collect();
    assert!(slips.len() > 5, "{slips:?}");
    for step in &slips {
        driver.type_in("n");
        assert_eq!(state(&driver).step(), *step);
    }
    driver.type_in("n");
    assert_eq!(Some(&state(&driver).step()), slips.last(), "there are no more");
    for step in slips.iter().rev().skip(1) {
        driver.type_in("p");
        assert_eq!(state(&driver).step(), *step);
    }
}

#[test]
fn the_review_is_printed_of_a_match_that_is_over_beside_its_other_sheets() {
    let text = played("ludix", &[Level::Strong, Level::Easy], 3);
    let begun: String = text.split_inclusive('\n').take(9).collect();
    for (text, over) in [(text, true), (begun, false)] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = replayed(home.path(), &text, (1280.0, 1400.0), english);
        driver.key(Key::Character("p".into()), Modifiers::COMMAND);
        assert!(says(&mut driver, "Score sheet") && says(&mut driver, "Review") == over, "{:?}", driver.texts());
        if over {
            assert!(driver.click_text("Review"));
            let Screen::Print(state) = driver.app().top() else { panic!("not the prints") };
            assert_eq!(state.chosen(), ("review", true));
            assert!(says(&mut driver, "210 × 297"), "{:?}", driver.texts());
            assert!(!says(&mut driver, "Blank") && !says(&mut driver, "being reviewed"));
            driver.keep("print-review");
        }
        driver.say(wurfzabel::app::Message::Asked(wurfzabel::app::route::Route::Print(None)));
        assert!(!says(&mut driver, "What each decision cost") && !driver.click_text("Review"), "without a match");
    }
}

#[test]
fn the_alternative_is_shown_on_the_board_until_one_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let text = played("namaste", &[Level::Easy, Level::Easy], 3);
    let found = review(&text);
    let mut driver = replayed(home.path(), &text, LAPTOP, english);
    driver.click_text("Review");
    let (event, judged) = found.costliest()[0];
    say(&mut driver, replay::Message::Went(replay::To::Step(event + 1)));
    let before = state(&driver).table().state();
    let played = driver.picture();
    let cost = Lang::En.say(&table(&text).scale().costs(Lang::En, judged.loss()));
    assert!(says(&mut driver, &format!(": {cost}.")) && says(&mut driver, "Better: "));
    driver.type_in("a");
    let other = driver.picture();
    assert!(other != played && says(&mut driver, "Show the move played"));
    assert_eq!(state(&driver).table().state(), before, "the match itself stays where it is");
    assert!(driver.click("review-other"));
    assert!(says(&mut driver, "Show the other move"));
    driver.type_in("a");
    driver.tap(Named::ArrowLeft);
    driver.tap(Named::ArrowRight);
    assert!(says(&mut driver, "Show the other move"), "whoever goes on sees again what was decided");
}

#[test]
fn the_sum_stands_beside_the_course_and_its_costliest_lead_to_the_board() {
    let home = tempfile::tempdir().unwrap();
    let text = played("namaste", &[Level::Medium, Level::Easy], 4);
    let found = review(&text);
    let mut driver = replayed(home.path(), &text, (1280.0, 1000.0), english);
    driver.click_text("Review");
    for seat in 0..2 {
        let cost = Measure::Chance.say(Lang::En, found.summary(seat).cost);
        assert!(driver.texts().iter().any(|(_, text)| *text == cost), "{cost}");
    }
    let luck_split = found.luck_split(&*table(&text));
    assert_eq!(luck_split.len(), 2);
    for part in luck_split.iter().flat_map(|luck_split| luck_split.say(Lang::En, Measure::Chance)) {
        assert!(says(&mut driver, &part), "{part}");
    }
    assert!(says(&mut driver, "Judged by the strong computer player"));
    let (event, judged) = found.costliest()[0];
    let cost = Measure::Chance.say(Lang::En, judged.cost());
    assert!(driver.click_text(&cost), "{cost}");
    assert_eq!(state(&driver).step(), event + 1);
    driver.click("review-course");
    assert!(says(&mut driver, "The match begins."), "the course is back");
}

#[test]
fn a_review_that_is_cancelled_leaves_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = replayed(home.path(), &played("namaste", &[Level::Easy, Level::Easy], 5), LAPTOP, english);
    driver.click_text("Review");
    assert!(state(&driver).review().is_some());
    say(&mut driver, replay::Message::ReviewCancelled);
    assert_eq!(state(&driver).review(), None);
    say(&mut driver, replay::Message::Found(replay::Found::Event(0, None)));
    assert_eq!(state(&driver).review(), None, "what comes late is not heard");
}

#[test]
fn a_review_that_is_begun_comes_into_sight_where_it_stands_below_the_board() {
    let home = tempfile::tempdir().unwrap();
    let text = played("studentenpasch", &[Level::Easy, Level::Easy], 5);
    let mut driver = replayed(home.path(), &text, (1024.0, 700.0), |settings| {
        english(settings);
        settings.text_size = TextSize::nearest(150);
    });
    say(&mut driver, replay::Message::ReviewPressed);
    let (bounds, seen) = driver.seen("review-sum").unwrap();
    assert!(seen.intersection(&bounds).is_some_and(|shown| shown.height > 1.0), "{bounds:?} in {seen:?}");
}

#[test]
fn a_match_with_hidden_dice_is_gone_through_only_when_it_is_over() {
    let home = tempfile::tempdir().unwrap();
    let text: String =
        include_str!("../records/dre13ehn-cup.wurf").lines().take(8).map(|line| format!("{line}\n")).collect();
    assert!(table(&text).handling().covers() && !table(&text).turn().is_over());
    let mut driver = replayed(home.path(), &text, LAPTOP, english);
    say(&mut driver, replay::Message::ReviewPressed);
    assert_eq!(state(&driver).review(), None);
}

#[test]
fn where_the_dice_decide_everything_no_review_is_offered() {
    let home = tempfile::tempdir().unwrap();
    let text = played("pasch", &[Level::Easy, Level::Easy], 3);
    assert_eq!(first_choice(&*table(&text)), Ok(None), "nothing is decided in this game");
    let mut driver = replayed(home.path(), &text, LAPTOP, english);
    assert!(says(&mut driver, "Rules") && !says(&mut driver, "Review"));
    say(&mut driver, replay::Message::ReviewPressed);
    assert_eq!(state(&driver).review(), None);
}

#[test]
fn a_table_offers_a_review_where_somebody_decided_something() {
    for (game, offered) in [("pasch", false), ("schikanen", true)] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), LAPTOP, |desk| {
            desk.change(|settings| {
                (settings.lang, settings.dice_speed) = (Some(Lang::En), Speed::None);
                let seats = ["Ann", "Bo"].map(|name| SeatSetup { name: name.to_owned(), kind: PlayerKind::Human });
                let setup = Setup { seats: seats.to_vec(), ..Setup::default() };
                settings.setups.insert(game.to_owned(), setup);
            });
        });
        assert!(driver.click("tavern"));
        driver.focus(game);
        driver.tap(Named::Enter);
        driver.tap(Named::Enter);
        let over = |driver: &Driver| driver.table().unwrap().table().turn().is_over();
        for _ in 0..500 {
            if !over(&driver) {
                assert!(driver.bounds("review").is_none(), "{game} is not over");
                driver.tap(Named::Enter);
                // All dice stay, or none does, or nothing is turned over.
                driver.type_in("san");
            }
        }
        assert!(over(&driver));
        assert_eq!(driver.bounds("review").is_some(), offered, "{game}");
    }
}

#[test]
fn nothing_of_a_review_is_cut_off_in_both_languages_and_looks() {
    let text = played("namaste", &[Level::Medium, Level::Easy, Level::Easy], 4);
    let slip = review(&text).costliest()[0].0 + 1;
    for (name, lang, look, size, percent) in [
        ("de-light", Lang::De, Look::Light, (1280.0, 800.0), 100),
        ("en-dark", Lang::En, Look::Dark, (1280.0, 800.0), 100),
        ("de-dark-small", Lang::De, Look::Dark, (1024.0, 700.0), 100),
        ("de-light-small-150", Lang::De, Look::Light, (1024.0, 700.0), 150),
        ("en-light-small-200", Lang::En, Look::Light, (1024.0, 700.0), 200),
    ] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = replayed(home.path(), &text, size, |settings| {
            (settings.lang, settings.look) = (Some(lang), look);
            settings.text_size = TextSize::nearest(percent);
        });
        say(&mut driver, replay::Message::Went(replay::To::Step(slip)));
        say(&mut driver, replay::Message::ReviewPressed);
        for part in ["sum", "sums", "judge", "other", "course"] {
            match part {
                "sums" => wheel(&mut driver, 250.0),
                "judge" => wheel(&mut driver, 5000.0),
                "other" => say(&mut driver, replay::Message::OtherPressed),
                "course" => say(&mut driver, replay::Message::PageChosen(replay::Page::Course)),
                _ => {}
            }
            driver.keep(&format!("review-{part}-{name}"));
            driver.assert_within(&format!("{part} in {name}"));
        }
    }
}

#[test]
fn the_course_is_a_picture_whose_slips_and_throws_lead_to_where_they_happened() {
    let home = tempfile::tempdir().unwrap();
    let text = played("kvatrutafl", &[Level::Easy, Level::Easy], 3);
    let text = text.lines().take(60).map(|line| line.to_owned() + "\n").collect::<String>();
    let found = review(&text);
    let mut driver = replayed(home.path(), &text, LAPTOP, english);
    driver.click_text("Review");
    let slips: Vec<usize> =
        found.judged().filter(|(_, one)| one.mark != Mark::Good).map(|(event, _)| event + 1).collect();
    let luck: Vec<usize> = found.thrown().map(|(event, _)| event + 1).collect();
    assert!(slips.len() > 3 && luck.len() > 3, "{slips:?} {luck:?}");
    driver.focus("review-picture");
    let mut led = std::collections::BTreeSet::new();
    for to in [Named::Home, Named::ArrowDown] {
        driver.tap(to);
        driver.tap(Named::Home);
        for _ in 0..60 {
            driver.tap(Named::Enter);
            led.insert(state(&driver).step());
            driver.tap(Named::ArrowRight);
        }
    }
    let wanted: std::collections::BTreeSet<usize> = slips.into_iter().chain(luck).collect();
    assert_eq!(led, wanted);
    assert!(state(&driver).review().is_some());
}

#[test]
fn all_decisions_are_listed_with_their_values_and_tried_out_without_changing_the_match() {
    let home = tempfile::tempdir().unwrap();
    let text = played("namaste", &[Level::Easy, Level::Easy], 3);
    let found = review(&text);
    let mut driver = replayed(home.path(), &text, LAPTOP, english);
    driver.click_text("Review");
    assert!(driver.click("review-choices"));
    assert!(says(&mut driver, "There was nothing to choose here"));
    let (event, judged) = found.costliest()[0];
    say(&mut driver, replay::Message::Went(replay::To::Step(event + 1)));
    let (before, played) = (state(&driver).table().state(), driver.picture());
    for (_, worth) in judged.candidates.iter().take(100) {
        let number = table(&text).scale().measure.say(Lang::En, judged.told(*worth));
        assert!(says(&mut driver, &number), "{number}");
    }
    driver.tap(Named::ArrowDown);
    let first = driver.picture();
    driver.tap(Named::ArrowDown);
    let second = driver.picture();
    assert!(played != first && first != second);
    driver.tap(Named::ArrowUp);
    assert!(driver.picture() == first, "the one before again");
    assert_eq!(state(&driver).step(), event + 1, "the match stays where it is");
    assert_eq!(state(&driver).table().state(), before);
    assert!(driver.click("replay-tried"), "pressed again it is put back");
    assert_eq!(state(&driver).table().state(), before);
    assert!(driver.bounds("replay-tried").is_none());
    driver.tap(Named::ArrowDown);
    driver.tap(Named::ArrowLeft);
    assert_eq!((state(&driver).step(), driver.bounds("replay-tried")), (event, None), "whoever goes on sees the match");
    let kept = std::fs::read_to_string(home.path().join("matches/2026-11-03-12-00-00-test.wurf")).unwrap();
    assert_eq!(kept, text, "the record is never changed");
}

/// The picture and the list, in all looks.
#[test]
fn a_review_is_pictured() {
    for (game, lines) in [("namaste", 90), ("kvatrutafl", 30)] {
        let text = played(game, &[Level::Medium, Level::Easy], 3);
        let text = text.lines().take(lines).map(|line| line.to_owned() + "\n").collect::<String>();
        for appearance in crate::sitting::APPEARANCES {
            let home = tempfile::tempdir().unwrap();
            let mut driver = Driver::replaying(home.path(), &text, appearance.size, |desk| {
                crate::driver::set_appearance(desk, appearance.lang, appearance.look, appearance.text);
            });
            say(&mut driver, replay::Message::ReviewPressed);
            let costliest = state(&driver).review().unwrap().costliest()[0].0;
            say(&mut driver, replay::Message::Went(replay::To::Step(costliest + 1)));
            driver.assert_within("the review");
            driver.keep(&format!("review-course-{game}-{}", appearance.name));
            say(&mut driver, replay::Message::PageChosen(replay::Page::Choices));
            say(&mut driver, replay::Message::TriedOut(0));
            driver.assert_within("the choices");
            driver.keep(&format!("review-choices-{game}-{}", appearance.name));
        }
    }
}

/// What a rollout of that decision comes to elsewhere.
fn rolled(text: &str, event: usize) -> Rolled {
    let whole = table(text);
    let Entry::Act { seat, notation } = &whole.history()[event].entry else { panic!("no decision") };
    let how = replay::rollout::how(&*whole);
    let mut rolling = before(&*whole, event).unwrap().rolling(*seat, notation, how).unwrap();
    while rolling.step(NonZero::<usize>::MIN, &|| true).unwrap() {}
    rolling.rolled()
}

#[test]
fn a_decision_is_rolled_out_when_asked_for_and_forgotten_when_one_goes_on() {
    let text = played("ludix", &[Level::Strong, Level::Easy], 3);
    let event = review(&text).costliest()[0].0;
    let home = tempfile::tempdir().unwrap();
    let mut driver = replayed(home.path(), &text, (1280.0, 1000.0), english);
    driver.type_in("o");
    assert_eq!(state(&driver).rolled(), None, "before there is a review, nothing is rolled out");
    driver.click_text("Review");
    say(&mut driver, replay::Message::Went(replay::To::Step(event + 1)));
    assert!(state(&driver).rolled().is_none() && says(&mut driver, "Roll out"));
    driver.type_in("o");
    let found = rolled(&text, event);
    assert_eq!(state(&driver).rolled(), Some(&found), "what the window finds is what the command line finds");
    for candidate in &found.candidates {
        let worth = table(&text).scale().measure.within(Lang::En, candidate.worth);
        assert!(says(&mut driver, &worth) && worth.contains(" ± "), "{worth}");
    }
    assert!(says(&mut driver, "Rolled out by the strong computer player for 5 turns"), "{:?}", driver.texts());
    driver.tap(Named::ArrowRight);
    assert_eq!(state(&driver).rolled(), None, "it was about the decision before");
    driver.tap(Named::ArrowLeft);
    assert_eq!(state(&driver).rolled(), Some(&found), "and is there again");
    drop(driver);
    let mut driver = replayed(home.path(), &text, (1280.0, 1000.0), english);
    driver.click_text("Review");
    say(&mut driver, replay::Message::Went(replay::To::Step(event + 1)));
    assert_eq!(state(&driver).rolled(), Some(&found), "also the next time");
    assert!(found.clear && driver.bounds("rollout-longer").is_none(), "more trials would find the same");
    drop(driver);
    // What costs little takes long to be told from the best.
    let text = played("namaste", &[Level::Easy, Level::Easy], 3);
    let close = review(&text).costliest().last().unwrap().0;
    let home = tempfile::tempdir().unwrap();
    let mut driver = replayed(home.path(), &text, (1280.0, 1000.0), english);
    driver.click_text("Review");
    say(&mut driver, replay::Message::Went(replay::To::Step(close + 1)));
    driver.type_in("o");
    let first = state(&driver).rolled().unwrap().clone();
    assert!(driver.click("rollout-longer"));
    let longer = state(&driver).rolled().unwrap();
    assert_eq!(longer.how.trials, 4 * first.how.trials);
    assert!(longer.trials() > first.trials());
}

#[test]
fn what_a_review_has_found_is_shown_at_once_the_next_time() {
    let home = tempfile::tempdir().unwrap();
    let text = played("namaste", &[Level::Easy, Level::Easy], 3);
    let mut driver = replayed(home.path(), &text, LAPTOP, english);
    driver.click_text("Review");
    let folders = driver.app().desk().folders().unwrap();
    let record = home.path().join("matches/2026-11-03-12-00-00-test.wurf");
    let kept = reviews::read(&folders, &record).unwrap().review.unwrap();
    assert_eq!(kept, review(&text));
    // What is kept is what is shown: nobody would find this.
    let mut other = Review::default();
    (0..kept.events()).for_each(|_| other.enter(None));
    reviews::keep_review(&folders, &record, &other).unwrap();
    drop(driver);
    let mut driver = replayed(home.path(), &text, LAPTOP, english);
    driver.click_text("Review");
    assert_eq!(state(&driver).review(), Some(&other));
}

#[test]
fn all_matches_of_the_archive_are_reviewed_wherever_one_goes_meanwhile() {
    let home = tempfile::tempdir().unwrap();
    let texts: Vec<String> = (0..3).map(|seed| played("ludix", &[Level::Medium, Level::Easy], seed)).collect();
    let begun: String = texts[0].split_inclusive('\n').take(9).collect();
    let mut driver = Driver::replaying(home.path(), &texts[0], LAPTOP, |desk| desk.change(english));
    let path = |number: usize| home.path().join(format!("matches/2026-11-04-12-00-0{number}-test.wurf"));
    for (number, text) in texts[1..].iter().chain([&begun]).enumerate() {
        std::fs::write(path(number), text).unwrap();
    }
    driver.tap(Named::Escape);
    driver.say(wurfzabel::app::Message::Screen(1, screen::Message::Archive(screen::archive::Message::ReviewPressed)));
    let folders = driver.app().desk().folders().unwrap();
    let found = |number: usize| reviews::read(&folders, &path(number)).and_then(|found| found.review);
    assert_eq!([found(0), found(1)], [Some(review(&texts[1])), Some(review(&texts[2]))]);
    assert_eq!(found(2), None, "what is not over is not gone through");
    assert!(says(&mut driver, "All finished matches have been reviewed."));
}

#[test]
fn what_was_decided_without_seeing_the_dice_is_not_rolled_out_and_it_is_said_why() {
    let text = include_str!("../records/dre13ehn-cup.wurf");
    let (whole, home) = (table(text), tempfile::tempdir().unwrap());
    let hidden = review(text).judged().map(|(event, _)| event).find(|event| {
        let Entry::Act { seat, notation } = &whole.history()[*event].entry else { return false };
        before(&*whole, *event).unwrap().rolling(*seat, notation, How::default()).is_err()
    });
    let mut driver = replayed(home.path(), text, LAPTOP, english);
    driver.click_text("Review");
    say(&mut driver, replay::Message::Went(replay::To::Step(hidden.unwrap() + 1)));
    driver.type_in("o");
    assert!(state(&driver).rolled().is_none() && driver.bounds("rollout").is_none());
    assert!(says(&mut driver, "Dice were hidden when this was decided, so it cannot be rolled out."));
    assert!(driver.app().desk().notices().is_empty(), "it is said once");
}

#[test]
fn a_rollout_is_pictured() {
    let text = played("ludix", &[Level::Medium, Level::Easy], 3);
    let step = review(&text).costliest()[0].0 + 1;
    for appearance in crate::sitting::APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::replaying(home.path(), &text, appearance.size, |desk| {
            crate::driver::set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        });
        say(&mut driver, replay::Message::ReviewPressed);
        say(&mut driver, replay::Message::Went(replay::To::Step(step)));
        driver.keep(&format!("rollout-asked-{}", appearance.name));
        say(&mut driver, replay::Message::RollPressed);
        driver.assert_within("the rollout");
        driver.keep(&format!("rollout-{}", appearance.name));
    }
}

#[test]
fn a_review_begins_in_sight_and_one_area_scrolls_where_text_is_large() {
    for game in ["namaste", "ludix", "schikanen", "kvatrutafl"] {
        let text = played(game, &[Level::Easy, Level::Easy], 3);
        let text: String = text.split_inclusive('\n').take(30).collect();
        for percent in [100, 150] {
            let home = tempfile::tempdir().unwrap();
            let mut driver = replayed(home.path(), &text, (1024.0, 700.0), |settings| {
                (settings.lang, settings.text_size) = (Some(Lang::En), TextSize::nearest(percent));
            });
            say(&mut driver, replay::Message::ReviewPressed);
            let (picture, seen) = driver.seen("review-picture").unwrap();
            assert!(seen.contains(Point::new(picture.center_x(), picture.y + 20.0)), "{game} {percent}: {picture:?}");
            let scrolls = ["stack", "replay-events"].map(|id| driver.scrolled(id).is_some());
            assert_eq!(scrolls, [percent > 100, percent == 100], "{game} {percent}");
        }
    }
}

#[test]
fn rows_of_the_archive_say_who_won_and_what_was_reviewed() {
    let home = tempfile::tempdir().unwrap();
    let text = played("ludix", &[Level::Medium, Level::Easy], 1);
    let mut driver = replayed(home.path(), &text, LAPTOP, english);
    driver.tap(Named::Escape);
    assert!(!says(&mut driver, "reviewed"));
    driver.say(wurfzabel::app::Message::Screen(1, screen::Message::Archive(screen::archive::Message::ReviewPressed)));
    assert!(says(&mut driver, "won by ") && says(&mut driver, " · reviewed"), "{:?}", driver.texts());
}
