//! The vowels as a picture: between front and back of the mouth, closed and open, by their first two formants.

use base::draw::{Drawing, Font, Ink, Path, Point, Role, Stroke, Text};
use base::i18n::{Lang, tr};

use super::phoneme;

const WIDTH: f32 = 120.0;
const HEIGHT: f32 = 82.0;
/// Where its field lies, mm: left, top, width, height.
const FIELD: [f32; 4] = [13.0, 9.0, 101.0, 55.0];
/// What the field spans, Hz: F1 from top to bottom, F2 from right to left.
const F1: (f32, f32) = (250.0, 1120.0);
const F2: (f32, f32) = (670.0, 2600.0);
const F1_LINES: [f32; 4] = [300.0, 400.0, 600.0, 800.0];
const F2_LINES: [f32; 5] = [800.0, 1000.0, 1300.0, 1700.0, 2200.0];

const DOT: f32 = 1.2;
const RING: f32 = 2.3;
const SIGN: f32 = 5.4;
const LABEL: f32 = 3.0;
const SMALL: f32 = 2.5;

/// All vowels of the table, on a plane that is divided as the ear divides it: by ratios.
pub fn vowels(lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(WIDTH, HEIGHT);
    field(&mut drawing, lang);
    for vowel in phoneme::ALL.iter().filter(|phoneme| phoneme.is_vowel()) {
        let at = place(vowel.formants[0], vowel.formants[1]);
        mark(&mut drawing, at, vowel.long.is_some(), vowel.nasal.is_some());
        let signs: String = [Some(vowel.sign), vowel.long].into_iter().flatten().flat_map(|sign| [sign, ' ']).collect();
        // The nasal lies close by its mouth vowel; their signs stand apart.
        let signs = Text::new(at, signs.trim_end(), Font::SansBold, SIGN, Role::Text.into());
        drawing.text(if vowel.nasal.is_some() {
            beside(signs, -1.8 * RING).ending().level()
        } else {
            beside(signs, 1.8 * RING).level()
        });
    }
    legend(&mut drawing, lang);
    drawing
}

fn beside(text: Text, by: f32) -> Text {
    // Small letters stand lower than capitals, by which text is centred.
    let at = Point::new(text.at.x + by, text.at.y - 0.1 * SIGN);
    Text { at, ..text }
}

fn place(f1: f32, f2: f32) -> Point {
    let [left, top, width, height] = FIELD;
    let part = |value: f32, (low, high): (f32, f32)| (value / low).ln() / (high / low).ln();
    Point::new(left + width * (1.0 - part(f2, F2)), top + height * part(f1, F1))
}

fn mark(drawing: &mut Drawing, at: Point, long: bool, nasal: bool) {
    let line = Stroke::new(Role::Accent.into(), 0.5);
    if nasal {
        drawing.line(Path::circle(at.x, at.y, DOT), line);
    } else {
        drawing.fill(Path::circle(at.x, at.y, DOT), Role::Accent.into());
    }
    if long {
        drawing.line(Path::circle(at.x, at.y, RING), line);
    }
}

fn field(drawing: &mut Drawing, lang: Lang) {
    let [left, top, width, height] = FIELD;
    let (right, bottom) = (left + width, top + height);
    drawing.shape(Path::rect(left, top, width, height), Role::Paper.into(), Stroke::new(Role::Line.into(), 0.3));
    let grid = Stroke::new(Ink::new(Role::Line).alpha(0.6), 0.2);
    let label = |at: Point, words: String, ink: Role| Text::new(at, words, Font::Sans, SMALL, ink.into());
    for f1 in F1_LINES {
        let Point { y, .. } = place(f1, F2.0);
        drawing.line(Path::open(&[Point::new(left, y), Point::new(right, y)]), grid);
        drawing.text(label(Point::new(left - 1.5, y), f1.to_string(), Role::Faint).ending().level());
    }
    for f2 in F2_LINES {
        let Point { x, .. } = place(F1.0, f2);
        drawing.line(Path::open(&[Point::new(x, top), Point::new(x, bottom)]), grid);
        drawing.text(label(Point::new(x, bottom + 3.4), f2.to_string(), Role::Faint).centred());
    }
    drawing.text(label(Point::new(left - 1.5, top - 3.0), "F1, Hz".to_owned(), Role::Faint).ending().level());
    drawing.text(label(Point::new(left - 1.5, bottom + 3.4), "F2, Hz".to_owned(), Role::Faint).ending());
    let corners: [fn(Text) -> Text; 2] = [|text| text, Text::ending];
    let words = [tr!(lang, "voice-chart-front"), tr!(lang, "voice-chart-back")];
    for ((x, words), turned) in [left + 1.5, right - 1.5].into_iter().zip(words).zip(corners) {
        drawing.text(turned(Text::new(Point::new(x, top - 3.0), words, Font::Sans, LABEL, Role::Faint.into()).level()));
    }
    let middle = left + width / 2.0;
    let (closed, open) = (tr!(lang, "voice-chart-closed"), tr!(lang, "voice-chart-open"));
    for (y, words) in [(top - 3.0, closed), (bottom - 3.0, open)] {
        drawing.text(Text::new(Point::new(middle, y), words, Font::Sans, LABEL, Role::Faint.into()).centred().level());
    }
}

fn legend(drawing: &mut Drawing, lang: Lang) {
    let [left, ..] = FIELD;
    let y = HEIGHT - 5.0;
    let words = [
        (false, false, tr!(lang, "voice-chart-short")),
        (true, false, tr!(lang, "voice-chart-long")),
        (false, true, tr!(lang, "voice-chart-nose")),
    ];
    for ((long, nasal, words), column) in words.into_iter().zip([0.0, 33.0, 68.0]) {
        let x = left + RING + column;
        mark(drawing, Point::new(x, y), long, nasal);
        let at = Point::new(x + 2.0 * RING, y);
        drawing.text(Text::new(at, words, Font::Sans, LABEL, Role::Text.into()).level());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phoneme::Phoneme;

    #[test]
    fn every_vowel_lies_in_the_field_and_is_named_with_its_long_form() {
        let [left, top, width, height] = FIELD;
        let drawing = vowels(Lang::De);
        for vowel in phoneme::ALL.iter().filter(|phoneme| phoneme.is_vowel()) {
            let Phoneme { formants: [f1, f2, ..], sign, long, .. } = *vowel;
            let at = place(f1, f2);
            assert!((left + RING..left + width - RING).contains(&at.x), "{sign}");
            assert!((top + RING..top + height - RING).contains(&at.y), "{sign}");
            let signs = long.map_or(sign.to_string(), |long| format!("{sign} {long}"));
            assert!(drawing.words().contains(&signs.as_str()), "{signs}");
        }
        assert!(drawing.is_finite());
    }

    #[test]
    fn front_is_left_and_open_is_below() {
        let at = |sign| phoneme::of(sign).map(|(vowel, _)| place(vowel.formants[0], vowel.formants[1]));
        assert!(at('i').map(|at| at.x) < at('u').map(|at| at.x));
        assert!(at('i').map(|at| at.y) < at('a').map(|at| at.y));
    }
}
