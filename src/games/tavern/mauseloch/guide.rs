//! The rules page of Mauseloch.

use super::super::guide;
use super::sheet::numbers;
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page() -> Vec<Block> {
    let struck: Vec<u8> = (5..18).filter(|sum| *sum != 7).collect();
    let mut page = vec![
        Block::Text(phrase!("mauseloch-guide-turn")),
        Block::Text(phrase!("mauseloch-guide-end")),
        Block::Picture(numbers(&struck), phrase!("mauseloch-guide-picture")),
        Block::Ruling(phrase!("mauseloch-guide-ruling")),
    ];
    page.extend(guide::luck());
    page
}
