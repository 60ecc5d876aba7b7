//! The dice: of bone, a letter cut into each face. Knows no throw.

use base::draw::pieces::{BONE, FACE, flat_die};
use base::draw::{Affine, Drawing};

use super::letter;
use crate::game::{Die, Face};
use crate::ludix::Sign;

/// In a square of 10 mm, without a background.
pub fn face(_die: &Die, face: Face) -> Drawing {
    Sign::on(face).map_or_else(|| Drawing::new(FACE, FACE), |sign| letter(sign, BONE.mark))
}

/// What the facets of the solid die bear: equal letters opposite each other, so that no view shows one twice.
pub fn facets(die: &Die) -> Vec<(Face, Drawing)> {
    let mut signs: Vec<Sign> = die.faces.iter().filter_map(|face| Sign::on(*face)).collect();
    signs.sort_unstable();
    // Sorted they are I I V X X L; facets n and 5 − n are opposite each other.
    let order: Vec<Sign> = match signs[..] {
        [a, b, c, d, e, f] => vec![c, a, d, e, b, f],
        _ => signs,
    };
    order.into_iter().map(|sign| (sign.face(), letter(sign, BONE.mark))).collect()
}

/// In a square of `side` mm.
pub fn shown(sign: Sign, side: f32) -> Drawing {
    let mut drawing = Drawing::new(side, side);
    drawing.place(Affine::scale(side / FACE), flat_die(BONE, letter(sign, BONE.mark)));
    drawing
}

pub fn row(signs: &[Sign], side: f32, gap: f32) -> Drawing {
    let step = side + gap;
    let mut drawing = Drawing::new((step * signs.len() as f32 - gap).max(0.0), side);
    for (index, sign) in signs.iter().enumerate() {
        drawing.place(Affine::shift(step * index as f32, 0.0), shown(*sign, side));
    }
    drawing
}

#[cfg(test)]
mod tests;
