//! The rules page of Nacket's Luisle.

use super::super::guide::{self, example};
use super::sheet::numbers;
use super::{Chain, sums};
use crate::draw::{Drawing, Point};
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
        Block::Picture(sheet(), phrase!("luisle-guide-sheet-picture")),
        Block::Text(phrase!("luisle-guide-end")),
        Block::Ruling(phrase!("luisle-guide-ruling")),
    ];
    page.extend(guide::luck());
    page
}

/// The numbers of two: one on the way up, one on the way down.
fn sheet() -> Drawing {
    let mut drawing = Drawing::new(88.0, 23.0);
    for (y, done) in [(6.0, 7), (17.0, 14)] {
        numbers(&mut drawing, Point::new(44.0, y), Chain(done));
    }
    drawing
}
