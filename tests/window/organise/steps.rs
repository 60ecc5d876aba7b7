//! What an organiser does when things go otherwise: taken out, lost by default, taken back, ended early, late, swapped.

use club::championship::Event;

use super::*;

/// A knock-out of so many, up to that stage.
fn knock_out(home: &Path, participants: usize, until: &str) -> PathBuf {
    let head = Head { plan: "knock-out".to_owned(), game: "ludix".to_owned(), seed: 5, ..Head::world("Wien", 2027, 3) };
    kept_with(home, head, participants, Some(until))
}

fn enter(driver: &mut Driver, result: &str) {
    driver.type_in(result);
    driver.tap(Named::Enter);
}

fn with_shift(driver: &mut Driver, key: Named) {
    driver.key(Key::Named(key), Modifiers::SHIFT);
}

fn seeds(driver: &Driver) -> Vec<usize> {
    let (_, stage) = cup(driver).stages().next().unwrap();
    stage.parts[0].seats.iter().filter_map(|seat| seat.id()).collect()
}

#[test]
fn a_result_is_taken_out_once_that_is_confirmed_and_comes_back() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    let first = seen(&driver).1.unwrap();
    enter(&mut driver, "320:120");
    driver.tap(Named::ArrowUp);
    assert_eq!(seen(&driver).1.as_ref(), Some(&first));
    driver.tap(Named::Delete);
    assert_eq!(standing(&driver, &first), MatchState::Played([320, 120]), "it is asked first");
    driver.tap(Named::Enter);
    assert_eq!((standing(&driver, &first), seen(&driver).1.as_ref()), (MatchState::Open, Some(&first)));
    ctrl(&mut driver, "z");
    assert_eq!(standing(&driver, &first), MatchState::Played([320, 120]));
    assert!(says(&mut driver, "stands at 320:120 again"), "{:?}", driver.texts());
    // The same by pointer.
    assert!(driver.click("clear") && driver.click("confirm"));
    assert!(standing(&driver, &first) == MatchState::Open && says(&mut driver, "the result has been cleared"));
    driver.type_in("3");
    assert!(!says(&mut driver, "the result has been cleared"), "it was read");
    driver.tap(Named::Escape);
    assert!(driver.click_text("Undo"));
    assert_eq!(standing(&driver, &first), MatchState::Played([320, 120]));
}

#[test]
fn ctrl_z_takes_back_what_was_entered_last_and_chooses_its_match() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    let first = seen(&driver).1.unwrap();
    enter(&mut driver, "320:120");
    driver.type_in("3");
    ctrl(&mut driver, "z");
    assert_eq!(standing(&driver, &first), MatchState::Played([320, 120]), "what is typed is dropped first");
    ctrl(&mut driver, "z");
    assert_eq!((standing(&driver, &first), seen(&driver).1.as_ref()), (MatchState::Open, Some(&first)));
    assert!(says(&mut driver, "has no result"), "{:?}", driver.texts());
    enter(&mut driver, "300:200");
    assert_eq!(standing(&driver, &first), MatchState::Played([300, 200]));
    ctrl(&mut driver, "z");
    assert_eq!(standing(&driver, &first), MatchState::Open);
    // What was entered before the page was opened is asked about.
    ctrl(&mut driver, "z");
    assert!(says(&mut driver, "before this page was opened") && says(&mut driver, "“Sign-up” ended."));
    driver.tap(Named::Escape);
    assert!(driver.bounds("confirm").is_none() && cup(&driver).stage_key() == "finals");
    ctrl(&mut driver, "z");
    driver.tap(Named::Enter);
    assert_eq!((cup(&driver).stage_key(), seen(&driver).0), ("joining", Tab::People));
}

#[test]
fn two_who_have_not_met_are_struck_and_met_again() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 20, Some("preliminaries"));
    let mut driver = open(home.path(), &path, USUAL);
    driver.type_in("5 17");
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    let pressed = championship::Message::MatchPressed("p1".to_owned());
    driver.say(Message::Screen(1, screen::Message::Championship(pressed)));
    driver.tap(Named::Delete);
    assert!(cup(&driver).find("p1").is_some() && says(&mut driver, "as if it had never been entered"));
    driver.tap(Named::Enter);
    assert!(cup(&driver).find("p1").is_none() && driver.has_focus("meet"));
    ctrl(&mut driver, "z");
    assert_eq!(standing(&driver, "p1"), MatchState::Played([1, 0]));
}

#[test]
fn a_match_is_lost_without_playing_by_a_key_or_a_press_and_played_after_all() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    let first = seen(&driver).1.unwrap();
    with_shift(&mut driver, Named::ArrowRight);
    assert!(standing(&driver, &first) == MatchState::Open && driver.bounds("confirm").is_some(), "it is asked");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, &first), MatchState::Forfeit(Some(1)));
    let second = seen(&driver).1.unwrap();
    assert!(driver.bounds("forfeit-both").is_none(), "somebody has to go on");
    assert!(driver.click("forfeit-1") && driver.click("confirm"));
    assert_eq!(standing(&driver, &second), MatchState::Forfeit(Some(0)));
    driver.tap(Named::ArrowUp);
    driver.tap(Named::ArrowUp);
    assert_eq!(seen(&driver).1.as_ref(), Some(&first));
    enter(&mut driver, "300:100");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, &first), MatchState::Played([300, 100]));
}

#[test]
fn a_match_that_neither_has_come_to_is_lost_by_both() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 4, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    let first = seen(&driver).1.unwrap();
    assert!(driver.click("forfeit-both") && says(&mut driver, "would both lose this match"));
    assert!(driver.click("confirm"));
    assert_eq!(standing(&driver, &first), MatchState::Forfeit(None));
    assert!(seen(&driver).1.is_some_and(|next| next != first));
    driver.tap(Named::ArrowUp);
    assert!(says(&mut driver, "lost by both"), "{:?}", driver.texts());
}

/// A knock-out of eleven with that many results, and its first match chosen.
fn played(home: &std::path::Path, results: usize) -> Driver {
    let path = knock_out(home, 11, "finals");
    let mut driver = open(home, &path, USUAL);
    for _ in 0..results {
        enter(&mut driver, "320:120");
    }
    driver.tap(Named::PageUp);
    driver.tap(Named::PageUp);
    driver
}

#[test]
fn what_no_longer_follows_is_said_and_stands_or_is_opened_by_one_press() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = played(home.path(), 7);
    let first = seen(&driver).1.unwrap();
    assert!(first.starts_with("r16-"), "{first}");
    enter(&mut driver, "120:320");
    assert!(says(&mut driver, "would no longer fit"), "{:?}", driver.texts());
    driver.tap(Named::Enter);
    let stale = cup(&driver).stale().into_iter().next().unwrap().to_owned();
    assert!(says(&mut driver, "One result no longer fits"));
    assert!(driver.click("show-stale"));
    assert_eq!(seen(&driver), (Tab::Round, Some(stale.clone())));
    assert!(says(&mut driver, "No longer fits the earlier results"), "in the list: {:?}", driver.texts());
    assert!(says(&mut driver, "This result no longer fits"), "on the card");
    assert!(driver.click("stands"));
    assert!(cup(&driver).stale().is_empty() && !says(&mut driver, "no longer fits"));
    ctrl(&mut driver, "z");
    assert!(driver.click("reopen"));
    assert_eq!((standing(&driver, &stale), seen(&driver).1), (MatchState::Open, Some(stale)));
    assert!(cup(&driver).stale().is_empty());
}

#[test]
fn a_result_typed_for_one_that_no_longer_follows_is_shown_with_those_who_play_now() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    for _ in 0..7 {
        enter(&mut driver, "320:120");
    }
    driver.tap(Named::PageUp);
    driver.tap(Named::PageUp);
    enter(&mut driver, "120:320");
    driver.tap(Named::Enter);
    assert!(driver.click("show-stale"));
    let stale = seen(&driver).1.unwrap();
    let due = |driver: &Driver| {
        let (_, part, one) = cup(driver).find(&stale).unwrap();
        part.due(one).map(|seat| cup(driver).name(seat.id().unwrap()).to_owned())
    };
    let [a, b] = due(&driver);
    driver.type_in("300:100");
    let texts: Vec<String> = driver.texts().into_iter().map(|(_, text)| text).collect();
    for name in [&a, &b] {
        assert!(texts.iter().filter(|text| *text == name).count() >= 2, "{name}: {texts:?}");
    }
    driver.tap(Named::Enter);
    assert!(says(&mut driver, &format!("{a} – {b} 300:100 would be entered.")), "{:?}", driver.texts());
    driver.tap(Named::Enter);
    assert!(says(&mut driver, &format!("Entered: {a} – {b} 300:100")), "{:?}", driver.texts());
}

#[test]
fn a_stage_ends_early_only_by_an_answer_that_is_chosen() {
    for (answer, state) in [("confirm", MatchState::Struck), ("confirm-1", MatchState::Forfeit(None))] {
        let home = tempfile::tempdir().unwrap();
        let path = kept_of(home.path(), "round-robin", 9, Some("main"));
        let mut driver = open(home.path(), &path, USUAL);
        let first = seen(&driver).1.unwrap();
        assert!(driver.click_text("End early…"));
        assert!(says(&mut driver, "(Round 1)") && driver.has_focus("refrain"), "{:?}", driver.texts());
        driver.tap(Named::Enter);
        assert!(cup(&driver).stage_key() == "main" && driver.bounds("refrain").is_none(), "Enter goes on playing");
        assert!(driver.click("close-stage") && driver.click(answer));
        assert_eq!((cup(&driver).stage_key(), standing(&driver, &first)), ("over", state));
        let far = if answer == "confirm" { "0 of 36 decided, 36 cancelled" } else { "36 of 36 decided" };
        assert!(driver.texts().iter().any(|(_, text)| text.ends_with(far)), "{:?}", driver.texts());
        ctrl(&mut driver, "1");
        let pressed = championship::Message::MatchPressed(first);
        driver.say(Message::Screen(1, screen::Message::Championship(pressed)));
        assert!(says(&mut driver, "Not played: the stage ended first"), "{:?}", driver.texts());
    }
}

#[test]
fn a_knock_out_that_ends_before_its_final_says_that_the_best_are_not_decided() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click("close-stage"));
    assert!(says(&mut driver, "If you end the stage") && says(&mut driver, "not all of the first three"));
    assert!(!says(&mut driver, "the first three are decided") && !says(&mut driver, "– –"), "{:?}", driver.texts());
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 9, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click("close-stage"));
    assert!(says(&mut driver, "the first three are decided"), "by the table: {:?}", driver.texts());
}

#[test]
fn whoever_is_not_known_yet_is_named_by_the_match_they_come_from() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    driver.tap(Named::PageDown);
    assert!(reads(&mut driver, "Winner of Round of 16, match 1"), "{:?}", driver.texts());
}

#[test]
fn a_correction_says_of_which_match_it_is_and_what_stood_there() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    let first = seen(&driver).1.unwrap();
    let (_, part, one) = cup(&driver).find(&first).unwrap();
    let [a, b] = part.players(one).map(|seat| cup(&driver).name(seat.id().unwrap()).to_owned());
    enter(&mut driver, "320:120");
    driver.tap(Named::ArrowUp);
    enter(&mut driver, "120:320");
    assert!(says(&mut driver, &format!("{a} – {b} 120:320 instead of 320:120.")), "{:?}", driver.texts());
}

#[test]
fn what_is_typed_on_answers_no_question() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    let first = seen(&driver).1.unwrap();
    enter(&mut driver, "320:120");
    driver.tap(Named::ArrowUp);
    for result in ["310:90", "150:330"] {
        enter(&mut driver, result);
        assert!(says(&mut driver, "instead of 320:120"), "{:?}", driver.texts());
        assert_eq!(standing(&driver, &first), MatchState::Played([320, 120]), "{result}");
    }
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, &first), MatchState::Played([150, 330]));
}

#[test]
fn arrows_walk_through_those_who_take_part_and_whoever_has_left_is_counted_apart() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 9, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "5");
    assert!(says(&mut driver, "9 participants"), "{:?}", driver.texts());
    driver.focus("participant-1");
    driver.tap(Named::ArrowDown);
    assert!(driver.has_focus("participant-2"));
    let left = Event::Leave { id: 3, date: cup(&driver).stage().unwrap().0.first };
    drop(driver);
    let whole = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("{whole}{}\n", left.line())).unwrap();
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "5");
    assert!(says(&mut driver, "9 participants, 1 withdrawn"), "{:?}", driver.texts());
}

#[test]
fn sign_up_ends_once_however_often_it_is_pressed() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 6, Some("joining"));
    let mut driver = open(home.path(), &path, USUAL);
    let at = driver.bounds("close-stage").unwrap().center();
    driver.click_at(at);
    driver.click_at(at);
    let at = driver.bounds("confirm").unwrap().center();
    driver.click_at(at);
    driver.click_at(at);
    for _ in 0..3 {
        driver.tap(Named::Enter);
    }
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!((text.matches("\"close\"").count(), cup(&driver).stage_key()), (1, "main"));
}

#[test]
fn seeds_are_ordered_and_drawn_while_people_join_and_the_list_says_what_for() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "joining");
    let mut driver = open(home.path(), &path, USUAL);
    assert!(says(&mut driver, "The first 5 have a bye"), "{:?}", driver.texts());
    driver.focus("people-0");
    driver.tap(Named::ArrowDown);
    assert_eq!((&seeds(&driver)[..3], driver.has_focus("people-1")), (&[2, 1, 3][..], true));
    let grip = |driver: &mut Driver, id| {
        let bounds = driver.bounds(id).unwrap();
        iced::Point::new(bounds.x - 14.0, bounds.center().y)
    };
    let way = ["people-3", "people-2", "people-1", "people-0"].map(|id| grip(&mut driver, id));
    driver.drag(&way);
    assert_eq!(&seeds(&driver)[..4], &[4, 2, 1, 3]);
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text.matches("\"order\"").count(), 2, "a drag is one entry");
    assert!(driver.click("people-shuffle"));
    assert_ne!(&seeds(&driver)[..4], &[4, 2, 1, 3]);
    for _ in 0..3 {
        ctrl(&mut driver, "z");
    }
    assert_eq!(seeds(&driver), (1..=11).collect::<Vec<_>>());
    driver.focus("people-0");
    driver.tap(Named::Enter);
    assert!(matches!(driver.app().top(), Screen::Participant(_)));
}

#[test]
fn whoever_comes_late_has_a_place_and_is_told_what_they_play() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "4");
    assert_eq!(seen(&driver).0, Tab::People);
    driver.focus("people-name");
    driver.type_in("Zoe");
    driver.tap(Named::Enter);
    assert_eq!(cup(&driver).people().len(), 12);
    assert!(says(&mut driver, "Zoe has a place; the first match is"), "{:?}", driver.texts());
    driver.type_in("X");
    ctrl(&mut driver, "z");
    assert_eq!(cup(&driver).people().len(), 12, "a name is being typed");
    write(&mut driver, "people-name", "");
    ctrl(&mut driver, "z");
    assert_eq!(cup(&driver).people().len(), 11);
    assert!(says(&mut driver, "Zoe no longer takes part"), "{:?}", driver.texts());
}

#[test]
fn two_change_places_once_that_is_confirmed_and_not_after_they_have_played() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    let first = seen(&driver).1.unwrap();
    let players = |driver: &Driver| {
        let (_, part, one) = cup(driver).find(&first).unwrap();
        part.players(one).map(|seat| seat.id().unwrap())
    };
    let [a, b] = players(&driver);
    assert_eq!([a, b], [8, 9]);
    ctrl(&mut driver, "4");
    assert!(driver.click("swap") && driver.click("participant-7") && driver.click("participant-10"));
    assert_eq!(players(&driver), [a, b], "it is asked first");
    driver.tap(Named::Enter);
    assert_eq!(players(&driver), [11, 9]);
    ctrl(&mut driver, "1");
    enter(&mut driver, "300:100");
    ctrl(&mut driver, "4");
    assert!(driver.click("swap") && driver.click("participant-8") && driver.click("participant-9"));
    assert!(driver.bounds("confirm").is_none(), "number 9 has played and cannot be chosen");
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Championship(_)), "Escape leaves the choosing first");
}

#[test]
fn a_knock_out_has_no_tables_and_says_why_nothing_is_played_yet() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "joining");
    let mut driver = open(home.path(), &path, USUAL);
    assert!(!driver.texts().iter().any(|(_, text)| text == "Tables"));
    for (digit, tab) in [("1", Tab::Round), ("2", Tab::Pictures)] {
        ctrl(&mut driver, digit);
        assert_eq!(seen(&driver).0, tab);
        assert!(says(&mut driver, "There is no schedule yet"), "{:?}", driver.texts());
    }
}

#[test]
fn what_was_opened_again_and_built_on_is_asked_about_when_it_is_entered() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = played(home.path(), 8);
    enter(&mut driver, "120:320");
    driver.tap(Named::Enter);
    let stale = cup(&driver).stale().into_iter().next().unwrap().to_owned();
    assert!(driver.click("show-stale") && driver.click("reopen") && driver.click("confirm"));
    assert_eq!(standing(&driver, &stale), MatchState::Open);
    enter(&mut driver, "120:320");
    assert!(says(&mut driver, "120:320 would be entered."), "{:?}", driver.texts());
    assert!(driver.click("confirm"), "it is asked, and no option of the command line is named");
    assert_eq!(standing(&driver, &stale), MatchState::Played([120, 320]));
}

#[test]
fn an_end_is_taken_back_by_a_key_or_a_press_and_its_question_says_so() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 5, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    for _ in 0..5 {
        enter(&mut driver, "320:120");
    }
    let end = |driver: &mut Driver| {
        assert!(driver.click("close-stage") && says(driver, "You can undo this afterwards"));
        driver.tap(Named::Enter);
        assert!(cup(driver).stage_key() == "over" && says(driver, "“Knock-out” has ended"));
    };
    end(&mut driver);
    ctrl(&mut driver, "z");
    assert_eq!((cup(&driver).stage_key(), driver.bounds("reopen-stage")), ("finals", None));
    assert!(says(&mut driver, "“Knock-out” goes on"), "{:?}", driver.texts());
    end(&mut driver);
    drop(driver);
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click("reopen-stage") && driver.has_focus("confirm"));
    driver.tap(Named::Enter);
    assert_eq!((cup(&driver).stage_key(), cup(&driver).podium()), ("finals", None));
    // Sign-up as well, with all that has been entered since.
    assert!(driver.click_text("Sign-up") && driver.click("reopen-stage"));
    assert!(says(&mut driver, "The 5 entries made since then") && driver.has_focus("refrain"));
    assert!(driver.click("confirm"));
    assert_eq!((cup(&driver).stage_key(), cup(&driver).people().len()), ("joining", 5));
}

#[test]
fn what_no_longer_follows_is_said_before_an_end() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = played(home.path(), 11);
    driver.tap(Named::PageUp);
    driver.tap(Named::PageUp);
    assert!(cup(&driver).may_close());
    enter(&mut driver, "120:320");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "Corrected: "), "{:?}", driver.texts());
    assert!(driver.click("close-stage"));
    assert!(says(&mut driver, "would count as it stands") && driver.has_focus("refrain"), "{:?}", driver.texts());
}

#[test]
fn places_that_a_lot_decides_are_said_before_an_end() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 3, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click("close-stage"));
    assert!(
        says(&mut driver, "a lot would decide places 1–3 among Computer 1, Computer 2, Computer 3"),
        "{:?}",
        driver.texts()
    );
}

#[test]
fn whoever_rests_in_the_first_round_is_named_and_whoever_is_out_is_marked() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 11, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    assert!(says(&mut driver, "Bye: Computer 1, ") && says(&mut driver, "Table 1"), "{:?}", driver.texts());
    enter(&mut driver, "320:120");
    ctrl(&mut driver, "4");
    let out = driver.texts().iter().filter(|(_, text)| text.ends_with("· out")).count();
    assert_eq!(out, 1, "{:?}", driver.texts());
}

#[test]
fn no_room_is_said_where_people_would_join() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 8, "finals");
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "4");
    assert!(driver.bounds("people-name").is_none() && says(&mut driver, "none is left"), "{:?}", driver.texts());
}

#[test]
fn each_tab_key_leads_to_what_its_tab_begins_with() {
    for (plan, until, tabs) in [("knock-out", "finals", 5), ("groups", "finals", 6), ("round-robin", "joining", 6)] {
        let home = tempfile::tempdir().unwrap();
        let path = kept_of(home.path(), plan, 11, Some(until));
        for digit in 1..=tabs {
            let mut driver = open(home.path(), &path, USUAL);
            ctrl(&mut driver, &digit.to_string());
            let told = driver.semantics();
            let focused = told.nodes.iter().find(|(id, _)| *id == told.focus).map(|(_, node)| node.role());
            let keys_are_the_results = digit == 1 && until == "finals";
            assert!(keys_are_the_results || focused != Some(accesskit::Role::Window), "{plan} {digit}: {focused:?}");
            assert!(!driver.has_focus("back"), "{plan} {digit}");
        }
        let mut driver = open(home.path(), &path, USUAL);
        ctrl(&mut driver, "4");
        driver.tap(Named::Enter);
        assert!(!matches!(driver.app().top(), Screen::Shelf(_)), "{plan}");
    }
}

#[test]
fn tables_of_the_groups_stay_beside_their_knock_out() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "groups", 9, Some("finals"));
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "2");
    assert!(reads(&mut driver, "Wins") && says(&mut driver, "Group 1"), "{:?}", driver.texts());
}

#[test]
fn an_empty_round_leads_on() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 5, "joining");
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "1");
    assert!(driver.click("next-step") && driver.has_focus("confirm"));
    driver.tap(Named::Enter);
    assert_eq!(cup(&driver).stage_key(), "finals");
}

#[test]
fn a_match_that_has_begun_here_is_gone_on_with_and_a_second_is_asked_about() {
    let home = tempfile::tempdir().unwrap();
    let head = Head { plan: "round-robin".to_owned(), game: "ludix".to_owned(), ..Head::world("Wien", 2027, 3) };
    let (mut cup, mut events) = (Championship::new(head).unwrap(), Vec::new());
    // People: nothing is played before one of them rolls.
    for name in ["Ada", "Bo", "Cy"] {
        events.push(cup.join(name, "").unwrap());
        cup.take(events.last().unwrap());
    }
    let close = cup.close_stage().unwrap();
    close.iter().for_each(|event| cup.take(event));
    events.extend(close);
    let folder = home.path().join("matches");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("2027-wien.wurfcup");
    drop(Kept::create(&path, cup, &events).unwrap());
    let records = || {
        let all = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        all.filter(|path| path.extension().is_some_and(|ending| ending == "wurf")).count()
    };
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click_text("Play here"));
    driver.tap(Named::Space);
    driver.wait(std::time::Duration::from_secs(5));
    assert!(!driver.table().unwrap().table().turn().is_over());
    driver.say(Message::Asked(Route::Back));
    assert!(records() == 1 && says(&mut driver, "This match has begun here"), "{:?}", driver.texts());
    assert!(driver.click_text("Play here"));
    assert!(driver.table().is_none() && says(&mut driver, "The one that ends first counts"));
    driver.tap(Named::Escape);
    assert!(driver.click("play-on") && driver.table().is_some());
    driver.say(Message::Asked(Route::Back));
    assert_eq!(records(), 1, "the same");
    assert!(driver.click_text("Play here") && driver.click("confirm") && driver.table().is_some());
    driver.tap(Named::Space);
    driver.wait(std::time::Duration::from_secs(5));
    driver.say(Message::Asked(Route::Back));
    assert_eq!(records(), 2);
}

/// Names as long as names may be, of several words.
fn long(id: usize) -> String {
    format!("{} {id}", ["Friederike-Wilhelmine von Wurfzabel", "Maximilian Bartholomäus Oberhuber"][id % 2])
}

/// Every second of them has such a name.
fn lengthen(path: &Path) {
    let mut text = std::fs::read_to_string(path).unwrap();
    let count = club::championship::journal::view(path).unwrap().cup.people().len();
    for id in (2..=count).step_by(2) {
        text = text.replace(&format!("\"Computer {id}\""), &format!("\"{}\"", long(id)));
    }
    std::fs::write(path, text).unwrap();
}

#[test]
fn what_is_pressed_for_a_result_stays_where_it_is_whoever_plays() {
    for (plan, until) in [("world", "main"), ("world", "groups"), ("knock-out", "finals"), ("round-robin", "main")] {
        let home = tempfile::tempdir().unwrap();
        let path = kept_of(home.path(), plan, 13, Some(until));
        lengthen(&path);
        let mut driver = open(home.path(), &path, Appearance { size: (1280.0, 1400.0), ..USUAL });
        let count = driver.texts().iter().filter(|(_, text)| text == "– : –").count();
        let mut places = Vec::new();
        for _ in 0..count {
            driver.tap(Named::ArrowRight);
            let here = |text: &&(iced::Rectangle, String)| matches!(text.1.as_str(), "9" | "11" | "Winner");
            let all: Vec<_> = driver.texts().iter().filter(here).map(|(at, _)| at.y).collect();
            places.push(all);
            driver.tap(Named::ArrowDown);
        }
        assert!(count > 2 && !places[0].is_empty(), "{plan}: {:?}", driver.texts());
        assert!(places.iter().all(|one| *one == places[0]), "{plan}: {places:?}");
    }
}

#[test]
fn the_field_for_two_who_have_met_stays_where_it_is_whoever_is_chosen() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 20, Some("preliminaries"));
    lengthen(&path);
    let mut driver = open(home.path(), &path, USUAL);
    let before = driver.bounds("meet").unwrap();
    let enter = driver.bounds("enter").unwrap();
    for name in ["2", "4"] {
        driver.type_in(name);
        driver.tap(Named::Enter);
        assert_eq!(driver.bounds("meet").unwrap(), before, "{name}");
        assert_eq!(driver.bounds("enter").unwrap(), enter, "{name}");
    }
}

#[test]
fn a_second_click_where_another_control_has_come_does_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = played(home.path(), 7);
    enter(&mut driver, "120:320");
    driver.tap(Named::Enter);
    assert!(driver.click("show-stale"));
    let (reopen, _) = driver.seen("reopen").unwrap();
    // Wherever on it that is.
    for part in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let at = iced::Point::new(reopen.x + reopen.width * part, reopen.center_y());
        driver.click_at(at);
        assert!(driver.bounds("reopen").is_none(), "it is open again");
        let before = (seen(&driver), driver.texts());
        driver.click_at_once(at);
        assert_eq!((seen(&driver), driver.texts()), before, "{part}");
        ctrl(&mut driver, "z");
        assert!(driver.click("show-stale"));
    }
}

#[test]
fn who_has_joined_is_no_news_once_it_has_begun_and_a_key_begins_it() {
    let home = tempfile::tempdir().unwrap();
    let path = knock_out(home.path(), 5, "joining");
    let mut driver = open(home.path(), &path, USUAL);
    driver.type_in("Zoe");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "Zoe has joined as number 6"), "{:?}", driver.texts());
    assert!(reads(&mut driver, "Ctrl+Enter"), "the next step is named: {:?}", driver.texts());
    driver.type_in("Yves");
    driver.key(Key::Named(Named::Enter), Modifiers::CTRL);
    assert!(
        driver.has_focus("confirm") && says(&mut driver, "would begin with 7 participants"),
        "{:?}",
        driver.texts()
    );
    driver.tap(Named::Enter);
    assert_eq!((cup(&driver).stage_key(), cup(&driver).people().len()), ("finals", 7), "with whoever was written");
    ctrl(&mut driver, "4");
    assert!(!says(&mut driver, "joined"), "{:?}", driver.texts());
    driver.key(Key::Named(Named::Enter), Modifiers::CTRL);
    assert!(says(&mut driver, "Not everything has been played"), "{:?}", driver.texts());
}

#[test]
fn pairings_and_score_sheets_of_a_knock_out_are_there_for_every_round_of_it() {
    for until in ["finals", "over"] {
        let home = tempfile::tempdir().unwrap();
        let path = knock_out(home.path(), 11, until);
        let mut driver = open(home.path(), &path, USUAL);
        ctrl(&mut driver, "5");
        for (sheet, round) in
            [("Pairings", "Round of 16"), ("Score sheets", "Round of 16"), ("Pairings", "Quarter-finals")]
        {
            assert!(
                driver.click_text(sheet) && driver.click_text(round),
                "{until} {sheet} {round}: {:?}",
                driver.texts()
            );
            assert!(!says(&mut driver, "nothing to see here"), "{until} {sheet} {round}");
            let named = format!("{sheet} {round}.pdf").to_lowercase().replace(' ', "-");
            let fields = driver.semantics().nodes.into_iter().filter_map(|(_, node)| Some(node.value()?.to_owned()));
            let fields: Vec<String> = fields.collect();
            assert!(fields.iter().any(|value| value.ends_with(&named)), "by its round: {named} {fields:?}");
            let target = home.path().join("sheet.pdf");
            write(&mut driver, "print-target", target.to_str().unwrap());
            assert!(driver.click("print-save"));
            assert!(std::fs::read(&target).unwrap().starts_with(b"%PDF"), "{until} {sheet} {round}");
            std::fs::remove_file(&target).unwrap();
        }
    }
}

#[test]
fn results_that_end_a_round_lead_to_the_next() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 9, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    let paste = |driver: &mut Driver, rows: &str| {
        driver.clipboard = Some(format!("match;a_score;b_score\n{rows}"));
        ctrl(driver, "v");
        assert!(driver.click("table-take"), "{:?}", driver.texts());
    };
    paste(&mut driver, "m1-1;7;5\nm1-2;7;5\n");
    assert_eq!(seen(&driver).1.as_deref(), Some("m1-3"));
    paste(&mut driver, "m1-3;7;5\nm1-4;7;5\n");
    assert_eq!(seen(&driver).1.as_deref(), Some("m2-1"));
    // With some that were entered before.
    paste(&mut driver, "m1-1;5;7\nm2-1;7;5\nm2-2;7;5\nm2-3;7;5\nm2-4;7;5\n");
    assert!(driver.click("confirm"));
    assert_eq!((seen(&driver).1.as_deref(), standing(&driver, "m2-4")), (Some("m3-1"), MatchState::Played([7, 5])));
}

#[test]
fn labels_in_the_bracket_are_whole_and_one_that_fits_is_not_scrolled() {
    for appearance in APPEARANCES {
        for until in ["finals", "over"] {
            let home = tempfile::tempdir().unwrap();
            let path = knock_out(home.path(), 11, until);
            let mut driver = open(home.path(), &path, appearance);
            if until == "finals" {
                with_shift(&mut driver, Named::ArrowRight);
                driver.tap(Named::Enter);
            }
            ctrl(&mut driver, "2");
            let cut: Vec<String> = driver.texts().into_iter().map(|(_, text)| text).collect();
            // A button that asks first is written so.
            let asks = |text: &str| text.ends_with(" …") || text == "End early…";
            let cut: Vec<&String> = cut.iter().filter(|text| text.contains('…') && !asks(text)).collect();
            assert!(cut.is_empty(), "{} {until}: {cut:?}", appearance.name);
            let wider = driver.overflow("aside").unwrap();
            assert!(wider <= 0.5 || wider > 100.0, "{} {until}: {wider}", appearance.name);
            driver.keep(&format!("bracket-of-eleven-{until}-{}", appearance.name));
        }
    }
}

#[test]
fn as_long_as_groups_are_played_it_is_said_what_the_bracket_waits_for() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "groups", 9, Some("groups"));
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "3");
    assert!(driver.click_text("Bracket"));
    assert!(says(&mut driver, "The bracket will be here once “Groups” has ended."), "{:?}", driver.texts());
    driver.assert_within("the bracket before it begins");
}
