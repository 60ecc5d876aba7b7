//! Studentenpasch on the stage: the blackboard with what the dice count, and the dice.

use super::{Studentenpasch, worth};
use crate::games::tavern::prelude::*;

/// The side of the dice, and where they lie, mm from above.
const DIE: f32 = 25.0;
const ROW: f32 = 65.0;
const DICE: usize = 3;
/// Where the blackboard hangs.
const BOARD: Point = Point::new(7.0, 16.6);

impl Prop for Studentenpasch {
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, stage: &Stage<'_>) {
        let hand = &shown.hand;
        blackboard(drawing, BOARD, STAGE.width - 2.0 * BOARD.x, 38.0);
        let counts: Vec<u32> = hand.lying().map(worth).collect();
        if !counts.is_empty() {
            let each: Vec<String> = counts.iter().map(ToString::to_string).collect();
            let at = |y| Point::new(STAGE.width / 2.0, y);
            props::label(drawing, each.join(" + "), at(26.5), 8.4, 80.0, Font::Serif, Role::Bone);
            props::label(drawing, counts.iter().sum::<u32>(), at(42.5), 17.0, 80.0, Font::SerifBold, Role::Bone);
        }
        let at = Point::new((STAGE.width - props::width(DICE, DIE)) / 2.0, ROW);
        thrown::row(drawing, &round.rules, hand, at, DIE, stage);
        for (number, pips) in hand.lying().enumerate() {
            let here = props::place(at, number, DIE);
            let below = Point::new(here.x + DIE / 2.0, here.y + DIE + 9.0);
            props::label(drawing, worth(pips), below, 6.4, DIE, Font::SerifItalic, Role::Pencil);
        }
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        phrase!("tavern-stage-points", points = amount.to_integer())
    }
}

/// A blackboard in its frame, chalk on its ledge.
fn blackboard(drawing: &mut Drawing, at: Point, width: f32, height: f32) {
    let (wood, slate) = (Ink::new(Role::Leather), Ink::new(Role::Carved).lit(0.06));
    drawing.shape(Path::rounded(at.x, at.y, width, height, 1.4), slate, Stroke::new(wood, 2.0));
    let ledge = Path::rounded(at.x + 8.0, at.y + height + 0.6, width - 16.0, 2.4, 0.8);
    drawing.shape(ledge, wood, Stroke::new(wood.lit(-0.3), 0.3));
    for (x, long) in [(16.0, 7.0), (26.0, 4.0)] {
        let chalk = Path::rounded(at.x + x, at.y + height - 0.4, long, 1.4, 0.6);
        drawing.shape(chalk, Role::Bone.into(), Stroke::new(Ink::new(Role::Bone).lit(-0.3), 0.2));
    }
}

/// The emblem: a student's cap over a hundred.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Turquoise);
    props::lay(&mut drawing, 1, Point::new(13.2, 19.0), 13.6);
    let deep = Ink::new(Role::Deep(Hue::Turquoise));
    let edge = Stroke::new(Role::Text.into(), 0.5);
    let cap = Path::data("M9.4 11 C9 7.4 31 7.4 30.6 11 L29.4 17.4 C24 19.6 16 19.6 10.6 17.4 Z");
    drawing.shape(cap, deep, edge);
    let band = |y: f32| bend([10.4, y], &[[16.0, y + 2.4, 24.0, y + 2.4, 29.6, y]]);
    for (y, ink) in
        [(14.4, Ink::new(Role::Bone)), (15.7, Ink::new(Role::Deep(Hue::Ruby))), (17.0, Ink::new(Role::Bone))]
    {
        drawing.line(band(y), Stroke::new(ink, 1.1));
    }
    let visor = Path::data("M12 18.2 C16 19.8 24 19.8 28 18.2 C27 22.2 13 22.2 12 18.2 Z");
    drawing.shape(visor, Role::Carved.into(), edge);
    drawing
}
