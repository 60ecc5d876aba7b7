//! Small things that games share: how a die looks, its flat picture, and the usual faces. Knows no game.

use super::{Affine, Drawing, Font, Ink, Path, Role, Stroke, Text, text};

/// How a die looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DieLook {
    /// Its body.
    pub body: Ink,
    /// What is written on it.
    pub mark: Ink,
}

/// A usual one, of bone.
pub const BONE: DieLook = DieLook { body: Ink::new(Role::Bone), mark: Ink::new(Role::Carved) };

/// The side of a face, mm.
pub const FACE: f32 = 10.0;

/// A die as a flat sign, a square of 10 mm, with a face of that size: for texts, and where dice are not to be solid.
pub fn flat_die(look: DieLook, face: Drawing) -> Drawing {
    let mut die = Drawing::new(FACE, FACE);
    let (rim, width) = (look.body.lit((look.body.tone - 0.32).max(-1.0)), 0.28);
    die.fill(Path::rounded(0.2, 0.2, FACE - 0.4, FACE - 0.4, 2.1), rim);
    let (inset, side) = (0.2 + width, FACE - 0.4 - 2.0 * width);
    die.fill(Path::rounded(inset, inset, side, side, 2.1 - width), look.body);
    // a thin light from above, as on the solid ones
    let light = Stroke::new(look.body.lit((look.body.tone + 0.4).min(1.0)), 0.18);
    let top = inset + 0.16;
    die.rule((2.2, top), (FACE - 2.2, top), light);
    let scale = 0.9;
    die.place(Affine::scale(scale).shifted(FACE * (1.0 - scale) / 2.0, FACE * (1.0 - scale) / 2.0), face);
    die
}

/// The face of a usual die, a square of 10 mm: pips as they are set in Europe, at most 9, none for 0.
pub fn pips(count: u8, mark: Ink) -> Drawing {
    let mut face = Drawing::new(FACE, FACE);
    let (low, middle, high) = (2.35, 5.0, 7.65);
    // in the order in which they join, two by two
    let pairs = [
        [(low, high), (high, low)],
        [(low, low), (high, high)],
        [(low, middle), (high, middle)],
        [(middle, low), (middle, high)],
    ];
    let places = pairs.iter().take(usize::from(count / 2)).flatten().copied();
    let radius = if count == 1 { 1.4 } else { 1.1 };
    let pips = places
        .chain((count % 2 == 1).then_some((middle, middle)))
        .fold(Path::default(), |pips, (x, y)| pips.and(Path::circle(x, y, radius)));
    if !pips.0.is_empty() {
        face.fill(pips, mark);
    }
    face
}

/// A face with a number or a few letters, a square of 10 mm; `foot` draws a line below, to tell 6 from 9.
pub fn numeral(words: &str, mark: Ink, foot: bool) -> Drawing {
    let font = Font::SansBold;
    let mut face = Drawing::new(FACE, FACE);
    let size = (8.2 * 7.4 / text::width(words, font, 8.2).max(0.1)).min(8.2);
    let height = text::cap_height(font, size);
    let line = if foot { 1.2 } else { 0.0 };
    let base = (FACE + height - line) / 2.0;
    face.text(Text::new((FACE / 2.0, base), words, font, size, mark).centred());
    if foot {
        let half = (text::width(words, font, size) / 2.0).max(1.2);
        face.rule((FACE / 2.0 - half, base + line), (FACE / 2.0 + half, base + line), Stroke::new(mark, 0.6));
    }
    face
}

#[cfg(test)]
mod tests;
