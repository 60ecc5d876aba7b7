//! What the ear answers, and when it keeps silent.
#![allow(clippy::unwrap_used, clippy::panic)]

use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::super::tests::{clip, noise, silence, voice};
use super::super::trial::{Range, Room, Tally, heard, said, speaker, throaty};
use super::*;

/// What becomes of the names, or of these words, said by speakers that the ear has not learned from.
fn tried(room: Room, seeds: std::ops::Range<u64>, words: &[&str]) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let who = speaker(Range::Beyond, &mut rng);
        for word in words {
            let clip = said(&throaty(word, seed % 2 == 0), &who, &mut rng).unwrap();
            tally.count(word, Ear::new().name(&heard(&clip, room, &mut rng)));
        }
    }
    tally
}

#[test]
fn nine_of_ten_answers_are_right_with_speakers_it_does_not_know() {
    let mut all = Tally::default();
    for (room, seeds, least) in [(Room::Quiet, 1..3, 0.2), (Room::Noise(20.0), 3..4, 0.05)] {
        let tally = tried(room, seeds, &NAMES);
        assert!(tally.answered() >= least, "{room:?}: {tally:?}");
        assert!(tally.right() >= 0.9, "{room:?}: {tally:?}");
        all.names += tally.names;
    }
    assert_eq!(all.names, 105);
}

#[test]
fn it_keeps_silent_about_what_is_no_name() {
    let tally = tried(Room::Quiet, 5..7, &["to", "sun", "tat", "nem", "wuf", "āmǫ", "zwā", "niš"]);
    assert!(tally.false_alarms() <= 0.125, "{tally:?}");
}

#[test]
fn it_keeps_silent_in_a_din() {
    let tally = tried(Room::Noise(3.0), 7..8, &NAMES);
    assert!(tally.told.0 <= 1, "{tally:?}");
}

#[test]
fn silence_noise_tones_and_humming_are_no_names() {
    let tone = |hertz: f32| (0..24_000).map(|i| 0.4 * (hertz * i as f32 * 0.000_130_9).sin()).collect::<Vec<f32>>();
    let sounds = [
        silence(1.0),
        noise(0.4, 0.3),
        tone(440.0),
        tone(120.0),
        voice(130.0, &[280.0, 1100.0, 2200.0], 0.9),
        vec![0.5; 20_000],
        Vec::new(),
    ];
    for (index, sound) in sounds.into_iter().enumerate() {
        for around in [0.0, 0.3] {
            let clip = clip(&[silence(around), sound.clone(), silence(around)]);
            assert_eq!(Ear::new().name(&clip), None, "sound {index} in {around} s of silence");
        }
    }
}

#[test]
fn a_long_twin_is_known_by_its_length_alone() {
    let vowel = |seconds| clip(&[silence(0.3), voice(120.0, &[855.0, 1275.0, 2550.0], seconds), silence(0.3)]);
    let told = [0.14, 0.34].map(|seconds| Ear::new().heard(&measure(&vowel(seconds))).unwrap().name);
    assert_eq!(told, ["a", "ā"]);
}

#[test]
fn every_name_has_a_kind_and_twins_share_one() {
    for (short, long) in TWINS {
        assert_eq!(kind(short), kind(long));
    }
    let mut kinds: Vec<usize> = NAMES.iter().map(|name| kind(name)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, (0..OTHER).collect::<Vec<_>>());
    assert_eq!(kind("sun"), OTHER);
}

#[test]
fn its_names_are_those_of_the_rules() {
    let mut rules: Vec<&str> = games::dre13ehn::Name::all().map(games::dre13ehn::Name::word).collect();
    let mut known = NAMES.to_vec();
    rules.sort_unstable();
    known.sort_unstable();
    assert_eq!(known, rules);
}

#[test]
fn a_network_is_read_back_as_it_was_written_and_nothing_else_is() {
    let bytes = include_bytes!("../../../../../assets/hear/names.net");
    let net = Net::read(bytes).unwrap();
    assert_eq!(net.bytes(), bytes);
    assert_eq!(Net::read(&bytes[..bytes.len() - 1]), Err(Unreadable));
    assert_eq!(Net::read(b"WURFEAR1"), Err(Unreadable));
    assert_eq!(Net::read(b""), Err(Unreadable));
}

#[test]
fn the_network_learns_what_it_is_shown() {
    let example = |kind: usize, by: f32| {
        let shown: Vec<f32> = (0..INPUTS).map(|i| if i % 3 == kind { 9.0 } else { by + (i % 7) as f32 }).collect();
        (shown, kind)
    };
    let examples: Vec<(Vec<f32>, usize)> = (0..90).map(|i| example(i % 3, (i % 5) as f32 * 0.1)).collect();
    let net = learn(&examples, 5).unwrap();
    for (shown, kind) in &examples {
        let odds = net.odds(shown);
        assert!(odds[*kind] > 0.5, "{kind}: {odds:?}");
        assert!((odds.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    }
    assert_eq!(learn(&[], 5), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn any_sound_is_answered_by_a_name_of_the_list_or_not_at_all(
        pitch in 50.0f32..600.0, first in 150.0f32..1200.0, seconds in 0.02f32..0.5, loud in 0.0f32..2.0,
    ) {
        let sound = voice(pitch, &[first, first + 900.0, 2900.0], seconds).into_iter().map(|s| s * loud).collect();
        if let Some(heard) = Ear::new().heard(&measure(&clip(&[sound]))) {
            prop_assert!(NAMES.contains(&heard.name) && (0.0..=1.0).contains(&heard.likely));
        }
    }
}
