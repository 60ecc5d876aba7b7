//! The dice at a table: how one is drawn, how they fall, and who sees them. Knows no game. What lies under a cup
//! reaches a screen by [`super::Table::look`] alone, for the one who looks and as long as nothing else has happened.

use base::draw::Drawing;
use base::draw::pieces::{BONE, DieLook, flat_die, pips};

use crate::game::{Die, Face, Throw};

/// The facets of a solid die, in their order: the face that counts when a facet is read, and its picture, in the square
/// whose inscribed circle is the facet's; where a facet has corners beyond it, so may the picture.
pub type Facets = Vec<(Face, Drawing)>;

#[derive(Clone, Copy, Debug)]
pub struct DieArt {
    pub look: DieLook,
    /// A face of it, a square of 10 mm drawn with the look's inks on nothing.
    pub face: fn(&Die, Face) -> Drawing,
    /// What the facets of the solid die bear, where those are not the faces as they are: see [`DieArt::facets`].
    pub facets: Option<fn(&Die) -> Facets>,
}

impl DieArt {
    /// Of bone, with pips.
    pub const PIPS: Self = Self::new(BONE, |_, face| pips(face.number(), BONE.mark));

    pub const fn new(look: DieLook, face: fn(&Die, Face) -> Drawing) -> Self {
        Self { look, face, facets: None }
    }

    pub fn flat(&self, die: &Die, face: Face) -> Drawing {
        flat_die(self.look, (self.face)(die, face))
    }

    pub fn facets(&self, die: &Die) -> Facets {
        match self.facets {
            Some(facets) => facets(die),
            None => die.faces.iter().map(|face| (*face, (self.face)(die, *face))).collect(),
        }
    }
}

/// How a match is to be handled now. Without anything said: dice fall in the open, all who may act are waited for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Handling {
    pub cup: Cup,
    pub fall: Fall,
    /// Whether something has just ended that everybody wants to look at, such as a round: then a computer player waits, too.
    pub rests: bool,
    /// How many pages are looked at before it goes on, each turned by somebody; [`super::View::page`] counts those that were.
    pub pages: u8,
    /// Whether nothing that is decided in the game under way can be judged: nobody knows what lies under the cup.
    pub unjudged: bool,
    /// Whether only the first of the seats to act is waited for; the others may act unasked.
    pub awaits_one: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cup {
    #[default]
    Absent,
    /// One that nobody may look under.
    Shut,
    /// One that some may look under and others not: then a curtain comes down between people who share the screen.
    Peeked,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fall {
    /// As usual: in the open or, in a match with a cup, where their thrower may look.
    #[default]
    Usual,
    /// Where not even their thrower may look.
    Blind,
    /// So many, from the first, roll in the open, and the cup is lifted off the others when they lie: nothing is hidden.
    Split(usize),
}

impl Handling {
    pub fn covers(self) -> bool {
        self.cup != Cup::Absent
    }

    /// Whether what a decision was worth may tell others what its seat had seen under the cup.
    pub fn tells(self) -> bool {
        self.cup == Cup::Peeked
    }

    /// How many of the dice that are due roll in the open while the others lie under the cup; `None` where all do.
    pub fn in_the_open(self) -> Option<usize> {
        match self.fall {
            Fall::Split(open) => Some(open),
            Fall::Usual | Fall::Blind => None,
        }
    }
}

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
