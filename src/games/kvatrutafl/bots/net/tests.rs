use super::super::features::features;
use super::*;
use crate::games::kvatrutafl::men::Position;

fn some_weights() -> impl Iterator<Item = f32> {
    (0..WEIGHTS).map(|index| ((index * 37 % 401) as f32 - 200.0) / 4096.0)
}

#[test]
fn weights_are_read_as_they_were_written() {
    assert_eq!(Net::from_bytes(&to_bytes(some_weights())), Ok(Net::new(some_weights())));
}

#[test]
fn sums_are_the_same_by_whatever_way() {
    let net = Net::from_bytes(&to_bytes(some_weights())).expect("just written");
    let known = features(&Position::start(), 0);
    let mut position = Position::start();
    for (seat, from, to) in [(0, 1, 7), (0, 7, 12), (0, 1, 4), (1, 1, 3), (1, 1, 9), (1, 3, 16)] {
        position.step(seat, from, to);
    }
    let seen = features(&position, 1);
    assert_ne!(known, seen);
    // Exactly, not nearly: a decision must not depend on where the reckoning came from.
    assert_eq!(net.sums_near(&known, &net.sums(&known), &seen), net.sums(&seen));
}

#[test]
fn odds_add_up_to_one_and_change_sides() {
    let net = Net::new(some_weights());
    let odds = net.odds(&net.sums(&features(&Position::start(), 0)));
    assert!((odds.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    assert!((value(&odds) + value(&turned(&odds))).abs() < 1e-5);
    assert_eq!(turned(&turned(&odds)), odds);
}
