//! The slips of people that a review has found, to be taken in among those that are asked again. Knows no screen.

use club::slip;
use club::store::slips::{Slip, Slips};
use games::game::bot::Mark;
use games::table::Table;
use games::table::review::Review;

use crate::app::prelude::*;

#[derive(Debug, Default)]
pub struct Taking {
    found: Vec<Slip>,
    known: Option<Slips>,
}

pub fn known(desk: &Desk) -> Task<Slips> {
    let Some(folders) = desk.folders() else { return Task::none() };
    work(move || Slips::read(&folders).0)
}

impl Taking {
    pub fn know(&mut self, slips: Slips) {
        self.known = Some(slips);
    }

    pub fn find(&mut self, table: &dyn Table, review: &Review) {
        self.found = slip::found(table, review);
    }

    /// How many could be taken in, and how many were; nothing as long as it is not known, or where there is no slip.
    pub fn counts(&self) -> Option<(usize, usize)> {
        let known = self.known.as_ref().filter(|_| !self.found.is_empty())?;
        let taken = self.found.iter().filter(|slip| known.holds(slip.trace)).count();
        Some((self.found.len() - taken, taken))
    }

    /// How many of each mark they are that could be taken in, or that were where none is left.
    pub fn sum(&self) -> Option<Phrase> {
        let ((fresh, _), known) = self.counts().zip(self.known.as_ref())?;
        let all: Vec<&Slip> = self.found.iter().filter(|slip| fresh == 0 || !known.holds(slip.trace)).collect();
        let of = |(mark, id): (Mark, &'static str)| {
            let count = all.iter().filter(|slip| slip.mark == mark.word()).count();
            (count > 0).then(|| Phrase::new(id).with("count", count))
        };
        let marks = [
            (Mark::Inaccuracy, "slips-inaccuracies"),
            (Mark::Mistake, "slips-mistakes"),
            (Mark::Blunder, "slips-blunders"),
        ];
        let each: Vec<Phrase> = marks.into_iter().filter_map(of).collect();
        Some(phrase!("slips-sum", each, count = all.len()))
    }

    pub fn take(&mut self, desk: &mut Desk) {
        let (Some(folders), Some(known)) = (desk.folders(), &mut self.known) else { return };
        let done = known.keep(&folders, &self.found).map_err(|error| error.phrase());
        desk.ok_or_notify(done);
    }
}
