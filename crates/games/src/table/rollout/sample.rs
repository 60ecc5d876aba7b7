//! Means and their standard errors. Knows nothing of what was measured.

use serde::{Deserialize, Deserializer, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// 0 of nothing.
    pub mean: f64,
    /// Its standard error: the sample's deviation by the root of its size; infinite below two.
    #[serde(deserialize_with = "or_infinite")]
    pub error: f64,
    pub count: usize,
}

/// JSON has no infinite number: it is written as none.
fn or_infinite<'de, D: Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
    Option::deserialize(from).map(|error| error.unwrap_or(f64::INFINITY))
}

#[expect(clippy::cast_precision_loss, reason = "trials are far fewer than 2^52")]
pub fn estimate(all: &[f64]) -> Estimate {
    let (count, n) = (all.len(), all.len() as f64);
    let mean = if count == 0 { 0.0 } else { all.iter().sum::<f64>() / n };
    let spread: f64 = all.iter().map(|one| (one - mean) * (one - mean)).sum();
    let error = if count < 2 { f64::INFINITY } else { (spread / (n - 1.0) / n).sqrt() };
    Estimate { mean, error, count }
}

/// What each costs beside the best by what came of each in the same trials. The best is found in one half of the trials
/// and measured in the other, not to be the luckiest; where several are alike that makes all costs a little too small.
#[expect(clippy::cast_precision_loss, reason = "trials are far fewer than 2^52")]
pub fn costs(worths: &[Vec<f64>]) -> Vec<f64> {
    let half = |all: &Vec<f64>, odd: usize| {
        let all = || all.iter().skip(odd).step_by(2);
        all().sum::<f64>() / all().count() as f64
    };
    let halves: Vec<[f64; 2]> = worths.iter().map(|all| [half(all, 0), half(all, 1)]).collect();
    let best = |odd: usize| halves.iter().max_by(|one, other| one[odd].total_cmp(&other[odd]));
    let measured = [best(0).map(|best| best[1]), best(1).map(|best| best[0])].map(Option::unwrap_or_default);
    let measured: f64 = measured.iter().sum();
    halves.iter().map(|half| (measured - half.iter().sum::<f64>()) / 2.0).collect()
}

#[cfg(test)]
mod tests {
    use super::costs;

    #[test]
    fn the_best_is_found_in_one_half_and_measured_in_the_other() {
        // By the even trials the first is best, by the odd ones the second.
        let found = costs(&[vec![1.0, 0.2, 0.8, 0.0], vec![0.5, 0.4, 0.3, 0.6], vec![0.0; 4]]);
        let measured = (0.1 + 0.4) / 2.0;
        let due = [measured - (0.9 + 0.1) / 2.0, measured - (0.4 + 0.5) / 2.0, measured];
        assert!(found.iter().zip(due).all(|(found, due)| (found - due).abs() < 1e-12), "{found:?}");
        assert_eq!(costs(&[vec![0.5; 4], vec![0.25; 4]]), [0.0, 0.25]);
    }
}
