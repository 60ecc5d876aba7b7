//! One writer for each match: a lock file beside it, which the system frees however its process ends. The match's own
//! file is not locked: on Windows a lock forbids others to read. As the file is removed with the lock, perhaps between
//! another's opening and locking it, a lock counts only if its file still has its name. Knows no match.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::disk::beside;

/// How often a lock file that is removed meanwhile is opened again.
const TRIES: usize = 1000;

/// The right to write a file, until it is dropped.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    file: Option<File>,
}

#[derive(Debug)]
pub(crate) enum Refused {
    InUse,
    Io(io::Error),
}

impl From<io::Error> for Refused {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Lock {
    /// Takes the lock for `of`, without waiting.
    pub(crate) fn take(of: &Path) -> Result<Self, Refused> {
        let path = beside(of, ".lock");
        for _ in 0..TRIES {
            let file = match open(&path) {
                Ok(file) => file,
                // On Windows a file that is being removed cannot be opened.
                Err(error) if cfg!(windows) && error.kind() == io::ErrorKind::PermissionDenied && path.exists() => {
                    return Err(Refused::InUse);
                }
                Err(error) => return Err(error.into()),
            };
            match file.try_lock() {
                Ok(()) if is_named(&file, &path) => return Ok(Self { path, file: Some(file) }),
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(Refused::InUse),
                Err(TryLockError::Error(error)) => {
                    // A share without locks: better than not to play. A journal still sees when others have written.
                    log::warn!("no lock for {}: {error}", of.display());
                    return Ok(Self { path, file: Some(file) });
                }
            }
        }
        Err(Refused::InUse)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A file that is not empty is not ours.
        let ours = self.file.as_ref().and_then(|file| file.metadata().ok()).is_some_and(|data| data.len() == 0);
        // Windows removes no file that is open, whoever has it open: there the name outlives the lock.
        if cfg!(windows) {
            self.file = None;
        }
        if ours {
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(windows)]
    {
        use std::os::windows::fs::OpenOptionsExt as _;
        // Reading and writing are shared, removing is not.
        options.share_mode(1 | 2);
    }
    options.open(path)
}

#[cfg(unix)]
pub(super) fn is_named(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    match (file.metadata(), fs::metadata(path)) {
        (Ok(open), Ok(named)) => (open.dev(), open.ino()) == (named.dev(), named.ino()),
        (Err(_), _) | (_, Err(_)) => false,
    }
}

/// Whether `path` still names the open `file`: where it cannot be removed while it is open, it does.
#[cfg(not(unix))]
pub(super) fn is_named(_file: &File, path: &Path) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests;
