//! Endings in which both only bear off and have begun to, so that no formation is within reach: alone, a side has a
//! distribution of the throws it needs, for as few as it can on average; both are exact where few men are left.

use std::array;
use std::sync::LazyLock;

use super::super::men::{MEN, Men, OFF, Position};
use super::think::THROWS;
use crate::game::Seat;

const POINTS: usize = 6;
/// Men by how many pips they have to go, 1 to 6.
type Counts = [u8; POINTS];

const BINOMIALS: [[u32; POINTS + 1]; MEN as usize + POINTS] = {
    let mut choices = [[0; POINTS + 1]; MEN as usize + POINTS];
    let mut all = 0;
    while all < choices.len() {
        choices[all][0] = 1;
        let mut some = 1;
        while all > 0 && some <= POINTS {
            choices[all][some] = choices[all - 1][some - 1] + choices[all - 1][some];
            some += 1;
        }
        all += 1;
    }
    choices
};

const fn ways(men: usize) -> usize {
    let mut product = 1;
    let mut point = 1;
    while point <= POINTS {
        product = product * (men + point) / point;
        point += 1;
    }
    product
}

/// So many men are left at most: one is off.
const MOST: u8 = MEN - 1;
const ALL: usize = ways(MOST as usize);
/// A side needs fewer throws; the last number is that of so many or more.
const THROWS_LEFT: usize = 24;
/// So many men a side at most are computed together: 11.8 MB; with a throw after the end, 1.7 MB.
const TOGETHER: u8 = 7;
const TOGETHER_EXTRA: u8 = 5;

/// The number of a way for men to be at home: fewer men have lower numbers, and each step leads to a lower one.
fn number(counts: &Counts) -> u16 {
    // The combinatorial number system, over how many men are at least so far away.
    let (mut beyond, mut number) = (0, 0);
    for (index, count) in counts.iter().rev().enumerate() {
        beyond += usize::from(*count);
        number += BINOMIALS[beyond + index][index + 1];
    }
    u16::try_from(number).unwrap_or(u16::MAX)
}

fn steps(counts: &Counts, die: usize) -> impl Iterator<Item = Counts> {
    let rear = counts.iter().rposition(|count| *count > 0).map_or(0, |place| place + 1);
    (1..=POINTS).filter_map(move |from| {
        // A greater die takes the rearmost man off.
        let may = counts[from - 1] > 0 && (from >= die || from == rear);
        may.then(|| {
            let mut next = *counts;
            next[from - 1] -= 1;
            if from > die {
                next[from - die - 1] += 1;
            }
            next
        })
    })
}

fn everywhere(men: u8) -> Vec<Counts> {
    fn fill(counts: &mut Counts, point: usize, men: u8, all: &mut [Counts]) {
        if point == POINTS {
            all[usize::from(number(counts))] = *counts;
            return;
        }
        for count in 0..=men {
            counts[point] = count;
            fill(counts, point + 1, men - count, all);
        }
        counts[point] = 0;
    }
    let mut all = vec![[0; POINTS]; ways(usize::from(men))];
    fill(&mut [0; POINTS], 0, men, &mut all);
    all
}

/// Probabilities of the throws still needed, by [`number`].
struct Alone(Vec<[f32; THROWS_LEFT]>);

impl Alone {
    fn new() -> Self {
        let (mut odds, mut means) = (vec![[0.0; THROWS_LEFT]; ALL], vec![0.0_f64; ALL]);
        odds[0][0] = 1.0;
        let mut ends: [[Vec<u16>; 5]; POINTS] = array::from_fn(|_| array::from_fn(|_| vec![0; ALL]));
        for (here, counts) in everywhere(MOST).iter().enumerate().skip(1) {
            let next: [Vec<u16>; POINTS] = array::from_fn(|die| steps(counts, die + 1).map(|c| number(&c)).collect());
            let best = |ends: &mut dyn Iterator<Item = u16>| {
                ends.min_by(|one, two| means[usize::from(*one)].total_cmp(&means[usize::from(*two)])).unwrap_or(0)
            };
            for (next, ends) in next.iter().zip(&mut ends) {
                ends[0][here] = u16::try_from(here).unwrap_or(u16::MAX);
                for count in 1..=4 {
                    ends[count][here] = best(&mut next.iter().map(|next| ends[count - 1][usize::from(*next)]));
                }
            }
            let (mut mean, mut all) = (1.0, [0.0; THROWS_LEFT]);
            for (dice, weight) in THROWS {
                let [low, high] = dice.map(|die| usize::from(die) - 1);
                let end = if low == high {
                    ends[low][4][here]
                } else {
                    let by = |one: usize, two: usize| {
                        next[one].iter().map(|next| ends[two][1][usize::from(*next)]).collect::<Vec<_>>()
                    };
                    best(&mut by(low, high).into_iter().chain(by(high, low)))
                };
                let share = weight / 36.0;
                mean += f64::from(share) * means[usize::from(end)];
                let due = odds[usize::from(end)];
                for (throws, odds) in due.iter().enumerate() {
                    all[(throws + 1).min(THROWS_LEFT - 1)] += share * odds;
                }
            }
            means[here] = mean;
            odds[here] = all;
        }
        Self(odds)
    }

    /// How likely who throws first wins, and how likely both finish where a throw after the end is due.
    fn race(&self, first: u16, second: u16, extra: bool) -> [f32; 2] {
        let [first, second] = [first, second].map(|number| &self.0[usize::from(number)]);
        let (mut win, mut draw, mut later) = (0.0, 0.0, 1.0);
        for throws in 1..THROWS_LEFT {
            // The second has had one throw less, then as many.
            let (behind, at_once) = (later - second[throws - 1], second[throws]);
            later = behind;
            win += first[throws] * (behind - if extra { at_once } else { 0.0 });
            draw += first[throws] * at_once;
            draw += first.get(throws + 1).unwrap_or(&0.0) * at_once;
        }
        [win, if extra { draw } else { 0.0 }]
    }
}

/// Both together: how likely who throws wins and draws, by the numbers of both.
struct Both {
    ways: usize,
    wins: Vec<f32>,
    /// Of a throw after the end; empty without.
    draws: Vec<f32>,
}

type Ends = [Vec<u16>; THROWS.len()];

impl Both {
    fn new(men: u8, alone: Option<&Alone>) -> Self {
        let ways = ways(usize::from(men));
        let ends: Vec<Ends> = everywhere(men).iter().map(|counts| THROWS.map(|(dice, _)| ends(counts, dice))).collect();
        let draws = if alone.is_some() { ways * ways } else { 0 };
        let mut table = Self { ways, wins: vec![0.0; ways * ways], draws: vec![0.0; draws] };
        // Each step leads to a lower number: a pair needs only pairs that come before it here.
        for high in 1..ways {
            for low in 1..=high {
                table.compute(&ends[high], high, low, alone);
                table.compute(&ends[low], low, high, alone);
            }
        }
        table
    }

    fn compute(&mut self, ends: &Ends, own: usize, other: usize, alone: Option<&Alone>) {
        let here = own * self.ways + other;
        // What the other side then has, throwing; an entry is 0 where nobody is left.
        let row = other * self.ways..other * self.ways + own;
        let wins = &self.wins[row.clone()];
        let Some(alone) = alone else {
            let win = ends.iter().zip(THROWS).fold(0.0, |win, (ends, (_, weight))| {
                let least = ends.iter().fold(1.0, |least: f32, end| {
                    let win = wins[usize::from(*end)];
                    if win < least { win } else { least }
                });
                win + weight * (1.0 - least)
            });
            self.wins[here] = win / 36.0;
            return;
        };
        let (draws, at_once) = (&self.draws[row], alone.0[other][1]);
        let (mut win, mut draw) = (0.0, 0.0);
        for (ends, (_, weight)) in ends.iter().zip(THROWS) {
            let each = ends.iter().map(|end| match usize::from(*end) {
                0 => [1.0 - at_once, at_once],
                end => [1.0 - wins[end] - draws[end], draws[end]],
            });
            let best = each.max_by(|[a, b], [c, d]| (2.0 * a + b).total_cmp(&(2.0 * c + d))).unwrap_or_default();
            win += weight * best[0];
            draw += weight * best[1];
        }
        self.wins[here] = win / 36.0;
        self.draws[here] = draw / 36.0;
    }
}

fn ends(counts: &Counts, dice: [u8; 2]) -> Vec<u16> {
    let [low, high] = dice.map(usize::from);
    let orders = if low == high { vec![vec![low; 4]] } else { vec![vec![low, high], vec![high, low]] };
    let mut ends = Vec::new();
    for order in orders {
        let mut stand = vec![*counts];
        for die in order {
            // Where nobody is left no die is played.
            let (over, under_way): (Vec<_>, Vec<_>) = stand.into_iter().partition(|counts| *counts == [0; POINTS]);
            stand = under_way.iter().flat_map(|counts| steps(counts, die)).chain(over).collect();
            stand.sort_unstable();
            stand.dedup();
        }
        ends.extend(stand.iter().map(number));
    }
    ends.sort_unstable();
    ends.dedup();
    ends
}

static ALONE: LazyLock<Alone> = LazyLock::new(Alone::new);
static BOTH: LazyLock<Both> = LazyLock::new(|| Both::new(TOGETHER, None));
static BOTH_EXTRA: LazyLock<Both> = LazyLock::new(|| Both::new(TOGETHER_EXTRA, Some(&ALONE)));

/// `None` where some are not at home, or none is off: then meistari at least is within reach.
fn at_home(men: &Men) -> Option<u16> {
    let begun = men.are_home() && men.at(OFF) > 0;
    begun.then(|| number(&array::from_fn(|pips| men.at(OFF - 1 - u8::try_from(pips).unwrap_or(0)))))
}

/// Of `seat`, which throws next; a draw only with `extra`. `None` unless both only bear off and have begun to.
pub fn odds(position: &Position, seat: Seat, extra: bool) -> Option<[f32; 2]> {
    let [own, foe] = [seat, 1 - seat].map(|seat| at_home(&position.men[seat]));
    let (own, foe) = (own?, foe?);
    // Nobody comes home by play without having opened the way, or in a first turn; by hand everything is possible.
    if own == 0 || foe == 0 || position.unlocked != [true; 2] || position.first != [false; 2] {
        return None;
    }
    let (men, both) = if extra { (TOGETHER_EXTRA, &BOTH_EXTRA) } else { (TOGETHER, &BOTH) };
    if usize::from(own.max(foe)) >= ways(usize::from(men)) {
        return Some(ALONE.race(own, foe, extra));
    }
    let place = usize::from(own) * both.ways + usize::from(foe);
    Some([both.wins[place], both.draws.get(place).copied().unwrap_or(0.0)])
}

/// Makes the tables, where that takes less than a second: not in builds for debugging.
pub fn prepare(extra: bool) {
    if cfg!(debug_assertions) {
        return;
    }
    LazyLock::force(if extra { &BOTH_EXTRA } else { &BOTH });
}

/// How likely men that only bear off are all off with the next throw; 0 where they are not at home.
pub fn at_once(men: &Men) -> f32 {
    at_home(men).map_or(0.0, |number| ALONE.0[usize::from(number)][1])
}

#[cfg(test)]
mod tests;
