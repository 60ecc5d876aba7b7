//! What the ear makes of a recording of a name that was to be said: in words, and as a grade that the speaker may change.

use club::trainer::Grade;
use voice::hear::length::Measure;
use voice::hear::{self, Difference, Ear, Measurements, ear};
use voice::phoneme;
use voice::sound::Clip;

use crate::app::prelude::*;

#[derive(Clone, Debug)]
pub struct Analysis {
    pub model: Measurements,
    pub own: Measurements,
    pub verdict: Verdict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Silent,
    /// The ear does not know the word: it is no name.
    Unknown,
    Clear,
    Likely,
    Unclear,
    Instead(&'static str),
}

impl Analysis {
    pub fn of(words: &'static str, model: &Clip, clip: &Clip, vowels: Measure) -> Self {
        let (model, own) = (hear::measure(model), hear::measure(clip));
        let verdict = Verdict::of(words, clip, &own, vowels);
        Self { model, own, verdict }
    }

    /// How long the vowel of a name was said, seconds.
    pub fn vowel(&self, name: &str) -> Option<f32> {
        ear::vowel_length(name, &self.own)
    }
}

pub fn is_known(words: &str) -> bool {
    ear::kind(words) < ear::OTHER
}

pub fn is_long(words: &str) -> bool {
    words.chars().any(|sign| phoneme::of(sign).is_some_and(|(_, long)| long))
}

impl Verdict {
    fn of(words: &'static str, clip: &Clip, own: &Measurements, vowels: Measure) -> Self {
        if own.speech.is_none() {
            return Self::Silent;
        }
        if !is_known(words) {
            return Self::Unknown;
        }
        let Some(heard) = Ear::new().of(vowels).heard(clip, own) else { return Self::Unclear };
        match heard.instead(words) {
            _ if heard.accepts(words) && heard.sure && heard.name == words => Self::Clear,
            _ if heard.accepts(words) => Self::Likely,
            Some(instead) => Self::Instead(instead),
            None => Self::Unclear,
        }
    }

    pub fn is_right(self) -> bool {
        matches!(self, Self::Clear | Self::Likely)
    }

    /// `None` where the ear has nothing to say.
    pub fn suggested(self) -> Option<Grade> {
        match self {
            Self::Silent | Self::Unknown => None,
            Self::Clear => Some(Grade::Easy),
            Self::Likely => Some(Grade::Good),
            Self::Unclear => Some(Grade::Hard),
            Self::Instead(_) => Some(Grade::Again),
        }
    }

    pub fn sentence(self, name: &'static str) -> Option<Phrase> {
        Some(match self {
            Self::Unknown => return None,
            Self::Silent => phrase!("sounds-heard-silent"),
            Self::Clear => phrase!("sounds-heard-clear", name),
            Self::Likely => phrase!("sounds-heard-likely", name),
            Self::Unclear => phrase!("sounds-heard-unclear", name),
            Self::Instead(instead) => phrase!("sounds-heard-instead", name, instead),
        })
    }

    pub fn advice(self, name: &'static str) -> Option<Phrase> {
        let Self::Instead(instead) = self else { return None };
        Some(Phrase::new(match hear::difference(name, instead)? {
            Difference::Consonant('š') => "sounds-advice-sh",
            Difference::Consonant('j') => "sounds-advice-j",
            Difference::Consonant('h') => "sounds-advice-h",
            Difference::Consonant('k') => "sounds-advice-k",
            Difference::Consonant('l') => "sounds-advice-l",
            Difference::Consonant('r') => "sounds-advice-r",
            Difference::Consonant('m') => "sounds-advice-m",
            Difference::Consonant(_) => return None,
            Difference::NoConsonant => "sounds-advice-vowel",
            Difference::Ending => "sounds-advice-ending",
            Difference::MoreOpen => "sounds-advice-open",
            Difference::LessOpen => "sounds-advice-close",
            Difference::FurtherForward => "sounds-advice-forward",
            Difference::FurtherBack => "sounds-advice-back",
            Difference::Longer => "sounds-advice-longer",
            Difference::Shorter => "sounds-advice-shorter",
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_name_was_heard_instead_there_is_something_to_do() {
        let known = ear::NAMES.into_iter().filter(|name| *name != "iš");
        for name in known {
            for instead in ear::NAMES.into_iter().filter(|instead| *instead != name) {
                let advice = Verdict::Instead(instead).advice(name);
                let said = advice.map(|advice| Lang::ALL.map(|lang| lang.say(&advice)));
                assert!(said.is_some_and(|said| said.iter().all(|words| words.ends_with('.'))), "{instead} for {name}");
            }
        }
        assert_eq!(Verdict::Unclear.advice("hi"), None, "nothing is guessed");
    }
}
