//! Stars and notes of matches: the last word holds, whoever writes; what is not understood stays; nothing is half written.

use std::fs;
use std::path::Path;

use base::i18n::Lang;
use club::store::Folders;
use club::store::notes::{self, NAME, Note, Notes};
use jiff::Timestamp;

fn read(folders: &Folders) -> Notes {
    let (notes, told) = Notes::read(folders);
    assert_eq!(told, None);
    notes
}

fn star(notes: &mut Notes, folders: &Folders, key: &str, on: bool) {
    notes.star(folders, &[key.to_owned()], on, Timestamp::UNIX_EPOCH).unwrap();
}

fn write(notes: &mut Notes, folders: &Folders, key: &str, text: &str) {
    notes.write(folders, key, text, Timestamp::UNIX_EPOCH).unwrap();
}

fn note(star: bool, text: &str) -> Note {
    Note { star, text: text.to_owned(), ..Note::default() }
}

#[test]
fn what_was_said_last_of_a_match_holds() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::at(home.path());
    let mut notes = read(&folders);
    assert!(notes.is_empty() && !home.path().join(NAME).exists(), "a folder without them is normal");
    write(&mut notes, &folders, "a", "");
    star(&mut notes, &folders, "a", false);
    assert!(!home.path().join(NAME).exists(), "what changes nothing is not written");
    star(&mut notes, &folders, "a", true);
    write(&mut notes, &folders, "a", "  the best\nthrow of all ");
    write(&mut notes, &folders, "b", "lost");
    write(&mut notes, &folders, "b", "won");
    star(&mut notes, &folders, "c", true);
    star(&mut notes, &folders, "c", false);
    for notes in [&notes, &read(&folders)] {
        assert_eq!(notes.of("a"), Some(&note(true, "the best throw of all")));
        assert_eq!(notes.of("b"), Some(&note(false, "won")));
        assert_eq!((notes.of("c"), notes.len()), (None, 2));
    }
}

#[test]
fn two_windows_write_one_file_and_neither_loses_a_line() {
    let home = tempfile::tempdir().unwrap();
    let folders = &Folders::at(home.path());
    base::threads::each(0..4, |window| {
        let mut notes = read(folders);
        for number in 0..25 {
            star(&mut notes, folders, &format!("{window}-{number}"), true);
            write(&mut notes, folders, "shared", &format!("{window} {number}"));
        }
    });
    let notes = read(folders);
    assert_eq!(notes.iter().filter(|(_, note)| note.star).count(), 100);
    assert!(notes.of("shared").unwrap().text.ends_with(" 24"));
    let lines = fs::read_to_string(home.path().join(NAME)).unwrap().lines().count();
    assert_eq!(lines, 1 + 200);
}

#[test]
fn it_is_seen_that_another_window_has_written() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::at(home.path());
    let (mut one, mut other) = (read(&folders), read(&folders));
    star(&mut one, &folders, "a", true);
    assert_eq!(one.stamp(), Notes::stamp_now(&folders));
    assert_ne!(other.stamp(), Notes::stamp_now(&folders));
    star(&mut other, &folders, "b", true);
    assert_ne!(other.stamp(), Notes::stamp_now(&folders), "it does not know yet what the first has written");
    let other = read(&folders);
    assert!(other.of("a").is_some() && other.of("b").is_some() && other.stamp() == Notes::stamp_now(&folders));
}

#[test]
fn broken_lines_stay_and_a_torn_one_is_kept_aside() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::at(home.path());
    let path = home.path().join(NAME);
    let head = "{\"wurfzabel\":\"notes\",\"version\":1}\n";
    let broken = "nonsense\n{\"match\":\"a\"}\n{\"match\":\"b\",\"star\":true,\"later\":7}\n\n";
    fs::write(&path, format!("{head}{broken}{{\"match\":\"c\",\"st")).unwrap();
    let (mut notes, told) = Notes::read(&folders);
    let told = Lang::En.say(&told.unwrap());
    assert!(told.contains("2 lines") && told.contains("line 2"), "{told}");
    assert_eq!(notes.of("b"), Some(&note(true, "")));
    star(&mut notes, &folders, "d", true);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with(&format!("{head}{}", broken.trim_end())), "{text}");
    assert!(text.ends_with("\"d\",\"at\":\"1970-01-01T00:00:00Z\",\"star\":true}\n"), "{text}");
    assert_eq!(fs::read_to_string(home.path().join("notes.jsonl.torn")).unwrap(), "{\"match\":\"c\",\"st\n");
    assert_eq!(Notes::read(&folders).0.len(), 2);
}

#[test]
fn a_file_of_a_later_version_or_another_kind_is_left_alone() {
    for text in ["{\"wurfzabel\":\"notes\",\"version\":2}\n{\"match\":\"a\",\"star\":true}\n", "mine\n", ""] {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        let path = home.path().join(NAME);
        fs::write(&path, text).unwrap();
        let (mut notes, told) = Notes::read(&folders);
        assert!(notes.is_empty());
        assert!(Lang::De.say(&told.unwrap()).contains(&path.display().to_string()));
        let refused = notes.star(&folders, &["a".to_owned()], true, Timestamp::UNIX_EPOCH).unwrap_err();
        assert!(!Lang::De.say(&refused.phrase()).is_empty());
        assert!(notes.is_empty(), "what is not kept does not stand");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn where_no_file_can_be_nothing_is_noted_and_it_is_said() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::at(home.path());
    let mut notes = read(&folders);
    fs::create_dir(home.path().join(NAME)).unwrap();
    let refused = notes.star(&folders, &["a".to_owned()], true, Timestamp::UNIX_EPOCH).unwrap_err();
    let told = Lang::En.say(&refused.phrase());
    assert!(told.contains("notes.jsonl") && told.contains("not an ordinary file"), "{told}");
    assert!(notes.is_empty() && home.path().join(NAME).is_dir());
}

#[cfg(target_os = "linux")]
mod disk {
    use std::process::Command;

    use club::store::paths;

    use super::*;
    use crate::killed::{TOLD, child, say, this_program};

    #[test]
    #[ignore = "a process of its own, started by the test below"]
    fn child_whose_file_may_not_grow() {
        let folders = Folders::find().unwrap();
        let mut notes = read(&folders);
        let full = (0..).find_map(|number| {
            let keys: Vec<String> = (0..3).map(|part| format!("{number}-{part}")).collect();
            notes.star(&folders, &keys, true, Timestamp::UNIX_EPOCH).err()
        });
        assert!(Lang::En.say(&full.unwrap().phrase()).contains("could not be written"));
        say(&notes.len().to_string());
    }

    #[test]
    fn on_a_full_disk_all_that_was_noted_stays_and_nothing_half() {
        let home = tempfile::tempdir().unwrap();
        let script = "trap '' XFSZ; ulimit -f 2; exec \"$0\" \"$@\"";
        let inner = child("notes::disk::child_whose_file_may_not_grow", &this_program(), home.path(), "");
        let mut command = Command::new("sh");
        command.arg("-c").arg(script).arg(inner.get_program()).args(inner.get_args());
        command.env(paths::HOME_VARIABLE, home.path()).env(TOLD, "");
        let output = command.output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
        let folders = Folders::at(home.path());
        let mut notes = read(&folders);
        assert_eq!(text.lines().find_map(|line| line.strip_prefix('@')), Some(notes.len().to_string().as_str()));
        assert!(notes.len() > 9 && notes.len().is_multiple_of(3), "all of an action or nothing");
        write(&mut notes, &folders, "more", "room");
        assert_eq!(read(&folders).of("more"), Some(&note(false, "room")));
    }
}

#[test]
fn a_match_is_known_by_its_first_line_wherever_it_lies() {
    let home = tempfile::tempdir().unwrap();
    let record = include_str!("../records/namaste-two-to-the-end.wurf");
    let at = |name: &str, text: &str| {
        let path = home.path().join(name);
        fs::write(&path, text).unwrap();
        notes::key_at(&path)
    };
    let key = at("one.wurf", record);
    assert_eq!(key.len(), 16);
    assert_eq!(key, notes::key(record.lines().next().unwrap().as_bytes()));
    assert_eq!(key, at("two.wurf", &record.replace('\n', "\r\n")), "line ends are no part of it");
    assert_eq!(key, at("three.wurf", record.lines().next().unwrap()), "nor is what comes later");
    assert_ne!(key, at("four.wurf", &record.replacen("strong", "Bo", 1)));
    assert_eq!(at("none.wurf", "no match at all\n"), "file:none.wurf");
    assert_eq!(notes::key_at(Path::new("/nowhere/gone.wurf")), "file:gone.wurf");
    // By the published values of the hash.
    assert_eq!([notes::key(b""), notes::key(b"a")], ["cbf29ce484222325", "af63dc4c8601ec8c"]);
}

#[test]
fn a_note_on_a_step_says_nothing_of_the_match_and_an_older_program_leaves_it_alone() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::at(home.path());
    let now = "2026-11-23T12:00:00Z".parse().unwrap();
    let mut notes = Notes::default();
    notes.write(&folders, "a", "good", now).unwrap();
    notes.write_at(&folders, ("a", 12), " too\ngreedy ", now).unwrap();
    notes.write_at(&folders, ("a", 12), "too greedy", now).unwrap();
    notes.write_at(&folders, ("b", 0), "dull", now).unwrap();
    notes.write_at(&folders, ("b", 0), "", now).unwrap();
    let (read, said) = Notes::read(&folders);
    let note = read.of("a").unwrap();
    assert_eq!((note.text.as_str(), note.steps.get(&12).map(String::as_str)), ("good", Some("too greedy")));
    assert!(said.is_none() && read.of("b").is_none(), "what is empty is gone");
    // What says nothing twice is written once; a line about a step has no key that an older program would take for all.
    let text = std::fs::read_to_string(home.path().join("notes.jsonl")).unwrap();
    let steps: Vec<&str> = text.lines().filter(|line| line.contains("\"step\"")).collect();
    assert!(steps.len() == 3 && steps.iter().all(|line| !line.contains("\"note\"")), "{text}");
}
