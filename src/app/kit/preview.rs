//! A table of participants or results before any of it is taken: how it was understood, and every row that cannot be
//! taken with the reason, to be mended there or left out. Knows no screen.

use std::collections::BTreeSet;

use iced::widget::{Id as Name, column};

use base::draw::Font;
use base::i18n::capital;
use club::championship::tables::{Draft, DraftRow};
use club::championship::{Championship, Event};

use super::page::{self, choices};
use super::table::{self, Head};
use crate::app::prelude::*;
use crate::app::widget::group::RING;

/// How many rows are shown at once, and how many more at a press.
const PAGE: usize = 30;
/// Of a field at least, and of a column at most, pixels at 100 %.
const FIELD_WIDTH_MIN: f32 = 70.0;
const COLUMN_WIDTH_MAX: f32 = 260.0;
const TAKE: &str = "table-take";
const KEEP: &str = "table-keep";

#[derive(Debug)]
pub struct Preview {
    draft: Draft,
    /// What it was read from, where that may be meant otherwise.
    bytes: Vec<u8>,
    way: Option<usize>,
    events: Result<Vec<Event>, Phrase>,
    /// The lines that had to be mended: they can be written in still.
    written: BTreeSet<usize>,
    /// Whether it corrects what others built on.
    pub is_built_on: bool,
    shown: usize,
    asks: bool,
}

#[derive(Clone, Debug)]
pub enum Message {
    WayChosen(usize),
    EncodingChosen(&'static str),
    Typed { row: usize, cell: usize, text: String },
    LeftOut(usize),
    MorePressed,
    Taken,
    DropPressed,
    Kept,
    Dropped,
}

impl Preview {
    pub fn new(draft: Draft, bytes: &[u8], cup: &Championship) -> Self {
        let is_sure = draft.ways.is_empty() && draft.encodings().is_empty();
        let bytes = if is_sure { Vec::new() } else { bytes.to_vec() };
        let (events, written) = (Ok(Vec::new()), BTreeSet::new());
        let mut preview =
            Self { draft, bytes, way: None, events, written, is_built_on: false, shown: PAGE, asks: false };
        preview.check(cup);
        preview
    }

    pub fn focus<M: Send + 'static>(&self) -> Task<M> {
        let faults = self.draft.rows.iter().enumerate();
        let fault = faults.take(self.shown).find_map(|(at, row)| Some(field(at, row.fault.as_ref()?.0)));
        focus_on(fault.unwrap_or_else(|| Name::new(TAKE)))
    }

    fn read(&mut self, way: Option<usize>, encoding: &'static str, cup: &Championship) {
        if let Ok(draft) = self.draft.anew(&self.bytes, way, encoding) {
            (self.draft, self.way) = (draft, way);
            self.written.clear();
            self.check(cup);
        }
    }

    fn check(&mut self, cup: &Championship) {
        self.events = self.draft.check(cup);
        self.is_built_on = false;
        if self.events.is_err() {
            let mut corrected = self.draft.clone();
            corrected.in_spite();
            if let Ok(events) = corrected.check(cup) {
                (self.draft, self.events, self.is_built_on) = (corrected, Ok(events), true);
            }
        }
        let doubtful = self.draft.rows.iter().filter(|row| row.fault.is_some() || row.doubt.is_some());
        self.written.extend(doubtful.map(|row| row.line));
    }

    pub fn is_empty(&self) -> bool {
        self.draft.rows.is_empty()
    }

    pub fn released(&self) -> Message {
        if self.asks { Message::Kept } else { Message::DropPressed }
    }

    /// What is to happen, once all of it is taken. Whoever owns it drops it then, and where it is told to.
    pub fn update(&mut self, message: Message, cup: &Championship) -> (Option<Vec<Event>>, Task<Message>) {
        match message {
            Message::WayChosen(way) => self.read(Some(way), self.draft.encoding, cup),
            Message::EncodingChosen(encoding) => self.read(self.way, encoding, cup),
            Message::Typed { row, cell, text } => {
                if let Some(typed) = self.draft.rows.get_mut(row).and_then(|row| row.cells.get_mut(cell)) {
                    *typed = super::participants::clean(&text);
                    self.check(cup);
                }
            }
            Message::LeftOut(row) => {
                if row < self.draft.rows.len() {
                    self.draft.rows.remove(row);
                    self.check(cup);
                    return (None, self.focus());
                }
            }
            Message::MorePressed => self.shown += PAGE,
            Message::Taken => {
                // What it was checked against may have changed in the meantime.
                self.check(cup);
                return (self.events.clone().ok(), Task::none());
            }
            Message::DropPressed => {
                self.asks = true;
                return (None, focus_on(KEEP));
            }
            Message::Kept => {
                self.asks = false;
                return (None, self.focus());
            }
            Message::Dropped => {}
        }
        (None, Task::none())
    }

    pub fn view<'a>(&'a self, ui: Ui) -> Element<'a, Message> {
        let understood = self.draft.understood.iter().map(|line| ui.body(ui.say(line)).width(Fill).into());
        let ways = self.draft.ways.iter().enumerate().map(|(at, &(name, _))| {
            let chosen = self.way.unwrap_or(0) == at && (self.way.is_some() || self.events.is_ok());
            (ui.say(&Phrase::new(name)), chosen, Message::WayChosen(at))
        });
        let ways = (!self.draft.ways.is_empty()).then(|| choices(ui, ways));
        let encodings = self
            .draft
            .encodings()
            .iter()
            .map(|name| ((*name).to_owned(), *name == self.draft.encoding, Message::EncodingChosen(name)));
        let encodings: Vec<_> = encodings.collect();
        let encodings = (!encodings.is_empty()).then(|| {
            let about = ui.faint(tr!(ui, "championships-table-letters")).width(Fill);
            column![about, choices(ui, encodings)].spacing(ui.gap(4.0))
        });
        let (faults, count) = (self.draft.faults(), self.draft.rows.iter().filter(|row| !row.is_passed_over).count());
        let state = match &self.events {
            Ok(_) => tr!(ui, "championships-table-right", count),
            Err(_) if faults > 0 => tr!(ui, "championships-table-wrong", count = faults),
            Err(why) => ui.sentence(why),
        };
        let role = if self.events.is_ok() { Role::Good } else { Role::Bad };
        let state = ui.body(state).color(ui.colour(role)).width(Fill);
        // Those that have to be mended come first.
        let rows = self.draft.rows.iter().enumerate();
        let (wrong, right): (Vec<_>, Vec<_>) = rows.partition(|(_, row)| self.written.contains(&row.line));
        let all = wrong.len() + right.len();
        let columns = self.columns(ui);
        let left = self.shown.saturating_sub(wrong.len());
        let wrong = wrong.into_iter().take(self.shown).map(|(at, row)| self.mended(ui, &columns, at, row));
        let wrong = Column::from_iter(wrong).spacing(ui.gap(6.0)).width(Fill);
        let right = right.into_iter().take(left).map(|(_, row)| right_cells(ui, &columns, row));
        let last = row_name(ui, self.draft.rows.last().map_or(0, |row| row.line));
        let numbers = Head::words("", table::wide(ui, &last, TypeSize::Small, Font::Sans));
        let heads = columns.iter().map(|column| Head::words(column.name.clone(), column.width));
        let heads: Vec<Head> = std::iter::once(numbers).chain(heads).collect();
        let right: Vec<_> = right.collect();
        let right = (!right.is_empty()).then(|| table::table(ui, &heads, right, page::within(ui, page::width(ui))));
        let more = all.checked_sub(self.shown).filter(|hidden| *hidden > 0).map(|hidden| {
            ui.button(tr!(ui, "archive-more", count = hidden.min(PAGE), all = hidden)).on_press(Message::MorePressed)
        });
        let take = ui.primary(tr!(
            ui,
            "championships-table-take",
            count,
            of = if self.draft.is_of_people() { "people" } else { "results" }
        ));
        let take = take.on_press_maybe(self.events.is_ok().then_some(Message::Taken)).id(TAKE);
        let drop = ui.button(tr!(ui, "championships-table-drop")).on_press(Message::DropPressed).id("table-drop");
        // Each is a stop for Tab: what takes all and what drops all are no choices of one kind.
        let buttons = beside(ui, [take.into(), drop.into()]);
        let question = self.asks.then(|| {
            let answers = [
                ("table-discard", "championships-table-discard", Message::Dropped),
                (KEEP, "championships-table-keep", Message::Kept),
            ];
            let answers = answers
                .map(|(id, label, message)| ui.button(ui.say(&Phrase::new(label))).on_press(message).id(id).into());
            let about = ui.body(tr!(ui, "championships-table-drop-about")).width(Fill);
            container(column![about, beside(ui, answers)].spacing(ui.gap(8.0)))
                .padding(ui.gap(8.0))
                .width(Fill)
                .style(ui.wrong())
        });
        let parts = column![ui.heading(tr!(ui, "championships-table"))]
            .extend(understood)
            .push(encodings)
            .push(ways)
            .push(state);
        let parts = parts.push(buttons).push(question).push(wrong).push(right).push(more);
        container(parts.spacing(ui.gap(10.0)).width(Fill)).id(RING).into()
    }

    /// What stands in any row, and how wide that is.
    fn columns(&self, ui: Ui) -> Vec<Used> {
        let names = self.draft.names().iter().enumerate().map(|(cell, name)| {
            let of_rows = self.draft.rows.iter().filter(|row| {
                !row.cells[cell].is_empty() || row.fault.as_ref().is_some_and(|(wrong, _)| *wrong == cell)
            });
            let name = capital(&ui.say(&Phrase::new(name)));
            let wide = |words: &str| table::wide(ui, words, TypeSize::Body, Font::Sans);
            let widest = of_rows.take(PAGE).map(|row| wide(&row.cells[cell])).reduce(f32::max)?;
            Some(Used { cell, width: widest.max(wide(&name)).min(ui.wide(COLUMN_WIDTH_MAX)), name })
        });
        names.flatten().collect()
    }

    fn mended<'a>(&'a self, ui: Ui, columns: &[Used], at: usize, row: &'a DraftRow) -> Element<'a, Message> {
        let fields = columns.iter().map(|Used { cell, name, width }| -> Element<'a, Message> {
            let cell = *cell;
            let typed = move |text| Message::Typed { row: at, cell, text };
            let written = ui.field(name, &row.cells[cell], TypeSize::Body).on_input(typed).on_submit(Message::Taken);
            // Another table is no word of this one: what becomes of this one is asked first.
            let written = written.lists(|_| Message::DropPressed).padding(ui.gap(6.0)).id(field(at, cell));
            let width = width.max(ui.wide(FIELD_WIDTH_MIN)) + 2.0 * ui.gap(6.0);
            column![ui.faint(name.clone()), container(written).width(width)].spacing(ui.gap(2.0)).into()
        });
        let out = ui.button(tr!(ui, "championships-table-leave-out")).on_press(Message::LeftOut(at));
        let out: Element<'a, Message> = out.id(format!("table-out-{at}")).into();
        let fields = Row::from_iter(fields.chain([out])).spacing(ui.gap(6.0)).align_y(iced::Bottom);
        let fields = fields.wrap().vertical_spacing(ui.gap(6.0));
        let why = match (&row.fault, &row.doubt) {
            (Some((_, why)), _) => Some(ui.body(ui.sentence(why)).color(ui.colour(Role::Bad))),
            (None, Some(doubt)) => Some(ui.body(ui.say(doubt))),
            (None, None) => None,
        };
        let why = why.map(|why| why.width(Fill));
        let parts = column![ui.faint(row_name(ui, row.line)), fields].push(why).spacing(ui.gap(6.0));
        let card = container(parts).padding(ui.gap(8.0)).width(Fill);
        if row.fault.is_some() { card.style(ui.wrong()) } else { card.style(ui.card()) }.into()
    }
}

fn beside<'a>(ui: Ui, buttons: impl IntoIterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    Row::from_iter(buttons).spacing(ui.gap(6.0)).wrap().vertical_spacing(ui.gap(6.0)).into()
}

struct Used {
    cell: usize,
    name: String,
    /// Pixels.
    width: f32,
}

fn row_name(ui: Ui, line: usize) -> String {
    capital(&tr!(ui, "championships-table-row", row = line))
}

fn right_cells<'a>(ui: Ui, columns: &[Used], row: &'a DraftRow) -> Vec<Element<'a, Message>> {
    let cell = |words: String| if row.is_passed_over { ui.faint(words) } else { ui.body(words) }.into();
    let cells = columns.iter().map(|column| cell(row.cells[column.cell].clone()));
    std::iter::once(ui.faint(row_name(ui, row.line)).into()).chain(cells).collect()
}

fn field(row: usize, cell: usize) -> Name {
    format!("table-{row}-{cell}").into()
}
