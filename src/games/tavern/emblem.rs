//! The emblem of the family: a die, and strokes on a beer mat.

use super::{ACCENT, props};
use crate::draw::{Drawing, Point};

/// The emblem, 40 by 40 mm.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(ACCENT);
    props::lay_turned(&mut drawing, 5, Point::new(13.4, 14.4), 11.0, -0.22);
    props::lay_turned(&mut drawing, 3, Point::new(26.4, 13.4), 11.0, 0.3);
    props::strokes(&mut drawing, 7, Point::new(11.4, 22.6), 10.4);
    drawing
}
