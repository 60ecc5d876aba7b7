//! Where the dice come from: Plato's triangles, the five solids from the side and from above, the dice of Ur.

use std::sync::Arc;

use base::draw::solids::{Edge, Solid, Vector};
use base::draw::{Drawing, Font, Hue, Ink, Path, Point, Role, Stroke, Text};
use base::i18n::{Lang, tr};

use super::super::chart;
use super::solids;

/// One, two and six of the triangles of which Plato makes fire, air and water, and the four of which he makes earth.
pub fn triangles() -> Drawing {
    let (side, gap, top) = (27.0, 7.0, 2.0);
    let high = side * 0.75_f32.sqrt();
    let mut drawing = Drawing::new(4.0 * side + 3.0 * gap + 2.0, high + 4.0);
    for (index, count) in [1, 2, 6].into_iter().enumerate() {
        let left = 1.0 + (side + gap) * index as f32;
        let corners =
            [Point::new(left, top + high), Point::new(left + side / 2.0, top), Point::new(left + side, top + high)];
        let middle = Point::new(left + side / 2.0, top + high * 2.0 / 3.0);
        drawing.line(Path::polygon(&corners), Stroke::dashed(Role::Faint.into(), 0.3, 1.1, 0.9));
        sixths(&mut drawing, corners, middle, count);
        if count == 1 {
            let beside = side / 2.0 + 3.6;
            for (words, at) in [("30°", (9.0, -1.9)), ("90°", (beside, -1.9)), ("60°", (beside, -6.6))] {
                let at = Point::new(left + at.0, top + high + at.1);
                chart::centred(&mut drawing, at, words, Font::Sans, 2.5, Role::Text);
            }
        }
    }
    let left = 1.0 + 3.0 * (side + gap);
    let square = (high * 0.94, top + high * 0.06);
    let at = |x: f32, y: f32| Point::new(left + square.0 * x + (side - square.0) / 2.0, square.1 + square.0 * y);
    let (middle, edge) = (at(0.5, 0.5), Stroke::new(Role::Text.into(), 0.35));
    let around = [at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)];
    for (place, corner) in around.into_iter().enumerate() {
        let fill = Ink::new(Role::Tint(Hue::Ochre));
        drawing.shape(Path::polygon(&[middle, corner, around[(place + 1) % 4]]), fill, edge);
    }
    drawing
}

fn sixths(drawing: &mut Drawing, corners: [Point; 3], middle: Point, count: usize) {
    let half = |a: Point, b: Point| Point::new((a.x + b.x) / 2.0, (a.y + b.y) / 2.0);
    let [a, b, c] = corners;
    let parts = [(a, half(a, c)), (a, half(a, b)), (b, half(a, b)), (b, half(b, c)), (c, half(b, c)), (c, half(a, c))];
    for (place, (corner, foot)) in parts.into_iter().take(count).enumerate() {
        let hue = if place % 2 == 0 { Hue::Ruby } else { Hue::Slate };
        let edge = Stroke::new(Role::Text.into(), 0.35);
        drawing.shape(Path::polygon(&[corner, foot, middle]), Role::Tint(hue).into(), edge);
    }
}

fn five() -> [Arc<Solid>; 5] {
    [Solid::tetrahedron(), Solid::octahedron(), Solid::icosahedron(), Solid::cube(), Solid::dodecahedron()]
}

pub fn measured(lang: Lang) -> Drawing {
    let (left, wide, radius) = (20.0, 22.0, 9.4);
    let mut drawing = Drawing::new(left + wide * 5.0, 62.0);
    let labels = [
        (11.0, tr!(lang, "dre13ehn-guide-duerer-side-label")),
        (32.0, tr!(lang, "dre13ehn-guide-duerer-above-label")),
        (47.0, tr!(lang, "dre13ehn-guide-duerer-faces-label")),
        (53.0, tr!(lang, "dre13ehn-guide-duerer-corners-label")),
        (59.0, tr!(lang, "dre13ehn-guide-duerer-edges-label")),
    ];
    for (y, words) in labels {
        drawing.text(Text::beside(Point::new(0.4, y), words, Font::Sans, 3.0, Role::Faint).fitted(left - 1.4));
    }
    chart::rule(&mut drawing, Point::new(0.0, 43.6), left + wide * 5.0, Stroke::new(Role::Line.into(), 0.2));
    for (index, solid) in five().iter().enumerate() {
        let x = left + wide * (index as f32 + 0.5);
        let (up, front) = standing(solid);
        outline(&mut drawing, Point::new(x, 11.0), radius, solid, (front, up));
        outline(&mut drawing, Point::new(x, 32.0), radius, solid, (up, -front));
        let counts = [solid.facets().len(), solid.corners().len(), solid.edges().len()];
        for (y, count) in [47.0, 53.0, 59.0].into_iter().zip(counts) {
            chart::centred(&mut drawing, Point::new(x, y), &count.to_string(), Font::SansBold, 3.4, Role::Text);
        }
    }
    drawing
}

/// What is up where a solid stands on its first facet, and whence it is seen: an edge of that facet lies across.
fn standing(solid: &Solid) -> (Vector, Vector) {
    let foot = &solid.facets()[0];
    let along = solid.corners()[foot.corners[1]] - solid.corners()[foot.corners[0]];
    (-foot.normal, foot.normal.cross(along).normalize())
}

fn outline(drawing: &mut Drawing, at: Point, radius: f32, solid: &Solid, (toward, up): (Vector, Vector)) {
    let right = up.cross(toward);
    let see = |corner: Vector| Point::new(at.x + radius * corner.dot(right), at.y - radius * corner.dot(up));
    let seen = |facet: usize| solid.facets()[facet].normal.dot(toward) > 0.01;
    let (before, behind): (Vec<&Edge>, Vec<&Edge>) =
        solid.edges().iter().partition(|edge| edge.facets.into_iter().any(seen));
    let dashed = Stroke::dashed(Role::Faint.into(), 0.25, 0.9, 0.7);
    // What is in front covers what lies behind it.
    for (edges, stroke) in [(behind, dashed), (before, Stroke::new(Role::Text.into(), 0.4))] {
        for edge in edges {
            drawing.line(Path::open(&edge.corners.map(|corner| see(solid.corners()[corner]))), stroke);
        }
    }
}

pub fn ur() -> Drawing {
    let mut drawing = Drawing::new(50.0, 22.0);
    let solid = Solid::tetrahedron();
    let top = solid.corners()[solid.facets()[0].corners[0]].normalize();
    let (stone, ivory) = (Ink::new(Role::Deep(Hue::Slate)), Ink::new(Role::Bone).lit(-0.14));
    for (x, turned, ink) in [(14.0, 0.8, stone), (36.0, -0.7, ivory)] {
        let view = solids::turned_view(&solid, top, turned, 0.22);
        solids::body(&mut drawing, Point::new(x, 14.0), &solid, view, ink);
    }
    drawing
}
