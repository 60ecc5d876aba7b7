//! The tower with the dice cup as its roof, its gate open or shut, and the watchman who blows. Knows no rule.

use crate::games::tavern::prelude::*;

/// The side of the dice in the gate, mm.
const DIE: f32 = 14.0;
/// The middle of the tower, where its wall begins above, and its foot, mm.
const MIDDLE: f32 = 38.0;
const TOP: f32 = 55.0;
const FOOT: f32 = 100.0;
/// Half of what it is wide, mm.
const HALF: f32 = 25.0;

/// The tower in a picture of 60 by 101 mm; in its gate the two dice that were hidden, once they are seen.
pub fn tower(hidden: Option<[u8; 2]>) -> Drawing {
    let mut drawing = Drawing::new(70.0, 101.0);
    let stone = Ink::new(Role::Tint(Hue::Slate));
    let edge = Stroke::new(Role::Faint.into(), 0.6);
    let wall = [
        Point::new(MIDDLE - HALF, TOP),
        Point::new(MIDDLE + HALF, TOP),
        Point::new(MIDDLE + HALF + 3.0, FOOT),
        Point::new(MIDDLE - HALF - 3.0, FOOT),
    ];
    drawing.shape(Path::polygon(&wall), stone, edge);
    for (row, x) in
        [(0_usize, -14.0_f32), (0, 10.0), (1, -19.0), (1, 18.0), (3, -22.0), (3, 22.5), (4, -21.0), (5, 21.5)]
    {
        let y = TOP + 7.0 + props::nth(row) * 6.4;
        rule(&mut drawing, [MIDDLE + x - 3.4, y, MIDDLE + x + 3.4, y], Stroke::new(Role::Line.into(), 0.6));
    }
    let (left, wide) = (MIDDLE - HALF - 2.6, 2.0 * HALF + 5.2);
    drawing.shape(Path::rect(left, TOP - 3.0, wide, 5.0), stone, edge);
    for merlon in 0..5 {
        let x = left + (wide - 6.4) * props::nth(merlon) / 4.0;
        drawing.shape(Path::rect(x, TOP - 7.0, 6.4, 4.4), stone, edge);
    }
    drawing.place(Affine::shift(MIDDLE - 22.0, TOP - 39.0), props::cup(34.0));
    gate(&mut drawing, hidden);
    watchman(&mut drawing, Point::new(MIDDLE + 18.5, TOP - 6.6));
    drawing
}

fn gate(drawing: &mut Drawing, hidden: Option<[u8; 2]>) {
    let (half, spring) = (17.0, FOOT - 17.0);
    let (left, right) = (MIDDLE - half, MIDDLE + half);
    let round = Path(vec![
        Segment::Move(Point::new(left, FOOT)),
        Segment::Line(Point::new(left, spring)),
        Segment::Curve(Point::new(left, spring - 10.6), Point::new(right, spring - 10.6), Point::new(right, spring)),
        Segment::Line(Point::new(right, FOOT)),
        Segment::Close,
    ]);
    let edge = Stroke::new(Role::Faint.into(), 0.8);
    let Some(dice) = hidden else {
        let wood = Ink::new(Role::Leather);
        drawing.shape(round, wood, edge);
        for plank in 1..6 {
            let x = left + 2.0 * half * props::nth(plank) / 6.0;
            let high = if plank == 1 || plank == 5 { spring - 4.6 } else { spring - 7.4 };
            rule(drawing, [x, high, x, FOOT - 0.6], Stroke::new(wood.lit(-0.35), 0.5));
        }
        return;
    };
    drawing.shape(round, Ink::new(Role::Carved).lit(0.08), edge);
    for (place, pips) in dice.into_iter().enumerate() {
        let x = MIDDLE - DIE - 0.8 + props::nth(place) * (DIE + 1.6);
        props::lay(drawing, pips, Point::new(x, FOOT - DIE - 1.4), DIE);
    }
}

/// The watchman, standing on a point, his horn to the right.
pub fn watchman(drawing: &mut Drawing, foot: Point) {
    let at = |x: f32, y: f32| Point::new(foot.x + x, foot.y + y);
    let (coat, line) = (Ink::new(Role::Deep(Hue::Ruby)), Stroke::new(Role::Text.into(), 0.35));
    let there = Affine::shift(foot.x, foot.y);
    let body = Path::data("M-4.2 0.6 C-4 -6 -2.6 -8.6 0 -8.8 C2.6 -8.6 4 -6 4.2 0.6 Z").moved(there);
    drawing.shape(body, coat, line);
    drawing.shape(Path::circle(at(0.4, -11.4).x, at(0.4, -11.4).y, 3.1), Role::Bone.into(), line);
    let hat = [at(-3.6, -12.4), at(4.4, -13.4), at(0.2, -20.0)];
    drawing.shape(Path::polygon(&hat), coat, line);
    let horn = "M3 -10.4 C6 -10.2 9 -11.2 11.6 -14.6 L13.8 -9.2 C10.4 -9 6 -8.8 3 -9.4 Z";
    drawing.shape(Path::data(horn).moved(there), Role::Deep(Hue::Ochre).into(), line);
    drawing.line(Path::open(&[at(1.6, -6.6), at(6.4, -9.2)]), Stroke::new(coat.lit(-0.2), 1.7));
}

/// What is blown: three strokes of wind from a point to the right.
pub fn wind(drawing: &mut Drawing, at: Point, length: f32) {
    for (dy, part) in [(-2.6, 0.8), (0.0, 1.0), (2.6, 0.7)] {
        let line = [at.x, at.y + dy * 0.6, at.x + length * part, at.y + dy];
        rule(drawing, line, Stroke::new(Role::Faint.into(), 0.5));
    }
}

/// The emblem: the watchman on his tower blows a die away.
pub fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Rose);
    let stone = Ink::new(Role::Tint(Hue::Slate));
    let deep = Ink::new(Role::Deep(Hue::Rose));
    let edge = Stroke::new(deep, 0.7);
    drawing.shape(Path::rect(8.6, 24.0, 12.8, 9.4), stone, edge);
    for x in [7.4, 12.8, 18.2] {
        drawing.shape(Path::rect(x, 20.6, 4.4, 4.2), stone, edge);
    }
    let mut man = Drawing::new(40.0, 40.0);
    watchman(&mut man, Point::new(0.0, 0.0));
    drawing.place(Affine::scale(0.86).then(Affine::shift(13.4, 23.4)), man);
    props::lay_turned(&mut drawing, 4, Point::new(29.6, 19.6), 8.8, 0.35);
    drawing
}
