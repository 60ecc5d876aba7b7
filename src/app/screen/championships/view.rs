//! What is seen of all championships.

use std::path::PathBuf;

use iced::widget::column;

use super::{Message, State};
use crate::app::kit::bar::tipped;
use crate::app::kit::copier;
use crate::app::kit::cups::Cup;
use crate::app::kit::kept::shown;
use crate::app::kit::opener::{self, Sought};
use crate::app::kit::page::{self, undoable};
use crate::app::prelude::*;

const LIST_MAX_WIDTH_PX: f32 = 1000.0;

pub(super) fn id(index: usize) -> iced::widget::Id {
    format!("cup-{index}").into()
}

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let ui = desk.ui();
    let open = Some(Message::Opener(opener::Message::Pressed(Sought::Kept)));
    let open = tool(Icon::Go, tr!(ui, "app-open-record"), open);
    let trash = tool(Icon::Delete, tr!(ui, "archive-trash"), Some(Message::Asked(Route::Trash)));
    let bar = bar(ui, state.name(desk), Message::Asked, [open, trash]);
    let all = state.listed();
    let found = ui.primary(tr!(ui, "championships-new")).on_press(Message::Asked(Route::Founding)).id("new-cup");
    let tried = match &state.trial {
        None => ui.button(tr!(ui, "championships-try")).on_press(Message::TrialPressed),
        // While it is played, that is ended where one sees how far it has come.
        Some(trial) => {
            let closed = (!trial.is_going()).then_some(Message::TrialPressed);
            ui.button(tr!(ui, "app-close")).on_press_maybe(closed)
        }
    };
    let ways = row![found, tried.id("try-cup")].spacing(ui.gap(8.0)).wrap().vertical_spacing(ui.gap(8.0));
    let is_empty = state.all.as_ref().is_some_and(Vec::is_empty) && state.trial.is_none();
    let (above, below) = if is_empty { (None, Some(container(ways).center_x(Fill))) } else { (Some(ways), None) };
    let empty = is_empty.then(|| {
        let about = match desk.folders() {
            Some(_) => tr!(ui, "championships-empty-about"),
            None => tr!(ui, "archive-nowhere-about"),
        };
        page::empty(ui, Icon::Cup, tr!(ui, "championships-empty"), about)
    });
    let trial = state.trial.as_ref().map(|trial| trial.view(ui).map(Message::Trial));
    let rows = all.iter().enumerate().map(|(index, cup)| entry((ui, desk), state, index, cup));
    let page = Column::new()
        .push(state.opener.view(ui).map(|field| field.map(Message::Opener)))
        .push(above)
        .push(empty)
        .push(below)
        .push(trial)
        .extend(rows)
        .spacing(ui.gap(10.0))
        .max_width(ui.wide(LIST_MAX_WIDTH_PX).max(LIST_MAX_WIDTH_PX));
    let page = container(page).center_x(Fill).padding(iced::padding::horizontal(ui.gap(24.0)).bottom(ui.gap(24.0)));
    let undo = state.deleted.last().map(|(_, name)| {
        let words = column![ui.strong(tr!(ui, "championships-deleted")), ui.faint(name.as_str())].width(Fill);
        undoable(ui, Icon::Delete, words.into(), Message::UndoPressed)
    });
    column![bar, scrolled(ui, "championships", page)].push(undo).into()
}

pub(super) const OF_ROW: &[Shortcut<(usize, PathBuf), Message>] = &[
    Shortcut::new("↑ ↓", "app-key-rows", |(index, _), pressed, _| {
        Some(Message::Moved(if pressed.is("↑") { index.saturating_sub(1) } else { index + 1 }))
    }),
    Shortcut::new("Del", "championships-keys-delete", |(_, file), _, _| Some(Message::DeletePressed(file.clone()))),
];

fn entry<'a>((ui, desk): (Ui, &'a Desk), state: &'a State, index: usize, cup: &'a Cup) -> Element<'a, Message> {
    let path = &cup.path;
    let told: Element<'a, Message> = match &cup.found {
        Ok(told) => {
            let fault = told.fault.as_ref().map(|(line, why)| {
                let fault = tr!(ui, "championships-fault", line = *line, why = why.clone());
                ui.body(fault).color(ui.colour(Role::Bad)).width(Fill)
            });
            let how_far: Element<'a, Message> = match &told.champion {
                Some(champion) => {
                    let name = tr!(ui, "championships-won", name = shown(champion));
                    let words = row![Icon::Crown.view(ui, Role::Accent), ui.body(name).font(SANS_BOLD)];
                    words.spacing(ui.gap(6.0)).align_y(Center).into()
                }
                None => ui.body(ui.say(&told.how_far)).into(),
            };
            // What is called alike is told apart by its file.
            let alike = state.all.iter().flatten().filter(|other| other.name() == cup.name()).count() > 1;
            let file = alike.then(|| ui.faint(cup.file()));
            column![ui.heading(cup.name()), how_far, ui.faint(cup.about(ui.lang))]
                .push(file)
                .push(fault)
                .spacing(ui.gap(3.0))
                .into()
        }
        Err(_) => {
            let why = ui.body(cup.about(ui.lang)).color(ui.colour(Role::Bad)).width(Fill);
            column![ui.strong(cup.name()), why].spacing(ui.gap(3.0)).into()
        }
    };
    let small = |icon: Icon, label: String, message: Message| {
        tipped(ui, ui.bare(icon.view(ui, Role::Faint)).padding(ui.gap(8.0)).on_press(message), label)
    };
    let copied = Message::Copier(copier::Message::Pressed(path.clone()));
    let tools = row![
        small(Icon::Copy, tr!(ui, "archive-copy"), copied),
        small(Icon::Delete, tr!(ui, "archive-delete"), Message::DeletePressed(path.clone())),
    ];
    let sign = Icon::Cup.tall(ui, if cup.can_go_on() { Role::Accent } else { Role::Faint }, ui.wide(34.0));
    let head = row![sign, container(told).width(Fill), tools].spacing(ui.gap(14.0)).align_y(Center);
    let open = cup.found.is_ok().then(|| Message::Asked(Route::Championship(path.clone())));
    let head = ui.control(head).style(ui.whole(Role::Paper)).width(Fill).padding([ui.gap(10.0), ui.gap(14.0)]);
    let row = (index, path.clone());
    let head = head
        .on_press_maybe(open)
        .on_key(move |key, modifiers| shortcut::find(OF_ROW, &row, &KeyPress::of(key, modifiers), desk));
    let copying = (state.copier.of() == Some(path.as_path())).then(|| state.copier.view(ui)).flatten();
    let copying = copying.map(|field| container(field.map(Message::Copier)).padding(ui.gap(12.0)).style(ui.card()));
    column![head.id(id(index))].push(copying).spacing(ui.gap(4.0)).width(Fill).into()
}
