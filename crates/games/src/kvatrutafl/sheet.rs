//! The printed sheets: board, score sheet, record. Black and White are told apart by shape, for black-and-white print.

use base::draw::sheet::Paper;

use crate::kvatrutafl::rules::Kvatrutafl;
use crate::table::{Filling, Kind, Sheet};

mod leaf;
mod record;
mod score;
pub mod story;
mod table;
pub(super) mod wins;

#[cfg(test)]
mod tests;

/// A board is made for paper as large as this; on less no button would lie on a point.
const LARGE: &[Paper] = &[Paper::A4, Paper::Letter];

pub fn sheets() -> Vec<Sheet<Filling<Kvatrutafl>>> {
    let one = ["kvatrutafl-board", "kvatrutafl-sheet-board", "kvatrutafl-sheet-board-about"];
    let two = ["kvatrutafl-board-a3", "kvatrutafl-sheet-board-a3", "kvatrutafl-sheet-board-a3-about"];
    let score = ["kvatrutafl-match", "kvatrutafl-sheet-match", "kvatrutafl-sheet-match-about"];
    let record = ["kvatrutafl-record", "kvatrutafl-sheet-record", "kvatrutafl-sheet-record-about"];
    vec![
        Sheet::new(one, Kind::Pages { papers: LARGE, make: table::one }),
        Sheet::new(two, Kind::Pages { papers: LARGE, make: table::two }),
        Sheet::form(score, &[1, 2, 4], score::blank, score::filled),
        Sheet::form(record, &[1, 2], record::blank, record::filled),
    ]
}
