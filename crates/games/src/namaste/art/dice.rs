//! The dice: three of white bone, one turquoise; their faces 2 to 6 and 1/7.

use base::draw::pieces::BONE;
use base::draw::{Affine, Drawing, Font, Hue, Ink, Path, Point, Role, Stroke, Text};

use super::super::rules::TURQUOISE;
use crate::game::{Die, Face};
use crate::table::DieLook;

pub fn look(die: &Die) -> DieLook {
    if die.kind == TURQUOISE.kind {
        // The strong turquoise is dark in the light look and light in the dark one; so is what stands on it.
        DieLook { body: Role::Deep(Hue::Turquoise).into(), mark: Role::OnAccent.into() }
    } else {
        BONE
    }
}

/// A face in a square of 10 mm, on nothing.
pub fn face(die: &Die, face: Face) -> Drawing {
    let ink = look(die).mark;
    let mut drawing = Drawing::new(10.0, 10.0);
    match face {
        Face::Number(1) => {
            numeral(&mut drawing, "1", Point::new(2.95, 3.2), 5.9, ink);
            numeral(&mut drawing, "7", Point::new(7.05, 6.8), 5.9, ink);
            drawing.rule((2.3, 8.5), (7.7, 1.5), Stroke::new(ink, 0.7));
        }
        Face::Number(_) | Face::Letter(_) => {
            numeral(&mut drawing, &face.to_string(), Point::new(5.0, 5.0), 8.0, ink);
        }
    }
    drawing
}

fn numeral(drawing: &mut Drawing, words: &str, middle: Point, size: f32, ink: Ink) {
    drawing.text(Text::beside(middle, words, Font::SansBold, size, ink).centred());
}

/// A die lying flat with that face up, or none while it waits, in a square of `side` mm.
pub fn shown(die: &Die, value: Option<u8>, side: f32) -> Drawing {
    let look = look(die);
    let mut drawing = Drawing::new(side, side);
    let body = Path::rounded(0.0, 0.0, side, side, side * 0.2);
    drawing.shape(body, look.body, Stroke::new(Role::Carved.into(), side * 0.03));
    if let Some(value) = value {
        drawing.place(Affine::scale(side / 10.0), face(die, Face::Number(value)));
    }
    drawing
}

#[cfg(test)]
mod tests {
    use base::draw::Palette;

    use super::super::super::rules::WHITE;
    use super::*;

    #[test]
    fn every_face_of_every_die_says_what_it_is() {
        for die in [WHITE, TURQUOISE] {
            for value in die.distinct() {
                let drawing = face(&die, value);
                assert!(drawing.is_finite());
                let said: String = drawing.words().concat();
                let due = if value == Face::Number(1) { "17".to_owned() } else { value.to_string() };
                assert_eq!(said, due);
            }
        }
    }

    #[test]
    fn what_stands_on_a_die_stands_out_in_every_look() {
        for palette in Palette::ALL {
            for die in [WHITE, TURQUOISE] {
                let look = look(&die);
                let colour = |ink: Ink| palette.colour(ink, Hue::Petrol);
                let contrast = colour(look.mark).contrast(colour(look.body));
                assert!(contrast >= 4.5, "{die:?} in {palette:?}: {contrast:.2}");
            }
        }
    }
}
