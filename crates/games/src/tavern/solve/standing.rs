//! Who will be last: what a result costs with these results on the table and so many still to come, all playing so as
//! not to be last (`docs/rules/pub-games.md`, "Computer players"). Knows no dice: a turn is a [`Tree`]. Only the worst
//! result so far matters, and who shares it: who does better is safe, who does worse takes it over, who does as badly
//! joins and may play it off, in the group's order. So the chance of a stroke is a function of players to come, worst
//! result, size of the group and place in it, found from the last player backwards. The value of a game in which all
//! may play off depends on itself: a fixed point, found by repeating.

use std::sync::Arc;

use super::tree::Tree;
use crate::tavern::part::{Amount, Ties};
use crate::tavern::turns::Loses;

#[derive(Clone, Debug)]
pub struct StrokeChances {
    pub tree: Arc<Tree>,
    /// [`Tree::plain`].
    pub plain: Vec<f64>,
    players: usize,
    /// At `n`: the chance of the stroke of each of n who play off, in their order.
    playoffs: Vec<Vec<f64>>,
    ends: Ends,
}

/// Of the last group's members, then of those to come: by players to come, worst rank, size of the group less 1, place.
type Ends = Vec<Vec<Vec<Vec<f64>>>>;

/// When a game's value no longer changes.
const CLOSE: f64 = 1e-13;

impl StrokeChances {
    pub fn new(tree: Arc<Tree>, players: usize, ties: Ties) -> Self {
        let plain = tree.plain();
        let mut found = Self { tree, plain, players, playoffs: vec![Vec::new(), vec![1.0]], ends: Vec::new() };
        if found.tree.loses == Loses::Each {
            return found;
        }
        for count in 2..=players {
            let size = u32::try_from(count).unwrap_or(u32::MAX);
            let even = if ties == Ties::All { 1.0 } else { 1.0 / f64::from(size) };
            found.playoffs.push(vec![even; count]);
        }
        if ties == Ties::All {
            found.ends = found.backwards(players);
            return found;
        }
        for count in 2..=players {
            loop {
                found.ends = found.backwards(count);
                let better = found.forwards(count);
                let moved = better.iter().zip(&found.playoffs[count]).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
                found.playoffs[count] = better;
                if moved < CLOSE {
                    break;
                }
            }
        }
        found
    }

    /// With the worst rank so far shared by so many of `count`, and `later` players after who throws.
    fn table(&self, ends: &Ends, worst: Option<(usize, usize)>, later: usize) -> Vec<f64> {
        let cost = |rank: usize| match worst {
            Some((worst, _)) if rank < worst => 0.0,
            Some((worst, shared)) if rank == worst => ends[later][rank][shared][shared],
            Some(_) | None => ends[later][rank][0][0],
        };
        (0..self.tree.results.len()).map(cost).collect()
    }

    fn backwards(&self, count: usize) -> Ends {
        let ranks = self.tree.results.len();
        let last = (0..ranks).map(|_| (1..=count).map(|size| self.playoffs[size].clone()).collect()).collect();
        let mut ends: Ends = vec![last];
        for later in 1..count {
            let of_rank = |rank: usize| {
                let of_size = |size: usize| {
                    let values = self.tree.least(&self.table(&ends, Some((rank, size)), later - 1));
                    let odds = self.tree.odds(&values);
                    let better: f64 = odds[..rank].iter().sum();
                    let before = &ends[later - 1];
                    let mut chances = vec![0.0; size + later];
                    // The thrower is out of it, joins the group, or is the group.
                    for (place, chance) in before[rank][size - 1].iter().enumerate() {
                        chances[if place < size { place } else { place + 1 }] += better * chance;
                    }
                    for (place, chance) in before[rank][size].iter().enumerate() {
                        chances[place] += odds[rank] * chance;
                    }
                    for (worse, odds) in odds.iter().enumerate().skip(rank + 1) {
                        for (place, chance) in before[worse][0].iter().enumerate() {
                            chances[size + place] += odds * chance;
                        }
                    }
                    chances
                };
                (1..=count - later).map(of_size).collect()
            };
            let found = (0..ranks).map(of_rank).collect();
            ends.push(found);
        }
        ends
    }

    /// The chance of the stroke of each player in a game of so many.
    fn forwards(&self, count: usize) -> Vec<f64> {
        let ranks = self.tree.results.len();
        // By worst rank and size of the group less 1: how likely that is before the next player.
        let mut groups = vec![vec![0.0; count]; ranks];
        let mut chances = Vec::with_capacity(count);
        for place in 0..count {
            let later = count - place - 1;
            let mut next = vec![vec![0.0; count]; ranks];
            let mut chance = 0.0;
            let mut turn = |worst: Option<(usize, usize)>, likely: f64| {
                let values = self.tree.least(&self.table(&self.ends, worst, later));
                chance += likely * values.last().copied().unwrap_or_default();
                for (rank, odds) in self.tree.odds(&values).into_iter().enumerate() {
                    let (rank, size) = match worst {
                        Some((worst, size)) if rank < worst => (worst, size - 1),
                        Some((worst, size)) if rank == worst => (worst, size),
                        Some(_) | None => (rank, 0),
                    };
                    next[rank][size] += likely * odds;
                }
            };
            if place == 0 {
                turn(None, 1.0);
            }
            for (rank, sizes) in groups.iter().enumerate() {
                for (size, likely) in sizes.iter().enumerate().filter(|(_, likely)| **likely > 0.0) {
                    turn(Some((rank, size + 1)), *likely);
                }
            }
            chances.push(chance);
            groups = next;
        }
        chances
    }

    /// The chance of the stroke of each who plays, in their order.
    pub fn chances(&self) -> Vec<f64> {
        if self.tree.loses == Loses::Each {
            let alone = self.tree.plain().last().copied().unwrap_or_default();
            return vec![alone; self.players];
        }
        self.forwards(self.players)
    }

    /// By each rank of the next thrower, between the most and the least that can be gained with `gains`.
    pub fn losses(&self, before: &[Amount], gains: &[f64]) -> Vec<f64> {
        let mover = before.len();
        let best = gains.iter().enumerate().filter(|(place, _)| *place != mover).map(|(_, gain)| *gain);
        let best = best.fold(f64::NEG_INFINITY, f64::max);
        let ranks: Vec<usize> = before.iter().filter_map(|amount| self.rank(amount)).collect();
        let worst = ranks.iter().max().copied();
        let group: Vec<usize> = (0..mover).filter(|place| ranks.get(*place).copied() == worst).collect();
        let later = gains.len() - mover - 1;
        let cost = |rank: usize| {
            let (rank, members) = match worst {
                Some(worst) if rank < worst => (worst, group.clone()),
                Some(worst) if rank == worst => (worst, group.iter().copied().chain([mover]).collect()),
                Some(_) | None => (rank, vec![mover]),
            };
            let places = members.iter().copied().chain(mover + 1..gains.len());
            let chances = &self.ends[later][rank][members.len() - 1];
            let gained: f64 = places.zip(chances).map(|(place, chance)| gains[place] * chance).sum();
            (best - gained) / (best - gains[mover])
        };
        (0..self.tree.results.len()).map(cost).collect()
    }

    fn rank(&self, amount: &Amount) -> Option<usize> {
        self.tree.results.iter().position(|result| result == amount)
    }

    /// What each rank costs the next thrower, with these results on the table: the chance of the stroke.
    pub fn costs(&self, before: &[Amount]) -> Vec<f64> {
        let results = &self.tree.results;
        if self.tree.loses == Loses::Each {
            return results.iter().map(|amount| if *amount == Amount::from(0) { 0.0 } else { 1.0 }).collect();
        }
        let ranks: Vec<usize> = before.iter().filter_map(|amount| self.rank(amount)).collect();
        let worst = ranks.iter().max().map(|worst| (*worst, ranks.iter().filter(|rank| *rank == worst).count()));
        let later = self.players.saturating_sub(before.len() + 1);
        self.table(&self.ends, worst, later)
    }
}

#[cfg(test)]
mod tests;
