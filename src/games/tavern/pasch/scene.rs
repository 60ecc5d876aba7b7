//! Pasch on the stage: the three throws, equal dice held together by a bracket, and what they add up to.

use super::{Pasch, counts};
use crate::draw::{Affine, Drawing, Font, Hue, Path, Point, Role, Stroke};
use crate::games::tavern::part::Amount;
use crate::games::tavern::props;
use crate::games::tavern::props::caption;
use crate::games::tavern::props::slip::Slip;
use crate::games::tavern::round::Round;
use crate::games::tavern::scene::{Prop, Stage};
use crate::phrase;
use crate::phrase::Phrase;

const THROWS: usize = 3;
const DICE: usize = 3;
const DIE: f32 = 18.4;
const LEFT: f32 = 21.0;
const SLIP: Slip = Slip { at: Point::new(98.0, caption::TOP), width: 30.0, lines: THROWS, pitch: 24.5 };

impl Prop for Pasch {
    fn scene(round: &Round<Self>, stage: &Stage<'_>) -> Drawing {
        let (mut drawing, shown) = caption::of(round, stage);
        for number in 0..THROWS {
            let at = Point::new(LEFT, SLIP.at.y + props::nth(number) * SLIP.pitch + 2.0);
            let words = &(number + 1).to_string();
            let middle = Point::new(LEFT - 10.0, at.y + DIE / 2.0);
            props::label(&mut drawing, words, middle, 6.4, 12.0, Font::Serif, Role::Faint.into());
            match shown.as_ref().and_then(|past| past.throws.get(number)) {
                Some(dice) => throw(&mut drawing, dice, number + 1 == THROWS, at),
                None => (0..DICE).for_each(|die| props::slot(&mut drawing, props::place(at, die, DIE), DIE)),
            }
        }
        let throws = shown.as_ref().map_or(&[][..], |past| past.throws.as_slice());
        let count = |(number, dice): (usize, &Vec<u8>)| counts(dice, number + 1 == THROWS);
        let each: Vec<u32> = throws.iter().enumerate().map(count).collect();
        SLIP.draw(&mut drawing, &each, each.iter().sum());
        drawing
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        phrase!("tavern-stage-pips", pips = amount.to_integer())
    }
}

/// A throw: what counts is held together, the rest pale.
fn throw(drawing: &mut Drawing, dice: &[u8], last: bool, at: Point) {
    let counting: Vec<usize> =
        (0..dice.len()).filter(|die| last || dice.iter().filter(|other| **other == dice[*die]).count() > 1).collect();
    for (number, pips) in dice.iter().enumerate() {
        let here = props::place(at, number, DIE);
        drawing.place(Affine::shift(here.x, here.y), props::die(*pips, DIE));
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
        let middle = Path::open(&[Point::new(foot(*die), low), Point::new(foot(*die), deep)]);
        drawing.line(middle, Stroke::new(Role::Accent.into(), 0.8));
    }
}

/// The emblem: two alike, and one that is not.
#[must_use]
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Petrol);
    let tilted =
        |x: f32, y: f32, turn: f32| Affine::shift(-6.5, -6.5).then(Affine::turn(turn)).then(Affine::shift(x, y));
    drawing.place(tilted(20.0, 11.2, 0.6), props::die(2, 11.0));
    drawing.place(tilted(12.8, 23.4, -0.16), props::die(5, 14.5));
    drawing.place(tilted(26.2, 24.4, 0.14), props::die(5, 14.5));
    drawing
}
