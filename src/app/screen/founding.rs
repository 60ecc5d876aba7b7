//! A championship that is set up: its plan, its game, its days, who takes part.

use crate::app::prelude::*;

/// The screen.
#[derive(Debug, Default)]
pub struct State;

/// What happened on it.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another screen was asked for.
    Asked(Way),
}

impl State {
    /// The screen as it is now.
    pub(crate) fn new(_desk: &mut Desk) -> Self {
        Self
    }
}

impl Pane for State {
    type Message = Message;

    fn name(&self, desk: &Desk) -> String {
        tr!(desk.lang(), "championships-new")
    }

    fn update(&mut self, message: Message, _desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => Action::Open(way),
        }
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        bar(desk.ui(), self.name(desk), Message::Asked, [])
    }
}
