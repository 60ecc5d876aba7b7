//! What is taken for what: a table, asked × answered, and the pairs that are weakest; each can be heard and drilled.

use std::collections::BTreeMap;

use iced::widget::{column, text};

use base::draw::Font;
use base::draw::text::width;
use club::trainer::confusion::{Confusions, Weak};
use club::trainer::question::{NOTHING, SILENT};
use games::dre13ehn::Name;
use games::dre13ehn::life::Life;

use super::Message;
use crate::app::kit::page::{self, card, divider, within};
use crate::app::prelude::*;

mod crossed;

const WEAKEST: usize = 8;
const OTHER: &str = "?";

#[derive(Debug, Default)]
pub(super) struct Table {
    asked: Vec<String>,
    answered: Vec<String>,
    cells: BTreeMap<(usize, usize), Vec<Weak>>,
    /// The weakest first.
    weak: Vec<Weak>,
}

fn is_spoken(word: &str) -> bool {
    Name::typed(word).is_some() || Life::ALL.iter().any(|life| life.name() == word)
}

fn is_drilled(weak: &Weak) -> bool {
    ![SILENT, NOTHING].contains(&weak.asked.as_str()) || is_spoken(&weak.answered)
}

fn place(word: &str) -> usize {
    let names = Name::all().position(|name| name.word() == word);
    let life = || Life::ALL.iter().position(|life| life.name() == word).map(|life| 100 + life);
    let unsaid = || [SILENT, NOTHING, OTHER].iter().position(|other| *other == word).map(|place| 300 + place);
    names.or_else(life).or_else(unsaid).unwrap_or(200)
}

fn heading(word: &str) -> &str {
    if is_spoken(word) || [SILENT, NOTHING].contains(&word) { word } else { OTHER }
}

impl Table {
    pub fn of(confusions: &Confusions) -> Self {
        let weak = confusions.pairs();
        let heads = |of: fn(&Weak) -> &str| {
            let mut heads: Vec<String> = weak.iter().map(|weak| of(weak).to_owned()).collect();
            heads.sort_by_key(|word| place(word));
            heads.dedup();
            heads
        };
        let (asked, answered) = (heads(|weak| &weak.asked), heads(|weak| heading(&weak.answered)));
        let mut cells: BTreeMap<(usize, usize), Vec<Weak>> = BTreeMap::new();
        for one in &weak {
            let row = asked.iter().position(|word| *word == one.asked);
            let column = answered.iter().position(|word| word == heading(&one.answered));
            if let (Some(row), Some(column)) = (row, column) {
                cells.entry((row, column)).or_default().push(one.clone());
            }
        }
        Self { asked, answered, cells, weak: confusions.weak().into_iter().filter(is_drilled).collect() }
    }

    fn count(&self, at: (usize, usize)) -> u32 {
        self.cells.get(&at).map_or(0, |weak| weak.iter().map(|weak| weak.count).sum())
    }
}

pub(super) fn view<'a>(ui: Ui, table: &'a Table, wide: f32) -> Vec<Element<'a, Message>> {
    if table.cells.is_empty() {
        return vec![page::nothing(ui, tr!(ui, "progress-confusions-none"))];
    }
    let weakest = (!table.weak.is_empty()).then(|| weakest(ui, table));
    let crossed = card(ui, tr!(ui, "progress-confusions"), crossed::view(ui, table, within(ui, wide)));
    weakest.into_iter().chain([crossed]).collect()
}

fn weakest<'a>(ui: Ui, table: &'a Table) -> Element<'a, Message> {
    let pairs = &table.weak[..table.weak.len().min(WEAKEST)];
    let all = ui.primary(tr!(ui, "progress-drill")).on_press(Message::DrillPressed(pairs.to_vec())).id("drill-these");
    let about = ui.body(tr!(ui, "progress-weakest-about")).width(Fill);
    let gap = ui.gap(16.0);
    let about: Element<'_, Message> = if !ui.is_narrow() {
        row![about, all].spacing(gap).align_y(Center).into()
    } else {
        column![about, all].spacing(gap).into()
    };
    // The arrows stand below each other, and what follows them.
    let widest = |of: fn(&Weak) -> &str| pairs.iter().map(|weak| room(ui, of(weak))).fold(0.0, f32::max);
    let (left, right) = (widest(|weak| &weak.asked), widest(|weak| &weak.answered));
    let mut rows = Column::new().spacing(ui.gap(6.0));
    for (index, weak) in pairs.iter().enumerate() {
        let drill = ui.button(tr!(ui, "progress-drill-pair")).on_press(Message::DrillPressed(vec![weak.clone()]));
        let words = Row::from_vec(vec![
            container(word(ui, &weak.asked)).width(left).into(),
            ui.body("→").into(),
            container(word(ui, &weak.answered)).width(right).into(),
            ui.faint(tr!(ui, "progress-times", count = weak.count)).into(),
        ]);
        let words = words.spacing(ui.gap(8.0)).align_y(Center).wrap().vertical_spacing(ui.gap(4.0));
        let line = row![container(words).width(Fill), drill].spacing(ui.gap(12.0)).align_y(Center);
        rows = rows.push((index > 0).then(|| divider(ui))).push(line);
    }
    card(ui, tr!(ui, "progress-weakest"), vec![about, rows.into()])
}

/// The width of a word with what stands round it, pixels.
fn room(ui: Ui, word: &str) -> f32 {
    match is_spoken(word) {
        true => {
            width(word, Font::SansBold, ui.size(TypeSize::Lead).0) + ui.size(TypeSize::Body).0 * 1.25 + ui.gap(27.0)
        }
        false => width(&unsaid(ui.lang, word), Font::SansBold, ui.size(TypeSize::Body).0) + 1.0,
    }
}

fn word<'a>(ui: Ui, word: &str) -> Element<'a, Message> {
    if !is_spoken(word) {
        return ui.strong(unsaid(ui.lang, word)).into();
    }
    let label = text(word.to_owned()).size(ui.size(TypeSize::Lead)).font(SANS_BOLD);
    let content = row![Icon::Hear.view(ui, Role::Accent), label].spacing(ui.gap(6.0)).align_y(Center);
    let pressed = Message::WordPressed(word.to_owned());
    ui.control(content).style(ui.quiet()).padding([ui.gap(4.0), ui.gap(10.0)]).on_press(pressed).into()
}

fn unsaid(lang: Lang, word: &str) -> String {
    match word {
        SILENT => tr!(lang, "progress-silent"),
        NOTHING => tr!(lang, "progress-nothing"),
        word => word.to_owned(),
    }
}

#[cfg(test)]
mod tests;
