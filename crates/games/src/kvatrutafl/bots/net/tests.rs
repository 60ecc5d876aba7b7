use super::super::features::{BASES, Features, features};
use super::*;
use crate::kvatrutafl::men::Position;
use crate::kvatrutafl::turns::tests::some_lines;

fn some_weights() -> impl Iterator<Item = f32> {
    (0..WEIGHTS).map(|index| ((index * 37 % 401) as f32 - 200.0) / 4096.0)
}

#[test]
fn weights_are_read_as_they_were_written() {
    assert_eq!(Net::from_bytes(&to_bytes(some_weights())), Ok(Net::new(some_weights())));
}

#[test]
fn sums_are_the_same_by_whatever_way() {
    let weights: Vec<f32> = some_weights().collect();
    let net = Net::new(weights.iter().copied());
    // Weight by weight, number by number.
    let plain = |features: &Features| {
        let bias = &weights[ROWS * FIRST..][..FIRST];
        let mut sums: Sums = std::array::from_fn(|unit| bias[unit]);
        for (slot, number) in features.iter().enumerate() {
            for row in BASES[slot]..BASES[slot] + usize::from(*number) {
                sums.iter_mut().zip(&weights[row * FIRST..]).for_each(|(sum, weight)| *sum += weight);
            }
        }
        sums
    };
    let start = rows(&features(&Position::start(), 0));
    let (mut known, mut sums) = (start, net.sums(&start));
    // Exactly, not nearly: a decision must not depend on where the reckoning came from.
    for (index, line) in some_lines(4, 9).iter().enumerate() {
        let seen = features(&line.position, index % 2);
        let due = plain(&seen);
        let rows = rows(&seen);
        assert_eq!(net.sums(&rows), due);
        assert_eq!(net.sums_near(&known, &sums, &rows), due);
        (known, sums) = (rows, due);
    }
}

#[test]
fn weights_that_are_no_whole_units_are_added_as_they_are() {
    let (whole, shifted) = (Net::new(some_weights()), Net::new(some_weights().map(|weight| weight + 1.0 / 8192.0)));
    let [start, later] = [4, 9].map(|n| rows(&features(&some_lines(n, 9)[0].position, 0)));
    let (sums, near) = (shifted.sums(&later), shifted.sums_near(&start, &shifted.sums(&start), &later));
    assert!(sums.iter().zip(near).all(|(sum, near)| (sum - near).abs() < 0.001));
    assert!(sums.iter().zip(whole.sums(&later)).all(|(sum, whole)| sum - whole > 0.0001));
}

#[test]
fn what_a_game_never_shows_is_added_as_well() {
    let net = Net::new(some_weights());
    let mut features: Features = [0; SLOTS];
    let mut sums = net.sums(&rows(&features));
    let mut weights = some_weights();
    // Every number of every slot has a row, and what it adds is what stands in the file.
    for slot in 0..SLOTS {
        for number in 1..=most(slot) {
            features[slot] = number;
            sums.iter_mut().for_each(|sum| *sum += weights.next().unwrap_or_default());
            assert_eq!(net.sums(&rows(&features)), sums, "slot {slot}: {number}");
        }
    }
}

#[test]
fn odds_add_up_to_one_and_change_sides() {
    let net = Net::new(some_weights());
    let odds = net.odds(&net.sums(&rows(&features(&Position::start(), 0))));
    assert!((odds.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    assert!((value(&odds) + value(&turned(&odds))).abs() < 1e-5);
    assert_eq!(turned(&turned(&odds)), odds);
}
