//! Where a file goes: typed, or chosen in the system's dialog; what lies there is replaced only on a second word.

use std::path::{Path, PathBuf};

use iced::widget::column;

use crate::app::outside::{Answer, Kind};
use crate::app::prelude::*;

const KEEP: &str = "file-keep";

#[derive(Debug, Default)]
pub struct Target {
    pub path: String,
    /// The file that lies there, while it is asked whether to replace it.
    replaces: Option<PathBuf>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Typed(String),
    ChoosePressed,
    Chosen(Answer),
    Sent,
    ReplacePressed,
    ReplaceRefused,
}

/// There is no dialog: the path is to be typed in that field.
pub fn nobody_asked<M: Send + 'static>(field: &'static str, desk: &mut Desk) -> Task<M> {
    desk.warn(phrase!("app-no-chooser"));
    focus_on(field)
}

impl Target {
    pub fn retarget(&mut self, path: String) {
        (self.path, self.replaces) = (path, None);
    }

    /// Where the file is to be written now, if it is. The dialog has that title and asks for that kind.
    pub fn update(
        &mut self,
        message: Message,
        field: &'static str,
        (title, kind): (String, Kind),
        desk: &mut Desk,
    ) -> (Option<PathBuf>, Task<Message>) {
        match message {
            Message::Typed(path) => self.retarget(path),
            Message::ChoosePressed => {
                return (None, desk.outside.target(title, kind, Path::new(&self.path)).map(Message::Chosen));
            }
            Message::Chosen(Answer::Cancelled) => {}
            Message::Chosen(Answer::Missing) => return (None, nobody_asked(field, desk)),
            // The system's dialog has asked whether what lies there is to be replaced.
            Message::Chosen(Answer::Chosen(path)) => {
                self.path = path.display().to_string();
                return (Some(path), Task::none());
            }
            Message::Sent => {
                let path = PathBuf::from(self.path.trim());
                if !path.exists() {
                    return (Some(path).filter(|path| !path.as_os_str().is_empty()), Task::none());
                }
                // However often it is pressed: what lies there is not replaced by a double click.
                self.replaces = Some(path);
                return (None, focus_on(KEEP));
            }
            Message::ReplacePressed => return (self.replaces.take(), Task::none()),
            Message::ReplaceRefused => {
                self.replaces = None;
                return (None, focus_on(field));
            }
        }
        (None, Task::none())
    }

    /// What Escape says to the question, where it is asked.
    pub fn refusal(&self) -> Option<Message> {
        self.replaces.as_ref().map(|_| Message::ReplaceRefused)
    }

    pub fn question<'a>(&self, ui: Ui) -> Option<Element<'a, Message>> {
        let path = self.replaces.as_ref()?.display().to_string();
        let words = ui.body(tr!(ui, "app-print-replaces", path)).width(Fill);
        let replace = ui.button(tr!(ui, "app-print-replace")).on_press(Message::ReplacePressed).id("file-replace");
        let keep = ui.button(tr!(ui, "app-print-keep")).on_press(Message::ReplaceRefused).id(KEEP);
        let question = column![words, row![replace, keep].spacing(ui.gap(8.0)).wrap()].spacing(ui.gap(8.0));
        Some(container(question.padding(ui.gap(10.0))).width(Fill).style(ui.wrong()).into())
    }
}
