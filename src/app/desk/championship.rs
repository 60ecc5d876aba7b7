//! The championship that is open: its screens share it, the projector looks at it, and the match that is played for it
//! comes back to it. Knows no screen.

use std::path::{Path, PathBuf};

use super::Desk;
use crate::championship::journal::{self, Error, Kept};
use crate::championship::{Championship, Event};
use crate::phrase::Phrase;

/// A championship with its file.
#[derive(Debug)]
pub struct Open {
    path: PathBuf,
    held: Held,
}

/// How a championship is open.
#[derive(Debug)]
enum Held {
    /// To be gone on with.
    Kept(Box<Kept>),
    /// To be looked at, and why no more.
    Looked(Box<Championship>, Phrase),
}

impl Open {
    fn new(path: &Path) -> Result<(Self, Option<Phrase>), Error> {
        let held = |held| Self { path: path.to_owned(), held };
        match Kept::open(path) {
            Ok((kept, notice)) => Ok((held(Held::Kept(Box::new(kept))), notice)),
            Err(why @ (Error::InUse(_) | Error::Damaged(..))) => {
                let seen = journal::view(path)?;
                Ok((held(Held::Looked(Box::new(seen.cup), why.phrase())), None))
            }
            Err(why @ (Error::Unreadable(_) | Error::Foreign(..) | Error::Unwritten(_) | Error::Changed(_))) => {
                Err(why)
            }
        }
    }

    /// Its file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How it stands.
    pub fn cup(&self) -> &Championship {
        match &self.held {
            Held::Kept(kept) => kept.cup(),
            Held::Looked(cup, _) => cup,
        }
    }

    /// Why it can only be looked at, where that is so.
    pub fn looked(&self) -> Option<&Phrase> {
        match &self.held {
            Held::Kept(_) => None,
            Held::Looked(_, why) => Some(why),
        }
    }
}

impl Desk {
    /// Opens a championship, in the place of any other; whether it could be opened. Where not, it is said why.
    pub fn open_championship(&mut self, path: &Path) -> bool {
        if self.championship.as_ref().is_some_and(|open| open.path == path && open.looked().is_none()) {
            return true;
        }
        // One that is open already is let go before it is opened anew.
        self.championship = None;
        let Some((open, notice)) = self.heed(Open::new(path).map_err(|error| error.phrase())) else { return false };
        if let Some(notice) = notice {
            self.warn(notice);
        }
        self.championship = Some(open);
        true
    }

    /// The championship that is open.
    pub fn championship(&self) -> Option<&Open> {
        self.championship.as_ref()
    }

    /// Keeps what the championship has answered with, all or none; whether it counts. Where not, it is said why.
    pub fn enter(&mut self, events: Result<Vec<Event>, Phrase>) -> bool {
        let Some(events) = self.heed(events) else { return false };
        let kept = match self.championship.as_mut().map(|open| &mut open.held) {
            Some(Held::Kept(kept)) => kept.keep(&events).map_err(|error| error.phrase()),
            Some(Held::Looked(_, why)) => Err(why.clone()),
            None => return false,
        };
        self.heed(kept).is_some()
    }

    /// Closes the championship, so that another window may open it.
    pub fn close_championship(&mut self) {
        self.championship = None;
    }
}
