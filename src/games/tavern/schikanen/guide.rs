//! The rules page of the house numbers with chicanery.

use super::super::guide::{self, example};
use super::Chicanery;
use crate::games::tavern::action::Action;
use crate::i18n::Lang;
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page(lang: Lang) -> Vec<Block> {
    let turned = Action::Turn(Some(0));
    let picture = example::decided(&Chicanery { throws: 1 }, &[(&[1, 3, 3], &[turned])], guide::falling, lang);
    let mut moves = guide::keeping_one();
    let (second, none) = (Action::Turn(Some(1)).to_string(), Action::Turn(None).to_string());
    moves.push(Block::Text(phrase!("schikanen-guide-notation", turn = second, none = none)));
    let mut page = vec![
        Block::Text(phrase!("schikanen-guide-turn")),
        Block::Picture(picture, phrase!("schikanen-guide-picture")),
        Block::Text(phrase!("schikanen-guide-end")),
        Block::Text(phrase!("schikanen-guide-more")),
    ];
    page.extend(guide::choices(moves));
    page
}
