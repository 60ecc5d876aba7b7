//! What can be counted over all throws of a match's dice: how many answer a result, how many hold it under the cup. The
//! coach and whoever looks ahead tell it. Knows no words, no picture, and nothing of what is good.

use super::options::Options;
use super::outcome::{Outcome, Pair};
use super::points;
use super::rules::{Dre13ehn, Entry, solo};
use crate::game::chance::percent;

/// Of a hundred throws of these dice, so many are like that.
fn of_throws(options: &Options, like: impl Fn(Pair) -> bool) -> i64 {
    let throws = options.throws();
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    percent(count(throws.iter().filter(|pair| like(**pair)).count()), count(throws.len()))
}

fn is_top(pair: Pair) -> bool {
    pair == Pair::Plain(Outcome::ThirteenThirteen)
}

/// Of a hundred throws, so many answer a result that was called.
pub fn answers(options: &Options, called: Outcome) -> i64 {
    let answering = called.answered_in(options.is_duel());
    of_throws(options, |pair| pair.readings().iter().any(|read| answering.contains(read)))
}

/// The results that answer one that was called and that these dice can make, in the order of the rules.
pub fn answering(options: &Options, called: Outcome) -> Vec<Outcome> {
    let throws = options.throws();
    let falls = |outcome: &Outcome| throws.iter().any(|pair| pair.readings().contains(outcome));
    called.answered_in(options.is_duel()).iter().copied().filter(falls).collect()
}

/// Of a hundred throws, so many hold a result that was called when they are uncovered: they answer it, or are it; 1313,
/// which is to be shown, holds nothing.
pub fn holds(options: &Options, called: Outcome) -> i64 {
    let answering = called.answered_in(options.is_duel());
    let reads = |read: &Outcome| *read == called || answering.contains(read);
    of_throws(options, |pair| !is_top(pair) && pair.readings().iter().any(reads))
}

/// Of a hundred throws, so many win when they are shown.
pub fn shows(options: &Options) -> i64 {
    of_throws(options, is_top)
}

/// What a throw of the solo game scores now.
pub fn scores(game: &Dre13ehn, pair: Pair) -> i64 {
    let nth = game.next_win(0);
    points::points(nth, Entry::Result(solo::entered(nth, pair)))
}

/// Of a hundred throws of the solo game, so many score more than that now, and so many score less.
pub fn beside(game: &Dre13ehn, points: i64) -> (i64, i64) {
    let of = |like: &dyn Fn(i64) -> bool| of_throws(game.options(), |pair| like(scores(game, pair)));
    (of(&|score| score > points), of(&|score| score < points))
}
