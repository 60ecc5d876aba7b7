//! A beer mat, and the emblem it makes. Knows no count.

use crate::draw::{Drawing, Font, Hue, Ink, Path, Point, Role, Stroke};
use crate::games::tavern::figure::SIDE;
use crate::games::tavern::props;

/// A round beer mat with a number on it.
pub fn mat(drawing: &mut Drawing, words: &str, middle: Point, radius: f32, (fill, ink): (Ink, Ink), line: Stroke) {
    drawing.shape(Path::circle(middle.x, middle.y, radius), fill, line);
    let ring = Stroke::new(line.ink.alpha(0.5), line.width * 0.5);
    drawing.line(Path::circle(middle.x, middle.y, radius * 0.84), ring);
    props::label(drawing, words, middle, radius * 0.95, radius * 1.6, Font::SansBold, ink);
}

/// The emblem: the mat nobody wants.
#[must_use]
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Leaf);
    let middle = Point::new(SIDE / 2.0, SIDE / 2.0);
    props::label(&mut drawing, "21", middle, 20.0, 30.0, Font::SansBold, Role::Text.into());
    drawing
}
