//! A question of the trainer on screen: what is shown, how it is answered, what was right. Knows no schedule or clock.

use club::store::settings::Dice;
use club::trainer::picture::{lying, rune};
use club::trainer::question::{AnswerMode, Front};
use club::trainer::{Question, Reply};
use games::dre13ehn::name;

use crate::app::keys::Hears;
use crate::app::prelude::*;

mod view;

pub use view::{WIDEST, again, answering, card, forbidden, number, page, said, shown, small, solved, taught};

pub const FIELD: &str = "answer";

#[derive(Debug)]
pub struct Prompt {
    question: Question,
    typed: String,
    picture: Option<Picture>,
    /// Whether it is asked against the clock: silence is kept by waiting, and nothing is shown before.
    hurried: bool,
    hint: Option<Phrase>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    Typed(String),
    Lettered(String),
    Erased,
    /// What is asked by ear is to be heard again; slowly, if so.
    Heard(bool),
    Replied(Reply),
}

pub const SHORTCUTS: &[Shortcut<Prompt, Message>] = &[
    Shortcut::new("1 2 3 …", "practise-key-choose", |asked, pressed, _| {
        let AnswerMode::Choose(choices) = &asked.question.way else { return None };
        let place = pressed.number()?.checked_sub(1)?;
        (place < choices.len()).then_some(Message::Replied(Reply::Chosen(place)))
    }),
    Shortcut::new("F2", "practise-key-wordless", |asked, _, _| asked.wordless().map(Message::Replied)),
    Shortcut::new("F3", "practise-key-show", |asked, _, _| (!asked.hurried).then_some(Message::Replied(Reply::GaveUp))),
    Shortcut::new("F5, F6", "practise-key-hear", |asked, pressed, _| {
        asked.question.heard().map(|_| Message::Heard(pressed.is("F6")))
    }),
    Shortcut::new("R, S", "practise-key-hear-untyped", |asked, pressed, _| {
        asked.is_heard_and_chosen().then(|| Message::Heard(pressed.is("S")))
    }),
];

impl Prompt {
    pub fn new(question: Question, hurried: bool, desk: &Desk) -> Self {
        let mut asked = Self { question, typed: String::new(), picture: None, hurried, hint: None };
        asked.refresh(desk);
        asked
    }

    pub fn refresh(&mut self, desk: &Desk) {
        self.picture = match &self.question.shown {
            Front::Dice(dice) => Some(Picture::new(lying(dice, desk.settings().dice == Dice::Solid))),
            Front::Sign(sign) => Some(Picture::new(rune(*sign))),
            Front::Word(_) | Front::Text(_) | Front::Heard(_) => None,
        };
    }

    pub fn question(&self) -> &Question {
        &self.question
    }

    fn is_typed(&self) -> bool {
        match self.question.way {
            AnswerMode::Name | AnswerMode::Number => true,
            AnswerMode::Choose(_) => false,
        }
    }

    fn wordless(&self) -> Option<Reply> {
        match (self.question.silence, self.question.nothing) {
            (true, _) => Some(Reply::Silent),
            (false, true) => Some(Reply::Nothing),
            (false, false) => None,
        }
    }

    pub fn focus<M: Send + 'static>(&self) -> Task<M> {
        if self.is_typed() { operation::focus(FIELD) } else { Task::none() }
    }

    pub fn hear(&self, slowly: bool, desk: &mut Desk) {
        if let Some(words) = self.question.heard() {
            desk.speak_at(words, slowly);
        }
    }

    pub fn hears(&self) -> Hears {
        if self.is_typed() { Hears::Letters } else { Hears::Commands }
    }

    pub fn key(&self, pressed: &KeyPress, desk: &Desk) -> Option<Message> {
        shortcut::find(SHORTCUTS, self, pressed, desk)
            .or_else(|| self.is_typed().then(|| self.typing(pressed)).flatten())
    }

    fn typing(&self, pressed: &KeyPress) -> Option<Message> {
        if pressed.is("Enter") {
            return self.sent().map(Message::Replied);
        }
        if pressed.is("Backspace") {
            return Some(Message::Erased);
        }
        pressed.written().map(|letters| Message::Lettered(letters.to_owned()))
    }

    fn is_heard_and_chosen(&self) -> bool {
        self.question.heard().is_some() && !self.is_typed()
    }

    /// What Enter says: the word that is typed; that the answer is asked for, where nothing is.
    fn sent(&self) -> Option<Reply> {
        match (self.typed.trim(), self.hurried) {
            ("", true) => None,
            ("", false) => Some(Reply::GaveUp),
            (word, _) => Some(Reply::Word(word.to_owned())),
        }
    }

    /// Whether it is asked by ear where nothing is heard: any answer would be a guess.
    pub fn is_unheard(&self, desk: &Desk) -> bool {
        self.question.heard().is_some() && desk.is_deaf()
    }

    pub fn update<M: Send + 'static>(&mut self, message: Message, desk: &mut Desk) -> (Option<Reply>, Task<M>) {
        match message {
            Message::Typed(typed) => {
                self.type_in(&typed);
                (None, Task::none())
            }
            // Whoever has clicked elsewhere types on as before.
            Message::Lettered(letters) => {
                self.type_in(&format!("{}{letters}", self.typed));
                (None, self.focus())
            }
            Message::Erased => {
                self.typed.pop();
                (None, self.focus())
            }
            Message::Heard(slowly) => {
                self.hear(slowly, desk);
                (None, self.focus())
            }
            Message::Replied(reply) => match self.question.other_kind(&reply) {
                Some(hint) => {
                    (self.hint, self.typed) = (Some(hint), String::new());
                    (None, self.focus())
                }
                None => (Some(reply), Task::none()),
            },
        }
    }

    fn type_in(&mut self, typed: &str) {
        self.typed = typed
            .chars()
            .filter(|letter| !letter.is_control() && !matches!(letter, '+' | '='))
            .take(name::LONGEST)
            .collect();
    }
}
