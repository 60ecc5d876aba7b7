//! One game of an evening, under way, played in the acting order until it says who is last, or that it is over. Whose
//! the stroke is then, playoffs and what comes next are the bout's affair. Knows no game.

use std::any::Any;
use std::fmt::Debug;

use num_rational::Ratio;
use serde_json::{Map, Value};

use base::phrase::Phrase;

use super::action::Action;
use super::scene::Scene;
use super::solve::Leads;
use crate::game::Seat;
use crate::game::bot::Candidate;

/// A result, exactly: pips, a house number, a fraction of the watchman's.
pub type Amount = Ratio<u32>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wait {
    Roll(Seat, usize),
    /// What so many dice show that this seat threw unseen, and that have come to light.
    Faces(Seat, usize),
    /// These seats may decide; the first is the one whose turn it is.
    Decide(Vec<Seat>),
    Nothing,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepResult {
    /// Who gets a stroke at once.
    pub strokes: Vec<Seat>,
    pub end: Option<End>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    Over,
    Last(Vec<Seat>),
}

impl StepResult {
    pub fn nothing() -> Self {
        Self::default()
    }

    pub fn stroke(seat: Seat) -> Self {
        Self { strokes: vec![seat], end: None }
    }

    pub fn over(strokes: Vec<Seat>) -> Self {
        Self { strokes, end: Some(End::Over) }
    }

    pub fn last(seats: Vec<Seat>) -> Self {
        Self { strokes: Vec::new(), end: Some(End::Last(seats)) }
    }
}

/// The dice of a turn, as they lie.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    /// The dice just thrown, after turning; none before the throw.
    pub dice: Vec<u8>,
    /// The dice set aside, in the order they were kept.
    pub kept: Vec<u8>,
    /// How many throws are left, a pending one included.
    pub left: u8,
    /// What earlier throws of the turn count.
    pub counted: u32,
    /// Whether it was decided about turning one of these dice over.
    pub turned: bool,
}

impl Hand {
    pub fn fresh(throws: u8) -> Self {
        Self { left: throws, ..Self::default() }
    }

    pub fn lying(&self) -> impl Iterator<Item = u8> + Clone {
        self.kept.iter().chain(&self.dice).copied()
    }

    pub fn rising(&self) -> Vec<u8> {
        let mut dice: Vec<u8> = self.lying().collect();
        dice.sort_unstable();
        dice
    }

    pub fn falling(&self) -> Vec<u8> {
        let mut dice = self.rising();
        dice.reverse();
        dice
    }
}

/// What every game under way has: who plays it, whose turn it is, the dice of the turn, what each has come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Circle {
    /// Who plays, in acting order; in a playoff only those in it.
    pub order: Vec<Seat>,
    /// Whose turn it is, as a place in the order; behind its end where it is nobody’s any more.
    pub at: usize,
    pub hand: Hand,
    /// The results of the game by seat, where it has them.
    pub results: Vec<Option<Amount>>,
}

impl Circle {
    pub fn new(order: Vec<Seat>, throws: u8) -> Self {
        let results = vec![None; order.len()];
        Self { order, at: 0, hand: Hand::fresh(throws), results }
    }

    /// These alone play again; what the others have come to stays.
    pub fn again(&self, order: Vec<Seat>, throws: u8) -> Self {
        let mut results = self.results.clone();
        order.iter().for_each(|seat| results[*seat] = None);
        Self { order, at: 0, hand: Hand::fresh(throws), results }
    }

    pub fn mover(&self) -> Option<Seat> {
        self.order.get(self.at).copied()
    }

    pub fn pass(&mut self) {
        self.at = (self.at + 1) % self.order.len();
    }

    pub fn end(&mut self) {
        self.at = self.order.len();
    }

    pub fn throws(&self, dice: usize) -> Wait {
        self.mover().map_or(Wait::Nothing, |seat| Wait::Roll(seat, dice))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ties {
    /// Those who share it play the game again among themselves.
    Playoff,
    /// Everyone on it gets a stroke.
    All,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gives {
    /// So many, for last places.
    Last(usize),
    /// To each who plays by what they throw themselves, with that chance.
    Each(f64),
}

pub trait EveningPart: Scene + Boxed + Any + Debug + Send + Sync {
    fn wait(&self) -> Wait;
    fn mover(&self) -> Option<Seat> {
        match self.wait() {
            Wait::Roll(seat, _) | Wait::Faces(seat, _) => Some(seat),
            Wait::Decide(seats) => seats.first().copied(),
            Wait::Nothing => None,
        }
    }
    /// What a seat may decide, in the rules' order.
    fn legal(&self, _seat: Seat) -> Vec<Action> {
        Vec::new()
    }
    /// The dice that are due fell; 0 stands for one of which nobody has told what it shows.
    fn roll(&mut self, faces: &[u8]) -> StepResult;
    fn reveal(&mut self, _faces: &[u8]) -> StepResult {
        StepResult::nothing()
    }
    /// How many dice lie there of which nobody has told what they show.
    fn untold(&self) -> usize {
        0
    }
    fn act(&mut self, _seat: Seat, _action: Action) -> StepResult {
        StepResult::nothing()
    }
    fn again(&mut self, order: Vec<Seat>);
    fn circle(&self) -> &Circle;
    fn order(&self) -> &[Seat] {
        &self.circle().order
    }
    fn hand(&self) -> &Hand {
        &self.circle().hand
    }
    fn results(&self) -> &[Option<Amount>] {
        &self.circle().results
    }
    /// Who begins the next game of it, this one having ended, where that is not whoever comes after the one who began it.
    fn begins(&self) -> Option<Seat> {
        None
    }
    /// What the game adds to `state`, as the rules name it.
    fn add(&self, _state: &mut Map<String, Value>) {}
    /// What lies under a cup is forgotten.
    fn hide(&mut self) {}
    /// Whether the dice that are due will lie where nobody may look.
    fn falls_blind(&self) -> bool {
        false
    }
    /// Whether dice were rolled before in the turn under way.
    fn follows(&self) -> bool {
        false
    }
    /// How many of the dice that are due, from the first, while the others lie under the cup.
    fn in_the_open(&self) -> Option<usize> {
        None
    }
    /// Makes ready what a first decision would wait for.
    fn prepare(&self, _ties: Ties) {}
    fn covers(&self) -> bool {
        false
    }
    fn gives(&self) -> Gives {
        Gives::Last(1)
    }
    /// Best first, if everyone plays to get away without the stroke of this game: its chance of that or, between the
    /// worst and the best, what it gains by each who may get the stroke. None where the game has no choices.
    fn judge(&self, _seat: Seat, _ties: Ties, _gains: Option<&[f64]>) -> Vec<Candidate<Action>> {
        Vec::new()
    }
    /// What a decision leads to, if all that follows is played for that alone; none where nothing is reckoned.
    fn leads(&self, _action: Action) -> Option<Leads> {
        None
    }
    /// Why a decision is better than another, where the game has an idea of its own.
    fn why(&self, _played: Action, _better: Action) -> Option<Phrase> {
        None
    }
    /// By one who is alone and plays as well as can be, and how that was found; none where there are no such turns.
    fn optimum(&self) -> Option<(f64, Phrase)> {
        None
    }
    /// What somebody decides who only looks at his own dice.
    fn plain(&self, seat: Seat) -> Option<Action> {
        self.legal(seat).first().copied()
    }
}

/// What makes a boxed part a value: copied and compared.
pub trait Boxed {
    fn copy(&self) -> Box<dyn EveningPart>;
    fn same(&self, other: &dyn EveningPart) -> bool;
}

impl<T: EveningPart + Clone + PartialEq> Boxed for T {
    fn copy(&self) -> Box<dyn EveningPart> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn EveningPart) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<T>() == Some(self)
    }
}

impl Clone for Box<dyn EveningPart> {
    fn clone(&self) -> Self {
        self.as_ref().copy()
    }
}

/// A result as JSON: a number, or a fraction such as `"16/7"`.
pub fn amount_json(amount: Amount) -> Value {
    if amount.is_integer() { Value::from(amount.to_integer()) } else { Value::from(amount.to_string()) }
}
