//! A clip as short-time power spectra, and these as bands: one transform a frame serves all. Frames are [`STEP`]
//! seconds apart; each looks at 32 ms round its time through a Hann window. Knows nothing of voices.

use std::f32::consts::PI;
use std::sync::LazyLock;

use crate::sound::RATE;

/// Seconds from frame to frame.
pub const STEP: f32 = 0.01;

pub const BANDS: usize = 26;

/// What is quieter, in dB below full scale, counts as this quiet.
pub const FLOOR: f32 = -100.0;

pub(super) const HOP: usize = RATE as usize / 100;

const SIZE: usize = 2048;
const WINDOW: usize = 1536;

/// Below this, Hz, lie hum and offset rather than speech.
const LOWEST: f32 = 70.0;
const HIGHEST: f32 = 8000.0;

/// Hz from bin to bin.
pub(super) const BIN: f32 = RATE as f32 / SIZE as f32;

/// The power in each bin, from 0 Hz to 24 kHz; their sum is the mean square of the samples.
pub(super) type Power = [f32; SIZE / 2];

static HANN: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let shape: Vec<f32> =
        (0..WINDOW).map(|i| 0.5 - 0.5 * (2.0 * PI * (i as f32 + 0.5) / WINDOW as f32).cos()).collect();
    let energy: f32 = shape.iter().map(|weight| weight * weight).sum();
    // So scaled that the bins' powers sum to the mean square.
    let scale = (2.0 / (SIZE as f32 * energy)).sqrt();
    shape.into_iter().map(|weight| weight * scale).collect()
});

/// A band's bins: the first, and the weight of each.
struct Triangle {
    first: usize,
    weights: Vec<f32>,
}

/// Of equal width in mel (O'Shaughnessy 1987: 2595 · log10(1 + f/700)), as for cepstra (Davis & Mermelstein 1980).
static TRIANGLES: LazyLock<Vec<Triangle>> = LazyLock::new(|| {
    (0..BANDS)
        .map(|band| {
            let (low, middle, high) = (edge(band), edge(band + 1), edge(band + 2));
            let first = (low / BIN).ceil() as usize;
            let weights = (first..=(high / BIN) as usize)
                .map(|bin| {
                    let hertz = bin as f32 * BIN;
                    let side =
                        if hertz < middle { (hertz - low) / (middle - low) } else { (high - hertz) / (high - middle) };
                    side.max(0.0)
                })
                .collect();
            Triangle { first, weights }
        })
        .collect()
});

fn edge(index: usize) -> f32 {
    let mel = |hertz: f32| 2595.0 * (1.0 + hertz / 700.0).log10();
    let at = mel(LOWEST) + (mel(HIGHEST) - mel(LOWEST)) * index as f32 / (BANDS + 1) as f32;
    700.0 * (10f32.powf(at / 2595.0) - 1.0)
}

/// In Hz.
pub fn band_centre(band: usize) -> f32 {
    edge(band + 1)
}

/// dB below full scale of a power, [`FLOOR`] at least.
pub(super) fn decibels(power: f32) -> f32 {
    (10.0 * (power + 1e-10).log10()).max(FLOOR)
}

pub(super) fn power(decibels: f32) -> f32 {
    10f32.powf(decibels / 10.0)
}

pub(super) fn frames(samples: usize) -> usize {
    if samples == 0 { 0 } else { samples / HOP + 1 }
}

/// The power spectrum of one frame; beyond the clip is silence.
pub(super) fn spectrum(samples: &[f32], frame: usize) -> Power {
    let mut buffer = [0.0; SIZE];
    let start = frame * HOP;
    for (i, (slot, weight)) in buffer.iter_mut().zip(HANN.iter()).enumerate() {
        if let Some(sample) = (start + i).checked_sub(WINDOW / 2).and_then(|at| samples.get(at)) {
            *slot = sample * weight;
        }
    }
    let bins = microfft::real::rfft_2048(&mut buffer);
    // The last bin's amplitude is packed beside the first.
    bins[0].im = 0.0;
    let mut power = [0.0; SIZE / 2];
    for (power, bin) in power.iter_mut().zip(bins) {
        *power = bin.norm_sqr();
    }
    power
}

/// The mean square of what of a frame lies where speech does, 70 Hz to 8 kHz.
pub(super) fn mean_square(power: &Power) -> f32 {
    between(power, LOWEST, HIGHEST)
}

pub(super) fn between(power: &Power, low: f32, high: f32) -> f32 {
    power[(low / BIN).ceil() as usize..=(high / BIN) as usize].iter().sum()
}

pub(super) fn bands(power: &Power) -> [f32; BANDS] {
    let mut bands = [0.0; BANDS];
    for (band, triangle) in bands.iter_mut().zip(TRIANGLES.iter()) {
        *band = power[triangle.first..].iter().zip(&triangle.weights).map(|(power, weight)| power * weight).sum();
    }
    bands
}
