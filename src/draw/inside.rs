//! Whether a drawing stays within itself: for the tests of all that is drawn.

use super::flat::{self, Piece};
use super::{Affine, Drawing, Point, text};

/// What lies nearer to an edge of the drawing than `free` mm, to the lower one than `foot` mm, or beyond it, and where;
/// `None` where nothing does. Words lie from the height of their capitals to the line they stand on.
pub fn outside(drawing: &Drawing, free: f32, foot: f32) -> Option<(String, Point)> {
    let (right, low) = (drawing.size.width - free, drawing.size.height - foot);
    let mut found = None;
    flat::visit(drawing, Affine::IDENTITY, &mut |piece| {
        let (what, corners) = match &piece {
            Piece::Shape { path, .. } => ("a shape", path.bounds().map(<[Point; 2]>::from)),
            Piece::Text { text, line, to } => {
                let top = -text::cap_height(text.font, 1.0);
                (&*text.words, Some([Point::new(0.0, top), Point::new(line.width, 0.0)].map(|at| to.map(at))))
            }
        };
        let out = |at: &Point| !(free..=right).contains(&at.x) || !(free..=low).contains(&at.y);
        if let (None, Some(at)) = (&found, corners.into_iter().flatten().find(out)) {
            found = Some((what.to_owned(), at));
        }
    });
    found
}
