//! A clip measured: levels, pitch, formants, bands, vowels. Draws nothing and judges nobody.

use super::formants::{FORMANTS, formants};
use super::frame::{Frame, median, steady};
use super::pitch::Slow;
use super::span::{self, Span};
use super::spectrum::{self, HOP, decibels, power};
use super::vowels::{Tempo, Vowel, vowels};
use crate::sound::Clip;

/// What was measured in a clip. Times are seconds from its beginning; every number is finite.
#[derive(Clone, Debug, PartialEq)]
pub struct Measurements {
    pub length: f32,
    /// Where speech lies; nowhere in a silent clip.
    pub speech: Option<Span>,
    /// How loud the speech is: its mean power, dB below full scale.
    pub loudness: Option<f32>,
    /// How loud the ground is that it stands on, dB below full scale.
    pub ground: Option<f32>,
    /// Frame after frame, [`super::STEP`] apart, the first at 0; none in an empty clip.
    pub frames: Vec<Frame>,
    pub vowels: Vec<Vowel>,
    pub tempo: Tempo,
}

impl Measurements {
    pub fn time(frame: usize) -> f32 {
        frame as f32 * spectrum::STEP
    }

    pub fn within(&self, span: Span) -> impl Iterator<Item = &Frame> {
        self.frames.iter().enumerate().filter(move |(i, _)| span.contains(Self::time(*i))).map(|(_, frame)| frame)
    }

    pub fn main_vowel(&self) -> Option<&Vowel> {
        self.vowels.iter().max_by(|a, b| a.span.length().total_cmp(&b.span.length()))
    }

    /// How long the main vowel lasts as far as its length makes another name of it, seconds. The colour of a vowel that is
    /// said `alone` may wander, so its loudness tells; one in a syllable counts as if it were said alone.
    pub fn vowel_length(&self, alone: bool) -> Option<f32> {
        let span = self.main_vowel()?.span;
        if !alone {
            return Some(IN_SYLLABLE * span.length());
        }
        let frames = self.frames.iter().enumerate();
        let (loudest, top) = frames
            .filter(|(i, _)| span.contains(Self::time(*i)))
            .map(|(i, frame)| (i, frame.level))
            .max_by(|a, b| a.1.total_cmp(&b.1))?;
        let loud = |frame: &&Frame| frame.level > top - ALONE_FALL;
        let (before, after) = self.frames.split_at(loudest);
        let count = before.iter().rev().take_while(loud).count() + after.iter().take_while(loud).count();
        Some(count as f32 * spectrum::STEP)
    }

    /// In Hz; `None` where nothing is voiced.
    pub fn pitch(&self, span: Span) -> Option<f32> {
        median(self.within(span).filter_map(|frame| frame.pitch).collect())
    }

    /// F1, F2 and F3, Hz.
    pub fn formants(&self, span: Span) -> [Option<f32>; FORMANTS] {
        std::array::from_fn(|i| median(self.within(span).filter_map(|frame| frame.formants[i]).collect()))
    }
}

/// How far a vowel that is said alone falls in loudness before it is over, dB.
const ALONE_FALL: f32 = 10.0;
/// How many times as long short vowels last alone as in a syllable: the mean of the voices that taught the ear.
const IN_SYLLABLE: f32 = 1.1;

/// How far speech stands above its ground, dB, where the end of it can be told.
const CLEAR_DB: f32 = 15.0;

/// Whether something was said in a clip and is over since `rest` seconds; told by its levels alone.
pub fn is_said(clip: &Clip, rest: f32) -> bool {
    let samples = clip.samples();
    let level = |frame| decibels(spectrum::mean_square(&spectrum::spectrum(samples, frame)));
    let levels: Vec<f32> = (0..spectrum::frames(samples.len())).map(level).collect();
    let peak = levels.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    span::find(&levels)
        .is_some_and(|found| peak - found.ground >= CLEAR_DB && clip.length().as_secs_f32() - found.span().to >= rest)
}

/// Measures a clip. Takes about as long as a hundredth of the clip; any clip is fine, also an empty one.
pub fn measure(clip: &Clip) -> Measurements {
    let samples = clip.samples();
    let spectra: Vec<spectrum::Power> =
        (0..spectrum::frames(samples.len())).map(|frame| spectrum::spectrum(samples, frame)).collect();
    let levels: Vec<f32> = spectra.iter().map(|power| decibels(spectrum::mean_square(power))).collect();
    let found = span::find(&levels);
    let voiced = found.map_or(0..0, |found| found.frames.0..found.frames.1);
    let pitches = Slow::new(samples).pitches(voiced.clone());
    let mut frames: Vec<Frame> = spectra
        .iter()
        .enumerate()
        .map(|(i, power)| {
            let pitch = i.checked_sub(voiced.start).and_then(|i| pitches.get(i).copied().flatten());
            Frame {
                wave: wave(&samples[i * HOP..((i + 1) * HOP).min(samples.len())]),
                level: levels[i],
                pitch,
                formants: if pitch.is_some() { formants(power) } else { [None; FORMANTS] },
                bands: spectrum::bands(power).map(decibels),
            }
        })
        .collect();
    steady(&mut frames);
    let (vowels, tempo) = found.map_or((Vec::new(), Tempo::Usual), |found| vowels(&frames, found.frames));
    Measurements {
        length: clip.length().as_secs_f32(),
        speech: found.map(span::SpeechSpan::span),
        loudness: found.map(|_| {
            let sum: f32 = levels[voiced.clone()].iter().map(|level| power(*level)).sum();
            decibels(sum / voiced.len() as f32)
        }),
        ground: found.map(|found| found.ground),
        frames,
        vowels,
        tempo,
    }
}

fn wave(samples: &[f32]) -> (f32, f32) {
    samples.iter().fold((0.0, 0.0), |(low, high): (f32, f32), sample| (low.min(*sample), high.max(*sample)))
}
