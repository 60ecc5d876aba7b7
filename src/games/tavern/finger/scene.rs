//! Die fünf Finger and die bösen Sieben on the stage: the hand or the imps, the throw as it lies and turned over, and
//! the ten throws with where the others ended. Knows no rule beyond that.

use super::art::{IMP, hand, imp};
use super::{Aim, THROWS};
use crate::games::tavern::prelude::*;

/// The side of the dice as they lie, mm.
const DIE: f32 = 19.0;
/// The side of the dice as they would lie turned over, mm.
const OVER: f32 = 13.0;
/// Where the dice begin, mm.
const LEFT: f32 = 65.0;
/// Where the marks of the throws begin, and from one to the next, mm.
const MARKS: (Point, f32) = (Point::new(6.0, 77.0), 12.7);
/// How high a mark is, mm.
const MARK: f32 = 15.4;

impl Prop for Aim {
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, _stage: &Stage<'_>) {
        let aim = round.rules;
        let dice = shown.throws.last();
        let hit = dice.is_some_and(|dice| aim.hits(dice));
        let colour = |hue| if hit { Role::Tint(hue) } else { Role::Paper };
        match aim {
            Self::Five => {
                let dress = Dress::staged(colour(Hue::Rose), 0.7);
                drawing.place(Affine::scale(1.34).then(Affine::shift(5.0, 14.4)), hand(dress));
            }
            Self::Seven => imps(drawing, Dress::staged(colour(Hue::Ruby), 0.8)),
        }
        throw(drawing, aim, dice.map(Vec::as_slice));
        let finished: Vec<u32> = round.results().iter().flatten().map(Amount::to_integer).collect();
        marks(drawing, aim, shown, &finished);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        if amount > u32::from(THROWS).into() {
            phrase!("tavern-stage-never")
        } else {
            phrase!("tavern-stage-throw", throw = amount.to_integer())
        }
    }
}

/// Seven imps.
fn imps(drawing: &mut Drawing, dress: Dress) {
    let scale = 0.88;
    for (row, (count, y)) in [(2_u8, 14.6), (3, 33.4), (2, 52.2)].into_iter().enumerate() {
        let indent = if row == 1 { 0.0 } else { 0.5 };
        for place in 0..count {
            let x = 4.0 + (f32::from(place) + indent) * IMP * scale * 1.16;
            drawing.place(Affine::scale(scale).then(Affine::shift(x, y)), imp(dress));
        }
    }
}

/// The throw as it lies, and turned over, each with its sum.
fn throw(drawing: &mut Drawing, aim: Aim, dice: Option<&[u8]>) {
    let over: Option<Vec<u8>> = dice.map(|dice| dice.iter().map(|face| 7 - face).collect());
    let rows = [(dice, DIE, 16.0), (over.as_deref(), OVER, 51.0)];
    for (dice, side, y) in rows {
        props::dice(drawing, dice.unwrap_or_default(), 3, Point::new(LEFT, y), side);
        let Some(dice) = dice else { continue };
        let sum = sum(dice);
        let middle = Point::new(LEFT + props::width(3, DIE) + 7.0, y + side / 2.0);
        let (font, ink) = if sum == aim.sum() { (Font::SansBold, Role::Good) } else { (Font::Sans, Role::Text) };
        if sum == aim.sum() {
            drawing.line(Path::circle(middle.x, middle.y, (side * 0.62).min(7.4)), Stroke::new(Role::Good.into(), 0.8));
        }
        props::label(drawing, sum, middle, (side * 0.66).min(9.4), 13.0, font, ink);
    }
    // All three turn over at once.
    let x = LEFT + props::width(3, OVER) + 5.0;
    let line = Stroke::new(Role::Faint.into(), 0.6);
    drawing.line(bend([x, 38.0], &[[x + 8.0, 41.0, x + 8.0, 53.0, x, 56.0]]), line);
    let tip = [(2.6, -3.0), (0.0, 0.0), (3.9, 0.6)].map(|(dx, dy)| Point::new(x + dx, 56.0 + dy));
    drawing.line(Path::open(&tip), line);
}

/// The ten throws of a turn with their sums and, over each, a pawn for everyone who ended there; last the place of
/// those who missed.
fn marks(drawing: &mut Drawing, aim: Aim, shown: &Past, finished: &[u32]) {
    let (at, pitch) = MARKS;
    for number in 1..=THROWS + 1 {
        let x = at.x + f32::from(number - 1) * pitch;
        let missed = number > THROWS;
        let dice = shown.throws.get(usize::from(number) - 1);
        let hit = dice.is_some_and(|dice| aim.hits(dice));
        let lost = missed && shown.result == Some(u32::from(number).into());
        let fill = match (dice.is_some() || lost, hit) {
            (_, true) => Role::Tint(Hue::Leaf),
            (true, false) => Role::Soft,
            (false, false) => Role::Paper,
        };
        let edge = if missed {
            Stroke::dashed(Role::Line.into(), 0.35, 1.2, 1.0)
        } else {
            Stroke::new(if hit { Role::Good } else { Role::Line }.into(), if hit { 0.8 } else { 0.35 })
        };
        drawing.shape(Path::rounded(x, at.y, pitch - 1.2, MARK, 1.6), fill.into(), edge);
        let middle = Point::new(x + (pitch - 1.2) / 2.0, at.y + MARK / 2.0);
        if let Some(dice) = dice {
            let font = if hit { Font::SansBold } else { Font::Sans };
            props::label(drawing, sum(dice), middle, 5.4, pitch, font, Role::Text);
        }
        let words = if missed { "–".to_owned() } else { number.to_string() };
        let under = Point::new(middle.x, at.y + MARK + 4.0);
        props::label(drawing, words, under, 4.0, pitch, Font::Sans, Role::Faint);
        let here = finished.iter().filter(|end| **end == u32::from(number)).count();
        pawns(drawing, Point::new(middle.x, at.y - 2.0), here);
    }
}

/// So many pawns, in rows of three that grow upwards from a point.
fn pawns(drawing: &mut Drawing, foot: Point, count: usize) {
    for pawn in 0..count {
        let (column, row) = (pawn % 3, pawn / 3);
        let width = (count - row * 3).min(3) - 1;
        let x = foot.x + (props::nth(column) - props::nth(width) / 2.0) * 3.0;
        drawing.fill(Path::circle(x, foot.y - props::nth(row) * 3.0, 1.2), Role::Accent.into());
    }
}
