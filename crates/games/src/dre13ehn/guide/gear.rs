//! The cup and the mat with their measures. Knows no game.

use base::draw::{Drawing, Font, Ink, Path, Point, Role, Stroke, Text};

/// A cup upside down on a mat, seen from the side, measured; a third of a common size.
pub fn measured() -> Drawing {
    let mut drawing = Drawing::new(104.0, 56.0);
    let (middle, table, mat) = (50.0, 46.0, 2.2);
    let (mouth, foot, height) = (12.0, 9.4, 35.0);
    let ground = table - mat;
    let corner = |x: f32, y: f32| Point::new(middle + x, y);
    let edge = Stroke::new(Ink::new(Role::Text), 0.35);
    drawing.shape(Path::rounded(middle - 31.0, ground, 62.0, mat, 0.8), Role::Soft.into(), edge);
    let side =
        [corner(-mouth, ground), corner(-foot, ground - height), corner(foot, ground - height), corner(mouth, ground)];
    drawing.shape(Path::polygon(&side), Role::Leather.into(), edge);
    let roll = Path::rounded(middle - mouth - 0.8, ground - 2.6, 2.0 * mouth + 1.6, 2.6, 1.2);
    drawing.shape(roll, Role::Leather.into(), edge);
    measure(&mut drawing, [corner(-foot, 4.6), corner(foot, 4.6)], "4–8 cm", Role::Text);
    let right = mouth + 7.0;
    measure(&mut drawing, [corner(right, ground - height), corner(right, ground)], "8–13 cm", Role::Text);
    measure(&mut drawing, [corner(1.0 - mouth, ground - 5.4), corner(mouth - 1.0, ground - 5.4)], "6–8 cm", Role::Bone);
    measure(&mut drawing, [corner(-31.0, table + 3.6), corner(31.0, table + 3.6)], "13–24 cm", Role::Text);
    drawing
}

fn measure(drawing: &mut Drawing, [from, to]: [Point; 2], words: &str, role: Role) {
    let upright = from.x == to.x;
    let stroke = Stroke::new(role.into(), 0.25);
    let (dx, dy) = if upright { (1.2, 0.0) } else { (0.0, 1.2) };
    let end = |at: Point| Path::open(&[Point::new(at.x - dx, at.y - dy), Point::new(at.x + dx, at.y + dy)]);
    drawing.line(Path::open(&[from, to]).and(end(from)).and(end(to)), stroke);
    let words = words.replace(' ', "\u{a0}");
    let text = if upright {
        Text::beside(Point::new(from.x + 2.6, (from.y + to.y) / 2.0), words, Font::Sans, 3.4, role)
    } else {
        let below = if from.y > 46.0 { 3.2 } else { -2.6 };
        Text::beside(Point::new((from.x + to.x) / 2.0, from.y + below), words, Font::Sans, 3.4, role).centred()
    };
    drawing.text(text);
}
