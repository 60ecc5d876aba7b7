#![allow(clippy::unwrap_used)]
use super::*;

#[test]
fn every_move_reads_back_as_it_is_written() {
    let keeps = Places::among(3).map(Action::Keep);
    let turns = [None, Some(0), Some(1), Some(2)].map(Action::Turn);
    for action in keeps.chain(turns).chain([Action::Stop, Action::Cover, Action::Lift]) {
        assert_eq!(Action::parse(&action.to_string()), Ok(action));
    }
}

#[test]
fn what_is_written_otherwise_is_no_move() {
    let wrong =
        ["", "keep", "keep 0", "keep 4", "keep 2 1", "keep 1 1", "keep  1", "keep 01", "turn", "turn 1 2", "Stop"];
    for notation in wrong {
        assert!(Action::parse(notation).is_err(), "{notation}");
    }
}

#[test]
fn places_of_equal_faces_are_one_choice() {
    let lowest = |notation: &str, dice: &[u8]| Action::parse(notation).unwrap().lowest(dice).to_string();
    assert_eq!(lowest("keep 3", &[4, 2, 4]), "keep 1");
    assert_eq!(lowest("keep 2 3", &[4, 4, 2]), "keep 1 3");
    assert_eq!(lowest("keep 2 3", &[5, 5, 5]), "keep 1 2");
    assert_eq!(lowest("turn 3", &[1, 2, 2]), "turn 2");
    assert_eq!(lowest("keep 3", &[4, 4]), "keep 3", "what is not there stays what it is, to be refused");
}
