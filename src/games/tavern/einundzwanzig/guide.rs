//! The rules page of Einundzwanzig.

use super::super::{guide, props};
use crate::draw::{Affine, Drawing, Font, Point, Role};
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page() -> Vec<Block> {
    let mut page = vec![
        Block::Text(phrase!("einundzwanzig-guide-turn")),
        Block::Text(phrase!("einundzwanzig-guide-end")),
        Block::Picture(count(), phrase!("einundzwanzig-guide-picture")),
        Block::Ruling(phrase!("einundzwanzig-guide-ruling")),
        Block::Ruling(phrase!("tavern-guide-order-ruling")),
    ];
    page.extend(guide::luck());
    page
}

/// How the die counts up, until it has come too far.
fn count() -> Drawing {
    let (dice, side) = ([1, 3, 6, 2, 5, 1, 3], 10.0);
    let mut drawing = Drawing::new(props::width(dice.len(), side) + 2.0, side * 2.1);
    let mut count = 0_u8;
    for (place, pips) in dice.into_iter().enumerate() {
        count += pips;
        let at = props::place(Point::new(1.0, 0.5), place, side);
        drawing.place(Affine::shift(at.x, at.y), props::die(pips, side));
        let below = Point::new(at.x + side / 2.0, side * 1.55);
        let over = count >= super::LIMIT;
        let (font, ink) = if over { (Font::SerifBold, Role::Bad) } else { (Font::Serif, Role::Text) };
        props::label(&mut drawing, &count.to_string(), below, side * 0.6, side, font, ink.into());
    }
    drawing
}
