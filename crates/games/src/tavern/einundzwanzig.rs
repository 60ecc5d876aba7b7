//! Einundzwanzig: one die goes round and counts up; 21 brings the stroke (`docs/rules/pub-games.md`, 5).

use crate::tavern::prelude::*;
use serde_json::{Map, Value};

pub const LIMIT: u8 = 21;

/// Einundzwanzig: a count under way; whoever begins has laid the 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    pub count: u8,
    /// The last throw: whose it was, and what it showed.
    pub last: Option<(Seat, u8)>,
    circle: Circle,
}

impl Count {
    pub fn new(order: Vec<Seat>) -> Self {
        Self::of(Circle::new(order, 1))
    }

    fn of(mut circle: Circle) -> Self {
        circle.pass();
        Self { count: 1, last: None, circle }
    }
}

impl EveningPart for Count {
    fn wait(&self) -> Wait {
        self.circle.throws(1)
    }

    fn roll(&mut self, faces: &[u8]) -> StepResult {
        let Some(seat) = self.circle.mover() else { return StepResult::nothing() };
        let pips = faces.iter().sum();
        self.count += pips;
        self.last = Some((seat, pips));
        if self.count < LIMIT {
            self.circle.pass();
            return StepResult::nothing();
        }
        self.circle.hand = Hand { dice: faces.to_vec(), ..Hand::default() };
        self.circle.end();
        StepResult::over(vec![seat])
    }

    fn again(&mut self, order: Vec<Seat>) {
        *self = Self::of(self.circle.again(order, 1));
    }

    fn circle(&self) -> &Circle {
        &self.circle
    }

    fn begins(&self) -> Option<Seat> {
        self.last.filter(|_| self.circle.mover().is_none()).map(|(loser, _)| loser)
    }

    fn add(&self, state: &mut Map<String, Value>) {
        state.insert("count".to_owned(), self.count.into());
    }
}

impl Kind for Count {
    const CARD: &'static Card =
        &Card { key: "einundzwanzig", emblem, guide, rules: Rules::own(|_| Ok(Begin::with(Self::new))) };
}

fn guide(page: Page, _lang: Lang) -> Page {
    page.pictures([("example", counted())])
        .and([Block::Ruling(phrase!("tavern-guide-order-ruling"))])
        .and(guide::luck())
}

fn counted() -> Drawing {
    let (dice, side) = ([1, 3, 6, 2, 5, 1, 3], 10.0);
    let mut drawing = Drawing::new(props::width(dice.len(), side) + 2.0, side * 2.1);
    let mut count = 0_u8;
    for (place, pips) in dice.into_iter().enumerate() {
        count += pips;
        let at = props::place(Point::new(1.0, 0.5), place, side);
        props::lay(&mut drawing, pips, at, side);
        let below = Point::new(at.x + side / 2.0, side * 1.55);
        let over = count >= LIMIT;
        let (font, ink) = if over { (Font::SerifBold, Role::Bad) } else { (Font::Serif, Role::Text) };
        props::label(&mut drawing, count, below, side * 0.6, side, font, ink);
    }
    drawing
}

const MATS_PER_ROW: u8 = 7;
const FIRST_MAT: Point = Point::new(14.4, 36.0);
const MAT_PITCH: (f32, f32) = (20.2, 28.4);
const MAT_RADIUS: f32 = 8.8;
const DIE: f32 = 14.0;

/// Where the mat of a number lies: rows of seven, to and fro.
fn middle(number: u8) -> Point {
    let (row, place) = ((number - 1) / MATS_PER_ROW, (number - 1) % MATS_PER_ROW);
    let column = if row % 2 == 0 { place } else { MATS_PER_ROW - 1 - place };
    Point::new(FIRST_MAT.x + f32::from(column) * MAT_PITCH.0, FIRST_MAT.y + f32::from(row) * MAT_PITCH.1)
}

impl Scene for Count {
    fn caption(&self, stage: &SceneContext<'_>) -> Caption {
        let came = phrase!("einundzwanzig-came", count = self.count);
        let mover = self.mover();
        let went = match self.last {
            None => Went::To(phrase!("einundzwanzig-laid")),
            Some(_) if mover.is_none() => Went::Badly(came),
            Some(_) => Went::Seen,
        };
        let next = mover.map(|seat| caption::next(stage, seat));
        let left = LIMIT.saturating_sub(self.count);
        let foot = mover
            .map(|_| if left > 6 { phrase!("einundzwanzig-safe", left) } else { phrase!("einundzwanzig-tight", left) });
        let seat = self.last.map(|(seat, _)| seat).or_else(|| self.order().first().copied());
        Caption { seat, went, next, foot }
    }

    fn set(&self, drawing: &mut Drawing, _stage: &SceneContext<'_>) {
        let way: Vec<Point> = (1..=LIMIT).map(middle).collect();
        drawing.line(Path::open(&way), Stroke::dashed(Role::Line.into(), 0.6, 0.6, 2.2));
        for number in 1..=LIMIT {
            self.number(drawing, number);
        }
        let on = middle(self.count.min(LIMIT));
        let pips = self.last.map_or(1, |(_, pips)| pips);
        let at = Point::new(on.x - DIE / 2.0, on.y - MAT_RADIUS - DIE * 0.78);
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
        mat(drawing, &words, middle(number), MAT_RADIUS, (Ink::new(fill), Ink::new(ink)), line);
    }
}

fn mat(drawing: &mut Drawing, words: &str, middle: Point, radius: f32, (fill, ink): (Ink, Ink), line: Stroke) {
    drawing.shape(Path::circle(middle.x, middle.y, radius), fill, line);
    drawing.line(Path::circle(middle.x, middle.y, radius * 0.84), Stroke::new(line.ink.alpha(0.5), line.width * 0.5));
    props::label(drawing, words, middle, radius * 0.95, radius * 1.6, Font::SansBold, ink);
}

fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Leaf);
    props::label(&mut drawing, "21", (SIDE / 2.0, SIDE / 2.0), 20.0, 30.0, Font::SansBold, Role::Text);
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
            assert!(far > 2.0 * MAT_RADIUS && far <= MAT_PITCH.1 + 1e-3, "from {number} on it is {far}");
        }
    }
}
