//! The trainer's journal, `trainer.jsonl` in the data folder: every event is on the disk before it counts. Lines are
//! independent of each other: one that cannot be read stays and spoils no other. Knows no card.

use std::fs;
use std::path::{Path, PathBuf};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use base::phrase::{Phrase, phrase};

use super::event::{Event, VERSION};
use crate::store::disk::{self, Failed, With as _};
use crate::store::lines::{self, Growing, Held, Lines, NotHeld, Target};
use crate::store::{Folders, shown};

mod source;

pub use source::{Scan, Source, Stamp};

pub const NAME: &str = "trainer.jsonl";
/// The most bytes that are read: a hundred reviews a day for a hundred years.
pub const MOST_BYTES: u64 = 512 * 1024 * 1024;

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    wurfzabel: String,
    version: u64,
}

impl Head {
    fn line() -> String {
        let head = Self { wurfzabel: "trainer".to_owned(), version: VERSION };
        serde_json::to_string(&head).expect("a text and a number") + "\n"
    }

    fn is_ours(line: &[u8]) -> bool {
        let plain = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line);
        serde_json::from_slice(plain).is_ok_and(|head: Self| head.wurfzabel == "trainer" && head.version <= VERSION)
    }
}

#[derive(Debug)]
pub struct Journal {
    lines: Growing,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A half line stands at the end; it is cut off when something is added.
    Torn { kept: PathBuf },
    /// Some lines are not understood; they stay.
    Unread {
        path: PathBuf,
        count: usize,
        /// The first of them, from 1.
        line: usize,
    },
    /// Something is dated in the future and counts for nothing until then.
    Ahead { count: usize, first: Date },
}

impl Notice {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Torn { kept } => phrase!("trainer-torn", kept = shown(kept)),
            Self::Unread { path, count, line } => {
                phrase!("trainer-unread", path = shown(path), count = *count, line = *line)
            }
            Self::Ahead { count, first } => {
                let (day, month, year) = (first.day(), first.month(), first.year().to_string());
                let first = phrase!("archive-day", day = day, month = month, year = year);
                phrase!("trainer-ahead", count = *count, first = first)
            }
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("cannot read {0}")]
    Unreadable(Failed),
    /// No journal of the trainer, or one of a later version.
    #[error("{0} is not a journal of the trainer")]
    Foreign(PathBuf),
    #[error("{0} is in use")]
    InUse(PathBuf),
    /// The file holds all before it.
    #[error("cannot write {0}")]
    Unwritten(Failed),
    #[error("{0} was changed by somebody else")]
    Changed(PathBuf),
}

impl Error {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(failed) => phrase!("trainer-unreadable", path = failed.shown(), why = failed.why.phrase()),
            Self::Foreign(path) => phrase!("trainer-foreign", path = shown(path)),
            Self::InUse(path) => phrase!("trainer-in-use", path = shown(path)),
            Self::Unwritten(failed) => phrase!("trainer-unwritten", path = failed.shown(), why = failed.why.phrase()),
            Self::Changed(path) => phrase!("trainer-changed", path = shown(path)),
        }
    }
}

impl From<lines::Error> for Error {
    fn from(error: lines::Error) -> Self {
        match error {
            lines::Error::Create(failed) | lines::Error::Write(failed) => Self::Unwritten(failed),
            lines::Error::Changed(path) => Self::Changed(path),
        }
    }
}

impl From<NotHeld> for Error {
    fn from(error: NotHeld) -> Self {
        match error {
            NotHeld::Read(failed) => Self::Unreadable(failed),
            NotHeld::InUse(path) => Self::InUse(path),
            NotHeld::Write(failed) => Self::Unwritten(failed),
        }
    }
}

impl Journal {
    /// For when there is no folder.
    pub fn in_memory() -> Self {
        Self::empty(Target::Memory)
    }

    fn empty(place: Target) -> Self {
        Self { lines: Growing { text: Head::line().into_bytes(), place } }
    }

    /// Opens the journal of a data folder to go on with it; nothing is written, not even where its end is torn, before
    /// that. `read` goes through it first, and how far it came is gone on from.
    pub fn open(
        folders: &Folders,
        read: impl FnOnce(&mut Source) -> Result<Scan, Error>,
    ) -> Result<(Self, Vec<Notice>), Error> {
        let path = folders.data().join(NAME);
        let Some(path) = disk::real(&path).map_err(Error::Unreadable)? else {
            return Ok((Self::empty(Target::Pending(path, 0)), Vec::new()));
        };
        let mut held = Held::unread(&path)?;
        let mut source = Source::open(&held.path)?;
        let scan = read(&mut source)?;
        let mut notices = scan.notices(&held.path);
        held.bytes = source.rest(scan.last)?;
        held.begin = usize::try_from(scan.last).unwrap_or(usize::MAX);
        let end = match scan.torn {
            true => usize::try_from(scan.length - scan.last).unwrap_or(usize::MAX).min(held.bytes.len()),
            false => held.bytes.len(),
        };
        let (mut lines, torn) = held.mend(end).map_err(Error::Unwritten)?;
        lines.forget();
        notices.extend(torn.map(|kept| Notice::Torn { kept }));
        Ok((Self { lines }, notices))
    }

    /// Writes nothing, needs no lock. Where there is no journal, nothing is gone through.
    pub fn view(
        folders: &Folders,
        read: impl FnOnce(&mut Source) -> Result<Scan, Error>,
    ) -> Result<Vec<Notice>, Error> {
        let Some(path) = disk::real(&folders.data().join(NAME)).map_err(Error::Unreadable)? else {
            return Ok(Vec::new());
        };
        let mut source = Source::open(&path)?;
        Ok(read(&mut source)?.notices(&path))
    }

    /// In the order of their lines, with what a person should be told.
    pub fn events(folders: &Folders) -> Result<(Vec<Event>, Vec<Notice>), Error> {
        let mut events = Vec::new();
        let notices = Self::view(folders, |source| all(source, &mut events))?;
        Ok((events, notices))
    }

    /// All or none, and waits for the disk: on an error the file holds what it held, and nothing of these is taken.
    pub fn append<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) -> Result<(), Error> {
        self.lines.append(events.into_iter().map(Event::line), |lines| Ok::<_, Error>(lines.flush(begin)?))?;
        self.lines.forget();
        Ok(())
    }

    pub fn is_kept(&self) -> bool {
        !matches!(self.lines.place, Target::Memory)
    }
}

/// Makes the file; where another window was faster, it stays as it is.
fn begin(path: &Path, text: &[u8]) -> Result<Lines, lines::Error> {
    let folder = path.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(folder).with(folder).map_err(lines::Error::Create)?;
    Lines::create(folder, std::iter::once(NAME.to_owned()), text).map_err(|error| match fs::symlink_metadata(path) {
        Ok(_) => lines::Error::Changed(path.to_owned()),
        Err(_) => error,
    })
}

pub(super) fn all(source: &mut Source, events: &mut Vec<Event>) -> Result<Scan, Error> {
    let mut scan = Scan::default();
    source.scan(&mut scan, &mut |event| {
        events.push(event);
        true
    })?;
    Ok(scan)
}

#[cfg(test)]
mod tests;
