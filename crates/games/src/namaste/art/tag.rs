//! The box of a line as a tag whose nose points into the line it belongs to. Lengths are in fields.

use base::draw::{Affine, Path, Point, Segment};

use crate::namaste::field::{Field, Line, SIDE, Truth};

pub const WIDTH: f32 = 0.84;
/// How long the tag of a symbol box is, with its nose.
pub const LONG: f32 = 1.6;
/// How long the tag of a truth box is.
pub const SHORT: f32 = 1.2;
const NOSE: f32 = 0.3;
/// How far the nose stays away from its field.
pub const GAP: f32 = 0.06;
const CORNER_RADIUS: f32 = 0.1;

/// `u` runs from its outer end towards its line, `v` across, both from the middle of the outer end.
#[derive(Clone, Copy, Debug)]
pub struct Tag {
    length: f32,
    to: Affine,
}

/// One of the fourteen rows and columns, 0 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RowOrColumn {
    Row(u8),
    Column(u8),
}

impl Tag {
    /// The tag of a symbol box, the origin being the upper left corner of the square of 7 by 7 fields.
    pub fn of(line: Line) -> Self {
        let way = if line.is_row() { RowOrColumn::Row(line.place()) } else { RowOrColumn::Column(line.place()) };
        Self::at(way, LONG)
    }

    pub fn of_truth(truth: Truth) -> Self {
        let field = truth.field();
        let way = match truth {
            Truth::Top | Truth::Bottom => RowOrColumn::Row(field.row()),
            Truth::Left | Truth::Right => RowOrColumn::Column(field.column()),
        };
        Self::at(way, SHORT)
    }

    /// The tags turn round the diamond like a pinwheel, so that each of the fourteen has a place of its own.
    fn at(way: RowOrColumn, length: f32) -> Self {
        let fields = |way| {
            Field::all().filter(move |field| match way {
                RowOrColumn::Row(row) => field.row() == row,
                RowOrColumn::Column(column) => field.column() == column,
            })
        };
        let first = fields(way).next().map_or((0, 0), |field| (field.column(), field.row()));
        let last = fields(way).last().map_or((0, 0), |field| (field.column(), field.row()));
        let at = |column: u8, row: u8, dx: f32, dy: f32| (f32::from(column) + dx, f32::from(row) + dy);
        let middle = SIDE / 2;
        // The direction the nose points in, and where its tip lies.
        let ((dx, dy), (x, y)) = match way {
            RowOrColumn::Row(row) if row <= middle => ((1.0, 0.0), at(first.0, first.1, -GAP, 0.5)),
            RowOrColumn::Row(_) => ((-1.0, 0.0), at(last.0, last.1, 1.0 + GAP, 0.5)),
            RowOrColumn::Column(column) if column >= middle => ((0.0, 1.0), at(first.0, first.1, 0.5, -GAP)),
            RowOrColumn::Column(_) => ((0.0, -1.0), at(last.0, last.1, 0.5, 1.0 + GAP)),
        };
        let to = Affine { a: dx, b: dy, c: -dy, d: dx, e: x - dx * length, f: y - dy * length };
        Self { length, to }
    }

    pub fn outline(self, inset: f32) -> Path {
        let (h, r) = (WIDTH / 2.0 - inset, (CORNER_RADIUS - inset).max(0.02));
        // The slanted sides move in by the inset across them, and a little more along.
        let (low, tip) = (inset, self.length - inset * 1.7);
        let shoulder = self.length - NOSE - inset * 0.55;
        let p = Point::new;
        let path = Path(vec![
            Segment::Move(p(low + r, -h)),
            Segment::Line(p(shoulder, -h)),
            Segment::Line(p(tip, 0.0)),
            Segment::Line(p(shoulder, h)),
            Segment::Line(p(low + r, h)),
            Segment::Curve(p(low + r * 0.45, h), p(low, h - r * 0.45), p(low, h - r)),
            Segment::Line(p(low, r - h)),
            Segment::Curve(p(low, r * 0.45 - h), p(low + r * 0.45, -h), p(low + r, -h)),
            Segment::Close,
        ]);
        path.moved(self.to)
    }

    pub fn number(self) -> Point {
        self.inside(if self.length < LONG { 0.46 } else { 0.35 }, 0.0)
    }

    pub fn symbol(self) -> Point {
        self.inside(0.96, 0.0)
    }

    pub fn name(self) -> Point {
        self.inside(self.length - 0.25, 0.0)
    }

    pub fn circle(self) -> Point {
        let right_or_up = self.to.a < 0.0 || self.to.b > 0.0;
        self.inside(0.02, if right_or_up { 0.4 } else { -0.4 })
    }

    fn inside(self, u: f32, v: f32) -> Point {
        self.to.map(Point::new(u, v))
    }
}

#[cfg(test)]
mod tests;
