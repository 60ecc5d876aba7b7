//! The rules page of Pasch.

use super::super::guide::{self, example};
use super::Pasch;
use crate::games::tavern::part::Hand;
use crate::i18n::Lang;
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page(lang: Lang) -> Vec<Block> {
    let matters = |hand: &Hand, pips| hand.left == 0 || guide::is_double(&hand.dice, pips);
    let picture = example::adding(&Pasch, &[[4, 4, 1], [2, 5, 6], [3, 6, 1]], matters, lang);
    let mut page = vec![
        Block::Text(phrase!("pasch-guide-turn")),
        Block::Point(phrase!("pasch-guide-last")),
        Block::Point(phrase!("pasch-guide-ones")),
        Block::Text(phrase!("pasch-guide-end")),
        Block::Picture(picture, phrase!("pasch-guide-picture")),
        Block::Ruling(phrase!("pasch-guide-ruling")),
    ];
    page.extend(guide::luck());
    page
}
