//! Many records taken into a folder, each once and none written over: from elsewhere into the archive, from the archive
//! into a folder of somebody's. Championships come along. Knows no particular game, and not what is in a championship.

use std::collections::HashMap;
use std::fs;
use std::hash::Hasher as _;
use std::path::{Path, PathBuf};

use fnv::FnvHasher;

use super::CHAMPIONSHIP;
use super::archive::{Error, LARGEST};
use super::disk::{self, Failed, With as _};
use super::journal::{self, ENDING, MOST_BYTES, named};

const DEEPEST: usize = 64;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Adopted {
    New(PathBuf),
    There(PathBuf),
    /// No match and no championship: the file was left where it is.
    NoMatch,
}

#[derive(Debug)]
pub struct Intake {
    folder: PathBuf,
    /// What lies there, by size in bytes; what is in it is asked where another is as large.
    there: HashMap<u64, Vec<(PathBuf, Option<u64>)>>,
    cups: Vec<PathBuf>,
}

impl Intake {
    /// The folder is made where it is missing.
    pub fn into(folder: &Path) -> Result<Self, Error> {
        fs::create_dir_all(folder).with(folder).map_err(Error::List)?;
        let (mut there, mut cups): (HashMap<u64, Vec<_>>, _) = (HashMap::new(), Vec::new());
        for entry in fs::read_dir(folder).with(folder).map_err(Error::List)? {
            let path = entry.with(folder).map_err(Error::List)?.path();
            if named(&path, CHAMPIONSHIP) {
                cups.push(path);
            } else if let Some(data) = fs::metadata(&path).ok().filter(|_| named(&path, ENDING)) {
                there.entry(data.len()).or_default().push((path, None));
            }
        }
        Ok(Self { folder: folder.to_owned(), there, cups })
    }

    /// Byte for byte, under a name that tells when the match began; on an error nothing has changed.
    pub fn adopt(&mut self, path: &Path) -> Result<Adopted, Error> {
        let bytes = self.read(path, MOST_BYTES)?;
        if let Some(there) = self.find(&bytes) {
            return Ok(Adopted::There(there));
        }
        match journal::see(path, &bytes) {
            Ok(seen) => self.put(path, &bytes, journal::fresh(&seen.record.header)),
            Err(_) => Ok(Adopted::NoMatch),
        }
    }

    /// Takes a championship in, byte for byte, under its own name or one like it, where `is_one` says that it is one.
    /// One that lies there, or has gone on there since, is not taken in again; on an error nothing has changed.
    pub fn adopt_cup(&mut self, path: &Path, is_one: impl FnOnce(&Path, &[u8]) -> bool) -> Result<Adopted, Error> {
        let bytes = self.read(path, LARGEST)?;
        let goes_on = |there: &&PathBuf| disk::read(there, LARGEST).is_ok_and(|other| other.starts_with(&bytes));
        if !is_one(path, &bytes) {
            return Ok(Adopted::NoMatch);
        }
        if let Some(there) = self.cups.iter().find(goes_on) {
            return Ok(Adopted::There(there.clone()));
        }
        let taken = self.put(path, &bytes, own_names(path))?;
        if let Adopted::New(target) = &taken {
            self.cups.push(target.clone());
        }
        Ok(taken)
    }

    /// Byte for byte, under the file's own name or one like it; on an error nothing has changed.
    pub fn copy(&mut self, path: &Path) -> Result<Adopted, Error> {
        let bytes = self.read(path, MOST_BYTES)?;
        if let Some(there) = self.find(&bytes) {
            return Ok(Adopted::There(there));
        }
        self.put(path, &bytes, own_names(path))
    }

    fn failed(&self, path: &Path) -> impl Fn(Failed) -> Error + use<> {
        let target = self.folder.clone();
        let path = path.to_owned();
        move |failed| Error::Copy { failed: Failed { path: path.clone(), why: failed.why }, target: target.clone() }
    }

    fn read(&self, path: &Path, most: u64) -> Result<Vec<u8>, Error> {
        disk::read(path, most).with(path).map_err(self.failed(path))
    }

    fn find(&mut self, bytes: &[u8]) -> Option<PathBuf> {
        let hash = hash(bytes);
        for (path, known) in self.there.get_mut(&(bytes.len() as u64))? {
            if known.is_none() {
                *known = disk::read(path, MOST_BYTES).ok().map(|bytes| self::hash(&bytes));
            }
            // That two are alike is not left to a number.
            if *known == Some(hash) && disk::read(path, MOST_BYTES).is_ok_and(|other| other == bytes) {
                return Some(path.clone());
            }
        }
        None
    }

    fn put(&mut self, path: &Path, bytes: &[u8], names: impl Iterator<Item = String>) -> Result<Adopted, Error> {
        for name in names {
            let target = self.folder.join(name);
            // Holds the name, then gives it to the whole file.
            match fs::File::create_new(&target) {
                Ok(_) => {}
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error).with(path).map_err(self.failed(path)),
            }
            let written = disk::replace(&target, bytes).inspect_err(|_| drop(fs::remove_file(&target)));
            written.with(path).map_err(self.failed(path))?;
            self.there.entry(bytes.len() as u64).or_default().push((target.clone(), Some(hash(bytes))));
            return Ok(Adopted::New(target));
        }
        Err(std::io::Error::from(std::io::ErrorKind::AlreadyExists)).with(path).map_err(self.failed(path))
    }
}

fn own_names(path: &Path) -> impl Iterator<Item = String> + use<> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    std::iter::once(name).chain(journal::copies(path))
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

/// All files below a folder that are called as records or championships are, by their paths; links to folders are not
/// followed, and a folder below that cannot be read is passed over. `going_on` is asked in every folder.
pub fn records(folder: &Path, going_on: impl Fn() -> bool) -> Result<Vec<PathBuf>, Error> {
    let mut found = Vec::new();
    let mut open = vec![(folder.to_owned(), 0)];
    while let Some((here, deep)) = open.pop().filter(|_| going_on()) {
        let entries = match fs::read_dir(&here).with(&here) {
            Ok(entries) => entries,
            Err(failed) if deep == 0 => return Err(Error::List(failed)),
            Err(_) => continue,
        };
        for entry in entries.flatten() {
            let path = entry.path();
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && deep < DEEPEST => open.push((path, deep + 1)),
                Ok(kind) if !kind.is_dir() && [ENDING, CHAMPIONSHIP].iter().any(|ending| named(&path, ending)) => {
                    found.push(path);
                }
                Ok(_) | Err(_) => {}
            }
        }
    }
    found.sort();
    Ok(found)
}
