//! The one ornament: a rose of six petals drawn with the compass, as it is carved on Icelandic boxes and beds.

use base::draw::{Affine, Drawing, Ink, Path, Point, Segment, Stroke};

/// A petal from the middle upwards, one unit long: between two arcs of the circle's own radius.
fn petal() -> Path {
    // An arc of 60° of radius 1: control points lie 4/3·tan(15°) along the tangents.
    let k = 0.357_265;
    let (sin, cos) = (0.5_f32, 0.866_025_4_f32);
    let side = |mirror: f32| {
        // From (0, 0) to (0, -1) round (mirror·cos, -sin).
        let first = Point::new(-mirror * k * sin, -k * cos);
        let second = Point::new(-mirror * k * sin, -1.0 + k * cos);
        (first, second)
    };
    let ((a, b), (c, d)) = (side(1.0), side(-1.0));
    let (root, tip) = (Point::new(0.0, 0.0), Point::new(0.0, -1.0));
    Path(vec![Segment::Move(root), Segment::Curve(a, b, tip), Segment::Curve(d, c, root), Segment::Close])
}

pub fn rose(drawing: &mut Drawing, at: Point, radius: f32, petals: Ink, line: Stroke) {
    for step in 0_u8..6 {
        let by = Affine::turn(f32::from(step) * std::f32::consts::FRAC_PI_3)
            .then(Affine::scale(radius * 0.94))
            .shifted(at.x, at.y);
        drawing.shape(petal().moved(by), petals, line);
    }
    drawing.line(Path::circle(at.x, at.y, radius), line);
}
