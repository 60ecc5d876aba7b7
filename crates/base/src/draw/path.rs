//! Points, outlines and where they are put.

use std::f32::consts::PI;

use kurbo::{BezPath, PathEl};

/// A point, or the way from one to another, mm: x to the right, y downwards.
pub type Point = glam::Vec2;

/// A size, mm.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[must_use]
pub struct Size {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

impl Size {
    /// The same, lying on its side.
    pub const fn turned(self) -> Self {
        Self { width: self.height, height: self.width }
    }

    /// Its lower right corner, the upper left one being the origin.
    pub const fn corner(self) -> Point {
        Point::new(self.width, self.height)
    }
}

/// A piece of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Begins a new part.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A cubic Bézier curve: two control points and the end.
    Curve(Point, Point, Point),
    /// Back to where the part began.
    Close,
}

impl Segment {
    /// A quadratic Bézier curve, which has one control point, as a cubic one.
    pub fn quadratic(from: Point, control: Point, to: Point) -> Self {
        let near = |end: Point| end + (control - end) * (2.0 / 3.0);
        Self::Curve(near(from), near(to), to)
    }
}

/// An outline of straight lines and cubic curves.
#[derive(Clone, Debug, Default, PartialEq)]
#[must_use]
pub struct Path(pub Vec<Segment>);

/// How far from a circle's quarter its Bézier control points lie.
const QUARTER: f32 = 0.552_284_8;

impl Path {
    /// A rectangle.
    pub fn rect(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self::polygon(&[
            Point::new(x, y),
            Point::new(x + width, y),
            Point::new(x + width, y + height),
            Point::new(x, y + height),
        ])
    }

    /// A rectangle with rounded corners.
    pub fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Self {
        let r = radius.min(width / 2.0).min(height / 2.0).max(0.0);
        let c = r * (1.0 - QUARTER);
        let (right, low) = (x + width, y + height);
        let p = Point::new;
        Self(vec![
            Segment::Move(p(x + r, y)),
            Segment::Line(p(right - r, y)),
            Segment::Curve(p(right - c, y), p(right, y + c), p(right, y + r)),
            Segment::Line(p(right, low - r)),
            Segment::Curve(p(right, low - c), p(right - c, low), p(right - r, low)),
            Segment::Line(p(x + r, low)),
            Segment::Curve(p(x + c, low), p(x, low - c), p(x, low - r)),
            Segment::Line(p(x, y + r)),
            Segment::Curve(p(x, y + c), p(x + c, y), p(x + r, y)),
            Segment::Close,
        ])
    }

    /// A circle.
    pub fn circle(x: f32, y: f32, radius: f32) -> Self {
        Self::ellipse(x, y, radius, radius)
    }

    /// An ellipse along the axes.
    pub fn ellipse(x: f32, y: f32, rx: f32, ry: f32) -> Self {
        let (kx, ky) = (rx * QUARTER, ry * QUARTER);
        let p = Point::new;
        Self(vec![
            Segment::Move(p(x + rx, y)),
            Segment::Curve(p(x + rx, y + ky), p(x + kx, y + ry), p(x, y + ry)),
            Segment::Curve(p(x - kx, y + ry), p(x - rx, y + ky), p(x - rx, y)),
            Segment::Curve(p(x - rx, y - ky), p(x - kx, y - ry), p(x, y - ry)),
            Segment::Curve(p(x + kx, y - ry), p(x + rx, y - ky), p(x + rx, y)),
            Segment::Close,
        ])
    }

    /// A star with so many tips, the first above: how far from its middle they reach, and the corners between them.
    pub fn star(at: Point, tips: u8, [tip, corner]: [f32; 2]) -> Self {
        let point = |step: u8| {
            let (sin, cos) = (f32::from(step) * PI / f32::from(tips)).sin_cos();
            let far = if step.is_multiple_of(2) { tip } else { corner };
            Point::new(at.x + far * sin, at.y - far * cos)
        };
        Self::polygon(&(0..2 * tips).map(point).collect::<Vec<_>>())
    }

    /// A closed polygon.
    pub fn polygon(points: &[Point]) -> Self {
        let mut path = Self::open(points);
        path.0.push(Segment::Close);
        path
    }

    /// Straight lines from point to point.
    pub fn open(points: &[Point]) -> Self {
        let first = points.first().map(|point| Segment::Move(*point));
        Self(first.into_iter().chain(points.iter().skip(1).map(|point| Segment::Line(*point))).collect())
    }

    /// The outline that path data of SVG describe (`M3 5H9L6 2Z`), as our own sources have them.
    pub fn data(data: &'static str) -> Self {
        let point = |at: kurbo::Point| Point::new(at.x as f32, at.y as f32);
        let read = BezPath::from_svg(data).expect("path data in the sources is sound");
        let mut last = Point::ZERO;
        let segments = read.iter().map(|element| {
            let from = last;
            last = element.end_point().map_or(from, point);
            match element {
                PathEl::MoveTo(to) => Segment::Move(point(to)),
                PathEl::LineTo(to) => Segment::Line(point(to)),
                PathEl::QuadTo(control, to) => Segment::quadratic(from, point(control), point(to)),
                PathEl::CurveTo(a, b, to) => Segment::Curve(point(a), point(b), point(to)),
                PathEl::ClosePath => Segment::Close,
            }
        });
        Self(segments.collect())
    }

    /// Adds the parts of another outline.
    pub fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// The outline put elsewhere.
    pub fn moved(&self, by: Affine) -> Self {
        let segments = self.0.iter().map(|segment| match *segment {
            Segment::Move(to) => Segment::Move(by.map(to)),
            Segment::Line(to) => Segment::Line(by.map(to)),
            Segment::Curve(a, b, to) => Segment::Curve(by.map(a), by.map(b), by.map(to)),
            Segment::Close => Segment::Close,
        });
        Self(segments.collect())
    }

    /// Whether every coordinate is a finite number.
    pub fn is_finite(&self) -> bool {
        self.0.iter().all(|segment| match segment {
            Segment::Move(to) | Segment::Line(to) => to.is_finite(),
            Segment::Curve(a, b, to) => a.is_finite() && b.is_finite() && to.is_finite(),
            Segment::Close => true,
        })
    }

    /// Each part as a polygon, curves in eight straight pieces.
    pub fn flattened(&self) -> Vec<Vec<Point>> {
        let mut parts: Vec<Vec<Point>> = Vec::new();
        for segment in &self.0 {
            match *segment {
                Segment::Move(to) => parts.push(vec![to]),
                Segment::Line(to) => {
                    if let Some(part) = parts.last_mut() {
                        part.push(to);
                    }
                }
                Segment::Curve(a, b, to) => {
                    if let Some(part) = parts.last_mut() {
                        let from = part.last().copied().unwrap_or_default();
                        part.extend((1_u8..=8).map(|step| cubic(from, a, b, to, f32::from(step) / 8.0)));
                    }
                }
                Segment::Close => {
                    if let Some(part) = parts.last_mut()
                        && let Some(first) = part.first().copied()
                    {
                        part.push(first);
                    }
                }
            }
        }
        parts
    }

    /// The smallest upright box around it: upper left and lower right corner.
    pub fn bounds(&self) -> Option<(Point, Point)> {
        self.flattened().into_iter().flatten().fold(None, |bounds, point| {
            let (low, high): (Point, Point) = bounds.unwrap_or((point, point));
            Some((low.min(point), high.max(point)))
        })
    }

    /// Whether a point lies inside (by the even-odd rule).
    pub fn contains(&self, point: Point) -> bool {
        let mut inside = false;
        for part in self.flattened() {
            for (a, b) in part.iter().zip(part.iter().cycle().skip(1)) {
                if (a.y > point.y) != (b.y > point.y) {
                    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x);
                    inside ^= point.x < x;
                }
            }
        }
        inside
    }
}

fn cubic(from: Point, a: Point, b: Point, to: Point, t: f32) -> Point {
    let u = 1.0 - t;
    from * (u * u * u) + a * (3.0 * u * u * t) + b * (3.0 * u * t * t) + to * (t * t * t)
}

/// A linear map and a shift: x′ = a·x + c·y + e, y′ = b·x + d·y + f.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Affine {
    /// x′ by x.
    pub a: f32,
    /// y′ by x.
    pub b: f32,
    /// x′ by y.
    pub c: f32,
    /// y′ by y.
    pub d: f32,
    /// x′, mm.
    pub e: f32,
    /// y′, mm.
    pub f: f32,
}

impl Affine {
    /// Leaves everything where it is.
    pub const IDENTITY: Self = Self { a: 1.0, b: 0.0, c: 0.0, d: 1.0, e: 0.0, f: 0.0 };

    /// Shifts, mm.
    pub const fn shift(x: f32, y: f32) -> Self {
        Self { e: x, f: y, ..Self::IDENTITY }
    }

    /// Scales from the origin.
    pub const fn scale(factor: f32) -> Self {
        Self { a: factor, d: factor, ..Self::IDENTITY }
    }

    /// Turns round the origin, clockwise as it is seen, radians.
    pub fn turn(angle: f32) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self { a: cos, b: sin, c: -sin, d: cos, e: 0.0, f: 0.0 }
    }

    /// First this, then `next`.
    pub fn then(self, next: Self) -> Self {
        Self {
            a: next.a * self.a + next.c * self.b,
            b: next.b * self.a + next.d * self.b,
            c: next.a * self.c + next.c * self.d,
            d: next.b * self.c + next.d * self.d,
            e: next.a * self.e + next.c * self.f + next.e,
            f: next.b * self.e + next.d * self.f + next.f,
        }
    }

    /// First this, then a shift, mm.
    pub fn shifted(self, x: f32, y: f32) -> Self {
        self.then(Self::shift(x, y))
    }

    /// Where a point goes.
    pub fn map(self, point: Point) -> Point {
        Point::new(self.a * point.x + self.c * point.y + self.e, self.b * point.x + self.d * point.y + self.f)
    }

    /// How much longer lengths become, on average.
    pub fn stretch(self) -> f32 {
        (self.a * self.d - self.b * self.c).abs().sqrt()
    }

    /// Whether every number is finite.
    pub fn is_finite(self) -> bool {
        [self.a, self.b, self.c, self.d, self.e, self.f].into_iter().all(f32::is_finite)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_holds_its_middle_and_not_its_corners() {
        let circle = Path::circle(5.0, 5.0, 5.0);
        assert!(circle.contains(Point::new(5.0, 5.0)));
        assert!(!circle.contains(Point::new(0.5, 0.5)));
        assert!(!circle.contains(Point::new(11.0, 5.0)));
    }

    #[test]
    fn moving_by_two_maps_is_moving_by_one_after_the_other() {
        let (first, second) = (Affine::turn(0.7), Affine::scale(3.0).then(Affine::shift(2.0, -1.0)));
        let point = Point::new(1.5, -4.0);
        let (once, twice) = (first.then(second).map(point), second.map(first.map(point)));
        assert!((once.x - twice.x).abs() < 1e-4 && (once.y - twice.y).abs() < 1e-4);
    }

    #[test]
    fn path_data_are_read_as_svg_means_them() {
        let p = Point::new;
        let data = Path::data("M1 2.5h2V4q3 0 3 3z");
        let curve = Segment::Curve(p(5.0, 4.0), p(6.0, 5.0), p(6.0, 7.0));
        let lines = [Segment::Move(p(1.0, 2.5)), Segment::Line(p(3.0, 2.5)), Segment::Line(p(3.0, 4.0))];
        assert_eq!(data.0, [&lines[..], &[curve, Segment::Close]].concat());
    }

    #[test]
    fn bounds_hold_the_whole_outline() {
        let bounds = Path::rounded(1.0, 2.0, 10.0, 4.0, 1.0).bounds().expect("it has points");
        assert_eq!(bounds, (Point::new(1.0, 2.0), Point::new(11.0, 6.0)));
        assert_eq!(Path::default().bounds(), None);
    }
}
