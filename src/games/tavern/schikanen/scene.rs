//! House numbers with chicanery on the stage: below each die what it would be turned over, and the street.

use super::Chicanery;
use crate::draw::{Affine, Drawing, Font, Hue, Ink, Path, Point, Role, Segment, Stroke};
use crate::games::tavern::hausnummer::highest;
use crate::games::tavern::hausnummer::scene::{DIE, GROUND, THROWN, house, put, thrown};
use crate::games::tavern::hausnummer::street::{self, House, State};
use crate::games::tavern::part::{Amount, Hand};
use crate::games::tavern::props;
use crate::games::tavern::props::caption;
use crate::games::tavern::round::{Past, Round};
use crate::games::tavern::scene::{Prop, Stage};
use crate::phrase::Phrase;

/// The side of a die as it would be, mm.
const OTHER: f32 = 10.0;

impl Prop for Chicanery {
    fn scene(round: &Round<Self>, stage: &Stage<'_>) -> Drawing {
        let (mut drawing, shown) = caption::of(round, stage);
        put(&mut drawing, round, shown.as_ref(), true);
        let at = Point::new(THROWN.x, THROWN.y - 0.6);
        thrown(&mut drawing, round, shown.as_ref(), stage, at);
        if let Some(past) = &shown {
            others(&mut drawing, round, past, stage, at);
        }
        street::street(&mut drawing, round, stage, GROUND);
        drawing
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        house(amount)
    }
}

/// Below each die: what it would be, with the number that makes where nothing else follows; or what it was, where it was
/// turned over.
fn others(drawing: &mut Drawing, round: &Round<Chicanery>, past: &Past, stage: &Stage<'_>, at: Point) {
    let fell = past.throws.last().map_or(&[][..], Vec::as_slice);
    let open = past.result.is_none() && !past.hand.turned;
    for (number, pips) in past.hand.dice.iter().enumerate() {
        let here = props::place(at, stage.touch.seen_at(number), DIE);
        let (middle, top) = (here.x + DIE / 2.0, here.y + DIE + 7.5);
        let turned = fell.get(number).is_some_and(|fell| fell != pips);
        if !open && !turned {
            continue;
        }
        let other = 7 - *pips;
        drawing.place(Affine::shift(middle - OTHER / 2.0, top), props::die(other, OTHER));
        props::pale(drawing, Point::new(middle - OTHER / 2.0, top), OTHER);
        let (from, to) = (Point::new(middle, top - 0.8), Point::new(middle, here.y + DIE + 0.8));
        over(drawing, if turned { (from, to) } else { (to, from) }, if turned { Role::Accent } else { Role::Faint });
        if open && round.rules.throws == 1 {
            let mut dice = past.hand.dice.clone();
            dice[number] = other;
            let words = stage.say(&house(highest(&Hand { dice, ..Hand::default() }).into()));
            let below = Point::new(middle, top + OTHER + 4.0);
            props::label(drawing, &words, below, 4.6, DIE * 1.25, Font::Sans, Role::Text.into());
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

/// The emblem: a house turned over.
#[must_use]
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Ruby);
    let mut home = Drawing::new(40.0, 40.0);
    House { width: 13.0, number: Some(122), hue: Hue::Petrol, state: State::Lit }.draw(&mut home, Point::new(0.0, 0.0));
    drawing.place(Affine::turn(std::f32::consts::PI).then(Affine::scale(1.25)).then(Affine::shift(20.0, 10.8)), home);
    let ink = Ink::new(Role::Deep(Hue::Ruby));
    for half in [0.0, std::f32::consts::PI] {
        let by = Affine::turn(half).then(Affine::shift(20.0, 20.0));
        let bow = Path(vec![
            Segment::Move(Point::new(9.0, -8.6)),
            Segment::Curve(Point::new(14.8, -3.0), Point::new(14.8, 4.0), Point::new(9.6, 9.0)),
        ]);
        drawing.line(bow.moved(by), Stroke::new(ink, 1.3));
        let head = [Point::new(14.2, 8.2), Point::new(9.0, 9.6), Point::new(9.6, 4.2)];
        drawing.line(Path::open(&head).moved(by), Stroke::new(ink, 1.3));
    }
    drawing
}
