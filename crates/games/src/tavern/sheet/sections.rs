//! Sheets on which every game is a table of its own, a row for each player, as many below each other as there is room
//! for. Knows none of the games of laps that have one: what stands in a row is drawn by the game.

use base::draw::{Drawing, Font, Point, Role};
use base::i18n::{Lang, tr};

use super::form::{self, HEADS, ROWS, TOP, Table};
use super::story::{SheetHead, stages};
use crate::game::Match;
use crate::table::leaf::{Leaf, MARGIN};
use crate::table::{Sheet, View};
use crate::tavern::bout::{Bout, Kind, Own};
use crate::tavern::laps::{Laps, Track};

const SIZE: (f32, f32) = (form::WIDTH, form::HEIGHT);
const ROW: f32 = 12.9;
const HEADING: f32 = 7.0;
const GAP: f32 = 4.0;

pub trait Rows: Track + Kind {
    /// What it is called, as [`Sheet::new`] has it.
    const NAMES: [&'static str; 3];
    /// Where names end, mm from the left.
    const LEFT: f32;
    /// Where strokes begin.
    const RIGHT: f32;

    /// What stands between them, round a point.
    fn row(&self, drawing: &mut Drawing, middle: Point);
}

pub const fn own<T: Rows>() -> Own {
    Sheet::form(T::NAMES, &[1, 2, 4], blank::<T>, filled::<T>)
}

fn blank<T: Rows>(lang: Lang) -> Drawing {
    let mut leaf = leaf::<T>(&SheetHead::default(), lang);
    let table = table::<T>(TOP);
    for row in 0..ROWS {
        T::fresh().row(&mut leaf.drawing, middle::<T>(&table, row));
    }
    table.frame(&mut leaf, ROWS, &tr!(lang, "tavern-sheet-strokes"));
    leaf.drawing
}

fn filled<T: Rows>(played: &Match<Bout>, view: &View) -> Vec<Drawing> {
    let lang = view.lang;
    let (told, stages) = (SheetHead::of(played, view), stages(played));
    let several = stages.len() > 1;
    let mut sheets: Vec<Leaf> = Vec::new();
    let mut top = form::BOTTOM;
    for (nth, stage) in stages.iter().enumerate() {
        let seats = stage.seats();
        let heading = if several { HEADING } else { 0.0 };
        let need = heading + table::<T>(0.0).row(seats.len());
        let full = top + need > form::BOTTOM;
        if full {
            sheets.push(leaf::<T>(&told, lang));
            top = TOP;
        }
        let Some(leaf) = sheets.last_mut() else { break };
        if several {
            leaf.words(MARGIN, top + 4.6, form::heading(stage, lang), Font::SerifBold, 4.6, Role::Text);
        }
        let table = table::<T>(top + heading);
        for (row, seat) in seats.iter().enumerate() {
            // Who has won the match stands where it ends.
            let winner = nth + 1 == stages.len() && told.winners.contains(seat);
            if let Some(laps) = stage.is::<Laps<T>>() {
                laps.tracks[*seat].row(&mut leaf.drawing, middle::<T>(&table, row));
            }
            table.name(leaf, row, told.player(*seat));
            table.strokes(leaf, row, stage.count(*seat), winner);
        }
        table.frame(leaf, seats.len(), &tr!(lang, "tavern-sheet-strokes"));
        top += need + GAP;
    }
    sheets.into_iter().map(|leaf| leaf.drawing).collect()
}

fn leaf<T: Rows>(told: &SheetHead, lang: Lang) -> Leaf {
    form::leaf(SIZE, (T::CARD.emblem)(), &lang.say(&T::CARD.name()), told, lang)
}

fn table<T: Rows>(top: f32) -> Table {
    Table { top, left: T::LEFT, right: T::RIGHT, row: ROW }
}

fn middle<T: Rows>(table: &Table, row: usize) -> Point {
    Point::new(f32::midpoint(T::LEFT, T::RIGHT), table.middle(row))
}

const _: () = assert!(TOP + HEADING + HEADS + ROW * ROWS as f32 <= form::BOTTOM, "a game of twelve has room");
