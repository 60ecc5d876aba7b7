//! What is announced at the table, and how every place of a board is found without seeing it: over all games on the shelf.

use std::collections::{BTreeSet, HashMap};

use base::draw::Spot;
use base::i18n::Lang;
use club::store::settings::Setup;
use games::game::Turn;
use games::game::bot::Level;
use games::game::record::PlayerKind;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use wurfzabel::app::screen::table::State;

use crate::driver::Driver;
use crate::sitting::{APPEARANCES, Appearance, USUAL, play, seats, start, take};

const BOT: PlayerKind = PlayerKind::Bot(Level::Medium);
const ARROWS: [(Named, Named); 4] = [
    (Named::ArrowLeft, Named::ArrowRight),
    (Named::ArrowRight, Named::ArrowLeft),
    (Named::ArrowUp, Named::ArrowDown),
    (Named::ArrowDown, Named::ArrowUp),
];
const ASKED: [Named; 4] = [Named::F2, Named::F3, Named::F4, Named::F5];

/// Every game, dre13ehn in each of its ways, with a person and as many others as it takes.
fn games() -> Vec<(&'static str, Setup)> {
    let mut all = Vec::new();
    for title in games::shelf::ALL.iter() {
        let modes: &[&str] = if title.key() == "dre13ehn" { &["open", "duel", "cup", "points", "solo"] } else { &[""] };
        for mode in modes {
            let options = (!mode.is_empty()).then(|| ("mode".to_owned(), (*mode).to_owned()));
            let options: HashMap<_, _> = options.into_iter().collect();
            let options = options.into_iter().collect();
            let count = (*title.seats_with(&options).unwrap().start()).max(if *mode == "solo" { 1 } else { 2 });
            let players = [("Ann", PlayerKind::Human), ("Bo", BOT), ("Cem", BOT)];
            all.push((title.key(), Setup { seats: seats(&players[..count]), options, ..Setup::default() }));
        }
    }
    all
}

/// Goes on until somebody is asked or it is over; whether it is not.
fn go_on(driver: &mut Driver) -> bool {
    let turn = driver.table().unwrap().table().turn();
    if matches!(turn, Turn::Over(_)) {
        return false;
    }
    let before = told(driver).len();
    play(driver, Level::Medium, 1);
    if told(driver).len() == before {
        driver.tap(Named::Enter);
    }
    true
}

fn told(driver: &Driver) -> Vec<String> {
    let lang = driver.app().desk().lang();
    driver.table().unwrap().table().history().iter().map(|told| lang.say(&told.phrase)).collect()
}

/// What was announced since, and up to which number that goes now.
fn announced(driver: &Driver, since: &mut u64) -> Vec<String> {
    let all: Vec<(u64, &str)> = driver.app().desk().announced().since(*since).collect();
    *since = all.last().map_or(*since, |(number, _)| *number);
    all.into_iter().map(|(_, words)| words.to_owned()).collect()
}

#[test]
fn every_event_of_a_match_is_announced_once_and_in_order() {
    for (which, (game, setup)) in games().into_iter().enumerate() {
        let home = tempfile::tempdir().unwrap();
        let appearance = Appearance { lang: Lang::ALL[which % 2], ..USUAL };
        let mut driver = start(home.path(), appearance, game, setup);
        let (mut heard, mut since) = (Vec::new(), 0);
        for _ in 0..60 {
            heard.extend(announced(&driver, &mut since));
            if !go_on(&mut driver) {
                break;
            }
        }
        heard.extend(announced(&driver, &mut since));
        let told = told(&driver);
        let events: BTreeSet<&String> = told.iter().collect();
        let heard_of_it: Vec<&String> = heard.iter().filter(|words| events.contains(words)).collect();
        assert_eq!(heard_of_it, told.iter().collect::<Vec<_>>(), "{game}");
        assert!(heard.len() > told.len(), "{game}: what is asked is announced as well");
    }
}

/// The spots that arrows lead to from the first of them.
fn reached(table: &State, over_all: bool) -> BTreeSet<Spot> {
    let picture = table.picture();
    let walk = |from: Option<&Spot>, arrow| picture.walk(from, &Key::Named(arrow), over_all);
    let mut found: Vec<Spot> = walk(None, Named::ArrowDown).into_iter().collect();
    let mut next = 0;
    while let Some(here) = found.get(next).cloned() {
        for (arrow, _) in ARROWS {
            let there = walk(Some(&here), arrow).unwrap();
            if !found.contains(&there) {
                found.push(there);
            }
        }
        next += 1;
    }
    found.into_iter().collect()
}

#[test]
fn arrows_lead_to_every_place_of_a_board_and_each_says_what_it_is() {
    let mut wrong = BTreeSet::new();
    for (which, (game, setup)) in games().into_iter().enumerate() {
        let home = tempfile::tempdir().unwrap();
        let appearance = Appearance { lang: Lang::ALL[which % 2], ..USUAL };
        let mut driver = start(home.path(), appearance, game, setup);
        for step in 0..24 {
            if step % 4 == 0 {
                wrong.extend(looked_at(driver.table().unwrap(), game));
            }
            if !go_on(&mut driver) {
                break;
            }
        }
        wrong.extend(looked_at(driver.table().unwrap(), game));
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

/// What is wrong with the places of a board.
fn looked_at(table: &State, game: &str) -> Vec<String> {
    let all = &table.picture().drawing().spots;
    let mut wrong = Vec::new();
    for over_all in [false, true] {
        let spots = all.iter().filter(|area| over_all || !area.aside).map(|area| area.spot.clone());
        let (reached, spots) = (reached(table, over_all), spots.collect::<BTreeSet<_>>());
        let missed: Vec<&Spot> = spots.difference(&reached).collect();
        if !spots.is_empty() && !missed.is_empty() {
            wrong.push(format!("{game}: arrows do not lead to {missed:?}, {over_all}"));
        }
    }
    // What lies straight that way is left by the opposite arrow to where one came from.
    let middle = |spot: &Spot| {
        let (low, high) = table.picture().area(spot).unwrap().area.bounds().unwrap();
        (low + high) / 2.0
    };
    for here in all.iter().map(|area| &area.spot) {
        for (arrow, back) in ARROWS {
            let there = table.picture().walk(Some(here), &Key::Named(arrow), true).unwrap();
            let way = middle(&there) - middle(here);
            if there != *here && (way.x.abs() < 0.1 || way.y.abs() < 0.1) {
                let again = table.picture().walk(Some(&there), &Key::Named(back), true).unwrap();
                if again != *here {
                    wrong.push(format!("{game}: {here:?}, {arrow:?} to {there:?}, {back:?} to {again:?}"));
                }
            }
        }
    }
    let mut said = HashMap::new();
    for area in all {
        if area.says.trim().is_empty() {
            wrong.push(format!("{game}: {:?} says nothing", area.spot));
        }
        if let Some(other) = said.insert(area.says.as_str(), &area.spot) {
            wrong.push(format!("{game}: {other:?} and {:?} both say “{}”", area.spot, area.says));
        }
    }
    let tells = all.iter().filter(|area| area.tells).count();
    if tells < table.table().header().players.len() {
        wrong.push(format!("{game} does not tell how everybody stands"));
    }
    wrong
}

#[test]
fn the_table_answers_in_words_that_are_seen_and_announced() {
    for (which, (game, setup)) in games().into_iter().enumerate() {
        let home = tempfile::tempdir().unwrap();
        let appearance = APPEARANCES[which % APPEARANCES.len()];
        let mut driver = start(home.path(), appearance, game, setup);
        for _ in 0..6 {
            go_on(&mut driver);
        }
        let mut since = 0;
        announced(&driver, &mut since);
        for key in ASKED {
            driver.tap(key);
            let heard = announced(&driver, &mut since);
            assert_eq!(heard.len(), 1, "{game}, {key:?}: {heard:?}");
            if key == Named::F4 {
                // A key stands before its colon.
                let does = heard[0].split(". ").map(|line| match line.split_once(": ") {
                    Some((key, does)) if !key.contains(' ') => does.trim_end_matches('.'),
                    Some(_) | None => line.trim_end_matches('.'),
                });
                let does: Vec<&str> = does.collect();
                let once: BTreeSet<&str> = does.iter().copied().collect();
                assert_eq!(does.len(), once.len(), "{game} says something twice: {}", heard[0]);
            }
            let seen: Vec<String> = driver.texts().into_iter().map(|(_, text)| text).collect();
            let first = seen.iter().any(|text| text.len() > 3 && heard[0].starts_with(text.as_str()));
            assert!(first, "{game}, {key:?}: “{}” is seen too", heard[0]);
            if key == Named::F2 {
                // Where the board counts rounds, so does the answer; a round that has just ended stands there still.
                let words = driver.table().unwrap().picture().drawing().words();
                let is_round = |words: &str| {
                    (words.starts_with("Round") || words.starts_with("Runde")) && words.ends_with(char::is_numeric)
                };
                let counts = words.into_iter().any(is_round);
                assert!(
                    !counts || heard[0].split(['.', ',', '?']).map(str::trim).any(is_round),
                    "{game}: “{}”",
                    heard[0]
                );
                take(&mut driver, appearance, game, "told");
                announced(&driver, &mut since);
            }
        }
        driver.tap(Named::Escape);
        assert!(driver.table().is_some(), "Escape takes the answer away, and no more");
    }
}

#[test]
fn a_hint_is_what_enter_presses_next_and_a_look_shows_what_lies_there() {
    let home = tempfile::tempdir().unwrap();
    let setup = games().into_iter().filter(|(game, _)| *game == "dre13ehn").nth(2).unwrap().1;
    let mut driver = start(home.path(), APPEARANCES[1], "dre13ehn", setup);
    let mut since = 0;
    for _ in 0..60 {
        driver.tap(Named::ArrowRight);
        driver.type_in("h");
        let hinted = announced(&driver, &mut since).iter().any(|words| words.contains("look under the cup"));
        driver.tap(Named::Enter);
        let heard = announced(&driver, &mut since);
        if hinted {
            assert!(heard.iter().any(|words| words.starts_with("Under the cup you see: ")), "{heard:?}");
            return;
        }
    }
    panic!("nobody was to look");
}

#[test]
fn with_other_dice_under_the_cup_the_same_is_announced() {
    let said = |seed: u64| {
        let home = tempfile::tempdir().unwrap();
        let setup = games().into_iter().filter(|(game, _)| *game == "dre13ehn").nth(2).unwrap().1;
        let mut driver = Driver::start(home.path(), USUAL.size, |desk| {
            desk.chance = rand::SeedableRng::seed_from_u64(seed);
            desk.change(|settings| {
                settings.lang = Some(Lang::En);
                settings.dice_speed = club::store::settings::Speed::None;
                settings.setups.insert("dre13ehn".to_owned(), setup);
            });
        });
        assert!(driver.click("dre13ehn"));
        driver.tap(Named::Enter);
        driver.tap(Named::Enter);
        ASKED.into_iter().for_each(|key| driver.tap(key));
        assert!(told(&driver).len() == 1, "Ann has thrown and not looked");
        let covered = announced(&driver, &mut 0);
        driver.type_in("v");
        let looked = announced(&driver, &mut 0).len() - covered.len();
        assert!(looked >= 2, "who looks is told that, and what lies there");
        covered
    };
    let first = said(1);
    (2..8).for_each(|seed| assert_eq!(said(seed), first));
}
