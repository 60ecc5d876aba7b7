//! The computer players of Kvátrutafl. Easy plays at random; medium measures each turn by hand ([`medium`]); strong
//! values it by a learned network with all the other side's throws and answers ([`think`], taught by [`train`]).
//! Knows no screen and no words.

use rand::Rng;

use super::action::Action;
use super::line::Line;
use super::men::other;
use super::rules::{Kvatrutafl, Part, Stage};
use super::turns::Turn;
use super::win::Way;
use crate::game::bot::{AtRandom, Bot, Candidate, Level, ranked};
use crate::game::{Face, Game, Seat};
use crate::table::Players;

pub mod alone;
pub mod bearing;
pub mod features;
pub mod medium;
pub mod net;
pub mod stakes;
pub mod think;
pub mod train;

use stakes::Stakes;
use think::{Judge, NET, THROWS, prize};

/// So many turns are looked at more deeply: those that look best.
const WIDTH: usize = 12;

impl Players for Kvatrutafl {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(AtRandom),
            Level::Medium => Box::new(Medium),
            Level::Strong => Box::new(Strong),
        }
    }

    fn prepare(&self) {
        bearing::prepare(self.options().extra);
    }
}

/// What a game is worth for `seat` in points, by the strong player's estimate, if its turn ends as it is and play goes
/// on; `None` where only one side is left on the table.
pub fn estimate(game: &Kvatrutafl, seat: Seat, line: &Line) -> Option<f64> {
    if game.part() != Part::Game {
        return None;
    }
    let mut position = line.position;
    position.first[seat] = false;
    Some(-f64::from(Judge::playing_for(&NET, Stakes::of(game)).worth(&position, other(seat))))
}

struct Medium;

impl Bot<Kvatrutafl> for Medium {
    fn choose(&self, seen: &Kvatrutafl, seat: Seat, _rng: &mut dyn Rng) -> Action {
        let turns = seen.turns();
        let values: Vec<f32> = match seen.line() {
            Some(begun) if seen.part() != Part::Game => alone::values(seen, &begun, &turns),
            Some(_) | None => turns.iter().map(|turn| by_hand(turn, seat)).collect(),
        };
        first_best(&turns, &values).map_or(Action::pass(seat), |turn| turn.action())
    }
}

/// What a turn is worth by hand: what ends the game counts by its points, beyond any position.
fn by_hand(turn: &Turn, seat: Seat) -> f32 {
    /// What is worth as much as a good position.
    const GOOD: f32 = 6.0;
    prize(turn).map_or_else(|| medium::measure(&turn.line.position, seat), |prize| GOOD + prize)
}

fn first_best<'a>(turns: &'a [Turn], values: &[f32]) -> Option<&'a Turn> {
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    turns.iter().zip(values).find(|(_, value)| **value == best).map(|(turn, _)| turn)
}

struct Strong;

impl Strong {
    /// What each turn is worth in points: the best by a look at all answers to all throws, the others by the network
    /// alone, brought into line with them.
    fn values(seen: &Kvatrutafl, turns: &[Turn]) -> Vec<f32> {
        let Some(begun) = seen.line() else { return Vec::new() };
        if seen.part() != Part::Game {
            return alone::values(seen, &begun, turns);
        }
        let mut judge = Judge::playing_for(&NET, Stakes::of(seen));
        let mut values = judge.values(&begun, turns);
        let mut order: Vec<usize> = (0..turns.len()).collect();
        order.sort_by(|one, other| values[*other].total_cmp(&values[*one]));
        let (deep, rest) = order.split_at(order.len().min(WIDTH));
        if turns.len() < 2 {
            return values;
        }
        let mut least = f32::INFINITY;
        let mut shift = 0.0;
        for index in deep {
            let value = judge.deep(&turns[*index]);
            shift += (value - values[*index]) / deep.len() as f32;
            values[*index] = value;
            least = least.min(value);
        }
        for index in rest {
            values[*index] = (values[*index] + shift).min(least);
        }
        values
    }
}

impl Bot<Kvatrutafl> for Strong {
    fn choose(&self, seen: &Kvatrutafl, seat: Seat, _rng: &mut dyn Rng) -> Action {
        let turns = seen.turns();
        let values = Self::values(seen, &turns);
        first_best(&turns, &values).map_or(Action::pass(seat), |turn| turn.action())
    }

    /// By the network alone.
    fn quick(&self, seen: &Kvatrutafl, seat: Seat, _rng: &mut dyn Rng) -> Action {
        let turns = seen.turns();
        let values = match seen.line().filter(|_| seen.part() == Part::Game) {
            Some(begun) => Judge::playing_for(&NET, Stakes::of(seen)).values(&begun, &turns),
            None => Self::values(seen, &turns),
        };
        first_best(&turns, &values).map_or(Action::pass(seat), |turn| turn.action())
    }

    fn judge(&self, seen: &Kvatrutafl, _seat: Seat, _rng: &mut dyn Rng) -> Vec<Candidate<Action>> {
        let turns = seen.turns();
        let values = Self::values(seen, &turns);
        let candidate = |(turn, value): (&Turn, f32)| Candidate { action: turn.action(), value: f64::from(value) };
        ranked(turns.iter().zip(values).map(candidate).collect())
    }

    fn luck(&self, before: &Kvatrutafl, faces: &[Face], _rng: &mut dyn Rng) -> Option<Vec<f64>> {
        if before.part() != Part::Game {
            return None;
        }
        let mut after = before.clone();
        after.roll(faces);
        let mut judge = Judge::playing_for(&NET, Stakes::of(before));
        let mut luck = vec![0.0; 2];
        let Stage::Play(seat, dice) = after.stage() else { return Some(luck) };
        let mut worth = |dice| judge.best(&Line::new(*before.position(), seat, dice), |_: Way| true).0;
        let now = worth(dice);
        // Who throws first is decided by the same throw; before it nobody was better off.
        let mean = match before.stage() {
            Stage::Opening => 0.0,
            Stage::Throw(_) | Stage::Play(..) | Stage::Over => {
                THROWS.iter().fold(0.0, |sum, (dice, weight)| sum + weight * worth(*dice)) / 36.0
            }
        };
        luck[seat] = f64::from(now - mean);
        luck[other(seat)] = -luck[seat];
        Some(luck)
    }
}

#[cfg(test)]
mod tests;
