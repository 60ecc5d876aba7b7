//! What is chosen, each with its name and a sentence: one of several, yes or no, a number by steps. Knows no screen.

use iced::widget::column;

use super::page;
use crate::app::prelude::*;
use crate::app::widget::control::Control;
use crate::app::widget::semantics::named;

pub fn card<'a, M: 'a>(ui: Ui, parts: Vec<Element<'a, M>>) -> Element<'a, M> {
    let parts = column(parts).spacing(ui.gap(18.0)).padding(ui.gap(18.0));
    container(parts).width(Fill).style(ui.card()).into()
}

pub fn choice<'a, M: Clone + 'a>(
    ui: Ui,
    name: String,
    about: String,
    choices: impl IntoIterator<Item = (String, bool, M)>,
) -> Element<'a, M> {
    labelled(ui, name, about, page::choices(ui, choices))
}

pub fn labelled<'a, M: 'a>(ui: Ui, name: String, about: String, control: Element<'a, M>) -> Element<'a, M> {
    let words = column![ui.strong(name.clone()), ui.faint(about)].spacing(ui.gap(2.0));
    if !ui.is_narrow() {
        let control = container(control).width(ui.wide(380.0));
        named(name, row![words.width(Fill), control].spacing(ui.gap(16.0)).align_y(Center))
    } else {
        named(name, column![words, control].spacing(ui.gap(8.0)))
    }
}

pub fn among<T: Copy + PartialEq, M, const N: usize>(
    lang: Lang,
    all: [(T, &'static str); N],
    now: T,
    chosen: fn(T) -> M,
) -> [(String, bool, M); N] {
    all.map(|(one, name)| (lang.say(&Phrase::new(name)), one == now, chosen(one)))
}

pub fn switch<M>(ui: Ui, on: bool, message: fn(bool) -> M) -> [(String, bool, M); 2] {
    among(ui.lang, [(true, "app-yes"), (false, "app-no")], on, message)
}

fn less<'a, M: Clone + 'a>(ui: Ui) -> Control<'a, M> {
    ui.button("−").named(tr!(ui.lang, "app-less"))
}

fn more<'a, M: Clone + 'a>(ui: Ui) -> Control<'a, M> {
    ui.button("+").named(tr!(ui.lang, "app-more"))
}

/// A number between two limits, written or by steps; what is written may be none yet.
pub fn counted<'a, M: Clone + 'a>(
    ui: Ui,
    (id, empty): (&str, &str),
    written: &str,
    (least, most): (u32, u32),
    message: impl Fn(String) -> M + 'a,
) -> Element<'a, M> {
    let now = written.trim().parse::<u32>().ok();
    let to = |number: Option<u32>| {
        let number = number.filter(|number| (least..=most).contains(number));
        number.map(|number| message(number.to_string()))
    };
    let less = less(ui).on_press_maybe(to(now.and_then(|now| now.checked_sub(1))));
    let more = more(ui).on_press_maybe(to(now.map(|now| now.saturating_add(1))));
    let field = ui.field(empty, written, TypeSize::Body).on_input(message).padding(ui.gap(8.0));
    let field = field.width(ui.wide(84.0)).id(iced::widget::Id::from(id.to_owned()));
    row![less, field, more].spacing(ui.gap(6.0)).align_y(Center).into()
}

pub fn stepper<'a, M: Clone + 'a>(
    ui: Ui,
    number: u16,
    step: u16,
    (least, most): (u16, u16),
    message: fn(u16) -> M,
) -> Element<'a, M> {
    let less = (number > least).then(|| message(number.saturating_sub(step).max(least)));
    let more = (number < most).then(|| message((number + step).min(most)));
    let steps = row![
        self::less(ui).on_press_maybe(less),
        container(ui.strong(number.to_string())).center_x(ui.wide(64.0)),
        self::more(ui).on_press_maybe(more),
    ];
    group(steps.spacing(ui.gap(6.0)).align_y(Center))
}
