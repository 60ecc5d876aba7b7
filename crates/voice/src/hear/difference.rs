//! What a name that was heard differs in from the one that was asked for, as a mouth would have to change. Knows no clip.

use crate::phoneme::{self, Phoneme};

/// What is to be done to say the name that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Its consonant, which was another or was not there.
    Consonant(char),
    /// It begins with its vowel.
    NoConsonant,
    /// Something was said after it, or is missing at its end.
    Ending,
    MoreOpen,
    LessOpen,
    FurtherForward,
    FurtherBack,
    Longer,
    Shorter,
}

/// What differs first where both are a consonant, a vowel and an ending, if there; `None` where alike or unknown.
pub fn difference(asked: &str, heard: &str) -> Option<Difference> {
    let (asked, heard) = (Parts::of(asked)?, Parts::of(heard)?);
    if asked.consonant != heard.consonant {
        return Some(asked.consonant.map_or(Difference::NoConsonant, Difference::Consonant));
    }
    let ((one, long), (other, lasted)) = (asked.vowel, heard.vowel);
    if one.sign != other.sign {
        return Some(mouth(one, other));
    }
    if asked.ending != heard.ending {
        return Some(Difference::Ending);
    }
    (long != lasted).then_some(if long { Difference::Longer } else { Difference::Shorter })
}

struct Parts {
    consonant: Option<char>,
    /// And whether it is long.
    vowel: (&'static Phoneme, bool),
    ending: String,
}

impl Parts {
    fn of(name: &str) -> Option<Self> {
        let mut signs = name.chars().peekable();
        let consonant = signs.next_if(|sign| phoneme::of(*sign).is_some_and(|(sound, _)| !sound.is_vowel()));
        let vowel = phoneme::of(signs.next()?).filter(|(sound, _)| sound.is_vowel())?;
        Some(Self { consonant, vowel, ending: signs.collect() })
    }
}

/// By the resonances: the first rises with the jaw's opening, the second the further forward the tongue is (G. Fant,
/// “Acoustic Theory of Speech Production”, 1960). The larger of both differences counts.
fn mouth(asked: &Phoneme, heard: &Phoneme) -> Difference {
    let ratio = |formant: usize| libm::logf(asked.formants[formant] / heard.formants[formant]);
    let (opening, front) = (ratio(0), ratio(1));
    match opening.abs() >= front.abs() {
        true if opening > 0.0 => Difference::MoreOpen,
        true => Difference::LessOpen,
        false if front > 0.0 => Difference::FurtherForward,
        false => Difference::FurtherBack,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hear::ear::NAMES;

    #[test]
    fn a_name_differs_in_what_a_listener_would_name_first() {
        for (asked, heard, differs) in [
            ("ša", "ka", Difference::Consonant('š')),
            ("ha", "a", Difference::Consonant('h')),
            ("a", "ha", Difference::NoConsonant),
            ("a", "o", Difference::MoreOpen),
            ("o", "a", Difference::LessOpen),
            ("i", "u", Difference::FurtherForward),
            ("u", "y", Difference::FurtherBack),
            ("ke", "ki", Difference::MoreOpen),
            ("ī", "i", Difference::Longer),
            ("u", "ū", Difference::Shorter),
            ("i", "iš", Difference::Ending),
        ] {
            assert_eq!(difference(asked, heard), Some(differs), "{heard} for {asked}");
        }
    }

    #[test]
    fn two_names_differ_and_one_does_not_differ_from_itself() {
        for asked in NAMES {
            for heard in NAMES {
                assert_eq!(difference(asked, heard).is_none(), asked == heard, "{heard} for {asked}");
            }
        }
        assert_eq!(difference("weniga?", "–"), None);
    }
}
