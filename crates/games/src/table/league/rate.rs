//! Ratings from wins, as Bradley and Terry (1952) rate. Knows no player and no game.

/// What the one who is fixed is rated.
pub const MEDIUM: f64 = 1500.0;
/// So much more strength, in logits, is a point more.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// No step of the search is longer, logits; and the search ends when none is longer than the second.
const STEP: f64 = 1.0;
const TOLERANCE: f64 = 1e-12;
/// The search has ended long before.
const STEPS: usize = 10_000;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Points; [`MEDIUM`] of whoever is fixed.
    pub points: f64,
    /// Its standard error; 0 of whoever is fixed.
    pub error: f64,
    /// Whether somebody has never been beaten by somebody else, so that the difference is at least about that.
    pub open: bool,
}

/// Who has won how often against whom, in halves of a win.
#[derive(Clone, Debug)]
pub(super) struct Halves {
    count: usize,
    won: Vec<u64>,
}

impl Halves {
    pub(super) fn new(count: usize) -> Self {
        Self { count, won: vec![0; count * count] }
    }

    pub(super) fn add(&mut self, one: usize, other: usize, halves: u64) {
        self.won[one * self.count + other] += halves;
    }

    /// Where only one of them ever won, as if one more match had been shared: else the difference would have no end.
    #[expect(clippy::cast_precision_loss, reason = "matches are far fewer than 2^52")]
    fn wins(&self, one: usize, other: usize) -> f64 {
        self.won[one * self.count + other] as f64 / 2.0 + if self.is_open(one, other) { 0.5 } else { 0.0 }
    }

    fn is_open(&self, one: usize, other: usize) -> bool {
        let [won, lost] = [(one, other), (other, one)].map(|(one, other)| self.won[one * self.count + other]);
        one != other && (won == 0) != (lost == 0)
    }

    /// Gradient and negative Hessian of the likelihood's logarithm.
    fn slope(&self, strength: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
        let mut slope = vec![0.0; self.count];
        let mut bend = vec![vec![0.0; self.count]; self.count];
        for one in 0..self.count {
            for other in (0..self.count).filter(|other| *other != one) {
                let met = self.wins(one, other) + self.wins(other, one);
                let chance = 1.0 / (1.0 + libm::exp(strength[other] - strength[one]));
                slope[one] += self.wins(one, other) - met * chance;
                bend[one][one] += met * chance * (1.0 - chance);
                bend[one][other] -= met * chance * (1.0 - chance);
            }
        }
        (slope, bend)
    }

    pub(super) fn ratings(&self, fixed: usize) -> Vec<Rating> {
        let mut strength = vec![0.0; self.count];
        let mut inverse = Vec::new();
        let others: Vec<usize> = (0..self.count).filter(|one| *one != fixed).collect();
        for _ in 0..STEPS {
            let (slope, bend) = self.slope(&strength);
            let bend = others.iter().map(|one| others.iter().map(|other| bend[*one][*other]).collect()).collect();
            inverse = inverted(bend);
            let step = |row: &Vec<f64>| row.iter().zip(&others).map(|(part, other)| part * slope[*other]).sum::<f64>();
            let steps: Vec<f64> = inverse.iter().map(step).collect();
            let longest = steps.iter().fold(0.0_f64, |longest, step| longest.max(step.abs()));
            let part = if longest > STEP { STEP / longest } else { 1.0 };
            others.iter().zip(&steps).for_each(|(one, step)| strength[*one] += part * step);
            if longest < TOLERANCE {
                break;
            }
        }
        let error = |one: usize| {
            let place = others.iter().position(|other| *other == one);
            place.map_or(0.0, |place| inverse[place][place].max(0.0).sqrt())
        };
        let rating = |one: usize| Rating {
            points: MEDIUM + SCALE * strength[one],
            error: SCALE * error(one),
            open: (0..self.count).any(|other| self.is_open(one, other)),
        };
        (0..self.count).map(rating).collect()
    }
}

/// The inverse of a matrix; of one that has none, zeros where it has not.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for place in 0..size {
        let scale = matrix[place][place];
        let scale = if scale.abs() < f64::MIN_POSITIVE { 0.0 } else { 1.0 / scale };
        for all in [&mut matrix, &mut inverse] {
            all[place].iter_mut().for_each(|part| *part *= scale);
        }
        for row in (0..size).filter(|row| *row != place) {
            let factor = matrix[row][place];
            for all in [&mut matrix, &mut inverse] {
                let above = all[place].clone();
                all[row].iter_mut().zip(above).for_each(|(part, above)| *part -= factor * above);
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic, reason = "a test says what went wrong by ending")]

    use super::*;

    fn halves(won: &[&[u64]]) -> Halves {
        Halves { count: won.len(), won: won.concat() }
    }

    #[test]
    fn of_two_the_rating_and_its_error_are_those_of_the_textbook() {
        // 300 : 100 wins: ln 3 logits, and the error of a logit is 1/√(n p q).
        let [medium, strong] = halves(&[&[0, 200], &[600, 0]]).ratings(0)[..] else { panic!("there are two") };
        assert_eq!((medium.points, medium.error), (MEDIUM, 0.0));
        assert!((strong.points - MEDIUM - SCALE * 3_f64.ln()).abs() < 1e-6, "{strong:?}");
        assert!((strong.error - SCALE / (400.0_f64 * 0.75 * 0.25).sqrt()).abs() < 1e-6, "{strong:?}");
    }

    #[test]
    fn of_three_who_win_as_often_as_they_should_the_strengths_come_out() {
        // Ten times as often, and a hundred times.
        let ratings = halves(&[&[0, 2_000, 200], &[20_000, 0, 2_000], &[20_000, 20_000, 0]]).ratings(1);
        let points: Vec<f64> = ratings.iter().map(|rating| rating.points).collect();
        assert!(points.iter().zip([1100.0, 1500.0, 1900.0]).all(|(one, due)| (one - due).abs() < 1e-6), "{points:?}");
        assert!(ratings.iter().all(|rating| !rating.open));
    }

    #[test]
    fn who_was_never_beaten_is_rated_as_if_one_more_match_had_been_shared() {
        let ratings = halves(&[&[0, 0], &[200, 0]]).ratings(0);
        assert!((ratings[1].points - MEDIUM - SCALE * (100.5_f64 / 0.5).ln()).abs() < 1e-6, "{ratings:?}");
        assert!(ratings[1].open && ratings[1].error.is_finite());
        assert_eq!(halves(&[&[0, 0], &[0, 0]]).ratings(0)[1].points, MEDIUM, "who has not met is not told apart");
    }
}
