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
