//! What lies on every stage: dice, those set aside, the cup, strokes, the mat emblems are printed on. Knows no game.

use std::fmt::Display;

use base::draw::pieces::{BONE, FACE, flat_die, pips};
use base::draw::{Affine, Drawing, Font, Hue, Ink, Path, Point, Role, Stroke, Text, cup, text};

pub mod slip;

pub fn die(count: u8, side: f32) -> Drawing {
    let mut drawing = Drawing::new(side, side);
    drawing.place(Affine::scale(side / FACE), flat_die(BONE, pips(count, BONE.mark)));
    drawing
}

/// The n-th of several things that stand side by side, counted from 0, as a number to compute with.
pub fn nth(place: usize) -> f32 {
    f32::from(u8::try_from(place).unwrap_or(u8::MAX))
}

/// From the left side of a die in a row to that of the next, in sides.
pub(super) const STEP: f32 = 1.3;

pub fn width(dice: usize, side: f32) -> f32 {
    side * (STEP * nth(dice.max(1) - 1) + 1.0)
}

/// Where the n-th die of a row lies, counted from 0: its upper left corner.
pub fn place(at: Point, place: usize, side: f32) -> Point {
    Point::new(at.x + nth(place) * side * STEP, at.y)
}

/// A die with its upper left corner at a point.
pub fn lay(drawing: &mut Drawing, pips: u8, at: Point, side: f32) {
    drawing.place(Affine::shift(at.x, at.y), die(pips, side));
}

/// `turn` in radians.
pub fn lay_turned(drawing: &mut Drawing, pips: u8, middle: Point, side: f32, turn: f32) {
    let by = Affine::shift(-side / 2.0, -side / 2.0).then(Affine::turn(turn));
    drawing.place(by.shifted(middle.x, middle.y), die(pips, side));
}

/// Dice in a row, its upper left corner at a point, and slots for those that are still to come of so many.
pub fn dice(drawing: &mut Drawing, dice: &[u8], count: usize, at: Point, side: f32) {
    for number in 0..count {
        let here = place(at, number, side);
        match dice.get(number) {
            Some(pips) => lay(drawing, *pips, here, side),
            None => slot(drawing, here, side),
        }
    }
}

pub fn pale(drawing: &mut Drawing, at: Point, side: f32) {
    let veil = Path::rounded(at.x - side * 0.02, at.y - side * 0.02, side * 1.04, side * 1.04, side * 0.22);
    drawing.fill(veil, Ink::new(Role::Paper).alpha(0.62));
}

pub fn slot(drawing: &mut Drawing, at: Point, side: f32) {
    let inset = side * 0.06;
    let edge = Path::rounded(at.x + inset, at.y + inset, side - 2.0 * inset, side - 2.0 * inset, side * 0.18);
    drawing.line(edge, Stroke::dashed(Role::Faint.into(), (side * 0.03).max(0.2), side * 0.09, side * 0.1));
}

/// How far the strip that dice are kept on reaches beyond them, in sides.
const STRIP: f32 = 0.15;

/// On a strip of leather with `places`; the first die's upper left corner is at a point, the strip reaches beyond it.
pub fn kept(drawing: &mut Drawing, dice: &[u8], places: usize, at: Point, side: f32) {
    let edge = side * STRIP;
    let (across, down) = (width(places, side) + 2.0 * edge, side + 2.0 * edge);
    let leather = Ink::new(Role::Leather);
    let strip = |by: f32| {
        let (x, y) = (at.x - edge + by, at.y - edge + by);
        Path::rounded(x, y, across - 2.0 * by, down - 2.0 * by, side * 0.24 - by)
    };
    drawing.fill(strip(0.0).moved(Affine::shift(0.0, side * 0.05)), Role::Shadow.into());
    drawing.shape(strip(0.0), leather, Stroke::new(leather.lit(-0.35), side * 0.025));
    drawing.line(strip(side * 0.08), Stroke::dashed(leather.lit(0.42), side * 0.025, side * 0.09, side * 0.07));
    for number in 0..places {
        let here = place(at, number, side);
        match dice.get(number) {
            Some(pips) => lay(drawing, *pips, here, side),
            None => {
                let hollow =
                    Path::rounded(here.x + side * 0.05, here.y + side * 0.05, side * 0.9, side * 0.9, side * 0.2);
                drawing.fill(hollow, leather.lit(-0.28));
            }
        }
    }
}

pub fn cup(side: f32) -> Drawing {
    let mut drawing = Drawing::new(side, side);
    drawing.fill(Path::ellipse(side * 0.54, side * 0.8, side * 0.38, side * 0.2), Role::Shadow.into());
    drawing.place(Affine::scale(side / cup::SIGN), cup::sign());
    drawing
}

pub fn sheet(drawing: &mut Drawing, at: Point, width: f32, height: f32) {
    let paper = Path::rounded(at.x, at.y, width, height, 1.2);
    drawing.fill(paper.clone().moved(Affine::shift(0.5, 0.7)), Role::Shadow.into());
    drawing.shape(paper, Role::Paper.into(), Stroke::new(Role::Line.into(), 0.25));
}

/// Words whose middle is at a point, smaller or cut where they are wider than `width` mm.
pub fn label(
    drawing: &mut Drawing,
    words: impl Display,
    middle: impl Into<Point>,
    size: f32,
    width: f32,
    font: Font,
    ink: impl Into<Ink>,
) {
    let words = Text::new(middle, words.to_string(), font, size, ink.into());
    drawing.text(words.fitted(width).level().centred());
}

/// Words no wider than `width` mm and their size: smaller by a fifth at most, and then cut. Much smaller is not read.
pub fn legible(words: &str, font: Font, size: f32, width: f32) -> (String, f32) {
    let size = size * (width / text::width(words, font, size).max(width)).max(0.8);
    // a hair wider, so that rounding does not cut what just fits
    (text::shortened(words, font, size, width + 0.01), size)
}

pub fn tick(drawing: &mut Drawing, middle: Point, side: f32) {
    let tick = Path::data("M-0.4 0.05L-0.1 0.35L0.42 -0.38").moved(Affine::scale(side).shifted(middle.x, middle.y));
    drawing.line(tick, Stroke::new(Role::Good.into(), side * 0.15));
}

/// That it cost a stroke: one as it is made on paper, ringed, in a square of `side` mm round a point.
pub fn struck(drawing: &mut Drawing, middle: Point, side: f32) {
    let bad = Ink::new(Role::Bad);
    let ring = Path::ellipse(0.0, 0.0, side * 0.34, side * 0.5).moved(Affine::turn(0.18));
    drawing.line(ring.moved(Affine::shift(middle.x, middle.y)), Stroke::new(bad, side * 0.06));
    let (top, foot) = (middle.y - side * 0.3, middle.y + side * 0.3);
    drawing.rule((middle.x + side * 0.06, top), (middle.x - side * 0.05, foot), Stroke::new(bad, side * 0.13));
}

/// The radius of a beer mat, mm.
pub const MAT: f32 = 19.2;

/// Printed in a colour, in a square of 40 mm. What is drawn within 16 mm of its middle stays inside its ring.
pub fn mat(hue: Hue) -> Drawing {
    let mut drawing = Drawing::new(40.0, 40.0);
    let (middle, deep) = (20.0, Ink::new(Role::Deep(hue)));
    drawing.shape(Path::circle(middle, middle, MAT), Role::Tint(hue).into(), Stroke::new(deep, 1.0));
    drawing.line(Path::circle(middle, middle, MAT - 1.7), Stroke::new(deep, 0.35));
    drawing
}

/// As made on paper, four and one across, from a point and `height` mm high; gives back how wide they are, mm.
pub fn strokes(drawing: &mut Drawing, count: u32, at: Point, height: f32) -> f32 {
    let (step, gap) = (height * 0.28, height * 0.5);
    let pencil = Stroke::new(Role::Pencil.into(), height * 0.11);
    let mut x = at.x;
    for number in 1..=count {
        // By hand no two lean alike.
        let lean = [0.06, -0.03, 0.09, 0.02, 0.0][(number as usize - 1) % 5] * height;
        if number % 5 == 0 {
            drawing.rule((x - step * 4.4, at.y + height * 0.8), (x - step * 0.4, at.y + height * 0.15), pencil);
            x += gap;
        } else {
            drawing.rule((x + lean, at.y), (x, at.y + height), pencil);
            x += step;
        }
    }
    x - at.x
}

/// mm, with what is left free behind the last.
pub fn strokes_width(count: u32, height: f32) -> f32 {
    strokes(&mut Drawing::default(), count, Point::default(), height)
}
