//! How much a [`Plan`] can be exploited: an exact best response against it. Knows not how the plan was found.
//!
//! A round need not end, so the response's chances are found by value iteration from nought: after n sweeps they are
//! those of winning within n turns, which grow towards the chance of ever winning.

use super::arena::{Arena, State};
use super::plan::{CALL, Odds, PEEK, Plan, SHOW, THROW};

/// The sweeps end when no chance grows by more than this.
const FINE: f64 = 1e-13;
/// They end at the latest after so many.
const MOST: usize = 100_000;

/// What can be got out of a plan.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exploited {
    /// Half the sum of what a best response gains from either seat, in chances to win the round (NashConv / 2).
    pub by: f64,
    /// The starter's chance to win the round, both playing the plan.
    pub starter: f64,
}

/// Measures a plan.
pub fn exploited(arena: &Arena, plan: &Plan) -> Exploited {
    let best = chances(arena, plan, true);
    let plain = chances(arena, plan, false);
    let start = arena.index(Arena::START);
    let gain = best.own[start] - plain.own[start] + best.others[start] - plain.others[start];
    Exploited { by: gain / 2.0, starter: plain.own[start] }
}

/// One player's chances to win the round, by state: when it is their turn, and when it is the other's.
struct Chances {
    own: Vec<f64>,
    others: Vec<f64>,
}

/// The chances of somebody who plays as is best against the plan, or the plan itself.
fn chances(arena: &Arena, plan: &Plan, is_best: bool) -> Chances {
    let mut chances = Chances { own: vec![0.0; arena.size()], others: vec![0.0; arena.size()] };
    for _ in 0..MOST {
        let mut grown: f64 = 0.0;
        for state in arena.states() {
            let (index, odds) = (arena.index(state), plan.at(arena, state));
            let own = own_turn(arena, odds, state, &chances, is_best);
            let others = others_turn(arena, odds, state, &chances, is_best);
            grown = grown.max(own - chances.own[index]).max(others - chances.others[index]);
            (chances.own[index], chances.others[index]) = (own, others);
        }
        if grown < FINE {
            break;
        }
    }
    chances
}

/// The chance in one's own turn, the other answering by the plan.
fn own_turn(arena: &Arena, odds: &Odds, state: State, chances: &Chances, is_best: bool) -> f64 {
    let after = |state: State| chances.others[arena.index(state)];
    let called = |throw: usize, call: usize, looked: usize| {
        let uncover = odds.uncovers[call][looked];
        let believed = if arena.is_fire(call) { 1.0 } else { after(arena.after_call(state, call)) };
        let held = if arena.holds(throw, call) { uncover } else { 0.0 };
        (1.0 - uncover) * believed + held
    };
    let blind = |looked: usize| {
        let standing = state.standing?;
        let uncover = odds.uncovers_blind[looked];
        Some((1.0 - uncover) * after(arena.after_blind(state)) + uncover * arena.blind(standing))
    };
    let count = CALL + arena.calls().len();
    // What each choice is worth, or nothing where it is not there.
    let mut first: Vec<Option<f64>> = vec![None; count];
    first[THROW] = blind(0);
    let mut looked = 0.0;
    let mut shown = 0.0;
    for (throw, (_, chance)) in arena.throws().iter().enumerate() {
        let shows = if arena.shows(throw) { 1.0 } else { 0.0 };
        shown += chance * shows;
        let mut values = vec![None; count];
        values[THROW] = blind(1);
        values[SHOW] = Some(shows);
        for call in (0..arena.calls().len()).filter(|call| arena.may_call(state, *call)) {
            values[CALL + call] = Some(called(throw, call, 1));
            *first[CALL + call].get_or_insert(0.0) += chance * called(throw, call, 0);
        }
        looked += chance * chosen(&values, &odds.seen[throw], is_best);
    }
    first[PEEK] = Some(looked);
    first[SHOW] = Some(shown);
    chosen(&first, &odds.unseen, is_best)
}

/// The chance in the other's turn, who plays by the plan.
fn others_turn(arena: &Arena, odds: &Odds, state: State, chances: &Chances, is_best: bool) -> f64 {
    let after = |state: State| chances.own[arena.index(state)];
    let mut sum = 0.0;
    for looked in 0..2 {
        // The odds that a throw lies there and the thrower, having looked or not, does something.
        let reach = |throw: usize, choice: usize| match looked {
            0 => odds.unseen[choice],
            _ => odds.unseen[PEEK] * odds.seen[throw][choice],
        };
        let throws = || arena.throws().iter().enumerate().map(|(throw, (_, chance))| (throw, *chance));
        sum += throws()
            .filter(|(throw, _)| !arena.shows(*throw))
            .map(|(throw, chance)| chance * reach(throw, SHOW))
            .sum::<f64>();
        for call in 0..arena.calls().len() {
            let mass: f64 = throws().map(|(throw, chance)| chance * reach(throw, CALL + call)).sum();
            let held: f64 = throws()
                .filter(|(throw, _)| arena.holds(*throw, call))
                .map(|(throw, chance)| chance * reach(throw, CALL + call))
                .sum();
            let believed = if arena.is_fire(call) { 0.0 } else { mass * after(arena.after_call(state, call)) };
            let uncovered = (!arena.must_believe(state, call)).then_some(mass - held);
            let uncover = odds.uncovers[call][looked];
            sum += chosen(&[Some(believed), uncovered], &[1.0 - uncover, uncover], is_best);
        }
        if let Some(standing) = state.standing {
            let mass: f64 = throws().map(|(throw, chance)| chance * reach(throw, THROW)).sum();
            let believed = mass * after(arena.after_blind(state));
            let uncovered = mass * (1.0 - arena.blind(standing));
            let uncover = odds.uncovers_blind[looked];
            sum += chosen(&[Some(believed), Some(uncovered)], &[1.0 - uncover, uncover], is_best);
        }
    }
    sum
}

/// The best of some choices, or their mean by odds.
fn chosen(values: &[Option<f64>], odds: &[f64], is_best: bool) -> f64 {
    if is_best {
        values.iter().flatten().copied().fold(0.0, f64::max)
    } else {
        values.iter().zip(odds).filter_map(|(value, odds)| value.map(|value| value * odds)).sum()
    }
}
