use std::f32::consts::TAU;

use super::*;
use crate::sound::RATE;

fn tone(pitch: f32, strength: f32, seconds: f32) -> Vec<f32> {
    (0..(seconds * RATE as f32) as usize)
        .map(|index| strength * (TAU * pitch * index as f32 / RATE as f32).sin())
        .collect()
}

fn near(found: Loudness, wanted: f32) {
    assert!((found.heard - wanted).abs() < 0.15 && (found.plain - wanted).abs() < 0.15, "{found:?}, not {wanted}");
}

#[test]
fn a_full_tone_of_997_hz_is_as_loud_as_the_standard_says() {
    // ITU-R BS.1770-4: a sine of 997 Hz at full scale reads -3.01.
    near(Loudness::of(&tone(997.0, 1.0, 1.0)), -3.01);
    near(Loudness::of(&tone(997.0, 0.1, 1.0)), -23.01);
}

#[test]
fn the_ear_hears_a_high_tone_louder_and_a_low_one_less_loud_than_a_plain_meter() {
    let [low, high] = [60.0, 3000.0].map(|pitch| Loudness::of(&tone(pitch, 0.5, 0.5)));
    assert!(low.heard < low.plain - 2.0 && high.heard > high.plain + 2.0, "{low:?} {high:?}");
    assert!((low.plain - high.plain).abs() < 0.15, "{low:?} {high:?}");
}

#[test]
fn what_is_soft_counts_for_the_meter_and_not_for_the_ear() {
    let soft = [tone(997.0, 0.5, 0.2), tone(997.0, 0.05, 0.2)].concat();
    let found = Loudness::of(&soft);
    assert!((found.heard + 9.03).abs() < 0.15 && (found.plain + 12.0).abs() < 0.15, "{found:?}");
}

#[test]
fn silence_round_a_sound_makes_it_no_quieter() {
    let mut padded = vec![0.0; RATE as usize];
    padded.extend(tone(997.0, 0.5, 0.2));
    padded.extend(vec![0.0; RATE as usize]);
    near(Loudness::of(&padded), -9.03);
}

#[test]
fn clips_are_made_as_loud_as_is_wanted_but_never_cut_off() {
    for strength in [1e-6, 0.3, 500.0] {
        near(Clip::of_loudness(-20.0, &tone(997.0, strength, 0.3)).loudness(), -20.0);
    }
    let loudest = Clip::of_loudness(10.0, &tone(200.0, 0.1, 0.3));
    assert!((loudest.peak() - 1.0).abs() < 1e-6, "{}", loudest.peak());
    let silence = Clip::of_loudness(-20.0, &[0.0; 4800]);
    assert_eq!((silence.peak(), silence.loudness().mean()), (0.0, f32::NEG_INFINITY));
}
