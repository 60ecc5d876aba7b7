//! The championship that is open: shared by its screens, the projector, and the match played for it.

use std::path::{Path, PathBuf};

use jiff::civil::Date;

use base::phrase::{Phrase, phrase};
use club::championship::journal::{self, Error, Kept, Why};
use club::championship::link::Due;
use club::championship::{Championship, Event, Id, words};
use club::store;
use club::store::index::MatchStatus;
use games::table::Table;

use super::Desk;

/// Of so many unfinished matches those that belong to a championship are known.
const UNDER_WAY: usize = 200;

#[derive(Debug)]
pub struct Open {
    path: PathBuf,
    held: Held,
}

#[derive(Debug)]
enum Held {
    Kept(Box<Kept>),
    /// To be looked at, why no more, and whether that is because its file is damaged.
    Looked(Box<Championship>, Phrase, bool),
}

impl Open {
    fn new(path: &Path) -> Result<(Self, Option<Phrase>), Error> {
        let held = |held| Self { path: path.to_owned(), held };
        match Kept::open(path) {
            Ok((kept, notice)) => Ok((held(Held::Kept(Box::new(kept))), notice)),
            Err(why) if why.is_viewable() => {
                let seen = journal::view(path)?;
                let damaged = matches!(why.why, Why::Damaged(..));
                Ok((held(Held::Looked(Box::new(seen.cup), why.phrase(), damaged)), None))
            }
            Err(why) => Err(why),
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn cup(&self) -> &Championship {
        match &self.held {
            Held::Kept(kept) => kept.cup(),
            Held::Looked(cup, ..) => cup,
        }
    }

    pub fn looked(&self) -> Option<&Phrase> {
        match &self.held {
            Held::Kept(_) => None,
            Held::Looked(_, why, _) => Some(why),
        }
    }

    pub fn is_damaged(&self) -> bool {
        matches!(self.held, Held::Looked(.., true))
    }
}

impl Desk {
    /// Opens a championship, in the place of any other; whether it could be opened. Where not, it is said why.
    pub fn open_championship(&mut self, path: &Path) -> bool {
        if self.championship.as_ref().is_some_and(|open| open.path == path && open.looked().is_none()) {
            return true;
        }
        // One that is open already is let go before it is opened anew.
        self.put(None);
        let Some((open, notice)) = self.ok_or_notify(Open::new(path).map_err(|error| error.phrase())) else {
            return false;
        };
        if let Some(notice) = notice {
            self.warn(notice);
        }
        self.put(Some(open));
        true
    }

    fn put(&mut self, open: Option<Open>) {
        self.championship = open;
        self.championship_turns += 1;
    }

    pub fn championship(&self) -> Option<&Open> {
        self.championship.as_ref()
    }

    pub fn cup(&self) -> Option<&Championship> {
        self.championship().map(Open::cup)
    }

    /// Rises when another is open or the one that is has gone on: by it whoever shows it learns of something new.
    pub fn championship_turns(&self) -> u64 {
        self.championship_turns
    }

    /// Keeps what the championship has answered with, all or none; whether it counts. Where not, it is said why.
    pub fn enter(&mut self, events: Result<Vec<Event>, Phrase>) -> bool {
        let Some(events) = self.ok_or_notify(events) else { return false };
        let kept = match self.championship.as_mut().map(|open| &mut open.held) {
            Some(Held::Kept(kept)) => kept.keep(&events).map_err(|error| error.phrase()),
            Some(Held::Looked(_, why, _)) => Err(why.clone()),
            None => return false,
        };
        self.championship_turns += 1;
        self.ok_or_notify(kept).is_some()
    }

    /// Played at the program's own table, for open matches; two who met, on that day or the stage's nearest to today.
    pub fn take_in(&mut self, day: Option<Date>) {
        self.catch_up();
        for (path, link) in self.archive.linked() {
            let today = self.watch.today();
            let Some(cup) = self.championship().filter(|open| open.looked().is_none()).map(Open::cup) else { return };
            let Some(due) = cup.linked(&link) else { continue };
            let Ok(seen) = store::journal::view(&path) else { continue };
            let day = day.or_else(|| cup.near(today).ok()).unwrap_or(today);
            let events = taken(cup, &due, seen.table.as_ref(), day);
            if let Some((told, events)) = self.ok_or_notify(events)
                && self.enter(Ok(events))
            {
                self.done(phrase!("organise-taken-in", result = told.clone()));
                self.taken_in = Some(told);
            }
        }
    }

    /// What came in last and nobody has asked for yet.
    pub fn taken_in(&mut self) -> Option<Phrase> {
        self.taken_in.take()
    }

    /// The records of matches that are played for a championship and not over, with their links.
    pub fn under_way(&self) -> Vec<(PathBuf, String)> {
        let (rows, _) = self.archive.latest(MatchStatus::Unfinished, UNDER_WAY);
        let link = |row: store::archive::Row| Some((row.path, row.found.ok()?.header.championship.clone()?));
        rows.into_iter().filter_map(link).collect()
    }

    /// Which match of a championship that is; of one that is not open, only that it is one.
    pub fn played_for(&self, link: &str) -> Phrase {
        let named = |cup: &Championship| {
            let Due::Match(name) = cup.linked(link)? else { return None };
            let (plan, part, one) = cup.find(&name)?;
            let of = cup.head().name.clone();
            Some(phrase!("organise-match-of", match = words::of_match(cup, plan, part, one), championship = of))
        };
        self.cup().and_then(named).unwrap_or_else(|| phrase!("archive-of-championship"))
    }

    pub fn championship_of(&self, link: &str) -> Option<PathBuf> {
        if let Some(open) = self.championship().filter(|open| open.cup().owns(link)) {
            return Some(open.path.clone());
        }
        let rows = journal::list(&self.folders()?.matches());
        rows.into_iter().find(|row| row.found.as_ref().is_ok_and(|seen| seen.cup.owns(link))).map(|row| row.path)
    }

    /// Goes on in a copy of the damaged file, which stays as it is; where the copy is, if it could be made.
    pub fn copy_championship(&mut self) -> Option<PathBuf> {
        let path = self.championship.as_ref().filter(|open| open.is_damaged())?.path.clone();
        let kept = self.ok_or_notify(Kept::open_copy(&path).map_err(|error| error.phrase()))?;
        let path = kept.path().to_owned();
        self.put(Some(Open { path: path.clone(), held: Held::Kept(Box::new(kept)) }));
        Some(path)
    }

    pub fn close_championship(&mut self) {
        self.put(None);
    }
}

pub fn taken(cup: &Championship, due: &Due, table: &dyn Table, day: Date) -> Result<(Phrase, Vec<Event>), Phrase> {
    match due {
        Due::Match(name) => {
            let score = cup.of_table(name, table)?;
            Ok((result_text(cup, name, score), cup.recorded(name, score, false)?))
        }
        Due::Meeting(a, b) => {
            let score = cup.of_meeting([*a, *b], table)?;
            let [winner, loser] = if score[0] > score[1] { [*a, *b] } else { [*b, *a] };
            Ok((met(cup, [winner, loser]), vec![cup.meet(*a, *b, score, day)?]))
        }
    }
}

pub fn met(cup: &Championship, ids: [Id; 2]) -> Phrase {
    let [winner, loser] = ids.map(|id| cup.name(id).to_owned());
    phrase!("organise-met", a = winner, b = loser)
}

pub fn result_text(cup: &Championship, name: &str, [a, b]: [u32; 2]) -> Phrase {
    let names = cup.find(name).map(|(_, part, one)| {
        // Of one that no longer follows, whoever plays it now.
        let seats = if part.is_stale(one) { part.due(one) } else { part.players(one) };
        seats.map(|seat| seat.id().map_or("", |id| cup.name(id)).to_owned())
    });
    let [one, other] = names.unwrap_or_default();
    phrase!("organise-result", one, other, score = format!("{a}:{b}"))
}
