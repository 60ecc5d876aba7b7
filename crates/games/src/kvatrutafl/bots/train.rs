//! Teaches the network by games against itself: TD(λ) (Sutton 1988; Tesauro 1995 for tables), in batches, with Adam
//! (Kingma, Ba 2015). Knows the rules only through turns; writes no file.

use std::num::NonZero;

use ndarray::{Array2, ArrayView2, Axis, Zip};
use rand::RngExt;

use base::learned::soften;
use base::phrase;
use base::phrase::{Decimal, Phrase};
use base::threads::spread;

use super::super::line::LegalTurn;
use super::super::men::{Position, other};
use super::super::turns::Finder;
use super::features::{BASES, Features, ROWS, SLOTS, features};
use super::net::{ENDS, FIRST, Net, Odds, SECOND, WAYS, WEIGHTS, rows, to_bytes, turned, value};
use super::think::{ended, prize};
use crate::game::chance::Luck;
use crate::game::{Illegal, Seat};
use crate::table;
use crate::table::Teacher;

/// How many games are played between two lessons.
pub const ROUND: usize = 128;
const BATCH: usize = 256;
const LAMBDA: f32 = 0.7;
/// The learning rate at first, the games after which it is half that, and its least.
const RATE: f32 = 0.001;
const HALF: f32 = 100_000.0;
const LEAST: f32 = 0.000_03;
/// Adam's decay rates of means and squares, and its epsilon.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const TINY: f32 = 1e-8;
/// A game that has not ended after so many turns is nobody's.
const LONGEST: usize = 3000;
const MAGIC: &[u8; 8] = b"KVATTRN1";

/// A game as it is learned from: what was seen before each throw, and how it seemed to end.
struct Lesson {
    seen: Vec<(Features, Odds)>,
    /// For who threw last.
    end: Odds,
    points: f32,
}

/// The layers of the network in the order of the file, each a matrix: weights and biases by turns.
const SHAPES: [(usize, usize); 6] =
    [(ROWS, FIRST), (1, FIRST), (FIRST, SECOND), (1, SECOND), (SECOND, ENDS), (1, ENDS)];

fn layers(mut weights: &[f32]) -> [ArrayView2<'_, f32>; 6] {
    SHAPES.map(|shape| {
        let (layer, rest) = weights.split_at(shape.0 * shape.1);
        weights = rest;
        ArrayView2::from_shape(shape, layer).expect("a layer has as many weights as its shape")
    })
}

#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    seed: u64,
    games: u64,
    steps: u64,
    /// In the order of the file, as is what is kept about each.
    weights: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
}

fn play(net: &Net, luck: Luck) -> Lesson {
    let mut rng = luck.after(0);
    let mut finder = Finder::default();
    let mut position = Position::start();
    let mut throw = || [rng.random_range(1..=6_u8), rng.random_range(1..=6_u8)];
    let mut dice = throw();
    while dice[0] == dice[1] {
        dice = throw();
    }
    let mut seat: Seat = usize::from(dice[1] > dice[0]);
    let mut lesson = Lesson { seen: Vec::new(), end: [0.0; ENDS], points: 0.0 };
    lesson.end[2 * WAYS] = 1.0;
    let mut known = features(&position, seat);
    let mut sums = net.sums(&rows(&known));
    lesson.seen.push((known, net.odds(&sums)));
    for _ in 0..LONGEST {
        let begun = LegalTurn::new(position, seat, dice);
        let mut best: Option<(f32, usize, Odds, Features)> = None;
        let turns = finder.turns(&begun, |_| true);
        for (index, turn) in turns.iter().enumerate() {
            let (worth, odds, seen) = match prize(turn) {
                Some(prize) => (prize, [0.0; ENDS], known),
                None => {
                    let mut handed = turn.line.position;
                    handed.first[seat] = false;
                    let seen = features(&handed, other(seat));
                    let odds = net.odds(&net.sums_near(&rows(&known), &sums, &rows(&seen)));
                    (-value(&odds), odds, seen)
                }
            };
            if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                best = Some((worth, index, odds, seen));
            }
        }
        let Some((worth, index, odds, seen)) = best else { break };
        let turn = turns[index];
        if let Some(way) = turn.declare.or(turn.line.won) {
            lesson.end = ended(way, turn.declare.is_none() || turn.line.is_full(), turn.line.steps.hit());
            lesson.points = worth;
            break;
        }
        position = turn.line.position;
        position.first[seat] = false;
        seat = other(seat);
        known = seen;
        sums = net.sums(&rows(&known));
        lesson.seen.push((known, odds));
        dice = throw();
    }
    lesson
}

/// What each position of a game should have said, by TD(λ), looking forward.
fn targets(lesson: &Lesson) -> Vec<Odds> {
    let mut goal = lesson.end;
    let mut targets = Vec::with_capacity(lesson.seen.len());
    for (_, said) in lesson.seen.iter().rev() {
        targets.push(goal);
        // The position before is the other side's: it trusts this one by so much, and what came of it by the rest.
        let mixed: Odds = std::array::from_fn(|end| LAMBDA * goal[end] + (1.0 - LAMBDA) * said[end]);
        goal = turned(&mixed);
    }
    targets.reverse();
    targets
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    pub games: u64,
    pub turns: f32,
    pub points: f32,
    /// How far what was said lay from what was learned: cross entropy, nats.
    pub loss: f32,
    /// How often games ended by each way of [`super::net::WORTH`], and nobody's last.
    pub ends: [f32; WAYS + 1],
}

pub const TEACHER: Teacher = Teacher {
    begin: |seed| Box::new(Training::new(seed)),
    resume: |bytes| Training::from_bytes(bytes).map(|training| Box::new(training) as Box<dyn table::Training>),
};

impl table::Training for Training {
    fn seed(&self) -> u64 {
        self.seed
    }
    fn games(&self) -> u64 {
        self.games
    }
    fn round(&mut self, threads: NonZero<usize>) -> Phrase {
        self.lesson(ROUND, threads).phrase()
    }
    fn kept(&self) -> Vec<u8> {
        self.all_bytes()
    }
    fn weights(&self) -> Vec<u8> {
        to_bytes(self.weights.iter().copied())
    }
}

impl Report {
    pub fn phrase(&self) -> Phrase {
        let share = |odds: f32| Decimal::new(100.0 * odds, 0);
        let formations: f32 = self.ends[3..WAYS].iter().sum();
        phrase!(
            "kvatrutafl-train-lesson",
            turns = Decimal::new(self.turns, 0),
            points = Decimal::new(self.points, 1),
            loss = Decimal::new(self.loss, 3),
            uttekt = share(self.ends[0] + self.ends[1]),
            jan = share(self.ends[2]),
            formations = share(formations),
        )
    }
}

impl Training {
    pub fn new(seed: u64) -> Self {
        let mut rng = Luck::new(seed).thought(0);
        let mut weights = vec![0.0; WEIGHTS];
        let mut rest = &mut weights[..];
        // As wide as keeps the size of what goes through a layer (He and others 2015); some hundred rows add up at once.
        // At first everything ends in every way.
        let inputs = [Some(200.0), None, Some(FIRST as f32), None, Some(8.0 * SECOND as f32), None];
        for ((rows, columns), inputs) in SHAPES.into_iter().zip(inputs) {
            let layer = rest.split_off_mut(..rows * columns).expect("the layers make up the weights");
            if let Some(inputs) = inputs {
                let width = (6.0_f32 / inputs).sqrt();
                layer.fill_with(|| rng.random_range(-width..width));
            }
        }
        let none = vec![0.0; WEIGHTS];
        Self { seed, games: 0, steps: 0, weights, means: none.clone(), squares: none }
    }

    fn all_bytes(&self) -> Vec<u8> {
        let numbers = [self.seed, self.games, self.steps].into_iter().flat_map(u64::to_le_bytes);
        let arrays =
            [&self.weights, &self.means, &self.squares].into_iter().flatten().flat_map(|one| one.to_le_bytes());
        MAGIC.iter().copied().chain(numbers).chain(arrays).collect()
    }

    fn from_bytes(bytes: &[u8]) -> Result<Self, Illegal> {
        let rest = bytes
            .strip_prefix(MAGIC)
            .filter(|rest| rest.len() == 24 + 12 * WEIGHTS)
            .ok_or_else(|| phrase!("kvatrutafl-train-unfit"))?;
        let (numbers, arrays) = rest.split_at(24);
        let number = |index: usize| numbers[8 * index..].first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        let mut all =
            arrays.chunks_exact(4).map(|four| four.first_chunk().map_or(0.0, |bytes| f32::from_le_bytes(*bytes)));
        let mut array = || all.by_ref().take(WEIGHTS).collect::<Vec<f32>>();
        let (weights, means, squares) = (array(), array(), array());
        Ok(Self { seed: number(0), games: number(1), steps: number(2), weights, means, squares })
    }

    /// The same whatever the number of threads.
    pub fn lesson(&mut self, count: usize, threads: NonZero<usize>) -> Report {
        let net = Net::new(self.weights.iter().copied());
        let luck = Luck::new(self.seed);
        let game = |nth: usize| play(&net, luck.nth(self.games + nth as u64));
        let lessons = spread(threads, count, || true, game).unwrap_or_default();
        self.games += count as u64;
        let mut goals: Vec<(Features, Odds)> =
            lessons.iter().flat_map(|lesson| lesson.seen.iter().map(|seen| seen.0).zip(targets(lesson))).collect();
        // Positions of one game resemble each other: a batch takes them from all.
        let mut rng = luck.thought(usize::try_from(self.games).unwrap_or(usize::MAX));
        for index in (1..goals.len()).rev() {
            goals.swap(index, rng.random_range(0..=index));
        }
        let losses: f32 = goals.chunks(BATCH).map(|batch| self.learn(batch) * batch.len() as f32).sum();
        let mean = |sum: f32| sum / lessons.len() as f32;
        let mut ends = [0.0; WAYS + 1];
        for lesson in &lessons {
            for (way, end) in ends.iter_mut().enumerate() {
                let odds = if way < WAYS { lesson.end[way] } else { lesson.end[2 * WAYS] };
                *end += mean(odds);
            }
        }
        Report {
            games: self.games,
            turns: mean(goals.len() as f32),
            points: mean(lessons.iter().map(|lesson| lesson.points).sum()),
            loss: losses / goals.len() as f32,
            ends,
        }
    }

    fn learn(&mut self, batch: &[(Features, Odds)]) -> f32 {
        let size = batch.len();
        let [rows, bias, second, second_bias, last, last_bias] = layers(&self.weights);
        // What each number of each slot adds: the sum of the rows up to it.
        let mut table = rows.to_owned();
        for row in later_rows() {
            let before = table.row(row - 1).to_owned();
            let mut now = table.row_mut(row);
            now += &before;
        }
        let mut first = Array2::<f32>::zeros((size, FIRST));
        first += &bias;
        for ((seen, _), mut sums) in batch.iter().zip(first.rows_mut()) {
            rows_of(seen).for_each(|row| sums += &table.row(row));
        }
        let shown = first.mapv(|sum| sum.max(0.0));
        let middle = shown.dot(&second) + second_bias;
        let seen = middle.mapv(|sum| sum.max(0.0));
        let mut odds = seen.dot(&last) + last_bias;
        let mut loss = 0.0;
        for ((_, goal), mut said) in batch.iter().zip(odds.rows_mut()) {
            let mut one: Odds = std::array::from_fn(|end| said[end]);
            soften(&mut one);
            for ((said, one), goal) in said.iter_mut().zip(one).zip(goal) {
                loss -= goal * one.max(TINY).ln();
                *said = (one - goal) / size as f32;
            }
        }
        let blame = |mut back: Array2<f32>, sums: &Array2<f32>| {
            Zip::from(&mut back).and(sums).for_each(|back, sum| *back *= if *sum > 0.0 { 1.0 } else { 0.0 });
            back
        };
        let back = blame(odds.dot(&last.t()), &middle);
        let front = blame(back.dot(&second.t()), &first);
        // A row of weights is part of all that come after it in its slot.
        table.fill(0.0);
        for ((seen, _), front) in batch.iter().zip(front.rows()) {
            for row in rows_of(seen) {
                let mut sums = table.row_mut(row);
                sums += &front;
            }
        }
        for row in later_rows().rev() {
            let now = table.row(row).to_owned();
            let mut before = table.row_mut(row - 1);
            before += &now;
        }
        let first = table.iter().chain(&front.sum_axis(Axis(0))).copied().collect::<Vec<_>>();
        let second = shown.t().dot(&back).iter().chain(&back.sum_axis(Axis(0))).copied().collect();
        let last = seen.t().dot(&odds).iter().chain(&odds.sum_axis(Axis(0))).copied().collect();
        let slope = [first, second, last].concat();
        self.step(&slope);
        loss / size as f32
    }

    fn step(&mut self, slope: &[f32]) {
        self.steps += 1;
        let power = |memory: f32| 1.0 - memory.powi(i32::try_from(self.steps).unwrap_or(i32::MAX));
        let rate = (RATE * (-(self.games as f32) / HALF).exp2()).max(LEAST) * power(SQUARE).sqrt() / power(MEAN);
        let kept = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, (mean, square)), slope) in self.weights.iter_mut().zip(kept).zip(slope) {
            *mean += (1.0 - MEAN) * (slope - *mean);
            *square += (1.0 - SQUARE) * (slope * slope - *square);
            *weight -= rate * *mean / (square.sqrt() + TINY);
        }
    }
}

fn later_rows() -> impl DoubleEndedIterator<Item = usize> {
    (0..SLOTS).flat_map(|slot| BASES[slot] + 1..BASES[slot + 1])
}

fn rows_of(seen: &Features) -> impl Iterator<Item = usize> + '_ {
    BASES.iter().zip(seen).filter(|(_, number)| **number > 0).map(|(base, number)| base + usize::from(*number) - 1)
}

#[cfg(test)]
mod tests;
