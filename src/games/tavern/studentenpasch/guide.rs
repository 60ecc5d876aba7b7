//! The rules page of Studentenpasch.

use super::super::guide::{self, example};
use super::Studentenpasch;
use crate::games::tavern::action::{Action, Places};
use crate::i18n::Lang;
use crate::phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page(lang: Lang) -> Vec<Block> {
    let keep = |place| [Action::Keep(Places::one(place))];
    let (first, second) = (keep(1), keep(1));
    let steps: [(&[u8], &[Action]); 3] = [(&[4, 1, 3], &first), (&[2, 6], &second), (&[5], &[])];
    let picture = example::decided(&Studentenpasch, &steps, |hand| hand.lying().collect(), lang);
    let mut page = vec![
        Block::Text(phrase!("studentenpasch-guide-turn")),
        Block::Text(phrase!("studentenpasch-guide-end")),
        Block::Picture(picture, phrase!("studentenpasch-guide-picture")),
    ];
    page.extend(guide::choices(guide::keeping(true)));
    page
}
