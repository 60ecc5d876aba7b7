//! All finished matches of the archive reviewed one after the other, on a thread that works only while nothing else wants
//! the machine; it goes on whatever screen is seen, until it is stopped or the window closes.

use std::path::PathBuf;
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
    Told(Progress),
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
    at: Option<Progress>,
    /// Dropped with it, so that the work ends.
    running: Option<(task::Handle, Arc<()>)>,
}

impl Reviews {
    pub fn ask(&mut self) {
        self.asked = true;
    }

    pub fn stop(&mut self) {
        *self = Self::default();
    }

    /// How far it has come, while it goes on.
    pub fn progress(&self) -> Option<Progress> {
        self.running.as_ref().and(self.at)
    }

    /// What begins because it was asked for; it goes on where it was.
    pub(super) fn begin(&mut self, folders: Option<Folders>) -> Option<Task<Message>> {
        if !std::mem::take(&mut self.asked) || self.running.is_some() {
            return None;
        }
        let folders = folders?;
        let listens = Arc::new(());
        let (task, handle) = review(folders, Arc::downgrade(&listens)).abortable();
        self.at = Some(Progress { done: 0, of: 0 });
        self.running = Some((handle.abort_on_drop(), listens));
        Some(task)
    }

    /// Whether it has come to its end.
    pub(super) fn take(&mut self, message: Message) -> bool {
        match message {
            Message::Told(progress) => self.at = Some(progress),
            Message::Ended => self.stop(),
        }
        message == Message::Ended
    }
}

fn review(folders: Folders, wanted: Weak<()>) -> Task<Message> {
    reports(move |tell| {
        yield_to_others();
        let all = matches(&folders);
        let mut told: Option<Instant> = None;
        for (done, path) in all.iter().enumerate() {
            // Every time it is told the window is painted anew.
            if told.is_none_or(|told| told.elapsed() >= TOLD_EVERY) {
                told = Some(Instant::now());
                if !tell(Message::Told(Progress { done, of: all.len() })) {
                    return;
                }
            }
            review_file(&folders, path, &|| wanted.strong_count() > 0);
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
