//! Haar im Loch on the stage: dice whose middle pips are holes, and hair grows in them. Knows no rule beyond that.

use super::{Haar, holes};
use crate::draw::pieces::FACE;
use crate::games::tavern::prelude::*;

/// The side of the dice, mm.
const DIE: f32 = 38.0;

impl Prop for Haar {
    fn set(drawing: &mut Drawing, _round: &Round<Self>, shown: &Past, _stage: &Stage<'_>) {
        let at = Point::new((STAGE.width - props::width(3, DIE)) / 2.0, 34.0);
        for place in 0..3 {
            let here = props::place(at, place, DIE);
            let Some(pips) = shown.hand.dice.get(place) else {
                props::slot(drawing, here, DIE);
                continue;
            };
            drawing.place(Affine::shift(here.x, here.y), die(*pips, DIE));
            if holes(&[*pips]) > 0 {
                props::tick(drawing, Point::new(here.x + DIE / 2.0, here.y + DIE + 9.0), 8.0);
            }
        }
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        match self {
            Self::Any if amount == 0.into() => phrase!("haar-im-loch-came-well"),
            Self::Any => phrase!("haar-im-loch-came-badly"),
            Self::Holes => phrase!("haar-im-loch-came-holes", holes = amount.to_integer()),
        }
    }
}

/// Hairs that grow from the origin: the curve of each, in a square that reaches 10 mm up.
const HAIRS: [[f32; 6]; 7] = [
    [-0.4, -3.0, -1.4, -6.0, 0.4, -9.6],
    [0.8, -3.2, 2.6, -5.0, 3.0, -8.6],
    [-1.4, -2.8, -3.8, -4.2, -3.4, -8.2],
    [1.8, -1.8, 5.0, -2.6, 5.8, -6.0],
    [-2.2, -1.4, -5.6, -1.8, -6.2, -5.2],
    [2.4, -0.6, 5.6, 0.4, 7.2, -2.2],
    [-2.6, -0.2, -5.2, 0.8, -7.0, -1.2],
];

/// A die of that side, mm, with hair in its middle pip if it has one.
fn die(pips: u8, side: f32) -> Drawing {
    let mut drawing = props::die(pips, side);
    if pips.is_multiple_of(2) {
        return drawing;
    }
    let unit = side / FACE;
    let middle = Point::new(side / 2.0, side / 2.0);
    drawing.shape(
        Path::ellipse(middle.x, middle.y, unit * 1.55, unit * 1.35),
        Role::Carved.into(),
        Stroke::new(Ink::new(Role::Bone).lit(-0.35), unit * 0.22),
    );
    let by = Affine::scale(unit * 0.44).then(Affine::shift(middle.x, middle.y));
    for [ax, ay, bx, by_, x, y] in HAIRS {
        let hair = bend([x * 0.12, 0.0], &[[ax, ay, bx, by_, x, y]]);
        drawing.line(hair.moved(by), Stroke::new(Role::Leather.into(), unit * 0.24));
    }
    drawing
}

/// The emblem: such a die with its 1.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Turquoise);
    let side = 24.0;
    drawing.place(Affine::shift((SIDE - side) / 2.0, (SIDE - side) / 2.0), die(1, side));
    drawing
}
