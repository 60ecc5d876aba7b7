//! Files as the command line reads and writes them.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use base::phrase::{Phrase, phrase};
use club::store::disk::{self, Trouble};
use games::game::record::{Fault, Record};

use super::Stop;

/// A pipe will do as well.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, Stop> {
    let mut bytes = Vec::new();
    let read = open(path).and_then(|mut file| file.read_to_end(&mut bytes));
    read.map(|_| bytes).map_err(|error| Stop::Usage(unreadable(path, error)))
}

/// Opens a file; a folder is none, whatever the system says of opening it.
fn open(path: &Path) -> io::Result<File> {
    if fs::metadata(path)?.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { File::open(path) }
}

pub(super) fn record(path: &Path) -> Result<Result<Record, Fault>, Stop> {
    read(path).map(|bytes| Record::read(&bytes))
}

pub(super) fn check(path: &Path) -> Result<(), Phrase> {
    open(path).map(drop).map_err(|error| unreadable(path, error))
}

pub(super) fn unreadable(path: &Path, error: io::Error) -> Phrase {
    phrase!("cli-unreadable", file = path.display().to_string(), why = Trouble::from(error).phrase())
}

pub(super) fn is_output(path: &Path) -> bool {
    path == Path::new("-")
}

/// Writes a whole file or none; into what is no file, such as a pipe, it is simply written.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> Result<(), Stop> {
    let written = match fs::metadata(path) {
        Ok(about) if !about.is_file() => {
            File::create(path).and_then(|mut pipe| pipe.write_all(bytes)).map_err(Trouble::from)
        }
        Ok(_) | Err(_) => disk::export(path, bytes),
    };
    written.map_err(|error| unwritable(path, error))
}

/// Writes one of many files of ours without waiting for the disk each time; never over a match that somebody plays.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), Stop> {
    let there = fs::read(path).ok().and_then(|bytes| Record::read(&bytes).ok());
    if there.is_some_and(|record| record.header.players.iter().any(|player| player.kind.is_human())) {
        return Err(unwritable(path, Trouble::Kept));
    }
    fs::write(path, bytes).map_err(|error| unwritable(path, error))
}

pub(super) fn folder(path: &Path) -> Result<(), Stop> {
    fs::create_dir_all(path).map_err(|error| unwritable(path, error))
}

/// That a file cannot be written, and why: nothing is wrong with the command.
fn unwritable(path: &Path, trouble: impl Into<Trouble>) -> Stop {
    Stop::Refused(phrase!("cli-unwritable", file = path.display().to_string(), why = trouble.into().phrase()))
}
