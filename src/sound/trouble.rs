//! Why nothing is heard, or nobody listens.

use crate::phrase::{Phrase, phrase};

/// Why nothing can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Silent {
    /// There is neither a sound server nor a sound card.
    #[error("there is no sound device")]
    NoDevice,
    /// The sound server does not answer.
    #[error("the sound server does not answer")]
    NoAnswer,
    /// The device went away while something was played.
    #[error("the sound device went away")]
    Vanished,
}

impl Silent {
    /// What that means, in one quiet line for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoDevice => phrase!("sound-no-device"),
            Self::NoAnswer => phrase!("sound-no-answer"),
            Self::Vanished => phrase!("sound-vanished"),
        }
    }
}

/// Why nothing can be recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Deaf {
    /// There is no microphone.
    #[error("there is no microphone")]
    NoDevice,
    /// The sound server does not answer.
    #[error("the sound server does not answer")]
    NoAnswer,
}

impl Deaf {
    /// What that means, in one quiet line for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoDevice => phrase!("sound-no-microphone"),
            Self::NoAnswer => phrase!("sound-no-answer"),
        }
    }
}
