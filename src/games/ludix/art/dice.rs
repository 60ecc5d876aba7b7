//! The dice: of bone, a letter cut into each face. Knows no throw.

use super::letter;
use crate::draw::pieces::{DieLook, FACE, flat_die};
use crate::draw::{Affine, Drawing, Role};
use crate::game::{Die, Face};
use crate::games::ludix::Sign;

/// How a die looks.
pub const fn look() -> DieLook {
    DieLook { body: crate::draw::Ink::new(Role::Bone), mark: crate::draw::Ink::new(Role::Carved) }
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
    order.into_iter().map(|sign| (sign.face(), letter(sign, look().mark))).collect()
}

/// A die lying flat with that letter up, a square of `side` mm.
pub fn shown(sign: Sign, side: f32) -> Drawing {
    let mut drawing = Drawing::new(side, side);
    drawing.place(Affine::scale(side / FACE), flat_die(look(), letter(sign, look().mark)));
    drawing
}

/// Dice in a row, each so large, so far apart, mm.
pub fn row(signs: &[Sign], side: f32, gap: f32) -> Drawing {
    let step = side + gap;
    let mut drawing = Drawing::new((step * signs.len() as f32 - gap).max(0.0), side);
    for (index, sign) in signs.iter().enumerate() {
        drawing.place(Affine::shift(step * index as f32, 0.0), shown(*sign, side));
    }
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::solids::Solid;
    use crate::draw::{Hue, Item, Palette};
    use crate::games::ludix::rules::DIE;

    #[test]
    fn the_facets_count_as_the_faces_do_and_equal_ones_are_opposite() {
        let facets = facets(&DIE);
        let mut counts: Vec<String> = facets.iter().map(|(face, _)| face.to_string()).collect();
        let opposite: Vec<bool> = (0..3).map(|facet| counts[facet] == counts[5 - facet]).collect();
        assert_eq!(opposite.iter().filter(|equal| **equal).count(), 2, "{counts:?}");
        let cube = Solid::cube();
        assert!((cube.facets()[0].normal + cube.facets()[5].normal).length() < 1e-4);
        counts.sort_unstable();
        assert_eq!(counts.concat(), "IILVXX");
    }

    #[test]
    fn letters_stand_out_from_the_bone_and_stay_inside_their_face() {
        for sign in Sign::ALL {
            let face = letter(sign, look().mark);
            for item in &face.items {
                let Item::Shape { path, fill: Some(ink), .. } = item else { unreachable!("letters are filled shapes") };
                let (low, high) = path.bounds().expect("it has an outline");
                assert!(
                    low.x > 0.9 && low.y > 0.9 && high.x < FACE - 0.9 && high.y < FACE - 0.9,
                    "{sign}: {low:?} {high:?}"
                );
                for palette in [Palette::Light, Palette::Dark, Palette::Print] {
                    let colour = |ink| palette.colour(ink, Hue::Olive);
                    let contrast = colour(*ink).contrast(colour(look().body));
                    assert!(contrast >= 3.5, "{sign} in {palette:?}: {contrast:.2}");
                }
            }
        }
        let letters: Vec<Drawing> = Sign::ALL.map(|sign| letter(sign, look().mark)).to_vec();
        assert!((0..4).all(|one| (one + 1..4).all(|other| letters[one] != letters[other])));
    }
}
