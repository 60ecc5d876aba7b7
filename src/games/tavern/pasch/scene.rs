//! Pasch on the stage: the three throws, equal dice held together by a bracket, and what they add up to.

use super::{Pasch, counts};
use crate::games::tavern::prelude::*;
use crate::games::tavern::props::slip::Slip;

const THROWS: usize = 3;
const DICE: usize = 3;
const DIE: f32 = 19.6;
const LEFT: f32 = 21.0;
const SLIP: Slip = Slip { at: Point::new(104.0, caption::TOP), width: 38.0, lines: THROWS, pitch: 24.5 };

impl Prop for Pasch {
    fn set(drawing: &mut Drawing, _round: &Round<Self>, shown: &Past, _stage: &Stage<'_>) {
        for number in 0..THROWS {
            let at = Point::new(LEFT, SLIP.at.y + props::nth(number) * SLIP.pitch + 1.4);
            let middle = Point::new(LEFT - 10.0, at.y + DIE / 2.0);
            props::label(drawing, number + 1, middle, 6.4, 12.0, Font::Serif, Role::Faint);
            match shown.throws.get(number) {
                Some(dice) => throw(drawing, dice, number + 1 == THROWS, at),
                None => props::dice(drawing, &[], DICE, at, DIE),
            }
        }
        let count = |(number, dice): (usize, &Vec<u8>)| counts(dice, number + 1 == THROWS);
        SLIP.draw(drawing, &shown.throws.iter().enumerate().map(count).collect::<Vec<_>>());
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        phrase!("tavern-stage-pips", pips = amount.to_integer())
    }
}

/// A throw: what counts is held together, the rest pale.
fn throw(drawing: &mut Drawing, dice: &[u8], last: bool, at: Point) {
    let counting: Vec<usize> = (0..dice.len()).filter(|die| last || is_double(dice, dice[*die])).collect();
    for (number, pips) in dice.iter().enumerate() {
        let here = props::place(at, number, DIE);
        props::lay(drawing, *pips, here, DIE);
        if !counting.contains(&number) {
            props::pale(drawing, here, DIE);
        }
    }
    let Some((first, last)) = counting.first().zip(counting.last()) else { return };
    let foot = |die: usize| props::place(at, die, DIE).x + DIE / 2.0;
    let (low, deep) = (at.y + DIE + 1.2, at.y + DIE + 3.4);
    let bracket = Path::open(&[
        Point::new(foot(*first), low),
        Point::new(foot(*first), deep),
        Point::new(foot(*last), deep),
        Point::new(foot(*last), low),
    ]);
    drawing.line(bracket, Stroke::new(Role::Accent.into(), 0.8));
    for die in counting.iter().filter(|die| *die != first && *die != last) {
        rule(drawing, [foot(*die), low, foot(*die), deep], Stroke::new(Role::Accent.into(), 0.8));
    }
}

/// The emblem: two alike, and one that is not.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Petrol);
    let tilted =
        |x: f32, y: f32, turn: f32| Affine::shift(-6.5, -6.5).then(Affine::turn(turn)).then(Affine::shift(x, y));
    drawing.place(tilted(20.0, 11.2, 0.6), props::die(2, 11.0));
    drawing.place(tilted(12.8, 23.4, -0.16), props::die(5, 14.5));
    drawing.place(tilted(26.2, 24.4, 0.14), props::die(5, 14.5));
    drawing
}
