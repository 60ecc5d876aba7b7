//! A strategy for the rounds of an [`Arena`]: with which odds one does what. Knows not how it was found.

use super::arena::{Arena, State};

/// The places of a [`Plan`]'s odds; from `CALL` on the calls, in the arena's order.
pub const PEEK: usize = 0;
pub const THROW: usize = 1;
pub const SHOW: usize = 2;
pub const CALL: usize = 3;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Odds {
    /// Before looking: by what is done.
    pub unseen: Vec<f64>,
    /// Having seen it: by throw and what is done.
    pub seen: Vec<Vec<f64>>,
    /// Against a call: the odds of uncovering it, by call and whether the thrower had looked.
    pub uncovers: Vec<[f64; 2]>,
    /// Against a blind cup, likewise.
    pub uncovers_blind: [f64; 2],
}

/// A strategy: odds by the side of who throws and [`Arena::index`].
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The odds; those of states that there are not are empty.
    pub odds: Vec<Vec<Odds>>,
    /// What a turn that begins in a state is worth to its thrower, both playing the plan.
    pub worth: Vec<Vec<f64>>,
}

impl Plan {
    pub fn start(&self, side: usize) -> f64 {
        // A round begins in the first state.
        self.worth[side][0]
    }

    pub fn at(&self, arena: &Arena, side: usize, state: State) -> &Odds {
        &self.odds[side][arena.index(state)]
    }
}
