//! What the keys do at the table.

use std::time::Duration;

use games::table::Choice;

use super::guide::Guide;
use super::herald::Inquiry;
use super::{Activity, Message, State};
use crate::app::kit::board::Lead;
use crate::app::prelude::*;

/// How long whoever presses a key again and again takes to see that it is another page.
const AFTER_LESSON: Duration = Duration::from_millis(1500);

pub(super) const SHORTCUTS: &[Shortcut<State, Message>] = &[
    // Theirs even where there is nothing to do: they scroll nothing here.
    Shortcut::new("Enter, Space", "app-key-enter", |state, _, desk| {
        let go = if state.comes_from_lesson(desk) { None } else { state.go() };
        go.or(Some(Message::SkipPressed))
    }),
    Shortcut::new("← → ↑ ↓", "app-key-arrows", |_, pressed, _| {
        Some(Message::CursorMoved(Lead::By(pressed.key().clone())))
    }),
    Shortcut::new("Shift+← → ↑ ↓", "herald-look-round", |_, pressed, _| {
        Some(Message::CursorMoved(Lead::Over(pressed.key().clone())))
    }),
    Shortcut::new("1 2 3 …", "app-key-digits", |state, pressed, _| state.letter(pressed.letter()?)),
    Shortcut::new("Backspace", "app-key-backspace", |state, _, _| Some(state.taken_back())),
    Shortcut::new("Ctrl+Z", "app-key-undo", |_, _, _| Some(Message::UndoPressed)),
    Shortcut::new("Ctrl+Y, Shift+Ctrl+Z", "app-key-redo", |_, _, _| Some(Message::RedoPressed)),
    Shortcut::new("V", "app-key-look", |state, _, _| state.may_look().map(|_| Message::LookPressed)),
    Shortcut::new("C /", "app-key-call", |state, _, _| state.may_type().map(|_| Message::TypingPressed)),
    Shortcut::new("F", "app-key-hurry", |state, _, _| state.may_hurry().then_some(Message::HurryPressed)),
    Shortcut::new("H", "app-key-hint", |_, _, _| Some(Message::HintPressed)),
    Shortcut::new("A", "app-key-better", |state, _, _| state.coach.says().map(|_| Message::BetterPressed)),
    Shortcut::new("R", "app-key-rules", |state, _, _| Some(Message::Asked(state.rules()))),
    Shortcut::new("F2", "herald-standing", |_, pressed, _| inquired(pressed)),
    Shortcut::new("F3", "herald-since", |_, pressed, _| inquired(pressed)),
    Shortcut::new("F4", "herald-open", |_, pressed, _| inquired(pressed)),
    Shortcut::new("F5", "herald-figures", |_, pressed, _| inquired(pressed)),
    Shortcut::new("Ctrl+P", "app-key-print", |_, _, _| Some(Message::PrintPressed)),
    Shortcut::new("Ctrl+N", "app-key-again", |_, _, _| Some(Message::SetupPressed)),
    Shortcut::new("Esc", "app-key-escape", |state, _, _| state.holds_something().then_some(Message::Released)),
];

fn inquired(pressed: &KeyPress) -> Option<Message> {
    Inquiry::of(pressed.key()).map(Message::Inquired)
}

impl State {
    /// Whether there is a selection, a hint or a cursor that Escape drops first.
    fn holds_something(&self) -> bool {
        !self.real.typed.is_empty()
            || self.note.is_some()
            || self.coach.hint.is_some()
            || self.touched.board.cursor.is_some()
            || self.asks_typing
            || self.coach.is_chosen
            || !self.touched.begun.is_empty()
            || self.table.is_touched()
    }

    /// What a key does: what the game gives a letter to comes before the table's own.
    pub(super) fn keyed(&self, pressed: &KeyPress, desk: &Desk) -> Option<Message> {
        if self.hand.curtain.is_some() {
            // Behind it nothing is touched; Escape leads out.
            let lifts = pressed.is("Enter") || pressed.is("Space");
            return lifts.then_some(Message::CurtainLifted);
        }
        let of_game = pressed.letter().and_then(|letter| self.letter(letter));
        if of_game.is_none() && self.is_spelt(pressed) {
            return self.spelt(pressed);
        }
        of_game.or_else(|| shortcut::find(SHORTCUTS, self, pressed, desk))
    }

    /// Whether it is a letter of a call, or was meant for one that is asked in a moment. No name begins with what looks under
    /// the cup, leads to the field or hurries the others.
    fn is_spelt(&self, pressed: &KeyPress) -> bool {
        let is_command = match pressed.letter() {
            Some('v') => self.may_look().is_some(),
            Some('c') => self.text.is_empty(),
            Some('f') => self.may_hurry(),
            Some(letter) => !letter.is_alphabetic(),
            None => true,
        };
        self.spells && !is_command && (self.call().is_some() || self.pace.goes_on())
    }

    fn spelt(&self, pressed: &KeyPress) -> Option<Message> {
        let letters = pressed.written().filter(|letters| letters.chars().all(char::is_alphabetic))?;
        self.call().map(|_| Message::Lettered(letters.to_owned()))
    }

    fn taken_back(&self) -> Message {
        if !self.real.typed.is_empty() {
            return Message::FaceRemoved;
        }
        match self.pace.stage == Activity::Coached {
            true => Message::UndoPressed,
            false => Message::Retracted,
        }
    }

    pub(super) fn unkeyed(&self, pressed: &KeyPress) -> Option<Message> {
        (pressed.is_key("V") && self.hand.looking.is_some()).then_some(Message::LookEnded)
    }

    fn go(&self) -> Option<Message> {
        match self.pace.stage {
            Activity::Tumbling | Activity::Pausing(..) => Some(Message::SkipPressed),
            Activity::Resting(_) => Some(self.once_read(Message::SkipPressed)),
            Activity::Thinking(_) => None,
            Activity::Coached => Some(Message::GoOnPressed),
            Activity::Idle if self.guide.as_ref().is_some_and(Guide::is_over) => {
                self.guide.as_ref().map(|guide| self.once_read(guide.after()))
            }
            Activity::Idle if self.may_throw() => Some(self.once_read(Message::ThrowPressed)),
            Activity::Idle if !self.real.typed.is_empty() => self.typed_key(),
            Activity::Idle => {
                let begun = &*self.touched.begun;
                let typed = self.touched.typed(begun).map(Message::SpotPressed);
                // What is begun and names nothing yet waits for more.
                if typed.is_none() && !begun.is_empty() {
                    return None;
                }
                let ringed = self.touched.board.cursor.is_some().then_some(Message::CursorPressed);
                // A hint is ringed too.
                let hinted = self.coach.hint.clone().filter(|_| self.is_asked() && !self.table.is_composed());
                let next = || self.next_offer().map(|offer| offer.action);
                // Whoever has touched something has read what is asked.
                let read = |offer| if self.table.is_touched() { offer } else { self.once_read(offer) };
                typed.or(ringed).or_else(|| hinted.or_else(next).map(Message::OfferPressed).map(read))
            }
        }
    }

    /// In a lesson no key goes past a text that has just come, either.
    fn once_read(&self, message: Message) -> Message {
        if self.lesson().is_some() { Message::Docked(Box::new(message)) } else { message }
    }

    /// Whether a key may still be meant for the end of the lesson before.
    fn comes_from_lesson(&self, desk: &Desk) -> bool {
        let now = desk.watch.instant();
        let is_new = self.lesson_left.is_some_and(|left| now.saturating_duration_since(left) < AFTER_LESSON);
        is_new && self.pace.version == 0
    }

    pub(super) fn next_offer(&self) -> Option<Choice> {
        self.offers().into_iter().find(|offer| offer.weight.stands_out())
    }

    pub(super) fn offers(&self) -> Vec<Choice> {
        self.seat.filter(|_| self.is_asked()).map(|seat| self.table.offers(seat)).unwrap_or_default()
    }

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

    fn letter(&self, letter: char) -> Option<Message> {
        let decides = || {
            let offer = self.offers().into_iter().find(|offer| offer.key == Some(letter));
            offer.map(|offer| Message::OfferPressed(offer.action))
        };
        let touches = || self.touched.key(letter).filter(|_| self.is_asked());
        self.face_key(letter).or_else(decides).or_else(touches)
    }
}
