//! What the keys do at the table.

use super::guide::Guide;
use super::herald::Inquiry;
use super::{Message, Stage, State, board, coach, hand, pace, real, typing};
use crate::app::kit::board::Lead;
use crate::app::prelude::*;
use crate::table::Choice;

impl State {
    /// Whether there is a selection, a hint or a cursor that Escape drops first.
    fn holds_something(&self) -> bool {
        !self.real.typed.is_empty()
            || self.note.is_some()
            || self.coach.hint.is_some()
            || self.touched.board.cursor.is_some()
            || self.asks_typing
            || self.coach.is_chosen
            || !self.touched.begun().is_empty()
            || self.table.is_touched()
    }

    /// What a key does.
    pub(super) fn keyed(&self, key: &Key, modifiers: Modifiers) -> Option<Message> {
        if self.hand.curtain.is_some() {
            // Behind it nothing is touched; Escape leads out.
            return matches!(key, Key::Named(Named::Enter | Named::Space))
                .then_some(Message::Hand(hand::Message::CurtainLifted));
        }
        match key {
            Key::Named(Named::Escape) => self.holds_something().then_some(Message::Released),
            // Theirs even where there is nothing to do: they scroll nothing here.
            Key::Named(Named::Enter | Named::Space) => self.go().or(Some(Message::Pace(pace::Message::SkipPressed))),
            Key::Named(Named::Backspace) if !self.real.typed.is_empty() => {
                Some(Message::Real(real::Message::FaceRemoved))
            }
            Key::Named(Named::Backspace) if self.pace.stage == Stage::Coached => Some(Message::UndoPressed),
            Key::Named(Named::Backspace) => Some(Message::Board(board::Message::Retracted)),
            Key::Named(Named::ArrowLeft | Named::ArrowRight | Named::ArrowUp | Named::ArrowDown) => {
                let lead = if modifiers.shift() { Lead::Over } else { Lead::By };
                Some(Message::Board(board::Message::CursorMoved(lead(key.clone()))))
            }
            Key::Character(letter) if modifiers.command() => match letter.as_str() {
                "z" | "Z" if modifiers.shift() => Some(Message::RedoPressed),
                "z" | "Z" => Some(Message::UndoPressed),
                "y" | "Y" => Some(Message::RedoPressed),
                "p" => Some(Message::PrintPressed),
                "n" => Some(Message::SetupPressed),
                _ => None,
            },
            Key::Character(letter) => {
                let letter = letter.chars().next()?.to_ascii_lowercase();
                self.letter(letter)
            }
            Key::Named(_) => Inquiry::of(key).map(Message::Inquired),
            Key::Unidentified => None,
        }
    }

    /// What letting go of a key does.
    pub(super) fn unkeyed(&self, key: &Key) -> Option<Message> {
        let looked = matches!(key, Key::Character(letter) if letter.eq_ignore_ascii_case("v"));
        (looked && self.hand.looking.is_some()).then_some(Message::Hand(hand::Message::LookEnded))
    }

    /// Enter and Space: whatever is to be done next.
    fn go(&self) -> Option<Message> {
        match self.pace.stage {
            Stage::Tumbling | Stage::Resting(_) | Stage::Pausing(..) => Some(Message::Pace(pace::Message::SkipPressed)),
            Stage::Thinking(_) => None,
            Stage::Coached => Some(Message::Coach(coach::Message::GoOnPressed)),
            Stage::Idle if self.guide.as_ref().is_some_and(Guide::is_over) => self.guide.as_ref().map(Guide::after),
            Stage::Idle if self.may_throw() => Some(Message::Pace(pace::Message::ThrowPressed)),
            Stage::Idle if !self.real.typed.is_empty() => self.typed_key(),
            Stage::Idle => {
                let begun = self.touched.begun();
                let typed = self.touched.typed(begun).map(board::Message::SpotPressed);
                // What is begun and names nothing yet waits for more.
                if typed.is_none() && !begun.is_empty() {
                    return None;
                }
                // What is ringed, before what comes next.
                let ringed = self.touched.board.cursor.is_some().then_some(board::Message::CursorPressed);
                // A hint is ringed too.
                let hinted = self.coach.hint.clone().filter(|_| self.is_asked() && !self.table.is_composed());
                let next = || self.next_offer().map(|offer| offer.action);
                typed.or(ringed).map(Message::Board).or_else(|| hinted.or_else(next).map(Message::OfferPressed))
            }
        }
    }

    /// What comes next, if that is offered.
    pub(super) fn next_offer(&self) -> Option<Choice> {
        self.offers().into_iter().find(|offer| offer.weight.stands_out())
    }

    /// What is offered beside the board.
    pub(super) fn offers(&self) -> Vec<Choice> {
        self.seat.filter(|_| self.is_asked()).map(|seat| self.table.offers(seat)).unwrap_or_default()
    }

    /// What a key decides or presses just now, and what that is.
    pub(super) fn keys_now(&self, lang: Lang) -> Vec<(String, String)> {
        if !self.is_asked() {
            return Vec::new();
        }
        let offers =
            self.offers().into_iter().filter_map(|offer| Some((offer.key?.to_string(), lang.say(&offer.name))));
        let spots = &self.touched.board.picture.drawing().spots;
        let spots = spots.iter().filter_map(|area| Some((area.key.clone()?, area.says.clone())));
        let mut all: Vec<(String, String)> = Vec::new();
        let typing = self.may_type().map(|(_, typing)| ("c".to_owned(), lang.say(&typing.label)));
        for (key, does) in offers.chain(spots).chain(typing) {
            if all.iter().all(|(other, _)| *other != key) && !does.is_empty() {
                all.push((key, does));
            }
        }
        all
    }

    /// A letter or digit: a face of a real die, a decision beside the board, a spot of the board, or a tool.
    fn letter(&self, letter: char) -> Option<Message> {
        if let Some(typed) = self.face_key(letter) {
            return Some(typed);
        }
        let offer = self.offers().into_iter().find(|offer| offer.key == Some(letter));
        if let Some(offer) = offer {
            return Some(Message::OfferPressed(offer.action));
        }
        if let Some(touched) = self.touched.key(letter).filter(|_| self.is_asked()) {
            return Some(Message::Board(touched));
        }
        match letter {
            'a' if self.coach.says().is_some() => Some(Message::Coach(coach::Message::BetterPressed)),
            'v' if self.may_look().is_some() => Some(Message::Hand(hand::Message::LookPressed)),
            'c' | '/' if self.may_type().is_some() => Some(Message::Typing(typing::Message::Pressed)),
            'f' if self.may_hurry() => Some(Message::Pace(pace::Message::HurryPressed)),
            'h' => Some(Message::Coach(coach::Message::HintPressed)),
            'r' => Some(Message::Asked(self.rules())),
            _ => None,
        }
    }
}
