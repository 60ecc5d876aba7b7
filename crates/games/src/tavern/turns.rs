//! The rules of a turn (`docs/rules/pub-games.md`): dice, throws, what is kept and what it comes to, as [`Turns`] tell.

use std::fmt::Debug;
use std::hash::Hash;

use super::action::{Action, Places};
use super::part::{Amount, Hand};
use crate::game::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keeping {
    Nothing,
    One,
    /// Any dice, but one at least is thrown again.
    Any,
    /// Any dice; to keep all is to stop.
    AnyOrStop,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loses {
    Lowest,
    Highest,
    /// Each whose result is 1, when the turn ends.
    Each,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnRules {
    pub dice: u8,
    pub throws: u8,
    pub keeping: Keeping,
    pub turning: bool,
    pub loses: Loses,
}

pub trait Turns: Clone + Debug + Eq + Hash + Send + Sync + 'static {
    fn turn_rules(&self) -> TurnRules;
    /// What the throw that just fell adds to what is counted.
    fn counts(&self, _hand: &Hand) -> u32 {
        0
    }
    /// Whether these dice end the turn before its last throw.
    fn ends(&self, _hand: &Hand) -> bool {
        false
    }
    fn result(&self, hand: &Hand) -> Amount;
    /// How many dice of a throw, counted from the first, roll in the open while the others lie under the cup.
    fn in_the_open(&self) -> Option<usize> {
        None
    }
    fn has_choices(&self) -> bool {
        let turn_rules = self.turn_rules();
        turn_rules.turning || (turn_rules.keeping != Keeping::Nothing && turn_rules.throws > 1)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    Roll,
    Decide,
    Ended,
}

pub fn roll<T: Turns>(rules: &T, hand: &mut Hand, faces: &[u8]) -> Stand {
    hand.dice.clear();
    hand.dice.extend_from_slice(faces);
    hand.left -= 1;
    hand.turned = false;
    hand.counted += rules.counts(hand);
    settle(rules, hand)
}

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
    let turn_rules = rules.turn_rules();
    if turn_rules.turning && !hand.turned {
        return Stand::Decide;
    }
    if hand.left == 0 || rules.ends(hand) {
        return Stand::Ended;
    }
    if turn_rules.keeping == Keeping::Nothing {
        hand.dice.clear();
        return Stand::Roll;
    }
    match legal(rules, hand).as_slice() {
        [only] => act(rules, hand, *only),
        _ => Stand::Decide,
    }
}

pub fn legal<T: Turns>(rules: &T, hand: &Hand) -> Vec<Action> {
    let turn_rules = rules.turn_rules();
    let count = hand.dice.len();
    let lowest = |places: &Places| places.lowest(&hand.dice) == *places;
    if turn_rules.turning && !hand.turned {
        let dice = (0..super::action::MOST_DICE).take(count);
        let listed = dice.filter(|place| lowest(&Places::one(usize::from(*place)))).map(Some);
        return [None].into_iter().chain(listed).map(Action::Turn).collect();
    }
    let keeps = Places::among(count).filter(lowest);
    match turn_rules.keeping {
        Keeping::Nothing => Vec::new(),
        Keeping::One => keeps.filter(|places| places.count() == 1).map(Action::Keep).collect(),
        Keeping::Any => keeps.filter(|places| places.count() < count).map(Action::Keep).collect(),
        Keeping::AnyOrStop => {
            keeps.filter(|places| places.count() < count).map(Action::Keep).chain([Action::Stop]).collect()
        }
    }
}

pub fn due<T: Turns>(rules: &T, hand: &Hand) -> usize {
    usize::from(rules.turn_rules().dice) - hand.kept.len()
}

/// A turn that has ended, or is under way: all that was thrown in it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Past {
    pub seat: Seat,
    /// The faces of each throw, as they fell.
    pub throws: Vec<Vec<u8>>,
    pub hand: Hand,
    pub result: Option<Amount>,
}
