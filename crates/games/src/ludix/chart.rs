//! Tables that sheets and the rules page share: the 14 numerals and the 21 failed throws. Knows no match.

use base::draw::{Affine, Drawing, Font, Ink, Point, Role, Stroke, Text};
use base::i18n::{Lang, tr};

use super::art;
use super::numeral::{proper, sum, written};
use super::odds::{self, Combination};

const COLUMNS: usize = 3;

const RULE: Stroke = Stroke::new(Ink::new(Role::Line), 0.15);

fn split() -> (Vec<Combination>, Vec<Combination>) {
    odds::combinations().iter().copied().partition(|one| !one.readings().is_empty())
}

/// The numerals by rising value, in rows of that height, mm: the dice, the best reading, the others, the chance.
pub fn numerals(width: f32, row: f32, lang: Lang) -> Drawing {
    let (all, _) = split();
    let mut drawing = Drawing::new(width, row * (all.len() as f32 + 1.0));
    let size = row * 0.68;
    let side = row * 0.8;
    let left = [0.0, 4.0 * (side + 0.3) + row * 0.5, width * 0.45, width * 0.53, width];
    let label = size * 0.86;
    let head = |x: f32, words: String| Text::beside((x, row * 0.42), words, Font::Sans, label, Role::Faint);
    drawing.text(head(left[0], tr!(lang, "ludix-sheet-dice")));
    drawing.text(head(left[1], tr!(lang, "ludix-sheet-best")));
    drawing.text(head(left[3], tr!(lang, "ludix-sheet-others")));
    drawing.text(head(left[4], tr!(lang, "ludix-sheet-chance")).ending());
    for (index, one) in all.iter().enumerate() {
        let top = row * (index as f32 + 1.0);
        drawing.rule((0.0, top), (width, top), RULE);
        let middle = top + row / 2.0;
        let at = |x: f32| Point::new(x, middle);
        drawing.place(Affine::shift(left[0], middle - side / 2.0), art::row(&one.signs, side, 0.3));
        let mut readings = one.readings().iter();
        if let Some(best) = readings.next() {
            drawing.text(Text::beside(at(left[1]), best.to_string(), Font::SerifBold, size * 1.06, Role::Text));
            let value = best.value().to_string();
            drawing.text(Text::beside(at(left[2]), value, Font::SansBold, size, Role::Text).ending());
        }
        let others: Vec<String> = readings.map(|other| format!("{other}\u{a0}{}", other.value())).collect();
        let others = Text::new(at(left[3]), others.join(" · "), Font::Serif, size * 0.94, Role::Text.into());
        drawing.text(others.fitted(left[4] - left[3] - size * 3.4).level());
        let chance = lang.percent(one.chance(), 1);
        drawing.text(Text::beside(at(left[4]), chance, Font::Sans, size * 0.94, Role::Text).ending());
    }
    drawing
}

/// The failed throws by rising worth, in rows of that height, mm: the dice, their worth, how it is written.
pub fn failures(width: f32, row: f32) -> Drawing {
    let (_, all) = split();
    let rows = all.len().div_ceil(COLUMNS);
    let mut drawing = Drawing::new(width, row * rows as f32);
    let gap = row * 0.9;
    let wide = (width - gap * (COLUMNS as f32 - 1.0)) / COLUMNS as f32;
    let size = row * 0.68;
    for (index, one) in all.iter().enumerate() {
        let (column, line) = (index / rows, index % rows);
        let x = (wide + gap) * column as f32;
        let top = row * line as f32;
        let at = |part: f32| Point::new(x + wide * part, top + row / 2.0);
        if line > 0 {
            drawing.rule((x, top), (x + wide, top), RULE);
        }
        let worth = sum(one.signs);
        drawing.text(Text::beside(at(0.0), written(&one.signs), Font::Serif, size, Role::Text));
        drawing.text(Text::beside(at(0.62), worth.to_string(), Font::Sans, size * 0.94, Role::Text).ending());
        drawing.text(Text::beside(at(1.0), proper(worth), Font::SerifBold, size, Role::Text).ending());
    }
    drawing
}
