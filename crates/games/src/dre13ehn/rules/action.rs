//! What a player decides, and its notation (`docs/rules/dre13ehn.md`, "Notation").

use std::fmt;
use std::sync::Arc;

use base::phrase;

use super::super::name::{self, Meaning, Name};
use crate::game::Illegal;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Call(Word),
    /// `silent`, the duel's answer to a thrown 0.
    Silent,
    /// Nothing was called before the time was up. Written it is `call iš`, for which it counts: no notation is read as it.
    Late,
    Peek,
    Throw,
    Show,
    /// `believe`: take the cup and throw.
    Believe,
    Uncover,
    /// `ask`, after a claim of F13.
    Ask,
    Keep,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    Name(Name),
    Free(Arc<str>),
}

impl Word {
    /// An error where it is empty or too long.
    pub fn read(typed: &str) -> Result<Self, Illegal> {
        if let Some(name) = Name::typed(typed) {
            return Ok(Self::Name(name));
        }
        match name::free(typed) {
            Some(word) => Ok(Self::Free(word.into())),
            None => Err(phrase!("dre13ehn-word-length", most = name::LONGEST).into()),
        }
    }

    pub fn as_str(&self) -> &str {
        match self {
            Self::Name(name) => name.word(),
            Self::Free(word) => word,
        }
    }

    pub fn meaning(&self) -> Option<Meaning> {
        match self {
            Self::Name(name) => Some(name.meaning()),
            Self::Free(_) => None,
        }
    }
}

impl From<Name> for Word {
    fn from(name: Name) -> Self {
        Self::Name(name)
    }
}

/// The name that must never be spoken; what is called too late counts for it.
pub(super) const UNSPOKEN: &str = "iš";

const PLAIN: [Action; 8] = {
    use Action::{Ask, Believe, Keep, Peek, Show, Silent, Throw, Uncover};
    [Silent, Peek, Throw, Show, Believe, Uncover, Ask, Keep]
};

impl Action {
    const fn verb(&self) -> &'static str {
        match self {
            Self::Call(_) | Self::Late => "call",
            Self::Silent => "silent",
            Self::Peek => "peek",
            Self::Throw => "throw",
            Self::Show => "show",
            Self::Believe => "believe",
            Self::Uncover => "uncover",
            Self::Ask => "ask",
            Self::Keep => "keep",
        }
    }

    pub fn read(notation: &str) -> Result<Self, Illegal> {
        if let Some(plain) = PLAIN.into_iter().find(|plain| plain.verb() == notation) {
            return Ok(plain);
        }
        match notation.strip_prefix("call ") {
            Some(word) => Word::read(word).map(Self::Call),
            None => Err(phrase!("dre13ehn-no-move", notation = notation.to_owned()).into()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        match self {
            Self::Call(word) => write!(f, " {}", word.as_str()),
            Self::Late => write!(f, " {UNSPOKEN}"),
            Self::Silent
            | Self::Peek
            | Self::Throw
            | Self::Show
            | Self::Believe
            | Self::Uncover
            | Self::Ask
            | Self::Keep => Ok(()),
        }
    }
}
