//! A score: whole or half points, exact.

use std::fmt;
use std::ops::{Add, Neg, Sub};

use serde_json::Value;

/// Points, counted in halves, so that half points stay exact.
/// ```
/// use games::game::Score;
///
/// let score = Score::whole(3) + Score::halves(1);
/// assert_eq!((score.number(), score.json().to_string()), (3.5, "3.5".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[must_use]
pub struct Score(i64);

impl Score {
    pub const fn whole(points: i64) -> Self {
        Self(points * 2)
    }

    pub const fn halves(halves: i64) -> Self {
        Self(halves)
    }

    pub const fn in_halves(self) -> i64 {
        self.0
    }

    #[expect(clippy::cast_precision_loss, reason = "scores are far below 2^52")]
    pub fn number(self) -> f64 {
        self.0 as f64 / 2.0
    }

    pub fn json(self) -> Value {
        if self.0 % 2 == 0 { Value::from(self.0 / 2) } else { Value::from(self.number()) }
    }
}

impl Add for Score {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Score {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Score {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 0 {
            f.write_str("−")?;
        }
        let halves = self.0.unsigned_abs();
        match (halves / 2, halves % 2) {
            (0, 1) => f.write_str("½"),
            (whole, 1) => write!(f, "{whole}½"),
            (whole, _) => write!(f, "{whole}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_people_write_them() {
        let written = [13, -1, 0, -4, 1].map(|halves| Score::halves(halves).to_string());
        assert_eq!(written, ["6½", "−½", "0", "−2", "½"]);
    }

    #[test]
    fn json_is_whole_where_the_score_is() {
        assert_eq!(Score::whole(-4).json().to_string(), "-4");
        assert_eq!(Score::halves(7).json().to_string(), "3.5");
    }
}
