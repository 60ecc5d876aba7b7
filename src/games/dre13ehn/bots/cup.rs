//! Under the cup: easy bluffs at random, medium reckons with how often a claim holds by itself, strong draws from the
//! near-equilibrium. What each decision is worth is reckoned against the latter.

use rand::{Rng, RngExt};

use super::super::outcome::{Outcome, Pair};
use super::super::rules::{Action, Claim, Dre13ehn};
use super::arena::{Arena, State};
use super::plan::{CALL, Odds, PEEK, Plan, SHOW, THROW};
use super::{named, names, pick, shipped};
use crate::game::bot::Level;
use crate::game::{Game, Seat};

/// What stands between who throws or has thrown and the next, before the claim that may have been made.
fn state(arena: &Arena, seen: &Dre13ehn) -> State {
    let (thrower, other) = (seen.thrower(), seen.next(seen.thrower()));
    let standing = seen.standing().map(|standing| standing.outcome);
    let (before, claimed) = match (seen.is_handed_on(), seen.is_blind()) {
        (true, false) => (seen.before(), standing),
        (true, true) | (false, _) => (standing, None),
    };
    let counts = !seen.options().is_duel();
    State {
        standing: before.and_then(|outcome| arena.call(outcome)),
        mine: counts && seen.has_called_two(thrower) && claimed != Some(Outcome::Two),
        theirs: counts && seen.has_called_two(other),
    }
}

/// The dice under the cup, if the thrower has seen them.
fn looked(arena: &Arena, seen: &Dre13ehn) -> Option<usize> {
    seen.dice().filter(|_| seen.has_looked()).and_then(|roll| arena.throw(roll.pair()))
}

pub(super) fn choose(seen: &Dre13ehn, seat: Seat, level: Level, rng: &mut dyn Rng) -> Action {
    match (seen.is_handed_on(), level) {
        (true, Level::Easy) => easy_answer(seen, seat, rng),
        (true, Level::Medium) => medium_answer(seen, seat, rng),
        (true, Level::Strong) => strong_answer(seen, seat, rng),
        (false, Level::Easy | Level::Medium) => plain_turn(seen, level, rng),
        (false, Level::Strong) => strong_turn(seen, rng),
    }
}

fn strong_turn(seen: &Dre13ehn, rng: &mut dyn Rng) -> Action {
    let known = shipped::known(seen.options());
    let arena = &known.arena;
    let odds = known.plan.at(arena, state(arena, seen));
    let row = match looked(arena, seen) {
        Some(throw) => &odds.seen[throw],
        None => &odds.unseen,
    };
    let choice = drawn(row, rng);
    match choice {
        PEEK => Action::Peek,
        THROW => Action::Throw,
        SHOW => Action::Show,
        _ => called(arena.calls()[choice - CALL], seen, rng),
    }
}

/// A place, by its odds.
fn drawn(odds: &[f64], rng: &mut dyn Rng) -> usize {
    let mut left: f64 = rng.random_range(0.0..1.0);
    let mut last = PEEK;
    for (place, odds) in odds.iter().enumerate().filter(|(_, odds)| **odds > 0.0) {
        last = place;
        left -= odds;
        if left < 0.0 {
            break;
        }
    }
    last
}

/// A call of that result, by any of its names; in the duel, on a standing 1, a 3 is also 13.
fn called(outcome: Outcome, seen: &Dre13ehn, rng: &mut dyn Rng) -> Action {
    let is_duel = seen.options().is_duel();
    let after_one = seen.standing().is_some_and(|standing| standing.outcome == Outcome::One);
    let mut all = names(outcome);
    if is_duel && after_one && outcome == Outcome::Three {
        all.extend(names(Outcome::Thirteen));
    }
    pick(&all, rng).map_or(Action::Show, super::call)
}

fn strong_answer(seen: &Dre13ehn, seat: Seat, rng: &mut dyn Rng) -> Action {
    if !seen.legal(seat).contains(&Action::Uncover) {
        return Action::Believe;
    }
    let known = shipped::known(seen.options());
    let arena = &known.arena;
    let odds = known.plan.at(arena, state(arena, seen));
    let peeked = usize::from(seen.has_peeked());
    let claimed = seen.standing().and_then(|standing| arena.call(standing.outcome));
    let uncovers = match claimed {
        Some(call) if !seen.is_blind() => odds.uncovers[call][peeked],
        Some(_) | None => odds.uncovers_blind[peeked],
    };
    if rng.random_bool(uncovers.clamp(0.0, 1.0)) { Action::Uncover } else { Action::Believe }
}

/// The results that may be called on what stands.
fn callable(arena: &Arena, state: State) -> Vec<Outcome> {
    let calls = arena.calls().iter().enumerate();
    calls.filter(|(call, _)| arena.may_call(state, *call)).map(|(_, outcome)| *outcome).collect()
}

/// The results that the dice under the cup make and that may be called.
fn truths(arena: &Arena, state: State, pair: Pair) -> Vec<Outcome> {
    let callable = callable(arena, state);
    pair.readings().iter().copied().filter(|read| callable.contains(read)).collect()
}

/// Looks, and shows what has to be shown; else calls or throws again, as that level does.
fn plain_turn(seen: &Dre13ehn, level: Level, rng: &mut dyn Rng) -> Action {
    if !seen.has_looked() {
        return Action::Peek;
    }
    let arena = Arena::new(seen.options());
    let Some(throw) = looked(&arena, seen).filter(|throw| !arena.shows(*throw)) else { return Action::Show };
    let state = state(&arena, seen);
    let (truths, callable) = (truths(&arena, state, arena.throws()[throw].0), callable(&arena, state));
    match level {
        Level::Easy => easy_turn(state, &truths, &callable, rng),
        Level::Medium | Level::Strong => medium_turn(seen, &arena, state, truths, callable, rng),
    }
}

fn easy_turn(state: State, truths: &[Outcome], callable: &[Outcome], rng: &mut dyn Rng) -> Action {
    let bluffs = rng.random_bool(0.15);
    let told = pick(truths, rng).filter(|_| !bluffs);
    if told.is_none() && state.standing.is_some() && rng.random_bool(0.4) {
        return Action::Throw;
    }
    told.or_else(|| pick(callable, rng)).and_then(|outcome| named(outcome, rng)).unwrap_or(Action::Show)
}

fn easy_answer(seen: &Dre13ehn, seat: Seat, rng: &mut dyn Rng) -> Action {
    let legal = seen.legal(seat);
    let fire = seen.standing().is_some_and(|standing| standing.outcome == Outcome::FireFire);
    let uncovers = legal.contains(&Action::Uncover) && (fire || rng.random_bool(0.3));
    if uncovers { Action::Uncover } else { Action::Believe }
}

/// Calls what lies there where that may be called, the highest of it; else throws again where that holds in half of
/// the cases, else claims the least that will do.
fn medium_turn(
    seen: &Dre13ehn,
    arena: &Arena,
    state: State,
    truths: Vec<Outcome>,
    callable: Vec<Outcome>,
    rng: &mut dyn Rng,
) -> Action {
    // The rarer it is to be answered, the better a call.
    let rank = |outcome: &Outcome| arena.call(*outcome).map_or(0.0, |call| -arena.blind(call));
    if let Some(truth) = truths.into_iter().max_by(|a, b| rank(a).total_cmp(&rank(b))) {
        return called(truth, seen, rng);
    }
    if state.standing.is_some_and(|standing| arena.blind(standing) >= 0.5) {
        return Action::Throw;
    }
    let claims = callable.into_iter().filter(|outcome| *outcome != Outcome::FireFire);
    match claims.min_by(|a, b| rank(a).total_cmp(&rank(b))) {
        Some(outcome) => called(outcome, seen, rng),
        None if state.standing.is_some() => Action::Throw,
        None => Action::Show,
    }
}

/// Uncovers what is unlikely by itself, the more so the unlikelier; a player who looked is trusted more.
fn medium_answer(seen: &Dre13ehn, seat: Seat, rng: &mut dyn Rng) -> Action {
    let arena = Arena::new(seen.options());
    let claimed = seen.standing().and_then(|standing| arena.call(standing.outcome));
    let Some(call) = claimed.filter(|_| seen.legal(seat).contains(&Action::Uncover)) else { return Action::Believe };
    if arena.is_fire(call) {
        return Action::Uncover;
    }
    let trust = if seen.has_peeked() && !seen.is_blind() { 0.25 } else { 0.0 };
    let doubt = (1.0 - arena.blind(call) - trust).clamp(0.0, 0.9);
    if rng.random_bool(doubt) { Action::Uncover } else { Action::Believe }
}

/// The chance to win the round by this decision, both playing on by the near-equilibrium.
pub(super) fn worth(seen: &Dre13ehn, seat: Seat, action: &Action) -> f64 {
    let known = shipped::known(seen.options());
    let (arena, plan) = (&known.arena, &known.plan);
    let state = state(arena, seen);
    let turn = Turn { arena, plan, state, odds: plan.at(arena, state) };
    if seen.is_handed_on() {
        return turn.answer(seen, action);
    }
    match action {
        Action::Peek if seen.has_peeked() => 0.0,
        Action::Peek => arena.throws().iter().zip(0..).map(|((_, odds), throw)| odds * turn.best(throw)).sum(),
        Action::Throw => turn.blind(),
        Action::Show => turn.shown(looked(arena, seen)),
        Action::Call(word) => match seen.claim(word) {
            Claim::Show => turn.shown(looked(arena, seen)),
            Claim::Forbidden | Claim::Unknown => 0.0,
            Claim::Result(outcome) => match arena.call(outcome).filter(|call| arena.may_call(state, *call)) {
                Some(call) => turn.called(call, looked(arena, seen), usize::from(seen.has_peeked())),
                None => 0.0,
            },
        },
        // None of these is there for `seat` in its own turn.
        Action::Silent | Action::Late | Action::Believe | Action::Uncover | Action::Ask | Action::Keep => {
            debug_assert!(seat != seen.thrower() || !seen.legal(seat).contains(action));
            0.0
        }
    }
}

/// One turn against the plan.
struct Turn<'a> {
    arena: &'a Arena,
    plan: &'a Plan,
    state: State,
    odds: &'a Odds,
}

impl Turn<'_> {
    fn after(&self, state: State) -> f64 {
        self.plan.worth[self.arena.index(state)]
    }

    /// The thrower's chance when a call is believed.
    fn believed(&self, call: usize) -> f64 {
        self.arena.believed(&self.plan.worth, self.state, call)
    }

    /// The thrower's chance with a call, that throw lying there, or any.
    fn called(&self, call: usize, throw: Option<usize>, looked: usize) -> f64 {
        let uncover = self.odds.uncovers[call][looked];
        let held = match throw {
            Some(throw) if self.arena.holds(throw, call) => 1.0,
            Some(_) => 0.0,
            None => self.arena.blind(call),
        };
        (1.0 - uncover) * self.believed(call) + uncover * held
    }

    /// The thrower's chance with a blind throw.
    fn blind(&self) -> f64 {
        let Some(standing) = self.state.standing else { return 0.0 };
        let believed = 1.0 - self.after(self.arena.after_blind(self.state));
        believed.min(self.arena.blind(standing))
    }

    /// The thrower's chance when the dice are shown.
    fn shown(&self, throw: Option<usize>) -> f64 {
        let shows = |throw: usize| if self.arena.shows(throw) { 1.0 } else { 0.0 };
        match throw {
            Some(throw) => shows(throw),
            None => self.arena.throws().iter().zip(0..).map(|((_, odds), throw)| odds * shows(throw)).sum(),
        }
    }

    /// The thrower's best chance, having seen the throw.
    fn best(&self, throw: usize) -> f64 {
        let calls = (0..self.arena.calls().len()).filter(|call| self.arena.may_call(self.state, *call));
        let called = calls.map(|call| self.called(call, Some(throw), 1)).fold(0.0, f64::max);
        called.max(self.blind()).max(self.shown(Some(throw)))
    }

    /// The chance of who was handed the cup.
    fn answer(&self, seen: &Dre13ehn, action: &Action) -> f64 {
        let Some(call) = seen.standing().and_then(|standing| self.arena.call(standing.outcome)) else { return 0.0 };
        if *action == Action::Uncover {
            1.0 - self.held(call, seen.is_blind(), usize::from(seen.has_peeked()))
        } else if *action != Action::Believe {
            0.0
        } else if seen.is_blind() {
            self.after(self.arena.after_blind(self.state))
        } else {
            1.0 - self.believed(call)
        }
    }

    /// How likely a claim holds, the thrower playing the plan; where the plan never makes it, by itself.
    fn held(&self, call: usize, blind: bool, looked: usize) -> f64 {
        if blind {
            return self.arena.blind(call);
        }
        let (mut mass, mut held) = (0.0, 0.0);
        for (throw, (_, chance)) in self.arena.throws().iter().enumerate() {
            let row = if looked == 1 { &self.odds.seen[throw] } else { &self.odds.unseen };
            mass += chance * row[CALL + call];
            if self.arena.holds(throw, call) {
                held += chance * row[CALL + call];
            }
        }
        if mass > 1e-4 { held / mass } else { self.arena.blind(call) }
    }
}
