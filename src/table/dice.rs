//! How a die of a game is drawn, flat and solid. Knows no game.

use crate::draw::Drawing;
use crate::draw::pieces::{DieLook, flat_die};
use crate::game::{Die, Face};

/// The facets of a solid die, in their order: the face that counts when a facet is read, and its picture, in the square
/// whose inscribed circle is the facet's; where a facet has corners beyond it, so may the picture.
pub type Facets = Vec<(Face, Drawing)>;

/// How a die is drawn.
#[derive(Clone, Copy, Debug)]
pub struct DieArt {
    /// Its inks.
    pub look: DieLook,
    /// A face of it, a square of 10 mm drawn with the look's inks on nothing.
    pub face: fn(&Die, Face) -> Drawing,
    /// What the facets of the solid die bear, where those are not the faces as they are: see [`DieArt::facets`].
    pub facets: Option<fn(&Die) -> Facets>,
}

impl DieArt {
    /// A die whose facets bear its faces.
    pub const fn new(look: DieLook, face: fn(&Die, Face) -> Drawing) -> Self {
        Self { look, face, facets: None }
    }

    /// The die lying flat with that face up, a square of 10 mm.
    pub fn flat(&self, die: &Die, face: Face) -> Drawing {
        flat_die(self.look, (self.face)(die, face))
    }

    /// What the facets of the solid die bear.
    pub fn facets(&self, die: &Die) -> Facets {
        match self.facets {
            Some(facets) => facets(die),
            None => die.faces.iter().map(|face| (*face, (self.face)(die, *face))).collect(),
        }
    }
}
