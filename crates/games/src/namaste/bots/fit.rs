//! The medium player's measure: how well a sum fits between its neighbours on its own sheet, and what it pays at once.

use super::Measure;
use super::sheet::{DOWN, LEFT, RIGHT, Sheet, UP};

/// What a filled field is worth by itself, so that entering beats waiting.
const FILLED: f64 = 8.0;
/// What bad karma costs beside its points: the turn is lost.
const LOST_TURN: f64 = 4.0;
/// What a neighbour costs that can no longer be filled.
const DEAD: f64 = 3.0;
/// How much of the points at once counts: a high number at a tip pays, but blocks what comes after.
const AT_ONCE: f64 = 0.4;
/// The number that is imagined beyond the right and lower edge.
const TOP: u8 = 26;

pub struct Fit {
    sheet: Sheet,
}

impl Fit {
    pub fn new(sheet: Sheet) -> Self {
        Self { sheet }
    }

    /// From the even spread between its neighbouring numbers; and how many fields between them get no number.
    fn strain(&self, field: usize, sum: u8, before: &[usize; 25], after: &[usize; 25]) -> f64 {
        let (low, left) = self.sheet.nearest(field, before, 0);
        let (high, right) = self.sheet.nearest(field, after, TOP);
        let [low, left, high, right, sum] = [low, left, high, right, sum].map(f64::from);
        let ideal = low + (high - low) * (left + 1.0) / (left + right + 2.0);
        let dead = (left - (sum - low - 1.0)).max(0.0) + (right - (high - sum - 1.0)).max(0.0);
        (sum - ideal).abs() + DEAD * dead
    }
}

impl Measure for Fit {
    fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    fn enter(&self, field: usize, sum: u8) -> f64 {
        let gain = self.sheet.entered(field, sum).total - self.sheet.total;
        let strain = self.strain(field, sum, &LEFT, &RIGHT) + self.strain(field, sum, &UP, &DOWN);
        FILLED + AT_ONCE * f64::from(gain) - strain
    }

    fn karma(&self, points: u8) -> f64 {
        -LOST_TURN - f64::from(points)
    }

    fn pass(&self) -> f64 {
        0.0
    }
}
