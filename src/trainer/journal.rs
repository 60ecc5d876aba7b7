//! The trainer's journal, `trainer.jsonl` in the data folder: every event stands on the disk before it counts. Lines
//! are independent of each other, so one that cannot be read spoils none of the others; it stays where it is. Knows
//! no card.

use std::fs;
use std::path::{Path, PathBuf};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::event::{Event, VERSION};
use crate::phrase::{Phrase, phrase};
use crate::store::disk::{Failed, With as _};
use crate::store::lines::{self, Growing, Held, Lines, NotHeld, Place};
use crate::store::{Folders, shown};

mod source;

pub use source::{Scan, Source, Stamp};

/// The name of the file.
pub const NAME: &str = "trainer.jsonl";
/// The most bytes that are read: a hundred reviews a day for a hundred years.
pub const MOST_BYTES: u64 = 512 * 1024 * 1024;

/// The first line.
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

    /// Whether a first line is one that this version reads.
    fn is_ours(line: &[u8]) -> bool {
        let plain = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line);
        serde_json::from_slice(plain).is_ok_and(|head: Self| head.wurfzabel == "trainer" && head.version <= VERSION)
    }
}

/// The journal, with the right to write it.
#[derive(Debug)]
pub struct Journal {
    lines: Growing,
}

/// What a person should be told when the journal is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A half line stands at the end; it is cut off when something is added.
    Torn {
        /// Where its bytes are kept then.
        kept: PathBuf,
    },
    /// Some lines are not understood; they stay.
    Unread {
        /// The file.
        path: PathBuf,
        /// How many.
        count: usize,
        /// The first, counted from 1.
        line: usize,
    },
    /// Something is dated in the future and counts for nothing until then.
    Ahead {
        /// How much.
        count: usize,
        /// The day of the first of it.
        first: Date,
    },
}

impl Notice {
    /// What happened and what was kept, for people.
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

/// Why the journal cannot do what it should.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file cannot be read; it was left as it is.
    #[error("cannot read {0}")]
    Unreadable(Failed),
    /// The file is no journal of the trainer, or one of a later version; it was left as it is.
    #[error("{0} is not a journal of the trainer")]
    Foreign(PathBuf),
    /// Another window practises.
    #[error("{0} is in use")]
    InUse(PathBuf),
    /// An event was not written; the file holds all before it.
    #[error("cannot write {0}")]
    Unwritten(Failed),
    /// Somebody else changed the file; it was left as it is now.
    #[error("{0} was changed by somebody else")]
    Changed(PathBuf),
}

impl Error {
    /// What happened, what was kept and what to do, for people.
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
    /// A journal that is written nowhere: for when there is no folder.
    pub fn in_memory() -> Self {
        Self::empty(Place::Memory)
    }

    fn empty(place: Place) -> Self {
        Self { lines: Growing { text: Head::line().into_bytes(), place } }
    }

    /// Opens the journal of a data folder to go on with it; nothing is written, not even where its end is torn, before that. `read` goes through it
    /// first, and how far it came is gone on from.
    ///
    /// # Errors
    /// [`Error::Unreadable`], [`Error::Foreign`], [`Error::InUse`] and [`Error::Unwritten`]; nothing was changed.
    pub fn open(
        folders: &Folders,
        read: impl FnOnce(&mut Source) -> Result<Scan, Error>,
    ) -> Result<(Self, Vec<Notice>), Error> {
        let path = folders.data().join(NAME);
        let Some(path) = real(&path)? else {
            return Ok((Self::empty(Place::Unborn(path, 0)), Vec::new()));
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

    /// Goes through the journal of a data folder to look at it: writes nothing, needs no lock. Where there is none, nothing
    /// is gone through.
    ///
    /// # Errors
    /// [`Error::Unreadable`] and [`Error::Foreign`].
    pub fn view(
        folders: &Folders,
        read: impl FnOnce(&mut Source) -> Result<Scan, Error>,
    ) -> Result<Vec<Notice>, Error> {
        let Some(path) = real(&folders.data().join(NAME))? else { return Ok(Vec::new()) };
        let mut source = Source::open(&path)?;
        Ok(read(&mut source)?.notices(&path))
    }

    /// All events of the journal of a data folder, in the order of their lines, and what a person should be told.
    ///
    /// # Errors
    /// As [`Journal::view`].
    pub fn events(folders: &Folders) -> Result<(Vec<Event>, Vec<Notice>), Error> {
        let mut events = Vec::new();
        let notices = Self::view(folders, |source| all(source, &mut events))?;
        Ok((events, notices))
    }

    /// Writes events, all or none, and waits for the disk.
    ///
    /// # Errors
    /// [`Error::Unwritten`] and [`Error::Changed`]: the file holds what it held, and nothing of these is taken.
    pub fn append<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) -> Result<(), Error> {
        self.lines.append(events.into_iter().map(Event::line), |lines| Ok::<_, Error>(lines.flush(begin)?))?;
        self.lines.forget();
        Ok(())
    }

    /// Whether what happens is kept.
    pub fn is_kept(&self) -> bool {
        !matches!(self.lines.place, Place::Memory)
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

/// Where the file really lies, behind links; `None` where there is none.
fn real(path: &Path) -> Result<Option<PathBuf>, Error> {
    match dunce::canonicalize(path) {
        Ok(path) => Ok(Some(path)),
        Err(why) if why.kind() == std::io::ErrorKind::NotFound && fs::symlink_metadata(path).is_err() => Ok(None),
        Err(why) => Err(why).with(path).map_err(Error::Unreadable),
    }
}

/// Adds all events that a journal holds.
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
