//! What the page shows of what is typed and not entered, of what cannot be entered or moved, and of messages that are past.

use super::*;

/// The arrow keys lead to that match of the list.
fn walk_to(driver: &mut Driver, name: &str) {
    for _ in 0..40 {
        if seen(driver).1.as_deref() == Some(name) {
            return;
        }
        driver.tap(Named::ArrowDown);
    }
    panic!("{name} is not in the list");
}

#[test]
fn what_is_typed_waits_with_its_match_until_it_is_entered_or_dropped() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 9, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    driver.type_in("13:5");
    assert!(!says(&mut driver, "not entered yet"), "while it is typed that is plain");
    driver.tap(Named::ArrowDown);
    assert!(reads(&mut driver, "13 : 5") && says(&mut driver, "not entered yet"), "{:?}", driver.texts());
    driver.type_in("6:13");
    for (there, back) in [(Named::ArrowUp, Named::ArrowDown), (Named::PageDown, Named::PageUp)] {
        driver.tap(there);
        driver.tap(back);
        assert!(reads(&mut driver, "13 : 5") && reads(&mut driver, "6 : 13"), "{there:?}: {:?}", driver.texts());
    }
    assert!(driver.click_text("Sign-up") && driver.click_text("Tournament"));
    assert!(reads(&mut driver, "13 : 5") && reads(&mut driver, "6 : 13"), "{:?}", driver.texts());
    driver.say(Message::Asked(Route::Participant(1)));
    driver.say(Message::Asked(Route::Back));
    walk_to(&mut driver, "m1-2");
    driver.tap(Named::ArrowUp);
    driver.tap(Named::Enter);
    assert_eq!((standing(&driver, "m1-1"), seen(&driver).1.as_deref()), (MatchState::Played([13, 5]), Some("m1-2")));
    driver.tap(Named::Escape);
    driver.tap(Named::ArrowUp);
    driver.tap(Named::ArrowDown);
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-2"), MatchState::Open, "Esc has dropped it");
    assert!(!reads(&mut driver, "6 : 13") && !says(&mut driver, "not entered yet"), "{:?}", driver.texts());
}

fn close(driver: &mut Driver) {
    let window = driver.app().window();
    driver.say(Message::Frame(window, frame::Message::CloseRequested));
}

#[test]
fn what_is_typed_and_not_entered_is_asked_about_before_the_page_or_the_window_is_left() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 9, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    driver.type_in("13:5");
    driver.tap(Named::ArrowDown);
    driver.type_in("6:13");
    ctrl(&mut driver, "2");
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Championship(_)), "Esc on another tab");
    assert!(says(&mut driver, "2 results have been typed but not entered"), "{:?}", driver.texts());
    driver.tap(Named::Enter);
    assert!(driver.bounds("confirm").is_none(), "the answer that keeps them has the keyboard");
    assert!(driver.click("back") && driver.bounds("confirm").is_some());
    driver.tap(Named::Escape);
    assert!(driver.bounds("confirm").is_none());
    close(&mut driver);
    assert!(!driver.frame.closed && driver.bounds("confirm").is_some());
    driver.tap(Named::Escape);
    // From a page above it.
    driver.say(Message::Asked(Route::Participant(1)));
    driver.say(Message::Asked(Route::Home));
    assert!(matches!(driver.app().top(), Screen::Championship(_)) && driver.bounds("confirm").is_some());
    driver.tap(Named::Escape);
    ctrl(&mut driver, "1");
    assert!(reads(&mut driver, "13 : 5") && reads(&mut driver, "6 : 13"), "{:?}", driver.texts());
    driver.say(Message::Asked(Route::Back));
    assert!(driver.click("confirm"));
    assert!(!matches!(driver.app().top(), Screen::Championship(_)));
    close(&mut driver);
    assert!(driver.frame.closed, "nothing is typed any more");
}

#[test]
fn two_who_are_being_named_are_asked_about_as_well() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 20, Some("preliminaries"));
    let mut driver = open(home.path(), &path, USUAL);
    driver.type_in("5");
    driver.say(Message::Asked(Route::Home));
    assert!(says(&mut driver, "One result has been typed but not entered"), "{:?}", driver.texts());
}

#[test]
fn a_table_that_was_taken_is_undone_in_one_step() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    driver.type_in("75");
    driver.tap(Named::Enter);
    let table = "match;a_score;b_score\nm1-2;4;5\nm1-3;7;5\nm1-4;3;9\n";
    drop_on(&mut driver, &home.path().join("table.csv"), table);
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-4"), MatchState::Played([3, 9]));
    ctrl(&mut driver, "z");
    for name in ["m1-2", "m1-3", "m1-4"] {
        assert_eq!(standing(&driver, name), MatchState::Open, "{name}");
    }
    assert!(says(&mut driver, "3 results are taken back"), "{:?}", driver.texts());
    assert_eq!((standing(&driver, "m1-1"), seen(&driver).1.as_deref()), (MatchState::Played([7, 5]), Some("m1-2")));
    ctrl(&mut driver, "z");
    assert_eq!(standing(&driver, "m1-1"), MatchState::Open, "one that was typed is one step");
}

#[test]
fn a_list_of_names_that_was_taken_is_undone_in_one_step() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "knock-out", 3, Some("joining"));
    let mut driver = open(home.path(), &path, USUAL);
    drop_on(&mut driver, &home.path().join("list.csv"), "name\nAda\nBo\nCy\n");
    driver.tap(Named::Enter);
    assert_eq!(cup(&driver).people().len(), 6);
    driver.say(Message::Screen(1, screen::Message::Championship(championship::Message::UndoPressed)));
    assert_eq!(cup(&driver).people().len(), 3);
    assert!(says(&mut driver, "3 players"), "{:?}", driver.texts());
}

#[test]
fn in_large_text_the_files_page_has_its_sheets_beside_what_saves_them_and_tools_keep_their_words() {
    for lang in [Lang::En, Lang::De] {
        let home = tempfile::tempdir().unwrap();
        let path = kept(home.path(), 13, Some("main"));
        let mut driver = open(home.path(), &path, Appearance { lang, ..APPEARANCES[3] });
        let undo = if lang == Lang::En { "Undo" } else { "Rückgängig" };
        assert!(says(&mut driver, undo), "{:?}", driver.texts());
        ctrl(&mut driver, "6");
        let save = driver.bounds("print-save").unwrap();
        assert!(save.y + save.height <= 700.0 && save.x > 340.0, "{save:?}");
        driver.keep(&format!("organise-files-{}-150", lang.code()));
        driver.assert_within("files");
    }
}

#[test]
fn a_match_that_is_cancelled_says_who_has_left_and_takes_no_result() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 9, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    driver.type_in("13:5");
    driver.tap(Named::Enter);
    let (_, part, one) = cup(&driver).find("m1-1").unwrap();
    let id = part.players(one)[0].id().unwrap();
    let name = cup(&driver).name(id).to_owned();
    driver.say(Message::Asked(Route::Participant(id)));
    assert!(driver.click("leave"));
    driver.tap(Named::Enter);
    driver.say(Message::Asked(Route::Back));
    assert_eq!(standing(&driver, "m1-1"), MatchState::Struck);
    let pressed = championship::Message::MatchPressed("m1-1".to_owned());
    driver.say(Message::Screen(1, screen::Message::Championship(pressed)));
    assert!(says(&mut driver, &format!("Cancelled: {name} has left")), "{:?}", driver.texts());
    assert!(driver.bounds("enter").is_none(), "{:?}", driver.texts());
    driver.type_in("5");
    assert!(says(&mut driver, &format!("needs no result any more, because {name} has left")), "{:?}", driver.texts());
    driver.tap(Named::ArrowRight);
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-1"), MatchState::Struck);
}

#[test]
fn a_message_goes_with_what_it_is_about() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 6, Some("joining"));
    let mut driver = open(home.path(), &path, USUAL);
    let missing = "A name is missing here.";
    let press = |driver: &mut Driver| {
        driver.focus("people-name");
        driver.tap(Named::Enter);
        assert!(says(driver, missing), "{:?}", driver.texts());
    };
    press(&mut driver);
    ctrl(&mut driver, "4");
    ctrl(&mut driver, "5");
    assert!(seen(&driver).0 == Tab::People && !says(&mut driver, missing), "another part was seen");
    press(&mut driver);
    driver.focus("back");
    ctrl(&mut driver, "z");
    assert!(driver.bounds("confirm").is_some() && !says(&mut driver, missing), "it is asked about something else");
    driver.tap(Named::Escape);
    press(&mut driver);
    assert!(driver.click("close-stage") && !says(&mut driver, missing), "{:?}", driver.texts());
    driver.tap(Named::Enter);
    driver.focus("match-time");
    driver.type_in("x");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "That is not a time"), "{:?}", driver.texts());
    ctrl(&mut driver, "5");
    assert!(!says(&mut driver, "That is not a time"), "{:?}", driver.texts());
}

#[test]
fn a_day_leads_no_further_than_its_stage() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 6, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    let day = cup(&driver).find("m1-1").unwrap().2.date;
    for id in ["round-sooner", "round-later", "match-sooner", "match-later"] {
        assert!(driver.click(id), "{id}");
        assert!(!says(&mut driver, "is not within the stage"), "{id}: {:?}", driver.texts());
        assert_eq!(cup(&driver).find("m1-1").unwrap().2.date, day, "the stage has one day");
    }
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), &kept(home.path(), 13, Some("main")), USUAL);
    let day = |driver: &Driver| cup(driver).find("m1-1").unwrap().2.date.to_string();
    assert!(driver.click("match-later"));
    assert_eq!(day(&driver), "2027-07-04");
    assert!(driver.click("match-sooner") && driver.click("match-sooner"));
    assert_eq!(day(&driver), "2027-07-03");
}

#[test]
fn places_are_swapped_only_while_two_could_and_by_those_who_can() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 6, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    let to = |driver: &mut Driver, part: &str| ctrl(driver, part);
    to(&mut driver, "5");
    assert!(driver.bounds("swap").is_some());
    for (played, offered) in [(1, true), (2, true), (3, false)] {
        to(&mut driver, "1");
        driver.type_in("13:5");
        driver.tap(Named::Enter);
        to(&mut driver, "5");
        assert_eq!(driver.bounds("swap").is_some(), offered, "{played} played");
    }
}

#[test]
fn an_undo_that_asks_says_the_entry_and_is_meant_by_a_second_press_of_its_key() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 6, Some("joining"));
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "z");
    assert!(says(&mut driver, "Computer 6 joined."), "{:?}", driver.texts());
    assert_eq!(cup(&driver).people().len(), 6, "it is asked first");
    ctrl(&mut driver, "z");
    assert_eq!(cup(&driver).people().len(), 5);
    assert!(says(&mut driver, "Undone: Computer 6 no longer takes part."), "{:?}", driver.texts());
}

#[test]
fn a_latecomer_of_a_swiss_tournament_plays_from_the_next_round() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "swiss", 9, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "5");
    assert!(says(&mut driver, "from the next round that is drawn"), "{:?}", driver.texts());
    assert!(!says(&mut driver, "rounds at the end"), "{:?}", driver.texts());
}
