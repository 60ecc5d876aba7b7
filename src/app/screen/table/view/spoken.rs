//! What the coach says about a decision, and how strict it is to be.

use iced::widget::column;

use games::game::options::Kind;

use crate::app::desk::lay_out;
use crate::app::kit::coach::COACHES;
use crate::app::kit::fields::{among, set, switch};
use crate::app::kit::mark;
use crate::app::kit::page::choices as controls;
use crate::app::prelude::*;
use crate::app::screen::table::coach::{Comment, FIRST};
use crate::app::screen::table::{Message, State};

/// More than so many words nobody reads between two moves.
const WORDS: usize = 25;

pub(in super::super) fn better(lang: Lang, said: &Comment) -> Option<String> {
    said.better.clone().map(|what| tr!(lang, "review-better-is", what))
}

pub(super) fn why<'a>(ui: Ui, state: &State, said: &Comment) -> Element<'a, Message> {
    let reasons = reasons(ui.lang, said).into_iter().map(|words| ui.body(words).width(Fill).into());
    let cost = row![mark::sign(ui, said.judged.mark), ui.faint(costs(ui.lang, state, said)).width(Fill)];
    let assumed = state.table.assumes().filter(|_| !ui.stacks()).map(|line| ui.faint(ui.say(&line)).width(Fill));
    let cost = cost.spacing(ui.gap(6.0)).align_y(Center);
    Column::from_iter(reasons).push(cost).push(assumed).spacing(ui.gap(6.0)).into()
}

/// The strongest reason, and the next one where there is room for it.
fn reasons(lang: Lang, said: &Comment) -> Vec<String> {
    let count = |words: &str| words.split_whitespace().count();
    let mut all: Vec<String> = said.reason.iter().map(|reason| lang.say(reason)).collect();
    let whole = better(lang, said).iter().chain(&all).map(|words| count(words)).sum::<usize>();
    if whole > WORDS {
        all.truncate(1);
    }
    all
}

fn costs(lang: Lang, state: &State, said: &Comment) -> String {
    let cost = state.table.scale().costs(lang, said.judged.loss());
    lang.sentence(&phrase!("review-costs", mark = mark::name(said.judged.mark), cost))
}

pub(in super::super) fn in_words(lang: Lang, state: &State, said: &Comment) -> Vec<String> {
    better(lang, said).into_iter().chain(reasons(lang, said)).chain([costs(lang, state, said)]).collect()
}

pub(super) fn choices<'a>(ui: Ui, state: &State, desk: &Desk) -> Element<'a, Message> {
    let coach = state.strictness(desk);
    let all = controls(ui, among(ui.lang, COACHES, coach, Message::CoachChosen));
    let holds = match coach == desk.settings().coach {
        true => tr!(ui, "coach-always"),
        false => tr!(ui, "coach-first", count = FIRST),
    };
    let holds = ui.faint(holds).width(Fill);
    let ahead = switch(ui, desk.settings().ahead, set(Message::Set, |settings| &mut settings.ahead));
    let ahead = controls(ui, ahead);
    let about = row![ui.strong(tr!(ui, "coach-ahead")).width(Fill), ahead].align_y(Center);
    let title = state.table.title();
    let layout = state.layout(desk);
    let layouts = title.about().layouts.iter().filter_map(|field| {
        let Kind::Choice(choices) = &field.kind else { return None };
        // Only what is switched on and off while one plays.
        if choices.iter().any(|(_, name)| !["app-no", "app-yes"].contains(name)) {
            return None;
        }
        let now = layout.get(field.key).map_or(field.default, String::as_str);
        let options = choices.iter().map(|(value, name)| {
            (ui.say(&Phrase::new(name)), now == *value, Message::Set(lay_out(title, field.key, *value)))
        });
        let name = ui.strong(ui.say(&Phrase::new(field.name))).width(Fill);
        Some(row![name, controls(ui, options)].spacing(ui.gap(8.0)).align_y(Center).into())
    });
    let parts = column![ui.faint(tr!(ui, "coach-when")), all].push(holds).push(about);
    parts.extend(layouts).spacing(ui.gap(8.0)).into()
}
