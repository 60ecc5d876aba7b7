//! How much is practised: the length of a session, new cards a day, how surely cards are to be known.

use iced::widget::column;

use super::Message;
use crate::app::kit::fields::{card, labelled, stepper};
use crate::app::kit::page::choices;
use crate::app::prelude::*;
use crate::store::settings::{NewCards, Recall};

/// The lengths to choose from; 0: until nothing is due.
const LENGTHS: [u16; 4] = [10, 20, 40, 0];
/// How much one press changes the new cards a day.
const NEW_STEP: u16 = 5;
/// How much one press changes the chance of recall, percent.
const RECALL_STEP: u16 = 1;

/// How many answers a session has.
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

/// The pace: new cards, and the chance of recall.
pub(super) fn view<'a>(ui: Ui, desk: &Desk) -> Element<'a, Message> {
    let (lang, chosen) = (ui.lang, &desk.settings().practice);
    let (new, recall) = (chosen.new.get(), chosen.recall.get());
    let new_stepper = stepper(ui, new, NEW_STEP, (NewCards::LEAST, NewCards::MOST), Message::NewChosen);
    let about = tr!(lang, "practise-new-a-day-about", cards = new);
    let recall_stepper = stepper(ui, recall, RECALL_STEP, (Recall::LEAST, Recall::MOST), Message::RecallChosen);
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
