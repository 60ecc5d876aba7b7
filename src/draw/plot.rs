//! Plots: a field with round numbers at its left, marks that differ by shape and by colour, lines of time. Knows neither
//! what is counted nor a screen.

use super::{Drawing, Font, Ink, Path, Point, Role, Stroke, Text, text};

/// The size of words in a plot, units.
pub const WORDS: f32 = 13.0;
/// How many marks there are for people; more would repeat them.
pub const MARKS: usize = 6;
/// The first of the marks for computer players: hollow, and of no colour.
pub const COMPUTERS: u8 = 6;
/// The space between the field's sides and what is drawn in it, units.
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
    /// Lays out a field for values from `low` to `high` and draws a line across at every round one, at least `least`
    /// apart, with `label` before it.
    pub fn draw(drawing: &mut Drawing, (low, high): (f64, f64), least: f64, label: impl Fn(f64) -> String) -> Self {
        Self::lined(drawing, &ticks(low, high, least), label)
    }

    /// The same with lines across at these values, the lowest first, two at least: they are what the field reaches from
    /// and to.
    pub fn lined(drawing: &mut Drawing, ticks: &[f64], label: impl Fn(f64) -> String) -> Self {
        let labels: Vec<String> = ticks.iter().map(|tick| label(*tick)).collect();
        let widest = labels.iter().map(|label| text::width(label, Font::Sans, WORDS)).fold(0.0, f32::max);
        let (low, high) = (ticks[0], ticks[ticks.len() - 1]);
        let (right, foot) = (drawing.size.width - 10.0, drawing.size.height - 30.0);
        let field = Self { left: widest + 10.0, right, top: 10.0, foot, low, high };
        for (tick, label) in ticks.iter().zip(labels) {
            let at = field.y(*tick);
            let ink = if *tick == 0.0 { Role::Faint } else { Role::Line };
            let across = Path::open(&[Point::new(field.left, at), Point::new(field.right, at)]);
            drawing.line(across, Stroke::new(ink.into(), 0.8));
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
        let text = |x: f32, words: String| {
            Text::new(Point::new(x, self.foot + 20.0), words, Font::Sans, WORDS, Role::Faint.into())
        };
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

/// The ink of a mark.
fn ink(number: u8) -> Ink {
    Ink::new(if number < COMPUTERS { Role::Seat(number) } else { Role::Faint })
}

/// Puts a mark: every number has a shape and a colour of its own; of computer players only a shape.
pub fn mark(drawing: &mut Drawing, number: u8, at: Point, r: f32) {
    let ink = ink(number);
    let p = |x: f32, y: f32| at + Point::new(x, y) * r;
    let hollow = Stroke::new(ink, r * 0.4);
    match number {
        COMPUTERS => drawing.line(Path::polygon(&[p(0.0, -1.1), p(1.0, 0.75), p(-1.0, 0.75)]), hollow),
        7 => drawing.line(Path::rect(at.x - r * 0.75, at.y - r * 0.75, r * 1.5, r * 1.5), hollow),
        8.. => drawing.line(Path::polygon(&[p(0.0, -1.2), p(1.2, 0.0), p(0.0, 1.2), p(-1.2, 0.0)]), hollow),
        0 => drawing.fill(Path::circle(at.x, at.y, r), ink),
        1 => drawing.fill(Path::polygon(&[p(0.0, -1.25), p(1.15, 0.85), p(-1.15, 0.85)]), ink),
        2 => drawing.fill(Path::rect(at.x - r * 0.88, at.y - r * 0.88, r * 1.76, r * 1.76), ink),
        3 => {
            let cross = Path::open(&[p(-0.9, -0.9), p(0.9, 0.9)]).and(Path::open(&[p(-0.9, 0.9), p(0.9, -0.9)]));
            drawing.line(cross, Stroke::new(ink, r * 0.55));
        }
        4 => drawing.fill(Path::polygon(&[p(0.0, -1.35), p(1.35, 0.0), p(0.0, 1.35), p(-1.35, 0.0)]), ink),
        _ => drawing.line(Path::circle(at.x, at.y, r * 0.8), Stroke::new(ink, r * 0.5)),
    }
}

/// A mark by itself, for a legend.
pub fn sign(number: u8) -> Drawing {
    let mut drawing = Drawing::new(14.0, 14.0);
    mark(&mut drawing, number, Point::new(7.0, 7.0), 4.4);
    drawing
}

/// Draws the line of a mark through points; nothing where there is but one.
pub fn line(drawing: &mut Drawing, number: u8, points: &[Point]) {
    if points.len() > 1 {
        drawing.line(Path::open(points), Stroke::new(ink(number), 1.7));
    }
}

#[cfg(test)]
mod tests;
