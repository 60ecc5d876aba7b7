//! An equilibrium of a round under the cup, whatever its ends are worth. Knows nothing of what follows a round. A turn
//! is a small game of hidden information, which [`super::turn`] solves exactly; a believed call leads to the next
//! turn's worth. So all turns are solved by what the others are worth (Shapley 1953), then the worths are those of
//! playing on like that for ever, and again, until nothing changes (Pollatschek and Avi-Itzhak 1969): some five times.
//! Whoever looks can do whatever they could have done without, and the other is none the wiser: so the plan looks.

use super::arena::{Arena, State};
use super::plan::{CALL, Odds, PEEK, Plan, SHOW, THROW};
use super::stakes::{Ends, Stakes};
use super::turn::{Answers, Turn, TurnSolution};

const TOLERANCE: f64 = 1e-14;
/// The last round changes them by no more than this, and as it doubles their digits they are found.
const NEAR: f64 = 1e-8;
/// How often all turns are solved at most; after half of it the worths go by single turns, which cannot go in circles.
const ROUNDS: usize = 100;

#[derive(Debug)]
pub struct Solver {
    arena: Arena,
    /// Those states first that lead to no others.
    states: Vec<Node>,
    /// By state: the columns that are best, and what a turn is worth, where a round is just won or lost.
    plain: (Vec<Vec<usize>>, Vec<f64>),
}

#[derive(Debug)]
struct Node {
    state: State,
    index: usize,
    calls: Vec<usize>,
    answers: Vec<Answers>,
    after: Vec<usize>,
    after_blind: usize,
}

/// How a turn is played, and what that makes its worth: so much, and a share of what the other's next turn is not worth.
struct Response {
    side: usize,
    index: usize,
    ends: f64,
    next: Vec<(usize, f64)>,
    turn: Turn,
    played: TurnSolution,
}

impl Solver {
    pub fn new(arena: Arena) -> Self {
        let place = |state: State| {
            let calls: Vec<usize> = (0..arena.calls().len()).filter(|call| arena.may_call(state, *call)).collect();
            let answers = calls.iter().map(|call| arena.answers(state, *call)).collect();
            let after = calls.iter().map(|call| arena.index(arena.after_call(state, *call))).collect();
            let after_blind = arena.index(arena.after_blind(state));
            Node { state, index: arena.index(state), calls, answers, after, after_blind }
        };
        let mut states: Vec<Node> = arena.states().map(place).collect();
        // The fewer calls answer what stands, the sooner the round ends.
        states.sort_by_key(|place| (place.state.standing.is_none(), place.calls.len()));
        let (stakes, size) = (Stakes::round(&arena), arena.size());
        let mut solver = Self { arena, states, plain: (vec![Vec::new(); size], vec![0.5; size]) };
        let (mut bases, mut worth) = (vec![solver.plain.0.clone()], vec![solver.plain.1.clone()]);
        solver.steps(&stakes, &mut bases, &mut worth);
        solver.plain = (bases.remove(0), worth.remove(0));
        solver
    }

    pub fn arena(&self) -> &Arena {
        &self.arena
    }

    fn steps(&self, stakes: &Stakes, bases: &mut [Vec<Vec<usize>>], worth: &mut [Vec<f64>]) -> Vec<Response> {
        let sides = stakes.sides.len();
        let mut steps = Vec::with_capacity(self.states.len() * sides);
        for round in 0..ROUNDS {
            let mut change: f64 = 0.0;
            steps.clear();
            for place in &self.states {
                for side in 0..sides {
                    let basis = &mut bases[side][place.index];
                    let step = step(&self.arena, place, stakes, side, worth, basis);
                    change = change.max((step.played.worth - worth[side][place.index]).abs());
                    worth[side][place.index] = step.played.worth;
                    steps.push(step);
                }
            }
            if round < ROUNDS / 2 {
                settle(&steps, stakes, worth);
            }
            if change < NEAR {
                break;
            }
        }
        steps
    }

    /// What a round is worth to the player who begins it, by side.
    pub fn values(&self, stakes: &Stakes) -> Vec<f64> {
        let (_, worth) = self.solve(stakes);
        worth.iter().map(|worth| worth[self.arena.index(Arena::START)]).collect()
    }

    pub fn plan(&self, stakes: &Stakes) -> Plan {
        let (steps, worth) = self.solve(stakes);
        let odds_of = vec![vec![Odds::default(); self.arena.size()]; stakes.sides.len()];
        let mut plan = Plan { odds: odds_of, worth };
        for (place, steps) in self.states.iter().zip(steps.chunks(stakes.sides.len())) {
            for step in steps {
                plan.odds[step.side][place.index] = odds(&self.arena, place, stakes, step, &plan.worth);
            }
        }
        plan
    }

    fn solve(&self, stakes: &Stakes) -> (Vec<Response>, Vec<Vec<f64>>) {
        let (bases, plain) = &self.plain;
        let begin = |ends: &Ends| {
            // As if there were two ends, the worst and the best.
            let (worst, best) = ends.range();
            plain.iter().map(|plain| worst + (best - worst) * plain).collect()
        };
        let mut worth: Vec<Vec<f64>> = stakes.sides.iter().map(begin).collect();
        let steps = self.steps(stakes, &mut vec![bases.clone(); stakes.sides.len()], &mut worth);
        (steps, worth)
    }
}

/// What a blind throw is worth when it is believed, and when it is uncovered; nothing where nothing stands.
fn blind(arena: &Arena, place: &Node, stakes: &Stakes, side: usize, worth: &[Vec<f64>]) -> Option<[f64; 2]> {
    let standing = place.state.standing?;
    Some([1.0 - worth[stakes.other(side)][place.after_blind], stakes.sides[side].unseen(arena, standing)])
}

/// Whether who does not call throws again, for the least that a blind throw is worth, rather than show; also where neither
/// is worth anything, since nobody who plays right concedes.
fn throws(least: Option<f64>, shown: Option<f64>) -> bool {
    least.is_some_and(|least| shown.is_none_or(|shown| shown <= least))
}

fn step(
    arena: &Arena,
    place: &Node,
    stakes: &Stakes,
    side: usize,
    worth: &[Vec<f64>],
    basis: &mut Vec<usize>,
) -> Response {
    let other = stakes.other(side);
    let blind = blind(arena, place, stakes, side, worth);
    let least = blind.map(|[believed, uncovered]| believed.min(uncovered));
    let shown = |throw| stakes.shown(arena, side, place.state, throw);
    let best = |throw| match (least, shown(throw)) {
        (Some(one), Some(other)) => Some(one.max(other)),
        (one, other) => one.or(other),
    };
    let turn = Turn {
        odds: arena.throws().iter().map(|(_, odds)| *odds).collect(),
        rest: (0..arena.throws().len()).map(best).collect(),
        answers: place.answers.clone(),
        believed: place.after.iter().map(|after| 1.0 - worth[other][*after]).collect(),
        uncovered: place.calls.iter().map(|call| stakes.sides[side].uncovered[*call].clone()).collect(),
    };
    let played = turn.solve(basis);
    let (mut ends, mut next) = (0.0, Vec::with_capacity(place.calls.len() + 1));
    for (nth, after) in place.after.iter().enumerate() {
        let uncover = played.uncovers[nth];
        let often: f64 = played.calls.iter().map(|calls| calls[nth]).sum();
        let held: f64 = played.calls.iter().zip(&turn.uncovered[nth]).map(|(calls, worth)| calls[nth] * worth).sum();
        ends += uncover * held;
        next.push((*after, (1.0 - uncover) * often));
    }
    for (throw, often) in played.rest.iter().enumerate() {
        match blind {
            Some([believed, uncovered]) if throws(least, shown(throw)) && believed <= uncovered => {
                next.push((place.after_blind, *often));
            }
            Some(_) | None => ends += often * turn.rest[throw].unwrap_or(0.0),
        }
    }
    Response { side, index: place.index, ends, next, turn, played }
}

fn settle(steps: &[Response], stakes: &Stakes, worth: &mut [Vec<f64>]) {
    for _ in 0..2_000 {
        let mut change: f64 = 0.0;
        for step in steps {
            let other = &worth[stakes.other(step.side)];
            let next = step.next.iter().map(|(after, often)| often * (1.0 - other[*after])).sum::<f64>() + step.ends;
            change = change.max((next - worth[step.side][step.index]).abs());
            worth[step.side][step.index] = next;
        }
        if change < TOLERANCE {
            return;
        }
    }
}

fn odds(arena: &Arena, place: &Node, stakes: &Stakes, step: &Response, worth: &[Vec<f64>]) -> Odds {
    let side = step.side;
    let blind = blind(arena, place, stakes, side, worth);
    let wide = CALL + arena.calls().len();
    let mut odds = Odds { unseen: vec![0.0; wide], uncovers: vec![[0.0; 2]; arena.calls().len()], ..Odds::default() };
    odds.unseen[PEEK] = 1.0;
    odds.uncovers_blind = [f64::from(u8::from(blind.is_some_and(|[believed, uncovered]| uncovered < believed))); 2];
    let least = blind.map(|[believed, uncovered]| believed.min(uncovered));
    let played = step.turn.evened(&step.played);
    for (throw, (calls, rest)) in played.calls.iter().zip(&played.rest).enumerate() {
        let mut row = vec![0.0; wide];
        let again = throws(least, stakes.shown(arena, side, place.state, throw));
        row[if again { THROW } else { SHOW }] = *rest;
        for (call, often) in place.calls.iter().zip(calls) {
            row[CALL + call] = *often;
        }
        let sum: f64 = row.iter().sum();
        row.iter_mut().for_each(|odds| *odds /= sum);
        odds.seen.push(row);
    }
    let uncovers = step.turn.firmly(&step.played);
    for (nth, call) in place.calls.iter().enumerate() {
        let believed = 1.0 - worth[stakes.other(side)][place.after[nth]];
        let unseen = match place.answers[nth] {
            Answers::Believe => false,
            Answers::Uncover => true,
            Answers::Both => stakes.sides[side].unseen(arena, *call) < believed,
        };
        odds.uncovers[*call] = [f64::from(u8::from(unseen)), uncovers[nth]];
    }
    odds
}
