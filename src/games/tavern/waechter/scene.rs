//! Der Wächter on the stage: the tower with the cup, the die that flies from it, and the reckoning.

use super::{Tower, art};
use crate::draw::{Affine, Drawing, Font, Path, Point, Role, Segment, Stroke};
use crate::games::tavern::part::Amount;
use crate::games::tavern::props;
use crate::games::tavern::props::caption;
use crate::games::tavern::round::Round;
use crate::games::tavern::scene::{Prop, Stage};
use crate::phrase;
use crate::phrase::Phrase;

const DIE: f32 = 19.0;
/// Where the die lies that was blown.
const BLOWN: Point = Point::new(104.0, 48.0);

impl Prop for Tower {
    fn scene(round: &Round<Self>, stage: &Stage<'_>) -> Drawing {
        let (mut drawing, shown) = caption::of(round, stage);
        let dice = shown.as_ref().map(|past| past.hand.dice.as_slice());
        let fallen = match dice {
            Some([blown, one, two]) => Some((*blown, [*one, *two])),
            Some(_) | None => None,
        };
        drawing.place(Affine::IDENTITY, art::tower(fallen.map(|(_, hidden)| hidden)));
        let Some((blown, hidden)) = fallen else { return drawing };
        art::wind(&mut drawing, Point::new(72.0, 36.5), 9.0);
        let flight = Path(vec![
            Segment::Move(Point::new(74.0, 31.0)),
            Segment::Curve(
                Point::new(86.0, 19.0),
                Point::new(100.0, 22.0),
                Point::new(BLOWN.x + DIE / 2.0, BLOWN.y - 4.0),
            ),
        ]);
        drawing.line(flight, Stroke::dashed(Role::Faint.into(), 0.5, 1.6, 1.6));
        let turned = Affine::shift(-DIE / 2.0, -DIE / 2.0).then(Affine::turn(0.14));
        drawing.place(turned.then(Affine::shift(BLOWN.x + DIE / 2.0, BLOWN.y + DIE / 2.0)), props::die(blown, DIE));
        let words = stage.say(&reckoning(round.rules, blown, hidden));
        let middle = Point::new(101.0, 85.0);
        props::label(&mut drawing, &words, middle, 8.4, 60.0, Font::Serif, Role::Pencil.into());
        drawing
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
fn reckoning(tower: Tower, blown: u8, [one, two]: [u8; 2]) -> Phrase {
    let result = tower.reckon(&[blown, one, two]).to_string();
    match tower {
        Tower::Sum => phrase!("waechter-reckoned-sum", blown = blown, one = one, two = two, result = result),
        Tower::Times => phrase!("waechter-reckoned-times", blown = blown, one = one, two = two, result = result),
        Tower::High => phrase!("waechter-reckoned-high", blown = blown, one = one, two = two, result = result),
    }
}
