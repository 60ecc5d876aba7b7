//! What the ends of a round are worth to its players. Knows neither how it is played nor what follows it.

use super::arena::{Arena, State};

/// What each end is worth to whoever threw, between 0 and 1; what is theirs is not the other's.
#[derive(Clone, Debug, PartialEq)]
pub struct Stakes {
    /// For each side of a thrower; one where both are alike.
    pub sides: Vec<Ends>,
    /// Whether a computer player may lose a round on purpose.
    pub concedes: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ends {
    /// The cup uncovered: by what was claimed (or stands, blind), and the throw.
    pub uncovered: Vec<Vec<f64>>,
    /// What was called is won, unseen.
    pub won: Vec<f64>,
    /// 1313 is shown.
    pub topped: f64,
    /// The round is lost in one's own turn: first where nothing stands, then by what does.
    pub lost: Vec<f64>,
}

impl Stakes {
    pub fn round(arena: &Arena) -> Self {
        let (throws, calls) = (arena.throws().len(), arena.calls().len());
        let held = |call| (0..throws).map(|throw| f64::from(u8::from(arena.holds(throw, call)))).collect();
        let uncovered = (0..calls).map(held).collect();
        let ends = Ends { uncovered, won: vec![1.0; calls], topped: 1.0, lost: vec![0.0; calls + 1] };
        Self { sides: vec![ends], concedes: true }
    }

    pub fn other(&self, side: usize) -> usize {
        self.sides.len() - 1 - side
    }

    /// What a throw is worth when it is shown; none where nobody shows it.
    pub fn shown(&self, arena: &Arena, side: usize, state: State, throw: usize) -> Option<f64> {
        let ends = &self.sides[side];
        if arena.shows(throw) { Some(ends.topped) } else { self.concedes.then(|| ends.lost(state)) }
    }
}

impl Ends {
    pub fn lost(&self, state: State) -> f64 {
        self.lost[state.standing.map_or(0, |call| call + 1)]
    }

    /// The mean over all throws when a cup is uncovered that nobody has looked under.
    pub fn unseen(&self, arena: &Arena, call: usize) -> f64 {
        arena.throws().iter().zip(&self.uncovered[call]).map(|((_, odds), worth)| odds * worth).sum()
    }

    pub fn range(&self) -> (f64, f64) {
        let rows = self.uncovered.iter().chain([&self.won, &self.lost]).flatten();
        rows.chain([&self.topped]).fold((1.0, 0.0), |(worst, best), end| (end.min(worst), end.max(best)))
    }
}
