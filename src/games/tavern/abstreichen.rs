//! Abstreichen: each has the numbers 1 to 6 and strikes what they throw (`rules/pub-games.md`, 13).

use std::ops::RangeInclusive;

use serde_json::Value;

use super::bout::Bout;
use super::kind::{self, Kind, Shared};
use super::laps::{Laps, Track};
use super::part::Part;
use crate::draw::Drawing;
use crate::game::options::{self, Field, Values};
use crate::game::{Match, Seat};
use crate::i18n::Lang;
use crate::table::{Block, Sheet};

mod art;
mod guide;
mod scene;
mod sheet;

/// The numbers somebody has not struck yet, rising.
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

const PAY: &str = "pay";

/// Abstreichen.
#[derive(Clone, Debug, PartialEq)]
pub struct Abstreichen;

impl Kind for Abstreichen {
    const KEY: &'static str = "abstreichen";
    const NAME: &'static str = "abstreichen-name";
    const LINE: &'static str = "abstreichen-line";
    const SHARED: Shared = Shared::Always;

    fn fields() -> Vec<Field> {
        const CHOICES: &[(&str, &str)] =
            &[("1", "abstreichen-pay-one"), ("2", "abstreichen-pay-two"), ("3", "abstreichen-pay-three")];
        vec![Field {
            key: PAY,
            name: "abstreichen-pay",
            about: "abstreichen-pay-about",
            kind: options::Kind::Choice(CHOICES),
            default: "1",
            when: None,
        }]
    }

    fn seats(values: &Values) -> RangeInclusive<usize> {
        // Fewer pay than play.
        (usize::from(kind::number(values, PAY)) + 1).max(2)..=*kind::SEATS.end()
    }

    fn emblem() -> Drawing {
        art::emblem()
    }

    fn begin(values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Laps::<Left>::new(usize::from(kind::number(values, PAY)), order))
    }

    fn guide(_lang: Lang) -> Vec<Block> {
        guide::page()
    }

    fn sheets() -> Vec<Sheet> {
        vec![sheet::SHEET]
    }

    fn blank(sheet: &str, lang: Lang) -> Option<Drawing> {
        (sheet == sheet::SHEET.key).then(|| sheet::blank(lang))
    }

    fn filled(played: &Match<Bout<Self>>, sheet: &str, lang: Lang) -> Vec<Drawing> {
        if sheet == sheet::SHEET.key { sheet::filled(played, lang) } else { Vec::new() }
    }
}
