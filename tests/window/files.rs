//! Files from and for elsewhere: opened and saved where the system has no dialog, nothing written over unasked.

use std::path::Path;

use base::draw::sheet::Paper;
use base::i18n::{Lang, tr};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use wurfzabel::app::Message;
use wurfzabel::app::notice::Tone;
use wurfzabel::app::route::Route;
use wurfzabel::app::screen::{self, Screen};

use crate::driver::{Driver, set_appearance};
use crate::sitting::{APPEARANCES, Appearance, USUAL, take};

const RECORD: &str = include_str!("../records/namaste-two-to-the-end.wurf");

fn open(home: &Path, appearance: Appearance) -> Driver {
    Driver::start(home, (appearance.size.0, appearance.size.1.max(1400.0)), |desk| {
        crate::driver::set_appearance(desk, appearance.lang, appearance.look, appearance.text);
    })
}

fn control(driver: &mut Driver, letter: &str) {
    driver.key(Key::Character(letter.into()), Modifiers::COMMAND);
}

pub fn write(driver: &mut Driver, field: &'static str, text: &str) {
    driver.focus(field);
    driver.tap(Named::End);
    for _ in 0..200 {
        driver.tap(Named::Backspace);
    }
    driver.type_in(text);
}

#[test]
fn a_record_is_opened_by_its_path_where_there_is_no_dialog() {
    for way in [None, Some(Route::Archive)] {
        let (home, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let path = elsewhere.path().join("brought.wurf");
        std::fs::write(&path, RECORD).unwrap();
        let mut driver = open(home.path(), USUAL);
        way.into_iter().for_each(|way| driver.say(Message::Asked(way)));
        control(&mut driver, "o");
        assert!(driver.has_focus("open-path"), "the caret is where the path goes");
        driver.tap(Named::Escape);
        assert!(driver.bounds("open-path").is_none(), "Escape thinks better of it");
        control(&mut driver, "o");
        write(&mut driver, "open-path", path.to_str().unwrap());
        driver.tap(Named::Enter);
        assert!(driver.table().is_some());
    }
}

#[test]
fn a_path_that_leads_nowhere_is_said() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = open(home.path(), USUAL);
    control(&mut driver, "o");
    write(&mut driver, "open-path", "/nowhere/at/all.wurf");
    driver.tap(Named::Enter);
    assert_eq!(driver.app().desk().notices()[0].tone, Tone::Refused);
    assert!(driver.has_focus("open-path"), "and can be mended");
}

/// The prints of a finished match.
fn print(home: &Path, appearance: Appearance) -> Driver {
    let path = home.join("matches/2026-11-03-12-00-00-test.wurf");
    std::fs::create_dir_all(home.join("matches")).unwrap();
    // Begun at a time, as every match of the window is.
    let began = RECORD.replacen("\"seed\"", "\"started\":\"2026-11-03T12:00:00Z\",\"seed\"", 1);
    std::fs::write(&path, began).unwrap();
    let mut driver = open(home, appearance);
    driver.say(Message::Asked(Route::PrintKept(path)));
    driver
}

/// How wide and high the first page is that a press of the button writes, in points.
fn paper_of(driver: &mut Driver, path: &Path) -> [i32; 2] {
    write(driver, "print-target", path.to_str().unwrap());
    assert!(driver.click("print-save"));
    let pdf = lopdf::Document::load(path).unwrap();
    let page = pdf.get_dictionary(*pdf.get_pages().values().next().unwrap()).unwrap();
    let media = page.get(b"MediaBox").unwrap().as_array().unwrap();
    let mut size = [2, 3].map(|index: usize| media[index].as_float().unwrap().round() as i32);
    size.sort_unstable();
    size
}

#[test]
fn paper_is_what_is_usual_here_until_another_is_chosen() {
    let (home, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let american = |home: &Path| {
        let mut driver = Driver::start(home, (1280.0, 800.0), |desk| desk.usual_paper = Paper::Letter);
        driver.say(Message::Asked(Route::PrintSheet("namaste")));
        driver
    };
    let mut driver = american(home.path());
    assert_eq!(paper_of(&mut driver, &to.path().join("usual.pdf")), [612, 792]);
    driver.say(Message::Screen(1, screen::Message::Print(screen::print::Message::PaperChosen(Paper::A4))));
    assert_eq!(paper_of(&mut driver, &to.path().join("chosen.pdf")), [595, 842]);
    let mut driver = american(home.path());
    assert_eq!(paper_of(&mut driver, &to.path().join("later.pdf")), [595, 842], "what was chosen counts from then on");
    assert_eq!(driver.app().desk().paper(), Paper::A4, "on all screens");
}

#[test]
fn nothing_is_written_over_unasked() {
    let (home, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut driver = print(home.path(), USUAL);
    let path = to.path().join("mine.pdf");
    std::fs::write(&path, "mine").unwrap();
    write(&mut driver, "print-target", path.to_str().unwrap());
    driver.tap(Named::Enter);
    assert_eq!(std::fs::read(&path).unwrap(), b"mine");
    assert!(driver.has_focus("file-keep"), "it is asked");
    assert!(driver.click("print-save") && driver.click("print-save"));
    assert_eq!(std::fs::read(&path).unwrap(), b"mine", "however often it is pressed");
    assert!(driver.click("file-keep"));
    assert!(driver.has_focus("print-target") && driver.bounds("file-replace").is_none());
    assert_eq!(std::fs::read(&path).unwrap(), b"mine", "and another name is written");
    driver.tap(Named::Enter);
    assert!(driver.click("file-replace"));
    assert!(std::fs::read(&path).unwrap().starts_with(b"%PDF"), "or it is replaced");
    assert!(driver.click("print-save") && driver.has_focus("file-keep"));
    driver.tap(Named::Escape);
    assert!(driver.bounds("file-replace").is_none() && driver.bounds("print-target").is_some(), "Escape refuses");
    let other = to.path().join("other.pdf");
    write(&mut driver, "print-target", other.to_str().unwrap());
    driver.tap(Named::Enter);
    assert!(other.exists(), "nothing is asked where nothing lies");
}

#[test]
fn a_finished_match_is_offered_filled_in_and_under_a_name_of_its_own() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = print(home.path(), USUAL);
    let Screen::Print(print) = driver.app().top() else { panic!("not the prints") };
    let (sheet, filled) = print.chosen();
    assert!(filled && sheet.starts_with("namaste"), "{sheet}");
    let name = print.target().to_owned();
    assert!(name.contains("-2026-11-03-12-00"), "by its day: {name}");
    assert!(driver.click_text("Blank"));
    let Screen::Print(print) = driver.app().top() else { panic!("not the prints") };
    assert!(print.target() != name && !print.target().contains("2026"), "{}", print.target());
}

#[test]
fn the_next_file_lies_beside_the_last_and_has_a_name_of_its_own() {
    let (home, to) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut driver = Driver::start(home.path(), (1280.0, 800.0), |_| {});
    driver.say(Message::Asked(Route::PrintSheet("namaste")));
    let target = |driver: &Driver| match driver.app().top() {
        Screen::Print(print) => print.target().to_owned(),
        _ => panic!("not the prints"),
    };
    let choose = |driver: &mut Driver, sheet| {
        driver.say(Message::Screen(1, screen::Message::Print(screen::print::Message::SheetChosen(sheet))));
    };
    let mine = to.path().join("mine.pdf");
    write(&mut driver, "print-target", mine.to_str().unwrap());
    choose(&mut driver, 1);
    assert_eq!(Path::new(&target(&driver)), mine, "what was typed stays until it is used");
    driver.tap(Named::Enter);
    assert!(mine.exists());
    choose(&mut driver, 0);
    let next = target(&driver);
    assert!(next.starts_with(to.path().to_str().unwrap()) && !next.ends_with("mine.pdf"), "{next}");
    driver.focus("print-target");
    driver.tap(Named::Enter);
    let own = to.path().join("own.pdf");
    write(&mut driver, "print-target", own.to_str().unwrap());
    choose(&mut driver, 1);
    assert_eq!(Path::new(&target(&driver)), own, "also after another was written");
}

#[test]
fn a_page_is_seen_alone_and_larger_and_escape_leads_back_to_the_choices() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = print(home.path(), USUAL);
    let wide = |driver: &mut Driver| driver.bounds("preview").unwrap().width;
    let whole = wide(&mut driver);
    assert!(driver.click("larger"));
    assert!(wide(&mut driver) > 1.3 * whole && driver.bounds("print-target").is_none());
    driver.tap(Named::Escape);
    assert!(driver.bounds("print-target").is_some() && wide(&mut driver) < 1.1 * whole);
    driver.key(Key::Character("z".into()), Modifiers::empty());
    assert!(driver.click_text("Whole page") && driver.bounds("print-target").is_some());
}

#[test]
fn a_name_proposed_for_a_file_is_in_the_language_of_the_program() {
    for (lang, sheet) in
        [(Lang::De, "grosse-hausnummer-regelheft.pdf"), (Lang::En, "high-house-number-rules-booklet.pdf")]
    {
        let home = tempfile::tempdir().unwrap();
        let mut driver = Driver::start(home.path(), USUAL.size, |desk| set_appearance(desk, lang, USUAL.look, 100));
        let sheets = games::shelf::find("grosse-hausnummer").unwrap().sheets();
        let rules = sheets.into_iter().find(|one| one.name == games::table::booklet::NAMES[0]);
        driver.say(Message::Asked(Route::PrintSheet(rules.unwrap().key)));
        let Screen::Print(print) = driver.app().top() else { panic!("not the prints") };
        assert!(print.target().ends_with(sheet), "{}", print.target());
    }
}

#[test]
fn where_there_is_no_dialog_and_no_viewer_it_is_said_in_plain_words() {
    let home = tempfile::tempdir().unwrap();
    let mut driver = print(home.path(), USUAL);
    control(&mut driver, "p");
    let said = driver.app().desk().notices()[0].clone();
    assert_eq!(said.tone, Tone::Warned);
    let words = driver.app().desk().lang().say(&said.phrase);
    assert!(!words.contains("unsupported") && !words.contains("status"), "{words}");
    assert!(driver.click_text(&tr!(Lang::En, "app-data-choose")));
    assert!(driver.has_focus("print-target"), "the path can be typed");
    driver.tap(Named::Escape);
    assert!(driver.app().desk().notices().is_empty(), "nothing of it stays over the shelf");
    driver.say(Message::Asked(Route::Settings));
    driver.say(Message::Screen(1, screen::Message::Settings(screen::settings::Message::FolderPressed)));
    assert!(driver.has_focus("data-folder"), "nor where the folder of the data is chosen");
}

#[test]
fn files_by_their_paths_are_pictured() {
    for appearance in APPEARANCES {
        let home = tempfile::tempdir().unwrap();
        let mut driver = print(home.path(), appearance);
        std::fs::create_dir_all(home.path().join("to")).unwrap();
        let path = home.path().join("to/mine.pdf");
        std::fs::write(&path, "mine").unwrap();
        write(&mut driver, "print-target", path.to_str().unwrap());
        driver.tap(Named::Enter);
        take(&mut driver, appearance, "print", "replace");
        driver.tap(Named::Escape);
        control(&mut driver, "o");
        take(&mut driver, appearance, "shelf", "open");
    }
}
