//! What a question shows as a drawing: a sign; dice as they lie, solid or flat. Knows no question.

use base::draw::pieces::{self, FACE};
use base::draw::solids::{self, Faces, Placed, Pose, Solid, Vector};
use base::draw::{Affine, Drawing, Role, Size};
use games::dre13ehn::Kind;
use games::dre13ehn::art::{Rune, dice};
use games::game::Die;

use crate::trainer::question::Lying;

/// How far apart flat dice lie, mm.
const GAP: f32 = 3.0;
/// The side of what a solid die shows, flat below it, mm.
const FLAT: f32 = 11.0;
/// The radius of a solid die's circumscribed ball, mm.
const RADIUS: f32 = 15.0;
/// The room of a solid die with its shadow, mm as it is seen.
const ROOM: Size = Size { width: 38.0, height: 41.0 };
/// How far above the middle of its room a die lies, mm: its shadow falls below it.
const ABOVE: f32 = 2.5;
/// How a solid die is turned, radians: never so straight that one side of a cube is hidden.
const YAW: f32 = 0.24;

/// How wide the lines of a rune on a card are, mm in its square of 10.
const WEIGHT: f32 = 0.8;

pub fn rune(sign: Rune) -> Drawing {
    sign.draw(Role::Text.into(), WEIGHT)
}

pub fn lying(lying: &[Lying], solid: bool) -> Drawing {
    if solid { solid_dice(lying) } else { flat_dice(lying) }
}

fn die(lying: Lying) -> Die {
    lying.kind.die(lying.kind.symbols())
}

fn flat_dice(all: &[Lying]) -> Drawing {
    let count = all.len() as f32;
    let mut drawing = Drawing::new(count * FACE + (count - 1.0).max(0.0) * GAP, FACE);
    for (index, lying) in all.iter().enumerate() {
        drawing.place(Affine::shift(index as f32 * (FACE + GAP), 0.0), flat_die(*lying));
    }
    drawing
}

fn flat_die(lying: Lying) -> Drawing {
    let (die, look) = (die(lying), dice::look(&die(lying)));
    let face = match (lying.kind, u8::try_from(lying.side + 1)) {
        // As it lies it shows pips; what they mean is to be known.
        (Kind::Earth, Ok(pips)) => pieces::pips(pips, look.mark),
        (Kind::Earth, Err(_)) | (Kind::Fire | Kind::Air | Kind::Water | Kind::Beginner, _) => {
            dice::face(&die, lying.face())
        }
    };
    pieces::flat_die(look, face)
}

fn solid_dice(all: &[Lying]) -> Drawing {
    let size = Size { width: ROOM.width * all.len() as f32, height: ROOM.height };
    let ready: Vec<_> = all
        .iter()
        .map(|lying| {
            let die = die(*lying);
            let (counts, drawn): (Vec<_>, Vec<Drawing>) = dice::facets(&die).into_iter().unzip();
            // The pip die's facets are its sides in their order; of the others any that counts the same will do.
            let any = || counts.iter().position(|face| *face == lying.face()).unwrap_or_default();
            let facet = if lying.kind == Kind::Earth { lying.side } else { any() };
            (dice::solid(&die), dice::look(&die), Faces::new(&drawn), facet)
        })
        .collect();
    let placed: Vec<Placed<'_>> = ready
        .iter()
        .enumerate()
        .map(|(index, (solid, look, faces, facet))| {
            let yaw = if index % 2 == 0 { YAW } else { -YAW };
            let pose = pose(solid, *facet, yaw, ROOM.width * (index as f32 + 0.5));
            Placed { solid: solid.as_ref(), pose, look: *look, faces }
        })
        .collect();
    // What counts is shown flat as well, as at the table: a solid alone leaves it to guessing.
    let mut drawing = Drawing::new(size.width, size.height + FLAT);
    drawing.place(Affine::IDENTITY, solids::draw(&placed, size));
    for (index, lying) in all.iter().enumerate() {
        let x = ROOM.width * (index as f32 + 0.5) - FLAT / 2.0;
        drawing.place(Affine::scale(FLAT / FACE).shifted(x, size.height), flat_die(*lying));
    }
    drawing
}

/// A die that lies so far from the left side, about the middle of the height.
fn pose(solid: &Solid, facet: usize, yaw: f32, x: f32) -> Pose {
    let turn = solid.resting(facet, yaw);
    let z = solid.height(turn) * RADIUS;
    let (sin, cos) = solids::ELEVATION.sin_cos();
    let y = (ROOM.height / 2.0 - ABOVE - z * cos) / sin;
    Pose { at: Vector::new(x, y, z), turn, radius: RADIUS }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_of_every_die_looks_like_nothing_else_but_its_equals() {
        for solid in [false, true] {
            for kind in Kind::ALL {
                let all: Vec<Lying> = (0..kind.symbols().len()).map(|side| Lying { kind, side }).collect();
                let drawn: Vec<Drawing> = all.iter().map(|one| lying(&[*one], solid)).collect();
                for (one, seen) in all.iter().zip(&drawn) {
                    for (other, beside) in all.iter().zip(&drawn) {
                        let same = if kind == Kind::Earth { one == other } else { one.symbol() == other.symbol() };
                        assert_eq!(seen == beside, same, "{one:?} {other:?} {solid}");
                    }
                }
            }
        }
    }

    #[test]
    fn two_dice_lie_side_by_side_within_their_picture() {
        let pair = [Lying { kind: Kind::Fire, side: 1 }, Lying { kind: Kind::Water, side: 19 }];
        for solid in [false, true] {
            let (one, two) = (lying(&pair[..1], solid), lying(&pair, solid));
            assert!(two.size.width >= 2.0 * one.size.width && two.size.height == one.size.height);
            assert!(two.is_finite() && two.items.len() > one.items.len());
        }
    }
}
