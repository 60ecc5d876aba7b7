//! What a session came to. Knows no card.

use club::trainer::{Progress, Session};

use super::Answered;
use crate::app::kit::practice::{plan, weak};
use crate::app::prelude::*;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Summary {
    pub(super) answers: usize,
    /// How many of them were right at once.
    pub(super) right: usize,
    pub(super) seconds: u64,
    /// Days until something is due again; `None` where nothing ever is.
    pub(super) next: Option<usize>,
    pub(super) weak: bool,
    pub(super) more: bool,
}

const DAYS_AHEAD: usize = 3660;

impl Summary {
    pub(super) fn of<'a>(
        session: &Session,
        graded: impl Iterator<Item = &'a Answered>,
        progress: &Progress,
        desk: &Desk,
    ) -> Self {
        let now = desk.watch.now();
        let today = progress.today(now);
        let plan = plan(desk);
        let coming = progress.coming(&plan.decks, today, DAYS_AHEAD);
        let again = Session::new(plan, desk.is_deaf());
        Self {
            answers: session.asked().len(),
            right: session.right(),
            seconds: graded.map(|answered| u64::from(answered.ms)).sum::<u64>() / 1000,
            next: coming.iter().position(|count| *count > 0),
            weak: weak(progress, desk).is_some(),
            more: again.next(progress, now).is_some(),
        }
    }
}
