//! Tables: rows of cells below the names of their columns, drawn and told in one. Where there is no room for columns, what
//! a row is about stands above, and the rest below it with its names; a [`large`] one is as wide as it is. Knows no screen.

use accesskit::Role as Kind;
use base::draw::{Font, text};
use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::alignment::Horizontal::{self, Center as Middle, Left, Right};
use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::tooltip;
use iced::widget::tooltip::Position;

use super::bar::words;
use super::page::divider;
use crate::app::prelude::*;
use crate::app::widget::pin::{Axis, pin};
use crate::app::widget::semantics::{Semantics, annotated};

const LEAST_FILLED_WIDTH: f32 = 200.0;
/// Of text, as the toolkit sets it.
const LINE_HEIGHT: f32 = 1.3;

#[derive(Clone, Debug)]
pub struct Head {
    name: String,
    width: Length,
    side: Horizontal,
    /// What stands there where it is pointed at, and whether that is its name, of which there is no room for more.
    about: Option<(String, bool)>,
}

impl Head {
    pub fn words(name: impl Into<String>, width: impl Into<Length>) -> Self {
        Self { name: name.into(), width: width.into(), side: Left, about: None }
    }

    pub fn numbers(name: impl Into<String>, width: impl Into<Length>) -> Self {
        Self { side: Right, ..Self::words(name, width) }
    }

    pub fn middle(name: impl Into<String>, width: impl Into<Length>) -> Self {
        Self { side: Middle, ..Self::words(name, width) }
    }

    pub fn about(self, about: String) -> Self {
        Self { about: Some((about, false)), ..self }
    }

    pub fn short_for(self, name: String) -> Self {
        Self { about: Some((name, true)), ..self }
    }

    fn told(&self, kind: Kind) -> Semantics {
        let told = Semantics::holding(kind);
        match self.about.clone().filter(|_| kind == Kind::ColumnHeader) {
            Some((name, true)) => Semantics { name: Some(name), ..told },
            Some((about, false)) => Semantics { about: Some(about), ..told },
            None => told,
        }
    }

    fn pixels(&self) -> f32 {
        if let Length::Fixed(width) = self.width { width } else { 0.0 }
    }

    fn view<'a, M: 'a>(&self, ui: Ui) -> Element<'a, M> {
        let name = ui.faint(self.name.clone());
        match &self.about {
            // Above, so that it hides no row.
            Some((about, _)) => tooltip(name, words(ui, about.clone()), Position::Top).into(),
            None => name.into(),
        }
    }
}

const COLUMN_GAP_PX: f32 = 8.0;

pub fn line<'a, M: 'a>(
    ui: Ui,
    heads: &[Head],
    kind: Kind,
    cells: impl IntoIterator<Item = Element<'a, M>>,
) -> Row<'a, M> {
    let cells = heads
        .iter()
        .zip(cells)
        .map(|(head, cell)| annotated(head.told(kind), container(cell).width(head.width).align_x(head.side)));
    Row::from_iter(cells).spacing(ui.gap(COLUMN_GAP_PX)).align_y(Center)
}

pub fn names<'a, M: 'a>(ui: Ui, heads: &[Head]) -> Row<'a, M> {
    line(ui, heads, Kind::ColumnHeader, heads.iter().map(|head| head.view(ui)))
}

/// What scrolls to the side where a table is wider than its room.
const ASIDE: &str = "aside";

/// A row of a large table: its cells, what pressing it asks for, and whether a line parts it from the next.
pub struct LargeRow<'a, M> {
    pub cells: Vec<Element<'a, M>>,
    pub pressed: Option<M>,
    pub is_parted: bool,
}

/// How wide words are in a column, pixels.
pub fn wide(ui: Ui, words: &str, step: TypeSize, font: Font) -> f32 {
    ui.words_width(words, step, font)
}

/// What words may take of a width, pixels, to be no wider than that by [`wide`].
pub fn inner(width: f32) -> f32 {
    (width - 2.0) / 1.02 + 0.01
}

/// What stands there with the height of the tallest words that may: what lies below stays where it is, whichever they are.
pub fn steady<'a, M: 'a>(
    ui: Ui,
    words: impl IntoIterator<Item = impl AsRef<str>>,
    (step, font, width): (TypeSize, Font, f32),
    now: impl Into<Element<'a, M>>,
) -> Row<'a, M> {
    let (size, room) = (ui.size(step).0, inner(width).max(1.0));
    // A word that is wider than its room is broken.
    let lines = |line: String| (text::width(&line, font, size) / room).ceil().max(1.0);
    let lines = |words: &str| text::wrap(words, font, size, room).into_iter().map(lines).sum::<f32>();
    let most = words.into_iter().map(|words| lines(words.as_ref())).fold(1.0, f32::max);
    row![container(now).width(Fill), space().height(most * size * LINE_HEIGHT)].align_y(Center)
}

/// How wide a large table is, pixels.
pub fn width(ui: Ui, heads: &[Head]) -> f32 {
    let gap = ui.gap(COLUMN_GAP_PX);
    heads.iter().map(|head| head.pixels() + gap).sum::<f32>() + gap
}

/// `heads` in pixels, as wide as they need; the headings stay in view wherever it is scrolled, and its first columns.
pub fn large<'a, M: Clone + 'a>(
    ui: Ui,
    heads: &[Head],
    pinned: usize,
    all: impl IntoIterator<Item = LargeRow<'a, M>>,
) -> Element<'a, M> {
    let (first, rest) = heads.split_at(pinned.min(heads.len()));
    let gap = ui.gap(COLUMN_GAP_PX);
    let across = |kind: Kind, mut cells: Vec<Element<'a, M>>| {
        let behind = cells.split_off(first.len().min(cells.len()));
        let high = iced::padding::vertical(ui.gap(3.0));
        let first = line(ui, first, kind, cells).padding(high.left(gap).right(gap));
        let rest = line(ui, rest, kind, behind).padding(high.right(gap));
        pin(ui, Axis::Across, first, rest)
    };
    let names = row(across(Kind::ColumnHeader, heads.iter().map(|head| head.view(ui)).collect()));
    let width = width(ui, heads);
    let mut lines = Column::new().width(width);
    for LargeRow { cells, pressed, is_parted } in all {
        let control = ui.bare(across(Kind::Cell, cells)).row().padding(0.0).width(Fill);
        lines = lines.push(control.on_press_maybe(pressed)).push(is_parted.then(|| divider(ui)));
    }
    let names = Column::new().push(names).push(divider(ui)).width(width);
    aside(ui, rows(pin(ui, Axis::Down, names, lines)))
}

/// What may be wider than its room, and is then scrolled to the side.
pub fn aside<'a, M: 'a>(ui: Ui, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    let bar = Scrollbar::new().spacing(ui.gap(3.0));
    scrollable(content).direction(Direction::Horizontal(bar)).style(ui.bar()).id(ASIDE).into()
}

/// Scrolls all that is wider than its room by that part of the window.
pub fn scroll_aside<M: Send + 'static>(ui: Ui, part: f32) -> Task<M> {
    operation::scroll_by(ASIDE, AbsoluteOffset { x: part * ui.window.width, y: 0.0 })
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
