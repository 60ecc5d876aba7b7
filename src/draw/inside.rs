//! Whether a drawing stays within itself: for the tests of all that is drawn.

use super::flat::{self, Piece};
use super::{Affine, Drawing, Path, Point, Segment, text};

/// What lies nearer to an edge of the drawing than `free` mm, to the lower one than `foot` mm, or beyond it, and where;
/// `None` where nothing does. Words lie from the height of their capitals to the line they stand on.
pub fn outside(drawing: &Drawing, free: f32, foot: f32) -> Option<(String, Point)> {
    let (right, low) = (drawing.size.width - free, drawing.size.height - foot);
    let is_in = |at: &Point| (free..=right).contains(&at.x) && (free..=low).contains(&at.y);
    // A curve lies between its control points: where these are in, there is nothing to be reckoned.
    let is_all_in = |path: &Path| {
        path.0.iter().all(|segment| match segment {
            Segment::Move(to) | Segment::Line(to) => is_in(to),
            Segment::Curve(a, b, to) => [a, b, to].into_iter().all(is_in),
            Segment::Close => true,
        })
    };
    let mut found = None;
    flat::visit(drawing, Affine::IDENTITY, &mut |piece| {
        let (what, corners) = match &piece {
            Piece::Shape { path, .. } if is_all_in(path) => return,
            Piece::Shape { path, .. } => ("a shape", path.bounds().map(<[Point; 2]>::from)),
            Piece::Text { text, line, to } => {
                let top = -text::cap_height(text.font, 1.0);
                (&*text.words, Some([Point::new(0.0, top), Point::new(line.width, 0.0)].map(|at| to.map(at))))
            }
            Piece::Photo { photo, size, to } => (photo.name, Some(flat::corners(*size, *to))),
        };
        if let (None, Some(at)) = (&found, corners.into_iter().flatten().find(|at| !is_in(at))) {
            found = Some((what.to_owned(), at));
        }
    });
    found
}
