//! The championship that is open: its screens share it, the projector looks at it, and the match that is played for it
//! comes back to it. Knows no screen.

use std::path::{Path, PathBuf};

use base::phrase::Phrase;
use club::championship::journal::{self, Error, Kept, Why};
use club::championship::{Championship, Event};

use super::Desk;

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
