//! What a player decides, and its notation (`docs/rules/dre13ehn.md`, "Notation").

use std::fmt;
use std::sync::Arc;

use super::super::name::{self, Name};
use crate::game::Illegal;
use crate::phrase;

/// What a player decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// `call WORD`.
    Call(Word),
    /// `silent`, the duel's answer to a thrown 0.
    Silent,
    /// `peek`: look under the cup.
    Peek,
    /// `throw`: throw again.
    Throw,
    /// `show`: uncover one's own dice.
    Show,
    /// `believe`: take the cup and throw.
    Believe,
    /// `uncover`: see the dice of the cup one was handed.
    Uncover,
    /// `ask`, after a claim of F13.
    Ask,
    /// `keep` the throw of the solo game.
    Keep,
}

/// A word that is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A name of the tables.
    Name(Name),
    /// Any other.
    Free(Arc<str>),
}

impl Word {
    /// Reads a word as it is typed.
    ///
    /// # Errors
    /// That it is empty or too long.
    pub fn read(typed: &str) -> Result<Self, Illegal> {
        if let Some(name) = Name::typed(typed) {
            return Ok(Self::Name(name));
        }
        match name::free(typed) {
            Some(word) => Ok(Self::Free(word.into())),
            None => Err(phrase!("dre13ehn-word-length", most = name::LONGEST).into()),
        }
    }

    /// The word.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Name(name) => name.word(),
            Self::Free(word) => word,
        }
    }
}

impl From<Name> for Word {
    fn from(name: Name) -> Self {
        Self::Name(name)
    }
}

/// The moves that are a single word.
const PLAIN: [(&str, Action); 8] = [
    ("silent", Action::Silent),
    ("peek", Action::Peek),
    ("throw", Action::Throw),
    ("show", Action::Show),
    ("believe", Action::Believe),
    ("uncover", Action::Uncover),
    ("ask", Action::Ask),
    ("keep", Action::Keep),
];

impl Action {
    /// Reads a notation.
    ///
    /// # Errors
    /// What it lacks.
    pub fn read(notation: &str) -> Result<Self, Illegal> {
        if let Some((_, plain)) = PLAIN.iter().find(|(word, _)| *word == notation) {
            return Ok(plain.clone());
        }
        match notation.strip_prefix("call ") {
            Some(word) => Word::read(word).map(Self::Call),
            None => Err(phrase!("dre13ehn-no-move", notation = notation.to_owned()).into()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Call(word) = self {
            return write!(f, "call {}", word.as_str());
        }
        let plain = PLAIN.iter().find(|(_, action)| action == self);
        f.write_str(plain.map_or("", |(word, _)| word))
    }
}
