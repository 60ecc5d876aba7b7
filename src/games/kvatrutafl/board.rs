//! The board of Kvátrutafl: what is shown of a match, how it is touched, and what is said. The picture is put together
//! in [`picture`], a turn is touched together in [`touch`] and thought through in [`reach`], words are chosen in
//! [`words`] and [`tell`]. Knows no toolkit.

use super::action::Action;
use super::rules::{Kvatrutafl, Stage};
use super::{art, bots, guide, strategy};
use crate::draw::Hue;
use crate::game::bot::Candidate;
use crate::game::options::{Field, Kind};
use crate::game::{Game as _, Seat};
use crate::table::{About, Board, Scale};

mod ahead;
mod knobs;
mod moment;
mod picture;
mod reach;
mod reason;
mod tell;
mod touch;
mod typed;
mod words;

#[cfg(test)]
mod tests;

/// The layout by which left and right change places, and its value where they do.
const MIRRORED: &str = "mirrored";
const YES: &str = "yes";

/// The layout by which it is chosen who sits below, and its values but for the usual one: the person against the
/// computer, else White.
const BELOW: &str = "below";
const TURN: &str = "turn";
const WHITE: &str = "white";

const WHO: Kind = Kind::Choice(&[
    ("person", "kvatrutafl-board-below-person"),
    (TURN, "kvatrutafl-board-below-turn"),
    (WHITE, "kvatrutafl-board-below-white"),
]);

const SIDES: Kind = Kind::Choice(&[("no", "kvatrutafl-board-start-right"), (YES, "kvatrutafl-board-start-left")]);

impl Board for Kvatrutafl {
    const ABOUT: About = About {
        explains: guide::EXPLAINS,
        layouts: &[
            Field::new(BELOW, "kvatrutafl-board-below", "kvatrutafl-board-below-about", WHO, "person"),
            Field::new(MIRRORED, "kvatrutafl-board-mirrored", "kvatrutafl-board-mirrored-about", SIDES, "no"),
        ],
        sides: &[("kvatrutafl-board-white", || art::sign(0)), ("kvatrutafl-board-black", || art::sign(1))],
        teacher: Some(bots::train::TEACHER),
        strategy: Some(strategy::page),
        scale: Scale { worth: "app-hint-counters", costs: "coach-cost-counters", ..Scale::points(0.0426) },
        ..About::new(["kvatrutafl-name", "kvatrutafl-line"], Hue::Ochre, art::emblem, guide::rules)
    };
    fn lost(&self, best: &Candidate<Action>, chosen: &Candidate<Action>) -> Option<f64> {
        bots::lost(self, best, chosen)
    }
    /// What the game under way brought, with the throws after it, as the strong player counts it.
    fn came_to(&self, seat: Seat, later: &Self) -> Option<f64> {
        let begins = match later.stage() {
            Stage::Throw(seat) | Stage::Play(seat, _) => Some(seat),
            Stage::Opening | Stage::Over => None,
        };
        let gains = [0, 1].map(|seat| later.scores()[seat] - self.scores()[seat]);
        let is_over = later.number() != self.number() || later.stage() == Stage::Over;
        is_over.then(|| f64::from(bots::stakes::Stakes::of(self).gains(seat, gains, begins)))
    }
}
