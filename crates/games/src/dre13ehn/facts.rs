//! What can be counted over all throws of a match's dice, in percent, as the coach tells it. Knows no words.

use super::options::Options;
use super::outcome::{Outcome, Pair};
use super::points;
use super::rules::{Dre13ehn, Entry, solo};
use crate::game::chance::percent;

fn of_throws(options: &Options, like: impl Fn(Pair) -> bool) -> i64 {
    let throws = options.throws();
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    percent(count(throws.iter().filter(|pair| like(**pair)).count()), count(throws.len()))
}

pub fn answers(options: &Options, called: Outcome) -> i64 {
    let answering = called.answered_in(options.is_duel());
    of_throws(options, |pair| pair.readings().iter().any(|read| answering.contains(read)))
}

/// Only results that these dice can make, in the order of the rules.
pub fn answering(options: &Options, called: Outcome) -> Vec<Outcome> {
    let throws = options.throws();
    let falls = |outcome: &Outcome| throws.iter().any(|pair| pair.readings().contains(outcome));
    called.answered_in(options.is_duel()).iter().copied().filter(falls).collect()
}

pub fn holds(options: &Options, called: Outcome) -> i64 {
    of_throws(options, |pair| pair.holds(called, options.is_duel()))
}

pub fn shows(options: &Options) -> i64 {
    of_throws(options, |pair| pair == Pair::Plain(Outcome::ThirteenThirteen))
}

pub fn scores(game: &Dre13ehn, pair: Pair) -> i64 {
    let nth = game.next_win(0);
    points::points(nth, Entry::Result(solo::entered(nth, pair)))
}

/// What a throw of the solo game scores now, on average.
pub fn mean(game: &Dre13ehn) -> f64 {
    let throws = game.options().throws();
    let whole = |number: i64| i32::try_from(number).map_or(f64::NAN, f64::from);
    throws.iter().map(|pair| whole(scores(game, *pair))).sum::<f64>() / throws.len() as f64
}

/// How many percent of the solo game's throws score more than that now, and how many less.
pub fn beside(game: &Dre13ehn, points: i64) -> (i64, i64) {
    let of = |like: &dyn Fn(i64) -> bool| of_throws(game.options(), |pair| like(scores(game, pair)));
    (of(&|score| score > points), of(&|score| score < points))
}
