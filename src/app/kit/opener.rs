//! A file or a folder from anywhere: chosen in the system's dialog or, where there is none, by its path. Knows no screen.

use std::path::PathBuf;

use iced::widget::column;

use club::championship;
use club::store::journal;

use crate::app::outside::{Answer, Kind};
use crate::app::prelude::*;
use crate::app::widget::reveal::reveal;

const FIELD: &str = "open-path";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
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
            Self::Results => ("organise-take-results", "championships-people-kind", &["csv", "tsv", "txt"]),
            Self::Record => ("organise-take-record", "organise-record", &[journal::ENDING]),
            Self::Participants => ("championships-people-file", "championships-people-kind", &["csv", "tsv", "txt"]),
            Self::Import => ("archive-import-from", "archive-folder", &[]),
            Self::Export => ("archive-export-to", "archive-folder", &[]),
        }
    }

    const fn is_folder(self) -> bool {
        matches!(self, Self::Import | Self::Export)
    }
}

/// What is sought, and its path as far as it is typed, where nobody could be asked.
#[derive(Debug, Default)]
pub struct Opener(Option<(Sought, String)>);

#[derive(Clone, Debug)]
pub enum Message {
    Pressed(Sought),
    Answered(Sought, Answer),
    Typed(String),
    Sent,
    Dropped,
}

impl Opener {
    pub fn sought(&self) -> Option<Sought> {
        self.0.as_ref().map(|(sought, _)| *sought)
    }

    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    pub fn close(&mut self) {
        self.0 = None;
    }

    /// What was found, if anything. A typed path stays to be mended until it is dropped or something else is sought.
    pub fn update(&mut self, message: Message, desk: &Desk) -> (Option<(Sought, PathBuf)>, Task<Message>) {
        if let Message::Pressed(sought) | Message::Answered(sought, _) = message {
            self.0.take_if(|(other, _)| *other != sought);
        }
        let mut task = Task::none();
        match message {
            Message::Pressed(sought) => {
                let (title, name, endings) = sought.parts();
                let say = |id| desk.lang().say(&Phrase::new(id));
                let asked = match sought.is_folder() {
                    true => desk.outside.folder(say(title)),
                    false => desk.outside.file(say(title), Kind { name: say(name), endings }),
                };
                task = asked.map(move |answer| Message::Answered(sought, answer));
            }
            Message::Answered(sought, Answer::Chosen(path)) => return (Some((sought, path)), task),
            Message::Answered(_, Answer::Cancelled) => {}
            Message::Answered(sought, Answer::Missing) => {
                self.0.get_or_insert_with(|| (sought, desk.outside.documents().join("").display().to_string()));
                task = operation::focus(FIELD).chain(operation::move_cursor_to_end(FIELD)).chain(reveal());
            }
            Message::Typed(path) => {
                if let Some((_, typed)) = &mut self.0 {
                    *typed = path;
                }
            }
            Message::Sent => {
                let typed = self.0.as_ref().map(|(sought, path)| (*sought, path.trim()));
                let typed = typed.filter(|(_, path)| !path.is_empty());
                return (typed.map(|(sought, path)| (sought, PathBuf::from(path))), task);
            }
            Message::Dropped => self.close(),
        }
        (None, task)
    }

    pub fn open(&mut self, message: Message, desk: &Desk) -> Action<Message> {
        match self.update(message, desk) {
            (Some((_, path)), _) => Action::Open(Route::of_file(path)),
            (None, task) => Action::Run(task),
        }
    }

    pub fn view<'a>(&self, ui: Ui) -> Option<Element<'a, Message>> {
        let (sought, typed) = self.0.as_ref()?;
        let (title, name, endings) = sought.parts();
        let endings: Vec<String> = endings.iter().map(|ending| format!("….{ending}")).collect();
        let hint = if sought.is_folder() { ui.say(&Phrase::new(name)) } else { endings.join(", ") };
        let field = ui.field(&hint, typed, TypeSize::Body).padding(ui.gap(8.0)).on_input(Message::Typed);
        let field = field.on_submit(Message::Sent).id(FIELD);
        let label = match sought {
            Sought::Import => tr!(ui, "archive-import-here"),
            Sought::Export => tr!(ui, "archive-copy-here"),
            Sought::Kept | Sought::Participants | Sought::Record | Sought::Results => tr!(ui, "app-open"),
        };
        let open = ui.primary(label).on_press(Message::Sent).id("open-typed");
        let drop = ui.button(tr!(ui, "app-close")).on_press(Message::Dropped);
        let line = row![container(field).width(Fill), open, drop].spacing(ui.gap(8.0)).align_y(Center);
        let title = ui.say(&Phrase::new(title));
        let parts = column![ui.strong(title), ui.faint(tr!(ui, "app-no-chooser")), line];
        Some(container(parts.spacing(ui.gap(6.0)).padding(ui.gap(14.0))).width(Fill).style(ui.card()).into())
    }
}
