//! The computer players of Kvátrutafl: easy at random; medium measures turns by hand ([`medium`]); strong values them
//! by a learned network with all throws and answers of the other side ([`think`], [`train`]), very strong its own too.

use rand::Rng;

use base::learned::Unfit;
use base::phrase::{Phrase, phrase};

use super::action::Action;
use super::line::LegalTurn;
use super::men::other;
use super::rules::{GamePhase, Kvatrutafl, Stage};
use super::turns::Turn;
use super::win::WinKind;
use crate::game::bot::{AtRandom, Bot, Candidate, Level, ranked};
use crate::game::{Face, Game, Seat};
use crate::table::Players;

pub mod alone;
pub mod bearing;
pub mod book;
pub mod features;
pub mod medium;
pub mod net;
pub mod stakes;
pub mod think;
pub mod train;

use net::{JAN, Net, WAYS, WORTH};
use stakes::Stakes;
use think::{Judge, SHIPPED, THROWS, prize};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchLimits {
    /// Of the turns that look best, so many are valued with one throw ahead, and of these again so many with two.
    pub widths: [usize; 2],
    /// With two only those that are worth no more points less than the best with one.
    pub near: f32,
    /// And only as many as come to no more positions than these in all: 100,000 take some 40 ms.
    pub most: usize,
    pub book: bool,
}

/// So that nobody waits.
pub const STRONG: SearchLimits = SearchLimits { widths: [12, 3], near: 0.5, most: 100_000, book: true };
/// Within a second.
pub const VERY_STRONG: SearchLimits = SearchLimits { widths: [24, 8], near: 2.0, most: 1_500_000, book: true };

impl Players for Kvatrutafl {
    const LEVELS: &'static [Level] = &Level::ALL;

    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(AtRandom),
            Level::Medium => Box::new(Medium),
            Level::Strong => learned(&SHIPPED, STRONG),
            Level::VeryStrong => learned(&SHIPPED, VERY_STRONG),
        }
    }

    fn prepare(&self) {
        bearing::prepare(self.options().extra);
    }
}

pub fn lacks() -> Option<Phrase> {
    let lacks = SHIPPED.is_err() || !book::is_read();
    lacks.then(|| phrase!("core-lacks-learned", game = phrase!("kvatrutafl-name")))
}

fn learned(net: &'static Result<Net, Unfit>, limits: SearchLimits) -> Box<dyn Bot<Kvatrutafl>> {
    match net {
        Ok(net) => Box::new(Learned { net, limits }),
        Err(_) => Box::new(Medium),
    }
}

/// What a turn gains over another, as the network sees both after all answers to them: the shares of what speaks for it
/// that come of making either jan, of escaping it and of all other ends, how much of it all is that answers hit less, and
/// the formation whose chance grows most.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gain {
    pub attack: f32,
    pub defence: f32,
    pub others: f32,
    pub safety: f32,
    pub formation: Option<WinKind>,
}

/// `None` where the network sees no gain, or cannot be read.
pub fn gain(better: &Turn, played: &Turn) -> Option<Gain> {
    let mut judge = Judge::new(SHIPPED.as_ref().ok()?);
    let [after, so] = [better, played].map(|turn| judge.answered(turn));
    let danger = so.danger - after.danger;
    let (after, so) = (after.ends, so.ends);
    let gains: [f32; WAYS] = std::array::from_fn(|way| WORTH[way] * (after[way] - so[way]));
    let escapes: [f32; WAYS] = std::array::from_fn(|way| WORTH[way] * (so[WAYS + way] - after[WAYS + way]));
    let whole: f32 = gains.iter().chain(&escapes).sum();
    let (attack, defence) = (gains[JAN], escapes[JAN]);
    let parts = [attack, defence, whole - attack - defence].map(|part| part.max(0.0));
    let [attack, defence, others] = parts.map(|part| part / parts.iter().sum::<f32>());
    let formations = WinKind::FORMATIONS.into_iter().zip(&gains[JAN + 1..]);
    let formation = formations.filter(|(_, gain)| **gain > 0.0).max_by(|(_, one), (_, two)| one.total_cmp(two));
    let formation = formation.map(|(way, _)| way);
    let safety = (danger / whole).clamp(0.0, 1.0);
    (whole > 0.0).then_some(Gain { attack, defence, others, safety, formation })
}

struct Medium;

impl Bot<Kvatrutafl> for Medium {
    fn choose(&self, seen: &Kvatrutafl, seat: Seat, _rng: &mut dyn Rng) -> Action {
        let turns = seen.turns();
        let values: Vec<f32> = match seen.line() {
            Some(begun) if seen.part() != GamePhase::Game => alone::values(seen, &begun, &turns),
            Some(_) | None => turns.iter().map(|turn| by_hand(turn, seat)).collect(),
        };
        first_best(&turns, &values).map_or(Action::pass(seat), |turn| turn.action())
    }
}

/// What a turn is worth by hand: what ends the game counts by its points, beyond any position.
fn by_hand(turn: &Turn, seat: Seat) -> f32 {
    const GOOD: f32 = 6.0;
    prize(turn).map_or_else(|| medium::measure(&turn.line.position, seat), |prize| GOOD + prize)
}

fn first_best<'a>(turns: &'a [Turn], values: &[f32]) -> Option<&'a Turn> {
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    turns.iter().zip(values).find(|(_, value)| **value == best).map(|(turn, _)| turn)
}

pub struct Learned<'a> {
    pub net: &'a Net,
    pub limits: SearchLimits,
}

impl Learned<'_> {
    fn judging(&self, seen: &Kvatrutafl) -> Judge<'_> {
        Judge::playing_for(self.net, Stakes::of(seen))
    }

    fn values(&self, seen: &Kvatrutafl, turns: &[Turn]) -> Vec<f32> {
        let Some(begun) = seen.line() else { return Vec::new() };
        let mut judge = self.judging(seen);
        if seen.part() != GamePhase::Game {
            let points = alone::values(seen, &begun, turns).into_iter();
            return points.map(|points| judge.stakes.alone(begun.seat, points)).collect();
        }
        let mut values = judge.values(&begun, turns);
        if turns.len() > 1 {
            let SearchLimits { widths, near, most, book } = self.limits;
            // Points of a single game say little where a match is played for them.
            let known = if book && judge.stakes.unit().is_none() { book::known(&begun) } else { &[] };
            if !known.is_empty() {
                let of = |index: usize| known.iter().find(|known| known.steps == turns[index].line.steps);
                let listed: Vec<usize> = (0..turns.len()).filter(|index| of(*index).is_some()).collect();
                refine(&mut values, &listed, |index| of(index).map_or(0.0, |known| known.worth));
                return values;
            }
            let width = widths[0].min(turns.len());
            let best = first(&values, width);
            refine(&mut values, &best, |index| judge.deep(&turns[index], 1));
            // Each throw of the first look is looked at in the same way by the second.
            let each = THROWS.len() * judge.valued / width.max(1);
            let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let close = values.iter().filter(|value| best - **value <= near).count();
            let width = widths[1].min(close).min(most / each.max(1));
            if width > 1 {
                let best = first(&values, width);
                refine(&mut values, &best, |index| judge.deep(&turns[index], 2));
            }
        }
        values
    }
}

fn first(values: &[f32], width: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|one, other| values[*other].total_cmp(&values[*one]));
    order.truncate(width);
    order
}

/// Values those anew; the others are brought into line with them, and are no better.
fn refine(values: &mut [f32], best: &[usize], mut anew: impl FnMut(usize) -> f32) {
    let (mut least, mut shift) = (f32::INFINITY, 0.0);
    for index in best {
        let value = anew(*index);
        shift += (value - values[*index]) / best.len() as f32;
        values[*index] = value;
        least = least.min(value);
    }
    for (_, value) in values.iter_mut().enumerate().filter(|(index, _)| !best.contains(index)) {
        *value = (*value + shift).min(least);
    }
}

impl Bot<Kvatrutafl> for Learned<'_> {
    fn choose(&self, seen: &Kvatrutafl, seat: Seat, _rng: &mut dyn Rng) -> Action {
        let turns = seen.turns();
        let values = self.values(seen, &turns);
        first_best(&turns, &values).map_or(Action::pass(seat), |turn| turn.action())
    }

    fn quick(&self, seen: &Kvatrutafl, seat: Seat, _rng: &mut dyn Rng) -> Action {
        let turns = seen.turns();
        let values = match seen.line().filter(|_| seen.part() == GamePhase::Game) {
            Some(begun) => self.judging(seen).values(&begun, &turns),
            None => self.values(seen, &turns),
        };
        first_best(&turns, &values).map_or(Action::pass(seat), |turn| turn.action())
    }

    fn evaluate(&self, seen: &Kvatrutafl, seat: Seat, rng: &mut dyn Rng) -> Option<f64> {
        match seen.line().filter(|_| seen.part() == GamePhase::Game) {
            Some(begun) => {
                let mut judge = self.judging(seen);
                let best = judge.best(&begun, seen.declarable()).0;
                Some(judge.stakes.told(begun.seat, best))
            }
            None => self.judge(seen, seat, rng).first().map(|best| best.value),
        }
    }

    fn judge(&self, seen: &Kvatrutafl, seat: Seat, _rng: &mut dyn Rng) -> Vec<Candidate<Action>> {
        let turns = seen.turns();
        let (values, stakes) = (self.values(seen, &turns), Stakes::of(seen));
        let told = |value| stakes.told(seat, value);
        let candidate = |(turn, value): (&Turn, f32)| Candidate { action: turn.action(), value: told(value) };
        ranked(turns.iter().zip(values).map(candidate).collect())
    }

    fn luck(&self, before: &Kvatrutafl, faces: &[Face], _rng: &mut dyn Rng) -> Option<Vec<f64>> {
        if before.part() != GamePhase::Game {
            return None;
        }
        let mut after = before.clone();
        after.roll(faces);
        let mut judge = self.judging(before);
        let mut luck = vec![0.0; 2];
        let Stage::Play(seat, dice) = after.stage() else { return Some(luck) };
        let mut worth = |dice| judge.best(&LegalTurn::new(*before.position(), seat, dice), |_: WinKind| true).0;
        let now = worth(dice);
        // Who throws first is decided by the same throw; before it nobody was better off.
        let mean = match before.stage() {
            Stage::Opening => 0.0,
            Stage::Throw(_) | Stage::Play(..) | Stage::Over => {
                THROWS.iter().fold(0.0, |sum, (dice, weight)| sum + weight * worth(*dice)) / 36.0
            }
        };
        luck[seat] = judge.stakes.told(seat, now) - judge.stakes.told(seat, mean);
        luck[other(seat)] = -luck[seat];
        Some(luck)
    }
}

#[cfg(test)]
mod tests;
