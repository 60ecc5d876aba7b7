#![allow(clippy::unwrap_used)]

use std::sync::mpsc::{Receiver, channel};

use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::task::into_stream;
use jiff::tz::TimeZone;

use club::store::Folders;
use club::store::index::Sieve;

use super::*;

const RECORD: &str = include_str!("../../../tests/records/namaste-two-to-the-end.wurf");

/// How long a system may take to tell what has changed.
const PATIENCE: Duration = Duration::from_secs(20);

/// What whoever listens says, as it comes.
fn heard(archive: &Archive) -> Receiver<String> {
    let (tell, heard) = channel();
    let mut messages = into_stream(listen(archive.clone())).unwrap().map(|action| format!("{action:?}"));
    thread::spawn(move || {
        while let Some(message) = block_on(messages.next()) {
            if tell.send(message).is_err() {
                return;
            }
        }
    });
    heard
}

#[test]
fn what_comes_changes_and_goes_while_the_window_is_open_is_told_and_read() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::at(home.path());
    folders.prepare().unwrap();
    let archive = Archive::new(Some(folders.clone()), TimeZone::UTC);
    assert!(archive.catch_up(Duration::MAX).unwrap());
    let heard = heard(&archive);
    heard.recv_timeout(PATIENCE).unwrap();
    // From here on nothing goes through all files again: what is not told is not known.
    let found = || {
        archive.catch_up(Duration::from_secs(5)).unwrap();
        archive.find(&Sieve::default())
    };
    assert!(archive.is_in_step() && found().is_empty());
    let (one, other) = (folders.matches().join("one.wurf"), folders.matches().join("other.wurf"));
    for path in [&one, &other] {
        std::fs::write(path, RECORD).unwrap();
        heard.recv_timeout(PATIENCE).expect("it has come");
    }
    assert_eq!(found().len(), 2);
    let cut = RECORD.lines().take(9).map(|line| format!("{line}\n")).collect::<String>();
    std::fs::write(&one, cut).unwrap();
    heard.recv_timeout(PATIENCE).expect("it has changed");
    let unfinished = Sieve { stage: Some(club::store::index::MatchStatus::Unfinished), ..Sieve::default() };
    found();
    assert_eq!(archive.find(&unfinished).len(), 1);
    std::fs::remove_file(&other).unwrap();
    heard.recv_timeout(PATIENCE).expect("it has gone");
    assert_eq!(found().len(), 1);
}
