//! What happens in the trainer, as a line of its journal. Knows no file.
//! ```text
//! {"wurfzabel":"trainer","version":1}
//! {"event":"review","at":"2026-11-21T19:03:04.120Z","card":"name:hi","grade":"good","ms":2310,"said":"hi"}
//! {"event":"undo","at":"2026-11-21T19:03:09Z","card":"name:hi","of":"2026-11-21T19:03:04.120Z"}
//! ```

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::schedule::Grade;

pub const VERSION: u64 = 1;
/// The longest text that is kept of what was said, characters.
pub const LONGEST: usize = 60;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    Review {
        at: Timestamp,
        card: String,
        grade: Grade,
        /// How long the answer took, milliseconds.
        ms: u32,
        /// What was said, in the form in which answers are compared; empty where the answer was asked for.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        said: String,
        right: bool,
    },
    /// A grade was taken back, or that something begins anew.
    Undo {
        at: Timestamp,
        /// What was graded or reset: the card's id, or `deck:` and the deck's key.
        card: String,
        /// When that had been.
        of: Timestamp,
    },
    Suspend {
        at: Timestamp,
        card: String,
    },
    Resume {
        at: Timestamp,
        card: String,
    },
    /// A card, or a whole deck, starts over; what was learnt of it no longer counts.
    Reset {
        at: Timestamp,
        /// The card's id, or `deck:` and the deck's key.
        card: String,
    },
    /// A card was answered in the drill; the schedule does not change.
    Try {
        at: Timestamp,
        card: String,
        ms: u32,
        /// What was said; empty where the time was up.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        said: String,
        right: bool,
    },
    Drill(Drilled),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drilled {
    pub at: Timestamp,
    /// What was drilled: a deck's key, or `weak`.
    pub what: String,
    pub right: u32,
    pub asked: u32,
    pub streak: u32,
    /// The shortest time allowed in which an answer was right, milliseconds; 0 where none was.
    pub limit: u32,
}

impl Event {
    pub const fn at(&self) -> Timestamp {
        match self {
            Self::Review { at, .. }
            | Self::Undo { at, .. }
            | Self::Suspend { at, .. }
            | Self::Resume { at, .. }
            | Self::Reset { at, .. }
            | Self::Try { at, .. }
            | Self::Drill(Drilled { at, .. }) => *at,
        }
    }

    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("an event is text, numbers and switches, by keys that are text")
    }

    /// An error where it is no event that this version knows.
    pub fn read(line: &[u8]) -> Result<Self, serde_json::Error> {
        serde_json::from_slice(line)
    }
}

/// As the journal keeps it: to the millisecond.
pub fn moment(at: Timestamp) -> Timestamp {
    at.round(jiff::Unit::Millisecond).unwrap_or(at)
}

pub fn kept(said: &str) -> String {
    said.chars().take(LONGEST).collect()
}
