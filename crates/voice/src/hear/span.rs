//! Where speech lies in a clip, found by its level. Knows nothing of what is said.

use super::spectrum::{STEP, decibels, power};

/// A stretch of time, in seconds from the clip's beginning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    pub from: f32,
    pub to: f32,
}

impl Span {
    pub fn length(self) -> f32 {
        self.to - self.from
    }

    pub fn contains(self, time: f32) -> bool {
        (self.from..=self.to).contains(&time)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SpeechSpan {
    /// The level of the ground, dB.
    pub ground: f32,
    /// The first frame of speech and the one after the last.
    pub frames: (usize, usize),
}

impl SpeechSpan {
    pub fn span(self) -> Span {
        let (from, to) = self.frames;
        Span { from: from as f32 * STEP, to: to.saturating_sub(1) as f32 * STEP }
    }
}

/// A clip whose loudest frame is below this, dB, is silent.
const SILENT: f32 = -62.0;
/// How many frames at the beginning are taken for ground, if they are quieter than most others.
const LEAD: usize = 9;
/// Speech is at most so much below its loudest frame, dB.
const REACH: f32 = 32.0;
const ABOVE_GROUND_DB: f32 = 8.0;
/// With hardly any difference of levels, the loudest so many dB are taken.
const FLAT: f32 = 12.0;
/// Frames that a pause inside a word may last: the closure of a stop.
const PAUSE: usize = 9;
/// Frames that a rest between words may last.
const REST: usize = 35;
/// What follows after a rest, or comes before one, is speech if it weighs at least this part of the weightiest piece.
const PART: f32 = 0.15;
const LEAST_FRAMES: usize = 4;

/// Finds the speech, if the clip is not silent: of its pieces with short pauses bridged the weightiest, in dB times time
/// above the threshold, and what lies within a rest of it and is no mere click.
pub(super) fn find(levels: &[f32]) -> Option<SpeechSpan> {
    let peak = levels.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    if peak < SILENT {
        return None;
    }
    let ground = ground(levels);
    let threshold = (peak - REACH).max((ground + ABOVE_GROUND_DB).min(peak - FLAT));
    let mut pieces: Vec<(usize, usize, f32)> = Vec::new();
    for (frame, level) in levels.iter().enumerate().filter(|(_, level)| **level >= threshold) {
        let over = level - threshold + 1.0;
        match pieces.last_mut() {
            Some((_, end, weight)) if frame - *end <= PAUSE => {
                *end = frame + 1;
                *weight += over;
            }
            Some(_) | None => pieces.push((frame, frame + 1, over)),
        }
    }
    pieces.retain(|(from, to, _)| to - from >= LEAST_FRAMES);
    let best = (0..pieces.len()).max_by(|a, b| pieces[*a].2.total_cmp(&pieces[*b].2))?;
    let (mut from, mut to, most) = pieces[best];
    for (start, end, weight) in &pieces[best + 1..] {
        if start - to > REST || *weight < PART * most {
            break;
        }
        to = *end;
    }
    for (start, end, weight) in pieces[..best].iter().rev() {
        if from - end > REST || *weight < PART * most {
            break;
        }
        from = *start;
    }
    Some(SpeechSpan { ground, frames: (from, to) })
}

/// The level of what is there without speech: the beginning, or the quietest tenth where the beginning is louder.
fn ground(levels: &[f32]) -> f32 {
    let lead = &levels[..LEAD.min(levels.len())];
    let start = decibels(lead.iter().map(|level| power(*level)).sum::<f32>() / lead.len().max(1) as f32);
    let mut sorted = levels.to_vec();
    sorted.sort_by(f32::total_cmp);
    sorted.get(sorted.len() / 10).map_or(start, |quiet| start.min(*quiet))
}
