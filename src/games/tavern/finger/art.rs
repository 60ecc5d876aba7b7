//! The hand with its five fingers, and the imps: figures of the stage and of the emblems. Knows no throw.

use crate::games::tavern::figure::limb;
use crate::games::tavern::prelude::*;

/// The side of the square that a hand fills, mm.
pub const HAND: f32 = 40.0;
/// The side of the square that an imp fills, mm.
pub const IMP: f32 = 20.0;

/// Where each finger begins and ends, from the thumb on, and how thick it is, mm.
const FINGERS: [(Point, Point, f32); 5] = [
    (Point::new(13.0, 31.0), Point::new(4.8, 21.6), 6.4),
    (Point::new(14.2, 22.0), Point::new(11.2, 6.6), 5.8),
    (Point::new(19.8, 21.0), Point::new(19.6, 4.2), 6.0),
    (Point::new(25.2, 22.0), Point::new(27.6, 6.2), 5.8),
    (Point::new(30.0, 24.6), Point::new(34.6, 12.0), 5.2),
];

/// A hand, all five fingers up.
pub fn hand(dress: Dress) -> Drawing {
    let mut drawing = Drawing::new(HAND, HAND);
    let palm = Path::rounded(11.2, 19.6, 21.4, 19.4, 8.0);
    let fingers = FINGERS.map(|(from, to, width)| limb(from, to, width));
    let shapes: Vec<Path> = fingers.into_iter().chain([palm]).collect();
    joined(&mut drawing, &shapes, dress.body, dress.line);
    let thin = dress.detail(0.7);
    drawing.line(Path::data("M14.6 28.4 C19 26 25 26.2 29.4 28.4"), thin);
    drawing.line(Path::data("M16 35.6 C18.6 32.4 20.2 31 24.8 31"), thin);
    drawing
}

/// An imp's head.
pub fn imp(dress: Dress) -> Drawing {
    let Dress { body, line, mark } = dress;
    let mut drawing = Drawing::new(IMP, IMP);
    let horn = Path::data("M3.6 7 C2 4.6 2 2.4 3.4 0.8 C4 3 5.6 4.2 8.2 4.6 C6 4.8 4.6 5.6 3.6 7 Z");
    let mirror = Affine { a: -1.0, e: IMP, ..Affine::IDENTITY };
    let ear = Path::data("M3.6 9 C2.4 8.4 1.4 8.4 0.4 8.8 C0.8 10.8 1.8 12 3.8 12.4 Z");
    for part in [horn, ear] {
        drawing.shape(part.moved(mirror), body, line);
        drawing.shape(part, body, line);
    }
    let face = Path::data(
        "M10 3.6 C14.4 3.6 17 6.6 16.8 10.4 C16.6 14 13.4 17 10 19.4 C6.6 17 3.4 14 3.2 10.4 \
         C3 6.6 5.6 3.6 10 3.6 Z",
    );
    drawing.shape(face, body, line);
    let eye = Path::data("M5.6 8.2 C6.6 9 7.6 9.4 8.8 9.6 C8.4 11 6.4 11 5.6 8.2 Z");
    drawing.fill(eye.moved(mirror), mark);
    drawing.fill(eye, mark);
    drawing.line(Path::data("M6.4 12.8 C8 15.4 12 15.4 13.6 12.8"), dress.detail(1.0));
    drawing
}
