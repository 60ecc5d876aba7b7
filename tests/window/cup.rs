//! Hidden dice at the window: looked at while the cup is held and never else, handed over behind a curtain, called by
//! typing, timed by a clock. Any game with a cup would do; the one on the shelf is taken.

use std::time::Duration;

use base::i18n::{Lang, tr};
use base::phrase::Phrase;
use club::store::settings::{Clock, Dice, Look, Pause, SeatSetup, Setup, Speed, TextSize};
use games::dre13ehn::{Name, Outcome};
use games::game::bot::Level;
use games::game::options::Values;
use games::game::record::{Entry, PlayerKind};
use games::game::{Face, Turn};
use games::table::{Table, Visibility};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, mouse, window};
use wurfzabel::app::desk::Desk;
use wurfzabel::app::route::Route;

use crate::driver::{Driver, reads, says, set_appearance};

const LAPTOP: (f32, f32) = (1280.0, 800.0);
const TWO: [PlayerKind; 2] = [PlayerKind::Human, PlayerKind::Human];

fn prepare(desk: &mut Desk, kinds: &[PlayerKind], options: &[(&str, &str)]) {
    let seats = kinds.iter().zip(["Ann", "Bo", "Cem"]);
    let seats = seats.map(|(kind, name)| SeatSetup { name: name.to_owned(), kind: *kind }).collect();
    let options: Values = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    desk.change(|settings| {
        settings.lang = Some(Lang::En);
        settings.dice_speed = Speed::None;
        settings.pause = Pause::nearest(0);
        settings.setups.insert("dre13ehn".to_owned(), Setup { seats, options, ..Setup::default() });
    });
}

fn start(home: &std::path::Path, kinds: &[PlayerKind], more: impl FnOnce(&mut Desk)) -> Driver {
    let mut driver = Driver::start(home, LAPTOP, |desk| {
        prepare(desk, kinds, &[("mode", "cup"), ("target", "99")]);
        more(desk);
    });
    assert!(driver.click("dre13ehn"));
    driver.tap(Named::Enter);
    assert!(driver.table().is_some());
    driver
}

/// The match begins, and the first player has the screen and has thrown.
fn thrown(home: &std::path::Path, more: impl FnOnce(&mut Desk)) -> Driver {
    let mut driver = start(home, &TWO, more);
    assert!(driver.click("throw"));
    assert!(driver.click("curtain"), "before the first look the screen is handed over");
    assert!(may_look(&driver, 0));
    driver
}

fn table(driver: &Driver) -> &dyn Table {
    driver.table().unwrap().table()
}

fn may_look(driver: &Driver, seat: usize) -> bool {
    matches!(table(driver).visibility(Some(seat)), Visibility::Look(_))
}

/// What lies under the cup, as the record knows it.
fn under(driver: &Driver) -> Vec<Face> {
    let rolls = table(driver).history().iter().rev().find_map(|told| match &told.entry {
        Entry::Roll(faces) => Some(faces.clone()),
        Entry::Faces(_) | Entry::Act { .. } | Entry::Undo(_) => None,
    });
    rolls.unwrap()
}

/// What the tray shows.
fn seen(driver: &Driver) -> Vec<Face> {
    driver.table().unwrap().tray().lying().map(|(_, face)| *face).collect()
}

fn point_at(driver: &mut Driver, id: &'static str) -> Point {
    driver.bounds(id).unwrap_or_else(|| panic!("{id} is there")).center()
}

fn press_cup(driver: &mut Driver) {
    let position = point_at(driver, "cup");
    driver.happen([
        Event::Mouse(mouse::Event::CursorMoved { position }),
        Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
    ]);
}

fn release(driver: &mut Driver) {
    driver.happen([Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
}

fn v() -> Key {
    Key::Character("v".into())
}

#[test]
fn the_dice_are_seen_while_the_cup_is_held_and_only_the_first_time() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |_| {});
    assert_eq!(seen(&driver), []);
    let events = table(&driver).history().len();
    press_cup(&mut driver);
    assert_eq!(table(&driver).history().len(), events + 1, "looking is recorded");
    assert_eq!(seen(&driver), under(&driver));
    release(&mut driver);
    assert_eq!(seen(&driver), [], "let go, the cup is over them again");
    press_cup(&mut driver);
    assert_eq!(seen(&driver), [], "who has looked does not look again by holding");
    release(&mut driver);
    assert_eq!(table(&driver).history().len(), events + 1, "and that is no decision");
}

#[test]
fn in_large_text_the_cup_and_the_call_stay_in_sight_at_the_foot_of_the_window() {
    for (height, ahead, text) in [(700.0, false, 150), (660.0, true, 150), (700.0, false, 200), (660.0, true, 200)] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), (1024.0, height), |desk| {
            prepare(desk, &TWO, &[("mode", "cup"), ("target", "99")]);
            set_appearance(desk, Lang::En, Look::Dark, text);
            desk.change(|settings| settings.ahead = ahead);
        });
        assert!(driver.click("dre13ehn"));
        driver.tap(Named::Enter);
        assert!(driver.click("throw"));
        assert!(driver.click("curtain"));
        driver.keep(&format!("large-cup-{height}-{text}"));
        for id in ["cup", "typing-card"] {
            let (place, page) = driver.seen(id).unwrap_or_else(|| panic!("{id} is there"));
            assert!(page.contains(place.position()), "{id} at {height}, {text} %: {place:?} on {page:?}");
            assert!(place.y + place.height <= page.y + page.height + 0.5, "{id} at {height}: {place:?} on {page:?}");
        }
        press_cup(&mut driver);
        assert_eq!(seen(&driver), under(&driver));
        release(&mut driver);
    }
}

#[test]
fn a_key_that_is_held_looks_and_does_not_begin_anew() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |_| {});
    driver.press(v(), Modifiers::empty(), false);
    assert_eq!(seen(&driver), under(&driver));
    let events = table(&driver).history().len();
    for _ in 0..5 {
        driver.press(v(), Modifiers::empty(), true);
    }
    assert_eq!((seen(&driver), table(&driver).history().len()), (under(&driver), events));
    driver.let_go(v());
    assert_eq!(seen(&driver), []);
    driver.press(v(), Modifiers::empty(), false);
    assert_eq!(seen(&driver), []);
}

#[test]
fn the_cup_takes_the_focus_and_is_held_by_space() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |_| {});
    driver.focus("cup");
    driver.tap(Named::Space);
    assert_eq!(seen(&driver), under(&driver));
    driver.press(Key::Named(Named::Space), Modifiers::empty(), true);
    assert_eq!(seen(&driver), under(&driver));
    driver.let_go(Key::Named(Named::Space));
    assert_eq!(seen(&driver), []);
}

#[test]
fn a_key_that_was_chosen_in_the_place_of_v_is_held_as_v_is() {
    let home = tempfile::tempdir().unwrap();
    let chosen = |desk: &mut Desk| desk.change(|settings| drop(settings.keys.insert("V".to_owned(), "j".to_owned())));
    let mut driver = thrown(home.path(), chosen);
    let j = || Key::Character("j".into());
    driver.key(v(), Modifiers::empty());
    assert_eq!(seen(&driver), [], "V does what J did, which is nothing");
    driver.let_go(v());
    driver.key(j(), Modifiers::empty());
    assert_eq!(seen(&driver), under(&driver));
    driver.press(j(), Modifiers::empty(), true);
    assert_eq!(seen(&driver), under(&driver));
    driver.let_go(j());
    assert_eq!(seen(&driver), []);
}

#[test]
fn whatever_takes_the_hand_away_covers_the_dice() {
    let ends: [fn(&mut Driver); 4] = [
        |driver| driver.happen([Event::Window(window::Event::Unfocused)]),
        |driver| driver.happen([Event::Mouse(mouse::Event::CursorLeft)]),
        |driver| driver.tap(Named::F1),
        |driver| {
            driver.key(Key::Character("p".into()), Modifiers::COMMAND);
            driver.tap(Named::Escape);
        },
    ];
    for (index, end) in ends.into_iter().enumerate() {
        let home = tempfile::tempdir().unwrap();
        let mut driver = thrown(home.path(), |_| {});
        press_cup(&mut driver);
        assert_eq!(seen(&driver), under(&driver));
        end(&mut driver);
        assert_eq!(seen(&driver), [], "way {index}");
    }
}

#[test]
fn a_curtain_comes_between_two_people_and_nothing_private_is_behind_it() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &TWO, |_| {});
    assert!(driver.bounds("curtain").is_none(), "nothing is hidden yet");
    assert!(driver.click("throw"));
    assert!(reads(&mut driver, &tr!(Lang::En, "app-curtain", name = "Ann")));
    assert_eq!(table(&driver).history().len(), 0, "nobody has thrown yet");
    driver.tap(Named::Enter);
    assert!(may_look(&driver, 0) && driver.bounds("curtain").is_none());
    press_cup(&mut driver);
    release(&mut driver);
    call(&mut driver, "li");
    assert!(reads(&mut driver, &tr!(Lang::En, "app-curtain", name = "Bo")));
    for id in ["board", "cup", "beside", "prompt"] {
        assert!(driver.bounds(id).is_none(), "{id} is behind the curtain");
    }
    let events = table(&driver).history().len();
    driver.type_in("vcuh1");
    assert_eq!(table(&driver).history().len(), events, "no key reaches behind the curtain");
    driver.tap(Named::Enter);
    assert!(driver.bounds("board").is_some());
    assert_eq!(seen(&driver), []);
}

#[test]
fn who_plays_alone_against_the_computer_meets_no_curtain() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &[PlayerKind::Human, PlayerKind::Bot(Level::Easy)], |_| {});
    assert!(driver.click("throw"));
    assert!(driver.bounds("curtain").is_none() && may_look(&driver, 0));
}

/// Types a call.
fn call(driver: &mut Driver, word: &str) {
    driver.type_in("c");
    driver.type_in(word);
    driver.tap(Named::Enter);
}

fn last(driver: &Driver) -> Option<String> {
    decided(&table(driver).history().last()?.entry)
}

/// What was decided, as it is written.
fn decided(entry: &Entry) -> Option<String> {
    match entry {
        Entry::Act { notation, .. } => Some(notation.clone()),
        Entry::Roll(_) | Entry::Faces(_) | Entry::Undo(_) => None,
    }
}

#[test]
fn a_call_is_typed_and_its_letters_are_no_shortcuts() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |_| {});
    driver.type_in("/");
    driver.type_in("vhr");
    assert!(may_look(&driver, 0) && driver.table().is_some(), "neither a look nor a hint nor the rules");
    assert_eq!(driver.table().unwrap().text(), "vhr");
    for _ in 0..3 {
        driver.tap(Named::Backspace);
    }
    driver.tap(Named::Escape);
    driver.type_in("v");
    assert_eq!(seen(&driver), under(&driver), "Escape leaves the field, and V looks again");
    driver.let_go(v());
    call(&mut driver, "LI");
    assert_eq!(last(&driver).as_deref(), Some("call li"));
}

#[test]
fn a_call_that_is_not_taken_says_why_and_stays() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |_| {});
    let long = "x".repeat(60);
    call(&mut driver, &long);
    let why = table(&driver).read(&Entry::Act { seat: 0, notation: format!("call {long}") }).unwrap_err();
    assert!(reads(&mut driver, &Lang::En.sentence(&why.0)));
    assert_eq!(driver.table().unwrap().text(), long);
    assert!(may_look(&driver, 0), "nothing was decided");
}

#[test]
fn when_the_time_is_up_what_counts_is_decided() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |desk| desk.change(|settings| settings.clock = Clock::Five));
    let due = decided(&table(&driver).timeout(0).unwrap().entry);
    for _ in 0..8 {
        driver.wait(Duration::from_millis(500));
    }
    press_cup(&mut driver);
    release(&mut driver);
    assert_eq!(last(&driver).as_deref(), Some("peek"), "four of five seconds are over");
    for _ in 0..3 {
        driver.wait(Duration::from_millis(500));
    }
    assert_eq!(last(&driver), due, "looking gains no time");
}

#[test]
fn no_time_runs_behind_the_curtain_or_without_a_clock() {
    for (clock, lifted) in [(Clock::Off, true), (Clock::Five, false)] {
        let home = tempfile::tempdir().unwrap();
        let mut driver = thrown(home.path(), |desk| desk.change(|settings| settings.clock = clock));
        if !lifted {
            call(&mut driver, "li");
            assert!(driver.bounds("curtain").is_some());
        }
        let events = table(&driver).history().len();
        for _ in 0..20 {
            driver.wait(Duration::from_millis(500));
        }
        assert_eq!(table(&driver).history().len(), events);
    }
}

#[test]
fn nobody_is_hurried_to_answer_a_cup_for_the_clock_is_for_calls() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |desk| desk.change(|settings| settings.clock = Clock::Five));
    call(&mut driver, "li");
    driver.tap(Named::Enter);
    let events = table(&driver).history().len();
    for _ in 0..30 {
        driver.wait(Duration::from_millis(500));
    }
    assert_eq!(table(&driver).history().len(), events, "{:?}", notations(&driver));
}

/// What was told last, in English.
fn last_told(driver: &Driver) -> String {
    Lang::En.say(&table(driver).history().last().unwrap().phrase)
}

#[test]
fn when_the_time_is_up_that_is_what_is_said() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |desk| desk.change(|settings| settings.clock = Clock::Five));
    for _ in 0..12 {
        driver.wait(Duration::from_millis(500));
    }
    let told = last_told(&driver);
    assert!(told.contains("Time is up") && !told.contains("says"), "{told}");
    assert!(reads(&mut driver, &told), "the prompt says it as long as the round is looked at");
}

#[test]
fn when_the_time_is_up_in_the_open_the_right_names_are_told() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), LAPTOP, |desk| {
        prepare(desk, &TWO, &[("mode", "open"), ("dice", "water+water")]);
        with_real_dice(desk);
        desk.change(|settings| settings.clock = Clock::Five);
    });
    assert!(driver.click("dre13ehn"));
    driver.tap(Named::Enter);
    driver.type_in("33");
    driver.tap(Named::Enter);
    for _ in 0..12 {
        driver.wait(Duration::from_millis(500));
    }
    let told = last_told(&driver);
    assert!(told.contains("Time is up") && told.contains("33"), "{told}");
    let right = Name::calling(Outcome::ThirtyThree).next().unwrap();
    assert!(told.contains(right.word()), "{told}");
}

fn undo(driver: &mut Driver) {
    driver.key(Key::Character("z".into()), Modifiers::COMMAND);
}

#[test]
fn what_came_to_light_from_under_the_cup_is_not_taken_back_and_why_is_said() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |_| {});
    call(&mut driver, "li");
    driver.tap(Named::Enter);
    assert!(driver.click("uncover"));
    let events = notations(&driver);
    undo(&mut driver);
    assert_eq!(notations(&driver), events);
    assert!(reads(&mut driver, &Lang::En.sentence(&Phrase::new("core-undo-seen"))));
    let taken = table(&driver).undo_span().unwrap();
    assert!(table(&driver).read(&Entry::Undo(taken)).is_ok(), "a record may hold it");
}

#[test]
fn a_look_is_not_taken_back_but_a_call_that_nobody_has_answered_is() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |_| {});
    press_cup(&mut driver);
    release(&mut driver);
    let looked = notations(&driver);
    undo(&mut driver);
    assert_eq!(notations(&driver), looked, "who has seen the dice has seen them");
    assert!(says(&mut driver, &Lang::En.sentence(&Phrase::new("core-undo-seen"))), "the key says why");
    driver.tap(Named::Escape);
    let offers_undo = |driver: &mut Driver| {
        let before = notations(driver);
        assert!(driver.click_text("Undo"));
        let refused = says(driver, &Lang::En.sentence(&Phrase::new("core-undo-seen")));
        assert!(!refused, "what is offered is not refused");
        notations(driver) != before
    };
    assert!(!offers_undo(&mut driver));
    call(&mut driver, "li");
    driver.tap(Named::Enter);
    assert!(offers_undo(&mut driver));
    assert_eq!(notations(&driver), looked);
}

/// Pictures of the table with the dice covered, from several matches that differ in their dice.
#[test]
fn a_picture_of_a_covered_cup_does_not_depend_on_the_dice() {
    for dice in [Dice::Solid, Dice::Flat] {
        let mut dice_seen = Vec::new();
        let mut pictures = Vec::new();
        for _ in 0..4 {
            let home = tempfile::tempdir().unwrap();
            let mut driver = thrown(home.path(), |desk| desk.change(|settings| settings.dice = dice));
            dice_seen.push(under(&driver));
            pictures.push(driver.picture());
            press_cup(&mut driver);
            assert!(driver.picture() != *pictures.last().unwrap(), "a look shows something");
            release(&mut driver);
            let looked = driver.picture();
            // The pointer is elsewhere, and there is one line more: compare with another match below.
            dice_seen.push(under(&driver));
            pictures.push(looked);
        }
        assert!(dice_seen.iter().any(|faces| *faces != dice_seen[0]), "the matches differ");
        for pair in pictures.chunks_exact(2).collect::<Vec<_>>().windows(2) {
            assert!(pair[0] == pair[1], "the pictures tell the dice apart");
        }
    }
}

#[test]
fn an_uncovered_cup_shows_the_dice_to_all_and_waits() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |_| {});
    call(&mut driver, "li");
    driver.tap(Named::Enter);
    let lay = under(&driver);
    assert!(driver.click("uncover"));
    assert_eq!(seen(&driver), lay);
    assert!(driver.bounds("curtain").is_none(), "everybody looks first");
    assert!(matches!(table(&driver).turn(), Turn::Roll(_)), "and nobody throws by themselves");
}

#[test]
fn a_computer_player_waits_until_the_end_of_a_round_has_been_seen() {
    let home = tempfile::tempdir().unwrap();
    let kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Easy)];
    // Until a round has ended and the computer player is to begin the next.
    let mut driver = start(home.path(), &kinds, |_| {});
    for _ in 0..400 {
        let table = table(&driver);
        let bot_is_next = matches!(table.turn(), Turn::Roll(throw) if throw.by == [1]);
        if bot_is_next && table.handling().rests {
            break;
        }
        if table.handling().rests || matches!(table.turn(), Turn::Roll(_)) {
            driver.tap(Named::Enter);
        } else {
            // Whatever it claims is uncovered, until it has lied.
            let legal = table.legal(0);
            let wanted = legal.iter().find(|notation| ["uncover", "call li"].contains(&notation.as_str()));
            let notation = wanted.or(legal.first()).unwrap().clone();
            driver.say(wurfzabel::app::Message::Screen(
                1,
                wurfzabel::app::screen::Message::Table(wurfzabel::app::screen::table::Message::OfferPressed(notation)),
            ));
        }
        assert!(!table_is_over(&driver), "the computer player never lost a round");
    }
    let events = table(&driver).history().len();
    for _ in 0..5 {
        driver.wait(Duration::from_secs(1));
    }
    assert_eq!(table(&driver).history().len(), events, "nobody is hurried");
    assert!(driver.click("skip"));
    assert!(table(&driver).history().len() > events);
}

fn table_is_over(driver: &Driver) -> bool {
    table(driver).turn().is_over()
}

#[test]
fn ones_own_dice_are_kept_and_new_matches_are_played_with_them() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::start(home.path(), LAPTOP, |desk| prepare(desk, &TWO, &[]));
    let kept = |driver: &Driver| driver.app().desk().settings().faces.get("dre13ehn").cloned().unwrap_or_default();
    assert!(driver.click_text(&tr!(Lang::En, "app-settings")));
    // The first of the two fires of that die becomes something else: both fires can be missed but one.
    driver.focus("face-dre13ehn-water-16");
    driver.tap(Named::Enter);
    let own = kept(&driver)["water"].clone();
    assert_eq!(own, "0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,13,F,13,13");
    // The only fire of this one cannot go.
    driver.focus("face-dre13ehn-air-7");
    driver.tap(Named::Enter);
    assert!(!kept(&driver).contains_key("air"), "a list that lacks a symbol is not kept");
    let why = driver.texts().iter().any(|(_, text)| text.starts_with("Not accepted: "));
    assert!(why, "and why is said");
    driver.tap(Named::Escape);
    driver.click("dre13ehn");
    driver.tap(Named::Enter);
    let header = table(&driver).header().clone();
    assert_eq!(header.options.get("water"), Some(&own));
    assert_eq!(header.options.get("air"), None, "what is as sold does not stand in the header");
}

/// Real dice are typed in.
fn with_real_dice(desk: &mut Desk) {
    desk.change(|settings| {
        if let Some(setup) = settings.setups.get_mut("dre13ehn") {
            setup.real_dice = true;
        }
    });
}

fn notations(driver: &Driver) -> Vec<String> {
    table(driver).history().iter().map(|told| told.entry.to_string()).collect()
}

/// What the record says last, as it is written.
fn written(driver: &Driver) -> Vec<String> {
    table(driver).history().iter().map(|told| told.entry.line()).collect()
}

#[test]
fn at_a_real_table_dice_are_typed_when_they_are_uncovered_and_nothing_is_handed_over() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &TWO, with_real_dice);
    assert!(table(&driver).header().real && table(&driver).header().seed.is_none());
    assert!(!driver.click("face-1"), "nobody types what lies under the cup");
    assert!(driver.click("throw"));
    assert!(driver.bounds("curtain").is_none(), "the screen knows nothing to be hidden");
    assert!(driver.table().unwrap().tray().is_covered());
    assert!(driver.click("looked"));
    assert!(!driver.click("looked"), "once in a turn");
    call(&mut driver, "u");
    assert!(driver.click("believe"), "{:?}", driver.texts());
    // Whoever believes takes the cup and throws.
    assert!(driver.click("throw"), "again, blind");
    let lines = [r#"{"roll":["?","?"]}"#, r#"{"by":0,"move":"peek"}"#, r#"{"by":0,"move":"call u"}"#];
    let more = [r#"{"by":1,"move":"believe"}"#, lines[0], r#"{"by":1,"move":"throw"}"#, lines[0]];
    assert_eq!(written(&driver), [&lines[..], &more[..]].concat());
    assert!(driver.click("uncover"));
    assert!(reads(&mut driver, &tr!(Lang::En, "app-faces-due", name = "Bo")));
    assert!(driver.bounds("throw").is_none() && driver.bounds("uncover").is_none(), "nothing else comes first");
    assert!(driver.click("face-1") && driver.click("face-3") && driver.click("faces-stand"));
    assert_eq!(written(&driver).last().map(String::as_str), Some(r#"{"faces":[1,3]}"#));
    assert_eq!(seen(&driver), [Face::Number(1), Face::Number(3)], "all see them");
    assert!(matches!(table(&driver).turn(), Turn::Roll(throw) if throw.by == [0]), "13 answers 3");
}

#[test]
fn against_a_computer_at_a_real_table_ones_own_dice_stay_unseen_and_its_dice_are_drawn() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &[PlayerKind::Human, PlayerKind::Bot(Level::Strong)], with_real_dice);
    assert!(driver.click("throw"));
    call(&mut driver, "ki");
    for _ in 0..20 {
        if matches!(table(&driver).turn(), Turn::Faces(_)) {
            driver.type_in("12");
        }
        driver.tap(Named::Space);
    }
    assert!(notations(&driver).len() > 3, "{:?}", notations(&driver));
    let mut turns = table(&driver).title().open(table(&driver).header().clone()).unwrap();
    for told in table(&driver).history() {
        if let (Turn::Roll(throw), Entry::Roll(faces)) = (turns.turn(), &told.entry) {
            assert_eq!(throw.by == [0], faces.contains(&Face::UNSEEN), "{:?}", notations(&driver));
        }
        turns.enter(&told.entry).unwrap();
    }
}

#[test]
fn whoever_has_looked_under_a_real_cup_gets_no_advice() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &TWO, with_real_dice);
    assert!(driver.click("throw"));
    assert!(!table(&driver).knows_better(0), "whoever has not looked knows as much as the program");
    driver.type_in("v");
    driver.let_go(v());
    assert_eq!(last(&driver).as_deref(), Some("peek"));
    assert_eq!(seen(&driver), [], "the program has nothing to show");
    driver.type_in("h");
    assert!(reads(&mut driver, &Lang::En.sentence(&Phrase::new("core-unseen-advice"))));
}

#[test]
fn looking_under_a_real_cup_gains_no_time() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), &TWO, |desk| {
        with_real_dice(desk);
        desk.change(|settings| settings.clock = Clock::Five);
    });
    assert!(driver.click("throw"));
    let due = decided(&table(&driver).timeout(0).unwrap().entry);
    for _ in 0..8 {
        driver.wait(Duration::from_millis(500));
    }
    assert!(driver.click("looked"));
    for _ in 0..3 {
        driver.wait(Duration::from_millis(500));
    }
    assert_eq!(last(&driver), due);
}

/// A match of real dice as they were kept before dice could stay unseen.
const BEFORE: &str = r#"{"wurfzabel":1,"game":"dre13ehn","options":{"mode":"cup"},"players":[{"name":"Ann","kind":"human"},{"name":"Bo","kind":"human"}]}
{"roll":[1,3]}
{"by":0,"move":"peek"}
{"by":0,"move":"call u"}
"#;

#[test]
fn a_match_of_real_dice_from_before_goes_on_with_drawn_ones_and_says_so() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = Driver::replaying(home.path(), BEFORE, LAPTOP, |desk| prepare(desk, &TWO, &[]));
    driver
        .say(wurfzabel::app::Message::Asked(Route::Resume(home.path().join("matches/2026-11-03-12-00-00-test.wurf"))));
    assert!(reads(&mut driver, &tr!(Lang::En, "app-cup-drawn")));
    assert!(driver.click("curtain") && driver.click("believe"));
    let Some(Entry::Roll(faces)) = table(&driver).history().last().map(|told| told.entry.clone()) else {
        panic!("{:?}", written(&driver))
    };
    assert!(!faces.contains(&Face::UNSEEN));
}

#[test]
fn whoever_only_taps_the_key_sees_the_dice_long_enough() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = thrown(home.path(), |_| {});
    let begun = driver.app().desk().watch.instant();
    driver.press(v(), Modifiers::empty(), false);
    assert_eq!(seen(&driver), under(&driver));
    driver.let_go(v());
    let lasted = driver.app().desk().watch.instant().duration_since(begun);
    assert!(lasted >= Duration::from_millis(900), "{lasted:?}");
    assert_eq!(seen(&driver), [], "and then no longer");
}

#[test]
fn beside_what_can_be_decided_about_a_cup_there_is_room_for_what_happened_and_what_a_hint_weighed() {
    // As high as a laptop's window manager leaves it.
    for (size, least) in [((1280.0, 740.0), [100.0, 130.0]), ((1024.0, 700.0), [0.0, 80.0])] {
        for lang in [Lang::De, Lang::En] {
            let home = tempfile::tempdir().unwrap();
            let mut driver = Driver::start(home.path(), size, |desk| {
                prepare(desk, &[PlayerKind::Human, PlayerKind::Bot(Level::Easy)], &[("mode", "cup")]);
                desk.change(|settings| settings.lang = Some(lang));
            });
            assert!(driver.click("dre13ehn"));
            driver.tap(Named::Enter);
            assert!(driver.click("throw"));
            driver.press(v(), Modifiers::empty(), false);
            driver.let_go(v());
            let room = |driver: &mut Driver| driver.bounds("beside").map_or(0.0, |room| room.height);
            let looked = room(&mut driver);
            driver.type_in("h");
            let rooms = [looked, room(&mut driver)];
            assert!(rooms.iter().zip(least).all(|(room, least)| *room >= least), "{size:?} {lang:?}: {rooms:?}");
            // What is hinted is among what was weighed, by the very name; there with a capital.
            let texts: Vec<String> = driver.texts().into_iter().map(|(_, words)| words.to_lowercase()).collect();
            let says = |what: &str| tr!(lang, "app-hint-says", what = what.to_owned()).to_lowercase();
            assert!(texts.iter().any(|what| texts.contains(&says(what))), "{texts:?}");
        }
    }
}

/// In a small window with large text somebody looks at the first throw.
fn looking_at_large_text(home: &std::path::Path) -> Driver {
    let mut driver = Driver::start(home, (1024.0, 700.0), |desk| {
        prepare(desk, &[PlayerKind::Human, PlayerKind::Bot(Level::Easy)], &[("mode", "cup"), ("target", "99")]);
        desk.change(|settings| settings.text_size = TextSize::nearest(150));
    });
    assert!(driver.click("dre13ehn"));
    driver.tap(Named::Enter);
    assert!(driver.click("throw"));
    driver.press(v(), Modifiers::empty(), false);
    driver
}

#[test]
fn what_is_asked_stays_in_sight_where_text_is_large_and_tab_leads_to_all_that_can_be_pressed() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = looking_at_large_text(home.path());
    driver.let_go(v());
    driver.type_in("h");
    let prompt = driver.bounds("prompt").unwrap();
    assert!(prompt.y > 0.0 && prompt.y + prompt.height < 700.0, "{prompt:?}");
    let mut met = 0;
    for _ in 0..60 {
        driver.tap(Named::Tab);
        for id in ["show", "peek"] {
            if driver.has_focus(id) {
                met += 1;
                let (here, page) = driver.seen(id).unwrap();
                let (top, end) = (here.y, here.y + here.height);
                assert!(top > page.y - 1.0 && end < page.y + page.height + 1.0, "{id}: {top} to {end}");
            }
        }
    }
    assert!(met > 1, "Tab leads there");
}

#[test]
fn where_text_is_large_the_dice_come_into_view_when_somebody_looks() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = looking_at_large_text(home.path());
    assert_eq!(seen(&driver), under(&driver));
    let (tray, page) = driver.seen("tray").unwrap();
    assert!(tray.y > page.y - 1.0 && tray.y + tray.height < page.y + page.height + 1.0, "{tray:?} in {page:?}");
}

#[test]
fn what_the_field_for_calls_suggests_is_a_name_there() {
    let games: [&[(&str, &str)]; 2] = [&[("mode", "cup")], &[("mode", "duel"), ("cup", "yes")]];
    for options in games {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), LAPTOP, |desk| {
            prepare(desk, &[PlayerKind::Human, PlayerKind::Bot(Level::Easy)], options);
        });
        assert!(driver.click("dre13ehn"));
        driver.tap(Named::Enter);
        assert!(driver.click("throw"));
        let said = Lang::En.say(&table(&driver).typing(0).unwrap().placeholder);
        let word = said.split([' ', ';']).nth(2).unwrap().to_owned();
        call(&mut driver, &word);
        let told: Vec<String> = table(&driver).history().iter().filter_map(|told| decided(&told.entry)).collect();
        assert!(told.contains(&format!("call {word}")), "{told:?}");
        let happened: Vec<String> = table(&driver).history().iter().map(|told| Lang::En.say(&told.phrase)).collect();
        assert!(!happened.iter().any(|told| told.contains("not a name")), "{options:?}: {happened:?}");
    }
}
