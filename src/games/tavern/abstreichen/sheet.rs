//! The sheet of Abstreichen: the numbers from 1 to 6 for everybody.

use super::Left;
use crate::games::tavern::prelude::*;
use crate::games::tavern::sheet::form;

/// From number to number, mm.
const STEP: f32 = 11.5;

impl Rows for Left {
    const NAMES: [&'static str; 3] = ["abstreichen", "abstreichen-name", "abstreichen-sheet-about"];
    const LEFT: f32 = 50.0;
    const RIGHT: f32 = 121.0;

    /// The numbers, those struck that are no longer left.
    fn row(&self, drawing: &mut Drawing, middle: Point) {
        for number in 1..=6_u8 {
            let at = Point::new(middle.x + STEP * (f32::from(number) - 3.5), middle.y);
            props::label(drawing, number, at, 7.6, STEP, Font::SerifBold, Role::Text);
            if !self.0.contains(&number) {
                form::strike(drawing, at, 7.0, 8.4);
            }
        }
    }
}
