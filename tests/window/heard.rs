//! What is heard of a match: dice as they are seen to strike the table, the cup alike whatever lies under it, nothing
//! where nothing is to be heard. No device is opened: the desk tells what was to be played.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use base::i18n::Lang;
use club::store::settings::{Dice, Loudness, Pause, SeatSetup, Settings, Setup, Speed};
use games::game::Turn;
use games::game::bot::Level;
use games::game::options::Values;
use games::game::record::{Entry, PlayerKind};
use iced::keyboard::key::Named;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use voice::sound::knock::{Body, Knocks};
use wurfzabel::app::desk::sounds::SoundRequest;
use wurfzabel::app::pane::Pane;
use wurfzabel::app::screen::{self, Screen, replay};

use crate::driver::Driver;

const HUMAN: PlayerKind = PlayerKind::Human;

/// A match of two, its dice rolling; `prepare` changes the settings before.
fn start(home: &Path, game: &'static str, setup: Setup, prepare: impl FnOnce(&mut Settings)) -> Driver {
    let mut driver = Driver::start(home, (1280.0, 800.0), |desk| {
        desk.change(|settings| {
            settings.lang = Some(Lang::En);
            settings.pause = Pause::nearest(0);
            settings.setups.insert(game.to_owned(), setup);
            prepare(settings);
        });
    });
    assert!(driver.click(game));
    driver.tap(Named::Enter);
    assert!(driver.table().is_some());
    driver
}

fn seats(kinds: [PlayerKind; 2]) -> Setup {
    let seats = kinds.into_iter().zip(["Ann", "Bo"]);
    let seats = seats.map(|(kind, name)| SeatSetup { name: name.to_owned(), kind });
    Setup { seats: seats.collect(), ..Setup::default() }
}

/// Namaste, in which three dice are thrown first.
fn three_dice(home: &Path, prepare: impl FnOnce(&mut Settings)) -> Driver {
    let mut driver = start(home, "namaste", seats([HUMAN; 2]), prepare);
    driver.type_in("3");
    driver
}

/// What was to be heard, the last first.
fn heard(driver: &Driver) -> Vec<Knocks> {
    let asked = driver.app().desk().asked();
    asked
        .map(|asked| if let SoundRequest::Knocks(knocks) = asked { knocks.clone() } else { panic!("{asked:?}") })
        .collect()
}

/// The faces of the last throw, as the record knows them.
fn faces(driver: &Driver) -> Option<String> {
    let told = driver.table().unwrap().table().history();
    told.iter().rev().find(|told| matches!(told.entry, Entry::Roll(_))).map(|told| told.entry.to_string())
}

#[test]
fn every_die_that_rolls_is_heard_while_it_rolls() {
    let home = tempfile::tempdir().unwrap();
    let driver = three_dice(home.path(), |_| {});
    let heard = heard(&driver);
    assert_eq!(heard.len(), 1, "one throw, one sound");
    let knocks = heard[0].list();
    assert!(knocks.iter().all(|knock| knock.body == Body::Die && knock.at < 1.5), "{knocks:?}");
    let thrown = driver.table().unwrap().tray().lying().count();
    let dice: BTreeSet<usize> = knocks.iter().map(|knock| knock.which).collect();
    assert_eq!(dice.len(), thrown, "{knocks:?}");
    assert!(heard[0].clip().peak() < 0.4);
}

#[test]
fn dice_that_roll_twice_as_fast_are_heard_in_half_the_time_and_as_hard() {
    let rolled = |speed: Speed| {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), (1280.0, 800.0), |desk| {
            // The same dice fall, whatever their speed.
            desk.chance = ChaCha8Rng::seed_from_u64(13);
            desk.change(|settings| {
                (settings.lang, settings.dice_speed) = (Some(Lang::En), speed);
                settings.setups.insert("namaste".to_owned(), seats([HUMAN; 2]));
            });
        });
        assert!(driver.click("namaste"));
        driver.tap(Named::Enter);
        driver.type_in("3");
        let [knocks] = heard(&driver).try_into().unwrap();
        knocks.list().to_vec()
    };
    let (normal, fast) = (rolled(Speed::Normal), rolled(Speed::Fast));
    assert!(normal.len() >= 4 && normal.iter().any(|knock| knock.at > 0.3), "{normal:?}");
    assert_eq!(fast.len(), normal.len());
    for (fast, normal) in fast.iter().zip(&normal) {
        assert_eq!((fast.body, fast.which, fast.force), (normal.body, normal.which, normal.force));
        assert!((fast.at - normal.at / 2.0).abs() < 1e-5, "{fast:?} beside {normal:?}");
    }
}

#[test]
fn dice_that_lie_at_once_are_one_soft_tap() {
    for (dice, speed, still) in
        [(Dice::Flat, Speed::Normal, false), (Dice::Solid, Speed::None, false), (Dice::Solid, Speed::Normal, true)]
    {
        let home = tempfile::tempdir().unwrap();
        let driver = three_dice(home.path(), |settings| {
            (settings.dice, settings.dice_speed, settings.reduced_motion) = (dice, speed, still);
        });
        let [tap] = heard(&driver).try_into().unwrap();
        let clip = tap.clip();
        assert!(clip.length() < Duration::from_millis(200) && clip.peak() < 0.16, "{tap:?}: {}", clip.peak());
    }
}

#[test]
fn nothing_is_heard_where_dice_are_switched_off_or_everything_is_or_the_dice_are_real() {
    let switched: [fn(&mut Settings); 3] = [
        |settings| settings.dice_sounds = false,
        |settings| settings.volume = Loudness::nearest(0),
        |settings| settings.setups.get_mut("namaste").unwrap().real_dice = true,
    ];
    for prepare in switched {
        let home = tempfile::tempdir().unwrap();
        let mut driver = three_dice(home.path(), prepare);
        // Real dice are typed in.
        driver.type_in("6143");
        driver.tap(Named::Enter);
        assert!(faces(&driver).is_some(), "dice were thrown");
        assert_eq!(heard(&driver), []);
    }
}

#[test]
fn what_lies_under_the_cup_sounds_alike_whatever_it_is() {
    let mut sounds = Vec::new();
    let mut different = BTreeSet::new();
    for _ in 0..12 {
        let home = tempfile::tempdir().unwrap();
        let options: Values = [("mode", "cup")].map(|(key, value)| (key.to_owned(), value.to_owned())).into();
        let mut driver = start(home.path(), "dre13ehn", Setup { options, ..seats([HUMAN; 2]) }, |_| {});
        // Whose dice they are may be asked first.
        for id in ["throw", "curtain", "throw"] {
            if faces(&driver).is_none() {
                driver.click(id);
            }
        }
        assert!(driver.table().unwrap().tray().is_covered());
        different.insert(faces(&driver).unwrap());
        sounds.push(heard(&driver));
    }
    assert!(different.len() > 1, "other dice lie there");
    assert!(sounds.iter().all(|heard| *heard == sounds[0]));
    let [shaken] = sounds.remove(0).try_into().unwrap();
    let of = |body: Body| shaken.list().iter().filter(|knock| knock.body == body).count();
    assert!(of(Body::Rattle) >= 8 && of(Body::Cup) == 1 && of(Body::Die) == 0, "{shaken:?}");
}

#[test]
fn computer_players_are_heard_too_and_softly_when_nobody_waits_for_them() {
    let bot = PlayerKind::Bot(Level::Easy);
    let hardest = |hurried: bool| {
        let home = tempfile::tempdir().unwrap();
        let kinds = [HUMAN, bot, bot];
        let seats = kinds.into_iter().zip(["Ann", "Bo", "Cem"]);
        let seats = seats.map(|(kind, name)| SeatSetup { name: name.to_owned(), kind }).collect();
        let mut driver = Driver::start(home.path(), (1280.0, 800.0), |desk| {
            desk.change(|settings| {
                settings.lang = Some(Lang::En);
                settings.pause = Pause::nearest(0);
                settings.dice_speed = Speed::Normal;
                settings.setups.insert("fuenf-finger".to_owned(), Setup { seats, ..Setup::default() });
            });
        });
        assert!(driver.click("tavern"));
        driver.focus("fuenf-finger");
        // To the setup, to the card before the game, and past it.
        for _ in 0..3 {
            driver.tap(Named::Enter);
        }
        while matches!(driver.table().unwrap().table().turn(), Turn::Roll(throw) if throw.by == [0]) {
            driver.tap(Named::Enter);
            driver.tap(Named::Enter);
        }
        let before = heard(&driver).len();
        if hurried {
            driver.type_in("f");
        } else {
            driver.wait(Duration::from_secs(4));
        }
        let heard = heard(&driver);
        assert!(heard.len() > before, "somebody has thrown");
        let knocks = heard[..heard.len() - before].iter().flat_map(|knocks| knocks.list().to_vec());
        knocks.map(|knock| knock.force).fold(0.0, f32::max)
    };
    let (usual, hurried) = (hardest(false), hardest(true));
    let tap = Knocks::tap(1).list()[0].force;
    assert!(hurried < 0.7 * tap && tap <= usual, "{hurried} against {usual}");
}

/// Longer than between two steps of a run.
const REST: Duration = Duration::from_millis(260);

fn replay(driver: &Driver) -> &replay::State {
    match driver.app().top() {
        Screen::Replay(state) => state,
        other => panic!("not the replay: {}", other.name(driver.app().desk())),
    }
}

fn say(driver: &mut Driver, message: replay::Message) {
    driver.say(wurfzabel::app::Message::Screen(2, screen::Message::Replay(message)));
}

/// The dice of the throw that has just happened, if one has.
fn just_thrown(driver: &Driver) -> Option<usize> {
    match &replay(driver).table().history().last()?.entry {
        Entry::Roll(faces) => Some(faces.len()),
        Entry::Faces(_) | Entry::Act { .. } | Entry::Undo(_) => None,
    }
}

const NAMASTE: &str = include_str!("../records/namaste-two-to-the-end.wurf");

fn replaying(home: &Path, record: &str, prepare: impl FnOnce(&mut Settings)) -> Driver {
    Driver::replaying(home, record, (1280.0, 800.0), |desk| desk.change(prepare))
}

#[test]
fn a_throw_that_a_single_step_of_a_replay_shows_is_one_soft_tap() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = replaying(home.path(), NAMASTE, |_| {});
    let (mut taps, mut silent) = (0, 0);
    for _ in 0..8 {
        driver.pass(REST);
        driver.tap(Named::ArrowRight);
        match just_thrown(&driver) {
            Some(dice) => {
                taps += 1;
                let last = heard(&driver).remove(0);
                assert_eq!(last.list().len(), dice.min(3));
                assert!(last.clip().length() < Duration::from_millis(200) && last.clip().peak() < 0.16, "{last:?}");
            }
            None => silent += 1,
        }
        assert_eq!(heard(&driver).len(), taps);
    }
    assert!(taps > 1 && silent > 1, "{taps} throws, {silent} decisions");
}

#[test]
fn whoever_jumps_in_a_replay_or_drags_hears_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = replaying(home.path(), NAMASTE, |_| {});
    for key in [Named::End, Named::Home, Named::PageDown, Named::PageDown, Named::PageUp] {
        driver.pass(REST);
        driver.tap(key);
    }
    let mut thrown = 0;
    for step in 0..9 {
        driver.pass(REST);
        say(&mut driver, replay::Message::Went(replay::To::Step(step)));
        thrown += usize::from(just_thrown(&driver).is_some());
    }
    assert!(thrown > 1, "one came by throws");
    assert_eq!(heard(&driver), []);
}

#[test]
fn a_replay_is_heard_under_the_same_switch_as_the_table() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = replaying(home.path(), NAMASTE, |settings| settings.dice_sounds = false);
    for _ in 0..4 {
        driver.pass(REST);
        driver.tap(Named::ArrowRight);
    }
    assert_eq!(heard(&driver), []);
}

#[test]
fn a_match_that_plays_itself_is_heard_throw_by_throw() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = replaying(home.path(), NAMASTE, |_| {});
    say(&mut driver, replay::Message::PlayPressed);
    let mut taps = 0;
    for _ in 0..8 {
        driver.pass(REST);
        let step = replay(&driver).step();
        say(&mut driver, replay::Message::Ticked(step));
        assert_eq!(replay(&driver).step(), step + 1);
        taps += usize::from(just_thrown(&driver).is_some());
    }
    assert!(taps > 1);
    assert_eq!(heard(&driver).len(), taps);
}

#[test]
fn of_a_match_with_hidden_dice_that_is_not_over_only_the_cup_is_heard_again() {
    let half: String =
        include_str!("../records/dre13ehn-cup.wurf").lines().take(6).map(|line| format!("{line}\n")).collect();
    let home = tempfile::tempdir().unwrap();
    let mut driver = replaying(home.path(), &half, |_| {});
    while just_thrown(&driver).is_none() {
        driver.pass(REST);
        driver.tap(Named::ArrowRight);
    }
    let bodies: Vec<Body> = heard(&driver)[0].list().iter().map(|knock| knock.body).collect();
    assert_eq!(bodies, [Body::Cup]);
}

#[test]
fn the_lot_is_heard() {
    let home = tempfile::tempdir().unwrap();
    let options: Values = [("start", "lot")].map(|(key, value)| (key.to_owned(), value.to_owned())).into();
    let driver = start(home.path(), "ludix", Setup { options, ..seats([HUMAN; 2]) }, |_| {});
    let [lot] = heard(&driver).try_into().unwrap();
    assert_eq!(lot.list().len(), 2, "a die for each");
    assert!(lot.clip().peak() < 0.16 && faces(&driver).is_none(), "nothing is thrown yet");
}

#[test]
fn voice_and_dice_can_be_tried_as_they_are_set() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), (1280.0, 3200.0), |desk| {
        desk.change(|settings| settings.lang = Some(Lang::En));
    });
    assert!(driver.click_text("Settings"));
    let spoken = |driver: &mut Driver| {
        assert!(driver.click("try-voice"));
        match driver.app().desk().asked().next() {
            Some(SoundRequest::Speech(clip)) => clip.clone(),
            other => panic!("{other:?}"),
        }
    };
    let first = spoken(&mut driver);
    assert!(driver.click_text("Bright"));
    let bright = spoken(&mut driver);
    assert_ne!(first, bright);
    assert_eq!(driver.app().desk().settings().voice.as_deref(), Some("bright"));
    assert!(driver.click("try-dice"));
    assert!(matches!(driver.app().desk().asked().next(), Some(SoundRequest::Knocks(_))));
    let asked = driver.app().desk().asked().count();
    driver.keep("settings-sound");
    let mute = wurfzabel::app::desk::Change::new(|settings| settings.volume = Loudness::nearest(0));
    let mute = wurfzabel::app::screen::settings::Message::Set(mute);
    driver.say(wurfzabel::app::Message::Screen(1, wurfzabel::app::screen::Message::Settings(mute)));
    driver.click("try-voice");
    driver.click("try-dice");
    assert_eq!(driver.app().desk().asked().count(), asked, "what is mute cannot be tried");
}
