//! The men: round, turned on a lathe; White's bright with a dark line, Black's dark with a bright one, so that they are
//! told apart on any screen and on paper. Borne off they are seen from the side.

use crate::draw::{Drawing, Font, Ink, Path, Point, Role, Stroke, Text};
use crate::game::Seat;

/// The radius of a man, mm.
pub const RADIUS: f32 = 4.7;
/// How far apart men on a point lie, mm.
pub const PITCH: f32 = 8.9;

/// The body, what is written on it, and its rim.
fn inks(seat: Seat) -> (Ink, Ink, Ink) {
    if seat == 0 {
        (Role::Bone.into(), Role::Carved.into(), Role::Carved.into())
    } else {
        (Role::Carved.into(), Role::Bone.into(), Role::Text.into())
    }
}

/// A man of that radius, with a word on it in the place of its ring where there is one.
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

/// So many men on a place, the n-th at `slot(n)`; beyond `most` the last one tells their number.
pub fn stack(drawing: &mut Drawing, seat: Seat, count: u8, most: u8, slot: impl Fn(u8) -> Point) {
    for n in 0..count.min(most) {
        let number = (count > most && n + 1 == most).then(|| count.to_string());
        man(drawing, seat, slot(n), RADIUS, number.as_deref());
    }
}

/// A man seen from the side, its upper left corner there.
pub fn slab(drawing: &mut Drawing, seat: Seat, at: Point, width: f32, height: f32) {
    let (body, mark, rim) = inks(seat);
    drawing.shape(Path::rounded(at.x, at.y, width, height, 0.8), body, Stroke::new(rim, 0.35));
    let middle = at.y + height / 2.0;
    let line = Stroke::new(mark.alpha(0.7), 0.25);
    drawing.rule(Point::new(at.x + 1.6, middle), Point::new(at.x + width - 1.6, middle), line);
}
