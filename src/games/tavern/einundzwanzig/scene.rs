//! Einundzwanzig on the stage: beer mats from 1 to 21, and the die on the one that was counted to. Knows no rule beyond
//! that.

use super::{Count, LIMIT};
use crate::games::tavern::prelude::*;

/// How many mats lie in a row.
const ROW: u8 = 7;
/// The middle of the first mat, and from one to the next, mm.
const FIRST: Point = Point::new(14.4, 36.0);
const PITCH: (f32, f32) = (20.2, 28.4);
/// The radius of a mat, mm.
const RADIUS: f32 = 8.8;
/// The side of the die, mm.
const DIE: f32 = 14.0;

/// Where the mat of a number lies: rows of seven, to and fro.
fn middle(number: u8) -> Point {
    let (row, place) = ((number - 1) / ROW, (number - 1) % ROW);
    let column = if row % 2 == 0 { place } else { ROW - 1 - place };
    Point::new(FIRST.x + f32::from(column) * PITCH.0, FIRST.y + f32::from(row) * PITCH.1)
}

impl Scene for Count {
    fn caption(&self, stage: &Stage<'_>) -> Caption {
        let came = phrase!("einundzwanzig-came", count = self.count);
        let mover = self.mover();
        let went = match self.last {
            None => Went::To(phrase!("einundzwanzig-laid")),
            Some(_) if mover.is_none() => Went::Badly(came),
            Some(_) => Went::Seen,
        };
        let next = mover.map(|seat| caption::next(stage, seat));
        let left = LIMIT.saturating_sub(self.count);
        let foot = mover.map(|_| {
            if left > 6 {
                phrase!("einundzwanzig-safe", left = left)
            } else {
                phrase!("einundzwanzig-tight", left = left)
            }
        });
        let seat = self.last.map(|(seat, _)| seat).or_else(|| self.order().first().copied());
        Caption { seat, went, next, foot }
    }

    fn set(&self, drawing: &mut Drawing, _stage: &Stage<'_>) {
        let way: Vec<Point> = (1..=LIMIT).map(middle).collect();
        drawing.line(Path::open(&way), Stroke::dashed(Role::Line.into(), 0.6, 0.6, 2.2));
        for number in 1..=LIMIT {
            self.number(drawing, number);
        }
        let on = middle(self.count.min(LIMIT));
        let pips = self.last.map_or(1, |(_, pips)| pips);
        let at = Point::new(on.x - DIE / 2.0, on.y - RADIUS - DIE * 0.78);
        props::lay(drawing, pips, at, DIE);
    }

    fn shows_all(&self) -> bool {
        true
    }

    fn comes_to(&self, seat: Seat) -> Option<Phrase> {
        self.last.filter(|(last, _)| *last == seat).map(|_| phrase!("einundzwanzig-came", count = self.count))
    }
}

impl Count {
    /// The mat of a number: counted past, counted to, within the next throw, or further.
    fn number(&self, drawing: &mut Drawing, number: u8) {
        let here = number == self.count.min(LIMIT);
        let before = self.count - self.last.map_or(0, |(_, pips)| pips);
        let line = Stroke::new(Role::Line.into(), 0.4);
        let (fill, ink, line) = if here && self.count >= LIMIT {
            (Role::Tint(Hue::Ruby), Role::Text, Stroke::new(Role::Bad.into(), 1.2))
        } else if here {
            (Role::Soft, Role::Text, Stroke::new(Role::Accent.into(), 1.2))
        } else if number < self.count {
            let fill = if number > before { Role::Soft } else { Role::Ground };
            (fill, Role::Faint, line)
        } else if number == LIMIT {
            (Role::Tint(Hue::Ruby), Role::Text, Stroke::new(Role::Bad.into(), 0.6))
        } else if number <= self.count + 6 {
            (Role::Paper, Role::Text, Stroke::new(Role::Accent.into(), 0.6))
        } else {
            (Role::Paper, Role::Faint, line)
        };
        let words = if here { self.count } else { number }.to_string();
        mat(drawing, &words, middle(number), RADIUS, (Ink::new(fill), Ink::new(ink)), line);
    }
}

/// A round beer mat with a number on it.
fn mat(drawing: &mut Drawing, words: &str, middle: Point, radius: f32, (fill, ink): (Ink, Ink), line: Stroke) {
    drawing.shape(Path::circle(middle.x, middle.y, radius), fill, line);
    let ring = Stroke::new(line.ink.alpha(0.5), line.width * 0.5);
    drawing.line(Path::circle(middle.x, middle.y, radius * 0.84), ring);
    props::label(drawing, words, middle, radius * 0.95, radius * 1.6, Font::SansBold, ink);
}

/// The emblem: the mat nobody wants.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Leaf);
    let middle = Point::new(SIDE / 2.0, SIDE / 2.0);
    props::label(&mut drawing, "21", middle, 20.0, 30.0, Font::SansBold, Role::Text);
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mats_lie_in_a_way_that_never_jumps() {
        for number in 1..LIMIT {
            let (a, b) = (middle(number), middle(number + 1));
            let far = (a.x - b.x).hypot(a.y - b.y);
            assert!(far > 2.0 * RADIUS && far <= PITCH.1 + 1e-3, "from {number} on it is {far}");
        }
    }
}
