//! Lines over numbers: what something is worth by how much there is of something else. Knows not what is told.

use super::{Field, WORDS};
use crate::draw::{Drawing, Font, Ink, Path, Point, Role, Stroke, Text, text};

/// A line: its name, and its values by rising number.
#[derive(Clone, Debug)]
pub struct Curve {
    /// What it tells.
    pub name: String,
    /// Numbers and values.
    pub points: Vec<(f64, f64)>,
}

/// Lines in one field, the first of them drawn through, the others broken.
#[derive(Clone, Debug)]
pub struct Curves {
    /// What the numbers are.
    pub across: String,
    /// The lines.
    pub curves: Vec<Curve>,
    /// The number at which something happens, and what.
    pub mark: Option<(f64, String)>,
}

fn stroke(nth: usize) -> Stroke {
    let ink = Ink::new(if nth == 0 { Role::Accent } else { Role::Text });
    if nth == 0 { Stroke::new(ink, 2.4) } else { Stroke::dashed(ink, 1.8, 6.0, 4.0) }
}

impl Curves {
    /// The lines in a field so large, units, with values at its left as `say` writes them, at least `least` apart.
    pub fn draw(&self, (width, height): (f32, f32), least: f64, say: impl Fn(f64) -> String) -> Drawing {
        let legend = 24.0;
        let mut plot = Drawing::new(width, height - legend - 18.0);
        let all = || self.curves.iter().flat_map(|curve| &curve.points);
        let reach = |of: fn(&(f64, f64)) -> f64| {
            all()
                .map(of)
                .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)))
        };
        let ((first, last), values) = (reach(|point| point.0), reach(|point| point.1));
        let field = Field::draw(&mut plot, values, least, say);
        let x = |number: f64| field.x(((number - first) / (last - first)) as f32);
        let small = |at: Point, words: String| Text::new(at, words, Font::Sans, WORDS, Role::Faint.into()).centred();
        for number in super::ticks(first, last, 1.0).into_iter().filter(|number| (first..=last).contains(number)) {
            plot.rule((x(number), field.foot), (x(number), field.foot + 4.0), Stroke::new(Role::Faint.into(), 0.8));
            plot.text(small(Point::new(x(number), field.foot + 19.0), format!("{number}")));
        }
        if let Some((number, words)) = &self.mark {
            let dots = Stroke::dashed(Role::Faint.into(), 1.2, 2.0, 3.0);
            plot.rule((x(*number), field.top), (x(*number), field.foot), dots);
            plot.text(Text::new((x(*number) + 6.0, field.foot - 8.0), words, Font::SansBold, WORDS, Role::Text.into()));
        }
        for (nth, curve) in self.curves.iter().enumerate() {
            let points: Vec<Point> =
                curve.points.iter().map(|(number, value)| Point::new(x(*number), field.y(*value))).collect();
            plot.line(Path::open(&points), stroke(nth));
        }
        let mut drawing = Drawing::new(width, height);
        let mut left = field.left;
        for (nth, curve) in self.curves.iter().enumerate() {
            drawing.rule((left, 9.0), (left + 28.0, 9.0), stroke(nth));
            drawing.text(Text::beside((left + 35.0, 9.0), &curve.name, Font::Sans, WORDS, Role::Text));
            left += 35.0 + text::width(&curve.name, Font::Sans, WORDS) + 24.0;
        }
        drawing.place(crate::draw::Affine::shift(0.0, legend), plot);
        drawing.text(small(Point::new(f32::midpoint(field.left, field.right), height - 6.0), self.across.clone()));
        drawing
    }
}
