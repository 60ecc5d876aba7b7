//! The rules pages of the high and the low house number.

use super::super::guide::{self, example};
use super::Street;
use crate::draw::Drawing;
use crate::games::tavern::action::{Action, Places};
use crate::i18n::Lang;
use crate::phrase;
use crate::table::Block;

/// The own part of the page of the high one.
pub fn grosse(lang: Lang) -> Vec<Block> {
    let picture = built(true, [(&[6, 2, 3], 0), (&[5, 4], 0), (&[2], 0)], lang);
    let mut page = vec![
        Block::Text(phrase!("grosse-hausnummer-guide-turn")),
        Block::Text(phrase!("grosse-hausnummer-guide-end")),
        Block::Picture(picture, phrase!("grosse-hausnummer-guide-picture")),
        Block::Text(phrase!("grosse-hausnummer-guide-once")),
    ];
    page.extend(guide::choices(guide::keeping_one()));
    page
}

/// The own part of the page of the low one.
pub fn kleine(lang: Lang) -> Vec<Block> {
    let picture = built(false, [(&[4, 1, 5], 1), (&[2, 6], 0), (&[5], 0)], lang);
    let mut page = vec![
        Block::Text(phrase!("kleine-hausnummer-guide-turn")),
        Block::Text(phrase!("kleine-hausnummer-guide-end")),
        Block::Picture(picture, phrase!("kleine-hausnummer-guide-picture")),
        Block::Text(phrase!("kleine-hausnummer-guide-once")),
    ];
    page.extend(guide::choices(guide::keeping_one()));
    page
}

/// A house number being built: what is thrown, and the place of the die that stays.
fn built(high: bool, throws: [(&[u8], usize); 3], lang: Lang) -> Drawing {
    let kept = throws.map(|(_, place)| [Action::Keep(Places::one(place))]);
    let [first, second, last] = throws.map(|(dice, _)| dice);
    let steps: [(&[u8], &[Action]); 3] = [(first, &kept[0]), (second, &kept[1]), (last, &[])];
    let put = if high { guide::falling } else { guide::rising };
    example::decided(&Street { throws: 3, high }, &steps, put, lang)
}
