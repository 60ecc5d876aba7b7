//! What holds for any clip, and for voices of known pitch and resonances.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::f32::consts::{PI, TAU};

use proptest::prelude::*;

use base::draw::{Drawing, Item};
use base::i18n::Lang;

use super::*;
use crate::sound::{Clip, RATE};

const SECOND: f32 = RATE as f32;

fn samples(seconds: f32) -> usize {
    (seconds * SECOND) as usize
}

pub(super) fn silence(seconds: f32) -> Vec<f32> {
    vec![0.0; samples(seconds)]
}

/// A buzz through resonances of 60 to 120 Hz width, at most 0.5 loud.
pub(super) fn voice(pitch: f32, formants: &[f32], seconds: f32) -> Vec<f32> {
    let period = SECOND / pitch;
    let mut out: Vec<f32> = (0..samples(seconds)).map(|i| f32::from((i as f32 % period) < 1.0)).collect();
    // Falls by 12 dB an octave, as a glottis does, and rises by 6, as lips do.
    let mut last = 0.0;
    for sample in &mut out {
        last = *sample + 0.97 * last;
        *sample = last;
    }
    for (i, formant) in formants.iter().chain(&[3500.0, 4500.0]).enumerate() {
        let radius = (-PI * (60.0 + 20.0 * i as f32) / SECOND).exp();
        let (b, c) = (2.0 * radius * (TAU * formant / SECOND).cos(), -radius * radius);
        let (mut one, mut two) = (0.0, 0.0);
        for sample in &mut out {
            let now = (1.0 - b - c) * *sample + b * one + c * two;
            (two, one) = (one, now);
            *sample = now;
        }
    }
    let peak = out.iter().fold(0.0f32, |peak, sample| peak.max(sample.abs()));
    let ramp = samples(0.015);
    let length = out.len();
    out.iter().enumerate().map(|(i, s)| s / peak * 0.5 * (i.min(length - i) as f32 / ramp as f32).min(1.0)).collect()
}

/// Noise whose samples are evenly spread, repeatable.
pub(super) fn noise(seconds: f32, loud: f32) -> Vec<f32> {
    let mut state = 1u32;
    let mut next = move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / (1 << 23) as f32 - 1.0
    };
    (0..samples(seconds)).map(|_| loud * next()).collect()
}

pub(super) fn clip(parts: &[Vec<f32>]) -> Clip {
    Clip::new(parts.concat())
}

fn near(measured: f32, true_value: f32, part: f32) -> bool {
    (measured / true_value - 1.0).abs() <= part
}

fn whole(measured: &Measurements) {
    let numbers = |frame: &Frame| {
        let mut numbers = vec![frame.wave.0, frame.wave.1, frame.level];
        numbers.extend(frame.pitch);
        numbers.extend(frame.formants.iter().copied().flatten());
        numbers.extend(frame.bands);
        numbers
    };
    assert!(measured.frames.iter().flat_map(numbers).all(f32::is_finite));
    assert!(measured.frames.iter().all(|frame| frame.level >= FLOOR && frame.bands.iter().all(|band| *band >= FLOOR)));
    for frame in &measured.frames {
        let told: Vec<f32> = frame.formants.iter().copied().flatten().collect();
        assert!(told.is_sorted(), "{told:?}");
        assert!(frame.pitch.is_none_or(|pitch| (62.0..=500.0).contains(&pitch)));
    }
    let end = measured.length + STEP;
    for span in measured.speech.iter().chain(measured.vowels.iter().map(|vowel| &vowel.span)) {
        assert!(span.from >= 0.0 && span.from <= span.to && span.to <= end, "{span:?} of {end}");
    }
    assert!(
        measured.vowels.windows(2).all(|pair| pair[0].span.to <= pair[1].span.from + STEP),
        "{:?}",
        measured.vowels
    );
}

#[test]
fn an_empty_clip_and_silence_have_nothing_to_be_seen() {
    for clip in [Clip::default(), Clip::new([0.3]), Clip::new(silence(10.0)), Clip::new(vec![0.4; samples(0.5)])] {
        let measured = measure(&clip);
        whole(&measured);
        assert!(measured.vowels.is_empty() && measured.frames.iter().all(|frame| frame.pitch.is_none()));
    }
    assert_eq!(measure(&Clip::new(silence(1.0))).speech, None);
    assert_eq!(measure(&Clip::default()).frames, []);
}

#[test]
fn levels_and_bands_lie_where_the_sound_does() {
    let tone: Vec<f32> = (0..samples(0.5)).map(|i| 0.5 * (TAU * 1000.0 * i as f32 / SECOND).sin()).collect();
    let measured = measure(&Clip::new(tone));
    let frame = measured.frames[25];
    // A sine of half the full deflection has a mean square of 1/8.
    assert!((frame.level + 9.03).abs() < 0.1, "{}", frame.level);
    let loudest = (0..BANDS).max_by(|a, b| frame.bands[*a].total_cmp(&frame.bands[*b])).unwrap();
    assert!(near(band_centre(loudest), 1000.0, 0.1), "{}", band_centre(loudest));
    assert!((frame.wave.0 + 0.5).abs() < 0.01 && (frame.wave.1 - 0.5).abs() < 0.01);
}

#[test]
fn the_pitch_of_a_voice_is_measured_within_a_hundredth() {
    for pitch in [75.0, 110.0, 160.0, 220.0, 330.0] {
        let measured = measure(&clip(&[silence(0.2), voice(pitch, &[500.0, 1500.0, 2500.0], 0.4), silence(0.2)]));
        let measured = measured.pitch(measured.speech.unwrap()).unwrap();
        assert!(near(measured, pitch, 0.01), "{measured} for {pitch}");
    }
}

#[test]
fn resonances_are_measured_within_a_tenth_or_a_third_of_the_pitch() {
    // The six vowels as a man's voice has them.
    let vowels = [[290.0, 2260.0], [440.0, 1960.0], [855.0, 1275.0], [570.0, 865.0], [345.0, 875.0], [325.0, 1690.0]];
    for pitch in [100.0, 130.0, 170.0, 210.0] {
        for [first, second] in vowels {
            let measured = measure(&Clip::new(voice(pitch, &[first, second, 2800.0], 0.3)));
            let [f1, f2, f3] = measured.formants(Span { from: 0.1, to: 0.2 });
            let (f1, f2, f3) = (f1.unwrap(), f2.unwrap(), f3.unwrap());
            let told = format!("{f1} {f2} {f3} for {first} {second} at {pitch}");
            let right = |measured: f32, set: f32| (measured - set).abs() <= (0.1 * set).max(pitch / 3.0);
            assert!(right(f1, first) && right(f2, second) && right(f3, 2800.0), "{told}");
        }
    }
}

#[test]
fn speech_is_found_in_noise_and_beside_a_click() {
    let spoken = || voice(120.0, &[700.0, 1200.0, 2500.0], 0.35);
    let mut loud: Vec<f32> = [silence(0.4), spoken(), silence(0.5)].concat();
    loud.iter_mut().zip(noise(2.0, 0.02)).for_each(|(sample, noise)| *sample += noise);
    loud[samples(0.1)] = 1.0;
    let speech = measure(&Clip::new(loud)).speech.unwrap();
    assert!((speech.from - 0.4).abs() < 0.04 && (speech.to - 0.75).abs() < 0.04, "{speech:?}");
}

#[test]
fn a_sentence_is_one_stretch_of_speech_and_what_comes_much_later_is_another() {
    let word = || voice(120.0, &[700.0, 1200.0, 2500.0], 0.3);
    let said = measure(&clip(&[
        silence(0.3),
        word(),
        silence(0.25),
        word(),
        silence(0.9),
        voice(90.0, &[500.0, 1500.0, 2500.0], 0.2),
    ]));
    let speech = said.speech.unwrap();
    assert!((speech.from - 0.3).abs() < 0.04 && (speech.to - 1.15).abs() < 0.04, "{speech:?}");
}

#[test]
fn vowels_of_both_lengths_tell_the_tempo_and_one_alone_does_not() {
    let vowel = |seconds| voice(120.0, &[700.0, 1200.0, 2500.0], seconds);
    let both =
        measure(&clip(&[silence(0.2), vowel(0.1), silence(0.05), vowel(0.2), silence(0.05), vowel(0.1), silence(0.2)]));
    let lengths: Vec<Length> = both.vowels.iter().map(|vowel| vowel.length).collect();
    assert_eq!(lengths, [Length::Short, Length::Long, Length::Short]);
    assert!(matches!(both.tempo, Tempo::Known(_)));
    for (seconds, length) in [(0.15, Length::Short), (0.33, Length::Long)] {
        let one = measure(&clip(&[silence(0.2), vowel(seconds), silence(0.2)]));
        assert_eq!((one.vowels.len(), one.tempo), (1, Tempo::Usual));
        assert_eq!(one.vowels[0].length, length);
        assert!((one.vowels[0].span.length() - seconds).abs() < 0.03, "{:?}", one.vowels[0].span);
    }
}

#[test]
fn a_lone_vowel_lasts_as_long_as_it_is_loud_however_its_colour_wanders() {
    let frame = |level| Frame { wave: (0.0, 0.0), level, pitch: None, formants: [None; 3], bands: [level; BANDS] };
    let levels = [vec![-60.0; 20], vec![-24.0; 10], vec![-20.0; 15], vec![-27.0; 10], vec![-31.0; 20]];
    let mut measured = measure(&Clip::new(silence(0.3)));
    assert_eq!(measured.vowel_length(true), None);
    measured.frames = levels.concat().into_iter().map(frame).collect();
    let of_one_colour = Span { from: 0.3, to: 0.45 };
    measured.vowels = vec![Vowel { span: of_one_colour, length: Length::Between }];
    let [alone, in_syllable] = [true, false].map(|alone| measured.vowel_length(alone).unwrap());
    assert!(near(alone, 0.35, 0.01) && near(in_syllable, 0.165, 0.01), "{alone} {in_syllable}");
    let named = ["ā", "ka", "iš", "ēli"].map(|name| ear::vowel_length(name, &measured));
    assert_eq!(named, [Some(alone), Some(in_syllable), Some(in_syllable), None]);
}

#[test]
fn noise_has_no_voice() {
    let hiss = measure(&clip(&[silence(0.2), noise(0.5, 0.3), silence(0.2)]));
    let voiced = hiss.frames.iter().filter(|frame| frame.pitch.is_some()).count();
    assert!(voiced < 3 && hiss.vowels.is_empty(), "{voiced}");
}

#[test]
fn what_is_clipped_offset_or_long_is_measured_all_the_same() {
    let spoken = voice(120.0, &[700.0, 1200.0, 2500.0], 0.3);
    let clipped = Clip::new(spoken.iter().map(|sample| sample * 40.0));
    let offset = Clip::new(spoken.iter().map(|sample| sample + 0.4));
    let long = clip(&[silence(5.0), spoken, silence(4.7)]);
    for clip in [clipped, offset, long] {
        let measured = measure(&clip);
        whole(&measured);
        assert_eq!(measured.vowels.len(), 1);
        assert!(near(measured.pitch(measured.vowels[0].span).unwrap(), 120.0, 0.02));
    }
}

fn drawn(sights: &[&Measurements], width: f32, lang: Lang) -> Drawing {
    let rows: Vec<Row<'_>> = sights.iter().map(|measured| Row { caption: "Ēli".to_owned(), measured }).collect();
    let drawing = picture(&rows, width, lang);
    assert!(drawing.is_finite());
    for item in &drawing.items {
        if let Item::Shape { path, .. } = item
            && let Some((least, most)) = path.bounds()
        {
            let inside = least.x >= 0.0 && least.y >= 0.0 && most.x <= width && most.y <= drawing.size.height;
            assert!(inside, "{least:?} to {most:?} on {:?}", drawing.size);
        }
    }
    drawing
}

#[test]
fn a_picture_says_which_vowels_are_long_in_both_languages() {
    let vowel =
        |seconds| measure(&clip(&[silence(0.2), voice(120.0, &[700.0, 1200.0, 2500.0], seconds), silence(0.2)]));
    let (short, long) = (vowel(0.14), vowel(0.34));
    for (lang, words) in [(Lang::De, ["kurz", "lang"]), (Lang::En, ["short", "long"])] {
        let drawing = drawn(&[&short, &long], 150.0, lang);
        let said: Vec<&str> =
            drawing.words().into_iter().filter(|said| words.iter().any(|word| said.starts_with(word))).collect();
        assert!(said.len() == 2 && said[0].starts_with(words[0]) && said[1].starts_with(words[1]), "{said:?}");
    }
}

#[test]
fn a_long_clip_is_drawn_with_as_few_parts_as_a_short_one() {
    let spoken = || voice(120.0, &[700.0, 1200.0, 2500.0], 0.12);
    let long = measure(&clip(&(0..40).flat_map(|_| [spoken(), silence(0.08)]).collect::<Vec<_>>()));
    let drawing = drawn(&[&long, &long], 150.0, Lang::En);
    let parts = |item: &Item| match item {
        Item::Shape { path, .. } => path.0.len(),
        Item::Text(_) | Item::Group { .. } | Item::Photo(..) => 0,
    };
    let most = drawing.items.iter().map(parts).max().unwrap();
    assert!(drawing.items.len() < 1500 && most < 12_000, "{} items, {most} points in one", drawing.items.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_samples_are_measured_without_a_panic(
        values in prop::collection::vec(any::<f32>(), 1..40),
        runs in prop::collection::vec((0usize..40, 1usize..3000), 0..12),
    ) {
        let picked = runs.iter().flat_map(|(which, times)| std::iter::repeat_n(values[which % values.len()], *times));
        let measured = measure(&Clip::new(picked));
        whole(&measured);
        drawn(&[&measured], 150.0, Lang::De);
    }

    #[test]
    fn any_voice_is_measured_whole(pitch in 50.0f32..600.0, first in 150.0f32..1200.0, seconds in 0.02f32..0.5, loud in 0.0f32..2.0) {
        let clip = Clip::new(voice(pitch, &[first, first + 900.0, 2900.0], seconds).into_iter().map(|s| s * loud));
        let measured = measure(&clip);
        whole(&measured);
        drawn(&[&measured, &measured], 300.0, Lang::En);
    }
}

#[test]
fn what_the_program_says_is_heard_at_the_pitch_at_which_it_says_it() {
    use crate::{Pace, Voice};
    let (mut all, mut astray) = (0_u32, 0_u32);
    let mottos = ["Āmǫ weniga ōis zwā kǫ", "Rykvērtsmǫ kǫ-kǫ kǫ"];
    for (place, word) in mottos.into_iter().chain(ear::NAMES).enumerate() {
        // Mottos by all voices, each name by one of them.
        let voices = if place < 2 { &Voice::ALL[..] } else { &[Voice::ALL[place % 3]] };
        for voice in voices.iter().copied() {
            let measured = measure(&crate::say(word, voice, Pace::USUAL).unwrap());
            let usual = voice.speaker().pitch;
            for pitch in measured.frames.iter().filter_map(|frame| frame.pitch) {
                all += 1;
                astray += u32::from(!(0.6..1.5).contains(&(pitch / usual)));
            }
        }
    }
    // A name's every vowel was once lost to its resonances; now hardly a nasal of a motto is.
    assert!(astray * 100 < all, "{astray} of {all}");
}
