//! A whole match among strong players, as the first seat sees it: from score to score, those first that are met last. What
//! strong players do does not depend on the score among more than two.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::group::Group;
use crate::round::{Ends, Round};

const KEPT: usize = 4096;

pub struct Whole {
    group: Arc<Group>,
    responds: bool,
    target: usize,
    /// By score, who begins and in which direction.
    worth: Vec<f64>,
    kept: Mutex<HashMap<usize, Arc<Round>>>,
}

impl Whole {
    pub fn new(group: &Arc<Group>, responds: bool, target: usize) -> Self {
        let all = (0..group.seats).fold(1, |all, _| all * target);
        let (group, worth) = (Arc::clone(group), vec![0.0; all * group.seats * 2]);
        let mut whole = Self { group, responds, target, worth, kept: Mutex::default() };
        let mut scores: Vec<Vec<usize>> = (0..all).map(|index| whole.score(index)).collect();
        scores.sort_by_key(|score| std::cmp::Reverse(score.iter().sum::<usize>()));
        for score in scores {
            let round = whole.solve(&score);
            for thrower in 0..whole.group.seats {
                for clockwise in [false, true] {
                    let place = whole.place(&score, thrower, clockwise);
                    whole.worth[place] = round.begins(thrower, clockwise);
                }
            }
        }
        whole
    }

    pub fn worth(&self, score: &[usize], thrower: usize, clockwise: bool) -> f64 {
        self.worth[self.place(score, thrower, clockwise)]
    }

    pub fn round(&self, score: &[usize]) -> Arc<Round> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.clear();
        }
        Arc::clone(kept.entry(self.index(score)).or_insert_with(|| Arc::new(self.solve(score))))
    }

    fn solve(&self, score: &[usize]) -> Round {
        let end = |winner: usize, starts: usize, clockwise: bool| {
            let mut next = score.to_vec();
            next[winner] += 1;
            if next[winner] == self.target {
                return f64::from(u8::from(winner == 0));
            }
            self.worth(&next, starts, clockwise)
        };
        Round::new(&self.group, self.responds, Ends::new(self.group.seats, end))
    }

    fn score(&self, index: usize) -> Vec<usize> {
        let mut rest = index;
        let mut digit = || {
            let digit = rest % self.target;
            rest /= self.target;
            digit
        };
        (0..self.group.seats).map(|_| digit()).collect()
    }

    fn index(&self, score: &[usize]) -> usize {
        score.iter().rev().fold(0, |index, wins| index * self.target + wins)
    }

    fn place(&self, score: &[usize], thrower: usize, clockwise: bool) -> usize {
        (self.index(score) * self.group.seats + thrower) * 2 + usize::from(clockwise)
    }
}
