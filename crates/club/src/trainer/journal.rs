//! The trainer's journal, `trainer.jsonl` in the data folder: every event is on the disk before it counts. Lines are
//! independent of each other: one that cannot be read stays and spoils no other. Knows no card.

use std::path::PathBuf;

use jiff::civil::Date;

use base::i18n::dates;
use base::phrase::{Phrase, phrase};

use super::event::{Event, VERSION};
use crate::store::append_log::{AppendLog, Unread};
use crate::store::disk::beside;
use crate::store::lines::{Growing, Kind, Target};
use crate::store::{Folders, shown};

pub use crate::store::journal::{Error, Why};

pub const NAME: &str = "trainer.jsonl";

const FILE: AppendLog = AppendLog { name: NAME, mark: "trainer", version: VERSION, kind: &TRAINER };

pub(crate) static TRAINER: Kind = Kind {
    // A hundred reviews a day for a hundred years.
    most: 512 * 1024 * 1024,
    uncreated: "trainer-unwritten",
    unreadable: "trainer-unreadable",
    foreign: "trainer-foreign",
    in_use: "trainer-in-use",
    unwritable: "trainer-unwritten",
    unwritten: "trainer-unwritten",
    changed: "trainer-changed",
};

#[derive(Debug)]
pub struct Journal {
    lines: Growing,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A half line stands at the end; it is cut off when something is added.
    Torn { kept: PathBuf },
    /// Some lines are not understood; they stay.
    Unread(Unread),
    /// Something is dated in the future and counts for nothing until then.
    Ahead { count: usize, first: Date },
}

impl Notice {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Torn { kept } => phrase!("trainer-torn", kept = shown(kept)),
            Self::Unread(Unread { path, count, line }) => {
                phrase!("trainer-unread", path = shown(path), count = *count, line = *line)
            }
            Self::Ahead { count, first } => {
                phrase!("trainer-ahead", count = *count, first = dates::day(*first))
            }
        }
    }
}

impl Journal {
    /// For when there is no folder.
    pub fn in_memory() -> Self {
        Self { lines: FILE.empty(Target::Memory) }
    }

    /// To go on with it; nothing is written, torn or not, before that. Its events in the order of their lines.
    pub fn open(folders: &Folders) -> Result<(Self, Vec<Event>, Vec<Notice>), Error> {
        let mut events = Vec::new();
        let (lines, unread, torn) = FILE.hold(folders, taking(&mut events))?;
        let cache = beside(&folders.data().join(NAME), ".fold");
        if cache.exists() {
            log::info!("{} was kept by an earlier version and is not used any more", cache.display());
        }
        let torn = torn.map(|kept| Notice::Torn { kept });
        Ok((Self { lines }, events, unread.map(Notice::Unread).into_iter().chain(torn).collect()))
    }

    /// The same to look at it: another window may be writing.
    pub fn events(folders: &Folders) -> Result<(Vec<Event>, Vec<Notice>), Error> {
        let mut events = Vec::new();
        let (_, unread) = FILE.read(folders, taking(&mut events))?;
        Ok((events, unread.map(Notice::Unread).into_iter().collect()))
    }

    /// All or none, and waits for the disk: on an error the file holds what it held, and nothing of these is taken.
    pub fn append(&mut self, events: &[Event]) -> Result<(), Error> {
        FILE.add(&mut self.lines, events)
    }

    pub fn is_kept(&self) -> bool {
        !matches!(self.lines.place, Target::Memory)
    }
}

fn taking(events: &mut Vec<Event>) -> impl FnMut(&[u8]) -> bool {
    |line| Event::read(line).map(|event| events.push(event)).is_ok()
}

#[cfg(test)]
mod tests;
