//! Small signs of the board: runes with what they mean below them, dice, the cup, arrows. Knows no match.

use base::draw::pieces::FACE;
use base::draw::{Affine, Drawing, Font, Ink, Path, Point, Role, Segment, Stroke, Text, text};

use super::super::super::art::Rune;
pub use super::super::super::chart::rune;
use super::super::super::dice::Carved;
use super::super::super::rules::{Dre13ehn, Roll};
use crate::table::Looks;

pub fn labelled(drawing: &mut Drawing, sign: (Rune, &str), at: Point, side: f32, inks: (Ink, Ink)) {
    rune(drawing, sign.0, at, side, inks.0);
    let size = label_size(side);
    let base = Point::new(at.x, at.y + side / 2.0 + 0.5 + text::cap_height(Font::Sans, size));
    drawing.text(Text::new(base, sign.1, Font::Sans, size, inks.1).centred());
}

pub fn label_size(side: f32) -> f32 {
    (side * 0.42).clamp(2.3, 3.4)
}

pub fn labelled_height(side: f32) -> f32 {
    side + 0.5 + text::cap_height(Font::Sans, label_size(side))
}

pub fn level(at: Point, words: impl Into<String>, font: Font, size: f32, ink: Ink) -> Text {
    Text::new(at, words, font, size, ink).level()
}

/// Gives back how far they reach.
pub fn dice(drawing: &mut Drawing, game: &Dre13ehn, roll: Roll, corner: Point, side: f32) -> f32 {
    let mut x = corner.x;
    for (Carved { die, .. }, symbol) in game.options().dice().iter().zip(roll.symbols()) {
        let flat = Dre13ehn::die(die).flat(die, symbol.face());
        drawing.place(Affine::scale(side / FACE).then(Affine::shift(x, corner.y)), flat);
        x += side * 1.14;
    }
    x - corner.x
}

pub fn dice_width(count: usize, side: f32) -> f32 {
    super::number(count) * side * 1.14 - side * 0.14
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
        let by = Affine::scale(1.0)
            .then(Affine::turn((end + 90.0 * way).to_radians()))
            .then(Affine::shift(at.x + radius * end.to_radians().cos(), at.y + radius * end.to_radians().sin()));
        let tip = [(3.0, 0.0), (-0.6, -1.7), (0.3, 0.0), (-0.6, 1.7)].map(|(x, y)| by.map(Point::new(x, y)));
        drawing.fill(Path::polygon(&tip), ink);
    }
}

pub fn pointer(drawing: &mut Drawing, at: Point, ink: Ink) {
    let arrow = [(-1.1, -1.5), (1.4, 0.0), (-1.1, 1.5)].map(|(x, y)| Point::new(at.x + x, at.y + y));
    drawing.fill(Path::polygon(&arrow), ink);
}

pub fn hook(drawing: &mut Drawing, at: Point, side: f32) {
    let p = |x: f32, y: f32| Point::new(at.x + x * side, at.y + y * side);
    let line = Path::open(&[p(-0.45, 0.05), p(-0.12, 0.4), p(0.45, -0.4)]);
    drawing.line(line, Stroke::new(Role::Good.into(), side * 0.18));
}

pub fn cross(drawing: &mut Drawing, at: Point, side: f32) {
    let p = |x: f32, y: f32| Point::new(at.x + x * side, at.y + y * side);
    let line = Path::open(&[p(-0.38, -0.38), p(0.38, 0.38)]).and(Path::open(&[p(0.38, -0.38), p(-0.38, 0.38)]));
    drawing.line(line, Stroke::new(Role::Bad.into(), side * 0.18));
}

pub fn eye(drawing: &mut Drawing, at: Point, side: f32, open: bool, ink: Ink) {
    let p = |x: f32, y: f32| Point::new(at.x + x * side, at.y + y * side);
    let lid =
        |bow: f32| Path(vec![Segment::Move(p(-0.5, 0.0)), Segment::Curve(p(-0.25, bow), p(0.25, bow), p(0.5, 0.0))]);
    let stroke = Stroke::new(ink, side * 0.09);
    drawing.line(lid(0.42), stroke);
    if open {
        drawing.line(lid(-0.42), stroke);
        drawing.fill(Path::circle(at.x, at.y, side * 0.15), ink);
    } else {
        let lashes = [(-0.3, 0.2, -0.4, 0.4), (0.0, 0.31, 0.0, 0.55), (0.3, 0.2, 0.4, 0.4)];
        let lashes = lashes.map(|(x, y, to_x, to_y)| Path::open(&[p(x, y), p(to_x, to_y)]));
        drawing.line(lashes.into_iter().fold(Path::default(), Path::and), stroke);
    }
}
