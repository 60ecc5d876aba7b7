//! House numbers on the stage: the plate of the house that is being built, its dice, and the street.

use super::Street;
use super::street::{building, plate, street};
use crate::draw::{Drawing, Point};
use crate::games::tavern::part::Amount;
use crate::games::tavern::props;
use crate::games::tavern::props::caption;
use crate::games::tavern::round::{Past, Round, Turns, due};
use crate::games::tavern::scene::{Prop, Stage};
use crate::phrase;
use crate::phrase::Phrase;

/// Where the ground of the street lies, mm from above.
pub const GROUND: f32 = 95.5;
/// The side of the dice just thrown, and of those kept, mm.
pub const DIE: f32 = 17.0;
const KEPT: f32 = 11.0;
/// Where the dice just thrown lie.
pub const THROWN: Point = Point::new(69.0, 22.0);

impl Prop for Street {
    fn scene(round: &Round<Self>, stage: &Stage<'_>) -> Drawing {
        let (mut drawing, shown) = caption::of(round, stage);
        put(&mut drawing, round, shown.as_ref(), round.rules.high);
        thrown(&mut drawing, round, shown.as_ref(), stage, Point::new(THROWN.x, THROWN.y + 6.0));
        street(&mut drawing, round, stage, GROUND);
        drawing
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        house(amount)
    }
}

/// A house number in words.
pub fn house(amount: Amount) -> Phrase {
    phrase!("tavern-stage-house", number = amount.to_integer())
}

/// The plate of the turn that is to be seen, and below it the dice kept for it.
pub fn put<T: Turns>(drawing: &mut Drawing, round: &Round<T>, shown: Option<&Past>, high: bool) {
    let kept = shown.map_or(&[][..], |past| past.hand.kept.as_slice());
    let result = shown.and_then(|past| past.result);
    let several = round.rules.manner().throws > 1;
    let middle = Point::new(33.0, if several { 29.5 } else { 35.0 });
    plate(drawing, &building(kept, result, high), middle, 50.0, 25.0);
    if several {
        let places = usize::from(round.rules.manner().dice) - 1;
        let left = middle.x - props::width(places, KEPT) / 2.0;
        props::kept(drawing, kept, places, Point::new(left, 47.5), KEPT);
        if let Some(past) = shown {
            props::earlier(drawing, past, Point::new(51.5, 46.5), 4.6);
        }
    }
}

/// The dice just thrown, or where those that are due will lie.
pub fn thrown<T: Turns>(drawing: &mut Drawing, round: &Round<T>, shown: Option<&Past>, stage: &Stage<'_>, at: Point) {
    let none = super::super::part::Hand::default();
    let hand = shown.map_or(&none, |past| &past.hand);
    if hand.dice.is_empty() {
        (0..due(&round.rules, hand)).for_each(|die| props::slot(drawing, props::place(at, die, DIE), DIE));
    } else {
        props::row(drawing, &hand.dice, at, DIE, stage);
    }
}
