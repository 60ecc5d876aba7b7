//! What is seen of a match: the board large, and beside it whose turn it is, the dice, scores, the record.

use iced::widget::column;

use super::pace::Step;
use super::{Message, Note, Stage, Standing, State, board, coach, hand};
use crate::app::kit::bar::settings_tool;
use crate::app::kit::board::Board;
use crate::app::kit::kept::kind_name;
use crate::app::kit::mark;
use crate::app::prelude::*;
use crate::app::theme::Step as Size;
use crate::app::widget::countdown::{Grain, countdown};
use crate::app::widget::picture::Gesture;
use crate::draw::{Drawing, Ink, Path};
use crate::game::Turn;
use crate::game::bot::Measure;
use crate::game::record::PlayerKind;

mod curtain;
mod dice;
mod offers;

/// How wide the column beside the board is, pixels at 100 %.
const BESIDE: f32 = 318.0;
/// The most lines of the record that are shown.
const RECORD: usize = 120;

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let ui = desk.ui().accented(state.table.title().about().accent);
    let lang = ui.lang;
    if let Some(seat) = state.hand.curtain {
        let bar = bar(ui, state.name(desk), Message::Asked, []);
        return column![bar, curtain::view(ui, state, seat)].into();
    }
    let hint = state.pace.stage == Stage::Idle && state.seat.is_some() && matches!(state.table.turn(), Turn::Seats(_));
    // Where it is not offered for what came to light, pressing it says so.
    let undo = !state.real.typed.is_empty() || state.table.is_touched() || state.table.undo_span().is_ok();
    let (undo, redo) =
        (undo.then_some(Message::UndoPressed), (!state.undone.is_empty()).then_some(Message::RedoPressed));
    let tools = [
        tool(ui, Icon::Undo, tr!(lang, "app-undo"), undo),
        tool(ui, Icon::Redo, tr!(lang, "app-redo"), redo),
        tool(ui, Icon::Hint, tr!(lang, "app-hint"), hint.then_some(Message::Coach(coach::Message::HintPressed))),
        tool(ui, Icon::Rules, tr!(lang, "app-rules"), Some(Message::Asked(state.rules()))),
        tool(ui, Icon::Print, tr!(lang, "app-print"), Some(Message::PrintPressed)),
        settings_tool(ui, Message::Asked),
    ];
    let bar = bar(ui, state.name(desk), Message::Asked, tools);
    let touched = |gesture| {
        Message::Board(match gesture {
            Gesture::Pressed(spot) => board::Message::SpotPressed(spot),
            Gesture::Hovered(spot) => board::Message::SpotHovered(spot),
            Gesture::Grabbed(spot) => board::Message::SpotGrabbed(spot),
            Gesture::Dropped(spot) => board::Message::SpotDropped(spot),
            Gesture::Retracted => board::Message::Retracted,
        })
    };
    let Board { picture, cursor, .. } = &state.touched.board;
    let board = picture.touchable(ui, cursor.as_ref(), state.touched.carried(), touched);
    let board = container(board).id("board").width(Fill).height(Fill);
    let begun = state.touched.begun();
    let says = match begun.is_empty() {
        true => state.touched.says(),
        false => {
            tr!(lang, "app-face-open", digits = begun.to_owned(), longer = state.touched.longer(begun).join(", "))
        }
    };
    let says = container(ui.faint(says)).center_x(Fill).height(ui.wide(22.0));
    let wide = ui.wide(BESIDE).min(ui.window.width * 0.42);
    let beside = container(beside(ui, state, desk)).width(Length::Fixed(wide)).height(Fill);
    let left = column![board, says].spacing(ui.gap(4.0)).width(Fill).height(Fill);
    let page = row![left, beside].spacing(ui.gap(16.0)).height(Fill);
    let page = container(page).padding(iced::padding::all(ui.gap(14.0)).top(0.0)).width(Fill).height(Fill);
    column![bar, page].into()
}

fn beside<'a>(ui: Ui, state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let parts = column![prompt(ui, state, desk)].push(dice::view(ui, state, desk)).push(offers::view(ui, state));
    let parts = parts.push(scores(ui, state)).push(record(ui, state)).spacing(ui.gap(12.0));
    scrolled(ui, "beside", container(parts).padding(iced::padding::right(ui.gap(16.0)).bottom(ui.gap(8.0))))
}

/// Whose turn it is and what to do now, in words.
fn prompt<'a>(ui: Ui, state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let lang = ui.lang;
    let words = match &state.pace.stage {
        Stage::Thinking(seat) => tr!(lang, "app-thinks", name = state.names[*seat].clone()),
        Stage::Pausing(seat, Step::Decide(notation)) => {
            let said = state.table.say(*seat, notation, &state.eyes(desk));
            said.map(|said| lang.say(&said)).unwrap_or_default()
        }
        Stage::Pausing(seat, Step::Throw) => tr!(lang, "app-throws", name = state.names[*seat].clone()),
        Stage::Tumbling if state.tray.is_covered() => tr!(lang, "app-cup-shakes"),
        Stage::Tumbling => tr!(lang, "app-dice-roll"),
        Stage::Resting(_) => last_told(ui, state).unwrap_or_default(),
        Stage::Idle => match state.real_dice_due() {
            Some(throw) => dice::real_prompt(ui, state, &throw),
            None => lang.say(&state.table.prompt(&state.eyes(desk))),
        },
    };
    let mut card = column![ui.lead(words).font(SANS_BOLD).width(Fill)].spacing(ui.gap(8.0)).padding(ui.gap(14.0));
    let begins = state.begins.as_ref().filter(|_| state.table.last().is_none());
    card = card.push(begins.map(|begins| ui.body(lang.say(begins)).width(Fill)));
    // What has just ended is said as long as it is looked at.
    if state.pace.stage == Stage::Idle && state.table.manner().rests && !state.table.turn().is_over() {
        card = card.push(last_told(ui, state).map(|told| ui.body(told).width(Fill)));
    }
    if let Some((left, whole)) = state.time(desk) {
        let version = state.pace.version;
        card = card.push(countdown(ui, version, (left, whole), Grain::Seconds, move |gone| {
            Message::Hand(hand::Message::Ticked(version, gone))
        }));
    }
    match &state.note {
        Some(Note::Refused(why)) => {
            let why = ui.body(tr!(lang, "app-refused", why = why.clone())).color(ui.colour(Role::Bad));
            card = card.push(why.width(Fill));
        }
        Some(Note::Hint(what, worths)) => {
            let mark = Icon::Hint.view(ui, Role::Accent);
            let what = ui.body(lang.say(what)).width(Fill);
            card = card.push(row![mark, what].spacing(ui.gap(8.0)));
            if worths.len() > 1 {
                card = card.push(view_worths(ui, state, worths));
            }
        }
        Some(Note::Mistyped(_) | Note::Asks(_)) | None => {}
    }
    card = card.push(state.written.is_watched().then(|| ui.faint(tr!(lang, "app-watching"))));
    container(card).width(Fill).style(ui.card()).id("prompt").into()
}

/// What happened last, in words.
fn last_told(ui: Ui, state: &State) -> Option<String> {
    state.table.told().last().map(|told| ui.lang.say(&told.phrase))
}

/// Every seat's score; whose turn it is and who has won, by a mark.
fn scores<'a>(ui: Ui, state: &'a State) -> Element<'a, Message> {
    let Standing { turn, awaited, scores, .. } = &state.standing;
    let winners = match turn {
        Turn::Over(winners) => winners.clone(),
        Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_) => Vec::new(),
    };
    let rows = scores.iter().enumerate().map(|(seat, score)| {
        let acts = awaited.contains(&seat);
        let won = winners.contains(&seat);
        let role = Role::Seat(u8::try_from(seat).unwrap_or(0));
        let sign = container(seat_sign(ui, won, acts, role)).width(ui.wide(18.0));
        let font = if acts || won { SANS_BOLD } else { crate::app::theme::SANS };
        let name = ui.body(state.names[seat].as_str()).font(font).width(Fill);
        let kind = match state.kind(seat) {
            PlayerKind::Human => None,
            kind @ PlayerKind::Bot(_) => Some(ui.faint(ui.lang.say(&kind_name(kind)))),
        };
        let score = ui.strong(score.to_string()).size(ui.size(Size::Lead));
        Row::new().push(sign).push(name).push(kind).push(score).spacing(ui.gap(8.0)).align_y(Center).into()
    });
    let list = Column::from_iter(rows).spacing(ui.gap(6.0)).padding(ui.gap(14.0));
    container(list).width(Fill).style(ui.card()).id("scores").into()
}

/// A star for who has won, an arrow for who acts, else a dot; drawn, since the fonts have none of them.
fn seat_sign<'a>(ui: Ui, won: bool, acts: bool, role: Role) -> Element<'a, Message> {
    let mut drawing = Drawing::new(10.0, 10.0);
    let shape = if won {
        let points: Vec<_> = (0_u8..10)
            .map(|step| {
                let radius = if step % 2 == 0 { 5.0 } else { 2.1 };
                let (sin, cos) = (f32::from(step) * std::f32::consts::PI / 5.0).sin_cos();
                crate::draw::Point::new(5.0 + radius * sin, 5.0 - radius * cos)
            })
            .collect();
        Path::polygon(&points)
    } else if acts {
        let p = crate::draw::Point::new;
        Path::polygon(&[p(2.0, 1.0), p(9.0, 5.0), p(2.0, 9.0)])
    } else {
        Path::circle(5.0, 5.0, 2.2)
    };
    drawing.fill(shape, Ink::new(role));
    sign(ui, drawing, 12.0)
}

/// The record in words, the latest first.
fn record<'a>(ui: Ui, state: &'a State) -> Element<'a, Message> {
    let told = state.table.told();
    // What the rolling dice will show is not told before they lie.
    let known = if state.pace.stage == Stage::Tumbling { told.len().saturating_sub(1) } else { told.len() };
    let lines = told.iter().enumerate().take(known).rev().take(RECORD).map(|(event, told)| {
        let mark = match state.coach.marks.get(&event).filter(|_| !state.hides_marks()) {
            Some(mark) => mark::sign(ui, *mark),
            None => space().width(ui.wide(mark::SIGN)).into(),
        };
        let words = ui.faint(ui.lang.say(&told.phrase)).width(Fill);
        row![mark, words].spacing(ui.gap(6.0)).into()
    });
    let list = Column::from_iter(lines).spacing(ui.gap(5.0));
    let head = ui.strong(tr!(ui.lang, "app-record"));
    column![rule::horizontal(1), head, list].spacing(ui.gap(8.0)).into()
}

/// What the best decisions are worth, side by side.
fn view_worths<'a>(ui: Ui, state: &'a State, worths: &'a [(f64, Phrase)]) -> Element<'a, Message> {
    let measure = state.table.title().about().measure;
    let rows = worths.iter().map(|(worth, what)| {
        let number = container(ui.strong(measure.say(ui.lang, *worth))).width(ui.wide(64.0)).align_right(ui.wide(64.0));
        row![number, ui.faint(ui.lang.say(what)).width(Fill)].spacing(ui.gap(10.0)).into()
    });
    let head = match measure {
        Measure::Chance => tr!(ui.lang, "app-hint-chances"),
        Measure::Points => tr!(ui.lang, "app-hint-worths"),
    };
    column![ui.faint(head)].extend(rows).spacing(ui.gap(3.0)).into()
}
