//! Journals, settings and the archive on disk. Knows no toolkit and no particular game.
//!
//! What is written here is never lost: an event stands in its file, and on the disk, before
//! [`journal::Journal::append`] comes back; what cannot be read is left as it is or set aside, never
//! overwritten; and every error and notice says what happened, what was kept and what to do.
//!
//! ```text
//! <data>/matches/2026-11-20-18-03-00-namaste-k3f9.wurf        a match, its name sorting by time
//! <data>/matches/2026-11-20-18-03-00-namaste-k3f9.wurf.lock   while it is being played
//! <data>/matches/2026-11-20-18-03-00-namaste-k3f9.wurf.torn   a half line that was cut off
//! <data>/matches/2027-wien.wurfcup                            a championship, with `.lock` and `.torn` as a match
//! <data>/index.sqlite                                      what is asked of many matches; made from them at any time
//! <data>/trainer.jsonl                                        what was practised
//! <data>/people.jsonl                                         who plays here, with colour and sign
//! <data>/trash/…                                              deleted in the last thirty days
//! <config>/settings.json
//! <log>/wurfzabel.log
//! <log>/crash-2026-11-24-18-03-00-120.txt                   what a fault of the program left behind
//! ```

pub mod archive;
pub mod career;
pub(crate) mod disk;
pub mod index;
pub mod intake;
pub mod jotted;
pub mod journal;
pub mod learnt;
pub(crate) mod lines;
pub(crate) mod lock;
pub mod log;
pub mod notes;
pub mod paths;
pub mod people;
pub mod ratings;
pub mod reviewed;
pub mod settings;
pub mod slips;
pub mod statistics;

use disk::With as _;
pub use disk::{Failed, Trouble};
pub use paths::Folders;

use jiff::tz::TimeZone;

use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::tr;

/// The ending of championships, which lie among the matches; what is in them is known to layers above.
pub const CHAMPIONSHIP: &str = "wurfcup";

/// A moment, as a header's `started` writes it: UTC, to the second.
pub fn stamp(time: jiff::Timestamp) -> String {
    time.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// The time zone of the system; where it tells of none, UTC, and what a person should be told about that.
pub fn zone() -> (TimeZone, Option<Phrase>) {
    match TimeZone::try_system() {
        Ok(zone) if !zone.is_unknown() => (zone, None),
        Ok(_) | Err(_) => (TimeZone::UTC, Some(crate::phrase!("store-no-zone"))),
    }
}

/// A moment as people write it in that language, in that time zone.
pub fn moment(lang: Lang, moment: jiff::Timestamp, zone: &TimeZone) -> String {
    let local = moment.to_zoned(zone.clone());
    tr!(
        lang,
        "app-date",
        day = local.day(),
        month = local.month(),
        year = local.year().to_string(),
        time = local.strftime("%H:%M").to_string()
    )
}

/// A file that could not be written; what lay there is as it was.
#[derive(Debug, thiserror::Error)]
#[error("cannot write {0}")]
pub struct Unwritten(Failed);

impl Unwritten {
    /// What happened and what to do, for people.
    pub fn phrase(&self) -> Phrase {
        crate::phrase!("store-not-written", path = self.0.shown(), why = self.0.why.phrase())
    }
}

/// Writes a file of ours, such as a PDF, all or nothing; what lies there is replaced.
///
/// # Errors
/// [`Unwritten`].
pub fn write(path: &std::path::Path, bytes: &[u8]) -> Result<(), Unwritten> {
    disk::replace(path, bytes).with(path).map_err(Unwritten)
}

/// A path as people are shown it.
pub(crate) fn shown(path: &std::path::Path) -> String {
    path.display().to_string()
}
