//! The rules page of Langer Entenschiß.

use super::super::guide::{self, example};
use super::Tries;
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page() -> Vec<Block> {
    let picture = example::each(&Tries { throws: 1 }, &[&[2, 1, 3], &[1, 1, 3]], |_, pips| pips < 4);
    let mut page = vec![
        Block::Text(phrase!("entenschiss-guide-turn")),
        Block::Picture(picture, phrase!("entenschiss-guide-picture")),
        Block::Text(phrase!("entenschiss-guide-more")),
        guide::each_for_himself(),
    ];
    page.extend(guide::luck());
    page
}
