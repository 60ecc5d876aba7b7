//! Which stretches of speech are vowels, and whether they are long. Knows no language.

use super::frame::Frame;
use super::span::Span;
use super::spectrum::{STEP, band_centre, decibels, power};

/// A vowel, as far as sound alone tells: voiced, louder than its neighbours, of one colour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vowel {
    pub span: Span,
    pub length: Length,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    Short,
    Between,
    Long,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tempo {
    /// The clip has vowels of both kinds, and long is longer than this, seconds.
    Known(f32),
    /// The clip does not tell how fast it is spoken; what is usual is taken.
    Usual,
}

/// Seconds below which they are short, above which long: short ones last about 0.15, long 0.33, half at double tempo.
const USUAL: (f32, f32) = (0.2, 0.245);
/// Long vowels of one clip last at least so many times its short ones.
const RATIO: f32 = 1.5;

/// A vowel's loudness may fall so much from its middle, dB.
const FALL: f32 = 9.0;
/// Two vowels have a dip between them of so much, dB.
const DIP: f32 = 4.0;
/// A vowel is at most so much quieter than the loudest, dB.
const QUIET: f32 = 16.0;
/// A vowel's colour may change so much from its middle, dB a band.
const COLOUR: f32 = 6.5;
const LEAST_FRAMES: usize = 4;

pub(super) fn vowels(frames: &[Frame], speech: (usize, usize)) -> (Vec<Vowel>, Tempo) {
    let sonority: Vec<f32> = smooth(&frames.iter().map(sonority).collect::<Vec<_>>());
    let spans: Vec<Span> = nuclei(frames, &sonority, speech)
        .into_iter()
        .filter_map(|nucleus| stretch(frames, &sonority, speech, nucleus))
        .map(|(from, to)| Span { from: (from as f32 - 0.5) * STEP, to: (to as f32 - 0.5) * STEP })
        .map(|span| Span { from: span.from.max(0.0), ..span })
        .collect();
    let tempo = tempo(&spans);
    let (short, long) = match tempo {
        Tempo::Known(border) => (border, border),
        Tempo::Usual => USUAL,
    };
    let vowels = spans.into_iter().map(|span| {
        let length = match span.length() {
            lasts if lasts < short => Length::Short,
            lasts if lasts > long => Length::Long,
            _between => Length::Between,
        };
        Vowel { span, length }
    });
    (vowels.collect(), tempo)
}

/// How loud a frame is where vowels are, dB.
fn sonority(frame: &Frame) -> f32 {
    let heard = frame.bands.iter().enumerate().filter(|(band, _)| (180.0..3200.0).contains(&band_centre(*band)));
    decibels(heard.map(|(_, level)| power(*level)).sum())
}

fn smooth(values: &[f32]) -> Vec<f32> {
    (0..values.len())
        .map(|i| {
            let near = &values[i.saturating_sub(1)..(i + 2).min(values.len())];
            near.iter().sum::<f32>() / near.len() as f32
        })
        .collect()
}

/// Of syllables: voiced peaks with a dip between (after de Jong & Wempe, Behavior Research Methods 41, 2009).
fn nuclei(frames: &[Frame], sonority: &[f32], (from, to): (usize, usize)) -> Vec<usize> {
    let loudest = sonority[from..to].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut found: Vec<usize> = Vec::new();
    for frame in (from..to).filter(|frame| frames[*frame].pitch.is_some() && sonority[*frame] > loudest - QUIET) {
        match found.last_mut() {
            Some(last) => {
                let low = sonority[*last..=frame].iter().copied().fold(f32::INFINITY, f32::min);
                if low < sonority[*last].min(sonority[frame]) - DIP {
                    found.push(frame);
                } else if sonority[frame] > sonority[*last] {
                    *last = frame;
                }
            }
            None => found.push(frame),
        }
    }
    found
}

/// The frames round a nucleus that sound like it: the first, and the one after the last.
fn stretch(frames: &[Frame], sonority: &[f32], (from, to): (usize, usize), nucleus: usize) -> Option<(usize, usize)> {
    let alike = |frame: &usize| {
        sonority[*frame] > sonority[nucleus] - FALL && colour(&frames[nucleus], &frames[*frame]) < COLOUR
    };
    let first = (from..nucleus).rev().take_while(alike).last().unwrap_or(nucleus);
    let end = (nucleus + 1..to).take_while(alike).last().unwrap_or(nucleus) + 1;
    (end - first >= LEAST_FRAMES).then_some((first, end))
}

/// How differently two frames are coloured, their loudness apart: the mean difference of bands below 4 kHz, dB.
fn colour(a: &Frame, b: &Frame) -> f32 {
    let differences: Vec<f32> = (0..a.bands.len())
        .take_while(|band| band_centre(*band) < 4000.0)
        .map(|band| a.bands[band] - b.bands[band])
        .collect();
    let mean = differences.iter().sum::<f32>() / differences.len() as f32;
    differences.iter().map(|difference| (difference - mean).abs()).sum::<f32>() / differences.len() as f32
}

/// The border between short and long, where a clip has both: in the widest gap of its vowels' lengths.
fn tempo(spans: &[Span]) -> Tempo {
    let mut lengths: Vec<f32> = spans.iter().map(|span| span.length()).collect();
    lengths.sort_by(f32::total_cmp);
    lengths
        .windows(2)
        .map(|pair| (pair[1] / pair[0], (pair[0] * pair[1]).sqrt()))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .filter(|(ratio, _)| *ratio >= RATIO)
        .map_or(Tempo::Usual, |(_, border)| Tempo::Known(border))
}
