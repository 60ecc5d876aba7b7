//! All matches of a data folder, and the championships beside them: listed, deleted, restored, copied. A file that is
//! no match is a row with its error, never the end of the list. Knows no particular game.

use std::cmp::Reverse;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;

use base::phrase::{Phrase, phrase};
use base::threads;
use games::game::record::{Fault, Header};
use games::game::{Score, Seat, Turn};

use super::disk::{self, Failed, Trouble, With as _};
use super::journal::{self, ENDING, Loaded, named};
use super::lock::{Lock, Refused};
use super::{CHAMPIONSHIP, Folders, notes, shown};

/// How long what is deleted is kept.
pub const KEPT: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// A championship may be larger than a match.
pub const LARGEST: u64 = 64 * 1024 * 1024;

/// For fewer files than this a thread is not worth its while.
const SHARE: usize = 32;

#[derive(Clone, Debug)]
pub struct Row {
    pub path: PathBuf,
    pub bytes: u64,
    /// By what its star and its note are found ([`notes`]).
    pub mark: String,
    pub found: Result<Arc<Summary>, Unread>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread(pub Phrase);

#[derive(Clone, Debug)]
pub struct Summary {
    pub header: Header,
    /// When it began, if the header says so in a way that can be read.
    pub started: Option<Timestamp>,
    pub events: usize,
    pub turn: Turn,
    pub how_far: Option<Phrase>,
    pub scores: Vec<Score>,
    /// The first wrong line; the match stands before it.
    pub fault: Option<Fault>,
    /// The number of a half last line.
    pub torn: Option<usize>,
}

impl Summary {
    fn of(seen: &Loaded) -> Self {
        let (table, header) = (&seen.table, seen.record.header.clone());
        Self {
            started: header.started.as_deref().and_then(|started| started.parse().ok()),
            header,
            events: table.history().len(),
            turn: table.turn(),
            how_far: table.how_far(),
            scores: table.scores(),
            fault: seen.fault.clone(),
            torn: seen.record.torn.map(|(line, _)| line),
        }
    }

    pub fn is_over(&self) -> bool {
        self.turn.is_over()
    }

    pub fn winners(&self) -> &[Seat] {
        match &self.turn {
            Turn::Over(winners) => winners,
            Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_) => &[],
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("cannot list {0}")]
    List(Failed),
    #[error("{0} is in use")]
    InUse(PathBuf),
    #[error("{0} is not in the archive")]
    NotHere(PathBuf),
    /// It is where it was.
    #[error("cannot delete {0}")]
    Delete(Failed),
    /// It is still in the trash.
    #[error("cannot restore {0}")]
    Restore(Failed),
    /// Where it was to go nothing has changed.
    #[error("cannot copy {} to {target}: {}", .failed.path.display(), .failed.why)]
    Copy { failed: Failed, target: PathBuf },
}

impl Error {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::List(failed) => phrase!("store-cannot-list", path = failed.shown(), why = failed.why.phrase()),
            Self::InUse(path) => phrase!("store-in-use-delete", path = shown(path)),
            Self::NotHere(path) => phrase!("store-not-in-archive", path = shown(path)),
            Self::Delete(failed) => phrase!("store-cannot-delete", path = failed.shown(), why = failed.why.phrase()),
            Self::Restore(failed) => phrase!("store-cannot-restore", path = failed.shown(), why = failed.why.phrase()),
            Self::Copy { failed, target } => {
                let (path, target) = (failed.shown(), shown(target));
                phrase!("store-cannot-copy", path, target, why = failed.why.phrase())
            }
        }
    }
}

/// All matches by the names of their files, the last first, all read again. A folder that is missing has none.
pub fn list(folders: &Folders) -> Result<Vec<Row>, Error> {
    let mut files: Vec<PathBuf> = each(&folders.matches(), &[ENDING])?.collect::<Result<_, _>>()?;
    files.sort_by_cached_key(|file| Reverse(file.file_name().unwrap_or_default().to_owned()));
    Ok(threads::map(&files, SHARE, |path| look(path).0))
}

/// The files of a folder with one of those endings, one after the other; a folder that is missing has none.
pub(super) fn each(folder: &Path, endings: &[&str]) -> Result<impl Iterator<Item = Result<PathBuf, Error>>, Error> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        entries => Some(entries.with(folder).map_err(Error::List)?),
    };
    let path = |entry: std::io::Result<fs::DirEntry>| Ok(entry.with(folder).map_err(Error::List)?.path());
    let is_named = |path: &Result<PathBuf, Error>| match path {
        Ok(path) => endings.iter().any(|ending| named(path, ending)),
        Err(_) => true,
    };
    Ok(entries.into_iter().flatten().map(path).filter(is_named))
}

pub(super) fn look(path: &Path) -> (Row, Option<Loaded>) {
    let bytes = journal::read(path);
    let length =
        bytes.as_ref().map_or_else(|_| fs::metadata(path).map_or(0, |data| data.len()), |bytes| bytes.len() as u64);
    let mark = bytes.as_ref().map(|bytes| notes::key(bytes)).unwrap_or_default();
    let seen = bytes.and_then(|bytes| journal::see(path, &bytes));
    let (mark, found) = match &seen {
        Ok(seen) => (mark, Ok(Arc::new(Summary::of(seen)))),
        Err(error) => (notes::key_of_file(path), Err(Unread(error.phrase()))),
    };
    (Row { path: path.to_owned(), bytes: length, mark, found }, seen.ok())
}

#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Trashed {
    from: PathBuf,
    at: PathBuf,
}

/// Kept in the trash for thirty days from `now` ([`KEPT`]); on an error it is where it was.
pub fn delete(folders: &Folders, path: &Path, now: Timestamp) -> Result<Trashed, Error> {
    if !holds(folders, path) {
        return Err(Error::NotHere(path.to_owned()));
    }
    // Asked first: for a file that is not there no lock is made.
    fs::symlink_metadata(path).with(path).map_err(Error::Delete)?;
    let _lock = lock(path).map_err(|refused| match refused {
        Refused::InUse => Error::InUse(path.to_owned()),
        Refused::Io(why) => Error::Delete(Failed { path: path.to_owned(), why: why.into() }),
    })?;
    let trash = folders.trash();
    let moved = fs::create_dir_all(&trash);
    let moved = moved.and_then(|()| disk::shift(path, &trash, trash_names(path, now)));
    let at = moved.with(path).map_err(Error::Delete)?;
    Ok(Trashed { from: path.to_owned(), at })
}

/// The lock that a journal of this file would have.
fn lock(path: &Path) -> Result<Lock, Refused> {
    Lock::take(&dunce::canonicalize(path).unwrap_or_else(|_| path.to_owned()))
}

pub fn holds(folders: &Folders, path: &Path) -> bool {
    path.parent().is_some_and(|folder| same(folder, &folders.matches()))
}

fn same(one: &Path, other: &Path) -> bool {
    one == other
        || dunce::canonicalize(one).ok().is_some_and(|one| dunce::canonicalize(other).is_ok_and(|other| one == other))
}

/// `1795024980-1-NAME`: when it was deleted, in seconds since 1970, a number, its name.
fn trash_names(path: &Path, now: Timestamp) -> impl Iterator<Item = OsString> {
    let (name, second) = (path.file_name().unwrap_or_default().to_owned(), now.as_second());
    (1..=10_000).map(move |number| {
        let mut out = OsString::from(format!("{second}-{number}-"));
        out.push(&name);
        out
    })
}

/// When something can have been deleted: what begins with another number, such as a year, was put there by others.
const SECONDS: RangeInclusive<i64> = 1_700_000_000..=9_999_999_999;

fn of_trash(name: &OsStr) -> Option<(Timestamp, &str)> {
    let mut parts = name.to_str()?.splitn(3, '-');
    let second = parts.next()?.parse().ok().filter(|second| SECONDS.contains(second))?;
    parts.next()?.parse::<u32>().ok()?;
    let name = parts.next().filter(|name| ENDINGS.iter().any(|ending| named(Path::new(name), ending)))?;
    Some((Timestamp::from_second(second).ok()?, name))
}

const ENDINGS: [&str; 2] = [ENDING, CHAMPIONSHIP];

/// Which file such a one was to become, or locks: `a.wurf` of `a.wurf.new`, `a.wurf.17-0.new` and `a.wurf.lock`.
fn of_half(name: &str) -> Option<&str> {
    let (of, is_new) = match name.strip_suffix(".new") {
        Some(of) => (of, true),
        None => (name.strip_suffix(".lock")?, false),
    };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_attempt = |end: &str| end.split_once('-').is_some_and(|(one, other)| is_number(one) && is_number(other));
    match of.rsplit_once('.') {
        Some((of, end)) if is_new && is_attempt(end) => Some(of),
        Some(_) | None => Some(of),
    }
}

impl Trashed {
    pub fn from(&self) -> &Path {
        &self.from
    }

    pub fn at(&self) -> &Path {
        &self.at
    }

    pub fn deleted(&self) -> Option<Timestamp> {
        self.at.file_name().and_then(of_trash).map(|(when, _)| when)
    }

    /// As the archive listed it, with its path in the trash; a championship is no match: see [`Trashed::at`].
    pub fn row(&self) -> Row {
        look(&self.at).0
    }

    /// To its place, or beside it where that is taken; on an error it is still in the trash.
    pub fn undo(&self) -> Result<PathBuf, Error> {
        let folder = self.from.parent().unwrap_or(Path::new(""));
        let name = self.from.file_name().unwrap_or_default().to_owned();
        let names = std::iter::once(name).chain(journal::copies(&self.from).map(OsString::from));
        let moved = fs::create_dir_all(folder).and_then(|()| disk::shift(&self.at, folder, names));
        moved.with(&self.at).map_err(Error::Restore)
    }
}

/// The last deleted first.
pub fn trash(folders: &Folders) -> Vec<Trashed> {
    let mut found: Vec<(Timestamp, Trashed)> = Vec::new();
    for entry in entries(&folders.trash()) {
        if let Some((when, name)) = of_trash(&entry.file_name()) {
            found.push((when, Trashed { from: folders.matches().join(name), at: entry.path() }));
        }
    }
    found.sort_by(|one, other| (other.0, &other.1.at).cmp(&(one.0, &one.1.at)));
    found.into_iter().map(|(_, trashed)| trashed).collect()
}

/// Removes what was deleted more than thirty days before `now`, and what a kill more than a day before it
/// left half made; how many matches that were. What cannot be removed stays until the next time.
pub fn purge(folders: &Folders, now: Timestamp) -> usize {
    let older = |when: Timestamp, age: Duration| Duration::try_from(now.duration_since(when)).is_ok_and(|is| is > age);
    let mut gone = 0;
    for entry in entries(&folders.trash()) {
        let old = of_trash(&entry.file_name()).is_some_and(|(when, _)| older(when, KEPT));
        if old && fs::remove_file(entry.path()).is_ok() {
            gone += 1;
        }
    }
    let settings = folders.settings();
    let ours = |of: &str| ENDINGS.iter().any(|ending| named(Path::new(of), ending)) || of == "settings.json";
    for entry in entries(&folders.matches()).chain(settings.parent().into_iter().flat_map(entries)) {
        let (path, name) = (entry.path(), entry.file_name());
        if !name.to_str().and_then(of_half).is_some_and(ours) {
            continue;
        }
        let changed = entry.metadata().ok().and_then(|data| Timestamp::try_from(data.modified().ok()?).ok());
        if !changed.is_some_and(|changed| older(changed, Duration::from_secs(24 * 60 * 60))) {
            continue;
        }
        if named(&path, "new") {
            // It never got its name: whoever made it was told so, or is no more.
            let _ = fs::remove_file(path);
        } else {
            // Taken and given back it is gone; one that is held stays.
            drop(Lock::take(&path.with_extension("")));
        }
    }
    gone
}

fn entries(folder: &Path) -> impl Iterator<Item = fs::DirEntry> + use<> {
    fs::read_dir(folder).into_iter().flatten().flatten()
}

/// Copies a file as it lies on the disk; what lies at `target` is replaced, or as it was on an error.
pub fn copy_to(path: &Path, target: &Path) -> Result<(), Error> {
    let bytes = disk::read(path, LARGEST);
    copying(path, target, bytes.and_then(|bytes| Ok(disk::replace(target, &bytes)?)))
}

fn copying<T>(path: &Path, target: &Path, copied: Result<T, impl Into<Trouble>>) -> Result<T, Error> {
    copied.with(path).map_err(|failed| Error::Copy { failed, target: target.to_owned() })
}
