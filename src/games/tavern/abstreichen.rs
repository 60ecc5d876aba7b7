//! Abstreichen: each has the numbers 1 to 6 and strikes what they throw (`docs/rules/pub-games.md`, 13).

use crate::games::tavern::prelude::*;
use serde_json::Value;

use super::laps::Track;
use super::sheet::sections;

mod scene;
mod sheet;

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
        name: "abstreichen-name",
        line: "abstreichen-line",
        emblem: scene::emblem,
        guide,
        in_short: &["abstreichen-card-one", "abstreichen-card-two", "abstreichen-card-three"],
        rules: Rules::last(|values| {
            let pay = number(values, &PAY)?;
            // Fewer pay than play.
            Ok(Begin::with(move |order| Laps::<Self>::new(pay, order)).between(pay + 1))
        })
        .with(|| vec![PAY]),
    };
    const SHEET: Option<Own<Self>> = Some(sections::own());
}

/// Its own part of the rules page.
fn guide(page: Page, _lang: Lang) -> Page {
    page.texts(["turn", "end"]).drawing("picture", struck()).texts(["pay"]).and(guide::luck())
}

/// The numbers of two, one of whom is done.
fn struck() -> Drawing {
    let mut drawing = Drawing::new(76.0, 26.0);
    for (y, left) in [(7.0, vec![4]), (19.0, Vec::new())] {
        Left(left).row(&mut drawing, Point::new(38.0, y));
    }
    drawing
}
