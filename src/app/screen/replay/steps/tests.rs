#![allow(clippy::unwrap_used)]

use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::{Entry, PlayerKind, Record};
use games::shelf;
use games::shelf::replay;

use super::*;

fn record(seed: u64) -> Record {
    let title = shelf::find("namaste").unwrap();
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
        assert_eq!(here.history().len(), step);
        assert_eq!(here.scores(), folded.scores());
    }
    assert_eq!(steps.at(usize::MAX).history().len(), steps.end());
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
        .history()
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
    assert_eq!((steps.end(), steps.at(5).history().len()), (0, 0));
    assert_eq!((steps.decision_after(0), steps.decision_before(0)), (None, None));
}
