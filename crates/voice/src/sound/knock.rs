//! What dice and their cup sound like: a few damped tones each, short and soft, to be overheard. Knows no device.

use std::f32::consts::TAU;

use super::{Clip, RATE};

/// The longest that knocks may last, s; later ones are left out.
const MOST: f32 = 6.0;
/// The largest deflection that knocks come near, however many fall together.
const PEAK: f32 = 0.4;
/// How softly a knock begins, s.
const ATTACK: f32 = 0.0004;
/// After so many times its decay a tone is no more.
const GONE: f32 = 6.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    Die,
    /// A die against the leather of the cup.
    Rattle,
    Cup,
}

struct Tone {
    /// Hz.
    pitch: f32,
    /// How long it takes to fall to a third, s.
    decay: f32,
    loud: f32,
    /// Whether it is the more of the sound the harder the knock.
    bright: bool,
}

const fn tone(pitch: f32, decay: f32, loud: f32, bright: bool) -> Tone {
    Tone { pitch, decay, loud, bright }
}

/// The table answers below, the die rings above.
const DIE: [Tone; 5] = [
    tone(185.0, 0.020, 0.085, false),
    tone(405.0, 0.013, 0.070, false),
    tone(1620.0, 0.0075, 0.080, false),
    tone(2930.0, 0.0050, 0.055, true),
    tone(4700.0, 0.0026, 0.035, true),
];
const RATTLE: [Tone; 3] =
    [tone(540.0, 0.010, 0.085, false), tone(1030.0, 0.0065, 0.055, false), tone(1870.0, 0.0035, 0.035, true)];
const CUP: [Tone; 4] = [
    tone(98.0, 0.050, 0.150, false),
    tone(215.0, 0.030, 0.100, false),
    tone(470.0, 0.014, 0.050, false),
    tone(900.0, 0.006, 0.025, true),
];

impl Body {
    fn tones(self) -> &'static [Tone] {
        match self {
            Self::Die => &DIE,
            Self::Rattle => &RATTLE,
            Self::Cup => &CUP,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Knock {
    /// In s.
    pub at: f32,
    pub body: Body,
    /// Which of several like it: each has a pitch of its own.
    pub which: usize,
    /// How hard, 0 to 1.
    pub force: f32,
}

#[derive(Clone, Debug, Default, PartialEq)]
#[must_use]
pub struct Knocks(Vec<Knock>);

impl FromIterator<Knock> for Knocks {
    fn from_iter<T: IntoIterator<Item = Knock>>(knocks: T) -> Self {
        Self(knocks.into_iter().collect())
    }
}

impl Knocks {
    pub fn tap(dice: usize) -> Self {
        let knock = |which: usize| Knock { at: 0.016 * which as f32, body: Body::Die, which, force: 0.3 };
        (0..dice.min(3)).map(knock).collect()
    }

    pub fn list(&self) -> &[Knock] {
        &self.0
    }

    pub fn faster(self, times: f32) -> Self {
        self.0.into_iter().map(|knock| Knock { at: knock.at / times.max(0.1), ..knock }).collect()
    }

    pub fn harder(self, times: f32) -> Self {
        self.0.into_iter().map(|knock| Knock { force: (knock.force * times).clamp(0.0, 1.0), ..knock }).collect()
    }

    pub fn clip(&self) -> Clip {
        let mut samples = Vec::new();
        for knock in self.0.iter().filter(|knock| (0.0..MOST).contains(&knock.at)) {
            strike(&mut samples, *knock);
        }
        Clip::new(samples.into_iter().map(|sample: f32| PEAK * (sample / PEAK).tanh()))
    }
}

/// How much higher than usual one of several sounds: spread evenly, in no order.
fn lift(which: usize) -> f32 {
    const GOLDEN: f32 = 0.618_034;
    1.0 + 0.26 * ((which % 64) as f32 * GOLDEN).fract() - 0.1
}

fn strike(samples: &mut Vec<f32>, knock: Knock) {
    let rate = RATE as f32;
    let first = (knock.at * rate) as usize;
    let force = knock.force.clamp(0.0, 1.0);
    for tone in knock.body.tones() {
        let count = (GONE * tone.decay * rate) as usize;
        if samples.len() < first + count {
            samples.resize(first + count, 0.0);
        }
        let loud = tone.loud * force * if tone.bright { force } else { 1.0 };
        let angle = TAU * (tone.pitch * lift(knock.which)).min(0.4 * rate) / rate;
        let (sin, cos) = angle.sin_cos();
        let (keeps, rises) = ((-1.0 / (tone.decay * rate)).exp(), (-1.0 / (ATTACK * rate)).exp());
        // A pointer that turns and shrinks; its height is the tone.
        let (mut across, mut up, mut muffled) = (loud, 0.0_f32, 1.0_f32);
        for (n, sample) in samples[first..first + count].iter_mut().enumerate() {
            // Down to nothing at the end, so that it does not break off.
            let left = 1.0 - n as f32 / count as f32;
            *sample += up * (1.0 - muffled) * left;
            (across, up) = (keeps * (across * cos - up * sin), keeps * (across * sin + up * cos));
            muffled *= rises;
        }
    }
}

#[cfg(test)]
mod tests;
