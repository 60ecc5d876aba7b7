//! What has been computed about a game: the worth of perfect play, how far a computer player is from it, and how one is
//! taught by games against itself. Knows no game and writes no file; the computing is the games' own.

use std::fmt;
use std::num::NonZero;

use serde_json::Value;

use base::phrase::Phrase;

use crate::game::Illegal;
use crate::game::options::Values;

#[derive(Clone, Debug, PartialEq)]
pub struct Optimum {
    /// With which options, all of them filled in.
    pub options: Values,
    /// The expected score from the start, in the game's own measure.
    pub value: f64,
    pub how: Phrase,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// Half the sum of what a best response gains against it from either seat, in chances of winning (`NashConv`/2).
    pub exploitability: f64,
    /// The chance of winning of the player who begins, both playing it.
    pub value: f64,
}

/// How far a computer player is from an equilibrium: in a match, or in one of its rounds where they are all alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Exploit {
    pub options: Values,
    /// As [`Measured::exploitability`].
    pub exploitability: f64,
    pub value: f64,
    /// Where that is a round, the same for the whole match.
    pub whole: Option<Measured>,
    pub how: Phrase,
    /// The whole strategy, as the game's rules file writes it.
    pub strategy: Value,
    /// Whether that is too large, so that none of it is there.
    pub is_too_large: bool,
}

pub type Resumed = Result<Box<dyn Training>, Illegal>;

#[derive(Clone, Copy)]
pub struct Teacher {
    /// A training that has not begun; its games and first weights are drawn from the seed.
    pub begin: fn(u64) -> Box<dyn Training>,
    /// Goes on with what [`Training::kept`] gave; an error where the bytes are nothing of the kind.
    pub resume: fn(&[u8]) -> Resumed,
}

impl fmt::Debug for Teacher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Teacher")
    }
}

/// The same seed and number of games lead to the same player, however often interrupted and on however many threads.
pub trait Training {
    fn seed(&self) -> u64;
    fn games(&self) -> u64;
    /// Plays some games and learns from them; what came of it, in a sentence.
    fn round(&mut self, threads: NonZero<usize>) -> Phrase;
    fn kept(&self) -> Vec<u8>;
    fn weights(&self) -> Vec<u8>;
}
