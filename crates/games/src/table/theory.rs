//! What has been computed about a game: the worth of perfect play, and how far a computer player is from it. Knows no
//! game; the computing is the games' own.

use serde_json::Value;

use base::phrase::Phrase;

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
    /// The chance of winning of whoever begins, both playing it.
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
