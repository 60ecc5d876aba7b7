//! The network: one hidden layer, and how it is kept in a file. Knows no sound.

use super::KINDS;
use super::features::INPUTS;

/// How many units the hidden layer has.
pub(super) const HIDDEN: usize = 96;

const MAGIC: &[u8; 8] = b"WURFEAR1";
/// What a weight is a whole multiple of.
const UNIT: f32 = 1.0 / 4096.0;

/// What has been learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// The mean and the spread of each input.
    pub(super) inputs: Vec<(f32, f32)>,
    /// For each hidden unit its bias, then a weight for each input.
    pub(super) hidden: Vec<Vec<f32>>,
    /// For each kind its bias, then a weight for each hidden unit.
    pub(super) last: Vec<Vec<f32>>,
}

/// A file holds no such network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this file holds no network for names")]
pub struct Unreadable;

impl Net {
    /// How likely each kind is; they sum to 1.
    #[must_use]
    pub fn odds(&self, shown: &[f32]) -> [f32; KINDS] {
        let shown: Vec<f32> =
            shown.iter().zip(&self.inputs).map(|(value, (mean, spread))| (value - mean) / spread).collect();
        let hidden: Vec<f32> = self.hidden.iter().map(|weights| sum(weights, &shown).max(0.0)).collect();
        let sums: Vec<f32> = self.last.iter().map(|weights| sum(weights, &hidden)).collect();
        let most = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut odds = [0.0; KINDS];
        odds.iter_mut().zip(sums).for_each(|(odds, sum)| *odds = (sum - most).exp());
        let total: f32 = odds.iter().sum();
        odds.map(|one| one / total)
    }

    /// Reads what [`Net::bytes`] wrote.
    ///
    /// # Errors
    /// Where the bytes are anything else.
    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(Unreadable)?;
        let (head, rest) = rest.split_at_checked(INPUTS * 8).ok_or(Unreadable)?;
        if rest.len() != 2 * (HIDDEN * (INPUTS + 1) + KINDS * (HIDDEN + 1)) {
            return Err(Unreadable);
        }
        let floats: Vec<f32> =
            head.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]])).collect();
        let inputs: Vec<(f32, f32)> = floats.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
        if inputs.iter().any(|(mean, spread)| !mean.is_finite() || !spread.is_finite() || *spread <= 0.0) {
            return Err(Unreadable);
        }
        let mut weights = rest.chunks_exact(2).map(|two| f32::from(i16::from_le_bytes([two[0], two[1]])) * UNIT);
        let mut rows = |count: usize, width: usize| -> Vec<Vec<f32>> {
            (0..count).map(|_| weights.by_ref().take(width + 1).collect()).collect()
        };
        let (hidden, last) = (rows(HIDDEN, INPUTS), rows(KINDS, HIDDEN));
        Ok(Self { inputs, hidden, last })
    }

    /// The network as a file; weights become the nearest multiples of 1/4096.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for (mean, spread) in &self.inputs {
            bytes.extend(mean.to_le_bytes());
            bytes.extend(spread.to_le_bytes());
        }
        for weight in self.hidden.iter().chain(&self.last).flatten() {
            bytes.extend(((weight / UNIT).round() as i16).to_le_bytes());
        }
        bytes
    }
}

fn sum(weights: &[f32], values: &[f32]) -> f32 {
    weights[0] + weights[1..].iter().zip(values).map(|(weight, value)| weight * value).sum::<f32>()
}
