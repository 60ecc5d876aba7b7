//! Der Wächter on the stage: the tower with the cup, the die that flies from it, and the reckoning.

use super::{Waechter, art};
use crate::games::tavern::prelude::*;

const DIE: f32 = 27.0;
/// Where the die lies that was blown.
const BLOWN: Point = Point::new(104.0, 42.0);

impl Prop for Waechter {
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, stage: &Stage<'_>) {
        let fallen = match shown.hand.dice[..] {
            [blown, one, two] => Some((blown, [one, two])),
            _ => None,
        };
        drawing.place(Affine::IDENTITY, art::tower(fallen.map(|(_, hidden)| hidden)));
        let Some((blown, hidden)) = fallen else { return };
        art::wind(drawing, Point::new(72.0, 36.5), 9.0);
        let flight = bend([74.0, 31.0], &[[86.0, 16.0, 108.0, 16.0, BLOWN.x + DIE / 2.0, BLOWN.y - 4.0]]);
        drawing.line(flight, Stroke::dashed(Role::Faint.into(), 0.5, 1.6, 1.6));
        props::lay_turned(drawing, blown, Point::new(BLOWN.x + DIE / 2.0, BLOWN.y + DIE / 2.0), DIE, 0.14);
        let words = stage.say(&reckoning(round.rules, blown, hidden));
        let middle = Point::new(109.0, 89.0);
        props::label(drawing, words, middle, 10.4, 74.0, Font::Serif, Role::Pencil);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        match self {
            Self::Sum => phrase!("tavern-stage-pips", pips = amount.to_integer()),
            Self::Times | Self::High if amount.is_integer() => {
                phrase!("tavern-stage-points", points = amount.to_integer())
            }
            Self::Times | Self::High => {
                let hundredths = (amount * 100).round().to_integer();
                let (whole, rest) = (hundredths / 100, hundredths % 100);
                phrase!("waechter-fraction", exact = amount.to_string(), whole = whole, rest = format!("{rest:02}"))
            }
        }
    }
}

/// How the dice come to what they come to.
fn reckoning(way: Waechter, blown: u8, [one, two]: [u8; 2]) -> Phrase {
    let result = way.reckon([blown, one, two]).to_string();
    match way {
        Waechter::Sum => phrase!("waechter-reckoned-sum", blown = blown, one = one, two = two, result = result),
        Waechter::Times => phrase!("waechter-reckoned-times", blown = blown, one = one, two = two, result = result),
        Waechter::High => phrase!("waechter-reckoned-high", blown = blown, one = one, two = two, result = result),
    }
}
