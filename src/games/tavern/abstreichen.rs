//! Abstreichen: each has the numbers 1 to 6 and strikes what they throw (`docs/rules/pub-games.md`, 13).

use std::ops::RangeInclusive;

use serde_json::Value;

use super::kind::{self, Kind, Shared};
use super::laps::{Laps, Track};
use super::part::Part;
use super::sheet::Own;
use crate::draw::Drawing;
use crate::game::Seat;
use crate::game::options::{self, Field, Values};
use crate::i18n::Lang;
use crate::table::Block;

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
    const EMBLEM: fn() -> Drawing = art::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = |_| guide::page();
    const SHEET: Option<Own<Self>> = Some(sheet::SHEET);

    fn fields() -> Vec<Field> {
        const CHOICES: &[(&str, &str)] =
            &[("1", "abstreichen-pay-one"), ("2", "abstreichen-pay-two"), ("3", "abstreichen-pay-three")];
        vec![Field::new(PAY, "abstreichen-pay", "abstreichen-pay-about", options::Kind::Choice(CHOICES), "1")]
    }

    fn seats(values: &Values) -> RangeInclusive<usize> {
        // Fewer pay than play.
        (usize::from(kind::number(values, PAY)) + 1).max(2)..=*kind::SEATS.end()
    }

    fn begin(values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Laps::<Left>::new(usize::from(kind::number(values, PAY)), order))
    }
}
