//! Abstreichen on the stage: one sheet with a column of numbers for each player, struck by hand. Knows no rule beyond
//! that.

use super::Left;
use crate::draw::{Drawing, Font, Path, Point, Role, Stroke};
use crate::game::Seat;
use crate::games::tavern::figure::strike;
use crate::games::tavern::laps::Laps;
use crate::games::tavern::laps::columns::{self, FOOT, TOP};
use crate::games::tavern::props;
use crate::games::tavern::scene::{LapScene, Stage};
use crate::phrase;
use crate::phrase::Phrase;

/// From one number to the next, mm.
const PITCH: f32 = (FOOT - TOP) / 6.0;

impl LapScene for Left {
    fn scene(laps: &Laps<Self>, stage: &Stage<'_>) -> Drawing {
        let came = |before: &Self, after: &Self| match before.0.iter().find(|number| !after.0.contains(number)) {
            Some(number) => phrase!("abstreichen-strikes", number = *number),
            None => phrase!("abstreichen-nothing"),
        };
        let foot = |left: &Self, name: String| {
            let numbers: Vec<Phrase> = left.0.iter().map(|number| phrase!("tavern-pips", pips = *number)).collect();
            Some(phrase!("abstreichen-needs", name = name, numbers = numbers))
        };
        let (mut drawing, columns) = columns::stage(laps, stage, came, foot);
        let rule = |drawing: &mut Drawing, x: f32| {
            let ends = [Point::new(x, TOP - 1.0), Point::new(x, FOOT + 14.0)];
            drawing.line(Path::open(&ends), Stroke::new(Role::Line.into(), 0.3));
        };
        for (place, seat) in columns.seats.iter().enumerate() {
            column(&mut drawing, laps, *seat, columns.middle(place), columns.width);
            if place > 0 {
                rule(&mut drawing, columns.middle(place) - columns.width / 2.0);
            }
        }
        drawing
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
    let fresh = match &laps.last {
        Some((last, dice, before)) if *last == seat => before.0.iter().copied().find(|number| dice.contains(number)),
        Some(_) | None => None,
    };
    let size = (width * 0.62).min(7.4);
    for (place, number) in (1_u8..=6).enumerate() {
        let middle = Point::new(x, TOP + (props::nth(place) + 0.5) * PITCH);
        let struck = !left.contains(&number);
        if struck && fresh == Some(number) {
            let ring = Path::circle(middle.x, middle.y, (PITCH * 0.5).min(width * 0.46));
            drawing.shape(ring, Role::Paper.into(), Stroke::new(Role::Accent.into(), 0.6));
        }
        let (font, ink) = if struck { (Font::Sans, Role::Faint) } else { (Font::SansBold, Role::Text) };
        props::label(drawing, &number.to_string(), middle, size, width, font, ink.into());
        if struck {
            strike(drawing, middle, size, seat * 5 + place * 3);
        }
    }
}
