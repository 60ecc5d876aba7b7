//! A rules page while it is written: its blocks, their texts named by what their ids do not share. Knows no game.

use std::borrow::Cow;

use base::draw::Drawing;
use base::phrase::Phrase;

use super::Block;

/// A rules page being written. The ids of its texts begin alike; a text is named by what follows: `about` on the page
/// `namaste-guide` is `namaste-guide-about`.
#[derive(Debug)]
#[must_use]
pub struct Page {
    prefix: Cow<'static, str>,
    pub blocks: Vec<Block>,
}

impl Page {
    pub fn new(prefix: impl Into<Cow<'static, str>>) -> Self {
        Self { prefix: prefix.into(), blocks: Vec::new() }
    }

    fn phrase(&self, key: &str) -> Phrase {
        Phrase { id: format!("{}-{key}", self.prefix).into(), args: Vec::new() }
    }

    fn each<const N: usize>(mut self, block: fn(Phrase) -> Block, keys: [&str; N]) -> Self {
        let blocks = keys.map(|key| block(self.phrase(key)));
        self.blocks.extend(blocks);
        self
    }

    pub fn heading(self, key: &str) -> Self {
        self.each(Block::Heading, [key])
    }

    /// A heading and the paragraph `KEY-text` below it.
    pub fn part(self, key: &str) -> Self {
        self.heading(key).texts([&format!("{key}-text")])
    }

    pub fn texts<const N: usize>(self, keys: [&str; N]) -> Self {
        self.each(Block::Text, keys)
    }

    pub fn points<const N: usize>(self, keys: [&str; N]) -> Self {
        self.each(Block::Point, keys)
    }

    pub fn rulings<const N: usize>(self, keys: [&str; N]) -> Self {
        self.each(Block::Ruling, keys)
    }

    /// A drawn example; `KEY-picture` says what it shows.
    pub fn picture(self, key: &str, drawing: Drawing) -> Self {
        self.drawing(&format!("{key}-picture"), drawing)
    }

    /// A drawn example; `KEY` says what it shows.
    pub fn drawing(self, key: &str, drawing: Drawing) -> Self {
        let caption = self.phrase(key);
        self.and([Block::Picture(drawing, caption)])
    }

    pub fn and(mut self, blocks: impl IntoIterator<Item = Block>) -> Self {
        self.blocks.extend(blocks);
        self
    }
}
