//! Reading and writing whole files so that nothing is lost. Knows nothing of what is in them.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use base::phrase::{Phrase, phrase};

use super::{CHAMPIONSHIP, journal};

#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A folder, a device, a pipe.
    #[error("it is not an ordinary file")]
    NotAFile,
    #[error("it is larger than {most} bytes")]
    TooLarge { most: u64 },
    /// A match, a championship, or another journal of the program.
    #[error("a file of the program lies there")]
    Kept,
}

impl Trouble {
    pub fn phrase(&self) -> Phrase {
        let error = match self {
            Self::Io(error) => error,
            Self::NotAFile => return phrase!("store-not-a-file"),
            Self::Kept => return phrase!("store-kept"),
            Self::TooLarge { most } => return phrase!("store-too-large", most = (most / (1024 * 1024)).to_string()),
        };
        // The kinds that people meet; the rest is said in the system's own words.
        if let Some(id) = known(error.kind()) {
            return Phrase::new(id);
        }
        phrase!("store-system-says", error = error.to_string())
    }

    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Io(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory))
    }
}

#[derive(Debug, thiserror::Error)]
#[error("{path}: {why}")]
pub struct Failed {
    pub path: PathBuf,
    pub why: Trouble,
}

impl Failed {
    pub fn shown(&self) -> String {
        self.path.display().to_string()
    }
}

/// Where a file really lies, behind links; `None` where there is none.
pub(crate) fn real(path: &Path) -> Result<Option<PathBuf>, Failed> {
    match dunce::canonicalize(path) {
        Ok(path) => Ok(Some(path)),
        Err(why) if why.kind() == ErrorKind::NotFound && fs::symlink_metadata(path).is_err() => Ok(None),
        Err(why) => Err(why).with(path),
    }
}

pub trait With<T> {
    fn with(self, path: &Path) -> Result<T, Failed>;
}

impl<T, E: Into<Trouble>> With<T> for Result<T, E> {
    fn with(self, path: &Path) -> Result<T, Failed> {
        self.map_err(|why| Failed { path: path.to_owned(), why: why.into() })
    }
}

fn known(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "store-not-found",
        ErrorKind::PermissionDenied => "store-not-permitted",
        ErrorKind::ReadOnlyFilesystem => "store-read-only",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::WriteZero => "store-full",
        ErrorKind::FileTooLarge => "store-file-limit",
        ErrorKind::NotADirectory => "store-not-a-folder",
        ErrorKind::IsADirectory => "store-not-a-file",
        ErrorKind::AlreadyExists => "store-exists-already",
        ErrorKind::InvalidFilename | ErrorKind::InvalidInput => "store-bad-name",
        _ => return None,
    })
}

pub fn read(path: &Path, most: u64) -> Result<Vec<u8>, Trouble> {
    // Asked before opening: opening a pipe would wait for ever.
    if !fs::metadata(path)?.is_file() {
        return Err(Trouble::NotAFile);
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(Trouble::TooLarge { most });
    }
    Ok(bytes)
}

/// Puts `bytes` where `path` is, all or nothing: a reader sees the old file or the new one.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // What is behind a link is replaced, not the link.
    let target = dunce::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (fresh, mut file) = fresh(&target)?;
    let written = (|| {
        if let Ok(old) = fs::metadata(&target) {
            file.set_permissions(old.permissions())?;
        }
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&fresh, &target)
    })();
    if written.is_err() {
        // What is left of the attempt holds nothing that the caller does not have.
        let _ = fs::remove_file(&fresh);
    }
    written?;
    sync_folder(&target);
    Ok(())
}

/// As [`replace`], for what can be made again, such as a PDF: never over a journal, which nobody could make again.
pub fn export(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    if is_journal(path) { Err(Trouble::Kept) } else { Ok(replace(path, bytes)?) }
}

fn is_journal(path: &Path) -> bool {
    const BEGINNING: &[u8] = b"{\"wurfzabel\"";
    let mut beginning = [0; BEGINNING.len()];
    let begins =
        File::open(path).and_then(|mut file| file.read_exact(&mut beginning)).is_ok() && beginning == BEGINNING;
    begins || path.is_file() && [journal::ENDING, CHAMPIONSHIP].iter().any(|ending| journal::named(path, ending))
}

fn fresh(target: &Path) -> io::Result<(PathBuf, File)> {
    for number in 0..100 {
        let path = beside(target, &format!(".{}-{number}.new", std::process::id()));
        match File::create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Adds `bytes` to the end of a file, which is made where it is missing, and waits for the disk.
pub(super) fn add(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    sync_folder(path);
    Ok(())
}

/// Moves a file to the first of `names` in `folder` that is free; never onto another.
pub(super) fn shift(from: &Path, folder: &Path, names: impl Iterator<Item = OsString>) -> io::Result<PathBuf> {
    for name in names {
        let to = folder.join(name);
        // The empty file holds the name against other processes until it is replaced.
        match File::create_new(&to) {
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        }
        if let Err(error) = fs::rename(from, &to) {
            let _ = fs::remove_file(&to);
            return Err(error);
        }
        sync_folder(&to);
        sync_folder(from);
        return Ok(to);
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Waits until the folder of `path` has its name on the disk, where the system offers that.
pub(super) fn sync_folder(path: &Path) {
    // Windows opens no folder, and some file systems refuse: the name is as safe as the system makes it.
    #[cfg(unix)]
    if let Some(folder) = path.parent()
        && let Ok(folder) = File::open(folder)
    {
        let _ = folder.sync_all();
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// `path` with something put behind its whole name: `a.wurf` and `.torn` give `a.wurf.torn`.
pub fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(end);
    path.with_file_name(name)
}

/// Writes a file that is not there yet, of that name, or with a number where something has it already; which one it is.
pub fn numbered(folder: &Path, name: &str, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    let names = std::iter::once(format!("{name}.{ending}")).chain((2..1000).map(|n| format!("{name}-{n}.{ending}")));
    for path in names.map(|name| folder.join(name)) {
        match File::create_new(&path) {
            Ok(mut file) => return file.write_all(bytes).map(|()| path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests;
