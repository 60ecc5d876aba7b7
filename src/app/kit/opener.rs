//! A record from anywhere, opened: chosen in the system's dialog or, where there is none, by its path. Knows no screen.

use std::path::PathBuf;

use iced::widget::column;

use crate::app::outside::{Answer, Kind};
use crate::app::prelude::*;
use crate::app::widget::reveal::reveal;
use crate::store::journal::ENDING;

/// The name of the field in which a path is typed.
const FIELD: &str = "open-path";

/// The path as it is typed, where it has to be.
#[derive(Debug, Default)]
pub struct Opener(Option<String>);

/// What happened while a record is looked for.
#[derive(Clone, Debug)]
pub enum Message {
    /// One is to be chosen.
    Pressed,
    /// One was chosen, or none.
    Answered(Answer),
    /// The path so far.
    Typed(String),
    /// It is typed.
    Sent,
    /// None is to be opened after all.
    Dropped,
}

impl Opener {
    /// Whether a path is typed.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Handles what happened.
    pub fn update(&mut self, message: Message, desk: &Desk) -> Action<Message> {
        match message {
            Message::Pressed => {
                let lang = desk.lang();
                let kind = Kind { name: tr!(lang, "app-records"), ending: ENDING };
                Action::Run(desk.outside.file(tr!(lang, "app-open-record"), kind).map(Message::Answered))
            }
            Message::Answered(Answer::Chosen(path)) => Action::Open(Way::Resume(path)),
            Message::Answered(Answer::Cancelled) => Action::None,
            Message::Answered(Answer::Missing) => {
                let folder = desk.outside.documents().join("").display().to_string();
                self.0.get_or_insert(folder);
                Action::Run(operation::focus(FIELD).chain(operation::move_cursor_to_end(FIELD)).chain(reveal()))
            }
            Message::Typed(path) => {
                self.0 = Some(path);
                Action::None
            }
            Message::Sent => match self.0.as_deref().map(str::trim).filter(|path| !path.is_empty()) {
                Some(path) => Action::Open(Way::Resume(PathBuf::from(path))),
                None => Action::None,
            },
            Message::Dropped => {
                self.0 = None;
                Action::None
            }
        }
    }

    /// The field, where it is needed.
    pub fn view<'a>(&self, ui: Ui) -> Option<Element<'a, Message>> {
        let typed = self.0.as_ref()?;
        let field = ui.field("….wurf", typed, Step::Body).padding(ui.gap(8.0)).on_input(Message::Typed);
        let field = field.on_submit(Message::Sent).id(FIELD);
        let open = ui.primary(tr!(ui.lang, "app-open")).on_press(Message::Sent).id("open-typed");
        let drop = ui.button(tr!(ui.lang, "app-close")).on_press(Message::Dropped);
        let line = row![container(field).width(Fill), open, drop].spacing(ui.gap(8.0)).align_y(Center);
        let parts = column![ui.strong(tr!(ui.lang, "app-open-record")), ui.faint(tr!(ui.lang, "app-no-chooser")), line];
        Some(container(parts.spacing(ui.gap(6.0)).padding(ui.gap(14.0))).width(Fill).style(ui.card()).into())
    }
}
