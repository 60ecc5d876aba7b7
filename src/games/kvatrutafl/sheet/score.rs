//! The score sheet of a match: every game, how it was won, what it scored, and the table of wins. Knows no turn.

use super::leaf::{LABEL, Leaf, MARGIN, TOP, headed, man};
use super::story::{self, Gain};
use super::wins;
use crate::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, text};
use crate::game::{Game, Match, Score, Turn};
use crate::games::kvatrutafl::rules::Kvatrutafl;
use crate::games::kvatrutafl::win::Way;
use crate::i18n::Lang;
use crate::table::leaf;
use crate::tr;

/// As A5 upright, mm.
const WIDTH: f32 = 148.0;
/// See [`WIDTH`].
const HEIGHT: f32 = 210.0;
/// How many wins a sheet takes.
const ROWS: usize = 13;
/// How high a row is, mm.
const ROW: f32 = 8.3;
/// Where the table begins, mm from above.
const TABLE: f32 = TOP + 19.0;
/// How high its head is, mm.
const HEAD: f32 = 11.5;
/// Where its columns begin, mm: number, way, and for each side points and total.
const COLUMNS: [f32; 7] = [MARGIN, 19.0, 71.0, 86.0, 105.0, 120.0, WIDTH - MARGIN];

/// What a sheet tells.
#[derive(Clone, Debug, Default)]
struct Told {
    names: [String; 2],
    winners: Vec<usize>,
    target: String,
    date: Option<String>,
}

/// A win as a row tells it.
struct Row {
    /// The number of its game; a second win of the same game has none.
    game: Option<u32>,
    gain: Gain,
    scores: [Score; 2],
}

/// A sheet to be filled in by hand.
pub fn blank(lang: Lang) -> Drawing {
    page(&Told::default(), &[], lang)
}

/// The match filled in, on as many sheets as it takes.
pub fn filled(played: &Match<Kvatrutafl>, lang: Lang) -> Vec<Drawing> {
    let (state, header) = (played.state(), played.header());
    let winners = match state.turn() {
        Turn::Over(winners) => winners,
        Turn::Roll(_) | Turn::Seats(_) => Vec::new(),
    };
    let name = |seat: usize| header.players.get(seat).map(|player| player.name.clone()).unwrap_or_default();
    let target = state.options().target.to_string();
    let told = Told { names: [name(0), name(1)], winners, target, date: leaf::date(header, lang) };
    let mut last = 0;
    let mut rows = Vec::new();
    for turn in story::turns(played) {
        if let Some(gain) = turn.gain {
            rows.push(Row { game: (turn.game != last).then_some(turn.game), gain, scores: turn.scores });
            last = turn.game;
        }
    }
    if rows.is_empty() {
        return vec![page(&told, &[], lang)];
    }
    rows.chunks(ROWS).map(|rows| page(&told, rows, lang)).collect()
}

fn page(told: &Told, rows: &[Row], lang: Lang) -> Drawing {
    let mut leaf = headed(WIDTH, HEIGHT, &tr!(lang, "kvatrutafl-sheet-match"), told.date.as_deref(), lang);
    names(&mut leaf, told);
    grid(&mut leaf);
    for (index, row) in rows.iter().enumerate() {
        enter(&mut leaf, TABLE + HEAD + ROW * index as f32, row);
    }
    foot(&mut leaf);
    leaf.drawing
}

/// Who plays, each on a line as long as the longest name, and how many points win.
fn names(leaf: &mut Leaf, told: &Told) {
    let label = tr!(leaf.lang, "kvatrutafl-sheet-target");
    let right = WIDTH - MARGIN;
    let from = right - 11.0 - text::width(&label, Font::Sans, LABEL);
    leaf.blank(&label, from, right, TOP + 5.0, &told.target);
    for (seat, name) in told.names.iter().enumerate() {
        let base = TOP + 5.0 + 8.6 * seat as f32;
        man(&mut leaf.drawing, MARGIN + 1.7, base - 1.1, 1.7, seat);
        let mut end = if seat == 0 { from - 5.0 } else { right };
        if told.winners.contains(&seat) {
            end = leaf.crown(end, base) - 3.0;
        }
        let label =
            if seat == 0 { tr!(leaf.lang, "kvatrutafl-sheet-white") } else { tr!(leaf.lang, "kvatrutafl-sheet-black") };
        leaf.blank(&label, MARGIN + 4.8, end, base, name);
    }
}

fn grid(leaf: &mut Leaf) {
    let lang = leaf.lang;
    let [first, .., last] = COLUMNS;
    let low = TABLE + HEAD + ROW * ROWS as f32;
    let (strong, thin) = (Stroke::new(Role::Text.into(), 0.4), Stroke::new(Role::Faint.into(), 0.2));
    for index in 1..ROWS {
        leaf.rule(first, last, TABLE + HEAD + ROW * index as f32, thin);
    }
    for y in [TABLE, TABLE + HEAD, low] {
        leaf.rule(first, last, y, strong);
    }
    for (index, x) in COLUMNS.into_iter().enumerate() {
        let stroke = if matches!(index, 3 | 5) { thin } else { strong };
        let top = if matches!(index, 3 | 5) { TABLE + HEAD / 2.0 } else { TABLE };
        leaf.drawing.line(Path::open(&[Point::new(x, top), Point::new(x, low)]), stroke);
    }
    let middle = |column: usize| f32::midpoint(COLUMNS[column], COLUMNS[column + 1]);
    let base = TABLE + HEAD - 1.9;
    leaf.centred(middle(0), base, &tr!(lang, "kvatrutafl-sheet-number"), Font::Sans, LABEL, Role::Faint);
    leaf.words(COLUMNS[1] + 1.6, base, &tr!(lang, "kvatrutafl-sheet-way"), Font::Sans, LABEL, Role::Faint);
    for seat in 0..2 {
        let column = 2 + 2 * seat;
        let side = if seat == 0 { tr!(lang, "kvatrutafl-sheet-white") } else { tr!(lang, "kvatrutafl-sheet-black") };
        let whole = text::width(&side, Font::SansBold, 3.2) + 4.6;
        let left = f32::midpoint(COLUMNS[column], COLUMNS[column + 2]) - whole / 2.0;
        man(&mut leaf.drawing, left + 1.5, TABLE + 3.3, 1.5, seat);
        leaf.words(left + 4.6, TABLE + 4.4, &side, Font::SansBold, 3.2, Role::Text);
        for (column, words) in
            [(column, tr!(lang, "kvatrutafl-sheet-points")), (column + 1, tr!(lang, "kvatrutafl-sheet-total"))]
        {
            let room = COLUMNS[column + 1] - COLUMNS[column] - 1.0;
            let (words, size) = text::fitted(&words, Font::Sans, LABEL, room);
            leaf.centred(middle(column), base, &words, Font::Sans, size, Role::Faint);
        }
    }
}

fn enter(leaf: &mut Leaf, top: f32, row: &Row) {
    let base = top + ROW - 2.3;
    let middle = |column: usize| f32::midpoint(COLUMNS[column], COLUMNS[column + 1]);
    let (font, ink) = (Font::SerifItalic, Role::Pencil);
    if let Some(game) = row.game {
        leaf.centred(middle(0), base, &game.to_string(), font, 5.0, ink);
    }
    let words = told(row.gain, leaf.lang);
    let (words, size) = text::fitted(&words, font, 4.6, COLUMNS[2] - COLUMNS[1] - 3.0);
    leaf.words(COLUMNS[1] + 1.6, base, &words, font, size, ink);
    leaf.centred(middle(2 + 2 * row.gain.by), base, &row.gain.points.to_string(), font, 5.0, ink);
    for (seat, score) in row.scores.iter().enumerate() {
        leaf.centred(middle(3 + 2 * seat), base, &score.to_string(), font, 5.0, ink);
    }
}

/// A win in words: its name, and what is special about it.
pub fn told(gain: Gain, lang: Lang) -> String {
    let name = gain.way.name();
    match (gain.draw, gain.half, gain.mar) {
        (true, _, _) => tr!(lang, "kvatrutafl-sheet-drawn", name = name),
        (false, true, true) => tr!(lang, "kvatrutafl-sheet-half-mar", name = name),
        (false, true, false) => tr!(lang, "kvatrutafl-sheet-half", name = name),
        (false, false, true) => tr!(lang, "kvatrutafl-sheet-with-mar", name = name),
        (false, false, false) => name.to_owned(),
    }
}

/// The table of wins in two columns, and what is easily forgotten beside it.
fn foot(leaf: &mut Leaf) {
    let lang = leaf.lang;
    let top = TABLE + HEAD + ROW * ROWS as f32 + 6.5;
    let (wide, gap) = (36.0, 6.5);
    let (left, right) = Way::ALL.split_at(4);
    for (index, ways) in [left, right].into_iter().enumerate() {
        let x = MARGIN + (wide + gap) * index as f32;
        leaf.drawing.place(Affine::shift(x, top), wins::column(ways, wide, 3.3, lang));
    }
    let x = MARGIN + 2.0 * (wide + gap);
    let mut y = top + 2.9;
    for line in text::wrap(&tr!(lang, "kvatrutafl-sheet-reminder"), Font::Serif, 3.2, WIDTH - MARGIN - x) {
        leaf.words(x, y, &line, Font::Serif, 3.2, Role::Text);
        y += 3.85;
    }
}
