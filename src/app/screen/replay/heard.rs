//! What is heard of a replay: the dice of a throw that a single step shows, as softly as dice that lie at once on the
//! table. Whoever goes elsewhere, or runs through the match, hears none of those passed over.

use std::time::{Duration, Instant};

use games::game::record::Entry;

use super::{State, To};
use crate::app::prelude::*;
use crate::app::widget::tray;

/// Steps that follow each other faster are a run, of which only the first is heard. A match that plays itself is slower.
const APART: Duration = Duration::from_millis(250);

#[derive(Debug, Default)]
pub(super) struct Gait(Option<Instant>);

impl Gait {
    /// Takes a step now; whether it is no part of a run.
    fn is_calm(&mut self, now: Instant) -> bool {
        let before = self.0.replace(now);
        before.is_none_or(|before| now.saturating_duration_since(before) >= APART)
    }
}

impl State {
    pub(super) fn is_heard(&mut self, to: To, desk: &mut Desk) {
        let calm = self.gait.is_calm(desk.watch.instant());
        let single = matches!(to, To::Previous | To::Next);
        let told = self.step.checked_sub(1).and_then(|event| self.steps.history().get(event));
        let throws = told.is_some_and(|told| matches!(told.entry, Entry::Roll(_)));
        if !(calm && single && throws) {
            return;
        }
        if let Some(thrown) = self.table.thrown(self.steps.is_over()) {
            desk.knock(|| tray::laid(thrown.throw.dice.len(), thrown.faces.is_none()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_steps_in_a_run_the_first_is_heard_and_then_the_next_after_a_rest() {
        let (mut gait, begin) = (Gait::default(), Instant::now());
        let heard = [0, 33, 66, 99, 340, 600, 1100].map(|at| gait.is_calm(begin + Duration::from_millis(at)));
        assert_eq!(heard, [true, false, false, false, false, true, true]);
    }

    #[test]
    fn a_match_that_plays_itself_is_no_run() {
        assert!(APART < Duration::from_millis(super::super::LEAST_PAUSE));
    }
}
