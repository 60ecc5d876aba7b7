//! One book of the rules of all games.

use crate::draw::sheet::Paper;
use crate::draw::{Affine, Drawing};
use crate::i18n::{Lang, tr};
use crate::table::booklet::{self, Book, Chapter};
use crate::table::{Block, Kind, Sheet};

/// The book as a sheet to be printed.
pub const SHEET: Sheet =
    Sheet::new(["rules", "print-book", "print-book-about"], Kind::Pages { papers: &booklet::PAPERS, make });

fn make(paper: Paper, lang: Lang) -> Vec<Drawing> {
    let mut chapters: Vec<Chapter> =
        super::ALL.iter().map(|title| Chapter::of(title.key(), title.about(), lang)).collect();
    // What several games share is read once.
    let mut read: Vec<Vec<Block>> = Vec::new();
    for chapter in &mut chapters {
        let parts = chapter.blocks.chunk_by(|_, next| !matches!(next, Block::Heading(_)));
        let new: Vec<Vec<Block>> = parts.map(<[Block]>::to_vec).filter(|part| !read.contains(part)).collect();
        chapter.blocks = new.concat();
        read.extend(new);
    }
    let terms = tr!(lang, "print-book-terms").split(',').map(|term| term.trim().to_owned()).collect();
    let (name, line) = (tr!(lang, "print-book"), tr!(lang, "print-book-line"));
    booklet::printed(booklet::booklet(&chapters, Some(&Book { name, line, emblem: emblem(), terms }), lang), paper)
}

/// The signs of the first four games, side by side.
fn emblem() -> Drawing {
    let mut drawing = Drawing::new(40.0, 40.0);
    for (place, title) in super::ALL.iter().take(4).enumerate() {
        let (x, y) = ((place % 2) as f32 * 21.0, (place / 2) as f32 * 21.0);
        drawing.place(Affine::scale(19.0 / 40.0).then(Affine::shift(x, y)), title.about().emblem());
    }
    drawing
}
