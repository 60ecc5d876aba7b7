//! All whole turns of a throw: as many dice as can be played, one sequence for each end position, and what may be
//! declared. Knows no match.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use super::action::Action;
use super::line::Line;
use super::win::{MAR, Way};
use crate::game::Score;

/// A whole turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// As it ends; where nothing can be played, as it begins.
    pub line: Line,
    /// What is declared.
    pub declare: Option<Way>,
}

impl Turn {
    /// As it is decided.
    pub fn action(&self) -> Action {
        Action { seat: self.line.seat, steps: self.line.steps, declare: self.declare }
    }

    /// How it ends the game and what that scores, with what a hit adds; `None` where play goes on.
    pub fn prize(&self) -> Option<(Way, Score)> {
        let way = self.declare.or(self.line.won)?;
        let in_part = self.declare.is_some() && !self.line.is_full();
        let points = if in_part { way.half_points() } else { way.points() };
        // A hit adds nothing to either jan (a ruling).
        let mar = self.line.steps.hit() && !way.is_jan();
        Some((way, if mar { points + MAR } else { points }))
    }
}

/// Keys are well mixed already.
#[derive(Default)]
struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }
    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// What keeps the keys of ends and of declarations apart from those of turns under way.
const ENDED: u64 = 0x6c8e_9cf5_7093_2bd5;
const DECLARED: u64 = 0xa24b_aed4_963e_e407;

/// Which formations may be declared.
pub type Declarable = fn(Way) -> bool;

/// Finds the turns of a throw; keeps its room from one throw to the next.
#[derive(Default)]
pub struct Finder {
    seen: HashSet<u64, BuildHasherDefault<Plain>>,
    turns: Vec<Turn>,
    declared: Vec<Turn>,
    /// How many steps the longest turn has.
    most: usize,
}

impl Finder {
    /// Every whole turn that begins with this one, which has not begun: those without a declaration in playing order
    /// (the lower die first, the rearmost man first; of several to one end the first), then those with one.
    pub fn turns(&mut self, line: &Line, declarable: Declarable) -> &[Turn] {
        self.seen.clear();
        self.turns.clear();
        self.declared.clear();
        self.most = 0;
        self.walk(line, declarable);
        let most = self.most;
        // As many dice as can be played, unless the game ends before (rule 6).
        self.turns.retain(|turn| turn.line.won.is_some() || turn.line.steps.all().len() == most);
        if self.turns.is_empty() {
            self.turns.push(Turn { line: *line, declare: None });
        }
        self.turns.append(&mut self.declared);
        &self.turns
    }

    /// How many steps a turn has at least, unless the game ends before.
    pub fn most(&mut self, line: &Line) -> usize {
        self.turns(line, |_| false);
        self.most
    }

    fn walk(&mut self, line: &Line, declarable: Declarable) {
        let mut stuck = true;
        for die in line.left.dice() {
            for step in line.moves(die) {
                stuck = false;
                let next = line.after(die, step);
                if next.won.is_some() {
                    self.end(&next);
                } else {
                    self.enter(&next, declarable);
                }
            }
        }
        if stuck && !line.steps.all().is_empty() {
            self.end(line);
        }
    }

    fn enter(&mut self, line: &Line, declarable: Declarable) {
        // With two different dice no way leads twice to the same men and dice in between.
        let apart = line.steps.all().len() == 1;
        if !apart && !self.seen.insert(line.node_key()) {
            return;
        }
        if let Some(way) = line.position.men[line.seat].formation().filter(|way| declarable(*way))
            && self.seen.insert(line.end_key() ^ DECLARED ^ u64::from(line.left.count()))
        {
            self.declared.push(Turn { line: *line, declare: Some(way) });
        }
        if line.is_full() {
            self.end(line);
        } else {
            self.walk(line, declarable);
        }
    }

    fn end(&mut self, line: &Line) {
        let count = line.steps.all().len();
        self.most = self.most.max(count);
        // What ends the game is one turn, by however many dice.
        let apart = if line.won.is_some() { 0 } else { u64::from(line.left.count()) + 1 };
        if self.seen.insert(line.end_key() ^ ENDED.wrapping_mul(2 * apart + 1)) {
            self.turns.push(Turn { line: *line, declare: None });
        }
    }
}
