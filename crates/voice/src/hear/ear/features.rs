//! What the network is shown of a clip: cepstra round its longest vowel. Knows no names.
//!
//! Anchored at the vowel and not at where speech begins: noise hides a soft consonant, hardly ever a vowel. Cepstra
//! after Davis & Mermelstein (IEEE Trans. ASSP 28, 1980); the ground's spectrum is taken off before (Boll, same journal
//! 27, 1979).

use std::f32::consts::PI;
use std::sync::LazyLock;

use rand::{Rng, RngExt};

use super::super::spectrum::{BANDS, STEP, decibels, power};
use super::super::trial::spread;
use super::super::{Frame, Measurements};

/// How many cepstral coefficients are looked at, the level first.
const CEPSTRA: usize = 12;
/// Frames before and after the vowel's beginning that are looked at, and after its end.
const ONSET: [f32; 13] = [-20.0, -17.0, -14.0, -11.0, -9.0, -7.0, -5.0, -3.0, -1.0, 1.0, 3.0, 5.0, 8.0];
const END: [f32; 7] = [-2.0, 1.0, 3.0, 6.0, 9.0, 12.0, 16.0];
const INSIDE: usize = 4;
const PLAIN: usize = 4;

pub const INPUTS: usize = CEPSTRA * (ONSET.len() + INSIDE + END.len()) + PLAIN;

/// What is so much quieter than the loudest band of the vowel, dB, is not looked at.
const DEEP: f32 = -46.0;
/// Nor what is so much louder.
const HIGH: f32 = 6.0;
/// At least this part of a band's power is left when the ground is taken off.
const LEFT: f32 = 0.003;
/// The ground is heard from so many frames before the speech on. The last of them are left out, half of those that
/// there are: a soft consonant may lie there.
const GROUND: usize = 28;
const SOFT: usize = 12;
const LONGEST_WORD_SECONDS: f32 = 1.4;

/// How one saying differs from another, for learning: what no speaker of the synthesizer varies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Jitter {
    /// How much later the vowel begins and ends, frames.
    pub borders: (f32, f32),
    /// How much louder what comes before the vowel is, dB.
    pub onset: f32,
    /// How much louder each band is, dB: another microphone, another way to it.
    pub bands: [f32; BANDS],
}

impl Jitter {
    pub fn random(rng: &mut impl Rng) -> Self {
        let (tilt, hump) = (spread(rng, 5.0), spread(rng, 3.0));
        let (width, place): (f32, f32) = (rng.random_range(0.3..1.0), rng.random());
        let band = |band: usize| {
            let x = 2.0 * band as f32 / (BANDS - 1) as f32 - 1.0;
            tilt * x + hump * (2.0 * PI * (x * width + place)).cos()
        };
        Self {
            borders: (spread(rng, 0.7), spread(rng, 0.7)),
            onset: spread(rng, 6.0) - 3.0,
            bands: std::array::from_fn(band),
        }
    }
}

static COSINES: LazyLock<[[f32; BANDS]; CEPSTRA]> = LazyLock::new(|| {
    std::array::from_fn(|order| {
        std::array::from_fn(|band| {
            (PI * order as f32 * (band as f32 + 0.5) / BANDS as f32).cos() * (2.0 / BANDS as f32).sqrt()
        })
    })
});

type Bands = [f32; BANDS];

/// What the network is shown; nothing where there is no vowel, or more than a word.
pub fn features(measured: &Measurements, jitter: Option<&Jitter>) -> Option<Vec<f32>> {
    let speech = measured.speech.filter(|speech| speech.length() <= LONGEST_WORD_SECONDS)?;
    let vowel = measured.main_vowel()?;
    let frame = |time: f32| (time / STEP).round() as usize;
    let (from, to) = (frame(speech.from), (frame(speech.to) + 1).min(measured.frames.len()));
    let (mut begin, mut end) = (vowel.span.from / STEP, vowel.span.to / STEP);
    let mut bands = cleaned(&measured.frames, from);
    if let Some(jitter) = jitter {
        begin += jitter.borders.0;
        end += jitter.borders.1;
        for (i, bands) in bands.iter_mut().enumerate() {
            let more = if (i as f32) < begin.round() { jitter.onset } else { 0.0 };
            bands.iter_mut().zip(jitter.bands).for_each(|(band, by)| *band += by + more);
        }
    }
    let last = bands.len().checked_sub(1)?;
    let inside = (begin.round().max(0.0) as usize).min(last)..=(end.round().max(0.0) as usize).min(last);
    let top = bands.get(inside)?.iter().flatten().copied().fold(f32::NEG_INFINITY, f32::max);
    if !top.is_finite() {
        return None;
    }
    let spoken = from.saturating_sub(SOFT)..to + 3;
    let cepstra: Vec<[f32; CEPSTRA]> = bands
        .iter()
        .enumerate()
        .map(|(i, bands)| {
            let heard = |level: f32| if spoken.contains(&i) { (level - top).clamp(DEEP, HIGH) } else { DEEP };
            cepstrum(&bands.map(heard))
        })
        .collect();
    let nothing = cepstrum(&[DEEP; BANDS]);
    let steps = (0..INSIDE).map(|i| begin + 1.0 + (end - begin - 2.0) * i as f32 / (INSIDE - 1) as f32);
    let places = ONSET.iter().map(|by| begin + by).chain(steps).chain(END.iter().map(|by| end + by));
    let mut shown: Vec<f32> = places.flat_map(|place| between(&cepstra, &nothing, place)).collect();
    let lasts = |frames: f32| 10.0 * frames.max(1.0).ln();
    shown.extend([lasts(end - begin), lasts(begin - from as f32), lasts(to as f32 - end)]);
    shown.push(10.0 * measured.vowels.len() as f32);
    Some(shown)
}

/// The bands of each frame, dB, without the ground that is heard before the speech.
fn cleaned(frames: &[Frame], from: usize) -> Vec<Bands> {
    let before = &frames[from.saturating_sub(GROUND)..from - SOFT.min(from / 2)];
    let mut ground = [0.0; BANDS];
    if before.len() > 2 {
        for frame in before {
            ground.iter_mut().zip(frame.bands).for_each(|(sum, level)| *sum += power(level) / before.len() as f32);
        }
    }
    let clean = |frame: &Frame| {
        std::array::from_fn(|band| {
            let heard = power(frame.bands[band]);
            decibels((heard - ground[band]).max(heard * LEFT))
        })
    };
    frames.iter().map(clean).collect()
}

fn cepstrum(bands: &Bands) -> [f32; CEPSTRA] {
    COSINES.each_ref().map(|cosines| cosines.iter().zip(bands).map(|(cosine, band)| cosine * band).sum())
}

/// The cepstrum at a place between frames; beyond the clip is silence.
fn between(cepstra: &[[f32; CEPSTRA]], nothing: &[f32; CEPSTRA], place: f32) -> [f32; CEPSTRA] {
    let at = |index: f32| {
        let inside = index >= 0.0 && (index as usize) < cepstra.len();
        if inside { &cepstra[index as usize] } else { nothing }
    };
    let part = place - place.floor();
    let (before, after) = (at(place.floor()), at(place.floor() + 1.0));
    std::array::from_fn(|i| before[i] * (1.0 - part) + after[i] * part)
}
