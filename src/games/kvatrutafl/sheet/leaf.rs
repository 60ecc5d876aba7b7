//! What all sheets share: the head, labels and lines to write on, names. Knows no match.

use crate::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, Text, text};
use crate::games::kvatrutafl::art;
use crate::i18n::Lang;
use crate::tr;

/// What is left free at the edges, mm.
pub const MARGIN: f32 = 9.0;
/// Where the content of a sheet begins, mm from above.
pub const TOP: f32 = 28.0;
/// The size of labels, mm.
pub const LABEL: f32 = 2.7;
/// The baseline of the head, mm from above.
const BASE: f32 = 17.4;

/// A sheet being drawn.
pub struct Leaf {
    /// What has been drawn.
    pub drawing: Drawing,
    /// Its language.
    pub lang: Lang,
}

impl Leaf {
    /// A sheet of that size, mm, with its head: what it is, and when it was played.
    pub fn new(width: f32, height: f32, name: &str, date: Option<&str>, lang: Lang) -> Self {
        let mut leaf = Self { drawing: Drawing::new(width, height), lang };
        let emblem = 14.0;
        let by = Affine::scale(emblem / 40.0).then(Affine::shift(MARGIN, 7.0));
        leaf.drawing.place(by, art::emblem());
        let (x, size) = (MARGIN + emblem + 3.0, 9.0);
        let title = tr!(lang, "kvatrutafl-name");
        leaf.words(x, BASE, &title, Font::SerifBold, size, Role::Text);
        let x = x + text::width(&title, Font::SerifBold, size) + 2.6;
        leaf.words(x, BASE, name, Font::SerifItalic, 5.0, Role::Faint);
        let label = tr!(lang, "kvatrutafl-sheet-date");
        let right = width - MARGIN;
        let left = right - 34.0 - text::width(&label, Font::Sans, LABEL);
        leaf.blank(&label, left, right, BASE, date.unwrap_or_default());
        leaf.rule(MARGIN, right, 24.0, Stroke::new(Role::Text.into(), 0.45));
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

    /// Words that end there.
    pub fn ending(&mut self, x: f32, y: f32, words: &str, font: Font, size: f32, role: Role) {
        self.drawing.text(Text::new(Point::new(x, y), words, font, size, role.into()).ending());
    }

    /// A label and a line to write on, from `left` to `right`, with what is written there.
    pub fn blank(&mut self, label: &str, left: f32, right: f32, base: f32, written: &str) {
        self.words(left, base, label, Font::Sans, LABEL, Role::Faint);
        let gap = if label.is_empty() { 0.0 } else { 1.5 };
        let from = left + text::width(label, Font::Sans, LABEL) + gap;
        self.rule(from, right, base + 1.1, Stroke::new(Role::Faint.into(), 0.2));
        if !written.is_empty() {
            let (written, size) = text::fitted(written, Font::SerifItalic, 5.2, right - from - 1.0);
            self.words(from + 0.5, base - 0.1, &written, Font::SerifItalic, size, Role::Pencil);
        }
    }

    /// A straight line from left to right.
    pub fn rule(&mut self, from: f32, to: f32, y: f32, stroke: Stroke) {
        self.drawing.line(Path::open(&[Point::new(from, y), Point::new(to, y)]), stroke);
    }

    /// The mark of who has won, ending there; gives back where it begins.
    pub fn crown(&mut self, right: f32, base: f32) -> f32 {
        let words = tr!(self.lang, "kvatrutafl-sheet-winner");
        let (font, size, air, height) = (Font::SansBold, 2.9, 1.8, 4.6);
        let width = text::width(&words, font, size) + 2.0 * air;
        let middle = base - text::cap_height(font, size) / 2.0;
        let pill = Path::rounded(right - width, middle - height / 2.0, width, height, height / 2.0);
        self.drawing.fill(pill, Role::Text.into());
        self.words(right - width + air, base, &words, font, size, Role::Paper);
        right - width
    }

    /// Whose men are meant: a ring for White, a disc for Black, with that middle.
    pub fn man(&mut self, x: f32, y: f32, radius: f32, seat: usize) {
        man(&mut self.drawing, x, y, radius, seat);
    }
}

/// A ring for White, a disc for Black, with that middle.
pub fn man(drawing: &mut Drawing, x: f32, y: f32, radius: f32, seat: usize) {
    let edge = Stroke::new(Role::Text.into(), radius * 0.22);
    let fill = if seat == 0 { Role::Paper } else { Role::Text };
    drawing.shape(Path::circle(x, y, radius - edge.width / 2.0), fill.into(), edge);
}
