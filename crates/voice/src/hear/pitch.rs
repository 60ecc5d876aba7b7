//! How high a voice is: YIN (de Cheveigné & Kawahara, J. Acoust. Soc. Am. 111, 2002), steps 1 to 5. Knows no spectrum.

use std::f32::consts::PI;

use microfft::Complex32;

use super::frame::median;
use super::spectrum::HOP;
use crate::sound::RATE;

/// In Hz.
pub(super) const LOWEST: f32 = 62.0;
pub(super) const HIGHEST: f32 = 500.0;

/// The signal is looked at at 12 kHz.
const DOWN: usize = 4;
const SLOW: f32 = RATE as f32 / DOWN as f32;
/// So many that little of what lies above 800 Hz is left. Resonances there could pass for a voice: where the pitch falls
/// within a period, high parts of it fall out of step first, and a's two resonances, at 2 : 3, seem a voice of 427 Hz.
const TAPS: usize = 97;

const SIZE: usize = 512;
/// The longest period, in slow samples, and what is compared with itself.
const LONGEST: usize = (SLOW / LOWEST) as usize;
const SHORTEST: usize = (SLOW / HIGHEST) as usize;
const WINDOW: usize = SIZE - LONGEST - 2;

/// The first dip of the normalised difference that is at most so much above the deepest is the period: step 4, but for a
/// threshold that goes with the frame, as a fixed one takes the first resonance for the voice.
const NEARLY: f32 = 0.06;
/// A frame whose lowest dip is above this is not voiced.
const VOICED: f32 = 0.45;

/// So deep a dip has to be for a voice that is looked for where others in the clip were found.
const ALSO: f32 = 0.65;
/// How far a voice goes from its middle before it is doubted, octaves.
const FAR: f32 = 0.5;

/// A clip at 12 kHz with silence before and after, to be asked for its pitch.
pub(super) struct Slow(Vec<f32>);

impl Slow {
    pub fn new(samples: &[f32]) -> Self {
        let shape: Vec<f32> =
            (0..TAPS).map(|i| 0.5 - 0.5 * (2.0 * PI * (i as f32 + 1.0) / (TAPS as f32 + 1.0)).cos()).collect();
        let sum: f32 = shape.iter().sum();
        let thin = (0..samples.len().div_ceil(DOWN)).map(|i| {
            let first = (i * DOWN).saturating_sub(TAPS / 2);
            let near = &samples[first..(i * DOWN + TAPS / 2 + 1).min(samples.len())];
            near.iter().zip(&shape).map(|(sample, weight)| sample * weight).sum::<f32>() / sum
        });
        let silence = || std::iter::repeat_n(0.0, SIZE / 2);
        Self(silence().chain(thin).chain(silence()).chain([0.0]).collect())
    }

    /// The pitch round each of these frames, Hz, where it is voiced. What lies half an octave and more from the middle of
    /// all is looked at again: a nasal's one strong resonance passes for a voice, where the voice itself is there, too.
    pub fn pitches(&self, frames: std::ops::Range<usize>) -> Vec<Option<f32>> {
        let mut pitches: Vec<Option<f32>> = frames.clone().map(|frame| self.pitch(frame, None)).collect();
        let Some(middle) = median(pitches.iter().flatten().copied().collect()) else { return pitches };
        for (frame, pitch) in frames.zip(&mut pitches) {
            if pitch.is_some_and(|pitch| octaves(pitch, middle) > FAR) {
                *pitch = self.pitch(frame, Some(middle)).or(*pitch);
            }
        }
        pitches
    }

    /// The pitch round a frame's time; `near` another one, if there is one nearly as likely.
    fn pitch(&self, frame: usize, near: Option<f32>) -> Option<f32> {
        let start = frame * HOP / DOWN;
        let around = self.0.get(start..start + SIZE)?;
        let mean = around.iter().sum::<f32>() / SIZE as f32;
        let around: Vec<f32> = around.iter().map(|sample| sample - mean).collect();
        let dips = normalised(&difference(&around));
        let period = match near {
            Some(near) => period_near(&dips, near)?,
            None => period(&dips)?,
        };
        let hertz = SLOW / between(&dips, period);
        (LOWEST..=HIGHEST).contains(&hertz).then_some(hertz)
    }
}

/// Step 2: how much the signal differs from itself shifted, by the transform: d(τ) = E(0) + E(τ) − 2 r(τ).
fn difference(near: &[f32]) -> Vec<f32> {
    // The first samples and all of them, as the two halves of one complex signal.
    let mut both = [Complex32::default(); SIZE];
    for (i, (slot, sample)) in both.iter_mut().zip(near).enumerate() {
        *slot = Complex32::new(if i < WINDOW { *sample } else { 0.0 }, *sample);
    }
    let both = microfft::complex::cfft_512(&mut both);
    let mut product = [Complex32::default(); SIZE];
    for (k, slot) in product.iter_mut().enumerate() {
        let (here, there) = (both[k], both[(SIZE - k) % SIZE].conj());
        let part = (here + there) * 0.5;
        let whole = (here - there) * Complex32::new(0.0, -0.5);
        // Conjugated, so that the forward transform goes back.
        *slot = (part.conj() * whole).conj();
    }
    let product = microfft::complex::cfft_512(&mut product);
    let mut energy: f32 = near[..WINDOW].iter().map(|sample| sample * sample).sum();
    let first = energy;
    (0..=LONGEST + 1)
        .map(|shift| {
            if shift > 0 {
                let (out, into) = (near[shift - 1], near[shift + WINDOW - 1]);
                energy += into * into - out * out;
            }
            (first + energy - 2.0 * product[shift].re / SIZE as f32).max(0.0)
        })
        .collect()
}

/// Step 3: divided by the mean so far.
fn normalised(difference: &[f32]) -> Vec<f32> {
    let mut sum = 0.0;
    difference
        .iter()
        .enumerate()
        .map(|(shift, value)| {
            if shift == 0 {
                return 1.0;
            }
            sum += value;
            if sum > 0.0 { value * shift as f32 / sum } else { 1.0 }
        })
        .collect()
}

/// Step 4: the first dip that is nearly as deep as the deepest.
fn period(dips: &[f32]) -> Option<usize> {
    let range = SHORTEST..=LONGEST;
    let deepest = range.clone().map(|shift| dips[shift]).fold(f32::INFINITY, f32::min);
    let dip = |shift: &usize| dips[*shift] <= dips[shift - 1] && dips[*shift] <= dips[shift + 1];
    (deepest < VOICED).then(|| range.clone().filter(dip).find(|shift| dips[*shift] < deepest + NEARLY)).flatten()
}

fn period_near(dips: &[f32], hertz: f32) -> Option<usize> {
    let dip = |shift: &usize| dips[*shift] <= dips[shift - 1] && dips[*shift] <= dips[shift + 1];
    let far = |shift: &usize| octaves(SLOW / *shift as f32, hertz);
    let likely = (SHORTEST..=LONGEST).filter(dip).filter(|shift| dips[*shift] < ALSO && far(shift) < FAR);
    likely.min_by(|one, other| far(one).total_cmp(&far(other)))
}

fn octaves(one: f32, other: f32) -> f32 {
    (one / other).log2().abs()
}

/// Step 5: where a parabola through the dip and its neighbours is lowest.
fn between(dips: &[f32], shift: usize) -> f32 {
    let (before, here, after) = (dips[shift - 1], dips[shift], dips[shift + 1]);
    let bend = before - 2.0 * here + after;
    let by = if bend > f32::EPSILON { ((before - after) / (2.0 * bend)).clamp(-1.0, 1.0) } else { 0.0 };
    shift as f32 + by
}
