//! The openings by rollouts: what may be played to a first throw, and in answer to the best of that. Knows no network.
//! `assets/kvatrutafl/openings.txt` has a line for each throw that leaves a choice, `6-5:`, or as an answer to the best
//! turn of that, `6-5 3-1:`. Behind it stand turns, the best first and apart by `;`, each with its worth for its side and
//! the standard error of that, in points of a single game. White throws first.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::super::action::{Action, Steps};
use super::super::line::{Left, LegalTurn};
use super::super::men::{Position, other};
use super::super::turns::Finder;
use super::think::Judge;
use crate::game::Seat;

const SHIPPED: &str = include_str!("../../../../../assets/kvatrutafl/openings.txt");

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known {
    pub steps: Steps,
    /// For its side, in points of a single game.
    pub worth: f32,
    pub error: f32,
}

/// By the position as the side sees it that is to play, and by what it threw.
type Book = HashMap<(Position, Left), Vec<Known>>;

static BOOK: LazyLock<Option<Book>> = LazyLock::new(|| {
    let book = read(SHIPPED);
    if book.is_none() {
        log::error!("the openings of Kvátrutafl cannot be read: strong thinks for itself");
    }
    book
});

pub fn is_read() -> bool {
    BOOK.is_some()
}

fn lines() -> impl Iterator<Item = (&'static (Position, Left), &'static Vec<Known>)> {
    BOOK.iter().flatten()
}

/// The throw has not been begun; empty where it is no opening.
pub fn known(begun: &LegalTurn) -> &'static [Known] {
    BOOK.as_ref().and_then(|book| book.get(&key(begun))).map_or(&[], Vec::as_slice)
}

/// How many of the answers are best played as the throw that begins a game, and how many there are.
pub fn answers() -> [usize; 2] {
    let start = Position::start();
    let answers = || lines().filter(|((position, _), _)| *position != start);
    let same = answers().filter(|((_, dice), known)| {
        let begins = BOOK.as_ref().and_then(|book| book.get(&(start, *dice))?.first());
        begins.is_some_and(|begins| begins.steps == known[0].steps)
    });
    [same.count(), answers().count()]
}

pub fn error() -> f32 {
    lines().flat_map(|(_, known)| known).fold(0.0, |most, known| most.max(known.error))
}

fn key(begun: &LegalTurn) -> (Position, Left) {
    let (mut position, foe) = (begun.position, other(begun.seat));
    if begun.seat > foe {
        position.men.reverse();
        position.unlocked.reverse();
        position.exposed.reverse();
        position.first.reverse();
    }
    (position, begun.left)
}

fn read(text: &str) -> Option<Book> {
    let mut book = Book::new();
    for line in text.lines() {
        let (throws, turns) = line.split_once(": ")?;
        let dice = |throw: &str| {
            let (high, low) = throw.split_once('-')?;
            Some([high.parse().ok()?, low.parse().ok()?])
        };
        let (first, answer) = throws.split_once(' ').map_or((throws, None), |(first, answer)| (first, Some(answer)));
        let mut begun = LegalTurn::new(Position::start(), 0, dice(first)?);
        if let Some(answer) = answer {
            let best = book.get(&key(&begun))?.first()?;
            begun = LegalTurn::new(after(&begun, best)?, 1, dice(answer)?);
        }
        let all = turns.split("; ").map(|turn| one(begun.seat, turn)).collect::<Option<_>>()?;
        book.insert(key(&begun), all);
    }
    Some(book)
}

fn after(begun: &LegalTurn, turn: &Known) -> Option<Position> {
    let mut finder = Finder::default();
    let turns = finder.turns(begun, |_| false).iter();
    Some(Judge::handed(&turns.map(|turn| turn.line).find(|line| line.steps == turn.steps)?))
}

fn one(seat: Seat, text: &str) -> Option<Known> {
    let (text, error) = text.rsplit_once(' ')?;
    let (steps, worth) = text.rsplit_once(' ')?;
    let steps = Action::read(seat, steps).ok()?.steps;
    Some(Known { steps, worth: worth.parse().ok()?, error: error.parse().ok()? })
}

#[cfg(test)]
mod tests;
