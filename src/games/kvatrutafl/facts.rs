//! What can be counted on the board: throws that hit, men that stand alone, points to enter on, men that stand where a
//! formation wants them. The coach and whoever looks ahead tell it. Knows no words, no picture, and nothing of what is
//! good.

use super::action::Action;
use super::line::Line;
use super::men::{HOME, OFF, Position};
use super::rules::Kvatrutafl;
use super::turns::{Finder, Turn};
use super::win::Way;
use crate::game::Seat;

/// How two dice fall, each in as many ways.
pub const WAYS: u8 = 36;

/// The turn that a decision is; none where it may not be made.
pub fn turn(game: &Kvatrutafl, action: &Action) -> Option<Turn> {
    let begun = game.line().filter(|line| line.seat == action.seat)?;
    let lines = game.follow(&begun, action).ok()?;
    let line = lines.iter().find(|line| line.won.is_some()).or(lines.first()).copied()?;
    Some(Turn { line, declare: action.declare })
}

/// With how many of all throws `seat`, whose turn is next, can hit like that: any man, or one that stands somewhere.
fn ways(position: &Position, seat: Seat, hits: impl Fn(&Line) -> bool) -> u8 {
    let mut finder = Finder::default();
    let mut can = |dice: [u8; 2]| {
        let line = Line::new(*position, seat, dice);
        finder.turns(&line, |_| false).iter().any(|turn| hits(&turn.line))
    };
    let throws = (1..=6).flat_map(|high| (1..=high).map(move |low| [low, high]));
    throws.filter(|dice| can(*dice)).map(|[low, high]| if low == high { 1 } else { 2 }).sum()
}

/// With how many of all throws `seat`, whose turn is next, can hit a man.
pub fn hitting(position: &Position, seat: Seat) -> u8 {
    if position.meets() { ways(position, seat, |line| line.steps.hit()) } else { 0 }
}

/// The same of a man on that point of the path of `seat`.
pub fn hitting_on(position: &Position, seat: Seat, point: u8) -> u8 {
    ways(position, seat, |line| line.steps.all().iter().any(|step| step.hit && step.to == point))
}

/// How many men of `seat` stand alone.
pub fn alone(position: &Position, seat: Seat) -> usize {
    (1..OFF).filter(|point| position.men[seat].at(*point) == 1).count()
}

/// How many points are left on which `seat` could enter.
pub fn entrances(position: &Position, seat: Seat) -> u32 {
    position.entrances(seat).count_ones()
}

/// How many men of `seat` stand where that formation wants them.
pub fn placed(position: &Position, seat: Seat, way: Way) -> u8 {
    let Some(shape) = way.shape() else { return 0 };
    shape.iter().zip(HOME..).map(|(wanted, point)| position.men[seat].at(point).min(*wanted)).sum()
}

/// How many men were hit in a turn.
pub fn prey(turn: &Turn) -> usize {
    turn.line.steps.all().iter().filter(|step| step.hit).count()
}
