//! What lies on every stage: dice, those set aside, strokes. Knows no game.

use super::bout::PIPS;
use super::round::Past;
use super::scene::{STAGE, Stage};
use super::touch;
use crate::draw::pieces::{DieLook, FACE, flat_die, pips};
use crate::draw::{Affine, Drawing, Path, Point, Role, Stroke};
use crate::game::{Die, Face};
use crate::phrase;

/// How a die looks.
#[must_use]
pub fn look(_die: &Die) -> DieLook {
    DieLook { body: Role::Bone.into(), mark: Role::Carved.into() }
}

/// A face in a square of 10 mm, on nothing.
#[must_use]
pub fn face(die: &Die, face: Face) -> Drawing {
    let count = match face {
        Face::Number(count) => count,
        Face::Letter(_) => 0,
    };
    pips(count, look(die).mark)
}

/// A die lying flat with that face up, in a square of `side` mm.
#[must_use]
pub fn die(pips: u8, side: f32) -> Drawing {
    let die = Die::new(PIPS, &[]);
    let mut drawing = Drawing::new(side, side);
    drawing.place(Affine::scale(side / FACE), flat_die(look(&die), face(&die, Face::Number(pips))));
    drawing
}

/// The dice just thrown in a row, its upper left corner at a point: where the seat may decide about them they are spots
/// with the digits as keys, and those touched lie higher.
pub fn row(drawing: &mut Drawing, dice: &[u8], at: Point, side: f32, stage: &Stage<'_>) {
    for (place, pips) in dice.iter().enumerate() {
        let touched = stage.live && stage.touch.dice.has(place);
        let x = at.x + f32::from(u8::try_from(place).unwrap_or(u8::MAX)) * side * 1.3;
        let y = if touched { at.y - side * 0.2 } else { at.y };
        let area = Path::rounded(x - side * 0.06, y - side * 0.06, side * 1.12, side * 1.12, side * 0.24);
        if touched {
            drawing.shape(area.clone(), Role::Soft.into(), Stroke::new(Role::Accent.into(), side * 0.05));
        }
        drawing.place(Affine::shift(x, y), die(*pips, side));
        if stage.live {
            drawing.spot(touch::die(place), area, stage.say(&phrase!("tavern-spot-die", pips = *pips)));
            drawing.key(char::from_digit(u32::try_from(place).unwrap_or(0) + 1, 10).unwrap_or('1'));
        }
    }
}

/// The dice of a turn, and nothing else.
#[must_use]
pub fn plain(shown: Option<&Past>, stage: &Stage<'_>) -> Drawing {
    let mut drawing = Drawing::new(STAGE.width, STAGE.height);
    if let Some(past) = shown {
        row(&mut drawing, &past.hand.dice, Point::new(38.0, 60.0), 18.0, stage);
        let quiet = Stage { live: false, ..*stage };
        row(&mut drawing, &past.hand.kept, Point::new(38.0, 20.0), 18.0, &quiet);
    }
    drawing
}

/// Strokes as they are made on paper, four and one across, in a row that begins at a point and is `height` mm high;
/// gives back how wide it is, mm.
pub fn strokes(drawing: &mut Drawing, count: u32, at: Point, height: f32) -> f32 {
    let (step, gap) = (height * 0.28, height * 0.5);
    let pencil = Stroke::new(Role::Pencil.into(), height * 0.11);
    let mut x = at.x;
    for number in 1..=count {
        // By hand no two lean alike.
        let lean = [0.06, -0.03, 0.09, 0.02, 0.0][(number as usize - 1) % 5] * height;
        if number % 5 == 0 {
            let from = Point::new(x - step * 4.4, at.y + height * 0.8);
            drawing.line(Path::open(&[from, Point::new(x - step * 0.4, at.y + height * 0.15)]), pencil);
            x += gap;
        } else {
            drawing.line(Path::open(&[Point::new(x + lean, at.y), Point::new(x, at.y + height)]), pencil);
            x += step;
        }
    }
    x - at.x
}
