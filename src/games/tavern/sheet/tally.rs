//! The tally: everybody's strokes, whatever is played. Knows no game.

use super::form::{self, ROWS, TOP, Table};
use super::story::Told;
use crate::draw::{Drawing, Point};
use crate::games::tavern::emblem::emblem;
use crate::games::tavern::props;
use crate::i18n::{Lang, tr};
use crate::table::leaf::Leaf;

/// The table.
const TABLE: Table = Table { top: TOP + 10.5, left: 52.0, right: 124.0, row: 12.9 };
/// How high strokes are where a line has room for all of them, mm.
const LARGE: f32 = 6.0;
/// How high they are on two lines, mm.
const SMALL: f32 = 4.3;
/// What is left free between the two, mm.
const GAP: f32 = 1.2;
/// How many a line takes then.
const LINE: u32 = 50;
/// How many a sheet has room for.
const SHEET: u32 = 2 * LINE;

/// To be filled in by hand.
pub fn blank(lang: Lang) -> Drawing {
    page(&Told::default(), &[], None, lang)
}

/// A match filled in: on as many sheets as its strokes take.
pub fn filled(told: &Told, lang: Lang) -> Vec<Drawing> {
    let most = told.strokes.iter().copied().max().unwrap_or(0);
    let sheets = most.div_ceil(SHEET).max(1);
    let page = |sheet: u32| {
        let strokes: Vec<u32> =
            told.strokes.iter().map(|strokes| strokes.saturating_sub(sheet * SHEET).min(SHEET)).collect();
        page(told, &strokes, (sheet + 1 == sheets).then_some(&told.strokes), lang)
    };
    (0..sheets).map(page).collect()
}

fn page(told: &Told, strokes: &[u32], sums: Option<&Vec<u32>>, lang: Lang) -> Drawing {
    let mut leaf = form::leaf((form::WIDTH, form::HEIGHT), emblem(), &tr!(lang, "tavern-sheet-tally"), told, lang);
    form::game(&mut leaf, told);
    for (seat, count) in strokes.iter().enumerate() {
        TABLE.name(&mut leaf, seat, told.name(seat));
        tally(&mut leaf, seat, *count);
        if let Some(sum) = sums.and_then(|sums| sums.get(seat)) {
            let middle = TABLE.last(&mut leaf, seat, told.winners.contains(&seat));
            form::number(&mut leaf.drawing, &sum.to_string(), middle, 6.4);
        }
    }
    TABLE.head(&mut leaf, TABLE.left + 2.0, &tr!(lang, "tavern-sheet-strokes"));
    TABLE.frame(&mut leaf, ROWS, &tr!(lang, "tavern-sheet-sum"));
    leaf.drawing
}

/// The strokes of a seat: on one line, or smaller on two.
fn tally(leaf: &mut Leaf, seat: usize, count: u32) {
    let (left, middle) = (TABLE.left + 2.0, TABLE.middle(seat));
    if form::width(count, LARGE) <= TABLE.right - TABLE.left - 4.0 {
        props::strokes(&mut leaf.drawing, count, Point::new(left, middle - LARGE / 2.0), LARGE);
        return;
    }
    let lines: &[u32] = if count > LINE { &[LINE, count - LINE] } else { &[count] };
    for (line, count) in lines.iter().enumerate() {
        let y = middle + (SMALL + GAP) * (props::nth(line) - props::nth(lines.len()) / 2.0) + GAP / 2.0;
        props::strokes(&mut leaf.drawing, *count, Point::new(left, y), SMALL);
    }
}
