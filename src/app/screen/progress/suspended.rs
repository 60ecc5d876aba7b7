//! The cards that are not asked any more, each with the way back.

use iced::widget::column;

use club::trainer::{Card, Question};

use super::Message;
use crate::app::kit::asked::small;
use crate::app::kit::page::{self, card, divider};
use crate::app::prelude::*;

pub(super) fn view<'a>(ui: Ui, suspended: &[Card], resumed: &[Card]) -> Vec<Element<'a, Message>> {
    let back = (!resumed.is_empty()).then(|| back(ui, resumed.len()));
    back.into_iter().chain([list(ui, suspended)]).collect()
}

fn back<'a>(ui: Ui, count: usize) -> Element<'a, Message> {
    let words = tr!(ui, "progress-resumed", count);
    page::undoable(ui, Icon::Right, ui.body(words).width(Fill).into(), Message::UndoPressed)
}

fn list<'a>(ui: Ui, suspended: &[Card]) -> Element<'a, Message> {
    if suspended.is_empty() {
        return page::nothing(ui, tr!(ui, "progress-suspended-none"));
    }
    let mut rows = Column::new().spacing(ui.gap(8.0));
    for (index, one) in suspended.iter().enumerate() {
        rows = rows.push((index > 0).then(|| divider(ui))).push(line(ui, *one));
    }
    let all = ui.button(tr!(ui, "progress-resume-all")).on_press(Message::ResumePressed(suspended.to_vec()));
    let all = (suspended.len() > 1).then_some(all);
    let about = row![ui.body(tr!(ui, "progress-suspended-about", count = suspended.len())).width(Fill)];
    let about = about.push(all).spacing(ui.gap(16.0)).align_y(Center);
    card(ui, tr!(ui, "progress-suspended"), vec![about.into(), rows.into()])
}

fn line<'a>(ui: Ui, one: Card) -> Element<'a, Message> {
    let question = Question::of(one, 0);
    let deck = ui.say(&Phrase::new(one.deck().name()));
    let asks = ui.say(&question.asks);
    let words = column![small(ui, &question.shown), ui.faint(tr!(ui, "progress-card", deck, asks))];
    let resume = ui.button(tr!(ui, "progress-resume")).on_press(Message::ResumePressed(vec![one]));
    row![words.spacing(ui.gap(2.0)).width(Fill), resume].spacing(ui.gap(12.0)).align_y(Center).into()
}
