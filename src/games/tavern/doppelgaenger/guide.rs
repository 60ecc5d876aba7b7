//! The rules page of the doubles.

use super::super::guide::{self, example};
use super::Doppelgaenger;
use crate::games::tavern::part::Hand;
use crate::i18n::Lang;
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page(lang: Lang) -> Vec<Block> {
    let throws = [[4, 4, 2], [1, 3, 6], [5, 5, 5], [2, 6, 1], [3, 1, 3]];
    let matters = |hand: &Hand, pips| guide::is_double(&hand.dice, pips);
    let picture = example::adding(&Doppelgaenger, &throws, matters, lang);
    let mut page = vec![
        Block::Text(phrase!("doppelgaenger-guide-turn")),
        Block::Text(phrase!("doppelgaenger-guide-end")),
        Block::Picture(picture, phrase!("doppelgaenger-guide-picture")),
    ];
    page.extend(guide::luck());
    page
}
