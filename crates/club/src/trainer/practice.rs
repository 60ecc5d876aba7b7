//! The trainer as it is used: the journal and what follows from it, always in step. Knows no screen.

use jiff::Timestamp;

use super::event::Event;
use super::journal::{Error, Journal, Notice};
use super::progress::{Clock, Progress};
use super::schedule::Scheduler;
use crate::store::Folders;

#[derive(Debug)]
pub struct Practice {
    journal: Journal,
    progress: Progress,
}

/// What the events have led to, and what a person should be told of them besides.
fn folded(
    events: Vec<Event>,
    mut notices: Vec<Notice>,
    retention: u8,
    clock: impl Into<Clock>,
) -> (Progress, Vec<Notice>) {
    let progress = Progress::of(events, Scheduler::new(retention), clock);
    let ahead = progress.ahead();
    notices.extend(ahead.map(|ahead| Notice::Ahead { count: ahead.count, first: progress.today(ahead.first) }));
    (progress, notices)
}

impl Practice {
    /// Without a folder nothing is kept. `retention`: the chance of recall at which cards are due, percent.
    pub fn open(
        folders: Option<&Folders>,
        retention: u8,
        clock: impl Into<Clock>,
    ) -> Result<(Self, Vec<Notice>), Error> {
        let (journal, events, notices) = match folders {
            Some(folders) => Journal::open(folders)?,
            None => (Journal::in_memory(), Vec::new(), Vec::new()),
        };
        let (progress, notices) = folded(events, notices, retention, clock);
        Ok((Self { journal, progress }, notices))
    }

    /// Another window may be writing.
    pub fn view(folders: &Folders, retention: u8, clock: impl Into<Clock>) -> Result<(Progress, Vec<Notice>), Error> {
        let (events, notices) = Journal::events(folders)?;
        Ok(folded(events, notices, retention, clock))
    }

    /// The same at that moment: what is dated up to now counts when it comes.
    pub fn at(&mut self, now: Timestamp) -> &mut Self {
        self.progress.pass(now);
        self
    }

    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    pub fn is_kept(&self) -> bool {
        self.journal.is_kept()
    }

    /// All or none; then they count. Fails as [`Journal::append`] does.
    pub fn keep(&mut self, events: Vec<Event>) -> Result<(), Error> {
        self.journal.append(&events)?;
        self.progress.add(events);
        Ok(())
    }

    pub fn retain(&mut self, retention: u8) {
        self.progress.reschedule(Scheduler::new(retention));
    }
}

#[cfg(test)]
mod tests;
