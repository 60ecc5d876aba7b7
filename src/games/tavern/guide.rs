//! The rules pages of the pub games: what is a game's own, then what holds for all. Knows no toolkit.

use super::kind::Plays;
use crate::i18n::Lang;
use crate::table::Block;

/// The rules page of a game.
#[must_use]
pub fn rules<P: Plays>(lang: Lang) -> Vec<Block> {
    P::guide(lang)
}
