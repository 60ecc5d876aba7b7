//! The computer players of dre13ehn. Know only what their seat has seen. Without hidden dice there is little to choose
//! (`open`, `solo`). Under the cup the strong player draws from an equilibrium of the match between two ([`solve`],
//! [`table`]); among more it plays to win the round, as learned against itself ([`among`]).

use rand::{Rng, RngExt};

use base::phrase::{Phrase, phrase};

use super::name::{Meaning, Name};
use super::options::Throwing;
use super::outcome::Outcome;
use super::rules::{Action, Dre13ehn};
use crate::game::bot::{Bot, Candidate, Level, ranked};
use crate::game::{Face, Game, Seat};
use crate::table::Players;

pub mod among;
pub mod arena;
pub mod best;
pub mod cup;
pub mod equity;
pub mod known;
mod open;
pub mod plan;
pub mod score;
pub mod solo;
pub mod solve;
pub mod stakes;
pub mod table;
pub mod theory;
pub mod turn;

pub use open::Open;

impl Players for Dre13ehn {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        Box::new(Player { level })
    }

    fn prepare(&self) {
        if self.options().cup() {
            cup::prepare(self);
        }
    }
}

pub fn lacks() -> Option<Phrase> {
    known::SHIPPED.is_none().then(|| phrase!("core-lacks-computed", game = phrase!("dre13ehn-name")))
}

/// From this turn of a round on a computer player uncovers what is handed to it, so that the round ends.
const PATIENCE: u32 = 100;
const SLIP_ODDS: f64 = 0.06;

struct Player {
    level: Level,
}

impl Bot<Dre13ehn> for Player {
    fn choose(&self, seen: &Dre13ehn, seat: Seat, rng: &mut dyn Rng) -> Action {
        if has_no_patience(seen, seat) {
            return Action::Uncover;
        }
        let slips = self.level == Level::Easy && seen.free(seat) && rng.random_bool(SLIP_ODDS);
        match seen.options().throwing() {
            Throwing::Solo { .. } => solo::choose(seen, self.level, rng),
            Throwing::Open | Throwing::Cup if slips && seen.has_looked() => slip(seen, rng),
            Throwing::Open => open::choose(seen, seat, self.level, rng),
            Throwing::Cup => cup::choose(seen, seat, self.level, rng),
        }
    }

    fn judge(&self, seen: &Dre13ehn, seat: Seat, _rng: &mut dyn Rng) -> Vec<Candidate<Action>> {
        // It is computed against the equilibrium, which only strong plays, and only as long as it has patience.
        if self.level != Level::Strong || has_no_patience(seen, seat) {
            return Vec::new();
        }
        let legal = seen.legal(seat);
        let ranked_by = |worth: &dyn Fn(&Action) -> f64| {
            ranked(legal.iter().map(|action| Candidate { value: worth(action), action: action.clone() }).collect())
        };
        match seen.options().throwing() {
            Throwing::Open => ranked_by(&|action| open::worth(seen, seat, action)),
            Throwing::Cup => cup::judge(seen, legal),
            Throwing::Solo { .. } => ranked_by(&|action| solo::worth(seen, action)),
        }
    }

    fn luck(&self, before: &Dre13ehn, faces: &[Face], _rng: &mut dyn Rng) -> Option<Vec<f64>> {
        // The worth of a round is what is told of the others, and no throw decides one alone.
        let is_told = self.level == Level::Strong && before.options().is_solo();
        is_told.then(|| solo::luck(before, faces)).flatten().map(|luck| vec![luck])
    }
}

fn has_no_patience(seen: &Dre13ehn, seat: Seat) -> bool {
    seen.is_handed_on() && seen.turns() >= PATIENCE && seen.legal(seat).contains(&Action::Uncover)
}

fn slip(seen: &Dre13ehn, rng: &mut dyn Rng) -> Action {
    let right = if seen.options().cup() { None } else { seen.dice() };
    let wrong: Vec<Name> = Name::all()
        .filter(|name| right.is_none_or(|roll| Name::right(roll.pair()).all(|right| right != *name)))
        .collect();
    call(pick(&wrong, rng).unwrap_or(wrong[0]))
}

fn pick<T: Copy>(all: &[T], rng: &mut dyn Rng) -> Option<T> {
    if all.is_empty() { None } else { Some(all[rng.random_range(0..all.len())]) }
}

fn call(name: Name) -> Action {
    Action::Call(name.into())
}

/// F13 has no name: it is called by numbers that are no results.
fn names(outcome: Outcome) -> Vec<Name> {
    if outcome == Outcome::FireThirteen {
        return Name::all().filter(|name| matches!(name.meaning(), Meaning::Number(_))).collect();
    }
    Name::calling(outcome).collect()
}

fn named(outcome: Outcome, rng: &mut dyn Rng) -> Option<Action> {
    pick(&names(outcome), rng).map(call)
}
