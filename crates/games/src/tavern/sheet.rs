//! The sheets of the pub games: the shared tally, and what a game adds ([`form`], [`sections`], [`story`]).

use super::bout::{Kind, Own};
use crate::table::Sheet;

pub mod form;
pub mod sections;
pub mod story;
mod tally;

pub fn sheets<K: Kind>() -> Vec<Own> {
    let tally = ["tally", "tavern-sheet-tally", "tavern-sheet-tally-about"];
    let tally = Sheet::form(tally, &[1, 2, 4], tally::blank, |played, view| {
        tally::filled(&story::SheetHead::of(played, view), view.lang)
    });
    K::SHEET.into_iter().chain([tally]).collect()
}
