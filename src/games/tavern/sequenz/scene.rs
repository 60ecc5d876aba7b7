//! Sequenz on the stage: stairs on which every die stands at its number, with the steps that are still missing.

use super::{Sequenz, is_sequence};
use crate::games::tavern::prelude::*;

/// The side of the dice just thrown and kept, and of those on the stairs, mm.
const DIE: f32 = 21.0;
const SMALL: f32 = 15.0;
/// Where the dice begin, away from the high end of the stairs, mm from the left.
const LEFT: f32 = 12.0;
/// The foot of the stairs, how wide a step is and how high, mm.
const FOOT: Point = Point::new(9.0, 107.0);
const STEP: (f32, f32) = (22.0, 5.2);

impl Prop for Sequenz {
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, stage: &Stage<'_>) {
        let hand = &shown.hand;
        thrown::row(drawing, &round.rules, hand, Point::new(LEFT, 18.0), DIE, stage);
        stairs(drawing, FOOT, STEP, 1..=6);
        climb(drawing, hand, round.rules.throws > 1);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        if amount == 0.into() { phrase!("sequenz-came-well") } else { phrase!("sequenz-came-badly") }
    }
}

/// The upper left corner of a step, counted from 1.
fn step(foot: Point, (wide, high): (f32, f32), number: u8) -> Point {
    Point::new(foot.x + wide * f32::from(number - 1), foot.y - high * f32::from(number))
}

fn stairs(drawing: &mut Drawing, foot: Point, size: (f32, f32), steps: std::ops::RangeInclusive<u8>) {
    let stone = Ink::new(Role::Tint(Hue::Ochre));
    for number in steps {
        let at = step(foot, size, number);
        let block = Path::rect(at.x, at.y, size.0, foot.y - at.y);
        drawing.shape(block, stone, Stroke::new(Role::Faint.into(), size.1 * 0.08));
        let middle = Point::new(at.x + size.0 / 2.0, at.y + size.1 * 0.56);
        props::label(drawing, number, middle, size.1 * 0.9, size.0, Font::Sans, Role::Text);
    }
}

/// The dice on their steps, equal ones on top of each other; where one still fits in with those kept, a place for it.
fn climb(drawing: &mut Drawing, hand: &Hand, several: bool) {
    let lying: Vec<u8> = hand.lying().collect();
    let there = is_sequence(lying.iter().copied());
    let at = |number: u8, above: usize| {
        let corner = step(FOOT, STEP, number);
        Point::new(corner.x + (STEP.0 - SMALL) / 2.0, corner.y - SMALL * (props::nth(above) + 1.0))
    };
    for number in 1..=6_u8 {
        let count = lying.iter().filter(|die| **die == number).count();
        for above in 0..count {
            props::lay(drawing, number, at(number, above), SMALL);
        }
        let missing = several && count == 0 && fits(&hand.kept, number);
        if missing && !there {
            props::slot(drawing, at(number, 0), SMALL);
        }
    }
    if there {
        let middle = |number: u8| {
            let here = at(number, 0);
            Point::new(here.x + SMALL / 2.0, here.y - 2.6)
        };
        let points: Vec<Point> = hand.rising().iter().map(|number| middle(*number)).collect();
        drawing.line(Path::open(&points), Stroke::new(Role::Good.into(), 1.2));
        for point in points {
            drawing.fill(Path::circle(point.x, point.y, 1.5), Role::Good.into());
        }
    }
}

/// Whether this number and all those kept can be part of one sequence.
fn fits(kept: &[u8], number: u8) -> bool {
    (1..=4_u8).any(|lowest| {
        let sequence = lowest..=lowest + 2;
        sequence.contains(&number) && kept.iter().all(|kept| sequence.contains(kept)) && !kept.is_empty()
    })
}

/// The emblem: three dice climb the stairs.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Plum);
    let (foot, size, side) = (Point::new(7.0, 32.0), (8.7, 4.6), 8.2);
    let deep = Ink::new(Role::Deep(Hue::Plum));
    for number in 1..=3_u8 {
        let at = step(foot, size, number);
        drawing.fill(Path::rect(at.x, at.y, size.0, foot.y - at.y), deep);
        props::lay(&mut drawing, number + 2, Point::new(at.x + (size.0 - side) / 2.0, at.y - side - 0.4), side);
    }
    drawing
}
