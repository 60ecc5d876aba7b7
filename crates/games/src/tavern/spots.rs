//! What is touched of the dice, and where they and the cup are pressed. Knows no picture and no game.

use base::draw::Spot;

use super::action::Places;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touch {
    pub dice: Places,
    /// The die that is to be turned over, of several that show the same.
    pub(super) meant: Option<usize>,
    /// Two dice shown swapped: the record turns the first of equal ones, but the one that was touched is seen to turn.
    pub(super) swapped: Option<(usize, usize)>,
}

pub const CUP: &str = "cup";
/// The spot of the whole stage, where dice are due: it throws them.
pub const STAGE: &str = "stage";
const DIE: &str = "die";
const KEPT: &str = "kept";

/// `place` counts from 0, the name of the spot from 1.
pub fn die(place: usize) -> Spot {
    Spot::numbered(DIE, place + 1)
}

pub fn kept(number: usize) -> Spot {
    Spot::numbered(KEPT, number + 1)
}

pub fn is_kept(spot: &Spot) -> bool {
    spot.number::<usize>(KEPT).is_some()
}

/// At which place the die of that spot lies, counted from 0; none where it is no die's.
pub fn place(spot: &Spot) -> Option<usize> {
    spot.number::<usize>(DIE)?.checked_sub(1)
}

impl Touch {
    /// At which place that die is seen, both counted from 0.
    pub fn seen_at(self, die: usize) -> usize {
        match self.swapped {
            Some((one, other)) if die == one => other,
            Some((one, other)) if die == other => one,
            Some(_) | None => die,
        }
    }
}
