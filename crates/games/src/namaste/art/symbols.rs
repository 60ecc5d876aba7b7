//! The ten symbols, each in a square of 10 mm: one line weight, round ends, and a wash of the same ink where
//! a shape is to carry. They read at 6 mm on paper and at 24 pixels on a screen.

use std::f32::consts::PI;

use base::draw::{Affine, Drawing, Ink, Path, Point, Segment, Stroke};
use base::phrase::Phrase;

use super::super::field::Line;

/// A symbol, by which players name a line to each other.
#[derive(Clone, Copy)]
pub struct Symbol {
    name: &'static str,
    paint: fn(&mut Brush),
}

/// The weight of every line, of 10.
const WEIGHT: f32 = 0.62;
const WASH: f32 = 0.2;
const MIRROR: Affine = Affine { a: -1.0, e: 10.0, ..Affine::IDENTITY };

struct Brush {
    drawing: Drawing,
    ink: Ink,
}

impl Brush {
    fn line(&mut self, path: Path) {
        self.drawing.line(path, Stroke::new(self.ink, WEIGHT));
    }

    fn wash(&mut self, path: Path) {
        self.drawing.shape(path, self.ink.alpha(WASH * self.ink.alpha), Stroke::new(self.ink, WEIGHT));
    }

    fn solid(&mut self, path: Path) {
        self.drawing.fill(path, self.ink);
    }

    fn twins(&mut self, path: &Path) {
        self.line(path.clone());
        self.line(path.moved(MIRROR));
    }
}

impl Symbol {
    /// All of them, in the order of [`Line::all`]: rows 2 to 6, columns b to f.
    pub const ALL: [Self; 10] = [
        Self { name: "namaste-lotus", paint: lotus },
        Self { name: "namaste-knot", paint: knot },
        Self { name: "namaste-elephant", paint: elephant },
        Self { name: "namaste-eye", paint: eye },
        Self { name: "namaste-fishes", paint: fishes },
        Self { name: "namaste-bamboo", paint: bamboo },
        Self { name: "namaste-wheel", paint: wheel },
        Self { name: "namaste-hand", paint: hand },
        Self { name: "namaste-yin-yang", paint: yin_yang },
        Self { name: "namaste-stones", paint: stones },
    ];

    pub fn of(line: Line) -> Self {
        Self::ALL[line.index()]
    }

    pub fn name(self) -> Phrase {
        Phrase::new(self.name)
    }

    pub fn draw(self, ink: Ink) -> Drawing {
        let mut brush = Brush { drawing: Drawing::new(10.0, 10.0), ink };
        (self.paint)(&mut brush);
        brush.drawing
    }
}

fn lotus(brush: &mut Brush) {
    brush.wash(Path::data("M5 8.2 C3 6.4 3.1 3.7 5 1.2 C6.9 3.7 7 6.4 5 8.2 Z"));
    brush.twins(&Path::data("M5 8.2 C2.6 8 1.4 5.4 2 2.9 C2.7 3.1 3.1 3.6 3.5 4.25"));
    brush.twins(&Path::data("M5 8.2 C3.2 9.2 0.9 8.2 0.5 5.3 C1 5.2 1.4 5.3 1.8 5.6"));
    brush.line(Path::data("M3.4 9.5 C4.4 9.25 5.6 9.25 6.6 9.5"));
}

/// The knot 7₄: one band on a lattice of 4 by 6, over and under by turns.
fn knot(brush: &mut Brush) {
    /// Where the band turns back, in lattice units.
    const TURNS: [(i8, i8); 10] = [(1, 0), (4, 3), (1, 6), (0, 5), (4, 1), (3, 0), (0, 3), (3, 6), (4, 5), (0, 1)];
    /// How far from a turn the bend begins, and how far an under-crossing keeps away.
    const BEND: f32 = 0.5;
    const GAP: f32 = 0.42;
    let place = |x: f32, y: f32| Point::new(5.0 + (x - 2.0) * 1.5, 5.0 + (y - 3.0) * 1.5);
    let mut under = true;
    let mut band = Path::default();
    for (index, &(x0, y0)) in TURNS.iter().enumerate() {
        let (x1, y1) = TURNS[(index + 1) % TURNS.len()];
        let (x2, y2) = TURNS[(index + 2) % TURNS.len()];
        let steps = (x1 - x0).abs();
        let (dx, dy) = (f32::from((x1 - x0).signum()), f32::from((y1 - y0).signum()));
        let along = |t: f32| place(f32::from(x0) + dx * t, f32::from(y0) + dy * t);
        let mut from = BEND;
        for crossing in 1..steps {
            under = !under;
            if under {
                let at = f32::from(crossing);
                band = band.and(Path::open(&[along(from), along(at - GAP)]));
                from = at + GAP;
            }
        }
        let (ex, ey) = (f32::from((x2 - x1).signum()), f32::from((y2 - y1).signum()));
        let turn = place(f32::from(x1), f32::from(y1));
        let after = place(f32::from(x1) + ex * BEND, f32::from(y1) + ey * BEND);
        let bend = |from: Point| from + (turn - from) * 0.75;
        let last = along(f32::from(steps) - BEND);
        let mut end = Path::open(&[along(from), last]);
        end.0.push(Segment::Curve(bend(last), bend(after), after));
        band = band.and(end);
    }
    brush.line(band);
}

fn elephant(brush: &mut Brush) {
    brush.wash(Path::data(
        "M1.5 8.5 C0.6 8.5 0.5 7.3 0.8 6.3 C1.1 5.2 0.8 4 1.5 3 C2.1 2.1 3.3 1.5 4.4 2.1 \
         C5.5 1.6 7.4 1.6 8.4 2.8 C9.2 3.8 9.1 5.2 9.1 6.2 L9.1 8.7 L7.3 8.7 L7.2 6.9 \
         C6.6 7.2 6 7.2 5.4 6.9 L5.3 8.7 L3.5 8.7 L3.4 6.5 C3 6.3 2.7 6.1 2.5 5.7 \
         C2.2 6.3 2.4 7.1 2.3 7.6 C2.2 8.2 2 8.5 1.5 8.5 Z",
    ));
    brush.line(Path::data("M4.4 2.1 C6 2.5 6 4.8 4.7 5.5 C3.9 5.3 3.6 4.6 3.5 3.8"));
    brush.solid(Path::circle(2.45, 3.85, 0.45));
}

fn eye(brush: &mut Brush) {
    brush.line(Path::data("M0.6 5.8 C2.6 2.7 7.4 2.7 9.4 5.8 C7.4 8.9 2.6 8.9 0.6 5.8 Z"));
    brush.wash(Path::circle(5.0, 5.7, 1.95));
    brush.solid(Path::circle(5.0, 5.7, 0.9));
    brush.line(Path::data("M5 0.9 V2.1"));
    brush.twins(&Path::data("M2 1.7 L2.6 2.8"));
}

fn fishes(brush: &mut Brush) {
    let mut fish = |by: Affine| {
        brush.wash(Path::data("M0.6 2.9 C2 0.5 5 0.6 6.7 2.6 C5 5.2 2 5.3 0.6 2.9 Z").moved(by));
        brush.line(
            Path::data("M6.7 2.6 C7.6 2.2 8.4 1.7 9 1 C8.6 2.4 8.7 3.6 9.3 4.7 C8.4 4.2 7.5 3.5 6.7 2.6 Z").moved(by),
        );
        brush.line(Path::data("M3.4 1.4 C4.1 2.3 4.1 3.5 3.4 4.4").moved(by));
        brush.solid(Path::circle(2.2, 2.6, 0.42).moved(by));
    };
    fish(Affine::shift(0.0, -0.2));
    fish(Affine { a: -1.0, b: 0.0, c: 0.0, d: -1.0, e: 10.0, f: 10.2 });
}

fn bamboo(brush: &mut Brush) {
    for (y, height) in [(0.6, 2.4), (3.5, 2.7), (6.7, 2.7)] {
        brush.wash(Path::rounded(2.2, y, 1.8, height, 0.45));
    }
    let leaf = Path::data("M4.6 6.2 C5 4.3 6.8 3.4 9.3 3.9 C8.4 5.9 6.6 6.9 4.6 6.2 Z");
    brush.solid(leaf.clone());
    brush.solid(
        leaf.moved(Affine::shift(-4.6, -6.2).then(Affine::turn(-0.32)).then(Affine::scale(0.85)).shifted(4.6, 3.7)),
    );
    brush.solid(
        leaf.moved(Affine::shift(-4.6, -6.2).then(Affine::turn(0.75)).then(Affine::scale(0.8)).shifted(4.6, 6.25)),
    );
}

fn wheel(brush: &mut Brush) {
    let middle = |r: f32, angle: f32| Point::splat(5.0) + r * Point::new(angle.cos(), angle.sin());
    brush.wash(Path::circle(5.0, 5.0, 3.3));
    for spoke in 0_u8..8 {
        let angle = f32::from(spoke) * PI / 4.0;
        brush.line(Path::open(&[middle(1.15, angle), middle(4.3, angle)]));
        let knob = middle(4.35, angle);
        brush.solid(Path::circle(knob.x, knob.y, 0.5));
    }
    brush.line(Path::circle(5.0, 5.0, 1.15));
}

fn hand(brush: &mut Brush) {
    brush.wash(Path::data(
        "M3.5 9.4 C3.5 8.7 3.2 8.3 2.7 7.7 C2 6.9 1.3 6 0.8 5 C0.5 4.1 1.5 3.7 2.1 4.5 L3 5.6 L3 2.2 \
         C3 1.2 4.3 1.2 4.3 2.2 L4.3 1.5 C4.3 0.4 5.6 0.4 5.6 1.5 L5.6 1.9 C5.6 0.9 6.9 0.9 6.9 1.9 \
         L6.9 3.2 C6.9 2.3 8.2 2.3 8.2 3.2 L8.2 6.4 C8.2 7.7 7.4 8.3 7.4 9.4 Z",
    ));
    for finger in ["M4.3 2.2 V4.6", "M5.6 1.9 V4.6", "M6.9 3.2 V4.6"] {
        brush.line(Path::data(finger));
    }
    brush.solid(Path::circle(5.6, 6.7, 0.75));
}

fn yin_yang(brush: &mut Brush) {
    brush.line(Path::circle(5.0, 5.0, 4.2));
    let dark = Path::data(
        "M5 0.8 C2.680404 0.8 0.8 2.680404 0.8 5 C0.8 7.319596 2.680404 9.2 5 9.2 C6.159798 9.2 7.1 8.259798 7.1 7.1 \
         C7.1 5.940202 6.159798 5 5 5 C3.840202 5 2.9 4.059798 2.9 2.9 C2.9 1.740202 3.840202 0.8 5 0.8 Z",
    );
    // The dark half runs against the clock, a circle with it: so the nonzero rule leaves the eye open.
    brush.solid(dark.and(Path::circle(5.0, 7.1, 0.72)));
    brush.solid(Path::circle(5.0, 2.9, 0.72));
}

fn stones(brush: &mut Brush) {
    brush.wash(Path::data(
        "M0.9 8.1 C0.9 6.5 3 6.5 5.2 6.5 C7.6 6.5 9.2 6.8 9.2 8.1 C9.2 9.4 7 9.5 5 9.5 \
         C2.8 9.5 0.9 9.4 0.9 8.1 Z",
    ));
    brush.wash(Path::data(
        "M2.1 5.2 C2.1 4.1 3.6 4 5 4 C6.6 4 7.6 4.3 7.6 5.3 C7.6 6.4 6.2 6.5 4.8 6.5 \
         C3.2 6.5 2.1 6.2 2.1 5.2 Z",
    ));
    brush.wash(Path::data("M3.4 3 C3.4 2.1 4.4 2 5.3 2 C6.3 2 7 2.3 7 3 C7 3.8 6.2 4 5.1 4 C4.1 4 3.4 3.8 3.4 3 Z"));
    brush.solid(Path::ellipse(5.1, 1.1, 0.95, 0.62));
}
