//! The table of wins as it stands on sheets: every way to win and what it scores. Knows no match.

use base::draw::{Drawing, Font, Role, Stroke, Text, text};
use base::i18n::{Lang, tr};

use crate::kvatrutafl::win::{MAR, WinKind};

/// From line to line, in sizes of the words.
const STEP: f32 = 1.36;

/// `width`, and `size` of the words, in mm.
pub fn column(ways: &[WinKind], width: f32, size: f32, lang: Lang) -> Drawing {
    listed(ways.iter().map(row), width, size, lang)
}

pub fn all(width: f32, size: f32, lang: Lang) -> Drawing {
    let mar = (tr!(lang, "kvatrutafl-sheet-mar"), format!("+{MAR}"));
    listed(WinKind::ALL.iter().map(row).chain([mar]), width, size, lang)
}

fn row(way: &WinKind) -> (String, String) {
    (way.name().to_owned(), way.points().to_string())
}

fn listed(rows: impl Iterator<Item = (String, String)>, width: f32, size: f32, lang: Lang) -> Drawing {
    let rows: Vec<(String, String)> = rows.collect();
    let head = tr!(lang, "kvatrutafl-sheet-points");
    let step = size * STEP;
    let mut drawing = Drawing::new(width, step * (rows.len() as f32 + 1.0) + 1.4);
    let label = size * 0.82;
    drawing.text(Text::new((width, label), head, Font::Sans, label, Role::Faint.into()).ending());
    let rule = label + 1.0;
    drawing.rule((0.0, rule), (width, rule), Stroke::new(Role::Text.into(), 0.25));
    for (index, (name, points)) in rows.into_iter().enumerate() {
        let y = rule + step * (index as f32 + 1.0) - size * 0.28;
        let room = width - text::width(&points, Font::SansBold, size) - 1.0;
        drawing.text(Text::new((0.0, y), name, Font::Serif, size * 1.08, Role::Text.into()).fitted(room));
        drawing.text(Text::new((width, y), points, Font::SansBold, size, Role::Text.into()).ending());
    }
    drawing
}
