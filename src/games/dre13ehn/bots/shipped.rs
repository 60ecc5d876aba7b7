//! The plans that are shipped, one for each set of dice as they are sold, and those found while the program runs, for
//! somebody's own faces. Knows no match.
//!
//! `assets/dre13ehn/plans` holds odds and worths in 65,535ths, two bytes each with the lower first: set after set in the order
//! of [`standard`], state after state in the arena's order. `cargo run --release --example solve_dre13ehn` makes it.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use super::super::dice::{Carved, Symbol};
use super::super::options::{DICE, Options, PAIRS};
use super::arena::Arena;
use super::plan::{CALL, Odds, Plan};
use super::solve;
use crate::game::options::{Options as _, Values};

/// The shipped plans.
const BYTES: &[u8] = include_bytes!("../../../../assets/dre13ehn/plans");

/// An arena and a plan for it.
#[derive(Debug)]
pub struct Known {
    /// The rounds.
    pub arena: Arena,
    /// How they are played.
    pub plan: Plan,
}

/// What an arena depends on: whether it is a duel, and the faces.
type Key = (bool, Vec<Vec<Symbol>>);

fn key(options: &Options) -> Key {
    let sorted = |die: &Carved| {
        let mut symbols = die.symbols.clone();
        symbols.sort_unstable();
        symbols
    };
    (options.is_duel(), options.dice().iter().map(sorted).collect())
}

/// The sets of dice that have a shipped plan, as options.
pub fn standard() -> impl Iterator<Item = Options> {
    let read = |given: &[(&str, &str)]| {
        let given: Values = given.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Options::read(&given).expect("these dice can be chosen")
    };
    let pairs = PAIRS.into_iter().map(move |(dice, _)| read(&[("mode", "cup"), ("dice", dice)]));
    pairs.chain(DICE.into_iter().map(move |(die, _)| read(&[("mode", "duel"), ("dice", die), ("cup", "yes")])))
}

/// A plan that is known, or is being found.
type Place = Arc<OnceLock<Arc<Known>>>;

/// Every plan known so far.
static KNOWN: LazyLock<Mutex<HashMap<Key, Place>>> = LazyLock::new(|| {
    let known = read(BYTES).into_iter().map(|(key, known)| (key, Arc::new(OnceLock::from(Arc::new(known)))));
    Mutex::new(known.collect())
});

/// The plan for the dice of a match under a cup: shipped, found before, or found now, which takes some tenths of a
/// second.
pub fn known(options: &Options) -> Arc<Known> {
    let place = {
        let mut all = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(all.entry(key(options)).or_default())
    };
    // Whoever asks meanwhile waits, for this plan alone.
    Arc::clone(place.get_or_init(|| {
        let arena = Arena::new(options);
        let (plan, _) = solve::solve(&arena);
        Arc::new(Known { arena, plan })
    }))
}

fn read(bytes: &[u8]) -> HashMap<Key, Known> {
    let mut numbers = bytes.chunks_exact(2).map(|pair| f64::from(u16::from_le_bytes([pair[0], pair[1]])) / SCALE);
    let mut all = HashMap::new();
    for options in standard() {
        let arena = Arena::new(&options);
        if let Some(plan) = decoded(&arena, &mut numbers) {
            all.insert(key(&options), Known { arena, plan });
        }
    }
    all
}

const SCALE: f64 = 65_535.0;

/// How many numbers a state of this arena takes: its worth; what is done unseen and by throw; what is said to calls
/// and to a blind cup.
fn decoded(arena: &Arena, numbers: &mut impl Iterator<Item = f64>) -> Option<Plan> {
    let mut plan = Plan::empty(arena);
    let choices = CALL + arena.calls().len();
    for state in arena.states() {
        let index = arena.index(state);
        plan.worth[index] = numbers.next()?;
        let mut row = || {
            let mut row = numbers.by_ref().take(choices).collect::<Vec<_>>();
            let sum: f64 = row.iter().sum();
            row.iter_mut().for_each(|odds| *odds /= sum.max(f64::MIN_POSITIVE));
            (row.len() == choices).then_some(row)
        };
        let unseen = row()?;
        let seen = arena.throws().iter().map(|_| row()).collect::<Option<Vec<_>>>()?;
        let mut two = || Some([numbers.next()?, numbers.next()?]);
        let uncovers = arena.calls().iter().map(|_| two()).collect::<Option<Vec<_>>>()?;
        plan.odds[index] = Odds { unseen, seen, uncovers, uncovers_blind: two()? };
    }
    Some(plan)
}

/// A plan as it is shipped.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "odds lie between 0 and 1")]
pub fn encoded(arena: &Arena, plan: &Plan) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut write = |number: &f64| bytes.extend(((number * SCALE).round() as u16).to_le_bytes());
    for state in arena.states() {
        let odds = plan.at(arena, state);
        write(&plan.worth[arena.index(state)]);
        odds.unseen.iter().chain(odds.seen.iter().flatten()).for_each(&mut write);
        odds.uncovers.iter().flatten().chain(&odds.uncovers_blind).for_each(&mut write);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::super::best;
    use super::*;

    #[test]
    fn every_shipped_plan_is_a_near_equilibrium() {
        let all = read(BYTES);
        assert_eq!(all.len(), 12);
        let mut size = 0;
        for options in standard() {
            let known = &all[&key(&options)];
            let exploited = best::exploited(&known.arena, &known.plan);
            assert!((0.0..=0.000_1).contains(&exploited.by), "{options:?}: {exploited:?}");
            assert!((0.5..0.6).contains(&exploited.starter), "{options:?}: {exploited:?}");
            size += encoded(&known.arena, &known.plan).len();
        }
        assert_eq!(size, BYTES.len());
    }

    #[test]
    fn with_two_water_dice_the_starter_wins_as_often_as_the_rules_say() {
        let options = standard().find(|options| options.dice().iter().all(|carved| carved.die.kind == "water"));
        let known = known(&options.expect("it is one of them"));
        let exploited = best::exploited(&known.arena, &known.plan);
        assert!((exploited.starter - 0.554).abs() < 0.000_5, "{exploited:?}");
    }
}
