//! The solo game: exactly as good as it can be played. Each throw is worth what it scores and changes nothing of those
//! that follow, so it is kept when it scores at least what another is expected to.

use rand::{Rng, RngExt};

use super::super::options::{Options, Throwing};
use super::super::outcome::Pair;
use super::super::points;
use super::super::rules::{Action, Dre13ehn, Entry, Roll, solo};
use super::arena::Arena;
use crate::game::Face;
use crate::game::bot::Level;

/// What a throw scores as the n-th win (from 1).
pub fn scores(nth: usize, thrown: Pair) -> f64 {
    let points = points::points(nth, Entry::Result(solo::entered(nth, thrown)));
    i32::try_from(points).map_or(0.0, f64::from)
}

pub fn mean(arena: &Arena, nth: usize) -> f64 {
    arena.throws().iter().map(|(pair, odds)| odds * scores(nth, *pair)).sum()
}

/// At best, where throws may be repeated.
pub fn best(arena: &Arena, nth: usize) -> f64 {
    let mean = mean(arena, nth);
    arena.throws().iter().map(|(pair, odds)| odds * scores(nth, *pair).max(mean)).sum()
}

pub fn optimum(options: &Options, again: bool) -> f64 {
    let arena = Arena::new(options);
    (1..=options.target()).map(|nth| if again { best(&arena, nth) } else { mean(&arena, nth) }).sum()
}

pub(super) fn worth(seen: &Dre13ehn, action: &Action) -> f64 {
    if *action == Action::Throw {
        mean(&Arena::new(seen.options()), seen.next_win(0))
    } else {
        seen.dice().map_or(0.0, |roll| scores(seen.next_win(0), roll.pair()))
    }
}

/// By how much a throw of these faces, which is due, scores more than is expected of it, played at best.
pub(super) fn luck(before: &Dre13ehn, faces: &[Face]) -> Option<f64> {
    let (arena, nth) = (Arena::new(before.options()), before.next_win(0));
    let (scored, mean) = (scores(nth, Roll::of(faces)?.pair()), mean(&arena, nth));
    let repeats = before.options().throwing() == Throwing::Solo { again: true } && !before.is_throwing_again();
    Some(if repeats { scored.max(mean) - best(&arena, nth) } else { scored - mean })
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
    use std::collections::BTreeMap;

    use super::*;
    use crate::game::chance::Luck;
    use crate::game::options::{Options as _, Values};
    use crate::game::{Game as _, Turn};
    use crate::table::Shelved as _;

    fn options(again: &str) -> Options {
        let given = [("mode", "solo"), ("again", again)].map(|(key, value)| (key.to_owned(), value.to_owned()));
        Options::read(&Values::from(given)).expect("the options are right")
    }

    fn optimum_with(again: &str) -> f64 {
        optimum(&options(again), again == "yes")
    }

    /// By how much a point raises the chance to win against another who plays alone as well, most points winning: the slope
    /// of that chance over all the scores a game at best may have, by least squares.
    fn unit(again: bool) -> f64 {
        let options = options(if again { "yes" } else { "no" });
        let arena = Arena::new(&options);
        let mut games = BTreeMap::from([(0, 1.0)]);
        for nth in 1..=options.target() {
            let mean = mean(&arena, nth);
            let keeps = |pair: &Pair| !again || scores(nth, *pair) >= mean;
            let repeated: f64 = arena.throws().iter().filter(|(pair, _)| !keeps(pair)).map(|(_, odds)| odds).sum();
            let mut all = BTreeMap::new();
            for (score, chance) in &games {
                for (pair, odds) in arena.throws() {
                    let odds = odds * (repeated + if keeps(pair) { 1.0 } else { 0.0 });
                    *all.entry(score + scores(nth, *pair).round() as i64).or_insert(0.0) += chance * odds;
                }
            }
            games = all;
        }
        let sum =
            |of: &dyn Fn(f64, f64) -> f64| games.iter().map(|(score, odds)| of(*score as f64, *odds)).sum::<f64>();
        let mean = sum(&|score, odds| score * odds);
        assert!((mean - optimum(&options, again)).abs() < 1e-9, "{mean}");
        let beats = |score: f64| {
            sum(&|other, odds| {
                if other < score {
                    odds
                } else if other == score {
                    odds / 2.0
                } else {
                    0.0
                }
            })
        };
        sum(&|score, odds| odds * (score - mean) * beats(score)) / sum(&|score, odds| odds * (score - mean).powi(2))
    }

    #[test]
    fn a_point_is_worth_what_it_brings_against_another_who_plays_alone() {
        for again in [true, false] {
            let scale = Dre13ehn::scale(&options(if again { "yes" } else { "no" }));
            assert!((scale.unit - unit(again)).abs() < 0.000_05, "{again}: {} for {}", scale.unit, unit(again));
        }
    }

    #[test]
    fn luck_evens_out_over_all_throws_and_with_what_decisions_cost_makes_the_score() {
        for again in ["yes", "no"] {
            let mut game = Dre13ehn::start(&options(again), 1);
            let mut rng = Luck::new(5).after(0);
            let mut due = optimum_with(again);
            loop {
                match game.turn() {
                    Turn::Over(_) => break,
                    Turn::Seats(_) => {
                        let action = choose(&game, Level::Easy, &mut rng);
                        due += worth(&game, &action) - worth(&game, &Action::Keep).max(worth(&game, &Action::Throw));
                        game.act(0, &action);
                    }
                    Turn::Roll(throw) | Turn::Faces(throw) => {
                        let luck = |faces: &[Face]| luck(&game, faces).expect("the faces are told");
                        let all: f64 = throw.outcomes().into_iter().map(|(faces, odds)| odds * luck(&faces)).sum();
                        assert!(all.abs() < 1e-9, "{again}: {all} in {:?}", game.state());
                        let faces = throw.draw(&mut rng);
                        due += luck(&faces);
                        game.roll(&faces);
                    }
                }
            }
            let points = i32::try_from(game.points()[0]).map_or(f64::NAN, f64::from);
            assert!((points - due).abs() < 1e-9, "{again}: {points} for {due}");
        }
    }

    #[test]
    fn the_best_expected_scores_are_those_of_the_rules() {
        assert!((optimum_with("yes") - 11.2628).abs() < 0.000_05, "{}", optimum_with("yes"));
        assert!((optimum_with("no") - 7.05).abs() < 0.000_05, "{}", optimum_with("no"));
    }
}
