//! Profiles on disk: nothing is lost by two windows, by kills, by broken lines, by later versions, by a folder that takes
//! nothing.

use std::fs;

use club::store::Folders;
use club::store::journal::{Error, Why};
use club::store::people::{Event, NAME, People, What};
use jiff::Timestamp;
use tempfile::TempDir;

use crate::folder;

fn empty() -> (TempDir, Folders) {
    let home = folder::quick();
    let folders = Folders::at(home.path().join("data"));
    (home, folders)
}

fn now(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).unwrap()
}

fn names(people: &People) -> Vec<&str> {
    people.all().iter().map(|profile| profile.name.as_str()).collect()
}

#[test]
fn what_is_kept_is_read_again() {
    let (_home, folders) = empty();
    let (mut people, said) = People::read(&folders);
    assert!(said.is_none() && people.all().is_empty(), "a folder without the file is nothing to speak of");
    for (second, name) in [(0, "Ada"), (1, "Bo"), (2, "Cyd")] {
        let event = people.meet(name, now(second)).unwrap();
        people.keep(Some(&folders), vec![event]).unwrap();
    }
    let [bo, cyd] = ["Bo", "Cyd"].map(|name| people.of(name).unwrap().id.clone());
    let renamed = people.rename(&bo, "Bob", now(3)).unwrap();
    let merged = Event { at: now(4), id: cyd, what: What::Merged { into: bo } };
    people.keep(Some(&folders), vec![renamed, merged]).unwrap();
    assert!(!people.is_stale(&folders));
    let (again, said) = People::read(&folders);
    assert!(said.is_none());
    assert_eq!(again.all(), people.all());
    assert_eq!(names(&again), ["Ada", "Bob"]);
    assert_eq!(again.of("Cyd").unwrap().name, "Bob");
}

#[test]
fn two_windows_add_what_they_like_and_see_what_the_other_did() {
    let (_home, folders) = empty();
    let (mut one, mut other) = (People::read(&folders).0, People::read(&folders).0);
    for second in 0..20 {
        let window = if second % 2 == 0 { &mut one } else { &mut other };
        let event = window.meet(&format!("P{second}"), now(second)).unwrap();
        window.keep(Some(&folders), vec![event]).unwrap();
    }
    assert!(one.is_stale(&folders), "the other window wrote last");
    let (both, said) = People::read(&folders);
    assert!(said.is_none());
    assert_eq!(both.all().len(), 20);
    // The same person met in both at once is one, whoever was first.
    let twice = both.meet("Ada", now(50)).unwrap();
    one.keep(Some(&folders), vec![twice.clone()]).unwrap();
    other.keep(Some(&folders), vec![twice]).unwrap();
    assert_eq!(People::read(&folders).0.all().len(), 21);
}

#[test]
fn broken_lines_stay_and_spoil_no_other() {
    let (_home, folders) = empty();
    let mut people = People::read(&folders).0;
    let path = folders.data().join(NAME);
    for (second, name) in [(0, "Ada"), (1, "Bo")] {
        let event = people.meet(name, now(second)).unwrap();
        people.keep(Some(&folders), vec![event]).unwrap();
        let text = fs::read_to_string(&path).unwrap() + "no line of ours\n{\"event\":\"later\"}\n";
        fs::write(&path, text).unwrap();
    }
    let (mut people, said) = People::read(&folders);
    assert_eq!(names(&people), ["Ada", "Bo"]);
    assert!(said.is_some(), "it is told");
    let event = people.meet("Cyd", now(2)).unwrap();
    people.keep(Some(&folders), vec![event]).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.matches("no line of ours\n").count(), 2, "{text}");
    assert_eq!(names(&People::read(&folders).0), ["Ada", "Bo", "Cyd"]);
}

#[test]
fn a_file_that_is_cut_anywhere_gives_back_what_was_whole() {
    let (_home, folders) = empty();
    let mut people = People::read(&folders).0;
    let path = folders.data().join(NAME);
    let mut ends = Vec::new();
    for second in 0..4 {
        let event = people.meet(&format!("P{second}"), now(second)).unwrap();
        people.keep(Some(&folders), vec![event]).unwrap();
        ends.push(fs::read(&path).unwrap().len());
    }
    let whole = fs::read(&path).unwrap();
    let head = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    for cut in head..whole.len() {
        fs::write(&path, &whole[..cut]).unwrap();
        let (mut people, said) = People::read(&folders);
        assert!(said.is_none(), "cut at {cut}: {said:?}");
        // A last line that lacks only its end is whole.
        let kept = ends.iter().filter(|end| cut + 1 >= **end).count();
        assert_eq!(people.all().len(), kept, "cut at {cut}");
        let event = people.meet("Late", now(60)).unwrap();
        people.keep(Some(&folders), vec![event]).unwrap();
        assert_eq!(People::read(&folders).0.all().len(), kept + 1, "cut at {cut}");
    }
}

#[test]
fn a_later_version_is_left_alone_and_said() {
    let (_home, folders) = empty();
    fs::create_dir_all(folders.data()).unwrap();
    let path = folders.data().join(NAME);
    for text in ["{\"wurfzabel\":\"people\",\"version\":2}\n", "{\"wurfzabel\":\"notes\",\"version\":1}\n", "\u{1}"] {
        fs::write(&path, text).unwrap();
        let (mut people, said) = People::read(&folders);
        assert!(said.is_some() && people.all().is_empty(), "{text}");
        let event = people.meet("Ada", now(0)).unwrap();
        let refused = people.keep(Some(&folders), vec![event]);
        assert!(matches!(refused, Err(Error { why: Why::Foreign(..), .. })), "{refused:?}");
        assert!(people.all().is_empty(), "what is not kept does not count");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn where_nothing_can_be_written_it_is_said_and_nothing_changes() {
    let (_home, folders) = empty();
    // A file where the folder should be: no right of any user makes a folder of it.
    fs::create_dir_all(folders.data().parent().unwrap()).unwrap();
    if folders.data().exists() {
        fs::remove_dir_all(folders.data()).unwrap();
    }
    fs::write(folders.data(), "in the way").unwrap();
    let mut people = People::read(&folders).0;
    let event = people.meet("Ada", now(0)).unwrap();
    let refused = people.keep(Some(&folders), vec![event]);
    assert!(refused.is_err());
    assert!(people.all().is_empty());
}
