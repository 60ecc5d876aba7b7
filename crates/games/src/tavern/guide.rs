//! The rules pages of the pub games: what is a game's own, then what holds for all, and what several of them share.
//! Knows no toolkit.

use base::i18n::Lang;
use base::phrase;

use super::action::{Action, Places};
use super::bout::Kind;
use super::card::TIES;
use crate::table::{Block, Explains, Page};

pub mod example;

#[cfg(test)]
mod tests;

/// Which paragraphs explain what is said at the table.
pub const EXPLAINS: &[Explains] = &[
    (
        "tavern-guide-choices-touch",
        &["tavern-keep-one", "tavern-keep-fewer", "tavern-turn-first", "tavern-no-such-die", "tavern-kept-stays"],
    ),
    ("tavern-guide-strokes-text", &["tavern-coach-row", "tavern-coach-past", "tavern-coach-mean"]),
];

pub fn rules<K: Kind>(lang: Lang) -> Vec<Block> {
    let card = K::CARD;
    let own = (card.guide)(Page::new(format!("{}-guide", card.key)), lang);
    let games = (!card.is_evening()).then(|| Block::Text(phrase!("tavern-guide-games")));
    let shared = card.fields().iter().any(|field| field.key == TIES.key);
    let ties = shared.then(|| page().heading("ties").texts(["ties-playoff", "ties-all"]).blocks);
    let credits = page().part("credits").blocks;
    own.and(page().part("strokes").blocks).and(games).and(ties.into_iter().flatten()).and(credits).blocks
}

fn page() -> Page {
    Page::new("tavern-guide")
}

pub fn each_for_himself() -> Block {
    Block::Text(phrase!("tavern-guide-each"))
}

pub fn luck() -> Vec<Block> {
    page().heading("bots").texts(["bots-luck"]).blocks
}

pub fn choices(notation: Vec<Block>) -> Vec<Block> {
    page()
        .heading("choices")
        .texts(["choices-touch", "choices-auto"])
        .and(notation)
        .heading("bots")
        .points(["bots-strong", "bots-medium", "bots-easy"])
        .blocks
}

/// `stop`: whether all dice may stay.
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

pub fn keeping_one() -> Vec<Block> {
    let keep = Action::Keep(Places::one(1));
    vec![Block::Text(phrase!("tavern-guide-choices-notation-one", keep = keep.to_string()))]
}
