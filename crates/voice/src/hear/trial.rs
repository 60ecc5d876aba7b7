//! What an ear learns from and is tried with: speakers, rooms, and sounds that are no names.

use rand::{Rng, RngExt};

use super::names::NAMES;
use crate::sound::{Clip, RATE};
use crate::{Speaker, Unspeakable, say_as};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Those the ear is taught by: tracts of 0.9 to 1.24, tempos of 0.77 to 1.3.
    Known,
    /// Others: shorter and longer tracts, slower and faster, more breath.
    Beyond,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Room {
    /// Noise 50 dB below the speech.
    Quiet,
    /// Noise, white or dull, so many dB below the speech.
    Noise(f32),
    /// Echoes for 0.25 to 0.45 s, this part of the speech's power.
    Echo(f32),
    /// Five other people, together so many dB below the speech.
    Babble(f32),
}

impl Room {
    pub const TRIED: [Self; 5] =
        [Self::Quiet, Self::Noise(20.0), Self::Noise(10.0), Self::Echo(0.25), Self::Babble(12.0)];
}

const SILENCE_SECONDS: f32 = 0.25;

pub fn speaker(range: Range, rng: &mut impl Rng) -> Speaker {
    let (tract, tempo, breath) = match range {
        Range::Known => (rng.random_range(0.9..1.24), rng.random_range(0.77..1.3), rng.random_range(0.0..0.15)),
        Range::Beyond => {
            let mut either = |low: (f32, f32), high: (f32, f32)| {
                let (from, to) = if rng.random() { low } else { high };
                rng.random_range(from..to)
            };
            let (tract, tempo) = (either((0.86, 0.9), (1.24, 1.28)), either((0.73, 0.77), (1.3, 1.36)));
            (tract, tempo, rng.random_range(0.0..0.3))
        }
    };
    // The shorter the tract, the higher the voice, by and large.
    let pitch: f32 = 104.0 * ((tract - 1.0) * 4.0_f32).exp() * (0.22 * normal(rng)).exp();
    Speaker {
        pitch: pitch.clamp(70.0, 330.0),
        lively: rng.random_range(0.0..2.2),
        tract,
        jaw: rng.random_range(0.4..1.1),
        open: rng.random_range(0.4..0.8),
        edge: rng.random_range(1500.0..8000.0),
        breath,
        rough: rng.random_range(0.0..0.02),
        slack: rng.random_range(0.03..0.2),
        tempo,
        seed: rng.random(),
    }
}

/// Never twice the same.
pub fn said(word: &str, speaker: &Speaker, rng: &mut impl Rng) -> Result<Clip, Unspeakable> {
    let speaker = Speaker {
        pitch: speaker.pitch * rng.random_range(0.93..1.07),
        tempo: speaker.tempo * rng.random_range(0.95..1.05),
        seed: rng.random(),
        ..*speaker
    };
    say_as(word, &speaker)
}

pub fn heard(clip: &Clip, room: Room, rng: &mut impl Rng) -> Clip {
    let silence = vec![0.0; (SILENCE_SECONDS * RATE as f32) as usize];
    let mut samples = [&silence, clip.samples(), &silence].concat();
    let (source, below): (fn(usize, &mut _) -> Vec<f32>, f32) = match room {
        Room::Quiet => (noise, 50.0),
        Room::Noise(below) => (noise, below),
        Room::Echo(part) => {
            echo(&mut samples, part, rng);
            (noise, 45.0)
        }
        Room::Babble(below) => (babble, below),
    };
    let other = source(samples.len(), rng);
    mix(&mut samples, &other, below);
    Clip::new(samples)
}

/// Syllables and words that are no names, but made of the same sounds.
pub fn others() -> Vec<String> {
    let vowels = ["i", "a", "u", "e", "o", "y"];
    let mut words: Vec<String> = Vec::new();
    for first in "šhjklrmwtsdvnʁfgzp".chars() {
        words.extend(vowels.iter().map(|vowel| format!("{first}{vowel}")));
    }
    for vowel in ["a", "u", "e", "o", "y"] {
        words.extend(["š", "s", "n", "r", "l"].map(|last| format!("{vowel}{last}")));
    }
    for vowel in ["ū", "ī", "ā", "ē", "ō"] {
        for beside in ["l", "m", "k", "š"] {
            words.extend([format!("{beside}{vowel}"), format!("{vowel}{beside}")]);
        }
    }
    let more = "ili ala weniga zwā kǫ ōis jaha ēri ēlu mǫ ēšti tut tan šur kik ukū imo san nur hal ran lak";
    words.extend(more.split(' ').map(str::to_owned));
    words.retain(|word| !NAMES.contains(&throaty(word, false).as_str()));
    words
}

/// The word with its r made by the tongue, or in the throat as most speakers of German do.
pub fn throaty(word: &str, throat: bool) -> String {
    if throat { word.replace('r', "ʁ") } else { word.replace('ʁ', "r") }
}

fn normal(rng: &mut impl Rng) -> f32 {
    (0..12).map(|_| rng.random::<f32>()).sum::<f32>() - 6.0
}

/// White noise, or noise that is louder where it is low.
fn noise(length: usize, rng: &mut impl Rng) -> Vec<f32> {
    let dull: bool = rng.random();
    let mut low = 0.0;
    let mut next = || {
        let white = normal(rng);
        low += 0.06 * (white - low);
        if dull { 3.0 * low + 0.15 * white } else { white }
    };
    (0..length).map(|_| next()).collect()
}

fn babble(length: usize, rng: &mut impl Rng) -> Vec<f32> {
    let mut all = vec![0.0; length];
    for _ in 0..5 {
        let speaker = speaker(Range::Known, rng);
        // These words can be said; silence would only be a smaller crowd.
        let clip = say_as("weniga kǫ", &speaker).unwrap_or_default();
        let start = rng.random_range(0..clip.samples().len().max(1));
        let voice = clip.samples().iter().cycle().skip(start);
        all.iter_mut().zip(voice).for_each(|(sum, sample)| *sum += sample);
    }
    all
}

/// Adds sparse echoes that fall by 60 dB in 0.25 to 0.45 s.
fn echo(samples: &mut Vec<f32>, part: f32, rng: &mut impl Rng) {
    let fall = rng.random_range(0.25..0.45);
    let echoes: Vec<(usize, f32)> = (0..220)
        .map(|_| {
            let late = rng.random_range(0.004..fall);
            let side = if rng.random() { 1.0 } else { -1.0 };
            ((late * RATE as f32) as usize, side * 10_f32.powf(-3.0 * late / fall))
        })
        .collect();
    let scale = (part / echoes.iter().map(|(_, gain)| gain * gain).sum::<f32>()).sqrt();
    let dry = samples.clone();
    samples.resize(dry.len() + RATE as usize / 10, 0.0);
    for (late, gain) in echoes {
        samples.iter_mut().skip(late).zip(&dry).for_each(|(sum, sample)| *sum += gain * scale * sample);
    }
}

/// Adds a sound so many dB below the speech.
fn mix(samples: &mut [f32], other: &[f32], below: f32) {
    let gain = speech(samples) / loud(other).max(1e-9) * 10_f32.powf(-below / 20.0);
    samples.iter_mut().zip(other).for_each(|(sum, sample)| *sum += gain * sample);
}

/// How loud what is not silence is: the root of its mean square.
fn speech(samples: &[f32]) -> f32 {
    let pieces: Vec<&[f32]> = samples.chunks(RATE as usize / 100).collect();
    let most = pieces.iter().map(|piece| loud(piece)).fold(0.0, f32::max);
    let spoken: Vec<f32> = pieces.into_iter().filter(|piece| loud(piece) > most / 10.0).flatten().copied().collect();
    loud(&spoken)
}

fn loud(samples: &[f32]) -> f32 {
    (samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len().max(1) as f32).sqrt()
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub names: u32,
    /// To how many of them a name was told, and how many of those were right.
    pub told: (u32, u32),
    /// How often something else was said, and how often a name was told then.
    pub others: (u32, u32),
}

impl Tally {
    pub fn count(&mut self, word: &str, told: Option<&str>) {
        if NAMES.contains(&word) {
            self.names += 1;
            self.told.0 += u32::from(told.is_some());
            self.told.1 += u32::from(told == Some(word));
        } else {
            self.others.0 += 1;
            self.others.1 += u32::from(told.is_some());
        }
    }

    /// How often a name was answered at all, 0 to 1.
    pub fn answered(&self) -> f64 {
        part(self.told.0, self.names)
    }

    pub fn right(&self) -> f64 {
        part(self.told.1, self.told.0)
    }

    pub fn false_alarms(&self) -> f64 {
        part(self.others.1, self.others.0)
    }
}

fn part(some: u32, all: u32) -> f64 {
    f64::from(some) / f64::from(all.max(1))
}
