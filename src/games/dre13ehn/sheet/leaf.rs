//! What all sheets share: the head, labels and rules, names, and the hexagonal box that takes an entry. Knows no match.

use super::super::art::{self, Rune};
use super::super::rules::Entry;
use crate::draw::{Affine, Drawing, Font, Ink, Path, Point, Role, Stroke, Text, text};
use crate::i18n::Lang;
use crate::tr;

/// What is left free at the edges, mm.
pub const MARGIN: f32 = 9.0;
/// Where the content of a sheet begins, mm from above.
pub const TOP: f32 = 29.0;
/// The baseline of the head, mm from above.
const BASE: f32 = 17.4;
/// The size of labels, mm.
pub const LABEL: f32 = 2.7;

/// How much taller than wide a hexagon on its corner is.
pub const TALL: f32 = 1.154_700_5;

/// A sheet being drawn.
pub struct Leaf {
    /// What has been drawn.
    pub drawing: Drawing,
    /// Its language.
    pub lang: Lang,
}

/// A box for one entry.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    /// Its middle.
    pub at: Point,
    /// How wide it is, mm.
    pub width: f32,
    /// Its number, from 1.
    pub nth: usize,
    /// Whether an entry here wins.
    pub last: bool,
    /// What stands in it.
    pub entry: Option<Entry>,
}

impl Leaf {
    /// A sheet of that size, mm, with its head: what it is, and when it was played.
    pub fn new(width: f32, height: f32, name: &str, date: Option<&str>, lang: Lang) -> Self {
        let mut leaf = Self::undated(width, height, name, lang);
        let label = tr!(lang, "dre13ehn-sheet-date");
        let right = width - MARGIN;
        let left = right - 34.0 - text::width(&label, Font::Sans, LABEL);
        leaf.blank(&label, left, right, BASE, date.unwrap_or_default());
        leaf
    }

    /// The same without a date.
    pub fn undated(width: f32, height: f32, name: &str, lang: Lang) -> Self {
        let mut leaf = Self { drawing: Drawing::new(width, height), lang };
        let emblem = 14.0;
        let by = Affine::scale(emblem / 40.0).then(Affine::shift(MARGIN, 7.0));
        leaf.drawing.place(by, art::emblem());
        let (x, base, size) = (MARGIN + emblem + 3.0, BASE, 9.0);
        let title = tr!(lang, "dre13ehn-name");
        leaf.words(x, base, &title, Font::SerifBold, size, Role::Text);
        let x = x + text::width(&title, Font::SerifBold, size) + 2.6;
        leaf.words(x, base, name, Font::SerifItalic, 5.0, Role::Faint);
        let rule = Path::open(&[Point::new(MARGIN, 24.0), Point::new(width - MARGIN, 24.0)]);
        leaf.drawing.line(rule, Stroke::new(Role::Text.into(), 0.45));
        leaf
    }

    /// Words that begin there.
    pub fn words(&mut self, x: f32, y: f32, words: &str, font: Font, size: f32, role: Role) {
        self.drawing.text(Text::new(Point::new(x, y), words, font, size, role.into()));
    }

    /// Words whose middle lies there.
    pub fn centred(&mut self, x: f32, y: f32, words: &str, font: Font, size: f32, role: Role) {
        self.drawing.text(Text::new(Point::new(x, y), words, font, size, role.into()).centred());
    }

    /// A label and a line to write on, from `left` to `right`, with what is written there.
    pub fn blank(&mut self, label: &str, left: f32, right: f32, base: f32, written: &str) {
        self.words(left, base, label, Font::Sans, LABEL, Role::Faint);
        let gap = if label.is_empty() { 0.0 } else { 1.5 };
        let from = left + text::width(label, Font::Sans, LABEL) + gap;
        self.rule(from, right, base + 1.1);
        if !written.is_empty() {
            let (written, size) = text::fitted(written, Font::SerifItalic, 5.2, right - from - 1.0);
            self.words(from + 0.5, base - 0.1, &written, Font::SerifItalic, size, Role::Pencil);
        }
    }

    /// A thin line to write on.
    pub fn rule(&mut self, from: f32, to: f32, y: f32) {
        let rule = Path::open(&[Point::new(from, y), Point::new(to, y)]);
        self.drawing.line(rule, Stroke::new(Role::Faint.into(), 0.2));
    }

    /// The mark of who has won, ending there; gives back where it begins.
    pub fn crown(&mut self, right: f32, base: f32) -> f32 {
        let words = tr!(self.lang, "dre13ehn-sheet-winner");
        let (font, size, air) = (Font::SansBold, 2.9, 1.8);
        let width = text::width(&words, font, size) + 2.0 * air;
        let height = 4.6;
        let middle = base - text::cap_height(font, size) / 2.0;
        let pill = Path::rounded(right - width, middle - height / 2.0, width, height, height / 2.0);
        self.drawing.fill(pill, Role::Text.into());
        self.words(right - width + air, base, &words, font, size, Role::Paper);
        right - width
    }

    /// A rune in a square of `side` mm with that middle.
    pub fn rune(&mut self, rune: Rune, at: Point, side: f32, ink: impl Into<Ink>) {
        self.drawing.place(Affine::shift(at.x - side / 2.0, at.y - side / 2.0), rune.sized(side, ink.into()));
    }

    /// A box for an entry: its number in the upper corner, the rune in the middle, the same in digits below.
    pub fn cell(&mut self, cell: Cell) {
        let Cell { at, width, nth, last, entry } = cell;
        let edge = if last { Stroke::new(Role::Text.into(), 0.55) } else { Stroke::new(Role::Faint.into(), 0.22) };
        self.drawing.line(hexagon(at, width - edge.width / 2.0), edge);
        let rune = Point::new(at.x, at.y + width * 0.005);
        let side = width * 0.58;
        let number = if last { Role::Text } else { Role::Faint };
        self.centred(at.x, at.y - width * 0.355, &nth.to_string(), Font::Sans, width * 0.15, number);
        match entry {
            None => self.guides(rune, side),
            Some(entry) => {
                self.rune(entry.into(), rune, side, Role::Pencil);
                let (word, size) = (entry.word(), width * 0.19);
                let (word, size) = text::fitted(word, Font::SansBold, size, width * 0.42);
                self.centred(at.x, at.y + width * 0.45, &word, Font::SansBold, size, Role::Pencil);
            }
        }
    }

    /// The points between which a rune is drawn by hand: corners and middle of its hexagon.
    fn guides(&mut self, at: Point, side: f32) {
        let radius = side * 0.42;
        let corners = (0..6_u8).map(|corner| {
            let (sin, cos) = (f32::from(corner) * std::f32::consts::FRAC_PI_3).sin_cos();
            Point::new(at.x + radius * sin, at.y - radius * cos)
        });
        let dots = corners.chain([at]).map(|dot| Path::circle(dot.x, dot.y, 0.2));
        self.drawing.fill(dots.fold(Path::default(), Path::and), Role::Line.into());
    }
}

/// A hexagon on its corner, with that middle and width.
pub fn hexagon(at: Point, width: f32) -> Path {
    let radius = width * TALL / 2.0;
    let corners = [0_u8, 1, 2, 3, 4, 5].map(|corner| {
        let (sin, cos) = (f32::from(corner) * std::f32::consts::FRAC_PI_3).sin_cos();
        Point::new(at.x + radius * sin, at.y - radius * cos)
    });
    Path::polygon(&corners)
}
