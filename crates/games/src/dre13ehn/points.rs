//! What a win is worth in the points and the solo game (`docs/rules/dre13ehn.md`, "Mode `points`").

use super::outcome::Outcome;
use super::rules::Entry;

/// Of a perfect game: a special result at every win.
pub const MOST: u32 = 6 * 2 + 6 * 3 + 7;

/// The special result of the n-th win (from 1), worth two points in the first six, then three; none at the last.
pub const fn special(nth: usize) -> Option<Outcome> {
    Some(match nth {
        1 => Outcome::One,
        2 => Outcome::Two,
        3 => Outcome::Three,
        4 => Outcome::TwentyTwo,
        5 => Outcome::TwentyThree,
        6 => Outcome::ThirtyThree,
        7 => Outcome::Thirteen,
        8 => Outcome::Eight,
        9 => Outcome::FireThirteen,
        10 => Outcome::FireFire,
        11 => Outcome::Eleven,
        12 => Outcome::Twelve,
        _ => return None,
    })
}

pub fn points(nth: usize, entry: Entry) -> i64 {
    let outcome = match entry {
        Entry::Result(outcome) => Some(outcome),
        Entry::CallError | Entry::Peeked => None,
    };
    if nth == 13 {
        return match outcome {
            Some(Outcome::ThirteenThirteen) => 7,
            Some(Outcome::FireFire) => 5,
            Some(Outcome::Thirteen) => 3,
            Some(Outcome::FireThirteen) => 2,
            Some(_) | None => 1,
        };
    }
    let is_early = nth <= 6;
    match outcome {
        None => 0,
        Some(outcome) if special(nth) == Some(outcome) && is_early => 2,
        Some(outcome) if special(nth) == Some(outcome) => 3,
        Some(Outcome::ThirteenThirteen) if is_early => 2,
        Some(Outcome::ThirteenThirteen) => 3,
        Some(Outcome::FireFire) => 2,
        Some(Outcome::FireThirteen) if nth == 10 => 2,
        Some(Outcome::FireThirteen | Outcome::Thirteen) => 1,
        Some(_) => 0,
    }
}

pub fn sum(entries: &[Entry]) -> i64 {
    entries.iter().zip(1..).map(|(entry, nth)| points(nth, *entry)).sum()
}
