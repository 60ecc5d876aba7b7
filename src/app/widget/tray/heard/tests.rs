use base::draw::Size;
use base::draw::solids::{Solid, Toss, TossDie};
use voice;
use voice::sound::Clip;

use super::*;

/// So many dice that roll.
fn rolled(seed: u64, dice: usize) -> Clip {
    let dice = vec![TossDie { solid: Solid::cube(), face_index: 0 }; dice];
    let hits = Toss::new(seed, &dice, Size { width: 100.0, height: 46.0 }, 17.0).hits();
    let knocks = hits.iter().map(|hit| Knock { at: hit.at, body: Body::Die, which: hit.die, force: hit.force });
    knocks.collect::<Knocks>().clip()
}

#[test]
fn dice_and_cup_are_heard_and_never_louder_than_who_speaks() {
    let rolls = (0..20).map(|seed| rolled(seed, 1 + (seed % 6) as usize));
    let cups = [1, 2, 6, 40].map(|dice| shaken(dice).clip());
    for clip in rolls.chain(cups) {
        let loud = clip.loudness().heard;
        assert!((voice::LOUDNESS - 25.0..voice::LOUDNESS - 1.0).contains(&loud), "{loud} dB");
        assert!(clip.peak() < 0.4, "{}", clip.peak());
    }
}

#[test]
fn a_shake_is_heard_as_long_as_it_is_seen_and_ends_with_the_cup() {
    let shake = shaken(4);
    let last = shake.list().last().expect("it knocks");
    assert_eq!(last.body, Body::Cup);
    assert!(last.at < cup::SHAKE && shake.list().iter().all(|knock| knock.at <= last.at + 0.08));
    assert_ne!(shaken(2), shaken(3));
}
