//! The journal as a table: written for other programs, read back all or none. Knows no row.

use std::path::{Path, PathBuf};

use iced::widget::column;

use base::spreadsheet;
use club::store::{self, disk};
use club::trainer::Clock;
use club::trainer::table::{self, Import};

use super::Message;
use crate::app::kit::fields::card;
use crate::app::kit::target::{self, Target};
use crate::app::outside::{Answer, Kind};
use crate::app::prelude::*;

const NAME: &str = "wurfzabel-trainer.csv";
pub(super) const FIELD: &str = "table-path";
/// Bytes: ten times what a hundred answers a day make in ten years.
const MOST: u64 = 256 * 1024 * 1024;

pub(super) fn usual(desk: &Desk) -> PathBuf {
    desk.outside.documents().join(NAME)
}

fn kind(desk: &Desk) -> Kind {
    Kind { name: tr!(desk.lang(), "practise-table-kind"), endings: &["csv"] }
}

pub(super) fn dialog(desk: &Desk) -> (String, Kind) {
    (tr!(desk.lang(), "practise-table-save"), kind(desk))
}

pub(super) fn source(desk: &Desk) -> Task<Answer> {
    desk.outside.file(tr!(desk.lang(), "practise-table-read"), kind(desk))
}

pub(super) fn write(path: &Path, desk: &mut Desk) {
    desk.dismiss_all();
    let Some(practice) = desk.practice() else { return };
    let events = practice.progress().events();
    let count = events.len();
    let table = spreadsheet::MARK.to_owned() + &table::write(events, desk.lang());
    match store::write(path, table.as_bytes()) {
        Ok(()) => {
            desk.done(phrase!("practise-table-saved", path = path.display().to_string(), count));
        }
        Err(error) => desk.alarm(error.phrase()),
    }
}

/// Keeps what is new in a table, all or none.
pub(super) fn read(path: &Path, desk: &mut Desk) {
    desk.dismiss_all();
    let bytes = match disk::read(path, MOST) {
        Ok(bytes) => bytes,
        Err(why) => {
            let path = path.display().to_string();
            desk.alarm(phrase!("practise-table-unreadable", path, why = why.phrase()));
            return;
        }
    };
    let events = match table::read(&bytes) {
        Ok(events) => events,
        Err(fault) => {
            desk.alarm(fault.phrase());
            return;
        }
    };
    let Some(practice) = desk.practice() else { return };
    let known = practice.progress().events();
    let taken = Import::of(events, known, &Clock::new(desk.watch.zone(), desk.watch.now()));
    let told = taken.phrase();
    if desk.practise(taken.events) {
        desk.done(told);
    }
}

pub(super) fn view<'a>(ui: Ui, target: &Target) -> Element<'a, Message> {
    let (lang, path) = (ui.lang, target.path.as_str());
    let words = column![ui.heading(tr!(lang, "practise-table")), ui.faint(tr!(lang, "practise-table-about"))];
    let choose = Row::new()
        .push(ui.button(tr!(lang, "practise-table-save")).on_press(Message::Target(target::Message::ChoosePressed)))
        .push(ui.button(tr!(lang, "practise-table-read")).on_press(Message::SourcePressed))
        .spacing(ui.gap(8.0));
    let field = ui.field("…/wurfzabel-trainer.csv", path, TypeSize::Body).padding(ui.gap(8.0)).width(Fill);
    let field = field.on_input(|path| Message::Target(target::Message::Typed(path))).id(FIELD);
    let there = Some(path.trim()).filter(|path| !path.is_empty());
    let save = there.map(|_| Message::Target(target::Message::Sent));
    let read = there.map(|path| Message::Source(Answer::Chosen(PathBuf::from(path))));
    let typed = Row::new()
        .push(ui.button(tr!(lang, "practise-table-save-there")).on_press_maybe(save).id("table-save"))
        .push(ui.button(tr!(lang, "practise-table-read-there")).on_press_maybe(read).id("table-read"))
        .spacing(ui.gap(8.0));
    let replaces = target.question(ui).map(|question| question.map(Message::Target));
    let by_name = column![ui.faint(tr!(lang, "practise-table-typed")), field].push(replaces).push(typed.wrap());
    let by_name = by_name.spacing(ui.gap(8.0));
    card(ui, vec![words.spacing(ui.gap(2.0)).into(), choose.wrap().into(), by_name.into()])
}
