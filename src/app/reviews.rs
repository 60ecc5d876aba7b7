//! All finished matches of the archive reviewed one after the other, on a thread that works only while nothing else wants
//! the machine; it goes on whatever screen is seen, until it is stopped or the window closes.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use iced::{Task, task};
use thread_priority::{ThreadPriority, set_current_thread_priority};

use club::store::Folders;
use club::store::journal::{ENDING, named};

use crate::app::kit::reviewed::review_file;
use crate::app::work::reports;

const TOLD_EVERY: Duration = Duration::from_millis(250);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// How many there are; one more may be done.
    Told(usize),
    Ended,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub done: usize,
    pub of: usize,
}

#[derive(Debug, Default)]
pub struct Reviews {
    asked: bool,
    of: usize,
    /// How many are done. Dropped with it, so that the work ends.
    running: Option<(task::Handle, Arc<AtomicUsize>)>,
}

impl Reviews {
    pub fn ask(&mut self) {
        self.asked = true;
    }

    /// Gives back how far it had come.
    pub fn stop(&mut self) -> Option<Progress> {
        std::mem::take(self).progress()
    }

    pub fn progress(&self) -> Option<Progress> {
        self.running.as_ref().map(|(_, done)| Progress { done: done.load(Ordering::Relaxed), of: self.of })
    }

    /// What begins because it was asked for; it goes on where it was.
    pub(super) fn begin(&mut self, folders: Option<Folders>) -> Option<Task<Message>> {
        if !std::mem::take(&mut self.asked) || self.running.is_some() {
            return None;
        }
        let folders = folders?;
        let done = Arc::new(AtomicUsize::new(0));
        let (task, handle) = review(folders, Arc::downgrade(&done)).abortable();
        self.running = Some((handle.abort_on_drop(), done));
        Some(task)
    }

    /// Whether it has come to its end.
    pub(super) fn take(&mut self, message: Message) -> bool {
        match message {
            Message::Told(of) => self.of = of,
            Message::Ended => *self = Self::default(),
        }
        message == Message::Ended
    }
}

fn review(folders: Folders, counts: Weak<AtomicUsize>) -> Task<Message> {
    reports(move |tell| {
        yield_to_others();
        let all = matches(&folders);
        let mut told: Option<Instant> = None;
        for path in &all {
            // Every time it is told the window is painted anew.
            if told.is_none_or(|told| told.elapsed() >= TOLD_EVERY) {
                told = Some(Instant::now());
                if !tell(Message::Told(all.len())) {
                    return;
                }
            }
            review_file(&folders, path, &|| counts.strong_count() > 0);
            let Some(done) = counts.upgrade() else { return };
            done.fetch_add(1, Ordering::Relaxed);
        }
        tell(Message::Ended);
    })
}

/// The latest first: their names begin with the day.
fn matches(folders: &Folders) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folders.matches()).into_iter().flatten().flatten();
    let mut all: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| named(path, ENDING)).collect();
    all.sort();
    all.reverse();
    all
}

fn yield_to_others() {
    if let Err(error) = set_current_thread_priority(ThreadPriority::Min) {
        log::warn!("reviews have the same priority as all else: {error:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_stops_it_is_told_how_many_are_done() {
        let (_, handle) = Task::<()>::none().abortable();
        let running = Some((handle, Arc::new(AtomicUsize::new(2))));
        let mut reviews = Reviews { asked: false, of: 5, running };
        assert_eq!(reviews.stop(), Some(Progress { done: 2, of: 5 }));
        assert_eq!(reviews.stop(), None);
    }
}
