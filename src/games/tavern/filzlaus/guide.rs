//! The rules page of the lonely louse.

use super::super::props;
use super::LOUSE;
use crate::draw::{Affine, Drawing, Point};
use crate::games::tavern::action::Action;
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page() -> Vec<Block> {
    let (cover, lift) = (Action::Cover.to_string(), Action::Lift.to_string());
    vec![
        Block::Text(phrase!("filzlaus-guide-turn")),
        Block::Text(phrase!("filzlaus-guide-back")),
        Block::Text(phrase!("filzlaus-guide-on")),
        Block::Picture(found(), phrase!("filzlaus-guide-picture")),
        Block::Text(phrase!("filzlaus-guide-foul")),
        Block::Ruling(phrase!("filzlaus-guide-ruling")),
        Block::Text(phrase!("filzlaus-guide-notation", cover = cover, lift = lift)),
    ]
}

/// The louse under the lifted cup, and what it costs.
fn found() -> Drawing {
    let (cup, die) = (24.0, 11.0);
    let mut drawing = Drawing::new(2.0 * cup + 14.0, cup + 2.0);
    drawing.place(Affine::turn(0.35).then(Affine::shift(7.0, -2.0)), props::cup(cup));
    drawing.place(Affine::shift(cup + 8.0, cup - die - 1.0), props::die(LOUSE, die));
    props::struck(&mut drawing, Point::new(2.0 * cup + 6.0, cup - die / 2.0 - 1.0), die);
    drawing
}
