//! The rules page of Abstreichen.

use super::super::guide;
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page() -> Vec<Block> {
    let mut page = vec![
        Block::Text(phrase!("abstreichen-guide-turn")),
        Block::Text(phrase!("abstreichen-guide-end")),
        Block::Text(phrase!("abstreichen-guide-pay")),
    ];
    page.extend(guide::luck());
    page
}
