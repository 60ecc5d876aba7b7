//! The printed sheets: the score sheet, blank or filled in from a match, and the reference card. What is told apart by
//! colour is told apart by shape as well, for print in black and white.

use super::rules::Ludix;
use crate::draw::Drawing;
use crate::game::Match;
use crate::i18n::Lang;
use crate::table::{Kind, Sheet};

mod card;
mod score;
mod story;

#[cfg(test)]
mod tests;

/// The sheets, in the order in which they are offered.
pub const SHEETS: [Sheet; 2] = [
    Sheet::form("ludix-score", "ludix-sheet-score", "ludix-sheet-score-about", &[1, 2, 4]),
    Sheet {
        key: "ludix-card",
        name: "ludix-sheet-card",
        about: "ludix-sheet-card-about",
        kind: Kind::Form { per_page: &[1, 2, 4], filled: false },
    },
];

/// A sheet to be filled in by hand; none where there is no such sheet.
#[must_use]
pub fn blank(sheet: &str, lang: Lang) -> Option<Drawing> {
    match sheet {
        "ludix-score" => Some(score::blank(lang)),
        "ludix-card" => Some(card::card(lang)),
        _ => None,
    }
}

/// The match filled into a form, on as many sheets as it takes.
#[must_use]
pub fn filled(played: &Match<Ludix>, sheet: &str, lang: Lang) -> Vec<Drawing> {
    if sheet == "ludix-score" { score::filled(played, lang) } else { Vec::new() }
}
