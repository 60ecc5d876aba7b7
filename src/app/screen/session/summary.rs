//! What a session came to. Knows no card.

use super::Answered;
use crate::app::kit::practice::{plan, weak};
use crate::app::prelude::*;
use crate::trainer::{Progress, Session};

/// The sum of a session.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Summary {
    /// How many answers.
    pub(super) answers: usize,
    /// How many of them were right at once.
    pub(super) right: usize,
    /// How long they took together, seconds.
    pub(super) seconds: u64,
    /// In how many days something is due again; none where nothing ever is.
    pub(super) next: Option<usize>,
    /// Whether something is weak, to be drilled.
    pub(super) weak: bool,
    /// Whether more could be asked at once.
    pub(super) more: bool,
}

/// How many days ahead are looked at.
const AHEAD: usize = 3660;

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
        let coming = progress.coming(&plan.decks, today, AHEAD);
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
