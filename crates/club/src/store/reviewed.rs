//! What a strong player found of decisions, by match, seat by seat, or of single ones that the coach looked at:
//! `reviewed.jsonl`, so that nothing is gone through twice; may be deleted. Knows neither a game nor who judges.

use std::collections::HashMap;
use std::fmt;
use std::fs::File;
use std::hash::Hasher as _;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;

use fnv::FnvHasher;
use serde::{Deserialize, Serialize};

use games::game::record::{Header, rows};

use super::append_log::{AppendLog, SMALL_LOG};
use super::journal::{self, Error};
use super::{Folders, notes};

pub const NAME: &str = "reviewed.jsonl";

const FILE: AppendLog = AppendLog { name: NAME, mark: "reviewed", version: 1, kind: &SMALL_LOG };

/// How many decisions of a seat bear which mark, the best first, as `game::bot::Mark::ALL` has them.
pub type Marks = [usize; 4];

#[derive(Debug, Serialize, Deserialize)]
struct ReviewedEntry {
    #[serde(rename = "match")]
    of: String,
    marks: Vec<Marks>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Decision {
    #[serde(rename = "match")]
    of: String,
    /// What stood when it was made, and itself.
    trace: String,
    mark: String,
}

/// A decision with all that stood then: FNV-1a of these lines. The same decision after another course is another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Trace(u64);

impl Trace {
    pub fn then(self, line: &str) -> Self {
        // Before all lines there is nothing; that is the key of none.
        let mut hasher = if self == Self::default() { FnvHasher::default() } else { FnvHasher::with_key(self.0) };
        hasher.write(line.as_bytes());
        hasher.write(b"\n");
        Self(hasher.finish())
    }

    pub fn read(text: &str) -> Option<Self> {
        u64::from_str_radix(text, 16).ok().map(Self)
    }
}

impl From<Trace> for u64 {
    fn from(trace: Trace) -> Self {
        trace.0
    }
}

impl From<Trace> for String {
    fn from(trace: Trace) -> Self {
        trace.to_string()
    }
}

impl TryFrom<String> for Trace {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::read(&text).ok_or("no trace")
    }
}

/// 16 hexadecimal digits.
impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The words of marks by traces; nothing where the file cannot be read.
pub fn decisions(folders: &Folders, key: &str) -> HashMap<Trace, String> {
    let mut all = HashMap::new();
    let take = |line: &[u8]| match serde_json::from_slice::<Decision>(line) {
        Ok(line) => {
            if line.of == key {
                all.extend(Trace::read(&line.trace).map(|trace| (trace, line.mark)));
            }
            true
        }
        Err(_) => serde_json::from_slice::<ReviewedEntry>(line).is_ok(),
    };
    if let Err(error) = FILE.read(folders, take) {
        log::warn!("{error}");
    }
    all
}

/// `mark`: its word. On an error the file holds what it held.
pub fn keep_decision(folders: &Folders, key: &str, trace: Trace, mark: &str) -> Result<(), Error> {
    let line = Decision { of: key.to_owned(), trace: trace.to_string(), mark: mark.to_owned() };
    FILE.append(folders, &[line])
}

/// By what the match in a file is known as it stands, and its header: a record only grows, so its length tells.
pub fn head(path: &Path) -> Option<(String, Header)> {
    let mut line = Vec::new();
    let file = File::open(path).ok()?;
    let bytes = file.metadata().ok()?.len();
    BufReader::new(file.take(journal::MOST_BYTES)).read_until(b'\n', &mut line).ok()?;
    let (_, _, header) = rows(&line).next()?;
    Some((key(&notes::key(&line), bytes), Header::read(header).ok()?))
}

/// The same by the key of its header and its length.
pub fn key(mark: &str, bytes: u64) -> String {
    format!("{mark}-{bytes}")
}

/// Seat by seat; what is found last holds. On an error the file holds what it held.
pub fn keep(folders: &Folders, path: &Path, marks: Vec<Marks>) -> Result<(), Error> {
    head(path).map_or(Ok(()), |(key, _)| Reviewed::default().keep(folders, &key, marks))
}

/// What was found, by the keys of matches (`store::notes::key`).
#[derive(Clone, Debug, Default)]
pub struct Reviewed {
    all: HashMap<String, Vec<Marks>>,
}

impl Reviewed {
    /// What is kept in a data folder; nothing where it cannot be read, for it can be found again.
    pub fn read(folders: &Folders) -> Self {
        let mut all = HashMap::new();
        let take = |line: &[u8]| match serde_json::from_slice::<ReviewedEntry>(line) {
            Ok(line) => {
                all.insert(line.of, line.marks);
                true
            }
            Err(_) => serde_json::from_slice::<Decision>(line).is_ok(),
        };
        if let Err(error) = FILE.read(folders, take) {
            log::warn!("{error}");
        }
        Self { all }
    }

    /// None where the match was not gone through.
    pub fn of(&self, key: &str, seat: usize) -> Option<Marks> {
        self.all.get(key)?.get(seat).copied()
    }

    /// Seat by seat; on an error it holds as long as this lives.
    pub fn keep(&mut self, folders: &Folders, key: &str, marks: Vec<Marks>) -> Result<(), Error> {
        let line = ReviewedEntry { of: key.to_owned(), marks };
        let kept = FILE.append(folders, &[&line]);
        self.all.insert(line.of, line.marks);
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_of_a_match_holds_until_it_has_gone_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.wurf");
        let record = include_str!("../../../../tests/records/namaste-two-to-the-end.wurf");
        std::fs::write(&path, record).expect("written");
        let (before, header) = head(&path).expect("a match");
        assert_eq!((head(&path).expect("a match").0, header.players.len()), (before.clone(), 2));
        std::fs::write(&path, format!("{record}{{\"undo\":1}}\n")).expect("written");
        assert_ne!(head(&path).expect("a match").0, before, "what was taken back after its end may end otherwise");
    }
}
