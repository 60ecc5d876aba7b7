//! The emblem on the shelf, 40 by 40 mm: a corner of the table, its rose in the middle, two men a side. Lengths in mm.

use base::draw::{Drawing, Hue, Ink, Path, Point, Role, Stroke};

use super::man::{PITCH, RADIUS, man};
use super::plan::leaf;
use super::rose::rose;

const SIDE: f32 = 40.0;
const POINT: (f32, f32) = (7.0, 15.4);
const MEN_SCALE: f32 = 0.68;

pub fn emblem() -> Drawing {
    let mut drawing = Drawing::new(SIDE, SIDE);
    let ochre = Ink::new(Role::Deep(Hue::Ochre));
    let rim = Path::rounded(0.6, 0.6, SIDE - 1.2, SIDE - 1.2, 2.6);
    drawing.shape(rim, Role::Tint(Hue::Ochre).into(), Stroke::new(ochre, 0.8));
    let edge = 2.4;
    let field = Path::rect(edge, edge, SIDE - 2.0 * edge, SIDE - 2.0 * edge);
    drawing.shape(field, Role::Paper.into(), Stroke::new(ochre, 0.45));
    let (width, length) = POINT;
    for column in 0_u8..5 {
        let x = SIDE / 2.0 + (f32::from(column) - 2.0) * width;
        for (base, down) in [(edge, 1.0), (SIDE - edge, -1.0)] {
            let dark = (column % 2 == 0) == (down > 0.0);
            let leaf = leaf(Point::new(x, base), width, length * down);
            drawing.shape(leaf, ochre.alpha(if dark { 0.5 } else { 0.12 }), Stroke::new(ochre, 0.3));
        }
    }
    let middle = SIDE / 2.0;
    drawing.fill(Path::circle(middle, middle, 8.4), Role::Paper.into());
    rose(&mut drawing, Point::new(middle, middle), 7.6, ochre.alpha(0.55), Stroke::new(ochre, 0.45));
    for n in 0_u8..2 {
        let far = edge + 0.4 + MEN_SCALE * (RADIUS + f32::from(n) * PITCH);
        man(&mut drawing, 1, Point::new(middle - 2.0 * width, far), MEN_SCALE * RADIUS, None);
        man(&mut drawing, 0, Point::new(middle + 2.0 * width, SIDE - far), MEN_SCALE * RADIUS, None);
    }
    drawing
}
