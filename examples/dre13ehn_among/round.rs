//! A round among strong players, as the first seat sees it, who may play as is best against them. Its chance is found by
//! value iteration, from nought, as a round need not end.

use std::sync::Arc;

use crate::group::{Group, Manners, Node};

/// Chances that change by no more than this are found.
const FINE: f64 = 1e-10;

/// What the ends of a round are worth to the first seat: by who has won, who begins the next and in which direction.
pub struct Ends {
    seats: usize,
    worth: Vec<f64>,
}

impl Ends {
    /// Worth so much.
    pub fn new(seats: usize, worth: impl Fn(usize, usize, bool) -> f64) -> Self {
        let starts = |winner| (0..seats).flat_map(move |starts| [(winner, starts, false), (winner, starts, true)]);
        let all = (0..seats).flat_map(starts);
        Self { seats, worth: all.map(|(winner, starts, clockwise)| worth(winner, starts, clockwise)).collect() }
    }

    /// A round that is won or not.
    pub fn won(seats: usize) -> Self {
        Self::new(seats, |winner, _, _| f64::from(u8::from(winner == 0)))
    }
}

/// The chances of the first seat.
pub struct Round {
    /// The players.
    pub group: Arc<Group>,
    /// Whether it plays as is best, or as a strong player.
    responds: bool,
    ends: Ends,
    worth: Vec<f64>,
}

impl Round {
    /// Finds them.
    pub fn new(group: &Arc<Group>, responds: bool, ends: Ends) -> Self {
        let mut round = Self { group: Arc::clone(group), responds, ends, worth: vec![0.0; group.size()] };
        let nodes = group.nodes();
        loop {
            let mut change: f64 = 0.0;
            for node in &nodes {
                let chance = match &group.manners {
                    Manners::Open(open) => open.chance(&round, *node),
                    Manners::Cup(cup) => cup.chance(&round, *node),
                };
                let worth = &mut round.worth[group.index(*node)];
                change = change.max((chance - *worth).abs());
                *worth = chance;
            }
            if change < FINE {
                return round;
            }
        }
    }

    /// The chance when the round begins with that seat, in that direction.
    pub fn begins(&self, thrower: usize, clockwise: bool) -> f64 {
        self.worth(Node { thrower, clockwise, standing: None, twos: 0 })
    }

    /// The chance when a turn begins.
    pub fn worth(&self, node: Node) -> f64 {
        self.worth[self.group.index(node)]
    }

    /// What it is worth that a round ends so.
    pub fn end(&self, winner: usize, starts: usize, clockwise: bool) -> f64 {
        self.ends.worth[(winner * self.ends.seats + starts) * 2 + usize::from(clockwise)]
    }

    /// Whether it is for the first seat to find what is best.
    pub fn decides(&self, seat: usize) -> bool {
        self.responds && seat == 0
    }
}
