//! Mauseloch on the stage: the sheet of all sums, the throws of the turn, and a mouse that comes out of its hole the
//! fewer sums are left. Knows no rule beyond that.

use super::art::{arch, mouse};
use super::{Hole, SUMS, THROWS};
use crate::games::tavern::figure::outline;
use crate::games::tavern::prelude::*;

/// Where the sheet lies, and the size of one of its fields, mm.
const SHEET: Point = Point::new(8.0, 16.0);
const FIELD: (f32, f32) = (16.8, 12.8);
/// How many sums stand in a row of the sheet.
const ROW: usize = 8;
/// Where the wall begins and the floor is, mm.
const WALL: (f32, f32) = (46.0, 100.0);
/// The side of the dice of a throw, mm.
const DIE: f32 = 14.4;

impl Scene for Hole {
    fn caption(&self, stage: &Stage<'_>) -> Caption {
        let mover = self.mover();
        let under_way = (1..THROWS).contains(&self.hand().left);
        let new = self.throws.iter().filter(|(_, new)| *new).count();
        let came = phrase!("mauseloch-came", new = new);
        let went = match self.thrower {
            None => Went::On,
            Some(_) if under_way => Went::On,
            Some(_) if new == 0 => Went::Badly(came),
            Some(_) => Went::Well(came),
        };
        let next = match mover {
            None => None,
            Some(_) if under_way => Some(phrase!("tavern-stage-left", left = self.hand().left)),
            Some(_) if self.thrower.is_none() => Some(phrase!("tavern-stage-begins")),
            Some(seat) => Some(caption::next(stage, seat)),
        };
        let free = SUMS.count() - self.struck.len();
        Caption { seat: self.thrower.or(mover), went, next, foot: Some(phrase!("mauseloch-free", free = free)) }
    }

    fn set(&self, drawing: &mut Drawing, _stage: &Stage<'_>) {
        self.sheet(drawing);
        wall(drawing);
        out(drawing, self.struck.len());
        self.thrown(drawing);
    }

    fn comes_to(&self, seat: Seat) -> Option<Phrase> {
        let new = self.results()[seat]?.to_integer();
        Some(phrase!("mauseloch-came", new = new))
    }
}

impl Hole {
    fn sheet(&self, drawing: &mut Drawing) {
        let (width, height) = FIELD;
        props::sheet(drawing, SHEET, width * props::nth(ROW), height * 2.0);
        let new: Vec<u8> = self.throws.iter().filter(|(_, new)| *new).map(|(dice, _)| dice.iter().sum()).collect();
        for (place, sum) in SUMS.enumerate() {
            let middle = Point::new(
                SHEET.x + (props::nth(place % ROW) + 0.5) * width,
                SHEET.y + (props::nth(place / ROW) + 0.5) * height,
            );
            let struck = self.struck.contains(&sum);
            if new.contains(&sum) {
                let ring = Path::rounded(middle.x - 6.4, middle.y - 5.2, 12.8, 10.4, 2.0);
                drawing.shape(ring, Role::Soft.into(), Stroke::new(Role::Accent.into(), 0.5));
            }
            let (font, ink) = if struck { (Font::Sans, Role::Faint) } else { (Font::SansBold, Role::Text) };
            props::label(drawing, sum, middle, 7.0, width, font, ink);
            if struck {
                strike(drawing, middle, 7.6, place);
            }
        }
    }

    /// The throws of the turn that is seen, one below the other, and whether the sum of each was new.
    fn thrown(&self, drawing: &mut Drawing) {
        let over = self.mover().is_none() || self.hand().left == THROWS;
        for place in 0..usize::from(THROWS) {
            let at = Point::new(66.0, WALL.0 + 1.6 + props::nth(place) * 17.4);
            let Some((dice, new)) = self.throws.get(place) else {
                if !over || self.thrower.is_none() {
                    props::dice(drawing, &[], 3, at, DIE);
                }
                continue;
            };
            props::dice(drawing, dice, 3, at, DIE);
            let middle = Point::new(at.x + props::width(3, DIE) + 10.0, at.y + DIE / 2.0);
            let (font, ink) = if *new { (Font::SansBold, Role::Text) } else { (Font::Sans, Role::Faint) };
            props::label(drawing, sum(dice), middle, 8.0, 14.0, font, ink);
            if *new {
                props::tick(drawing, Point::new(middle.x + 11.0, middle.y), 7.0);
            } else {
                strike(drawing, middle, 8.4, place);
            }
        }
    }
}

/// The wall with the hole, and the floor.
fn wall(drawing: &mut Drawing) {
    let (top, floor) = WALL;
    let (left, right) = (4.0, STAGE.width - 4.0);
    drawing.fill(Path::rect(left, top, 56.0, floor - top), Ink::new(Role::Soft).alpha(0.7));
    let mortar = Stroke::new(Ink::new(Role::Accent).alpha(0.35), 0.3);
    for (row, y) in [55.0_f32, 64.0, 73.0, 82.0, 91.0].into_iter().enumerate() {
        rule(drawing, [left, y, 60.0, y], mortar);
        let mut x = left + if row % 2 == 0 { 9.0 } else { 18.0 };
        while x < 60.0 {
            rule(drawing, [x, y - 9.0, x, y], mortar);
            x += 18.0;
        }
    }
    drawing.shape(arch(33.0, 38.0).moved(Affine::shift(10.0, floor)), Role::Carved.into(), outline(0.8));
    rule(drawing, [left, floor, right, floor], outline(0.8));
}

/// How far the mouse has come, the more sums are struck: 0 in the dark, 1 out of its hole.
fn way(struck: usize) -> f32 {
    props::nth(struck) / props::nth(SUMS.count())
}

/// The mouse: at first a pair of eyes in the dark, then nearer and larger.
fn out(drawing: &mut Drawing, struck: usize) {
    let floor = WALL.1;
    let way = way(struck);
    if struck == 0 {
        for x in [24.6, 28.4] {
            drawing.fill(Path::circle(x, floor - 12.0, 0.9), Role::Bone.into());
        }
        return;
    }
    let size = 0.34 + 0.62 * way;
    let by = Affine::scale(size).then(Affine::shift(19.0 + 5.0 * way, floor - 6.0 + 5.4 * way - 23.4 * size));
    drawing.place(by, mouse(Dress::staged(Role::Tint(Hue::Slate), 0.6 / size)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mouse_comes_out_with_every_sum_that_is_struck() {
        let ways: Vec<f32> = (0..=SUMS.count()).map(way).collect();
        assert!(ways.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(ways[0].abs() < 1e-6 && (ways[16] - 1.0).abs() < 1e-6);
    }
}
