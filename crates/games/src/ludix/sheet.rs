//! The printed sheets: score sheet and reference card. Shape tells apart what colour does, for black-and-white print.

use super::rules::Ludix;
use crate::table::{Filling, Kind, Sheet};

mod card;
mod score;
pub mod story;

#[cfg(test)]
mod tests;

pub fn sheets() -> Vec<Sheet<Filling<Ludix>>> {
    let score = ["ludix-score", "ludix-sheet-score", "ludix-sheet-score-about"];
    let card = ["ludix-card", "ludix-sheet-card", "ludix-sheet-card-about"];
    vec![
        Sheet::form(score, &[1, 2, 4], score::blank, score::filled),
        Sheet::new(card, Kind::Form { per_page: &[1, 2, 4], blank: card::card, filled: None }),
    ]
}
