//! What the sheets of the pub games share: a head, names, and rows for players with their strokes. Knows no game.

use std::fmt::Display;

use base::draw::plot::Mark;
use base::draw::{Align, Drawing, Font, Ink, Path, Point, Role, Stroke, Text, text};
use base::i18n::{Lang, tr};

use super::story::{PlayedGame, SheetHead};
use crate::table::leaf::{HEAD, Head, LABEL, Leaf, MARGIN};
use crate::table::marked;
use crate::tavern::props;

/// As A5 upright, mm.
pub const WIDTH: f32 = 148.0;
pub const HEIGHT: f32 = 210.0;
/// Where the content of a sheet begins, mm from above.
pub const TOP: f32 = HEAD + 4.0;
pub const BOTTOM: f32 = HEIGHT - MARGIN;
/// How many rows a blank sheet has: as many as may play.
pub const ROWS: usize = 12;
pub const STRONG: Stroke = Stroke::new(Ink::new(Role::Text), 0.4);
pub const THIN: Stroke = Stroke::new(Ink::new(Role::Faint), 0.2);
pub const HAND: Font = Font::SerifItalic;

pub fn leaf(size: (f32, f32), emblem: Drawing, name: &str, told: &SheetHead, lang: Lang) -> Leaf {
    Leaf::new(size.0, size.1, Head { emblem, title: name, name: "" }, told.date.as_deref(), lang)
}

pub fn game(leaf: &mut Leaf, told: &SheetHead) {
    let label = tr!(leaf.lang, "tavern-sheet-game");
    leaf.blank(&label, MARGIN, leaf.drawing.size.width - MARGIN, TOP + 5.4, &told.game);
}

/// A name with its middle at the height of a point: smaller where it is long, then on two lines, and only then cut.
pub fn name(drawing: &mut Drawing, (name, mark): (&str, Option<Mark>), at: Point, room: f32, align: Align) {
    const LARGE: f32 = 5.4;
    const SMALL: [f32; 3] = [4.1, 3.7, 3.3];
    let natural = text::width(name, HAND, LARGE);
    let fits = |room: f32| text::wrap(name, HAND, SMALL[2], room).len() <= 2;
    let mark = mark.filter(|_| fits(room - marked::room(LARGE)));
    let wide = mark.map_or(0.0, |_| marked::room(LARGE));
    let room = room - wide;
    let (lines, size) = if natural * SMALL[0] <= room * LARGE {
        (vec![name.to_owned()], LARGE * (room / natural * 0.999).min(1.0))
    } else {
        let wrapped = SMALL.map(|size| (text::wrap(name, HAND, size, room), size));
        let [.., smallest] = wrapped.clone();
        let (mut lines, size) = wrapped.into_iter().find(|(lines, _)| lines.len() <= 2).unwrap_or(smallest);
        let rest = lines.split_off(1.min(lines.len())).join(" ");
        (vec![lines.concat(), text::shortened(&rest, HAND, size, room)], size)
    };
    let down = size * 1.02;
    let first = at.y + text::cap_height(HAND, size) / 2.0 - down * (props::nth(lines.len()) - 1.0) / 2.0;
    for (index, words) in lines.into_iter().enumerate() {
        let (long, y) = (text::width(&words, HAND, size), first + down * props::nth(index));
        let (x, left) = match align {
            Align::Left => (at.x + wide, at.x),
            Align::Middle => (at.x + wide / 2.0, at.x - (long + wide) / 2.0),
            Align::Right => (at.x, at.x - long - wide),
        };
        if let Some(mark) = mark.filter(|_| index == 0) {
            marked::before(drawing, mark, Point::new(left, y), HAND, LARGE.min(size * 1.3));
        }
        let at = Point::new(x, y);
        drawing.text(Text { align, ..Text::new(at, words, HAND, size, Role::Pencil.into()) });
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub top: f32,
    /// Where names end and the middle begins, mm from the left.
    pub left: f32,
    /// Where the middle ends and the last column begins.
    pub right: f32,
    pub row: f32,
}

/// How high the heads of columns are, mm.
pub const HEADS: f32 = 5.0;
/// How far up what stands beside the winner's mark moves, mm.
const ASIDE: f32 = 2.7;

impl Table {
    /// The top of a row, mm.
    pub fn row(&self, index: usize) -> f32 {
        self.top + HEADS + self.row * props::nth(index)
    }

    pub fn middle(&self, index: usize) -> f32 {
        self.row(index) + self.row / 2.0
    }

    pub fn frame(&self, leaf: &mut Leaf, rows: usize, last: &str) {
        let end = leaf.drawing.size.width - MARGIN;
        self.head(leaf, MARGIN, &tr!(leaf.lang, "tavern-sheet-player"));
        self.head(leaf, self.right + 1.6, last);
        for index in 1..rows {
            leaf.rule(MARGIN, end, self.row(index), THIN);
        }
        for y in [self.row(0), self.row(rows)] {
            leaf.rule(MARGIN, end, y, STRONG);
        }
        for x in [self.left, self.right] {
            leaf.upright(x, self.row(0), self.row(rows), THIN);
        }
    }

    pub fn head(&self, leaf: &mut Leaf, x: f32, words: &str) {
        leaf.words(x, self.top + HEADS - 1.6, words, Font::Sans, LABEL, Role::Faint);
    }

    pub fn name(&self, leaf: &mut Leaf, index: usize, player: (&str, Option<Mark>)) {
        let at = Point::new(MARGIN + 0.6, self.middle(index));
        name(&mut leaf.drawing, player, at, self.left - MARGIN - 2.0, Align::Left);
    }

    /// The middle of the last column of a row, where those who have won are marked.
    pub fn last(&self, leaf: &mut Leaf, index: usize, winner: bool) -> Point {
        let end = leaf.drawing.size.width - MARGIN;
        let at = Point::new(f32::midpoint(self.right, end), self.middle(index));
        if !winner {
            return at;
        }
        leaf.crown(end - 0.3, self.row(index + 1) - 1.9);
        Point::new(at.x, at.y - ASIDE)
    }

    pub fn strokes(&self, leaf: &mut Leaf, index: usize, count: u32, winner: bool) {
        let middle = self.last(leaf, index, winner);
        let room = leaf.drawing.size.width - MARGIN - self.right - 2.5;
        strokes(&mut leaf.drawing, count, middle, room, 5.8);
    }
}

/// As high as said where they are not wider than `room`, mm; a number where they would become too small.
pub fn strokes(drawing: &mut Drawing, count: u32, middle: Point, room: f32, height: f32) {
    if count == 0 {
        return;
    }
    let height = height * (room / width(count, height)).min(1.0);
    if height < 2.6 {
        number(drawing, count, middle, 5.4);
    } else {
        let at = Point::new(middle.x - width(count, height) / 2.0, middle.y - height / 2.0);
        props::strokes(drawing, count, at, height);
    }
}

pub fn number(drawing: &mut Drawing, words: impl Display, middle: Point, size: f32) {
    props::label(drawing, words, middle, size, f32::INFINITY, HAND, Role::Pencil);
}

/// How wide so many strokes are, mm, from the first to the last.
pub fn width(count: u32, height: f32) -> f32 {
    // What is left free behind the last belongs to the next.
    props::strokes_width(count, height) - height * if count.is_multiple_of(5) { 0.5 } else { 0.28 }
}

pub fn strike(drawing: &mut Drawing, middle: Point, wide: f32, high: f32) {
    let (x, y) = (wide / 2.0, high / 2.0);
    let (low, high) = ((middle.x - x, middle.y + y), (middle.x + x, middle.y - y));
    drawing.rule(low, high, Stroke::new(Role::Pencil.into(), 0.7));
}

pub fn ring(drawing: &mut Drawing, middle: Point, wide: f32) {
    drawing.line(Path::circle(middle.x, middle.y, wide / 2.0), Stroke::new(Role::Pencil.into(), 0.5));
}

pub fn heading(stage: &PlayedGame, lang: Lang) -> String {
    if stage.playoff {
        tr!(lang, "tavern-sheet-playoff-of", game = stage.game)
    } else {
        tr!(lang, "tavern-sheet-game-of", game = stage.game)
    }
}
