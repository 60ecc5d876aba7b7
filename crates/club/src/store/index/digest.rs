//! What the index keeps of a match, as it is read from its file. Knows no database.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::hash::Hasher as _;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use fnv::FnvHasher;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use base::folding;
use base::i18n::Lang;
use games::game::record::{Header, PlayerKind};
use games::game::{Die, Face, Seat, Throw};
use games::shelf;

use super::MatchStatus;
use crate::store::archive::{Row, Summary, look};
use crate::store::moment;
use crate::store::statistics::{Source, Who};

/// By what a file is known to be the one that was read: what changes with its contents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Stamp {
    pub(super) bytes: i64,
    /// When its contents changed, nanoseconds since 1970; 0 where that proves nothing.
    pub(super) changed: i64,
    /// When anything about it changed, where the system tells: nobody can set that back.
    pub(super) moved: i64,
}

/// Changes that follow each other faster than this may bear the same time.
const TICK: Duration = Duration::from_millis(100);
/// The same where a system tells times by whole seconds.
const COARSE: Duration = Duration::from_secs(2);

impl Stamp {
    pub(super) fn of(path: &Path) -> Option<Self> {
        let data = fs::metadata(path).ok()?;
        let since = |time: SystemTime| i64::try_from(time.duration_since(UNIX_EPOCH).ok()?.as_nanos()).ok();
        let changed = data.modified().ok().and_then(since).unwrap_or_default();
        Some(Self { bytes: i64::try_from(data.len()).unwrap_or(i64::MAX), changed, moved: moved(&data) })
    }

    /// Whether it proves that a file which bears it is the one that was read.
    pub(super) fn is_proof(self) -> bool {
        self.changed != 0
    }

    /// The same as it holds for what was read at that moment: what changed just then may change again and look the same.
    fn read_at(self, now: SystemTime) -> Self {
        let now = now.duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        let last = u128::try_from(self.changed.max(self.moved)).unwrap_or_default();
        let tick = if last % 1_000_000_000 == 0 { COARSE } else { TICK };
        if now.abs_diff(last) < tick.as_nanos() { Self { changed: 0, ..self } } else { self }
    }
}

#[cfg(unix)]
fn moved(data: &fs::Metadata) -> i64 {
    use std::os::unix::fs::MetadataExt as _;
    data.ctime().saturating_mul(1_000_000_000).saturating_add(data.ctime_nsec())
}

#[cfg(not(unix))]
fn moved(_data: &fs::Metadata) -> i64 {
    0
}

/// A file's name as bytes that give it back, whatever it is.
#[cfg(unix)]
pub(super) fn to_bytes(name: &std::ffi::OsStr) -> Vec<u8> {
    use std::os::unix::ffi::OsStrExt as _;
    name.as_bytes().to_vec()
}

#[cfg(unix)]
pub(super) fn of_bytes(bytes: &[u8]) -> OsString {
    use std::os::unix::ffi::OsStrExt as _;
    std::ffi::OsStr::from_bytes(bytes).to_owned()
}

#[cfg(windows)]
pub(super) fn to_bytes(name: &std::ffi::OsStr) -> Vec<u8> {
    use std::os::windows::ffi::OsStrExt as _;
    name.encode_wide().flat_map(u16::to_be_bytes).collect()
}

#[cfg(windows)]
pub(super) fn of_bytes(bytes: &[u8]) -> OsString {
    use std::os::windows::ffi::OsStringExt as _;
    let wide: Vec<u16> = bytes.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
    OsString::from_wide(&wide)
}

/// A hash of parts that is the same everywhere and for ever.
pub(super) fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> i64 {
    let mut hasher = FnvHasher::default();
    for part in parts {
        hasher.write(part);
        // So that no two ways to part the same bytes are one.
        hasher.write(&(part.len() as u64).to_le_bytes());
    }
    i64::from_le_bytes(hasher.finish().to_le_bytes())
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) struct Cast {
    pub(super) game: String,
    pub(super) kind: String,
    pub(super) faces: Vec<Face>,
    pub(super) drawn: bool,
}

impl Cast {
    pub(super) fn die(&self) -> Die {
        Die { kind: self.kind.clone().into(), faces: self.faces.clone().into() }
    }

    pub(super) fn source(&self) -> Source {
        if self.drawn { Source::Drawn } else { Source::Real }
    }
}

/// How often each of the different faces of a die came, by who threw it: the different ones, in their order.
pub(super) type Counts = BTreeMap<(Cast, Vec<Who>), Vec<u32>>;

#[derive(Debug)]
pub(super) struct Digest {
    pub(super) name: OsString,
    pub(super) stamp: Stamp,
    pub(super) row: Row,
    pub(super) stage: MatchStatus,
    pub(super) counts: Counts,
    /// Names, game and date in every language, a line each, as they are searched ([`folding::indexed`]).
    pub(super) words: String,
}

impl Digest {
    pub(super) fn read(path: &Path, zone: &TimeZone) -> Option<Self> {
        let stamp = Stamp::of(path)?.read_at(SystemTime::now());
        let name = path.file_name()?.to_owned();
        let (row, seen) = look(path);
        let counts = seen.map(|seen| counts(&seen.record.header, seen.table.throws())).unwrap_or_default();
        // Changed while it was read, it is to be read again.
        let stamp = if Stamp::of(path).is_some_and(|after| (after.bytes, after.moved) == (stamp.bytes, stamp.moved)) {
            stamp
        } else {
            Stamp { changed: 0, ..stamp }
        };
        let stage = MatchStatus::of(&row);
        let words = words(&row, zone);
        Some(Self { name, stamp, stage, row, counts, words })
    }

    pub(super) fn summary(&self) -> Option<&Summary> {
        self.row.found.as_ref().ok().map(AsRef::as_ref)
    }
}

pub(super) fn whos(summary: &Summary) -> Vec<Who> {
    summary.header.players.iter().map(Who::of).collect()
}

pub(super) fn counts(header: &Header, throws: Vec<(&Throw, &[Face])>) -> Counts {
    // Few dice are thrown by few, often: what is written of them is made once.
    let mut few: Vec<(&Die, &[Seat], Vec<u32>)> = Vec::new();
    for (throw, faces) in throws {
        for (die, face) in throw.dice.iter().zip(faces) {
            let known = few.iter().position(|(other, by, _)| *other == die && **by == throw.by);
            let known = known.unwrap_or_else(|| {
                few.push((die, &throw.by, vec![0; die.distinct().len()]));
                few.len() - 1
            });
            // What nobody has told is no face of the die.
            if let Some(place) = die.distinct().iter().position(|other| other == face) {
                few[known].2[place] += 1;
            }
        }
    }
    let mut all = Counts::new();
    for (die, by, times) in few {
        let mut by: Vec<Who> = by.iter().filter_map(|seat| header.players.get(*seat)).map(Who::of).collect();
        by.sort();
        by.dedup();
        let cast = Cast {
            game: header.game.clone(),
            kind: die.kind.clone().into_owned(),
            faces: die.faces.to_vec(),
            drawn: header.seed.is_some(),
        };
        let sum = all.entry((cast, by)).or_insert_with(|| vec![0; times.len()]);
        sum.iter_mut().zip(times).for_each(|(sum, times)| *sum += times);
    }
    all
}

fn words(row: &Row, zone: &TimeZone) -> String {
    let mut lines = vec![row.path.file_name().unwrap_or_default().to_string_lossy().into_owned()];
    if let Ok(summary) = &row.found {
        let header = &summary.header;
        lines.extend(header.players.iter().map(|player| player.name.clone()));
        lines.push(summary.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(":"));
        for lang in Lang::ALL {
            if let Some(title) = shelf::find(&header.game) {
                lines.push(lang.say(&title.about().name()));
                lines.extend(title.about().family.iter().map(|family| lang.say(&family.name())));
            }
            lines.extend(summary.started.map(|started| moment(lang, started, zone)));
        }
        lines.extend(summary.started.map(|started| zone.to_datetime(started).date().to_string()));
    }
    folding::indexed(lines.iter().map(String::as_str))
}

pub(super) fn who_text(who: &Who) -> String {
    match who {
        Who::Human(name) => format!("h{name}"),
        Who::Bot(level) => PlayerKind::Bot(*level).word().to_owned(),
    }
}

pub(super) fn who_of(text: &str) -> Option<Who> {
    if let Some(name) = text.strip_prefix('h') {
        return Some(Who::Human(name.to_owned()));
    }
    match PlayerKind::of_word(text)? {
        PlayerKind::Bot(level) => Some(Who::Bot(level)),
        PlayerKind::Human => None,
    }
}
