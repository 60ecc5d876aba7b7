//! Stars and notes of matches, `notes.jsonl` in the data folder: they belong to whoever looks through the archive, so they
//! are no part of a record. What was said last of a match holds. Knows no screen.

use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::hash::Hasher as _;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;

use fnv::FnvHasher;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use base::phrase::Phrase;
use games::game::record::{Header, rows};

pub use super::append_log::Stamp;
use super::append_log::{AppendLog, SMALL_LOG};
use super::journal::Error;
use super::{Folders, journal, stamp};

pub const NAME: &str = "notes.jsonl";
pub const MOST_SIGNS: usize = 500;

const FILE: AppendLog = AppendLog { name: NAME, mark: "notes", version: 1, kind: &SMALL_LOG };

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    pub star: bool,
    /// In one line; may be empty.
    pub text: String,
    /// The same about how it stood after so many events.
    pub steps: BTreeMap<usize, String>,
}

#[derive(Debug, Serialize, Deserialize)]
struct NoteEntry {
    #[serde(rename = "match")]
    of: String,
    /// When, in UTC to the second.
    #[serde(default)]
    at: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    star: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    /// After how many events what is `said` of it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    said: Option<String>,
}

impl NoteEntry {
    fn of(of: &str, now: Timestamp) -> Self {
        Self { of: of.to_owned(), at: stamp(now), star: None, note: None, step: None, said: None }
    }
}

/// All stars and notes, by the keys of their matches ([`key`]).
#[derive(Clone, Debug, Default)]
pub struct Notes {
    all: HashMap<String, Note>,
    stamp: Stamp,
}

impl Notes {
    /// Empty where the file cannot be read; with what a person should be told.
    pub fn read(folders: &Folders) -> (Self, Option<Phrase>) {
        let mut all = HashMap::new();
        let take = |line: &[u8]| match serde_json::from_slice(line) {
            Ok(NoteEntry { star: None, note: None, step: None, .. } | NoteEntry { step: Some(_), said: None, .. })
            | Err(_) => false,
            Ok(line) => {
                hold(&mut all, line);
                true
            }
        };
        let (stamp, unread) = FILE.read_and_tell(folders, take);
        (Self { all, stamp }, unread)
    }

    /// How the file is just now: where that is what [`Notes::stamp`] says, nothing has changed.
    pub fn stamp_now(folders: &Folders) -> Stamp {
        FILE.stamp(folders)
    }

    pub fn stamp(&self) -> Stamp {
        self.stamp
    }

    pub fn of(&self, key: &str) -> Option<&Note> {
        self.all.get(key)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &Note)> {
        self.all.iter().map(|(key, note)| (key.as_str(), note))
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Matches that are so already are left alone; on an error nothing has changed.
    pub fn star(&mut self, folders: &Folders, keys: &[String], star: bool, now: Timestamp) -> Result<(), Error> {
        let others = keys.iter().filter(|key| self.of(key).is_some_and(|note| note.star) != star);
        let line = |of: &String| NoteEntry { star: Some(star), ..NoteEntry::of(of, now) };
        self.append(folders, others.map(line).collect())
    }

    /// In one line, trimmed; an empty text takes the note away. On an error nothing has changed.
    pub fn write(&mut self, folders: &Folders, key: &str, text: &str, now: Timestamp) -> Result<(), Error> {
        let text = tidy(text);
        if self.of(key).map_or("", |note| note.text.as_str()) == text {
            return Ok(());
        }
        self.append(folders, vec![NoteEntry { note: Some(text), ..NoteEntry::of(key, now) }])
    }

    /// As [`Notes::write`], of how the match stood after so many events.
    pub fn write_at(
        &mut self,
        folders: &Folders,
        (key, step): (&str, usize),
        text: &str,
        now: Timestamp,
    ) -> Result<(), Error> {
        let text = tidy(text);
        if self.of(key).and_then(|note| note.steps.get(&step)).map_or("", String::as_str) == text {
            return Ok(());
        }
        self.append(folders, vec![NoteEntry { step: Some(step), said: Some(text), ..NoteEntry::of(key, now) }])
    }

    fn append(&mut self, folders: &Folders, lines: Vec<NoteEntry>) -> Result<(), Error> {
        if lines.is_empty() {
            return Ok(());
        }
        FILE.keep(folders, &lines, &mut self.stamp)?;
        lines.into_iter().for_each(|line| hold(&mut self.all, line));
        Ok(())
    }
}

fn hold(all: &mut HashMap<String, Note>, line: NoteEntry) {
    let note = all.entry(line.of.clone()).or_default();
    note.star = line.star.unwrap_or(note.star);
    if let Some(text) = line.note {
        note.text = tidy(&text);
    }
    if let (Some(step), Some(said)) = (line.step, line.said) {
        match tidy(&said) {
            nothing if nothing.is_empty() => note.steps.remove(&step),
            said => note.steps.insert(step, said),
        };
    }
    if *note == Note::default() {
        all.remove(&line.of);
    }
}

fn tidy(text: &str) -> String {
    let text: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).take(MOST_SIGNS).collect();
    text.trim().to_owned()
}

/// By what a match is known: 16 hexadecimal digits, FNV-1a of its first line without that line's end.
pub fn key(header: &[u8]) -> String {
    let (_, _, line) = rows(header).next().unwrap_or_default();
    let mut hasher = FnvHasher::default();
    hasher.write(line.strip_suffix(b"\r").unwrap_or(line));
    format!("{:016x}", hasher.finish())
}

/// The same of a file that is no match, by its name.
pub fn key_of_file(path: &Path) -> String {
    format!("file:{}", path.file_name().unwrap_or_default().to_string_lossy())
}

/// The key of what lies in that file: a match where its first line is a header, else a file.
pub fn key_at(path: &Path) -> String {
    // Asked before opening: opening a pipe would wait for ever.
    let file = path.metadata().is_ok_and(|data| data.is_file()).then(|| File::open(path).ok()).flatten();
    let mut line = Vec::new();
    let read =
        file.is_some_and(|file| BufReader::new(file.take(journal::MOST_BYTES)).read_until(b'\n', &mut line).is_ok());
    let (_, _, header) = rows(&line).next().unwrap_or_default();
    if read && Header::read(header).is_ok() { key(&line) } else { key_of_file(path) }
}
