//! The melody: how the voice rises and falls while words are said. Knows of sounds only when vowels begin and end.

use std::f32::consts::TAU;

use super::Speaker;
use super::tract::gone;

/// How far above and below its middle a breath begins and ends, semitones; a short one does not come all the way.
const BEGINS: f32 = 1.0;
const ENDS: f32 = -1.5;
/// From how long a breath on it comes all the way, s.
const WHOLE: f32 = 0.8;
/// How far the voice rises for a stressed vowel and for another, and where it lies before the first, semitones.
const STRESSED: f32 = 2.0;
const OTHER: f32 = 0.5;
const BEFORE: f32 = -0.5;
/// How far it then falls, and how far at the very end, semitones.
const FALL: f32 = -0.5;
const LAST: f32 = -3.5;
/// In which part of a vowel it is highest.
const HIGHEST: f32 = 0.3;

/// Times, s, and how far from the speaker's pitch the voice then is, semitones.
pub(super) struct Melody {
    knots: Vec<(f32, f32)>,
    /// The first knot of the breath under way.
    first: usize,
}

impl Melody {
    pub(super) fn new() -> Self {
        Self { knots: Vec::new(), first: 0 }
    }

    pub(super) fn begin(&mut self, at: f32) {
        self.first = self.knots.len();
        self.knots.push((at, BEFORE));
    }

    /// A vowel sounds from one time to another; the last of a breath falls, all the further the nearer it is the end.
    pub(super) fn vowel(&mut self, (from, to): (f32, f32), stressed: bool, last: bool) {
        self.knots.push((from + HIGHEST * (to - from), if stressed { STRESSED } else { OTHER }));
        self.knots.push((to, if last { LAST } else { FALL }));
    }

    /// The breath ends: from its beginning it has sunk.
    pub(super) fn end(&mut self, at: f32) {
        let breath = &mut self.knots[self.first..];
        let Some(&(began, _)) = breath.first() else { return };
        for (time, tone) in breath {
            *tone += BEGINS + (ENDS - BEGINS) * (*time - began) / (at - began).max(WHOLE);
        }
    }

    /// How high the voice is, Hz. `knot` is where to look first; times must not fall from one question to the next.
    pub(super) fn pitch(&self, knot: &mut usize, time: f32, speaker: &Speaker) -> f32 {
        while self.knots.get(*knot + 1).is_some_and(|(then, _)| *then <= time) {
            *knot += 1;
        }
        let tone = match (self.knots.get(*knot), self.knots.get(*knot + 1)) {
            (Some((from, low)), Some((to, high))) => low + (high - low) * gone((*from, *to), time),
            (Some((_, tone)), None) => *tone,
            (None, _) => 0.0,
        };
        speaker.pitch * libm::exp2f(speaker.lively * tone / 12.0) * (1.0 + speaker.rough * flutter(time))
    }
}

/// A voice is never quite still: three slow waves (Klatt and Klatt, 1990), together from -3 to 3.
fn flutter(time: f32) -> f32 {
    [12.7, 7.1, 4.7].into_iter().map(|rate| libm::sinf(TAU * rate * time)).sum()
}
