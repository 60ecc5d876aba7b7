//! What happens in a championship, as a line of its journal. Knows no file.
//!
//! ```text
//! {"wurfzabel":"championship","version":1,"name":"Wien","year":2027,"plan":"world","seed":42}
//! {"event":"join","id":1,"name":"Ada"}
//! {"event":"meet","match":"p1","a":1,"b":2,"date":"2027-06-21","score":[1,0]}
//! {"event":"result","match":"m12-3","score":[21,18]}
//! {"event":"lot","part":"main","order":[5,17]}
//! {"event":"close","stage":"main"}
//! ```

use std::collections::BTreeMap;

use jiff::civil::{Date, Time};
use serde::{Deserialize, Serialize};

use super::Id;
use super::rank::Criterion;
use crate::game::options::Values;
use crate::phrase::{Phrase, phrase};

/// The format's version.
pub const VERSION: u64 = 1;

/// The first line: what is fixed before anybody joins. Keys that this version does not know are ignored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// What the championship is called.
    pub name: String,
    /// The year of its first day.
    pub year: u16,
    /// Where it is held; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// The key of its plan.
    pub plan: String,
    /// What lots are drawn from.
    pub seed: u64,
    /// The key of its game.
    pub game: String,
    /// The game's options, where the plan does not fix them.
    #[serde(default, skip_serializing_if = "Values::is_empty")]
    pub options: Values,
    /// Its first day, where the plan does not fix it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<Date>,
    /// Over how many days it goes, where the plan does not fix it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub days: Option<usize>,
    /// The tie-breaks of stages, by their keys, where they are other than the plan's.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ties: BTreeMap<String, Vec<Criterion>>,
}

/// What says that a first line is ours.
#[derive(Serialize, Deserialize)]
struct Mark {
    wurfzabel: String,
    version: u64,
}

#[derive(Serialize)]
struct Marked<'a> {
    #[serde(flatten)]
    mark: Mark,
    #[serde(flatten)]
    head: &'a Head,
}

impl Head {
    /// A world championship.
    pub fn world(name: &str, year: u16, seed: u64) -> Self {
        Self {
            name: name.to_owned(),
            year,
            place: String::new(),
            plan: "world".to_owned(),
            seed,
            game: "dre13ehn".to_owned(),
            options: Values::new(),
            begins: None,
            days: None,
            ties: BTreeMap::new(),
        }
    }

    /// Its line, without its end.
    pub fn line(&self) -> String {
        let mark = Mark { wurfzabel: "championship".to_owned(), version: VERSION };
        serde_json::to_string(&Marked { mark, head: self })
            .expect("texts, numbers and maps of them, by keys that are text")
    }

    /// Reads the first line.
    ///
    /// # Errors
    /// That it is no championship, or one of a later version, or what is missing, for people.
    pub fn read(line: &[u8]) -> Result<Self, Phrase> {
        let mark: Mark = serde_json::from_slice(line).map_err(|_| phrase!("championship-foreign"))?;
        if mark.wurfzabel != "championship" {
            return Err(phrase!("championship-foreign"));
        }
        if mark.version > VERSION {
            return Err(phrase!("championship-later", version = mark.version.to_string(), known = VERSION.to_string()));
        }
        serde_json::from_slice(line).map_err(|error| phrase!("championship-bad-line", why = error.to_string()))
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase", deny_unknown_fields)]
pub enum Event {
    /// Somebody takes part.
    Join {
        /// Counted from 1.
        id: Id,
        /// Their name.
        name: String,
        /// Where they come from.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        club: String,
    },
    /// Somebody takes part no longer.
    Leave {
        /// Who.
        id: Id,
        /// When.
        date: Date,
    },
    /// Somebody's name was written wrong, or where they come from.
    Rename {
        /// Who.
        id: Id,
        /// Their name.
        name: String,
        /// Where they come from.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        club: String,
    },
    /// Somebody who was said to have left has not.
    Return {
        /// Who.
        id: Id,
    },
    /// Two have met where any two may meet.
    Meet {
        /// The match's name.
        r#match: String,
        /// One of them.
        a: Id,
        /// The other.
        b: Id,
        /// When.
        date: Date,
        /// What each came to.
        score: [u32; 2],
    },
    /// A match has a result, or another one than was entered before.
    Result {
        /// The match's name.
        r#match: String,
        /// What each came to.
        score: [u32; 2],
        /// Whether it counts in spite of what was played since.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_spite: bool,
    },
    /// A match is played at another time than the schedule says.
    Move {
        /// The match's name.
        r#match: String,
        /// On which day.
        date: Date,
        /// When that day.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<Time>,
        /// At which table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u16>,
    },
    /// A lot was drawn for a part.
    Lot {
        /// Which.
        part: String,
        /// All who are in it, the luckiest first.
        order: Vec<Id>,
    },
    /// A stage has ended, and the next has begun where there is one.
    Close {
        /// Its key.
        stage: String,
    },
}

impl Event {
    /// Its line in the journal, without its end.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers, by keys that are text")
    }

    /// Reads a line.
    ///
    /// # Errors
    /// That it is no event that this version knows, for people.
    pub fn read(line: &[u8]) -> Result<Self, Phrase> {
        serde_json::from_slice(line).map_err(|error| phrase!("championship-bad-line", why = error.to_string()))
    }
}
