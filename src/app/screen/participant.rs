//! Somebody who takes part in the championship that is open: their matches, the course of their rank. Knows no game.

use crate::app::prelude::*;
use crate::championship::Id;

/// The screen.
#[derive(Debug)]
pub struct State {
    id: Id,
}

/// What happened on it.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another screen was asked for.
    Asked(Way),
}

impl State {
    /// The page of that participant, if there is one.
    pub(crate) fn new(id: Id, desk: &Desk) -> Option<Self> {
        let people = desk.championship()?.cup().people();
        (1..=people.len()).contains(&id).then_some(Self { id })
    }
}

impl Pane for State {
    type Message = Message;

    fn name(&self, desk: &Desk) -> String {
        desk.championship().map_or_else(String::new, |open| open.cup().name(self.id).to_owned())
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
