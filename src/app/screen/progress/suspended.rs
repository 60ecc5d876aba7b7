//! The cards that are not asked any more, each with the way back.

use iced::widget::{Column, Row, column, row};
use iced::{Center, Element, Fill};

use super::Message;
use crate::app::screen::page::{self, card, divider};
use crate::app::theme::Ui;
use crate::app::widget::tray::{die_sign, sign};
use crate::draw::Role;
use crate::games;
use crate::phrase::Phrase;
use crate::tr;
use crate::trainer::question::Shown;
use crate::trainer::{Card, Question};

/// How high a sign or a die in a row is, pixels at 100 %.
const SIGN: f32 = 28.0;

pub(super) fn view<'a>(ui: Ui, suspended: &[Card]) -> Vec<Element<'a, Message>> {
    let lang = ui.lang;
    if suspended.is_empty() {
        return vec![page::nothing(ui, tr!(lang, "progress-suspended-none"))];
    }
    let mut rows = Column::new().spacing(ui.gap(8.0));
    for (index, one) in suspended.iter().enumerate() {
        rows = rows.push((index > 0).then(|| divider(ui))).push(line(ui, *one));
    }
    let all = ui.button(tr!(lang, "progress-resume-all")).on_press(Message::ResumePressed(suspended.to_vec()));
    let all = (suspended.len() > 1).then_some(all);
    let about = row![ui.body(tr!(lang, "progress-suspended-about", count = suspended.len())).width(Fill)];
    let about = about.push(all).spacing(ui.gap(16.0)).align_y(Center);
    vec![card(ui, tr!(lang, "progress-suspended"), vec![about.into(), rows.into()])]
}

fn line<'a>(ui: Ui, one: Card) -> Element<'a, Message> {
    let question = Question::of(one, 0);
    let deck = ui.lang.say(&Phrase::new(one.deck().name()));
    let asks = ui.lang.say(&question.asks);
    let words = column![shown(ui, &question.shown), ui.faint(tr!(ui.lang, "progress-card", deck = deck, asks = asks))];
    let resume = ui.button(tr!(ui.lang, "progress-resume")).on_press(Message::ResumePressed(vec![one]));
    row![words.spacing(ui.gap(2.0)).width(Fill), resume].spacing(ui.gap(12.0)).align_y(Center).into()
}

/// What a question shows, small.
fn shown<'a>(ui: Ui, shown: &Shown) -> Element<'a, Message> {
    match shown {
        Shown::Word(word) => ui.strong(word.clone()).into(),
        Shown::Heard(words) => ui.strong(tr!(ui.lang, "progress-heard", words = words.clone())).into(),
        Shown::Text(phrase) => ui.strong(ui.lang.say(phrase)).into(),
        Shown::Sign(rune) => sign(ui, rune.sized(SIGN, Role::Text.into()), SIGN),
        Shown::Dice(dice) => {
            let title = games::find("dre13ehn");
            let dice = dice.iter().filter_map(|lying| {
                let title = title?;
                Some(die_sign(ui, title, &lying.kind.die(lying.kind.symbols()), lying.face(), SIGN))
            });
            Row::from_iter(dice).spacing(ui.gap(6.0)).into()
        }
    }
}
