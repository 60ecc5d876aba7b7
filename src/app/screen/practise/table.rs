//! The journal as a table: written for other programs, read back all or none. Knows no row.

use std::path::{Path, PathBuf};

use iced::widget::column;

use super::Message;
use crate::app::kit::fields::card;
use crate::app::kit::strip;
use crate::app::outside::{Answer, Kind};
use crate::app::prelude::*;
use crate::spreadsheet;
use crate::store::{self, disk};
use crate::trainer::table::{self, Taken};
use crate::trainer::{Clock, Event};

/// The name of the file that is proposed.
const NAME: &str = "wurfzabel-trainer.csv";
/// The most bytes of a table that are read: ten times what a hundred answers a day make in ten years.
const MOST: u64 = 256 * 1024 * 1024;

/// Where a person would look for it.
pub(super) fn usual(desk: &Desk) -> PathBuf {
    desk.outside.documents().join(NAME)
}

fn kind(desk: &Desk) -> Kind {
    Kind { name: tr!(desk.lang(), "practise-table-kind"), endings: &["csv"] }
}

/// Asks by the system's dialog where to write.
pub(super) fn target(path: &str, desk: &Desk) -> Task<Answer> {
    desk.outside.target(tr!(desk.lang(), "practise-table-save"), kind(desk), Path::new(path))
}

/// Asks by the system's dialog what to read.
pub(super) fn source(desk: &Desk) -> Task<Answer> {
    desk.outside.file(tr!(desk.lang(), "practise-table-read"), kind(desk))
}

/// All that was kept; where it cannot be read, it is said why.
fn all(desk: &mut Desk) -> Option<Vec<Event>> {
    let events = desk.practice()?.events().map_err(|error| error.phrase());
    desk.heed(events)
}

/// Writes all that was kept; says how it went.
pub(super) fn write(path: &Path, desk: &mut Desk) {
    desk.dismiss_all();
    let Some(events) = all(desk) else { return };
    let count = events.len();
    let table = spreadsheet::MARK.to_owned() + &table::write(&events, desk.lang());
    match store::write(path, table.as_bytes()) {
        Ok(()) => {
            desk.done(phrase!("practise-table-saved", path = path.display().to_string(), count = count));
        }
        Err(error) => desk.alarm(error.phrase()),
    }
}

/// Reads a table and keeps what is new of it, all or none; says how it went.
pub(super) fn read(path: &Path, desk: &mut Desk) {
    desk.dismiss_all();
    let bytes = match disk::read(path, MOST) {
        Ok(bytes) => bytes,
        Err(why) => {
            let path = path.display().to_string();
            desk.alarm(phrase!("practise-table-unreadable", path = path, why = why.phrase()));
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
    let Some(known) = all(desk) else { return };
    let taken = Taken::of(events, &known, &Clock::new(desk.watch.zone(), desk.watch.now()));
    let told = taken.phrase();
    if desk.practise(taken.events) {
        desk.done(told);
    }
}

/// The card with the table.
pub(super) fn view<'a>(ui: Ui, path: &str, replaces: Option<&Path>) -> Element<'a, Message> {
    let lang = ui.lang;
    let words = column![ui.heading(tr!(lang, "practise-table")), ui.faint(tr!(lang, "practise-table-about"))];
    let choose = Row::new()
        .push(ui.button(tr!(lang, "practise-table-save")).on_press(Message::TargetPressed))
        .push(ui.button(tr!(lang, "practise-table-read")).on_press(Message::SourcePressed))
        .spacing(ui.gap(8.0));
    let field = ui.field("…/wurfzabel-trainer.csv", path, Step::Body).padding(ui.gap(8.0)).width(Fill);
    let field = field.on_input(Message::PathTyped).id("table-path");
    let there = |path: &str| Some(PathBuf::from(path.trim())).filter(|path| !path.as_os_str().is_empty());
    let save = there(path).map(|_| Message::SavePressed);
    let read = there(path).map(|path| Message::Source(Some(path)));
    let typed = Row::new()
        .push(ui.button(tr!(lang, "practise-table-save-there")).on_press_maybe(save).id("table-save"))
        .push(ui.button(tr!(lang, "practise-table-read-there")).on_press_maybe(read).id("table-read"))
        .spacing(ui.gap(8.0));
    let answers = (Message::ReplacePressed, Message::ReplaceRefused);
    let replaces = replaces.map(|path| strip::replaces(ui, path, answers));
    let by_name = column![ui.faint(tr!(lang, "practise-table-typed")), field].push(replaces).push(typed.wrap());
    let by_name = by_name.spacing(ui.gap(8.0));
    card(ui, vec![words.spacing(ui.gap(2.0)).into(), choose.wrap().into(), by_name.into()])
}
