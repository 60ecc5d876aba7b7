//! Under the cup: what strong players do there, whose odds are known, and what is best against it. What lies under a cup
//! that is handed on is as likely as it is by what its thrower did with it. Nobody loses a round on purpose.

use std::sync::Arc;

use games::dre13ehn::Options;
use games::dre13ehn::bots::among::Among;
use games::dre13ehn::bots::arena::Arena;
use games::dre13ehn::bots::known;
use games::dre13ehn::bots::plan::{CALL, Odds, PEEK, SHOW, THROW};

use crate::group::Node;
use crate::round::Round;

#[derive(Clone, Copy, Debug, Default)]
struct Claim {
    often: f64,
    held: f64,
}

#[derive(Clone, Debug, Default)]
struct Turn {
    /// By call, and whether they have looked.
    calls: Vec<[Claim; 2]>,
    /// Throws again, likewise.
    again: [f64; 2],
    /// Shows what wins, and what loses.
    shown: [f64; 2],
}

pub struct Cup {
    strategy: Strategy,
    /// By the place of a state.
    turns: Vec<Turn>,
    odds: Vec<Odds>,
}

/// How strong players play: as they do, or as between two against their neighbour.
enum Strategy {
    Among(Arc<Among>),
    Two,
}

impl Turn {
    fn new(arena: &Arena, odds: &Odds) -> Self {
        let mut turn = Self { calls: vec![[Claim::default(); 2]; arena.calls().len()], ..Self::default() };
        for (throw, (_, chance)) in arena.throws().iter().enumerate() {
            for (choice, often) in odds.unseen.iter().enumerate() {
                turn.add(arena, throw, choice, false, chance * often);
            }
            let looks = odds.unseen[PEEK];
            for (choice, often) in odds.seen[throw].iter().enumerate() {
                turn.add(arena, throw, choice, true, chance * looks * often);
            }
        }
        turn
    }

    fn add(&mut self, arena: &Arena, throw: usize, choice: usize, looked: bool, often: f64) {
        match choice {
            PEEK => {}
            THROW => self.again[usize::from(looked)] += often,
            SHOW => self.shown[usize::from(!arena.shows(throw))] += often,
            _ => {
                let claim = &mut self.calls[choice - CALL][usize::from(looked)];
                claim.often += often;
                claim.held += if arena.holds(throw, choice - CALL) { often } else { 0.0 };
            }
        }
    }
}

impl Cup {
    pub fn two(options: &Options, arena: &Arena) -> Self {
        let plain = known::known(options).plain();
        let mut odds = vec![Odds::default(); arena.size()];
        for state in arena.states() {
            odds[arena.index(state)] = plain.plan.at(arena, 0, state).clone();
        }
        let turn = |odds: &Odds| if odds.seen.is_empty() { Turn::default() } else { Turn::new(arena, odds) };
        Self { strategy: Strategy::Two, turns: odds.iter().map(turn).collect(), odds }
    }

    pub fn among(among: Arc<Among>) -> Self {
        let odds: Vec<Odds> = (0..among.size()).map(|place| among.odds(place)).collect();
        let turns = odds.iter().map(|odds| Turn::new(&among.arena, odds)).collect();
        Self { strategy: Strategy::Among(among), turns, odds }
    }

    /// `other` is who answers, which between two is all the others.
    fn index(&self, round: &Round, node: Node, other: usize) -> usize {
        let group = &round.group;
        match &self.strategy {
            Strategy::Among(among) => {
                let mut seat = node.thrower;
                let mut twos = 0;
                for from in 0..group.seats {
                    twos |= usize::from(node.twos >> seat & 1) << from;
                    seat = group.next(seat, node.clockwise);
                }
                among.place(node.standing, twos)
            }
            Strategy::Two => group.arena.index(group.state(node, other)),
        }
    }

    fn turn(&self, round: &Round, node: Node) -> &Turn {
        let other = round.group.next(node.thrower, node.clockwise);
        &self.turns[self.index(round, node, other)]
    }

    /// The first seat's chance when a turn begins.
    pub fn chance(&self, round: &Round, node: Node) -> f64 {
        if round.decides(node.thrower) {
            return best(&self.choices(round, node, None)).1;
        }
        let turn = self.turn(round, node);
        // Where something stands, strong players show what loses never.
        let ([wins, loses], next) = (turn.shown, round.group.next(node.thrower, node.clockwise));
        let mut chance = wins * round.end(node.thrower, next, node.clockwise)
            + loses * round.end(next, node.thrower, node.clockwise);
        for looked in 0..2 {
            for (call, claims) in turn.calls.iter().enumerate().filter(|(_, claims)| claims[looked].often > 0.0) {
                chance += self.answered(round, node, Some(call), looked, claims[looked]);
            }
            if turn.again[looked] > 0.0 {
                chance += self.answered(round, node, None, looked, blind(round, node, turn.again[looked]));
            }
        }
        chance
    }

    /// What the first seat can do with its turn, that throw lying there, or any where it has not looked; and its chance then.
    pub fn choices(&self, round: &Round, node: Node, throw: Option<usize>) -> Vec<(usize, f64)> {
        let arena = &round.group.arena;
        let (looked, next) = (usize::from(throw.is_some()), round.group.next(node.thrower, node.clockwise));
        let mut all = Vec::with_capacity(CALL + arena.calls().len());
        match throw {
            None => {
                let best = |throw| best(&self.choices(round, node, Some(throw))).1;
                all.push((PEEK, arena.throws().iter().zip(0..).map(|((_, odds), throw)| odds * best(throw)).sum()));
            }
            Some(throw) if arena.shows(throw) => all.push((SHOW, round.end(node.thrower, next, node.clockwise))),
            Some(_) => {}
        }
        if node.standing.is_some() {
            all.push((THROW, self.answered(round, node, None, looked, blind(round, node, 1.0))));
        }
        let state = round.group.state(node, next);
        for call in (0..arena.calls().len()).filter(|call| arena.may_call(state, *call)) {
            let held = throw.map_or(arena.blind(call), |throw| f64::from(u8::from(arena.holds(throw, call))));
            all.push((CALL + call, self.answered(round, node, Some(call), looked, Claim { often: 1.0, held })));
        }
        all
    }

    /// What it brings the first seat that a cup is handed on so often with that call, or blind.
    fn answered(&self, round: &Round, node: Node, call: Option<usize>, looked: usize, claim: Claim) -> f64 {
        let after = after(round, node, call);
        let [believed, uncovered] = answers(round, node, after, claim);
        let state = round.group.state(node, after.thrower);
        if call.is_some_and(|call| round.group.arena.must_believe(state, call)) {
            return believed;
        }
        if round.decides(after.thrower) {
            return believed.max(uncovered);
        }
        let odds = &self.odds[self.index(round, node, after.thrower)];
        let uncovers = call.map_or(odds.uncovers_blind[looked], |call| odds.uncovers[call][looked]);
        (1.0 - uncovers) * believed + uncovers * uncovered
    }

    pub fn uncovers(&self, round: &Round, node: Node, call: Option<usize>, looked: usize) -> bool {
        let claim = call.map_or(blind(round, node, 1.0), |call| self.turn(round, node).calls[call][looked]);
        let [believed, uncovered] = answers(round, node, after(round, node, call), claim);
        uncovered > believed
    }
}

/// Where a cup handed on with that call, or blind, is believed; after a 1 the direction has turned before.
fn after(round: &Round, node: Node, call: Option<usize>) -> Node {
    let passed = || Node { thrower: round.group.next(node.thrower, node.clockwise), ..node };
    call.map_or_else(passed, |call| round.group.called(node, call))
}

/// What it brings the first seat that a cup is believed, and that it is uncovered.
fn answers(round: &Round, node: Node, after: Node, claim: Claim) -> [f64; 2] {
    let (thrower, answerer) = (node.thrower, after.thrower);
    let [won, lost] =
        [(thrower, answerer), (answerer, thrower)].map(|(one, other)| round.end(one, other, after.clockwise));
    let fire = after.standing.is_some_and(|call| round.group.arena.is_fire(call));
    let believed = if fire { won } else { round.worth(after) };
    [claim.often * believed, claim.held * won + (claim.often - claim.held) * lost]
}

fn blind(round: &Round, node: Node, often: f64) -> Claim {
    Claim { often, held: often * node.standing.map_or(0.0, |call| round.group.arena.blind(call)) }
}

pub fn best(choices: &[(usize, f64)]) -> (usize, f64) {
    let best = choices.iter().copied().max_by(|one, other| one.1.total_cmp(&other.1));
    best.unwrap_or((SHOW, 0.0))
}
