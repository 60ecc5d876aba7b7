//! The emblem of the family: a die, and strokes on a beer mat.

use super::{ACCENT, props};
use crate::draw::{Affine, Drawing, Point};

/// The emblem, 40 by 40 mm.
#[must_use]
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(ACCENT);
    let die = |x: f32, y: f32, turn: f32| Affine::shift(-5.5, -5.5).then(Affine::turn(turn)).then(Affine::shift(x, y));
    drawing.place(die(13.4, 14.4, -0.22), props::die(5, 11.0));
    drawing.place(die(26.4, 13.4, 0.3), props::die(3, 11.0));
    props::strokes(&mut drawing, 7, Point::new(11.4, 22.6), 10.4);
    drawing
}
