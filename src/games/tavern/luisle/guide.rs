//! The rules page of Nacket's Luisle.

use super::super::guide::{self, example};
use super::sums;
use crate::games::tavern::guide::example::{Comes, Line};
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page() -> Vec<Block> {
    let dice = [1, 3, 5];
    let sums: Vec<String> = sums(&dice).iter().map(ToString::to_string).collect();
    let throw = example::draw(&[Line::all(String::new(), &dice, Comes::To(sums.join("  ")))]);
    let mut page = vec![
        Block::Text(phrase!("luisle-guide-turn")),
        Block::Text(phrase!("luisle-guide-sums")),
        Block::Picture(throw, phrase!("luisle-guide-sums-picture")),
        Block::Text(phrase!("luisle-guide-end")),
        Block::Ruling(phrase!("luisle-guide-ruling")),
    ];
    page.extend(guide::luck());
    page
}
