//! What pages of several parts are made of: choices in rows, cards with a heading, what stands where nothing is.

use accesskit::Role as Kind;
use iced::widget::column;

use base::draw::{Ink, plot};

use super::bar::bar_with;
use super::key::caps;
use super::strip::strip;
use crate::app::prelude::*;
use crate::app::widget::semantics::{SemanticAction, Semantics, interactive, named};

const WIDEST: f32 = 1000.0;

/// What a page is wide, pixels: pictures are drawn for it.
pub fn width(ui: Ui) -> f32 {
    (ui.window.width - 2.0 * ui.gap(24.0)).min(WIDEST.max(ui.wide(WIDEST) * 0.75))
}

/// `settings`: whether the way to them stands in the bar.
pub fn view<'a, M: Clone + 'a>(
    ui: Ui,
    (id, name): (&'static str, String),
    (asked, settings): (fn(Route) -> M, bool),
    parts: Option<Vec<(String, bool, M)>>,
    content: Vec<Element<'a, M>>,
) -> Element<'a, M> {
    let settings = settings.then(|| tool(Icon::Settings, tr!(ui, "app-settings"), Some(asked(Route::Settings))));
    tooled(ui, (id, name), (asked, settings), parts, content)
}

pub fn tooled<'a, M: Clone + 'a>(
    ui: Ui,
    (id, name): (&'static str, String),
    (asked, tools): (fn(Route) -> M, impl IntoIterator<Item = Tool<M>>),
    parts: Option<Vec<(String, bool, M)>>,
    content: Vec<Element<'a, M>>,
) -> Element<'a, M> {
    let parts = parts.map(|parts| choices(ui, parts));
    // Where the window is narrow or the text large, the parts stand below the bar.
    let above = !ui.is_narrow();
    let (beside, first) = if above { (parts, None) } else { (None, parts) };
    let page = Column::new().push(first).extend(content).spacing(ui.gap(16.0)).width(width(ui));
    let page = container(page).center_x(Fill).padding(iced::padding::bottom(ui.gap(24.0)));
    let bar = match beside {
        Some(parts) => bar_with(ui, name, asked, parts, tools),
        None => bar(ui, name, asked, tools),
    };
    column![bar, scrolled(ui, id, page)].into()
}

pub fn parts<P: Copy + PartialEq, M>(
    lang: Lang,
    all: &[(P, &'static str)],
    seen: P,
    chosen: fn(P) -> M,
) -> Vec<(String, bool, M)> {
    all.iter().map(|(part, name)| (lang.say(&Phrase::new(name)), *part == seen, chosen(*part))).collect()
}

pub fn digit<P: Copy>(all: &[(P, &'static str)], pressed: &KeyPress) -> Option<P> {
    all.get(pressed.number()?.checked_sub(1)?).map(|(part, _)| *part)
}

pub fn legend<'a, M: 'a>(ui: Ui, marks: impl IntoIterator<Item = (impl Into<plot::Mark>, String)>) -> Element<'a, M> {
    let marks = marks.into_iter().map(|(mark, words)| {
        row![sign(ui, plot::sign(mark), 14.0), ui.body(words)].spacing(ui.gap(5.0)).align_y(Center).into()
    });
    Row::from_iter(marks).spacing(ui.gap(18.0)).wrap().into()
}

pub fn top<M: Send + 'static>(id: &'static str) -> Task<M> {
    operation::snap_to(id, scrollable::RelativeOffset::START)
}

pub fn choices<'a, M: Clone + 'a>(ui: Ui, all: impl IntoIterator<Item = (String, bool, M)>) -> Element<'a, M> {
    let controls = all.into_iter().map(|(name, chosen, message)| ui.option(name, chosen).on_press(message).into());
    wrapped(ui, controls)
}

/// One of several, which says what it is for where it is chosen: so the others are not far below.
pub fn choice<'a, M: Clone + 'a>(
    ui: Ui,
    (name, about): (&'static str, &'static str),
    chosen: bool,
    message: M,
) -> Element<'a, M> {
    let about = chosen.then(|| ui.faint(ui.say(&Phrase::new(about))));
    let words = column![ui.strong(ui.say(&Phrase::new(name)))].push(about).spacing(2);
    ui.choice(words, chosen).width(Fill).on_press(message).into()
}

/// Controls one after the other, and in the next line where there is no more room: one stop for Tab.
pub fn wrapped<'a, M: 'a>(ui: Ui, all: impl IntoIterator<Item = Element<'a, M>>) -> Element<'a, M> {
    group(Row::from_iter(all).spacing(ui.gap(6.0)).wrap().vertical_spacing(ui.gap(6.0)))
}

pub fn about<'a, M: 'a>(ui: Ui, about: String, choices: Element<'a, M>) -> Element<'a, M> {
    let about = container(ui.faint(about)).width(ui.wide(64.0)).padding(iced::padding::top(ui.gap(7.0)));
    row![about, container(choices).width(Fill)].spacing(ui.gap(8.0)).into()
}

pub fn card<'a, M: 'a>(ui: Ui, head: String, content: Vec<Element<'a, M>>) -> Element<'a, M> {
    let content = Column::with_children(content).spacing(ui.gap(12.0));
    let parts = column![ui.heading(head.clone()), content].spacing(ui.gap(8.0)).padding(ui.gap(18.0));
    named(head, container(parts).width(Fill).style(ui.card()))
}

/// What a card has room for, pixels, on a page so wide.
pub fn within(ui: Ui, wide: f32) -> f32 {
    wide - 2.0 * ui.gap(18.0)
}

/// A row of a long list that is pressed by pointer alone: lit whole where it is pointed at, or it is the one that is seen.
pub fn lit<'a, M: Clone + 'a>(ui: Ui, content: Element<'a, M>, here: bool, pressed: M) -> Element<'a, M> {
    use iced::widget::button::{Status, Style};
    let style = move |_: &iced::Theme, status| {
        let ink = match status {
            Status::Pressed => Some(Ink::new(Role::Soft).lit(-0.1)),
            Status::Hovered if !here => Some(Ink::new(Role::Soft).alpha(0.5)),
            Status::Hovered | Status::Active | Status::Disabled => here.then_some(Role::Soft.into()),
        };
        Style {
            background: ink.map(|ink| ui.colour(ink).into()),
            border: iced::border::rounded(8.0),
            text_color: ui.colour(Role::Text),
            ..Style::default()
        }
    };
    let content = row![content, space().height((ui.least() - 2.0 * ui.gap(3.0)).max(0.0))].align_y(Center);
    let row = iced::widget::button(content).padding([ui.gap(3.0), ui.gap(4.0)]).width(Fill).style(style);
    let told = Semantics { chosen: here.then_some(true), ..Semantics::holding(Kind::ListItem) };
    // It has no focus to be led to: whoever reads it is there.
    interactive(told, row.on_press(pressed.clone()), move |what| {
        (what == SemanticAction::Pressed).then(|| pressed.clone())
    })
}

pub fn divider<'a, M: 'a>(ui: Ui) -> Element<'a, M> {
    let style = move |_: &iced::Theme| rule::Style {
        color: ui.colour(Role::Line),
        radius: 0.0.into(),
        fill_mode: rule::FillMode::Full,
        snap: true,
    };
    rule::horizontal(1).style(style).into()
}

pub fn undoable<'a, M: Clone + 'a>(ui: Ui, icon: Icon, done: Element<'a, M>, undo: M) -> Element<'a, M> {
    let label = row![Icon::Undo.view(ui, Role::Text), ui.body(tr!(ui, "app-undo")), caps(ui, "Ctrl+Z")];
    let label = label.spacing(ui.gap(7.0)).align_y(Center);
    let undo = ui.control(label).style(ui.quiet()).on_press(undo).id("undo");
    strip(ui, (icon, Role::Good), done, undo)
}

pub fn empty<'a, M: 'a>(ui: Ui, icon: Icon, head: String, about: String) -> Element<'a, M> {
    let about = ui.body(about).width(Fill).align_x(Center);
    let words = column![icon.view(ui, Role::Faint), ui.heading(head), about];
    let words = words.spacing(ui.gap(10.0)).align_x(Center).max_width(ui.wide(460.0));
    container(words).center_x(Fill).padding([ui.window.height * 0.1, 0.0]).into()
}

pub fn nothing<'a, M: 'a>(ui: Ui, words: String) -> Element<'a, M> {
    container(ui.lead(words).align_x(Center)).center_x(Fill).padding([ui.gap(50.0), 0.0]).into()
}
