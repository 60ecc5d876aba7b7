//! What the network is shown of a clip: its loudest second as bands over time. 16 kHz, 25 ms through a Hann window
//! every 10 ms, bands of equal width in mel (O'Shaughnessy 1987) from 80 to 7600 Hz, dB below the loudest of them;
//! `research/ear/sound.py` reckons the same. Sines and logarithms come from a crate: the same on every machine.

use std::array;
use std::f64::consts::PI;
use std::sync::LazyLock;

use base::learned::widely;

use crate::sound::RATE;

pub(super) const BANDS: usize = 40;
pub(super) const FRAMES: usize = 96;

pub(super) type Picture = [[f32; BANDS]; FRAMES];

/// The bands are also looked at as a shorter and a longer tract would shift them.
pub(super) const VIEWS: [f64; 3] = [1.0, 0.9, 1.11];

const FOLD: usize = 3;
const HEARD_RATE: f64 = RATE as f64 / FOLD as f64;
const WINDOW: usize = 400;
const HOP: usize = 160;
const SIZE: usize = 1024;
const LOWEST: f64 = 80.0;
const HIGHEST: f64 = 7600.0;
/// What is quieter, dB, counts as this quiet.
const FLOOR: f32 = -60.0;
/// The loudest stretch is so many frames long.
const STRETCH: usize = 25;
/// Taps on either side of the filter that halves nothing but what would fold back.
const REACH: usize = 48;

type Power = [f32; SIZE / 2];

struct Triangle {
    first: usize,
    weights: Vec<f32>,
}

static HANN: LazyLock<[f32; WINDOW]> =
    LazyLock::new(|| array::from_fn(|i| (0.5 - 0.5 * libm::cos(2.0 * PI * (i as f64 + 0.5) / WINDOW as f64)) as f32));

static LOWPASS: LazyLock<[f32; 2 * REACH + 1]> = LazyLock::new(|| {
    let cut = 2.0 * 7700.0 / f64::from(RATE);
    array::from_fn(|i| {
        let x = i as f64 - REACH as f64;
        let sinc = if i == REACH { 1.0 } else { libm::sin(PI * cut * x) / (PI * cut * x) };
        (cut * sinc * (0.5 + 0.5 * libm::cos(PI * x / (REACH + 1) as f64))) as f32
    })
});

static BANKS: LazyLock<[Vec<Triangle>; VIEWS.len()]> = LazyLock::new(|| VIEWS.map(bank));

fn bank(stretch: f64) -> Vec<Triangle> {
    let mel = |hertz: f64| 2595.0 * libm::log10(1.0 + hertz / 700.0);
    let edge = |index: usize| {
        let at = mel(LOWEST) + (mel(HIGHEST) - mel(LOWEST)) * index as f64 / (BANDS + 1) as f64;
        stretch * 700.0 * (libm::exp10(at / 2595.0) - 1.0)
    };
    let bin = HEARD_RATE / SIZE as f64;
    (0..BANDS)
        .map(|band| {
            let (low, middle, high) = (edge(band), edge(band + 1), edge(band + 2));
            let first = (low / bin).ceil() as usize;
            let last = ((high / bin) as usize).min(SIZE / 2 - 1);
            let weight = |bin_index: usize| {
                let hertz = bin_index as f64 * bin;
                ((hertz - low) / (middle - low)).min((high - hertz) / (high - middle)).max(0.0) as f32
            };
            Triangle { first, weights: (first..=last).map(weight).collect() }
        })
        .collect()
}

/// A third of the samples, without what the fewer could not hold.
fn thinned(samples: &[f32]) -> Vec<f32> {
    let mut padded = vec![0.0; samples.len() + 2 * REACH];
    padded[REACH..REACH + samples.len()].copy_from_slice(samples);
    widely(
        #[inline(always)]
        || {
            let heard = padded.windows(LOWPASS.len()).step_by(FOLD);
            heard.map(|near| near.iter().zip(LOWPASS.iter()).map(|(sample, tap)| sample * tap).sum()).collect()
        },
    )
}

fn spectrum(samples: &[f32], frame: usize) -> Power {
    let mut buffer = [0.0; SIZE];
    for (i, (slot, weight)) in buffer.iter_mut().zip(HANN.iter()).enumerate() {
        if let Some(sample) = (frame * HOP + i).checked_sub(WINDOW / 2).and_then(|at| samples.get(at)) {
            *slot = sample * weight;
        }
    }
    let bins = microfft::real::rfft_1024(&mut buffer);
    // The last bin's amplitude is packed beside the first.
    bins[0].im = 0.0;
    array::from_fn(|bin| bins[bin].norm_sqr())
}

fn bands(power: &Power, bank: &[Triangle]) -> [f32; BANDS] {
    array::from_fn(|band| {
        let Triangle { first, weights } = &bank[band];
        power[*first..].iter().zip(weights).map(|(power, weight)| power * weight).sum()
    })
}

/// The middle of the loudest stretch: in it lies the vowel.
fn centre(levels: &[f32]) -> usize {
    let loud = |first: isize| {
        let from = first.max(0) as usize;
        let to = ((first + STRETCH as isize).max(0) as usize).min(levels.len());
        levels[from.min(to)..to].iter().sum::<f32>()
    };
    let mut best = (0, f32::NEG_INFINITY);
    for first in -(STRETCH as isize)..=levels.len() as isize {
        let loud = loud(first);
        if loud > best.1 {
            best = (first, loud);
        }
    }
    (best.0 + (STRETCH / 2) as isize).max(0) as usize
}

/// The clip as it is seen in each of the [`VIEWS`].
pub(super) fn pictures(samples: &[f32]) -> [Picture; VIEWS.len()] {
    of_thinned(&thinned(samples))
}

pub(super) fn of_thinned(samples: &[f32]) -> [Picture; VIEWS.len()] {
    let power: Vec<Power> = (0..=samples.len() / HOP).map(|frame| spectrum(samples, frame)).collect();
    let levels: Vec<f32> = power.iter().map(|power| bands(power, &BANKS[0]).iter().sum()).collect();
    let middle = centre(&levels);
    BANKS.each_ref().map(|bank| {
        let mut shown = [[-200.0; BANDS]; FRAMES];
        for (index, row) in shown.iter_mut().enumerate() {
            if let Some(power) = (middle + index).checked_sub(FRAMES / 2).and_then(|frame| power.get(frame)) {
                *row = bands(power, bank).map(|band| 10.0 * libm::log10f(band + 1e-10));
            }
        }
        let top = shown.iter().flatten().copied().fold(f32::NEG_INFINITY, f32::max);
        shown.map(|row| row.map(|level| (level - top).max(FLOOR)))
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_picture_is_that_which_was_taught() {
        let samples: Vec<f32> = (0..8000_i64)
            .map(|place| {
                let loud = if (2000..5000).contains(&place) { 1.0 } else { 0.05 };
                (((place * place * 7919 % 65536) as f64 / 65536.0 - 0.5) * loud) as f32
            })
            .collect();
        let pictures = of_thinned(&samples);
        let rows: Vec<Vec<f32>> = include_str!("mel.txt")
            .lines()
            .map(|line| line.split(' ').map(|number| number.parse().unwrap()).collect())
            .collect();
        assert_eq!(rows.len(), 5 * VIEWS.len());
        for (rows, picture) in rows.chunks(5).zip(&pictures) {
            for row in rows {
                for (due, level) in row[1..].iter().zip(&picture[row[0] as usize]) {
                    assert!((due - level).abs() < 0.03, "frame {}: {level} instead of {due}", row[0]);
                }
            }
        }
    }

    #[test]
    fn fewer_samples_hold_what_can_be_heard_of_them_and_nothing_else() {
        let tone = |hertz: f64| -> Vec<f32> {
            (0..RATE / 4).map(|i| libm::sin(2.0 * PI * hertz * f64::from(i) / f64::from(RATE)) as f32).collect()
        };
        let loud = |hertz| {
            let heard = thinned(&tone(hertz));
            assert_eq!(heard.len(), RATE as usize / 12);
            heard[500..3500].iter().fold(0.0f32, |most, sample| most.max(sample.abs()))
        };
        assert!([100.0, 1000.0, 4000.0, 7000.0].iter().all(|hertz| (loud(*hertz) - 1.0).abs() < 0.02));
        assert!([9000.0, 12_000.0, 20_000.0].iter().all(|hertz| loud(*hertz) < 0.02));
    }

    #[test]
    fn an_empty_clip_and_silence_are_pictures_too() {
        for samples in [Vec::new(), vec![0.0], vec![0.0; 100_000]] {
            assert!(pictures(&samples).iter().flatten().flatten().all(|level| level.is_finite()));
        }
    }
}
