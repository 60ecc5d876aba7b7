//! The dice of the pub games: what they show, and what several of them come to. Knows no game.

use crate::game::Face;

pub const PIPS: &str = "pips";

pub fn pips(faces: &[Face]) -> Vec<u8> {
    faces.iter().map(|face| face.number()).collect()
}

pub fn sum(dice: &[u8]) -> u32 {
    dice.iter().copied().map(u32::from).sum()
}

pub fn is_double(dice: &[u8], pips: u8) -> bool {
    dice.iter().filter(|other| **other == pips).count() > 1
}

/// What the equal dice of a throw count: a pair its two dice, a triple all three.
pub fn equal_pips(dice: &[u8]) -> u32 {
    dice.iter().copied().filter(|pips| is_double(dice, *pips)).map(u32::from).sum()
}

/// The first die is the hundreds.
pub fn number(digits: &[u8]) -> u32 {
    digits.iter().fold(0, |number, digit| number * 10 + u32::from(*digit))
}
