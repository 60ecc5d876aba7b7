//! How loud a clip is, and clips made equally loud: the mean of two measures that differ by up to 3 dB from vowel to
//! vowel. To the ear: the K-weighting of ITU-R BS.1770-4, its filters here for 48,000 samples a second; as our clips
//! are shorter than its 400 ms, stretches are 20 ms, and those count that are at most 12 dB below the loudest. A plain
//! meter: the mean power of all that is no silence.

use super::Clip;

/// How long a stretch is, samples.
const STRETCH: usize = 960;
/// How far below the loudest stretch one still counts, as power: to the ear, and to a plain meter.
const HEARD: f64 = 0.063;
const PLAIN: f64 = 0.0001;

/// In dB; a full sine wave of middle pitch has about -3 by either measure, silence minus infinity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loudness {
    /// To the ear: K-weighted, and only what is at most 12 dB below the loudest.
    pub heard: f32,
    /// To a plain meter: all that is at most 40 dB below the loudest, as it is.
    pub plain: f32,
}

impl Loudness {
    fn of(samples: &[f32]) -> Self {
        let (mut head, mut ear) = (Filter::head(), Filter::ear());
        let plain = samples.iter().map(|sample| f64::from(*sample));
        let heard = plain.clone().map(|sample| ear.pass(head.pass(sample)));
        Self {
            heard: level(&heard.collect::<Vec<_>>(), HEARD) - 0.691,
            plain: level(&plain.collect::<Vec<_>>(), PLAIN),
        }
    }

    pub fn mean(self) -> f32 {
        0.5 * (self.heard + self.plain)
    }
}

/// The level of the stretches that are no further below the loudest than this, dB.
fn level(samples: &[f64], floor: f64) -> f32 {
    let power = |stretch: &[f64]| stretch.iter().map(|sample| sample * sample).sum::<f64>() / STRETCH as f64;
    let powers: Vec<f64> = samples.chunks(STRETCH).map(power).collect();
    let loudest = powers.iter().fold(0.0_f64, |most, power| most.max(*power));
    let counted: Vec<f64> = powers.into_iter().filter(|power| *power >= floor * loudest).collect();
    let mean = counted.iter().sum::<f64>() / counted.len().max(1) as f64;
    10.0 * libm::log10(mean) as f32
}

/// A filter of second order: `y = b·x − a·y`.
struct Filter {
    b: [f64; 3],
    a: [f64; 2],
    x: [f64; 2],
    y: [f64; 2],
}

impl Filter {
    const fn new(b: [f64; 3], a: [f64; 2]) -> Self {
        Self { b, a, x: [0.0; 2], y: [0.0; 2] }
    }

    /// The head, which lifts the high.
    const fn head() -> Self {
        Self::new(
            [1.535_124_859_586_97, -2.691_696_189_406_38, 1.198_392_810_852_85],
            [-1.690_659_293_182_41, 0.732_480_774_215_85],
        )
    }

    /// The ear, which does not hear the very low.
    const fn ear() -> Self {
        Self::new([1.0, -2.0, 1.0], [-1.990_047_454_833_98, 0.990_072_250_366_21])
    }

    fn pass(&mut self, x: f64) -> f64 {
        let y = self.b[0] * x + self.b[1] * self.x[0] + self.b[2] * self.x[1]
            - self.a[0] * self.y[0]
            - self.a[1] * self.y[1];
        self.x = [x, self.x[0]];
        self.y = [y, self.y[0]];
        y
    }
}

impl Clip {
    pub fn loudness(&self) -> Loudness {
        Loudness::of(self.samples())
    }

    /// A clip of that mean loudness, dB, however large the samples; quieter where not to be played. Silence stays.
    pub fn of_loudness(wanted: f32, samples: &[f32]) -> Self {
        let peak = samples.iter().fold(f32::MIN_POSITIVE, |peak, sample| peak.max(sample.abs()));
        let factor = libm::powf(10.0, 0.05 * (wanted - Loudness::of(samples).mean())).min(1.0 / peak);
        Self::new(samples.iter().map(|sample| sample * factor))
    }
}

#[cfg(test)]
mod tests;
