//! The louse, and the emblem it makes. Knows no cup and no throw.

use crate::games::tavern::prelude::*;

/// The side of the square that a louse fills, mm.
pub const LOUSE: f32 = 20.0;

/// A louse seen from above, its head up.
pub fn louse(dress: Dress) -> Drawing {
    let Dress { body, line, mark } = dress;
    let mut drawing = Drawing::new(LOUSE, LOUSE);
    let legs = [
        [[12.6, 7.6], [15.6, 6.0], [17.4, 6.4], [18.4, 2.8]],
        [[13.4, 9.4], [16.4, 9.4], [18.2, 10.2], [19.4, 8.0]],
        [[13.4, 11.6], [16.4, 13.4], [18.0, 14.6], [18.8, 18.4]],
    ];
    let feelers = [[10.9, 3.2], [11.6, 1.6], [12.6, 0.9], [13.8, 0.8]];
    let mirror = Affine { a: -1.0, e: LOUSE, ..Affine::IDENTITY };
    for [from, a, b, to] in legs.into_iter().chain([feelers]) {
        let leg = bend(from, &[[a[0], a[1], b[0], b[1], to[0], to[1]]]);
        drawing.line(leg.moved(mirror), line);
        drawing.line(leg, line);
    }
    let back = Path::data(
        "M10 6.4 C13.4 6.4 15.4 9.6 15.2 13 C15 16.8 12.6 19 10 19 C7.4 19 5 16.8 4.8 13 \
         C4.6 9.6 6.6 6.4 10 6.4 Z",
    );
    drawing.shape(back, body, line);
    for (y, half) in [(10.6, 4.4), (13.4, 4.6), (16.0, 3.6)] {
        drawing.line(
            bend([10.0 - half, y], &[[10.0 - half / 2.0, y + 1.1, 10.0 + half / 2.0, y + 1.1, 10.0 + half, y]]),
            dress.detail(1.0),
        );
    }
    drawing.shape(Path::ellipse(10.0, 4.9, 2.7, 2.3), body, line);
    for x in [9.0, 11.0] {
        drawing.fill(Path::circle(x, 4.4, 0.55), mark);
    }
    drawing
}

/// What the emblem is printed in.
const HUE: Hue = Hue::Plum;

/// The emblem: a louse.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(HUE);
    let by = Affine::scale(1.5).then(Affine::shift(-15.0, -15.0)).then(Affine::turn(0.3));
    drawing.place(by.then(Affine::shift(20.0, 20.4)), louse(Dress::printed(HUE, 1.5)));
    drawing
}
