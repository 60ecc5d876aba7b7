//! The emblem on the shelf: a lotus open upon the diamond of fields, as upon still water.

use base::draw::{Affine, Drawing, Hue, Ink, Path, Point, Role, Segment, Stroke};

use super::super::field::Field;

const SIDE: f32 = 40.0;
const STEP: f32 = 5.6;
const ROOT: Point = Point::new(SIDE / 2.0, 28.2);

pub fn emblem() -> Drawing {
    let mut drawing = Drawing::new(SIDE, SIDE);
    for field in Field::all() {
        let place = |at: u8| SIDE / 2.0 + (f32::from(at) - 3.0) * STEP;
        let (x, y, side) = (place(field.column()), place(field.row()), STEP - 0.7);
        let role = if field.is_middle() { Role::Deep(Hue::Rose) } else { Role::Deep(Hue::Petrol) };
        drawing.fill(Path::rounded(x - side / 2.0, y - side / 2.0, side, side, 0.9), Ink::new(role).alpha(0.42));
    }
    let rose = Ink::new(Role::Tint(Hue::Rose));
    let paper = Ink::new(Role::Paper);
    // Degrees from upright, length, width; the hindmost first, each with its mirror image.
    let petals = [(19.0, 17.6, 7.4, rose), (54.0, 15.6, 7.0, rose), (80.0, 14.2, 6.0, paper), (38.0, 15.8, 7.6, paper)];
    for (angle, length, width, fill) in petals {
        petal(&mut drawing, angle, length, width, fill);
        petal(&mut drawing, -angle, length, width, fill);
    }
    petal(&mut drawing, 0.0, 16.8, 8.4, rose);
    drawing
}

fn petal(drawing: &mut Drawing, degrees: f32, length: f32, width: f32, fill: Ink) {
    let p = Point::new;
    let half = width / 2.0;
    let outline = Path(vec![
        Segment::Move(p(0.0, 0.0)),
        Segment::Curve(p(-half * 1.1, -length * 0.22), p(-half * 1.5, -length * 0.66), p(0.0, -length)),
        Segment::Curve(p(half * 1.5, -length * 0.66), p(half * 1.1, -length * 0.22), p(0.0, 0.0)),
        Segment::Close,
    ]);
    let by = Affine::turn(degrees.to_radians()).shifted(ROOT.x, ROOT.y);
    drawing.shape(outline.moved(by), fill, Stroke::new(Role::Deep(Hue::Petrol).into(), 0.55));
}
