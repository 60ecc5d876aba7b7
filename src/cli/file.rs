//! Files as the command line reads and writes them, and why it could not.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::Stop;
use crate::game::record::{Fault, Record};
use crate::phrase;
use crate::phrase::{Arg, Phrase};

/// Reads a whole file.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, Stop> {
    fs::read(path).map_err(|error| Stop::Usage(unreadable(path, &error)))
}

/// Reads a record, whose header may be wrong.
pub(super) fn record(path: &Path) -> Result<Result<Record, Fault>, Stop> {
    Ok(Record::read(&read(path)?))
}

/// Whether a file can be read.
///
/// # Errors
/// Why not, for people.
pub(super) fn check(path: &Path) -> Result<(), Phrase> {
    let opened = fs::File::open(path).and_then(|file| file.metadata());
    let readable =
        opened.and_then(|about| if about.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(()) });
    readable.map_err(|error| unreadable(path, &error))
}

fn unreadable(path: &Path, error: &io::Error) -> Phrase {
    phrase!("cli-unreadable", file = path.display().to_string(), why = why(error))
}

/// Writes a whole file or none: beside its place first, then put there.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), Stop> {
    let written = || {
        let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
        let mut beside = name.to_owned();
        beside.push(format!(".{}.part", std::process::id()));
        let beside = path.with_file_name(beside);
        let placed = put(&beside, bytes).and_then(|()| fs::rename(&beside, path));
        if placed.is_err() {
            // What could not be put in place is of no use to anybody; that it stays would be no worse error.
            let _ = fs::remove_file(&beside);
        }
        placed
    };
    written().map_err(|error| unwritable(path, &error))
}

fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes a folder with all above it.
pub(super) fn folder(path: &Path) -> Result<PathBuf, Stop> {
    fs::create_dir_all(path).map_err(|error| unwritable(path, &error))?;
    Ok(path.to_owned())
}

fn unwritable(path: &Path, error: &io::Error) -> Stop {
    Stop::Usage(phrase!("cli-unwritable", file = path.display().to_string(), why = why(error)))
}

/// Why a file could not be read or written, in words; the system's own where we have none.
pub(super) fn why(error: &io::Error) -> Arg {
    match error.kind() {
        io::ErrorKind::NotFound => phrase!("cli-io-not-found").into(),
        io::ErrorKind::PermissionDenied => phrase!("cli-io-denied").into(),
        io::ErrorKind::IsADirectory => phrase!("cli-io-folder").into(),
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => phrase!("cli-io-no-folder").into(),
        io::ErrorKind::StorageFull => phrase!("cli-io-full").into(),
        io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => phrase!("cli-io-name").into(),
        _ => error.to_string().into(),
    }
}
