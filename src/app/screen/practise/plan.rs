//! How much is practised: the length of a session, new cards a day, how surely cards are to be known.

use iced::widget::column;

use club::store::settings::SessionLength;

use super::Message;
use crate::app::kit::fields::{card, labelled, set, stepper};
use crate::app::kit::page::choices;
use crate::app::prelude::*;

/// 0: until nothing is due.
const LENGTHS: [u16; 4] = [10, 20, 40, 0];
const NEW_STEP: u16 = 5;
const RECALL_STEP_PERCENT: u16 = 1;

pub(super) fn length<'a>(ui: Ui, desk: &Desk) -> Element<'a, Message> {
    let now = desk.settings().practice.length;
    let set = set(Message::Set, |settings| &mut settings.practice.length);
    let lengths = LENGTHS.map(|length| {
        let label = match length {
            0 => tr!(ui, "practise-until-done"),
            length => tr!(ui, "practise-answers", count = length),
        };
        let length = SessionLength::nearest(length);
        (label, length == now, set(length))
    });
    choices(ui, lengths)
}

pub(super) fn view<'a>(ui: Ui, desk: &Desk) -> Element<'a, Message> {
    let chosen = &desk.settings().practice;
    let about = tr!(ui, "practise-new-a-day-about", cards = chosen.new.get());
    let new = stepper(ui, chosen.new, NEW_STEP, set(Message::Set, |settings| &mut settings.practice.new));
    let recall_about = tr!(ui, "practise-recall-about", percent = chosen.recall.get());
    let recall = set(Message::Set, |settings| &mut settings.practice.recall);
    let recall = stepper(ui, chosen.recall, RECALL_STEP_PERCENT, recall);
    card(
        ui,
        vec![
            column![ui.heading(tr!(ui, "practise-pace"))].width(Fill).into(),
            labelled(ui, tr!(ui, "practise-new-a-day"), about, new),
            labelled(ui, tr!(ui, "practise-recall"), recall_about, recall),
        ],
    )
}
