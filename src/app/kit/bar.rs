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
const CAPTION_PADDING: [f32; 2] = [2.0, 4.0];
const CAPTION_GAP: f32 = 1.0;
const CAPTIONS_GAP: f32 = 2.0;
/// How large words below an icon are, at 100 %.
const CAPTION_SIZE: f32 = 12.5;
/// How wide an icon is, em.
const ICON: f32 = 1.25;
/// The part of its room that a title takes at most, so that rounding does not break its last word.
const TITLE_PART: f32 = 0.98;

pub struct Tool<Message> {
    pub icon: Icon,
    pub ink: Role,
    pub label: String,
    pub message: Option<Message>,
    pub id: Option<&'static str>,
}

/// How tools are shown: their words beside the icon, below it, or where one points.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wording {
    Beside,
    Below,
    Hidden,
}

pub fn tool<Message>(icon: Icon, label: String, message: Option<Message>) -> Tool<Message> {
    let ink = if message.is_some() { Role::Text } else { Role::Line };
    Tool { icon, ink, label, message, id: None }
}

impl<Message: Clone> Tool<Message> {
    pub fn view<'a>(self, ui: Ui, wording: Wording) -> Element<'a, Message>
    where
        Message: 'a,
    {
        let Self { icon, ink, label, message, id } = self;
        let content = worded(ui, icon, ink, &label, wording);
        let padding = match wording {
            Wording::Beside => WORDED_PADDING,
            Wording::Below => CAPTION_PADDING,
            Wording::Hidden => [ICON_PADDING; 2],
        };
        let control = ui.bare(content).padding(padding.map(|padding| ui.gap(padding))).on_press_maybe(message);
        let control = match id {
            Some(id) => control.id(id),
            None => control,
        };
        if wording == Wording::Hidden { tipped(ui, control, label) } else { control.into() }
    }

    /// With its words beside the icon, and below it.
    fn widths(&self, ui: Ui) -> [f32; 2] {
        let body = ui.size(TypeSize::Body).0;
        let (icon, wide) = (ICON * body, |size: f32| text::width(&self.label, Font::Sans, size));
        let beside = icon + wide(body) + ui.gap(WORDED_GAP + 2.0 * WORDED_PADDING[1] + TOOLS_GAP);
        let below = icon.max(wide(ui.wide(CAPTION_SIZE))) + ui.gap(2.0 * CAPTION_PADDING[1] + CAPTIONS_GAP);
        [beside, below]
    }
}

pub fn worded<'a, M: 'a>(ui: Ui, icon: Icon, ink: Role, label: &str, wording: Wording) -> Element<'a, M> {
    let icon = icon.view(ui, ink);
    match wording {
        Wording::Beside => {
            let words = ui.label(label.to_owned(), TypeSize::Body, SANS);
            row![icon, words].spacing(ui.gap(WORDED_GAP)).align_y(Center).into()
        }
        Wording::Below => {
            let words = ui.label(label.to_owned(), TypeSize::Small, SANS).size(ui.wide(CAPTION_SIZE));
            column![icon, words.color(ui.colour(ink))].spacing(ui.gap(CAPTION_GAP)).align_x(Center).into()
        }
        Wording::Hidden => icon,
    }
}

/// As many words as there is room for beside a title of that width.
pub fn wording<Message: Clone>(ui: Ui, tools: &[Tool<Message>], title: f32) -> Wording {
    let room = ui.window.width - ui.gap(2.0 * BAR_PADDING[1]) - title;
    let sum = |at: usize| tools.iter().map(|tool| tool.widths(ui)[at]).sum::<f32>();
    match [sum(0), sum(1)] {
        [beside, _] if beside <= room => Wording::Beside,
        [_, below] if below <= room => Wording::Below,
        _ => Wording::Hidden,
    }
}

pub fn bar<'a, Message: Clone + 'a>(
    ui: Ui,
    name: String,
    asked: fn(Route) -> Message,
    tools: impl IntoIterator<Item = Tool<Message>>,
) -> Element<'a, Message> {
    let tools: Vec<Tool<Message>> = tools.into_iter().collect();
    let of_title = ICON * ui.size(TypeSize::Body).0
        + ui.gap(2.0 * (ICON_PADDING + BAR_GAP))
        + text::width(&name, Font::SerifBold, ui.size(TypeSize::Lead).0) / TITLE_PART;
    let wording = wording(ui, &tools, of_title);
    let gap = if wording == Wording::Below { CAPTIONS_GAP } else { TOOLS_GAP };
    holding(ui, name, asked, (tools.into_iter().map(|tool| tool.view(ui, wording)), gap))
}

/// A bar with something else before its tools.
pub fn bar_with<'a, Message: Clone + 'a>(
    ui: Ui,
    name: String,
    asked: fn(Route) -> Message,
    first: Element<'a, Message>,
    tools: impl IntoIterator<Item = Tool<Message>>,
) -> Element<'a, Message> {
    let wording = if ui.window.width >= 1000.0 * ui.text { Wording::Beside } else { Wording::Below };
    let tools = tools.into_iter().map(|tool| tool.view(ui, wording));
    holding(ui, name, asked, (std::iter::once(first).chain(tools), TOOLS_GAP))
}

fn holding<'a, Message: Clone + 'a>(
    ui: Ui,
    name: String,
    asked: fn(Route) -> Message,
    (tools, gap): (impl Iterator<Item = Element<'a, Message>>, f32),
) -> Element<'a, Message> {
    let back = ui.bare(Icon::Back.view(ui, Role::Text)).padding(ui.gap(ICON_PADDING));
    let back = tipped(ui, back.on_press(asked(Route::Back)).id("back"), tr!(ui, "app-back"));
    let tools = Row::from_iter(tools).spacing(ui.gap(gap)).align_y(Center);
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
