//! The first game: as which of its results a throw is called, by value iteration for two, since everybody sees the
//! dice; more play it against their neighbour. The duel without cup leaves whoever calls right no choice; that a round
//! lost on purpose costs no life would now and then be worth a wrong call.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use rand::Rng;

use super::super::dice::Symbol;
use super::super::options::Options;
use super::super::outcome::{Outcome, Pair};
use super::super::rules::{Action, Dre13ehn};
use super::arena::{Arena, State};
use super::pick;
use crate::game::bot::Level;
use crate::game::{Game, Seat};

/// The chances to win a round of the first game, by what stands when it is somebody's turn.
#[derive(Debug)]
pub struct Open {
    arena: Arena,
    worth: Vec<f64>,
}

const TOLERANCE: f64 = 1e-12;

impl Open {
    pub fn new(options: &Options) -> Self {
        let arena = Arena::new(options);
        let mut open = Self { worth: vec![0.0; arena.size()], arena };
        loop {
            let mut change: f64 = 0.0;
            for state in open.arena.states().collect::<Vec<_>>() {
                let throws = open.arena.throws().iter();
                let chance = throws.map(|(pair, odds)| odds * open.best(state, *pair)).sum::<f64>();
                let index = open.arena.index(state);
                change = change.max((chance - open.worth[index]).abs());
                open.worth[index] = chance;
            }
            if change < TOLERANCE {
                return open;
            }
        }
    }

    fn called(&self, state: State, outcome: Outcome) -> f64 {
        if outcome == Outcome::ThirteenThirteen {
            return 1.0;
        }
        match self.arena.call(outcome).filter(|call| self.arena.may_call(state, *call)) {
            None => 0.0,
            Some(call) => self.arena.believed(&self.worth, state, call),
        }
    }

    fn best(&self, state: State, pair: Pair) -> f64 {
        pair.readings().iter().map(|outcome| self.called(state, *outcome)).fold(0.0, f64::max)
    }
}

type Known = Mutex<HashMap<Vec<Vec<Symbol>>, Arc<Open>>>;
static KNOWN: LazyLock<Known> = LazyLock::new(Known::default);

fn known(options: &Options) -> Arc<Open> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let faces = options.dice().iter().map(|die| die.symbols.clone()).collect();
    Arc::clone(known.entry(faces).or_insert_with(|| Arc::new(Open::new(options))))
}

/// What the neighbour is about to meet, as a state between two.
fn state(open: &Open, seen: &Dre13ehn, seat: Seat) -> State {
    State {
        standing: seen.standing().and_then(|standing| open.arena.call(standing.outcome)),
        mine: seen.has_called_two(seat),
        theirs: seen.has_called_two(seen.next(seat)),
    }
}

pub(super) fn worth(seen: &Dre13ehn, seat: Seat, action: &Action) -> f64 {
    let Some(thrown) = seen.dice().map(|roll| roll.pair()) else { return 0.0 };
    let mut after = seen.clone();
    after.act(seat, action);
    if let Some(end) = after.last().filter(|_| after.has_moved_on(seen)) {
        return if end.winner == seat { 1.0 } else { 0.0 };
    }
    if seen.options().is_duel() {
        // One right call there is, and it stands.
        return 0.5;
    }
    let open = known(seen.options());
    let standing = after.standing().map_or(thrown.entered_on(Outcome::One), |standing| standing.outcome);
    open.called(state(&open, seen, seat), standing)
}

pub(super) fn choose(seen: &Dre13ehn, seat: Seat, level: Level, rng: &mut dyn Rng) -> Action {
    let Some(thrown) = seen.dice().map(|roll| roll.pair()) else { return Action::Silent };
    if seen.options().is_duel() {
        return match thrown {
            Pair::Plain(Outcome::Zero) | Pair::TwoThirteen => Action::Silent,
            Pair::Plain(outcome) => super::named(outcome, rng).unwrap_or(Action::Silent),
        };
    }
    let open = known(seen.options());
    let state = state(&open, seen, seat);
    let readings = thrown.readings();
    let best = readings.iter().copied().max_by(|a, b| open.called(state, *a).total_cmp(&open.called(state, *b)));
    let outcome = match level {
        Level::Easy => pick(readings, rng),
        Level::Medium | Level::Strong | Level::VeryStrong => best,
    };
    outcome
        .and_then(|outcome| super::named(outcome, rng))
        .expect("every throw makes a result, and every result is named")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::options::{Options as _, Values};

    #[test]
    fn thirteen_is_worth_more_than_one_and_fire_is_worth_all() {
        let given = [("mode", "open"), ("dice", "air+air")].map(|(key, value)| (key.to_owned(), value.to_owned()));
        let open = Open::new(&Options::read(&Values::from(given)).expect("the options are right"));
        let called = |outcome| open.called(Arena::START, outcome);
        assert!(called(Outcome::Thirteen) > called(Outcome::One));
        assert!((called(Outcome::FireFire) - 1.0).abs() < 1e-12);
        let start = open.worth[open.arena.index(Arena::START)];
        assert!((0.3..0.7).contains(&start), "{start}");
    }
}
