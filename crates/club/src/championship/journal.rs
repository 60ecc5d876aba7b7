//! A championship's file (`.wurfcup`): the head, then an event a line, each on the disk before it counts. Knows no
//! rule. After a kill at most the entry in flight is missing; a half line at the end is cut off and kept
//! (`….wurfcup.torn`) with the next entry. A file damaged otherwise, or of a later version, is never written; what
//! stands before the damage can be looked at. One process writes at a time, others may look.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use base::folding::file_name;
use base::phrase::{Phrase, phrase};
use base::threads;
use games::game::record::{is_half_an_object, rows};

use super::event::{Event, Head};
use super::fold::Championship;
use crate::store::archive::LARGEST;
use crate::store::disk::With as _;
use crate::store::journal::{copies, named, numbered};
use crate::store::lines::{Growing, Held, Kind, Lines, Target, whole_lines};
use crate::store::{CHAMPIONSHIP, shown};

pub use crate::store::journal::{Error, Why};

pub const ENDING: &str = CHAMPIONSHIP;

pub(crate) static CUP: Kind = Kind {
    // A round robin of 500, every result corrected three times.
    most: LARGEST,
    uncreated: "championship-uncreated",
    unreadable: "championship-unreadable",
    foreign: "championship-no-file",
    in_use: "championship-in-use",
    unwritable: "championship-unwritten",
    unwritten: "championship-unwritten",
    changed: "championship-changed",
};

/// For fewer files than this a thread is not worth its while: one of many participants takes some hundredths of a second.
const SHARE: usize = 2;
/// The most characters of a championship's name in that of its file.
const NAME_LENGTH: usize = 40;

/// A championship with its file, always in step.
#[derive(Debug)]
pub struct Kept {
    lines: Growing,
    cup: Championship,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// As far as the file is whole.
    pub cup: Championship,
    /// The number of a last line that is only half there.
    pub torn: Option<usize>,
    pub fault: Option<(usize, Phrase)>,
    /// How many bytes of the file count.
    end: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub path: PathBuf,
    pub found: Result<Loaded, Phrase>,
}

impl Loaded {
    pub fn damage(&self, path: &Path) -> Option<Error> {
        self.fault.as_ref().map(|(line, why)| CUP.error(path, Why::Damaged(*line, why.clone())))
    }
}

impl Kept {
    /// Begins a file with a championship and what has happened so far; what lies there already is left alone.
    pub fn create(path: &Path, cup: Championship, events: &[Event]) -> Result<Self, Error> {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let new = Self::new(folder_of(path), name.into_iter(), text(&cup, events), cup);
        // Said of the file, not of its folder.
        new.map_err(|error| CUP.error(path, error.why))
    }

    /// Begins a file in a folder, under the first of its [`names`] that is free.
    pub fn begin(folder: &Path, cup: Championship, events: &[Event]) -> Result<Self, Error> {
        fs::create_dir_all(folder).map_err(CUP.failed(folder, Why::Uncreated))?;
        Self::new(folder, names(cup.head()), text(&cup, events), cup)
    }

    /// Goes on in a copy beside a damaged file (`…-copy.wurfcup`), with what stands before the damage.
    pub fn open_copy(path: &Path) -> Result<Self, Error> {
        let bytes = CUP.read(path)?;
        let seen = read(path, &bytes)?;
        let text = whole_lines(&bytes[..seen.end]);
        Self::new(folder_of(path), copies(path), text, seen.cup)
    }

    fn new(
        folder: &Path,
        names: impl Iterator<Item = String>,
        text: Vec<u8>,
        cup: Championship,
    ) -> Result<Self, Error> {
        let lines = Lines::create(&CUP, folder, names, &text)?;
        Ok(Self { lines: Growing { text, place: Target::File(lines) }, cup })
    }

    pub fn path(&self) -> &Path {
        self.lines.place.path().expect("a championship is in its file from the beginning")
    }

    /// With what a person should be told. Nothing is written, not even where its end is torn, before it goes on.
    pub fn open(path: &Path) -> Result<(Self, Option<Phrase>), Error> {
        let held = Held::take(path, &CUP)?;
        let seen = read(&held.path, &held.bytes)?;
        if let Some(damage) = seen.damage(&held.path) {
            return Err(damage);
        }
        let (lines, torn) = held.mend(seen.end)?;
        let told = seen.torn.zip(torn);
        let notice = told.map(|(line, kept)| phrase!("championship-torn", line, kept = shown(&kept)));
        Ok((Self { lines, cup: seen.cup }, notice))
    }

    pub fn cup(&self) -> &Championship {
        &self.cup
    }

    /// All or none of them: on an error the file holds what it held, and nothing of them counts.
    pub fn keep(&mut self, events: &[Event]) -> Result<(), Error> {
        // The file is there from the beginning: there is none to begin.
        let begin = |path: &Path, _: &[u8]| Err(CUP.error(path, Why::Changed));
        self.lines.append(events.iter().map(Event::line), |lines| lines.flush(begin))?;
        self.cup.take_all(events);
        Ok(())
    }
}

/// Reads a championship to look at it: writes nothing, needs no lock.
pub fn view(path: &Path) -> Result<Loaded, Error> {
    read(path, &CUP.read(path)?)
}

/// Whether that is a championship, be it damaged further on.
pub fn is_one(path: &Path, bytes: &[u8]) -> bool {
    read(path, bytes).is_ok()
}

fn read(path: &Path, bytes: &[u8]) -> Result<Loaded, Error> {
    let foreign = |why| CUP.error(path, Why::Foreign(1, Some(why)));
    let mut rows = rows(bytes).filter(|(line, _, row)| *line == 1 || !row.trim_ascii().is_empty()).peekable();
    let (_, _, first) = rows.next().unwrap_or((1, 0, &[]));
    let cup = Head::read(first).and_then(Championship::new).map_err(foreign)?;
    let mut seen = Loaded { cup, torn: None, fault: None, end: bytes.len() };
    while let Some((line, begins, row)) = rows.next() {
        let event = Event::read(row).and_then(|event| seen.cup.check(&event).map(|()| event));
        match event {
            Ok(event) => seen.cup.take(&event),
            Err(why) => {
                seen.end = begins;
                if rows.peek().is_none() && is_half_an_object(row) {
                    seen.torn = Some(line);
                } else {
                    seen.fault = Some((line, why));
                }
                break;
            }
        }
    }
    Ok(seen)
}

pub fn is_named(path: &Path) -> bool {
    named(path, ENDING)
}

impl Row {
    pub fn read(path: PathBuf) -> Self {
        let found = view(&path).map_err(|error| error.phrase());
        Self { path, found }
    }
}

/// Those changed last first. A folder that is missing has none; one that cannot be read is a row that says so.
pub fn list(folder: &Path) -> Vec<Row> {
    let files = || -> std::io::Result<Vec<(SystemTime, PathBuf)>> {
        let mut files = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let changed = || entry.metadata()?.modified();
            if is_named(&entry.path()) {
                files.push((changed().unwrap_or(SystemTime::UNIX_EPOCH), entry.path()));
            }
        }
        Ok(files)
    };
    match files().with(folder) {
        Ok(mut files) => {
            files.sort_unstable_by(|one, other| (Reverse(one.0), &one.1).cmp(&(Reverse(other.0), &other.1)));
            threads::map(&files, SHARE, |(_, path)| Row::read(path.clone()))
        }
        Err(failed) if failed.why.is_missing() => Vec::new(),
        Err(failed) => {
            let found = Err(CUP.error(folder, Why::Unreadable(failed.why)).phrase());
            vec![Row { path: folder.to_owned(), found }]
        }
    }
}

/// Year, name, and a number where that is taken: `2027-wien.wurfcup`, `2027-wien-2.wurfcup`.
pub fn names(head: &Head) -> impl Iterator<Item = String> + use<> {
    let stem = [head.year.to_string(), plain(&head.name, head.year)].join("-");
    numbered(stem.trim_end_matches('-').to_owned(), ENDING)
}

/// In small letters, digits and single hyphens alone, without the year before it; empty where nothing is left.
fn plain(name: &str, year: u16) -> String {
    let (letters, year) = (file_name(name), year.to_string());
    let words: Vec<&str> = letters.split('-').filter(|word| *word != year).collect();
    let mut short = words.join("-");
    short.truncate(NAME_LENGTH);
    short.trim_end_matches('-').to_owned()
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

pub fn text(cup: &Championship, events: &[Event]) -> Vec<u8> {
    let lines = events.iter().map(|event| event.line() + "\n");
    (cup.head().line() + "\n" + &lines.collect::<String>()).into_bytes()
}

#[cfg(test)]
mod tests;
