//! A slide for the projector: of a fixed size, with a head and words never too small to be read from afar.

use base::draw::{Affine, Align, Drawing, Font, Ink, Path, Point, Role, Size, Stroke, Text, text};

/// How large a slide is; it is shown as large as it fits.
pub const SIZE: Size = Size { width: 1600.0, height: 900.0 };
/// The smallest that words are, em: what can be read from ten metres.
pub const LEAST: f32 = 32.0;
/// What is not small. There is no third size on a slide.
pub const LARGE: f32 = 46.0;
pub const MARGIN: f32 = 64.0;
pub const RIGHT: f32 = SIZE.width - MARGIN;
/// Where the content begins and ends, from above.
pub const TOP: f32 = 176.0;
pub const BOTTOM: f32 = 850.0;
/// From line to line of a name of several, em.
pub const LINE: f32 = 30.0;
const EMBLEM: f32 = 96.0;
/// Where the line that tells the slide stands, from above, and how high it is.
const TRACK: (f32, f32) = (882.0, 6.0);

/// How words are written: in which font, how large where there is room, with which ink.
pub type Style = (Font, f32, Role);

pub const NAME: Style = (Font::Sans, LARGE, Role::Text);
pub const STRONG: Style = (Font::SansBold, LARGE, Role::Text);
pub const SMALL: Style = (Font::Sans, LEAST, Role::Faint);
pub const HEADING: Style = (Font::SerifBold, LARGE, Role::Text);

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Slide {
    /// What it is of; slides of one name show the same, one after another.
    pub name: String,
    pub drawing: Drawing,
}

#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub at: Point,
    pub align: Align,
    pub room: f32,
}

impl Spot {
    pub const fn left(x: f32, y: f32, room: f32) -> Self {
        Self { at: Point::new(x, y), align: Align::Left, room }
    }

    pub const fn middle(x: f32, y: f32, room: f32) -> Self {
        Self { at: Point::new(x, y), align: Align::Middle, room }
    }

    pub const fn right(x: f32, y: f32, room: f32) -> Self {
        Self { at: Point::new(x, y), align: Align::Right, room }
    }
}

impl Slide {
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), drawing: Drawing::new(SIZE.width, SIZE.height) }
    }

    pub fn head(&mut self, emblem: Drawing, above: &str) {
        let scale = EMBLEM / emblem.size.width.max(1.0);
        self.drawing.place(Affine::scale(scale).then(Affine::shift(MARGIN, 36.0)), emblem);
        let left = MARGIN + EMBLEM + 28.0;
        self.write(Spot::left(left, 66.0, RIGHT - left), above, (Font::SerifItalic, LEAST, Role::Faint));
        let name = std::mem::take(&mut self.name);
        self.write(Spot::left(left, 128.0, RIGHT - left - 140.0), &name, HEADING);
        self.name = name;
        self.rule(MARGIN, RIGHT, 150.0, Stroke::new(Role::Text.into(), 3.0));
    }

    pub fn number(&mut self, nth: usize, count: usize) {
        self.write(Spot::right(RIGHT, 128.0, 130.0), &format!("{nth} / {count}"), SMALL);
    }

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

    /// Below all: what a sign means.
    pub fn note(&mut self, words: &str) {
        self.write(Spot::left(MARGIN, 870.0, RIGHT - MARGIN), words, SMALL);
    }

    /// Words no wider than their room: small where they are long, and only then cut.
    pub fn write(&mut self, Spot { at, align, room }: Spot, words: &str, (font, size, role): Style) {
        if words.is_empty() {
            return;
        }
        let size = if text::width(words, font, size) > room { LEAST } else { size };
        let words = text::shortened(words, font, size, room);
        self.drawing.text(Text { align, ..Text::new(at, words, font, size, role.into()) });
    }

    /// Never cut while there is room: small, or in as many lines as may be, the last a little lower than one, or there.
    pub fn name(&mut self, spot: Spot, words: &str, (font, size, role): Style, (lines, rises): (usize, bool)) {
        let wrapped = wrapped(words, font, spot.room);
        let Some(last) = lines.min(wrapped.len()).checked_sub(1).filter(|last| *last > 0) else {
            return self.write(spot, words, (font, size, role));
        };
        let lower = (text::cap_height(font, size) - text::cap_height(font, LEAST)) / 2.0;
        let low = if rises { 0.0 } else { LINE * last as f32 / 2.0 - lower };
        for at in 0..=last {
            // What there are no lines for goes into the last, cut.
            let line = if at == last { wrapped[at..].concat() } else { wrapped[at].clone() };
            let y = spot.at.y + low - LINE * (last - at) as f32;
            self.write(Spot { at: Point::new(spot.at.x, y), ..spot }, line.trim(), (font, LEAST, role));
        }
    }

    pub fn rule(&mut self, left: f32, right: f32, y: f32, stroke: Stroke) {
        self.drawing.rule(Point::new(left, y), Point::new(right, y), stroke);
    }
}

pub fn size_of<'n>(mut names: impl Iterator<Item = (&'n str, f32)>) -> f32 {
    let is_narrower = |(name, room)| text::width(name, Font::SansBold, LARGE) <= room;
    if names.all(is_narrower) { LARGE } else { LEAST }
}

/// How many on each slide, as evenly as it goes.
pub fn evenly(count: usize, most: usize) -> usize {
    count.div_ceil(count.div_ceil(most.max(1)).max(1)).max(1)
}

/// How far it is from row to row, where so many share the room from there down.
pub fn rows(count: usize, from: f32, [least, most]: [f32; 2]) -> f32 {
    ((BOTTOM - from) / count.max(1) as f32).clamp(least, most)
}

/// In how many lines a name stands there, bold; none where a word of it has to be broken.
pub fn lines(name: &str, room: f32) -> Option<usize> {
    let is_narrower = |part: &str| text::width(part.trim_end(), Font::SansBold, LEAST) <= room;
    name.split_inclusive(' ').flat_map(parts).all(is_narrower).then(|| wrapped(name, Font::SansBold, room).len())
}

/// Where a word may go on in another line.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    word.split_inclusive(['-', '–', '/'])
}

/// With the spaces behind them; a word wider than its room goes on in the next, behind a hyphen if it has one.
pub fn wrapped(name: &str, font: Font, room: f32) -> Vec<String> {
    let fits = |line: &str| text::width(line.trim_end(), font, LEAST) <= room;
    let mut lines: Vec<String> = Vec::new();
    let mut put = |part: &str| match lines.last_mut().filter(|line| fits(&format!("{line}{part}"))) {
        Some(line) => line.push_str(part),
        None => lines.push(part.to_owned()),
    };
    for word in name.split_inclusive(' ') {
        if fits(word) {
            put(word);
            continue;
        }
        for part in parts(word) {
            if fits(part) {
                put(part);
            } else {
                part.split_inclusive(|_| true).for_each(&mut put);
            }
        }
    }
    lines
}

/// How many lines of a name a row has room for.
pub fn room_for(step: f32) -> usize {
    ((step - 2.0) / LINE) as usize
}
