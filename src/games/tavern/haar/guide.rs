//! The rules page of the hair in the hole.

use super::super::guide::{self, example};
use super::{Hair, holes};
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page() -> Vec<Block> {
    let hole = |_: &[u8], pips| holes(&[pips]) > 0;
    let any = example::each(&Hair::Any, &[&[2, 1, 6], &[2, 4, 6]], hole);
    let counted = example::each(&Hair::Holes, &[&[3, 1, 6], &[5, 3, 1], &[2, 4, 6]], hole);
    let mut page = vec![
        Block::Text(phrase!("haar-im-loch-guide-turn")),
        Block::Picture(any, phrase!("haar-im-loch-guide-picture")),
        guide::each_for_himself(),
        Block::Text(phrase!("haar-im-loch-guide-holes")),
        Block::Picture(counted, phrase!("haar-im-loch-guide-holes-picture")),
    ];
    page.extend(guide::luck());
    page
}
