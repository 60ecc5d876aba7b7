//! A file or a folder from anywhere: chosen in the system's dialog or, where there is none, by its path. Knows no screen.

use std::path::PathBuf;

use iced::widget::column;

use club::championship;
use club::store::journal;

use crate::app::outside::{Answer, Kind};
use crate::app::prelude::*;
use crate::app::widget::reveal::reveal;

const FIELD: &str = "open-path";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sought {
    #[default]
    Kept,
    Participants,
    Record,
    Results,
    Import,
    Export,
}

impl Sought {
    /// The ids of what is done and of what such files are called, and their endings.
    const fn parts(self) -> (&'static str, &'static str, &'static [&'static str]) {
        match self {
            Self::Kept => ("app-open-record", "app-records", &[journal::ENDING, championship::journal::ENDING]),
            Self::Results => ("organise-take-results", "championships-people-kind", &["csv"]),
            Self::Record => ("organise-take-record", "organise-record", &[journal::ENDING]),
            Self::Participants => ("championships-people-file", "championships-people-kind", &["csv", "txt"]),
            Self::Import => ("archive-import-from", "archive-folder", &[]),
            Self::Export => ("archive-export-to", "archive-folder", &[]),
        }
    }

    const fn is_folder(self) -> bool {
        matches!(self, Self::Import | Self::Export)
    }
}

#[derive(Debug, Default)]
pub struct Opener {
    sought: Sought,
    typed: Option<String>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Pressed,
    Answered(Answer),
    Typed(String),
    Sent,
    Dropped,
}

impl Opener {
    pub fn of(sought: Sought) -> Self {
        Self { sought, typed: None }
    }

    pub fn is_open(&self) -> bool {
        self.typed.is_some()
    }

    pub fn close(&mut self) {
        self.typed = None;
    }

    /// The file that was found, if one was. A path that was typed stays until it is dropped, so that it can be mended.
    pub fn update(&mut self, message: Message, desk: &Desk) -> (Option<PathBuf>, Task<Message>) {
        let mut task = Task::none();
        match message {
            Message::Pressed => {
                let (title, name, endings) = self.sought.parts();
                let say = |id| desk.lang().say(&Phrase::new(id));
                let asked = match self.sought.is_folder() {
                    true => desk.outside.folder(say(title)),
                    false => desk.outside.file(say(title), Kind { name: say(name), endings }),
                };
                task = asked.map(Message::Answered);
            }
            Message::Answered(Answer::Chosen(path)) => return (Some(path), task),
            Message::Answered(Answer::Cancelled) => {}
            Message::Answered(Answer::Missing) => {
                let folder = desk.outside.documents().join("").display().to_string();
                self.typed.get_or_insert(folder);
                task = operation::focus(FIELD).chain(operation::move_cursor_to_end(FIELD)).chain(reveal());
            }
            Message::Typed(path) => self.typed = Some(path),
            Message::Sent => {
                let typed = self.typed.as_deref().map(str::trim).filter(|path| !path.is_empty());
                return (typed.map(PathBuf::from), task);
            }
            Message::Dropped => self.close(),
        }
        (None, task)
    }

    pub fn open(&mut self, message: Message, desk: &Desk) -> Action<Message> {
        match self.update(message, desk) {
            (Some(path), _) => Action::Open(Route::of_file(path)),
            (None, task) => Action::Run(task),
        }
    }

    pub fn view<'a>(&self, ui: Ui) -> Option<Element<'a, Message>> {
        let typed = self.typed.as_ref()?;
        let (title, name, endings) = self.sought.parts();
        let endings: Vec<String> = endings.iter().map(|ending| format!("….{ending}")).collect();
        let hint = if self.sought.is_folder() { ui.lang.say(&Phrase::new(name)) } else { endings.join(", ") };
        let field = ui.field(&hint, typed, TypeSize::Body).padding(ui.gap(8.0)).on_input(Message::Typed);
        let field = field.on_submit(Message::Sent).id(FIELD);
        let label = match self.sought {
            Sought::Import => tr!(ui.lang, "archive-import-here"),
            Sought::Export => tr!(ui.lang, "archive-copy-here"),
            Sought::Kept | Sought::Participants | Sought::Record | Sought::Results => tr!(ui.lang, "app-open"),
        };
        let open = ui.primary(label).on_press(Message::Sent).id("open-typed");
        let drop = ui.button(tr!(ui.lang, "app-close")).on_press(Message::Dropped);
        let line = row![container(field).width(Fill), open, drop].spacing(ui.gap(8.0)).align_y(Center);
        let title = ui.lang.say(&Phrase::new(title));
        let parts = column![ui.strong(title), ui.faint(tr!(ui.lang, "app-no-chooser")), line];
        Some(container(parts.spacing(ui.gap(6.0)).padding(ui.gap(14.0))).width(Fill).style(ui.card()).into())
    }
}
