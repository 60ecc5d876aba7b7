//! Abstreichen on the stage: one sheet with a column of numbers for each player, struck by hand. Knows no rule beyond
//! that.

use super::Left;
use crate::games::tavern::laps::LapScene;
use crate::games::tavern::laps::columns::{Columns, FOOT, TOP};
use crate::games::tavern::prelude::*;

/// From one number to the next, mm.
const PITCH: f32 = (FOOT - TOP) / 6.0;

impl LapScene for Left {
    const SIDE: f32 = 30.0;

    fn set(drawing: &mut Drawing, laps: &Laps<Self>, columns: &Columns) {
        for (place, seat) in columns.seats.iter().enumerate() {
            column(drawing, laps, *seat, columns.middle(place), columns.width);
            if place > 0 {
                let x = columns.middle(place) - columns.width / 2.0;
                rule(drawing, [x, TOP - 1.0, x, FOOT + 14.0], Stroke::new(Role::Line.into(), 0.3));
            }
        }
    }

    fn came(&self, after: &Self) -> Phrase {
        match self.0.iter().find(|number| !after.0.contains(number)) {
            Some(number) => phrase!("abstreichen-strikes", number = *number),
            None => phrase!("abstreichen-nothing"),
        }
    }

    fn needs(&self, name: String) -> Option<Phrase> {
        let numbers: Vec<Phrase> = self.0.iter().map(|number| phrase!("tavern-pips", pips = *number)).collect();
        Some(phrase!("abstreichen-needs", name = name, numbers = numbers))
    }

    fn comes_to(&self) -> Phrase {
        match self.0.len() {
            0 => phrase!("tavern-stage-done"),
            left => phrase!("abstreichen-came", left = left),
        }
    }
}

fn column(drawing: &mut Drawing, laps: &Laps<Left>, seat: Seat, x: f32, width: f32) {
    let Left(left) = &laps.tracks[seat];
    let before = laps.before(seat).map_or(&[][..], |before| &before.0);
    let size = (width * 0.62).min(9.4);
    for (place, number) in (1_u8..=6).enumerate() {
        let middle = Point::new(x, TOP + (props::nth(place) + 0.5) * PITCH);
        let struck = !left.contains(&number);
        if struck && before.contains(&number) {
            let ring = Path::circle(middle.x, middle.y, (PITCH * 0.5).min(width * 0.46));
            drawing.shape(ring, Role::Paper.into(), Stroke::new(Role::Accent.into(), 0.6));
        }
        let (font, ink) = if struck { (Font::Sans, Role::Faint) } else { (Font::SansBold, Role::Text) };
        props::label(drawing, number, middle, size, width, font, ink);
        if struck {
            strike(drawing, middle, size, seat * 5 + place * 3);
        }
    }
}

/// The emblem: six numbers, three of them struck.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Slate);
    drawing.shape(Path::rounded(9.0, 6.0, 22.0, 28.0, 1.6), Role::Paper.into(), print(Hue::Slate, LINE));
    for (place, digit) in ["1", "2", "3", "4", "5", "6"].into_iter().enumerate() {
        let middle = Point::new(15.0 + 10.0 * props::nth(place / 3), 10.8 + 9.1 * props::nth(place % 3));
        props::label(&mut drawing, digit, middle, 8.6, 9.0, Font::Sans, Role::Text);
        if [0, 2, 4].contains(&place) {
            strike(&mut drawing, middle, 9.0, place);
        }
    }
    drawing
}
