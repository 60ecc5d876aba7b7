//! A decision that is typed instead of chosen.

use games::game::record::Entry;
use games::game::{Seat, Turn};
use games::table::{Reading, Typed, Typing};

use super::{Message, Note, State};
use crate::app::prelude::*;
use crate::app::widget::reveal::follow;

pub(super) const FIELD: &str = "typing";
pub(super) const CARD: &str = "typing-card";
/// The game itself may take fewer letters.
const MOST: usize = 120;

impl State {
    pub(super) fn typing_pressed(&mut self) -> Task<Message> {
        let Some((_, typing)) = self.may_type() else { return Task::none() };
        self.asks_typing = typing.means == Typed::Touches;
        focus_on(FIELD)
    }

    pub(super) fn text_changed(&mut self, text: &str, desk: &Desk) {
        self.text = text.chars().filter(|letter| !letter.is_control()).take(MOST).collect();
        self.note = None;
        // What a hint has pointed out goes with its words.
        if self.coach.hint.take().is_some() {
            self.redraw(desk);
        }
    }

    /// Whoever has not gone to the field types there all the same.
    pub(super) fn lettered(&mut self, letters: &str, desk: &Desk) -> Task<Message> {
        self.text_changed(&format!("{}{letters}", self.text), desk);
        focus_on(FIELD)
    }

    pub(super) fn text_sent(&mut self, desk: &mut Desk) -> Task<Message> {
        let sent = self.sent(desk);
        let is_wrong = matches!(self.note, Some(Note::Mistyped(_)));
        if is_wrong { sent.chain(follow(CARD)) } else { sent }
    }

    /// What may be typed now instead of choosing, and is shown.
    pub(super) fn typing(&self) -> Option<(Seat, Typing)> {
        self.may_type().filter(|(_, typing)| typing.means != Typed::Touches || self.asks_typing)
    }

    pub(super) fn may_type(&self) -> Option<(Seat, Typing)> {
        let seat = self.seat.filter(|_| self.is_asked() && matches!(self.table.turn(), Turn::Seats(_)))?;
        Some((seat, self.table.typing(seat)?))
    }

    pub(super) fn call(&self) -> Option<(Seat, Typing)> {
        self.may_type().filter(|(_, typing)| typing.means != Typed::Touches)
    }

    pub(super) fn reading(&self) -> Option<Reading> {
        let (seat, typing) = self.typing()?;
        let text = Some(self.text.trim()).filter(|text| !text.is_empty() && typing.means != Typed::Touches)?;
        self.table.reading(seat, text)
    }

    /// What is called, where it may be a slip and no time runs: a lesson says itself what comes of it.
    pub(super) fn odd_call(&self, notation: &str, desk: &Desk) -> Option<String> {
        let (seat, typing) = self.call().filter(|_| self.guide.is_none() && self.time(desk).is_none())?;
        let Typed::Decides(prefix) = typing.means else { return None };
        let call = notation.strip_prefix(prefix)?;
        self.table.reading(seat, call).filter(|reading| reading.is_odd).map(|_| call.to_owned())
    }

    fn sent(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some((seat, typing)) = self.typing() else { return Task::none() };
        let text = self.text.trim().to_owned();
        match typing.means {
            // What is touched is confirmed by the next Enter.
            Typed::Touches if text.is_empty() => match self.next_offer() {
                Some(offer) => self.choose(offer.action, desk),
                None => Task::none(),
            },
            Typed::Touches => {
                let task = self.touch(desk, |table, eyes| table.touch(eyes, &text));
                match self.note.take() {
                    Some(Note::Refused(why)) => self.note = Some(Note::Mistyped(why)),
                    other => {
                        self.note = other;
                        self.text.clear();
                    }
                }
                task
            }
            Typed::Decides(_) if text.is_empty() => Task::none(),
            Typed::Decides(prefix) => {
                let notation = format!("{prefix}{text}");
                match self.table.read(&Entry::Act { seat, notation: notation.clone() }) {
                    Ok(_) => {
                        desk.types_calls = true;
                        self.choose(notation, desk)
                    }
                    Err(reason) => {
                        self.refuse(Note::Mistyped(reason.0));
                        Task::none()
                    }
                }
            }
        }
    }
}
