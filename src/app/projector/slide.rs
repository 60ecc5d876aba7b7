//! A slide for the projector: a picture of a fixed size, its head, words that are never too small to be read from afar.
//! Knows no championship.

use crate::draw::{Affine, Align, Drawing, Font, Ink, Path, Point, Role, Size, Stroke, Text, text};

/// How large a slide is; it is shown as large as it fits.
pub const SIZE: Size = Size { width: 1600.0, height: 900.0 };
/// The smallest that words are, em: what can be read from ten metres.
pub const LEAST: f32 = 32.0;
/// What is left free on the left and on the right.
pub const MARGIN: f32 = 64.0;
/// The right edge of what is written.
pub const RIGHT: f32 = SIZE.width - MARGIN;
/// Where the content begins, from above.
pub const TOP: f32 = 176.0;
/// Where it ends, from above.
pub const BOTTOM: f32 = 850.0;
/// How large the emblem in the head is.
const EMBLEM: f32 = 96.0;
/// Where the line that tells the slide stands, from above, and how high it is.
const TRACK: (f32, f32) = (876.0, 6.0);

/// How words are written: in which font, how large at most, with which ink.
pub type Style = (Font, f32, Role);

/// What most is written with.
pub const NAME: Style = (Font::Sans, 42.0, Role::Text);
/// The same, for what stands out.
pub const STRONG: Style = (Font::SansBold, 42.0, Role::Text);
/// What matters less.
pub const SMALL: Style = (Font::Sans, LEAST, Role::Faint);
/// What stands over others.
pub const HEADING: Style = (Font::SerifBold, 44.0, Role::Text);

/// A slide being drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Slide {
    /// What it is of; slides of one name show the same, one after another.
    pub name: String,
    /// What is drawn.
    pub drawing: Drawing,
}

/// Where words stand, and how much room they have.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// The point on the baseline that `align` speaks of.
    pub at: Point,
    /// Where they lie from it.
    pub align: Align,
    /// How wide they may be.
    pub room: f32,
}

impl Spot {
    /// Words that begin there.
    pub const fn left(x: f32, y: f32, room: f32) -> Self {
        Self { at: Point::new(x, y), align: Align::Left, room }
    }

    /// Words whose middle is there.
    pub const fn middle(x: f32, y: f32, room: f32) -> Self {
        Self { at: Point::new(x, y), align: Align::Middle, room }
    }

    /// Words that end there.
    pub const fn right(x: f32, y: f32, room: f32) -> Self {
        Self { at: Point::new(x, y), align: Align::Right, room }
    }
}

impl Slide {
    /// An empty slide.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), drawing: Drawing::new(SIZE.width, SIZE.height) }
    }

    /// The head: emblem, what the slide is of, and above it, smaller, what that belongs to.
    pub fn head(&mut self, emblem: Drawing, above: &str) {
        let scale = EMBLEM / emblem.size.width.max(1.0);
        self.drawing.place(Affine::scale(scale).then(Affine::shift(MARGIN, 36.0)), emblem);
        let left = MARGIN + EMBLEM + 28.0;
        self.write(Spot::left(left, 66.0, RIGHT - left), above, (Font::SerifItalic, 36.0, Role::Faint));
        let name = std::mem::take(&mut self.name);
        self.write(Spot::left(left, 128.0, RIGHT - left - 140.0), &name, (Font::SerifBold, 62.0, Role::Text));
        self.name = name;
        self.rule(MARGIN, RIGHT, 150.0, Stroke::new(Role::Text.into(), 3.0));
    }

    /// Which of several slides of one name it is.
    pub fn number(&mut self, nth: usize, count: usize) {
        self.write(Spot::right(RIGHT, 128.0, 130.0), &format!("{nth} / {count}"), (Font::Sans, 36.0, Role::Faint));
    }

    /// The quiet line below: which of all slides it is.
    pub fn track(&mut self, at: usize, count: usize) {
        let (y, high) = TRACK;
        let width = RIGHT - MARGIN;
        let part = width / count.max(1) as f32;
        self.drawing.fill(Path::rect(MARGIN, y, width, high), Ink::new(Role::Line).alpha(0.6));
        // However many there are, it is seen.
        let shown = part.max(12.0);
        let left = (MARGIN + part * at as f32).min(RIGHT - shown);
        self.drawing.fill(Path::rect(left, y, shown, high), Role::Accent.into());
    }

    /// Words no wider than their room: smaller where they are long, as far as they can still be read, and only then cut.
    pub fn write(&mut self, Spot { at, align, room }: Spot, words: &str, (font, size, role): Style) {
        if words.is_empty() {
            return;
        }
        let natural = text::width(words, font, size);
        let size = if natural > room { (size * room / natural * 0.999).max(LEAST) } else { size };
        let words = text::shortened(words, font, size, room);
        self.drawing.text(Text { align, ..Text::new(at, words, font, size, role.into()) });
    }

    /// A line from left to right.
    pub fn rule(&mut self, left: f32, right: f32, y: f32, stroke: Stroke) {
        self.drawing.rule(Point::new(left, y), Point::new(right, y), stroke);
    }
}

/// So many things on slides that take so many each, as evenly as it goes: how many on each.
pub fn evenly(count: usize, most: usize) -> usize {
    count.div_ceil(count.div_ceil(most.max(1)).max(1)).max(1)
}

/// How far it is from row to row, where so many share the room from there down; and how words are written there.
pub fn rows(count: usize, from: f32, [least, most]: [f32; 2]) -> (f32, impl Fn(Style) -> Style) {
    let step = ((BOTTOM - from) / count.max(1) as f32).clamp(least, most);
    let larger = (step / least).sqrt();
    (step, move |(font, size, role)| (font, size * larger, role))
}
