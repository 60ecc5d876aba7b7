//! A rectangle of a picture, in which a part of it is drawn. Knows no picture.

use super::{Drawing, Path, Role, Stroke};

/// Such a rectangle, mm.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Its left edge.
    pub x: f32,
    /// Its upper edge.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

impl Frame {
    /// Its edge, the corners a little round.
    pub fn outline(self) -> Path {
        Path::rounded(self.x, self.y, self.width, self.height, 2.0)
    }

    /// Its right edge.
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    /// Where it is halfway from left to right.
    pub fn middle(self) -> f32 {
        self.x + self.width / 2.0
    }

    /// A sheet of paper that fills it.
    pub fn paper(self, drawing: &mut Drawing) {
        drawing.shape(self.outline(), Role::Paper.into(), Stroke::new(Role::Line.into(), 0.3));
    }
}
