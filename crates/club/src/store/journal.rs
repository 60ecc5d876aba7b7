//! One match, one file: every event is on the disk before [`Journal::append`] comes back. Knows no game and no rule.
//! After a kill at most the event in flight is missing. A half line at the end is cut off and kept (`….wurf.torn`) when
//! the match goes on; a file damaged otherwise is never written: the match goes on in a copy. A file that was only
//! opened is as it was; one that was made here goes again where nothing happened in it.

use std::fs;
use std::path::{Path, PathBuf};

use base::phrase::{Phrase, phrase};
use games::game::Illegal;
use games::game::record::{Entry, Fault, Header, Record};
use games::shelf::replay;
use games::table::Table;

use super::disk;
use super::lines::{Growing, Held, Kind, Lines, Target, whole_lines};
use super::{Folders, shown};

mod name;

pub use super::lines::{Error, Why};
pub(super) use name::fresh;
pub use name::named;
pub(crate) use name::{copies, numbered};

pub const ENDING: &str = "wurf";
/// The longest real match has a hundredth of it.
pub const MOST_BYTES: u64 = 16 * 1024 * 1024;

pub(crate) static MATCH: Kind = Kind {
    most: MOST_BYTES,
    uncreated: "store-cannot-create",
    unreadable: "store-cannot-read",
    foreign: "store-no-match",
    in_use: "store-in-use",
    unwritable: "store-unwritable",
    unwritten: "store-cannot-append",
    changed: "store-changed",
};

#[derive(Debug)]
pub struct Journal {
    /// The record. A damaged file is never written: the match goes on in a copy, which is not made yet.
    lines: Growing,
    /// Whether its file was made here, in this sitting.
    is_own: bool,
}

/// A match that was read from its file, with the right to go on writing it.
#[derive(Debug)]
pub struct Opened {
    pub journal: Journal,
    pub record: Record,
    /// The match as far as it is legal.
    pub table: Box<dyn Table>,
    pub notices: Vec<Notice>,
}

#[derive(Debug)]
pub struct Loaded {
    pub record: Record,
    pub table: Box<dyn Table>,
    pub fault: Option<Fault>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A half line stands at the end; it is cut off when the match goes on.
    Torn {
        line: usize,
        /// Where its bytes are kept then.
        kept: PathBuf,
    },
    /// A line is wrong; the match stands before it and will go on in a copy.
    Damaged { path: PathBuf, fault: Fault },
}

impl Notice {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Torn { line, kept } => phrase!("store-torn", line = *line, kept = shown(kept)),
            Self::Damaged { path, fault } => phrase!("store-damaged", path = shown(path), why = fault.phrase()),
        }
    }
}

impl Journal {
    /// On an error [`Journal::in_memory`] lets the match be played, and [`Journal::settle`] finds it a place later.
    pub fn create(folders: &Folders, header: &Header) -> Result<Self, Error> {
        let text = first_line(header)?;
        let place = Target::File(begin(folders, header, &text)?);
        Ok(Self { lines: Growing { text, place }, is_own: true })
    }

    /// For when no file can be made.
    pub fn in_memory(header: &Header) -> Result<Self, Error> {
        Ok(Self { lines: Growing { text: first_line(header)?, place: Target::Memory }, is_own: true })
    }

    /// Nothing is written, not even where its end is torn, before it goes on. Where another window has
    /// it, or it cannot be written, it can still be looked at ([`Error::is_viewable`]), by [`view`].
    pub fn open(path: &Path) -> Result<Opened, Error> {
        let held = Held::take(path, &MATCH)?;
        let (path, bytes) = (&held.path, &held.bytes);
        let seen = see(path, bytes)?;
        if let Some(fault) = seen.fault {
            let text = whole_lines(&bytes[..begin_of(bytes, fault.line)]);
            let place = Target::Pending(path.clone(), text.len());
            let journal = Self { lines: Growing { text, place }, is_own: false };
            let notices = vec![Notice::Damaged { path: path.clone(), fault }];
            return Ok(Opened { journal, record: seen.record, table: seen.table, notices });
        }
        let end = seen.record.torn.map_or(bytes.len(), |(_, begins)| begins);
        let (lines, torn) = held.mend(end)?;
        let torn = torn.zip(seen.record.torn);
        let notices = torn.map(|(kept, (line, _))| Notice::Torn { line, kept }).into_iter().collect();
        Ok(Opened { journal: Self { lines, is_own: false }, record: seen.record, table: seen.table, notices })
    }

    /// Waits for the disk. On an error the file holds what it held, the line is not taken: again or [`Journal::hold`].
    pub fn append(&mut self, entry: &Entry) -> Result<(), Error> {
        self.lines.append([entry.line()], write)
    }

    /// The match goes on in memory; the next line that can be written takes those held along.
    pub fn hold(&mut self, entry: &Entry) {
        self.lines.hold(&entry.line());
    }

    /// On an error what is held stays held.
    pub fn flush(&mut self) -> Result<(), Error> {
        write(&mut self.lines)
    }

    /// Goes on in a new file of that data folder, with all lines, those included that are held: when the match began
    /// without a folder, or its disk is full. On an error it is where it was.
    pub fn settle(&mut self, folders: &Folders) -> Result<(), Error> {
        let line = self.text().split(|byte| *byte == b'\n').next().unwrap_or_default();
        let header = Header::read(line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line)).map_err(unfit)?;
        self.lines.place = Target::File(begin(folders, &header, self.text())?);
        Ok(())
    }

    /// How many lines are not on a disk.
    pub fn held(&self) -> usize {
        // The end of the last line alone is none.
        let held = self.text()[self.lines.place.length()..].trim_ascii_start();
        held.iter().filter(|byte| **byte == b'\n').count()
    }

    /// None in memory, and none until a copy is begun.
    pub fn path(&self) -> Option<&Path> {
        self.lines.place.path()
    }

    /// The file that the match was read from, or is written to; none in memory.
    pub fn origin(&self) -> Option<&Path> {
        match &self.lines.place {
            Target::Pending(path, _) => Some(path),
            place @ (Target::Memory | Target::File(_)) => place.path(),
        }
    }

    /// Those lines included that are held.
    pub fn text(&self) -> &[u8] {
        &self.lines.text
    }

    /// Held lines included; what lies there is replaced.
    pub fn save_copy(&self, target: &Path) -> Result<(), Error> {
        disk::replace(target, self.text()).map_err(MATCH.failed(target, Why::Uncreated))
    }

    /// Ends a match. One that was begun here, and in which nothing has happened, leaves no file: it would be a row too many.
    pub fn close(self) {
        let lines = self.text().iter().filter(|byte| **byte == b'\n').count();
        if self.is_own
            && lines == 1
            && let Target::File(lines) = self.lines.place
        {
            lines.remove();
        }
    }
}

/// Reads a match to look at it: writes nothing, needs no lock.
pub fn view(path: &Path) -> Result<Loaded, Error> {
    see(path, &read(path)?)
}

pub(super) fn read(path: &Path) -> Result<Vec<u8>, Error> {
    MATCH.read(path)
}

/// Writes what is held; a file that somebody else has changed is left alone, and the next try makes a copy.
fn write(lines: &mut Growing) -> Result<(), Error> {
    let done = lines.flush(|original, text| {
        Lines::create(&MATCH, original.parent().unwrap_or(Path::new("")), copies(original), text)
    });
    if let Err(Error { path, why: Why::Changed, .. }) = &done {
        lines.place = Target::Pending(path.clone(), 0);
    }
    done
}

pub(super) fn see(path: &Path, bytes: &[u8]) -> Result<Loaded, Error> {
    let no_match = |fault: Fault| MATCH.error(path, Why::Foreign(fault.line, Some(fault.phrase())));
    let record = Record::read(bytes).map_err(no_match)?;
    let replay = replay(&record, None).map_err(no_match)?;
    Ok(Loaded { record, table: replay.table, fault: replay.fault })
}

fn unfit(header: Illegal) -> Error {
    MATCH.error(Path::new(""), Why::Header(header))
}

fn first_line(header: &Header) -> Result<Vec<u8>, Error> {
    let line = header.line();
    let again = Header::read(line.as_bytes()).map_err(unfit)?;
    if again != *header {
        return Err(unfit(phrase!("core-header-field", field = "players").into()));
    }
    let record = Record { header: again, lines: Vec::new(), fault: None, torn: None };
    replay(&record, None).map_err(|fault| unfit(fault.reason))?;
    Ok((line + "\n").into_bytes())
}

/// The byte at which a line, counted from 1, begins.
fn begin_of(bytes: &[u8], line: usize) -> usize {
    let ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(index, _)| index + 1);
    if line <= 1 { 0 } else { ends.take(line - 1).last().unwrap_or(0) }
}

fn begin(folders: &Folders, header: &Header, text: &[u8]) -> Result<Lines, Error> {
    let folder = folders.matches();
    fs::create_dir_all(&folder).map_err(MATCH.failed(&folder, Why::Uncreated))?;
    Lines::create(&MATCH, &folder, fresh(header), text)
}

#[cfg(test)]
mod tests;
