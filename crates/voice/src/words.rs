//! Words in the transcription, read as sounds. Knows nothing of how they sound.

use unicode_normalization::UnicodeNormalization as _;

use super::Unspeakable;
use super::phoneme::{self, Phoneme};

/// How long a voice rests after a sentence, and within one, s.
const REST: (f32, f32) = (0.32, 0.16);
/// The most letters that are said at a time; nobody waits longer.
const MOST: usize = 1000;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sound {
    pub(super) phoneme: &'static Phoneme,
    pub(super) long: bool,
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

/// Case does not matter; full stops, commas and dashes are rests, a hyphen is none.
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

fn sound(letter: char, before: &[Sound], first: bool) -> Option<Sound> {
    let (phoneme, long) = phoneme::of(letter)?;
    let word =
        before.iter().rposition(|sound| sound.first).filter(|_| !first).map_or(&[][..], |start| &before[start..]);
    let offglide = phoneme.sign == 'i' && !long && word.last().is_some_and(|last| last.phoneme.is_vowel());
    let stressed = phoneme.is_vowel() && !word.iter().any(|sound| sound.phoneme.is_vowel());
    Some(Sound { phoneme, long, first, stressed, offglide })
}

#[cfg(test)]
mod tests;
