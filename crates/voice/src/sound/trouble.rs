//! Why nothing is heard, or nobody listens.

use base::phrase::{Phrase, phrase};

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Silent {
    #[error("there is no sound device")]
    NoDevice,
    #[error("the sound server does not answer")]
    NoAnswer,
    #[error("the sound device went away")]
    Vanished,
}

impl Silent {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoDevice => phrase!("sound-no-device"),
            Self::NoAnswer => phrase!("sound-no-answer"),
            Self::Vanished => phrase!("sound-vanished"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Deaf {
    #[error("there is no microphone")]
    NoDevice,
    #[error("the sound server does not answer")]
    NoAnswer,
}

impl Deaf {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoDevice => phrase!("sound-no-microphone"),
            Self::NoAnswer => phrase!("sound-no-answer"),
        }
    }
}
