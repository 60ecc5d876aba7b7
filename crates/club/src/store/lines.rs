//! A file of whole lines that only grows: every line is on the disk before [`Lines::write`] comes back, one process
//! writes it, nobody else's change is overwritten. After a kill at most the line in flight is missing, or half there;
//! it is cut off and kept (`….torn`) with the next line. Until then a file is as it was found: somebody may only look.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use base::phrase::{Phrase, phrase};
use games::game::Illegal;

use super::disk::{self, Trouble, beside};
use super::lock::{Lock, Refused};
use super::shown;

mod medium;

pub(super) use medium::Medium;

/// A kind of such files: how many bytes one may have, and what is said where something is wrong with it.
#[derive(Debug)]
pub(crate) struct Kind {
    pub most: u64,
    pub uncreated: &'static str,
    pub unreadable: &'static str,
    pub foreign: &'static str,
    pub in_use: &'static str,
    pub unwritable: &'static str,
    pub unwritten: &'static str,
    pub changed: &'static str,
}

impl Kind {
    pub fn error(&'static self, path: &Path, why: Why) -> Error {
        Error { kind: self, path: path.to_owned(), why }
    }

    pub fn failed<E: Into<Trouble>>(&'static self, path: &Path, why: fn(Trouble) -> Why) -> impl FnOnce(E) -> Error {
        move |error| self.error(path, why(error.into()))
    }

    pub fn read(&'static self, path: &Path) -> Result<Vec<u8>, Error> {
        disk::read(path, self.most).map_err(self.failed(path, Why::Unreadable))
    }

    /// Where a file really lies, behind links; `None` where there is none.
    pub fn real(&'static self, path: &Path) -> Result<Option<PathBuf>, Error> {
        disk::real(path).map_err(|failed| self.error(&failed.path, Why::Unreadable(failed.why)))
    }
}

/// What is wrong with a file of lines, which was left as it is.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", .path.display())]
pub struct Error {
    pub(crate) kind: &'static Kind,
    pub path: PathBuf,
    pub why: Why,
}

#[derive(Debug, thiserror::Error)]
pub enum Why {
    /// Of a match: the header is not one that could be read again.
    #[error("its header cannot be written: {0:?}")]
    Header(Illegal),
    #[error("cannot be created: {0}")]
    Uncreated(Trouble),
    #[error("cannot be read: {0}")]
    Unreadable(Trouble),
    /// It is something else, or of a later version; by which line that is seen.
    #[error("is of another kind or a later version")]
    Foreign(usize, Option<Phrase>),
    /// Of a championship: from that line on; what stands before it can be looked at.
    #[error("is damaged in line {0}")]
    Damaged(usize, Phrase),
    /// Somebody else writes it; it can be looked at.
    #[error("is in use")]
    InUse,
    /// It can be read, and not gone on with.
    #[error("cannot be opened for writing: {0}")]
    Unwritable(Trouble),
    /// What was to be added was not written. The file holds all before it, and nothing of that counts.
    #[error("cannot be written: {0}")]
    Unwritten(Trouble),
    /// Somebody else has written, moved or removed it.
    #[error("was changed by somebody else")]
    Changed,
}

impl Error {
    pub fn phrase(&self) -> Phrase {
        let kind = self.kind;
        let path = shown(&self.path);
        let (id, why) = match &self.why {
            Why::Header(reason) => return phrase!("store-bad-header", reason = reason.0.clone()),
            Why::Damaged(line, why) => {
                return phrase!("championship-damaged", path, line = *line, why = why.clone());
            }
            Why::Uncreated(why) => (kind.uncreated, Some(why.phrase())),
            Why::Unreadable(why) => (kind.unreadable, Some(why.phrase())),
            Why::Foreign(_, why) => (kind.foreign, why.clone()),
            Why::InUse => (kind.in_use, None),
            Why::Unwritable(why) => (kind.unwritable, Some(why.phrase())),
            Why::Unwritten(why) => (kind.unwritten, Some(why.phrase())),
            Why::Changed => (kind.changed, None),
        };
        let said = Phrase::new(id).with("path", path);
        match why {
            Some(why) => said.with("why", why),
            None => said,
        }
    }

    /// Whether it can be looked at all the same, as far as it is whole.
    pub fn is_viewable(&self) -> bool {
        matches!(self.why, Why::InUse | Why::Unwritable(_) | Why::Damaged(..))
    }
}

#[derive(Debug)]
pub(crate) struct Lines {
    kind: &'static Kind,
    path: PathBuf,
    medium: Box<dyn Medium>,
    /// Where in the file the text begins that is held, in bytes.
    begin: usize,
    /// How far the file is as the text is, in bytes.
    length: usize,
    /// What stood behind that when the file was opened.
    loose: Loose,
    /// Whether something half may stand there since.
    unclean: bool,
    /// Given back when the file is closed.
    _lock: Lock,
}

/// What stands behind the whole lines of a file that was opened, and makes way for the next one.
#[derive(Debug, Default)]
struct Loose {
    length: usize,
    /// Those of them that are a half line.
    torn: Vec<u8>,
}

#[derive(Debug)]
pub(crate) enum Target {
    Memory,
    File(Lines),
    /// To be made when there is something to write: this one, or one beside it with so many of the bytes.
    Pending(PathBuf, usize),
}

impl Target {
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::File(lines) => Some(&lines.path),
            Self::Memory | Self::Pending(..) => None,
        }
    }

    pub(crate) fn length(&self) -> usize {
        match self {
            Self::Memory => 0,
            Self::File(lines) => lines.length,
            Self::Pending(_, known) => *known,
        }
    }
}

/// A file that was read to go on with it, and the right to do so.
#[derive(Debug)]
pub(crate) struct Held {
    kind: &'static Kind,
    /// Where it really lies, behind links: one file, one lock, by whatever way it is reached.
    pub(crate) path: PathBuf,
    /// What is in it, from the byte `begin` on.
    pub(crate) bytes: Vec<u8>,
    /// Where these bytes begin: all before them are whole lines.
    begin: usize,
    lock: Lock,
}

impl Held {
    pub(crate) fn take(path: &Path, kind: &'static Kind) -> Result<Self, Error> {
        let mut held = Self::unread(path, kind)?;
        held.bytes = kind.read(&held.path)?;
        Ok(held)
    }

    /// Reads only the last line that is not blank, with what stands behind it, and the first.
    pub(crate) fn take_end(path: &Path, kind: &'static Kind) -> Result<(Self, Vec<u8>), Error> {
        let mut held = Self::unread(path, kind)?;
        let (first, begin, bytes) = ends(&held.path, kind.most).map_err(kind.failed(path, Why::Unreadable))?;
        (held.begin, held.bytes) = (begin, bytes);
        Ok((held, first))
    }

    fn unread(path: &Path, kind: &'static Kind) -> Result<Self, Error> {
        let path = dunce::canonicalize(path).map_err(kind.failed(path, Why::Unreadable))?;
        if !path.is_file() {
            return Err(kind.error(&path, Why::Unreadable(Trouble::NotAFile)));
        }
        let lock = Lock::take(&path).map_err(|refused| match refused {
            Refused::InUse => kind.error(&path, Why::InUse),
            Refused::Io(why) => kind.error(&path, Why::Unwritable(why.into())),
        })?;
        Ok(Self { kind, path, bytes: Vec::new(), begin: 0, lock })
    }

    /// Goes on after `end` bytes. What stands behind is torn: cut off with the next line, and kept where the path says.
    pub(crate) fn mend(self, end: usize) -> Result<(Growing, Option<PathBuf>), Error> {
        let Self { kind, path, bytes, begin, lock } = self;
        let blank = begin > 0 && bytes[..end].trim_ascii().is_empty();
        let text = if blank { Vec::new() } else { whole_lines(&bytes[..end]) };
        let medium = OpenOptions::new().read(true).write(true).open(&path);
        let medium = Box::new(medium.map_err(kind.failed(&path, Why::Unwritable))?);
        let same = text.iter().zip(&bytes).take_while(|(new, old)| new == old).count();
        let loose = Loose { length: bytes.len() - same, torn: bytes[end..].to_vec() };
        let torn = (!loose.torn.is_empty()).then(|| beside(&path, TORN));
        let lines = Lines { kind, path, medium, begin, length: begin + same, loose, unclean: false, _lock: lock };
        Ok((Growing { text, place: Target::File(lines) }, torn))
    }
}

const TORN: &str = ".torn";
const PART_BYTES: usize = 4096;

/// The first line of a file, and its last that is not blank, with where that begins.
fn ends(path: &Path, most: u64) -> Result<(Vec<u8>, usize, Vec<u8>), Trouble> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    if length > most {
        return Err(Trouble::TooLarge { most });
    }
    let mut first = Vec::new();
    BufReader::with_capacity(PART_BYTES, &file).take(PART_BYTES as u64).read_until(b'\n', &mut first)?;
    let mut begin = usize::try_from(length).unwrap_or(usize::MAX);
    let mut bytes = Vec::new();
    loop {
        let ink = bytes.trim_ascii_end().len();
        if let Some(end) = bytes[..ink].iter().rposition(|byte| *byte == b'\n') {
            bytes.drain(..=end);
            return Ok((first, begin + end + 1, bytes));
        }
        if begin == 0 {
            return Ok((first, begin, bytes));
        }
        // A long line is not gone through again and again.
        let part = bytes.len().max(PART_BYTES).min(begin);
        begin -= part;
        let mut before = vec![0; part];
        file.seek(SeekFrom::Start(begin as u64))?;
        file.read_exact(&mut before)?;
        before.append(&mut bytes);
        bytes = before;
    }
}

#[derive(Debug)]
pub(crate) struct Growing {
    /// The text as it should stand, every line ended.
    pub(crate) text: Vec<u8>,
    pub(crate) place: Target,
}

impl Growing {
    pub(crate) fn hold(&mut self, line: &str) {
        self.text.extend(line.as_bytes());
        self.text.push(b'\n');
    }

    /// Takes lines and has them written by `flush`, all or none of them.
    pub(crate) fn append(
        &mut self,
        lines: impl IntoIterator<Item = String>,
        flush: impl FnOnce(&mut Self) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let before = self.text.len();
        lines.into_iter().for_each(|line| self.hold(&line));
        let done = if self.text.len() == before { Ok(()) } else { flush(self) };
        if done.is_err() {
            self.text.truncate(before);
        }
        done
    }

    /// Writes what is held; `begin` makes the file where there is none yet, at that path or beside it.
    pub(crate) fn flush(&mut self, begin: impl FnOnce(&Path, &[u8]) -> Result<Lines, Error>) -> Result<(), Error> {
        match &mut self.place {
            Target::Memory => {}
            Target::File(lines) => lines.write(&self.text)?,
            Target::Pending(path, _) => self.place = Target::File(begin(path, &self.text)?),
        }
        Ok(())
    }
}

/// The lines without what is blank behind the last, and with its end.
pub(crate) fn whole_lines(bytes: &[u8]) -> Vec<u8> {
    let ink = bytes.trim_ascii_end().len();
    let (text, blank) = bytes.split_at(ink);
    let end: &[u8] = if blank.starts_with(b"\r\n") { b"\r\n" } else { b"\n" };
    [text, end].concat()
}

impl Lines {
    /// A new file in `folder` under the first name that is free, `text` on the disk.
    pub(crate) fn create(
        kind: &'static Kind,
        folder: &Path,
        names: impl Iterator<Item = String>,
        text: &[u8],
    ) -> Result<Self, Error> {
        for name in names {
            let path = folder.join(name);
            let lock = match Lock::take(&path) {
                Ok(lock) => lock,
                Err(Refused::InUse) => continue,
                Err(Refused::Io(why)) => return Err(kind.error(&path, Why::Uncreated(why.into()))),
            };
            if fs::symlink_metadata(&path).is_ok() {
                continue;
            }
            // The name is given when the first line is whole: no kill leaves half of it.
            let fresh = beside(&path, ".new");
            let create = || OpenOptions::new().read(true).write(true).create_new(true).open(&fresh);
            let made = match create() {
                // Whoever was writing it would hold the name: a kill has left it.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    fs::remove_file(&fresh).and_then(|()| create())
                }
                made => made,
            };
            let file = match made {
                Ok(file) => file,
                Err(why) => return Err(kind.error(&path, Why::Uncreated(why.into()))),
            };
            let mut medium: Box<File> = Box::new(file);
            let done = medium.write(0, text).and_then(|()| medium.sync()).and_then(|()| fs::rename(&fresh, &path));
            let done = done.inspect_err(|_| drop(fs::remove_file(&fresh)));
            done.map_err(kind.failed(&path, Why::Uncreated))?;
            disk::sync_folder(&path);
            let (length, loose) = (text.len(), Loose::default());
            return Ok(Self { kind, path, medium, begin: 0, length, loose, unclean: false, _lock: lock });
        }
        Err(kind.error(folder, Why::Uncreated(io::Error::from(io::ErrorKind::AlreadyExists).into())))
    }

    /// Brings the file to `text` from where it begins there; it has the beginning of that.
    pub(crate) fn write(&mut self, text: &[u8]) -> Result<(), Error> {
        let kind = self.kind;
        let is_ours = self.medium.is_named(&self.path);
        if is_ours && self.add(text).map_err(kind.failed(&self.path, Why::Unwritten))? {
            return Ok(());
        }
        Err(kind.error(&self.path, Why::Changed))
    }

    /// Writes what the file lacks of `text`; whether the file was as it was left.
    fn add(&mut self, text: &[u8]) -> io::Result<bool> {
        if self.unclean {
            self.medium.cut(self.length)?;
            self.unclean = false;
        }
        if !self.is_as_left()? {
            return Ok(false);
        }
        if self.loose.length > 0 {
            if !self.loose.torn.is_empty() {
                // Kept before it is cut: a kill in between leaves it twice, never not at all.
                disk::add(&beside(&self.path, TORN), &[&self.loose.torn[..], b"\n"].concat())?;
            }
            self.medium.cut(self.length)?;
            self.loose = Loose::default();
        }
        let new = &text[self.length - self.begin..];
        let done = self.medium.write(self.length, new).and_then(|()| self.medium.sync());
        match &done {
            Ok(()) => self.length = self.begin + text.len(),
            Err(_) => self.unclean = self.medium.cut(self.length).and_then(|()| self.medium.sync()).is_err(),
        }
        done.map(|()| true)
    }

    fn is_as_left(&mut self) -> io::Result<bool> {
        Ok(self.medium.length()? == (self.length + self.loose.length) as u64)
    }

    pub(crate) fn remove(mut self) {
        if self.medium.is_named(&self.path) && self.is_as_left().unwrap_or(false) {
            // A file too many is no loss.
            let _ = fs::remove_file(&self.path);
        }
    }

    /// The same on another medium: for tests that fill a disk.
    #[cfg(test)]
    pub(super) fn change_medium(&mut self, medium: Box<dyn Medium>) {
        self.medium = medium;
    }
}

#[cfg(test)]
mod tests;
