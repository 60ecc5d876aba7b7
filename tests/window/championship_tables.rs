//! A championship's tables, crosstable and bracket on the page: whole, scrolled, told to whoever does not see them, gone
//! on from.

use std::path::{Path, PathBuf};

use accesskit::Role;
use base::i18n::Lang;
use base::phrase::Phrase;
use club::championship::journal::Kept;
use club::championship::simulate::{Simulation, draw};
use club::championship::{Championship, Event, Head};
use games::game::bot::Level;
use iced::keyboard::key::Named;
use wurfzabel::app::Message;
use wurfzabel::app::screen::championship::Tab;
use wurfzabel::app::screen::{self, Screen, championship};

use crate::driver::{Driver, reads, says};
use crate::organise::{ctrl, cup, open};
use crate::sitting::{APPEARANCES, Appearance, USUAL};

const LONG: [&str; 4] = [
    "Wilhelmina Maximiliane von Wurfzabelheim",
    "Bartholomäus Freiherr zu Hohenlohe-Lange",
    "Þórgunnur Jónsdóttir",
    "Annemarie Schmidt-Oberhuber",
];

/// So many of whom each third has a long name, up to a stage.
fn kept(home: &Path, plan: &str, participants: usize, until: Option<&str>) -> PathBuf {
    let head = Head { plan: plan.to_owned(), ..Head::world("Wien 2027", 2027, 3) };
    let strengths = vec![Level::Medium, Level::Strong];
    let simulation = Simulation { head: head.clone(), participants, strengths, until: until.map(str::to_owned) };
    let (_, mut events) = simulation.run(|stage, two| Ok::<_, Phrase>(draw(stage, two))).unwrap();
    for event in &mut events {
        if let Event::Join { id, name, .. } = event
            && *id % 3 == 1
        {
            let long = LONG[*id / 3 % LONG.len()];
            *name = if *id / 3 < LONG.len() { long.to_owned() } else { format!("{} {id}", &long[..20]) };
        }
    }
    let folder = home.join("matches");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(format!("{plan}-{participants}.wurfcup"));
    drop(Kept::create(&path, Championship::new(head).unwrap(), &events).unwrap());
    path
}

fn say(driver: &mut Driver, message: championship::Message) {
    driver.say(Message::Screen(1, screen::Message::Championship(message)));
}

/// The pixels of what lies between these, in a picture as large as the window.
fn part(driver: &mut Driver, [from, to]: [(f32, f32); 2]) -> Vec<u8> {
    let (width, _, rgba) = driver.picture();
    let at = |pixels: f32| (pixels * 2.0) as usize;
    let rows = rgba.chunks(width as usize * 4).skip(at(from.1)).take(at(to.1 - from.1));
    rows.flat_map(|row| &row[at(from.0) * 4..at(to.0) * 4]).copied().collect()
}

/// Which part of two pictures is the same.
fn alike(one: &[u8], other: &[u8]) -> f64 {
    let same = one.chunks_exact(4).zip(other.chunks_exact(4)).filter(|(one, other)| one == other).count();
    same as f64 * 4.0 / one.len().max(other.len()).max(1) as f64
}

#[test]
fn names_and_numbers_of_a_crosstable_stay_in_view_wherever_it_is_scrolled() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), "round-robin", 37, None);
    let appearance = Appearance { size: (1024.0, 700.0), ..USUAL };
    let mut driver = open(home.path(), &path, appearance);
    ctrl(&mut driver, "3");
    let first = cup(&driver).name(cup(&driver).table("main")[0].id).to_owned();
    let (name, _) = driver.texts().into_iter().find(|(_, text)| *text == first).unwrap();
    let (cells, below) = (name.x + name.width.max(330.0) + 60.0, name.y + 300.0);
    let names = [(name.x, name.y), (name.x + 80.0, below)];
    let results = [(cells, name.y), (1000.0, below)];
    let before = (part(&mut driver, names), part(&mut driver, results));
    driver.tap(Named::ArrowRight);
    let aside = (part(&mut driver, names), part(&mut driver, results));
    assert!(alike(&before.0, &aside.0) > 0.98 && alike(&before.1, &aside.1) < 0.95);
    driver.tap(Named::ArrowLeft);
    assert!(alike(&before.1, &part(&mut driver, results)) > 0.98);
    // The numbers above stay below the bar when the page is scrolled down.
    driver.tap(Named::End);
    let top = driver.scrolled("championship").unwrap();
    assert!(top > 300.0, "{top}");
    let (page, seen) = driver.seen("sheet").unwrap();
    assert!(page.y < seen.y, "the head of the page is scrolled away");
    let strip = [(cells, seen.y + 2.0), (1000.0, seen.y + 22.0)];
    let end = part(&mut driver, strip);
    driver.tap(Named::ArrowUp);
    assert!(driver.scrolled("championship").unwrap() < top);
    assert!(alike(&end, &part(&mut driver, strip)) > 0.98);
}

#[test]
fn a_crosstable_is_told_in_rows_whose_cells_are_called_by_names() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), "round-robin", 13, None);
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "3");
    let rows = cup(&driver).table("main");
    let [own, other] = [0, 1].map(|at| cup(&driver).name(rows[at].id).to_owned());
    let told = driver.semantics();
    let node = |id: &accesskit::NodeId| &told.nodes.iter().find(|(its, _)| its == id).unwrap().1;
    let tables: Vec<_> = told.nodes.iter().filter(|(_, node)| node.role() == Role::Table).collect();
    assert_eq!(tables.len(), 1);
    let of_row = told.nodes.iter().filter(|(_, node)| node.role() == Role::Row).map(|(_, row)| {
        let cells = row.children().iter().map(node);
        cells.map(|cell| (cell.label().unwrap_or_default(), cell.description().unwrap_or_default())).collect::<Vec<_>>()
    });
    let of_row: Vec<Vec<(&str, &str)>> = of_row.collect();
    let line = of_row.iter().find(|cells| cells.iter().any(|(said, column)| *said == own && *column == "Name"));
    let line = line.unwrap_or_else(|| panic!("{own}: {of_row:?}"));
    let met = line.iter().find(|(_, column)| column.starts_with(&other));
    let met = met.unwrap_or_else(|| panic!("{other}: {line:?}")).0;
    assert!(met.parse::<u32>().is_ok(), "{met}");
    assert_eq!(of_row.len(), 14);
}

#[test]
fn a_table_says_what_its_columns_mean_and_shares_ranks_until_something_is_played() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), "world", 13, Some("main"));
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "2");
    assert!(reads(&mut driver, "1–13") && reads(&mut driver, "Tied") && reads(&mut driver, "Played"));
    assert!(says(&mut driver, "Nothing has been played yet") && !says(&mut driver, "goes through"));
    let told = driver.semantics();
    let wins = told.nodes.iter().find(|(_, node)| node.role() == Role::ColumnHeader && node.label() == Some("Wins"));
    assert_eq!(wins.and_then(|(_, node)| node.description()), Some("Matches won; a draw counts half"));
}

#[test]
fn a_match_of_the_bracket_is_gone_to_in_its_round() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), "knock-out", 13, Some("finals"));
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "2");
    assert!(reads(&mut driver, "Quarter-finals") && reads(&mut driver, "Winner of Quarter-final 1"));
    assert!(says(&mut driver, "Loser of Semi-final 1"), "for the third place");
    say(&mut driver, championship::Message::MatchOpened("q3".to_owned()));
    let Screen::Championship(state) = driver.app().top() else { panic!("another page") };
    assert_eq!(state.seen(), (Tab::Round, Some("q3")));
}

#[test]
fn the_final_is_in_view_however_long_names_are_and_they_are_whole_to_a_reader() {
    for (size, text) in [((1280.0, 800.0), 100), ((1024.0, 700.0), 150)] {
        let home = tempfile::tempdir().unwrap();
        let path = kept(home.path(), "knock-out", 11, None);
        let mut driver = open(home.path(), &path, Appearance { size, text, ..USUAL });
        let (last, _) = driver.texts().into_iter().find(|(_, text)| text == "Final").unwrap();
        assert!(last.x + last.width < size.0, "{text} %: {last:?}");
        let texts: Vec<String> = driver.texts().into_iter().map(|(_, text)| text).collect();
        let shortened = texts.iter().any(|text| text.starts_with("Wilhelmina") && text.ends_with('…'));
        assert!(text == 100 || shortened, "{texts:?}");
        let told = driver.semantics();
        let is_whole =
            |name: &str| told.nodes.iter().any(|(_, node)| node.label().is_some_and(|label| label.contains(name)));
        assert!(is_whole(LONG[0]) && is_whole(LONG[1]));
    }
}

#[test]
fn the_sheet_is_one_press_away() {
    let home = tempfile::tempdir().unwrap();
    let path = kept(home.path(), "groups", 13, Some("groups"));
    let mut driver = open(home.path(), &path, USUAL);
    ctrl(&mut driver, "3");
    assert!(says(&mut driver, "Group"), "{:?}", driver.texts());
    assert!(driver.click("sheet"));
    let Screen::Championship(state) = driver.app().top() else { panic!("another page") };
    assert_eq!(state.seen().0, Tab::Files);
}

#[test]
fn tables_crosstable_and_bracket_as_pictures() {
    let large = Appearance { name: "de-light-small-150", lang: Lang::De, text: 150, ..APPEARANCES[2] };
    let events = [
        ("round-robin", 13, Some("main"), "23"),
        ("round-robin", 37, None, "23"),
        ("round-robin", 64, None, "23"),
        ("groups", 37, Some("finals"), "23"),
        ("knock-out", 13, Some("finals"), "3"),
        ("knock-out", 64, None, "3"),
        ("world", 37, Some("finals"), "234"),
    ];
    for (plan, count, until, parts) in events {
        for appearance in [large, APPEARANCES[1]] {
            let home = tempfile::tempdir().unwrap();
            let path = kept(home.path(), plan, count, until);
            let mut driver = open(home.path(), &path, appearance);
            for tab in parts.chars() {
                ctrl(&mut driver, &tab.to_string());
                let name = format!("page-{plan}-{count}-{tab}-{}", appearance.name);
                driver.keep(&name);
                driver.assert_within(&name);
                if tab == '3' {
                    driver.tap(Named::PageDown);
                    driver.tap(Named::ArrowRight);
                    driver.keep(&format!("{name}-on"));
                }
            }
        }
    }
}
