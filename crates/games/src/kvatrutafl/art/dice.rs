//! The dice: two of bone with pips.

use base::draw::pieces::{DieLook, flat_die, pips};
use base::draw::{Affine, Drawing, Ink, Path, Point, Role, Stroke};

use crate::game::{Die, Face};

pub fn look(_die: &Die) -> DieLook {
    DieLook { body: Role::Bone.into(), mark: Role::Carved.into() }
}

/// In a square of 10 mm, without a background.
pub fn face(die: &Die, face: Face) -> Drawing {
    pips(face.number(), look(die).mark)
}

/// In a square of `side` mm; struck out where `played`.
pub fn shown(die: &Die, value: u8, side: f32, played: bool) -> Drawing {
    let mut drawing = Drawing::new(side, side);
    drawing.place(Affine::scale(side / 10.0), flat_die(look(die), face(die, Face::Number(value))));
    if played {
        drawing.fill(Path::rounded(0.0, 0.0, side, side, side * 0.2), Ink::new(Role::Ground).alpha(0.55));
        let [from, to] = [0.08, 0.92].map(|part| Point::new(side * part, side * part));
        drawing.rule(from, to, Stroke::new(Role::Ground.into(), side * 0.16));
        drawing.rule(from, to, Stroke::new(Role::Faint.into(), side * 0.07));
    }
    drawing
}
