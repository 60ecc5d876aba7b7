//! The emblem of the evening: a mug under the moon. Knows no game.

use crate::games::tavern::prelude::*;

/// What the emblem is printed in.
const HUE: Hue = Hue::Slate;

/// The emblem, 40 by 40 mm.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(HUE);
    drawing.place(Affine::scale(0.78).then(Affine::shift(4.2, 4.0)), mug(print(HUE, LINE / 0.78)));
    drawing
}

/// A mug under the moon, in a square of 40 mm.
pub fn mug(line: Stroke) -> Drawing {
    let mut drawing = Drawing::new(SIDE, SIDE);
    let moon = Path::data(
        "M32.4 1.6 C29.8 4.6 30.4 9.6 34.2 11.8 C35.4 12.4 36.8 12.8 38.4 12.6 \
         C36.4 15.2 32.8 16.2 29.6 14.6 C25.8 12.8 24.6 8.2 26.8 4.8 C28 2.8 30.2 1.6 32.4 1.6 Z",
    );
    drawing.shape(moon, Role::Tint(Hue::Ochre).into(), line);
    let handle = Path::rounded(24.0, 20.0, 9.0, 13.0, 4.5);
    drawing.line(handle.clone(), Stroke { width: 4.0, ..line });
    drawing.line(handle, Stroke::new(Role::Tint(Hue::Ochre).into(), 2.0));
    drawing.shape(Path::rounded(3.6, 14.0, 22.0, 25.0, 2.4), Role::Tint(Hue::Ochre).into(), line);
    for x in [9.0, 14.6, 20.2] {
        rule(&mut drawing, [x, 22.0, x, 34.4], Stroke { width: 0.8, ..line });
    }
    let foam = [(5.6, 13.4, 4.2), (11.4, 10.8, 4.8), (18.0, 11.4, 4.6), (23.4, 13.8, 3.8)];
    let foam = foam.into_iter().map(|(x, y, radius)| Path::circle(x, y, radius));
    let foam: Vec<Path> = foam.chain([Path::rect(4.4, 13.6, 20.4, 3.0)]).collect();
    joined(&mut drawing, &foam, Role::Bone.into(), line);
    drawing
}
