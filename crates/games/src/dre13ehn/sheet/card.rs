//! The reference card: results, calls and answers, names, points, fouls. Knows no match.

use base::draw::{Affine, Drawing, Font, Role, Text};
use base::i18n::{Lang, tr};
use base::phrase;

use super::leaf::{Leaf, MARGIN, TOP, undated};
use crate::dre13ehn::chart;

// Lengths in mm; the card is A5.
const WIDTH: f32 = 148.0;
const HEIGHT: f32 = 210.0;
const LEFT_WIDTH: f32 = 58.0;
const RIGHT_X: f32 = MARGIN + LEFT_WIDTH + 6.5;
const RIGHT_WIDTH: f32 = WIDTH - MARGIN - RIGHT_X;
const HEADING_GAP: f32 = 2.6;

pub fn card(lang: Lang) -> Drawing {
    let mut leaf = undated(WIDTH, HEIGHT, &tr!(lang, "dre13ehn-sheet-card"), lang);
    let top = TOP + 2.6;
    let y =
        part(&mut leaf, MARGIN, top, &tr!(lang, "dre13ehn-sheet-card-results"), chart::results(LEFT_WIDTH, 6.2, lang));
    let table = chart::points_in_digits(LEFT_WIDTH, 4.55, lang);
    part(&mut leaf, MARGIN, y, &tr!(lang, "dre13ehn-sheet-card-points"), table);
    let answers = chart::answers(RIGHT_WIDTH / 14.2, lang);
    let y = part(&mut leaf, RIGHT_X, top, &tr!(lang, "dre13ehn-sheet-card-answers"), answers);
    let y = part(&mut leaf, RIGHT_X, y, &tr!(lang, "dre13ehn-sheet-card-names"), chart::names(RIGHT_WIDTH / 10.2));
    let forbidden = tr!(lang, "dre13ehn-sheet-card-forbidden");
    let forbidden = Text::new((RIGHT_X, y - 5.2), forbidden, Font::Serif, 3.15, Role::Text.into());
    let y = leaf.drawing.lines(&forbidden, RIGHT_WIDTH, 3.75);
    rules(&mut leaf, y + 5.2);
    leaf.drawing
}

/// Gives back where the next heading stands.
fn part(leaf: &mut Leaf, x: f32, y: f32, words: &str, table: Drawing) -> f32 {
    title(leaf, x, y, words);
    let below = y + HEADING_GAP + table.size.height;
    leaf.drawing.place(Affine::shift(x, y + HEADING_GAP), table);
    below + 8.4
}

fn title(leaf: &mut Leaf, x: f32, y: f32, words: &str) {
    leaf.words(x, y, words, Font::SerifBold, 4.4, Role::Text);
}

fn rules(leaf: &mut Leaf, y: f32) {
    let lang = leaf.lang;
    title(leaf, RIGHT_X, y, &tr!(lang, "dre13ehn-sheet-card-rules"));
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
        leaf.words(RIGHT_X, y, letter, Font::SansBold, 2.9, Role::Text);
        let words = Text::new((RIGHT_X + 7.0, y), lang.say(&words), Font::Serif, 3.15, Role::Text.into());
        y = leaf.drawing.lines(&words, RIGHT_WIDTH - 7.0, 3.65) + 0.7;
    }
}
