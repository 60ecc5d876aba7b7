//! Slips that people want to be asked again (`slips.jsonl`): all are gone through for what they are called, one is read
//! whole when asked. How well they are known stands in the trainer's journal. Knows neither a game nor a schedule.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use base::phrase::Phrase;
use games::game::Seat;

use super::Folders;
use super::append_log::{AppendLog, SMALL_LOG};
use super::journal::Error;
use super::reviewed::Trace;

pub const NAME: &str = "slips.jsonl";

const FILE: AppendLog = AppendLog { name: NAME, mark: "slips", version: 1, kind: &SMALL_LOG };

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Brief {
    #[serde(rename = "slip")]
    pub trace: Trace,
    pub game: String,
    pub mark: String,
    /// Empty where an earlier version has kept it.
    #[serde(default)]
    pub who: String,
}

impl Brief {
    /// What follows the first keys is read when the slip is asked, so that ten thousand are gone through at once.
    fn read(line: &[u8]) -> Option<Self> {
        let head =
            line.windows(REST.len()).take(LONGEST).position(|text| text == REST).filter(|_| line.ends_with(b"}"));
        let head = head.and_then(|end| serde_json::from_slice(&[&line[..end], b"}"].concat()).ok());
        head.or_else(|| serde_json::from_slice(line).ok())
    }
}

/// What comes after the keys of a [`Brief`], and where at the latest, bytes.
const REST: &[u8] = b",\"seat\":";
const LONGEST: usize = 1024;

/// A decision that cost something, with all that is needed to be asked again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Slip {
    #[serde(rename = "slip")]
    pub trace: Trace,
    pub game: String,
    /// The word of its mark.
    pub mark: String,
    #[serde(default)]
    pub who: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started: Option<String>,
    pub seat: Seat,
    /// In notation.
    pub played: String,
    /// With what each is worth, the best first: all that is good, the best of the rest, and what was decided.
    pub candidates: Vec<(String, f64)>,
    /// In what that is: the word of a measure. Version 1.1 did not write it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measure: Option<String>,
    /// The header of the match, with one person: who decided.
    pub header: Value,
    /// What stood when it was decided, as lines of a record.
    pub events: Vec<Value>,
    #[serde(default)]
    pub after: Vec<Value>,
}

#[derive(Clone, Debug, Default)]
pub struct Slips {
    all: Vec<Brief>,
    known: HashSet<Trace>,
}

impl Slips {
    /// Empty where the file cannot be read; with what a person should be told.
    pub fn read(folders: &Folders) -> (Self, Option<Phrase>) {
        let mut slips = Self::default();
        let take = |line: &[u8]| Brief::read(line).map(|brief| slips.hold(brief)).is_some();
        let (_, said) = FILE.read_and_tell(folders, take);
        (slips, said)
    }

    /// In the order in which they were taken in.
    pub fn all(&self) -> &[Brief] {
        &self.all
    }

    pub fn holds(&self, trace: Trace) -> bool {
        self.known.contains(&trace)
    }

    /// Takes in those that are not held yet, all or none; how many these are. On an error the file holds what it held.
    pub fn keep(&mut self, folders: &Folders, slips: &[Slip]) -> Result<usize, Error> {
        let mut seen = HashSet::new();
        let fresh: Vec<&Slip> =
            slips.iter().filter(|slip| !self.holds(slip.trace) && seen.insert(slip.trace)).collect();
        if fresh.is_empty() {
            return Ok(0);
        }
        FILE.append(folders, &fresh)?;
        for slip in &fresh {
            let Slip { trace, game, mark, who, .. } = (*slip).clone();
            self.hold(Brief { trace, game, mark, who });
        }
        Ok(fresh.len())
    }

    /// Another line about the same slip, as two windows may have written, says nothing new.
    fn hold(&mut self, brief: Brief) {
        if self.known.insert(brief.trace) {
            self.all.push(brief);
        }
    }
}

pub fn whole(folders: &Folders, wanted: Trace) -> Result<Option<Slip>, Error> {
    let (mut found, name) = (None, wanted.to_string());
    FILE.read(folders, |line| {
        // Only the one that is asked for is taken apart.
        if found.is_none() && line.windows(name.len()).take(64).any(|text| text == name.as_bytes()) {
            found = serde_json::from_slice(line).ok().filter(|slip: &Slip| slip.trace == wanted);
        }
        true
    })?;
    Ok(found)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn slip(name: &str) -> Slip {
        Slip {
            trace: Trace::default().then(name),
            game: "namaste".to_owned(),
            mark: "blunder".to_owned(),
            who: "Ada \",\"seat\":3".to_owned(),
            started: None,
            seat: 1,
            played: name.to_owned(),
            candidates: vec![("b".to_owned(), 1.5), (name.to_owned(), -0.25)],
            measure: None,
            header: serde_json::json!({"wurfzabel": 1}),
            events: vec![serde_json::json!({"roll": [1, 2]})],
            after: Vec::new(),
        }
    }

    #[test]
    fn what_is_taken_in_twice_is_there_once_and_a_damaged_line_spoils_no_other() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        let (mut slips, said) = Slips::read(&folders);
        let mut other = slips.clone();
        assert!(slips.all().is_empty() && said.is_none());
        assert_eq!(slips.keep(&folders, &[slip("a"), slip("c"), slip("a")]).unwrap(), 2);
        assert_eq!(slips.keep(&folders, &[slip("a")]).unwrap(), 0);
        assert_eq!(other.keep(&folders, &[slip("a")]).unwrap(), 1, "another window did not know");
        let path = home.path().join(NAME);
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.replacen("\n{\"slip\"", "\n{\"slip\":\"no\"}\n{\"slip\"", 1) + "{\"sl";
        std::fs::write(&path, text).unwrap();
        let (again, said) = Slips::read(&folders);
        assert_eq!(again.all().len(), 2);
        assert!(said.is_some(), "the damaged line is told");
        for name in ["a", "c"] {
            assert_eq!(whole(&folders, Trace::default().then(name)).unwrap(), Some(slip(name)));
        }
        assert_eq!(whole(&folders, Trace::default().then("b")).unwrap(), None);
    }
}
