//! What is printed for Kvátrutafl: the board to play on, the score sheet of a match, the record of its games. Black and
//! White are told apart by shape, for print in black and white.

use crate::draw::Drawing;
use crate::draw::sheet::Paper;
use crate::game::Match;
use crate::games::kvatrutafl::rules::Kvatrutafl;
use crate::i18n::Lang;
use crate::table::Sheet;

mod leaf;
mod record;
mod score;
mod story;
mod table;
pub(super) mod wins;

#[cfg(test)]
mod tests;

/// A board is made for paper as large as this; on less no button would lie on a point.
const LARGE: &[Paper] = &[Paper::A4, Paper::Letter];

/// The sheets, in the order in which they are offered.
pub const SHEETS: [Sheet; 4] = [
    Sheet::pages("kvatrutafl-board", "kvatrutafl-sheet-board", "kvatrutafl-sheet-board-about", LARGE),
    Sheet::pages("kvatrutafl-board-a3", "kvatrutafl-sheet-board-a3", "kvatrutafl-sheet-board-a3-about", LARGE),
    Sheet::form("kvatrutafl-match", "kvatrutafl-sheet-match", "kvatrutafl-sheet-match-about", &[1, 2, 4]),
    Sheet::form("kvatrutafl-record", "kvatrutafl-sheet-record", "kvatrutafl-sheet-record-about", &[1, 2]),
];

/// A form to be filled in by hand; none where there is no such form.
#[must_use]
pub fn blank(sheet: &str, lang: Lang) -> Option<Drawing> {
    match sheet {
        "kvatrutafl-match" => Some(score::blank(lang)),
        "kvatrutafl-record" => Some(record::blank(lang)),
        _ => None,
    }
}

/// The board as pages of that paper; none where the sheet is another or the paper too small.
#[must_use]
pub fn pages(sheet: &str, paper: Paper, lang: Lang) -> Vec<Drawing> {
    match sheet {
        "kvatrutafl-board" if LARGE.contains(&paper) => table::one(paper, lang),
        "kvatrutafl-board-a3" if LARGE.contains(&paper) => table::two(paper, lang),
        _ => Vec::new(),
    }
}

/// The match filled into a form, on as many sheets as it takes.
#[must_use]
pub fn filled(played: &Match<Kvatrutafl>, sheet: &str, lang: Lang) -> Vec<Drawing> {
    match sheet {
        "kvatrutafl-match" => score::filled(played, lang),
        "kvatrutafl-record" => record::filled(played, lang),
        _ => Vec::new(),
    }
}
