//! What a strong player found of decisions, by match: `reviewed.jsonl` in the data folder, so that nothing is gone through
//! twice. It can be deleted at any time. Knows neither a game nor who judges.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::Folders;
use super::jotted::{Error, Jotted};

/// The name of the file.
pub const NAME: &str = "reviewed.jsonl";

const FILE: Jotted = Jotted { name: NAME, kind: "reviewed", version: 1 };

/// How many decisions of a seat bear which mark, the best first, as `game::bot::Mark::ALL` has them.
pub type Marks = [usize; 4];

/// A line.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    #[serde(rename = "match")]
    of: String,
    marks: Vec<Marks>,
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
        let take = |line: &[u8]| match serde_json::from_slice::<Line>(line) {
            Ok(line) => {
                all.insert(line.of, line.marks);
                true
            }
            Err(_) => false,
        };
        if let Err(error) = FILE.read(folders, take) {
            log::warn!("{error}");
        }
        Self { all }
    }

    /// What was found of a seat of the match with that key; nothing where it was not gone through.
    pub fn of(&self, key: &str, seat: usize) -> Option<Marks> {
        self.all.get(key)?.get(seat).copied()
    }

    /// Keeps what was found, seat by seat.
    ///
    /// # Errors
    /// [`Error`]; it holds as long as this lives.
    pub fn keep(&mut self, folders: &Folders, key: &str, marks: Vec<Marks>) -> Result<(), Error> {
        let line = Line { of: key.to_owned(), marks };
        let text = serde_json::to_string(&line).expect("a text and numbers");
        self.all.insert(line.of, line.marks);
        FILE.append(folders, &[text])
    }
}
