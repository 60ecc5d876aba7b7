//! A match at any of its steps, quickly in both directions. Knows no screen.

use games::game::Illegal;
use games::table::{RecordLine, Table};

const STRIDE: usize = 16;

/// A match at any of its steps: at step k its first k standing events have happened.
#[derive(Debug)]
pub(super) struct Steps {
    last: Box<dyn Table>,
    /// The n-th of them is the match at step n · [`STRIDE`].
    kept: Vec<Box<dyn Table>>,
}

impl Steps {
    /// The steps that stand; fails where the header is wrong.
    pub(super) fn new(last: Box<dyn Table>) -> Result<Self, Illegal> {
        let mut table = last.title().open(last.header().clone())?;
        let mut kept = Vec::new();
        for (step, told) in last.history().iter().enumerate() {
            if step % STRIDE == 0 {
                kept.push(table.copy());
            }
            table.enter(&told.entry)?;
        }
        Ok(Self { last, kept })
    }

    pub(super) fn last(&self) -> &dyn Table {
        self.last.as_ref()
    }

    pub(super) fn is_over(&self) -> bool {
        self.last.turn().is_over()
    }

    /// The events, in words; the n-th leads from step n to step n + 1.
    pub(super) fn history(&self) -> &[RecordLine] {
        self.last.history()
    }

    pub(super) fn end(&self) -> usize {
        self.history().len()
    }

    pub(super) fn at(&self, step: usize) -> Box<dyn Table> {
        if step >= self.end() {
            return self.last.copy();
        }
        let place = step / STRIDE;
        let mut table = self.kept[place].copy();
        for told in &self.history()[place * STRIDE..step] {
            // What stands was legal when it was entered, and is so again.
            if table.enter(&told.entry).is_err() {
                break;
            }
        }
        table
    }

    pub(super) fn decision_after(&self, step: usize) -> Option<usize> {
        let later = self.history().iter().enumerate().skip(step);
        later.filter(|(_, told)| told.seat.is_some()).map(|(event, _)| event + 1).next()
    }

    pub(super) fn decision_before(&self, step: usize) -> Option<usize> {
        let earlier = self.history().iter().enumerate().take(step.saturating_sub(1));
        earlier.filter(|(_, told)| told.seat.is_some()).map(|(event, _)| event + 1).next_back()
    }
}

#[cfg(test)]
mod tests;
