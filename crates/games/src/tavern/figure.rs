//! How figures of the pub games are drawn: one outline for all, curves as rows of numbers, shapes that become one.

use base::draw::{Affine, Drawing, Hue, Ink, Path, Point, Role, Segment, Stroke};

pub const ACCENT: Hue = Hue::Leaf;
/// The side of an emblem, mm.
pub const SIDE: f32 = 40.0;
/// The outline of an emblem, mm.
pub const LINE: f32 = 0.9;

/// The outline that all figures on a stage share, so wide, mm.
pub const fn outline(width: f32) -> Stroke {
    print(ACCENT, width)
}

pub const fn print(hue: Hue, width: f32) -> Stroke {
    Stroke::new(Ink::new(Role::Deep(hue)), width)
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FigureStyle {
    pub body: Ink,
    pub line: Stroke,
    /// Eyes, and what is drawn upon the body.
    pub mark: Ink,
}

impl FigureStyle {
    /// Printed on a mat of that colour, the figure being drawn at that scale: light in either look, as the mat's print.
    pub fn printed(hue: Hue, scale: f32) -> Self {
        Self { body: Role::Bone.into(), line: print(hue, LINE / scale), mark: Role::Carved.into() }
    }

    pub fn staged(body: Role, width: f32) -> Self {
        Self { body: body.into(), line: outline(width), mark: Role::Text.into() }
    }

    pub fn detail(&self, part: f32) -> Stroke {
        Stroke::new(self.mark, self.line.width * part)
    }
}

/// A line that begins at a point and goes on in curves: two control points and the end of each.
pub fn bend([x, y]: [f32; 2], curves: &[[f32; 6]]) -> Path {
    let curve = |[ax, ay, bx, by, x, y]: &[f32; 6]| {
        Segment::Curve(Point::new(*ax, *ay), Point::new(*bx, *by), Point::new(*x, *y))
    };
    Path([Segment::Move(Point::new(x, y))].into_iter().chain(curves.iter().map(curve)).collect())
}

pub fn blob(from: [f32; 2], curves: &[[f32; 6]]) -> Path {
    let mut path = bend(from, curves);
    path.0.push(Segment::Close);
    path
}

/// Shapes that overlap, drawn as one figure with one outline.
pub fn joined(drawing: &mut Drawing, shapes: &[Path], fill: Ink, stroke: Stroke) {
    // The line lies half inside a shape, where the next fill covers it.
    let wide = Stroke { width: stroke.width * 2.0, ..stroke };
    for shape in shapes {
        drawing.line(shape.clone(), wide);
    }
    for shape in shapes {
        drawing.fill(shape.clone(), fill);
    }
}

pub fn limb(from: Point, to: Point, width: f32) -> Path {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    let by = Affine::turn(dy.atan2(dx)).shifted(from.x, from.y);
    Path::rounded(-width / 2.0, -width / 2.0, length + width, width, width / 2.0).moved(by)
}

/// `hand` varies the slant: no two are alike.
pub fn strike(drawing: &mut Drawing, middle: Point, size: f32, hand: usize) {
    let lean = [0.0, 0.12, -0.1, 0.06, -0.05, 0.14, -0.14][hand % 7] * size;
    let (left, low) = (middle.x - size * 0.62, middle.y + size * 0.34 + lean);
    let (right, high) = (middle.x + size * 0.62, middle.y - size * 0.34 - lean * 0.6);
    drawing.rule((left, low), (right, high), Stroke::new(Role::Pencil.into(), size * 0.12));
}
