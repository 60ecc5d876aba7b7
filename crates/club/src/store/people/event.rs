//! What happens to profiles, as lines of their file. Knows no file.
//! ```text
//! {"wurfzabel":"people","version":1}
//! {"at":"2026-11-23T18:00:00Z","id":"5c9e…","event":"met","name":"Ada","colour":"slate","sign":"disc"}
//! {"at":"2026-11-23T18:00:09Z","id":"5c9e…","event":"renamed","name":"Adele"}
//! ```

use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use base::draw::Hue;
use base::draw::plot::Sign;
use games::game::name::tidy;

use super::refused;

/// Which profile: a number as text, drawn from the first name and the moment of the first meeting.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Id(String);

impl Id {
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    pub at: Timestamp,
    pub id: Id,
    #[serde(flatten)]
    pub what: What,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum What {
    Met {
        name: String,
        /// One of [`Hue::SEATS`].
        colour: Hue,
        sign: Sign,
    },
    Renamed {
        name: String,
    },
    Marked {
        colour: Hue,
        sign: Sign,
    },
    /// They are somebody else, whose their names are from now on.
    Merged {
        into: Id,
    },
    Split,
    Forgotten,
    Recalled,
}

impl Event {
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

#[derive(Debug)]
pub(super) struct Unreadable;
