//! The best play of two, exactly, in chances of winning (a shared win is half a win): every turn is solved for its
//! worth, as Neller and Presser did for Pig. Knows no match and no file. A turn ends by stopping, whose worth is known
//! as soon as all higher totals are, or by a failed throw, after which the other plays with the same totals. So only
//! the two turns of a pair of totals hang together: each is worth more the more failing is worth, along straight
//! pieces, and [`chances`] follows the pieces to where both agree (policy iteration), pair after pair by falling sum.

use std::cmp::Ordering;
use std::mem;
use std::sync::LazyLock;

use base::threads;

use super::rules::TARGET;

pub mod compare;
pub mod shipped;
pub mod turn;

use turn::{AffineValue, Turn, outcomes};

/// So many totals there are before the last round.
pub const TOTALS: usize = TARGET as usize;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreState {
    First {
        own: usize,
        other: usize,
    },
    /// With the second turn of a round that is not known to be the last.
    Second {
        own: usize,
        other: usize,
    },
    Last {
        behind: usize,
    },
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Next {
    Turn(ScoreState),
    /// So much of a win for whoever had the turn.
    End(f64),
}

impl ScoreState {
    /// With so many points or more, the more the better to stop with: they win, or make this the last round.
    pub fn enough(self) -> usize {
        match self {
            Self::First { own, .. } | Self::Second { own, .. } => TOTALS - own,
            Self::Last { behind } => behind,
        }
    }

    /// `points` are 0 after a failed throw.
    pub fn after(self, points: usize) -> Next {
        match self {
            Self::First { own, other } if own + points >= TOTALS => {
                Next::Turn(Self::Last { behind: own + points - other })
            }
            Self::First { own, other } => Next::Turn(Self::Second { own: other, other: own + points }),
            Self::Second { own, .. } if own + points >= TOTALS => Next::End(1.0),
            Self::Second { own, other } => Next::Turn(Self::First { own: other, other: own + points }),
            Self::Last { behind } => Next::End(match points.cmp(&behind) {
                Ordering::Less => 0.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 1.0,
            }),
        }
    }
}

/// The chances of the player about to begin a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    /// Before the first turn of a round: by the player's own total, then the other's.
    first: Vec<f64>,
    second: Vec<f64>,
    /// Before the last turn of all: by how much the other leads.
    last: Vec<f64>,
}

impl Chances {
    /// By own total, then the other's, as [`Chances::lists`] gives them; the last turn of all is played at its best.
    pub fn new([first, second]: [Vec<f64>; 2]) -> Self {
        Self { first, second, last: CATCHING_UP.clone() }
    }

    pub fn lists(&self) -> [&[f64]; 2] {
        [&self.first, &self.second]
    }

    pub fn at(&self, standing: ScoreState) -> f64 {
        match standing {
            ScoreState::First { own, other } => self.first[own * TOTALS + other],
            ScoreState::Second { own, other } => self.second[own * TOTALS + other],
            // What lies beyond the list is below a millionth of a millionth.
            ScoreState::Last { behind } => self.last.get(behind).copied().unwrap_or_default(),
        }
    }

    pub fn after(&self, next: Next) -> f64 {
        match next {
            Next::Turn(standing) => 1.0 - self.at(standing),
            Next::End(worth) => worth,
        }
    }
}

/// So far behind, nobody catches up.
const FAR: usize = 4000;

/// The chances with the last turn of all: whoever is behind throws until the other is overtaken. Where both are equal,
/// too: a shared win is worth less than the chance that a throw does not fail.
static CATCHING_UP: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let mut all: Vec<f64> = Vec::with_capacity(FAR);
    for behind in 0..FAR {
        let after = |value: usize| match behind.checked_sub(value) {
            None => 1.0,
            Some(left) => all[left],
        };
        let chance = outcomes().iter().map(|outcome| outcome.chance * after(outcome.best(after))).sum();
        all.push(chance);
    }
    all
});

/// Of all pairs of totals from `least` on.
pub fn chances(least: usize) -> Chances {
    by_falling_sum(least, CATCHING_UP.clone(), Pair::default, Pair::solve)
}

/// Fills in all pairs of totals from `least` on, those with the greatest sum first: `solve` is told the chances of all
/// greater pairs, the total of whoever plays first and that of the other, and answers the chances of the two. Pairs of
/// equal sum are shared out among threads, each with what `begin` gives it; they do not touch each other.
fn by_falling_sum<T: Send>(
    least: usize,
    last: Vec<f64>,
    begin: impl Fn() -> T,
    solve: impl Fn(&mut T, &Chances, usize, usize) -> [f64; 2] + Sync,
) -> Chances {
    let unknown = vec![f64::NAN; TOTALS * TOTALS];
    let mut known = Chances { first: unknown.clone(), second: unknown, last };
    let threads = threads::cores().get();
    let mut tools: Vec<T> = (0..threads).map(|_| begin()).collect();
    for sum in (2 * least..=2 * (TOTALS - 1)).rev() {
        let pairs: Vec<usize> = (least.max(sum.saturating_sub(TOTALS - 1))..TOTALS.min(sum - least + 1)).collect();
        let shares = pairs.chunks(pairs.len().div_ceil(threads)).zip(&mut tools);
        let solved = threads::each(shares, |(share, tool)| {
            share.iter().map(|first| (*first, solve(tool, &known, *first, sum - first))).collect::<Vec<_>>()
        });
        for (first, [of_first, of_second]) in solved.into_iter().flatten() {
            let second = sum - first;
            known.first[first * TOTALS + second] = of_first;
            known.second[second * TOTALS + first] = of_second;
        }
    }
    known
}

/// The two turns of a pair of totals, kept from pair to pair for their memory.
#[derive(Default)]
struct Pair {
    first: Turn,
    second: Turn,
}

impl Pair {
    fn solve(&mut self, known: &Chances, first: usize, second: usize) -> [f64; 2] {
        /// More steps than any pair needs; mostly it is two.
        const STEPS: usize = 100;
        let mut found = guess(known, first, second);
        for _ in 0..STEPS {
            let fails = [1.0 - found[1], 1.0 - found[0]];
            let standings =
                [ScoreState::First { own: first, other: second }, ScoreState::Second { own: second, other: first }];
            let prepare = |turn: &mut Turn, standing: ScoreState, fail: f64| {
                turn.prepare(|points| known.after(standing.after(points)), standing.enough(), fail);
                turn.best()
            };
            let lines =
                [prepare(&mut self.first, standings[0], fails[0]), prepare(&mut self.second, standings[1], fails[1])];
            let last = mem::replace(&mut found, agree(lines));
            if (found[0] - last[0]).abs().max((found[1] - last[1]).abs()) < 1e-14 {
                break;
            }
        }
        found
    }
}

/// What the chances of a pair may be, going on from the greater ones as they go there.
fn guess(known: &Chances, first: usize, second: usize) -> [f64; 2] {
    if first + 1 == TOTALS || second + 1 == TOTALS {
        return [0.5; 2];
    }
    let along = |at: &dyn Fn(usize, usize) -> ScoreState| {
        let chance = |more: usize, others: usize| known.at(at(first + more, second + others));
        chance(1, 0) + chance(0, 1) - chance(1, 1)
    };
    [along(&|own, other| ScoreState::First { own, other }), along(&|other, own| ScoreState::Second { own, other })]
}

/// The chances of two whose turns are worth these lines, where failing is worth what the other leaves.
fn agree([first, second]: [AffineValue; 2]) -> [f64; 2] {
    let begins = (first.fixed + first.slope * (1.0 - second.fixed - second.slope)) / (1.0 - first.slope * second.slope);
    [begins, second.fixed + second.slope * (1.0 - begins)]
}

#[cfg(test)]
mod tests;
