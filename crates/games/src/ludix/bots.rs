//! The computer players of Ludix: easy is timid or bold, medium stops with a fixed total, strong knows its chances.

use rand::{Rng, RngExt};

use base::phrase::{Phrase, phrase};

use super::optimum::ScoreState;
use super::optimum::shipped::{CHANCES, is_read};
use super::options::Options;
use super::rules::{Action, Ludix, Stage};
use crate::game::bot::{Bot, Level};
use crate::game::options::{Options as _, Values, complete};
use crate::game::{Game, Illegal, Seat};
use crate::table::{Optimum, Players};

pub mod strong;

pub use strong::Strong;

/// Stops with so many points, or where it wins: what is best for points alone ([`super::optimum::turn::alone`]).
pub const MEDIUM: u32 = 110;

/// The easy player stops with so many points when it is timid, and when it is bold.
const TIMID: u32 = 25;
const BOLD: u32 = 200;

impl Players for Ludix {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Easy),
            Level::Medium => Box::new(Medium),
            Level::Strong | Level::VeryStrong => Box::new(Strong),
        }
    }
}

pub fn lacks() -> Option<Phrase> {
    (!is_read()).then(|| phrase!("core-lacks-computed", game = phrase!("ludix-name")))
}

/// For whoever begins, between two. Who arranges the dice makes no difference: no lower reading is ever better.
pub fn optimum(given: &Values) -> Result<Option<Optimum>, Illegal> {
    let options = complete(&Options::fields(), given)?;
    let value = CHANCES.at(ScoreState::First { own: 0, other: 0 });
    Ok(Some(Optimum { options, value, how: phrase!("ludix-optimum-how") }))
}

struct Easy;

impl Bot<Ludix> for Easy {
    fn choose(&self, seen: &Ludix, seat: Seat, rng: &mut dyn Rng) -> Action {
        match seen.stage() {
            Stage::Decide(_) => stop_at(if rng.random_bool(0.5) { TIMID } else { BOLD }, seen),
            Stage::Arrange(_) | Stage::Throw | Stage::Over => {
                let mut readings = seen.legal(seat);
                readings.swap_remove(rng.random_range(0..readings.len()))
            }
        }
    }
}

struct Medium;

impl Bot<Ludix> for Medium {
    fn choose(&self, seen: &Ludix, seat: Seat, _rng: &mut dyn Rng) -> Action {
        match seen.stage() {
            Stage::Decide(_) if seen.stopping_wins() => Action::Stop,
            Stage::Decide(_) => stop_at(MEDIUM, seen),
            // By falling value.
            Stage::Arrange(_) | Stage::Throw | Stage::Over => seen.legal(seat)[0],
        }
    }
}

fn stop_at(enough: u32, seen: &Ludix) -> Action {
    if seen.turn_total() < enough { Action::Throw } else { Action::Stop }
}

#[cfg(test)]
mod tests;
