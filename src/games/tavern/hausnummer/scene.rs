//! House numbers on the stage: the plate of the house that is being built, its dice, with chicanery what each of them
//! would be turned over, and the street.

use super::Street;
use super::street::{building, plate, street};
use crate::games::tavern::prelude::*;

/// Where the ground of the street lies, mm from above.
const GROUND: f32 = 96.0;
/// The side of the dice, and of a die as it would be, mm.
const DIE: f32 = 19.6;
const OTHER: f32 = 10.4;
/// The middle of the plate, how wide it is and how high, mm.
const PLATE: (Point, f32, f32) = (Point::new(36.0, 34.0), 58.0, 29.0);
/// Where the dice lie.
const THROWN: Point = Point::new(73.0, 18.0);

impl Prop for Street {
    const SHOWS_ALL: bool = true;

    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, stage: &Stage<'_>) {
        let rules = &round.rules;
        plate(drawing, &building(rules, shown), PLATE.0, PLATE.1, PLATE.2);
        // With chicanery they lie higher: below each is seen what it would be.
        let at = Point::new(THROWN.x, THROWN.y + if rules.chicanery { -0.6 } else { 6.0 });
        thrown::row(drawing, rules, &shown.hand, at, DIE, stage);
        if rules.chicanery {
            others(drawing, rules, shown, stage, props::place(at, shown.hand.kept.len(), DIE));
        }
        street(drawing, round, shown, stage, GROUND);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        phrase!("tavern-stage-house", number = amount.to_integer())
    }
}

/// Below each die: what it would be, with the number that makes where nothing else follows; or what it was, where it was
/// turned over.
fn others(drawing: &mut Drawing, rules: &Street, past: &Past, stage: &Stage<'_>, at: Point) {
    let fell = past.throws.last().map_or(&[][..], Vec::as_slice);
    let open = past.result.is_none() && !past.hand.turned;
    for (number, pips) in past.hand.dice.iter().enumerate() {
        let here = props::place(at, stage.touch.seen_at(number), DIE);
        let (middle, top) = (here.x + DIE / 2.0, here.y + DIE + 6.0);
        let turned = fell.get(number).is_some_and(|fell| fell != pips);
        if !open && !turned {
            continue;
        }
        let other = 7 - *pips;
        let corner = Point::new(middle - OTHER / 2.0, top);
        props::lay(drawing, other, corner, OTHER);
        props::pale(drawing, corner, OTHER);
        let (from, to) = (Point::new(middle, top - 0.8), Point::new(middle, here.y + DIE + 0.8));
        over(drawing, if turned { (from, to) } else { (to, from) }, if turned { Role::Accent } else { Role::Faint });
        if open && rules.throws == 1 {
            let mut dice = past.hand.dice.clone();
            dice[number] = other;
            let words = stage.say(&rules.comes_to(rules.result(&Hand { dice, ..Hand::default() })));
            let below = Point::new(middle, top + OTHER + 4.0);
            props::label(drawing, words, below, 4.6, DIE * 1.25, Font::Sans, Role::Text);
        }
    }
}

/// An arrow that swings over from one point to the other.
fn over(drawing: &mut Drawing, (from, to): (Point, Point), role: Role) {
    let tall = to.y - from.y;
    let side = tall.abs() * 0.55;
    let bow = Path(vec![
        Segment::Move(from),
        Segment::Curve(Point::new(from.x + side, from.y + tall * 0.2), Point::new(to.x + side, to.y - tall * 0.3), to),
    ]);
    drawing.line(bow, Stroke::new(role.into(), 0.6));
    let back = tall.signum() * 1.9;
    let head = [Point::new(to.x + 2.1, to.y - back * 0.2), to, Point::new(to.x + 0.4, to.y - back * 1.1)];
    drawing.line(Path::open(&head), Stroke::new(role.into(), 0.6));
}
