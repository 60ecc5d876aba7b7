//! A file of whole lines that only grows: every line stands on the disk before [`Lines::write`] comes back, one process
//! writes it, and nobody else's change is overwritten. Knows nothing of what the lines say.
//!
//! After a kill at any moment at most the line in flight is missing, or half there; [`Lines::mend`] cuts it off and keeps
//! it beside the file (`….torn`).

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::disk::{self, Trouble, beside};
use super::lock::{Lock, Refused};

mod medium;

pub(super) use medium::Medium;

/// A file and how much of it is ours.
#[derive(Debug)]
pub(crate) struct Lines {
    path: PathBuf,
    medium: Box<dyn Medium>,
    /// The whole lines that are on the disk, in bytes.
    length: usize,
    /// Whether something half may stand behind them.
    unclean: bool,
    /// Given back when the file is closed.
    _lock: Lock,
}

/// Where text goes that grows by lines.
#[derive(Debug)]
pub(crate) enum Place {
    /// Nowhere.
    Memory,
    /// Into this file.
    File(Lines),
    /// Into a file that is made when there is something to write: this one, or one beside it, which has so many of the
    /// bytes.
    Unborn(PathBuf, usize),
}

impl Place {
    /// The file that is written; none where there is none yet.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::File(lines) => Some(&lines.path),
            Self::Memory | Self::Unborn(..) => None,
        }
    }

    /// How many bytes of the text are on a disk.
    pub(crate) fn length(&self) -> usize {
        match self {
            Self::Memory => 0,
            Self::File(lines) => lines.length,
            Self::Unborn(_, known) => *known,
        }
    }
}

/// Why lines cannot be written.
#[derive(Debug)]
pub(crate) enum Error {
    /// A new file cannot be made.
    Create {
        /// The file or its folder.
        path: PathBuf,
        /// What the system says.
        why: Trouble,
    },
    /// A line was not written. The file holds all before it.
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        why: Trouble,
    },
    /// Somebody else has written, moved or removed the file, which was left as it is now.
    Changed {
        /// The file.
        path: PathBuf,
    },
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
    pub(crate) fn create(folder: &Path, names: impl Iterator<Item = String>, text: &[u8]) -> Result<Self, Error> {
        for name in names {
            let path = folder.join(name);
            let failed = |why: io::Error| Error::Create { path: path.clone(), why: why.into() };
            let lock = match Lock::take(&path) {
                Ok(lock) => lock,
                Err(Refused::InUse) => continue,
                Err(Refused::Io(why)) => return Err(failed(why)),
            };
            if fs::symlink_metadata(&path).is_ok() {
                continue;
            }
            // The name is given when the first line is whole: no kill leaves half of it.
            let fresh = beside(&path, ".new");
            let file = match OpenOptions::new().read(true).write(true).create_new(true).open(&fresh) {
                Ok(file) => file,
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(failed(error)),
            };
            let mut medium: Box<File> = Box::new(file);
            let done = medium.write(0, text).and_then(|()| medium.sync()).and_then(|()| fs::rename(&fresh, &path));
            if let Err(why) = done {
                let _ = fs::remove_file(&fresh);
                return Err(failed(why));
            }
            disk::sync_folder(&path);
            return Ok(Self { path, medium, length: text.len(), unclean: false, _lock: lock });
        }
        let why = io::Error::from(io::ErrorKind::AlreadyExists).into();
        Err(Error::Create { path: folder.to_owned(), why })
    }

    /// Opens a file that was read as `bytes`, to go on after `text`, the whole lines among the first `end` of them.
    /// What stands behind `end` is torn: it is cut off, and the path of where it is kept comes back.
    pub(crate) fn mend(
        path: &Path,
        lock: Lock,
        bytes: &[u8],
        end: usize,
        text: &[u8],
    ) -> io::Result<(Self, Option<PathBuf>)> {
        let mut medium = Box::new(OpenOptions::new().read(true).write(true).open(path)?);
        let mut torn = None;
        if end < bytes.len() {
            let kept = beside(path, ".torn");
            // Kept before it is cut: a kill in between leaves it twice, never not at all.
            disk::add(&kept, &[&bytes[end..], b"\n"].concat())?;
            torn = Some(kept);
        }
        if text != bytes {
            let same = text.iter().zip(bytes).take_while(|(new, old)| new == old).count();
            medium.cut(same).and_then(|()| medium.write(same, &text[same..])).and_then(|()| medium.sync())?;
        }
        Ok((Self { path: path.to_owned(), medium, length: text.len(), unclean: false, _lock: lock }, torn))
    }

    /// Brings the file to `text`, of which it has the beginning.
    pub(crate) fn write(&mut self, text: &[u8]) -> Result<(), Error> {
        let failed = |path: &Path, why: io::Error| Error::Write { path: path.to_owned(), why: why.into() };
        if !self.medium.is_named(&self.path) {
            return Err(Error::Changed { path: self.path.clone() });
        }
        if self.unclean {
            self.medium.cut(self.length).map_err(|why| failed(&self.path, why))?;
            self.unclean = false;
        }
        match self.medium.length() {
            Ok(length) if length == self.length as u64 => {}
            Ok(_) => return Err(Error::Changed { path: self.path.clone() }),
            Err(why) => return Err(failed(&self.path, why)),
        }
        let done = self.medium.write(self.length, &text[self.length..]).and_then(|()| self.medium.sync());
        match done {
            Ok(()) => {
                self.length = text.len();
                Ok(())
            }
            Err(why) => {
                self.unclean = self.medium.cut(self.length).and_then(|()| self.medium.sync()).is_err();
                Err(failed(&self.path, why))
            }
        }
    }

    /// The same on another medium: for tests that fill a disk.
    #[cfg(test)]
    pub(super) fn change_medium(&mut self, medium: Box<dyn Medium>) {
        self.medium = medium;
    }
}
