//! Every lesson gone through to its end: by mouse and by keyboard, in both languages; wrong decisions first, other good
//! ones, and the lesson's own.

use std::collections::{BTreeSet, HashSet, VecDeque};
use std::time::Duration;

use base::draw::Spot;
use base::i18n::{Lang, tr};
use base::phrase::Phrase;
use club::store::settings::{Look, Pause, Speed};
use games::game::record::Header;
use games::game::{Seat, Turn};
use games::lesson::{self, Ask, Listed, Step, Verdict};
use games::table::{Choice, Press, Table, View, Visibility, Weight};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::mouse;
use wurfzabel::app;
use wurfzabel::app::route::Route;

use crate::driver::{Driver, says, set_appearance};
use crate::kvatrutafl::spots;
use crate::sitting::{APPEARANCES, USUAL, lead, take};
use crate::volume;

/// How a learner's hand moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    Keys,
}

/// How a decision is made at the table.
enum Plan {
    /// By these spots, and then by what is offered.
    Touched(Vec<Spot>, Option<Choice>),
    /// By looking under the cup.
    Looked,
    /// By typing this.
    Typed(String),
}

/// The most spots that are pressed for a decision, and the most ways to begin one that are tried.
const DEEPEST: usize = 8;
const MOST: usize = 4_000;
/// How long whoever reads takes before a key leads on.
const READ: Duration = Duration::from_millis(500);

fn start(home: &std::path::Path, lang: Lang, lesson: &'static Listed) -> Driver {
    start_in(home, USUAL.size, (lang, USUAL.look, 100), lesson)
}

fn start_in(
    home: &std::path::Path,
    size: (f32, f32),
    (lang, look, text): (Lang, Look, u16),
    lesson: &'static Listed,
) -> Driver {
    let mut driver = Driver::start(home, size, |desk| {
        set_appearance(desk, lang, look, text);
        desk.change(|settings| {
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
        });
    });
    driver.say(app::Message::Asked(Route::Lesson(lesson)));
    driver
}

/// The step that is under way.
pub fn now(driver: &Driver) -> Option<Step> {
    driver.table().unwrap().lesson()?.1.cloned()
}

/// What the table is seen as by the learner.
fn view(table: &dyn Table, seat: Seat) -> View {
    let names = table.header().players.iter().map(|player| player.name.clone()).collect();
    View { seat: Some(seat), home: Some(seat), names, ..View::default() }
}

fn plan(driver: &Driver, seat: Seat, wanted: &str) -> Option<Plan> {
    let table = driver.table().unwrap().table();
    if matches!(table.visibility(Some(seat)), Visibility::Look(notation) if notation == wanted) {
        return Some(Plan::Looked);
    }
    if table.title().key() == "kvatrutafl" {
        let steps = wanted.split_once(" declare").map_or(wanted, |(steps, _)| steps);
        let is_only = table.legal(seat).len() == 1;
        let way: Vec<Spot> = steps.split(' ').filter(|_| !is_only).flat_map(|step| spots(seat, step)).collect();
        let mut copy = table.copy();
        copy.release();
        way.iter().for_each(|spot| drop(copy.press(&view(table, seat), spot)));
        let same = |offer: &Choice| table.listed(seat, &offer.action) == table.listed(seat, wanted);
        return copy.offers(seat).into_iter().find(same).map(|offer| Plan::Touched(way, Some(offer)));
    }
    let view = view(table, seat);
    let listed = table.listed(seat, wanted);
    let same = |notation: &str| notation == wanted || listed.is_some() && table.listed(seat, notation) == listed;
    let offer = |table: &dyn Table| table.offers(seat).into_iter().find(|offer| same(&offer.action));
    let mut due: VecDeque<Vec<Spot>> = [Vec::new()].into();
    let mut known = HashSet::new();
    let mut tried = 0;
    while let Some(way) = due.pop_front() {
        let mut copy = table.copy();
        copy.release();
        way.iter().for_each(|spot| drop(copy.press(&view, spot)));
        if let Some(offer) = offer(&*copy) {
            return Some(Plan::Touched(way, Some(offer)));
        }
        let board = copy.board(&view);
        if !known.insert(format!("{:?}", board.items)) || way.len() == DEEPEST {
            continue;
        }
        for area in board.spots {
            tried += 1;
            let mut next = table.copy();
            next.release();
            way.iter().for_each(|spot| drop(next.press(&view, spot)));
            let longer = || way.iter().cloned().chain([area.spot.clone()]).collect::<Vec<_>>();
            match next.press(&view, &area.spot) {
                Press::Decided(notation) if same(&notation) => return Some(Plan::Touched(longer(), None)),
                Press::Touched => due.push_back(longer()),
                Press::Decided(_) | Press::Refused(_) | Press::Throws => {}
            }
        }
        if tried > MOST {
            break;
        }
    }
    wanted.strip_prefix("call ").map(|word| Plan::Typed(word.to_owned()))
}

/// Makes a decision, as a learner would.
pub fn decide(driver: &mut Driver, hand: Hand, seat: Seat, wanted: &str) {
    let plan = plan(driver, seat, wanted).unwrap_or_else(|| panic!("{wanted} can be decided"));
    match plan {
        Plan::Looked => {
            driver.type_in("v");
            driver.let_go(iced::keyboard::Key::Character("v".into()));
        }
        Plan::Typed(word) => {
            driver.type_in("c");
            driver.type_in(&word);
            driver.tap(Named::Enter);
            driver.tap(Named::Escape);
        }
        Plan::Touched(spots, offer) => {
            for spot in spots {
                match hand {
                    Hand::Mouse => assert!(driver.click_spot(&spot), "{spot:?} can be clicked"),
                    Hand::Keys => {
                        lead(driver, &spot);
                        driver.tap(Named::Enter);
                    }
                }
            }
            let Some(offer) = offer else { return };
            let key = offer.key.map(String::from);
            let id: &'static str = offer.action.replace(' ', "-").leak();
            let press = |driver: &mut Driver| match (hand, &key) {
                (Hand::Mouse, _) => assert!(driver.click(id), "{id} can be clicked"),
                (Hand::Keys, Some(key)) => driver.type_in(key),
                (Hand::Keys, None) => {
                    driver.wait(READ);
                    driver.tap(Named::Enter);
                }
            };
            let before = (now(driver), driver.table().unwrap().answer().cloned());
            press(driver);
            // What gives something away is asked about.
            if matches!(offer.weight, games::table::Weight::Forgoes(_))
                && before == (now(driver), driver.table().unwrap().answer().cloned())
            {
                press(driver);
            }
        }
    }
}

pub fn go_on(driver: &mut Driver, hand: Hand) {
    match hand {
        Hand::Keys => {
            driver.wait(READ);
            driver.tap(Named::Enter);
        }
        Hand::Mouse => {
            let pressed = driver.click("skip") || driver.click("throw");
            assert!(pressed, "there is a way on at {:?}", now(driver));
        }
    }
}

/// A decision that the lesson answers by itself, and which is wrong.
fn wrong(ask: &Ask) -> Option<&String> {
    ask.why.keys().next()
}

/// Another decision: one that the lesson says is as good, else, by keys, one that it says nothing about; what that comes
/// to a computer player thinks out.
fn other(driver: &Driver, hand: Hand, ask: &Ask) -> Option<String> {
    let table = driver.table().unwrap().table();
    let legal = table.legal(ask.seat).into_iter().filter(|_| hand == Hand::Keys);
    let mut others = ask.also.iter().cloned().chain(legal);
    others.find(|notation| !matches!(ask.at_once(table, notation), Some(Verdict::Expected | Verdict::Worse { .. })))
}

/// Goes through a lesson; how many decisions that took.
fn learn(driver: &mut Driver, hand: Hand, lesson: &Listed) -> usize {
    let mut decisions = 0;
    for _ in 0..400 {
        let before = now(driver);
        match &before {
            None => return decisions,
            Some(Step::Asks(ask)) => {
                if let Some(wrong) = wrong(ask) {
                    decide(driver, hand, ask.seat, wrong);
                    let table = driver.table().unwrap();
                    assert!(matches!(table.answer(), Some(Verdict::Worse { .. })), "{}: {wrong}", ask.said.id);
                    assert_eq!(now(driver), before, "{}: it is tried again", ask.said.id);
                }
                decisions += 1;
                match other(driver, hand, ask) {
                    Some(other) => {
                        decide(driver, hand, ask.seat, &other);
                        match driver.table().unwrap().answer() {
                            Some(Verdict::AsGood | Verdict::Near { .. }) => go_on(driver, hand),
                            Some(Verdict::Worse { .. }) => decide(driver, hand, ask.seat, &ask.expected),
                            said => panic!("{}: {other} is {said:?}", ask.said.id),
                        }
                    }
                    None => decide(driver, hand, ask.seat, &ask.expected),
                }
            }
            Some(Step::Scene(..) | Step::Says(_) | Step::Happens(..)) => go_on(driver, hand),
        }
        assert_ne!(now(driver), before, "{}: it goes on", lesson.key);
    }
    panic!("{} ends", lesson.key);
}

/// Each lesson in one language by mouse and in the other by keys, and the next one the other way round; a share of them is
/// the first of each system.
fn every_lesson_is_gone_through(hand: Hand) {
    let [one, other] = Lang::ALL;
    let langs = if hand == Hand::Mouse { [one, other] } else { [other, one] };
    let mut games = BTreeSet::new();
    let lessons = lesson::all().iter().filter(|lesson| games.insert(lesson.game) || volume::is_full());
    for (lesson, lang) in lessons.zip(langs.into_iter().cycle()) {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), lang, lesson);
        assert!(driver.table().is_some(), "{} is on the table", lesson.key);
        let asked = lesson.steps().unwrap().iter().filter(|step| matches!(step, Step::Asks(_))).count();
        assert_eq!(learn(&mut driver, hand, lesson), asked, "{}: all is asked", lesson.key);
        assert!(driver.bounds("lesson-after").is_some(), "{}: what is next is offered", lesson.key);
        let matches = std::fs::read_dir(home.path().join("matches")).map_or(0, Iterator::count);
        assert_eq!(matches, 0, "a lesson is no match");
    }
}

#[test]
fn every_lesson_is_gone_through_by_mouse() {
    every_lesson_is_gone_through(Hand::Mouse);
}

#[test]
fn every_lesson_is_gone_through_by_keyboard() {
    every_lesson_is_gone_through(Hand::Keys);
}

/// The first decision of every lesson, and what is said of a poor one.
#[test]
fn lessons_are_pictured() {
    for appearance in APPEARANCES {
        for lesson in lesson::all().iter().filter(|lesson| lesson.next().is_none()) {
            let home = tempfile::tempdir().unwrap();
            let mut driver = Driver::start(home.path(), appearance.size, |desk| {
                set_appearance(desk, appearance.lang, appearance.look, appearance.text);
                desk.change(|settings| settings.dice_speed = Speed::None);
            });
            driver.say(app::Message::Asked(Route::Lesson(lesson)));
            while !matches!(now(&driver), Some(Step::Asks(_)) | None) {
                go_on(&mut driver, Hand::Mouse);
            }
            if let Some(Step::Asks(ask)) = now(&driver)
                && let Some(wrong) = wrong(&ask)
            {
                decide(&mut driver, Hand::Keys, ask.seat, wrong);
            }
            take(&mut driver, appearance, "lesson", lesson.key);
        }
    }
}

#[test]
fn a_lesson_is_begun_from_the_card_left_gone_on_with_and_done() {
    let home = tempfile::tempdir().unwrap();
    let lesson = lesson::of("namaste").next().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson);
    driver.tap(Named::Escape);
    assert!(driver.click("learn-namaste"), "the card offers it");
    go_on(&mut driver, Hand::Mouse);
    let asked = now(&driver);
    assert!(matches!(asked, Some(Step::Asks(_))), "the second press leads to a decision");
    driver.tap(Named::Escape);
    assert!(says(&mut driver, "Next time the lesson goes on from here."));
    let mut driver = Driver::start(home.path(), USUAL.size, |desk| set_appearance(desk, Lang::En, USUAL.look, 100));
    assert!(driver.click("learn-namaste"));
    assert_eq!(now(&driver), asked, "it goes on where it was left");
    let mut driver = start(home.path(), Lang::En, lesson);
    learn(&mut driver, Hand::Keys, lesson);
    // The first drops the ring on the board.
    driver.tap(Named::Escape);
    driver.tap(Named::Escape);
    assert!(driver.bounds("learn-ludix").is_some() || lesson::of("ludix").next().is_none());
    assert!(driver.bounds("learn-namaste").is_none(), "who has learnt a game is not told to");
    assert!(driver.click("lessons-namaste"), "but may: {:?}", driver.texts());
    assert!(now(&driver).is_some(), "from its beginning");
}

#[test]
fn learning_is_offered_on_each_card_until_its_lesson_is_done_or_the_game_was_played_to_its_end() {
    let home = tempfile::tempdir().unwrap();
    let offered = |driver: &mut Driver| {
        ["learn-namaste", "learn-ludix", "learn-kvatrutafl"].map(|id| driver.bounds(id).is_some())
    };
    let welcome = tr!(Lang::En, "lesson-welcome");
    let mut driver = start(home.path(), Lang::En, lesson::of("namaste").next().unwrap());
    driver.tap(Named::Escape);
    assert_eq!(offered(&mut driver), [true; 3], "a lesson was begun, and none is done");
    assert!(says(&mut driver, &welcome));
    drop(driver);
    let matches = home.path().join("matches");
    std::fs::create_dir_all(&matches).unwrap();
    let kept = [
        ("2026-11-03-18-00-00-ludix.wurf", include_str!("../records/ludix-best-reading.wurf")),
        ("2026-11-04-18-00-00-evening.wurf", include_str!("../records/tavern-evening.wurf")),
    ];
    kept.iter().for_each(|(name, record)| std::fs::write(matches.join(name), record).unwrap());
    let mut driver = Driver::start(home.path(), USUAL.size, |desk| set_appearance(desk, Lang::En, USUAL.look, 100));
    assert_eq!(offered(&mut driver), [true, false, true], "who has played a game to its end knows it");
    assert!(!says(&mut driver, &welcome));
    assert!(driver.click("tavern"));
    assert!(driver.bounds("learn-evening").is_none() && driver.bounds("learn-pasch").is_some());
}

#[test]
fn another_good_decision_is_said_to_be_one_and_a_poor_one_what_it_costs() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson::of("namaste").next().unwrap());
    go_on(&mut driver, Hand::Keys);
    decide(&mut driver, Hand::Keys, 0, "dice 2");
    assert_eq!(driver.table().unwrap().answer(), Some(&Verdict::Near { cost: None }));
    assert!(says(&mut driver, "That will do too"));
    go_on(&mut driver, Hand::Mouse);
    let Some(Step::Asks(ask)) = now(&driver) else { panic!("the lesson goes on with its own") };
    for tries in 1..=2 {
        decide(&mut driver, Hand::Mouse, 0, "a4=12");
        assert!(matches!(driver.table().unwrap().answer(), Some(Verdict::Worse { cost: Some(_), .. })), "{tries}");
    }
    assert!(says(&mut driver, "Look at what is marked"), "it is pointed out when nobody finds it");
    decide(&mut driver, Hand::Mouse, 0, &ask.expected);
    assert_ne!(now(&driver), Some(Step::Asks(ask)));
}

#[test]
fn a_right_decision_is_praised_at_once_and_before_anything_else() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson::of("namaste").next().unwrap());
    go_on(&mut driver, Hand::Keys);
    let count = |driver: &Driver| driver.app().desk().announced().since(0).count();
    let before = count(&driver);
    decide(&mut driver, Hand::Keys, 0, "dice 3");
    let all = driver.app().desk().announced().since(0).skip(before);
    let said: Vec<&str> = all.map(|(_, words)| words).collect();
    let right = said.iter().position(|words| *words == "Right.").unwrap();
    assert!(said[..right].iter().all(|words| !words.contains("white dice")) && right + 1 < said.len(), "{said:?}");
    assert!(says(&mut driver, "Right."), "{:?}", driver.texts());
    let Some(Step::Asks(ask)) = now(&driver) else { panic!("the 12 is to be entered") };
    decide(&mut driver, Hand::Mouse, 0, ask.why.keys().next().unwrap());
    assert!(!says(&mut driver, "Right."), "{:?}", driver.texts());
}

#[test]
fn a_sheet_stays_in_sight_while_a_decision_on_it_is_said_to_be_as_good() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson::of("namaste").next().unwrap());
    // On the turn of another player.
    while !matches!(now(&driver), Some(Step::Asks(ask)) if ask.expected == "f3=15") {
        match now(&driver) {
            Some(Step::Asks(ask)) => decide(&mut driver, Hand::Mouse, ask.seat, &ask.expected),
            _ => go_on(&mut driver, Hand::Mouse),
        }
    }
    let entered = |driver: &Driver| format!("{:?}", driver.table().unwrap().picture().drawing()).contains("\"12\"");
    assert!(entered(&driver), "the learner's own 12");
    decide(&mut driver, Hand::Mouse, 0, "e4=15");
    assert!(matches!(driver.table().unwrap().answer(), Some(Verdict::Near { .. })));
    assert!(entered(&driver), "it is still the learner's sheet");
    go_on(&mut driver, Hand::Mouse);
    assert!(!matches!(now(&driver), Some(Step::Asks(_))));
}

#[test]
fn what_was_typed_wrongly_in_a_lesson_is_typed_again_at_once() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson::of("dre13ehn").next().unwrap());
    let first = now(&driver);
    driver.type_in("c");
    // The lesson answers the one by itself, a computer player the other.
    for word in ["ii", "a"] {
        driver.type_in(word);
        driver.tap(Named::Enter);
        assert!(matches!(driver.table().unwrap().answer(), Some(Verdict::Worse { .. })), "{word}");
        assert_eq!(now(&driver), first);
    }
    driver.type_in("i");
    driver.tap(Named::Enter);
    assert_ne!(now(&driver), first);
}

#[test]
fn a_key_goes_past_no_text_that_has_just_come() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson::of("namaste").next().unwrap());
    let words = now(&driver);
    assert!(matches!(words, Some(Step::Says(_))));
    driver.tap(Named::Space);
    assert_eq!(now(&driver), words, "it has just come");
    go_on(&mut driver, Hand::Keys);
    assert!(matches!(now(&driver), Some(Step::Asks(_))));
    let mut driver = start(home.path(), Lang::En, lesson::of("pasch").next().unwrap());
    let mut steps = vec![now(&driver)];
    while !matches!(steps.last(), Some(None)) {
        driver.tap(Named::Space);
        assert_eq!(now(&driver), steps[steps.len() - 1], "it has just come");
        go_on(&mut driver, Hand::Keys);
        steps.push(now(&driver));
    }
    driver.tap(Named::Space);
    driver.wait(READ);
    driver.tap(Named::Space);
    assert!(driver.table().unwrap().lesson().is_some(), "the end is looked at longer");
}

#[test]
fn a_result_stays_until_the_learner_goes_on_and_the_last_words_stay() {
    let home = tempfile::tempdir().unwrap();
    let lesson = lesson::of("namaste").next().unwrap();
    let steps = lesson.steps().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson);
    let mut looked = 0;
    while let Some(step) = now(&driver) {
        match step {
            Step::Asks(ask) => decide(&mut driver, Hand::Keys, ask.seat, &ask.expected),
            Step::Scene(..) => {
                looked += 1;
                assert!(says(&mut driver, "Right."), "{:?}", driver.texts());
                go_on(&mut driver, Hand::Mouse);
                assert!(!says(&mut driver, "Right."), "{:?}", driver.texts());
            }
            Step::Says(_) | Step::Happens(..) => go_on(&mut driver, Hand::Mouse),
        }
    }
    assert_eq!(looked, 1, "what follows on words follows at once");
    let last = steps.last().and_then(Step::said).unwrap();
    assert!(says(&mut driver, &Lang::En.say(&Phrase::from(last.id.clone()))), "{:?}", driver.texts());
}

#[test]
fn a_game_is_introduced_before_the_first_step_of_its_first_lesson() {
    for game in crate::sitting::systems().chain(["pasch"]) {
        for (at, lesson) in lesson::of(game).enumerate() {
            let home = tempfile::tempdir().unwrap();
            let mut driver = start(home.path(), Lang::En, lesson);
            let takes = tr!(Lang::En, "lesson-takes", minutes = lesson.minutes());
            let line = Lang::En.sentence(&lesson.title().about().line());
            let is_told = says(&mut driver, &takes) && says(&mut driver, &line);
            assert_eq!(is_told, at == 0, "{}: {:?}", lesson.key, driver.texts());
        }
    }
}

#[test]
fn in_the_lessons_of_dre13ehn_the_table_of_names_says_what_names_stand_for() {
    let home = tempfile::tempdir().unwrap();
    let lesson = lesson::of("dre13ehn").next().unwrap();
    let driver = start(home.path(), Lang::En, lesson);
    let table = driver.table().unwrap();
    let view = view(table.table(), 0);
    let plain = table.table().board(&view).words().len();
    assert!(table.picture().drawing().words().len() > plain, "the answers stand below the names");
}

#[test]
fn the_last_lesson_leads_to_a_match_of_ones_own_in_which_the_coach_speaks_at_first() {
    let home = tempfile::tempdir().unwrap();
    let lesson = lesson::of("namaste").next().unwrap();
    let mut driver = Driver::start(home.path(), USUAL.size, |desk| {
        set_appearance(desk, Lang::En, USUAL.look, 100);
        desk.introduce("Käthe");
        desk.change(|settings| {
            settings.dice_speed = Speed::None;
            settings.pause = Pause::nearest(0);
        });
    });
    driver.say(app::Message::Asked(Route::Lesson(lesson)));
    let learner = |driver: &Driver| {
        let header = driver.table().unwrap().table().header();
        header.players[header.person().unwrap()].name.clone()
    };
    assert_eq!(learner(&driver), "Käthe");
    learn(&mut driver, Hand::Keys, lesson);
    assert_eq!(learner(&driver), "Käthe", "all the way");
    driver.wait(Duration::from_secs(2));
    assert!(driver.click("lesson-after"));
    assert!(driver.table().unwrap().lesson().is_none());
    assert_eq!(learner(&driver), "Käthe");
    for _ in 0..4 {
        if matches!(driver.table().unwrap().table().turn(), Turn::Roll(_)) {
            driver.wait(READ);
            driver.tap(Named::Space);
        }
    }
    assert!(says(&mut driver, "Your own match"), "{:?}", driver.texts());
}

#[test]
fn after_each_lesson_ones_own_match_is_of_its_kind_and_for_as_many() {
    let mut modes = BTreeSet::new();
    for lesson in lesson::all().iter().filter(|lesson| lesson.next().is_none()) {
        let steps = lesson.steps().unwrap();
        let scene =
            steps.iter().rev().find_map(|step| if let Step::Scene(header, _) = step { Some(header) } else { None });
        let scene = scene.unwrap();
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), USUAL.size, |desk| {
            set_appearance(desk, Lang::En, USUAL.look, 100);
            desk.introduce("Käthe");
            desk.change(|settings| settings.dice_speed = Speed::None);
            desk.reach(lesson, steps.len() - 1, false);
        });
        driver.say(app::Message::Asked(Route::Lesson(lesson)));
        driver.wait(Duration::from_secs(2));
        assert!(driver.click("lesson-after"), "{}", lesson.key);
        let header = driver.table().unwrap().table().header().clone();
        assert_eq!((&header.game, &header.options), (&scene.game, &scene.options), "{}", lesson.key);
        let kinds = |header: &Header| header.players.iter().map(|player| player.kind).collect::<Vec<_>>();
        assert_eq!(kinds(&header), kinds(scene), "{}", lesson.key);
        assert_eq!(header.players[header.person().unwrap()].name, "Käthe", "{}", lesson.key);
        modes.insert((header.players.len(), header.options.get("mode").cloned()));
    }
    assert!(modes.contains(&(1, Some("solo".to_owned()))), "{modes:?}");
}

#[test]
fn a_hint_is_promised_in_a_first_match_only_where_there_is_something_to_decide() {
    // Of dre13ehn the last of five lessons is enough.
    let games = [("pasch", false), ("kirchenfenster", false), ("grosse-hausnummer", true), ("dre13ehn", true)];
    for (game, is_promised) in games {
        let lesson = lesson::of(game).last().unwrap();
        let home = tempfile::tempdir().unwrap();
        let mut driver = start(home.path(), Lang::En, lesson);
        learn(&mut driver, Hand::Keys, lesson);
        driver.wait(Duration::from_secs(2));
        assert!(driver.click("lesson-after"));
        let mut promised = false;
        for _ in 0..6 {
            promised |= says(&mut driver, "Your own match");
            if matches!(driver.table().unwrap().table().turn(), Turn::Seats(_)) {
                break;
            }
            driver.wait(READ);
            driver.tap(Named::Space);
        }
        assert_eq!(promised, is_promised, "{game}: {:?}", driver.texts());
    }
}

#[test]
fn what_is_said_of_a_poor_decision_is_in_sight_where_text_is_large() {
    let mut scrolled = 0;
    for game in ["namaste", "kvatrutafl", "kleine-hausnummer"] {
        let lesson = lesson::of(game).next().unwrap();
        let home = tempfile::tempdir().unwrap();
        let mut driver = start_in(home.path(), (1024.0, 700.0), (Lang::De, Look::Dark, 200), lesson);
        let mut asked = 0;
        while let Some(step) = now(&driver) {
            let Step::Asks(ask) = step else {
                go_on(&mut driver, Hand::Keys);
                continue;
            };
            for wrong in ask.why.keys() {
                // Who has read to the end has scrolled there.
                let (prompt, seen) = driver.seen("prompt").unwrap();
                let position = seen.intersection(&prompt).unwrap().center();
                let delta = mouse::ScrollDelta::Pixels { x: 0.0, y: -1_000.0 };
                let moved = mouse::Event::CursorMoved { position };
                driver.happen([moved, mouse::Event::WheelScrolled { delta }].map(iced::Event::Mouse));
                scrolled += usize::from(driver.scrolled("asked").is_some_and(|by| by > 0.0));
                decide(&mut driver, Hand::Keys, ask.seat, wrong);
                let (bounds, seen) = driver.seen("verdict").unwrap_or_else(|| panic!("{wrong}: nothing is said"));
                let shown = seen.intersection(&bounds).unwrap_or_default();
                assert!(shown.height >= bounds.height - 1.0, "{}: {wrong} at {bounds:?} in {seen:?}", ask.said.id);
            }
            decide(&mut driver, Hand::Keys, ask.seat, &ask.expected);
            asked += 1;
        }
        assert!(asked > 0, "{game}");
    }
    assert!(scrolled > 0, "some texts are too long for their room");
}

#[test]
fn dice_are_read_under_a_lifted_cup_where_text_is_large() {
    for lesson in lesson::of("dre13ehn").filter(|lesson| lesson.key != "dre13ehn-open") {
        let home = tempfile::tempdir().unwrap();
        let mut driver = start_in(home.path(), (1024.0, 700.0), (Lang::De, Look::Light, 150), lesson);
        while let Some(step) = now(&driver) {
            match step {
                Step::Asks(ask) if ask.expected == "peek" => {
                    driver.type_in("v");
                    let tray = driver.bounds("tray").unwrap();
                    assert!(tray.height >= 80.0, "{}: {tray:?}", ask.said.id);
                    driver.let_go(iced::keyboard::Key::Character("v".into()));
                }
                Step::Asks(ask) => {
                    decide(&mut driver, Hand::Keys, ask.seat, &ask.expected);
                    let tray = driver.bounds("tray").unwrap();
                    assert!(tray.height >= 40.0, "{}: {tray:?}", ask.said.id);
                }
                Step::Scene(..) | Step::Says(_) | Step::Happens(..) => go_on(&mut driver, Hand::Keys),
            }
        }
    }
}

#[test]
fn what_was_not_found_twice_is_marked_also_where_it_is_no_place_on_the_board() {
    let home = tempfile::tempdir().unwrap();
    let lesson = lesson::of("dre13ehn").last().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson);
    for is_marked in [false, true] {
        decide(&mut driver, Hand::Keys, 0, "throw");
        assert_eq!(driver.bounds("pointed-out").is_some(), is_marked, "{:?}", driver.texts());
    }
    let (mark, keep) = (driver.bounds("pointed-out").unwrap(), driver.bounds("keep").unwrap());
    assert!(keep.contains(mark.center()), "{mark:?} in {keep:?}");
}

#[test]
fn a_choice_that_is_half_made_in_a_lesson_says_what_it_lacks() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson::of("namaste").next().unwrap());
    while !matches!(now(&driver), Some(Step::Asks(ask)) if ask.expected == "f3=15") {
        match now(&driver) {
            Some(Step::Asks(ask)) => decide(&mut driver, Hand::Mouse, ask.seat, &ask.expected),
            _ => go_on(&mut driver, Hand::Mouse),
        }
    }
    assert!(!says(&mut driver, "Which sum in f3"));
    assert!(driver.click_spot(&Spot::new("f3")));
    assert!(says(&mut driver, "Which sum in f3: 9 or 15?"), "{:?}", driver.texts());
}

#[test]
fn what_is_typed_beside_the_field_is_a_call_and_no_command() {
    let home = tempfile::tempdir().unwrap();
    let lesson = lesson::of("dre13ehn").next().unwrap();
    let mut driver = Driver::start(home.path(), USUAL.size, |desk| set_appearance(desk, Lang::En, USUAL.look, 100));
    driver.say(app::Message::Asked(Route::Lesson(lesson)));
    let first = now(&driver);
    driver.type_in("h");
    assert!(!says(&mut driver, "Hint: "), "it is no hint that was asked for");
    driver.type_in("i");
    assert_eq!(driver.table().unwrap().text(), "hi");
    driver.tap(Named::Enter);
    assert!(matches!(driver.table().unwrap().answer(), Some(Verdict::Worse { .. })));
    driver.type_in("i");
    driver.tap(Named::Enter);
    assert_ne!(now(&driver), first, "it is called");
    // The other player’s dice roll.
    driver.type_in("ru");
    assert!(driver.table().is_some() && driver.table().unwrap().text().is_empty(), "it was typed too early");
    while !matches!(now(&driver), Some(Step::Asks(_))) {
        driver.wait(Duration::from_secs(4));
        driver.tap(Named::Space);
    }
    driver.wait(Duration::from_secs(4));
    driver.type_in("hu");
    assert_eq!(driver.table().unwrap().text(), "hu", "whoever types goes on typing");
    // What looks under the cup and what leads to the field are none.
    driver.tap(Named::Escape);
    let cup = lesson.next().unwrap();
    driver.say(app::Message::Asked(Route::Lesson(cup)));
    let before = now(&driver);
    assert!(matches!(before, Some(Step::Asks(_))));
    driver.type_in("v");
    driver.let_go(Key::Character("v".into()));
    assert!(driver.table().unwrap().text().is_empty() && now(&driver) != before, "it was looked");
}

#[test]
fn a_slip_in_a_call_is_answered_by_the_lesson_and_what_a_hint_marked_goes_with_its_words() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson::of("dre13ehn").next().unwrap());
    driver.type_in("c");
    driver.type_in("xyz");
    driver.tap(Named::Enter);
    assert!(driver.bounds("verdict").is_some() && !says(&mut driver, "call it again"));
    let board = |driver: &Driver| driver.table().unwrap().picture().drawing().clone();
    let unmarked = board(&driver);
    assert!(driver.click_text("Hint"));
    assert_ne!(board(&driver), unmarked);
    driver.focus("typing");
    driver.type_in("k");
    assert!(!says(&mut driver, "Hint: "));
    assert_eq!(board(&driver), unmarked);
}

#[test]
fn the_key_that_leaves_a_lesson_does_nothing_in_the_match_that_follows() {
    let home = tempfile::tempdir().unwrap();
    let lesson = lesson::of("dre13ehn").last().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson);
    learn(&mut driver, Hand::Keys, lesson);
    driver.wait(Duration::from_secs(2));
    driver.tap(Named::Space);
    let happened = |driver: &Driver| driver.table().unwrap().table().history().len();
    assert!(driver.table().unwrap().lesson().is_none() && driver.bounds("throw").is_some());
    // Held for long, and pressed once more by who has not seen that it is over.
    driver.press(Key::Named(Named::Space), Modifiers::empty(), true);
    driver.tap(Named::Space);
    assert_eq!(happened(&driver), 0);
    driver.wait(Duration::from_millis(1500));
    driver.press(Key::Named(Named::Space), Modifiers::empty(), true);
    assert_eq!(happened(&driver), 0, "it is still held");
    driver.tap(Named::Space);
    assert!(happened(&driver) > 0);
}

#[test]
fn praise_goes_with_what_another_player_does_next() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson::of("namaste").next().unwrap());
    let mut praised = 0;
    let right = tr!(Lang::En, "lesson-right");
    for _ in 0..60 {
        let Some(step) = now(&driver) else { break };
        let before = driver.table().unwrap().table().history().len();
        match step {
            Step::Asks(ask) => decide(&mut driver, Hand::Mouse, ask.seat, &ask.expected),
            Step::Scene(..) | Step::Says(_) | Step::Happens(..) => go_on(&mut driver, Hand::Mouse),
        }
        let told = driver.table().unwrap().table().history();
        // Another scene has another history.
        let others = told.get(before..).is_some_and(|told| told.iter().any(|told| told.seat == Some(1)));
        let is_told = says(&mut driver, &right);
        praised += usize::from(is_told);
        assert!(!(others && is_told), "{:?}", driver.texts());
    }
    assert!(praised > 2, "{praised}");
}

#[test]
fn what_was_said_of_a_move_goes_when_another_lies_on_the_board() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = start(home.path(), Lang::En, lesson::of("kvatrutafl").next().unwrap());
    let ask = loop {
        match now(&driver).unwrap() {
            Step::Asks(ask) if !ask.why.is_empty() => break ask,
            Step::Asks(ask) => decide(&mut driver, Hand::Mouse, ask.seat, &ask.expected),
            Step::Scene(..) | Step::Says(_) | Step::Happens(..) => go_on(&mut driver, Hand::Mouse),
        }
    };
    decide(&mut driver, Hand::Mouse, ask.seat, ask.why.keys().next().unwrap());
    assert!(driver.bounds("verdict").is_some());
    for spot in spots(ask.seat, ask.expected.split(' ').next().unwrap()) {
        driver.click_spot(&spot);
    }
    assert!(driver.table().unwrap().table().is_composed());
    assert!(driver.bounds("verdict").is_none(), "{:?}", driver.texts());
}

/// A step of a lesson that asks, and the match as it stands there.
fn asked(key: &str, what: &str) -> (Ask, Box<dyn Table>) {
    let lesson = lesson::all().iter().find(|lesson| lesson.key == key).unwrap();
    let steps = lesson.steps().unwrap();
    let found = steps.iter().enumerate().find_map(|(at, step)| match step {
        Step::Asks(ask) if ask.said.id.ends_with(what) => Some((ask.clone(), lesson::table(&steps, at).unwrap())),
        _ => None,
    });
    found.unwrap()
}

#[test]
fn where_only_the_order_is_asked_each_in_which_both_numbers_are_played_will_do() {
    let (ask, table) = asked("kvatrutafl-rules", "-four");
    let whole: Vec<String> = table.legal(ask.seat).into_iter().filter(|way| way.split(' ').count() == 2).collect();
    assert!(whole.len() > 1);
    let will_do =
        |way: &String| matches!(ask.at_once(&*table, way), Some(Verdict::Expected | Verdict::Near { cost: None }));
    let refused: Vec<&String> = whole.iter().filter(|way| !will_do(way)).collect();
    assert!(refused.is_empty(), "{refused:?}");
}

#[test]
fn whoever_enters_the_small_sum_in_namaste_is_told_why_not() {
    let (ask, table) = asked("namaste-first", "-seven");
    let small: Vec<String> = table.legal(ask.seat).into_iter().filter(|way| way.ends_with("=9")).collect();
    assert!(!small.is_empty());
    let is_told = |way: &String| {
        matches!(ask.at_once(&*table, way), Some(Verdict::Worse { why: Some(_), .. }))
            || !table.reason(ask.seat, way, &ask.expected).is_empty()
    };
    let silent: Vec<&String> = small.iter().filter(|way| !is_told(way)).collect();
    assert!(silent.is_empty(), "{silent:?} of {small:?}");
}

#[test]
fn what_a_decision_gives_away_is_in_sight_once_it_was_pressed() {
    let home = tempfile::tempdir().unwrap();
    let lesson = lesson::of("dre13ehn").nth(1).unwrap();
    let mut driver = start_in(home.path(), (1280.0, 736.0), (Lang::De, Look::Light, 100), lesson);
    let mut asked = 0;
    while let Some(step) = now(&driver) {
        let Step::Asks(ask) = step else {
            go_on(&mut driver, Hand::Keys);
            continue;
        };
        let offers = driver.table().unwrap().table().offers(ask.seat).into_iter();
        let given = |offer: &Choice| matches!(offer.weight, Weight::Forgoes(_)) && offer.action != ask.expected;
        for key in offers.filter(given).filter_map(|offer| offer.key) {
            driver.type_in(&key.to_string());
            let (bounds, seen) = driver.seen("asked-twice").unwrap_or_else(|| panic!("{key}: {:?}", ask.said.id));
            let shown = seen.intersection(&bounds).unwrap_or_default();
            assert!(shown.height >= bounds.height - 1.0, "{}: {key} at {bounds:?} in {seen:?}", ask.said.id);
            asked += 1;
        }
        decide(&mut driver, Hand::Keys, ask.seat, &ask.expected);
    }
    assert!(asked > 5, "{asked}");
}
