//! How sounds follow each other: stages with their lengths, the way of the mouth between them, the melody. Makes no sound.

use super::melody::Melody;
use super::phoneme::{LONG, Manner, NOSE, Noise, Phoneme, SILENT};
use super::tract::{Chance, Force, Hiss, Moment, STEP, Shape, gone};
use super::words::{Breath, Sound};
use super::{Pace, Speaker};

/// Silence before and after, s; enough for the voice to begin and fade.
const BEFORE: f32 = 0.02;
const AFTER: f32 = 0.08;

/// From how many words on something is a sentence; how much longer its last syllable is than usual, and all before it.
const SENTENCE: usize = 3;
const DRAWN: f32 = 1.25;
const HURRIED: f32 = 0.85;
/// How long consonants are beside others, and the end of a diphthong, as parts of the usual length.
const CROWDED: f32 = 0.8;
const OFFGLIDE: f32 = 0.7;
/// How many times longer the noise of an affricate is than its closure.
const HISSED: f32 = 1.4;
/// How long the tongue touches and how long it does not when it beats, s; that it does at any pace.
const SHUT: f32 = 0.022;
const OPEN: f32 = 0.020;
/// How long a burst and the breath after it last, s; they do so at any pace.
const BURST: f32 = 0.015;
const BREATH: f32 = 0.045;
/// How much of a burst's noise goes on in the breath.
const RUSTLE: f32 = 0.2;

/// Where F1 lies when the jaw hardly opens, Hz.
const CLOSED: f32 = 300.0;

/// A stretch in which mouth and voice want the same.
#[derive(Clone, Copy, Debug)]
struct Segment {
    shape: Shape,
    force: Force,
    hiss: Option<Hiss>,
    /// When the mouth sets out for it and has arrived, s.
    way: (f32, f32),
    /// When the voice sets out for it and has arrived, s.
    turn: (f32, f32),
}

pub(super) struct Score {
    stages: Vec<Segment>,
    melody: Melody,
    ends: f32,
}

pub(super) struct Writer<'a> {
    speaker: &'a Speaker,
    stretch: f32,
    score: Score,
    now: f32,
}

struct UnplacedSegment {
    length: f32,
    shape: Shape,
    force: Force,
    hiss: Option<Hiss>,
    /// How long the mouth takes to get there, s, and how much of it before it begins.
    glide: f32,
    early: f32,
    /// How long the voice takes to get there, s.
    edge: f32,
}

pub(super) fn write(breaths: &[Breath], speaker: &Speaker, pace: Pace) -> Score {
    let stretch = 1.0 / (pace.get() * speaker.tempo);
    let score = Score { stages: Vec::new(), melody: Melody::new(), ends: 0.0 };
    let mut writer = Writer { speaker, stretch, score, now: BEFORE };
    for (index, breath) in breaths.iter().enumerate() {
        writer.breath(&breath.sounds);
        // After the last word nobody waits for more.
        writer.hush(if index + 1 < breaths.len() { breath.rest } else { 0.0 });
    }
    writer.score.ends = writer.now + AFTER;
    writer.score
}

impl Writer<'_> {
    fn breath(&mut self, sounds: &[Sound]) {
        self.score.melody.begin(self.now);
        let words = sounds.iter().filter(|sound| sound.first).count();
        let last = sounds.iter().rposition(|sound| sound.phoneme.is_vowel() && !sound.offglide);
        for (index, sound) in sounds.iter().enumerate() {
            // In a sentence all is said more quickly than a word alone, but its end is drawn out.
            let hurry = match last {
                _ if words < SENTENCE => 1.0,
                Some(last) if index >= last => DRAWN,
                Some(_) | None => HURRIED,
            };
            let begins = self.now;
            self.sound(sounds, index, hurry);
            if sound.phoneme.is_vowel() && !sound.offglide {
                self.score.melody.vowel((begins, self.now), sound.stressed, Some(index) == last);
            }
        }
        self.score.melody.end(self.now);
    }

    fn hush(&mut self, rest: f32) {
        let Some(last) = self.score.stages.last() else { return };
        let shape = last.shape;
        let edge = if last.force.voice > 0.5 { 0.06 } else { 0.03 };
        self.stage(UnplacedSegment {
            length: rest * self.stretch,
            shape,
            force: Force::default(),
            hiss: None,
            glide: 0.03,
            early: 0.0,
            edge,
        });
    }

    fn stage(&mut self, part: UnplacedSegment) {
        let begins = self.now;
        let stretched = part.glide * self.stretch.clamp(0.5, 1.6);
        let way = (begins - part.early * stretched, begins + (1.0 - part.early) * stretched);
        let turn = (begins - 0.5 * part.edge, begins + 0.5 * part.edge);
        let UnplacedSegment { shape, force, hiss, .. } = part;
        self.score.stages.push(Segment { shape, force, hiss, way, turn });
        self.now += part.length;
    }

    fn sound(&mut self, sounds: &[Sound], index: usize, hurry: f32) {
        let sound = &sounds[index];
        let before = index.checked_sub(1).map(|index| &sounds[index]);
        let after = sounds.get(index + 1);
        let phoneme = &self.own(sound.phoneme);
        let vowel = neighbour(sounds, index).map(|vowel| self.own(vowel));
        let vowel = vowel.as_ref();
        let shape = Self::shape(phoneme, vowel);
        let crowded = !phoneme.is_vowel()
            && (before.is_some_and(|other| !other.phoneme.is_vowel())
                || after.is_some_and(|other| !other.phoneme.is_vowel()));
        let crowd = if crowded { CROWDED } else { 1.0 };
        let length = 0.001 * phoneme.length * hurry * crowd * self.stretch;
        let force = Force { voice: factor(phoneme.voice), breath: factor(phoneme.breath), noise: loud(phoneme.noise) };
        let hiss = phoneme.noise.map(|noise| hiss(noise, vowel, self.speaker));
        let (glide, early) = way(before, sound);
        let edge = if before.is_none() { 0.02 } else { 0.014 };
        let part = UnplacedSegment { length, shape, force, hiss, glide, early, edge };
        // A silent closure is not heard where nothing was heard before.
        let shut = if before.is_none() && phoneme.voice <= SILENT { 0.0 } else { length };
        match phoneme.manner {
            Manner::Vowel => {
                let drawn = if sound.long {
                    LONG
                } else if sound.offglide {
                    OFFGLIDE
                } else {
                    1.0
                };
                self.stage(UnplacedSegment { length: length * drawn, ..part });
            }
            Manner::Held => self.stage(part),
            Manner::Stop => self.stop(UnplacedSegment { length: shut, ..part }, phoneme, vowel),
            Manner::Affricate => {
                let closed = Force::default();
                self.stage(UnplacedSegment { length: shut, force: closed, hiss: None, edge: 0.01, ..part });
                self.stage(UnplacedSegment { length: HISSED * length, edge: 0.004, ..part });
            }
            Manner::Trill => self.trill(part, before),
        }
    }

    fn stop(&mut self, part: UnplacedSegment, phoneme: &Phoneme, vowel: Option<&Phoneme>) {
        let bar = Force { voice: part.force.voice, ..Force::default() };
        let mut closed = part.shape;
        closed.widths = [90.0, 500.0, 600.0, 700.0];
        self.stage(UnplacedSegment { shape: closed, force: bar, hiss: None, edge: 0.012, ..part });
        let burst = Force { noise: part.force.noise, ..bar };
        self.stage(UnplacedSegment { length: BURST, force: burst, glide: 0.01, edge: 0.002, ..part });
        if phoneme.breath > SILENT {
            let mut shape = part.shape;
            if let Some(vowel) = vowel {
                let open = Self::shape(vowel, None);
                shape.lean(&part.shape, &open, 0.5);
            }
            let breath = Force { voice: 0.0, noise: RUSTLE * part.force.noise, ..part.force };
            self.stage(UnplacedSegment { length: BREATH, shape, force: breath, glide: 0.03, edge: 0.008, ..part });
        }
    }

    /// The tongue beats: twice where a word begins, once after other sounds, more often the slower it is said.
    fn trill(&mut self, part: UnplacedSegment, before: Option<&Sound>) {
        let usual = if before.is_none() { 2.0 } else { 1.0 };
        let beats = (usual * part.length / (SHUT + OPEN)).round().max(usual);
        let mut shut = part.shape;
        shut.formants[0] *= 0.65;
        shut.widths = [120.0, 250.0, 300.0, 350.0];
        let closed = Force { voice: 0.08, ..Force::default() };
        if before.is_none() {
            self.stage(UnplacedSegment { length: 0.035, ..part });
        }
        for _ in 0..beats as u32 {
            self.stage(UnplacedSegment {
                length: SHUT,
                shape: shut,
                force: closed,
                glide: 0.012,
                early: 0.5,
                edge: 0.01,
                ..part
            });
            self.stage(UnplacedSegment { length: OPEN, glide: 0.012, early: 0.5, edge: 0.01, ..part });
        }
    }

    fn own(&self, phoneme: &Phoneme) -> Phoneme {
        let mut own = *phoneme;
        if own.is_vowel() && own.formants[0] > CLOSED {
            own.formants[0] = CLOSED + self.speaker.jaw * (own.formants[0] - CLOSED);
        }
        if self.speaker.slack <= 0.0 {
            return own;
        }
        let mut chance = Chance::new(self.speaker.seed ^ u32::from(phoneme.sign));
        let mut by = |most: f32| most * self.speaker.slack * chance.next();
        own.formants.iter_mut().for_each(|formant| *formant *= 1.0 + by(1.0));
        own.widths.iter_mut().for_each(|width| *width *= libm::exp2f(by(4.0)));
        if !own.is_vowel() {
            own.length *= 1.0 + by(1.5);
            own.voice += by(20.0);
            own.breath += by(30.0);
        }
        if let Some(noise) = &mut own.noise {
            let place = 1.0 + by(1.0);
            noise.level += by(30.0);
            noise.peak *= place;
            noise.second *= place;
            noise.width *= libm::exp2f(by(2.0));
        }
        own
    }

    fn shape(phoneme: &Phoneme, vowel: Option<&Phoneme>) -> Shape {
        let mut formants = phoneme.formants;
        if let Some(vowel) = vowel {
            for (index, formant) in formants.iter_mut().enumerate() {
                *formant += (1.0 - phoneme.grip[index]) * (vowel.formants[index] - *formant);
            }
        }
        Shape { formants, widths: phoneme.widths, zero: phoneme.nasal.unwrap_or(NOSE) }
    }
}

/// The vowel that a consonant is said with: the next one of its word, else the one before.
fn neighbour(sounds: &[Sound], index: usize) -> Option<&'static Phoneme> {
    if sounds[index].phoneme.is_vowel() {
        return None;
    }
    let vowel = |sound: &&Sound| sound.phoneme.is_vowel();
    let next = sounds[index + 1..].iter().take_while(|sound| !sound.first).find(vowel);
    next.or_else(|| sounds[..index].iter().rev().find(vowel)).map(|sound| sound.phoneme)
}

/// How long it takes, s, and how much of it before the next begins: a vowel gives way to a consonant.
fn way(before: Option<&Sound>, sound: &Sound) -> (f32, f32) {
    let Some(before) = before else { return (0.0, 0.0) };
    let (from, to) = (before.phoneme, sound.phoneme);
    match (from.is_vowel(), to.is_vowel()) {
        (true, true) => (if sound.offglide { 0.13 } else { 0.001 * to.glide }, 0.6),
        (true, false) => (0.001 * to.glide, 0.7),
        (false, true) => (0.001 * from.glide, 0.3),
        (false, false) => (0.001 * from.glide.min(to.glide), 0.5),
    }
}

fn factor(level: f32) -> f32 {
    libm::powf(10.0, 0.05 * level)
}

fn loud(noise: Option<Noise>) -> f32 {
    noise.map_or(0.0, |noise| factor(noise.level))
}

/// How far above the second formant of the vowel beside it the noise of k and g lies.
const ABOVE: f32 = 1.22;

fn hiss(noise: Noise, vowel: Option<&Phoneme>, speaker: &Speaker) -> Hiss {
    let moved = match vowel {
        Some(vowel) if noise.rides => ABOVE * vowel.formants[1] / noise.peak,
        Some(_) | None => 1.0,
    };
    let scale = moved * speaker.tract;
    Hiss { peak: scale * noise.peak, width: noise.width, second: scale * noise.second }
}

impl Score {
    pub(super) fn moments(&self, speaker: &Speaker) -> Vec<Moment> {
        let count = (self.ends / STEP).ceil() as usize;
        let mut moments = Vec::with_capacity(count);
        let Some(first) = self.stages.first() else { return moments };
        let mut hiss = None;
        let mut done = 0;
        let mut knot = 0;
        for index in 0..count {
            let time = index as f32 * STEP;
            while self.stages.get(done + 1).is_some_and(|next| next.way.1.max(next.turn.1) <= time) {
                done += 1;
            }
            // Steps that overlap add up; none is ahead of the one before, so what comes of them lies between their ends.
            let mut shape = self.stages[done].shape;
            let (mut way, mut turn) = (1.0, if done == 0 { gone(first.turn, time) } else { 1.0 });
            let mut force = Force::default();
            force.lean(&Force::default(), &self.stages[done].force, turn);
            for pair in self.stages[done..].windows(2) {
                let [from, to] = pair else { continue };
                way = gone(to.way, time).min(way);
                turn = gone(to.turn, time).min(turn);
                if way <= 0.0 && turn <= 0.0 {
                    break;
                }
                shape.lean(&from.shape, &to.shape, way);
                force.lean(&from.force, &to.force, turn);
            }
            let current = self.stages[done..]
                .iter()
                .take_while(|stage| stage.turn.0 <= time + STEP)
                .filter_map(|stage| stage.hiss);
            hiss = current.last().or(hiss);
            let pitch = self.melody.pitch(&mut knot, time, speaker);
            moments.push(Moment { shape, force, hiss, pitch });
        }
        moments
    }
}
