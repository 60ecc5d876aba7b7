//! Players who all play as strong does, round a table. What they do depends on nothing but the [`Node`].

use games::dre13ehn::bots::arena::{Arena, State};
use games::dre13ehn::bots::known;
use games::dre13ehn::options::Throwing;
use games::dre13ehn::{Dre13ehn, Options, Outcome};

use crate::cup::Cup;
use crate::open::Open;

/// All that matters of a round when a turn begins.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// Who throws, counted from the seat that is looked at.
    pub thrower: usize,
    /// Whether it goes as the seats are counted.
    pub clockwise: bool,
    /// What stands, as its place among the calls.
    pub standing: Option<usize>,
    /// Who has called 2, one bit a seat; none where nobody can any more.
    pub twos: u8,
}

pub enum Manners {
    Open(Open),
    Cup(Cup),
}

pub struct Group {
    pub arena: Arena,
    pub seats: usize,
    pub manners: Manners,
}

impl Group {
    /// Of strong players, or under the cup as they played until 1.1: as between two against their neighbour.
    pub fn new(options: &Options, seats: usize, before: bool) -> Self {
        let arena = Arena::new(options);
        let manners = match options.throwing() {
            Throwing::Cup if seats == 2 || before => Manners::Cup(Cup::two(options, &arena)),
            Throwing::Cup => Manners::Cup(Cup::among(known::known(options).among(seats))),
            Throwing::Open | Throwing::Solo { .. } => Manners::Open(Open::new(&arena)),
        };
        Self { arena, seats, manners }
    }

    pub fn next(&self, seat: usize, clockwise: bool) -> usize {
        (seat + if clockwise { 1 } else { self.seats - 1 }) % self.seats
    }

    pub fn state(&self, node: Node, other: usize) -> State {
        let called = |seat: usize| node.twos >> seat & 1 == 1;
        State { standing: node.standing, mine: called(node.thrower), theirs: called(other) }
    }

    pub fn called(&self, node: Node, call: usize) -> Node {
        let outcome = self.arena.calls()[call];
        let clockwise = node.clockwise != (outcome == Outcome::One && self.seats > 2);
        let twos = node.twos | u8::from(outcome == Outcome::Two) << node.thrower;
        let twos = if self.counts(call) { twos } else { 0 };
        Node { thrower: self.next(node.thrower, clockwise), clockwise, standing: Some(call), twos }
    }

    fn counts(&self, call: usize) -> bool {
        let index = |mine| self.arena.index(State { standing: Some(call), mine, theirs: false });
        index(true) != index(false)
    }

    /// The turn that has begun, or that has led to the claim which is to be answered, as `seat` sees it.
    pub fn node(&self, seen: &Dre13ehn, seat: usize) -> Node {
        let place = |other: usize| (other + self.seats - seat) % self.seats;
        let stands = seen.standing().map(|standing| standing.outcome);
        let claimed = stands.filter(|_| seen.is_handed_on() && !seen.is_blind());
        let before = if claimed.is_some() { seen.before() } else { stands };
        let standing = before.and_then(|outcome| self.arena.call(outcome));
        let turned = claimed == Some(Outcome::One) && self.seats > 2;
        let thrower = place(seen.thrower());
        // What is claimed was not called before.
        let last = |other: usize| claimed == Some(Outcome::Two) && other == seen.thrower();
        let called = (0..self.seats).filter(|other| seen.has_called_two(*other) && !last(*other));
        let twos = called.map(|other| 1 << place(other)).sum();
        let twos = if standing.is_some_and(|call| self.counts(call)) { twos } else { 0 };
        Node { thrower, clockwise: seen.goes_clockwise() != turned, standing, twos }
    }

    pub fn throw(&self, seen: &Dre13ehn) -> Option<usize> {
        seen.dice().filter(|_| seen.has_looked()).and_then(|roll| self.arena.throw(roll.pair()))
    }

    pub fn nodes(&self) -> Vec<Node> {
        let standing = (0..self.arena.calls().len()).filter(|call| !self.arena.is_fire(*call)).map(Some);
        let mut nodes = Vec::new();
        for standing in std::iter::once(None).chain(standing) {
            let counts = standing.is_some_and(|call| self.counts(call));
            let most = if counts { u8::MAX >> (8 - self.seats) } else { 0 };
            for thrower in 0..self.seats {
                for clockwise in [true, false] {
                    nodes.extend((0..=most).map(|twos| Node { thrower, clockwise, standing, twos }));
                }
            }
        }
        nodes
    }

    pub fn index(&self, node: Node) -> usize {
        let standing = node.standing.map_or(0, |call| call + 1);
        let turn = (node.thrower * 2 + usize::from(node.clockwise)) * (self.arena.calls().len() + 1) + standing;
        turn << self.seats | usize::from(node.twos)
    }

    pub fn size(&self) -> usize {
        (self.seats * 2 * (self.arena.calls().len() + 1)) << self.seats
    }
}
