//! The index kept in step with the files, and never believed before them. Shared by the window's threads.

use std::collections::{BTreeSet, HashMap};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::{
    BATCH, By, Count, Digest, Fairness, Folders, Generation, Id, Index, IndexEntry, Ledger, MatchStatus, NAME, Notes,
    PATIENCE, Phrase, Ranks, Result, Row, Set, Sieve, Stamp, Trouble, Who, discard,
};
use rusqlite::Connection;

use base::i18n::Lang;
use base::threads;
use games::game::record::Header;

use crate::store::CHAMPIONSHIP;
use crate::store::archive::{self, Error, look};
use crate::store::journal::{self, ENDING, named};

/// How many files are compared at a time.
const LOOK: usize = 512;
/// For fewer files than this a thread is not worth its while.
const SHARE: usize = 8;
/// With more files than this they are not gone through while somebody waits.
const FEW: usize = 1_000;
/// For so long nobody goes through the files again who has just done so.
const JUST_NOW: Duration = Duration::from_secs(2);
/// With more files than this that have changed they are all gone through, elsewhere.
const AT_ONCE: usize = 100;
/// How many matches that are not over are remembered as they were read last.
const FRESH: usize = 256;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub done: usize,
    pub of: usize,
}

/// Copies are the same one.
#[derive(Clone, Debug)]
pub struct Archive(Arc<Mutex<Inner>>);

#[derive(Debug)]
struct Inner {
    folders: Option<Folders>,
    zone: TimeZone,
    /// None before anything was asked, and where not even memory does.
    index: Option<Index>,
    /// Whether the index is one of memory.
    loose: bool,
    notes: Notes,
    names: BTreeSet<OsString>,
    /// Whether any file may have changed.
    all: bool,
    /// None until they were counted.
    cups: Option<usize>,
    /// Whether somebody tells what changes.
    listened: bool,
    looked: Option<Instant>,
    /// Whether a thread goes through them, and how far it is.
    progress: Option<Progress>,
    said: Vec<Phrase>,
    /// Rows that are not kept in the index, as they were read last.
    fresh: HashMap<PathBuf, (Stamp, Row)>,
}

impl Archive {
    /// Without a folder there are none. Dates are those of `zone`.
    pub fn new(folders: Option<Folders>, zone: TimeZone) -> Self {
        Self(Arc::new(Mutex::new(Inner {
            folders,
            zone,
            index: None,
            loose: false,
            notes: Notes::default(),
            names: BTreeSet::new(),
            all: true,
            cups: None,
            listened: false,
            looked: None,
            progress: None,
            said: Vec::new(),
            fresh: HashMap::new(),
        })))
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        // What a thread that failed leaves behind is compared with the files anyway.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn folders(&self) -> Option<Folders> {
        self.inner().folders.clone()
    }

    /// What there is to be said about the index, once.
    pub fn said(&self) -> Vec<Phrase> {
        std::mem::take(&mut self.inner().said)
    }

    /// That this file may have changed, come or gone.
    pub fn changed(&self, path: &Path) {
        let mut inner = self.inner();
        if let Some(name) = path.file_name().filter(|_| path.parent() == inner.matches().as_deref()) {
            if named(path, CHAMPIONSHIP) {
                inner.cups = None;
            } else {
                inner.names.insert(name.to_owned());
            }
        }
    }

    pub fn cups(&self) -> usize {
        let mut inner = self.inner();
        let known = inner.cups;
        let is_large = known.is_none() && inner.ask(|index, _| index.count()).unwrap_or_default() > FEW;
        // Counted when all files are gone through.
        inner.all |= is_large;
        let count = known.or_else(|| {
            let folder = inner.matches().filter(|_| !is_large)?;
            Some(archive::each(&folder, &[CHAMPIONSHIP]).ok()?.count())
        });
        // Where nobody reports new ones, they are counted again.
        inner.cups = count.filter(|_| inner.listened);
        count.unwrap_or_default()
    }

    pub fn all_changed(&self) {
        self.inner().all = true;
    }

    pub fn listens(&self) {
        self.inner().listened = true;
    }

    pub fn is_in_step(&self) -> bool {
        let inner = self.inner();
        !inner.all && inner.names.is_empty() && inner.progress.is_none()
    }

    /// None unless the index is being filled.
    pub fn progress(&self) -> Option<Progress> {
        self.inner().progress
    }

    pub fn generation(&self) -> Generation {
        self.inner().ask(|index, _| index.generation()).unwrap_or_default()
    }

    /// As far as that takes no longer than `patience`; whether it is. The rest is for [`Archive::follow`], elsewhere.
    pub fn catch_up(&self, patience: Duration) -> std::result::Result<bool, Error> {
        // So far off that it never comes: until all is done.
        let until = Instant::now().checked_add(patience);
        let (names, folder) = {
            let mut inner = self.inner();
            // Where nobody tells, the files are gone through whenever they are asked for, but not again at once.
            let just_now = |last: Instant| until.is_some() && last.elapsed() < JUST_NOW;
            inner.all |= !inner.listened && !inner.looked.is_some_and(just_now);
            // So many come at once where a folder is copied.
            if until.is_some() && inner.names.len() > AT_ONCE {
                inner.names.clear();
                inner.all = true;
            }
            (std::mem::take(&mut inner.names), inner.matches())
        };
        self.compare(names.into_iter().filter_map(|name| Some(folder.as_ref()?.join(name))), |_| true);
        let (all, is_running) = {
            let inner = self.inner();
            (inner.all, inner.progress.is_some())
        };
        if is_running || !all {
            return Ok(!is_running);
        }
        if until.is_some() && self.inner().ask(|index, _| index.count()).unwrap_or_default() > FEW {
            return Ok(false);
        }
        self.follow(&mut |_| until.is_none_or(|until| Instant::now() < until))
    }

    /// Goes through all files and reads those that have changed; `go_on` is told how far that is, and ends it by saying
    /// no. Whether it came to its end. Nothing waits for it: what is asked meanwhile is answered.
    pub fn follow(&self, go_on: &mut dyn FnMut(Progress) -> bool) -> std::result::Result<bool, Error> {
        let folder = {
            let mut inner = self.inner();
            if inner.progress.is_some() {
                return Ok(false);
            }
            inner.all = false;
            inner.progress = Some(Progress::default());
            inner.matches()
        };
        let done = match &folder {
            Some(folder) => self.go_through(folder, go_on),
            None => Ok(true),
        };
        let mut inner = self.inner();
        inner.progress = None;
        inner.looked = Some(Instant::now());
        inner.all |= !matches!(done, Ok(true));
        done
    }

    fn go_through(&self, folder: &Path, go_on: &mut dyn FnMut(Progress) -> bool) -> std::result::Result<bool, Error> {
        // What is there that is known, by its number: a list of names would be larger than all else.
        let mut seen = self.inner().ask(|index, _| Ok(Set::of(index)));
        let mut due: Vec<PathBuf> = Vec::new();
        let mut cups = 0;
        let is_match = |path: &std::result::Result<PathBuf, Error>| match path {
            Ok(path) if named(path, CHAMPIONSHIP) => {
                cups += 1;
                false
            }
            Ok(_) | Err(_) => true,
        };
        let mut files = archive::each(folder, &[ENDING, CHAMPIONSHIP])?.filter(is_match);
        loop {
            let chunk: Vec<PathBuf> = files.by_ref().take(LOOK).collect::<std::result::Result<_, _>>()?;
            if chunk.is_empty() {
                break;
            }
            let stamps: Vec<(PathBuf, Option<Stamp>)> =
                chunk.into_iter().map(|path| (Stamp::of(&path), path)).map(|(stamp, path)| (path, stamp)).collect();
            let mut inner = self.inner();
            for (path, stamp) in stamps {
                let Some(stamp) = stamp else { continue };
                let name = path.file_name().unwrap_or_default().to_owned();
                let known = inner.ask(|index, _| index.known(&name)).flatten();
                if let (Some((id, _)), Some(seen)) = (known, &mut seen) {
                    seen.add(id);
                }
                if !known.is_some_and(|(_, before)| before.is_proof() && before == stamp) {
                    due.push(path);
                }
            }
            drop(inner);
            if !go_on(Progress { done: 0, of: due.len() }) {
                return Ok(false);
            }
        }
        drop(files);
        self.inner().cups = Some(cups);
        // Names begin with the day: what was played last is found first.
        due.sort_unstable_by(|one, other| other.cmp(one));
        let of = due.len();
        let mut done = 0;
        let whole = self.compare(due.into_iter(), |batch| {
            done += batch;
            self.inner().progress = Some(Progress { done, of });
            go_on(Progress { done, of })
        });
        if let Some(seen) = seen.filter(|_| whole) {
            self.forget_gone(folder, &seen);
        }
        Ok(whole)
    }

    /// Reads those files that have changed; `go_on` is told of how many each time. Whether it came to its end.
    fn compare(&self, paths: impl Iterator<Item = PathBuf>, mut go_on: impl FnMut(usize) -> bool) -> bool {
        let zone = self.inner().zone.clone();
        let mut paths = paths.peekable();
        while paths.peek().is_some() {
            let batch: Vec<PathBuf> = paths.by_ref().take(BATCH).collect();
            let due: Vec<&PathBuf> = batch.iter().filter(|path| !self.inner().is_known(path)).collect();
            let (mut new, mut gone) = (Vec::new(), Vec::new());
            for (path, digest) in due.iter().zip(threads::map(&due, SHARE, |path| Digest::read(path, &zone))) {
                match digest {
                    Some(digest) => new.push(digest),
                    None => gone.push(path.file_name().unwrap_or_default().to_owned()),
                }
            }
            let mut inner = self.inner();
            if !new.is_empty() {
                inner.ask(|index, _| index.take(&new));
            }
            for name in gone {
                inner.ask(|index, _| match index.known(&name)? {
                    Some((id, _)) => index.forget(&[id]),
                    None => Ok(()),
                });
            }
            drop(inner);
            if !go_on(batch.len()) {
                return false;
            }
        }
        true
    }

    fn forget_gone(&self, folder: &Path, seen: &Set) {
        let mut inner = self.inner();
        let all = inner.ask(|index, _| index.ids()).unwrap_or_default();
        let lacking: Vec<Id> = all.into_iter().filter(|id| !seen.has(*id)).collect();
        // What has come since the files were listed was not seen either.
        let is_gone = |id: &Id, inner: &mut Inner| {
            let path = inner.ask(|index, _| index.path(*id, folder)).flatten();
            path.is_some_and(|path| Stamp::of(&path).is_none())
        };
        let gone: Vec<Id> = lacking.into_iter().filter(|id| is_gone(id, &mut inner)).collect();
        inner.ask(|index, _| index.forget(&gone));
    }

    /// The matches that pass, the latest first; those without a time last, among their like the last name first.
    pub fn find(&self, sieve: &Sieve) -> Vec<IndexEntry> {
        self.inner().noted(|index, notes| index.find(sieve, notes)).unwrap_or_default()
    }

    pub fn ranks(&self, by: By, lang: Lang) -> Arc<Ranks> {
        self.inner().ask(|index, _| index.ranks(by, lang)).unwrap_or_default()
    }

    /// The latest matches that are not over but begun, or that are over, as many as are wanted, and how many there are.
    pub fn latest(&self, stage: MatchStatus, most: usize) -> (Vec<Row>, usize) {
        let (ids, count) = self.inner().ask(|index, _| index.latest(stage, most)).unwrap_or_default();
        (self.rows(&ids), count)
    }

    /// The keys of the games of which somebody played a match to its end; computers alone do not count.
    pub fn finished_games(&self) -> BTreeSet<String> {
        self.inner().ask(|index, _| index.played_games(true)).unwrap_or_default()
    }

    pub fn begun_games(&self) -> BTreeSet<String> {
        self.inner().ask(|index, _| index.played_games(false)).unwrap_or_default()
    }

    pub fn counts(&self, sieve: &Sieve) -> Count {
        self.inner().noted(|index, notes| index.counts(sieve, notes)).unwrap_or_default()
    }

    /// Those matches, as they are on the disk now; one that is gone is a row with that as its error.
    pub fn rows(&self, ids: &[Id]) -> Vec<Row> {
        let mut inner = self.inner();
        ids.iter().filter_map(|id| inner.row(*id)).collect()
    }

    pub fn path(&self, id: Id) -> Option<PathBuf> {
        let mut inner = self.inner();
        let folder = inner.matches()?;
        inner.ask(|index, _| index.path(id, &folder)).flatten()
    }

    /// Where the file of the match lies that this one was played on from, as long as it is here.
    pub fn origin(&self, of: &Header) -> Option<PathBuf> {
        let from = of.from.as_ref()?;
        let since: Timestamp = from.started.as_ref()?.parse().ok()?;
        let sieve = Sieve { games: Some(vec![of.game.clone()]), since: Some(since), ..Sieve::default() };
        let begun = |found: &IndexEntry| found.started().is_some_and(|at| at.as_second() == since.as_second());
        let ids: Vec<Id> = self.find(&sieve).iter().filter(|found| begun(found)).map(|found| found.id).collect();
        let is_it = |row: &Row| {
            row.found.as_ref().is_ok_and(|kept| {
                let header = &kept.header;
                (&header.started, &header.options, header.players.len())
                    == (&from.started, &of.options, of.players.len())
                    && kept.events >= from.events
            })
        };
        self.rows(&ids).into_iter().find(is_it).map(|row| row.path)
    }

    pub fn ledger(&self) -> Ledger {
        self.inner().ask(|index, _| index.ledger()).unwrap_or_default()
    }

    pub fn fairness(&self, whos: Option<&[Who]>) -> Vec<Fairness> {
        self.inner().ask(|index, _| index.fairness(whos)).unwrap_or_default()
    }

    /// The files of matches that were played for something, with what that is (the header's `championship`).
    pub fn linked(&self) -> Vec<(PathBuf, String)> {
        self.inner().linked().into_iter().map(|(_, path, link)| (path, link)).collect()
    }

    /// The matches that are played with the throw of such a day, begun or over, in the order of their files' names.
    pub fn of_days(&self, wanted: impl Fn(Date) -> bool) -> Vec<(Date, Row)> {
        let mut inner = self.inner();
        // A championship's link is no day.
        let days = inner.linked().into_iter().filter_map(|(id, _, link)| Some((link.parse().ok()?, id)));
        let days: Vec<(Date, Id)> = days.filter(|(day, _)| wanted(*day)).collect();
        days.into_iter().filter_map(|(day, id)| Some((day, inner.row(id)?))).collect()
    }

    pub fn notes(&self) -> Notes {
        let mut inner = self.inner();
        inner.read_notes();
        inner.notes.clone()
    }

    /// On an error nothing has changed.
    pub fn star(&self, marks: &[String], star: bool, now: Timestamp) -> std::result::Result<(), journal::Error> {
        let mut inner = self.inner();
        let Some(folders) = inner.folders.clone() else { return Ok(()) };
        inner.read_notes();
        inner.notes.star(&folders, marks, star, now)
    }

    /// An empty text takes the note away; on an error nothing has changed.
    pub fn note(&self, mark: &str, text: &str, now: Timestamp) -> std::result::Result<(), journal::Error> {
        let mut inner = self.inner();
        let Some(folders) = inner.folders.clone() else { return Ok(()) };
        inner.read_notes();
        inner.notes.write(&folders, mark, text, now)
    }

    /// As [`Archive::note`], of how a match stood after so many events.
    pub fn note_at(&self, at: (&str, usize), text: &str, now: Timestamp) -> std::result::Result<(), journal::Error> {
        let mut inner = self.inner();
        let Some(folders) = inner.folders.clone() else { return Ok(()) };
        inner.read_notes();
        inner.notes.write_at(&folders, at, text, now)
    }

    /// Rebuilds the index: it is empty until the files have been gone through.
    pub fn forget_all(&self) {
        let mut inner = self.inner();
        inner.index = None;
        inner.all = true;
        inner.fresh.clear();
        if let Some(file) = inner.file() {
            discard(&file);
        }
    }

    /// Whether the index's file is sound; a corrupt one is rebuilt, and is empty at first.
    pub fn check(&self) -> bool {
        let file = {
            let inner = self.inner();
            inner.file().filter(|file| !inner.loose && file.is_file())
        };
        // On a connection of its own: it goes through the whole file, and nobody is to wait for that.
        let is_whole = |file: &Path| {
            let db = Connection::open(file)?;
            db.busy_timeout(PATIENCE)?;
            db.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0))
        };
        let is_damaged = file.is_some_and(|file| is_whole(&file).is_ok_and(|told| told != "ok"));
        if is_damaged {
            self.inner().mend(&Trouble::Damaged);
        }
        !is_damaged
    }
}

impl Inner {
    fn matches(&self) -> Option<PathBuf> {
        self.folders.as_ref().map(Folders::matches)
    }

    fn file(&self) -> Option<PathBuf> {
        self.folders.as_ref().map(|folders| folders.data().join(NAME))
    }

    /// Asks the index; one that cannot answer is rebuilt or replaced by one in memory, which is said, and asked again.
    fn ask<T>(&mut self, question: impl Fn(&mut Index, &Notes) -> Result<T>) -> Option<T> {
        for _ in 0..3 {
            let opened = match &mut self.index {
                Some(index) => Ok(index),
                None => self.open().map(|index| self.index.insert(index)),
            };
            match opened.and_then(|index| question(index, &self.notes)) {
                Ok(answer) => return Some(answer),
                Err(trouble) => self.mend(&trouble),
            }
        }
        None
    }

    fn noted<T>(&mut self, question: impl Fn(&mut Index, &Notes) -> Result<T>) -> Option<T> {
        self.read_notes();
        self.ask(question)
    }

    fn open(&self) -> Result<Index> {
        match self.file().filter(|file| !self.loose && file.parent().is_some_and(Path::is_dir)) {
            Some(file) => Index::open(&file, &self.zone),
            // There is nothing to be found before there is a folder.
            None => Index::in_memory(&self.zone),
        }
    }

    fn mend(&mut self, trouble: &Trouble) {
        self.index = None;
        self.all = true;
        let Some(file) = self.file().filter(|_| !self.loose) else { return };
        let said = trouble.phrase(&file);
        if trouble.is_damage() && !self.said.contains(&said) {
            discard(&file);
        } else {
            self.loose = true;
        }
        if !self.said.contains(&said) {
            log::warn!("{}: {trouble}", file.display());
            self.said.push(said);
        }
    }

    fn read_notes(&mut self) {
        let Some(folders) = &self.folders else { return };
        if Notes::stamp_now(folders) != self.notes.stamp() {
            let (notes, said) = Notes::read(folders);
            self.notes = notes;
            self.said.extend(said);
        }
    }

    fn is_known(&mut self, path: &Path) -> bool {
        let (Some(name), Some(stamp)) = (path.file_name(), Stamp::of(path)) else { return false };
        let known = self.ask(|index, _| index.known(name)).flatten();
        known.is_some_and(|(_, before)| before.is_proof() && before == stamp)
    }

    fn linked(&mut self) -> Vec<(Id, PathBuf, String)> {
        let Some(folder) = self.matches() else { return Vec::new() };
        self.ask(|index, _| index.linked(&folder)).unwrap_or_default()
    }

    fn row(&mut self, id: Id) -> Option<Row> {
        let folder = self.matches()?;
        let (path, known, row) = self.ask(|index, _| index.told(id, &folder)).flatten()?;
        let stamp = Stamp::of(&path);
        if stamp == Some(known) && known.is_proof() {
            if let Some(row) = row {
                return Some(row);
            }
        } else if let Some(name) = path.file_name() {
            self.names.insert(name.to_owned());
        }
        // What is not over, or has changed, is read.
        if let Some(stamp) = stamp
            && let Some((_, row)) = self.fresh.get(&path).filter(|(of, _)| *of == stamp && known.is_proof())
        {
            return Some(row.clone());
        }
        let row = look(&path).0;
        if let Some(stamp) = stamp {
            if self.fresh.len() >= FRESH {
                self.fresh.clear();
            }
            self.fresh.insert(path, (stamp, row.clone()));
        }
        Some(row)
    }
}

#[cfg(test)]
mod tests;
