//! A near-equilibrium of an [`Arena`]: value iteration over its states, each turn solved by counterfactual regret
//! minimisation, until [`super::best`] finds it good.
//!
//! One turn is a small game of hidden information: the thrower looks or not, calls, throws again or shows; the other
//! believes or uncovers. What a believed call leads to is the next turn's worth, so turns are solved again and again,
//! each time with better worths (Shapley 1953). Within a turn it is CFR+ (Tammelin 2014): regrets never fall below
//! nought, the players change in alternation, and the later iterations weigh more in the average.

use super::arena::{Arena, State};
use super::best::{self, Exploited};
use super::plan::{CALL, Odds, PEEK, Plan, SHOW, THROW};

/// How many sweeps over all states set their worths anew, and how many iterations each turn gets in each; the n-th
/// round of sweeps takes n times as many.
const SWEEPS: usize = 40;
const ITERATIONS: usize = 30;
/// How many iterations each turn gets at the end, the worths standing fast.
const LAST: usize = 1_500;
/// A plan that can be exploited by no more than this is good; the contract asks for 0.0001.
pub const GOOD: f64 = 0.000_03;
/// After so many rounds of sweeps the best plan found is taken, however good it is.
const ROUNDS: usize = 8;
/// Odds below this are noise of the averages.
const NOISE: f64 = 1e-6;

/// Finds it, and says how good it is.
pub fn solve(arena: &Arena) -> (Plan, Exploited) {
    let mut worth = Plan::empty(arena).worth;
    let mut turns: Vec<(usize, Turn)> =
        arena.states().map(|state| (arena.index(state), Turn::new(arena, state))).collect();
    let mut best: Option<(Plan, Exploited)> = None;
    for round in 1..=ROUNDS {
        for _ in 0..SWEEPS {
            for (index, turn) in &mut turns {
                turn.forget();
                turn.iterate(arena, &worth, ITERATIONS * round);
                worth[*index] = turn.worth(arena, &worth);
            }
        }
        for (_, turn) in &mut turns {
            turn.forget();
            turn.iterate(arena, &worth, LAST * round);
        }
        let plan = plan(arena, &turns, &worth);
        let exploited = best::exploited(arena, &plan);
        if best.as_ref().is_none_or(|(_, old)| exploited.by < old.by) {
            best = Some((plan, exploited));
        }
        if exploited.by <= GOOD {
            break;
        }
    }
    best.expect("there is one round at least")
}

fn plan(arena: &Arena, turns: &[(usize, Turn)], worth: &[f64]) -> Plan {
    let mut plan = Plan { worth: worth.to_vec(), ..Plan::empty(arena) };
    for (index, turn) in turns {
        plan.odds[*index] = turn.odds(arena, worth);
    }
    plan
}

/// Regrets and the average of what was played at one decision.
#[derive(Clone, Debug)]
struct Node {
    /// Whether each choice is there.
    open: Vec<bool>,
    regrets: Vec<f64>,
    sums: Vec<f64>,
    now: Vec<f64>,
}

impl Node {
    fn new(open: Vec<bool>) -> Self {
        let count = open.len();
        let mut node = Self { open, regrets: vec![0.0; count], sums: vec![0.0; count], now: vec![0.0; count] };
        node.set();
        node
    }

    /// Regret matching: odds in proportion to regrets, even ones without any.
    fn set(&mut self) {
        let sum: f64 = self.regrets.iter().sum();
        let count = self.open.iter().filter(|open| **open).count();
        #[expect(clippy::cast_precision_loss, reason = "a dozen choices")]
        let even = 1.0 / count.max(1) as f64;
        for ((now, regret), open) in self.now.iter_mut().zip(&self.regrets).zip(&self.open) {
            *now = match (sum > 0.0, *open) {
                (true, _) => *regret / sum,
                (false, true) => even,
                (false, false) => 0.0,
            };
        }
    }

    /// Learns what each choice would have been worth, weighed by the odds that others and chance led here.
    fn learn(&mut self, values: &[f64], value: f64, weight: f64) {
        for ((regret, of), open) in self.regrets.iter_mut().zip(values).zip(&self.open) {
            if *open {
                *regret = (*regret + weight * (of - value)).max(0.0);
            }
        }
        self.set();
    }

    /// Adds what is played now to the average, by the odds that its player leads here.
    fn remember(&mut self, weight: f64) {
        for (sum, now) in self.sums.iter_mut().zip(&self.now) {
            *sum += weight * now;
        }
    }

    fn forget(&mut self) {
        self.sums.fill(0.0);
    }

    fn average(&self) -> Vec<f64> {
        let sum: f64 = self.sums.iter().sum();
        if sum <= 0.0 {
            return self.now.clone();
        }
        let mut odds: Vec<f64> = self.sums.iter().map(|part| part / sum).collect();
        for part in &mut odds {
            if *part < NOISE {
                *part = 0.0;
            }
        }
        let rest: f64 = odds.iter().sum();
        odds.iter_mut().for_each(|part| *part /= rest);
        odds
    }
}

/// One turn: the thrower's decisions and the other's.
#[derive(Clone, Debug)]
struct Turn {
    state: State,
    calls: Vec<usize>,
    unseen: Node,
    seen: Vec<Node>,
    /// By call, then by whether the thrower has looked: believe, uncover.
    answers: Vec<[Node; 2]>,
    steps: f64,
}

impl Turn {
    fn new(arena: &Arena, state: State) -> Self {
        let count = arena.calls().len();
        let open = |looks: bool| {
            let fixed = [looks, state.standing.is_some(), true];
            fixed.into_iter().chain((0..count).map(|call| arena.may_call(state, call))).collect::<Vec<_>>()
        };
        let answer = |call| {
            let must = arena.must_believe(state, call);
            // A called FF is lost by believing it.
            let open = vec![!arena.is_fire(call), !must];
            [Node::new(open.clone()), Node::new(open)]
        };
        Self {
            state,
            calls: (0..count).filter(|call| arena.may_call(state, *call)).collect(),
            unseen: Node::new(open(true)),
            seen: arena.throws().iter().map(|_| Node::new(open(false))).collect(),
            answers: (0..count).map(answer).collect(),
            steps: 0.0,
        }
    }

    fn forget(&mut self) {
        self.unseen.forget();
        self.seen.iter_mut().for_each(Node::forget);
        self.answers.iter_mut().flatten().for_each(Node::forget);
        self.steps = 0.0;
    }

    /// The thrower's chance to win after a blind throw, the other answering as is best; and whether that is to
    /// uncover.
    fn blind(&self, arena: &Arena, worth: &[f64]) -> (f64, bool) {
        let Some(standing) = self.state.standing else { return (0.0, false) };
        let believed = 1.0 - worth[arena.index(arena.after_blind(self.state))];
        let uncovered = arena.blind(standing);
        (believed.min(uncovered), uncovered < believed)
    }

    fn iterate(&mut self, arena: &Arena, worth: &[f64], times: usize) {
        let believed: Vec<f64> = (0..arena.calls().len()).map(|call| arena.believed(worth, self.state, call)).collect();
        let blind = self.blind(arena, worth).0;
        for _ in 0..times {
            self.steps += 1.0;
            self.throw(arena, &believed, blind);
            self.answer(arena, &believed);
        }
    }

    /// What the calls are worth with that throw under the cup, into `values`; and the sum by the odds of `node`.
    fn values(&self, arena: &Arena, believed: &[f64], throw: usize, looked: usize, values: &mut [f64]) {
        for call in &self.calls {
            let uncover = self.answers[*call][looked].now[1];
            let held = if arena.holds(throw, *call) { uncover } else { 0.0 };
            values[CALL + call] = (1.0 - uncover) * believed[*call] + held;
        }
    }

    /// The thrower's side of an iteration.
    fn throw(&mut self, arena: &Arena, believed: &[f64], blind: f64) {
        let count = CALL + arena.calls().len();
        let mut first = vec![0.0; count];
        let mut values = vec![0.0; count];
        for (throw, (_, odds)) in arena.throws().iter().enumerate() {
            let shown = if arena.shows(throw) { 1.0 } else { 0.0 };
            self.values(arena, believed, throw, 0, &mut values);
            for (sum, value) in first[CALL..].iter_mut().zip(&values[CALL..]) {
                *sum += odds * value;
            }
            first[SHOW] += odds * shown;
            self.values(arena, believed, throw, 1, &mut values);
            values[THROW] = blind;
            values[SHOW] = shown;
            let node = &self.seen[throw];
            let value: f64 = node.now.iter().zip(&values).map(|(odds, value)| odds * value).sum();
            first[PEEK] += odds * value;
            let weight = self.steps * self.unseen.now[PEEK];
            let node = &mut self.seen[throw];
            node.remember(weight);
            node.learn(&values, value, *odds);
        }
        first[THROW] = blind;
        let value: f64 = self.unseen.now.iter().zip(&first).map(|(odds, value)| odds * value).sum();
        self.unseen.remember(self.steps);
        self.unseen.learn(&first, value, 1.0);
    }

    /// The other's side of an iteration.
    fn answer(&mut self, arena: &Arena, believed: &[f64]) {
        let looks = self.unseen.now[PEEK];
        for call in &self.calls {
            let (mut mass, mut held) = ([0.0; 2], [0.0; 2]);
            for (throw, (_, odds)) in arena.throws().iter().enumerate() {
                let reach = [self.unseen.now[CALL + call] * odds, looks * odds * self.seen[throw].now[CALL + call]];
                for looked in 0..2 {
                    mass[looked] += reach[looked];
                    if arena.holds(throw, *call) {
                        held[looked] += reach[looked];
                    }
                }
            }
            for looked in 0..2 {
                let node = &mut self.answers[*call][looked];
                let values = [mass[looked] * (1.0 - believed[*call]), mass[looked] - held[looked]];
                let value = node.now[0] * values[0] + node.now[1] * values[1];
                node.remember(self.steps);
                node.learn(&values, value, 1.0);
            }
        }
    }

    /// What the turn is worth to its thrower when both play the averages.
    fn worth(&self, arena: &Arena, worth: &[f64]) -> f64 {
        let odds = self.odds(arena, worth);
        let blind = self.blind(arena, worth).0;
        let called = |throw: usize, call: usize, looked: usize| {
            let uncover = odds.uncovers[call][looked];
            let held = if arena.holds(throw, call) { uncover } else { 0.0 };
            (1.0 - uncover) * arena.believed(worth, self.state, call) + held
        };
        let of = |throw: usize, shares: &[f64], looked: usize| {
            let shown = if arena.shows(throw) { shares[SHOW] } else { 0.0 };
            let calls: f64 = self.calls.iter().map(|call| shares[CALL + call] * called(throw, *call, looked)).sum();
            shares[THROW] * blind + shown + calls
        };
        let throws = arena.throws().iter().enumerate();
        throws
            .map(|(throw, (_, chance))| {
                chance * (of(throw, &odds.unseen, 0) + odds.unseen[PEEK] * of(throw, &odds.seen[throw], 1))
            })
            .sum()
    }

    /// The averages.
    fn odds(&self, arena: &Arena, worth: &[f64]) -> Odds {
        let uncovers = if self.blind(arena, worth).1 { 1.0 } else { 0.0 };
        Odds {
            unseen: self.unseen.average(),
            seen: self.seen.iter().map(Node::average).collect(),
            uncovers: self.answers.iter().map(|pair| [pair[0].average()[1], pair[1].average()[1]]).collect(),
            uncovers_blind: [uncovers; 2],
        }
    }
}
