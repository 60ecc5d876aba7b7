//! All whole turns of a throw, one sequence for each end position, and what may be declared. Knows no match.

use super::action::{Action, Step};
use super::line::LegalTurn;
use super::win::{MAR, WinKind};
use crate::game::Score;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// As it ends; where nothing can be played, as it begins.
    pub line: LegalTurn,
    pub declare: Option<WinKind>,
}

impl Turn {
    pub fn action(&self) -> Action {
        Action { seat: self.line.seat, steps: self.line.steps, declare: self.declare }
    }

    /// How it ends the game and what that scores, with what a hit adds; `None` where play goes on.
    pub fn prize(&self) -> Option<(WinKind, Score)> {
        let way = self.declare.or(self.line.won)?;
        let in_part = self.declare.is_some() && !self.line.is_full();
        let points = if in_part { way.half_points() } else { way.points() };
        // A hit adds nothing to either jan (a ruling).
        let mar = self.line.steps.hit() && !way.is_jan();
        Some((way, if mar { points + MAR } else { points }))
    }
}

/// Keys of a throw that have been seen, in slots of their own; they are well mixed already.
#[derive(Default)]
struct KeySet {
    keys: Vec<u64>,
    /// Each key with the round in which it came; only the first slots are used, as many as a mask says and one.
    slots: Vec<(u64, u64)>,
    mask: usize,
    round: u64,
}

impl KeySet {
    /// Forgets them, by counting on. Few slots are used again: most throws have few turns.
    fn clear(&mut self) {
        self.keys.clear();
        self.widen(255);
    }

    fn widen(&mut self, mask: usize) {
        self.mask = mask;
        self.round += 1;
        if self.slots.len() <= mask {
            self.slots.resize(mask + 1, (0, 0));
        }
    }

    #[cold]
    fn grow(&mut self) {
        self.widen(4 * self.mask + 3);
        for index in 0..self.keys.len() {
            self.place(self.keys[index]);
        }
    }

    #[inline]
    fn insert(&mut self, key: u64) -> bool {
        if 4 * self.keys.len() > self.mask {
            self.grow();
        }
        let new = self.place(key);
        if new {
            self.keys.push(key);
        }
        new
    }

    #[inline]
    fn place(&mut self, key: u64) -> bool {
        let mut place = key as usize & self.mask;
        loop {
            let slot = &mut self.slots[place];
            if slot.1 != self.round {
                *slot = (key, self.round);
                return true;
            }
            if slot.0 == key {
                return false;
            }
            place = (place + 1) & self.mask;
        }
    }
}

/// What keeps the keys of ends and of declarations apart from those of turns under way.
const ENDED: u64 = 0x6c8e_9cf5_7093_2bd5;
const DECLARED: u64 = 0xa24b_aed4_963e_e407;

pub type Declarable = fn(WinKind) -> bool;

/// Finds the turns of a throw; keeps its room from one throw to the next.
#[derive(Default)]
pub struct Finder {
    seen: KeySet,
    turns: Vec<Turn>,
    declared: Vec<Turn>,
    most: usize,
}

impl Finder {
    /// Every whole turn that begins with this one, which has not begun: those without a declaration in playing order
    /// (the lower die first, the rearmost man first; of several to one end the first), then those with one.
    pub fn turns(&mut self, line: &LegalTurn, declarable: Declarable) -> &[Turn] {
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
    pub fn most(&mut self, line: &LegalTurn) -> usize {
        self.turns(line, |_| false);
        self.most
    }

    fn walk(&mut self, line: &LegalTurn, declarable: Declarable) {
        let mut stuck = true;
        let last = line.left.count() == 1;
        for die in line.left.dice() {
            let (end_after, under_way) = (line.end_after(die), line.under_way(die));
            for step in line.moves(die) {
                stuck = false;
                let end = end_after(step);
                // Where another way has led nothing new comes of it: neither turns, nor a win, nor a declaration. The
                // last step leads to an end; the first of a throw leads somewhere else than any other.
                let known = end ^ if last { ended(1) } else { under_way(step) };
                if (last || !line.steps.all().is_empty()) && !self.seen.insert(known) {
                    continue;
                }
                if last {
                    self.end_with(line, die, step, end, declarable);
                    continue;
                }
                let mut next = *line;
                next.take(die, step);
                if next.won.is_some() {
                    self.end(&next, end);
                } else {
                    self.declare(&next, end, declarable);
                    self.walk(&next, declarable);
                }
            }
        }
        let end = line.end_key();
        if stuck && !line.steps.all().is_empty() && self.seen.insert(end ^ ended(line.left.count() + 1)) {
            self.end(line, end);
        }
    }

    fn declare(&mut self, line: &LegalTurn, end: u64, declarable: Declarable) {
        if let Some(way) = line.position.men[line.seat].formation().filter(|way| declarable(*way))
            && self.seen.insert(end ^ DECLARED ^ u64::from(line.left.count()))
        {
            self.declared.push(Turn { line: *line, declare: Some(way) });
        }
    }

    /// Lists a turn that has not been listed, unless it wins and another with its end is.
    fn end(&mut self, line: &LegalTurn, end: u64) {
        self.most = self.most.max(line.steps.all().len());
        // What ends the game is one turn, by however many dice.
        if line.won.is_none() || self.seen.insert(end ^ ended(0)) {
            self.turns.push(Turn { line: *line, declare: None });
        }
    }

    /// After the last step; by far most turns end so: each is listed first, and the step taken where it stands.
    fn end_with(&mut self, line: &LegalTurn, die: u8, step: Step, end: u64, declarable: Declarable) {
        self.turns.push(Turn { line: *line, declare: None });
        let Some(Turn { line, .. }) = self.turns.last_mut() else { return };
        line.take(die, step);
        self.most = self.most.max(line.steps.all().len());
        if line.won.is_some() {
            if !self.seen.insert(end ^ ended(0)) {
                self.turns.pop();
            }
        } else if line.position.men[line.seat].are_home() {
            let line = *line;
            self.declare(&line, end, declarable);
        }
    }
}

/// What keeps ends apart from turns under way, and from each other by the dice that are left: one more than they are.
fn ended(apart: u8) -> u64 {
    ENDED.wrapping_mul(2 * u64::from(apart) + 1)
}

#[cfg(test)]
pub(super) mod tests;
