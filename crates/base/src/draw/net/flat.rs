//! Facets as polygons in the plane: laid down, turned until they fit, told from each other.

use std::f32::consts::PI;

use super::{FACE, FILLED, Facet, Laid};
use crate::draw::solids::Solid;
use crate::draw::{Affine, Point, Size};

const TOUCHING_OVERLAP: f32 = 0.02;

/// As it is seen from outside, its middle in the origin; `scale` mm to the solid's unit.
pub(super) fn laid(solid: &Solid, index: usize, scale: f32) -> Laid {
    let facet: &Facet = &solid.facets()[index];
    let right = facet.up.cross(facet.normal);
    let corners = facet.corners.iter().map(|corner| {
        let from = solid.corners()[*corner] - facet.centre;
        Point::new(from.dot(right) * scale, -from.dot(facet.up) * scale)
    });
    let size = facet.inradius * scale * FILLED / (FACE / 2.0);
    let face = Affine::shift(-FACE / 2.0, -FACE / 2.0).then(Affine::scale(size));
    Laid { facet: index, corners: corners.collect(), face }
}

/// Upper left and lower right corner.
pub(super) fn bounds(points: impl Iterator<Item = Point>) -> (Point, Point) {
    points.fold((Point::MAX, Point::MIN), |(low, high), point| (low.min(point), high.max(point)))
}

/// `None` where they do not fit. All sides of the Platonic solids' nets run along multiples of 15 degrees, or nearly.
pub(super) fn turned(facets: &[Laid], room: Size) -> Option<Affine> {
    let turns = (0_u8..12).map(|step| Affine::turn(f32::from(step) * PI / 12.0));
    let fitting = turns.filter_map(|turn| {
        let points = facets.iter().flat_map(|laid| laid.corners.iter().map(|corner| turn.map(*corner)));
        let (low, high) = bounds(points);
        let size = high - low;
        // a net that stands straight is easier to cut
        let straight = facets.iter().any(|laid| has_straight_side(laid, turn));
        let area = size.x * size.y * if straight { 1.0 } else { 1.5 };
        (size.x <= room.width && size.y <= room.height).then_some((area, turn))
    });
    // the first of equals
    let best = fitting.reduce(|best, other| if other.0 < best.0 - 0.1 { other } else { best });
    best.map(|(_, turn)| turn)
}

fn has_straight_side(laid: &Laid, turn: Affine) -> bool {
    let corners: Vec<Point> = laid.corners.iter().map(|corner| turn.map(*corner)).collect();
    let mut sides = corners.iter().zip(corners.iter().cycle().skip(1));
    sides.any(|(a, b)| (*b - *a).abs().min_element() < 0.05)
}

pub(super) fn overlap(a: &[Point], b: &[Point]) -> bool {
    !(parted(a, b) || parted(b, a))
}

/// Whether a line along a side of `a` has all of `b` on its outer side.
fn parted(a: &[Point], b: &[Point]) -> bool {
    let middle = mean(a);
    let mut sides = a.iter().zip(a.iter().cycle().skip(1));
    sides.any(|(from, to)| {
        let along = *to - *from;
        if along.length() < 1e-6 {
            return false;
        }
        let off = |point: &Point| along.perp_dot(*point - *from) / along.length();
        let inner = off(&middle).signum();
        b.iter().all(|point| off(point) * inner < TOUCHING_OVERLAP)
    })
}

pub(super) fn mean(points: &[Point]) -> Point {
    points.iter().sum::<Point>() / points.len().max(1) as f32
}
