//! A game in which everybody has one turn, which comes to a result (`docs/rules/pub-games.md`): the flow that most
//! pub games share. Knows none of them: dice, throws and results are told by [`Turns`].

use super::action::Action;
use super::part::{Amount, Circle, Hand, Outcome, Part, Ties, Wait};
use super::reckoning::{self, Leads};
use super::turns::{Loses, Past, Stand, Turns, act, due, legal, roll};
use crate::game::Seat;
use crate::game::bot::Candidate;
use crate::phrase::Phrase;

mod scene;

pub use scene::Prop;

/// A game in which everybody has a turn, under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Round<T> {
    /// The game.
    pub rules: T,
    /// The faces of each throw of the turn under way, as they fell.
    pub throws: Vec<Vec<u8>>,
    /// The turn that ended last.
    pub last: Option<Past>,
    circle: Circle,
    stand: Stand,
}

impl<T: Turns> Round<T> {
    /// Nobody has thrown.
    pub fn new(rules: T, order: Vec<Seat>) -> Self {
        let circle = Circle::new(order, rules.manner().throws);
        Self { rules, throws: Vec::new(), last: None, circle, stand: Stand::Roll }
    }

    /// The turn that is to be seen: the one under way once something was thrown in it, the last one until then.
    pub fn shown(&self) -> Option<Past> {
        match self.circle.mover() {
            Some(seat) if !self.throws.is_empty() => {
                Some(Past { seat, throws: self.throws.clone(), hand: self.circle.hand.clone(), result: None })
            }
            Some(_) | None => self.last.clone(),
        }
    }

    /// The next player throws, or the round is over.
    fn next(&mut self, stand: Stand) -> Outcome {
        self.stand = stand;
        let Some(seat) = self.circle.mover().filter(|_| stand == Stand::Ended) else { return Outcome::nothing() };
        let amount = self.rules.result(&self.circle.hand);
        self.circle.results[seat] = Some(amount);
        let throws = std::mem::take(&mut self.throws);
        self.last = Some(Past { seat, throws, hand: self.circle.hand.clone(), result: Some(amount) });
        self.circle.at += 1;
        let manner = self.rules.manner();
        let each = manner.loses == Loses::Each;
        let strokes = if each && amount == Amount::from(1) { vec![seat] } else { Vec::new() };
        if self.circle.mover().is_some() {
            self.circle.hand = Hand::fresh(manner.throws);
            self.stand = Stand::Roll;
            return Outcome { strokes, end: None };
        }
        if each {
            Outcome::over(strokes)
        } else {
            Outcome::last(self.worst().map_or_else(Vec::new, |(seats, _)| seats))
        }
    }

    /// Who shares the last place so far, and with which result; none where there is no such place, or nobody had a turn.
    pub fn worst(&self) -> Option<(Vec<Seat>, Amount)> {
        let of = |seat: &Seat| self.circle.results[*seat];
        let results = self.circle.order.iter().filter_map(of);
        let worst = match self.rules.manner().loses {
            Loses::Lowest => results.min(),
            Loses::Highest => results.max(),
            Loses::Each => None,
        }?;
        Some((self.circle.order.iter().copied().filter(|seat| of(seat) == Some(worst)).collect(), worst))
    }
}

impl<T: Prop> Part for Round<T> {
    fn wait(&self) -> Wait {
        match self.stand {
            Stand::Roll => self.circle.throws(due(&self.rules, &self.circle.hand)),
            Stand::Decide => Wait::Decide(self.circle.mover().into_iter().collect()),
            Stand::Ended => Wait::Nothing,
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        match self.stand {
            Stand::Decide if self.circle.mover() == Some(seat) => legal(&self.rules, &self.circle.hand),
            Stand::Roll | Stand::Decide | Stand::Ended => Vec::new(),
        }
    }

    fn roll(&mut self, faces: &[u8]) -> Outcome {
        self.throws.push(faces.to_vec());
        let stand = roll(&self.rules, &mut self.circle.hand, faces);
        self.next(stand)
    }

    fn act(&mut self, _seat: Seat, action: Action) -> Outcome {
        let stand = act(&self.rules, &mut self.circle.hand, action);
        self.next(stand)
    }

    fn again(&mut self, order: Vec<Seat>) {
        self.circle = self.circle.again(order, self.rules.manner().throws);
        self.stand = Stand::Roll;
    }

    fn circle(&self) -> &Circle {
        &self.circle
    }

    fn in_the_open(&self) -> Option<usize> {
        self.rules.in_the_open()
    }

    fn prepare(&self, ties: Ties) {
        if self.rules.has_choices() {
            reckoning::prepare(&self.rules, self.circle.order.len(), ties);
        }
    }

    fn judge(&self, _seat: Seat, ties: Ties) -> Vec<Candidate<Action>> {
        let before = &self.circle.order[..self.circle.at];
        let standing: Vec<Amount> = before.iter().filter_map(|seat| self.circle.results[*seat]).collect();
        reckoning::judge(&self.rules, &self.circle.hand, &standing, self.circle.order.len(), ties)
    }

    fn leads(&self, action: Action) -> Option<Leads> {
        let worst = self.worst().map(|(_, amount)| amount);
        reckoning::leads(&self.rules, &self.circle.hand, action, worst)
    }

    fn optimum(&self) -> Option<(f64, Phrase)> {
        Some(reckoning::optimum(&self.rules))
    }

    fn plain(&self, _seat: Seat) -> Option<Action> {
        reckoning::plain(&self.rules, &self.circle.hand)
    }
}
