//! How much is practised: the length of a session, new cards a day, how surely cards are to be known.

use iced::widget::column;

use club::store::settings::{NewCards, Recall};

use super::Message;
use crate::app::kit::fields::{card, labelled, stepper};
use crate::app::kit::page::choices;
use crate::app::prelude::*;

/// 0: until nothing is due.
const LENGTHS: [u16; 4] = [10, 20, 40, 0];
const NEW_STEP: u16 = 5;
const RECALL_STEP_PERCENT: u16 = 1;

pub(super) fn length<'a>(ui: Ui, desk: &Desk) -> Element<'a, Message> {
    let now = desk.settings().practice.length.get();
    let lengths = LENGTHS.map(|length| {
        let label = match length {
            0 => tr!(ui.lang, "practise-until-done"),
            length => tr!(ui.lang, "practise-answers", count = length),
        };
        (label, length == now, Message::LengthChosen(length))
    });
    choices(ui, lengths)
}

pub(super) fn view<'a>(ui: Ui, desk: &Desk) -> Element<'a, Message> {
    let (lang, chosen) = (ui.lang, &desk.settings().practice);
    let (new, recall) = (chosen.new.get(), chosen.recall.get());
    let new_stepper = stepper(ui, new, NEW_STEP, (NewCards::LEAST, NewCards::MOST), Message::NewChosen);
    let about = tr!(lang, "practise-new-a-day-about", cards = new);
    let recall_stepper = stepper(ui, recall, RECALL_STEP_PERCENT, (Recall::LEAST, Recall::MOST), Message::RecallChosen);
    let recall_about = tr!(lang, "practise-recall-about", percent = recall);
    card(
        ui,
        vec![
            column![ui.heading(tr!(lang, "practise-pace"))].width(Fill).into(),
            labelled(ui, tr!(lang, "practise-new-a-day"), about, new_stepper),
            labelled(ui, tr!(lang, "practise-recall"), recall_about, recall_stepper),
        ],
    )
}
