use base::draw::solids::Solid;
use base::draw::{Hue, Item, Palette};

use super::*;
use crate::ludix::rules::DIE;

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
        let face = letter(sign, BONE.mark);
        for item in &face.items {
            let Item::Shape { path, fill: Some(ink), .. } = item else { unreachable!("letters are filled shapes") };
            let (low, high) = path.bounds().expect("it has an outline");
            assert!(
                low.x > 0.9 && low.y > 0.9 && high.x < FACE - 0.9 && high.y < FACE - 0.9,
                "{sign}: {low:?} {high:?}"
            );
            for palette in Palette::ALL {
                let colour = |ink| palette.colour(ink, Hue::Olive);
                let contrast = colour(*ink).contrast(colour(BONE.body));
                assert!(contrast >= 3.5, "{sign} in {palette:?}: {contrast:.2}");
            }
        }
    }
    let letters: Vec<Drawing> = Sign::ALL.map(|sign| letter(sign, BONE.mark)).to_vec();
    assert!((0..4).all(|one| (one + 1..4).all(|other| letters[one] != letters[other])));
}
