//! Matches played at random, for tests of what is kept of them.

use std::path::{Path, PathBuf};

use club::store::Folders;
use club::store::journal::Journal;
use games::game::Turn;
use games::game::record::{Entry, Header, Player, PlayerKind};
use games::shelf::replay;
use games::table::Table;
use rand::seq::IndexedRandom as _;
use rand::{Rng, RngExt as _};

/// A header of Namaste for two people, begun at that second of the day.
pub fn header(second: u32) -> Header {
    header_of(&[("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)], second)
}

pub fn header_of(players: &[(&str, PlayerKind)], second: u32) -> Header {
    let (hour, minute, second) = (second / 3600 % 24, second / 60 % 60, second % 60);
    Header {
        seed: Some(u64::from(second)),
        started: Some(format!("2026-11-20T{hour:02}:{minute:02}:{second:02}Z")),
        ..Header::new(
            "namaste",
            Default::default(),
            players.iter().map(|(name, kind)| Player::new(name, *kind).unwrap()).collect(),
        )
    }
}

/// A table with nothing played.
pub fn table(header: &Header) -> Box<dyn Table> {
    let record = games::game::record::Record::read(header.line().as_bytes()).unwrap();
    replay(&record, None).unwrap().table
}

/// Something that may happen now, at random; nothing when the match is over. Now and then an undo.
pub fn next(table: &dyn Table, rng: &mut dyn Rng) -> Option<Entry> {
    let turn = table.turn();
    if !turn.is_over()
        && rng.random_ratio(1, 20)
        && let Ok(span) = table.undo_span()
    {
        return Some(Entry::Undo(span));
    }
    match turn {
        Turn::Roll(throw) | Turn::Faces(throw) => Some(Entry::Roll(throw.draw(rng))),
        Turn::Seats(seats) => {
            let seat = *seats.choose(rng).unwrap();
            let notation = table.legal(seat).choose(rng).unwrap().clone();
            Some(Entry::Act { seat, notation })
        }
        Turn::Over(_) => None,
    }
}

/// Plays on to the end, or for so many lines; how many lines were written.
pub fn play(table: &mut dyn Table, journal: &mut Journal, rng: &mut dyn Rng, most: usize) -> usize {
    for number in 0..most {
        let Some(entry) = next(table, rng) else { return number };
        journal.append(&entry).unwrap();
        table.enter(&entry).unwrap();
    }
    most
}

/// A match in the archive, played to its end or for so many lines: its file and its lines below the header.
pub fn played(folders: &Folders, header: &Header, rng: &mut dyn Rng, most: usize) -> (PathBuf, usize) {
    let mut journal = Journal::create(folders, header).unwrap();
    let lines = play(table(header).as_mut(), &mut journal, rng, most);
    (journal.path().unwrap().to_owned(), lines)
}

/// The lines below the header of a file.
pub fn lines_in(path: &Path) -> usize {
    let bytes = std::fs::read(path).unwrap();
    games::game::record::Record::read(&bytes).unwrap().lines.len()
}
