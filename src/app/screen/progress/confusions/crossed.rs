//! The table of what is taken for what, asked × answered: as narrow as its words allow, long ones standing on their
//! side; where it is still too wide, it goes on below, so that nothing has to be scrolled aside. Knows no journal.

use std::ops::Range;

use accesskit::Role as Kind;
use iced::widget::{column, text};

use base::draw::text::{cap_height, width};
use base::draw::{Affine, Drawing, Font, Point, Text};
use club::trainer::confusion::Weak;
use club::trainer::question::{NOTHING, SILENT};

use super::{Message, OTHER, Table, is_drilled, unsaid};
use crate::app::kit::bar::words;
use crate::app::kit::page::divider;
use crate::app::kit::table;
use crate::app::prelude::*;
use crate::app::widget::semantics::{Semantics, annotated};

/// How wide a cell is at most and at least, and how high, pixels at 100 %.
const CELL: (f32, f32, f32) = (38.0, 24.0, 32.0);
const WORD_MARGIN_PX: f32 = 7.0;
/// From how many letters on a word may stand on its side.
const LONG: usize = 4;
/// The part of the window's height after which the headings stand there again.
const AGAIN: f32 = 0.55;

/// How the table fits into its room; all lengths are pixels at 100 %.
#[derive(Clone, Debug, PartialEq)]
struct Fit {
    step: TypeSize,
    left: f32,
    cell: f32,
    /// Which answers stand beside each other.
    parts: Vec<Range<usize>>,
}

fn wide(word: &str, size: f32) -> f32 {
    width(word, Font::SansBold, size) + WORD_MARGIN_PX
}

impl Fit {
    /// The table in that room, in the first of these sizes of letters in which it fits, or else the last.
    fn of(asked: &[String], answered: &[String], room: f32, sizes: &[(TypeSize, f32)]) -> Self {
        let fits = sizes.iter().map(|(step, size)| {
            let left = asked.iter().map(|word| wide(word, *size)).fold(0.0, f32::max) + WORD_MARGIN_PX;
            let short = answered.iter().filter(|word| word.chars().count() < LONG);
            let least = short.map(|word| wide(word, *size)).fold(CELL.1, f32::max);
            let beside = (((room - left) / least).floor() as usize).max(1);
            let count = answered.len().div_ceil(beside).max(1);
            let each = answered.len().div_ceil(count).max(1);
            let parts = (0..answered.len()).step_by(each).map(|first| first..answered.len().min(first + each));
            let cell = ((room - left) / each as f32).clamp(least.min(CELL.0), CELL.0);
            Self { step: *step, left, cell, parts: parts.collect() }
        });
        let all: Vec<Self> = fits.collect();
        let first = all.iter().find(|fit| fit.parts.len() < 2).or(all.last());
        first.cloned().unwrap_or(Self { step: TypeSize::Small, left: 0.0, cell: CELL.0, parts: Vec::new() })
    }
}

pub(super) fn view<'a>(ui: Ui, table: &'a Table, room: f32) -> Vec<Element<'a, Message>> {
    let sizes = [TypeSize::Body, TypeSize::Small].map(|step| (step, ui.size(step).0 / ui.text));
    let fit = Fit::of(&table.asked, &table.answered, room / ui.text, &sizes);
    let below = (fit.parts.len() > 1).then(|| tr!(ui, "progress-confusions-below"));
    let about = [tr!(ui, "progress-confusions-about")].into_iter().chain(below).collect::<Vec<_>>().join(" ");
    let mut lines = Column::new().spacing(ui.gap(14.0));
    for (index, columns) in fit.parts.iter().enumerate() {
        lines = lines.push((index > 0).then(|| divider(ui))).push(part(ui, table, &fit, columns));
    }
    let mut parts = vec![ui.body(about).width(Fill).into(), container(lines).id("crossed").into()];
    let signs = [(SILENT, "progress-silent"), (NOTHING, "progress-nothing"), (OTHER, "progress-other")];
    let is_there = |sign: &str| table.asked.iter().chain(&table.answered).any(|word| word == sign);
    let legend = signs
        .into_iter()
        .filter(|(sign, _)| is_there(sign))
        .map(|(sign, id)| ui.faint(tr!(ui, "progress-sign", sign, means = ui.say(&Phrase::new(id)))).into());
    parts.push(Row::from_iter(legend).spacing(ui.gap(18.0)).wrap().into());
    parts
}

fn part<'a>(ui: Ui, table: &'a Table, fit: &Fit, columns: &Range<usize>) -> Element<'a, Message> {
    let (size, high, cell) = (ui.size(fit.step), ui.wide(CELL.2), ui.wide(fit.cell));
    let most = table.cells.keys().map(|at| table.count(*at)).max().unwrap_or(1);
    let rows = || (0..table.asked.len()).filter(|row| columns.clone().any(|at| table.cells.contains_key(&(*row, at))));
    let again = ((ui.window.height * AGAIN / high) as usize).max(4);
    let count = rows().count();
    let mut lines = Column::new();
    for (place, row) in rows().enumerate() {
        // Headings over the last row or two would be more heading than table.
        if place % again == 0 && (place == 0 || count - place > 2) {
            lines = lines.push(heads(ui, &table.answered[columns.clone()], fit));
        }
        let asked = text(table.asked[row].as_str()).size(size).font(SANS_BOLD);
        let asked = container(asked).align_right(ui.wide(fit.left)).center_y(high);
        let cells = columns.clone().map(|column| -> Element<'a, Message> {
            match table.cells.get(&(row, column)) {
                Some(weak) => {
                    let count = table.count((row, column));
                    container(filled(ui, fit.step, weak, (count, most))).padding(1.5).width(cell).into()
                }
                None => container(ui.faint("·")).center_x(cell).center_y(high).into(),
            }
        });
        let asked = asked.padding(iced::padding::right(ui.wide(WORD_MARGIN_PX)));
        let cells = Row::from_iter(cells.map(|cell| annotated(Semantics::holding(Kind::Cell), cell))).height(high);
        lines = lines.push(table::row(row![annotated(Semantics::holding(Kind::Cell), asked), cells]));
    }
    table::rows(lines)
}

fn heads<'a>(ui: Ui, answered: &'a [String], fit: &Fit) -> Element<'a, Message> {
    let (size, cell) = (ui.size(fit.step).0 / ui.text, ui.wide(fit.cell));
    let lies = |word: &str| wide(word, size) <= fit.cell + 1.0;
    let tall = answered.iter().filter(|word| !lies(word)).map(|word| wide(word, size)).fold(CELL.2, f32::max);
    let head = |word: &'a String| {
        let head: Element<'a, Message> = if lies(word) {
            text(word.as_str()).size(ui.size(fit.step)).font(SANS_BOLD).into()
        } else {
            sign(ui, upright(word, size), width(word, Font::SansBold, size))
        };
        let head = container(head).center_x(cell).align_bottom(ui.wide(tall));
        let name = Some(word.clone());
        let told = Semantics { name, ..Semantics::holding(Kind::ColumnHeader) };
        annotated(told, head.padding(iced::padding::bottom(ui.wide(5.0))))
    };
    let first = annotated(Semantics::holding(Kind::ColumnHeader), space().width(ui.wide(fit.left)));
    table::row(row![first, Row::from_iter(answered.iter().map(head))])
}

fn upright(word: &str, size: f32) -> Drawing {
    let (long, thick) = (width(word, Font::SansBold, size), size * 1.3);
    let mut line = Drawing::new(long, thick);
    line.text(Text::new(Point::new(0.0, 0.0), word, Font::SansBold, size, Role::Text.into()));
    let mut drawing = Drawing::new(thick, long);
    let middle = f32::midpoint(thick, cap_height(Font::SansBold, size));
    drawing.place(Affine::turn(-std::f32::consts::FRAC_PI_2).then(Affine::shift(middle, long)), line);
    drawing
}

fn filled<'a>(ui: Ui, step: TypeSize, weak: &[Weak], (count, most): (u32, u32)) -> Element<'a, Message> {
    let number = text(count.to_string()).size(ui.size(step)).font(SANS_BOLD);
    // Roots, so that one pair that is often confused does not make all others pale.
    let part = (count as f32 / most.max(1) as f32).sqrt();
    let (asked, answered) = (weak[0].asked.clone(), unsaid(ui.lang, super::heading(&weak[0].answered)));
    let tip = tr!(ui, "progress-cell", asked, answered, count);
    let pressed = weak.iter().any(is_drilled).then(|| Message::DrillPressed(weak.to_vec()));
    let control = ui.control(container(number).center(Fill)).style(ui.shaded(part)).padding(0.0);
    let control = control.width(Fill).height(Fill).on_press_maybe(pressed).tip(words(ui, tip.clone()));
    iced::widget::tooltip(column![control], words(ui, tip), iced::widget::tooltip::Position::Top).into()
}

#[cfg(test)]
mod tests;
