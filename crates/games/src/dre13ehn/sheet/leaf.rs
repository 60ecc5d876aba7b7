//! What all sheets of the game share: their head, and the hexagonal box that takes an entry. Knows no match.

use base::draw::{Font, Ink, Path, Point, Role, Stroke, Text, text};
use base::i18n::{Lang, tr};

use super::super::art::{self, Rune};
use super::super::chart;
use super::super::rules::Entry;
use super::List;
use crate::table::leaf::Head;
pub use crate::table::leaf::{LABEL, Leaf, MARGIN};

/// Where the content of a sheet begins, mm from above.
pub const TOP: f32 = 29.0;

/// How much taller than wide a hexagon on its corner is.
pub const TALL: f32 = 1.154_700_5;

#[derive(Clone, Copy, Debug)]
pub struct Boxes {
    pub across: usize,
    /// From box to box, mm.
    pub step: f32,
    pub width: f32,
    /// From row to row, mm.
    pub down: f32,
}

#[derive(Clone, Copy, Debug)]
pub struct Cell {
    pub at: Point,
    pub width: f32,
    /// Its number, from 1.
    pub nth: usize,
    /// Whether an entry here wins.
    pub last: bool,
    pub entry: Option<Entry>,
}

pub fn headed(width: f32, height: f32, name: &str, date: Option<&str>, lang: Lang) -> Leaf {
    Leaf::new(width, height, Head { emblem: art::emblem(), title: &tr!(lang, "dre13ehn-name"), name }, date, lang)
}

pub fn undated(width: f32, height: f32, name: &str, lang: Lang) -> Leaf {
    Leaf::undated(width, height, Head { emblem: art::emblem(), title: &tr!(lang, "dre13ehn-name"), name }, lang)
}

impl Leaf {
    pub(super) fn rune(&mut self, rune: Rune, at: Point, side: f32, ink: impl Into<Ink>) {
        chart::rune(&mut self.drawing, rune, at, side, ink);
    }

    pub(super) fn player(&mut self, list: &List, base: f32) {
        let right = self.drawing.size.width - MARGIN;
        let label = tr!(self.lang, "dre13ehn-sheet-score");
        let from = right - 13.0 - text::width(&label, Font::Sans, LABEL) - 1.5;
        self.blank(&label, from, right, base, &list.score);
        let end = if list.winner { self.crown(from - 3.0, base) } else { from };
        self.signed(&tr!(self.lang, "dre13ehn-sheet-player"), (MARGIN, end - 3.0), base, (&list.name, list.mark));
    }

    /// The first row begins at `left` with its middle at `middle`.
    pub(super) fn boxes(&mut self, boxes: Boxes, (left, middle): (f32, f32), target: usize, entries: &[Entry]) {
        for index in 0..target {
            let x = left + boxes.step * ((index % boxes.across) as f32 + 0.5);
            let y = middle + boxes.down * (index / boxes.across) as f32;
            let (nth, entry) = (index + 1, entries.get(index).copied());
            self.cell(Cell { at: Point::new(x, y), width: boxes.width, nth, last: nth == target, entry });
        }
    }

    pub(super) fn cell(&mut self, cell: Cell) {
        let Cell { at, width, nth, last, entry } = cell;
        let edge = if last { Stroke::new(Role::Text.into(), 0.55) } else { Stroke::new(Role::Faint.into(), 0.22) };
        self.drawing.line(hexagon(at, width - edge.width / 2.0), edge);
        let rune = Point::new(at.x, at.y + width * 0.005);
        let side = width * 0.58;
        let number = if last { Role::Text } else { Role::Faint };
        self.centred(at.x, at.y - width * 0.355, nth, Font::Sans, width * 0.15, number);
        match entry {
            None => self.guides(rune, side),
            Some(entry) => {
                self.rune(entry.into(), rune, side, Role::Pencil);
                let at = (at.x, at.y + width * 0.45);
                let word = Text::new(at, entry.word(), Font::SansBold, width * 0.19, Role::Pencil.into());
                self.drawing.text(word.fitted(width * 0.42).centred());
            }
        }
    }

    /// The points between which a rune is drawn by hand: corners and middle of its hexagon.
    fn guides(&mut self, at: Point, side: f32) {
        let dots = corners(at, side * 0.42).into_iter().chain([at]).map(|dot| Path::circle(dot.x, dot.y, 0.2));
        self.drawing.fill(dots.fold(Path::default(), Path::and), Role::Line.into());
    }
}

/// A hexagon on its corner, with that middle and width.
pub fn hexagon(at: Point, width: f32) -> Path {
    Path::polygon(&corners(at, width * TALL / 2.0))
}

fn corners(at: Point, radius: f32) -> [Point; 6] {
    [0_u8, 1, 2, 3, 4, 5].map(|corner| {
        let (sin, cos) = (f32::from(corner) * std::f32::consts::FRAC_PI_3).sin_cos();
        Point::new(at.x + radius * sin, at.y - radius * cos)
    })
}
