//! The four letters of the dice as capitals cut into stone: strokes that widen at their ends, each with a wall of its
//! groove in the light. All of straight strokes, drawn here and in no font. Lengths in mm.

use base::draw::pieces::FACE;
use base::draw::{Drawing, Ink, Path, Point, Segment};

use crate::ludix::Sign;

const TOP: f32 = 1.65;
const LOW: f32 = 8.35;
const THICK: f32 = 1.5;
const THIN: f32 = 0.95;
const FOOT: f32 = 0.78;
/// How thin a foot ends, and from where on a stroke widens towards it.
const ENDS: f32 = 0.3;
const WIDENS: f32 = 1.35;
const LIT: f32 = 0.36;

/// In a square of 10 mm, without a background.
pub fn letter(sign: Sign, ink: Ink) -> Drawing {
    let middle = FACE / 2.0;
    let strokes: Vec<Stem> = match sign {
        Sign::I => vec![Stem::new((middle, middle), THICK)],
        Sign::V => {
            vec![Stem::new((3.05, 4.9), THICK).pointed(), Stem::new((7.15, 5.15), THIN).pointed()]
        }
        Sign::X => vec![Stem::new((3.2, 6.85), THICK), Stem::new((7.1, 2.95), THIN)],
        Sign::L => vec![Stem::new((3.6, 3.6), THICK).with_feet([FOOT, FOOT, FOOT, 0.0])],
    };
    let mut drawing = Drawing::new(FACE, FACE);
    let arm = (sign == Sign::L).then(arm);
    for outline in strokes.iter().map(Stem::outline).chain(arm) {
        drawing.fill(outline, ink);
    }
    for stroke in &strokes {
        drawing.fill(stroke.wall(), ink.lit((ink.tone + LIT).min(1.0)));
    }
    drawing
}

/// A stroke from above to below; its feet stay level however it leans.
#[derive(Clone, Copy, Debug)]
struct Stem {
    across: (f32, f32),
    /// Above and below, as `across`.
    width: (f32, f32),
    /// How far its feet reach: above on the left and right, below on the left and right.
    feet: [f32; 4],
}

impl Stem {
    const fn new(across: (f32, f32), width: f32) -> Self {
        Self { across, width: (width, width), feet: [FOOT; 4] }
    }

    const fn with_feet(self, feet: [f32; 4]) -> Self {
        Self { feet, ..self }
    }

    const fn pointed(self) -> Self {
        Self { width: (self.width.0, 0.62), feet: [FOOT, FOOT, 0.0, 0.0], ..self }
    }

    /// A point beside its middle: −1 is its left edge, 1 its right one, `more` beyond it.
    fn at(self, side: f32, more: f32, y: f32) -> Point {
        let part = (y - TOP) / (LOW - TOP);
        let along = |(above, below): (f32, f32)| above + (below - above) * part;
        Point::new(along(self.across) + side * (along(self.width) / 2.0 + more), y)
    }

    fn outline(&self) -> Path {
        let [above_left, above_right, below_left, below_right] = self.feet;
        let corner = |side: f32, foot: f32, y: f32| self.at(side, foot, y);
        let mut path = vec![Segment::Move(corner(-1.0, above_left, TOP))];
        let mut side = |side: f32, first: (f32, f32), second: (f32, f32)| {
            path.push(Segment::Line(corner(side, first.0, first.1)));
            for (index, (foot, y)) in [first, second].into_iter().enumerate() {
                let inwards = if y < FACE / 2.0 { 1.0 } else { -1.0 };
                let (tip, waist) = (corner(side, foot, y + ENDS * inwards), corner(side, 0.0, y + WIDENS * inwards));
                let near = corner(side, foot * 0.12, y + (ENDS + 0.12) * inwards);
                let along = corner(side, 0.0, y + WIDENS * 0.55 * inwards);
                let (from, controls, to) =
                    if index == 0 { (tip, (near, along), waist) } else { (waist, (along, near), tip) };
                path.extend([Segment::Line(from), Segment::Curve(controls.0, controls.1, to)]);
            }
            path.push(Segment::Line(corner(side, second.0, second.1)));
        };
        side(1.0, (above_right, TOP), (below_right, LOW));
        side(-1.0, (below_left, LOW), (above_left, TOP));
        path.push(Segment::Close);
        Path(path)
    }

    fn wall(&self) -> Path {
        let (high, low) = (TOP + 0.75, LOW - 0.75);
        let edge = |y: f32| self.at(1.0, -0.22, y);
        let ridge = |y: f32| self.at(0.0, 0.0, y);
        Path::polygon(&[ridge(high), edge(high + 0.5), edge(low - 0.5), ridge(low)])
    }
}

fn arm() -> Path {
    let p = Point::new;
    Path(vec![
        Segment::Move(p(3.4, LOW)),
        Segment::Line(p(7.75, LOW)),
        Segment::Line(p(8.1, LOW - 2.05)),
        Segment::Line(p(7.8, LOW - 2.1)),
        Segment::Curve(p(7.4, LOW - 1.2), p(6.9, LOW - 0.85), p(5.9, LOW - 0.82)),
        Segment::Line(p(3.4, LOW - 0.82)),
        Segment::Close,
    ])
}
