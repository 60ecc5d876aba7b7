//! How a die of a game is drawn, flat and solid. Knows no game.

use base::draw::Drawing;
use base::draw::pieces::{DieLook, flat_die};

use crate::game::{Die, Face};

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
