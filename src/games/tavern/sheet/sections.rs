//! Sheets on which every game is a table of its own, a row for each player, as many below each other as there is room
//! for. Knows no game: what stands in a row is drawn by the game.

use super::form::{self, HEADS, ROWS, TOP, Table};
use super::story::{Stage, Told, stages};
use crate::draw::{Drawing, Font, Point, Role};
use crate::game::{Match, Seat};
use crate::games::tavern::bout::Bout;
use crate::games::tavern::kind::Plays;
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::table::leaf::{Leaf, MARGIN};
use crate::tr;

/// As A5, mm.
const SIZE: (f32, f32) = (form::WIDTH, form::HEIGHT);
/// How high a row is, mm.
const ROW: f32 = 12.9;
/// How high the heading of a game is, mm.
const HEADING: f32 = 7.0;
/// What is left free between two games, mm.
const GAP: f32 = 4.0;

/// Draws what a game wants of a player round a point: for this seat of a game or, without one, to be filled in by hand.
pub type Body = fn(&mut Drawing, Point, Option<(&Stage, Seat)>);

/// How such a sheet is made.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The id of what stands in its head.
    pub name: &'static str,
    /// What stands beside that.
    pub emblem: fn() -> Drawing,
    /// Where names end, mm from the left.
    pub left: f32,
    /// Where strokes begin.
    pub right: f32,
    /// What stands between them.
    pub body: Body,
}

impl Plan {
    /// A sheet to be filled in by hand.
    #[must_use]
    pub fn blank(&self, lang: Lang) -> Drawing {
        let mut leaf = self.leaf(&Told::default(), lang);
        let table = self.table(TOP);
        for row in 0..ROWS {
            (self.body)(&mut leaf.drawing, self.middle(&table, row), None);
        }
        table.frame(&mut leaf, ROWS, &tr!(lang, "tavern-sheet-strokes"));
        leaf.drawing
    }

    /// A match, on as many sheets as it takes.
    #[must_use]
    pub fn filled<P: Plays>(&self, played: &Match<Bout<P>>, lang: Lang) -> Vec<Drawing> {
        let (told, stages) = (Told::of(played, lang), stages(played));
        let several = stages.len() > 1;
        let mut sheets: Vec<Leaf> = Vec::new();
        let mut top = form::BOTTOM;
        for (nth, stage) in stages.iter().enumerate() {
            let seats = stage.seats();
            let heading = if several { HEADING } else { 0.0 };
            let need = heading + self.table(0.0).row(seats.len());
            let full = top + need > form::BOTTOM;
            if full {
                sheets.push(self.leaf(&told, lang));
                top = TOP;
            }
            let Some(leaf) = sheets.last_mut() else { break };
            if several {
                leaf.words(MARGIN, top + 4.6, &form::heading(stage, lang), Font::SerifBold, 4.6, Role::Text);
            }
            let table = self.table(top + heading);
            for (row, seat) in seats.iter().enumerate() {
                // Who has won the match stands where it ends.
                let winner = nth + 1 == stages.len() && told.winners.contains(seat);
                (self.body)(&mut leaf.drawing, self.middle(&table, row), Some((stage, *seat)));
                table.name(leaf, row, told.name(*seat));
                table.strokes(leaf, row, stage.count(*seat), winner);
            }
            table.frame(leaf, seats.len(), &tr!(lang, "tavern-sheet-strokes"));
            top += need + GAP;
        }
        sheets.into_iter().map(|leaf| leaf.drawing).collect()
    }

    fn leaf(&self, told: &Told, lang: Lang) -> Leaf {
        form::leaf(SIZE, (self.emblem)(), &lang.say(&Phrase::new(self.name)), told, lang)
    }

    fn table(&self, top: f32) -> Table {
        Table { top, left: self.left, right: self.right, row: ROW }
    }

    fn middle(&self, table: &Table, row: usize) -> Point {
        Point::new(f32::midpoint(self.left, self.right), table.middle(row))
    }
}

const _: () = assert!(TOP + HEADING + HEADS + ROW * ROWS as f32 <= form::BOTTOM, "a game of twelve has room");
