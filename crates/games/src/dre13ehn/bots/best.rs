//! How much a [`Plan`] can be exploited: an exact best response. A round need not end, so worths are found by value
//! iteration from nought: after n sweeps they are those of what is won within n turns, which grow towards those of ever
//! winning. Between two sweeps over all choices those made last are played on, which grows no further.

use super::arena::{Arena, State};
use super::plan::{CALL, Odds, PEEK, Plan, SHOW, THROW};
use super::stakes::Stakes;
use super::turn::Answers;

const TOLERANCE: f64 = 1e-14;
const MOST_SWEEPS: usize = 10_000;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Best {
    pub begins: f64,
    pub follows: f64,
}

impl Best {
    /// Half of what both seats' best responses get together beyond all there is (`NashConv` / 2).
    pub fn by(&self) -> f64 {
        f64::midpoint(self.begins, self.follows) - 0.5
    }
}

/// What a choice, or several by their odds, comes to: so much, and shares of worths of the other's turns.
#[derive(Clone, Default)]
struct Sum {
    ends: f64,
    next: Vec<(usize, f64)>,
}

impl Sum {
    fn worth(&self, after: &[f64]) -> f64 {
        self.ends + self.next.iter().map(|(index, share)| share * after[*index]).sum::<f64>()
    }
}

/// A choice: its end's part, and the place that it leads to with a share.
type Choice = (f64, usize, f64);

fn worth((ends, index, share): Choice, after: &[f64]) -> f64 {
    if share > 0.0 { ends + share * after[index] } else { ends }
}

fn add(sum: &mut Sum, choices: impl Iterator<Item = Choice>, times: f64, after: &[f64]) {
    let best = choices.max_by(|one, other| worth(*one, after).total_cmp(&worth(*other, after)));
    if let Some((ends, index, share)) = best {
        sum.ends += times * ends;
        sum.next.push((index, times * share));
    }
}

/// Measures what the player of `side` gets at best against the other's plan. The stakes are what ends are worth to a
/// thrower where the response goes on, so that what is the other's is what it does not get.
pub fn response(arena: &Arena, plan: &Plan, stakes: &Stakes, side: usize) -> Best {
    let states: Vec<State> = arena.states().collect();
    let (mut own, mut others) = (vec![0.0; arena.size()], vec![0.0; arena.size()]);
    for _ in 0..MOST_SWEEPS {
        let mut grown: f64 = 0.0;
        let mut sums = Vec::with_capacity(states.len());
        for state in &states {
            let index = arena.index(*state);
            let [mine, theirs] = [
                own_turn(arena, plan.at(arena, side, *state), stakes, side, *state, &others),
                others_turn(
                    arena,
                    plan.at(arena, stakes.other(side), *state),
                    stakes,
                    stakes.other(side),
                    *state,
                    &own,
                ),
            ];
            let (now, then) = (mine.worth(&others), theirs.worth(&own));
            grown = grown.max(now - own[index]).max(then - others[index]);
            (own[index], others[index]) = (now, then);
            sums.push((index, mine, theirs));
        }
        if grown < TOLERANCE {
            break;
        }
        for _ in 0..MOST_SWEEPS {
            let mut grown: f64 = 0.0;
            for (index, mine, theirs) in &sums {
                let (now, then) = (mine.worth(&others), theirs.worth(&own));
                grown = grown.max(now - own[*index]).max(then - others[*index]);
                (own[*index], others[*index]) = (now, then);
            }
            if grown < TOLERANCE {
                break;
            }
        }
    }
    let start = arena.index(Arena::START);
    Best { begins: own[start], follows: others[start] }
}

fn own_turn(arena: &Arena, odds: &Odds, stakes: &Stakes, side: usize, state: State, after: &[f64]) -> Sum {
    let ends = &stakes.sides[side];
    let called = |throw: usize, call: usize, looked: usize| {
        let uncover = odds.uncovers[call][looked];
        let next = arena.index(arena.after_call(state, call));
        (uncover * ends.uncovered[call][throw], next, 1.0 - uncover)
    };
    let blind = |looked: usize| {
        let standing = state.standing?;
        let uncover = odds.uncovers_blind[looked];
        let next = arena.index(arena.after_blind(state));
        Some((uncover * ends.unseen(arena, standing), next, 1.0 - uncover))
    };
    let calls = || (0..arena.calls().len()).filter(|call| arena.may_call(state, *call));
    let mut looks = Sum::default();
    for (throw, (_, chance)) in arena.throws().iter().enumerate() {
        let shown = stakes.shown(arena, side, state, throw).map(|shown| (shown, 0, 0.0));
        let choices = calls().map(|call| called(throw, call, 1)).chain(blind(1)).chain(shown);
        add(&mut looks, choices, *chance, after);
    }
    let unseen = |call: usize| {
        let uncover = odds.uncovers[call][0];
        let next = arena.index(arena.after_call(state, call));
        (uncover * ends.unseen(arena, call), next, 1.0 - uncover)
    };
    let shows = |(throw, (_, chance)): (usize, &(_, f64))| Some(chance * stakes.shown(arena, side, state, throw)?);
    let shown: Option<f64> = arena.throws().iter().enumerate().map(shows).sum();
    let mut best = Sum::default();
    let choices = calls().map(unseen).chain(blind(0)).chain(shown.map(|shown| (shown, 0, 0.0)));
    add(&mut best, choices, 1.0, after);
    if looks.worth(after) >= best.worth(after) { looks } else { best }
}

fn others_turn(arena: &Arena, odds: &Odds, stakes: &Stakes, side: usize, state: State, after: &[f64]) -> Sum {
    let ends = &stakes.sides[side];
    let mut sum = Sum::default();
    let throws = || arena.throws().iter().enumerate().map(|(throw, (_, chance))| (throw, *chance));
    for looked in 0..2 {
        // How often a throw lies there and the thrower, having looked or not, does something.
        let reach = |throw: usize, choice: usize| match looked {
            0 => odds.unseen[choice],
            _ => odds.unseen[PEEK] * odds.seen[throw][choice],
        };
        let shown = |throw: usize| 1.0 - stakes.shown(arena, side, state, throw).unwrap_or(0.0);
        sum.ends += throws().map(|(throw, chance)| chance * reach(throw, SHOW) * shown(throw)).sum::<f64>();
        for call in (0..arena.calls().len()).filter(|call| arena.may_call(state, *call)) {
            let mass: f64 = throws().map(|(throw, chance)| chance * reach(throw, CALL + call)).sum();
            let worth = |throw: usize| 1.0 - ends.uncovered[call][throw];
            let opened = throws().map(|(throw, chance)| chance * reach(throw, CALL + call) * worth(throw)).sum();
            let believe = (0.0, arena.index(arena.after_call(state, call)), mass);
            let uncover = (opened, 0, 0.0);
            let (believe, uncover) = match arena.answers(state, call) {
                Answers::Believe => (Some(believe), None),
                Answers::Uncover => (None, Some(uncover)),
                Answers::Both => (Some(believe), Some(uncover)),
            };
            add(&mut sum, believe.into_iter().chain(uncover), 1.0, after);
        }
        if let Some(standing) = state.standing {
            let mass: f64 = throws().map(|(throw, chance)| chance * reach(throw, THROW)).sum();
            let believe = (0.0, arena.index(arena.after_blind(state)), mass);
            let uncover = (mass * (1.0 - ends.unseen(arena, standing)), 0, 0.0);
            add(&mut sum, [believe, uncover].into_iter(), 1.0, after);
        }
    }
    sum
}
