//! Abstreichen: each has the numbers 1 to 6 and strikes what they throw (`docs/rules/pub-games.md`, 13).

use super::laps::Track;
use super::sheet::sections;
use crate::tavern::laps::LapScene;
use crate::tavern::laps::columns::{Columns, FOOT, TOP};
use crate::tavern::prelude::*;
use crate::tavern::sheet::form;
use serde_json::Value;

/// Abstreichen: the numbers somebody has not struck yet, rising.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left(pub Vec<u8>);

impl Track for Left {
    const DICE: usize = 1;
    const STATE: &'static str = "left";

    fn fresh() -> Self {
        Self((1..=6).collect())
    }

    fn throw(&mut self, faces: &[u8]) {
        self.0.retain(|number| !faces.contains(number));
    }

    fn is_done(&self) -> bool {
        self.0.is_empty()
    }

    fn json(&self) -> Value {
        self.0.clone().into()
    }
}

const PAY: Field = Field::new(
    "pay",
    "abstreichen-pay",
    "abstreichen-pay-about",
    options::Kind::Choice(&[
        ("1", "abstreichen-pay-one"),
        ("2", "abstreichen-pay-two"),
        ("3", "abstreichen-pay-three"),
    ]),
    "1",
);

impl Kind for Left {
    const CARD: &'static Card = &Card {
        key: "abstreichen",
        emblem,
        guide,
        rules: Rules::last(|values| {
            let pay = number(values, &PAY)?;
            // Fewer pay than play.
            Ok(Begin::with(move |order| Laps::<Self>::new(pay, order)).between(pay + 1))
        })
        .with(|| vec![PAY])
        .lines(PAY.key, &[("2", "three", "abstreichen-card-last-two"), ("3", "three", "abstreichen-card-last-three")]),
    };
    const SHEET: Option<Own> = Some(sections::own::<Self>());
}

fn guide(page: Page, _lang: Lang) -> Page {
    page.pictures([("example", struck())]).and(guide::luck())
}

fn struck() -> Drawing {
    let mut drawing = Drawing::new(76.0, 26.0);
    for (y, left) in [(7.0, vec![4]), (19.0, Vec::new())] {
        Left(left).row(&mut drawing, Point::new(38.0, y));
    }
    drawing
}

const STAGE_PITCH: f32 = (FOOT - TOP) / 6.0;

impl LapScene for Left {
    const SIDE: f32 = 30.0;

    fn set(drawing: &mut Drawing, laps: &Laps<Self>, columns: &Columns) {
        for (place, seat) in columns.seats.iter().enumerate() {
            column(drawing, laps, *seat, columns.middle(place), columns.width);
            if place > 0 {
                let x = columns.middle(place) - columns.width / 2.0;
                drawing.rule((x, TOP - 1.0), (x, FOOT + 14.0), Stroke::new(Role::Line.into(), 0.3));
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
        Some(phrase!("abstreichen-needs", name, numbers))
    }

    fn comes_to(&self) -> Phrase {
        match self.0.len() {
            0 => phrase!("tavern-stage-done"),
            left => phrase!("abstreichen-came", left),
        }
    }
}

fn column(drawing: &mut Drawing, laps: &Laps<Left>, seat: Seat, x: f32, width: f32) {
    let Left(left) = &laps.tracks[seat];
    let before = laps.before(seat).map_or(&[][..], |before| &before.0);
    let size = (width * 0.62).min(9.4);
    for (place, number) in (1_u8..=6).enumerate() {
        let middle = Point::new(x, TOP + (props::nth(place) + 0.5) * STAGE_PITCH);
        let struck = !left.contains(&number);
        if struck && before.contains(&number) {
            let ring = Path::circle(middle.x, middle.y, (STAGE_PITCH * 0.5).min(width * 0.46));
            drawing.shape(ring, Role::Paper.into(), Stroke::new(Role::Accent.into(), 0.6));
        }
        let (font, ink) = if struck { (Font::Sans, Role::Faint) } else { (Font::SansBold, Role::Text) };
        props::label(drawing, number, middle, size, width, font, ink);
        if struck {
            strike(drawing, middle, size, seat * 5 + place * 3);
        }
    }
}

fn emblem() -> Drawing {
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

const SHEET_PITCH: f32 = 11.5;

impl Rows for Left {
    const NAMES: [&'static str; 3] = ["abstreichen", "abstreichen-name", "abstreichen-sheet-about"];
    const LEFT: f32 = 50.0;
    const RIGHT: f32 = 121.0;

    fn row(&self, drawing: &mut Drawing, middle: Point) {
        for number in 1..=6_u8 {
            let at = Point::new(middle.x + SHEET_PITCH * (f32::from(number) - 3.5), middle.y);
            props::label(drawing, number, at, 7.6, SHEET_PITCH, Font::SerifBold, Role::Text);
            if !self.0.contains(&number) {
                form::strike(drawing, at, 7.0, 8.4);
            }
        }
    }
}
