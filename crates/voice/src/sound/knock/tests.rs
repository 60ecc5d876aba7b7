use super::*;

fn one(body: Body, force: f32) -> Clip {
    Knocks::from_iter([Knock { at: 0.0, body, which: 0, force }]).clip()
}

/// The share of a clip's energy that is above so many Hz, by differences: enough to tell dull from sharp.
fn above(clip: &Clip, pitch: f64) -> f64 {
    let samples = clip.samples();
    let energy = |from: f64, to: f64| {
        let mut sum = 0.0;
        let mut hz = from;
        while hz < to {
            let angle = std::f64::consts::TAU * hz / f64::from(RATE);
            let part = |f: fn(f64) -> f64| -> f64 {
                samples.iter().enumerate().map(|(n, sample)| f64::from(*sample) * f(angle * n as f64)).sum()
            };
            sum += part(f64::cos).powi(2) + part(f64::sin).powi(2);
            hz += 40.0;
        }
        sum
    };
    let (below, over) = (energy(20.0, pitch), energy(pitch, 16_000.0));
    over / (below + over)
}

#[test]
fn every_body_has_a_short_soft_sound_that_ends_in_silence() {
    for body in [Body::Die, Body::Rattle, Body::Cup] {
        let clip = one(body, 1.0);
        assert!(clip.length().as_secs_f32() < 0.35, "{body:?}: {:?}", clip.length());
        assert!((0.1..PEAK).contains(&clip.peak()), "{body:?}: {}", clip.peak());
        let samples = clip.samples();
        assert!(samples[0].abs() < 1e-3 && samples[samples.len() - 1].abs() < 1e-4, "{body:?}");
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 2e-3, "{body:?}: {mean}");
    }
}

#[test]
fn the_harder_the_louder_and_the_sharper() {
    let (soft, hard) = (one(Body::Die, 0.3), one(Body::Die, 1.0));
    assert!(soft.peak() < 0.4 * hard.peak() && soft.peak() > 0.01);
    assert!(above(&soft, 2500.0) < 0.7 * above(&hard, 2500.0));
}

#[test]
fn dice_on_wood_are_sharper_than_dice_in_the_cup_and_the_cup_is_dull() {
    let sharp = [Body::Die, Body::Rattle, Body::Cup].map(|body| above(&one(body, 0.8), 1300.0));
    assert!(sharp[0] > 2.0 * sharp[1] && sharp[1] > 2.0 * sharp[2], "{sharp:?}");
    // Nothing hisses.
    assert!(above(&one(Body::Die, 1.0), 7000.0) < 0.02);
}

#[test]
fn however_many_fall_together_nothing_is_cut_off() {
    let many: Knocks = (0..60).map(|which| Knock { at: 0.1, body: Body::Cup, which, force: 1.0 }).collect();
    let clip = many.clip();
    assert!((0.3..=PEAK).contains(&clip.peak()), "{}", clip.peak());
}

#[test]
fn more_dice_make_another_sound_and_equal_dice_the_same() {
    assert_eq!(Knocks::tap(2).clip(), Knocks::tap(2).clip());
    assert_ne!(Knocks::tap(1).clip(), Knocks::tap(2).clip());
    assert_eq!(Knocks::tap(0).clip(), Clip::default());
    let late = Knocks::from_iter([Knock { at: 1e9, body: Body::Die, which: 0, force: 1.0 }]);
    assert_eq!(late.clip(), Clip::default());
}

#[test]
fn faster_knocks_come_sooner_and_softer_ones_are_softer() {
    let tap = Knocks::tap(2);
    assert_eq!(tap.clone().faster(2.0).list()[1].at, tap.list()[1].at / 2.0);
    assert!(tap.clone().harder(0.5).clip().peak() < 0.6 * tap.clip().peak());
}
