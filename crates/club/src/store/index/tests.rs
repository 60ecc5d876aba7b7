#![allow(clippy::unwrap_used)]

use games::game::bot::Level;
use games::game::record::Player;
use games::game::{Face, Throw};

use super::*;

/// The index of one match in which these throws stand.
fn thrown(header: &Header, throws: &[(Throw, Vec<Face>)]) -> Index {
    let counts = digest::counts(header, throws.iter().map(|(throw, faces)| (throw, &faces[..])).collect());
    let mut index = Index::in_memory(&TimeZone::UTC).unwrap();
    index.change(|change| change.count(1, &counts)).unwrap();
    index
}

#[test]
fn somebodys_throws_are_those_they_made_alone() {
    let die = || Die::new("white", Face::PIPS);
    let throw = |by: &[usize], face| (Throw { by: by.to_vec(), dice: vec![die()] }, vec![Face::Number(face)]);
    let players = vec![Player::new("Ada", games::game::record::PlayerKind::Human).unwrap()];
    let other = Player::new("Ada", games::game::record::PlayerKind::Bot(Level::Easy)).unwrap();
    let header = Header::new("namaste", Default::default(), [players, vec![other]].concat());
    let index = thrown(&header, &[throw(&[0], 1), throw(&[1], 2), throw(&[0, 1], 3), throw(&[], 4)]);
    let came = |who: &[Who], thrower| {
        let all = index.fairness((!who.is_empty()).then_some(who)).unwrap();
        let one = all.into_iter().find(|one| one.thrower == thrower);
        let counts = one.map(|one| one.counts).unwrap_or_default();
        counts.iter().filter(|(_, times)| *times > 0).map(|(face, _)| face.number()).collect::<Vec<_>>()
    };
    let (ada, easy) = (Who::Human("Ada".to_owned()), Who::Bot(Level::Easy));
    assert_eq!(came(&[], Thrower::All), [1, 2, 3, 4]);
    assert_eq!(came(&[], Thrower::Humans), [1]);
    // What nobody threw alone counts as the computers'.
    assert_eq!(came(&[], Thrower::Computers), [2, 4]);
    assert_eq!(came(std::slice::from_ref(&ada), Thrower::All), [1]);
    assert_eq!(came(std::slice::from_ref(&easy), Thrower::All), [2]);
    assert_eq!(came(&[ada, easy], Thrower::All), [1, 2, 3]);
    assert!(came(&[Who::Human("Bo".to_owned())], Thrower::All).is_empty());
}

#[test]
fn what_is_forgotten_is_no_longer_counted() {
    let throw = |face| (Throw { by: vec![0], dice: vec![Die::new("white", Face::PIPS)] }, vec![Face::Number(face)]);
    let players = vec![Player::new("Ada", games::game::record::PlayerKind::Human).unwrap()];
    let mut index = thrown(&Header::new("namaste", Default::default(), players), &[throw(1), throw(6), throw(6)]);
    assert_eq!(index.fairness(None).unwrap()[0].throws(), 3);
    index.forget(&[Id(1)]).unwrap();
    assert!(index.fairness(None).unwrap().is_empty());
}
