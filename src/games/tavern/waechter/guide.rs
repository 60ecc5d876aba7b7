//! The rules page of the watchman.

use super::super::guide::{self, example};
use super::super::props;
use super::Tower;
use crate::draw::{Affine, Drawing};
use crate::games::tavern::guide::example::{Comes, Line};
use crate::i18n::Lang;
use crate::phrase;
use crate::phrase::Phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page(lang: Lang) -> Vec<Block> {
    let mut page = vec![
        Block::Text(phrase!("waechter-guide-turn")),
        Block::Text(phrase!("waechter-guide-ways")),
        Block::Point(phrase!("waechter-guide-sum")),
        Block::Point(phrase!("waechter-guide-times")),
        Block::Point(phrase!("waechter-guide-high")),
        Block::Text(phrase!("waechter-guide-end")),
        Block::Picture(tower(lang), phrase!("waechter-guide-picture")),
    ];
    page.extend(guide::luck());
    page
}

/// A throw, counted in all ways.
fn tower(lang: Lang) -> Drawing {
    let line = |(tower, label): (Tower, &'static str)| {
        let dice = vec![(4, true), (2, false), (5, false)];
        Line { label: lang.say(&Phrase::new(label)), dice, comes: Comes::To(tower.reckon(&[4, 2, 5]).to_string()) }
    };
    let ways = [
        (Tower::Sum, "waechter-count-sum"),
        (Tower::Times, "waechter-count-times"),
        (Tower::High, "waechter-count-high"),
    ];
    let lines = example::draw(&ways.map(line));
    let cup = 20.0;
    let mut drawing = Drawing::new(cup + 5.0 + lines.size.width, lines.size.height);
    drawing.place(Affine::shift(0.0, (lines.size.height - cup) / 2.0), props::cup(cup));
    drawing.place(Affine::shift(cup + 5.0, 0.0), lines);
    drawing
}
