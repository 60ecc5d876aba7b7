//! What can be counted on the board: throws that hit, men alone, points held, points to enter on, how far men have come,
//! men in their place. Knows no words and nothing of what is good.

use super::action::Action;
use super::line::LegalTurn;
use super::men::{BAR, FAR, HOME, OFF, Position, TWELFTH, other};
use super::rules::Kvatrutafl;
use super::turns::{Finder, Turn};
use super::win::WinKind;
use crate::game::Seat;

/// Equally likely throws of two dice.
pub const WAYS: u8 = 36;

/// `None` where the decision may not be made.
pub fn turn(game: &Kvatrutafl, action: &Action) -> Option<Turn> {
    let begun = game.line().filter(|line| line.seat == action.seat)?;
    let lines = game.follow(&begun, action).ok()?;
    let line = lines.iter().find(|line| line.won.is_some()).or(lines.first()).copied()?;
    Some(Turn { line, declare: action.declare })
}

fn ways(position: &Position, seat: Seat, hits: impl Fn(&LegalTurn) -> bool) -> u8 {
    let mut finder = Finder::default();
    let mut can = |dice: [u8; 2]| {
        let line = LegalTurn::new(*position, seat, dice);
        finder.turns(&line, |_| false).iter().any(|turn| hits(&turn.line))
    };
    let throws = (1..=6).flat_map(|high| (1..=high).map(move |low| [low, high]));
    throws.filter(|dice| can(*dice)).map(|[low, high]| if low == high { 1 } else { 2 }).sum()
}

/// Of [`WAYS`] throws of `seat`, whose turn is next.
pub fn hitting(position: &Position, seat: Seat) -> u8 {
    if position.meets() { ways(position, seat, |line| line.steps.hit()) } else { 0 }
}

/// Likewise, so that the other side has more men on the bar than it can enter.
pub fn making_jan(position: &Position, seat: Seat) -> u8 {
    ways(position, seat, |line| line.won.is_some_and(WinKind::is_jan))
}

/// Likewise, on that point of the path of `seat`.
pub fn hitting_on(position: &Position, seat: Seat, point: u8) -> u8 {
    ways(position, seat, |line| line.steps.all().iter().any(|step| step.hit && step.to == point))
}

pub fn alone(position: &Position, seat: Seat) -> u32 {
    let men = &position.men[seat];
    (men.held() & !men.paired()).count_ones()
}

pub fn entrances(position: &Position, seat: Seat) -> u32 {
    position.entrances(seat).count_ones()
}

pub fn placed(position: &Position, seat: Seat, way: WinKind) -> u8 {
    let Some(shape) = way.shape() else { return 0 };
    shape.iter().zip(HOME..).map(|(wanted, point)| position.men[seat].at(point).min(*wanted)).sum()
}

pub fn prey(before: &Position, turn: &Turn) -> u8 {
    let waiting = |position: &Position| position.men[other(turn.line.seat)].at(BAR);
    waiting(&turn.line.position) - waiting(before)
}

/// How far the men of `seat` have come beyond its own side, in pips.
pub fn far_pips(position: &Position, seat: Seat) -> u16 {
    let come = |place: u8| u16::from(position.men[seat].at(place)) * u16::from(place - TWELFTH);
    (FAR..=OFF).map(come).sum()
}
