//! Luisle and her ladder, and the emblem they make. Knows no throw.

use crate::games::tavern::figure::limb;
use crate::games::tavern::prelude::*;

/// How large Luisle is, mm.
pub const LUISLE: (f32, f32) = (16.0, 30.0);

/// Luisle, seen from behind as she climbs, as nature made her.
pub fn luisle(dress: Dress) -> Drawing {
    let line = dress.line;
    let mut drawing = Drawing::new(LUISLE.0, LUISLE.1);
    let p = Point::new;
    let limbs = [
        limb(p(5.4, 10.6), p(2.4, 3.4), 2.6),
        limb(p(10.6, 10.6), p(13.4, 7.0), 2.6),
        limb(p(13.4, 7.0), p(13.8, 4.8), 2.4),
        limb(p(6.2, 20.0), p(5.0, 28.2), 3.2),
        limb(p(9.8, 20.0), p(12.6, 23.2), 3.2),
        limb(p(12.6, 23.2), p(12.0, 26.0), 2.8),
        Path::rounded(4.2, 9.0, 7.6, 9.0, 3.4),
        Path::ellipse(8.0, 18.6, 4.4, 3.6),
    ];
    joined(&mut drawing, &limbs, dress.body, line);
    drawing.line(Path::data("M8 17 C8.2 18.4 8.2 19.6 8 21.2"), dress.detail(0.8));
    drawing.shape(Path::circle(8.0, 5.4, 3.7), Role::Leather.into(), line);
    drawing.shape(Path::circle(8.0, 1.9, 1.7), Role::Leather.into(), line);
    drawing
}

/// A ladder without numbers: two rails and rungs, standing in a box.
pub fn ladder(drawing: &mut Drawing, at: Point, size: (f32, f32), rungs: u8, rail: f32) {
    let wood = Ink::new(Role::Leather);
    for rung in 0..rungs {
        let y = at.y + size.1 * (f32::from(rung) + 0.5) / f32::from(rungs);
        rule(drawing, [at.x, y, at.x + size.0, y], Stroke::new(wood, rail * 0.8));
    }
    for x in [at.x, at.x + size.0] {
        rule(drawing, [x, at.y, x, at.y + size.1], Stroke::new(wood, rail));
    }
}

/// What the emblem is printed in.
const HUE: Hue = Hue::Olive;

/// The emblem: Luisle climbs her ladder.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(HUE);
    ladder(&mut drawing, Point::new(12.4, 5.6), (15.2, 28.8), 5, 1.5);
    drawing.place(Affine::scale(0.9).then(Affine::shift(12.8, 7.0)), luisle(Dress::printed(HUE, 0.9)));
    drawing
}
