//! The mouse, its hole, and the emblem they make. Knows no throw.

use crate::games::tavern::prelude::*;

/// How large a mouse is without its tail, mm.
pub const MOUSE: (f32, f32) = (40.0, 24.0);

/// A mouse that runs to the right; its tail reaches 14 mm behind it.
pub fn mouse(dress: Dress) -> Drawing {
    let Dress { body: fur, line, mark } = dress;
    let skin = Ink::new(Role::Deep(Hue::Rose)).alpha(0.35);
    let mut drawing = Drawing::new(MOUSE.0, MOUSE.1);
    let tail = Path::data("M5 20.4 C-4 22.6 -3 13 -8 14 C-11 14.6 -11 18 -14 17.4");
    drawing.line(tail, Stroke { width: line.width * 1.5, ..line });
    for foot in [9.0, 27.0] {
        drawing.shape(Path::ellipse(foot, 22.0, 3.4, 1.5), skin, line);
    }
    let body = Path::data(
        "M3.4 20 C2.6 10 11 4 19 5 C24 5.6 27.6 7.4 30.6 9.6 C34.6 12.4 38 15.4 39 18 \
         C37.4 21.4 31 21.8 26 21.8 C18 22.2 8 22.2 3.4 20 Z",
    );
    drawing.shape(body, fur, line);
    drawing.shape(Path::circle(24.4, 6.0, 4.6), fur, line);
    drawing.fill(Path::circle(24.7, 6.3, 2.7), skin);
    drawing.fill(Path::circle(32.0, 13.0, 1.25), mark);
    drawing.fill(Path::circle(38.7, 17.8, 1.5), Role::Deep(Hue::Rose).into());
    let thin = Stroke { width: line.width * 0.6, ..line };
    for (x, y) in [(33.0, 23.4), (36.0, 23.8)] {
        rule(&mut drawing, [35.2, 18.6, x, y], thin);
    }
    drawing
}

/// The outline of a hole in a wall: as wide and high, standing on the height 0, its left edge at 0.
pub fn arch(width: f32, height: f32) -> Path {
    let (half, spring) = (width / 2.0, -(height - width / 2.0));
    let round = half * 0.552;
    Path(vec![
        Segment::Move(Point::new(0.0, 0.0)),
        Segment::Line(Point::new(0.0, spring)),
        Segment::Curve(Point::new(0.0, spring - round), Point::new(half - round, -height), Point::new(half, -height)),
        Segment::Curve(Point::new(half + round, -height), Point::new(width, spring - round), Point::new(width, spring)),
        Segment::Line(Point::new(width, 0.0)),
        Segment::Close,
    ])
}

/// What the emblem is printed in.
const HUE: Hue = Hue::Petrol;

/// The emblem: a mouse looks out of its hole.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(HUE);
    let line = print(HUE, LINE);
    drawing.shape(arch(22.0, 25.0).moved(Affine::shift(8.4, 30.0)), Role::Carved.into(), line);
    let by = Affine::scale(0.56).then(Affine::shift(12.0, 16.9));
    drawing.place(by, mouse(Dress::printed(HUE, 0.56)));
    rule(&mut drawing, [5.6, 30.0, 34.4, 30.0], line);
    drawing
}
