//! A voice that speaks the names, lives and mottos of dre13ehn by one table of sounds ([`phoneme::ALL`]). Words in the
//! transcription (`Āmǫ weniga ōis zwā kǫ.`) are read as sounds (`words`), laid out in time with the way of the mouth
//! between them (`score`) and a `melody`, and made audible (`tract`): every clip equally loud ([`Clip::loudness`]) and
//! the same on every machine. [`sound`] has samples and devices, [`hear`] what can be recognised. Knows no trainer.

pub mod chart;
pub mod hear;
pub mod phoneme;
pub mod sound;

mod melody;
mod score;
mod tract;
mod words;

use base::phrase::{Phrase, phrase};

use crate::sound::Clip;

/// How loud everything is said, as the mean of [`Clip::loudness`]; either measure stays within 1 dB of its own.
pub const LOUDNESS: f32 = -20.0;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Voice {
    /// A low voice in a long tract, as of a man.
    #[default]
    Deep,
    Middle,
    /// A high voice in a short tract, as of a woman.
    Bright,
}

/// How fast is spoken: 1 is usual, 0.5 half as fast. The pitch stays.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Pace(f32);

/// Who speaks, as the synthesizer needs to know it. Values outside the bounds named are taken as the nearest inside.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Speaker {
    /// How high the voice is in the middle, Hz, 60 to 400.
    pub pitch: f32,
    /// How far the voice rises and falls: 0 not at all, 1 usual, up to 3.
    pub lively: f32,
    /// By what the formants of the table are multiplied, 0.7 to 1.5: the shorter the tract, the more.
    pub tract: f32,
    /// How far the jaw opens, 0.3 to 1.3: what a vowel's F1 has above 300 Hz is multiplied by it.
    pub jaw: f32,
    /// How much of each period the vocal folds are open, 0.3 to 0.9; little is pressed, much is soft.
    pub open: f32,
    /// From where on the voice has less of the high, Hz, 500 to 8000.
    pub edge: f32,
    /// How much breath is in the voice, 0 to 1.
    pub breath: f32,
    /// How uneven the periods are, 0 to 0.05.
    pub rough: f32,
    /// 0 to 0.2: formants miss the table by this part at most, what else is said by more; which way, the seed decides.
    pub slack: f32,
    /// How fast is spoken, 0.25 to 4; 1 is usual.
    pub tempo: f32,
    pub seed: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unspeakable {
    #[error("{0:?} is no sign of the transcription")]
    Letter(char),
    #[error("there is nothing to say")]
    Nothing,
    #[error("it is too long")]
    TooLong,
}

impl Unspeakable {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Letter(letter) => phrase!("voice-letter", letter = letter.to_string()),
            Self::Nothing => phrase!("voice-nothing"),
            Self::TooLong => phrase!("voice-too-long"),
        }
    }
}

impl Voice {
    pub const ALL: [Self; 3] = [Self::Deep, Self::Middle, Self::Bright];

    /// Its key in settings and on the command line; never changed.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Deep => "deep",
            Self::Middle => "middle",
            Self::Bright => "bright",
        }
    }

    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|voice| voice.key() == key)
    }

    pub fn name(self) -> Phrase {
        match self {
            Self::Deep => phrase!("voice-deep"),
            Self::Middle => phrase!("voice-middle"),
            Self::Bright => phrase!("voice-bright"),
        }
    }

    pub const fn speaker(self) -> Speaker {
        let deep = Speaker {
            pitch: 100.0,
            lively: 1.0,
            tract: 1.0,
            jaw: 1.0,
            open: 0.5,
            edge: 5500.0,
            breath: 0.015,
            rough: 0.004,
            slack: 0.0,
            tempo: 1.0,
            seed: 13,
        };
        match self {
            Self::Deep => deep,
            Self::Middle => Speaker { pitch: 130.0, tract: 1.08, open: 0.55, breath: 0.03, ..deep },
            Self::Bright => Speaker { pitch: 168.0, tract: 1.2, open: 0.6, edge: 6000.0, breath: 0.05, ..deep },
        }
    }
}

impl Pace {
    pub const USUAL: Self = Self(1.0);
    pub const HALF: Self = Self(0.5);
    pub const BOUNDS: (f32, f32) = (0.25, 2.0);

    /// That pace, or the nearest that can be spoken at; what is no number is usual.
    pub fn new(pace: f32) -> Self {
        let (slowest, fastest) = Self::BOUNDS;
        if pace.is_nan() { Self::USUAL } else { Self(pace.clamp(slowest, fastest)) }
    }

    pub const fn get(self) -> f32 {
        self.0
    }
}

impl Default for Pace {
    fn default() -> Self {
        Self::USUAL
    }
}

impl Speaker {
    fn within(self) -> Self {
        let bound = |value: f32, low: f32, high: f32| if value.is_nan() { low } else { value.clamp(low, high) };
        Self {
            pitch: bound(self.pitch, 60.0, 400.0),
            lively: bound(self.lively, 0.0, 3.0),
            tract: bound(self.tract, 0.7, 1.5),
            jaw: bound(self.jaw, 0.3, 1.3),
            open: bound(self.open, 0.3, 0.9),
            edge: bound(self.edge, 500.0, 8000.0),
            breath: bound(self.breath, 0.0, 1.0),
            rough: bound(self.rough, 0.0, 0.05),
            slack: bound(self.slack, 0.0, 0.2),
            tempo: bound(self.tempo, 0.25, 4.0),
            seed: self.seed,
        }
    }
}

/// Case does not matter; full stops, commas and dashes are rests.
pub fn say(words: &str, voice: Voice, pace: Pace) -> Result<Clip, Unspeakable> {
    spoken(words, &voice.speaker(), pace)
}

pub fn say_as(words: &str, speaker: &Speaker) -> Result<Clip, Unspeakable> {
    spoken(words, speaker, Pace::USUAL)
}

fn spoken(words: &str, speaker: &Speaker, pace: Pace) -> Result<Clip, Unspeakable> {
    let speaker = speaker.within();
    let breaths = words::read(words)?;
    let moments = score::write(&breaths, &speaker, pace).moments(&speaker);
    Ok(Clip::of_loudness(LOUDNESS, &tract::sound(&moments, &speaker)))
}
