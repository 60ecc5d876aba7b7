//! The tally: everybody's strokes, whatever is played. Knows no game.

use base::draw::{Drawing, Point};
use base::i18n::{Lang, tr};

use super::form::{self, ROWS, TOP, Table};
use super::story::SheetHead;
use crate::table::leaf::Leaf;
use crate::tavern::emblem::emblem;
use crate::tavern::props;

const TABLE: Table = Table { top: TOP + 10.5, left: 52.0, right: 124.0, row: 12.9 };
const ONE_LINE_MM: f32 = 6.0;
const TWO_LINES_MM: f32 = 4.3;
const GAP: f32 = 1.2;
const PER_LINE: u32 = 50;
const PER_SHEET: u32 = 2 * PER_LINE;

pub fn blank(lang: Lang) -> Drawing {
    page(&SheetHead::default(), &[], None, lang)
}

pub fn filled(told: &SheetHead, lang: Lang) -> Vec<Drawing> {
    let most = told.strokes.iter().copied().max().unwrap_or(0);
    let sheets = most.div_ceil(PER_SHEET).max(1);
    let page = |sheet: u32| {
        let strokes: Vec<u32> =
            told.strokes.iter().map(|strokes| strokes.saturating_sub(sheet * PER_SHEET).min(PER_SHEET)).collect();
        page(told, &strokes, (sheet + 1 == sheets).then_some(&told.strokes), lang)
    };
    (0..sheets).map(page).collect()
}

fn page(told: &SheetHead, strokes: &[u32], sums: Option<&Vec<u32>>, lang: Lang) -> Drawing {
    let mut leaf = form::leaf((form::WIDTH, form::HEIGHT), emblem(), &tr!(lang, "tavern-sheet-tally"), told, lang);
    form::game(&mut leaf, told);
    for (seat, count) in strokes.iter().enumerate() {
        TABLE.name(&mut leaf, seat, told.player(seat));
        tally(&mut leaf, seat, *count);
        if let Some(sum) = sums.and_then(|sums| sums.get(seat)) {
            let middle = TABLE.last(&mut leaf, seat, told.winners.contains(&seat));
            form::number(&mut leaf.drawing, sum, middle, 6.4);
        }
    }
    TABLE.head(&mut leaf, TABLE.left + 2.0, &tr!(lang, "tavern-sheet-strokes"));
    TABLE.frame(&mut leaf, ROWS, &tr!(lang, "tavern-sheet-sum"));
    leaf.drawing
}

fn tally(leaf: &mut Leaf, seat: usize, count: u32) {
    let (left, middle) = (TABLE.left + 2.0, TABLE.middle(seat));
    if form::width(count, ONE_LINE_MM) <= TABLE.right - TABLE.left - 4.0 {
        props::strokes(&mut leaf.drawing, count, Point::new(left, middle - ONE_LINE_MM / 2.0), ONE_LINE_MM);
        return;
    }
    let lines: &[u32] = if count > PER_LINE { &[PER_LINE, count - PER_LINE] } else { &[count] };
    for (line, count) in lines.iter().enumerate() {
        let y = middle + (TWO_LINES_MM + GAP) * (props::nth(line) - props::nth(lines.len()) / 2.0) + GAP / 2.0;
        props::strokes(&mut leaf.drawing, *count, Point::new(left, y), TWO_LINES_MM);
    }
}
