//! The four marks of decisions, drawn and named.

use base::draw::{Drawing, Hue, Ink, Path, Role, Stroke};
use base::phrase::{Phrase, phrase};

use crate::game::bot::Mark;

/// 10 by 10.
pub fn drawing(mark: Mark) -> Drawing {
    let mut drawing = Drawing::new(10.0, 10.0);
    match mark {
        Mark::Good => drawing.line(Path::data("M1.5 5.5L4 8.5L8.5 1.5"), Stroke::new(Role::Good.into(), 1.6)),
        Mark::Inaccuracy => drawing.line(Path::circle(5.0, 5.0, 3.6), Stroke::new(Role::Faint.into(), 1.4)),
        Mark::Mistake => drawing.fill(Path::data("M5 0.8L9.6 9L0.4 9Z"), Ink::new(Role::Deep(Hue::Ochre))),
        Mark::Blunder => {
            drawing.line(Path::data("M1.5 1.5L8.5 8.5M8.5 1.5L1.5 8.5"), Stroke::new(Role::Bad.into(), 2.2));
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
