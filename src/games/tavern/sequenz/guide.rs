//! The rules page of Sequenz.

use super::super::guide::{self, example};
use super::Row;
use crate::games::tavern::action::{Action, Places};
use crate::i18n::Lang;
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page(lang: Lang) -> Vec<Block> {
    let one = example::each(&Row { throws: 1 }, &[&[4, 6, 5], &[2, 3, 5]], |dice, _| {
        super::is_sequence(dice.iter().copied())
    });
    let keep = Action::Keep(Places::one(0).flipped(2));
    let three =
        example::decided(&Row { throws: 3 }, &[(&[4, 1, 5], &[keep]), (&[2], &[]), (&[3], &[])], guide::rising, lang);
    let mut page = vec![
        Block::Text(phrase!("sequenz-guide-turn")),
        Block::Picture(one, phrase!("sequenz-guide-picture")),
        Block::Text(phrase!("sequenz-guide-more")),
        Block::Picture(three, phrase!("sequenz-guide-more-picture")),
        Block::Ruling(phrase!("sequenz-guide-ruling")),
        guide::each_for_himself(),
    ];
    page.extend(guide::choices(guide::keeping(false)));
    page
}
