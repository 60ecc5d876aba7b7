//! The windows on the stage: a die in each half, and light where it fits.

use super::Window;
use super::art::{church, farm};
use crate::games::tavern::prelude::*;

/// The side of the dice, mm.
const DIE: f32 = 19.0;

/// Between which heights a window stands, and where its wall ends, mm.
const TOP: f32 = 15.0;
const FOOT: f32 = 108.0;
const WALL: f32 = STAGE.height - 0.6;

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
        wall(drawing, round.rules);
        let size = picture.drawing.size;
        let scale = (FOOT - TOP) / size.height;
        let left = (drawing.size.width - size.width * scale) / 2.0;
        drawing.place(Affine::scale(scale).then(Affine::shift(left, TOP)), picture.drawing);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        if amount == 0.into() { phrase!("tavern-stage-bright") } else { phrase!("tavern-stage-dark") }
    }
}

/// The wall round the window: ashlar round a church's, plaster round a farmhouse's.
fn wall(drawing: &mut Drawing, window: Window) {
    let (left, right, top) = (0.6, drawing.size.width - 0.6, TOP - 3.0);
    let ground = match window {
        Window::Church => Ink::new(Role::Tint(Hue::Slate)).alpha(0.45),
        Window::Farm => Ink::new(Role::Tint(Hue::Ochre)).alpha(0.45),
    };
    drawing.fill(Path::rect(left, top, right - left, WALL - top), ground);
    let joint = Stroke::new(Ink::new(Role::Faint).alpha(0.3), 0.3);
    match window {
        Window::Church => {
            for row in 0..8_usize {
                let y = top + props::nth(row) * 12.4;
                rule(drawing, [left, y, right, y], joint);
                let mut x = left + if row % 2 == 0 { 11.0 } else { 22.0 };
                while x < right {
                    rule(drawing, [x, y, x, (y + 12.4).min(WALL)], joint);
                    x += 22.0;
                }
            }
        }
        Window::Farm => {}
    }
}
