//! The end of a match: who has won, cut in stone between two branches of laurel, with the points as Romans wrote them.

use base::draw::{Affine, Drawing, Font, Frame, Ink, Path, Point, Role, Stroke, Text};

use super::super::super::numeral::proper;
use super::super::super::rules::Ludix;
use super::super::words as said;
use crate::game::Game;
use crate::table::View;

/// Of the tablet from the frame, across and down, mm.
const AWAY: (f32, f32) = (15.0, 4.0);
const HANDLE_WIDTH: f32 = 7.0;
const LEAVES: usize = 9;

pub fn draw(drawing: &mut Drawing, game: &Ludix, view: &View, frame: Frame) {
    let turn = game.turn();
    let winners = turn.winners();
    let points = winners.first().map_or(0, |seat| game.banked()[*seat]);
    let (left, right) = (frame.x + AWAY.0, frame.right() - AWAY.0);
    let (top, low) = (frame.y + AWAY.1, frame.y + frame.height - AWAY.1);
    tablet(drawing, [left, right, top, low]);
    let centre = Point::new(f32::midpoint(left, right), f32::midpoint(top, low));
    for side in [-1.0, 1.0] {
        branch(drawing, Point::new(centre.x + side * 44.0, centre.y), side);
    }
    let mut write = |down: f32, words: String, font: Font, size: f32, role: Role| {
        drawing.text(Text::new((centre.x, top + down), words, font, size, role.into()).fitted(72.0).level().centred());
    };
    let names = view.lang.say(&said::winners(winners, view));
    let written = u16::try_from(points).map(proper).unwrap_or_default();
    write(11.0, names, Font::SerifBold, 8.4, Role::Text);
    write(27.0, written, Font::SerifBold, 15.0, Role::Accent);
    write(42.0, view.lang.say(&said::margin(game, view)), Font::Sans, view.written(4.4), Role::Text);
}

fn tablet(drawing: &mut Drawing, [left, right, top, low]: [f32; 4]) {
    let (p, middle) = (Point::new, f32::midpoint(top, low));
    let outline = [
        p(left, top),
        p(right, top),
        p(right, middle - 5.0),
        p(right + HANDLE_WIDTH, middle - 9.0),
        p(right + HANDLE_WIDTH, middle + 9.0),
        p(right, middle + 5.0),
        p(right, low),
        p(left, low),
        p(left, middle + 5.0),
        p(left - HANDLE_WIDTH, middle + 9.0),
        p(left - HANDLE_WIDTH, middle - 9.0),
        p(left, middle - 5.0),
    ];
    let edge = Stroke::new(Role::Accent.into(), 0.6);
    drawing.shape(Path::polygon(&outline), Role::Soft.into(), edge);
    for x in [left - HANDLE_WIDTH * 0.6, right + HANDLE_WIDTH * 0.6] {
        drawing.line(Path::circle(x, middle, 1.1), Stroke { width: 0.5, ..edge });
    }
    let inner = Path::rounded(left + 2.2, top + 2.2, right - left - 4.4, low - top - 4.4, 1.0);
    drawing.line(inner, Stroke::new(Ink::new(Role::Accent).alpha(0.5), 0.3));
}

fn branch(drawing: &mut Drawing, middle: Point, side: f32) {
    let radius = 20.0;
    let bow = |angle: f32| {
        let (sin, cos) = angle.sin_cos();
        Point::new(middle.x - side * radius * 0.55 + side * radius * cos, middle.y - radius * sin)
    };
    let angle = |leaf: f32| (-62.0 + 124.0 * leaf / (LEAVES - 1) as f32).to_radians();
    let stem: Vec<Point> = (0..=24_usize).map(|step| bow(angle(step as f32 * (LEAVES - 1) as f32 / 24.0))).collect();
    let green = Ink::new(Role::Accent);
    drawing.line(Path::open(&stem), Stroke::new(green, 0.7));
    for leaf in 0..LEAVES {
        let at = bow(angle(leaf as f32));
        for out in [-1.0_f32, 1.0] {
            // Along the stem, and a little away from it.
            let lean = -side * angle(leaf as f32) - std::f32::consts::FRAC_PI_2 + out * side * 0.62;
            let by = Affine::turn(lean).shifted(at.x, at.y);
            let blade = Path::data("M0 0 C1.6 -1.7 4.6 -1.7 6.6 0 C4.6 1.7 1.6 1.7 0 0 Z").moved(by);
            drawing.shape(blade, green.alpha(0.8), Stroke::new(green, 0.25));
        }
    }
}
