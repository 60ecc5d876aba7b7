//! Emblems: that of the family, dice and strokes on a beer mat, and those with a figure on it.

use base::draw::{Affine, Drawing, Hue, Point};

use super::figure::{ACCENT, FigureStyle};
use super::props;

pub fn emblem() -> Drawing {
    let mut drawing = props::mat(ACCENT);
    props::lay_turned(&mut drawing, 5, Point::new(13.4, 14.4), 11.0, -0.22);
    props::lay_turned(&mut drawing, 3, Point::new(26.4, 13.4), 11.0, 0.3);
    props::strokes(&mut drawing, 7, Point::new(11.4, 22.6), 10.4);
    drawing
}

/// An emblem: a figure at that scale, its upper left corner at a point, printed on a mat of that colour.
pub fn with(hue: Hue, figure: fn(FigureStyle) -> Drawing, scale: f32, [x, y]: [f32; 2]) -> Drawing {
    let mut drawing = props::mat(hue);
    drawing.place(Affine::scale(scale).shifted(x, y), figure(FigureStyle::printed(hue, scale)));
    drawing
}
