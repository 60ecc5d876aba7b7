//! The windows on the stage: a die in each half, and light where it fits.

use super::Window;
use super::art::{church, farm};
use crate::draw::{Affine, Drawing, Point};
use crate::games::tavern::part::Amount;
use crate::games::tavern::props;
use crate::games::tavern::props::caption;
use crate::games::tavern::round::Round;
use crate::games::tavern::scene::{Prop, Stage};
use crate::phrase;
use crate::phrase::Phrase;

const DIE: f32 = 17.0;

impl Prop for Window {
    fn scene(round: &Round<Self>, stage: &Stage<'_>) -> Drawing {
        let (mut drawing, shown) = caption::of(round, stage);
        let dice = shown.as_ref().map_or(&[][..], |past| past.hand.dice.as_slice());
        let lit = [0, 1].map(|half| dice.get(half).is_some_and(|pips| round.rules.is_lit(*pips)));
        let mut picture = match round.rules {
            Window::Church => church(lit),
            Window::Farm => farm(lit),
        };
        for (half, middle) in picture.dice.into_iter().enumerate() {
            let at = Point::new(middle.x - DIE / 2.0, middle.y - DIE / 2.0);
            if let Some(pips) = dice.get(half) {
                picture.drawing.place(Affine::shift(at.x, at.y), props::die(*pips, DIE));
            }
        }
        let size = picture.drawing.size;
        let by = Affine::shift((drawing.size.width - size.width) / 2.0, caption::TOP + 4.0);
        drawing.place(by, picture.drawing);
        drawing
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        if amount == 0.into() { phrase!("tavern-stage-bright") } else { phrase!("tavern-stage-dark") }
    }
}
