//! Words as glyphs: how wide they are, what they look like, where their lines break, for screen and paper alike. A
//! glyph that a font lacks comes from the other family, the bundled face of its script, the system's fonts; else it is
//! spelled with letters that are there, never a box. Symbols that no font has and characters without a shape are left
//! out, line breaks and tabs become spaces. Lines run from left to right, what is read otherwise within lies so.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use super::{Affine, Font, Path, Point};

mod face;
mod fit;
mod outline;
mod readable;
mod runs;
mod shaping;
mod system;

pub use face::{Face, bundled};
pub use fit::{fitted, shortened};
pub use readable::readable;
pub use shaping::{is_bundled, lacks};
pub(super) use shaping::{letters_for, seen};

/// A glyph in its place on a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// The font it is from, not always the one that was asked for.
    pub face: Face,
    /// Its number in the font.
    pub id: u16,
    /// Its origin, em, from the beginning of the baseline; y downwards.
    pub at: Point,
    /// How far it moves what follows, em.
    pub advance: f32,
    /// Which bytes of the words it stands for; none where a glyph before it stands for them as well.
    pub stands_for: Range<usize>,
}

/// A line of shaped words.
#[derive(Debug)]
pub struct ShapedLine {
    /// Its glyphs, from left to right.
    pub(super) glyphs: Vec<Glyph>,
    /// How far it reaches, em.
    pub(super) width: f32,
    outline: OnceCell<Path>,
}

impl ShapedLine {
    /// The outline of all its glyphs, em, from the beginning of the baseline.
    pub fn outline(&self) -> &Path {
        self.outline.get_or_init(|| outline::of(&self.glyphs))
    }
}

/// The words' glyphs, kerned and joined, from left to right.
pub fn shape(words: &str, font: Font) -> Vec<Glyph> {
    line(words, font).glyphs.clone()
}

/// How wide the words are, mm, at that size, mm.
pub fn width(words: &str, font: Font, size: f32) -> f32 {
    line(words, font).width * size
}

/// The words' outline, mm, their baseline beginning at the origin; to be filled by the nonzero rule.
pub fn outline(words: &str, font: Font, size: f32) -> Path {
    line(words, font).outline().moved(Affine::scale(size))
}

/// How far the font's letters reach below the baseline, mm; positive.
pub fn descent(font: Font, size: f32) -> f32 {
    face::asked(font, |face| -f32::from(face.descender())) * size
}

/// How tall the font's capitals are, mm.
pub fn cap_height(font: Font, size: f32) -> f32 {
    face::asked(font, |face| f32::from(face.capital_height().unwrap_or(CAPITALS))) * size
}

/// What a font without this figure has, in thousandths of an em.
const CAPITALS: i16 = 650;

/// The words in lines no wider than `width` mm, broken at spaces and line breaks; a wider word has a line of its own.
pub fn wrap(words: &str, font: Font, size: f32, width: f32) -> Vec<String> {
    if words.trim().is_empty() {
        return Vec::new();
    }
    words.lines().flat_map(|paragraph| wrap_paragraph(paragraph, font, size, width)).collect()
}

fn wrap_paragraph(words: &str, font: Font, size: f32, limit: f32) -> Vec<String> {
    let pieces: Vec<Range<usize>> = breakable(words);
    if pieces.is_empty() {
        return vec![String::new()];
    }
    // Measured once as a whole, so that long texts stay cheap; each line is measured again by itself below.
    let places = Places::of(words, font);
    let mut lines = Vec::new();
    let mut rest = pieces.as_slice();
    while let Some(first) = rest.first() {
        let reach = |count: usize| (places.at(rest[count - 1].end) - places.at(first.start)) * size;
        let mut count = (2..=rest.len()).take_while(|count| reach(*count) <= limit).last().unwrap_or(1);
        let mut line = &words[first.start..rest[count - 1].end];
        while count > 1 && self::width(line, font, size) > limit {
            count -= 1;
            line = &words[first.start..rest[count - 1].end];
        }
        lines.push(line.to_owned());
        rest = &rest[count..];
    }
    lines
}

fn breakable(words: &str) -> Vec<Range<usize>> {
    let binds = |c: char| matches!(c, '\u{a0}' | '\u{2007}' | '\u{202f}');
    let mut pieces: Vec<Range<usize>> = Vec::new();
    let mut inside = false;
    for (at, c) in words.char_indices() {
        let letter = !c.is_whitespace() || binds(c);
        match (letter, pieces.last_mut()) {
            (true, Some(piece)) if inside => piece.end = at + c.len_utf8(),
            (true, _) => pieces.push(at..at + c.len_utf8()),
            (false, _) => {}
        }
        inside = letter;
    }
    pieces
}

/// Where, in em, the bytes of a text would lie on its one long line, were all of it read from left to right.
struct Places(Vec<(usize, f32)>, f32);

impl Places {
    fn of(words: &str, font: Font) -> Self {
        let line = line(words, font);
        let mut wide: Vec<(usize, f32)> =
            line.glyphs.iter().map(|glyph| (glyph.stands_for.start, glyph.advance)).collect();
        wide.sort_by_key(|(start, _)| *start);
        let mut pen = 0.0;
        let mut places = Vec::new();
        for letter in wide.chunk_by(|a, b| a.0 == b.0) {
            places.push((letter[0].0, pen));
            pen += letter.iter().map(|(_, advance)| advance).sum::<f32>();
        }
        Self(places, line.width)
    }

    fn at(&self, byte: usize) -> f32 {
        let index = self.0.partition_point(|(start, _)| *start < byte);
        self.0.get(index).map_or(self.1, |(_, x)| *x)
    }
}

/// How many lines the cache keeps; a window shows some hundreds.
const KEPT: usize = 4096;
const KEPT_BYTES: usize = 200;

thread_local! {
    static LINES: RefCell<[HashMap<String, Rc<ShapedLine>>; 5]> = RefCell::default();
}

/// Kept for the next time, as boards are painted again and again.
pub(super) fn line(words: &str, font: Font) -> Rc<ShapedLine> {
    let kept = LINES.with_borrow(|lines| lines[font as usize].get(words).cloned());
    kept.unwrap_or_else(|| {
        let line = Rc::new(shaping::shaped(words, font));
        if words.len() <= KEPT_BYTES {
            LINES.with_borrow_mut(|lines| {
                let lines = &mut lines[font as usize];
                if lines.len() >= KEPT {
                    lines.clear();
                }
                lines.insert(words.to_owned(), Rc::clone(&line));
            });
        }
        line
    })
}

#[cfg(test)]
mod tests;
