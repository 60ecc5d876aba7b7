//! The printed sheets: score sheet and reference card. Shape tells apart what colour does, for black-and-white print.

use super::rules::Ludix;
use crate::table::{Filling, Kind, Sheet, Sheets};

mod card;
mod score;
pub mod story;

#[cfg(test)]
mod tests;

impl Sheets for Ludix {
    fn sheets() -> Vec<Sheet<Filling<Self>>> {
        let score = ["ludix-score", "ludix-sheet-score", "ludix-sheet-score-about"];
        let card = ["ludix-card", "ludix-sheet-card", "ludix-sheet-card-about"];
        vec![
            Sheet::form(score, &[1, 2, 4], score::blank, score::filled),
            Sheet::new(card, Kind::Form { per_page: &[1, 2, 4], blank: card::card, filled: None }),
        ]
    }
}
