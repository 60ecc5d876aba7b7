//! A decision that is typed instead of chosen.

use super::{Note, State};
use crate::app::prelude::*;
use crate::game::record::Entry;
use crate::game::{Seat, Turn};
use crate::table::Typing;

/// The name of the field in which a decision is typed.
pub(super) const FIELD: &str = "typing";
/// The most letters of a decision that is typed; the game itself may take fewer.
const MOST: usize = 120;

/// What happened to the field.
#[derive(Clone, Debug)]
pub enum Message {
    /// A decision is to be typed.
    Pressed,
    /// What is typed so far.
    Changed(String),
    /// It is typed.
    Sent,
}

impl State {
    /// Handles what happened to the field.
    pub(super) fn typed_in(&mut self, message: Message, desk: &mut Desk) -> Task<super::Message> {
        match message {
            Message::Pressed if self.typing().is_some() => return operation::focus(FIELD),
            Message::Pressed => {}
            Message::Changed(text) => {
                self.text = text.chars().filter(|letter| !letter.is_control()).take(MOST).collect();
                self.note = None;
            }
            Message::Sent => return self.sent(desk),
        }
        Task::none()
    }

    /// What may be typed now instead of choosing.
    pub(super) fn typing(&self) -> Option<(Seat, Typing)> {
        let seat = self.seat.filter(|_| self.is_asked() && matches!(self.table.turn(), Turn::Seats(_)))?;
        Some((seat, self.table.typing(seat)?))
    }

    /// What was typed is decided, if it may be.
    fn sent(&mut self, desk: &mut Desk) -> Task<super::Message> {
        let Some((seat, typing)) = self.typing().filter(|_| !self.text.trim().is_empty()) else { return Task::none() };
        let notation = format!("{}{}", typing.prefix, self.text.trim());
        match self.table.read(&Entry::Act { seat, notation: notation.clone() }) {
            Ok(_) => self.decide(seat, notation, desk),
            Err(reason) => {
                self.note = Some(Note::Mistyped(reason.0));
                Task::none()
            }
        }
    }
}
