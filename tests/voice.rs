//! What is spoken, measured: lengths, noise, loudness, silence, for all names, lives and mottos, voices and paces.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;

use wurfzabel::games::dre13ehn::Name;
use wurfzabel::games::dre13ehn::life::Life;
use wurfzabel::games::dre13ehn::reading::{SIGNS, Sort};
use wurfzabel::sound::{Clip, RATE};
use wurfzabel::voice::{self, LOUDNESS, Pace, Speaker, Unspeakable, Voice, phoneme};

const PACES: [f32; 4] = [0.25, 0.5, 1.0, 2.0];

/// Everything that the trainer says.
fn everything() -> Vec<String> {
    let names = Name::all().map(|name| name.word().to_owned());
    let lives = Life::ALL.into_iter().flat_map(|life| [life.name().to_owned(), format!("{}.", life.motto())]);
    names.chain(lives).chain(["Fāijamǫ".to_owned()]).collect()
}

fn said(words: &str, voice: Voice, pace: f32) -> Clip {
    voice::say(words, voice, Pace::new(pace)).unwrap()
}

/// The power of each hundredth of a second.
fn powers(clip: &Clip) -> Vec<f32> {
    let power = |stretch: &[f32]| stretch.iter().map(|sample| sample * sample).sum::<f32>() / stretch.len() as f32;
    clip.samples().chunks(RATE as usize / 100).map(power).collect()
}

/// How long it sounds: what is at most 20 dB below the loudest, s.
fn sounding(clip: &Clip) -> f32 {
    let powers = powers(clip);
    let loudest = powers.iter().fold(0.0_f32, |most, power| most.max(*power));
    0.01 * powers.iter().filter(|power| **power > 0.01 * loudest).count() as f32
}

#[test]
fn everything_is_equally_loud_and_nothing_is_cut_off() {
    for voice in Voice::ALL {
        for pace in PACES {
            for words in everything() {
                let clip = said(&words, voice, pace);
                assert!((clip.loudness() - LOUDNESS).abs() < 1.0, "{words}, {voice:?}, {pace}: {}", clip.loudness());
                assert!(clip.peak() < 0.9, "{words}, {voice:?}, {pace}: {}", clip.peak());
            }
        }
    }
}

#[test]
fn silence_stands_at_both_ends_and_no_click() {
    for voice in Voice::ALL {
        for pace in PACES {
            for words in everything() {
                let clip = said(&words, voice, pace);
                let (samples, quiet) = (clip.samples(), RATE as usize / 200);
                let ends = samples[..quiet].iter().chain(&samples[samples.len() - quiet..]);
                assert!(ends.clone().all(|sample| sample.abs() < 0.001), "{words}, {voice:?}, {pace}");
                let powers = powers(&clip);
                let last = powers.len() - 1;
                assert!(
                    powers[0] < 0.03 * powers.iter().fold(0.0, |most, power| power.max(most)),
                    "{words}, {voice:?}, {pace}"
                );
                assert!(powers[last] < 1e-6, "{words}, {voice:?}, {pace}");
            }
        }
    }
}

#[test]
fn a_long_vowel_lasts_at_least_1_6_times_a_short_one() {
    for voice in Voice::ALL {
        for pace in PACES {
            for (short, long) in [("i", "ī"), ("a", "ā"), ("u", "ū"), ("e", "ē"), ("o", "ō")] {
                let [short, long] = [short, long].map(|word| sounding(&said(word, voice, pace)));
                assert!(long >= 1.6 * short, "{long} s, {short} s, {voice:?}, {pace}");
            }
        }
    }
}

#[test]
fn pace_stretches_time_and_leaves_the_pitch() {
    for words in ["ka", "ēli", "ra"] {
        let [slow, usual, fast] = [0.5, 1.0, 2.0].map(|pace| sounding(&said(words, Voice::Deep, pace)));
        assert!(slow > 1.5 * usual && usual > 1.3 * fast, "{words}: {slow} {usual} {fast}");
    }
}

#[test]
fn every_name_sounds_unlike_every_other() {
    for voice in Voice::ALL {
        let clips: Vec<Clip> = Name::all().map(|name| said(name.word(), voice, 1.0)).collect();
        for (index, clip) in clips.iter().enumerate() {
            assert!(clips[..index].iter().all(|other| other != clip));
        }
    }
}

#[test]
fn the_same_is_said_the_same_way_every_time() {
    for voice in Voice::ALL {
        assert_eq!(said("Rykvērtsmǫ", voice, 1.0), said("Rykvērtsmǫ", voice, 1.0));
    }
}

#[test]
fn what_cannot_be_said_is_refused() {
    let refused = |words| voice::say(words, Voice::Deep, Pace::USUAL).unwrap_err();
    assert_eq!(refused("ka!x"), Unspeakable::Letter('x'));
    assert_eq!(refused(" "), Unspeakable::Nothing);
}

#[test]
fn a_speaker_out_of_bounds_speaks_within_them() {
    let speaker = Voice::Deep.speaker();
    let wild = Speaker { pitch: f32::NAN, tract: 40.0, open: -1.0, tempo: 0.0, slack: 7.0, ..speaker };
    let clip = voice::say_as("Zwāmǫ ōis kǫ.", &wild).unwrap();
    assert!((clip.loudness() - LOUDNESS).abs() < 2.0, "{}", clip.loudness());
    let again = Speaker { seed: 14, ..speaker };
    assert_ne!(voice::say_as("ka", &again), voice::say_as("ka", &speaker));
}

#[test]
fn the_voice_speaks_the_signs_of_the_reading_guide_and_no_others() {
    let signs = |phoneme: &phoneme::Phoneme| [Some((phoneme.sign, false)), phoneme.long.map(|sign| (sign, true))];
    let spoken: BTreeSet<(char, bool)> = phoneme::ALL.iter().flat_map(signs).flatten().collect();
    let read = SIGNS.iter().map(|sign| (sign.sign.chars().next().unwrap(), sign.sort == Sort::Long));
    assert_eq!(read.collect::<BTreeSet<_>>(), spoken);
}
