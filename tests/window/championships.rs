//! Championships: set up by keys and by mouse, people written, pasted, read from a table and put in order; listed, tried
//! out, opened from anywhere, copied, deleted and brought back.

use std::fs;
use std::path::{Path, PathBuf};

use base::i18n::{Lang, tr};
use club::championship::journal::{self, Kept};
use club::championship::rank::Criterion;
use club::championship::{Championship, Head};
use club::store::settings::Look;
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key, Modifiers};
use iced::{Event, Point};
use wurfzabel::app::Message;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::Screen;

use crate::driver::{Driver, reads, says, set_appearance};
use crate::sitting::{APPEARANCES, take};

fn open(home: &Path, way: Option<Route>) -> Driver {
    let mut driver = Driver::start(home, (1280.0, 1400.0), |desk| set_appearance(desk, Lang::En, Look::Light, 100));
    way.into_iter().for_each(|way| driver.say(Message::Asked(way)));
    driver
}

fn control(driver: &mut Driver, letter: &str) {
    driver.key(Key::Character(letter.into()), Modifiers::COMMAND);
}

fn clear(driver: &mut Driver, field: &'static str) {
    driver.focus(field);
    driver.tap(Named::End);
    for _ in 0..60 {
        driver.tap(Named::Backspace);
    }
}

/// The championship of the only file there is.
fn only(home: &Path) -> Championship {
    let rows = journal::list(&home.join("matches"));
    assert_eq!(rows.len(), 1, "{rows:?}");
    rows[0].found.clone().unwrap().cup
}

fn names(cup: &Championship) -> Vec<&str> {
    cup.people().iter().map(|one| one.name.as_str()).collect()
}

/// A championship that three have joined.
fn keep(home: &Path, name: &str) -> PathBuf {
    let mut cup = Championship::new(Head::world(name, 2027, 1)).unwrap();
    let mut events = Vec::new();
    for name in ["Ada", "Bo", "Cy"] {
        events.push(cup.join(name, "").unwrap());
        cup.take(events.last().unwrap());
    }
    Kept::begin(&home.join("matches"), cup, &events).unwrap().path().to_owned()
}

#[test]
fn a_world_championship_is_begun_by_keyboard_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), None);
    driver.focus("practise-today");
    driver.say(Message::Asked(Route::Championships));
    control(&mut driver, "n");
    assert!(driver.has_focus("founding-name"), "the caret is where the name goes");
    driver.type_in("Wien");
    for _ in 0..40 {
        driver.tap(Named::Tab);
        if driver.has_focus("people-name") {
            break;
        }
    }
    for name in ["Ada", "Bo"] {
        driver.type_in(name);
        driver.tap(Named::Enter);
        assert!(driver.has_focus("people-name"), "and the next can be written");
    }
    driver.tap(Named::Tab);
    driver.type_in("Graz");
    driver.key(Key::Named(Named::Tab), Modifiers::SHIFT);
    driver.type_in("Cy");
    driver.tap(Named::Enter);
    driver.type_in("bo");
    driver.key(Key::Named(Named::Enter), Modifiers::COMMAND);
    assert!(!matches!(driver.app().top(), Screen::Championship(_)) && says(&mut driver, "already taken"));
    driver.type_in("b");
    driver.key(Key::Named(Named::Enter), Modifiers::COMMAND);
    assert!(matches!(driver.app().top(), Screen::Championship(_)), "with whoever was written last");
    let cup = only(home.path());
    assert_eq!((cup.head().name.as_str(), cup.head().plan.as_str()), ("Wien", "world"));
    assert_eq!(names(&cup), ["Ada", "Bo", "Cy", "bob"]);
    assert_eq!(cup.people()[2].club, "Graz");
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Championships(_)), "it took the place of the page");
    assert!(says(&mut driver, "Wien") && says(&mut driver, "4 players"));
}

/// A new championship of Wien that Ada has joined.
fn joined_by_ada(home: &Path) -> Driver {
    let mut driver = open(home, Some(Route::Founding));
    driver.type_in("Wien");
    driver.focus("people-name");
    driver.type_in("Ada");
    driver.tap(Named::Enter);
    driver
}

#[test]
fn an_empty_row_keeps_nobody_from_beginning() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = joined_by_ada(home.path());
    assert!(driver.has_focus("people-name"));
    driver.key(Key::Named(Named::Enter), Modifiers::COMMAND);
    assert!(matches!(driver.app().top(), Screen::Championship(_)), "{:?}", driver.texts());
    assert_eq!(names(&only(home.path())), ["Ada"]);
}

#[test]
fn a_list_that_waits_is_passed_over_by_no_button_and_dropped_only_once_that_is_answered() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = joined_by_ada(home.path());
    driver.clipboard = Some("Bo\nTotal: 2\n".to_owned());
    assert!(driver.click("people-paste"));
    driver.click("begin");
    driver.key(Key::Named(Named::Enter), Modifiers::COMMAND);
    assert!(!matches!(driver.app().top(), Screen::Championship(_)), "with none of them");
    assert!(
        driver.bounds("table-drop").is_some() && says(&mut driver, "list is still waiting"),
        "{:?}",
        driver.texts()
    );
    driver.tap(Named::Escape);
    assert!(driver.bounds("table-drop").is_some() && driver.has_focus("table-keep"), "it is asked");
    driver.tap(Named::Escape);
    assert!(driver.bounds("table-drop").is_some() && driver.bounds("table-keep").is_none(), "Esc keeps it");
    assert!(driver.click("back"));
    assert!(driver.has_focus("table-keep"), "the way back asks as well");
    assert!(driver.click("table-discard"));
    assert!(driver.bounds("table-drop").is_none() && reads(&mut driver, "One person has joined."));
    assert!(driver.click("begin"));
    assert_eq!(names(&only(home.path())), ["Ada"]);
}

#[test]
fn a_small_one_is_begun_by_mouse_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), None);
    assert!(driver.click_text(&tr!(Lang::En, "championships-title")));
    assert!(driver.click("new-cup"));
    driver.type_in("Club");
    assert!(driver.click_text(&tr!(Lang::En, "championship-plan-knock-out")));
    assert!(driver.click_text("Ludix"));
    assert!(driver.bounds("founding-ties").is_none(), "nothing is ranked where all is knock-out");
    driver.clipboard = Some("Ada, Wien\nBo\nCy\n".to_owned());
    assert!(driver.click("people-paste"));
    assert!(says(&mut driver, "3 rows, and all are fine"), "they are shown first");
    assert!(driver.click("table-take"));
    assert!(reads(&mut driver, "3 people were added."));
    assert!(driver.click("begin"));
    assert!(matches!(driver.app().top(), Screen::Championship(_)));
    let cup = only(home.path());
    assert_eq!((cup.head().game.as_str(), cup.head().days), ("ludix", Some(1)));
    assert!(cup.head().begins.is_some());
    assert_eq!(names(&cup), ["Ada", "Bo", "Cy"]);
}

#[test]
fn what_is_written_waits_while_other_screens_are_seen_until_it_has_begun() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = joined_by_ada(home.path());
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Shelf(_)));
    driver.say(Message::Asked(Route::Founding));
    assert!(reads(&mut driver, "One person has joined."));
    assert!(driver.click("begin"));
    assert_eq!(names(&only(home.path())), ["Ada"]);
    driver.tap(Named::Escape);
    driver.say(Message::Asked(Route::Founding));
    assert!(reads(&mut driver, "Nobody has joined yet."));
}

#[test]
fn why_somebody_does_not_join_stays_while_the_pointer_passes_and_what_is_no_list_is_said_at_its_path() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Founding));
    driver.focus("people-name");
    for _ in 0..2 {
        driver.type_in("Ada");
        driver.tap(Named::Enter);
    }
    let twice = |driver: &mut Driver| says(driver, "is already taken");
    assert!(twice(&mut driver), "{:?}", driver.texts());
    let row = driver.texts().into_iter().find(|(_, text)| text == "Ada").unwrap().0.center();
    driver.happen([iced::Event::Mouse(iced::mouse::Event::CursorMoved { position: row })]);
    driver.draw();
    assert!(twice(&mut driver));
    assert!(driver.click("people-file"));
    driver.type_in("/nowhere/list.csv");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "/nowhere/list.csv"), "{:?}", driver.texts());
}

#[test]
fn what_is_in_the_way_is_said_in_words_and_led_to() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Founding));
    let begin = |driver: &mut Driver| driver.key(Key::Named(Named::Enter), Modifiers::COMMAND);
    assert!(says(&mut driver, "still needs a name"));
    assert!(driver.click("begin") && !matches!(driver.app().top(), Screen::Championship(_)));
    driver.focus("back");
    begin(&mut driver);
    assert!(driver.has_focus("founding-name"));
    driver.type_in(&"x".repeat(41));
    assert!(says(&mut driver, "40"), "the longest name is told");
    driver.tap(Named::Backspace);
    driver.focus("founding-place");
    driver.type_in(&"x".repeat(121));
    assert!(says(&mut driver, "120"), "and the longest address");
    driver.focus("back");
    begin(&mut driver);
    assert!(driver.has_focus("founding-place"));
    driver.tap(Named::Backspace);
    clear(&mut driver, "founding-year");
    driver.type_in("99999");
    assert!(says(&mut driver, "1 to 9999"));
    driver.focus("back");
    begin(&mut driver);
    assert!(driver.has_focus("founding-year"));
    assert!(driver.click_text(&tr!(Lang::En, "championship-plan-groups")));
    clear(&mut driver, "founding-begins");
    driver.type_in("31.2.2027");
    assert!(says(&mut driver, "needs a date such as"));
    clear(&mut driver, "founding-begins");
    driver.type_in("1.2.2027");
    assert!(reads(&mut driver, "1 February 2027"), "it is told how it was understood");
    clear(&mut driver, "founding-days");
    driver.type_in("367");
    assert!(says(&mut driver, "1 to 366"));
    clear(&mut driver, "founding-days");
    driver.type_in("3");
    assert!(driver.click_text("dre13ehn"));
    assert!(!driver.click_text(&tr!(Lang::En, "dre13ehn-mode-solo")), "a mode for one is none");
    assert!(driver.click_text(&tr!(Lang::En, "dre13ehn-mode-cup")));
    driver.focus("back");
    begin(&mut driver);
    assert!(matches!(driver.app().top(), Screen::Championship(_)));
    let head = only(home.path()).head().clone();
    assert_eq!((head.year, head.days), (2027, Some(3)));
}

#[test]
fn people_are_refused_with_the_reason_and_nothing_is_lost() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Founding));
    driver.focus("people-name");
    let odd = "<b>\u{202e}שלום🎲\"'";
    for name in ["Ada", odd] {
        driver.type_in(name);
        driver.tap(Named::Enter);
    }
    assert!(reads(&mut driver, "2 people have joined."), "however odd the name");
    driver.type_in("ada");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "is already taken") || says(&mut driver, "“ada”"), "{:?}", driver.texts());
    assert!(reads(&mut driver, "2 people have joined."));
    driver.type_in("x");
    assert!(!says(&mut driver, "“ada”"), "what is written anew may be right");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "adax has joined as number 3"), "and what was written stood there still");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "A name is missing here."));
    driver.clipboard = Some("Bo\nAda\n".to_owned());
    control(&mut driver, "v");
    assert!(says(&mut driver, "Fix or skip one row") && says(&mut driver, "“Ada”"), "{:?}", driver.texts());
    driver.tap(Named::Escape);
    assert!(driver.click("table-discard"));
    assert!(reads(&mut driver, "3 people have joined."), "nobody is added that way");
    driver.clipboard = None;
    assert!(driver.click("people-paste") && says(&mut driver, "There is no name in the list"));
    driver.clipboard = Some("Dee".to_owned());
    driver.focus("people-name");
    driver.happen([Event::Keyboard(keyboard::Event::ModifiersChanged(Modifiers::COMMAND))]);
    control(&mut driver, "v");
    driver.happen([Event::Keyboard(keyboard::Event::ModifiersChanged(Modifiers::empty()))]);
    assert!(reads(&mut driver, "3 people have joined."), "one line is pasted as into any field");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "Dee has joined as number 4"));
}

#[test]
fn people_come_from_a_table_by_its_path() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("people.csv");
    let mut driver = open(home.path(), Some(Route::Founding));
    assert!(driver.click("people-file"));
    clear(&mut driver, "open-path");
    driver.type_in(path.to_str().unwrap());
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "cannot be read"), "{:?}", driver.texts());
    fs::write(&path, "Name;Club\nÄnne;Wien\nBo;\n").unwrap();
    driver.focus("open-path");
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    assert!(reads(&mut driver, "2 people have joined.") && reads(&mut driver, "Wien"));
    assert!(driver.bounds("open-path").is_none(), "the path is forgotten");
    // A row that cannot be is mended where it stands, and one is left out.
    fs::write(&path, "Name;Club\nBo;Graz\nCy;\nTotal: 2;\n").unwrap();
    assert!(driver.click("people-file"));
    clear_all(&mut driver, "open-path");
    driver.type_in(path.to_str().unwrap());
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "Fix or skip 2 rows") && says(&mut driver, "looks like a note"));
    driver.type_in(" B");
    assert!(says(&mut driver, "Fix or skip one row"), "{:?}", driver.texts());
    assert!(driver.click("table-out-2") && driver.click("table-take"));
    assert!(reads(&mut driver, "4 people have joined.") && reads(&mut driver, "Bo B"));
    // Surnames before given names are put right by a press.
    driver.clipboard = Some("Müller, Hans\nSmith, John\n".to_owned());
    assert!(driver.click("people-paste") && says(&mut driver, "could be a surname and a given name"));
    assert!(driver.click_text("Surname, given name") && driver.click("table-take"));
    assert!(reads(&mut driver, "Hans Müller"));
}

#[test]
fn a_swiss_tournament_takes_a_number_of_rounds_or_none() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Founding));
    driver.focus("founding-name");
    driver.type_in("Club");
    assert!(driver.bounds("founding-rounds").is_none());
    assert!(driver.click_text(&tr!(Lang::En, "championship-plan-swiss")));
    driver.focus("founding-rounds");
    driver.type_in("0");
    assert!(says(&mut driver, "must be from 1 to 500"));
    driver.tap(Named::Backspace);
    driver.type_in("3");
    assert!(!says(&mut driver, "must be from 1 to 500"));
    driver.key(Key::Named(Named::Enter), Modifiers::COMMAND);
    let head = driver.app().desk().championship().unwrap().cup().head().clone();
    assert_eq!((head.plan.as_str(), head.rounds), ("swiss", Some(3)));
}

#[test]
fn rounds_that_are_not_chosen_are_those_that_will_be_played_and_steps_start_from_them() {
    for (people, pressed, rounds) in [(9, vec!["+"], 5), (9, vec!["−"], 3), (3, vec!["+"], 3), (17, vec!["−", "−"], 3)]
    {
        let home = tempfile::tempdir().unwrap();
        let mut driver =
            Driver::start(home.path(), (1280.0, 4000.0), |desk| set_appearance(desk, Lang::En, Look::Light, 100));
        driver.say(Message::Asked(Route::Founding));
        driver.type_in("Club");
        assert!(driver.click_text(&tr!(Lang::En, "championship-plan-swiss")));
        driver.clipboard = Some((1..=people).map(|n| format!("P{n}\n")).collect());
        assert!(driver.click("people-paste") && driver.click("table-take"));
        for sign in pressed {
            let field = driver.bounds("founding-rounds").unwrap().center_y();
            let at = driver.texts().into_iter().find(|(at, text)| text == sign && (at.center_y() - field).abs() < 20.0);
            driver.click_at(at.unwrap().0.center());
        }
        driver.key(Key::Named(Named::Enter), Modifiers::COMMAND);
        assert_eq!(only(home.path()).head().rounds, Some(rounds), "{people} people");
    }
}

#[test]
fn tab_leads_from_taking_a_list_to_dropping_it_and_back() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Founding));
    driver.clipboard = Some("Ada\nBo\n".to_owned());
    assert!(driver.click("people-paste") && driver.has_focus("table-take"));
    driver.tap(Named::Tab);
    assert!(driver.has_focus("table-drop"));
    driver.tap(Named::Tab);
    assert!(driver.has_focus("table-take"));
    driver.key(Key::Named(Named::Tab), Modifiers::SHIFT);
    assert!(driver.has_focus("table-drop"));
    driver.tap(Named::Enter);
    assert!(driver.has_focus("table-keep"));
    driver.key(Key::Named(Named::Tab), Modifiers::SHIFT);
    assert!(driver.has_focus("table-discard"));
}

#[test]
fn a_second_table_that_is_pasted_into_a_row_of_the_first_is_asked_about() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Founding));
    let paste = |driver: &mut Driver, table: &str| {
        driver.clipboard = Some(table.to_owned());
        driver.happen([Event::Keyboard(keyboard::Event::ModifiersChanged(Modifiers::COMMAND))]);
        control(driver, "v");
        driver.happen([Event::Keyboard(keyboard::Event::ModifiersChanged(Modifiers::empty()))]);
    };
    driver.focus("people-name");
    paste(&mut driver, "Bo\nTotal: 2\n");
    assert!(says(&mut driver, "“Total: 2” looks like a note"), "{:?}", driver.texts());
    paste(&mut driver, "Ada\nCy\n");
    assert!(driver.has_focus("table-keep") && says(&mut driver, "Your list is still waiting"), "{:?}", driver.texts());
    assert!(says(&mut driver, "“Total: 2” looks like a note") && !says(&mut driver, "Ada"), "{:?}", driver.texts());
    assert!(driver.click("table-keep"));
    paste(&mut driver, "x");
    assert!(says(&mut driver, "Total: 2x"), "a word is pasted as into any field: {:?}", driver.texts());
}

#[test]
fn two_of_one_name_and_one_club_are_told_apart_by_a_number() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Founding));
    driver.clipboard = Some("Name;Club\nJohn Smith;Leeds\nJohn Smith;York\nJohn Smith;Leeds\n".to_owned());
    assert!(driver.click("people-paste"));
    assert!(says(&mut driver, "try “John Smith (York)”"), "{:?}", driver.texts());
    assert!(says(&mut driver, "try “John Smith 2”"), "{:?}", driver.texts());
}

#[test]
fn a_new_championship_says_what_the_order_decides_and_how_far_a_match_can_be_moved() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Founding));
    assert!(driver.click_text(&tr!(Lang::En, "championship-plan-knock-out")));
    assert!(says(&mut driver, "This order is the seeding; the first seeds meet late."), "{:?}", driver.texts());
    assert!(says(&mut driver, "to any day of its stage"), "{:?}", driver.texts());
    for plan in ["championship-plan-round-robin", "championship-plan-swiss"] {
        assert!(driver.click_text(&Lang::En.say(&base::phrase::Phrase::new(plan))));
        assert!(says(&mut driver, "This order only decides who plays whom first."), "{plan}: {:?}", driver.texts());
    }
}

/// A round robin that is about to be founded, with A1, B2, C3, D4 and E5.
fn founding_of_five(home: &Path) -> Driver {
    let mut driver = open(home, Some(Route::Founding));
    driver.focus("founding-name");
    driver.type_in("Club");
    assert!(driver.click_text(&tr!(Lang::En, "championship-plan-round-robin")));
    driver.clipboard = Some("A1\nB2\nC3\nD4\nE5".to_owned());
    driver.focus("people-name");
    control(&mut driver, "v");
    driver.tap(Named::Enter);
    driver
}

#[test]
fn seeds_are_put_in_order_by_keys_by_dragging_and_by_lot() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = founding_of_five(home.path());
    driver.focus("people-0");
    driver.tap(Named::ArrowDown);
    driver.tap(Named::ArrowDown);
    assert!(driver.has_focus("people-2"), "the focus goes with it");
    let middle = |driver: &mut Driver, id| driver.bounds(id).unwrap().center();
    let grip = |driver: &mut Driver, id| Point::new(driver.bounds(id).unwrap().x - 14.0, middle(driver, id).y);
    // B C A D E: the last is dragged to the top.
    let way = ["people-4", "people-3", "people-2", "people-1", "people-0"].map(|id| grip(&mut driver, id));
    driver.drag(&way);
    driver.focus("people-1");
    driver.tap(Named::Delete);
    assert!(driver.has_focus("people-1"));
    driver.tap(Named::Enter);
    assert!(driver.has_focus("people-rename"));
    driver.type_in("A1");
    driver.tap(Named::Enter);
    assert!(driver.has_focus("people-rename") && says(&mut driver, "“A1”"), "refused in its row");
    driver.type_in("x");
    driver.tap(Named::Enter);
    assert!(driver.has_focus("people-1"));
    driver.tap(Named::Enter);
    driver.tap(Named::Escape);
    assert!(driver.has_focus("people-1") && matches!(driver.app().top(), Screen::Founding(_)), "Escape keeps the name");
    driver.focus("begin");
    driver.tap(Named::Enter);
    assert_eq!(names(&only(home.path())), ["E5", "A1x", "A1", "D4"]);
}

#[test]
fn a_name_that_is_being_changed_stays_with_its_person_when_others_move_or_go() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = founding_of_five(home.path());
    assert!(driver.click("people-2"));
    driver.focus("people-3");
    driver.tap(Named::ArrowUp);
    driver.focus("people-4");
    driver.tap(Named::Delete);
    driver.focus("people-rename");
    driver.type_in("x");
    driver.tap(Named::Enter);
    assert!(driver.click("people-3"));
    driver.focus("people-0");
    driver.tap(Named::Delete);
    driver.focus("people-rename");
    driver.type_in("y");
    driver.tap(Named::Enter);
    driver.focus("begin");
    driver.tap(Named::Enter);
    assert_eq!(names(&only(home.path())), ["B2", "D4", "C3xy"]);
}

#[test]
fn five_hundred_are_listed_in_pages_and_no_more_can_join() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Founding));
    driver.focus("people-name");
    driver.clipboard = Some((1..=500).map(|n| format!("P{n}\n")).collect());
    control(&mut driver, "v");
    driver.tap(Named::Enter);
    assert!(reads(&mut driver, "500 people have joined.") && !reads(&mut driver, "P51"));
    driver.focus("people-more");
    driver.tap(Named::Enter);
    assert!(reads(&mut driver, "P51") && !reads(&mut driver, "P101"));
    driver.focus("people-name");
    driver.type_in("P501");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "500") && reads(&mut driver, "500 people have joined."));
    let before = names_drawn(&mut driver);
    assert!(driver.click("people-shuffle"));
    assert_ne!(names_drawn(&mut driver), before);
}

fn names_drawn(driver: &mut Driver) -> Vec<String> {
    driver.texts().into_iter().map(|(_, text)| text).filter(|text| text.starts_with('P')).collect()
}

#[test]
fn tie_breaks_change_places_and_the_lot_stays_last() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Founding));
    driver.type_in("Wien");
    assert!(driver.click("founding-ties"));
    assert!(driver.click("tie-main-1-up"), "wins before points");
    for id in ["tie-main-3-up", "tie-main-2-down", "tie-main-3-up"] {
        assert!(driver.click(id), "where nothing goes up or down");
    }
    assert!(driver.click("begin"));
    let head = only(home.path()).head().clone();
    let order = &head.ties["main"];
    assert_eq!(order[..2], [Criterion::Wins, Criterion::Points]);
    assert_eq!(order.last(), Some(&Criterion::Lot));
    assert_eq!(head.ties.len(), 1, "what was not changed is the plan's");
}

#[test]
fn one_is_tried_out_up_to_its_finals_and_gone_on_with() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Championships));
    assert!(driver.click("try-cup") && driver.has_focus("trial-begin"));
    assert!(driver.click("try-cup") && driver.bounds("trial-begin").is_none(), "it is closed by the same press");
    assert!(driver.click("try-cup"));
    clear(&mut driver, "trial-people");
    driver.type_in("65");
    assert!(says(&mut driver, "Choose a number from 13 to 64."));
    assert!(driver.click("trial-begin") && matches!(driver.app().top(), Screen::Championships(_)));
    clear(&mut driver, "trial-people");
    driver.type_in("13");
    assert!(driver.click_text(&tr!(Lang::En, "championships-try-until-finals")));
    driver.focus("trial-begin");
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Championship(_)));
    let cup = only(home.path());
    assert_eq!((cup.stage_key(), cup.people().len()), ("finals", 13));
    driver.tap(Named::Escape);
    assert!(says(&mut driver, "Finals") && says(&mut driver, "Trial run"), "{:?}", driver.texts());
}

#[test]
fn one_is_deleted_brought_back_and_copied_and_what_is_none_says_so() {
    let home = tempfile::tempdir().unwrap();
    let path = keep(home.path(), "Wien");
    fs::write(home.path().join("matches/foreign.wurfcup"), "no championship\n").unwrap();
    let mut driver = open(home.path(), Some(Route::Championships));
    assert!(says(&mut driver, "this is not a championship"));
    let place = journal::list(&home.path().join("matches")).iter().position(|row| row.path == path).unwrap();
    let row = ["cup-0", "cup-1"][place];
    driver.tap(Named::ArrowDown);
    assert!(driver.has_focus("cup-0"));
    driver.focus(row);
    driver.tap(Named::Delete);
    assert!(!path.exists() && says(&mut driver, "Championship deleted"));
    driver.say(Message::Asked(Route::Trash));
    assert!(says(&mut driver, "Championship Wien 2027"), "{:?}", driver.texts());
    driver.tap(Named::Escape);
    control(&mut driver, "z");
    assert!(path.exists() && says(&mut driver, "Wien 2027"));
    let copy = home.path().join("copy.wurfcup");
    assert!(driver.click_text("Wien 2027"));
    assert!(matches!(driver.app().top(), Screen::Championship(_)), "a click opens it");
    driver.tap(Named::Escape);
    driver.focus(row);
    driver.tap(Named::Tab);
    driver.tap(Named::Enter);
    clear_all(&mut driver, "archive-target");
    driver.type_in(copy.to_str().unwrap());
    driver.tap(Named::Enter);
    assert_eq!(fs::read(&copy).unwrap(), fs::read(&path).unwrap());
}

fn clear_all(driver: &mut Driver, field: &'static str) {
    for _ in 0..4 {
        clear(driver, field);
    }
}

#[test]
fn a_championship_is_gone_on_with_from_the_shelf_and_found_from_the_archive() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), "Wien");
    let mut driver = open(home.path(), None);
    assert!(reads(&mut driver, "Wien 2027") && says(&mut driver, "Preliminaries"));
    assert!(driver.click("go-on-cup"));
    assert!(matches!(driver.app().top(), Screen::Championship(_)));
    driver.tap(Named::Escape);
    driver.say(Message::Asked(Route::Archive));
    assert!(driver.click("archive-cups"));
    assert!(matches!(driver.app().top(), Screen::Championships(_)));
}

#[test]
fn each_championship_that_goes_on_is_found_from_the_shelf() {
    let home = tempfile::tempdir().unwrap();
    keep(home.path(), "Wien");
    keep(home.path(), "Graz");
    let mut driver = open(home.path(), None);
    assert!(reads(&mut driver, "Wien 2027") && reads(&mut driver, "Graz 2027"), "{:?}", driver.texts());
    assert!(driver.click("go-on-cup-1") && matches!(driver.app().top(), Screen::Championship(_)));
    keep(home.path(), "Linz");
    let mut driver = open(home.path(), None);
    assert!(reads(&mut driver, "One more championship") && driver.click("go-on-more-cups"));
    assert!(matches!(driver.app().top(), Screen::Championships(_)));
}

#[test]
fn a_file_from_anywhere_is_opened_as_what_it_is() {
    let (home, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let path = keep(elsewhere.path(), "Graz");
    for way in [None, Some(Route::Archive), Some(Route::Championships)] {
        let mut driver = open(home.path(), way);
        control(&mut driver, "o");
        clear_all(&mut driver, "open-path");
        driver.type_in(path.to_str().unwrap());
        driver.tap(Named::Enter);
        assert!(matches!(driver.app().top(), Screen::Championship(_)));
    }
}

#[test]
fn championships_are_pictured() {
    for appearance in APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), appearance.size, |desk| {
            set_appearance(desk, appearance.lang, appearance.look, appearance.text);
        });
        driver.say(Message::Asked(Route::Championships));
        take(&mut driver, appearance, "championships", "empty");
        driver.click("try-cup");
        take(&mut driver, appearance, "championships", "trial");
        driver.tap(Named::Escape);
        driver.say(Message::Asked(Route::Founding));
        driver.type_in("Wien");
        take(&mut driver, appearance, "founding", "world");
        driver.clipboard = Some("Ada Lovelace, London\nBo\n\u{5e9}\u{5dc}\u{5d5}\u{5dd} 🎲, <b>\nCy\n".to_owned());
        driver.focus("people-name");
        control(&mut driver, "v");
        driver.click_text(&tr!(appearance.lang, "championship-plan-round-robin"));
        take(&mut driver, appearance, "founding", "small");
        driver.focus("people-1");
        driver.tap(Named::Enter);
        take(&mut driver, appearance, "founding", "people");
        driver.tap(Named::Escape);
        driver.tap(Named::Escape);
        keep(home.path(), "Wien");
        keep(home.path(), "Graz 2027");
        fs::write(home.path().join("matches/foreign.wurfcup"), "no championship\n").unwrap();
        driver.tap(Named::Escape);
        take(&mut driver, appearance, "shelf", "cup");
        driver.say(Message::Asked(Route::Championships));
        take(&mut driver, appearance, "championships", "list");
    }
}

#[test]
fn what_is_not_for_two_is_not_offered_where_two_meet() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), Some(Route::Founding));
    assert!(driver.click_text(&tr!(Lang::En, "championship-plan-knock-out")));
    assert!(driver.click_text("dre13ehn"));
    assert!(reads(&mut driver, "Points game") && !reads(&mut driver, "Alone, for points"), "{:?}", driver.texts());
    let headed = driver.texts().into_iter().filter(|(_, text)| text == "Game").count();
    assert!(headed <= 1, "{:?}", driver.texts());
}
