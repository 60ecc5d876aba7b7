//! Matches of which sheets can be filled.

use games::table::Table;
use rand_chacha::ChaCha8Rng;

use crate::step::step;

/// Plays on at random, to the end or for so many events.
pub fn play(table: &mut dyn Table, rng: &mut ChaCha8Rng, most: usize) {
    for _ in 0..most {
        let Some(entry) = step(table, rng) else { return };
        table.enter(&entry).expect("what is legal is taken");
    }
}
