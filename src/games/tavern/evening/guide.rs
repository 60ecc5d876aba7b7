//! The rules page of an evening.

use crate::phrase;
use crate::phrase::Phrase;
use crate::table::Block;

/// Its own part of the page.
pub fn page() -> Vec<Block> {
    let mut page = vec![
        Block::Text(phrase!("evening-guide-turn")),
        Block::Text(phrase!("evening-guide-programme")),
        Block::Point(phrase!("evening-guide-options")),
        Block::Point(phrase!("evening-guide-begin")),
        Block::Text(phrase!("evening-guide-end")),
        Block::Heading(phrase!("evening-guide-games")),
    ];
    page.extend(super::super::ALL.iter().map(|entry| {
        let (name, line) = (Phrase::new(entry.name), entry.title.line());
        Block::Point(phrase!("evening-guide-game", name = name, line = line))
    }));
    page.push(Block::Text(phrase!("evening-guide-pages")));
    page
}
