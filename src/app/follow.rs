//! Keeps the archive in step with its files while the window is open: what changes in the folder is heard of from the
//! system, what takes long is read on a thread. Nothing waits for it.

use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use iced::Task;
use notify::{EventKind, RecursiveMode, Watcher as _};

use club::store::CHAMPIONSHIP;
use club::store::archive::purge;
use club::store::index::{Archive, Progress};
use club::store::journal::{ENDING, named};

use crate::app::work::reports;

const START_DELAY: Duration = Duration::from_millis(800);
/// The window is painted each time it is told.
const TELL_INTERVAL: Duration = Duration::from_secs(1);
const SETTLE_TIME: Duration = Duration::from_millis(200);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    Listening,
    Changed,
    Read(Progress),
    /// The index is in step, or cannot be.
    Ended,
}

pub fn follow(archive: Archive) -> Task<Message> {
    reports(move |tell| {
        let mut told = Instant::now();
        let ended = archive.follow(&mut |progress| {
            let is_due = told.elapsed() >= TELL_INTERVAL;
            told = if is_due { Instant::now() } else { told };
            !is_due || tell(Message::Read(progress))
        });
        if let Err(error) = ended {
            log::warn!("{error}");
        }
        tell(Message::Ended);
    })
}

/// Goes on for as long as somebody wants to know; clears away what is left from long ago, once.
pub fn listen(archive: Archive) -> Task<Message> {
    reports(move |tell| {
        let Some(folders) = archive.folders() else { return };
        // The first picture has the machine for itself.
        thread::sleep(START_DELAY);
        let (sender, events) = mpsc::channel();
        let folder = folders.matches();
        let watching = notify::recommended_watcher(sender)
            .and_then(|mut watcher| watcher.watch(&folder, RecursiveMode::NonRecursive).map(|()| watcher));
        let watcher = match watching {
            Ok(watcher) => Some(watcher),
            // Then the files are gone through whenever a list of them is opened.
            Err(error) => {
                // At a first start there is no folder yet, and nothing in it.
                if folder.exists() {
                    log::warn!("{}: {error}", folder.display());
                }
                None
            }
        };
        if watcher.is_some() {
            archive.listens();
        }
        let goes_on = tell(Message::Listening);
        if !archive.check() {
            tell(Message::Changed);
        }
        purge(&folders, jiff::Timestamp::now());
        if !goes_on || watcher.is_none() {
            return;
        }
        while let Ok(first) = events.recv() {
            let mut is_ours = take(&archive, first);
            while let Ok(next) = events.recv_timeout(SETTLE_TIME) {
                is_ours |= take(&archive, next);
            }
            if is_ours && !tell(Message::Changed) {
                return;
            }
        }
    })
}

fn take(archive: &Archive, event: notify::Result<notify::Event>) -> bool {
    match event {
        Ok(event) if event.need_rescan() => archive.all_changed(),
        Ok(event) if matches!(event.kind, EventKind::Access(_)) => return false,
        Ok(event) => {
            let ours = event.paths.iter().filter(|path| named(path, ENDING) || named(path, CHAMPIONSHIP));
            return ours.map(|path: &std::path::PathBuf| archive.changed(Path::new(path))).count() > 0;
        }
        Err(error) => {
            log::warn!("{error}");
            archive.all_changed();
        }
    }
    true
}

#[cfg(test)]
mod tests;
