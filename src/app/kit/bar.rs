//! The bar over a screen, and what scrolls below it. Knows no screen.

use accesskit::Role as Kind;
use iced::widget::{Column, Row, column, container, responsive, row, scrollable};
use iced::{Center, Element, Fill, Shrink};

use base::draw::{Font, Role, text};
use base::tr;

use crate::app::icon::Icon;
use crate::app::route::Route;
use crate::app::theme::{SANS, TypeSize, Ui};
use crate::app::widget::control::Control;
use crate::app::widget::semantics::{Semantics, annotated, heading};

// Distances at 100 %, pixels.
const BAR_PADDING: [f32; 2] = [8.0, 16.0];
const BAR_GAP: f32 = 10.0;
const TOOLS_GAP: f32 = 6.0;
const ICON_PADDING: f32 = 8.0;
const WORDED_PADDING: [f32; 2] = [7.0, 10.0];
const WORDED_GAP: f32 = 7.0;
/// The part of its room that a title takes at most, so that rounding does not break its last word.
const TITLE_PART: f32 = 0.98;

pub fn bar<'a, Message: Clone + 'a>(
    ui: Ui,
    name: String,
    asked: fn(Route) -> Message,
    tools: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let back = ui.bare(Icon::Back.view(ui, Role::Text)).padding(ui.gap(ICON_PADDING));
    let back = tipped(ui, back.on_press(asked(Route::Back)).id("back"), tr!(ui, "app-back"));
    let tools = Row::from_vec(tools.into_iter().collect()).spacing(ui.gap(TOOLS_GAP)).align_y(Center);
    let tools = annotated(Semantics { name: Some(tr!(ui, "app-tools")), ..Semantics::holding(Kind::Toolbar) }, tools);
    // As large as it stands in one line.
    let title = responsive(move |room| {
        let fits = |step: &TypeSize| text::width(&name, Font::SerifBold, ui.size(*step).0) < room.width * TITLE_PART;
        let step = [TypeSize::Title, TypeSize::Heading].into_iter().find(fits).unwrap_or(TypeSize::Lead);
        ui.title(name.clone()).size(ui.size(step)).into()
    });
    let content = row![back, heading(1, title.height(Shrink)), tools].spacing(ui.gap(BAR_GAP)).align_y(Center);
    container(content).padding(BAR_PADDING.map(|padding| ui.gap(padding))).width(Fill).into()
}

/// All tools of a bar with that title: with their words where there is room for them.
pub fn fitting_tools<'a, Message: Clone + 'a, const N: usize>(
    ui: Ui,
    title: &str,
    all: [(Icon, String, Option<Message>); N],
) -> [Element<'a, Message>; N] {
    let wide = |words: &str, font: Font, step: TypeSize| text::width(words, font, ui.size(step).0);
    let icon = ui.size(TypeSize::Body).0 * 1.25;
    let around = ui.gap(WORDED_GAP + 2.0 * WORDED_PADDING[1] + TOOLS_GAP);
    let of_tool = |label: &str| icon + around + wide(label, Font::Sans, TypeSize::Body);
    let of_tools = all.iter().map(|(_, label, _)| of_tool(label)).sum::<f32>();
    let of_title =
        icon + ui.gap(2.0 * ICON_PADDING + BAR_GAP) + wide(title, Font::SerifBold, TypeSize::Heading) / TITLE_PART;
    let is_worded = of_title + of_tools + ui.gap(BAR_GAP + 2.0 * BAR_PADDING[1]) <= ui.window.width;
    all.map(|(icon, label, message)| as_words_or_icon(ui, (icon, label), message, is_worded))
}

/// Where the window is narrow or the text large, the icon has to do.
pub fn tool<'a, Message: Clone + 'a>(
    ui: Ui,
    icon: Icon,
    label: String,
    message: Option<Message>,
) -> Element<'a, Message> {
    as_words_or_icon(ui, (icon, label), message, ui.window.width >= 1000.0 * ui.text)
}

fn as_words_or_icon<'a, Message: Clone + 'a>(
    ui: Ui,
    (icon, label): (Icon, String),
    message: Option<Message>,
    is_worded: bool,
) -> Element<'a, Message> {
    let role = if message.is_some() { Role::Text } else { Role::Line };
    if !is_worded {
        let control = ui.bare(icon.view(ui, role)).padding(ui.gap(ICON_PADDING)).on_press_maybe(message);
        return tipped(ui, control, label);
    }
    let label = ui.label(label, TypeSize::Body, SANS);
    let content = row![icon.view(ui, role), label].spacing(ui.gap(WORDED_GAP)).align_y(Center);
    ui.bare(content).padding(WORDED_PADDING.map(|padding| ui.gap(padding))).on_press_maybe(message).into()
}

pub fn settings_tool<'a, Message: Clone + 'a>(ui: Ui, asked: fn(Route) -> Message) -> Element<'a, Message> {
    let control = ui.bare(Icon::Settings.view(ui, Role::Text)).padding(ui.gap(ICON_PADDING));
    tipped(ui, control.on_press(asked(Route::Settings)).id("settings-tool"), tr!(ui, "app-settings"))
}

pub fn tipped<'a, Message: Clone + 'a>(ui: Ui, control: Control<'a, Message>, label: String) -> Element<'a, Message> {
    let control = control.named(label.clone()).tip(words(ui, label.clone()));
    tip(ui, control, label)
}

pub fn tip<'a, M: 'a>(ui: Ui, control: impl Into<Element<'a, M>>, label: String) -> Element<'a, M> {
    iced::widget::tooltip(control, words(ui, label), iced::widget::tooltip::Position::Bottom).into()
}

pub fn words<'a, M: 'a>(ui: Ui, label: String) -> Element<'a, M> {
    container(ui.faint(label)).padding(ui.gap(6.0)).style(ui.card()).into()
}

pub fn cards<'a, M: 'a>(ui: Ui, id: &'static str, bar: Element<'a, M>, cards: Vec<Element<'a, M>>) -> Element<'a, M> {
    let page = Column::with_children(cards).spacing(ui.gap(16.0)).max_width(ui.wide(860.0));
    let page = container(page.padding([ui.gap(4.0), ui.gap(24.0)])).center_x(Fill);
    column![bar, scrolled(ui, id, page.padding(iced::padding::bottom(24.0)))].into()
}

pub fn scrolled<'a, M: 'a>(ui: Ui, id: &'static str, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    scrollable(content).width(Fill).height(Fill).style(ui.bar()).id(id).into()
}
