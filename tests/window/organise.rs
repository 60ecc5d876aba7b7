//! A championship kept in the window: results by keys and by pointer, corrections, the end of a stage, a match played here.

use std::path::{Path, PathBuf};

use base::i18n::Lang;
use base::phrase::Phrase;
use club::championship::fold::MatchState;
use club::championship::journal::Kept;
use club::championship::simulate::{Simulation, draw};
use club::championship::{Championship, Head};
use games::game::bot::Level;
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::championship::{self, Tab};
use wurfzabel::app::screen::{self, Screen};
use wurfzabel::app::{Message, frame};

use crate::driver::{Driver, reads, says, set_appearance};
use crate::files::write;
use crate::sitting::{APPEARANCES, Appearance, USUAL};

mod shown;
mod steps;

/// A championship of so many, played up to a stage, as a file among the matches.
pub fn kept(home: &Path, participants: usize, until: Option<&str>) -> PathBuf {
    kept_of(home, "world", participants, until)
}

/// The same of that plan.
fn kept_of(home: &Path, plan: &str, participants: usize, until: Option<&str>) -> PathBuf {
    kept_with(home, Head { plan: plan.to_owned(), ..Head::world("Wien", 2027, 3) }, participants, until)
}

fn kept_with(home: &Path, head: Head, participants: usize, until: Option<&str>) -> PathBuf {
    let until = until.map(str::to_owned);
    let simulation = Simulation { head, participants, strengths: vec![Level::Medium, Level::Strong], until };
    let (cup, events) = simulation.run(|stage, two| Ok::<_, Phrase>(draw(stage, two))).unwrap();
    let folder = home.join("matches");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("2027-wien.wurfcup");
    drop(Kept::create(&path, cup, &events).unwrap());
    path
}

/// The page of that championship.
pub fn open(home: &Path, path: &Path, appearance: Appearance) -> Driver {
    let mut driver = Driver::start(home, appearance.size, |desk| {
        set_appearance(desk, appearance.lang, appearance.look, appearance.text);
    });
    driver.say(Message::Asked(Route::Championship(path.to_owned())));
    driver
}

pub fn cup(driver: &Driver) -> &Championship {
    driver.app().desk().championship().unwrap().cup()
}

fn seen(driver: &Driver) -> (Tab, Option<String>) {
    match driver.app().top() {
        Screen::Championship(state) => {
            let (part, chosen) = state.seen();
            (part, chosen.map(str::to_owned))
        }
        _ => panic!("not the championship"),
    }
}

fn standing(driver: &Driver, name: &str) -> MatchState {
    cup(driver).find(name).unwrap().2.standing
}

pub fn ctrl(driver: &mut Driver, key: &str) {
    driver.key(Key::Character(key.into()), Modifiers::CTRL);
}

/// The second side of the chosen match wins by 13 to 7, by keys.
fn second_wins(driver: &mut Driver) {
    let first = seen(driver).1.unwrap();
    driver.tap(Named::ArrowRight);
    driver.type_in("7");
    driver.tap(Named::Enter);
    assert_eq!(standing(driver, &first), MatchState::Played([7, 13]));
}

#[test]
fn two_keys_and_enter_are_a_result_and_the_next_match_is_chosen() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    let (part, first) = seen(&driver);
    assert_eq!((part, first.as_deref()), (Tab::Round, Some("m1-1")));
    driver.type_in("75");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-1"), MatchState::Played([7, 5]));
    assert_eq!(seen(&driver).1.as_deref(), Some("m1-2"));
    driver.type_in("218");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-2"), MatchState::Open, "2:18 or 21:8");
    driver.tap(Named::Backspace);
    driver.type_in(":8");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-2"), MatchState::Played([21, 8]));
    // What cannot be is said, and nothing is kept.
    driver.type_in("38:1");
    assert!(says(&mut driver, "38:1"));
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-3"), MatchState::Open);
    driver.tap(Named::Escape);
    assert_eq!(seen(&driver), (Tab::Round, Some("m1-3".to_owned())), "Escape drops what is typed");
    // It is on the disk.
    let seen = club::championship::journal::view(&path).unwrap();
    assert_eq!(seen.cup.find("m1-2").unwrap().2.standing, MatchState::Played([21, 8]));
}

#[test]
fn a_result_that_is_pressed_counts_once_it_is_entered() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    let name = cup(&driver).find("m1-3").map(|(_, part, one)| cup(&driver).name(part.players(one)[0].id().unwrap()));
    let name = name.unwrap().to_owned();
    assert!(driver.click_text(&name));
    assert_eq!(seen(&driver).1.as_deref(), Some("m1-3"));
    let numbers: Vec<_> = driver.texts().into_iter().filter(|(_, text)| text == "21" || text == "18").collect();
    // Each side has its own numbers, one below the other.
    let of = |text: &str, side: usize| numbers.iter().filter(|(_, is)| is == text).nth(side).unwrap().0.center();
    let (one, other) = (of("21", 0), of("18", 1));
    driver.click_at(one);
    driver.click_at(other);
    assert_eq!(standing(&driver, "m1-3"), MatchState::Open, "a slip can be put right, as by keys");
    assert!(driver.click("enter"));
    assert_eq!(standing(&driver, "m1-3"), MatchState::Played([21, 18]));
}

#[test]
fn who_has_won_and_a_figure_are_a_result_of_a_race() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("groups"));
    let mut driver = open(home.path(), &path, USUAL);
    second_wins(&mut driver);
}

#[test]
fn two_who_have_met_are_entered_by_their_numbers_or_names() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 20, Some("preliminaries"));
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.has_focus("meet"), "the caret waits for them");
    driver.type_in("5 17");
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "p1"), MatchState::Played([1, 0]));
    let (_, part, one) = cup(&driver).find("p1").unwrap();
    assert_eq!(part.players(one).map(|seat| seat.id()), [Some(5), Some(17)]);
    driver.type_in("computer 20");
    driver.tap(Named::Enter);
    driver.type_in("3");
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    let (_, part, one) = cup(&driver).find("p2").unwrap();
    assert_eq!(part.players(one).map(|seat| seat.id()), [Some(20), Some(3)]);
    for typed in ["3 99", "0 4"] {
        write(&mut driver, "meet", typed);
        driver.tap(Named::Enter);
        driver.tap(Named::Enter);
        assert!(cup(&driver).find("p3").is_none(), "nobody has that number");
    }
    write(&mut driver, "meet", "");
    driver.type_in("nobody");
    driver.tap(Named::Enter);
    assert!(says(&mut driver, "the number or name nobody"));
}

#[test]
fn another_result_says_what_it_changes_and_waits_for_a_second_word() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("over"));
    let mut driver = open(home.path(), &path, USUAL);
    let before = std::fs::read(&path).unwrap();
    ctrl(&mut driver, "1");
    assert!(driver.click_text("Main tournament"));
    let first = seen(&driver).1;
    driver.tap(Named::ArrowDown);
    let name = seen(&driver).1.unwrap_or_else(|| panic!("{first:?}"));
    let MatchState::Played([a, b]) = standing(&driver, &name) else { panic!("played") };
    driver.type_in(&format!("{}:{}", b, a.max(1) - 1));
    driver.tap(Named::Enter);
    assert!(driver.bounds("confirm").is_some(), "it is asked");
    assert_eq!(std::fs::read(&path).unwrap(), before, "and nothing kept");
    driver.tap(Named::Escape);
    assert!(driver.bounds("confirm").is_none());
    driver.type_in(&format!("{}:{}", b, a.max(1) - 1));
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, &name), MatchState::Played([b, a.max(1) - 1]));
}

#[test]
fn a_stage_ends_once_it_is_said_twice_and_tells_what_is_missing() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("finals"));
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click("close-stage"));
    assert!(says(&mut driver, "Semi-final 1"), "what is open is named");
    driver.tap(Named::Escape);
    // From round to round it leads on by itself.
    for name in ["s1", "s2", "third", "final"] {
        assert_eq!(seen(&driver).1.as_deref(), Some(name));
        driver.tap(Named::ArrowLeft);
        driver.type_in("9");
        driver.tap(Named::Enter);
    }
    assert!(driver.click("close-stage"));
    driver.tap(Named::Enter);
    assert_eq!(cup(&driver).stage_key(), "over");
    assert_eq!(seen(&driver).0, Tab::Pictures, "the bracket");
}

#[test]
fn a_swiss_round_is_entered_by_keys_and_the_next_is_drawn_by_one_button() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "swiss", 9, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    assert!(says(&mut driver, "End early…"), "nothing can be drawn before the round is decided");
    assert!(says(&mut driver, "dre13ehn · ") && says(&mut driver, "Round 1 of 4"));
    assert!(driver.click("close-stage"));
    assert!(says(&mut driver, "(Round 1)"), "what is open is named");
    driver.tap(Named::Escape);
    for round in 1..=4 {
        for _ in 1..=4 {
            driver.type_in("13:5");
            driver.tap(Named::Enter);
        }
        assert!(cup(&driver).part("main").unwrap().matches.iter().all(|one| !one.is_open()));
        assert!(driver.click("close-stage"));
        assert_eq!(says(&mut driver, &format!("Round {} of 4", round + 1)), round < 4, "{round}");
        assert_eq!(says(&mut driver, "the championship is over: 1. "), round == 4, "{round}");
        driver.tap(Named::Enter);
        let chosen = (round < 4).then(|| format!("m{}-1", round + 1));
        assert!(chosen.is_none() || seen(&driver).1 == chosen, "{:?}", seen(&driver));
    }
    assert_eq!(cup(&driver).stage_key(), "over");
    let resting = cup(&driver).part("main").unwrap().byes[0].1;
    driver.say(Message::Asked(Route::Participant(resting)));
    assert!(says(&mut driver, "Round 1: bye") && says(&mut driver, "Buchholz counts the wins"));
}

#[test]
fn where_only_the_win_counts_a_draw_is_chosen_by_pointer_or_key() {
    let home = tempfile::tempdir().unwrap();
    let world = Head::world("Wien", 2027, 3);
    let head = Head { plan: "swiss".to_owned(), game: "grosse-hausnummer".to_owned(), ..world };
    let path = kept_with(home.path(), head, 4, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click("tie"));
    driver.tap(Named::Enter);
    driver.type_in("=");
    driver.tap(Named::Enter);
    let standings: Vec<_> = cup(&driver).part("main").unwrap().matches.iter().map(|one| one.standing).collect();
    assert_eq!(standings[..2], [MatchState::Played([1, 1]); 2]);
    driver.say(Message::Asked(Route::Championship(path)));
    assert!(driver.click_text("Crosstable") && reads(&mut driver, "½"), "{:?}", driver.texts());
}

#[test]
fn a_sheet_that_is_not_there_yet_says_when_it_comes() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 5, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click_text("Print and files") && driver.click_text("Certificates"));
    assert!(reads(&mut driver, "Certificates come at the end of the championship."), "{:?}", driver.texts());
}

#[test]
fn a_match_played_at_the_table_enters_by_itself() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("finals"));
    let mut driver = open(home.path(), &path, USUAL);
    // Two computer players play it to its end without anybody.
    assert!(driver.click_text("Play here"));
    assert!(driver.table().is_some());
    for _ in 0..400 {
        if driver.table().unwrap().table().turn().is_over() {
            break;
        }
        driver.type_in("f");
        driver.wait(std::time::Duration::from_secs(30));
    }
    assert!(driver.table().unwrap().table().turn().is_over());
    driver.say(Message::Asked(Route::Back));
    assert!(matches!(standing(&driver, "s1"), MatchState::Played(_)), "{:?}", standing(&driver, "s1"));
    assert!(says(&mut driver, "Entered: "));
}

#[test]
fn whoever_comes_second_may_look() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let first = Kept::open(&path).unwrap();
    let mut driver = open(home.path(), &path, USUAL);
    driver.type_in("75");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-1"), MatchState::Open);
    drop(first);
}

#[test]
fn each_digit_leads_to_its_tab_at_every_stage() {
    for until in ["preliminaries", "main", "groups", "finals", "over"] {
        for appearance in APPEARANCES {
            let home = tempfile::tempdir().unwrap();
            let path = kept(home.path(), 20, Some(until));
            let mut driver = open(home.path(), &path, appearance);
            let tabs = [
                (Tab::Round, "round"),
                (Tab::Tables, "tables"),
                (Tab::Pictures, "pictures"),
                (Tab::Calendar, "calendar"),
                (Tab::People, "people"),
                (Tab::Files, "files"),
            ];
            for (place, (tab, name)) in tabs.into_iter().enumerate() {
                ctrl(&mut driver, &(place + 1).to_string());
                assert_eq!(seen(&driver).0, tab, "{until}");
                driver.keep(&format!("championship-{until}-{name}-{}", appearance.name));
            }
            let name = cup(&driver).name(5).to_owned();
            driver.say(Message::Asked(Route::Participant(5)));
            assert!(says(&mut driver, &name), "{until}");
            driver.keep(&format!("championship-{until}-participant-{}", appearance.name));
        }
    }
}

#[test]
fn a_damaged_championship_is_looked_at_and_goes_on_in_a_copy() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let mut text = std::fs::read_to_string(&path).unwrap();
    text += "{\"event\":\"join\",\"id\":99,\"name\":\"late\"}\n";
    std::fs::write(&path, &text).unwrap();
    let mut driver = open(home.path(), &path, USUAL);
    driver.type_in("75");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-1"), MatchState::Open, "nothing can be entered");
    assert!(driver.click("go-on-in-copy"));
    driver.tap(Named::Escape);
    driver.type_in("75");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-1"), MatchState::Played([7, 5]));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "the damaged file is left alone");
    assert_ne!(driver.app().desk().championship().unwrap().path(), path);
}

#[test]
fn a_round_is_moved_as_a_whole_and_a_match_alone() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    let day = |driver: &Driver, name: &str| cup(driver).find(name).unwrap().2.date.to_string();
    assert_eq!(day(&driver, "m1-1"), "2027-07-03");
    assert!(driver.click("round-later"));
    assert_eq!((day(&driver, "m1-1"), day(&driver, "m1-6")), ("2027-07-04".to_owned(), "2027-07-04".to_owned()));
    assert!(driver.click("round-sooner") && driver.click("round-sooner"));
    assert_eq!(day(&driver, "m1-1"), "2027-07-03", "not before the stage begins");
    driver.focus("match-time");
    driver.type_in("18.30");
    driver.tap(Named::Enter);
    let time = cup(&driver).find("m1-1").unwrap().2.time;
    assert_eq!(time, jiff::civil::Time::new(18, 30, 0, 0).ok());
}

#[test]
fn whoever_leaves_by_mistake_is_back_as_before() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    driver.say(Message::Asked(Route::Participant(5)));
    assert!(driver.click("leave"));
    assert!(!cup(&driver).has_left(5) && driver.has_focus("confirm"), "it is asked first");
    driver.tap(Named::Enter);
    assert!(cup(&driver).has_left(5));
    assert!(driver.click("leave"));
    assert!(!cup(&driver).has_left(5));
    assert!(cup(&driver).part("main").unwrap().matches.iter().all(|one| one.is_open()));
}

#[test]
fn who_leaves_is_told_by_names_and_what_is_struck_is_not_played() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 12, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    let name = cup(&driver).name(5).to_owned();
    driver.say(Message::Asked(Route::Participant(5)));
    assert!(driver.click("leave"));
    let told: Vec<String> = driver.texts().into_iter().map(|(_, text)| text).collect();
    let struck = told.iter().find(|text| text.starts_with("11 matches would be cancelled, among them "));
    let struck = struck.unwrap_or_else(|| panic!("{told:?}"));
    assert!(struck.contains(&name) && struck.contains("(Round 1)") && struck.contains("(Round 5)"), "{struck}");
    driver.tap(Named::Enter);
    driver.say(Message::Asked(Route::Back));
    let struck = cup(&driver).part("main").unwrap().matches.iter().find(|one| one.standing == MatchState::Struck);
    let struck = struck.unwrap().id.clone();
    assert!(says(&mut driver, "0 of 66 decided, 11 cancelled") && says(&mut driver, "0 of 6 decided, 1 cancelled"));
    assert!(driver.click_text("cancelled"));
    assert_eq!(seen(&driver).1, Some(struck));
    assert!(says(&mut driver, &format!("Cancelled: {name} has left")), "{:?}", driver.texts());
    driver.type_in("5:6");
    driver.tap(Named::Enter);
    assert!(!driver.texts().iter().any(|(_, text)| text.contains("5:6")), "nothing is typed for it");
}

#[test]
fn everyone_against_everyone_tells_of_no_stage_after_it_and_of_no_bracket() {
    let home = tempfile::tempdir().unwrap();
    let path = kept_of(home.path(), "round-robin", 6, Some("joining"));
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click("close-stage"));
    assert!(says(&mut driver, "would begin with 6 participants") && !says(&mut driver, "go through"));
    driver.tap(Named::Enter);
    driver.type_in("13:5");
    driver.tap(Named::Enter);
    for part in ["2", "3", "6"] {
        ctrl(&mut driver, part);
        let through = Lang::En.say(&Phrase::new("organise-through-means"));
        for words in [&through, "Bracket", "bracket", "+0"] {
            assert!(!says(&mut driver, words), "{words} in part {part}");
        }
    }
    assert!(says(&mut driver, &Lang::En.say(&Phrase::new("championship-sheet-crosstable"))));
}

#[test]
fn a_match_chosen_far_down_the_list_brings_its_entry_into_view() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 37, Some("main"));
    // Text so large that the entry stands within the list.
    let mut driver = open(home.path(), &path, APPEARANCES[3]);
    let is_seen =
        |driver: &mut Driver| driver.seen("enter").is_some_and(|(bounds, visible)| visible.contains(bounds.center()));
    let above = |driver: &mut Driver, number: usize| {
        let (_, part, one) = cup(driver).find(&format!("m1-{number}")).unwrap();
        let name = cup(driver).name(part.players(one)[0].id().unwrap()).to_owned();
        driver.texts().iter().any(|(bounds, text)| *text == name && bounds.y > 0.0)
    };
    for at in 2..18 {
        driver.tap(Named::ArrowDown);
        assert!(is_seen(&mut driver) && above(&mut driver, at - 1), "{at}: with the match before it");
    }
    let pressed = championship::Message::MatchPressed("m1-3".to_owned());
    driver.say(Message::Screen(1, screen::Message::Championship(pressed)));
    assert!(is_seen(&mut driver));
    assert!(driver.bounds("round-later").is_some() && driver.bounds("match-time").is_none());
    assert!(driver.click("further") && driver.bounds("match-time").is_some());
}

#[test]
fn results_of_a_table_are_taken_all_or_none() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let table = home.path().join("results.csv");
    let mut driver = open(home.path(), &path, USUAL);
    let read = |driver: &mut Driver, rows: &str| {
        std::fs::write(&table, rows).unwrap();
        driver.focus("take-results");
        driver.tap(Named::Enter);
        write(driver, "open-path", table.to_str().unwrap());
        driver.tap(Named::Enter);
    };
    read(&mut driver, "match,a_score,b_score\nm1-1,7,5\nm1-2,40,5\n");
    assert_eq!(standing(&driver, "m1-1"), MatchState::Open, "one of them cannot be");
    assert!(says(&mut driver, "40:5") && says(&mut driver, "Fix or skip one row"));
    driver.tap(Named::Escape);
    assert!(driver.click("table-discard"));
    read(&mut driver, "match,a_score,b_score\nm1-1,7,5\nm1-2,4,5\n");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-2"), MatchState::Played([4, 5]));
    read(&mut driver, "match,a_score,b_score\nm1-1,5,7\n");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-1"), MatchState::Played([7, 5]), "a correction waits for a second word");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-1"), MatchState::Played([5, 7]));
}

/// A file with that table is dropped on the window.
fn drop_on(driver: &mut Driver, file: &Path, table: &str) {
    std::fs::write(file, table).unwrap();
    driver.say(Message::Frame(driver.app().window(), frame::Message::FileDropped(file.to_owned())));
}

#[test]
fn tables_before_they_are_taken_as_pictures() {
    let results = "Runde 1\nmatch;a;a_name;b;b_name;a_score;b_score\nm1-1;;;;;7;5\nm1-2;1;Computer 1;2;Computer 2;4;5\n\
                   m1-3;;;;;40;5\nm1-4;;;;;;\nm1-5;;;;;20;17\n";
    let people = "Nr.;Name;Verein\n1;Zoë Ötz;Wien\n2;;Graz\n3;Computer 1;Linz\n4;Bartholomäus Freiherr zu Hohenlohe-Lange;Köln\n";
    for (until, table) in [("main", results), ("preliminaries", people)] {
        for appearance in APPEARANCES {
            let home = tempfile::tempdir().unwrap();
            let path = kept(home.path(), 13, Some(until));
            let mut driver = open(home.path(), &path, appearance);
            drop_on(&mut driver, &home.path().join("table.csv"), table);
            let name = format!("table-{until}-{}", appearance.name);
            driver.keep(&name);
            driver.assert_within(&name);
            driver.assert_told(&name);
        }
    }
}

#[test]
fn a_table_that_is_dropped_or_pasted_is_shown_before_it_is_taken() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    let drop = |driver: &mut Driver, name: &str, table: &str| drop_on(driver, &home.path().join(name), table);
    ctrl(&mut driver, "2");
    drop(&mut driver, "results.tsv", "match\ta_score\tb_score\nm1-1\t7\t5\n");
    assert_eq!((seen(&driver).0, standing(&driver, "m1-1")), (Tab::Round, MatchState::Open));
    assert!(says(&mut driver, "One row, and it is fine") && says(&mut driver, "Result 1"));
    driver.type_in("3:1");
    driver.tap(Named::Escape);
    assert_eq!(standing(&driver, "m1-1"), MatchState::Open, "digits are no result meanwhile");
    assert!(driver.click("table-discard") && !says(&mut driver, "and it is fine"));
    driver.clipboard = Some("match;a_score;b_score\nm1-1;40;5\nm1-2;4;5\n".to_owned());
    ctrl(&mut driver, "v");
    assert!(says(&mut driver, "Fix or skip one row") && says(&mut driver, "Result 2"));
    assert!(driver.click("table-out-0") && driver.click("table-take"));
    assert_eq!([standing(&driver, "m1-1"), standing(&driver, "m1-2")], [MatchState::Open, MatchState::Played([4, 5])]);
    drop(&mut driver, "other.wurfcup", "match;a_score;b_score\nm1-1;7;5\n");
    drop(&mut driver, "names.txt", "Zoë\nYves\n");
    assert!(says(&mut driver, "heading"), "nobody joins any more: {:?}", driver.texts());
}

#[test]
fn tab_leads_to_every_field_of_a_row_at_fault_and_not_out_of_the_table() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    driver.clipboard = Some("match;a_score;b_score\nm1-1;7;5\nm1-2;4;x\n".to_owned());
    ctrl(&mut driver, "v");
    assert!(driver.has_focus("table-1-6"));
    let stops = ["table-1-0", "table-1-5", "table-1-6", "table-out-1", "table-drop"];
    let mut met = std::collections::BTreeSet::new();
    for _ in 0..12 {
        driver.tap(Named::Tab);
        let here = stops.iter().find(|id| driver.has_focus(id)).copied();
        met.extend(here);
        assert!(here.is_some(), "after {met:?}");
    }
    assert_eq!(met.len(), stops.len(), "{met:?}");
    driver.key(Key::Named(Named::Tab), Modifiers::SHIFT);
    assert!(stops.iter().any(|id| driver.has_focus(id)));
}

#[test]
fn results_that_wait_give_way_to_no_other_table_key_or_way_back() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    let drop = |driver: &mut Driver, table: &str| drop_on(driver, &home.path().join("table.csv"), table);
    drop(&mut driver, "match;a_score;b_score\nm1-1;7;5\nm1-2;4;x\n");
    drop(&mut driver, "match;a_score;b_score\nm1-3;7;5\n");
    assert!(driver.bounds("table-1-6").is_some() && says(&mut driver, "still waiting"), "{:?}", driver.texts());
    driver.tap(Named::Escape);
    ctrl(&mut driver, "2");
    driver.tap(Named::Escape);
    assert!(matches!(driver.app().top(), Screen::Championship(_)) && driver.has_focus("table-keep"));
    driver.key(Key::Named(Named::Enter), Modifiers::CTRL);
    assert!(driver.bounds("confirm").is_none() && driver.bounds("table-1-6").is_some());
    let window = driver.app().window();
    driver.say(Message::Frame(window, frame::Message::CloseRequested));
    assert!(!driver.frame.closed && driver.has_focus("table-keep"), "nor to the end of the program");
    assert!(driver.click("table-discard") && driver.bounds("table-drop").is_none());
    assert_eq!(standing(&driver, "m1-1"), MatchState::Open);
}

#[test]
fn where_people_join_and_play_at_once_a_table_says_what_it_is_of() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("preliminaries"));
    let mut driver = open(home.path(), &path, USUAL);
    let drop = |driver: &mut Driver, table: &str| {
        drop_on(driver, &home.path().join("table.csv"), table);
        assert!(driver.click("table-take"), "{table}");
    };
    drop(&mut driver, "Vorname;Nachname\nZoë;Ötz\n");
    assert_eq!((seen(&driver).0, cup(&driver).name(14)), (Tab::People, "Zoë Ötz"));
    drop(&mut driver, "a_name;b_name;a_score;b_score\n\"Ötz, Zoë\";Computer 1;0;1\n");
    let met = cup(&driver).part("preliminaries").unwrap().matches.last().map(|one| one.standing);
    assert_eq!((seen(&driver).0, met), (Tab::Round, Some(MatchState::Played([0, 1]))));
}

#[test]
fn sheets_begin_with_the_first_that_there_is_until_another_is_chosen() {
    let firsts =
        [("world", "6", "championship-sheet-table-about"), ("knock-out", "5", "championship-sheet-pairings-about")];
    for (plan, files, about) in firsts {
        let home = tempfile::tempdir().unwrap();
        let path = kept_of(home.path(), plan, 13, Some("over"));
        let mut driver = open(home.path(), &path, USUAL);
        ctrl(&mut driver, files);
        assert!(says(&mut driver, &Lang::En.say(&Phrase::new(about))), "{plan}");
        assert!(driver.click_text("Certificates"));
        ctrl(&mut driver, "1");
        ctrl(&mut driver, files);
        assert!(says(&mut driver, &Lang::En.say(&Phrase::new("championship-sheet-certificates-about"))), "{plan}");
    }
}

#[test]
fn a_sheet_and_the_files_for_others_are_saved() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("over"));
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "6");
    for (name, begins) in
        [("Certificates", "%PDF"), ("Page for the web", "<!DOCTYPE"), ("Calendar for other programs", "BEGIN:VCAL")]
    {
        assert!(driver.click_text(name), "{name}");
        let target = home.path().join(name);
        write(&mut driver, "print-target", target.to_str().unwrap());
        assert!(driver.click("print-save"));
        let bytes = std::fs::read(&target).unwrap();
        assert!(bytes.starts_with(begins.as_bytes()), "{name}");
    }
}

#[test]
fn enter_enters_what_is_typed_wherever_tab_has_led_and_what_was_refused_is_typed_anew() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    for _ in 0..3 {
        driver.tap(Named::Tab);
    }
    driver.type_in("3:1");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-1"), MatchState::Played([3, 1]));
    driver.type_in("1:99");
    driver.tap(Named::Enter);
    // Who has not seen it goes on with the next match: that is asked, as often as it takes.
    for result in ["5:0", "3:1"] {
        driver.type_in(result);
        driver.tap(Named::Enter);
        assert_eq!(standing(&driver, "m1-2"), MatchState::Open);
        assert!(says(&mut driver, "Does this result really belong to this match"));
    }
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "m1-2"), MatchState::Played([3, 1]));
}

#[test]
fn a_name_that_was_written_wrong_is_mended_on_its_page() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    driver.say(Message::Asked(Route::Participant(5)));
    assert!(driver.click("rename"));
    write(&mut driver, "participant-name", "computer 6");
    driver.tap(Named::Enter);
    assert_eq!(cup(&driver).name(5), "Computer 5", "somebody is called so");
    write(&mut driver, "participant-name", "Änne Ö.");
    driver.tap(Named::Enter);
    assert_eq!(cup(&driver).name(5), "Änne Ö.");
    assert!(says(&mut driver, "Änne Ö."));
}

#[test]
fn while_people_join_the_caret_waits_for_a_name() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("matches");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("2027-wien.wurfcup");
    let cup_of = Championship::new(Head::world("Wien", 2027, 3)).unwrap();
    drop(Kept::create(&path, cup_of, &[]).unwrap());
    let mut driver = open(home.path(), &path, USUAL);
    for name in ["Ada", "Bo"] {
        driver.type_in(name);
        driver.tap(Named::Enter);
    }
    assert_eq!((cup(&driver).people().len(), cup(&driver).name(2)), (2, "Bo"));
}

#[test]
fn a_value_of_the_course_of_ranks_leads_to_the_match_that_was_played_here() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("groups"));
    let (link, nth) = {
        let seen = club::championship::journal::view(&path).unwrap();
        let course = seen.cup.course(5).into_iter().rev().find(|course| course.steps.len() > 1).unwrap();
        let nth = course.steps.len() - 2;
        (seen.cup.links(5, &course, &course.steps[nth]).remove(0), nth)
    };
    let record = std::fs::read_to_string("tests/records/namaste-four-to-the-end.wurf").unwrap();
    let (header, rest) = record.split_once('\n').unwrap();
    let mut header: serde_json::Value = serde_json::from_str(header).unwrap();
    header["championship"] = link.into();
    std::fs::write(home.path().join("matches/played-here.wurf"), format!("{header}\n{rest}")).unwrap();
    for by_key in [true, false] {
        let mut driver = Driver::start(home.path(), (1280.0, 2000.0), |desk| {
            set_appearance(desk, USUAL.lang, USUAL.look, USUAL.text);
        });
        driver.say(Message::Asked(Route::Championship(path.clone())));
        driver.say(Message::Asked(Route::Participant(5)));
        driver.focus("participant-course-0");
        driver.tap(Named::Enter);
        assert!(matches!(driver.app().top(), Screen::Participant(_)), "nothing was played here behind the last: {nth}");
        driver.tap(Named::ArrowLeft);
        if by_key {
            driver.tap(Named::Enter);
        } else {
            let bounds = driver.bounds("participant-course-0").unwrap();
            let told = crate::plots::told(&mut driver, bounds).unwrap();
            assert_eq!(told.last().unwrap(), "Press to watch the match", "{told:?}");
            driver.tap(Named::Tab);
            let found = (0..2_000).find_map(|step| {
                let (across, down) = ((step / 20) as f32 / 100.0, (step % 20) as f32 / 20.0);
                let at = iced::Point::new(bounds.x + bounds.width * across, bounds.y + bounds.height * down);
                driver.happen([iced::Event::Mouse(iced::mouse::Event::CursorMoved { position: at })]);
                (crate::plots::told(&mut driver, bounds).as_ref() == Some(&told)).then_some(at)
            });
            driver.click_at(found.expect("the value under the pointer"));
        }
        assert!(matches!(driver.app().top(), Screen::Replay(_)), "{by_key}");
        driver.tap(Named::Escape);
        assert!(matches!(driver.app().top(), Screen::Participant(_)));
    }
}

#[test]
fn the_keys_are_the_entrys_again_after_a_press_elsewhere() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 20, Some("preliminaries"));
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click_text("+"), "the day");
    assert!(!driver.has_focus("meet"));
    driver.type_in("5 17");
    assert!(driver.has_focus("meet"), "the field has what was typed");
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, "p1"), MatchState::Played([1, 0]));
}

#[test]
fn the_arrows_are_the_results_after_a_tab_was_pressed_by_pointer() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("groups"));
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click_text("Tables") && driver.click_text("Round"));
    second_wins(&mut driver);
}

#[test]
fn escape_clears_what_is_chosen_before_it_leaves() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 20, Some("preliminaries"));
    let mut driver = open(home.path(), &path, USUAL);
    driver.type_in("5");
    driver.tap(Named::Enter);
    driver.tap(Named::Escape);
    assert!(driver.has_focus("meet"), "still on its page");
    driver.type_in("3 4");
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    let (_, part, one) = cup(&driver).find("p1").unwrap();
    assert_eq!(part.players(one).map(|seat| seat.id()), [Some(3), Some(4)], "the five was dropped");
    driver.tap(Named::Escape);
    assert!(!matches!(driver.app().top(), Screen::Championship(_)));
}

#[test]
fn nobody_meets_themselves_and_it_is_said_while_it_is_typed() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 20, Some("preliminaries"));
    let mut driver = open(home.path(), &path, USUAL);
    driver.type_in("5 5");
    assert!(says(&mut driver, "Computer 5"), "{:?}", driver.texts());
    driver.tap(Named::Enter);
    driver.tap(Named::Enter);
    assert!(cup(&driver).find("p1").is_none());
}

#[test]
fn what_cannot_be_in_its_game_is_refused_with_the_reason_while_it_is_typed() {
    let home = tempfile::tempdir().unwrap();
    let head = Head { plan: "knock-out".to_owned(), game: "ludix".to_owned(), ..Head::world("Wien", 2027, 3) };
    let path = kept_with(home.path(), head, 5, Some("finals"));
    let mut driver = open(home.path(), &path, USUAL);
    let first = seen(&driver).1.unwrap();
    driver.type_in("280:120");
    assert!(says(&mut driver, "nobody has 300 yet"), "{:?}", driver.texts());
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, &first), MatchState::Open);
    driver.type_in("320:320");
    assert!(says(&mut driver, "one side has to win"), "no draw in a knock-out");
    driver.tap(Named::Escape);
    driver.type_in("320:128");
    driver.tap(Named::Enter);
    assert_eq!(standing(&driver, &first), MatchState::Played([320, 128]));
}

#[test]
fn a_match_played_here_enters_at_its_end_and_leads_back() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), 13, Some("finals"));
    let mut driver = open(home.path(), &path, USUAL);
    assert!(driver.click_text("Play here"));
    assert!(says(&mut driver, "Semi-final 1, Wien"), "{:?}", driver.texts());
    for _ in 0..400 {
        if driver.table().unwrap().table().turn().is_over() {
            break;
        }
        driver.type_in("f");
        driver.wait(std::time::Duration::from_secs(30));
    }
    assert!(matches!(standing(&driver, "s1"), MatchState::Played(_)), "entered while its end is looked at");
    assert!(driver.bounds("again").is_none() && driver.bounds("setup").is_none());
    driver.wait(std::time::Duration::from_secs(5));
    assert!(driver.click("back-to-cup"));
    assert_eq!(seen(&driver), (Tab::Round, Some("s2".to_owned())));
    driver.say(Message::Asked(Route::Home));
    driver.say(Message::Asked(Route::Archive));
    assert!(says(&mut driver, "championship match"), "{:?}", driver.texts());
}
