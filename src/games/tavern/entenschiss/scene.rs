//! Langer Entenschiß on the stage: three ducks, each with a number of its own, that get their colour when a die shows
//! it. Knows no rule beyond that.

use super::art::{DUCK, duck, waves};
use super::{Entenschiss, succeeds};
use crate::games::tavern::prelude::*;

/// From one duck to the next, mm, and how large a duck is drawn.
const PITCH: f32 = 47.0;
const SCALE: f32 = 1.08;
/// The side of the dice, mm.
const DIE: f32 = 28.0;

impl Prop for Entenschiss {
    fn set(drawing: &mut Drawing, _round: &Round<Self>, shown: &Past, _stage: &Stage<'_>) {
        let dice = shown.throws.last().map_or(&[][..], Vec::as_slice);
        flock(drawing, dice);
        let at = Point::new((STAGE.width - props::width(3, DIE)) / 2.0, 74.0);
        props::dice(drawing, dice, 3, at, DIE);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        if amount == 0.into() { phrase!("entenschiss-came-well") } else { phrase!("entenschiss-came-badly") }
    }
}

/// The three ducks, in colour those whose number these dice show.
fn flock(drawing: &mut Drawing, dice: &[u8]) {
    let left = (STAGE.width - 2.0 * PITCH - DUCK.0 * SCALE) / 2.0;
    for (place, face) in (1_u8..=3).enumerate() {
        let x = left + props::nth(place) * PITCH;
        let found = dice.contains(&face);
        let pale = Ink::new(Role::Line);
        let dress = if found {
            Dress::staged(Role::Tint(Hue::Ochre), 0.7)
        } else {
            Dress { body: Role::Paper.into(), line: Stroke::new(pale, 0.5), mark: pale }
        };
        drawing.place(Affine::scale(SCALE).then(Affine::shift(x, 19.0)), duck(dress));
        let (font, ink) = if found { (Font::SansBold, Role::Text) } else { (Font::Sans, Role::Faint) };
        props::label(drawing, face, Point::new(x + 28.8, 43.2), 10.4, 12.0, font, ink);
    }
    let calm = if succeeds(dice) { Hue::Petrol } else { Hue::Slate };
    for (x, y, width) in [(7.0, 56.6, 136.0), (23.0, 62.0, 104.0)] {
        drawing.place(Affine::shift(x, y), waves(width, Stroke::new(Ink::new(Role::Deep(calm)).alpha(0.6), 0.6)));
    }
}
