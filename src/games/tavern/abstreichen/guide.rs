//! The rules page of Abstreichen.

use super::super::guide;
use super::Left;
use super::sheet::numbers;
use crate::draw::{Drawing, Point};
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page() -> Vec<Block> {
    let mut page = vec![
        Block::Text(phrase!("abstreichen-guide-turn")),
        Block::Text(phrase!("abstreichen-guide-end")),
        Block::Picture(sheet(), phrase!("abstreichen-guide-picture")),
        Block::Text(phrase!("abstreichen-guide-pay")),
    ];
    page.extend(guide::luck());
    page
}

/// The numbers of two, one of whom is done.
fn sheet() -> Drawing {
    let mut drawing = Drawing::new(76.0, 26.0);
    for (y, left) in [(7.0, vec![4]), (19.0, Vec::new())] {
        numbers(&mut drawing, Point::new(38.0, y), Some(&Left(left)));
    }
    drawing
}
