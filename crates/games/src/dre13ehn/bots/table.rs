//! What every score of a match is worth, found backwards from its end; and what a best response gets out of it.

use std::collections::HashMap;

use base::threads;

use super::best::{self, Best};
use super::plan::Plan;
use super::score::{MatchKind, Score};
use super::solve::Solver;
use super::stakes::Stakes;

/// For fewer scores than this a thread is not worth its while.
const LEAST: usize = 8;

/// The chance to win the match of the player who begins a round, by the score as they see it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Values(HashMap<Score, f64>);

impl Values {
    pub fn put(&mut self, score: Score, [own, other]: [f64; 2]) {
        self.0.extend([(score.flipped(), other), (score, own)]);
    }

    /// What a score is worth to whoever is first in it, who begins the round or not.
    pub fn worth(&self, score: Score, begins: bool) -> f64 {
        let score = score.plain();
        // The layers come before those that lead to them.
        let value = |score| self.0.get(&score).copied().unwrap_or(0.5);
        if begins { value(score) } else { 1.0 - value(score.flipped()) }
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exploited {
    /// Half the sum of what a best response gains from either seat, in chances of winning (`NashConv` / 2).
    pub by: f64,
    pub starter: f64,
}

pub fn values(solver: &Solver, course: MatchKind) -> Values {
    let mut values = Values::default();
    for layer in course.layers() {
        let found = threads::map(&layer, LEAST, |score| solver.values(&stakes(solver, course, *score, &values)));
        layer.into_iter().zip(found).for_each(|(score, worth)| values.put(score, [worth[0], worth[1]]));
    }
    values
}

pub fn stakes(solver: &Solver, course: MatchKind, score: Score, values: &Values) -> Stakes {
    course.stakes(solver.arena(), score, &|score, begins| values.worth(score, begins))
}

/// Measures the strategy that plays each round as is best where these values follow.
pub fn exploited(solver: &Solver, course: MatchKind, values: &Values) -> Exploited {
    let mut bests: HashMap<Score, Best> = HashMap::new();
    for layer in course.layers() {
        let found = threads::map(&layer, LEAST, |score| {
            let plan = solver.plan(&stakes(solver, course, *score, values));
            [(0, *score), (1, score.flipped())]
                .map(|(side, score)| response(solver, course, &plan, side, score, &bests))
        });
        for (score, [own, other]) in layer.into_iter().zip(found) {
            bests.extend([(score.flipped(), other), (score, own)]);
        }
    }
    let start = course.start();
    let best = bests.get(&start).map_or(0.5, Best::by);
    Exploited { by: best, starter: values.worth(start, true) }
}

/// What a player with that score gets at best, playing that side of a round against the plan, and best ever after.
fn response(
    solver: &Solver,
    course: MatchKind,
    plan: &Plan,
    side: usize,
    score: Score,
    bests: &HashMap<Score, Best>,
) -> Best {
    let worth = |score: Score, begins: bool| {
        let best = bests.get(&score).copied().unwrap_or(Best { begins: 0.5, follows: 0.5 });
        if begins { best.begins } else { best.follows }
    };
    let own = course.ends(solver.arena(), score, &worth);
    // What is the other's is what the response does not get.
    let theirs = course.ends(solver.arena(), score.flipped(), &|score, begins| 1.0 - worth(score.flipped(), !begins));
    let sides = if side == 0 { vec![own, theirs] } else { vec![theirs, own] };
    best::response(solver.arena(), plan, &Stakes { sides, concedes: course != MatchKind::Points }, side)
}

/// A match of rounds each won or lost and played alike, of which a best response gets so much: to so many wins, and so
/// many games; whoever lost the last round begins the next. What is best for the round is best for the match, as it is
/// better everywhere to have won it, though the other begins the next: a test holds that.
pub fn of_rounds(round: Best, target: usize, games: usize) -> Best {
    let mut best = Best { begins: 0.0, follows: 0.0 };
    walk(round, target, games, |_, here| best = here);
    best
}

/// Goes through all scores, the last first: what it is worth to have won and to have lost the round, and the score.
fn walk(round: Best, target: usize, games: usize, mut see: impl FnMut([f64; 2], Best)) {
    let over = |is_won: bool| Best { begins: f64::from(u8::from(is_won)), follows: f64::from(u8::from(is_won)) };
    let mut fresh = vec![vec![over(true); games + 1]; games + 1];
    for own_games in (0..games).rev() {
        for other_games in (0..games).rev() {
            let mut at = vec![vec![over(true); target + 1]; target + 1];
            let won = if own_games + 1 == games { over(true) } else { fresh[own_games + 1][other_games] };
            let lost = if other_games + 1 == games { over(false) } else { fresh[own_games][other_games + 1] };
            at[target].fill(won);
            at.iter_mut().for_each(|row| row[target] = lost);
            for own in (0..target).rev() {
                for other in (0..target).rev() {
                    let (won, lost) = (at[own + 1][other].follows, at[own][other + 1].begins);
                    let mean = |chance: f64| chance * won + (1.0 - chance) * lost;
                    at[own][other] = Best { begins: mean(round.begins), follows: mean(round.follows) };
                    see([won, lost], at[own][other]);
                }
            }
            fresh[own_games][other_games] = at[0][0];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::known;
    use super::*;

    #[test]
    fn to_have_won_a_round_is_better_at_every_score_of_every_match() {
        for options in known::standard() {
            let known = known::known(&options);
            let begins = known.plain().plan.start(0);
            for (target, games) in [(1, 1), (2, 1), (8, 1), (13, 1), (99, 1), (13, 7)] {
                walk(Best { begins, follows: 1.0 - begins }, target, games, |[won, lost], here| {
                    // Where the match is as good as decided, the numbers no longer tell.
                    let is_open = won > 1e-12 && lost < 1.0 - 1e-12;
                    assert!(won > lost || !is_open, "{options:?} to {target}: {won} {lost}");
                    assert!((0.0..=1.0).contains(&here.begins));
                });
            }
        }
    }

    #[test]
    fn a_match_is_worth_what_its_rounds_make_of_it() {
        let near = |one: f64, other: f64| (one - other).abs() < 1e-12;
        let round = Best { begins: 0.6, follows: 0.4 };
        assert!(near(of_rounds(round, 1, 1).begins, 0.6));
        // Won twice, or won, lost and won: the loser begins the next.
        let two = 0.6 * 0.4 + 0.6 * 0.6 * 0.6 + 0.4 * 0.6 * 0.4;
        assert!(near(of_rounds(round, 2, 1).begins, two) && near(of_rounds(round, 1, 2).begins, two));
        let (won, lost) = (of_rounds(round, 13, 7).begins, of_rounds(round, 13, 7).follows);
        assert!(near(won + lost, 1.0) && won > 0.5 && won < of_rounds(round, 13, 1).begins);
        // What a response gains in a round it gains in the match.
        let gains = of_rounds(Best { begins: 0.61, follows: 0.41 }, 13, 1);
        assert!(gains.by() > 0.02 && near(of_rounds(round, 13, 1).by(), 0.0));
    }
}
