//! The dice cup: turned leather, over the dice, seen as they are ([`super::solids::ELEVATION`]). Knows no game.

use std::f32::consts::PI;

use super::solids::ELEVATION;
use super::{Affine, Drawing, Ink, Path, Point, Role, Size, Stroke};

/// The radius of its mouth, mm.
const MOUTH: f32 = 23.0;
const BOTTOM_RADIUS: f32 = 17.5;
/// How high it is, mm.
pub const HEIGHT: f32 = 41.0;
const ROLL_THICKNESS: f32 = 3.0;
const LIGHT_STRIPS: u8 = 40;
/// Radians from the right towards the eye.
const LIGHT: f32 = 0.72 * PI;
/// The side of a sign, mm.
pub const SIGN: f32 = 10.0;

/// How long a shake of the cup takes, s.
pub const SHAKE: f32 = 0.8;
const SWING: f32 = 7.5;
/// How long it takes to lift the cup off, s.
pub const LIFT: f32 = 0.42;

/// Where a cup is.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Pose {
    /// Where the middle of its mouth is seen, mm.
    pub at: Point,
    /// How high above the table it is held, mm as it is seen.
    pub lift: f32,
    /// How far it leans to the right, radians.
    pub lean: f32,
}

/// How large a tray must be for the cup to stand in it, mm as it is seen.
pub const TRAY: Size = Size { width: 84.0, height: 58.0 };
/// The part of the tray that the cup covers, mm as it is seen: width and height.
pub const UNDER: Size = Size { width: 48.0, height: 42.0 };

impl Pose {
    /// Standing over the dice in the middle of the tray.
    pub const STANDING: Self = Self { at: Point { x: 42.0, y: 37.0 }, lift: 0.0, lean: 0.0 };

    /// Held aside while somebody looks.
    pub const ASIDE: Self = Self { at: Point { x: 89.0, y: 35.0 }, lift: 12.0, lean: 0.5 };

    /// Shaken with the dice in it, at this part of [`SHAKE`].
    pub fn shaken(part: f32) -> Self {
        let part = part.clamp(0.0, 1.0);
        // Strongest in the middle, and down on the table at the end.
        let force = (part * PI).sin().max(0.0).powf(0.7) * (1.0 - part.powi(6));
        let beat = part * 2.0 * PI * 4.0;
        let standing = Self::STANDING;
        let at = Point::new(standing.at.x + SWING * force * beat.sin(), standing.at.y);
        Self { at, lift: 5.0 * force * (0.55 + 0.45 * (beat * 2.0).cos()), lean: 0.17 * force * (beat + 0.6).sin() }
    }

    /// When the dice strike the cup while it is shaken, s, and how hard, 0 to 1: where it turns back.
    pub fn beats() -> impl Iterator<Item = (f32, f32)> {
        let turns = (0..8_u8).map(|turn| (f32::from(turn) + 0.5) / 8.0);
        turns.map(|part| (part * SHAKE, ((Self::shaken(part).at.x - Self::STANDING.at.x) / SWING).abs().min(1.0)))
    }

    /// The same, so much further to the right, mm.
    pub fn moved(self, by: f32) -> Self {
        Self { at: self.at + Point::new(by, 0.0), ..self }
    }

    /// Lifted off the dice, at this part of [`LIFT`]: up, back and out of sight.
    pub fn lifted(part: f32) -> Self {
        let part = part.clamp(0.0, 1.0);
        let eased = part * part * (3.0 - 2.0 * part);
        let standing = Self::STANDING;
        let at = Point::new(standing.at.x + 16.0 * eased, standing.at.y - 4.0 * eased);
        Self { at, lift: 68.0 * eased, lean: 0.3 * eased }
    }
}

/// Draws the cup with its shadow.
pub fn draw(drawing: &mut Drawing, pose: Pose) {
    // The shadow stays on the table and fades as the cup rises.
    let far = (1.0 - pose.lift / 60.0).max(0.0);
    for (grown, dark) in [(3.2, 0.3), (1.6, 0.4), (0.0, 0.5)] {
        let shade = disc(pose.at.x + 3.2 + pose.lift * 0.3, pose.at.y + 0.6, MOUTH + grown);
        drawing.fill(shade, Ink::new(Role::Shadow).alpha(dark * far));
    }
    let place = Affine::turn(pose.lean).shifted(pose.at.x, pose.at.y - pose.lift);
    let mut cup = Drawing::new(drawing.size.width, drawing.size.height);
    body(&mut cup);
    drawing.place(place, cup);
}

/// The cup as a sign, a square of 10 mm: for texts, and where dice are not to be solid.
pub fn sign() -> Drawing {
    let mut sign = Drawing::new(SIGN, SIGN);
    let mut cup = Drawing::new(SIGN, SIGN);
    body(&mut cup);
    let low = MOUTH * ELEVATION.sin();
    let high = HEIGHT * ELEVATION.cos() + BOTTOM_RADIUS * ELEVATION.sin();
    let scale = SIGN / (low + high + 2.0);
    sign.place(Affine::scale(scale).shifted(SIGN / 2.0, (SIGN + (high - low) * scale) / 2.0), cup);
    sign
}

/// The middle of its mouth is the origin.
fn body(cup: &mut Drawing) {
    let ink = |tone: f32| Ink::new(Role::Leather).lit(tone);
    let rise = HEIGHT * ELEVATION.cos();
    roll(cup, &ink);
    let (foot, on) = (MOUTH - 1.1, ROLL_THICKNESS);
    side(cup, (foot, on), (BOTTOM_RADIUS, rise), &ink);
    cup.line(front(foot, on, 0.0), Stroke::new(ink(-0.6), 0.35));
    for part in [0.1, 0.92] {
        let (radius, up) = (foot + (BOTTOM_RADIUS - foot) * part, on + (rise - on) * part);
        cup.line(front(radius - 0.2, up, 0.08), Stroke::dashed(ink(0.42), 0.42, 1.5, 1.1));
    }
    top(cup, rise, &ink);
}

/// Between two circles, each a radius and the height at which it is seen.
fn side(cup: &mut Drawing, (low, down): (f32, f32), (high, up): (f32, f32), ink: &impl Fn(f32) -> Ink) {
    for strip in 0..LIGHT_STRIPS {
        let angle = |edge: u8| PI * (1.0 - f32::from(edge) / f32::from(LIGHT_STRIPS));
        // Each reaches to the end, so that no gap shows between one and the next.
        let edges: Vec<u8> = (strip..=LIGHT_STRIPS).collect();
        let below = edges.iter().map(|edge| rim(low, down, angle(*edge)));
        let above = edges.iter().rev().map(|edge| rim(high, up, angle(*edge)));
        let points: Vec<Point> = below.chain(above).collect();
        cup.fill(Path::polygon(&points), ink(tone(angle(strip))));
    }
}

fn tone(angle: f32) -> f32 {
    let towards = (angle - LIGHT).cos();
    let gloss = towards.max(0.0).powi(14);
    // A little light comes back from the table on the far side.
    let back = (angle - 0.06 * PI).cos().max(0.0).powi(8);
    -0.50 + 0.44 * towards.max(0.0) + 0.20 * gloss + 0.10 * back
}

fn roll(cup: &mut Drawing, ink: &impl Fn(f32) -> Ink) {
    side(cup, (MOUTH, 0.0), (MOUTH, ROLL_THICKNESS), &|tone| ink(tone - 0.16));
    cup.line(front(MOUTH, 0.15, 0.0), Stroke::new(ink(-0.72), 0.5));
    cup.fill(disc(0.0, -ROLL_THICKNESS, MOUTH), ink(0.08));
}

fn top(cup: &mut Drawing, rise: f32, ink: &impl Fn(f32) -> Ink) {
    cup.fill(disc(0.0, -rise, BOTTOM_RADIUS), ink(0.26));
    cup.fill(disc(0.0, -rise, BOTTOM_RADIUS - 0.8), ink(0.02));
    cup.fill(disc(-1.4, -rise - 1.0, BOTTOM_RADIUS - 4.2), ink(0.06));
    cup.line(disc(0.0, -rise, BOTTOM_RADIUS - 4.4), Stroke::new(ink(-0.34), 0.5));
    cup.line(disc(0.0, -rise + 0.4, BOTTOM_RADIUS - 4.4), Stroke::new(ink(0.22), 0.25));
}

/// The near half of a circle; `short` of its ends, as a part of it.
fn front(radius: f32, rise: f32, short: f32) -> Path {
    let angle = |step: u8| PI * (short + (1.0 - 2.0 * short) * f32::from(step) / 48.0);
    let points: Vec<Point> = (0..=48).map(|step| rim(radius, rise, angle(step))).collect();
    Path::open(&points)
}

fn disc(x: f32, y: f32, radius: f32) -> Path {
    Path::ellipse(x, y, radius, radius * ELEVATION.sin())
}

fn rim(radius: f32, rise: f32, angle: f32) -> Point {
    Point::new(radius * angle.cos(), radius * ELEVATION.sin() * angle.sin() - rise)
}

#[cfg(test)]
mod tests;
