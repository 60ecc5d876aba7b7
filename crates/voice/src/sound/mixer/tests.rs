#![allow(clippy::unwrap_used)]

use super::*;

fn steady(level: f32, samples: usize) -> Clip {
    Clip::new(vec![level; samples])
}

fn next(mixer: &mut Mixer, count: usize) -> Vec<f32> {
    let mut samples = vec![9.0; count];
    mixer.fill(&mut samples);
    samples
}

/// The largest step from one sample to the next.
fn jump(samples: &[f32]) -> f32 {
    samples.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max)
}

#[test]
fn a_clip_comes_out_as_it_is_and_silence_follows() {
    let (mut mixer, desk) = Mixer::new();
    desk.orders.send(Order::Speak(Clip::new([0.1, 0.2, 0.3]))).unwrap();
    assert_eq!(next(&mut mixer, 2), [0.1, 0.2]);
    assert_eq!(desk.gauge.ended.load(Ordering::Acquire), 0);
    assert_eq!(next(&mut mixer, 3), [0.3, 0.0, 0.0]);
    assert_eq!(desk.gauge.ended.load(Ordering::Acquire), 1);
    assert_eq!(desk.spent.try_recv().unwrap().samples(), [0.1, 0.2, 0.3]);
    assert_eq!(desk.gauge.samples.load(Ordering::Relaxed), 5);
}

#[test]
fn speech_takes_the_place_of_speech_without_a_click_and_leaves_dice_alone() {
    let (mut mixer, desk) = Mixer::new();
    desk.orders.send(Order::Speak(steady(0.4, 20_000))).unwrap();
    desk.orders.send(Order::Strike(steady(0.1, 20_000))).unwrap();
    assert_eq!(next(&mut mixer, 100)[99], 0.5);
    desk.orders.send(Order::Speak(steady(-0.2, 20_000))).unwrap();
    let change = next(&mut mixer, 480);
    // The new one begins as its own clip does; what was there before fades.
    assert!(jump(&change) < 0.002, "{}", jump(&change));
    assert!((change[479] + 0.1).abs() < 1e-6, "{}", change[479]);
    assert_eq!(desk.gauge.ended.load(Ordering::Acquire), 1);
}

#[test]
fn the_volume_slides_while_something_sounds_and_jumps_while_nothing_does() {
    let (mut mixer, desk) = Mixer::new();
    desk.orders.send(Order::Turn(0.5)).unwrap();
    desk.orders.send(Order::Speak(steady(0.4, 20_000))).unwrap();
    assert_eq!(next(&mut mixer, 10)[0], 0.2);
    desk.orders.send(Order::Turn(0.0)).unwrap();
    let change = next(&mut mixer, 1600);
    assert!(jump(&change) < 0.001 && change[0] > 0.19 && change[1599] == 0.0);
}

#[test]
fn what_is_hushed_ends_soon_and_without_a_click() {
    let (mut mixer, desk) = Mixer::new();
    desk.orders.send(Order::Speak(steady(0.5, 48_000))).unwrap();
    desk.orders.send(Order::Strike(steady(0.2, 48_000))).unwrap();
    next(&mut mixer, 10);
    desk.orders.send(Order::Hush).unwrap();
    let end = next(&mut mixer, 480);
    assert!(jump(&end) < 0.01 && end[479] == 0.0);
    assert_eq!(desk.gauge.ended.load(Ordering::Acquire), 2);
}

#[test]
fn many_loud_clips_at_once_stay_within_bounds_and_too_many_are_left_out() {
    let (mut mixer, desk) = Mixer::new();
    for _ in 0..MOST + 7 {
        desk.orders.send(Order::Strike(steady(0.9, 200_000))).unwrap();
        next(&mut mixer, SAME);
    }
    let loud = next(&mut mixer, 1000);
    assert!(loud.iter().all(|sample| (0.9..=1.0).contains(sample)));
    assert_eq!(desk.gauge.ended.load(Ordering::Acquire), 7);
    next(&mut mixer, 200_000);
    assert_eq!(desk.gauge.ended.load(Ordering::Acquire), MOST + 7);
}

#[test]
fn what_strikes_again_at_once_is_heard_once() {
    let (mut mixer, desk) = Mixer::new();
    for _ in 0..5 {
        desk.orders.send(Order::Strike(steady(0.1, 20_000))).unwrap();
    }
    assert_eq!(next(&mut mixer, SAME)[10], 0.1);
    desk.orders.send(Order::Strike(steady(0.1, 20_000))).unwrap();
    assert_eq!(next(&mut mixer, 20)[10], 0.2);
}

#[test]
fn dice_are_stilled_while_who_speaks_goes_on() {
    let (mut mixer, desk) = Mixer::new();
    desk.orders.send(Order::Strike(steady(0.3, 20_000))).unwrap();
    desk.orders.send(Order::Speak(steady(0.1, 20_000))).unwrap();
    next(&mut mixer, 100);
    desk.orders.send(Order::Still).unwrap();
    assert!((next(&mut mixer, 480)[479] - 0.1).abs() < 1e-6);
}
