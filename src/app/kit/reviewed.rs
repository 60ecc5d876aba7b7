//! What a match came to whose decisions were judged to the end, kept for the pages of those who played it. Knows no screen.

use std::path::PathBuf;

use club::store::reviewed;
use games::table::Table;
use games::table::review::Review;

use crate::app::prelude::*;

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
