//! The network, taught in `research/ear`: convolutions over time and bands, then over time, and what comes of them.

use base::learned::{add, soften, widely};

use super::super::names::{NAMES, OTHER};
use super::mel::{BANDS, FRAMES, Picture};

const MAGIC: &[u8] = b"WURFEAR3";

/// The sounds that a name begins with, its vowel and what follows it; the last of each is any other.
const ONSETS: [&str; 9] = ["", "š", "j", "h", "k", "l", "r", "m", "?"];
const VOWELS: [&str; 7] = ["i", "a", "u", "e", "o", "y", "?"];
const ENDS: [&str; 4] = ["", "š", "li", "?"];
const WHOLE: usize = OTHER + 1;
const ANSWERS: usize = ONSETS.len() + VOWELS.len() + ENDS.len() + WHOLE;

/// How many numbers stand for a moment in each band, and how many for all of a moment at the end.
const PLANES: usize = 40;
const WIDTH: usize = 112;
const LOOKS: usize = 4;
const POOLED: usize = WIDTH * (LOOKS + 1);
const MOMENTS: usize = FRAMES / 4;

/// How likely each name is, 0 to 1; they are looked at one by one and need not sum to 1.
pub type Odds = [f32; OTHER];

/// What each of `N` numbers is made of: a bias, then for each number that comes in its weights.
#[derive(Clone, Debug, PartialEq)]
struct Layer<const N: usize> {
    bias: [f32; N],
    rows: Vec<[f32; N]>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    a: Layer<16>,
    b: Layer<24>,
    c: Layer<PLANES>,
    d: Layer<WIDTH>,
    e: Layer<WIDTH>,
    look: Layer<LOOKS>,
    last: Layer<ANSWERS>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this file holds no network for names")]
pub struct Unreadable;

/// How a convolution goes over what it is given.
#[derive(Clone, Copy)]
struct Way {
    /// Moments, bands and numbers of each that come in.
    shape: (usize, usize, usize),
    /// How many moments and bands are looked at together, an odd number of each.
    over: (usize, usize),
    step: (usize, usize),
}

impl<const N: usize> Layer<N> {
    fn read(inputs: usize, bytes: &mut &[u8]) -> Result<Self, Unreadable> {
        let mut floats = || -> Result<[f32; N], Unreadable> {
            let (head, rest) = bytes.split_at_checked(4 * N).ok_or(Unreadable)?;
            *bytes = rest;
            let mut floats = [0.0; N];
            for (float, four) in floats.iter_mut().zip(head.as_chunks().0) {
                *float = f32::from_le_bytes(*four);
            }
            if floats.iter().all(|float| float.is_finite()) { Ok(floats) } else { Err(Unreadable) }
        };
        let (unit, bias) = (floats()?, floats()?);
        let (weights, rest) = bytes.split_at_checked(inputs * N).ok_or(Unreadable)?;
        *bytes = rest;
        let row = |row: &[u8; N]| std::array::from_fn(|i| f32::from(row[i].cast_signed()) * unit[i]);
        Ok(Self { bias, rows: weights.as_chunks().0.iter().map(row).collect() })
    }

    /// The sums at each place, and how many moments and bands there are of them; beyond the edges is nothing.
    fn over(&self, values: &[f32], way: Way) -> Vec<f32> {
        let (moments, bands, inputs) = way.shape;
        let mut out = Vec::with_capacity(moments.div_ceil(way.step.0) * bands.div_ceil(way.step.1) * N);
        widely(
            #[inline(always)]
            || {
                for moment in (0..moments).step_by(way.step.0) {
                    for band in (0..bands).step_by(way.step.1) {
                        let mut sums = self.bias;
                        for later in 0..way.over.0 {
                            let Some(at) = near(moment, later, way.over.0, moments) else { continue };
                            for higher in 0..way.over.1 {
                                let Some(beside) = near(band, higher, way.over.1, bands) else { continue };
                                let from = (at * bands + beside) * inputs;
                                let row = (later * way.over.1 + higher) * inputs;
                                let rows = &self.rows[row..row + inputs];
                                for (value, row) in values[from..from + inputs].iter().zip(rows) {
                                    add(&mut sums, *value, row);
                                }
                            }
                        }
                        out.extend(sums);
                    }
                }
            },
        );
        out
    }

    /// What is negative of the sums becomes nothing.
    fn positive(&self, values: &[f32], way: Way) -> Vec<f32> {
        let mut out = self.over(values, way);
        out.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        out
    }
}

#[inline(always)]
fn near(place: usize, by: usize, over: usize, count: usize) -> Option<usize> {
    (place + by).checked_sub(over / 2).filter(|at| *at < count)
}

impl Net {
    pub fn read(mut bytes: &[u8]) -> Result<Self, Unreadable> {
        bytes = bytes.strip_prefix(MAGIC).ok_or(Unreadable)?;
        let bytes = &mut bytes;
        let net = Self {
            a: Layer::read(9, bytes)?,
            b: Layer::read(9 * 16, bytes)?,
            c: Layer::read(9 * 24, bytes)?,
            d: Layer::read(3 * BANDS / 8 * PLANES, bytes)?,
            e: Layer::read(5 * WIDTH, bytes)?,
            look: Layer::read(WIDTH, bytes)?,
            last: Layer::read(POOLED, bytes)?,
        };
        if bytes.is_empty() { Ok(net) } else { Err(Unreadable) }
    }

    pub(super) fn odds(&self, picture: &Picture) -> Odds {
        let answers = self.answers(picture);
        let mut rest = answers.as_slice();
        let onsets: [f32; ONSETS.len()] = odds(&mut rest);
        let vowels: [f32; VOWELS.len()] = odds(&mut rest);
        let ends: [f32; ENDS.len()] = odds(&mut rest);
        let whole: [f32; WHOLE] = odds(&mut rest);
        std::array::from_fn(|kind| {
            let (onset, vowel, end) = parts(NAMES[kind]);
            (whole[kind] * (onsets[onset] * vowels[vowel] * ends[end])).sqrt()
        })
    }

    fn answers(&self, picture: &Picture) -> [f32; ANSWERS] {
        let values: Vec<f32> = picture.iter().flatten().map(|level| (level + 30.0) / 20.0).collect();
        let plane = |shape, step| Way { shape, over: (3, 3), step };
        let values = self.a.positive(&values, plane((FRAMES, BANDS, 1), (1, 2)));
        let values = self.b.positive(&values, plane((FRAMES, BANDS / 2, 16), (2, 2)));
        let values = self.c.positive(&values, plane((FRAMES / 2, BANDS / 4, 24), (1, 2)));
        let line = |inputs, moments, over, step| Way { shape: (moments, 1, inputs), over: (over, 1), step: (step, 1) };
        let values = self.d.positive(&values, line(BANDS / 8 * PLANES, FRAMES / 2, 3, 1));
        let values = self.e.positive(&values, line(WIDTH, FRAMES / 2, 5, 2));
        let looks = self.look.over(&values, line(WIDTH, MOMENTS, 1, 1));
        let mut pooled = [0.0; POOLED];
        for look in 0..LOOKS {
            let mut share: [f32; MOMENTS] = std::array::from_fn(|moment| looks[moment * LOOKS + look]);
            soften(&mut share);
            for (share, moment) in share.iter().zip(values.as_chunks::<WIDTH>().0) {
                let sums = &mut pooled[look * WIDTH..(look + 1) * WIDTH];
                sums.iter_mut().zip(moment).for_each(|(sum, value)| *sum += share * value);
            }
        }
        for moment in values.as_chunks::<WIDTH>().0 {
            let most = &mut pooled[LOOKS * WIDTH..];
            most.iter_mut().zip(moment).for_each(|(most, value)| *most = most.max(*value));
        }
        let mut answers = self.last.bias;
        for (value, row) in pooled.iter().zip(&self.last.rows) {
            add(&mut answers, *value, row);
        }
        answers
    }
}

fn odds<const N: usize>(answers: &mut &[f32]) -> [f32; N] {
    let (these, rest) = answers.split_at(N);
    *answers = rest;
    let mut odds = std::array::from_fn(|i| these[i]);
    soften(&mut odds);
    odds
}

/// Which onset, vowel and ending a name has.
fn parts(name: &str) -> (usize, usize, usize) {
    let plain = name.replace('ē', "e");
    let place = |among: &[&str], part: &str| among.iter().position(|one| *one == part).unwrap_or(among.len() - 1);
    let at = plain.find(|letter| "iaueoy".contains(letter)).unwrap_or(plain.len());
    let (onset, rest) = plain.split_at(at);
    let (vowel, end) = rest.split_at(rest.len().min(1));
    (place(&ONSETS, onset), place(&VOWELS, vowel), place(&ENDS, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_made_of_known_parts_and_no_two_of_the_same() {
        let all: std::collections::BTreeSet<_> = NAMES[..OTHER].iter().map(|name| parts(name)).collect();
        assert_eq!(all.len(), OTHER);
        assert!(all.iter().all(|(onset, vowel, end)| *onset < 8 && *vowel < 6 && *end < 3));
    }
}
