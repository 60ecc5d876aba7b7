//! Each turn as well as can be, given what it is worth to end it with so many points: between two exactly, by the
//! shipped chances. Among more it is judged by them against each other as if the two were alone: in the last round they
//! are multiplied, as whoever is overtaken has lost and the last throws until all are; before, the others are weighed
//! as rivals for one win, so that equal ones have equal shares. Knows no screen.

use rand::Rng;

use super::super::numeral::Numeral;
use super::super::optimum::shipped::CHANCES;
use super::super::optimum::turn::Turn;
use super::super::optimum::{ScoreState, TOTALS};
use super::super::rules::{Action, Ludix, Stage};
use crate::game::bot::{Bot, Candidate, ranked};
use crate::game::{Face, Game, Seat};

/// With more points in a turn than this, as much is known as with this many.
const ENDLESS: usize = 5000;

pub struct Strong;

impl Bot<Ludix> for Strong {
    fn choose(&self, seen: &Ludix, _seat: Seat, _rng: &mut dyn Rng) -> Action {
        first_best(&judged(seen))
    }

    /// In chances of winning: exactly where two play. Among more they are estimates, within two of a hundred of what was won
    /// in 2,000 matches of three, four and six strong players, tenth by tenth. What that loses: `docs/ludix-among.md`.
    fn judge(&self, seen: &Ludix, _seat: Seat, _rng: &mut dyn Rng) -> Vec<Candidate<Action>> {
        ranked(judged(seen))
    }

    fn luck(&self, before: &Ludix, faces: &[Face], _rng: &mut dyn Rng) -> Option<Vec<f64>> {
        let turn = turn(before);
        let mut after = before.clone();
        after.roll(faces);
        let now = match after.stage() {
            Stage::Arrange(signs) => {
                let worths = Numeral::of(signs).iter().map(|numeral| turn.worth(with(before, *numeral)));
                worths.fold(f64::NEG_INFINITY, f64::max)
            }
            Stage::Decide(_) => turn.worth(points(&after)),
            Stage::Throw | Stage::Over => turn.fail,
        };
        let brought = now - turn.throw(points(before));
        // What one wins the others lose, equally as far as is known.
        let others = before.seats() - 1;
        let mut luck = vec![-brought / others as f64; before.seats()];
        luck[before.seat()] = brought;
        Some(luck)
    }
}

/// In the rules' order.
fn judged(seen: &Ludix) -> Vec<Candidate<Action>> {
    let turn = turn(seen);
    let worth = |action: Action| match action {
        Action::Numeral(numeral) => turn.worth(with(seen, numeral)),
        Action::Stop => turn.stop(points(seen)),
        Action::Throw => turn.throw(points(seen)),
    };
    seen.legal(seen.seat()).into_iter().map(|action| Candidate { action, value: worth(action) }).collect()
}

fn first_best(candidates: &[Candidate<Action>]) -> Action {
    let better = |best: Candidate<Action>, other: &Candidate<Action>| {
        if other.value > best.value { other.clone() } else { best }
    };
    let stop = Candidate { action: Action::Stop, value: f64::NEG_INFINITY };
    candidates.iter().fold(stop, better).action
}

fn number(points: u32) -> usize {
    (points as usize).min(ENDLESS)
}

fn points(seen: &Ludix) -> usize {
    number(seen.turn_total())
}

fn with(seen: &Ludix, numeral: Numeral) -> usize {
    number(seen.turn_total() + u32::from(numeral.value()))
}

fn turn(seen: &Ludix) -> Turn {
    play(seen.banked(), seen.seat(), points(seen))
}

pub fn play(banked: &[u32], seat: Seat, points: usize) -> Turn {
    // With so many points they decide who wins.
    let target = banked.iter().copied().max().map_or(TOTALS, number).max(TOTALS);
    let enough = target.saturating_sub(number(banked[seat])).max(points + 1);
    let mut turn = Turn::default();
    turn.prepare(|points| share(banked, seat, points), enough, share(banked, seat, 0));
    turn.best();
    turn
}

/// What share of a win it is for a seat to end the turn with so many points.
pub fn share(banked: &[u32], seat: Seat, points: usize) -> f64 {
    let own = number(banked[seat]);
    let is_last = banked.iter().any(|total| number(*total) >= TOTALS);
    let chances = (0..banked.len()).filter(|other| *other != seat).map(|rival| {
        let other = number(banked[rival]);
        let standing = if rival > seat {
            ScoreState::First { own, other }
        } else if is_last {
            ScoreState::Last { behind: other.saturating_sub(own) }
        } else {
            ScoreState::Second { own, other }
        };
        CHANCES.after(standing.after(points))
    });
    if is_last || own + points >= TOTALS {
        chances.product()
    } else {
        1.0 / chances.fold(1.0, |rivals, chance| rivals + (1.0 - chance) / chance)
    }
}
