//! What a match came to whose decisions were judged to the end, kept for the pages of those who played it. Knows no screen.

use std::path::PathBuf;

use crate::app::prelude::*;
use crate::app::work::work;
use crate::store::reviewed;
use crate::table::Table;
use crate::table::review::Review;

/// Keeps what a review has found, once it has gone through a whole match that is over.
pub fn keep<M: Send + 'static>(table: &dyn Table, path: Option<&PathBuf>, review: &Review, desk: &Desk) -> Task<M> {
    let (Some(path), Some(folders)) = (path.cloned(), desk.folders().filter(|_| table.turn().is_over())) else {
        return Task::none();
    };
    let marks = (0..table.header().players.len()).map(|seat| review.summary(seat).marks).collect();
    let kept = work(move || {
        // It can be found again.
        if let Err(error) = reviewed::keep(&folders, &path, marks) {
            log::warn!("{error}");
        }
    });
    kept.discard()
}
