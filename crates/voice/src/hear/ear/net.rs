//! The network: one hidden layer, and how it is kept in a file. Knows no sound.

use base::learned::{self, Magic, add, layer, soften};

use super::super::names::KINDS;
use super::features::INPUTS;

pub(super) const HIDDEN: usize = 96;

const MAGIC: &Magic = b"WURFEAR1";

#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// The mean and the spread of each input.
    pub(super) inputs: Vec<(f32, f32)>,
    /// The biases of the hidden units, then for each input its weights.
    pub(super) hidden: Vec<[f32; HIDDEN]>,
    /// The biases of the kinds, then for each hidden unit its weights.
    pub(super) last: Vec<[f32; KINDS]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this file holds no network for names")]
pub struct Unreadable;

impl Net {
    /// They sum to 1.
    pub fn odds(&self, shown: &[f32]) -> [f32; KINDS] {
        let mut hidden = self.hidden[0];
        for ((value, (mean, spread)), row) in shown.iter().zip(&self.inputs).zip(&self.hidden[1..]) {
            add(&mut hidden, (value - mean) / spread, row);
        }
        let mut odds = layer(&self.last[0], &hidden, &self.last[1..]);
        soften(&mut odds);
        odds
    }

    pub fn read(bytes: &[u8]) -> Result<Self, Unreadable> {
        let count = HIDDEN * (INPUTS + 1) + KINDS * (HIDDEN + 1);
        let (head, mut weights) = learned::read_after(MAGIC, INPUTS * 8, count, bytes).map_err(|_| Unreadable)?;
        let float = |four: &[u8]| f32::from_le_bytes([four[0], four[1], four[2], four[3]]);
        let inputs: Vec<(f32, f32)> = head.chunks_exact(8).map(|both| (float(&both[..4]), float(&both[4..]))).collect();
        if inputs.iter().any(|(mean, spread)| !mean.is_finite() || !spread.is_finite() || *spread <= 0.0) {
            return Err(Unreadable);
        }
        Ok(Self { inputs, hidden: turned(&mut weights, INPUTS + 1), last: turned(&mut weights, HIDDEN + 1) })
    }

    /// The network as a file, unit by unit; weights become the nearest multiples of 1/4096.
    pub fn bytes(&self) -> Vec<u8> {
        let inputs = self.inputs.iter().flat_map(|(mean, spread)| [mean.to_le_bytes(), spread.to_le_bytes()]);
        let hidden = (0..HIDDEN).flat_map(|unit| self.hidden.iter().map(move |row| row[unit]));
        let last = (0..KINDS).flat_map(|kind| self.last.iter().map(move |row| row[kind]));
        learned::write_after(MAGIC, inputs.flatten(), hidden.chain(last))
    }
}

/// So many rows of weights that are told column by column.
fn turned<const N: usize>(weights: &mut impl Iterator<Item = f32>, rows: usize) -> Vec<[f32; N]> {
    let mut layer = vec![[0.0; N]; rows];
    for unit in 0..N {
        layer.iter_mut().zip(weights.by_ref()).for_each(|(row, weight)| row[unit] = weight);
    }
    layer
}
