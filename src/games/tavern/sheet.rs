//! The sheets of the pub games: the tally that all of them share, and what a game adds ([`form`], [`sections`] and
//! [`story`] help it). Knows no toolkit.

use super::bout::Bout;
use super::kind::Plays;
use crate::draw::Drawing;
use crate::game::Match;
use crate::i18n::Lang;
use crate::table::Sheet;

pub mod form;
pub mod sections;
pub mod story;
mod tally;

/// The tally.
const TALLY: Sheet = Sheet::form("tally", "tavern-sheet-tally", "tavern-sheet-tally-about", &[1, 2, 4]);

/// The sheet of one game alone.
#[derive(Debug)]
pub struct Own<P: Plays> {
    /// As it is offered for printing.
    pub sheet: Sheet,
    /// To be filled in by hand.
    pub blank: fn(Lang) -> Drawing,
    /// A match filled in.
    pub filled: fn(&Match<Bout<P>>, Lang) -> Vec<Drawing>,
}

/// The sheets of a game: its own, and the tally.
#[must_use]
pub fn sheets<P: Plays>() -> Vec<Sheet> {
    P::SHEET.map(|own| own.sheet).into_iter().chain([TALLY]).collect()
}

/// A blank sheet.
#[must_use]
pub fn blank<P: Plays>(sheet: &str, lang: Lang) -> Option<Drawing> {
    if sheet == TALLY.key { Some(tally::blank(lang)) } else { own::<P>(sheet).map(|own| (own.blank)(lang)) }
}

/// A match filled into a sheet.
#[must_use]
pub fn filled<P: Plays>(played: &Match<Bout<P>>, sheet: &str, lang: Lang) -> Vec<Drawing> {
    if sheet == TALLY.key {
        tally::filled(&story::Told::of(played, lang), lang)
    } else {
        own::<P>(sheet).map_or_else(Vec::new, |own| (own.filled)(played, lang))
    }
}

fn own<P: Plays>(sheet: &str) -> Option<Own<P>> {
    P::SHEET.filter(|own| own.sheet.key == sheet)
}
