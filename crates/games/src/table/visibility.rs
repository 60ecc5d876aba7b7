//! Who sees the dice. Knows no game and no screen.
//!
//! Dice lie open or under a cup. What lies under it reaches a screen by one way only: [`super::Table::look`], for the
//! one who looks and for as long as that look is the last thing that happened.

use super::Handling;
use crate::game::{Face, Throw};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Visibility<A> {
    #[default]
    Open,
    /// They lie under the cup, and this seat may not look.
    Covered,
    /// They lie under the cup, and this seat may look; looking is this decision, recorded before anything is seen.
    Look(A),
}

impl<A> Visibility<A> {
    pub fn is_open(&self) -> bool {
        matches!(self, Self::Open)
    }

    pub fn map<B>(self, write: impl FnOnce(A) -> B) -> Visibility<B> {
        match self {
            Self::Open => Visibility::Open,
            Self::Covered => Visibility::Covered,
            Self::Look(action) => Visibility::Look(write(action)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    pub throw: Throw,
    /// What they show; `None` under the cup, and where nobody has told.
    pub faces: Option<Vec<Face>>,
    pub handling: Handling,
    /// How many events stood before it.
    pub event: usize,
}

impl Thrown {
    /// Whether it fell with a cup on the table: over the dice, or beside those that rolled in the open.
    pub fn has_cup(&self) -> bool {
        self.handling.covers() || self.handling.in_the_open().is_some()
    }
}
