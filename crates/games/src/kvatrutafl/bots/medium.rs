//! The medium player's measure: by hand, a turn ahead, and nothing learned. Knows what a good player of tables looks
//! for: men on the other's bar and few points to enter on, closed points in a row, no man left alone within reach.

use super::super::men::{BAR, OFF, Position, other, turned};
use super::features::{longest, ones};
use crate::game::Seat;

/// What a point less to enter on costs the other side; for each of its men on the bar as much again.
const SHUT: f32 = 0.6;
/// What a hostile man on the bar is worth by itself.
const CAUGHT: f32 = 0.8;
/// What closed points in a row are worth, by the square of their number.
const ROW: f32 = 0.08;
/// What a man alone costs for each hostile man that may hit it with one throw, and more the farther it has come.
const ALONE: f32 = 0.25;
const WAY: f32 = 0.03;
const PIP: f32 = 0.02;
/// How far a throw reaches that is no double.
const REACH: u8 = 12;

/// What a position is worth for `seat`, the other side throwing next; only differences mean anything.
pub fn measure(position: &Position, seat: Seat) -> f32 {
    side(position, seat) - side(position, other(seat))
}

fn side(position: &Position, seat: Seat) -> f32 {
    let foe = other(seat);
    let men = &position.men[seat];
    let free = ones(position.entries(foe));
    let caught = f32::from(position.men[foe].at(BAR));
    let shut = SHUT * f32::from(6 - free) * (1.0 + caught) + CAUGHT * caught;
    let row = ROW * f32::from(longest(men.paired())).powi(2);
    let risk: f32 = (1..OFF).filter(|point| men.at(*point) == 1).map(|point| risk(position, seat, point)).sum();
    shut + row - risk - PIP * f32::from(men.pips())
}

fn risk(position: &Position, seat: Seat, point: u8) -> f32 {
    let foe = &position.men[other(seat)];
    let here = turned(point);
    let hunters = (here.saturating_sub(REACH)..here).filter(|from| foe.at(*from) > 0).count();
    let hunters = hunters.min(6) as f32;
    hunters * (ALONE + WAY * f32::from(point))
}
