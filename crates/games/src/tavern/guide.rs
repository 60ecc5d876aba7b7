//! The rules pages of the pub games: what is a game's own, what holds for all, what several of them share.

use base::i18n::Lang;
use base::phrase;

use super::action::{Action, Places};
use super::bout::Kind;
use super::card::TIES;
use crate::table::{Block, Explains, Page};

pub mod example;

#[cfg(test)]
mod tests;

pub const EXPLAINS: &[Explains] = &[(
    "tavern-guide-choices-touch-text",
    &["tavern-keep-one", "tavern-keep-fewer", "tavern-turn-first", "tavern-no-such-die", "tavern-kept-stays"],
)];

pub fn rules<K: Kind>(lang: Lang) -> Vec<Block> {
    let card = K::CARD;
    let own = (card.guide)(Page::new(format!("{}-guide", card.key)), lang);
    let games = (!card.is_evening()).then(|| Block::Text(phrase!("tavern-guide-games-text")));
    let shared = card.fields().iter().any(|field| field.key == TIES.key);
    let ties = shared.then(|| part("ties")).into_iter().flatten();
    own.and(part("strokes")).and(games).and(ties).and(part("credits")).blocks
}

/// A heading of what all share and what stands below it.
fn part(key: &str) -> impl Iterator<Item = Block> {
    let page = Page::new("tavern-guide").blocks.into_iter();
    page.filter(move |block| block.phrase().id.starts_with(&format!("tavern-guide-{key}")))
}

pub fn each_for_himself() -> Block {
    Block::Text(phrase!("tavern-guide-each-text"))
}

pub fn luck() -> [Block; 2] {
    [Block::Heading(phrase!("tavern-guide-bots")), Block::Text(phrase!("tavern-guide-luck-text"))]
}

pub fn choices(notation: Vec<Block>) -> impl Iterator<Item = Block> {
    part("choices").chain(notation).chain(part("bots"))
}

/// The ideas by which games are played well whose last place has the stroke.
pub fn ideas() -> Vec<Block> {
    Page::new("tavern-strategy").blocks
}

/// `stop`: whether all dice may stay.
pub fn keeping(stop: bool) -> Vec<Block> {
    let (keep, none) = (Action::Keep(Places::one(0).flipped(2)), Action::Keep(Places::NONE));
    let mut page = vec![
        Block::Text(phrase!("tavern-guide-notation-keep-text", keep = keep.to_string())),
        Block::Text(phrase!("tavern-guide-notation-none-text", none = none.to_string())),
    ];
    if stop {
        page.push(Block::Text(phrase!("tavern-guide-notation-stop-text", stop = Action::Stop.to_string())));
    }
    page
}

pub fn keeping_one() -> Vec<Block> {
    let keep = Action::Keep(Places::one(1));
    vec![Block::Text(phrase!("tavern-guide-notation-one-text", keep = keep.to_string()))]
}
