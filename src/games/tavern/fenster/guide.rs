//! The rules pages of the two windows.

use super::super::guide::{self, example};
use super::Window;
use crate::draw::Drawing;
use crate::phrase;
use crate::table::Block;

/// The own part of the page of the church window.
pub fn church() -> Vec<Block> {
    let mut page = vec![
        Block::Text(phrase!("kirchenfenster-guide-turn")),
        Block::Picture(seen(Window::Church, &[&[1, 4], &[6, 4], &[3, 5]]), phrase!("kirchenfenster-guide-picture")),
        guide::each_for_himself(),
    ];
    page.extend(guide::luck());
    page
}

/// The own part of the page of the farmhouse window.
pub fn farmhouse() -> Vec<Block> {
    let mut page = vec![
        Block::Text(phrase!("bauernfenster-guide-turn")),
        Block::Picture(seen(Window::Farm, &[&[3, 2], &[5, 3], &[4, 6]]), phrase!("bauernfenster-guide-picture")),
        guide::each_for_himself(),
    ];
    page.extend(guide::luck());
    page
}

fn seen(window: Window, throws: &[&[u8]]) -> Drawing {
    example::each(&window, throws, |_, pips| window.is_lit(pips))
}
