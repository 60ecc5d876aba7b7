//! The hand with its five fingers, and the imps: figures of the stage and of the emblems. Knows no throw.

use crate::draw::{Affine, Drawing, Path, Point};
use crate::games::tavern::figure::{Dress, bend, blob, joined, limb};

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
#[must_use]
pub fn hand(dress: Dress) -> Drawing {
    let mut drawing = Drawing::new(HAND, HAND);
    let palm = Path::rounded(11.2, 19.6, 21.4, 19.4, 8.0);
    let fingers = FINGERS.map(|(from, to, width)| limb(from, to, width));
    let shapes: Vec<Path> = fingers.into_iter().chain([palm]).collect();
    joined(&mut drawing, &shapes, dress.body, dress.line);
    let thin = dress.detail(0.7);
    drawing.line(bend([14.6, 28.4], &[[19.0, 26.0, 25.0, 26.2, 29.4, 28.4]]), thin);
    drawing.line(bend([16.0, 35.6], &[[18.6, 32.4, 20.2, 31.0, 24.8, 31.0]]), thin);
    drawing
}

/// An imp's head.
#[must_use]
pub fn imp(dress: Dress) -> Drawing {
    let Dress { body, line, mark } = dress;
    let mut drawing = Drawing::new(IMP, IMP);
    let horn = blob(
        [3.6, 7.0],
        &[[2.0, 4.6, 2.0, 2.4, 3.4, 0.8], [4.0, 3.0, 5.6, 4.2, 8.2, 4.6], [6.0, 4.8, 4.6, 5.6, 3.6, 7.0]],
    );
    let mirror = Affine { a: -1.0, e: IMP, ..Affine::IDENTITY };
    let ear = blob([3.6, 9.0], &[[2.4, 8.4, 1.4, 8.4, 0.4, 8.8], [0.8, 10.8, 1.8, 12.0, 3.8, 12.4]]);
    for part in [horn, ear] {
        drawing.shape(part.moved(mirror), body, line);
        drawing.shape(part, body, line);
    }
    let face = blob(
        [10.0, 3.6],
        &[
            [14.4, 3.6, 17.0, 6.6, 16.8, 10.4],
            [16.6, 14.0, 13.4, 17.0, 10.0, 19.4],
            [6.6, 17.0, 3.4, 14.0, 3.2, 10.4],
            [3.0, 6.6, 5.6, 3.6, 10.0, 3.6],
        ],
    );
    drawing.shape(face, body, line);
    let eye = blob([5.6, 8.2], &[[6.6, 9.0, 7.6, 9.4, 8.8, 9.6], [8.4, 11.0, 6.4, 11.0, 5.6, 8.2]]);
    drawing.fill(eye.moved(mirror), mark);
    drawing.fill(eye, mark);
    drawing.line(bend([6.4, 12.8], &[[8.0, 15.4, 12.0, 15.4, 13.6, 12.8]]), dress.detail(1.0));
    drawing
}
