//! The computer players of dre13ehn. Know only what their seat has seen.
//!
//! Without hidden dice there is little to choose: as which result a throw is called ([`open`]), whether a throw is kept
//! ([`solo`]). Under the cup the strong player draws its decisions from a near-equilibrium of the round between two
//! ([`solve`], [`shipped`]), which it also plays against its neighbour where more sit round the table.

use rand::{Rng, RngExt};

use super::name::{Meaning, Name};
use super::options::Mode;
use super::outcome::Outcome;
use super::rules::{Action, Dre13ehn, Word};
use crate::game::bot::{Bot, Candidate, Level};
use crate::game::{Game, Seat};

pub mod arena;
pub mod best;
mod cup;
mod open;
pub mod plan;
pub mod shipped;
pub mod solo;
pub mod solve;
mod theory;

pub use open::Open;
pub use theory::{exploit, optimum};

/// The computer player of that level.
#[must_use]
pub fn player(level: Level) -> Box<dyn Bot<Dre13ehn>> {
    Box::new(Player { level })
}

/// In this turn of a round, a computer player uncovers what is handed to it.
const PATIENCE: u32 = 100;
/// How often the easy player calls wrongly.
const SLIP: f64 = 0.06;

struct Player {
    level: Level,
}

impl Bot<Dre13ehn> for Player {
    fn choose(&self, seen: &Dre13ehn, seat: Seat, rng: &mut dyn Rng) -> Action {
        if seen.is_handed_on() && seen.turns() >= PATIENCE && seen.legal(seat).contains(&Action::Uncover) {
            return Action::Uncover;
        }
        let slips = self.level == Level::Easy && seen.free(seat) && rng.random_bool(SLIP);
        match seen.options().mode {
            Mode::Solo => solo::choose(seen, self.level, rng),
            Mode::Open | Mode::Duel | Mode::Cup | Mode::Points if slips && seen.has_looked() => slip(seen, rng),
            Mode::Open | Mode::Duel | Mode::Cup | Mode::Points if seen.options().cup => {
                cup::choose(seen, seat, self.level, rng)
            }
            Mode::Open | Mode::Duel | Mode::Cup | Mode::Points => open::choose(seen, seat, self.level, rng),
        }
    }

    fn judge(&self, seen: &Dre13ehn, seat: Seat, _rng: &mut dyn Rng) -> Vec<Candidate<Action>> {
        // What a decision is worth is reckoned against the near-equilibrium, which only the strong player plays.
        if self.level != Level::Strong {
            return Vec::new();
        }
        let worth = |action: &Action| match seen.options().mode {
            Mode::Solo => solo::worth(seen, action),
            Mode::Open | Mode::Duel | Mode::Cup | Mode::Points if seen.options().cup => cup::worth(seen, seat, action),
            Mode::Open | Mode::Duel | Mode::Cup | Mode::Points => open::worth(seen, seat, action),
        };
        let mut candidates: Vec<Candidate<Action>> =
            seen.legal(seat).into_iter().map(|action| Candidate { value: worth(&action), action }).collect();
        // Equal ones stay in the rules' order.
        candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
        candidates
    }
}

/// Any of the names, so that it is nearly always wrong.
fn slip(seen: &Dre13ehn, rng: &mut dyn Rng) -> Action {
    let right = if seen.options().cup { None } else { seen.dice() };
    let wrong: Vec<Name> = Name::all()
        .filter(|name| right.is_none_or(|roll| Name::right(roll.pair()).all(|right| right != *name)))
        .collect();
    call(pick(&wrong, rng).unwrap_or(wrong[0]))
}

/// One of these, at random; none of none.
fn pick<T: Copy>(all: &[T], rng: &mut dyn Rng) -> Option<T> {
    if all.is_empty() { None } else { Some(all[rng.random_range(0..all.len())]) }
}

fn call(name: Name) -> Action {
    Action::Call(Word::Name(name))
}

/// The names of a result, in the words of this mode.
fn names(outcome: Outcome, is_duel: bool) -> Vec<Name> {
    let named = |name: &Name| match name.meaning() {
        Meaning::Result(of) => of == outcome,
        Meaning::Fire => outcome == Outcome::Fire && is_duel,
        // Numbers that are no results are what F13 is called by.
        Meaning::Number(_) => outcome == Outcome::FireThirteen && !is_duel,
        Meaning::Forbidden(_) => false,
    };
    Name::all().filter(named).collect()
}

/// A call of that result, by any of its names.
fn named(outcome: Outcome, is_duel: bool, rng: &mut dyn Rng) -> Option<Action> {
    pick(&names(outcome, is_duel), rng).map(call)
}
