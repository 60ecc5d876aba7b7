//! What is missing until somebody is ready for the open game with two dice. Follows from progress alone.

use std::collections::BTreeSet;

use games::dre13ehn::{Kind, Name, Outcome, Pair, Symbol};

use super::card::{Card, Deck, pairs};
use super::progress::Progress;

/// What the open game asks for with two dice: a name for every result that they make, and what each throw is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    pub dice: (Kind, Kind),
    /// Results of which no name is known yet.
    pub names: Vec<Outcome>,
    /// How many throws are known, and of how many.
    pub throws: (usize, usize),
}

/// The dice that the open game is usually played with.
pub const USUAL: (Kind, Kind) = (Kind::Fire, Kind::Fire);

impl Aim {
    pub fn of(progress: &Progress, dice: (Kind, Kind)) -> Self {
        // What was missed last is not known; what is not asked any more was known well enough.
        let known =
            |card: Card| progress.is_suspended(card) || progress.standing(card).is_some_and(|standing| !standing.again);
        let throws: Vec<Card> = Deck::Throws.cards().filter(|card| card.is_of(dice)).collect();
        let named = |result: &Outcome| Name::calling(*result).map(Card::NumberToName).any(known);
        let names = results(dice).into_iter().filter(|result| !named(result)).collect();
        let count = throws.iter().filter(|card| known(**card)).count();
        Self { dice, names, throws: (count, throws.len()) }
    }

    pub fn is_reached(&self) -> bool {
        self.names.is_empty() && self.throws.0 == self.throws.1
    }

    pub fn decks(&self) -> impl Iterator<Item = Deck> {
        let names = (!self.names.is_empty()).then_some(Deck::Names);
        names.into_iter().chain((self.throws.0 < self.throws.1).then_some(Deck::Throws))
    }
}

/// The results with names of their own that two dice make: 23 is called as 2 or as 3, F13 by any word.
fn results((one, other): (Kind, Kind)) -> BTreeSet<Outcome> {
    let shown = pairs(&Symbol::ALL).filter(|(a, b)| {
        let shows = |a, b| one.symbols().contains(a) && other.symbols().contains(b);
        shows(a, b) || shows(b, a)
    });
    let made = shown.flat_map(|(a, b)| Pair::of(a, b).readings().to_vec());
    made.filter(|result| Name::calling(*result).next().is_some()).collect()
}

#[cfg(test)]
mod tests;
