//! What the ear answers to speakers that it has not learned from, and how it learns.

use std::sync::LazyLock;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use wurfzabel::hear::ear::{self, INPUTS, NAMES};
use wurfzabel::sound::Clip;

use super::learn::learn;
use super::speakers::{Range, Room, Tally, heard, said, speaker, throaty};

/// The names as two speakers say them whom the ear has not learned from.
static NAMED: LazyLock<[Vec<Clip>; 2]> = LazyLock::new(|| [1, 2].map(|seed| spoken(seed, &NAMES)));

fn spoken(seed: u64, words: &[&str]) -> Vec<Clip> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let who = speaker(Range::Beyond, &mut rng);
    words.iter().map(|word| said(&throaty(word, seed.is_multiple_of(2)), &who, &mut rng).unwrap()).collect()
}

/// What becomes of words in a room.
fn tried(room: Room, words: &[&str], clips: &[Clip]) -> Tally {
    let (mut tally, mut rng) = (Tally::default(), ChaCha8Rng::seed_from_u64(3));
    words.iter().zip(clips).for_each(|(word, clip)| tally.count(word, ear::name(&heard(clip, room, &mut rng))));
    tally
}

#[test]
fn nine_of_ten_answers_are_right_with_speakers_it_does_not_know() {
    for (room, clips, least) in [(Room::Quiet, NAMED.concat(), 0.2), (Room::Noise(20.0), NAMED[0].clone(), 0.05)] {
        let tally = tried(room, &[NAMES, NAMES].concat(), &clips);
        assert_eq!(tally.names as usize, clips.len());
        assert!(tally.answered() >= least, "{room:?}: {tally:?}");
        assert!(tally.right() >= 0.9, "{room:?}: {tally:?}");
    }
}

#[test]
fn it_keeps_silent_about_what_is_no_name() {
    let words = ["to", "sun", "tat", "nem", "wuf", "āmǫ", "zwā", "niš"];
    let clips = [5, 6].map(|seed| spoken(seed, &words)).concat();
    let tally = tried(Room::Quiet, &[words, words].concat(), &clips);
    assert!(tally.others.0 == 16 && tally.false_alarms() <= 0.125, "{tally:?}");
}

#[test]
fn it_keeps_silent_in_a_din() {
    let tally = tried(Room::Noise(3.0), &NAMES, &NAMED[1]);
    assert!(tally.names == 35 && tally.told.0 <= 1, "{tally:?}");
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
