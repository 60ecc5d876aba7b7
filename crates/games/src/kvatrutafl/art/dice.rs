//! The dice: two of bone with pips.

use base::draw::pieces::{BONE, flat_die, pips};
use base::draw::{Affine, Drawing, Ink, Path, Point, Role, Stroke};

/// In a square of `side` mm; struck out where `played`, behind its pips, so that they can still be read.
pub fn shown(value: u8, side: f32, played: bool) -> Drawing {
    let (mut drawing, pips) = (Drawing::new(side, side), pips(value, BONE.mark));
    let face = if played { struck(pips) } else { pips };
    drawing.place(Affine::scale(side / 10.0), flat_die(BONE, face));
    drawing
}

fn struck(pips: Drawing) -> Drawing {
    let mut face = Drawing::new(10.0, 10.0);
    face.fill(Path::rounded(-0.5, -0.5, 11.0, 11.0, 2.2), Ink::new(Role::Ground).alpha(0.4));
    let [from, to] = [0.4, 9.6].map(|at| Point::new(at, at));
    face.rule(from, to, Stroke::new(Role::Ground.into(), 1.8));
    face.rule(from, to, Stroke::new(Role::Faint.into(), 0.8));
    face.place(Affine::IDENTITY, pips);
    face
}
