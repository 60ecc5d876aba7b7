//! What the sheets of the pub games share: a head, and rows for players with their strokes. Knows no game.

use super::story::{Stage, Told};
use crate::draw::{Drawing, Font, Ink, Path, Point, Role, Stroke, text};
use crate::games::tavern::props;
use crate::i18n::Lang;
use crate::table::leaf::{HEAD, Head, LABEL, Leaf, MARGIN};
use crate::tr;

/// As A5 upright, mm.
pub const WIDTH: f32 = 148.0;
/// See [`WIDTH`].
pub const HEIGHT: f32 = 210.0;
/// Where the content of a sheet begins, mm from above.
pub const TOP: f32 = HEAD + 4.0;
/// Where it ends.
pub const BOTTOM: f32 = HEIGHT - MARGIN;
/// How many rows a blank sheet has: as many as may play.
pub const ROWS: usize = 12;
/// A line that holds a table together.
pub const STRONG: Stroke = Stroke { ink: Ink::new(Role::Text), width: 0.4, dash: None };
/// A line between its rows.
pub const THIN: Stroke = Stroke { ink: Ink::new(Role::Faint), width: 0.2, dash: None };

/// A sheet of that size, mm, with its head.
#[must_use]
pub fn sized(width: f32, height: f32, name: &str, told: &Told, lang: Lang) -> Leaf {
    let head = Head { emblem: super::super::emblem(), title: name, name: "" };
    Leaf::new(width, height, head, told.date.as_deref(), lang)
}

/// A sheet as A5 with its head.
#[must_use]
pub fn leaf(name: &str, told: &Told, lang: Lang) -> Leaf {
    sized(WIDTH, HEIGHT, name, told, lang)
}

/// A line below the head that says which game it is, and how it is numbered where several sheets are.
pub fn game(leaf: &mut Leaf, told: &Told) {
    let label = tr!(leaf.lang, "tavern-sheet-game");
    leaf.blank(&label, MARGIN, leaf.drawing.size.width - MARGIN, TOP + 5.4, &told.game);
}

/// A table of players: the columns, and how high its rows are.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Where it begins, mm from above.
    pub top: f32,
    /// Where names end and the middle begins, mm from the left.
    pub left: f32,
    /// Where the middle ends and strokes begin.
    pub right: f32,
    /// How high a row is, mm.
    pub row: f32,
}

/// How high the heads of columns are, mm.
pub const HEADS: f32 = 5.0;

impl Table {
    /// The top of a row, mm.
    #[must_use]
    pub fn row(&self, index: usize) -> f32 {
        self.top + HEADS + self.row * props::nth(index)
    }

    /// The lines of so many rows, and the heads of the columns of names and strokes.
    pub fn frame(&self, leaf: &mut Leaf, rows: usize) {
        let (lang, end) = (leaf.lang, leaf.drawing.size.width - MARGIN);
        let base = self.top + HEADS - 1.6;
        leaf.words(MARGIN, base, &tr!(lang, "tavern-sheet-player"), Font::Sans, LABEL, Role::Faint);
        let strokes = tr!(lang, "tavern-sheet-strokes");
        leaf.words(self.right + 1.6, base, &strokes, Font::Sans, LABEL, Role::Faint);
        for index in 1..rows {
            leaf.rule(MARGIN, end, self.row(index), THIN);
        }
        for y in [self.row(0), self.row(rows)] {
            leaf.rule(MARGIN, end, y, STRONG);
        }
        for x in [self.left, self.right] {
            leaf.drawing.line(Path::open(&[Point::new(x, self.row(0)), Point::new(x, self.row(rows))]), THIN);
        }
    }

    /// A player in a row, marked where they have won.
    pub fn name(&self, leaf: &mut Leaf, index: usize, name: &str, winner: bool) {
        let middle = self.row(index) + self.row / 2.0;
        let room = self.left - MARGIN - 2.0;
        let (words, size) = text::fitted(name, Font::SerifItalic, 5.4, room);
        if winner {
            let base = self.row(index) + self.row - 1.9;
            leaf.crown(self.left - 1.2, base);
            leaf.words(MARGIN + 0.6, base - 5.2, &words, Font::SerifItalic, size, Role::Pencil);
        } else {
            let base = middle + text::cap_height(Font::SerifItalic, size) / 2.0;
            leaf.words(MARGIN + 0.6, base, &words, Font::SerifItalic, size, Role::Pencil);
        }
    }

    /// So many strokes of a row in its last column.
    pub fn strokes(&self, leaf: &mut Leaf, index: usize, count: u32) {
        let room = leaf.drawing.size.width - MARGIN - self.right - 2.5;
        let middle = Point::new(self.right + 1.6 + room / 2.0, self.row(index) + self.row / 2.0);
        strokes(leaf, count, middle, room, 6.2);
    }
}

/// Strokes round a point, as high as said where they are not wider than `room`, mm; a number where they would become
/// too small.
pub fn strokes(leaf: &mut Leaf, count: u32, middle: Point, room: f32, height: f32) {
    if count == 0 {
        return;
    }
    let natural = width(count, height);
    let height = height * (room / natural).min(1.0);
    if height < 2.6 {
        let (font, size) = (Font::SerifItalic, 5.4);
        let base = middle.y + text::cap_height(font, size) / 2.0;
        leaf.centred(middle.x, base, &count.to_string(), font, size, Role::Pencil);
        return;
    }
    let at = Point::new(middle.x - width(count, height) / 2.0, middle.y - height / 2.0);
    props::strokes(&mut leaf.drawing, count, at, height);
}

/// How wide so many strokes are, mm, from the first to the last.
#[must_use]
pub fn width(count: u32, height: f32) -> f32 {
    let mut nowhere = Drawing::default();
    let whole = props::strokes(&mut nowhere, count, Point::default(), height);
    // What is left free behind the last belongs to the next.
    whole - height * if count.is_multiple_of(5) { 0.5 } else { 0.28 }
}

/// A line of pencil through something, in a box with that middle.
pub fn strike(drawing: &mut Drawing, middle: Point, wide: f32, high: f32) {
    let (x, y) = (wide / 2.0, high / 2.0);
    let ends = [Point::new(middle.x - x, middle.y + y), Point::new(middle.x + x, middle.y - y)];
    drawing.line(Path::open(&ends), Stroke::new(Role::Pencil.into(), 0.7));
}

/// A ring of pencil round something.
pub fn ring(drawing: &mut Drawing, middle: Point, wide: f32) {
    drawing.line(Path::circle(middle.x, middle.y, wide / 2.0), Stroke::new(Role::Pencil.into(), 0.5));
}

/// A game of a match as its heading tells it.
#[must_use]
pub fn heading(stage: &Stage, lang: Lang) -> String {
    if stage.playoff {
        tr!(lang, "tavern-sheet-playoff-of", game = stage.game)
    } else {
        tr!(lang, "tavern-sheet-game-of", game = stage.game)
    }
}
