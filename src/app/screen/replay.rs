//! All matches of the archive.

use iced::Element;
use iced::keyboard::{Key, Modifiers};
use iced::widget::column;

use super::Action;
use crate::app::desk::Desk;
use crate::tr;

/// The screen.
#[derive(Debug)]
pub struct State;

/// What happened on it.
#[derive(Clone, Debug)]
pub enum Message {
    /// Back to where one came from.
    Closed,
}

impl State {
    /// The screen as it begins.
    #[must_use]
    pub fn new(_desk: &Desk) -> Self {
        Self
    }

    /// Made anew.
    pub fn refresh(&mut self, _desk: &mut Desk) -> Action<Message> {
        Action::None
    }

    /// Its name.
    #[must_use]
    pub fn name(&self, desk: &Desk) -> String {
        tr!(desk.lang(), "app-archive")
    }

    /// Its keys.
    #[must_use]
    pub fn key(&self, _key: &Key, _modifiers: Modifiers, _desk: &Desk) -> Option<Message> {
        None
    }

    /// Handles what happened.
    pub fn update(&mut self, message: Message, _desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Closed => Action::Back,
        }
    }

    /// What is seen.
    pub fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        column![super::shelf::bar(ui, self.name(desk), Message::Closed, [])].into()
    }
}
