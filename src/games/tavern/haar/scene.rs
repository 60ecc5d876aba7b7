//! Haar im Loch on the stage: dice whose middle pips are holes, and hair grows in them. Knows no rule beyond that.

use super::{Hair, art, holes};
use crate::draw::{Affine, Drawing, Point};
use crate::games::tavern::part::Amount;
use crate::games::tavern::props;
use crate::games::tavern::props::caption;
use crate::games::tavern::round::Round;
use crate::games::tavern::scene::{Prop, STAGE, Stage};
use crate::phrase;
use crate::phrase::Phrase;

/// The side of the dice, mm.
const DIE: f32 = 32.0;

impl Prop for Hair {
    fn scene(round: &Round<Self>, stage: &Stage<'_>) -> Drawing {
        let (mut drawing, shown) = caption::of(round, stage);
        let dice = shown.as_ref().map_or(&[][..], |past| past.hand.dice.as_slice());
        let at = Point::new((STAGE.width - props::width(3, DIE)) / 2.0, 37.0);
        for place in 0..3 {
            let here = props::place(at, place, DIE);
            let Some(pips) = dice.get(place) else {
                props::slot(&mut drawing, here, DIE);
                continue;
            };
            drawing.place(Affine::shift(here.x, here.y), art::die(*pips, DIE));
            if holes(&[*pips]) > 0 {
                props::tick(&mut drawing, Point::new(here.x + DIE / 2.0, here.y + DIE + 9.0), 8.0);
            }
        }
        drawing
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        match self {
            Self::Any if amount == 0.into() => phrase!("haar-im-loch-came-well"),
            Self::Any => phrase!("haar-im-loch-came-badly"),
            Self::Holes => phrase!("haar-im-loch-came-holes", holes = amount.to_integer()),
        }
    }
}
