//! The dice: two of bone with pips.

use crate::draw::pieces::{DieLook, flat_die, pips};
use crate::draw::{Affine, Drawing, Path, Point, Role, Stroke};
use crate::game::{Die, Face};

/// How a die looks.
pub fn look(_die: &Die) -> DieLook {
    DieLook { body: Role::Bone.into(), mark: Role::Carved.into() }
}

/// A face in a square of 10 mm, on nothing.
pub fn face(die: &Die, face: Face) -> Drawing {
    let count = match face {
        Face::Number(count) => count,
        Face::Letter(_) => 0,
    };
    pips(count, look(die).mark)
}

/// A die lying flat with that face up, in a square of `side` mm; struck out once it is played.
pub fn shown(die: &Die, value: u8, side: f32, played: bool) -> Drawing {
    let mut drawing = Drawing::new(side, side);
    drawing.place(Affine::scale(side / 10.0), flat_die(look(die), face(die, Face::Number(value))));
    if played {
        drawing.fill(Path::rounded(0.0, 0.0, side, side, side * 0.2), crate::draw::Ink::new(Role::Ground).alpha(0.55));
        let strike = Path::open(&[Point::new(side * 0.08, side * 0.08), Point::new(side * 0.92, side * 0.92)]);
        drawing.line(strike.clone(), Stroke::new(Role::Ground.into(), side * 0.16));
        drawing.line(strike, Stroke::new(Role::Faint.into(), side * 0.07));
    }
    drawing
}
