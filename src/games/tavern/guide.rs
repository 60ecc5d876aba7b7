//! The rules pages of the pub games: what is a game's own, then what holds for all, and what several of them share.
//! Knows no toolkit.

use super::action::{Action, Places};
use super::kind::{Plays, TIES};
use super::part::Hand;
use crate::i18n::Lang;
use crate::phrase;
use crate::table::Block;

pub mod example;

#[cfg(test)]
mod tests;

/// The rules page of a game.
#[must_use]
pub fn rules<P: Plays>(lang: Lang) -> Vec<Block> {
    let mut page = (P::GUIDE)(lang);
    page.push(Block::Heading(phrase!("tavern-guide-strokes")));
    page.push(Block::Text(phrase!("tavern-guide-strokes-text")));
    if !P::EVENING {
        page.push(Block::Text(phrase!("tavern-guide-games")));
    }
    if P::fields().iter().any(|field| field.key == TIES.key) {
        page.push(Block::Heading(phrase!("tavern-guide-ties")));
        page.push(Block::Text(phrase!("tavern-guide-ties-playoff")));
        page.push(Block::Text(phrase!("tavern-guide-ties-all")));
    }
    page
}

/// That everybody is struck by their own throw.
#[must_use]
pub fn each_for_himself() -> Block {
    Block::Text(phrase!("tavern-guide-each"))
}

/// Of a game without choices: that there are none.
#[must_use]
pub fn luck() -> Vec<Block> {
    vec![Block::Heading(phrase!("tavern-guide-bots")), Block::Text(phrase!("tavern-guide-bots-luck"))]
}

/// Of a game with choices: how they are made and written, and how computer players make them.
#[must_use]
pub fn choices(notation: Vec<Block>) -> Vec<Block> {
    let mut page = vec![
        Block::Heading(phrase!("tavern-guide-choices")),
        Block::Text(phrase!("tavern-guide-choices-touch")),
        Block::Text(phrase!("tavern-guide-choices-auto")),
    ];
    page.extend(notation);
    page.push(Block::Heading(phrase!("tavern-guide-bots")));
    page.push(Block::Point(phrase!("tavern-guide-bots-strong")));
    page.push(Block::Point(phrase!("tavern-guide-bots-medium")));
    page.push(Block::Point(phrase!("tavern-guide-bots-easy")));
    page
}

/// How it is written that any dice stay and, where one may, that all do.
#[must_use]
pub fn keeping(stop: bool) -> Vec<Block> {
    let (keep, none) = (Action::Keep(Places::one(0).flipped(2)), Action::Keep(Places::NONE));
    let mut page = vec![
        Block::Text(phrase!("tavern-guide-choices-notation", keep = keep.to_string())),
        Block::Text(phrase!("tavern-guide-choices-notation-none", none = none.to_string())),
    ];
    if stop {
        page.push(Block::Text(phrase!("tavern-guide-choices-notation-stop", stop = Action::Stop.to_string())));
    }
    page
}

/// How it is written that one die stays.
#[must_use]
pub fn keeping_one() -> Vec<Block> {
    let keep = Action::Keep(Places::one(1));
    vec![Block::Text(phrase!("tavern-guide-choices-notation-one", keep = keep.to_string()))]
}

/// Whether a throw shows these pips more than once.
#[must_use]
pub fn is_double(dice: &[u8], pips: u8) -> bool {
    dice.iter().filter(|other| **other == pips).count() > 1
}

/// The dice that lie, the lowest first.
#[must_use]
pub fn rising(hand: &Hand) -> Vec<u8> {
    let mut dice: Vec<u8> = hand.lying().collect();
    dice.sort_unstable();
    dice
}

/// The dice that lie, the highest first.
#[must_use]
pub fn falling(hand: &Hand) -> Vec<u8> {
    let mut dice = rising(hand);
    dice.reverse();
    dice
}
