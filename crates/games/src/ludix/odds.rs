//! How four dice fall: the 35 combinations, exactly (`docs/rules/ludix.md`, "Numerals"). Knows no match.

use std::sync::LazyLock;

use super::numeral::{Numeral, Sign, Signs, in_order, sum};
use super::rules::DIE;

/// Equally likely throws of four dice.
pub const WAYS: u16 = 6 * 6 * 6 * 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combination {
    /// From the largest to the smallest.
    pub signs: Signs,
    /// Of [`WAYS`].
    pub ways: u16,
}

impl Combination {
    /// By falling value; empty where the throw fails.
    pub fn readings(&self) -> &'static [Numeral] {
        Numeral::of(self.signs)
    }

    pub fn chance(&self) -> f64 {
        f64::from(self.ways) / f64::from(WAYS)
    }
}

/// All combinations: first those that make a numeral, then those that fail, each by what their signs are worth together.
pub fn combinations() -> &'static [Combination] {
    &COMBINATIONS
}

/// Of [`WAYS`].
pub fn failing() -> u16 {
    combinations().iter().filter(|one| one.readings().is_empty()).map(|one| one.ways).sum()
}

static COMBINATIONS: LazyLock<Vec<Combination>> = LazyLock::new(|| {
    let sides: Vec<Sign> = DIE.faces.iter().filter_map(|face| Sign::on(*face)).collect();
    let mut all: Vec<Combination> = Vec::new();
    for way in 0..usize::from(WAYS) {
        let side = |die: u32| sides[way / sides.len().pow(die) % sides.len()];
        let signs = in_order([side(0), side(1), side(2), side(3)]);
        match all.iter_mut().find(|one| one.signs == signs) {
            Some(known) => known.ways += 1,
            None => all.push(Combination { signs, ways: 1 }),
        }
    }
    all.sort_by_key(|one| (one.readings().is_empty(), sum(one.signs)));
    all
});

#[cfg(test)]
mod tests;
