//! What tests ask of every drawing: that it stays within itself, that its words stand out.

use super::flat::{self, Piece};
use super::{Affine, Drawing, Ink, Look, Path, Point, Rgba, Role, Segment, text};

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

/// All that is written, with its corners, from the height of its capitals to the line it stands on, and its size, mm.
pub fn written(drawing: &Drawing) -> Vec<(String, [Point; 2], f32)> {
    let mut all = Vec::new();
    flat::visit(drawing, Affine::IDENTITY, &mut |piece| {
        if let Piece::Text { text, line, to } = piece {
            let top = -text::cap_height(text.font, 1.0);
            let corners = [Point::new(0.0, top), Point::new(line.width, 0.0)].map(|at| to.map(at));
            all.push((text.words.clone(), corners, to.stretch()));
        }
    });
    all
}

/// Two of them that lie over each other; `None` where none do.
pub fn overlapping(drawing: &Drawing) -> Option<[String; 2]> {
    let all = written(drawing);
    let meet = |[a, b]: [Point; 2], [c, d]: [Point; 2]| a.x < d.x && c.x < b.x && a.y < d.y && c.y < b.y;
    all.iter().enumerate().find_map(|(nth, (words, corners, _))| {
        let (other, ..) = all[nth + 1..].iter().find(|(_, there, _)| meet(*corners, *there))?;
        Some([words.clone(), other.clone()])
    })
}

/// The words that stand out least from what lies beneath, and by how much (WCAG 2); `None` where there are none.
pub fn faintest(drawing: &Drawing, look: Look) -> Option<(String, f32)> {
    let colour = |ink: Ink| look.colour(ink);
    let mut painted: Vec<(Path, Ink)> = Vec::new();
    let mut faintest: Option<(String, f32)> = None;
    flat::visit(drawing, Affine::IDENTITY, &mut |piece| match piece {
        Piece::Shape { path, fill: Some(ink), .. } => painted.push((path, ink)),
        Piece::Shape { .. } | Piece::Photo { .. } => {}
        Piece::Text { text, line, to } => {
            let at = to.map(Point::new(line.width / 2.0, -text::cap_height(text.font, 1.0) / 2.0));
            let lain = |under: Rgba, ink: Ink| Rgba { a: 1.0, ..under.mixed(colour(ink), colour(ink).a) };
            let there = painted.iter().filter(|(path, _)| path.contains(at));
            let under = there.fold(colour(Role::Ground.into()), |under, (_, ink)| lain(under, *ink));
            let contrast = lain(under, text.ink).contrast(under);
            if faintest.as_ref().is_none_or(|(_, least)| contrast < *least) && !text.words.trim().is_empty() {
                faintest = Some((text.words.clone(), contrast));
            }
        }
    });
    faintest
}
