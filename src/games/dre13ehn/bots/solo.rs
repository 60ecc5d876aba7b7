//! The solo game: exactly as good as it can be played. Each throw is worth what it scores and changes nothing of those
//! that follow, so it is kept when it scores at least what another is expected to.

use rand::{Rng, RngExt};

use super::super::options::Options;
use super::super::outcome::Pair;
use super::super::points;
use super::super::rules::{Action, Dre13ehn, Entry, solo};
use super::arena::Arena;
use crate::game::bot::Level;

/// What a throw scores as the n-th win (from 1).
pub fn scores(nth: usize, thrown: Pair) -> f64 {
    let points = points::points(nth, Entry::Result(solo::entered(nth, thrown)));
    i32::try_from(points).map_or(0.0, f64::from)
}

/// What a throw is expected to score as the n-th win.
pub fn mean(arena: &Arena, nth: usize) -> f64 {
    arena.throws().iter().map(|(pair, odds)| odds * scores(nth, *pair)).sum()
}

/// The same at best, where throws may be repeated.
pub fn best(arena: &Arena, nth: usize) -> f64 {
    let mean = mean(arena, nth);
    arena.throws().iter().map(|(pair, odds)| odds * scores(nth, *pair).max(mean)).sum()
}

/// The greatest expected score of a whole game with these dice, whether throws may be repeated or not.
pub fn optimum(options: &Options, again: bool) -> f64 {
    let arena = Arena::new(options);
    (1..=options.target()).map(|nth| if again { best(&arena, nth) } else { mean(&arena, nth) }).sum()
}

/// What a decision is expected to score with this throw.
pub(super) fn worth(seen: &Dre13ehn, action: &Action) -> f64 {
    if *action == Action::Throw {
        mean(&Arena::new(seen.options()), seen.next_win(0))
    } else {
        seen.dice().map_or(0.0, |roll| scores(seen.next_win(0), roll.pair()))
    }
}

/// Easy tosses a coin, medium keeps whatever scores, strong does what is best.
pub(super) fn choose(seen: &Dre13ehn, level: Level, rng: &mut dyn Rng) -> Action {
    let kept = worth(seen, &Action::Keep);
    let keeps = match level {
        Level::Easy => rng.random_bool(0.5),
        Level::Medium => kept > 0.0,
        Level::Strong | Level::VeryStrong => kept >= worth(seen, &Action::Throw),
    };
    if keeps { Action::Keep } else { Action::Throw }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::options::{Options as _, Values};

    fn optimum_with(again: &str) -> f64 {
        let given = [("mode", "solo"), ("again", again)].map(|(key, value)| (key.to_owned(), value.to_owned()));
        optimum(&Options::read(&Values::from(given)).expect("the options are right"), again == "yes")
    }

    #[test]
    fn the_best_expected_scores_are_those_of_the_rules() {
        assert!((optimum_with("yes") - 11.2628).abs() < 0.000_05, "{}", optimum_with("yes"));
        assert!((optimum_with("no") - 7.05).abs() < 0.000_05, "{}", optimum_with("no"));
    }
}
