//! Numbers struck by hand, and the emblem they make. Knows no throw.

use crate::draw::{Drawing, Font, Hue, Path, Point, Role};
use crate::games::tavern::figure::{LINE, print, strike};
use crate::games::tavern::props;

/// What the emblem is printed in.
const HUE: Hue = Hue::Slate;

/// The emblem: six numbers, three of them struck.
#[must_use]
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(HUE);
    drawing.shape(Path::rounded(9.0, 6.0, 22.0, 28.0, 1.6), Role::Paper.into(), print(HUE, LINE));
    for (place, digit) in ["1", "2", "3", "4", "5", "6"].into_iter().enumerate() {
        let middle = Point::new(15.0 + 10.0 * props::nth(place / 3), 10.8 + 9.1 * props::nth(place % 3));
        props::label(&mut drawing, digit, middle, 8.6, 9.0, Font::Sans, Role::Text.into());
        if [0, 2, 4].contains(&place) {
            strike(&mut drawing, middle, 9.0, place);
        }
    }
    drawing
}
