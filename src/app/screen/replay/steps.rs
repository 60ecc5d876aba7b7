//! A match at any of its steps, quickly in both directions. Knows no screen.

use crate::game::Illegal;
use crate::table::{Table, Told};

/// How many events lie between two positions that are kept.
const STRIDE: usize = 16;

/// A match at any of its steps: at step k its first k standing events have happened.
#[derive(Debug)]
pub struct Steps {
    /// The match at its end.
    last: Box<dyn Table>,
    /// The n-th of them is the match at step n · [`STRIDE`].
    kept: Vec<Box<dyn Table>>,
}

impl Steps {
    /// All steps of a match; what was taken back is none.
    ///
    /// # Errors
    /// What is wrong with its header, as it would have been for the match itself.
    pub fn new(last: Box<dyn Table>) -> Result<Self, Illegal> {
        let mut table = last.title().open(last.header().clone())?;
        let mut kept = Vec::new();
        for (step, told) in last.told().iter().enumerate() {
            if step % STRIDE == 0 {
                kept.push(table.copy());
            }
            table.enter(&told.entry)?;
        }
        Ok(Self { last, kept })
    }

    /// The match at its end.
    #[must_use]
    pub fn last(&self) -> &dyn Table {
        self.last.as_ref()
    }

    /// Whether the match came to its end, so that nothing is hidden any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.last.turn().is_over()
    }

    /// The events, in words; the n-th leads from step n to step n + 1.
    #[must_use]
    pub fn told(&self) -> &[Told] {
        self.last.told()
    }

    /// The last step.
    #[must_use]
    pub fn end(&self) -> usize {
        self.told().len()
    }

    /// The match at that step, or at its end.
    #[must_use]
    pub fn at(&self, step: usize) -> Box<dyn Table> {
        if step >= self.end() {
            return self.last.copy();
        }
        let place = step / STRIDE;
        let mut table = self.kept[place].copy();
        for told in &self.told()[place * STRIDE..step] {
            // What stands was legal when it was entered, and is so again.
            if table.enter(&told.entry).is_err() {
                break;
            }
        }
        table
    }

    /// The next step that a decision leads to.
    #[must_use]
    pub fn decision_after(&self, step: usize) -> Option<usize> {
        let later = self.told().iter().enumerate().skip(step);
        later.filter(|(_, told)| told.seat.is_some()).map(|(event, _)| event + 1).next()
    }

    /// The last step before this one that a decision leads to.
    #[must_use]
    pub fn decision_before(&self, step: usize) -> Option<usize> {
        let earlier = self.told().iter().enumerate().take(step.saturating_sub(1));
        earlier.filter(|(_, told)| told.seat.is_some()).map(|(event, _)| event + 1).next_back()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::game::bot::Level;
    use crate::game::chance::Luck;
    use crate::game::record::{Entry, PlayerKind, Record};
    use crate::games;
    use crate::table::replay;

    fn record(seed: u64) -> Record {
        let title = games::find("namaste").unwrap();
        let seating = [("Ada".to_owned(), Level::Easy), ("Bo".to_owned(), Level::Easy)];
        let run = title.run(&Default::default(), &seating, Luck::new(seed)).unwrap();
        Record::read(run.text().as_bytes()).unwrap()
    }

    #[test]
    fn every_step_is_the_fold_of_the_lines_before_it() {
        let record = record(7);
        let steps = Steps::new(replay(&record, None).unwrap().table).unwrap();
        assert_eq!(steps.end(), record.lines.len());
        assert!(steps.end() > 3 * STRIDE, "the match is too short to prove anything");
        for step in (0..=steps.end()).rev() {
            let folded = replay(&record, Some(step)).unwrap().table;
            let here = steps.at(step);
            assert_eq!(here.state(), folded.state(), "step {step}");
            assert_eq!(here.told().len(), step);
            assert_eq!(here.scores(), folded.scores());
        }
        assert_eq!(steps.at(usize::MAX).told().len(), steps.end());
    }

    #[test]
    fn what_was_taken_back_is_no_step() {
        let mut record = record(7);
        // Only people take back.
        for player in &mut record.header.players {
            player.kind = PlayerKind::Human;
        }
        let whole = record.lines.len();
        let act = record.lines.iter().rposition(|(_, entry)| matches!(entry, Entry::Act { .. })).unwrap();
        assert_eq!(act, whole - 1, "a match ends with a decision");
        let span = replay(&record, None).unwrap().table.undo_span().unwrap();
        record.lines.push((whole + 2, Entry::Undo(span)));
        let steps = Steps::new(replay(&record, None).unwrap().table).unwrap();
        assert_eq!(steps.end(), whole - span);
        assert!(!steps.at(steps.end()).turn().is_over());
    }

    #[test]
    fn decisions_are_found_in_both_directions_and_dice_passed_over() {
        let steps = Steps::new(replay(&record(3), None).unwrap().table).unwrap();
        let decisions: Vec<usize> = steps
            .told()
            .iter()
            .enumerate()
            .filter(|(_, told)| told.seat.is_some())
            .map(|(event, _)| event + 1)
            .collect();
        assert!(decisions.len() < steps.end(), "there are throws as well");
        let forward: Vec<usize> =
            std::iter::successors(steps.decision_after(0), |step| steps.decision_after(*step)).collect();
        assert_eq!(forward, decisions);
        let mut back: Vec<usize> =
            std::iter::successors(steps.decision_before(usize::MAX), |step| steps.decision_before(*step)).collect();
        back.reverse();
        assert_eq!(back, decisions);
        assert_eq!(steps.decision_before(1), None);
        assert_eq!(steps.decision_after(steps.end()), None);
    }

    #[test]
    fn a_match_that_has_not_begun_has_one_step() {
        let record = record(1);
        let steps = Steps::new(replay(&record, Some(0)).unwrap().table).unwrap();
        assert_eq!((steps.end(), steps.at(5).told().len()), (0, 0));
        assert_eq!((steps.decision_after(0), steps.decision_before(0)), (None, None));
    }
}
