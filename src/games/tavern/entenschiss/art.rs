//! A duck, and the emblem it makes. Knows no throw.

use crate::games::tavern::emblem::with;
use crate::games::tavern::prelude::*;

/// How large a duck is with the water under it, mm.
pub const DUCK: (f32, f32) = (40.0, 32.0);

/// A duck that swims to the right.
pub fn duck(dress: Dress) -> Drawing {
    let Dress { body, line, mark } = dress;
    let mut drawing = Drawing::new(DUCK.0, DUCK.1);
    let beak = Path::data("M33.6 5.6 C36 5.6 38.4 6.6 39.4 8.6 C37.6 10.6 35.2 10.8 33 10 Z");
    drawing.shape(beak, Ink::new(Role::Deep(Hue::Ochre)).alpha(if mark.role == Role::Line { 0.3 } else { 1.0 }), line);
    let figure = Path::data(
        "M1.2 12.6 C4.4 16.4 9.6 17 14.4 15.8 C18.8 14.8 20.6 12.6 20.6 9.4 C20.6 4.2 23.8 1 27.8 1 \
         C31.8 1 34.8 4 34.8 7.6 C34.8 10.4 33.2 12.6 31.2 14 C34.2 16.6 35.6 19.6 35 22.8 \
         C34 28 27.6 30.6 18.4 30.6 C7.6 30.6 1.2 24.8 1.2 12.6 Z",
    );
    drawing.shape(figure, body, line);
    drawing.line(Path::data("M6.6 19.6 C8.4 25.4 15.4 26.4 19.4 21"), dress.detail(1.0));
    drawing.fill(Path::circle(28.6, 6.6, 1.35), mark);
    drawing
}

/// Waves of water, so wide, mm; they lie round the height 0.
pub fn waves(width: f32, line: Stroke) -> Drawing {
    let mut drawing = Drawing::new(width, 2.0);
    let mut x = 0.0;
    let mut curves = Vec::new();
    while x + 8.0 <= width {
        curves.push([x + 1.5, -1.6, x + 2.5, -1.6, x + 4.0, 0.0]);
        curves.push([x + 5.5, 1.6, x + 6.5, 1.6, x + 8.0, 0.0]);
        x += 8.0;
    }
    drawing.line(bend([0.0, 0.0], &curves), line);
    drawing
}

/// The emblem: a duck with the three pips of its last number on the water.
pub fn emblem() -> Drawing {
    let mut drawing = with(Hue::Ochre, duck, 0.68, [6.0, 7.4]);
    let water = Stroke::new(Role::Deep(Hue::Petrol).into(), LINE);
    drawing.place(Affine::shift(8.0, 30.6), waves(24.0, water));
    drawing.place(Affine::shift(12.0, 33.6), waves(16.0, water));
    drawing
}
