//! What a review of a match has found: computed elsewhere, or known from the last time, and kept. Knows no screen.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use club::store::reviewed;
use club::store::reviews;
use club::store::{Folders, journal};
use games::game::Illegal;
use games::table::Table;
use games::table::review::{Examination, Finding, Review};
use games::table::rollout::Rolled;

use crate::app::prelude::*;
use crate::app::work::reports;

#[derive(Clone, Debug)]
pub enum Found {
    /// All of it, from the last time.
    Known(Box<Review>),
    Event(usize, Option<Finding>),
    /// Decisions rolled out, from the last time, by event.
    Rollouts(BTreeMap<usize, Rolled>),
}

/// Goes through a match; what is kept of one that is over is told at once.
pub fn review(of: &dyn Table, path: Option<&PathBuf>, desk: &Desk) -> Result<Task<Found>, Illegal> {
    let examination = Examination::new(of)?;
    let kept = path.cloned().zip(desk.folders());
    let (is_over, end) = (of.turn().is_over(), of.history().len());
    Ok(reports(move |tell| {
        let found = kept.and_then(|(path, folders)| reviews::read(&folders, &path)).unwrap_or_default();
        if !found.rollouts.is_empty() && !tell(Found::Rollouts(found.rollouts)) {
            return;
        }
        if let Some(review) = found.review.filter(|review| is_over && review.events() == end) {
            tell(Found::Known(Box::new(review)));
            return;
        }
        for (event, finding) in examination.enumerate() {
            if !tell(Found::Event(event, finding)) {
                break;
            }
        }
    }))
}

/// Keeps what a review has found, once it has gone through a whole match that is over.
pub fn keep<M: Send + 'static>(table: &dyn Table, path: Option<&PathBuf>, review: &Review, desk: &Desk) -> Task<M> {
    let (Some(path), Some(folders)) = (path.cloned(), desk.folders().filter(|_| table.turn().is_over())) else {
        return Task::none();
    };
    let (seats, review) = (table.header().players.len(), review.clone());
    work(move || put(&folders, &path, seats, &review)).discard()
}

pub fn keep_rollout<M: Send + 'static>(path: Option<&PathBuf>, event: usize, rolled: Rolled, desk: &Desk) -> Task<M> {
    let Some((path, folders)) = path.cloned().zip(desk.folders()) else { return Task::none() };
    work(move || warn(reviews::keep_rollout(&folders, &path, event, &rolled))).discard()
}

/// Reviews the match of that file to its end, as long as it is wanted, unless that was done or it is not over.
pub fn review_file(folders: &Folders, path: &Path, wanted: &dyn Fn() -> bool) {
    if reviews::read(folders, path).is_some_and(|found| found.review.is_some()) {
        return;
    }
    let Ok(loaded) = journal::view(path) else { return };
    let table = loaded.table;
    let Ok(examination) = Examination::new(&*table) else { return };
    if !table.turn().is_over() || loaded.fault.is_some() {
        return;
    }
    let mut review = Review::default();
    for finding in examination {
        if !wanted() {
            return;
        }
        review.enter(finding);
    }
    put(folders, path, table.header().players.len(), &review);
}

fn put(folders: &Folders, path: &Path, seats: usize, review: &Review) {
    let marks = (0..seats).map(|seat| review.summary(seat).marks).collect();
    if let Err(error) = reviewed::keep(folders, path, marks) {
        log::warn!("{error}");
    }
    warn(reviews::keep_review(folders, path, review));
}

/// It can be found again.
fn warn(kept: io::Result<()>) {
    if let Err(error) = kept {
        log::warn!("{error}");
    }
}
