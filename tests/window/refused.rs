//! Why something is not done now: the reason is the true one, and is gone with what it spoke of.

use std::time::Duration;

use base::draw::Spot;
use base::i18n::Lang;
use club::store::settings::{Pause, Setup, Speed};
use games::game::record::PlayerKind;
use games::game::{Turn, bot::Level};
use games::lesson::{self, Step};
use iced::keyboard::key::Named;
use wurfzabel::app;
use wurfzabel::app::route::Route;

use crate::driver::{Driver, says, set_appearance};
use crate::lessons::now;
use crate::sitting::{self, USUAL};

fn start(home: &std::path::Path, lang: Lang, game: &'static str, players: &[(&str, PlayerKind)]) -> Driver {
    let mut driver = Driver::start(home, USUAL.size, |desk| {
        set_appearance(desk, lang, USUAL.look, 100);
        desk.change(|settings| {
            settings.pause = Pause::nearest(0);
            let setup = Setup { seats: sitting::seats(players), ..Setup::default() };
            settings.setups.insert(game.to_owned(), setup);
        });
    });
    driver.say(app::Message::Asked(Route::Setup(games::shelf::find(game).unwrap())));
    driver.tap(Named::Enter);
    // A pub game begins with a card.
    if driver.table().unwrap().table().handling().pages > 0 {
        driver.tap(Named::Enter);
    }
    driver
}

fn refused(driver: &mut Driver) -> bool {
    driver.bounds("refused").is_some()
}

fn spots(driver: &Driver) -> Vec<Spot> {
    driver.table().unwrap().picture().drawing().spots.iter().map(|area| area.spot.clone()).collect()
}

const RENATE: [(&str, PlayerKind); 2] = [("Renate", PlayerKind::Human), ("Kim", PlayerKind::Human)];

#[test]
fn a_press_while_the_dice_roll_is_told_so_and_that_is_gone_when_they_lie() {
    for (lang, rolls) in [(Lang::De, "Einen Moment, d"), (Lang::En, "One moment, the d")] {
        for game in sitting::systems().chain(["pasch"]) {
            let home = tempfile::tempdir().unwrap();
            let mut driver = start(home.path(), lang, game, &RENATE);
            if matches!(driver.table().unwrap().table().turn(), Turn::Seats(_)) {
                sitting::play(&mut driver, Level::Easy, 1);
            } else {
                driver.tap(Named::Enter);
            }
            let (mut pressed, all) = (0, spots(&driver));
            for spot in all {
                driver.click_spot(&spot);
                assert!(!refused(&mut driver), "{game} {spot:?}: {:?}", driver.texts());
                pressed += usize::from(says(&mut driver, rolls));
            }
            assert!(pressed > 0 || game == "pasch", "{game}: it is told why nothing happens");
            driver.wait(Duration::from_secs(6));
            assert!(!says(&mut driver, rolls) && !refused(&mut driver), "{game}: {:?}", driver.texts());
        }
    }
}

#[test]
fn a_refusal_in_a_lesson_names_what_is_to_be_done_and_is_gone_at_the_next_step() {
    let words = |lesson: &&lesson::Listed| matches!(lesson.steps().unwrap()[1], Step::Says(_));
    let begin_with_words: Vec<_> = lesson::all().iter().filter(words).collect();
    assert!(begin_with_words.iter().any(|lesson| lesson.game == "namaste"));
    for lesson in begin_with_words {
        let (game, home) = (lesson.key, tempfile::tempdir().unwrap());
        let mut driver = Driver::start(home.path(), USUAL.size, |desk| set_appearance(desk, Lang::En, USUAL.look, 100));
        driver.say(app::Message::Asked(Route::Lesson(lesson)));
        for spot in spots(&driver) {
            driver.click_spot(&spot);
            assert!(!refused(&mut driver), "{game} {spot:?}: {:?}", driver.texts());
        }
        let before = now(&driver);
        // What has just come is read first.
        driver.wait(Duration::from_millis(500));
        driver.tap(Named::Enter);
        assert_ne!(now(&driver), before);
        assert!(!refused(&mut driver), "{game}: {:?}", driver.texts());
    }
}

#[test]
fn a_refusal_is_gone_when_what_is_touched_changes() {
    let home = tempfile::tempdir().unwrap();
    let options = [("position".to_owned(), "kvatrutafl white* a15 first black m15 first dice 6 3".to_owned())].into();
    let players = RENATE.map(|(name, kind)| games::game::record::Player::new(name, kind).unwrap()).to_vec();
    let header = games::game::record::Header::new("kvatrutafl", options, players);
    let mut driver = Driver::start(home.path(), USUAL.size, |desk| {
        set_appearance(desk, Lang::En, USUAL.look, 100);
        desk.change(|settings| settings.dice_speed = Speed::None);
    });
    driver.say(app::Message::Asked(Route::Table(header, None)));
    driver.click_spot(&Spot::new("a"));
    driver.click_spot(&Spot::new("d"));
    driver.click_spot(&Spot::new("x"));
    assert!(refused(&mut driver), "{:?}", driver.texts());
    driver.tap(Named::Backspace);
    assert!(!refused(&mut driver), "{:?}", driver.texts());
}
