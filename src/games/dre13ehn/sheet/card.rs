//! The reference card: results, calls and answers, names, points, fouls. Knows no match.

use super::leaf::{Leaf, MARGIN, TOP, undated};
use crate::draw::{Affine, Drawing, Font, Role, text};
use crate::games::dre13ehn::chart;
use crate::i18n::{Lang, tr};
use crate::phrase;

/// A5, mm.
const WIDTH: f32 = 148.0;
/// See [`WIDTH`].
const HEIGHT: f32 = 210.0;
/// How wide the left column is, mm.
const NARROW: f32 = 58.0;
/// Where the right one begins, mm.
const RIGHT: f32 = MARGIN + NARROW + 6.5;
/// How wide that is, mm.
const WIDE: f32 = WIDTH - MARGIN - RIGHT;
/// From a heading to what stands below, mm.
const BELOW: f32 = 2.6;

/// The card.
pub fn card(lang: Lang) -> Drawing {
    let mut leaf = undated(WIDTH, HEIGHT, &tr!(lang, "dre13ehn-sheet-card"), lang);
    let top = TOP + 2.6;
    let y = part(&mut leaf, MARGIN, top, &tr!(lang, "dre13ehn-sheet-card-results"), chart::results(NARROW, 6.2, lang));
    let table = chart::points_in_digits(NARROW, 4.55, lang);
    part(&mut leaf, MARGIN, y, &tr!(lang, "dre13ehn-sheet-card-points"), table);
    let answers = chart::answers(WIDE / 14.2, lang);
    let y = part(&mut leaf, RIGHT, top, &tr!(lang, "dre13ehn-sheet-card-answers"), answers);
    let y = part(&mut leaf, RIGHT, y, &tr!(lang, "dre13ehn-sheet-card-names"), chart::names(WIDE / 10.2));
    let y = lines(&mut leaf, y - 5.2, &tr!(lang, "dre13ehn-sheet-card-forbidden"));
    rules(&mut leaf, y + 5.2);
    leaf.drawing
}

/// A heading and its table; gives back where the next heading stands.
fn part(leaf: &mut Leaf, x: f32, y: f32, words: &str, table: Drawing) -> f32 {
    title(leaf, x, y, words);
    let below = y + BELOW + table.size.height;
    leaf.drawing.place(Affine::shift(x, y + BELOW), table);
    below + 8.4
}

fn title(leaf: &mut Leaf, x: f32, y: f32, words: &str) {
    leaf.words(x, y, words, Font::SerifBold, 4.4, Role::Text);
}

/// A small paragraph of the right column; gives back where the next line would stand.
fn lines(leaf: &mut Leaf, mut y: f32, words: &str) -> f32 {
    for line in text::wrap(words, Font::Serif, 3.15, WIDE) {
        leaf.words(RIGHT, y, &line, Font::Serif, 3.15, Role::Text);
        y += 3.75;
    }
    y
}

/// What is easily forgotten, and the letters of the fouls.
fn rules(leaf: &mut Leaf, y: f32) {
    let lang = leaf.lang;
    title(leaf, RIGHT, y, &tr!(lang, "dre13ehn-sheet-card-rules"));
    let mut y = y + 5.0;
    for (letter, words) in [
        ("1", phrase!("dre13ehn-sheet-card-one")),
        ("2", phrase!("dre13ehn-sheet-card-two")),
        ("A", phrase!("dre13ehn-sheet-card-error")),
        ("N", phrase!("dre13ehn-sheet-card-peeked")),
        ("G", phrase!("dre13ehn-sheet-card-believed")),
        ("H", phrase!("dre13ehn-sheet-card-hidden")),
        ("F13", phrase!("dre13ehn-sheet-card-asked")),
    ] {
        leaf.words(RIGHT, y, letter, Font::SansBold, 2.9, Role::Text);
        for line in text::wrap(&lang.say(&words), Font::Serif, 3.15, WIDE - 7.0) {
            leaf.words(RIGHT + 7.0, y, &line, Font::Serif, 3.15, Role::Text);
            y += 3.65;
        }
        y += 0.7;
    }
}
