//! The emblem on the shelf, 40 by 40 mm: a bone die in a wreath of laurel. Lengths in mm.

use base::draw::pieces::{BONE, FACE};
use base::draw::{Affine, Drawing, Hue, Ink, Path, Point, Role, Segment, Stroke};

use super::letter;
use crate::ludix::Sign;

const SIDE: f32 = 40.0;
const NEAR: Point = Point::new(SIDE / 2.0, 19.4);
const DIE_EDGE: f32 = 11.2;
const WREATH_RADIUS: f32 = 15.9;
const LEAF_PAIRS: u8 = 7;

pub fn emblem() -> Drawing {
    let mut drawing = Drawing::new(SIDE, SIDE);
    for side in [-1.0, 1.0] {
        branch(&mut drawing, side);
    }
    ribbon(&mut drawing);
    die(&mut drawing);
    drawing
}

const MIDDLE: Point = Point::new(SIDE / 2.0, 19.6);

/// From below up; `side` is −1 on the left, 1 on the right.
fn branch(drawing: &mut Drawing, side: f32) {
    let olive = Ink::new(Role::Deep(Hue::Olive));
    let at = |part: f32, radius: f32| {
        // Degrees from below, up to near the top.
        let (sin, cos) = (8.0 + part * 146.0_f32).to_radians().sin_cos();
        Point::new(MIDDLE.x + side * radius * sin, MIDDLE.y + radius * cos)
    };
    let twig: Vec<Point> = (0_u8..=20).map(|step| at(f32::from(step) / 20.0, WREATH_RADIUS)).collect();
    drawing.line(Path::open(&twig), Stroke::new(olive, 0.6));
    for pair in 0..LEAF_PAIRS {
        let part = (f32::from(pair) + 0.15) / f32::from(LEAF_PAIRS);
        let (root, ahead) = (at(part, WREATH_RADIUS), at(part + 0.02, WREATH_RADIUS));
        let along = (ahead.y - root.y).atan2(ahead.x - root.x);
        let length = 6.6 - 1.4 * part;
        for (lean, fill) in [(0.52, olive), (-0.52, Role::Tint(Hue::Olive).into())] {
            leaf(drawing, root, along + lean * side, length, fill);
        }
    }
    leaf(drawing, at(1.0, WREATH_RADIUS), if side > 0.0 { -2.72 } else { -0.42 }, 5.0, olive);
}

/// `angle` in radians.
fn leaf(drawing: &mut Drawing, root: Point, angle: f32, length: f32, fill: Ink) {
    let p = Point::new;
    let half = length * 0.2;
    let outline = Path(vec![
        Segment::Move(p(0.0, 0.0)),
        Segment::Curve(p(length * 0.25, -half * 1.5), p(length * 0.7, -half * 1.2), p(length, 0.0)),
        Segment::Curve(p(length * 0.7, half * 1.2), p(length * 0.25, half * 1.5), p(0.0, 0.0)),
        Segment::Close,
    ]);
    let by = Affine::turn(angle).shifted(root.x, root.y);
    drawing.shape(outline.moved(by), fill, Stroke::new(Role::Deep(Hue::Olive).into(), 0.3));
}

fn ribbon(drawing: &mut Drawing) {
    let p = |x: f32, y: f32| Point::new(MIDDLE.x + x, MIDDLE.y + WREATH_RADIUS + y);
    let ruby = Ink::new(Role::Deep(Hue::Ruby));
    for side in [-1.0_f32, 1.0] {
        let end = [p(0.0, -0.7), p(side * 5.6, 1.5), p(side * 4.3, 2.7), p(side * 4.5, 4.1), p(0.0, 1.0)];
        drawing.fill(Path::polygon(&end), ruby);
    }
    let knot = p(0.0, 0.2);
    drawing.shape(Path::circle(knot.x, knot.y, 1.35), ruby, Stroke::new(Role::Paper.into(), 0.3));
}

fn die(drawing: &mut Drawing) {
    let (x, y) = (DIE_EDGE * 0.866, DIE_EDGE * 0.5);
    let (left, right, down) = (Point::new(-x, -y), Point::new(x, -y), Point::new(0.0, DIE_EDGE));
    let add = |a: Point, b: Point| Point::new(a.x + b.x, a.y + b.y);
    let back = |a: Point| Point::new(-a.x, -a.y);
    let body = BONE.body;
    // Origin, the way to the right and the way down of each face.
    let faces = [
        (add(NEAR, left), right, back(left), Sign::X, 0.0),
        (add(NEAR, left), back(left), down, Sign::L, -0.1),
        (NEAR, right, down, Sign::V, -0.24),
    ];
    for (origin, across, below, sign, tone) in faces {
        let by = Affine {
            a: across.x / FACE,
            b: across.y / FACE,
            c: below.x / FACE,
            d: below.y / FACE,
            e: origin.x,
            f: origin.y,
        };
        let face = Path::rect(0.0, 0.0, FACE, FACE).moved(by);
        drawing.shape(face, body.lit(tone), Stroke::new(Role::Carved.into(), 0.5));
        drawing.place(by, letter(sign, BONE.mark));
    }
}

#[cfg(test)]
mod tests {
    use base::draw::Item;

    use super::*;

    #[test]
    fn the_emblem_fills_its_square_and_keeps_inside_it() {
        let emblem = emblem();
        let shapes = emblem.items.iter().filter_map(|item| match item {
            Item::Shape { path, .. } => path.bounds(),
            Item::Text(_) | Item::Group { .. } | Item::Photo(..) => None,
        });
        let (mut left, mut right) = (SIDE, 0.0_f32);
        for (low, high) in shapes {
            assert!(low.x > 0.3 && low.y > 0.3 && high.x < SIDE - 0.3 && high.y < SIDE - 0.3, "{low:?} {high:?}");
            (left, right) = (left.min(low.x), right.max(high.x));
        }
        assert!(right - left > SIDE * 0.85, "{left} to {right}");
        assert_eq!(emblem.items.iter().filter(|item| matches!(item, Item::Group { .. })).count(), 3, "three faces");
    }
}
