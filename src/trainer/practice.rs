//! The trainer as it is used: the journal and what follows from it, always in step. Knows no screen.

use jiff::tz::TimeZone;

use super::event::Event;
use super::journal::{Error, Journal, Notice, Read};
use super::progress::Progress;
use super::schedule::Scheduler;
use crate::store::Folders;

/// The journal with what it has led to.
#[derive(Debug)]
pub struct Practice {
    journal: Journal,
    progress: Progress,
}

impl Practice {
    /// Opens the trainer of a data folder; without one nothing is kept. `retention` is the chance of recall at which
    /// cards are due, percent.
    ///
    /// # Errors
    /// As [`Journal::open`].
    pub fn open(folders: Option<&Folders>, retention: u8, zone: TimeZone) -> Result<(Self, Vec<Notice>), Error> {
        let (journal, read) = match folders {
            Some(folders) => Journal::open(folders)?,
            None => (Journal::in_memory(), Read::default()),
        };
        let progress = Progress::of(read.events, Scheduler::new(retention), zone);
        Ok((Self { journal, progress }, read.notices))
    }

    /// What has been learnt.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Whether what happens is kept.
    pub fn is_kept(&self) -> bool {
        self.journal.is_kept()
    }

    /// Keeps events, all or none; then they count.
    ///
    /// # Errors
    /// As [`Journal::append`]; nothing of them counts.
    pub fn keep(&mut self, events: Vec<Event>) -> Result<(), Error> {
        self.journal.append(&events)?;
        for event in events {
            self.progress.add(event);
        }
        Ok(())
    }

    /// The same with another chance of recall: when cards are due is reckoned anew.
    pub fn retain(&mut self, retention: u8, zone: TimeZone) {
        self.progress = Progress::of(self.progress.events().to_vec(), Scheduler::new(retention), zone);
    }
}
