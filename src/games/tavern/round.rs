//! A game in which everybody has one turn, which comes to a result (`docs/rules/pub-games.md`): the flow that most
//! pub games share. Knows none of them: dice, throws and results are told by [`Turns`].

use std::fmt::Debug;
use std::hash::Hash;

use super::action::{Action, Places};
use super::bots;
use super::part::{Amount, Circle, Hand, Outcome, Part, Ties, Wait};
use super::props::caption::{self, Caption};
use super::scene::{Prop, Scene, Stage};
use crate::draw::Drawing;
use crate::game::Seat;
use crate::game::bot::Candidate;
use crate::phrase::Phrase;

/// What stays of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keeping {
    /// Nothing: every throw is one of all dice.
    Nothing,
    /// Exactly one die.
    One,
    /// Any dice, but one at least is thrown again.
    Any,
    /// Any dice; to keep all is to stop.
    AnyOrStop,
}

/// Who gets the stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loses {
    /// The lowest result.
    Lowest,
    /// The highest result.
    Highest,
    /// Each whose result is 1, when the turn ends.
    Each,
}

/// How the turns of a game go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Manner {
    /// How many dice.
    pub dice: u8,
    /// The most throws of a turn.
    pub throws: u8,
    /// What stays of a throw.
    pub keeping: Keeping,
    /// Whether one of the dice just thrown may be turned over first.
    pub turning: bool,
    /// Who gets the stroke.
    pub loses: Loses,
}

/// A game that is played in turns.
pub trait Turns: Prop + Clone + Debug + Eq + Hash + Send + Sync + 'static {
    /// How its turns go.
    fn manner(&self) -> Manner;
    /// What the throw that just fell adds to what is counted.
    fn counts(&self, _hand: &Hand) -> u32 {
        0
    }
    /// Whether these dice end the turn before its last throw.
    fn ends(&self, _hand: &Hand) -> bool {
        false
    }
    /// What a turn that ended like this comes to.
    fn result(&self, hand: &Hand) -> Amount;
    /// How many dice of a throw, counted from the first, roll in the open while the others lie under the cup.
    fn in_the_open(&self) -> Option<usize> {
        None
    }
    /// Whether there is anything to decide.
    fn has_choices(&self) -> bool {
        let manner = self.manner();
        manner.turning || (manner.keeping != Keeping::Nothing && manner.throws > 1)
    }
}

/// Where a turn stands after an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// Dice are due.
    Roll,
    /// Something is to be decided.
    Decide,
    /// The turn has ended.
    Ended,
}

/// The dice fell.
pub fn roll<T: Turns>(rules: &T, hand: &mut Hand, faces: &[u8]) -> Stand {
    hand.dice.clear();
    hand.dice.extend_from_slice(faces);
    hand.left -= 1;
    hand.turned = false;
    hand.counted += rules.counts(hand);
    settle(rules, hand)
}

/// A decision was made.
pub fn act<T: Turns>(rules: &T, hand: &mut Hand, action: Action) -> Stand {
    match action {
        Action::Turn(place) => {
            if let Some(face) = place.and_then(|place| hand.dice.get_mut(usize::from(place))) {
                *face = 7 - *face;
            }
            hand.turned = true;
            settle(rules, hand)
        }
        Action::Keep(places) => {
            hand.kept.extend(places.iter().map(|place| hand.dice[place]));
            hand.dice.clear();
            Stand::Roll
        }
        Action::Stop => Stand::Ended,
        // Only under the cup.
        Action::Cover | Action::Lift => Stand::Decide,
    }
}

/// Where a throw leads, what needs no decision being done.
fn settle<T: Turns>(rules: &T, hand: &mut Hand) -> Stand {
    let manner = rules.manner();
    if manner.turning && !hand.turned {
        return Stand::Decide;
    }
    if hand.left == 0 || rules.ends(hand) {
        return Stand::Ended;
    }
    if manner.keeping == Keeping::Nothing {
        hand.dice.clear();
        return Stand::Roll;
    }
    match legal(rules, hand).as_slice() {
        [only] => act(rules, hand, *only),
        _ => Stand::Decide,
    }
}

/// What may be decided about these dice.
pub fn legal<T: Turns>(rules: &T, hand: &Hand) -> Vec<Action> {
    let manner = rules.manner();
    let count = hand.dice.len();
    let lowest = |places: &Places| places.lowest(&hand.dice) == *places;
    if manner.turning && !hand.turned {
        let dice = (0..super::action::MOST_DICE).take(count);
        let listed = dice.filter(|place| lowest(&Places::one(usize::from(*place)))).map(Some);
        return [None].into_iter().chain(listed).map(Action::Turn).collect();
    }
    let keeps = Places::among(count).filter(lowest);
    match manner.keeping {
        Keeping::Nothing => Vec::new(),
        Keeping::One => keeps.filter(|places| places.count() == 1).map(Action::Keep).collect(),
        Keeping::Any => keeps.filter(|places| places.count() < count).map(Action::Keep).collect(),
        Keeping::AnyOrStop => {
            keeps.filter(|places| places.count() < count).map(Action::Keep).chain([Action::Stop]).collect()
        }
    }
}

/// How many dice are thrown next.
pub fn due<T: Turns>(rules: &T, hand: &Hand) -> usize {
    usize::from(rules.manner().dice) - hand.kept.len()
}

/// A turn that has ended, or is under way: all that was thrown in it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Past {
    /// Whose it was.
    pub seat: Seat,
    /// The faces of each throw, as they fell.
    pub throws: Vec<Vec<u8>>,
    /// The dice as they lay in the end.
    pub hand: Hand,
    /// What it came to, if it has ended.
    pub result: Option<Amount>,
}

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

impl<T: Turns> Scene for Round<T> {
    fn caption(&self, stage: &Stage<'_>) -> Caption {
        caption::of(self, stage)
    }

    fn set(&self, drawing: &mut Drawing, stage: &Stage<'_>) {
        T::set(drawing, self, &self.shown().unwrap_or_default(), stage);
    }

    fn comes_to(&self, seat: Seat) -> Option<Phrase> {
        self.circle.results[seat].map(|amount| self.rules.comes_to(amount))
    }
}

impl<T: Turns> Part for Round<T> {
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
            bots::prepare(&self.rules, self.circle.order.len(), ties);
        }
    }

    fn judge(&self, _seat: Seat, ties: Ties) -> Vec<Candidate<Action>> {
        let before = &self.circle.order[..self.circle.at];
        let standing: Vec<Amount> = before.iter().filter_map(|seat| self.circle.results[*seat]).collect();
        bots::judge(&self.rules, &self.circle.hand, &standing, self.circle.order.len(), ties)
    }

    fn optimum(&self) -> Option<(f64, Phrase)> {
        Some(bots::optimum(&self.rules))
    }

    fn plain(&self, _seat: Seat) -> Option<Action> {
        bots::plain(&self.rules, &self.circle.hand)
    }
}
