//! Plots: a field with round numbers, marks that differ by shape and colour, lines of time. Knows not what is counted.

use serde::{Deserialize, Serialize};

use super::{Drawing, Font, Hue, Ink, Path, Point, Role, Segment, Stroke, Text, text};

pub mod curve;
pub mod grid;
pub mod value;

/// The size of words in a plot, units.
pub const WORDS: f32 = 13.0;
/// How many marks there are for people; more would repeat them.
pub const MARKS: usize = Sign::ALL.len();
/// The first of the marks for computer players: hollow, and of no colour.
pub const COMPUTERS: u8 = MARKS as u8;
const INSET: f32 = 12.0;

/// The field of a plot, and where values lie in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// Its left side, units.
    pub left: f32,
    /// Its right side, units.
    pub right: f32,
    /// Where the highest value lies, units.
    pub top: f32,
    /// Where the lowest value lies, units.
    pub foot: f32,
    low: f64,
    high: f64,
}

impl Field {
    /// A field for values from `low` to `high`, with a line and a `label` at every round one, at least `least` apart.
    pub fn draw(drawing: &mut Drawing, (low, high): (f64, f64), least: f64, label: impl Fn(f64) -> String) -> Self {
        Self::lined(drawing, &ticks(low, high, least), label)
    }

    /// The same with lines at these values, the lowest first, two at least; the field reaches from the first to the last.
    pub fn lined(drawing: &mut Drawing, ticks: &[f64], label: impl Fn(f64) -> String) -> Self {
        let labels: Vec<String> = ticks.iter().map(|tick| label(*tick)).collect();
        let widest = labels.iter().map(|label| text::width(label, Font::Sans, WORDS)).fold(0.0, f32::max);
        let (low, high) = (ticks[0], ticks[ticks.len() - 1]);
        let (right, foot) = (drawing.size.width - 10.0, drawing.size.height - 30.0);
        let field = Self { left: widest + 10.0, right, top: 10.0, foot, low, high };
        for (tick, label) in ticks.iter().zip(labels) {
            let at = field.y(*tick);
            let ink = if *tick == 0.0 { Role::Faint } else { Role::Line };
            drawing.rule((field.left, at), (field.right, at), Stroke::new(ink.into(), 0.8));
            let place = Point::new(field.left - 8.0, at + WORDS * 0.34);
            drawing.text(Text::new(place, label, Font::Sans, WORDS, Role::Faint.into()).ending());
        }
        field
    }

    /// How high a value lies.
    pub fn y(&self, value: f64) -> f32 {
        let part = ((value - self.low) / (self.high - self.low)) as f32;
        self.foot - part * (self.foot - self.top)
    }

    /// Where a part of the way lies, 0 (first) to 1 (last).
    pub fn x(&self, part: f32) -> f32 {
        self.left + INSET + (self.right - self.left - 2.0 * INSET) * part
    }

    /// Writes below the field what the first and the last are; once, where they are the same.
    pub fn ends(&self, drawing: &mut Drawing, first: Option<String>, last: Option<String>) {
        let text =
            |x: f32, words: String| Text::new((x, self.foot + 20.0), words, Font::Sans, WORDS, Role::Faint.into());
        if first == last {
            if let Some(words) = last {
                drawing.text(text(self.x(0.5), words).centred());
            }
            return;
        }
        if let Some(words) = first {
            drawing.text(text(self.left, words));
        }
        if let Some(words) = last {
            drawing.text(text(self.right, words).ending());
        }
    }
}

/// Round numbers that reach from `low` to `high`, at least `least` apart: at most about six.
pub fn ticks(low: f64, high: f64, least: f64) -> Vec<f64> {
    let rough = ((high - low) / 5.0).max(1e-9);
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|part| part * power).into_iter().find(|step| *step >= rough);
    // Finer steps would say nothing.
    let step = step.unwrap_or(power).max(least);
    let (first, last) = ((low / step).floor(), (high / step).ceil());
    let last = if last > first { last } else { first + 1.0 };
    let mut ticks = vec![first * step];
    while ticks.len() < 20 && ticks[ticks.len() - 1] < last * step - step / 2.0 {
        ticks.push(ticks[ticks.len() - 1] + step);
    }
    ticks
}

/// The shapes of people's marks: their signs. They fill or are strong, computer players' are hollow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sign {
    /// A full circle.
    Disc,
    /// A triangle on its side.
    Triangle,
    /// A square on its side.
    Square,
    /// Two strokes that cross.
    Cross,
    /// A square on its corner.
    Diamond,
    /// A circle with a hole.
    Ring,
    /// A star with five points.
    Star,
    /// A heart.
    Heart,
}

impl Sign {
    /// All of them, in the order in which they are given to people.
    pub const ALL: [Self; 8] =
        [Self::Disc, Self::Triangle, Self::Square, Self::Cross, Self::Diamond, Self::Ring, Self::Star, Self::Heart];
}

/// What marks somebody in a plot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// A person: a sign and a colour.
    Person(Sign, Hue),
    /// A computer player of a strength, 0 (easy) to 2 (strong): a shape, and no colour.
    Computer(u8),
}

/// By number: people's from 0, the colours in the order of seats, computer players' from [`COMPUTERS`].
impl From<u8> for Mark {
    fn from(number: u8) -> Self {
        let place = usize::from(number);
        match Sign::ALL.get(place) {
            Some(sign) => Self::Person(*sign, Hue::SEATS[place]),
            None => Self::Computer(number - COMPUTERS),
        }
    }
}

impl Mark {
    /// The colour of a person.
    pub fn hue(self) -> Option<Hue> {
        match self {
            Self::Person(_, hue) => Some(hue),
            Self::Computer(_) => None,
        }
    }

    /// The ink it is drawn with.
    pub fn ink(self) -> Ink {
        Ink::new(match self {
            Self::Person(_, hue) => Role::Deep(hue),
            Self::Computer(_) => Role::Faint,
        })
    }
}

/// Puts a mark: every sign has a shape of its own; of computer players only a shape.
pub fn mark(drawing: &mut Drawing, mark: impl Into<Mark>, at: Point, r: f32) {
    let mark = mark.into();
    shape(drawing, mark, mark.ink(), at, r);
}

/// The same in any ink.
pub fn shape(drawing: &mut Drawing, mark: Mark, ink: Ink, at: Point, r: f32) {
    let p = |x: f32, y: f32| at + Point::new(x, y) * r;
    let hollow = Stroke::new(ink, r * 0.4);
    let sign = match mark {
        Mark::Computer(0) => {
            return drawing.line(Path::polygon(&[p(0.0, -1.1), p(1.0, 0.75), p(-1.0, 0.75)]), hollow);
        }
        Mark::Computer(1) => {
            return drawing.line(Path::rect(at.x - r * 0.75, at.y - r * 0.75, r * 1.5, r * 1.5), hollow);
        }
        Mark::Computer(_) => {
            return drawing.line(Path::polygon(&[p(0.0, -1.2), p(1.2, 0.0), p(0.0, 1.2), p(-1.2, 0.0)]), hollow);
        }
        Mark::Person(sign, _) => sign,
    };
    match sign {
        Sign::Disc => drawing.fill(Path::circle(at.x, at.y, r), ink),
        Sign::Triangle => drawing.fill(Path::polygon(&[p(0.0, -1.25), p(1.15, 0.85), p(-1.15, 0.85)]), ink),
        Sign::Square => drawing.fill(Path::rect(at.x - r * 0.88, at.y - r * 0.88, r * 1.76, r * 1.76), ink),
        Sign::Cross => {
            let cross = Path::open(&[p(-0.9, -0.9), p(0.9, 0.9)]).and(Path::open(&[p(-0.9, 0.9), p(0.9, -0.9)]));
            drawing.line(cross, Stroke::new(ink, r * 0.55));
        }
        Sign::Diamond => {
            drawing.fill(Path::polygon(&[p(0.0, -1.35), p(1.35, 0.0), p(0.0, 1.35), p(-1.35, 0.0)]), ink);
        }
        Sign::Ring => drawing.line(Path::circle(at.x, at.y, r * 0.8), Stroke::new(ink, r * 0.5)),
        Sign::Star => {
            let corner = |index: u8| {
                let (sin, cos) = (f32::from(index) * std::f32::consts::PI / 5.0).sin_cos();
                let far = if index.is_multiple_of(2) { 1.45 } else { 0.6 };
                p(sin * far, 0.1 - cos * far)
            };
            let corners: Vec<Point> = (0..10).map(corner).collect();
            drawing.fill(Path::polygon(&corners), ink);
        }
        Sign::Heart => drawing.fill(
            Path(vec![
                Segment::Move(p(0.0, 1.25)),
                Segment::Curve(p(-0.9, 0.55), p(-1.35, 0.0), p(-1.3, -0.5)),
                Segment::Curve(p(-1.2, -1.25), p(-0.25, -1.3), p(0.0, -0.6)),
                Segment::Curve(p(0.25, -1.3), p(1.2, -1.25), p(1.3, -0.5)),
                Segment::Curve(p(1.35, 0.0), p(0.9, 0.55), p(0.0, 1.25)),
                Segment::Close,
            ]),
            ink,
        ),
    }
}

/// A mark by itself, for a legend.
pub fn sign(mark: impl Into<Mark>) -> Drawing {
    let mut drawing = Drawing::new(14.0, 14.0);
    self::mark(&mut drawing, mark, Point::new(7.0, 7.0), 4.4);
    drawing
}

/// Draws the line of a mark through points; nothing where there is but one.
pub fn line(drawing: &mut Drawing, mark: impl Into<Mark>, points: &[Point]) {
    if points.len() > 1 {
        drawing.line(Path::open(points), Stroke::new(mark.into().ink(), 1.7));
    }
}

#[cfg(test)]
mod tests;
