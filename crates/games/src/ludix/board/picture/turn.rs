//! The turn so far: its numerals in order, and what they make together. Lengths in mm.

use base::draw::{Drawing, Font, Frame, Path, Role, Stroke, Text, text};
use base::tr;

use super::super::super::rules::{Ludix, Stage};
use super::super::words as said;
use crate::table::View;

/// Width of a numeral's chip, and how far apart chips are.
const CHIP: f32 = 25.0;
const GAP: f32 = 1.6;
/// Widths of the label and of the total.
const LABEL: f32 = 20.0;
const TOTAL: f32 = 24.0;

pub fn draw(drawing: &mut Drawing, game: &Ludix, view: &View, frame: Frame) {
    frame.paper(drawing);
    let middle = frame.y + frame.height / 2.0;
    let label = tr!(view.lang, "ludix-board-turn");
    let label_width = view.written(LABEL);
    let label = Text::new((frame.x + 4.0, middle), label, Font::Sans, view.written(3.6), Role::Faint.into());
    drawing.text(label.fitted(label_width - 2.0).level());
    let right = frame.right() - 4.0;
    let left = frame.x + 4.0 + label_width;
    if game.numerals().is_empty() {
        let none = match (game.stage(), game.failure()) {
            // The last throw of all is told where the winner has the stage.
            (Stage::Over, Some(failure)) => view.lang.say(&said::failed(failure)),
            (Stage::Over, None) => tr!(view.lang, "ludix-board-over-short"),
            (Stage::Throw | Stage::Arrange(_) | Stage::Decide(_), _) => tr!(view.lang, "ludix-board-no-throws"),
        };
        let none = Text::new((left, middle), none, Font::SerifItalic, view.written(4.4), Role::Faint.into());
        drawing.text(none.fitted(right - left).level());
        return;
    }
    let total = game.turn_total().to_string();
    drawing.text(Text::beside((right, middle), total, Font::SerifBold, 9.0, Role::Accent).ending());
    let room = right - TOTAL - left;
    let most = (0..9).rev().find(|count| *count as f32 * (CHIP + GAP) - GAP <= room).unwrap_or(1).max(1);
    let count = game.numerals().len();
    // Where there are more, the first chip says how many are left out.
    let hidden = if count > most { count - most + 1 } else { 0 };
    let mut x = left;
    if hidden > 0 {
        chip(drawing, view, x, frame, &format!("+ {hidden}"), "");
        x += CHIP + GAP;
    }
    for numeral in &game.numerals()[hidden..] {
        chip(drawing, view, x, frame, &numeral.to_string(), &numeral.value().to_string());
        x += CHIP + GAP;
    }
    drawing.text(Text::beside((right - TOTAL + 1.0, middle), "=", Font::Serif, 7.0, Role::Faint));
}

fn chip(drawing: &mut Drawing, view: &View, x: f32, frame: Frame, numeral: &str, value: &str) {
    let (y, height) = (frame.y + 2.2, frame.height - 4.4);
    drawing.shape(Path::rounded(x, y, CHIP, height, 1.6), Role::Soft.into(), Stroke::new(Role::Line.into(), 0.3));
    let middle = y + height / 2.0;
    let size = view.written(3.8);
    let room = CHIP - 5.0 - text::width(value, Font::Sans, size);
    let numeral = Text::new((x + 2.0, middle), numeral, Font::SerifBold, view.written(4.8), Role::Text.into());
    drawing.text(numeral.fitted(room).level());
    drawing.text(Text::beside((x + CHIP - 2.0, middle), value, Font::Sans, size, Role::Text).ending());
}
