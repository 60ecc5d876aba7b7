//! Small signs of the board: runes with what they mean below them, dice, the cup, arrows. Knows no match.

use base::draw::pieces::FACE;
use base::draw::{Affine, Drawing, Font, Ink, Path, Point, Role, Stroke, Text, text};

use super::super::super::art::Rune;
pub use super::super::super::chart::rune;
use super::super::super::dice::Carved;
use super::super::super::rules::{Dre13ehn, Roll};
use crate::table::Looks;

/// `sizes` are the side of the rune and how wide what stands below it may be.
pub fn labelled(drawing: &mut Drawing, sign: (Rune, &str), at: Point, sizes: (f32, f32), inks: (Ink, Ink)) {
    let (side, room) = sizes;
    rune(drawing, sign.0, at, side, inks.0);
    let size = label_size(side);
    let base = at.y + side / 2.0 + 0.5 + text::cap_height(Font::Sans, size);
    drawing.text(Text::new((at.x, base), sign.1, Font::Sans, size, inks.1).fitted(room).centred());
}

pub fn label_size(side: f32) -> f32 {
    (side * 0.66).clamp(2.3, 3.6)
}

pub fn labelled_height(side: f32) -> f32 {
    side + 0.5 + text::cap_height(Font::Sans, label_size(side))
}

pub fn dice(drawing: &mut Drawing, game: &Dre13ehn, roll: Roll, corner: Point, side: f32) -> f32 {
    let mut x = corner.x;
    for (Carved { die, .. }, symbol) in game.options().dice().iter().zip(roll.symbols()) {
        let flat = Dre13ehn::die(die).flat(die, symbol.face());
        drawing.place(Affine::scale(side / FACE).shifted(x, corner.y), flat);
        x += side * 1.14;
    }
    x - corner.x
}

pub fn dice_width(count: usize, side: f32) -> f32 {
    count as f32 * side * 1.14 - side * 0.14
}

pub fn struck(drawing: &mut Drawing, at: Point, side: f32) {
    let reach = side * 0.52;
    let line = [Point::new(at.x - reach, at.y + reach * 0.8), Point::new(at.x + reach, at.y - reach * 0.8)];
    drawing.line(Path::open(&line), Stroke::new(Role::Paper.into(), side * 0.2));
    drawing.line(Path::open(&line), Stroke::new(Role::Bad.into(), side * 0.09));
}

/// With `turn`, arrows run along it: clockwise, or the other way.
pub fn ring(drawing: &mut Drawing, at: Point, radius: f32, turn: Option<bool>) {
    let Some(clockwise) = turn else {
        drawing.line(Path::circle(at.x, at.y, radius), Stroke::new(Role::Line.into(), 0.4));
        return;
    };
    let ink = Ink::new(Role::Accent);
    for start in [-60.0_f32, 120.0] {
        let arc = |from: f32, to: f32| -> Vec<Point> {
            (0_u8..=24)
                .map(|step| {
                    let angle = (from + (to - from) * f32::from(step) / 24.0).to_radians();
                    Point::new(at.x + radius * angle.cos(), at.y + radius * angle.sin())
                })
                .collect()
        };
        let points = arc(start, start + 118.0);
        drawing.line(Path::open(&points), Stroke::new(ink, 0.6));
        let (end, way) = if clockwise { (start + 118.0, 1.0) } else { (start, -1.0) };
        let by = Affine::turn((end + 90.0 * way).to_radians())
            .shifted(at.x + radius * end.to_radians().cos(), at.y + radius * end.to_radians().sin());
        drawing.fill(Path::data("M3 0L-0.6 -1.7L0.3 0L-0.6 1.7Z").moved(by), ink);
    }
}

pub fn pointer(drawing: &mut Drawing, at: Point, ink: Ink) {
    drawing.fill(Path::data("M-1.1 -1.5L1.4 0L-1.1 1.5Z").moved(Affine::shift(at.x, at.y)), ink);
}

pub fn hook(drawing: &mut Drawing, at: Point, side: f32) {
    let hook = Path::data("M-0.45 0.05L-0.12 0.4L0.45 -0.4").moved(Affine::scale(side).shifted(at.x, at.y));
    drawing.line(hook, Stroke::new(Role::Good.into(), side * 0.18));
}

pub fn cross(drawing: &mut Drawing, at: Point, side: f32) {
    let cross = Path::data("M-0.38 -0.38L0.38 0.38M0.38 -0.38L-0.38 0.38");
    let cross = cross.moved(Affine::scale(side).shifted(at.x, at.y));
    drawing.line(cross, Stroke::new(Role::Bad.into(), side * 0.18));
}

pub fn eye(drawing: &mut Drawing, at: Point, side: f32, open: bool, ink: Ink) {
    let (by, stroke) = (Affine::scale(side).shifted(at.x, at.y), Stroke::new(ink, side * 0.09));
    drawing.line(Path::data("M-0.5 0C-0.25 0.42 0.25 0.42 0.5 0").moved(by), stroke);
    if open {
        drawing.line(Path::data("M-0.5 0C-0.25 -0.42 0.25 -0.42 0.5 0").moved(by), stroke);
        drawing.fill(Path::circle(at.x, at.y, side * 0.15), ink);
    } else {
        drawing.line(Path::data("M-0.3 0.2L-0.4 0.4M0 0.31V0.55M0.3 0.2L0.4 0.4").moved(by), stroke);
    }
}
