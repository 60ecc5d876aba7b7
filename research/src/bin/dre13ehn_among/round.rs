//! A round among strong players, for a first seat that responds best: by value iteration, as a round need not end.

use std::sync::Arc;

use crate::group::{Group, Manners, Node};

const TOLERANCE: f64 = 1e-10;

/// What the ends of a round are worth to the first seat: by who has won, who begins the next and in which direction.
pub struct Ends {
    seats: usize,
    worth: Vec<f64>,
}

impl Ends {
    pub fn new(seats: usize, worth: impl Fn(usize, usize, bool) -> f64) -> Self {
        let starts = |winner| (0..seats).flat_map(move |starts| [(winner, starts, false), (winner, starts, true)]);
        let all = (0..seats).flat_map(starts);
        Self { seats, worth: all.map(|(winner, starts, clockwise)| worth(winner, starts, clockwise)).collect() }
    }

    pub fn won(seats: usize) -> Self {
        Self::new(seats, |winner, _, _| f64::from(u8::from(winner == 0)))
    }
}

pub struct Round {
    pub group: Arc<Group>,
    responds: bool,
    ends: Ends,
    worth: Vec<f64>,
}

impl Round {
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
            if change < TOLERANCE {
                return round;
            }
        }
    }

    pub fn begins(&self, thrower: usize, clockwise: bool) -> f64 {
        self.worth(Node { thrower, clockwise, standing: None, twos: 0 })
    }

    pub fn worth(&self, node: Node) -> f64 {
        self.worth[self.group.index(node)]
    }

    pub fn end(&self, winner: usize, starts: usize, clockwise: bool) -> f64 {
        self.ends.worth[(winner * self.ends.seats + starts) * 2 + usize::from(clockwise)]
    }

    pub fn decides(&self, seat: usize) -> bool {
        self.responds && seat == 0
    }
}
