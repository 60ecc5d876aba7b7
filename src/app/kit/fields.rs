//! What is chosen, each with its name and a sentence: one of several, yes or no, a number by steps. Knows no screen.

use iced::widget::column;
use jiff::civil::Date;

use base::draw::Font;
use club::store::settings::{Settings, Within};
use voice::Voice;

use super::kept::date_of;
use super::page;
use crate::app::desk::Change;
use crate::app::prelude::*;
use crate::app::widget::control::Control;
use crate::app::widget::semantics::named;

pub const SWITCH: [(bool, &str); 2] = [(true, "app-yes"), (false, "app-no")];

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
    let about = (!about.is_empty()).then(|| ui.faint(about));
    let words = column![ui.strong(name.clone())].push(about).spacing(ui.gap(2.0));
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
    chosen: impl Fn(T) -> M,
) -> [(String, bool, M); N] {
    all.map(|(one, name)| (lang.say(&Phrase::new(name)), one == now, chosen(one)))
}

pub fn switch<M>(ui: Ui, on: bool, message: impl Fn(bool) -> M) -> [(String, bool, M); 2] {
    among(ui.lang, SWITCH, on, message)
}

/// A day between two steps, which stay where they are: as wide as the widest of its year.
pub fn day<'a, M: 'a>(ui: Ui, date: Date) -> Element<'a, M> {
    let days = (1..=12).filter_map(|month| Date::new(date.year(), month, 28).ok());
    let wide = |day| ui.words_width(&date_of(ui.lang, day), TypeSize::Body, Font::Sans);
    container(ui.body(date_of(ui.lang, date))).center_x(days.map(wide).fold(0.0, f32::max)).into()
}

fn less<'a, M: Clone + 'a>(ui: Ui) -> Control<'a, M> {
    ui.button("−").named(tr!(ui, "app-less"))
}

fn more<'a, M: Clone + 'a>(ui: Ui) -> Control<'a, M> {
    ui.button("+").named(tr!(ui, "app-more"))
}

/// A number between two limits, written or by steps; where nothing is written it is `empty`.
pub fn counted<'a, M: Clone + 'a>(
    ui: Ui,
    (id, empty): (&str, &str),
    written: &str,
    (least, most): (u32, u32),
    message: impl Fn(String) -> M + 'a,
) -> Element<'a, M> {
    let now = if written.trim().is_empty() { empty } else { written }.trim().parse::<u32>().ok();
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

/// What is chosen is written where `at` leads in the settings.
pub fn set<T: Copy + Send + Sync + 'static, M>(
    message: fn(Change) -> M,
    at: fn(&mut Settings) -> &mut T,
) -> impl Fn(T) -> M {
    move |chosen| message(Change::new(move |settings| *at(settings) = chosen))
}

pub fn voices<M>(desk: &Desk, message: fn(Change) -> M) -> Vec<(String, bool, M)> {
    let choose = |voice: Voice| Change::new(move |settings| settings.voice = Some(voice.key().to_owned()));
    let all = Voice::ALL.map(|one| (desk.lang().say(&one.name()), desk.voice() == one, message(choose(one))));
    all.into()
}

pub fn stepper<'a, M: Clone + 'a, const LEAST: u16, const MOST: u16>(
    ui: Ui,
    now: Within<LEAST, MOST>,
    step: u16,
    message: impl Fn(Within<LEAST, MOST>) -> M,
) -> Element<'a, M> {
    let number = now.get();
    let to = |number: u16| Some(Within::nearest(number)).filter(|to| *to != now).map(&message);
    let steps = row![
        self::less(ui).on_press_maybe(to(number.saturating_sub(step))),
        container(ui.strong(number.to_string())).center_x(ui.wide(64.0)),
        self::more(ui).on_press_maybe(to(number + step)),
    ];
    group(steps.spacing(ui.gap(6.0)).align_y(Center))
}
