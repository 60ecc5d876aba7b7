//! Which part of a relief lies above a level, as one outline. Knows no sound.

use base::draw::{Path, Point};

use super::super::spectrum::BANDS;

/// Above a level, one path without seams, straight between heights in columns at x mm; `y` tells where a row lies.
pub(super) fn above(columns: &[(f32, [f32; BANDS])], level: f32, y: impl Fn(usize) -> f32) -> Path {
    let mut path = Path::default();
    for row in 1..BANDS {
        // Squares that lie above as a whole are drawn as one.
        let mut whole: Option<f32> = None;
        for pair in columns.windows(2) {
            let [(left, before), (right, after)] = pair else { continue };
            let corners = [
                (Point::new(*left, y(row)), before[row]),
                (Point::new(*right, y(row)), after[row]),
                (Point::new(*right, y(row - 1)), after[row - 1]),
                (Point::new(*left, y(row - 1)), before[row - 1]),
            ];
            if corners.iter().all(|(_, height)| *height >= level) {
                whole.get_or_insert(*left);
                continue;
            }
            if let Some(from) = whole.take() {
                path = path.and(Path::rect(from, y(row), left - from, y(row - 1) - y(row)));
            }
            let outline = cut(corners, level);
            if outline.len() > 2 {
                path = path.and(Path::polygon(&outline));
            }
        }
        if let (Some(from), Some((right, _))) = (whole, columns.last()) {
            path = path.and(Path::rect(from, y(row), right - from, y(row - 1) - y(row)));
        }
    }
    path
}

fn cut(corners: [(Point, f32); 4], level: f32) -> Vec<Point> {
    let mut outline = Vec::with_capacity(6);
    for (i, (point, height)) in corners.into_iter().enumerate() {
        let (next, other) = corners[(i + 1) % corners.len()];
        if height >= level {
            outline.push(point);
        }
        if (height >= level) != (other >= level) {
            let part = (level - height) / (other - height);
            outline.push(point + (next - point) * part);
        }
    }
    outline
}
