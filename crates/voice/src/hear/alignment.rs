//! Two clips laid beside each other in time, and where they differ even so: dynamic time warping (H. Sakoe and S.
//! Chiba, “Dynamic programming algorithm optimization for spoken word recognition”, IEEE Trans. ASSP 26 (1978), 43–49)
//! over the levels of the bands, each clip against its own loudest.

use super::spectrum::{BANDS, STEP};
use super::{Frame, Measurements, Span};

/// What is so far below a clip's loudest band, dB, counts as silent.
const DEEP: f32 = 45.0;
/// A stretch differs where its frames are further apart than this, dB a band: the same name said by another comes to 1 to 3, rarely to 6.
const APART: f32 = 5.8;
/// Frames to either side over which the distance is averaged.
const ROUND: usize = 3;
/// Seconds that a stretch lasts at least.
const SHORTEST: f32 = 0.05;

#[derive(Clone, Debug, PartialEq)]
pub struct Alignment {
    /// For each frame of the second clip's speech its time in the first clip, seconds; never falls.
    times: Vec<f32>,
    /// The first frame of the second clip's speech.
    first: usize,
    /// Where the two differ most, in the first clip's time.
    pub differs: Option<Span>,
}

impl Alignment {
    /// `None` where either clip holds no speech.
    pub fn of(model: &Measurements, own: &Measurements) -> Option<Self> {
        let (one, other) = (Sounds::of(model)?, Sounds::of(own)?);
        let path = path(&one.levels, &other.levels);
        let mut times = vec![(0.0_f32, 0.0_f32); other.levels.len()];
        let mut apart = vec![(0.0_f32, 0.0_f32); one.levels.len()];
        for (i, j) in &path {
            let (sum, count) = &mut times[*j];
            (*sum, *count) = (*sum + (one.first + i) as f32 * STEP, *count + 1.0);
            let (sum, count) = &mut apart[*i];
            (*sum, *count) = (*sum + distance(&one.levels[*i], &other.levels[*j]), *count + 1.0);
        }
        let mean = |(sum, count): (f32, f32)| if count > 0.0 { sum / count } else { 0.0 };
        let apart: Vec<f32> = apart.into_iter().map(mean).collect();
        let differs = stretch(&smooth(&apart)).map(|(from, to)| {
            let time = |frame: usize| (one.first + frame) as f32 * STEP;
            Span { from: time(from), to: time(to) }
        });
        Some(Self { times: times.into_iter().map(mean).collect(), first: other.first, differs })
    }

    /// The second clip's frames, each at its time in the first clip, seconds.
    pub(super) fn laid<'a>(&'a self, own: &'a Measurements) -> impl Iterator<Item = (f32, &'a Frame)> {
        self.times.iter().copied().zip(own.frames.iter().skip(self.first))
    }
}

type Levels = [f32; BANDS];

struct Sounds {
    first: usize,
    levels: Vec<Levels>,
}

impl Sounds {
    fn of(measured: &Measurements) -> Option<Self> {
        let speech = measured.speech?;
        let place = |seconds: f32| ((seconds / STEP).round() as usize).min(measured.frames.len().saturating_sub(1));
        let (first, last) = (place(speech.from), place(speech.to));
        let frames = measured.frames.get(first..=last)?;
        let loudest = frames.iter().flat_map(|frame| frame.bands).fold(f32::NEG_INFINITY, f32::max);
        let levels: Vec<Levels> =
            frames.iter().map(|frame| frame.bands.map(|level| (level - loudest).max(-DEEP))).collect();
        Some(Self { first, levels })
    }
}

/// dB a band.
fn distance(one: &Levels, other: &Levels) -> f32 {
    one.iter().zip(other).map(|(a, b)| (a - b).abs()).sum::<f32>() / BANDS as f32
}

/// From both beginnings to both ends; a step in both counts twice, as in Sakoe and Chiba's symmetric form.
fn path(one: &[Levels], other: &[Levels]) -> Vec<(usize, usize)> {
    let wide = other.len();
    let mut cost = vec![f32::INFINITY; one.len() * wide];
    for i in 0..one.len() {
        for j in 0..wide {
            let here = distance(&one[i], &other[j]);
            let by = |from: Option<usize>, weight: f32| from.map_or(f32::INFINITY, |from| cost[from] + weight * here);
            let (up, left) = (i.checked_sub(1), j.checked_sub(1));
            let both = up.zip(left).map(|(i, j)| i * wide + j);
            let least = by(both, 2.0).min(by(up.map(|i| i * wide + j), 1.0)).min(by(left.map(|j| i * wide + j), 1.0));
            cost[i * wide + j] = if i + j == 0 { here } else { least };
        }
    }
    let (mut i, mut j) = (one.len().saturating_sub(1), wide.saturating_sub(1));
    let mut path = vec![(i, j)];
    while i + j > 0 {
        let here = distance(&one[i], &other[j]);
        let ways = [
            (i > 0 && j > 0).then(|| (i - 1, j - 1, 2.0)),
            (i > 0).then(|| (i - 1, j, 1.0)),
            (j > 0).then(|| (i, j - 1, 1.0)),
        ];
        let cheapest = ways.into_iter().flatten().min_by(|a, b| {
            let total = |(i, j, weight): &(usize, usize, f32)| cost[i * wide + j] + weight * here;
            total(a).total_cmp(&total(b))
        });
        let Some((before, beside, _)) = cheapest else { break };
        (i, j) = (before, beside);
        path.push((i, j));
    }
    path.reverse();
    path
}

fn smooth(values: &[f32]) -> Vec<f32> {
    let round = |i: usize| &values[i.saturating_sub(ROUND)..(i + ROUND + 1).min(values.len())];
    (0..values.len()).map(|i| round(i).iter().sum::<f32>() / round(i).len() as f32).collect()
}

/// The stretch of the largest difference, if any is large enough: its first frame and its last.
fn stretch(apart: &[f32]) -> Option<(usize, usize)> {
    let over = |level: &f32| *level > APART;
    let mut best: Option<(f32, (usize, usize))> = None;
    let mut at = 0;
    for run in apart.chunk_by(|a, b| over(a) == over(b)) {
        let (weight, span) = (run.iter().sum::<f32>(), (at, at + run.len() - 1));
        at += run.len();
        let long = run.len() as f32 * STEP >= SHORTEST;
        if long && run.first().is_some_and(over) && best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, span));
        }
    }
    best.map(|(_, span)| span)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use super::*;
    use crate::hear::measure;
    use crate::{Pace, Speaker, Voice, say, say_as};

    fn said(words: &str, pace: f32) -> Measurements {
        measure(&say(words, Voice::Deep, Pace::new(pace)).unwrap())
    }

    fn by_another(words: &str) -> Measurements {
        measure(&say_as(words, &Speaker { pitch: 165.0, tract: 1.08, ..Voice::Middle.speaker() }).unwrap())
    }

    #[test]
    fn a_clip_lies_on_itself_however_fast_it_is_said() {
        for words in ["ša", "ēli", "mo"] {
            let model = said(words, 1.0);
            let same = Alignment::of(&model, &model).unwrap();
            assert_eq!(same.differs, None, "{words}");
            let start = model.speech.unwrap().from;
            assert!(same.times.iter().enumerate().all(|(i, time)| (time - start - i as f32 * STEP).abs() < 0.006));
            let slow = said(words, 0.7);
            let laid = Alignment::of(&model, &slow).unwrap();
            assert!(laid.times.is_sorted() && laid.differs.is_none(), "{words}: {:?}", laid.differs);
            let end = laid.times.last().unwrap();
            assert!((end - model.speech.unwrap().to).abs() < 0.05, "{words} ends with its model");
            assert_eq!(Alignment::of(&model, &by_another(words)).unwrap().differs, None, "{words} by another");
        }
    }

    #[test]
    fn what_differs_is_found_where_it_is() {
        for (asked, own, begins) in [("ša", "ka", true), ("ša", "ha", true), ("mo", "mi", false), ("ka", "ki", false)]
        {
            let model = said(asked, 1.0);
            let differs = Alignment::of(&model, &by_another(own)).unwrap().differs;
            let differs = differs.unwrap_or_else(|| panic!("{own} for {asked} is told apart"));
            let vowel = model.main_vowel().unwrap().span;
            let middle = f32::midpoint(differs.from, differs.to);
            assert_eq!(middle < vowel.from + 0.03, begins, "{own} for {asked}: {differs:?}, the vowel {vowel:?}");
        }
    }

    #[test]
    fn silence_lies_beside_nothing() {
        let silent = measure(&crate::sound::Clip::new([]));
        assert_eq!(Alignment::of(&said("hi", 1.0), &silent), None);
        assert_eq!(Alignment::of(&silent, &silent), None);
    }
}
