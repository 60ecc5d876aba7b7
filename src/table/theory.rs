//! What has been computed about a game: the worth of perfect play, and how far a computer player is from it. Knows no
//! game; the computing is the games' own.

use serde_json::Value;

use crate::game::options::Values;
use crate::phrase::Phrase;

/// What perfect play is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Optimum {
    /// With which options, all of them filled in.
    pub options: Values,
    /// The expected score from the start, in the game's own measure.
    pub value: f64,
    /// What was computed, and how, in a sentence.
    pub how: Phrase,
}

/// How far a computer player is from an equilibrium.
#[derive(Clone, Debug, PartialEq)]
pub struct Exploit {
    /// With which options, all of them filled in.
    pub options: Values,
    /// Half the sum of what a best response gains against it from either seat, in chances of winning (`NashConv`/2).
    pub exploitability: f64,
    /// The chance of winning of whoever begins, both playing this strategy.
    pub value: f64,
    /// What was computed, and how, in a sentence.
    pub how: Phrase,
    /// The whole strategy, as the game's rules file writes it.
    pub strategy: Value,
}
