//! The windows on the stage: a die in each half, and light where it fits.

use super::Window;
use super::art::{church, farm};
use crate::games::tavern::prelude::*;

const DIE: f32 = 17.0;

impl Prop for Window {
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, _stage: &Stage<'_>) {
        let dice = &shown.hand.dice;
        let lit = [0, 1].map(|half| dice.get(half).is_some_and(|pips| round.rules.is_lit(*pips)));
        let mut picture = match round.rules {
            Window::Church => church(lit),
            Window::Farm => farm(lit),
        };
        for (middle, pips) in picture.dice.into_iter().zip(dice) {
            let at = Point::new(middle.x - DIE / 2.0, middle.y - DIE / 2.0);
            props::lay(&mut picture.drawing, *pips, at, DIE);
        }
        let size = picture.drawing.size;
        let by = Affine::shift((drawing.size.width - size.width) / 2.0, caption::TOP + 4.0);
        drawing.place(by, picture.drawing);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        if amount == 0.into() { phrase!("tavern-stage-bright") } else { phrase!("tavern-stage-dark") }
    }
}
