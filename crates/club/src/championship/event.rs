//! What happens in a championship, as a line of its journal. Knows no file.
//! ```text
//! {"wurfzabel":"championship","version":1,"name":"Wien","year":2027,"plan":"world","plan_version":2,"seed":42}
//! {"event":"join","id":1,"name":"Ada"}
//! {"event":"meet","match":"p1","a":1,"b":2,"date":"2027-06-21","score":[1,0]}
//! {"event":"result","match":"m12-3","score":[21,18]}
//! {"event":"lot","part":"main","order":[5,17]}
//! {"event":"close","stage":"main"}
//! ```

use std::collections::BTreeMap;

use jiff::civil::{Date, Time};
use serde::{Deserialize, Serialize};

use base::phrase::{Phrase, phrase};
use games::game::options::Values;

use super::Id;
use super::plan::NEWEST;
use super::rank::Criterion;

pub const VERSION: u64 = 1;

/// Some programs wrote 2 where the plan has a version of its own.
const NEWEST_READ: u64 = 2;

/// The first line: what is fixed before anybody joins. Keys that this version does not know are ignored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    pub name: String,
    /// The year of its first day.
    pub year: u16,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
    pub plan: String,
    /// A plan's own version ([`plan::NEWEST`](super::plan::NEWEST)).
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub plan_version: u32,
    /// Lots are drawn from it.
    pub seed: u64,
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
    /// How many rounds are drawn, where the plan draws them and does not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<usize>,
    /// The tie-breaks of stages, by their keys, where they are other than the plan's.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ties: BTreeMap<String, Vec<Criterion>>,
}

fn first() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_first(version: &u32) -> bool {
    *version == first()
}

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
    /// Its name and year; a name with the year in it says it already.
    pub fn titled(&self) -> String {
        let year = self.year.to_string();
        let mut words = self.name.split(|letter: char| !letter.is_alphanumeric());
        if words.any(|word| word == year) { self.name.clone() } else { format!("{} {year}", self.name) }
    }

    pub fn world(name: &str, year: u16, seed: u64) -> Self {
        Self {
            name: name.to_owned(),
            year,
            place: String::new(),
            plan: "world".to_owned(),
            plan_version: NEWEST,
            seed,
            game: "dre13ehn".to_owned(),
            options: Values::new(),
            begins: None,
            days: None,
            rounds: None,
            ties: BTreeMap::new(),
        }
    }

    pub fn line(&self) -> String {
        let mark = Mark { wurfzabel: "championship".to_owned(), version: VERSION };
        serde_json::to_string(&Marked { mark, head: self })
            .expect("texts, numbers and maps of them, by keys that are text")
    }

    /// An error where it is no championship, one of a later version, or lacks something.
    pub fn read(line: &[u8]) -> Result<Self, Phrase> {
        let mark: Mark = serde_json::from_slice(line).map_err(|_| phrase!("championship-foreign"))?;
        if mark.wurfzabel != "championship" {
            return Err(phrase!("championship-foreign"));
        }
        if mark.version > NEWEST_READ {
            let (version, known) = (mark.version.to_string(), NEWEST_READ.to_string());
            return Err(phrase!("championship-later", version, known));
        }
        serde_json::from_slice(line).map_err(|error| phrase!("championship-bad-line", why = error.to_string()))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase", deny_unknown_fields)]
pub enum Event {
    Join {
        id: Id,
        name: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        club: String,
    },
    Leave {
        id: Id,
        date: Date,
    },
    Rename {
        id: Id,
        name: String,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        club: String,
    },
    Return {
        id: Id,
    },
    /// Two have met where any two may meet.
    Meet {
        r#match: String,
        a: Id,
        b: Id,
        date: Date,
        score: [u32; 2],
    },
    /// Also one that replaces a result entered before.
    Result {
        r#match: String,
        score: [u32; 2],
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_spite: bool,
    },
    Forfeit {
        r#match: String,
        id: Id,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_spite: bool,
    },
    /// Neither of them has come: both have lost it.
    Unplayed {
        r#match: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_spite: bool,
    },
    /// What was entered of a match counts no longer; two who could meet anybody have not met.
    Clear {
        r#match: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        in_spite: bool,
    },
    /// A match that no longer follows from those before it stands as it was played.
    Confirm {
        r#match: String,
    },
    /// The last entry is taken back; where nothing was entered since a stage was closed, that.
    Undo {},
    Move {
        r#match: String,
        date: Date,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<Time>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u16>,
    },
    Lot {
        part: String,
        /// All who are in it, the luckiest first.
        order: Vec<Id>,
    },
    /// A round of a Swiss tournament is drawn.
    Pair {
        round: usize,
        /// The first of each pair plays first.
        pairs: Vec<[Id; 2]>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bye: Option<Id>,
    },
    Close {
        stage: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        open: Option<Ended>,
    },
    /// All who have joined, the first seed first.
    Order {
        ids: Vec<Id>,
    },
    /// Two who have not yet played in a stage take each other's places in it.
    Swap {
        ids: [Id; 2],
    },
}

/// How matches end that nobody has played when their stage ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// They count for nobody.
    Struck,
    /// Both have lost them.
    Forfeit,
}

impl Ended {
    pub const ALL: [Self; 2] = [Self::Struck, Self::Forfeit];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Struck => "struck",
            Self::Forfeit => "forfeit",
        }
    }
}

impl Event {
    /// Its line in the journal, without its end.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers, by keys that are text")
    }

    pub fn read(line: &[u8]) -> Result<Self, Phrase> {
        serde_json::from_slice(line).map_err(|error| phrase!("championship-bad-line", why = error.to_string()))
    }

    /// The match whose result it enters or takes out.
    pub fn about(&self) -> Option<&str> {
        match self {
            Self::Meet { r#match, .. }
            | Self::Result { r#match, .. }
            | Self::Forfeit { r#match, .. }
            | Self::Unplayed { r#match, .. }
            | Self::Clear { r#match, .. } => Some(r#match),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn every_file_says_format_1_and_one_that_says_2_is_read_the_same() {
        let newest = Head::world("Wien", 2027, 1);
        for head in [Head { plan_version: 1, ..newest.clone() }, newest] {
            let line = head.line();
            let said = |version: u64| line.replacen("\"version\":1,", &format!("\"version\":{version},"), 1);
            assert!(line.starts_with("{\"wurfzabel\":\"championship\",\"version\":1,"), "{line}");
            assert_eq!([1, 2].map(|version| Head::read(said(version).as_bytes())), [Ok(head.clone()), Ok(head)]);
            let why = base::i18n::Lang::En.say(&Head::read(said(3).as_bytes()).unwrap_err());
            assert!(why.contains("format 3") && why.contains("up to 2"), "{why}");
        }
    }

    #[test]
    fn a_year_is_said_once() {
        let titled = |name| Head::world(name, 2026, 1).titled();
        assert_eq!(titled("Dorfmeisterschaft"), "Dorfmeisterschaft 2026");
        assert_eq!(titled("Dorfmeisterschaft 2026"), "Dorfmeisterschaft 2026");
        assert_eq!(titled("2026: Dorfmeisterschaft"), "2026: Dorfmeisterschaft");
        assert_eq!(titled("Cup (2026) Graz"), "Cup (2026) Graz");
        assert_eq!(titled("Cup 2025"), "Cup 2025 2026");
        assert_eq!(titled("Cup 120260"), "Cup 120260 2026", "a number is not the year because the year is in it");
    }
}
