//! What small networks have learned, and how they use it: weights as a file, and what layers reckon with them. Knows
//! neither games nor sounds, and does not learn.
//!
//! A file is eight bytes that say whose weights it holds, and then little-endian `i16` in units of 1/4096. Layers add and
//! multiply in a fixed order and take their exponential from a crate: the same decisions on every machine.

/// One in the file: weights are whole multiples of 1/4096, from -8 to 8.
const ONE: f32 = 4096.0;

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

/// Reads so many weights.
///
/// # Errors
/// Why they are not those.
pub fn read<'a>(magic: &Magic, count: usize, bytes: &'a [u8]) -> Result<impl Iterator<Item = f32> + use<'a>, Unfit> {
    Ok(read_after(magic, 0, count, bytes)?.1)
}

/// Reads so many bytes of something else, and so many weights behind them.
///
/// # Errors
/// Why they are not those.
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
pub fn add<const N: usize>(sums: &mut [f32; N], times: f32, row: &[f32; N]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += times * weight;
    }
}

/// The sums of a layer behind rectifiers: it begins with its bias and adds a row for each value that is positive.
pub fn layer<const N: usize>(bias: &[f32; N], values: &[f32], rows: &[[f32; N]]) -> [f32; N] {
    let mut sums = *bias;
    for (value, row) in values.iter().zip(rows).filter(|(value, _)| **value > 0.0) {
        add(&mut sums, *value, row);
    }
    sums
}

/// Softmax: numbers become odds that add up to 1.
pub fn soften<const N: usize>(odds: &mut [f32; N]) {
    let most = odds.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut all = 0.0;
    for one in odds.iter_mut() {
        // Not the system's exponential: that differs from one to the next in the last digit.
        *one = libm::expf(*one - most);
        all += *one;
    }
    odds.iter_mut().for_each(|one| *one /= all);
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
