//! The trainer as it is used: the journal and what follows from it, always in step. Knows no screen.

use jiff::Timestamp;

use super::event::Event;
use super::journal::{Error, Journal, Notice, Scan, Source};
use super::progress::{Clock, Progress, ReachesBack};
use super::schedule::Scheduler;
use super::snapshot;
use crate::store::Folders;

/// How many events stay at hand at least while somebody practises, so that each can be taken back at once.
const HELD: usize = 4096;

#[derive(Debug)]
pub struct Practice {
    /// Where the journal lies; nothing is kept without.
    folders: Option<Folders>,
    journal: Journal,
    progress: Progress,
    /// What is put off, where nothing is kept that it could be read from again.
    ahead: Vec<Event>,
}

fn put_off(progress: &Progress) -> Option<Notice> {
    let ahead = progress.ahead()?;
    Some(Notice::Ahead { count: ahead.count, first: progress.today(ahead.first) })
}

fn read<'a>(
    progress: &'a mut Progress,
    scheduler: &'a Scheduler,
    clock: &'a Clock,
) -> impl FnOnce(&mut Source) -> Result<Scan, Error> + 'a {
    move |source| {
        let scan;
        (*progress, scan) = snapshot::read(source, scheduler, clock)?;
        Ok(scan)
    }
}

impl Practice {
    /// Without a folder nothing is kept. `retention`: the chance of recall at which cards are due, percent.
    pub fn open(
        folders: Option<&Folders>,
        retention: u8,
        clock: impl Into<Clock>,
    ) -> Result<(Self, Vec<Notice>), Error> {
        let (scheduler, clock) = (Scheduler::new(retention), clock.into());
        let mut progress = Progress::of(Vec::new(), scheduler.clone(), clock.clone());
        let (journal, mut notices) = match folders {
            Some(folders) => Journal::open(folders, read(&mut progress, &scheduler, &clock))?,
            None => (Journal::in_memory(), Vec::new()),
        };
        notices.extend(put_off(&progress));
        Ok((Self { folders: folders.cloned(), journal, progress, ahead: Vec::new() }, notices))
    }

    /// Another window may be writing.
    pub fn view(folders: &Folders, retention: u8, clock: impl Into<Clock>) -> Result<(Progress, Vec<Notice>), Error> {
        let (scheduler, clock) = (Scheduler::new(retention), clock.into());
        let mut progress = Progress::of(Vec::new(), scheduler.clone(), clock.clone());
        let mut notices = Journal::view(folders, read(&mut progress, &scheduler, &clock))?;
        notices.extend(put_off(&progress));
        Ok((progress, notices))
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

    pub fn events(&self) -> Result<Vec<Event>, Error> {
        match &self.folders {
            Some(folders) => Ok(Journal::events(folders)?.0),
            None => Ok(self.progress.held().iter().chain(&self.ahead).cloned().collect()),
        }
    }

    /// All or none; then they count. Fails as [`Journal::append`] does, and where all from the beginning has to be
    /// reckoned anew and cannot be read.
    pub fn keep(&mut self, events: Vec<Event>) -> Result<(), Error> {
        let reaches_back = events.iter().any(|event| self.progress.reaches_back(event));
        let before = if reaches_back { self.events()? } else { Vec::new() };
        self.journal.append(&events)?;
        if self.folders.is_none() {
            self.ahead.extend(events.iter().filter(|event| self.progress.clock().is_ahead(event.at())).cloned());
        }
        let mut rest = events.into_iter();
        let taken = if reaches_back { Err(ReachesBack) } else { rest.try_for_each(|event| self.progress.add(event)) };
        if let Err(ReachesBack) = taken {
            let all = before.into_iter().chain(rest).collect();
            self.progress =
                Progress::settled(all, HELD, self.progress.scheduler().clone(), self.progress.clock().clone());
        }
        // What is kept can be read again; without a folder all events stay at hand.
        if self.folders.is_some() && self.progress.held().len() > 2 * HELD {
            self.progress.settle(HELD);
        }
        Ok(())
    }

    pub fn retain(&mut self, retention: u8) {
        self.progress.retain(Scheduler::new(retention));
    }
}
