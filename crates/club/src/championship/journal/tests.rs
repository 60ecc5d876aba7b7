#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;

use proptest::prelude::*;

use games::game::bot::Level;

use super::*;
use crate::championship::simulate::{Simulation, draw};

#[test]
fn a_file_cut_at_any_byte_opens_with_all_that_was_whole() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("a.wurfcup");
    let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    let mut events = Vec::new();
    for id in 1..=13 {
        events.push(cup.join(&format!("Ä{id}"), "").unwrap());
        cup.take(events.last().unwrap());
    }
    events.extend(cup.close_stage().unwrap());
    drop(Kept::create(&path, cup, &events).unwrap());
    let whole = fs::read(&path).unwrap();
    let first = whole.iter().position(|byte| *byte == b'\n').unwrap();
    for cut in first + 1..whole.len() {
        fs::write(&path, &whole[..cut]).unwrap();
        let lines = whole[..cut].iter().filter(|byte| **byte == b'\n').count() - 1;
        let (mut kept, _) = Kept::open(&path).unwrap();
        let cup = kept.cup();
        let lots = cup.stages().filter(|(_, stage)| !stage.parts[0].lot.is_empty()).count();
        let there = cup.people().len() + lots + usize::from(cup.stage_key() == "main");
        // A last line that is whole counts, with or without its end.
        assert!((lines..=lines + 1).contains(&there), "{cut}: {there} of {lines}");
        if kept.cup().stage_key() != "main" {
            kept.keep(&[kept.cup().join("late", "").unwrap()]).unwrap();
        }
        drop(kept);
        assert!(view(&path).unwrap().fault.is_none());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn lines_in_any_disorder_open_as_far_as_they_go(
        seed in 0_u64..5,
        slips in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..4), 1..6),
    ) {
        let strengths = vec![Level::Medium];
        let simulation = Simulation { head: Head::world("Wien", 2027, seed), participants: 13, strengths, until: None };
        let (cup, events) = simulation.run(|stage, two| Ok::<_, Phrase>(draw(stage, two))).unwrap();
        let mut lines: Vec<String> = events.iter().map(Event::line).collect();
        for (one, other, how) in slips {
            let (one, other) = (one.index(lines.len()), other.index(lines.len()));
            match how {
                0 => lines.swap(one, other),
                1 => drop(lines.remove(one)),
                2 => lines.insert(other, lines[one].clone()),
                _ => lines[one] = lines[one].replace(['1', '3'], &other.to_string()),
            }
        }
        let text = format!("{}\n{}\n", cup.head().line(), lines.join("\n"));
        let seen = read(Path::new("a.wurfcup"), text.as_bytes()).unwrap();
        prop_assert!(crate::championship::answer::answer(&seen.cup)["stage"].is_string());
        prop_assert!(seen.fault.is_none_or(|(line, _)| line > 1));
    }
}

#[test]
fn what_is_damaged_foreign_or_of_a_later_version_is_left_alone() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("a.wurfcup");
    let head = Head::world("Wien", 2027, 1).line();
    let join = r#"{"event":"join","id":1,"name":"Ada"}"#;
    for (text, said) in [
        (format!("{head}\n{join}\n{join}\n"), "line 3"),
        (format!("{head}\nnothing\n{join}\n"), "line 2"),
        (format!("{head}\n{}\n", join.replace("name", "nome")), "line 2"),
        (head.replace("\"version\":1", "\"version\":3"), "format 3"),
        (head.replace("world", "moon"), "“moon”"),
        ("{\"wurfzabel\":\"trainer\",\"version\":1}".to_owned(), "not a championship"),
        (String::new(), "not a championship"),
    ] {
        fs::write(&path, &text).unwrap();
        let why = Kept::open(&path).unwrap_err().phrase();
        let why = base::i18n::Lang::En.say(&why);
        assert!(why.contains(said), "{why}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    fs::write(&path, format!("{head}\n{join}\n{join}\n")).unwrap();
    let seen = view(&path).unwrap();
    assert_eq!((seen.cup.people().len(), seen.fault.map(|(line, _)| line)), (1, Some(3)));
}

#[test]
fn what_stands_before_the_damage_goes_on_in_a_copy_and_the_file_stays() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("a.wurfcup");
    let (head, join) = (Head::world("Wien", 2027, 1).line(), r#"{"event":"join","id":1,"name":"Ada"}"#);
    // With a line by another program's ends, and one that is cut off behind the damage.
    let damaged = format!("{head}\r\n{join}\r\n{join}\n{{\"event\":");
    fs::write(&path, &damaged).unwrap();
    for (name, count) in [("a-copy.wurfcup", 2), ("a-copy-2.wurfcup", 2)] {
        let mut copy = Kept::open_copy(&path).unwrap();
        assert_eq!(copy.path(), home.path().join(name));
        copy.keep(&[copy.cup().join("Ben", "").unwrap()]).unwrap();
        drop(copy);
        let (again, notice) = Kept::open(&home.path().join(name)).unwrap();
        assert_eq!((again.cup().people().len(), notice), (count, None));
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged);
    fs::write(&path, "nothing").unwrap();
    assert!(matches!(Kept::open_copy(&path), Err(Error { why: Why::Foreign(..), .. })), "nothing of it can be kept");
}

#[test]
fn a_folder_lists_its_championships_the_last_changed_first_and_what_is_none_with_its_reason() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("matches");
    assert_eq!(list(&folder), []);
    let cup = |name| Championship::new(Head::world(name, 2027, 1)).unwrap();
    for name in ["Wien", "Wien", "Graz"] {
        Kept::begin(&folder, cup(name), &[]).unwrap();
    }
    fs::write(folder.join("broken.WURFCUP"), "nothing").unwrap();
    fs::write(folder.join("match.wurf"), "nothing").unwrap();
    for (age, name) in
        ["2027-wien-2.wurfcup", "broken.WURFCUP", "2027-graz.wurfcup", "2027-wien.wurfcup"].iter().enumerate()
    {
        let time = SystemTime::now() - std::time::Duration::from_secs(10 * age as u64);
        fs::File::options().write(true).open(folder.join(name)).unwrap().set_modified(time).unwrap();
    }
    let rows = list(&folder);
    let told = |row: &Row| row.found.as_ref().map(|seen| seen.cup.head().name.clone()).ok();
    let told: Vec<Option<String>> = rows.iter().map(told).collect();
    let named = |name: &str| Some(name.to_owned());
    assert_eq!(told, [named("Wien"), None, named("Graz"), named("Wien")]);
    assert_eq!(rows[0].path, folder.join("2027-wien-2.wurfcup"));
    let file = folder.join("match.wurf");
    assert!(list(&file).len() <= 1, "what is no folder has no championships");
}

#[test]
fn any_name_makes_a_file_name_of_plain_letters() {
    let first = |name: &str| names(&Head::world(name, 2027, 1)).next().unwrap();
    for (name, file) in [
        ("Wien", "2027-wien.wurfcup"),
        ("Größe & Übermut", "2027-groesse-uebermut.wurfcup"),
        ("WM 2027", "2027-wm.wurfcup"),
        ("Ísafjörður", "2027-isafjoerdur.wurfcup"),
        ("世界", "2027-shijie.wurfcup"),
        ("🎲🎲", "2027.wurfcup"),
        ("../..", "2027.wurfcup"),
        ("A\u{308}rger №\u{a0}5", "2027-aerger-5.wurfcup"),
    ] {
        assert_eq!(first(name), file);
    }
    assert_eq!(names(&Head::world("Wien", 2027, 1)).nth(2).unwrap(), "2027-wien-3.wurfcup");
    assert!(first(&"lang ".repeat(60)).len() <= 5 + NAME_LENGTH + 8);
}

#[test]
fn a_second_organiser_may_only_look() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("a.wurfcup");
    let cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    let mut first = Kept::create(&path, cup.clone(), &[]).unwrap();
    assert!(matches!(Kept::open(&path), Err(Error { why: Why::InUse, .. })));
    assert!(matches!(Kept::create(&path, cup, &[]), Err(Error { why: Why::Uncreated(_), .. })));
    first.keep(&[first.cup().join("Ada", "").unwrap()]).unwrap();
    assert_eq!(view(&path).unwrap().cup, *first.cup());
}
