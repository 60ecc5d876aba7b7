//! Who sees the dice. Knows no game and no screen.
//!
//! Dice lie open or under a cup. What lies under it reaches a screen by one way only: [`super::Table::look`], for the
//! one who looks and for as long as that look is the last thing that happened.

use super::Manner;
use crate::game::{Face, Throw};

/// How a seat sees the dice thrown last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Sight<A> {
    /// They lie open: everybody sees them.
    #[default]
    Open,
    /// They lie under the cup, and this seat may not look.
    Covered,
    /// They lie under the cup, and this seat may look; looking is this decision, recorded before anything is seen.
    Look(A),
}

impl<A> Sight<A> {
    /// Whether everybody sees the dice.
    pub fn is_open(&self) -> bool {
        matches!(self, Self::Open)
    }

    /// The same with the decision written otherwise.
    pub fn map<B>(self, write: impl FnOnce(A) -> B) -> Sight<B> {
        match self {
            Self::Open => Sight::Open,
            Self::Covered => Sight::Covered,
            Self::Look(action) => Sight::Look(write(action)),
        }
    }
}

/// The dice thrown last, as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// Whose throw it was, and which dice.
    pub throw: Throw,
    /// What they show; `None` under the cup, and where nobody has told.
    pub faces: Option<Vec<Face>>,
    /// How it was to be handled when it fell.
    pub manner: Manner,
    /// How many events stood before it.
    pub event: usize,
}

impl Thrown {
    /// Whether it fell with a cup on the table: over the dice, or beside those that rolled in the open.
    pub fn has_cup(&self) -> bool {
        self.manner.covers() || self.manner.in_the_open().is_some()
    }
}
