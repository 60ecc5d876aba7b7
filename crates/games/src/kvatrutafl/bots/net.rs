//! The network: from what is seen of a position to how the game ends. Knows no rules; `train` teaches it. Two hidden
//! layers of rectifiers. The first is a sum of rows, one for each slot and number, of small whole multiples of 1/4096:
//! exact in whatever order, and so the same on every machine, as is the rest ([`base::learned`]).

use base::learned::{self, Magic, Unfit, layer, soften};

use super::features::{ROWS, SLOTS, most};

mod rows;

use rows::Table;
pub use rows::{Rows, rows};

/// Widths of the hidden layers.
pub const FIRST: usize = 96;
pub const SECOND: usize = 32;
/// The ways a game may end for one side; see [`WORTH`].
pub const WAYS: usize = 8;
/// All ends: won by who throws next, won by the other, and nobody's.
pub const ENDS: usize = 2 * WAYS + 1;
/// In points: uttekt, with a hit, either jan, meistari, stutti munkur, langi munkur, langi hryggur, litil meistari.
pub const WORTH: [f32; WAYS] = [2.0, 4.0, 15.0, 13.0, 7.0, 5.0, 3.0, 3.0];
/// Where the jans stand among the ways; the formations follow in their order.
pub const JAN: usize = 2;
pub const WEIGHTS: usize = ROWS * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND * ENDS + ENDS;

const MAGIC: &Magic = b"KVATRUT1";

/// The sums of the first layer, before its rectifiers.
pub type Sums = [f32; FIRST];
pub type Odds = [f32; ENDS];

/// [`ENDS`], rounded up to what is added at once.
const WIDE: usize = ENDS.next_multiple_of(4);

#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    first: Table,
    bias: Sums,
    second: Box<[[f32; SECOND]; FIRST]>,
    second_bias: [f32; SECOND],
    last: [[f32; WIDE]; SECOND],
    last_bias: [f32; WIDE],
}

impl Net {
    /// From weights in the order of the file: what each number of a slot adds to the number before it, slot by slot; then
    /// layer by layer weights and biases. There are [`WEIGHTS`] of them; what is missing counts as 0.
    pub fn new(weights: impl IntoIterator<Item = f32>) -> Self {
        let mut weights = weights.into_iter();
        let mut next = || weights.next().unwrap_or_default();
        let mut plain = Vec::with_capacity(ROWS + SLOTS);
        for slot in 0..SLOTS {
            let mut sums = [0.0; FIRST];
            plain.push(sums);
            for _ in 0..most(slot) {
                sums.iter_mut().for_each(|sum| *sum += next());
                plain.push(sums);
            }
        }
        let bias = std::array::from_fn(|_| next());
        let mut second = Box::new([[0.0; SECOND]; FIRST]);
        second.iter_mut().flatten().for_each(|weight| *weight = next());
        let second_bias = std::array::from_fn(|_| next());
        let (mut last, mut last_bias) = ([[0.0; WIDE]; SECOND], [0.0; WIDE]);
        for ends in last.iter_mut().chain([&mut last_bias]) {
            ends[..ENDS].iter_mut().for_each(|weight| *weight = next());
        }
        Self { first: Table::new(&plain), bias, second, second_bias, last, last_bias }
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Unfit> {
        Ok(Self::new(learned::read(MAGIC, WEIGHTS, bytes)?))
    }

    pub fn sums(&self, rows: &Rows) -> Sums {
        let mut sums = self.bias;
        self.first.add(&mut sums, rows);
        sums
    }

    pub fn sums_near(&self, known: &Rows, sums: &Sums, rows: &Rows) -> Sums {
        let mut near = *sums;
        self.first.change(&mut near, known, rows);
        near
    }

    pub fn odds(&self, sums: &Sums) -> Odds {
        let middle = layer(&self.second_bias, sums, &self.second[..]);
        let wide = layer(&self.last_bias, &middle, &self.last);
        let mut odds = std::array::from_fn(|end| wide[end]);
        soften(&mut odds);
        odds
    }
}

/// What is expected for the side that throws next, in points.
pub fn value(odds: &Odds) -> f32 {
    WORTH.iter().enumerate().fold(0.0, |value, (way, worth)| value + worth * (odds[way] - odds[WAYS + way]))
}

pub fn turned(odds: &Odds) -> Odds {
    std::array::from_fn(|end| match end {
        end if end < WAYS => odds[end + WAYS],
        end if end < 2 * WAYS => odds[end - WAYS],
        end => odds[end],
    })
}

pub fn to_bytes(weights: impl IntoIterator<Item = f32>) -> Vec<u8> {
    learned::write(MAGIC, weights)
}

#[cfg(test)]
mod tests;
