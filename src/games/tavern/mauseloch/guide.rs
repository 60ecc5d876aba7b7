//! The rules page of Mauseloch.

use super::super::guide;
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page() -> Vec<Block> {
    let mut page = vec![
        Block::Text(phrase!("mauseloch-guide-turn")),
        Block::Text(phrase!("mauseloch-guide-end")),
        Block::Ruling(phrase!("mauseloch-guide-ruling")),
    ];
    page.extend(guide::luck());
    page
}
