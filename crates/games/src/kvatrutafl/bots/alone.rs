//! Throws after the other side's uttekt, alone on the table, for a formation or the last men off. Knows no opponent.

use super::super::line::LegalTurn;
use super::super::men::Men;
use super::super::rules::{GamePhase, Kvatrutafl};
use super::super::turns::{Finder, Turn};
use super::super::win::WinKind;
use super::features::lag;
use super::think::{THROWS, points_of, prize};
use crate::game::Seat;

const WIDTH: usize = 16;
/// On average: (2 × 7 × 5 + 14 × 2) ÷ 12, doubles counted twice.
const PIPS_A_THROW: f32 = 8.17;
/// How likely a formation that is one throw away is to be hit exactly, by eye.
const EXACT: f32 = 0.3;

/// What men promise with so many throws left: the best formation by its points and how well the throws suffice.
pub(super) fn promise(men: &Men, throws: u8) -> f32 {
    let ways = WinKind::FORMATIONS.into_iter().filter(|way| way.counts_after());
    let hopes = ways.filter_map(|way| {
        let spare = f32::from(throws) - f32::from(lag(men.counts(), way)?) / PIPS_A_THROW;
        // Whoever is a throw too late has hardly a chance; throws to spare help, but they must be played as well.
        Some(points_of(way.points()) * EXACT * (1.0 + spare / 3.0).clamp(0.01, 1.0))
    });
    hopes.fold(0.0, f32::max)
}

/// In points, for who plays alone.
pub fn values(game: &Kvatrutafl, begun: &LegalTurn, turns: &[Turn]) -> Vec<f32> {
    let seat = begun.seat;
    let throws = match game.part() {
        GamePhase::After(left) => left - 1,
        GamePhase::Extra(true) => game.options().after,
        GamePhase::Extra(false) | GamePhase::Game => 0,
    };
    let near = |turn: &Turn| prize(turn).unwrap_or_else(|| promise(&turn.line.position.men[seat], throws));
    let mut values: Vec<f32> = turns.iter().map(near).collect();
    let mut order: Vec<usize> = (0..turns.len()).collect();
    order.sort_by(|one, other| values[*other].total_cmp(&values[*one]));
    if throws > 0 {
        let mut finder = Finder::default();
        for index in order.into_iter().take(WIDTH).filter(|index| prize(&turns[*index]).is_none()).collect::<Vec<_>>() {
            values[index] = further(&mut finder, &turns[index], seat, throws - 1);
        }
    }
    values
}

fn further(finder: &mut Finder, turn: &Turn, seat: Seat, throws: u8) -> f32 {
    let sum: f32 = THROWS
        .iter()
        .map(|(dice, weight)| {
            let begun = LegalTurn::new(turn.line.position, seat, *dice);
            let turns = finder.turns(&begun, WinKind::counts_after);
            let worth = |turn: &Turn| match turn.declare {
                Some(_) => prize(turn).unwrap_or_default(),
                None => promise(&turn.line.position.men[seat], throws),
            };
            weight * turns.iter().map(worth).fold(0.0, f32::max)
        })
        .sum();
    sum / 36.0
}
