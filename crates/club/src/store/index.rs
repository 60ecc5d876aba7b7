//! The index of the archive: what is asked of matches by the thousand, in a database (`index.sqlite`). The records are
//! the only truth: it is made from them, can be deleted at any time, and a row that is shown is compared with its file
//! first. Where it cannot be used (no right to write, a full disk, a later version's), one in memory takes its place
//! until the program ends, and it is said once; a damaged one is made anew. Knows no particular game.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use rusqlite::{Connection, OptionalExtension as _, Row as Line, Transaction, TransactionBehavior, params};

use base::folding::Sought;
use base::phrase::{Phrase, phrase};
use games::game::record::Header;
use games::game::{Die, Score, Turn};

use super::Folders;
use super::archive::{Row, Summary};
use super::notes::{self, Notes};
use super::statistics::{Fairness, Thrower, Who};

mod archive;
mod digest;
mod ledger;
mod order;
mod schema;
mod sieve;

pub use archive::{Archive, Progress};
use digest::{Cast, Counts, Digest, Stamp, hash, of_bytes, to_bytes, who_of, who_text, whos};
pub use ledger::{Ledger, LedgerMatch, Seated};
use order::Ranked;
pub use order::{By, Order, Ranks};
use sieve::Set;
pub use sieve::{Called, Count, Sieve};

pub const NAME: &str = "index.sqlite";
/// How long another window's writing is waited for.
const PATIENCE: Duration = Duration::from_secs(3);
const BATCH: usize = 256;

/// A match in this index, for as long as its file is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Id(pub i64);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum MatchStatus {
    Unfinished,
    Finished,
    /// Its file is no match, or only a part of one.
    Damaged,
}

impl MatchStatus {
    pub const ALL: [Self; 3] = [Self::Unfinished, Self::Finished, Self::Damaged];

    pub fn of(kept: &Row) -> Self {
        match &kept.found {
            Err(_) => Self::Damaged,
            Ok(summary) if summary.fault.is_some() => Self::Damaged,
            Ok(summary) if summary.is_over() => Self::Finished,
            Ok(_) => Self::Unfinished,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexEntry {
    pub id: Id,
    pub stage: MatchStatus,
    /// The same number where the same people and computer players sat, in whatever order.
    pub company: u32,
    pub begun: bool,
    game: u16,
    /// When it began, seconds since 1970; the least where that is not known.
    seconds: i64,
}

impl IndexEntry {
    /// Finished, of the first game.
    pub fn of(id: i64, started: Option<Timestamp>, company: u32) -> Self {
        let seconds = started.map_or(i64::MIN, Timestamp::as_second);
        Self { id: Id(id), stage: MatchStatus::Finished, company, begun: true, game: 0, seconds }
    }

    pub fn started(&self) -> Option<Timestamp> {
        (self.seconds != i64::MIN).then(|| Timestamp::from_second(self.seconds).ok()).flatten()
    }
}

#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error(transparent)]
    Db(#[from] rusqlite::Error),
    #[error("a row does not bear its sum")]
    Damaged,
    #[error("it is of a later version")]
    Later,
}

type Result<T> = std::result::Result<T, Trouble>;

impl Trouble {
    /// Whether it is gone once the index is rebuilt.
    fn is_damage(&self) -> bool {
        use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase, TypeMismatch, Unknown};
        match self {
            Self::Db(rusqlite::Error::SqliteFailure(error, _)) => {
                matches!(error.code, DatabaseCorrupt | NotADatabase | TypeMismatch | Unknown)
            }
            // A column that is missing or of another kind.
            Self::Db(_) | Self::Damaged => true,
            Self::Later => false,
        }
    }

    fn phrase(&self, path: &Path) -> Phrase {
        let path = super::shown(path);
        match self {
            Self::Later => phrase!("store-index-later", path),
            trouble if trouble.is_damage() => phrase!("store-index-damaged", path),
            Self::Db(rusqlite::Error::SqliteFailure(error, _)) => {
                phrase!("store-index-unusable", path, why = why(error))
            }
            trouble => phrase!("store-index-unusable", path, why = trouble.to_string()),
        }
    }
}

fn why(error: &rusqlite::ffi::Error) -> Phrase {
    use rusqlite::ErrorCode::{CannotOpen, DiskFull, PermissionDenied, ReadOnly};
    match error.code {
        DiskFull => phrase!("store-full"),
        ReadOnly => phrase!("store-read-only"),
        CannotOpen | PermissionDenied => phrase!("store-not-permitted"),
        _ => phrase!("store-system-says", error = error.to_string()),
    }
}

#[derive(Debug)]
struct Index {
    db: Connection,
    /// After which number those of the matches begin.
    base: i64,
    /// Which change of any index by this program was the last of this one.
    turns: u64,
    /// Texts that stand for numbers, as far as they were met.
    known: HashMap<(&'static str, String), i64>,
    /// All matches in order, as of that generation.
    list: Option<(Generation, Arc<Vec<IndexEntry>>)>,
    /// The words that were searched for last, in which index and with which notes, and what has them.
    asked: Option<(QueryKey, Arc<Vec<Set>>)>,
    /// What decided in the order that was asked for last.
    ranked: Option<(Ranked, Arc<Ranks>)>,
}

type QueryKey = (Generation, notes::Stamp, Vec<Sought>, Vec<Called>);

/// Another one after every change, whoever made it.
pub type Generation = (u64, i64);

fn turn() -> u64 {
    static TURNS: AtomicU64 = AtomicU64::new(1);
    TURNS.fetch_add(1, Ordering::Relaxed)
}

impl Index {
    fn open(path: &Path, zone: &TimeZone) -> Result<Self> {
        let db = Connection::open(path)?;
        db.busy_timeout(PATIENCE)?;
        // Asked before anything is written.
        if schema::is(&db, "")? == schema::Is::Later {
            return Err(Trouble::Later);
        }
        // A page holds some dozen rows of those that are read by the thousand.
        db.execute_batch("PRAGMA page_size = 8192;")?;
        let mode: String = db.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
        if mode != "wal" {
            return Err(rusqlite::Error::InvalidQuery.into());
        }
        // After a power cut what was written last may be missing, and is read again.
        db.execute_batch("PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY;")?;
        Self::with(db, zone)
    }

    fn in_memory(zone: &TimeZone) -> Result<Self> {
        Self::with(Connection::open_in_memory()?, zone)
    }

    fn with(mut db: Connection, zone: &TimeZone) -> Result<Self> {
        let by = format!("{} {}", env!("CARGO_PKG_VERSION"), zone.iana_name().unwrap_or_default());
        match schema::is(&db, &by)? {
            schema::Is::Later => return Err(Trouble::Later),
            schema::Is::Old => schema::make(&mut db, &by)?,
            schema::Is::Ours => {}
        }
        db.set_prepared_statement_cache_capacity(64);
        let base = schema::base(&db)?;
        Ok(Self { db, base, turns: turn(), known: HashMap::new(), list: None, asked: None, ranked: None })
    }

    fn generation(&self) -> Result<Generation> {
        Ok((self.turns, self.db.query_row("PRAGMA data_version", [], |row| row.get(0))?))
    }

    /// Where the match stands in a list of all that ever were in this index; none of another's.
    fn place(&self, id: Id) -> Option<usize> {
        usize::try_from(id.0.checked_sub(self.base)?).ok()
    }

    fn count(&self) -> Result<usize> {
        Ok(self.db.query_row("SELECT count(*) FROM match", [], |row| row.get::<_, usize>(0))?)
    }

    fn known(&self, name: &OsStr) -> Result<Option<(Id, Stamp)>> {
        let mut ask = self.db.prepare_cached("SELECT id, bytes, changed, moved FROM match WHERE name = ?1")?;
        Ok(ask.query_row([to_bytes(name)], |row| Ok((Id(row.get(0)?), stamp(row)?))).optional()?)
    }

    fn change<T>(&mut self, change: impl FnOnce(&mut Change<'_>) -> Result<T>) -> Result<T> {
        let all = self.db.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut writing = Change { all, known: std::mem::take(&mut self.known) };
        let done = change(&mut writing);
        let Change { all, known } = writing;
        let done = done.and_then(|done| all.commit().map(|()| done).map_err(Trouble::from));
        // What was met in vain may never have been written.
        if done.is_ok() {
            self.known = known;
        }
        self.turns = turn();
        done
    }

    fn take(&mut self, digests: &[Digest]) -> Result<()> {
        self.change(|change| digests.iter().try_for_each(|digest| change.put(digest)))
    }

    fn forget(&mut self, ids: &[Id]) -> Result<()> {
        if ids.is_empty() { Ok(()) } else { self.change(|change| ids.iter().try_for_each(|id| change.remove(*id))) }
    }

    /// All matches, the latest first; those without a time last, among their like the last name first.
    fn list(&mut self) -> Result<Arc<Vec<IndexEntry>>> {
        let generation = self.generation()?;
        if let Some((_, list)) = self.list.as_ref().filter(|(of, _)| *of == generation) {
            return Ok(Arc::clone(list));
        }
        let mut ask = self
            .db
            .prepare_cached("SELECT id, stage, company, game, started FROM match ORDER BY started DESC, name DESC")?;
        let found = |line: &Line<'_>| {
            let stage: u8 = line.get(1)?;
            Ok(IndexEntry {
                id: Id(line.get(0)?),
                stage: MatchStatus::ALL
                    .into_iter()
                    .find(|known| *known as u8 == stage & 3)
                    .unwrap_or(MatchStatus::Damaged),
                begun: stage & BLANK == 0,
                company: line.get(2)?,
                game: line.get(3)?,
                seconds: line.get::<_, Option<i64>>(4)?.unwrap_or(i64::MIN),
            })
        };
        let list = Arc::new(ask.query_map([], found)?.collect::<std::result::Result<Vec<_>, _>>()?);
        drop(ask);
        self.list = Some((generation, Arc::clone(&list)));
        Ok(list)
    }

    /// The latest begun matches of that stage, at most `most`, and how many there are: without the list of all.
    fn latest(&self, stage: MatchStatus, most: usize) -> Result<(Vec<Id>, usize)> {
        let stage = stage as u8 | if stage == MatchStatus::Finished { OVER } else { 0 };
        let mut ask = self
            .db
            .prepare_cached("SELECT id FROM match WHERE stage = ?1 ORDER BY started DESC, name DESC LIMIT ?2")?;
        let ids = ask.query_map(params![stage, most], |row| Ok(Id(row.get(0)?)))?;
        let ids = ids.collect::<std::result::Result<_, _>>()?;
        let mut count = self.db.prepare_cached("SELECT count(*) FROM match WHERE stage = ?1")?;
        Ok((ids, count.query_row([stage], |row| row.get(0))?))
    }

    fn played_games(&self, are_over: bool) -> Result<BTreeSet<String>> {
        let whos = self.whos()?;
        let is_human = |id: &str| id.parse().is_ok_and(|id: i64| matches!(whos.get(&id), Some(Who::Human(_))));
        // What is read of the matches is all in that index.
        let mut ask = self.db.prepare_cached(
            "SELECT g.text, c.text
             FROM (SELECT DISTINCT game, company FROM match INDEXED BY match_in_order WHERE ?1 IS NULL OR stage = ?1) m
             JOIN game g ON g.id = m.game JOIN company c ON c.id = m.company",
        )?;
        let mut played = ask.query([are_over.then_some(MatchStatus::Finished as u8 | OVER)])?;
        let mut keys = BTreeSet::new();
        while let Some(line) = played.next()? {
            if line.get_ref(1)?.as_str().is_ok_and(|company| company.split(',').any(is_human)) {
                keys.insert(line.get(0)?);
            }
        }
        Ok(keys)
    }

    fn ids(&self) -> Result<Vec<Id>> {
        let mut ask = self.db.prepare("SELECT id FROM match")?;
        Ok(ask.query_map([], |row| Ok(Id(row.get(0)?)))?.collect::<std::result::Result<_, _>>()?)
    }

    /// The name of a file, what is known of it, and what it says where it is over and whole: only then it stays as it is.
    fn told(&self, id: Id, folder: &Path) -> Result<Option<(PathBuf, Stamp, Option<Row>)>> {
        let mut ask = self.db.prepare_cached(
            "SELECT m.id, m.bytes, m.changed, m.moved, m.name, m.stage, m.seats, m.sum, m.started, m.game, m.company,
                t.header, t.events, t.sum, t.mark
             FROM match m JOIN told t ON t.id = m.id WHERE m.id = ?1",
        )?;
        let read = |line: &Line<'_>| {
            let name: Vec<u8> = line.get(4)?;
            let narrow = Narrow::of(line)?;
            let (header, events): (Option<String>, i64) = (line.get(11)?, line.get(12)?);
            let sums: (i64, i64) = (line.get(7)?, line.get(13)?);
            Ok((name, stamp(line)?, narrow, header, events, line.get::<_, String>(14)?, sums))
        };
        let Some((name, stamp, narrow, header, events, mark, sums)) = ask.query_row([id.0], read).optional()? else {
            return Ok(None);
        };
        if sums != (narrow.sum(&name, stamp), told_sum(header.as_deref(), events, &mark)) {
            return Err(Trouble::Damaged);
        }
        let path = folder.join(of_bytes(&name));
        if narrow.stage != MatchStatus::Finished as u8 | OVER {
            return Ok(Some((path, stamp, None)));
        }
        let header = header.and_then(|header| Header::read(header.as_bytes()).ok()).ok_or(Trouble::Damaged)?;
        let seats = narrow.seated();
        let winners = seats.iter().enumerate().filter(|(_, seat)| seat.win > 0).map(|(seat, _)| seat).collect();
        let summary = Summary {
            started: header.started.as_deref().and_then(|started| started.parse().ok()),
            header,
            events: usize::try_from(events).unwrap_or_default(),
            turn: Turn::Over(winners),
            how_far: None,
            scores: seats.iter().map(|seat| seat.score).collect(),
            fault: None,
            torn: None,
        };
        let row = Row { path: path.clone(), bytes: stamp.bytes.unsigned_abs(), mark, found: Ok(Arc::new(summary)) };
        Ok(Some((path, stamp, Some(row))))
    }

    fn path(&self, id: Id, folder: &Path) -> Result<Option<PathBuf>> {
        let mut ask = self.db.prepare_cached("SELECT name FROM match WHERE id = ?1")?;
        Ok(ask.query_row([id.0], |row| Ok(folder.join(of_bytes(&row.get::<_, Vec<u8>>(0)?)))).optional()?)
    }

    fn texts(&self, table: &str) -> Result<HashMap<i64, String>> {
        let mut ask = self.db.prepare(&format!("SELECT id, text FROM {table}"))?;
        Ok(ask.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<std::result::Result<_, _>>()?)
    }

    /// How often each face of each die came; the throws of one alone, where somebody is named.
    fn fairness(&self, who: Option<&[Who]>) -> Result<Vec<Fairness>> {
        let dice = self.texts("die")?;
        let dice: HashMap<i64, Cast> = dice
            .into_iter()
            .map(|(id, text)| Ok((id, serde_json::from_str(&text).map_err(|_| Trouble::Damaged)?)))
            .collect::<Result<_>>()?;
        let (companies, whos) = (self.texts("company")?, self.whos()?);
        let by = |id: i64| -> Vec<&Who> {
            let text = companies.get(&id).map_or("", String::as_str);
            text.split(',').filter_map(|id| whos.get(&id.parse::<i64>().ok()?)).collect()
        };
        let mut all: BTreeMap<(&Cast, Thrower), Fairness> = BTreeMap::new();
        let mut ask = self.db.prepare("SELECT die, by, face, times FROM fair WHERE times > 0")?;
        let mut lines = ask.query([])?;
        while let Some(line) = lines.next()? {
            let cast = dice.get(&line.get(0)?).ok_or(Trouble::Damaged)?;
            let by = by(line.get(1)?);
            if who.is_some_and(|who| by.is_empty() || !by.iter().all(|one| who.contains(one))) {
                continue;
            }
            let people = by.iter().filter(|who| matches!(who, Who::Human(_))).count();
            let whose = match people {
                0 => Some(Thrower::Computers),
                all if all == by.len() => Some(Thrower::Humans),
                _ => None,
            };
            let (face, times): (usize, usize) = (line.get(2)?, line.get(3)?);
            for thrower in [Some(Thrower::All), whose].into_iter().flatten() {
                let one = all.entry((cast, thrower)).or_insert_with(|| {
                    let die: Die = cast.die();
                    let counts = die.distinct().into_iter().map(|face| (face, 0)).collect();
                    Fairness { game: cast.game.clone(), die, source: cast.source(), thrower, counts }
                });
                one.counts.get_mut(face).ok_or(Trouble::Damaged)?.1 += times;
            }
        }
        let key =
            |one: &Fairness| (one.game.clone(), one.die.kind.clone(), one.die.faces.clone(), one.source, one.thrower);
        let mut all: Vec<Fairness> = all.into_values().collect();
        all.sort_by_cached_key(key);
        Ok(all)
    }

    fn whos(&self) -> Result<HashMap<i64, Who>> {
        let texts = self.texts("who")?.into_iter();
        texts.map(|(id, text)| Ok((id, who_of(&text).ok_or(Trouble::Damaged)?))).collect()
    }

    fn linked(&self, folder: &Path) -> Result<Vec<(Id, PathBuf, String)>> {
        let mut ask = self.db.prepare("SELECT m.id, m.name, l.link FROM linked l JOIN match m ON m.id = l.id")?;
        let read =
            |row: &Line<'_>| Ok((Id(row.get(0)?), folder.join(of_bytes(&row.get::<_, Vec<u8>>(1)?)), row.get(2)?));
        let mut all: Vec<(Id, PathBuf, String)> = ask.query_map([], read)?.collect::<std::result::Result<_, _>>()?;
        all.sort_by(|(_, one, _), (_, other, _)| one.cmp(other));
        Ok(all)
    }
}

fn stamp(line: &Line<'_>) -> rusqlite::Result<Stamp> {
    Ok(Stamp { bytes: line.get(1)?, changed: line.get(2)?, moved: line.get(3)? })
}

fn told_sum(header: Option<&str>, events: i64, mark: &str) -> i64 {
    hash([header.unwrap_or_default().as_bytes(), &events.to_le_bytes(), mark.as_bytes()])
}

struct Narrow {
    stage: u8,
    game: i64,
    started: Option<i64>,
    company: i64,
    /// Of each seat: who (4 bytes), how many half points (8), what part of the win (1: by how many it is shared, or none).
    seats: Vec<u8>,
}

/// Added where the match is over and counts, damaged or not; one that was played on from another counts nowhere.
const OVER: u8 = 4;
/// Where nothing has happened yet.
const BLANK: u8 = 8;
/// The bytes of a seat.
const SEAT: usize = 13;

struct Sat {
    who: u32,
    score: Score,
    /// By how many the win is shared; 0 for none.
    win: u8,
}

impl Sat {
    fn of(bytes: &[u8]) -> Self {
        let (who, rest) = bytes.split_at(4);
        let who = u32::from_le_bytes(who.try_into().unwrap_or_default());
        let score = Score::halves(i64::from_le_bytes(rest[..8].try_into().unwrap_or_default()));
        Self { who, score, win: rest[8] }
    }
}

impl Narrow {
    fn of(line: &Line<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            stage: line.get(5)?,
            seats: line.get(6)?,
            started: line.get(8)?,
            game: line.get(9)?,
            company: line.get(10)?,
        })
    }

    fn sum(&self, name: &[u8], stamp: Stamp) -> i64 {
        narrow_sum(name, stamp, (self.stage, self.game, self.started, self.company), &self.seats)
    }

    fn seated(&self) -> Vec<Sat> {
        self.seats.chunks_exact(SEAT).map(Sat::of).collect()
    }
}

fn narrow_sum(
    name: &[u8],
    stamp: Stamp,
    (stage, game, started, company): (u8, i64, Option<i64>, i64),
    seats: &[u8],
) -> i64 {
    let started = started.unwrap_or(i64::MIN);
    let numbers = [stamp.bytes, stamp.changed, stamp.moved, stage.into(), game, started, company];
    let mut bytes = [0; 56];
    for (place, number) in bytes.chunks_exact_mut(8).zip(numbers) {
        place.copy_from_slice(&number.to_le_bytes());
    }
    hash([name, &bytes, seats])
}

struct Change<'a> {
    all: Transaction<'a>,
    known: HashMap<(&'static str, String), i64>,
}

impl Change<'_> {
    fn number(&mut self, table: &'static str, text: String) -> Result<i64> {
        if let Some(id) = self.known.get(&(table, text.clone())) {
            return Ok(*id);
        }
        let ask = format!("SELECT id FROM {table} WHERE text = ?1");
        let id: Option<i64> = self.all.prepare_cached(&ask)?.query_row([&text], |row| row.get(0)).optional()?;
        let id = match id {
            Some(id) => id,
            None => {
                self.all.prepare_cached(&format!("INSERT INTO {table} (text) VALUES (?1)"))?.execute([&text])?;
                self.all.last_insert_rowid()
            }
        };
        self.known.insert((table, text), id);
        Ok(id)
    }

    fn company(&mut self, whos: &[Who]) -> Result<i64> {
        let ids = whos.iter().map(|who| self.number("who", who_text(who))).collect::<Result<Vec<_>>>()?;
        let mut ids = ids;
        ids.sort_unstable();
        let text = ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        self.number("company", text)
    }

    fn put(&mut self, digest: &Digest) -> Result<()> {
        let name = to_bytes(&digest.name);
        let mut ask = self.all.prepare_cached("SELECT id FROM match WHERE name = ?1")?;
        let old: Option<i64> = ask.query_row([&name], |row| row.get(0)).optional()?;
        drop(ask);
        if let Some(old) = old {
            self.remove(Id(old))?;
        }
        let summary = digest.summary();
        let counts = |summary: &Summary| summary.is_over() && summary.header.counts();
        let over = if summary.is_some_and(counts) { OVER } else { 0 };
        let blank = if summary.is_some_and(|summary| summary.events == 0) { BLANK } else { 0 };
        let stage = digest.stage as u8 | over | blank;
        let mut narrow = Narrow { stage, game: 0, started: None, company: 0, seats: Vec::new() };
        if let Some(summary) = summary {
            let whos = whos(summary);
            narrow.game = self.number("game", summary.header.game.clone())?;
            narrow.company = self.company(&whos)?;
            narrow.started = summary.started.map(Timestamp::as_second);
            let winners = summary.winners();
            for (seat, who) in whos.iter().enumerate() {
                let who = u32::try_from(self.number("who", who_text(who))?).map_err(|_| Trouble::Damaged)?;
                let score = summary.scores.get(seat).copied().unwrap_or_default();
                let win = if winners.contains(&seat) { u8::try_from(winners.len()).unwrap_or(u8::MAX) } else { 0 };
                narrow.seats.extend(who.to_le_bytes());
                narrow.seats.extend(score.in_halves().to_le_bytes());
                narrow.seats.push(win);
            }
        }
        let stamp = digest.stamp;
        self.all
            .prepare_cached(
                "INSERT INTO match (id, name, bytes, changed, moved, stage, game, started, company, seats, sum)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
            )?
            .execute(params![
                // The same file keeps its number.
                old,
                name,
                stamp.bytes,
                stamp.changed,
                stamp.moved,
                narrow.stage,
                narrow.game,
                narrow.started,
                narrow.company,
                narrow.seats,
                narrow.sum(&name, stamp),
            ])?;
        let id = self.all.last_insert_rowid();
        let header = summary.map(|summary| summary.header.line());
        let events = summary.map_or(0, |summary| i64::try_from(summary.events).unwrap_or(i64::MAX));
        let mark = digest.row.mark.as_str();
        self.all
            .prepare_cached("INSERT INTO told (id, mark, header, events, sum) VALUES (?1, ?2, ?3, ?4, ?5)")?
            .execute(params![id, mark, header, events, told_sum(header.as_deref(), events, mark)])?;
        self.all.prepare_cached("INSERT INTO words (id, text) VALUES (?1, ?2)")?.execute(params![id, digest.words])?;
        let link = |summary: &Summary| match (&summary.header.championship, summary.header.day) {
            (Some(link), _) => (digest.stage == MatchStatus::Finished).then(|| link.clone()),
            (None, day) => day.map(|day| day.to_string()),
        };
        if let Some(link) = summary.and_then(link) {
            self.all.prepare_cached("INSERT INTO linked (id, link) VALUES (?1, ?2)")?.execute(params![id, link])?;
        }
        self.count(id, &digest.counts)
    }

    /// Adds what was thrown in a match to the sums, and keeps it to be taken off again.
    fn count(&mut self, id: i64, counts: &Counts) -> Result<()> {
        if counts.is_empty() {
            return Ok(());
        }
        let mut kept = Vec::new();
        for ((cast, by), times) in counts {
            let die = self.number("die", serde_json::to_string(cast).map_err(|_| Trouble::Damaged)?)?;
            let by = self.company(by)?;
            kept.push((die, by, times));
        }
        let text = serde_json::to_string(&kept).map_err(|_| Trouble::Damaged)?;
        self.all.prepare_cached("INSERT INTO thrown (id, counts) VALUES (?1, ?2)")?.execute(params![id, text])?;
        kept.iter().try_for_each(|(die, by, times)| self.add((*die, *by), times, 1))
    }

    fn add(&mut self, (die, by): (i64, i64), times: &[u32], sign: i64) -> Result<()> {
        let mut add = self.all.prepare_cached(
            "INSERT INTO fair (die, by, face, times) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (die, by, face) DO UPDATE SET times = times + excluded.times",
        )?;
        for (face, times) in times.iter().enumerate().filter(|(_, times)| **times > 0) {
            add.execute(params![die, by, face, i64::from(*times) * sign])?;
        }
        Ok(())
    }

    fn remove(&mut self, id: Id) -> Result<()> {
        let mut ask = self.all.prepare_cached("SELECT counts FROM thrown WHERE id = ?1")?;
        let counts: Option<String> = ask.query_row([id.0], |row| row.get(0)).optional()?;
        drop(ask);
        if let Some(counts) = counts {
            let counts: Vec<(i64, i64, Vec<u32>)> = serde_json::from_str(&counts).map_err(|_| Trouble::Damaged)?;
            counts.iter().try_for_each(|(die, by, times)| self.add((*die, *by), times, -1))?;
        }
        for table in ["match", "told", "words", "linked", "thrown"] {
            self.all.prepare_cached(&format!("DELETE FROM {table} WHERE id = ?1"))?.execute([id.0])?;
        }
        Ok(())
    }
}

fn discard(path: &Path) {
    for end in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        // What cannot be removed cannot be used either: then it goes on in memory.
        let _ = fs::remove_file(PathBuf::from(name));
    }
}

#[cfg(test)]
mod tests;
