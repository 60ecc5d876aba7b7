//! What small networks have learned, and how they use it; they do not learn here. A file is eight bytes that say whose
//! weights it holds, then little-endian `i16` in units of 1/4096. Layers add and multiply in a fixed order, several
//! sums at once, and take their exponential from a crate: the same decisions on every machine.

use fearless_simd::prelude::*;
use fearless_simd::{Level, dispatch, f32x16};

/// One in the file: weights are whole multiples of 1/4096, from -8 to 8.
pub const ONE: f32 = 4096.0;

/// What such a file begins with.
pub type Magic = [u8; 8];

/// Why bytes are no such weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// They begin with something else.
    #[error("the weights are of another kind")]
    Magic,
    /// There are too many or too few of them.
    #[error("{given} bytes of weights instead of {due}")]
    Length {
        /// How many there are.
        given: usize,
        /// How many there should be.
        due: usize,
    },
}

/// Reads `count` weights; an error where the bytes are not those.
pub fn read<'a>(magic: &Magic, count: usize, bytes: &'a [u8]) -> Result<impl Iterator<Item = f32> + use<'a>, Unfit> {
    Ok(read_after(magic, 0, count, bytes)?.1)
}

/// Reads `head` bytes of something else and `count` weights behind them; an error where the bytes are not those.
pub fn read_after<'a>(
    magic: &Magic,
    head: usize,
    count: usize,
    bytes: &'a [u8],
) -> Result<(&'a [u8], impl Iterator<Item = f32> + use<'a>), Unfit> {
    let due = magic.len() + head + 2 * count;
    let rest = bytes.strip_prefix(magic).ok_or(Unfit::Magic)?;
    if bytes.len() != due {
        return Err(Unfit::Length { given: bytes.len(), due });
    }
    let (head, weights) = rest.split_at(head);
    Ok((head, weights.chunks_exact(2).map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / ONE)))
}

/// Writes weights, rounded to what the file can hold.
pub fn write(magic: &Magic, weights: impl IntoIterator<Item = f32>) -> Vec<u8> {
    write_after(magic, [], weights)
}

/// Writes bytes of something else, and weights behind them.
#[expect(clippy::cast_possible_truncation, reason = "a cast to i16 keeps to the nearest it can hold")]
pub fn write_after(
    magic: &Magic,
    head: impl IntoIterator<Item = u8>,
    weights: impl IntoIterator<Item = f32>,
) -> Vec<u8> {
    let weights = weights.into_iter().flat_map(|weight| ((weight * ONE).round() as i16).to_le_bytes());
    magic.iter().copied().chain(head).chain(weights).collect()
}

/// Adds a row of weights so many times.
#[inline(always)]
pub fn add<const N: usize>(sums: &mut [f32; N], times: f32, row: &[f32; N]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += times * weight;
    }
}

/// In the widest registers, nothing fused: the same bits. `compute` and what it calls are to be `#[inline(always)]`.
pub fn widely<T>(compute: impl FnOnce() -> T) -> T {
    dispatch!(Level::new(), _registers => compute())
}

/// The sums of a layer behind rectifiers: it begins with its bias and adds a row for each value that is positive.
pub fn layer<const N: usize>(bias: &[f32; N], values: &[f32], rows: &[[f32; N]]) -> [f32; N] {
    dispatch!(Level::new(), simd => {
        let mut sums = *bias;
        for (values, rows) in values.chunks(MANY).zip(rows.chunks(MANY)) {
            let mut positive = positive(simd, values);
            while positive != 0 {
                let index = positive.trailing_zeros() as usize;
                add(&mut sums, values[index], &rows[index]);
                positive &= positive - 1;
            }
        }
        sums
    })
}

const MANY: usize = u64::BITS as usize;

/// Which of at most [`MANY`] values are positive, a bit each: that cannot be foreseen, and a wrong guess costs as much as
/// a row.
#[inline(always)]
fn positive<S: Simd>(simd: S, values: &[f32]) -> u64 {
    let (blocks, rest) = values.as_chunks();
    let mut positive = 0;
    for (block, values) in blocks.iter().enumerate() {
        let values: f32x16<S> = (*values).simd_into(simd);
        positive |= values.simd_gt(0.0).to_bitmask() << (16 * block);
    }
    for (index, value) in rest.iter().enumerate() {
        positive |= u64::from(*value > 0.0) << (16 * blocks.len() + index);
    }
    positive
}

/// Softmax: numbers become odds that add up to 1.
pub fn soften<const N: usize>(odds: &mut [f32; N]) {
    widely(
        #[inline(always)]
        || {
            let mut tops = [f32::NEG_INFINITY; 4];
            for four in odds.chunks(tops.len()) {
                for (top, one) in tops.iter_mut().zip(four) {
                    *top = if *one > *top { *one } else { *top };
                }
            }
            let most = tops.into_iter().fold(f32::NEG_INFINITY, f32::max);
            odds.iter_mut().for_each(|one| *one -= most);
            // Not the system's exponential: that differs from one to the next in the last digit.
            if odds.iter().all(|one| *one > LOWEST) {
                odds.iter_mut().for_each(|one| *one = exp(*one));
            } else {
                odds.iter_mut().for_each(|one| *one = libm::expf(*one));
            }
            let all: f32 = odds.iter().sum();
            odds.iter_mut().for_each(|one| *one /= all);
        },
    );
}

/// Above it [`exp`] holds.
const LOWEST: f32 = -87.0;

/// What `libm::expf` says of a number from [`LOWEST`] to 0, bit for bit, without a branch: several at once.
#[inline(always)]
fn exp(x: f32) -> f32 {
    // The steps and numbers of FreeBSD's e_expf.c, as that crate has them.
    const ROUND: f32 = 12_582_912.0;
    const LN2: [f32; 2] = [f32::from_bits(0x3f31_7200), f32::from_bits(0x35bf_be8e)];
    const P: [f32; 2] = [f32::from_bits(0x3e2a_aa8f), f32::from_bits(0xbb35_5215)];
    // Rounded to a whole number by what leaves no room for a fraction, then up: as a cast to a whole number cuts it.
    let due = std::f32::consts::LOG2_E * x - 0.5;
    let near = (due + ROUND) - ROUND;
    let far = if near < due { near + 1.0 } else { near };
    let times = if x < -f32::from_bits(0x3f85_1592) {
        far
    } else if x < -f32::from_bits(0x3eb1_7218) {
        -1.0
    } else {
        0.0
    };
    let (high, low) = (x - times * LN2[0], times * LN2[1]);
    let rest = high - low;
    let square = rest * rest;
    let c = rest - square * (P[0] + square * P[1]);
    let near = 1.0 + (rest * c / (2.0 - c) - low + high);
    // Two to that power; its lowest is that of a normal number.
    let scale = f32::from_bits((times + ROUND).to_bits().wrapping_sub(ROUND.to_bits() - 127) << 23);
    if x < -f32::from_bits(0x3900_0000) { near * scale } else { 1.0 + x }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAGIC: &Magic = b"WEIGHTS1";

    #[test]
    fn weights_are_read_as_they_were_written() {
        let weights = [0.0, 1.0, -0.5, 3.0 / 4096.0, 7.5];
        let bytes = write(MAGIC, weights);
        assert_eq!(read(MAGIC, weights.len(), &bytes).map(Vec::from_iter), Ok(weights.to_vec()));
    }

    #[test]
    fn the_exponential_is_that_of_the_crate_bit_for_bit() {
        let all = (0..LOWEST.abs().to_bits()).step_by(997).map(|bits| -f32::from_bits(bits));
        for x in all.chain([-0.0, 0.0]) {
            assert_eq!(exp(x).to_bits(), libm::expf(x).to_bits(), "{x}");
        }
    }

    #[test]
    fn a_layer_adds_in_order_what_is_positive() {
        // Some fill whole blocks and some do not; exactly, since the order is the same.
        for count in [3, 32, 75] {
            let values: Vec<f32> = (0..count).map(|index| ((index * 29 % 17) as f32 - 8.0) / 3.0).collect();
            let rows: Vec<[f32; 5]> =
                (0..count).map(|row| [0.1, 0.7, -0.3, 1.3, 2.9].map(|one| one * row as f32)).collect();
            let mut due = [0.3; 5];
            for (value, row) in values.iter().zip(&rows) {
                let value = value.max(0.0);
                due.iter_mut().zip(row).for_each(|(sum, weight)| *sum += value * weight);
            }
            assert_eq!(layer(&[0.3; 5], &values, &rows), due);
        }
    }

    #[test]
    fn odds_are_those_of_plain_reckoning_bit_for_bit() {
        for spread in [0.1_f32, 3.0, 40.0] {
            let numbers: [f32; 17] = std::array::from_fn(|index| ((index * 29 % 17) as f32 - 8.0) * spread / 3.0);
            let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let powers = numbers.map(|one| libm::expf(one - most));
            let all = powers.iter().fold(0.0, |all, one| all + one);
            let mut odds = numbers;
            soften(&mut odds);
            assert_eq!(odds, powers.map(|one| one / all), "{spread}");
        }
    }

    #[test]
    fn other_bytes_are_refused() {
        let bytes = write(MAGIC, [1.0; 4]);
        let (given, due) = (bytes.len() - 1, bytes.len());
        assert_eq!(read(MAGIC, 4, b"").err(), Some(Unfit::Magic));
        assert_eq!(read(MAGIC, 4, &bytes[1..]).err(), Some(Unfit::Magic));
        assert_eq!(read(MAGIC, 4, &bytes[..given]).err(), Some(Unfit::Length { given, due }));
    }

    #[test]
    fn what_is_too_large_for_the_file_is_written_as_the_largest() {
        let bytes = write(MAGIC, [100.0]);
        assert!(read(MAGIC, 1, &bytes).is_ok_and(|mut read| read.all(|weight| (weight - 8.0).abs() < 0.001)));
    }
}
