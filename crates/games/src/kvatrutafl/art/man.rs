//! The men: round, turned on a lathe; White's bright with a dark line, Black's dark with a bright one, so that they are
//! told apart on any screen and on paper. Borne off they are seen from the side. Lengths in mm.

use base::draw::{Drawing, Font, Ink, Path, Point, Role, Stroke, Text};

use crate::game::Seat;

pub const RADIUS: f32 = 4.7;
/// Between men on a point.
pub const PITCH: f32 = 8.9;

fn inks(seat: Seat) -> (Ink, Ink, Ink) {
    if seat == 0 {
        (Role::Bone.into(), Role::Carved.into(), Role::Carved.into())
    } else {
        (Role::Carved.into(), Role::Bone.into(), Role::Text.into())
    }
}

/// `word` takes the place of the ring.
pub fn man(drawing: &mut Drawing, seat: Seat, at: Point, radius: f32, word: Option<&str>) {
    let (body, mark, rim) = inks(seat);
    let unit = radius / RADIUS;
    drawing.shape(Path::circle(at.x, at.y, radius - 0.2 * unit), body, Stroke::new(rim, 0.5 * unit));
    match word {
        Some(word) => {
            drawing.text(Text::new(at, word, Font::SansBold, 5.4 * unit, mark).level().centred());
        }
        None => {
            drawing.line(Path::circle(at.x, at.y, radius * 0.66), Stroke::new(mark, 0.42 * unit));
            drawing.line(Path::circle(at.x, at.y, radius * 0.2), Stroke::new(mark, 0.42 * unit));
        }
    }
}

const KINDS: [&str; 2] = ["white", "black"];

/// So many men on a place, the n-th at `slot(n)`; beyond `most` the last one tells their number.
pub fn stack(drawing: &mut Drawing, seat: Seat, count: u8, most: u8, slot: impl Fn(u8) -> Point) {
    for n in 0..count {
        let mut one = Drawing::default();
        // Of those that lie on each other the lowest and the uppermost are drawn: one of them may be on its way.
        if n < most || n + 1 == count {
            let number = (n >= most).then(|| count.to_string());
            man(&mut one, seat, Point::default(), RADIUS, number.as_deref());
        }
        drawing.piece(KINDS[seat], slot(n.min(most - 1)), one);
    }
}

pub fn slab(drawing: &mut Drawing, seat: Seat, at: Point, width: f32, height: f32) {
    let (body, mark, rim) = inks(seat);
    let mut one = Drawing::default();
    one.shape(Path::rounded(-width / 2.0, -height / 2.0, width, height, 0.8), body, Stroke::new(rim, 0.35));
    let reach = width / 2.0 - 1.6;
    one.rule((-reach, 0.0), (reach, 0.0), Stroke::new(mark.alpha(0.7), 0.25));
    drawing.piece(KINDS[seat], at, one);
}

/// In a square of 10 mm.
pub fn sign(seat: Seat) -> Drawing {
    let mut drawing = Drawing::new(10.0, 10.0);
    man(&mut drawing, seat, Point::new(5.0, 5.0), RADIUS, None);
    drawing
}
