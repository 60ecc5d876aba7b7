//! The rules pages of the five fingers and the wicked seven.

use super::super::guide::{self, example};
use super::Aim;
use crate::draw::Drawing;
use crate::games::tavern::guide::example::{Comes, Line};
use crate::games::tavern::pasch::pips;
use crate::i18n::Lang;
use crate::phrase;
use crate::table::Block;
use crate::tr;

/// The own part of the page of the five fingers.
pub fn fingers(lang: Lang) -> Vec<Block> {
    let picture = turned_over(&Aim { sum: 5 }, [[2, 6, 3], [4, 1, 2], [6, 5, 5]], lang);
    let mut page = vec![
        Block::Text(phrase!("fuenf-finger-guide-turn")),
        Block::Text(phrase!("fuenf-finger-guide-over")),
        Block::Picture(picture, phrase!("fuenf-finger-guide-picture")),
        Block::Text(phrase!("fuenf-finger-guide-end")),
    ];
    page.extend(guide::luck());
    page
}

/// The own part of the page of the wicked seven.
pub fn seven(lang: Lang) -> Vec<Block> {
    let picture = turned_over(&Aim { sum: 7 }, [[2, 6, 3], [4, 1, 1], [6, 5, 3]], lang);
    let mut page = vec![
        Block::Text(phrase!("boese-sieben-guide-turn")),
        Block::Text(phrase!("boese-sieben-guide-over")),
        Block::Picture(picture, phrase!("boese-sieben-guide-picture")),
        Block::Text(phrase!("boese-sieben-guide-end")),
    ];
    page.extend(guide::luck());
    page
}

/// A turn whose last throw succeeds once it is turned over.
fn turned_over(aim: &Aim, throws: [[u8; 3]; 3], lang: Lang) -> Drawing {
    let line = |(index, throw): (usize, &[u8; 3])| {
        let comes = Comes::To(pips(throw).to_string());
        Line::throw(index + 1, throw, |_| aim.hits(throw), comes, lang)
    };
    let mut lines: Vec<Line> = throws.iter().enumerate().map(line).collect();
    let over = throws[2].map(|pips| 7 - pips);
    lines.push(Line::all(tr!(lang, "tavern-guide-turned"), &over, Comes::To(pips(&over).to_string())));
    example::draw(&lines)
}
