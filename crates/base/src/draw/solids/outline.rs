//! Outlines in the plane: hulls, and hulls grown by a circle. Knows no solid.

use std::cmp::Ordering;
use std::f32::consts::TAU;

use crate::draw::{Path, Point, Segment};

/// Anticlockwise where y runs upwards.
pub(super) fn hull(points: &[Point]) -> Vec<Point> {
    corners(points, 0.0).into_iter().map(|index| points[index]).collect()
}

/// The same by index; a point that makes a triangle of half of `flat` at most with those beside it is no corner.
pub(super) fn corners(points: &[Point], flat: f32) -> Vec<usize> {
    let mut order: Vec<usize> = (0..points.len()).collect();
    let place = |index: usize| (points[index].x, points[index].y);
    order.sort_by(|a, b| place(*a).partial_cmp(&place(*b)).unwrap_or(Ordering::Equal));
    let half = |order: &mut dyn Iterator<Item = &usize>| {
        let mut chain: Vec<usize> = Vec::new();
        for point in order {
            while let [.., a, b] = chain[..] {
                if (points[b] - points[a]).perp_dot(points[*point] - points[a]) > flat {
                    break;
                }
                chain.pop();
            }
            chain.push(*point);
        }
        chain.pop();
        chain
    };
    let mut corners = half(&mut order.iter());
    corners.extend(half(&mut order.iter().rev()));
    // where all points are one, neither half has any
    if corners.is_empty() { order.into_iter().take(1).collect() } else { corners }
}

pub(super) fn grown(hull: &[Point], by: f32) -> Path {
    let count = hull.len();
    if count < 2 {
        return hull.first().map_or_else(Path::default, |point| Path::circle(point.x, point.y, by));
    }
    // the direction out of the edge that begins at a corner
    let out = |index: usize| {
        let (a, b) = (hull[index % count], hull[(index + 1) % count]);
        (a.x - b.x).atan2(b.y - a.y)
    };
    let mut segments = Vec::with_capacity(2 * count + 2);
    for (index, corner) in hull.iter().enumerate() {
        let from = out(index + count - 1);
        let angle = (out(index) - from).rem_euclid(TAU);
        let on = |angle: f32| *corner + by * Point::new(angle.cos(), angle.sin());
        let start = on(from);
        segments.push(if index == 0 { Segment::Move(start) } else { Segment::Line(start) });
        let parts = if angle > 1.6 { 2_u8 } else { 1 };
        let step = angle / f32::from(parts);
        let reach = 4.0 / 3.0 * (step / 4.0).tan() * by;
        for part in 0..parts {
            let (a, b) = (from + step * f32::from(part), from + step * f32::from(part + 1));
            let (p, q) = (on(a), on(b));
            segments.push(Segment::Curve(
                p + reach * Point::new(-a.sin(), a.cos()),
                q + reach * Point::new(b.sin(), -b.cos()),
                q,
            ));
        }
    }
    segments.push(Segment::Close);
    Path(segments)
}

#[cfg(test)]
mod tests {
    use crate::draw::solids::space::between;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_grown_hull_holds_every_point_and_what_is_near_it(
            points in prop::collection::vec((between(-9.0, 9.0), between(-9.0, 9.0)), 1..20), by in between(0.1, 3.0), way in between(0.0, 6.3),
        ) {
            let points: Vec<Point> = points.into_iter().map(|(x, y)| Point::new(x, y)).collect();
            let outline = grown(&hull(&points), by);
            prop_assert!(outline.is_finite());
            for point in points {
                let on = |reach: f32| point + reach * Point::new(way.cos(), way.sin());
                prop_assert!(outline.contains(on(0.0)) && outline.contains(on(0.95 * by)));
            }
            let (low, high) = outline.bounds().expect("it has points");
            prop_assert!(low.x > -12.1 && low.y > -12.1 && high.x < 12.1 && high.y < 12.1);
        }
    }
}
