//! Which of the reasons for a decision are said. Knows no game.

use std::cmp::Reverse;

use base::phrase::{Phrase, phrase};

const MOST: usize = 2;

/// The strongest of what has been counted, at most two, by how much it speaks for the decision; where nothing does, what is
/// said then: [`uncounted`], unless the game knows better.
pub fn strongest(all: impl IntoIterator<Item = (i64, Phrase)>, else_said: Phrase) -> Vec<Phrase> {
    let mut all: Vec<(i64, Phrase)> = all.into_iter().filter(|(weight, _)| *weight > 0).collect();
    all.sort_by_key(|(weight, _)| Reverse(*weight));
    if all.is_empty() {
        return vec![else_said];
    }
    all.into_iter().take(MOST).map(|(_, phrase)| phrase).collect()
}

pub fn uncounted() -> Phrase {
    phrase!("coach-uncounted")
}
