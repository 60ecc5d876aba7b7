//! The trainer's journal, `trainer.jsonl` in the data folder: every event stands on the disk before it counts. Lines
//! are independent of each other, so one that cannot be read spoils none of the others; it stays where it is. Knows
//! no card.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::event::{Event, VERSION};
use crate::phrase::{Phrase, phrase};
use crate::store::disk::{self, Failed, With as _};
use crate::store::lines::{self, Growing, Held, Lines, NotHeld, Place};
use crate::store::{Folders, shown};

/// The name of the file.
pub const NAME: &str = "trainer.jsonl";
/// The most bytes that are read: a hundred reviews a day for eighty years.
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
}

/// The journal, with the right to write it.
#[derive(Debug)]
pub struct Journal {
    lines: Growing,
}

/// What was read.
#[derive(Debug, Default)]
pub struct Read {
    /// The events, in the order of their lines.
    pub events: Vec<Event>,
    /// What a person should be told.
    pub notices: Vec<Notice>,
}

/// What a person should be told when the journal is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A half line was cut off.
    Torn {
        /// Where its bytes are.
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
}

impl Notice {
    /// What happened and what was kept, for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Torn { kept } => phrase!("trainer-torn", kept = shown(kept)),
            Self::Unread { path, count, line } => {
                phrase!("trainer-unread", path = shown(path), count = *count, line = *line)
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

    /// Opens the journal of a data folder to go on with it, mending its end where that is torn.
    ///
    /// # Errors
    /// [`Error::Unreadable`], [`Error::Foreign`], [`Error::InUse`] and [`Error::Unwritten`]; nothing was changed.
    pub fn open(folders: &Folders) -> Result<(Self, Read), Error> {
        let path = folders.data().join(NAME);
        let Some(path) = real(&path)? else {
            return Ok((Self::empty(Place::Unborn(path, 0)), Read::default()));
        };
        let held = Held::take(&path, MOST_BYTES)?;
        let (mut read, end) = parse(&held.path, &held.bytes)?;
        let (lines, torn) = held.mend(end).map_err(Error::Unwritten)?;
        read.notices.extend(torn.map(|kept| Notice::Torn { kept }));
        Ok((Self { lines }, read))
    }

    /// Reads the journal of a data folder to look at it: writes nothing, needs no lock.
    ///
    /// # Errors
    /// [`Error::Unreadable`] and [`Error::Foreign`].
    pub fn view(folders: &Folders) -> Result<Read, Error> {
        let Some(path) = real(&folders.data().join(NAME))? else { return Ok(Read::default()) };
        Ok(parse(&path, &load(&path)?)?.0)
    }

    /// Writes events, all or none, and waits for the disk.
    ///
    /// # Errors
    /// [`Error::Unwritten`] and [`Error::Changed`]: the file holds what it held, and nothing of these is taken.
    pub fn append<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) -> Result<(), Error> {
        self.lines.append(events.into_iter().map(Event::line), |lines| Ok(lines.flush(begin)?))
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

fn load(path: &Path) -> Result<Vec<u8>, Error> {
    disk::read(path, MOST_BYTES).with(path).map_err(Error::Unreadable)
}

/// The events, and the byte at which a torn line begins.
fn parse(path: &Path, bytes: &[u8]) -> Result<(Read, usize), Error> {
    let foreign = || Error::Foreign(path.to_owned());
    let plain = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let first = plain.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let head: Head = serde_json::from_slice(first).map_err(|_| foreign())?;
    if head.wurfzabel != "trainer" || head.version > VERSION {
        return Err(foreign());
    }
    let mut read = Read::default();
    let mut unread = Vec::new();
    let mut begin = 0;
    let mut end = bytes.len();
    for (index, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
        let ink = line.trim_ascii();
        if index > 0 && !ink.is_empty() {
            match Event::read(ink) {
                Ok(event) => read.events.push(event),
                // The last line without its end is one that a crash has cut.
                Err(_) if !line.ends_with(b"\n") => end = begin,
                Err(_) => unread.push(index + 1),
            }
        }
        begin += line.len();
    }
    if let Some(line) = unread.first() {
        read.notices.push(Notice::Unread { path: path.to_owned(), count: unread.len(), line: *line });
    }
    Ok((read, end))
}

#[cfg(test)]
mod tests;
