//! The journal's file while it is read, from its beginning or from where it was read before, a line at a time.

use std::fs::{File, Metadata};
use std::hash::Hasher as _;
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use twox_hash::XxHash3_64;

use super::{Error, Event, Head, MOST_BYTES, Notice};
use crate::store::disk::{Trouble, With as _};

/// How much is read at once, bytes.
const CHUNK: usize = 64 * 1024;

#[derive(Debug)]
pub struct Source {
    path: PathBuf,
    file: File,
    stamp: Stamp,
}

#[derive(Clone, Default)]
pub struct Scan {
    /// The bytes that were read: whole lines, each with its end.
    pub length: u64,
    pub lines: u64,
    pub unread: u64,
    /// The first line that is not understood, from 1.
    pub first: u64,
    /// Where the last line begins that is not blank, in bytes.
    pub last: u64,
    /// Whether half a line stands behind.
    pub torn: bool,
    /// Whether what was read ends with a line that is not blank, and that ends.
    pub is_whole: bool,
    hash: XxHash3_64,
}

/// What of a file changes with its content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stamp {
    length: u64,
    /// When it was changed, and what else the system notes.
    changed: Vec<(i64, u32)>,
    /// Which file it is, as far as the system tells.
    file: [u64; 2],
}

/// Seconds and nanoseconds since 1970.
fn since(time: io::Result<SystemTime>) -> Option<(i64, u32)> {
    let since = time.ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some((i64::try_from(since.as_secs()).ok()?, since.subsec_nanos()))
}

#[cfg(unix)]
fn noted(data: &Metadata) -> (Option<(i64, u32)>, [u64; 2]) {
    use std::os::unix::fs::MetadataExt as _;
    let changed = u32::try_from(data.ctime_nsec()).ok().map(|nanos| (data.ctime(), nanos));
    (changed, [data.dev(), data.ino()])
}

#[cfg(not(unix))]
fn noted(data: &Metadata) -> (Option<(i64, u32)>, [u64; 2]) {
    (since(data.created()), [0; 2])
}

impl Stamp {
    pub fn of(data: &Metadata) -> Self {
        let (noted, file) = noted(data);
        Self { length: data.len(), changed: since(data.modified()).into_iter().chain(noted).collect(), file }
    }

    /// One with these times, for tests.
    #[cfg(test)]
    pub(in crate::trainer) fn made(changed: &[(i64, u32)]) -> Self {
        Self { length: 0, changed: changed.to_vec(), file: [0; 2] }
    }

    pub fn length(&self) -> u64 {
        self.length
    }

    /// Whether a file of the same disk that was written at that moment is so much younger that the stamp proves the
    /// content: clocks of disks are coarse, some know but every other second, the others some hundredths.
    pub fn is_settled(&self, written: io::Result<SystemTime>) -> bool {
        let (Some(written), false) = (since(written), self.changed.is_empty()) else { return false };
        let is_later = |(second, nanos): &(i64, u32)| {
            let step = Duration::from_millis(if *nanos == 0 { 2_000 } else { 100 });
            let at = Duration::new(u64::try_from(*second).unwrap_or(0), *nanos);
            Duration::new(u64::try_from(written.0).unwrap_or(0), written.1) >= at + step
        };
        self.changed.iter().all(is_later)
    }
}

impl Source {
    pub(super) fn open(path: &Path) -> Result<Self, Error> {
        let opened = || -> Result<Self, Trouble> {
            // Asked before opening: opening a pipe would wait for ever.
            if !path.metadata()?.is_file() {
                return Err(Trouble::NotAFile);
            }
            let file = File::open(path)?;
            let stamp = Stamp::of(&file.metadata()?);
            match stamp.length() > MOST_BYTES {
                true => Err(Trouble::TooLarge { most: MOST_BYTES }),
                false => Ok(Self { path: path.to_owned(), file, stamp }),
            }
        };
        opened().with(path).map_err(Error::Unreadable)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn stamp(&self) -> &Stamp {
        &self.stamp
    }

    /// Whether its first bytes are still those that were read by that scan; it can be gone on with then.
    pub fn begins_with(&mut self, scan: &mut Scan, hash: u64) -> Result<bool, Error> {
        let length = scan.length;
        let mut pass = || -> io::Result<bool> {
            self.file.seek(SeekFrom::Start(0))?;
            let (mut chunk, mut left) = (vec![0; CHUNK], length);
            scan.hash = XxHash3_64::new();
            while left > 0 {
                let room = usize::try_from(left).unwrap_or(CHUNK).min(CHUNK);
                let count = self.file.read(&mut chunk[..room])?;
                if count == 0 {
                    return Ok(false);
                }
                scan.hash.write(&chunk[..count]);
                left -= count as u64;
            }
            Ok(scan.hash.finish() == hash)
        };
        pass().with(&self.path).map_err(Error::Unreadable)
    }

    /// Reads on from where a scan has come, and gives every event to `take`, until that wants no more.
    /// [`Error::Foreign`] where the first line is none of ours.
    pub fn scan(&mut self, scan: &mut Scan, take: &mut dyn FnMut(Event) -> bool) -> Result<(), Error> {
        let unreadable = |why: io::Error| Err(why).with(&self.path).map_err(Error::Unreadable);
        if let Err(why) = self.file.seek(SeekFrom::Start(scan.length)) {
            return unreadable(why);
        }
        let mut reader = BufReader::with_capacity(CHUNK, &self.file).take(self.stamp.length() - scan.length);
        let mut line = Vec::new();
        loop {
            line.clear();
            match reader.read_until(b'\n', &mut line) {
                Ok(0) => break,
                Ok(_) => {}
                Err(why) => return unreadable(why),
            }
            let ink = line.trim_ascii();
            let begin = scan.length;
            if begin == 0 {
                if !Head::is_ours(ink) {
                    return Err(Error::Foreign(self.path.clone()));
                }
            } else if !ink.is_empty() {
                match Event::read(ink) {
                    Ok(event) => {
                        if !take(event) {
                            return Ok(());
                        }
                    }
                    // The last line without its end is one that a crash has cut.
                    Err(_) if !line.ends_with(b"\n") => {
                        scan.torn = true;
                        return Ok(());
                    }
                    Err(_) => {
                        scan.unread += 1;
                        scan.first = if scan.first == 0 { scan.lines + 1 } else { scan.first };
                    }
                }
            }
            scan.is_whole = !ink.is_empty() && line.ends_with(b"\n");
            scan.last = if ink.is_empty() { scan.last } else { begin };
            scan.length += line.len() as u64;
            scan.lines += 1;
            scan.hash.write(&line);
        }
        match scan.length {
            0 => Err(Error::Foreign(self.path.clone())),
            _ => Ok(()),
        }
    }

    pub(super) fn rest(&mut self, begin: u64) -> Result<Vec<u8>, Error> {
        let mut rest = Vec::new();
        let read = self.file.seek(SeekFrom::Start(begin));
        let read = read.and_then(|_| (&self.file).take(self.stamp.length() - begin).read_to_end(&mut rest));
        read.with(&self.path).map_err(Error::Unreadable)?;
        Ok(rest)
    }
}

impl Scan {
    pub fn at(length: u64, lines: u64, [unread, first]: [u64; 2]) -> Self {
        Self { length, lines, unread, first, last: length, is_whole: true, ..Self::default() }
    }

    /// By what the bytes that were read are known again.
    pub fn hash(&self) -> u64 {
        self.hash.finish()
    }

    pub(super) fn notices(&self, path: &Path) -> Vec<Notice> {
        let number = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
        let unread = || Notice::Unread { path: path.to_owned(), count: number(self.unread), line: number(self.first) };
        (self.unread > 0).then(unread).into_iter().collect()
    }
}
