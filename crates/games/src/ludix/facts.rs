//! What can be counted before the next throw: failures, what it brings, distances; and with how many points one stops.

use super::bots::Strong;
use super::bots::strong::play;
use super::odds::{Combination, WAYS, combinations, failing};
use super::rules::{Action, Ludix, TARGET};
use crate::game::Seat;
use crate::game::bot::Bot as _;
use crate::game::chance::{Luck, percent, percent_of};

/// In percent of all throws.
pub fn makes() -> i64 {
    percent((WAYS - failing()).into(), WAYS.into())
}

/// Mean of the throws that make a numeral, read as well as can be, in whole points.
pub fn brings() -> i64 {
    mean(total(), WAYS - failing())
}

/// Mean of all throws, those that fail included.
pub fn gain() -> i64 {
    mean(total(), WAYS)
}

/// What a throw costs on average with so much at stake.
pub fn loss(stake: u32) -> i64 {
    mean(i64::from(stake) * i64::from(failing()), WAYS)
}

fn total() -> i64 {
    let value = |one: &Combination| one.readings().first().map_or(0, |best| i64::from(best.value()));
    combinations().iter().map(|one| i64::from(one.ways) * value(one)).sum()
}

/// In whole points.
fn mean(total: i64, ways: u16) -> i64 {
    let ways = i64::from(ways);
    (total + ways / 2) / ways
}

/// How likely a turn comes to so many points if it goes on until then, in percent.
pub fn reaches(points: u32) -> i64 {
    let mut chances = vec![1.0];
    for missing in 1..=points as usize {
        let after = |value: u16| chances[missing.saturating_sub(usize::from(value))];
        let made = |one: &Combination| one.readings().first().map_or(0.0, |best| one.chance() * after(best.value()));
        chances.push(combinations().iter().map(made).sum());
    }
    percent_of(chances[points as usize])
}

/// With how many points of the turn it is better to stop than to throw again, with so many or more.
pub fn enough(game: &Ludix, seat: Seat, least: u32) -> u32 {
    enough_of(game.banked(), seat, least)
}

/// The same, if all others had as many points as `seat`.
pub fn enough_level(game: &Ludix, seat: Seat, least: u32) -> u32 {
    let own = game.banked().get(seat).copied().unwrap_or_default();
    enough_of(&vec![own; game.seats()], seat, least)
}

fn enough_of(banked: &[u32], seat: Seat, least: u32) -> u32 {
    let throws = play(banked, seat, least as usize).plan().throws;
    let goes_on = |points: &u32| throws.get(*points as usize).is_some_and(|throws| *throws);
    (least.max(1)..).find(|points| !goes_on(points)).unwrap_or(least)
}

/// If all is played as well as can be from then on: exactly where two play, else about.
pub fn wins(game: &Ludix, seat: Seat, action: Action) -> Option<f64> {
    let judged = Strong.judge(game, seat, &mut Luck::new(0).after(0));
    judged.iter().find(|candidate| candidate.action == action).map(|candidate| candidate.value)
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
