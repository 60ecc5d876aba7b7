//! The throat and the mouth: pulses and noise through resonators, after Klatt (1980), the pulse after Klatt and Klatt,
//! J. Acoust. Soc. Am. 87 (1990), 820–857: voice and breath pass all formants in turn, noise of the mouth two of its
//! own beside them. Exponential and cosine come from `libm`: the same on every machine. Knows no phonemes.

use std::f64::consts::TAU;

use super::Speaker;
use super::phoneme::NOSE;
use crate::sound::RATE;

/// How many samples a moment has: two thousandths of a second.
pub(super) const MOMENT: usize = RATE as usize / 500;
/// How long a moment lasts, s.
pub(super) const STEP: f32 = MOMENT as f32 / RATE as f32;

/// Above the table's, Hz, and how wide: one every thousand, as a tube has them, or the sound would be too dull.
const UPPER: [(f32, f32); 5] = [(4300.0, 250.0), (5300.0, 350.0), (6300.0, 450.0), (7300.0, 600.0), (8300.0, 800.0)];
/// How wide the resonance of the nose and its zero are, Hz.
const NOSE_WIDTH: f32 = 90.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shape {
    /// F1 to F4, Hz.
    pub(super) formants: [f32; 4],
    /// How wide they are, Hz.
    pub(super) widths: [f32; 4],
    /// Where the nose takes sound away, Hz; at [`NOSE`] it does nothing.
    pub(super) zero: f32,
}

/// How strong the sources are, as factors.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Force {
    pub(super) voice: f32,
    pub(super) breath: f32,
    pub(super) noise: f32,
}

/// Where the noise of the mouth lies, Hz.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hiss {
    pub(super) peak: f32,
    pub(super) width: f32,
    pub(super) second: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Moment {
    pub(super) shape: Shape,
    pub(super) force: Force,
    /// Where noise lies, if there has been any yet.
    pub(super) hiss: Option<Hiss>,
    /// How high the voice is, Hz.
    pub(super) pitch: f32,
}

impl Shape {
    pub(super) fn lean(&mut self, from: &Self, to: &Self, part: f32) {
        for index in 0..self.formants.len() {
            self.formants[index] += part * (to.formants[index] - from.formants[index]);
            self.widths[index] += part * (to.widths[index] - from.widths[index]);
        }
        self.zero += part * (to.zero - from.zero);
    }
}

impl Force {
    pub(super) fn lean(&mut self, from: &Self, to: &Self, part: f32) {
        self.voice += part * (to.voice - from.voice);
        self.breath += part * (to.breath - from.breath);
        self.noise += part * (to.noise - from.noise);
    }
}

/// How far a way is gone, smoothly, 0 to 1.
pub(super) fn gone((from, to): (f32, f32), time: f32) -> f32 {
    if time >= to {
        return 1.0;
    }
    let part = ((time - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// A resonance: `y = a·x + b·y₁ + c·y₂`. In double precision: a zero divides by `a`, which is small.
#[derive(Clone, Copy, Default)]
struct Resonance {
    a: f64,
    b: f64,
    c: f64,
    one: f64,
    two: f64,
}

impl Resonance {
    /// At that frequency and of that width, Hz; low tones pass as they are.
    fn tune(&mut self, at: f32, width: f32) {
        let turn = TAU / f64::from(RATE);
        let radius = libm::exp(-0.5 * turn * f64::from(width));
        self.c = -radius * radius;
        self.b = 2.0 * radius * libm::cos(turn * f64::from(at));
        self.a = 1.0 - self.b - self.c;
    }

    /// As a band: its middle passes as it is; what it is given must be the difference of every other sample.
    fn tune_band(&mut self, at: f32, width: f32) {
        self.tune(at, width);
        self.a = 0.5 * (1.0 + self.c);
    }

    fn pass(&mut self, x: f64) -> f64 {
        let y = self.a * x + self.b * self.one + self.c * self.two;
        self.two = self.one;
        self.one = y;
        y
    }
}

/// A resonance turned inside out: it takes away what the other would have brought.
#[derive(Clone, Copy, Default)]
struct Zero(Resonance);

impl Zero {
    fn pass(&mut self, x: f64) -> f64 {
        let Resonance { a, b, c, one, two } = self.0;
        self.0.two = one;
        self.0.one = x;
        (x - b * one - c * two) / a
    }
}

/// White noise and chance, by a linear congruence (Numerical Recipes' `ranqd1`).
#[derive(Clone, Copy)]
pub(super) struct Chance(u32);

impl Chance {
    pub(super) fn new(seed: u32) -> Self {
        let mut chance = Self(seed.wrapping_mul(0x9E37_79B9) ^ 0x5EED_1E55);
        for _ in 0..4 {
            chance.next();
        }
        chance
    }

    /// From -1 to 1, all alike.
    pub(super) fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // The upper bits are the good ones; 24 of them fit a float.
        (self.0 >> 8) as f32 / (1_u32 << 23) as f32 - 1.0
    }
}

/// The vocal folds: a flow of air that opens slowly and closes at once.
struct Folds {
    /// How far the period is gone, 0 to 1.
    phase: f32,
    open: f32,
    /// How unlike this period is to the last: its length, its strength.
    uneven: (f32, f32),
    rough: f32,
    /// What is left of the last sample: the folds are soft.
    soft: f32,
    smooth: f32,
}

impl Folds {
    fn new(speaker: &Speaker) -> Self {
        let soft = libm::exp(-TAU * f64::from(speaker.edge) / f64::from(RATE)) as f32;
        Self { phase: 0.0, open: speaker.open, uneven: (1.0, 1.0), rough: speaker.rough, soft, smooth: 0.0 }
    }

    /// The next sample of a voice that high: the flow's change.
    fn next(&mut self, pitch: f32, chance: &mut Chance) -> f32 {
        let step = pitch * self.uneven.0 / RATE as f32;
        self.phase += step;
        if self.phase >= 1.0 {
            self.phase -= 1.0;
            self.uneven = (1.0 + self.rough * chance.next(), 1.0 + 3.0 * self.rough * chance.next());
        }
        let part = self.phase / self.open;
        let mut flow = if part < 1.0 { part * (2.0 - 3.0 * part) } else { 0.0 };
        // They close between two samples: the jump is rounded so that it falls exactly there.
        let past = (self.phase - self.open) / step;
        if (-1.0..0.0).contains(&past) {
            flow += 0.5 * (past + 1.0) * (past + 1.0);
        } else if (0.0..1.0).contains(&past) {
            flow -= 0.5 * (1.0 - past) * (1.0 - past);
        }
        self.smooth += (1.0 - self.soft) * (flow * self.uneven.1 - self.smooth);
        self.smooth
    }

    /// How far they are open for breath, 0.35 to 1.
    fn gap(&self) -> f32 {
        if self.phase < self.open { 1.0 } else { 0.35 }
    }
}

pub(super) fn sound(moments: &[Moment], speaker: &Speaker) -> Vec<f32> {
    let mut samples = Vec::with_capacity(moments.len() * MOMENT);
    let mut chance = Chance::new(speaker.seed);
    let mut folds = Folds::new(speaker);
    let mut mouth = Mouth::new(speaker);
    let mut force = Force::default();
    for moment in moments {
        mouth.shape(&moment.shape, speaker);
        let hiss = moment.hiss.filter(|_| force.noise > 0.0 || moment.force.noise > 0.0);
        if let Some(hiss) = &hiss {
            mouth.hiss(hiss);
        }
        let from = force;
        for index in 0..MOMENT {
            force = from;
            force.lean(&from, &moment.force, (index + 1) as f32 / MOMENT as f32);
            let pulse = folds.next(moment.pitch, &mut chance);
            let noise = chance.next();
            // Air flows in gusts while the folds swing, and evenly while they do not.
            let gusts = 1.0 - force.voice.min(1.0) * (1.0 - folds.gap());
            let breath = (force.breath + speaker.breath * force.voice) * noise * gusts;
            let voiced = mouth.throat(VOICE * force.voice * pulse + BREATH * breath);
            let hissed = if hiss.is_some() { mouth.teeth(force.noise * noise * gusts) } else { 0.0 };
            samples.push((voiced + HISS * hissed) as f32);
        }
    }
    samples
}

/// How strong the sources are beside each other, so that levels of the table can be compared: found by measuring.
const VOICE: f32 = 1.0;
const BREATH: f32 = 1.2;
const HISS: f64 = 4.5;

struct Mouth {
    formants: [Resonance; 4],
    upper: [Resonance; UPPER.len()],
    nose: Resonance,
    zero: Zero,
    /// A broad band, and the two humps behind it.
    hiss: [Resonance; 3],
    before: [[f64; 2]; 2],
}

impl Mouth {
    fn new(speaker: &Speaker) -> Self {
        let mut upper = [Resonance::default(); UPPER.len()];
        for (resonance, (at, width)) in upper.iter_mut().zip(UPPER) {
            resonance.tune(at * speaker.tract, width);
        }
        let mut nose = Resonance::default();
        nose.tune(NOSE * speaker.tract, NOSE_WIDTH);
        Self {
            formants: Default::default(),
            upper,
            nose,
            zero: Zero(nose),
            hiss: Default::default(),
            before: Default::default(),
        }
    }

    fn shape(&mut self, shape: &Shape, speaker: &Speaker) {
        for index in 0..self.formants.len() {
            self.formants[index].tune(shape.formants[index] * speaker.tract, shape.widths[index]);
        }
        self.zero.0.tune(shape.zero * speaker.tract, NOSE_WIDTH);
    }

    fn hiss(&mut self, hiss: &Hiss) {
        self.hiss[0].tune_band(libm::sqrtf(hiss.peak * hiss.second), 1.2 * (hiss.second - hiss.peak));
        self.hiss[1].tune_band(hiss.peak, hiss.width);
        self.hiss[2].tune_band(hiss.second, 2.0 * hiss.width);
    }

    fn throat(&mut self, x: f32) -> f64 {
        let mut y = self.zero.pass(self.nose.pass(f64::from(x)));
        for index in 0..self.formants.len() {
            y = self.formants[index].pass(y);
        }
        for index in 0..self.upper.len() {
            y = self.upper[index].pass(y);
        }
        y
    }

    fn teeth(&mut self, x: f32) -> f64 {
        let broad = difference(&mut self.before[0], f64::from(x));
        let broad = self.hiss[0].pass(broad);
        let change = difference(&mut self.before[1], broad);
        self.hiss[1].pass(change) + 0.5 * self.hiss[2].pass(change)
    }
}

/// How a sample differs from the one before the last, which are kept: what lies in the middle of the band stays.
fn difference(before: &mut [f64; 2], x: f64) -> f64 {
    let change = x - before[1];
    *before = [x, before[0]];
    change
}
