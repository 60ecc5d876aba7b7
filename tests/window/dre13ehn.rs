//! A picture of the table of dre13ehn in every mode, at several moments, for people to look at.
//!
//! They are kept where `WURFZABEL_PICTURES` names a folder. Held here: the table goes on
//! through every mode by what it offers, and no text runs out of the window.

use std::path::Path;

use base::draw::Role;
use base::i18n::Lang;
use club::store::settings::{Clock, Look, Pause, SeatSetup, Setup, Speed};
use games::dre13ehn::Outcome;
use games::dre13ehn::art::Rune;
use games::game::Turn;
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::{Entry, PlayerKind};
use iced::keyboard::key::Named;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::table::Message;

use crate::driver::{Driver, says};

const NAMES: [&str; 8] = ["Käthe", "Bo", "Wilhelmina Maximiliane", "Ada", "Jörg", "Mo", "Lin", "Zoë"];

/// A mode, how many play, and how it is looked at.
struct Scene {
    name: &'static str,
    options: &'static [(&'static str, &'static str)],
    seats: usize,
    lang: Lang,
    look: Look,
    size: (f32, f32),
    /// After so many events the pictures begin.
    after: usize,
}

const SCENES: [Scene; 9] = [
    scene("open", &[], 2, Lang::De, Look::Light, true),
    scene("open-four", &[("dice", "water+water"), ("target", "7")], 4, Lang::En, Look::Dark, true),
    scene("open-eight", &[("dice", "air+air"), ("target", "5")], 8, Lang::De, Look::Light, false),
    scene("duel", &[("mode", "duel")], 2, Lang::En, Look::Light, true),
    scene("duel-cup", &[("mode", "duel"), ("cup", "yes"), ("dice", "earth")], 2, Lang::De, Look::Dark, true),
    scene("cup-five", &[("mode", "cup"), ("target", "5")], 5, Lang::De, Look::Light, true),
    scene("tournament", &[("mode", "cup"), ("match", "13"), ("target", "3")], 2, Lang::En, Look::Light, false),
    scene("points", &[("mode", "points")], 3, Lang::De, Look::Light, true),
    scene("solo", &[("mode", "solo")], 1, Lang::En, Look::Dark, true),
];

const fn scene(
    name: &'static str,
    options: &'static [(&'static str, &'static str)],
    seats: usize,
    lang: Lang,
    look: Look,
    large: bool,
) -> Scene {
    let size = if large { (1280.0, 800.0) } else { (1024.0, 700.0) };
    Scene { name, options, seats, lang, look, size, after: seats * 8 }
}

fn take(driver: &mut Driver, scene: &Scene, moment: &str) {
    let name = format!("dre13ehn-{}-{moment}", scene.name);
    driver.keep(&name);
    driver.assert_within(&name);
}

fn start(home: &Path, scene: &Scene) -> Driver {
    start_with(home, scene, Clock::Off)
}

fn start_with(home: &Path, scene: &Scene, clock: Clock) -> Driver {
    let kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Strong), PlayerKind::Bot(Level::Easy)];
    let kind = |seat: usize| kinds[seat.min(1 + seat % 2)];
    let seats = (0..scene.seats).map(|seat| SeatSetup { name: NAMES[seat].to_owned(), kind: kind(seat) }).collect();
    let options = scene.options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let mut driver = Driver::start(home, scene.size, |desk| {
        desk.change(|settings| {
            settings.lang = Some(scene.lang);
            settings.look = scene.look;
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
            settings.clock = clock;
            settings.setups.insert("dre13ehn".to_owned(), Setup { seats, options, ..Setup::default() });
        });
    });
    driver.click("dre13ehn");
    driver.tap(Named::Enter);
    assert!(driver.table().is_some(), "{} begins", scene.name);
    driver
}

/// Goes on by one decision, throw or pause; whether there was anything to do.
fn step(driver: &mut Driver) -> bool {
    let Some(table) = driver.table() else { return false };
    let table = table.table();
    let message = match table.turn() {
        Turn::Over(_) => return false,
        Turn::Roll(_) | Turn::Faces(_) => Message::ThrowPressed,
        Turn::Seats(seats) => {
            let mut rng = Luck::new(7).thought(table.history().len());
            Message::OfferPressed(table.thinking(seats[0], Level::Medium)(&mut rng))
        }
    };
    let before = table.history().len();
    let message = wurfzabel::app::Message::Screen(1, wurfzabel::app::screen::Message::Table(message));
    driver.say(message.clone());
    if driver.table().is_some_and(|table| table.table().history().len() == before) {
        // What gives something away is asked about.
        driver.say(message);
    }
    for button in ["curtain", "skip"] {
        driver.click(button);
    }
    driver.table().is_some_and(|table| table.table().history().len() > before)
}

/// Where a match is, for the pictures that are taken of it.
fn moment(driver: &Driver) -> &'static str {
    let table = driver.table().unwrap().table();
    match table.turn() {
        Turn::Over(_) => "over",
        Turn::Roll(_) if table.handling().rests => "ended",
        Turn::Roll(_) | Turn::Faces(_) => "throw",
        Turn::Seats(seats) if table.free(seats[0]) => "call",
        Turn::Seats(_) => "answer",
    }
}

#[test]
fn every_mode_is_pictured_to_its_end() {
    for scene in &SCENES {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), scene);
        let mut taken: Vec<&str> = Vec::new();
        for count in 0..20_000 {
            let now = moment(&driver);
            // Some way into the match there is something to see.
            if (count >= scene.after || now == "over") && !taken.contains(&now) {
                take(&mut driver, scene, now);
                taken.push(now);
            }
            if !step(&mut driver) && moment(&driver) != "over" {
                panic!("{} stands still: {:?}", scene.name, driver.texts());
            }
            if now == "over" {
                break;
            }
        }
        assert!(taken.contains(&"over"), "{} came to its end: {taken:?}", scene.name);
    }
}

#[test]
fn the_rune_of_f13_is_drawn_in_the_settings_and_then_stands_everywhere() {
    let home = tempfile::tempdir().unwrap();
    // So high that all settings are in sight.
    let mut driver = Driver::start(home.path(), (1280.0, 3600.0), |desk| {
        desk.change(|settings| settings.lang = Some(Lang::En));
    });
    let drawn = || Rune::Result(Outcome::FireThirteen).draw(Role::Text.into(), 1.0);
    let usual = drawn();
    driver.say(wurfzabel::app::Message::Asked(Route::Settings));
    assert!(driver.click("stroke-f13-0"));
    assert!(says(&mut driver, "at least two strokes"));
    assert_eq!(drawn(), usual, "what is hardly a rune is not drawn");
    assert!(driver.click("stroke-f13-3") && driver.click("stroke-f13-7"));
    let own = drawn();
    assert_ne!(own, usual);
    // By keyboard: one stop, arrows inside.
    driver.focus("stroke-f13-7");
    driver.tap(Named::ArrowLeft);
    assert!(driver.has_focus("stroke-f13-6"));
    driver.tap(Named::Enter);
    assert_ne!(drawn(), own);
    driver.tap(Named::Enter);
    assert_eq!(drawn(), own);
    let kept = driver.app().desk().settings().layouts["dre13ehn"]["f13"].clone();
    assert_eq!(kept, "0,3,7");
    // Another thread draws it too, as that which makes pages.
    let layouts = games::shelf::adorned();
    let there = std::thread::spawn(move || {
        games::shelf::adorn(&layouts);
        Rune::Result(Outcome::FireThirteen).draw(Role::Text.into(), 1.0)
    });
    assert_eq!(there.join().unwrap(), own);
    assert!(driver.click("sign-usual"));
    assert_eq!(drawn(), usual);
}

#[test]
fn with_real_dice_the_setup_says_what_cup_and_mat_the_game_wants() {
    for (mode, words) in [("open", "must be seen to move"), ("cup", "8 to 13 cm high")] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), (1280.0, 2400.0), |desk| {
            let options = [("mode".to_owned(), mode.to_owned())].into();
            let setup = Setup { options, real_dice: true, ..Setup::default() };
            desk.change(|settings| {
                settings.lang = Some(Lang::En);
                settings.setups.insert("dre13ehn".to_owned(), setup);
            });
        });
        let title = games::shelf::find("dre13ehn").unwrap();
        driver.say(wurfzabel::app::Message::Asked(Route::Setup(title)));
        assert!(says(&mut driver, words), "{mode}");
    }
}

#[test]
fn a_hint_in_the_duel_says_no_chances_where_every_right_call_is_worth_the_same() {
    let home = tempfile::tempdir().unwrap();
    let scene = scene("duel-hint", &[("mode", "duel")], 2, Lang::En, Look::Light, true);
    let mut driver = start(home.path(), &scene);
    for _ in 0..40 {
        let table = driver.table().unwrap().table();
        if matches!(table.turn(), Turn::Seats(seats) if seats == [0]) {
            break;
        }
        driver.tap(Named::Enter);
    }
    driver.type_in("h");
    assert!(says(&mut driver, "Hint: ") && !says(&mut driver, "%"));
}

/// Where a keyboard composes no ā or š, what arrives are letters and marks one by one.
#[test]
fn letters_that_are_composed_arrive_and_the_spellings_without_them_stand_beside_the_field() {
    let scene = scene("spelling", &[], 2, Lang::En, Look::Light, true);
    for (typed, called) in [("e\u{304}li", "ēli"), ("s\u{30c}a", "ša"), ("eeli", "ēli"), ("sha", "ša")] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), &scene);
        for _ in 0..40 {
            let table = driver.table().unwrap().table();
            if matches!(table.turn(), Turn::Seats(_)) && table.typing(0).is_some() {
                break;
            }
            driver.tap(Named::Enter);
        }
        let fields = driver.semantics().nodes.into_iter().filter(|(_, node)| node.role() == accesskit::Role::TextInput);
        let spells = |about: &str| about.contains("aa for ā, sh for š");
        assert!(fields.filter_map(|(_, node)| node.description().map(str::to_owned)).any(|about| spells(&about)));
        let seat = driver.table().unwrap().table().turn().to_act()[0];
        let read = |driver: &Driver, word: &str| {
            let entry = Entry::Act { seat, notation: format!("call {word}") };
            driver.table().unwrap().table().read(&entry).map(|line| line.entry).map_err(|why| Lang::En.say(&why.0))
        };
        assert_eq!(read(&driver, typed), Ok(Entry::Act { seat, notation: format!("call {called}") }));
        driver.type_in("c");
        driver.type_in(typed);
        let field = driver.semantics().nodes.into_iter().find(|(_, node)| node.role() == accesskit::Role::TextInput);
        assert_eq!(field.and_then(|(_, node)| node.value().map(str::to_owned)).as_deref(), Some(typed));
    }
}

/// On until it is somebody's turn to call, of the first seat.
fn until_called(driver: &mut Driver) {
    for _ in 0..40 {
        let table = driver.table().unwrap().table();
        if table.typing(0).is_some() && matches!(table.turn(), Turn::Seats(seats) if seats == [0]) {
            return;
        }
        driver.tap(Named::Enter);
    }
    panic!("nobody is asked for a call");
}

#[test]
fn a_word_that_is_in_no_table_is_asked_about_once_unless_a_clock_runs() {
    let open: &[(&str, &str)] = &[];
    let cases = [
        (open, "xyz", "“xyz” is not in the table of names and is not a result here."),
        (open, "h", "“h” is only the beginning of “hi”, “ha”, “hu” and “he”."),
        (open, "2", "“2” is a result and not a name: call its name."),
        (&[("mode", "cup")], "13", "“13” is not in the table of names, so it calls F13."),
    ];
    for (options, typed, told) in cases {
        for clock in [Clock::Off, Clock::Thirty] {
            let home = tempfile::tempdir().unwrap();
            let scene = scene("typed", options, 2, Lang::En, Look::Light, true);
            let mut driver = start_with(home.path(), &scene, clock);
            until_called(&mut driver);
            let happened = |driver: &Driver| driver.table().unwrap().table().history().len();
            let before = happened(&driver);
            driver.type_in("c");
            driver.type_in(typed);
            assert!(says(&mut driver, told), "{typed} is told while it is typed");
            driver.tap(Named::Enter);
            if clock == Clock::Off {
                assert_eq!(happened(&driver), before, "{typed} is asked about");
                assert!(says(&mut driver, "If you mean it, call it again."));
                // Another word is another matter.
                driver.type_in("y");
                assert!(!says(&mut driver, "call it again"));
                driver.tap(Named::Backspace);
                driver.tap(Named::Enter);
                assert_eq!(happened(&driver), before);
                driver.tap(Named::Enter);
            }
            let called = driver.table().unwrap().table().history()[before].entry.clone();
            assert_eq!(called, Entry::Act { seat: 0, notation: format!("call {typed}") }, "the record has it as ever");
        }
    }
    // What stands in a table is told, and called at once.
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &scene("typed", open, 2, Lang::En, Look::Light, true));
    until_called(&mut driver);
    let before = driver.table().unwrap().table().history().len();
    driver.type_in("c");
    driver.type_in("ki");
    assert!(says(&mut driver, "“ki” calls 12."));
    driver.tap(Named::Enter);
    assert!(driver.table().unwrap().table().history().len() > before);
}

#[test]
fn a_name_that_is_pressed_is_asked_about_once_where_it_is_no_result_or_gives_the_round_away() {
    let cup: &[(&str, &str)] = &[("mode", "cup")];
    let cases = [
        (cup, "ru", "“ru” is the name of 34, which is no result here, so it calls F13."),
        (cup, "ēli", "“ēli” shows the dice, which is right only with 1313."),
        (&[], "ku", "“ku” is forbidden."),
        (&[("dice", "fire+fire")], "ru", "“ru” is not a result here."),
    ];
    for (options, name, told) in cases {
        for clock in [Clock::Off, Clock::Thirty] {
            let home = tempfile::tempdir().unwrap();
            let mut driver = start_with(home.path(), &scene("pressed", options, 2, Lang::En, Look::Light, true), clock);
            until_called(&mut driver);
            let happened = |driver: &Driver| driver.table().unwrap().table().history().len();
            let press = |driver: &mut Driver| {
                let spots = driver.table().unwrap().picture().drawing().spots.clone();
                let says = format!("“{name}”");
                let area = spots.into_iter().find(|area| area.says.contains(&says)).unwrap_or_else(|| panic!("{says}"));
                assert!(driver.click_spot(&area.spot));
            };
            let before = happened(&driver);
            press(&mut driver);
            if clock == Clock::Off {
                assert_eq!(happened(&driver), before, "{name} is asked about");
                assert!(says(&mut driver, told) && says(&mut driver, "If you mean it, call it again."), "{name}");
                press(&mut driver);
            }
            let called = driver.table().unwrap().table().history()[before].entry.clone();
            assert_eq!(called, Entry::Act { seat: 0, notation: format!("call {name}") });
        }
    }
}
