//! Langer Entenschiß on the stage: three ducks, each with a number of its own, that get their colour when a die shows
//! it. Knows no rule beyond that.

use super::art::{DUCK, duck, waves};
use super::{Entenschiss, succeeds};
use crate::games::tavern::prelude::*;

/// From one duck to the next, mm.
const PITCH: f32 = 43.0;
/// The side of the dice, mm.
const DIE: f32 = 19.0;
/// The side of the dice of earlier tries, mm.
const SMALL: f32 = 5.0;

impl Prop for Entenschiss {
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, _stage: &Stage<'_>) {
        let dice = shown.throws.last().map_or(&[][..], Vec::as_slice);
        flock(drawing, dice);
        let at = Point::new((STAGE.width - props::width(3, DIE)) / 2.0, 72.0);
        props::dice(drawing, dice, 3, at, DIE);
        if round.rules.throws > 1 {
            tries(drawing, round.rules.throws, shown);
        }
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        if amount == 0.into() { phrase!("entenschiss-came-well") } else { phrase!("entenschiss-came-badly") }
    }
}

/// The three ducks, in colour those whose number these dice show.
fn flock(drawing: &mut Drawing, dice: &[u8]) {
    let left = (STAGE.width - 2.0 * PITCH - DUCK.0) / 2.0;
    for (place, face) in (1_u8..=3).enumerate() {
        let x = left + props::nth(place) * PITCH;
        let found = dice.contains(&face);
        let pale = Ink::new(Role::Line);
        let dress = if found {
            Dress::staged(Role::Tint(Hue::Ochre), 0.7)
        } else {
            Dress { body: Role::Paper.into(), line: Stroke::new(pale, 0.5), mark: pale }
        };
        drawing.place(Affine::shift(x, 21.0), duck(dress));
        let (font, ink) = if found { (Font::SansBold, Role::Text) } else { (Font::Sans, Role::Faint) };
        props::label(drawing, face, Point::new(x + 26.8, 43.4), 9.5, 12.0, font, ink);
    }
    let calm = if succeeds(dice) { Hue::Petrol } else { Hue::Slate };
    for (x, y, width) in [(8.0, 55.0, 120.0), (24.0, 59.6, 88.0)] {
        drawing.place(Affine::shift(x, y), waves(width, Stroke::new(Ink::new(Role::Deep(calm)).alpha(0.6), 0.6)));
    }
}

/// The tries of a turn in small, at the right, and those that are left.
fn tries(drawing: &mut Drawing, most: u8, shown: &Past) {
    let count = if shown.result.is_some() { shown.throws.len() } else { most.into() };
    for number in 0..count {
        let down = props::place(Point::default(), number, SMALL).x;
        let at = Point::new(STAGE.width - 5.0 - props::width(3, SMALL), 72.0 + down);
        props::dice(drawing, shown.throws.get(number).map_or(&[], Vec::as_slice), 3, at, SMALL);
    }
}
