//! The score sheet of a match: its games, how they were won, and the table of wins. Knows no turn. Lengths in mm.

use base::draw::{Affine, Drawing, Font, Role, Stroke, Text, text};
use base::i18n::{Lang, tr};

use super::leaf::{LABEL, Leaf, MARGIN, TOP, Who, headed, man, side};
use super::story::{self, Gain, PlayedTurn};
use super::wins;
use crate::game::{Game, Match, Score};
use crate::kvatrutafl::rules::Kvatrutafl;
use crate::kvatrutafl::win::WinKind;
use crate::table::View;

/// As A5 upright.
const WIDTH: f32 = 148.0;
const HEIGHT: f32 = 210.0;
const ROWS: usize = 13;
const ROW_HEIGHT: f32 = 8.3;
const TABLE_TOP: f32 = TOP + 19.0;
const HEAD_HEIGHT: f32 = 11.5;
/// Left edges: number, way, and for each side points and total.
const COLUMNS: [f32; 7] = [MARGIN, 19.0, 71.0, 86.0, 105.0, 120.0, WIDTH - MARGIN];

struct Row {
    /// The number of its game; a second win of the same game has none.
    game: Option<u32>,
    gain: Gain,
    scores: [Score; 2],
}

pub fn blank(lang: Lang) -> Drawing {
    page(&Who::default(), "", &[], lang)
}

pub fn filled(played: &Match<Kvatrutafl>, view: &View) -> Vec<Drawing> {
    let state = played.state();
    let who = Who::of(played.header(), &state.turn(), view);
    let mut last = 0;
    let row = |PlayedTurn { game, gain, scores, .. }| {
        let gain = gain?;
        Some(Row { game: (std::mem::replace(&mut last, game) != game).then_some(game), gain, scores })
    };
    let rows: Vec<Row> = story::turns(played).into_iter().filter_map(row).collect();
    let target = state.options().target.to_string();
    let page = |first: usize| page(&who, &target, &rows[first..rows.len().min(first + ROWS)], view.lang);
    (0..rows.len().max(1)).step_by(ROWS).map(page).collect()
}

fn page(who: &Who, target: &str, rows: &[Row], lang: Lang) -> Drawing {
    let mut leaf = headed(WIDTH, HEIGHT, &tr!(lang, "kvatrutafl-sheet-match"), who.date.as_deref(), lang);
    names(&mut leaf, who, target);
    grid(&mut leaf);
    for (index, row) in rows.iter().enumerate() {
        enter(&mut leaf, TABLE_TOP + HEAD_HEIGHT + ROW_HEIGHT * index as f32, row);
    }
    foot(&mut leaf);
    leaf.drawing
}

fn names(leaf: &mut Leaf, who: &Who, target: &str) {
    let label = tr!(leaf.lang, "kvatrutafl-sheet-target");
    let right = WIDTH - MARGIN;
    let from = right - 11.0 - text::width(&label, Font::Sans, LABEL);
    leaf.blank(&label, from, right, TOP + 5.0, target);
    for seat in [0, 1] {
        let base = TOP + 5.0 + 8.6 * seat as f32;
        man(&mut leaf.drawing, MARGIN + 1.7, base - 1.1, 1.7, seat);
        let mut end = if seat == 0 { from - 5.0 } else { right };
        if who.winners.contains(&seat) {
            end = leaf.crown(end, base) - 3.0;
        }
        leaf.signed(&side(seat, leaf.lang), (MARGIN + 4.8, end), base, who.player(seat));
    }
}

fn grid(leaf: &mut Leaf) {
    let lang = leaf.lang;
    let [first, .., last] = COLUMNS;
    let low = TABLE_TOP + HEAD_HEIGHT + ROW_HEIGHT * ROWS as f32;
    let (strong, thin) = (Stroke::new(Role::Text.into(), 0.4), Stroke::new(Role::Faint.into(), 0.2));
    for index in 1..ROWS {
        leaf.rule(first, last, TABLE_TOP + HEAD_HEIGHT + ROW_HEIGHT * index as f32, thin);
    }
    for y in [TABLE_TOP, TABLE_TOP + HEAD_HEIGHT, low] {
        leaf.rule(first, last, y, strong);
    }
    for (index, x) in COLUMNS.into_iter().enumerate() {
        let stroke = if matches!(index, 3 | 5) { thin } else { strong };
        let top = if matches!(index, 3 | 5) { TABLE_TOP + HEAD_HEIGHT / 2.0 } else { TABLE_TOP };
        leaf.upright(x, top, low, stroke);
    }
    let middle = |column: usize| f32::midpoint(COLUMNS[column], COLUMNS[column + 1]);
    let base = TABLE_TOP + HEAD_HEIGHT - 1.9;
    leaf.centred(middle(0), base, tr!(lang, "kvatrutafl-sheet-number"), Font::Sans, LABEL, Role::Faint);
    leaf.words(COLUMNS[1] + 1.6, base, tr!(lang, "kvatrutafl-sheet-way"), Font::Sans, LABEL, Role::Faint);
    for seat in 0..2 {
        let column = 2 + 2 * seat;
        let side = side(seat, lang);
        let whole = text::width(&side, Font::SansBold, 3.2) + 4.6;
        let left = f32::midpoint(COLUMNS[column], COLUMNS[column + 2]) - whole / 2.0;
        man(&mut leaf.drawing, left + 1.5, TABLE_TOP + 3.3, 1.5, seat);
        leaf.words(left + 4.6, TABLE_TOP + 4.4, &side, Font::SansBold, 3.2, Role::Text);
        let labels = [tr!(lang, "kvatrutafl-sheet-points"), tr!(lang, "kvatrutafl-sheet-total")];
        for (column, label) in (column..).zip(labels) {
            leaf.column(COLUMNS[column] + 0.5, COLUMNS[column + 1] - 0.5, base, &label);
        }
    }
}

fn enter(leaf: &mut Leaf, top: f32, row: &Row) {
    let base = top + ROW_HEIGHT - 2.3;
    let middle = |column: usize| f32::midpoint(COLUMNS[column], COLUMNS[column + 1]);
    let (font, ink) = (Font::SerifItalic, Role::Pencil);
    if let Some(game) = row.game {
        leaf.centred(middle(0), base, game, font, 5.0, ink);
    }
    let way = Text::new((COLUMNS[1] + 1.6, base), gain_text(row.gain, leaf.lang), font, 4.6, ink.into());
    leaf.drawing.text(way.fitted(COLUMNS[2] - COLUMNS[1] - 3.0));
    leaf.centred(middle(2 + 2 * row.gain.by), base, row.gain.points, font, 5.0, ink);
    for (seat, score) in row.scores.iter().enumerate() {
        leaf.centred(middle(3 + 2 * seat), base, score, font, 5.0, ink);
    }
}

pub fn gain_text(gain: Gain, lang: Lang) -> String {
    let name = gain.way.name();
    match (gain.draw, gain.half, gain.mar) {
        (true, _, _) => tr!(lang, "kvatrutafl-sheet-drawn", name),
        (false, true, true) => tr!(lang, "kvatrutafl-sheet-half-mar", name),
        (false, true, false) => tr!(lang, "kvatrutafl-sheet-half", name),
        (false, false, true) => tr!(lang, "kvatrutafl-sheet-with-mar", name),
        (false, false, false) => name.to_owned(),
    }
}

fn foot(leaf: &mut Leaf) {
    let lang = leaf.lang;
    let top = TABLE_TOP + HEAD_HEIGHT + ROW_HEIGHT * ROWS as f32 + 6.5;
    let (wide, gap) = (36.0, 6.5);
    let (left, right) = WinKind::ALL.split_at(4);
    for (index, ways) in [left, right].into_iter().enumerate() {
        let x = MARGIN + (wide + gap) * index as f32;
        leaf.drawing.place(Affine::shift(x, top), wins::column(ways, wide, 3.3, lang));
    }
    let x = MARGIN + 2.0 * (wide + gap);
    let reminder = tr!(lang, "kvatrutafl-sheet-reminder");
    let reminder = Text::new((x, top + 2.9), reminder, Font::Serif, 3.2, Role::Text.into());
    leaf.drawing.lines(&reminder, WIDTH - MARGIN - x, 3.85);
}
