//! Small files beside the matches to which any window adds a line at a time; none keeps them open, so that two do not
//! hinder each other. A line that is not understood stays and spoils no other. Knows nothing of what the lines say.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};

use base::phrase::{Phrase, phrase};

use super::disk::Trouble;
use super::journal::{Error, Why};
use super::lines::{Growing, Held, Kind, Lines, Target};
use super::{Folders, shown};

/// How often, and how long apart, a file is asked for that another window is just writing.
const TRIES: (usize, Duration) = (100, Duration::from_millis(10));

pub(crate) static SMALL_LOG: Kind = Kind {
    // A million lines.
    most: 256 * 1024 * 1024,
    uncreated: "store-jotted-unwritten",
    unreadable: "store-jotted-unreadable",
    foreign: "store-jotted-foreign",
    in_use: "store-jotted-in-use",
    unwritable: "store-jotted-unwritten",
    unwritten: "store-jotted-unwritten",
    changed: "store-jotted-in-use",
};

#[derive(Clone, Copy, Debug)]
pub(crate) struct AppendLog {
    pub(crate) name: &'static str,
    /// What the first line says that it is.
    pub(crate) mark: &'static str,
    pub(crate) version: u64,
    pub(crate) kind: &'static Kind,
}

#[derive(Debug, Serialize, Deserialize)]
struct Head {
    wurfzabel: String,
    version: u64,
}

/// By its size in bytes and when it was changed it is seen whether such a file is another; `None` where there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp(Option<(u64, Option<SystemTime>)>);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    pub path: PathBuf,
    pub count: usize,
    /// The first of them, from 1.
    pub line: usize,
}

impl Unread {
    pub fn phrase(&self) -> Phrase {
        phrase!("store-jotted-unread", path = shown(&self.path), count = self.count, line = self.line)
    }
}

impl AppendLog {
    fn path(&self, folders: &Folders) -> PathBuf {
        folders.data().join(self.name)
    }

    pub(crate) fn stamp(&self, folders: &Folders) -> Stamp {
        Stamp(fs::metadata(self.path(folders)).ok().map(|data| (data.len(), data.modified().ok())))
    }

    /// All but the first in order; `take` says whether it understood one. A missing file has none. How it was is told.
    pub(crate) fn read(
        &self,
        folders: &Folders,
        take: impl FnMut(&[u8]) -> bool,
    ) -> Result<(Stamp, Option<Unread>), Error> {
        let stamp = self.stamp(folders);
        let Some(path) = self.kind.real(&self.path(folders))? else { return Ok((stamp, None)) };
        let bytes = self.kind.read(&path)?;
        Ok((stamp, self.go_through(&path, &bytes, take)?.0))
    }

    /// The lines that are not understood, and how many of the bytes are whole lines.
    fn go_through(
        &self,
        path: &Path,
        bytes: &[u8],
        mut take: impl FnMut(&[u8]) -> bool,
    ) -> Result<(Option<Unread>, usize), Error> {
        self.check(path, bytes)?;
        let (mut unread, mut whole) = (None, 0);
        for (index, line) in bytes.split_inclusive(|byte| *byte == b'\n').enumerate() {
            let ink = line.trim_ascii();
            if index > 0 && !ink.is_empty() && !take(ink) {
                // The last line without its end is one that a crash has cut: nobody was told that it is kept.
                if !line.ends_with(b"\n") {
                    break;
                }
                unread.get_or_insert_with(|| Unread { path: path.to_owned(), count: 0, line: index + 1 }).count += 1;
            }
            whole += line.len();
        }
        Ok((unread, whole))
    }

    /// Reads as [`AppendLog::read`] does and holds the file, so that nobody else adds to it; nothing is written, not even
    /// where its end is torn, before something is added. Where a half line will be kept is told as well.
    pub(crate) fn hold(
        &self,
        folders: &Folders,
        take: impl FnMut(&[u8]) -> bool,
    ) -> Result<(Growing, Option<Unread>, Option<PathBuf>), Error> {
        let path = self.path(folders);
        let Some(path) = self.kind.real(&path)? else {
            return Ok((self.empty(Target::Pending(path, 0)), None, None));
        };
        let held = Held::take(&path, self.kind)?;
        let (unread, whole) = self.go_through(&held.path, &held.bytes, take)?;
        let (growing, torn) = held.mend(whole)?;
        Ok((growing, unread, torn))
    }

    pub(crate) fn empty(&self, place: Target) -> Growing {
        let head = Head { wurfzabel: self.mark.to_owned(), version: self.version };
        let text = serde_json::to_string(&head).expect("a text and a number") + "\n";
        Growing { text: text.into_bytes(), place }
    }

    pub(crate) fn read_and_tell(&self, folders: &Folders, take: impl FnMut(&[u8]) -> bool) -> (Stamp, Option<Phrase>) {
        match self.read(folders, take) {
            Ok((stamp, unread)) => (stamp, unread.map(|unread| unread.phrase())),
            Err(error) => (self.stamp(folders), Some(error.phrase())),
        }
    }

    /// As [`AppendLog::append`]; the stamp goes along where nobody else has written: theirs is still to be read.
    pub(crate) fn keep(&self, folders: &Folders, lines: &[impl Serialize], stamp: &mut Stamp) -> Result<(), Error> {
        let same = self.stamp(folders) == *stamp;
        self.append(folders, lines)?;
        if same {
            *stamp = self.stamp(folders);
        }
        Ok(())
    }

    /// All or none, and waits for the disk; on an error the file holds what it held.
    pub(crate) fn append(&self, folders: &Folders, lines: &[impl Serialize]) -> Result<(), Error> {
        let path = self.path(folders);
        let (tries, pause) = TRIES;
        for _ in 0..tries {
            match self.try_append(&path, lines) {
                // Where another window was faster, its lines stand first.
                Err(Error { why: Why::InUse | Why::Changed, .. }) => thread::sleep(pause),
                done => return done,
            }
        }
        Err(self.kind.error(&path, Why::InUse))
    }

    fn try_append(&self, path: &Path, lines: &[impl Serialize]) -> Result<(), Error> {
        let mut growing = match self.kind.real(path)? {
            Some(path) => {
                // There may be a million lines before the one that is added: they are not gone through.
                let (held, first) = Held::take_end(&path, self.kind)?;
                self.check(&path, &first)?;
                let end = whole(&held.bytes);
                held.mend(end)?.0
            }
            None => self.empty(Target::Pending(path.to_owned(), 0)),
        };
        self.add(&mut growing, lines)
    }

    /// Adds to a file that is held, and makes it where there is none yet; where another window was faster, it stays as it is.
    pub(crate) fn add(&self, growing: &mut Growing, lines: &[impl Serialize]) -> Result<(), Error> {
        let begin = |path: &Path, text: &[u8]| {
            let folder = path.parent().unwrap_or(Path::new(""));
            fs::create_dir_all(folder).map_err(self.kind.failed(folder, Why::Uncreated))?;
            let made = Lines::create(self.kind, folder, std::iter::once(self.name.to_owned()), text);
            made.map_err(|error| match error.why {
                Why::Uncreated(Trouble::Io(why)) if why.kind() == ErrorKind::AlreadyExists => {
                    self.kind.error(path, Why::Changed)
                }
                why => Error { why, ..error },
            })
        };
        let line = |line| serde_json::to_string(line).expect("texts, numbers and switches, by keys that are text");
        growing.append(lines.iter().map(line), |growing| growing.flush(begin))
    }

    fn check(&self, path: &Path, bytes: &[u8]) -> Result<(), Error> {
        let plain = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let first = plain.split(|byte| *byte == b'\n').next().unwrap_or_default();
        let head: Option<Head> = serde_json::from_slice(first).ok();
        let ours = head.is_some_and(|head| head.wurfzabel == self.mark && head.version <= self.version);
        if ours { Ok(()) } else { Err(self.kind.error(path, Why::Foreign(1, None))) }
    }
}

/// How many of the bytes are whole lines: a last line without its end is whole where it is JSON.
fn whole(bytes: &[u8]) -> usize {
    let last = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let is_json = serde_json::from_slice::<serde::de::IgnoredAny>(&bytes[last..]).is_ok();
    if is_json || bytes[last..].trim_ascii().is_empty() { bytes.len() } else { last }
}

#[cfg(test)]
mod tests;
