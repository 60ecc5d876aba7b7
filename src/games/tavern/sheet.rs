//! The sheets of the pub games. Knows no toolkit.

use super::bout::Bout;
use super::kind::Plays;
use crate::draw::Drawing;
use crate::game::Match;
use crate::i18n::Lang;
use crate::table::Sheet;

/// The sheets of a game: those of all pub games, and its own.
#[must_use]
pub fn sheets<P: Plays>() -> Vec<Sheet> {
    P::sheets()
}

/// A blank sheet.
#[must_use]
pub fn blank<P: Plays>(sheet: &str, lang: Lang) -> Option<Drawing> {
    P::blank(sheet, lang)
}

/// A match filled into a sheet.
#[must_use]
pub fn filled<P: Plays>(played: &Match<Bout<P>>, sheet: &str, lang: Lang) -> Vec<Drawing> {
    P::filled(played, sheet, lang)
}
