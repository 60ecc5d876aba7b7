//! What happens to profiles, as lines of their file. Knows no file.
//!
//! ```text
//! {"wurfzabel":"people","version":1}
//! {"at":"2026-11-23T18:00:00Z","id":"5c9e…","event":"met","name":"Ada","colour":"slate","sign":"disc"}
//! {"at":"2026-11-23T18:00:09Z","id":"5c9e…","event":"renamed","name":"Adele"}
//! ```

use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::refused;
use crate::draw::Hue;
use crate::draw::plot::Sign;
use crate::game::name::tidy;

/// Which profile: a number as text, drawn from the first name and the moment of the first meeting.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Id(String);

impl Id {
    /// The id of somebody who is met now.
    pub(super) fn new(name: &str, now: Timestamp) -> Self {
        let mut hasher = DefaultHasher::new();
        (name, now).hash(&mut hasher);
        Self(format!("{:016x}", hasher.finish()))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Something that happened to a profile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When.
    pub at: Timestamp,
    /// To whom.
    pub id: Id,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum What {
    /// They are new.
    Met {
        /// What they are called.
        name: String,
        /// Their colour, one of [`Hue::SEATS`].
        colour: Hue,
        /// Their sign.
        sign: Sign,
    },
    /// They are called otherwise now.
    Renamed {
        /// What.
        name: String,
    },
    /// They have another colour or another sign.
    Marked {
        /// Their colour, one of [`Hue::SEATS`].
        colour: Hue,
        /// Their sign.
        sign: Sign,
    },
    /// They are somebody else, whose their names are from now on.
    Merged {
        /// Who.
        into: Id,
    },
    /// They are not somebody else after all.
    Split,
    /// Their profile is gone.
    Forgotten,
    /// Their profile is back.
    Recalled,
}

impl Event {
    /// Its line, without its end.
    pub(super) fn line(&self) -> String {
        serde_json::to_string(self).expect("texts and words by keys that are text")
    }

    /// Reads a line; names as they are compared.
    pub(super) fn read(line: &[u8]) -> Result<Self, Unreadable> {
        let mut event: Self = serde_json::from_slice(line).map_err(|_| Unreadable)?;
        match &mut event.what {
            What::Met { name, .. } | What::Renamed { name } => {
                *name = tidy(name);
                if refused(name).is_some() {
                    return Err(Unreadable);
                }
            }
            What::Marked { .. } | What::Merged { .. } | What::Split | What::Forgotten | What::Recalled => {}
        }
        match event.what {
            What::Met { colour, .. } | What::Marked { colour, .. } if !Hue::SEATS.contains(&colour) => Err(Unreadable),
            _ => Ok(event),
        }
    }
}

/// A line that is no event which this version knows.
#[derive(Debug)]
pub(super) struct Unreadable;
