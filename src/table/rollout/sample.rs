//! Means and their standard errors. Knows nothing of what was measured.

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean; 0 of nothing.
    pub mean: f64,
    /// Its standard error: the sample's deviation by the root of its size; infinite below two.
    pub error: f64,
    /// Of how many.
    pub count: usize,
}

/// What is known after these.
#[expect(clippy::cast_precision_loss, reason = "trials are far fewer than 2^52")]
pub fn estimate(all: &[f64]) -> Estimate {
    let (count, n) = (all.len(), all.len() as f64);
    let mean = if count == 0 { 0.0 } else { all.iter().sum::<f64>() / n };
    let spread: f64 = all.iter().map(|one| (one - mean) * (one - mean)).sum();
    let error = if count < 2 { f64::INFINITY } else { (spread / (n - 1.0) / n).sqrt() };
    Estimate { mean, error, count }
}
