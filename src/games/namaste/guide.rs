//! The rules page, in our own words, with drawn examples.

use crate::i18n::Lang;
use crate::table::Block;

/// The rules page.
pub fn rules(_lang: Lang) -> Vec<Block> {
    Vec::new()
}
