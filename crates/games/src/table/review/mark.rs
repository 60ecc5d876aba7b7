//! The four marks of decisions, drawn and named.

use base::draw::{Drawing, Hue, Ink, Path, Point, Role, Stroke};
use base::phrase::{Phrase, phrase};

use crate::game::bot::Mark;

const fn p(x: f32, y: f32) -> Point {
    Point::new(x, y)
}

/// 10 by 10.
pub fn drawing(mark: Mark) -> Drawing {
    let mut drawing = Drawing::new(10.0, 10.0);
    match mark {
        Mark::Good => {
            drawing.line(Path::open(&[p(1.5, 5.5), p(4.0, 8.5), p(8.5, 1.5)]), Stroke::new(Role::Good.into(), 1.6));
        }
        Mark::Inaccuracy => {
            drawing.line(Path::circle(5.0, 5.0, 3.6), Stroke::new(Role::Faint.into(), 1.4));
        }
        Mark::Mistake => {
            let triangle = Path::polygon(&[p(5.0, 0.8), p(9.6, 9.0), p(0.4, 9.0)]);
            drawing.fill(triangle, Ink::new(Role::Deep(Hue::Ochre)));
        }
        Mark::Blunder => {
            let cross = Path::open(&[p(1.5, 1.5), p(8.5, 8.5)]).and(Path::open(&[p(8.5, 1.5), p(1.5, 8.5)]));
            drawing.line(cross, Stroke::new(Role::Bad.into(), 2.2));
        }
    }
    drawing
}

pub fn name(mark: Mark) -> Phrase {
    match mark {
        Mark::Good => phrase!("app-mark-good"),
        Mark::Inaccuracy => phrase!("app-mark-inaccuracy"),
        Mark::Mistake => phrase!("app-mark-mistake"),
        Mark::Blunder => phrase!("app-mark-blunder"),
    }
}
