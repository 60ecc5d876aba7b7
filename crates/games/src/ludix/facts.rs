//! What can be counted before the next throw: failures, what it brings, distances. Knows nothing of what is good.

use super::bots::Strong;
use super::odds::{WAYS, combinations, failing};
use super::rules::{Action, Ludix, TARGET};
use crate::game::Seat;
use crate::game::bot::Bot as _;
use crate::game::chance::{Luck, percent, percent_of};

/// In percent of all throws, as [`makes`] and [`reaches`].
pub fn fails() -> i64 {
    percent(failing().into(), WAYS.into())
}

pub fn makes() -> i64 {
    percent((WAYS - failing()).into(), WAYS.into())
}

/// Mean of the throws that make a numeral, read as well as can be, in whole points.
pub fn brings() -> i64 {
    let ways = i64::from(WAYS - failing());
    (total() + ways / 2) / ways
}

fn total() -> i64 {
    let value = |one: &super::odds::Combination| one.readings().first().map_or(0, |best| i64::from(best.value()));
    combinations().iter().map(|one| i64::from(one.ways) * value(one)).sum()
}

/// Whether a throw brings more than it costs, on average, with so much at stake.
pub fn gains(stake: u32) -> bool {
    total() > i64::from(stake) * i64::from(failing())
}

pub fn reaches(points: u32) -> i64 {
    let enough =
        |one: &&super::odds::Combination| one.readings().first().is_some_and(|best| u32::from(best.value()) >= points);
    percent(combinations().iter().filter(enough).map(|one| u32::from(one.ways)).sum(), WAYS.into())
}

/// In percent, if all is played as well as can be from then on: exactly where two play, else about.
pub fn wins(game: &Ludix, seat: Seat, action: Action) -> Option<i64> {
    let judged = Strong.judge(game, seat, &mut Luck::new(0).after(0));
    judged.iter().find(|candidate| candidate.action == action).map(|candidate| percent_of(candidate.value))
}

/// If the turn ends now.
pub fn banked(game: &Ludix, seat: Seat) -> u32 {
    let turn = if seat == game.seat() { game.turn_total() } else { 0 };
    game.banked().get(seat).copied().unwrap_or_default() + turn
}

pub fn lead(game: &Ludix, seat: Seat) -> u32 {
    (0..game.seats()).filter(|other| *other != seat).map(|other| game.banked()[other]).max().unwrap_or_default()
}

pub fn missing(points: u32) -> u32 {
    TARGET.saturating_sub(points)
}
