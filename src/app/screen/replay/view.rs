//! What is seen of a replay: the board and where one is in the match, beside it what happened.

use accesskit::Role as Kind;
use iced::widget::slider::{self, Handle, HandleShape, Rail};
use iced::widget::{column, tooltip};
use iced::{Theme, border};

use base::draw::{Ink, cup};
use games::game::Turn;
use games::table::Thrown;

use super::{Message, Page, State, To, branch, noted};
use crate::app::kit::bar::words;
use crate::app::kit::board::{Beside, Lead, STACK, stacked};
use crate::app::kit::page::{lit, wrapped};
use crate::app::kit::{kept, key};
use crate::app::prelude::*;
use crate::app::route::Kept;
use crate::app::widget::clock::clock;
use crate::app::widget::picture::Gesture;
use crate::app::widget::reveal::follow;
use crate::app::widget::semantics::{SemanticAction, Semantics, interactive};
use crate::app::widget::tray::die_sign;

mod review;
pub(super) mod rollout;

pub(super) const LIST: &str = "replay-events";
pub(super) const PAGES: &str = "replay-pages";
pub(super) const NOW: &str = "replay-now";
const BESIDE: Beside = Beside { wide: 330.0, most: 0.5, below: 90.0, foot: 0.0 };
pub(super) const TRIED: &str = "replay-tried";
/// So many decisions are listed at most.
pub(super) const MOST: usize = 100;

/// Scrolls that row of the list into view; where text has outgrown the window, what is above the list stays to be seen.
pub(super) fn followed(desk: &Desk, row: &'static str) -> Task<Message> {
    if desk.ui().stacks() { Task::none() } else { follow(row) }
}

/// How large what stands beside the board is, pixels; none where it stands below it.
pub(super) fn beside_board(state: &State, ui: Ui) -> Option<iced::Size> {
    BESIDE.column(ui, state.board.picture.drawing().size)
}

/// How wide a picture in it is, units.
pub(super) fn room(state: &State, ui: Ui) -> f32 {
    let size = beside_board(state, ui).unwrap_or_else(|| BESIDE.size(ui));
    (size.width - ui.gap(12.0) - 2.0 * ui.gap(8.0)) / ui.text
}

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let ui = desk.seated(desk.ui(), &state.table.header().players).accented(state.table.title().about().accent);
    let reviews = state.may_review();
    let reviews = reviews.then(|| tool(Icon::Review, tr!(ui, "review-begin"), Some(Message::ReviewPressed)));
    let over = state.steps.is_over() && state.fault.is_none();
    let ending = || Message::Asked(Route::Ending(Kept { table: state.steps.last().copy(), path: state.path.clone() }));
    let ends = over.then(|| tool(Icon::Statistics, tr!(ui, "ending-show"), Some(ending())));
    let tools = [
        tool(Icon::Rules, tr!(ui, "app-rules"), Some(Message::Asked(Route::Rules(state.table.title())))),
        tool(Icon::Print, tr!(ui, "app-print-filled"), Some(Message::PrintPressed)),
    ];
    let on = state.may_branch().then_some(Message::Branch(branch::Message::Pressed));
    let on = tool(Icon::Go, tr!(ui, "archive-branch"), on);
    let can = state.table.position().is_ok();
    let position = tool(Icon::Copy, tr!(ui, "position-show"), can.then_some(Message::PositionPressed));
    let all = [on, position].into_iter().chain(reviews).chain(ends).chain(tools);
    let bar = bar(ui, state.name(desk), Message::Asked, all);
    let touched = |gesture| match gesture {
        Gesture::Pressed(spot) | Gesture::Grabbed(spot) => Message::SpotPressed(spot),
        Gesture::Led(spot) => Message::CursorMoved(Lead::To(spot)),
        Gesture::Hovered(_) | Gesture::Dropped(_) | Gesture::Retracted => Message::SpotHovered,
    };
    let board = state.board.picture.touchable(ui, tr!(ui, "app-board"), state.board.cursor.as_ref(), None, touched);
    let board = state.board.view(ui, BESIDE, board);
    let (gap, course) = (ui.gap(12.0), course(ui, state, desk));
    let Some(size) = beside_board(state, ui) else {
        let below = listed(ui, state).into_iter().flatten();
        return stacked(ui, bar, std::iter::once(board).chain(below).collect(), Some(course));
    };
    let left = column![board, course].spacing(gap).width(Fill).height(Fill);
    let beside: Element<'a, Message> = if ui.stacks() {
        let parts = Column::from_iter(listed(ui, state).into_iter().flatten());
        scrolled(ui, STACK, parts.spacing(gap).padding(iced::padding::right(gap)))
    } else {
        // Above, the list, so that no row of it moves when one is chosen; below, what has just happened.
        let [now, pages, list] = beside(ui, state);
        let list = list.map(|list| {
            let list = container(list).padding(iced::padding::right(gap));
            container(scrollable(list).width(Fill).height(Fill).style(ui.bar()).id(LIST)).id("replay-told")
        });
        Column::new().push(pages).push(list).push(now).spacing(gap).height(Fill).into()
    };
    let beside = container(beside).width(size.width).height(Fill);
    let page = row![left, beside].spacing(gap).height(Fill);
    let page = container(page).padding(iced::padding::all(ui.gap(14.0)).top(0.0)).width(Fill).height(Fill);
    column![bar, page].into()
}

fn course<'a>(ui: Ui, state: &'a State, desk: &Desk) -> Element<'a, Message> {
    let (here, end) = (state.step, state.steps.end());
    let whole = |step: usize| u32::try_from(step).unwrap_or(u32::MAX);
    let went = |step: u32| Message::Went(To::Step(usize::try_from(step).unwrap_or(usize::MAX)));
    let slide = iced::widget::slider(0..=whole(end).max(1), whole(here), went)
        .height(ui.gap(22.0))
        .style(move |_: &Theme, status| slide(ui, status));
    let name = tr!(ui, "archive-step", step = here, end);
    let range = Some([0.0, f64::from(whole(end)), f64::from(whole(here))]);
    let told = Semantics { name: Some(name), range, ..Semantics::holding(Kind::Slider) };
    let slide = interactive(told, slide, move |asked| match asked {
        SemanticAction::Set(step) if step >= 0.0 => Some(went(step as u32)),
        _ => None,
    });
    let place = ui.strong(tr!(ui, "archive-step", step = here, end));
    let (back, on) = (here > 0, here < end);
    let go = |icon: Icon, label: String, to: To, can: bool| step(ui, icon, label, can.then_some(Message::Went(to)));
    let play = if state.is_playing() {
        step(ui, Icon::Pause, tr!(ui, "archive-pause"), Some(Message::PlayPressed))
    } else {
        step(ui, Icon::Go, tr!(ui, "archive-play"), (end > 0).then_some(Message::PlayPressed))
    };
    let earlier = back.then_some(Message::Went(To::EarlierDecision));
    let later = on.then_some(Message::Went(To::LaterDecision));
    let controls = row![
        go(Icon::First, tr!(ui, "archive-first"), To::First, back),
        go(Icon::Previous, tr!(ui, "archive-previous"), To::Previous, back),
        play,
        go(Icon::Next, tr!(ui, "archive-next"), To::Next, on),
        go(Icon::Last, tr!(ui, "archive-last"), To::Last, on),
    ]
    .spacing(ui.gap(4.0));
    let (before, after) = (tr!(ui, "archive-earlier-decision"), tr!(ui, "archive-later-decision"));
    let narrow = ui.is_narrow();
    let decisions = if narrow {
        row![step(ui, Icon::Earlier, before, earlier), step(ui, Icon::Later, after, later)]
    } else {
        row![decision(ui, Icon::Earlier, before, earlier), decision(ui, Icon::Later, after, later)]
    };
    let controls = row![place, controls, decisions.spacing(ui.gap(4.0))].spacing(ui.gap(16.0)).align_y(Center).wrap();
    let keys = (!narrow).then(|| key::with_keys(ui, &tr!(ui, "archive-replay-keys")));
    let step = state.step;
    let clock = state.is_playing().then(|| clock(step as u64, State::pause(desk), move |_| Message::Ticked(step)));
    let parts = column![slide, controls.vertical_spacing(ui.gap(6.0))];
    let parts = parts.push(keys).push(clock).spacing(ui.gap(8.0)).align_x(Center);
    container(parts).padding(ui.gap(12.0)).width(Fill).style(ui.card()).into()
}

fn slide(ui: Ui, status: slider::Status) -> slider::Style {
    let radius = ui.gap(8.0);
    let lit = match status {
        slider::Status::Active => 0.0,
        slider::Status::Hovered => 0.12,
        slider::Status::Dragged => -0.15,
    };
    let accent = ui.colour(Ink::new(Role::Accent).lit(lit));
    slider::Style {
        rail: Rail {
            backgrounds: (accent.into(), ui.colour(Role::Line).into()),
            width: ui.gap(4.0),
            border: border::rounded(2.0),
        },
        handle: Handle {
            shape: HandleShape::Circle { radius },
            background: accent.into(),
            border_width: 2.0,
            border_color: ui.colour(Role::Paper),
        },
    }
}

fn step<'a>(ui: Ui, icon: Icon, label: String, message: Option<Message>) -> Element<'a, Message> {
    let role = if message.is_some() { Role::Text } else { Role::Line };
    let control = ui.control(icon.view(ui, role)).padding(ui.gap(6.0)).style(ui.quiet()).on_press_maybe(message);
    let control = control.named(label.clone()).tip(words(ui, label.clone()));
    tooltip(control, words(ui, label), tooltip::Position::Top).into()
}

fn decision<'a>(ui: Ui, icon: Icon, label: String, message: Option<Message>) -> Element<'a, Message> {
    let role = if message.is_some() { Role::Text } else { Role::Line };
    let label = iced::widget::text(label).size(ui.size(TypeSize::Body)).font(SANS);
    let (sign, on) = (icon.view(ui, role), icon == Icon::Later);
    let parts: [Element<'a, Message>; 2] = if on { [label.into(), sign] } else { [sign, label.into()] };
    let content = Row::from_iter(parts).spacing(ui.gap(5.0)).align_y(Center);
    ui.control(content).padding([ui.gap(6.0), ui.gap(10.0)]).style(ui.quiet()).on_press_maybe(message).into()
}

/// In a page that scrolls as a whole: a review begins in view, a list after what has just happened or been decided.
fn listed<'a>(ui: Ui, state: &'a State) -> [Option<Element<'a, Message>>; 3] {
    let [now, pages, list] = beside(ui, state);
    if state.page == Page::Review && state.instead.is_none() { [pages, list, now] } else { [pages, now, list] }
}

fn beside<'a>(ui: Ui, state: &'a State) -> [Option<Element<'a, Message>>; 3] {
    if let Some(branch) = &state.branch {
        return [None, None, Some(branch::card(ui, state, branch))];
    }
    let pages = state.reviewing.as_ref().map(|reviewing| review::pages(ui, state, reviewing));
    let list: Element<'a, Message> = match state.reviewing.as_ref().filter(|_| state.page != Page::Course) {
        Some(_) if state.page == Page::Choices => review::choices(ui, state),
        Some(reviewing) => review::page(ui, state, reviewing),
        None => events(ui, state),
    };
    [Some(now(ui, state)), pages, Some(list)]
}

fn now<'a>(ui: Ui, state: &'a State) -> Element<'a, Message> {
    let told = state.step.checked_sub(1).and_then(|event| state.steps.history().get(event));
    let words = told.map_or_else(|| tr!(ui, "archive-begins"), |told| ui.say(&told.phrase));
    let mut card = column![ui.lead(words).font(SANS_BOLD).width(Fill)].spacing(ui.gap(10.0)).padding(ui.gap(14.0));
    // Where dice are due, those that lie have had their turn.
    let due = matches!(state.shown().turn(), Turn::Roll(_));
    let thrown = state.shown().thrown(state.steps.is_over()).filter(|_| !due);
    match thrown {
        Some(Thrown { throw, faces: Some(faces), .. }) => {
            let title = state.table.title();
            let signs = throw.dice.iter().zip(faces).map(|(die, face)| die_sign(ui, title, die, face, 34.0));
            card = card.push(wrapped(ui, signs));
        }
        Some(Thrown { faces: None, .. }) => card = card.push(sign(ui, cup::sign(), 44.0)),
        None => {}
    }
    card = card.push(review::verdict(ui, state)).push(rollout::part(ui, state));
    card = card.push(noted::field(ui, state));
    if state.step == state.steps.end() {
        let words = match (&state.fault, state.table.turn()) {
            (Some(fault), _) => {
                let why = fault.reason.0.clone();
                Some(ui.body(tr!(ui, "archive-fault", line = fault.line, why)).color(ui.colour(Role::Bad)))
            }
            (None, Turn::Over(_)) => None,
            (None, Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_)) => Some(ui.faint(tr!(ui, "archive-so-far"))),
        };
        card = card.push(words.map(|words| words.width(Fill)));
    }
    container(card).width(Fill).style(ui.card()).id("replay-says").into()
}

fn events<'a>(ui: Ui, state: &'a State) -> Element<'a, Message> {
    let begin = event(ui, state, 0, tr!(ui, "archive-begins"));
    let told = state.steps.history().iter().enumerate();
    let rows = told.map(|(index, told)| event(ui, state, index + 1, ui.say(&told.phrase)));
    column![begin].extend(rows).into()
}

fn event<'a>(ui: Ui, state: &State, step: usize, words: String) -> Element<'a, Message> {
    let here = step == state.step;
    // The keyboard goes by arrows: hundreds of rows to tab through would help nobody.
    let sign: Element<'a, Message> = if here { Icon::Next.view(ui, Role::Accent) } else { space().into() };
    let number = ui.faint(if step == 0 { String::new() } else { step.to_string() });
    let number = container(number).width(ui.wide(28.0)).align_x(iced::alignment::Horizontal::Right);
    let role = if here { Role::Text } else { Role::Faint };
    let font = if here { SANS_BOLD } else { SANS };
    let words = ui.faint(words).color(ui.colour(role)).font(font).width(Fill);
    let note = Some(state.noted.text(step)).filter(|note| !note.is_empty());
    let note = note.map(|note| ui.faint(kept::shown(note)).color(ui.colour(Role::Accent)).width(Fill));
    let words = Column::new().push(words).push(note);
    let mark = state.reviewing.as_ref().map(|reviewing| review::mark_of(ui, reviewing, step.checked_sub(1)));
    let content = row![container(sign).width(ui.wide(18.0)), number].push(mark).push(words);
    let content = content.spacing(ui.gap(6.0)).align_y(Center);
    let row = lit(ui, content.into(), here, Message::Went(To::Step(step)));
    if here { container(row).id(NOW).into() } else { row }
}
