//! A round among several, all of whom play as the strong player does, but the first seat, which may play as is best against
//! them. What they do is known and depends on nothing but the [`Node`]; so the chance to win the round is found by value
//! iteration, from nought, as a round need not end.

use wurfzabel::games::dre13ehn::bots::arena::{Arena, State};
use wurfzabel::games::dre13ehn::options::Manner;
use wurfzabel::games::dre13ehn::{Dre13ehn, Options, Outcome};

use crate::cup::Cup;
use crate::open::Open;

/// Chances that change by no more than this are found.
const FINE: f64 = 1e-12;

/// All that matters when a turn begins.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// Who throws: 0 is who may respond.
    pub thrower: usize,
    /// Whether it goes as the seats are counted.
    pub clockwise: bool,
    /// What stands, as its place among the calls.
    pub standing: Option<usize>,
    /// Who has called 2, one bit a seat.
    pub twos: u8,
}

/// How the others play.
enum Others {
    Open(Open),
    Cup(Cup),
}

/// The chances of the first seat.
pub struct Round {
    pub arena: Arena,
    pub seats: usize,
    /// Whether it plays as is best, or as a strong player.
    pub responds: bool,
    others: Others,
    worth: Vec<f64>,
}

impl Round {
    /// Finds them.
    pub fn new(options: &Options, seats: usize, responds: bool) -> Self {
        let arena = Arena::new(options);
        let others = match options.manner() {
            Manner::Cup => Others::Cup(Cup::new(options, &arena)),
            Manner::Open | Manner::Solo { .. } => Others::Open(Open::new(&arena)),
        };
        let mut round = Self { seats, responds, others, worth: Vec::new(), arena };
        round.worth = vec![0.0; (seats * 2 * (round.arena.calls().len() + 1)) << seats];
        let nodes = round.nodes();
        loop {
            let mut change: f64 = 0.0;
            for node in &nodes {
                let (index, chance) = (round.index(*node), round.chance(*node));
                change = change.max((chance - round.worth[index]).abs());
                round.worth[index] = chance;
            }
            if change < FINE {
                return round;
            }
        }
    }

    /// The first seat's chance where it is so many places behind who begins.
    pub fn begins(&self, place: usize) -> f64 {
        let thrower = (self.seats - place) % self.seats;
        self.worth(Node { thrower, clockwise: true, standing: None, twos: 0 })
    }

    /// Its chance when a turn begins.
    pub fn worth(&self, node: Node) -> f64 {
        self.worth[self.index(node)]
    }

    /// 1 where that is the first seat.
    pub fn won_by(&self, seat: usize) -> f64 {
        f64::from(u8::from(seat == 0))
    }

    /// Whether it is for the first seat to find what is best.
    pub fn decides(&self, seat: usize) -> bool {
        self.responds && seat == 0
    }

    /// Who is next in direction.
    pub fn next(&self, seat: usize, clockwise: bool) -> usize {
        (seat + if clockwise { 1 } else { self.seats - 1 }) % self.seats
    }

    /// A turn as the strong player sees it, who reckons with that one other.
    pub fn state(&self, node: Node, other: usize) -> State {
        let called = |seat: usize| node.twos >> seat & 1 == 1;
        State { standing: node.standing, mine: called(node.thrower), theirs: called(other) }
    }

    /// The turn that follows when a call stands.
    pub fn called(&self, node: Node, call: usize) -> Node {
        let outcome = self.arena.calls()[call];
        let clockwise = node.clockwise != (outcome == Outcome::One && self.seats > 2);
        let twos = node.twos | u8::from(outcome == Outcome::Two) << node.thrower;
        Node { thrower: self.next(node.thrower, clockwise), clockwise, standing: Some(call), twos }
    }

    /// The turn that has begun, or that has led to the claim which is to be answered, as `seat` sees it.
    pub fn node(&self, seen: &Dre13ehn, seat: usize) -> Node {
        let place = |other: usize| (other + self.seats - seat) % self.seats;
        let call = |outcome: Outcome| self.arena.call(outcome);
        let stands = seen.standing().map(|standing| standing.outcome);
        let claimed = stands.filter(|_| seen.is_handed_on() && !seen.is_blind());
        let before = if claimed.is_some() { seen.before() } else { stands };
        let turned = claimed == Some(Outcome::One) && self.seats > 2;
        let thrower = place(seen.thrower());
        let twos =
            (0..self.seats).filter(|other| seen.has_called_two(*other)).map(|other| 1 << place(other)).sum::<u8>();
        let last = u8::from(claimed == Some(Outcome::Two)) << thrower;
        Node {
            thrower,
            clockwise: seen.goes_clockwise() != turned,
            standing: before.and_then(call),
            twos: twos & !last,
        }
    }

    /// What lies open, or under the cup, where it is seen.
    pub fn throw(&self, seen: &Dre13ehn) -> Option<usize> {
        seen.dice().and_then(|roll| self.arena.throw(roll.pair()))
    }

    /// How the others play under the cup.
    pub fn cup(&self) -> Option<&Cup> {
        match &self.others {
            Others::Cup(cup) => Some(cup),
            Others::Open(_) => None,
        }
    }

    fn chance(&self, node: Node) -> f64 {
        match &self.others {
            Others::Open(open) => open.chance(self, node),
            Others::Cup(cup) => cup.chance(self, node),
        }
    }

    fn nodes(&self) -> Vec<Node> {
        let standing = (0..self.arena.calls().len()).filter(|call| !self.arena.is_fire(*call)).map(Some);
        let mut nodes = Vec::new();
        for standing in std::iter::once(None).chain(standing) {
            let most = if standing.is_none() { 0 } else { u8::MAX >> (8 - self.seats) };
            for thrower in 0..self.seats {
                for clockwise in [true, false] {
                    nodes.extend((0..=most).map(|twos| Node { thrower, clockwise, standing, twos }));
                }
            }
        }
        nodes
    }

    fn index(&self, node: Node) -> usize {
        let standing = node.standing.map_or(0, |call| call + 1);
        let turn = (node.thrower * 2 + usize::from(node.clockwise)) * (self.arena.calls().len() + 1) + standing;
        turn << self.seats | usize::from(node.twos)
    }
}
