//! Computer players. Knows no particular game.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::{Face, Game, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays at random, but legally.
    Easy,
    Medium,
    /// Plays as well as we can without keeping anybody waiting.
    Strong,
    /// Looks further ahead and takes its time; not every game has it.
    VeryStrong,
}

impl Level {
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Strong, Self::VeryStrong];
    /// Those that every game has.
    pub const USUAL: [Self; 3] = [Self::Easy, Self::Medium, Self::Strong];

    /// The word in records and on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Strong => "strong",
            Self::VeryStrong => "very-strong",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Level {
    type Err = ();
    fn from_str(word: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|level| level.word() == word).ok_or(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The game's points, by the id of a number of them: `$number` is filled in.
    Points(&'static str),
    /// A chance, 0 to 1: to win, or to get away.
    Chance,
}

impl Measure {
    pub fn word(self) -> &'static str {
        match self {
            Self::Points(_) => "points",
            Self::Chance => "chance",
        }
    }
}

/// An action and what a computer player thinks it is worth, in the game's measure.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<A> {
    pub action: A,
    /// Only differences mean anything.
    pub value: f64,
}

pub trait Bot<G: Game>: Send + Sync {
    /// What it does as `seat`, which is among those to act, knowing only `seen`: by default what it judges best.
    fn choose(&self, seen: &G, seat: Seat, rng: &mut dyn Rng) -> G::Action {
        let best = self.judge(seen, seat, rng).into_iter().next().map(|best| best.action);
        best.or_else(|| seen.legal(seat).into_iter().next()).expect("whoever is to act has a legal action")
    }

    /// The same where it is asked by the thousand, as in a rollout: it may look less far ahead.
    fn quick(&self, seen: &G, seat: Seat, rng: &mut dyn Rng) -> G::Action {
        self.choose(seen, seat, rng)
    }

    /// What each legal action is worth, best first; empty where it cannot judge.
    fn judge(&self, _seen: &G, _seat: Seat, _rng: &mut dyn Rng) -> Vec<Candidate<G::Action>> {
        Vec::new()
    }

    /// As much as the best action of `seat`, which is to act; `None` where it cannot judge. May look less far ahead.
    fn evaluate(&self, seen: &G, seat: Seat, rng: &mut dyn Rng) -> Option<f64> {
        self.judge(seen, seat, rng).first().map(|best| best.value)
    }

    /// What luck each seat has, in the game's points, when the dice that are due show these faces: what the position is
    /// worth to it after them under best play, less the mean over all throws. `None` where it cannot tell.
    fn luck(&self, _before: &G, _faces: &[Face], _rng: &mut dyn Rng) -> Option<Vec<f64>> {
        None
    }
}

/// Best first; equal ones stay in their order.
pub fn ranked<A>(mut candidates: Vec<Candidate<A>>) -> Vec<Candidate<A>> {
    candidates.sort_by(|one, other| other.value.total_cmp(&one.value));
    candidates
}

pub struct AtRandom;

impl<G: Game> Bot<G> for AtRandom {
    fn choose(&self, seen: &G, seat: Seat, rng: &mut dyn Rng) -> G::Action {
        let mut legal = seen.legal(seat);
        let index = rng.random_range(0..legal.len());
        legal.swap_remove(index)
    }
}

/// What a decision was worth beside the best one: the same four marks in every game, and with the same limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Mark {
    pub const ALL: [Self; 4] = [Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// What a decision must cost to bear the other three, as a share of the chance to win what it is for: the match, or the
    /// round or game of it that its judgement speaks of. `docs/levels.md` says why, and what that is in each game.
    pub const LIMITS: [f64; 3] = [0.01, 0.02, 0.05];

    pub fn word(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The mark of a decision that cost so much of that chance.
    pub fn of(cost: f64) -> Self {
        let [inaccuracy, mistake, blunder] = Self::LIMITS;
        if cost >= blunder {
            Self::Blunder
        } else if cost >= mistake {
            Self::Mistake
        } else if cost >= inaccuracy {
            Self::Inaccuracy
        } else {
            Self::Good
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_begins_at_its_limit() {
        let marks = [0.0, 0.0099, 0.01, 0.02, 0.03, 0.05].map(Mark::of);
        let [good, inaccuracy, mistake, blunder] = Mark::ALL;
        assert_eq!(marks, [good, good, inaccuracy, mistake, mistake, blunder]);
    }
}
