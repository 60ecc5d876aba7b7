//! Tables: rows of cells below the names of their columns, drawn and told in one. Where there is no room for columns, what
//! a row is about stands above, and the rest below it with its names. Knows no screen.

use accesskit::Role as Kind;
use iced::alignment::Horizontal::{self, Left, Right};

use super::page::divider;
use crate::app::prelude::*;
use crate::app::widget::semantics::{Semantics, annotated};

const LEAST_FILLED_WIDTH: f32 = 200.0;

#[derive(Clone, Debug)]
pub struct Head {
    name: String,
    width: Length,
    side: Horizontal,
}

impl Head {
    pub fn words(name: impl Into<String>, width: impl Into<Length>) -> Self {
        Self { name: name.into(), width: width.into(), side: Left }
    }

    pub fn numbers(name: impl Into<String>, width: impl Into<Length>) -> Self {
        Self { side: Right, ..Self::words(name, width) }
    }
}

pub fn line<'a, M: 'a>(
    ui: Ui,
    heads: &[Head],
    kind: Kind,
    cells: impl IntoIterator<Item = Element<'a, M>>,
) -> Row<'a, M> {
    let cells = heads
        .iter()
        .zip(cells)
        .map(|(head, cell)| annotated(Semantics::holding(kind), container(cell).width(head.width).align_x(head.side)));
    Row::from_iter(cells).spacing(ui.gap(8.0)).align_y(Center)
}

pub fn names<'a, M: 'a>(ui: Ui, heads: &[Head]) -> Row<'a, M> {
    line(ui, heads, Kind::ColumnHeader, heads.iter().map(|head| ui.faint(head.name.clone()).into()))
}

pub fn row<'a, M: 'a>(cells: impl Into<Element<'a, M>>) -> Element<'a, M> {
    annotated(Semantics::holding(Kind::Row), cells)
}

pub fn rows<'a, M: 'a>(rows: impl Into<Element<'a, M>>) -> Element<'a, M> {
    annotated(Semantics::holding(Kind::Table), rows)
}

pub fn table<'a, M: 'a>(
    ui: Ui,
    heads: &[Head],
    all: impl IntoIterator<Item = Vec<Element<'a, M>>>,
    wide: f32,
) -> Element<'a, M> {
    let least = |head: &Head| if let Length::Fixed(width) = head.width { width } else { ui.wide(LEAST_FILLED_WIDTH) };
    let fits = heads.iter().map(least).sum::<f32>() < wide;
    let names = (fits && heads.iter().any(|head| !head.name.is_empty())).then(|| row(names(ui, heads)));
    let is_headed = names.is_some();
    let mut lines = Column::new().push(names).spacing(ui.gap(7.0));
    for (place, cells) in all.into_iter().enumerate() {
        let line = if fits { line(ui, heads, Kind::Cell, cells).into() } else { stacked(ui, heads, cells) };
        lines = lines.push((place > 0 || is_headed).then(|| divider(ui))).push(row(line));
    }
    rows(lines)
}

fn stacked<'a, M: 'a>(ui: Ui, heads: &[Head], cells: Vec<Element<'a, M>>) -> Element<'a, M> {
    let mut cells = heads.iter().zip(cells).map(|(head, cell)| {
        let name = (!head.name.is_empty()).then(|| ui.faint(head.name.clone()));
        let cell = Row::new().push(name).push(cell).spacing(ui.gap(6.0)).align_y(Center);
        annotated(Semantics::holding(Kind::Cell), cell)
    });
    let first = cells.next();
    let rest = Row::from_iter(cells).spacing(ui.gap(16.0)).align_y(Center).wrap().vertical_spacing(ui.gap(6.0));
    Column::new().push(first).push(rest).spacing(ui.gap(6.0)).into()
}
