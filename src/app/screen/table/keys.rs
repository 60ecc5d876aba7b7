//! What the keys do at the table.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

use super::{Message, Stage, State};
use crate::app::way::Way;
use crate::table::Offer;

impl State {
    /// Whether there is a selection, a hint or a cursor that Escape drops first.
    fn holds_something(&self) -> bool {
        !self.typed.is_empty()
            || self.note.is_some()
            || self.hint.is_some()
            || self.cursor.is_some()
            || self.table.is_touched()
    }

    /// What a key does.
    pub(super) fn keyed(&self, key: &Key, modifiers: Modifiers) -> Option<Message> {
        if self.curtain.is_some() {
            // Behind it nothing is touched; Escape leads out.
            return matches!(key, Key::Named(Named::Enter | Named::Space)).then_some(Message::CurtainLifted);
        }
        match key {
            Key::Named(Named::Escape) => self.holds_something().then_some(Message::Released),
            Key::Named(Named::Enter | Named::Space) => self.go(),
            Key::Named(Named::Backspace) if !self.typed.is_empty() => Some(Message::FaceRemoved),
            Key::Named(Named::Backspace) => Some(Message::Retracted),
            Key::Named(Named::ArrowLeft | Named::ArrowRight | Named::ArrowUp | Named::ArrowDown) => {
                Some(Message::ArrowPressed(key.clone()))
            }
            Key::Character(letter) if modifiers.command() => match letter.as_str() {
                "z" | "Z" => Some(Message::UndoPressed),
                "p" => Some(Message::PrintPressed),
                "n" => Some(Message::SetupPressed),
                _ => None,
            },
            Key::Character(letter) => {
                let letter = letter.chars().next()?.to_ascii_lowercase();
                self.letter(letter)
            }
            Key::Named(_) | Key::Unidentified => None,
        }
    }

    /// What letting go of a key does.
    pub(super) fn unkeyed(&self, key: &Key) -> Option<Message> {
        let looked = matches!(key, Key::Character(letter) if letter.eq_ignore_ascii_case("v"));
        (looked && self.looking).then_some(Message::LookEnded)
    }

    /// Enter and Space: whatever is to be done next.
    fn go(&self) -> Option<Message> {
        match self.stage {
            Stage::Tumbling | Stage::Resting(_) | Stage::Pausing(..) => Some(Message::SkipPressed),
            Stage::Thinking(_) => None,
            Stage::Idle if self.may_throw() => Some(Message::ThrowPressed),
            Stage::Idle if !self.typed.is_empty() => self.typed_key(),
            Stage::Idle => {
                let next = self.offers().into_iter().find(|offer| offer.next);
                let pressed = self.cursor.is_some().then_some(Message::CursorPressed);
                next.map(|offer| Message::OfferPressed(offer.notation)).or(pressed)
            }
        }
    }

    /// What is offered beside the board.
    fn offers(&self) -> Vec<Offer> {
        self.seat.filter(|_| self.is_asked()).map(|seat| self.table.offers(seat)).unwrap_or_default()
    }

    /// A letter or digit: a face of a real die, a decision beside the board, a spot of the board, or a tool.
    fn letter(&self, letter: char) -> Option<Message> {
        if let Some(typed) = self.face_key(letter) {
            return Some(typed);
        }
        let offer = self.offers().into_iter().find(|offer| offer.key == Some(letter));
        if let Some(offer) = offer {
            return Some(Message::OfferPressed(offer.notation));
        }
        let spot = self.picture.drawing().spots.iter().find(|area| area.key == Some(letter));
        if let Some(area) = spot.filter(|_| self.is_asked()) {
            return Some(Message::SpotPressed(area.spot.clone()));
        }
        match letter {
            'v' if self.may_look().is_some() => Some(Message::LookPressed),
            'c' | '/' if self.typing().is_some() => Some(Message::TypingPressed),
            'f' if self.may_hurry() => Some(Message::HurryPressed),
            'h' => Some(Message::HintPressed),
            'r' => Some(Message::Asked(Way::Rules(self.table.title()))),
            _ => None,
        }
    }
}
