//! What the coach says about a decision, and how strict it is to be.

use iced::widget::column;

use crate::app::kit;
use crate::app::kit::mark;
use crate::app::kit::page::choices as controls;
use crate::app::prelude::*;
use crate::app::screen::table::coach::{self, Said};
use crate::app::screen::table::{Message, State};

/// What the decision cost, in the game's measure.
pub(super) fn costs(lang: Lang, state: &State, said: &Said) -> String {
    let about = state.table.title().about();
    let cost = about.measure.say(lang, said.judged.cost());
    lang.say(&Phrase::new(about.cost).with("cost", cost))
}

/// What it was, what would have been better, and why.
pub(super) fn why<'a>(ui: Ui, said: &Said) -> Element<'a, Message> {
    let lang = ui.lang;
    let mark = row![mark::sign(ui, said.judged.mark), ui.faint(lang.say(&mark::name(said.judged.mark)))]
        .spacing(ui.gap(6.0))
        .align_y(Center);
    let better = said.better.clone().map(|what| ui.body(tr!(lang, "review-better-is", what = what)).width(Fill));
    let reason = said.reason.iter().map(|reason| ui.body(lang.say(reason)).width(Fill).into());
    column![mark].push(better).extend(reason).spacing(ui.gap(6.0)).into()
}

/// How strict it is to be.
pub(super) fn choices<'a>(ui: Ui, desk: &Desk) -> Element<'a, Message> {
    let chosen = |coach| Message::Coach(coach::Message::Chosen(coach));
    let all = controls(ui, kit::coach::choices(ui.lang, desk.settings().coach, chosen));
    let head = ui.strong(tr!(ui.lang, "app-coach"));
    column![head, ui.faint(tr!(ui.lang, "coach-when")), all].spacing(ui.gap(8.0)).into()
}
