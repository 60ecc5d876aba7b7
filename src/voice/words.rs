//! Words in the transcription, read as sounds. Knows nothing of how they sound.

use unicode_normalization::UnicodeNormalization as _;

use super::Unspeakable;
use super::phoneme::{self, Phoneme};

/// How long a voice rests after a sentence, and within one, s.
const REST: (f32, f32) = (0.32, 0.16);
/// The most letters that are said at a time; nobody waits longer.
const MOST: usize = 1000;

/// A sound as a word has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sound {
    pub(super) phoneme: &'static Phoneme,
    pub(super) long: bool,
    /// It begins a word.
    pub(super) first: bool,
    /// The vowel of a word's first syllable.
    pub(super) stressed: bool,
    /// An i that only ends a diphthong: the tongue moves on to it.
    pub(super) offglide: bool,
}

/// What is said without a rest.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Breath {
    pub(super) sounds: Vec<Sound>,
    /// How long the voice rests after it, s.
    pub(super) rest: f32,
}

/// Reads words. Case does not matter; full stops, commas and dashes are rests, a hyphen is none.
///
/// # Errors
/// What cannot be said.
pub(super) fn read(words: &str) -> Result<Vec<Breath>, Unspeakable> {
    let mut breaths: Vec<Breath> = Vec::new();
    let mut sounds: Vec<Sound> = Vec::new();
    let mut first = true;
    let letters: String = words.nfc().flat_map(char::to_lowercase).nfc().collect();
    if letters.chars().count() > MOST {
        return Err(Unspeakable::TooLong);
    }
    for letter in letters.chars() {
        match letter {
            '.' | '!' | '?' | '…' => pause(&mut breaths, &mut sounds, REST.0),
            ',' | ';' | ':' | '–' | '—' => pause(&mut breaths, &mut sounds, REST.1),
            '-' | '\u{2010}' | '\u{2011}' | '„' | '“' | '”' | '»' | '«' | '"' => {}
            _ if letter.is_whitespace() => {}
            _ => {
                let sound = sound(letter, &sounds, first).ok_or(Unspeakable::Letter(letter))?;
                sounds.push(sound);
                first = false;
                continue;
            }
        }
        first = true;
    }
    pause(&mut breaths, &mut sounds, 0.0);
    if breaths.is_empty() { Err(Unspeakable::Nothing) } else { Ok(breaths) }
}

fn pause(breaths: &mut Vec<Breath>, sounds: &mut Vec<Sound>, rest: f32) {
    if !sounds.is_empty() {
        breaths.push(Breath { sounds: std::mem::take(sounds), rest });
    } else if let Some(before) = breaths.last_mut() {
        before.rest = before.rest.max(rest);
    }
}

/// The sound of a letter after those before it.
fn sound(letter: char, before: &[Sound], first: bool) -> Option<Sound> {
    let (phoneme, long) = phoneme::of(letter)?;
    let word =
        before.iter().rposition(|sound| sound.first).filter(|_| !first).map_or(&[][..], |start| &before[start..]);
    let offglide = phoneme.sign == 'i' && !long && word.last().is_some_and(|last| last.phoneme.is_vowel());
    let stressed = phoneme.is_vowel() && !word.iter().any(|sound| sound.phoneme.is_vowel());
    Some(Sound { phoneme, long, first, stressed, offglide })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// The signs as they are read: long ones doubled, stress before, an offglide in brackets, a rest as a bar.
    fn shown(words: &str) -> String {
        let mut shown = String::new();
        for breath in read(words).unwrap() {
            for sound in breath.sounds {
                if sound.first && !shown.is_empty() {
                    shown.push(' ');
                }
                if sound.stressed {
                    shown.push('\'');
                }
                let sign = sound.phoneme.sign;
                match (sound.offglide, sound.long) {
                    (true, _) => shown.extend(['(', sign, ')']),
                    (false, true) => shown.extend([sign, sign]),
                    (false, false) => shown.push(sign),
                }
            }
            if breath.rest > 0.0 {
                shown.push_str(" |");
            }
        }
        shown
    }

    #[test]
    fn a_letter_is_a_sound_and_a_bar_makes_it_long() {
        assert_eq!(shown("ša"), "š'a");
        assert_eq!(shown("ēli"), "'eeli");
        assert_eq!(shown("Zwāmǫ ōis kǫ."), "zw'aamǫ 'oo(i)s k'ǫ |");
        assert_eq!(shown("Drāimǫ, drāi – kǫ-kǫ"), "dr'aa(i)mǫ | dr'aa(i) | k'ǫ k'ǫ");
    }

    #[test]
    fn however_a_letter_is_written_it_is_the_same() {
        for (typed, word) in
            [("s\u{30c}a", "ša"), ("ŠA", "ša"), ("E\u{304}LI", "ēli"), ("ko\u{328}", "kǫ"), ("A\u{304}mǪ", "āmǫ")]
        {
            assert_eq!(read(typed), read(word), "{typed}");
        }
    }

    #[test]
    fn what_cannot_be_said_is_named() {
        assert_eq!(read("drache"), Err(Unspeakable::Letter('c')));
        assert_eq!(read("ka13"), Err(Unspeakable::Letter('1')));
        assert_eq!(read("ȳ"), Err(Unspeakable::Letter('ȳ')), "it is never drawn out");
        for nothing in ["", "  ", " … - "] {
            assert_eq!(read(nothing), Err(Unspeakable::Nothing), "{nothing:?}");
        }
        assert_eq!(read(&"ka ".repeat(MOST)), Err(Unspeakable::TooLong));
    }
}
