//! The first game: as which of its results a throw is called. The strong player takes the one that is best between two.

use games::dre13ehn::bots::arena::{Arena, State};
use games::dre13ehn::{Outcome, Pair};

use crate::group::Node;
use crate::round::Round;

const TOLERANCE: f64 = 1e-12;

pub struct Open {
    worth: Vec<f64>,
}

impl Open {
    pub fn new(arena: &Arena) -> Self {
        let mut open = Self { worth: vec![0.0; arena.size()] };
        loop {
            let mut change: f64 = 0.0;
            for state in arena.states() {
                let best = |pair: Pair| open.between_two(arena, state, open.reading(arena, state, pair));
                let chance = arena.throws().iter().map(|(pair, odds)| odds * best(*pair)).sum::<f64>();
                let worth = &mut open.worth[arena.index(state)];
                change = change.max((chance - *worth).abs());
                *worth = chance;
            }
            if change < TOLERANCE {
                return open;
            }
        }
    }

    fn between_two(&self, arena: &Arena, state: State, outcome: Outcome) -> f64 {
        if outcome == Outcome::ThirteenThirteen {
            return 1.0;
        }
        let call = arena.call(outcome).filter(|call| arena.may_call(state, *call));
        call.map_or(0.0, |call| arena.believed(&self.worth, state, call))
    }

    fn reading(&self, arena: &Arena, state: State, pair: Pair) -> Outcome {
        let worth = |outcome: &Outcome| self.between_two(arena, state, *outcome);
        let best = pair.readings().iter().max_by(|one, other| worth(one).total_cmp(&worth(other)));
        best.copied().unwrap_or(Outcome::One)
    }

    pub fn chance(&self, round: &Round, node: Node) -> f64 {
        let arena = &round.group.arena;
        let state = round.group.state(node, round.group.next(node.thrower, node.clockwise));
        let thrown = |pair: Pair| match round.decides(node.thrower) {
            true => pair.readings().iter().map(|outcome| called(round, node, *outcome)).fold(0.0, f64::max),
            false => called(round, node, self.reading(arena, state, pair)),
        };
        arena.throws().iter().map(|(pair, odds)| odds * thrown(*pair)).sum()
    }
}

fn called(round: &Round, node: Node, outcome: Outcome) -> f64 {
    let (group, Node { thrower, clockwise, .. }) = (&round.group, node);
    let next = group.next(thrower, clockwise);
    match group.arena.call(outcome) {
        Some(call) if !group.arena.may_call(group.state(node, next), call) => {
            // Who called last wins, that is the one before in direction; where nobody has, the next.
            let before = group.next(thrower, !clockwise);
            round.end(if node.standing.is_some() { before } else { next }, thrower, clockwise)
        }
        Some(call) if !group.arena.is_fire(call) => round.worth(group.called(node, call)),
        Some(_) | None => round.end(thrower, next, clockwise),
    }
}

pub fn best(round: &Round, node: Node, pair: Pair) -> Option<Outcome> {
    let worth = |outcome: &Outcome| called(round, node, *outcome);
    pair.readings().iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other)))
}
