//! The sheet of Nacket's Luisle: the numbers from 1 to 10 for everybody, circled once they are collected, struck out once
//! they are cancelled.

use super::{Chain, TOP};
use crate::games::tavern::prelude::*;
use crate::games::tavern::sheet::form;

/// From number to number, mm.
const STEP: f32 = 8.2;

impl Rows for Chain {
    const NAMES: [&'static str; 3] = ["luisle", "luisle-name", "luisle-sheet-about"];
    const LEFT: f32 = 40.5;
    const RIGHT: f32 = 124.0;

    fn row(&self, drawing: &mut Drawing, middle: Point) {
        for number in 1..=TOP {
            let at = Point::new(middle.x + STEP * (f32::from(number) - f32::from(TOP + 1) / 2.0), middle.y);
            props::label(drawing, number, at, 5.4, STEP, Font::SerifBold, Role::Text);
            if self.0 >= number {
                form::ring(drawing, at, 7.4);
            }
            if self.0 > 2 * TOP - number {
                form::strike(drawing, at, 6.2, 8.0);
            }
        }
    }
}
