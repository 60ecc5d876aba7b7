//! The strong player among three, exactly, to a smaller goal: what each seat wins if all play best for themselves, if all
//! are strong players, and what a best response to two of them wins.

use std::cell::RefCell;
use std::collections::HashMap;
use std::time::Instant;

use games::ludix::bots::strong;
use games::ludix::optimum::shipped::CHANCES;
use games::ludix::optimum::turn::{Plan, Turn};
use games::ludix::optimum::{ScoreState, TOTALS};

type Shares = [f64; 3];

#[derive(Clone, Copy, PartialEq)]
enum Way {
    Best,
    Strong,
}

/// What is known of last rounds, by how seat 1 plays.
type Last = [RefCell<HashMap<[usize; 2], Shares>>; 2];

struct Three<'a> {
    least: usize,
    ways: [Way; 3],
    /// Before the turn of each seat, by the three totals.
    known: [Vec<Shares>; 3],
    /// The last round that seat 0 has begun, before the turn of seat 1: by how much each of the others is behind.
    last: &'a Last,
}

fn only(seat: usize) -> Shares {
    let mut shares = [0.0; 3];
    shares[seat] = 1.0;
    shares
}

fn sum(parts: impl Iterator<Item = (f64, Shares)>) -> Shares {
    parts.fold([0.0; 3], |all, (times, one)| std::array::from_fn(|seat| all[seat] + times * one[seat]))
}

/// Behind these others by so much: it throws until ahead, also when level, as even a half is less than a throw wins.
fn catches_up(behind: usize, leaders: &[usize]) -> Shares {
    let wins = CHANCES.at(ScoreState::Last { behind });
    let rest = leaders.iter().map(|seat| ((1.0 - wins) / leaders.len() as f64, only(*seat)));
    sum(rest.chain([(wins, only(2))]))
}

impl<'a> Three<'a> {
    fn solve(least: usize, ways: [Way; 3], last: &'a Last) -> Self {
        let size = TOTALS - least;
        let known = [(); 3].map(|()| vec![[1.0 / 3.0; 3]; size.pow(3)]);
        let mut three = Self { least, ways, known, last };
        for sum in (3 * least..=3 * (TOTALS - 1)).rev() {
            for one in (least..TOTALS).filter(|one| (2 * least..=2 * (TOTALS - 1)).contains(&sum.wrapping_sub(*one))) {
                for two in least..TOTALS {
                    let Some(three_) = (sum - one).checked_sub(two).filter(|x| (least..TOTALS).contains(x)) else {
                        continue;
                    };
                    three.settle([one, two, three_]);
                }
            }
        }
        three
    }

    fn at(&self, banked: [usize; 3]) -> usize {
        banked.iter().fold(0, |index, total| index * (TOTALS - self.least) + total - self.least)
    }

    fn after(&self, banked: [usize; 3], seat: usize, points: usize) -> Shares {
        let mut then = banked;
        then[seat] += points;
        match seat {
            0 if then[0] >= TOTALS => self.last_but_one(then[0] - then[1], then[0] - then[2]),
            1 if then[1] >= TOTALS => catches_up(then[1] - then[2], &[1]),
            2 if then[2] >= TOTALS => only(2),
            _ => self.known[(seat + 1) % 3][self.at(then)],
        }
    }

    fn last_but_one(&self, behind: usize, other: usize) -> Shares {
        if let Some(known) = self.last[self.ways[1] as usize].borrow().get(&[behind, other]) {
            return *known;
        }
        let after = |points: usize| match points.checked_sub(behind) {
            None => catches_up(other, &[0]),
            Some(0) => catches_up(other, &[0, 1]),
            Some(ahead) => catches_up(other + ahead, &[1]),
        };
        let plan = match self.ways[1] {
            Way::Best => best(|points| after(points)[1], behind + 1, after(0)[1]),
            Way::Strong => {
                let lead = TOTALS + behind.max(other);
                strong::play(&[lead, lead - behind, lead - other].map(|total| total as u32), 1, 0).plan()
            }
        };
        let (ends, fails) = plan.ends();
        let ends = ends.into_iter().enumerate().map(|(points, chance)| (chance, after(points)));
        let shares = sum(ends.chain([(fails, after(0))]));
        self.last[self.ways[1] as usize].borrow_mut().insert([behind, other], shares);
        shares
    }

    /// The three turns that begin with these totals: who fails leaves them as they are.
    fn settle(&mut self, banked: [usize; 3]) {
        let index = self.at(banked);
        let strong = [0, 1, 2].map(|seat| {
            let plan = || strong::play(&banked.map(|total| total as u32), seat, 0).plan();
            (self.ways[seat] == Way::Strong).then(plan)
        });
        for _ in 0..100 {
            let turns: Vec<(Shares, f64)> = (0..3)
                .map(|seat| {
                    let fail = self.known[(seat + 1) % 3][index];
                    let stop = |points: usize| if points == 0 { fail } else { self.after(banked, seat, points) };
                    let plan = strong[seat]
                        .clone()
                        .unwrap_or_else(|| best(|points| stop(points)[seat], TOTALS - banked[seat], fail[seat]));
                    let (ends, fails) = plan.ends();
                    let ends = ends.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0);
                    (sum(ends.map(|(points, chance)| (chance, stop(points)))), fails)
                })
                .collect();
            let [(one, a), (two, b), (three, c)] = turns[..] else { return };
            let begins = sum([(1.0, one), (a, two), (a * b, three)]
                .map(|(times, shares)| (times / (1.0 - a * b * c), shares))
                .into_iter());
            let third = sum([(1.0, three), (c, begins)].into_iter());
            let second = sum([(1.0, two), (b, third)].into_iter());
            let mut most: f64 = 0.0;
            for (known, found) in self.known.iter_mut().zip([begins, second, third]) {
                let moved = known[index].iter().zip(found).map(|(was, is)| (was - is).abs());
                most = moved.fold(most, f64::max);
                known[index] = found;
            }
            if most < 1e-12 {
                break;
            }
        }
    }
}

fn best(stop: impl Fn(usize) -> f64, enough: usize, fail: f64) -> Plan {
    let mut turn = Turn::default();
    turn.prepare(stop, enough, fail);
    turn.best();
    turn.plan()
}

pub fn print(least: usize) {
    let begun = Instant::now();
    let last = Last::default();
    let solved = |ways: [Way; 3]| Three::solve(least, ways, &last).known[0][0];
    let say = |what: &str, shares: Shares| println!("{what}: {:.6} {:.6} {:.6}", shares[0], shares[1], shares[2]);
    println!("three who have {least} each, to {TOTALS}; shares of the win by seat");
    let (equal, played) = (solved([Way::Best; 3]), solved([Way::Strong; 3]));
    say("all as well as can be", equal);
    say("three strong players", played);
    for seat in 0..3 {
        let turned = |own: Way, others: Way| {
            let mut ways = [others; 3];
            ways[seat] = own;
            solved(ways)[seat]
        };
        let (response, among) = (turned(Way::Best, Way::Strong), turned(Way::Strong, Way::Best));
        println!(
            "seat {seat}: a best response to two strong players wins {response:.6}, {:.6} more than a strong one; \
            a strong player among the best {among:.6}, {:.6} less than the best",
            response - played[seat],
            equal[seat] - among
        );
    }
    println!("{:.0?}", begun.elapsed());
}
