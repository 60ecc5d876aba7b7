//! A whole turn: every throw with its odds, every decision, every result. Knows no table. Hands that come to the same
//! are one node: a graph without circles, listed with what follows before what leads there, so all asked is one pass.

use std::collections::{BTreeMap, HashMap};

use num_rational::Ratio;

use crate::tavern::part::{Amount, Hand};
use crate::tavern::turns::{Loses, Stand, Turns, act, due, legal, roll};

type Index = usize;

/// A throw: in how many of all ways it falls, and where it leads.
#[derive(Clone, Debug)]
struct Fall {
    ways: u32,
    odds: f64,
    next: Index,
}

#[derive(Clone, Debug)]
enum Node {
    Roll(Vec<Fall>),
    Decide(Vec<Index>),
    /// The turn has come to this result, by rank.
    Ended(usize),
}

#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    places: HashMap<(u8, Hand), Index>,
    /// Every result there can be, the best first.
    pub results: Vec<Amount>,
    pub loses: Loses,
}

/// The same hand as it counts for what follows: in which order dice lie makes no difference.
fn sorted(stand: Stand, hand: &Hand) -> (u8, Hand) {
    let mut hand = hand.clone();
    hand.dice.sort_unstable();
    hand.kept.sort_unstable();
    let stand = match stand {
        Stand::Roll => 0,
        Stand::Decide => 1,
        Stand::Ended => 2,
    };
    (stand, hand)
}

/// Every throw of so many dice, in rising order, and in how many ways it falls.
fn throws(count: usize) -> Vec<(u32, Vec<u8>)> {
    let mut counted = BTreeMap::from([(Vec::new(), 1)]);
    for _ in 0..count {
        // A map that has an order, for sums of floats have one too.
        let mut longer: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
        for (faces, ways) in &counted {
            for face in 1..=6 {
                let mut faces = [&faces[..], &[face]].concat();
                faces.sort_unstable();
                *longer.entry(faces).or_default() += ways;
            }
        }
        counted = longer;
    }
    counted.into_iter().map(|(faces, ways)| (ways, faces)).collect()
}

struct Growing<'a, T> {
    rules: &'a T,
    nodes: Vec<Node>,
    places: HashMap<(u8, Hand), Index>,
    ends: Vec<(Index, Amount)>,
    throws: Vec<Vec<(u32, Vec<u8>)>>,
}

impl<T: Turns> Growing<'_, T> {
    fn grow(&mut self, stand: Stand, hand: &Hand) -> Index {
        let key = sorted(stand, hand);
        if let Some(known) = self.places.get(&key) {
            return *known;
        }
        let hand = &key.1;
        let node = match stand {
            Stand::Roll => {
                let throws = self.throws[due(self.rules, hand)].clone();
                let all: u32 = throws.iter().map(|(ways, _)| ways).sum();
                let mut fall = |(ways, faces): (u32, Vec<u8>)| {
                    let odds = f64::from(ways) / f64::from(all);
                    Fall { ways, odds, next: self.thrown(hand, &faces) }
                };
                Node::Roll(throws.into_iter().map(&mut fall).collect())
            }
            Stand::Decide => {
                let actions = legal(self.rules, hand);
                let mut decided = |action| {
                    let mut hand = hand.clone();
                    let stand = act(self.rules, &mut hand, action);
                    self.grow(stand, &hand)
                };
                Node::Decide(actions.into_iter().map(&mut decided).collect())
            }
            Stand::Ended => {
                self.ends.push((self.nodes.len(), self.rules.result(hand)));
                Node::Ended(0)
            }
        };
        let index = self.nodes.len();
        self.nodes.push(node);
        self.places.insert(key, index);
        index
    }

    fn thrown(&mut self, hand: &Hand, faces: &[u8]) -> Index {
        let mut hand = hand.clone();
        let stand = roll(self.rules, &mut hand, faces);
        self.grow(stand, &hand)
    }
}

impl Tree {
    pub fn of<T: Turns>(rules: &T) -> Self {
        let turn_rules = rules.turn_rules();
        let throws = (0..=usize::from(turn_rules.dice)).map(throws).collect();
        let mut growing = Growing { rules, nodes: Vec::new(), places: HashMap::new(), ends: Vec::new(), throws };
        growing.grow(Stand::Roll, &Hand::fresh(turn_rules.throws));
        let Growing { mut nodes, places, ends, .. } = growing;
        let mut results: Vec<Amount> = ends.iter().map(|(_, amount)| *amount).collect();
        results.sort_unstable();
        results.dedup();
        if turn_rules.loses == Loses::Lowest {
            results.reverse();
        }
        for (index, amount) in ends {
            nodes[index] = Node::Ended(results.iter().position(|result| *result == amount).unwrap_or_default());
        }
        Self { nodes, places, results, loses: turn_rules.loses }
    }

    /// How many different moments a turn has.
    pub fn hands(&self) -> usize {
        self.nodes.len()
    }

    pub fn find(&self, stand: Stand, hand: &Hand) -> Option<usize> {
        self.places.get(&sorted(stand, hand)).copied()
    }

    /// From each node on, where the result of each rank costs so much; the last is that of a whole turn.
    pub fn least(&self, costs: &[f64]) -> Vec<f64> {
        let mut values: Vec<f64> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            values.push(match node {
                Node::Roll(falls) => falls.iter().map(|fall| fall.odds * values[fall.next]).sum(),
                Node::Decide(choices) => choices.iter().map(|next| values[*next]).fold(f64::INFINITY, f64::min),
                Node::Ended(rank) => costs[*rank],
            });
        }
        values
    }

    /// How likely each rank is where everything is decided for the least cost; the first of equals is decided.
    pub fn odds(&self, values: &[f64]) -> Vec<f64> {
        let mut ranks = vec![0.0; self.results.len()];
        let mut reached = vec![0.0; self.nodes.len()];
        if let Some(start) = reached.last_mut() {
            *start = 1.0;
        }
        for (index, node) in self.nodes.iter().enumerate().rev() {
            let here = reached[index];
            if here == 0.0 {
                continue;
            }
            match node {
                Node::Roll(falls) => falls.iter().for_each(|fall| reached[fall.next] += here * fall.odds),
                Node::Decide(choices) => {
                    let chosen = choices.iter().copied().min_by(|a, b| values[*a].total_cmp(&values[*b]));
                    chosen.into_iter().for_each(|next| reached[next] += here);
                }
                Node::Ended(rank) => ranks[*rank] += here,
            }
        }
        ranks
    }

    /// The least cost from each node on where the result itself is the cost: low results are wished for where the
    /// highest loses, high ones (with their sign turned) where the lowest does, and no stroke otherwise.
    pub fn plain(&self) -> Vec<f64> {
        let number = |amount: &Amount| f64::from(*amount.numer()) / f64::from(*amount.denom());
        let sign = if self.loses == Loses::Lowest { -1.0 } else { 1.0 };
        let costs: Vec<f64> = self.results.iter().map(|amount| sign * number(amount)).collect();
        self.least(&costs)
    }

    pub fn optimum(&self) -> Ratio<i128> {
        let number = |amount: &Amount| Ratio::new(i128::from(*amount.numer()), i128::from(*amount.denom()));
        let nothing = || Ratio::from_integer(0);
        let mut values: Vec<Ratio<i128>> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let value = match node {
                Node::Roll(falls) => {
                    let all: i128 = falls.iter().map(|fall| i128::from(fall.ways)).sum();
                    let sum = falls.iter().fold(nothing(), |sum, fall| sum + values[fall.next] * i128::from(fall.ways));
                    sum / all
                }
                Node::Decide(choices) => {
                    let values = choices.iter().map(|next| values[*next]);
                    let best = if self.loses == Loses::Lowest { values.max() } else { values.min() };
                    best.unwrap_or_else(nothing)
                }
                Node::Ended(rank) => number(&self.results[*rank]),
            };
            values.push(value);
        }
        values.pop().unwrap_or_else(nothing)
    }
}
