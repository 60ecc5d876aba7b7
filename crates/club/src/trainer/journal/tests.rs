#![allow(clippy::unwrap_used)]

use std::fs;

use super::*;

const HEAD: &str = "{\"wurfzabel\":\"trainer\",\"version\":1}\n";

fn event(ms: u32) -> Event {
    let at = "2026-11-21T19:03:04.12Z".parse().unwrap();
    let (card, said) = ("name:hi".to_owned(), "hi".to_owned());
    Event::Review { at, card, grade: super::super::schedule::Grade::Good, ms, said, right: true }
}

fn folder() -> (tempfile::TempDir, Folders) {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::at(folder.path());
    (folder, folders)
}

#[test]
fn what_is_appended_is_read_again_and_nothing_is_made_before() {
    let (_folder, folders) = folder();
    let (mut journal, events, _) = Journal::open(&folders).unwrap();
    assert!(events.is_empty() && !folders.data().join(NAME).exists());
    journal.append(&[event(1), event(2)]).unwrap();
    assert!(matches!(Journal::open(&folders), Err(Error { why: Why::InUse, .. })));
    journal.append(&[event(3)]).unwrap();
    drop(journal);
    let (mut journal, events, notices) = Journal::open(&folders).unwrap();
    assert_eq!((events, notices), (vec![event(1), event(2), event(3)], vec![]));
    journal.append(&[event(4)]).unwrap();
    assert_eq!(Journal::events(&folders).unwrap().0.len(), 4);
}

#[test]
fn a_journal_cut_at_any_byte_opens_with_the_whole_lines_before() {
    let (_folder, folders) = folder();
    let (mut journal, ..) = Journal::open(&folders).unwrap();
    journal.append(&[event(1), event(2), event(3)]).unwrap();
    let path = folders.data().join(NAME);
    drop(journal);
    let whole = fs::read(&path).unwrap();
    let head = HEAD.len();
    for cut in head..whole.len() {
        fs::write(&path, &whole[..cut]).unwrap();
        // A line that lacks nothing but its end is whole.
        let lines = [&whole[head..cut], b"\n"].concat();
        let complete = lines.split(|byte| *byte == b'\n').filter(|line| Event::read(line).is_ok()).count();
        let (mut journal, events, _) = Journal::open(&folders).unwrap();
        assert_eq!(events.len(), complete, "cut at {cut}");
        journal.append(&[event(9)]).unwrap();
        drop(journal);
        let events = Journal::events(&folders).unwrap().0;
        assert_eq!((events.len(), events.last()), (complete + 1, Some(&event(9))), "cut at {cut}");
    }
}

#[test]
fn a_line_that_is_not_understood_stays_and_is_told() {
    let (_folder, folders) = folder();
    let path = folders.data().join(NAME);
    let text = format!("{}{}\nnonsense\n{}\n", HEAD, event(1).line(), event(2).line());
    fs::write(&path, &text).unwrap();
    let (mut journal, events, notices) = Journal::open(&folders).unwrap();
    assert_eq!(events, [event(1), event(2)]);
    let [Notice::Unread(Unread { count: 1, line: 3, .. })] = &notices[..] else { unreachable!("{notices:?}") };
    journal.append(&[event(3)]).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{text}{}\n", event(3).line()));
}

#[test]
fn what_is_no_journal_of_ours_is_left_alone() {
    let (_folder, folders) = folder();
    let path = folders.data().join(NAME);
    for text in
        ["", "{}", "hello\n", "{\"wurfzabel\":\"trainer\",\"version\":2}\n", "{\"wurfzabel\":1,\"game\":\"x\"}\n"]
    {
        fs::write(&path, text).unwrap();
        assert!(matches!(Journal::open(&folders), Err(Error { why: Why::Foreign(..), .. })), "{text}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn somebody_elses_lines_are_not_overwritten() {
    let (_folder, folders) = folder();
    let (mut journal, ..) = Journal::open(&folders).unwrap();
    journal.append(&[event(1)]).unwrap();
    let path = folders.data().join(NAME);
    let other = fs::read_to_string(&path).unwrap() + &event(7).line() + "\n";
    fs::write(&path, &other).unwrap();
    assert!(matches!(journal.append(&[event(2)]), Err(Error { why: Why::Changed, .. })));
    assert_eq!(fs::read_to_string(&path).unwrap(), other);
}
