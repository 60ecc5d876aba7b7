//! What happens in the trainer, as a line of its journal. Knows no file.
//!
//! ```text
//! {"wurfzabel":"trainer","version":1}
//! {"event":"review","at":"2026-11-21T19:03:04.120Z","card":"name:hi","grade":"good","ms":2310,"said":"hi"}
//! {"event":"undo","at":"2026-11-21T19:03:09Z","card":"name:hi","of":"2026-11-21T19:03:04.120Z"}
//! ```

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::schedule::Grade;

/// The format's version.
pub const VERSION: u64 = 1;
/// The longest text that is kept of what was said, characters.
pub const LONGEST: usize = 60;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// A card was answered and graded.
    Review {
        /// When it was graded.
        at: Timestamp,
        /// The card's id.
        card: String,
        /// How well it was known.
        grade: Grade,
        /// How long the answer took, milliseconds.
        ms: u32,
        /// What was said, in the form in which answers are compared; empty where the answer was asked for.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        said: String,
        /// Whether that was right.
        right: bool,
    },
    /// A grade was taken back, or that something begins anew.
    Undo {
        /// When.
        at: Timestamp,
        /// What was graded or reset: the card's id, or `deck:` and the deck's key.
        card: String,
        /// When that had been.
        of: Timestamp,
    },
    /// A card is not to be asked any more.
    Suspend {
        /// When.
        at: Timestamp,
        /// The card.
        card: String,
    },
    /// A card is to be asked again.
    Resume {
        /// When.
        at: Timestamp,
        /// The card.
        card: String,
    },
    /// A card, or all of a deck, begins anew; what was learnt of it counts no more.
    Reset {
        /// When.
        at: Timestamp,
        /// The card's id, or `deck:` and the deck's key.
        card: String,
    },
    /// A card was answered in the drill; the schedule does not change.
    Try {
        /// When.
        at: Timestamp,
        /// The card.
        card: String,
        /// How long the answer took, milliseconds.
        ms: u32,
        /// What was said; empty where the time was up.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        said: String,
        /// Whether that was right.
        right: bool,
    },
    /// A drill has ended.
    Drill(Drilled),
}

/// A drill that has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drilled {
    /// When.
    pub at: Timestamp,
    /// What was drilled: a deck's key, or `weak`.
    pub what: String,
    /// How many answers were right.
    pub right: u32,
    /// How many were asked.
    pub asked: u32,
    /// The longest run of right answers.
    pub streak: u32,
    /// The shortest time allowed in which an answer was right, milliseconds; 0 where none was.
    pub limit: u32,
}

impl Event {
    /// When it happened.
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

    /// Its line in the journal, without its end.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("an event is text, numbers and switches, by keys that are text")
    }

    /// Reads a line.
    ///
    /// # Errors
    /// Where it is no event that this version knows.
    pub fn read(line: &[u8]) -> Result<Self, serde_json::Error> {
        serde_json::from_slice(line)
    }
}

/// A moment as the journal keeps it: to the millisecond.
pub fn moment(at: Timestamp) -> Timestamp {
    at.round(jiff::Unit::Millisecond).unwrap_or(at)
}

/// What was said, cut to what is kept.
pub fn kept(said: &str) -> String {
    said.chars().take(LONGEST).collect()
}
