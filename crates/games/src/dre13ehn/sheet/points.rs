//! The points sheet, and that of the solo game: what each win is worth, and columns for players or games.

use base::draw::{Drawing, Font, Path, Point, Role, Stroke, Text, text};
use base::i18n::{Lang, tr};

use super::leaf::{Cell, Leaf, MARGIN, TALL, TOP, headed};
use super::{List, Match};
use crate::dre13ehn::chart;
use crate::dre13ehn::options::WINS;
use crate::dre13ehn::points;

// Lengths in mm; as wide as A5.
const WIDTH: f32 = 148.0;
const COLUMNS: usize = 4;
const COLUMNS_X: f32 = 82.6;
const CELL: f32 = 9.5;
const POINTS: f32 = 4.2;
const SUM: f32 = 11.6;
const ROW_HEIGHT: f32 = 11.5;
const NAME_HEIGHT: f32 = 7.6;
const HEADS: f32 = 8.4;
const FOOT: f32 = 19.0;

pub fn blank(lang: Lang) -> Drawing {
    players(&vec![List::default(); COLUMNS], 0, None, lang)
}

pub fn filled(game: &Match<'_>, lang: Lang) -> Vec<Drawing> {
    let lists = scored(game);
    let each = lists.len().div_ceil(lists.len().div_ceil(COLUMNS).max(1)).max(1);
    let sheets = lists.chunks(each).zip((0_usize..).step_by(each));
    sheets.map(|(lists, first)| players(lists, first, game.date.as_deref(), lang)).collect()
}

pub fn blank_solo(lang: Lang) -> Drawing {
    solo(&List::default(), None, lang)
}

/// A solo game filled in; the other columns are for the next ones.
pub fn filled_solo(game: &Match<'_>, lang: Lang) -> Drawing {
    solo(&scored(game).into_iter().next().unwrap_or_default(), game.date.as_deref(), lang)
}

fn scored(game: &Match<'_>) -> Vec<List> {
    let lists = game.games().into_iter().next().unwrap_or_default();
    let score = |list: &List| if game.begun() { points::sum(&list.entries).to_string() } else { String::new() };
    let scored = lists.into_iter().map(|list| List { score: score(&list), ..list });
    scored.collect()
}

fn players(lists: &[List], first: usize, date: Option<&str>, lang: Lang) -> Drawing {
    let lines = lists.len().div_ceil(2);
    let names = lines as f32 * NAME_HEIGHT;
    let mut leaf = headed(WIDTH, height(names), &tr!(lang, "dre13ehn-sheet-points"), date, lang);
    let half = (WIDTH - 2.0 * MARGIN - 8.0) / 2.0;
    for (index, list) in lists.iter().enumerate() {
        let left = MARGIN + (index % 2) as f32 * (half + 8.0);
        let base = TOP + 4.6 + (index / 2) as f32 * NAME_HEIGHT;
        let end = if list.winner { leaf.crown(left + half, base) - 2.0 } else { left + half };
        leaf.words(left, base, numeral(first + index, lang), Font::SerifBold, 4.2, Role::Text);
        leaf.signed("", (left + 9.0, end), base, (&list.name, list.mark));
    }
    let columns: Vec<(String, &List)> =
        lists.iter().enumerate().map(|(index, list)| (numeral(first + index, lang), list)).collect();
    table(&mut leaf, TOP + names, &columns);
    let words = tr!(lang, "dre13ehn-sheet-points-end");
    foot(&mut leaf, &words);
    leaf.drawing
}

fn solo(list: &List, date: Option<&str>, lang: Lang) -> Drawing {
    let names = NAME_HEIGHT;
    let mut leaf = headed(WIDTH, height(names), &tr!(lang, "dre13ehn-sheet-solo"), date, lang);
    let label = tr!(lang, "dre13ehn-sheet-player");
    leaf.signed(&label, (MARGIN, WIDTH - MARGIN), TOP + 4.6, (&list.name, list.mark));
    let others = List::default();
    let columns: Vec<(String, &List)> = (1..=COLUMNS)
        .map(|game| (tr!(lang, "dre13ehn-sheet-game", game), if game == 1 { list } else { &others }))
        .collect();
    table(&mut leaf, TOP + names, &columns);
    let words = tr!(lang, "dre13ehn-sheet-solo-end");
    foot(&mut leaf, &words);
    leaf.drawing
}

/// The sign of a player's column: letters would be mistaken for fouls, digits for wins.
fn numeral(seat: usize, lang: Lang) -> String {
    tr!(lang, "dre13ehn-sheet-seat", seat = seat + 1)
}

fn height(names: f32) -> f32 {
    TOP + names + HEADS + ROW_HEIGHT * WINS as f32 + FOOT
}

fn table(leaf: &mut Leaf, top: f32, columns: &[(String, &List)]) {
    let lang = leaf.lang;
    let rows = top + HEADS;
    let bottom = rows + ROW_HEIGHT * WINS as f32;
    let width = WIDTH - 2.0 * MARGIN;
    let each = (WIDTH - MARGIN - COLUMNS_X) / columns.len().max(1) as f32;
    let column = |index: usize| COLUMNS_X + each * index as f32;
    let indent = (each - CELL - POINTS) / 2.0;
    for index in 0..columns.len() {
        if index % 2 == 0 {
            leaf.drawing.fill(Path::rect(column(index), top + 1.5, each, bottom - top - 1.5), Role::Soft.into());
        }
    }
    chart::points_head(&mut leaf.drawing, Point::new(MARGIN, rows - 3.0), lang);
    for (index, (head, _)) in columns.iter().enumerate() {
        let head = Text::new((column(index) + each / 2.0, rows - 2.0), head, Font::SerifBold, 4.0, Role::Text.into());
        leaf.drawing.text(head.fitted(each - 1.0).centred());
    }
    for nth in 1..=WINS as usize {
        let y = rows + ROW_HEIGHT * (nth - 1) as f32;
        chart::rule(&mut leaf.drawing, Point::new(MARGIN, y), width, Stroke::new(Role::Line.into(), 0.2));
        let middle = y + ROW_HEIGHT / 2.0;
        chart::points_row(&mut leaf.drawing, Point::new(MARGIN, middle), nth, lang);
        for (index, (_, list)) in columns.iter().enumerate() {
            let entry = list.entries.get(nth - 1).copied();
            let at = Point::new(column(index) + indent + CELL / 2.0, middle);
            leaf.cell(Cell { at, width: CELL, nth, last: nth == WINS as usize, entry });
            let x = column(index) + indent + CELL + POINTS / 2.0;
            match entry {
                Some(entry) => {
                    let points = points::points(nth, entry);
                    leaf.centred(x, middle + 1.5, points, Font::SerifItalic, 5.4, Role::Pencil);
                }
                None => leaf.write_on(x - 1.5, x + 1.5, middle + CELL * TALL / 2.0 - 2.6),
            }
        }
    }
    chart::rule(&mut leaf.drawing, Point::new(MARGIN, bottom), width, Stroke::new(Role::Text.into(), 0.45));
    let sum = tr!(lang, "dre13ehn-sheet-sum");
    let base = bottom + 7.2;
    leaf.words(COLUMNS_X - 3.0 - text::width(&sum, Font::SansBold, 3.4), base, &sum, Font::SansBold, 3.4, Role::Text);
    for (index, (_, list)) in columns.iter().enumerate() {
        let (x, width) = (column(index) + each / 2.0 - SUM / 2.0, SUM);
        let frame = Path::rounded(x, bottom + 2.0, width, 8.2, 1.4);
        let stroke = Stroke::new(Role::Text.into(), if list.winner { 0.7 } else { 0.3 });
        leaf.drawing.shape(frame, Role::Paper.into(), stroke);
        if list.score.is_empty() {
            continue;
        }
        leaf.centred(x + width / 2.0, base + 0.8, &list.score, Font::SerifItalic, 6.2, Role::Pencil);
    }
}

fn foot(leaf: &mut Leaf, words: &str) {
    let top = leaf.drawing.size.height - FOOT;
    let room = COLUMNS_X - MARGIN - 22.0;
    for (index, line) in text::wrap(words, Font::Serif, 3.1, room).into_iter().enumerate() {
        leaf.words(MARGIN, top + 4.8 + 3.7 * index as f32, &line, Font::Serif, 3.1, Role::Faint);
    }
}
