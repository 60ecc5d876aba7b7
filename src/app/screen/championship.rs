//! A championship: its round, its tables, its plan. Knows no game by name.

use std::path::Path;

use crate::app::prelude::*;

/// The screen.
#[derive(Debug)]
pub struct State;

/// What happened on it.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another screen was asked for.
    Asked(Way),
}

impl State {
    /// The championship of that file; where it cannot be opened, it is said why.
    pub(crate) fn open(path: &Path, desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        desk.open_championship(path).then_some((Self, Task::none()))
    }
}

impl Pane for State {
    type Message = Message;

    fn name(&self, desk: &Desk) -> String {
        desk.championship().map_or_else(String::new, |open| open.cup().head().name.clone())
    }

    fn update(&mut self, message: Message, _desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => Action::Open(way),
        }
    }

    fn close(self, desk: &mut Desk) {
        desk.close_championship();
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        bar(desk.ui(), self.name(desk), Message::Asked, [])
    }
}
