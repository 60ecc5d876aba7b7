//! A best response to strong players among three to six, as far as a net of totals knows it: values on a grid, straight
//! between; the last round is taken as the strong player takes it. What it wins is then played out with all totals.

use games::game::chance::Luck;
use games::ludix::bots::strong;
use games::ludix::optimum::shipped::CHANCES;
use games::ludix::optimum::turn::{Plan, Turn, outcomes};
use games::ludix::optimum::{ScoreState, TOTALS};
use rand::{Rng, RngExt};

/// So often all totals are gone through: values change by less than a millionth then.
const SWEEPS: usize = 4;

/// A strong player's turn from totals of the grid: how likely it leaves its own total on each line of the grid, with its
/// share where it lies between two; how likely it fails; what the turns that begin the last round leave the one who responds.
struct Ends {
    lines: Vec<f64>,
    fails: f64,
    won: f64,
}

pub struct Response {
    seats: usize,
    seat: usize,
    /// The grid: totals 0, `step`, and so on.
    step: usize,
    lines: usize,
    /// By who is next and by all totals: the chance to win.
    worth: Vec<Vec<f64>>,
}

impl Response {
    pub fn new(seats: usize, seat: usize, step: usize) -> Self {
        let lines = TOTALS.div_ceil(step);
        let all = lines.pow(u32::try_from(seats).unwrap_or_default());
        let worth = vec![vec![1.0 / seats as f64; all]; seats];
        let mut found = Self { seats, seat, step, lines, worth };
        let mut order: Vec<Vec<usize>> = (0..all).map(|index| found.places(index)).collect();
        order.sort_by_key(|places| std::cmp::Reverse(places.iter().sum::<usize>()));
        let ends: Vec<Vec<Ends>> = order.iter().map(|places| found.others(places)).collect();
        for _ in 0..SWEEPS {
            for (places, ends) in order.iter().zip(&ends) {
                (0..3).for_each(|_| found.settle(places, ends));
            }
        }
        found
    }

    pub fn begins(&self) -> f64 {
        self.worth[0][0]
    }

    fn places(&self, index: usize) -> Vec<usize> {
        (0..self.seats).map(|seat| index / self.stride(seat) % self.lines).collect()
    }

    fn stride(&self, seat: usize) -> usize {
        (0..seat).fold(1, |stride, _| stride * self.lines)
    }

    fn index(&self, places: &[usize]) -> usize {
        places.iter().enumerate().map(|(seat, place)| place * self.stride(seat)).sum()
    }

    /// The lines of the grid about a total, and how near it is to the upper one.
    fn between(&self, total: usize) -> (usize, f64) {
        let low = (total / self.step).min(self.lines.saturating_sub(2));
        (low, (total - low * self.step) as f64 / self.step as f64)
    }

    fn others(&self, places: &[usize]) -> Vec<Ends> {
        let banked: Vec<u32> = places.iter().map(|place| (place * self.step) as u32).collect();
        let own = places[self.seat] * self.step;
        let of = |seat: usize| {
            let mut ends = Ends { lines: vec![0.0; self.lines], fails: 0.0, won: 0.0 };
            if seat == self.seat {
                return ends;
            }
            let (all, fails) = strong::play(&banked, seat, 0).plan().ends();
            ends.fails = fails;
            for (points, chance) in all.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
                let total = banked[seat] as usize + points;
                if total < TOTALS {
                    let (low, near) = self.between(total);
                    ends.lines[low] += chance * (1.0 - near);
                    ends.lines[low + 1] += chance * near;
                } else if seat < self.seat {
                    let catches = |other: usize| CHANCES.at(ScoreState::Last { behind: total - other });
                    let rest = (seat + 1..self.seats).filter(|other| *other != self.seat);
                    let rest: f64 = rest.map(|other| 1.0 - catches(banked[other] as usize)).product();
                    ends.won += chance * catches(own) * rest;
                }
            }
            ends
        };
        (0..self.seats).map(of).collect()
    }

    fn settle(&mut self, places: &[usize], ends: &[Ends]) {
        let index = self.index(places);
        for seat in (0..self.seats).rev() {
            let next = &self.worth[(seat + 1) % self.seats];
            let stride = self.stride(seat);
            let from = index - places[seat] * stride;
            let along: Vec<f64> = (0..self.lines).map(|line| next[from + line * stride]).collect();
            let fail = next[index];
            self.worth[seat][index] = if seat == self.seat {
                let banked: Vec<u32> = places.iter().map(|place| (place * self.step) as u32).collect();
                let mut turn = self.turn(&banked, &along, fail);
                let line = turn.best();
                line.fixed + line.slope * fail
            } else {
                let ends = &ends[seat];
                ends.won
                    + ends.fails * fail
                    + along.iter().zip(&ends.lines).map(|(worth, chance)| worth * chance).sum::<f64>()
            };
        }
    }

    fn turn(&self, banked: &[u32], along: &[f64], fail: f64) -> Turn {
        let own = banked[self.seat] as usize;
        let stop = |points: usize| {
            let is_last = banked.iter().any(|total| *total as usize >= TOTALS);
            match (points, own + points) {
                _ if is_last => strong::share(banked, self.seat, points),
                (0, _) => fail,
                (_, total) if total >= TOTALS => strong::share(banked, self.seat, points),
                (_, total) => {
                    let (low, near) = self.between(total);
                    along[low] * (1.0 - near) + along[low + 1] * near
                }
            }
        };
        let most = banked.iter().copied().max().unwrap_or_default() as usize;
        let mut turn = Turn::default();
        turn.prepare(stop, most.max(TOTALS).saturating_sub(own).max(1), stop(0));
        turn
    }

    fn plan(&self, banked: &[u32]) -> Plan {
        let next = &self.worth[(self.seat + 1) % self.seats];
        // Between the lines of all others at once: every corner has its share.
        let mut corners = vec![(0, 1.0)];
        for seat in (0..self.seats).filter(|seat| *seat != self.seat) {
            let (low, near) = self.between((banked[seat] as usize).min(TOTALS - 1));
            let of = |(index, share): (usize, f64)| {
                [
                    (index + low * self.stride(seat), share * (1.0 - near)),
                    (index + (low + 1) * self.stride(seat), share * near),
                ]
            };
            corners = corners.into_iter().flat_map(of).collect();
        }
        let at = |line: usize| {
            corners.iter().map(|(index, share)| share * next[index + line * self.stride(self.seat)]).sum::<f64>()
        };
        let along: Vec<f64> = (0..self.lines).map(at).collect();
        let (low, near) = self.between((banked[self.seat] as usize).min(TOTALS - 1));
        let mut turn = self.turn(banked, &along, along[low] * (1.0 - near) + along[low + 1] * near);
        turn.best();
        turn.plan()
    }

    /// What it wins, and a strong player in its place with the same dice; the standard error of the difference.
    pub fn play(&self, matches: u64) -> [f64; 3] {
        let (mut own, mut strong, mut squares) = (0.0, 0.0, 0.0);
        for number in 0..matches {
            let luck = Luck::new(3).nth(number);
            let shares = [true, false].map(|responds| self.wins(responds, luck));
            own += shares[0];
            strong += shares[1];
            squares += (shares[0] - shares[1]).powi(2);
        }
        let count = matches as f64;
        let mean = (own - strong) / count;
        [own / count, strong / count, ((squares / count - mean * mean) / count).sqrt()]
    }

    fn wins(&self, responds: bool, luck: Luck) -> f64 {
        let mut banked = vec![0_u32; self.seats];
        let mut turn = 0;
        while banked.iter().all(|total| (*total as usize) < TOTALS) || turn % self.seats > 0 {
            let seat = turn % self.seats;
            let plan = match responds && seat == self.seat {
                true => self.plan(&banked),
                false => strong::play(&banked, seat, 0).plan(),
            };
            banked[seat] += brings(&plan, &mut luck.after(turn));
            turn += 1;
        }
        let most = banked.iter().max();
        let first = banked.iter().filter(|total| Some(*total) == most).count();
        if Some(&banked[self.seat]) == most { 1.0 / first as f64 } else { 0.0 }
    }
}

/// What a turn brings that is played so; 0 where it fails.
fn brings(plan: &Plan, dice: &mut impl Rng) -> u32 {
    let mut points = 0;
    while plan.throws.get(points).copied().unwrap_or(false) {
        let mut left = dice.random::<f64>();
        let thrown = outcomes().iter().find(|outcome| {
            left -= outcome.chance;
            left < 0.0
        });
        let Some(thrown) = thrown else { return 0 };
        points += thrown.best(|value| plan.worth[points + value]);
    }
    points as u32
}
