//! One book of the rules of all games and of championships, the latter by themselves, and the handbook.

use base::draw::sheet::Paper;
use base::draw::{Affine, Drawing};
use base::i18n::{Lang, tr};
use games::shelf;
use games::table::booklet::{self, Book, Chapter};
use games::table::{Block, Kind, Sheet};

use crate::championship::guide;
use crate::championship::sheet::prize;
use crate::handbook;

pub const CHAMPIONSHIP: &str = "championship-rules";

pub const HANDBOOK: &str = "handbook";

pub const SHEETS: [Sheet; 3] = {
    const fn pages(make: fn(Paper, Lang) -> Vec<Drawing>) -> Kind {
        Kind::Pages { papers: &booklet::PAPERS, make }
    }
    [
        Sheet::new([CHAMPIONSHIP, "print-championship", "print-rules-about"], pages(championship)),
        Sheet::new(["rules", "print-book", "print-book-about"], pages(book)),
        Sheet::new([HANDBOOK, "print-handbook", "print-handbook-about"], pages(of_the_program)),
    ]
};

fn championship(paper: Paper, lang: Lang) -> Vec<Drawing> {
    booklet::printed(booklet::booklet(&[of_championships(lang)], None, lang), paper)
}

fn of_championships(lang: Lang) -> Chapter {
    let (cup, mut emblem) = (prize(1), Drawing::new(40.0, 40.0));
    let scale = 36.0 / cup.size.width.max(cup.size.height);
    let middle = |side: f32| 20.0 - side * scale / 2.0;
    emblem.place(Affine::scale(scale).then(Affine::shift(middle(cup.size.width), middle(cup.size.height))), cup);
    let (name, line) = (tr!(lang, "print-championship"), tr!(lang, "print-championship-line"));
    Chapter { name, line, kind: booklet::NAMES[0], emblem, key: CHAMPIONSHIP, blocks: guide::rules(lang) }
}

fn of_the_program(paper: Paper, lang: Lang) -> Vec<Drawing> {
    let (line, blocks) = (tr!(lang, "print-handbook-line"), handbook::page(lang));
    let name = "Wurfzabel".to_owned();
    let chapter = Chapter { name, line, kind: "print-handbook", emblem: emblem(), key: HANDBOOK, blocks };
    booklet::printed(booklet::booklet(&[chapter], None, lang), paper)
}

fn book(paper: Paper, lang: Lang) -> Vec<Drawing> {
    let of_games = shelf::ALL.iter().map(|title| Chapter::of(title.about(), lang));
    let mut chapters: Vec<Chapter> = of_games.chain([of_championships(lang)]).collect();
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

fn emblem() -> Drawing {
    let mut drawing = Drawing::new(40.0, 40.0);
    for (place, title) in shelf::ALL.iter().take(4).enumerate() {
        let (x, y) = ((place % 2) as f32 * 21.0, (place / 2) as f32 * 21.0);
        drawing.place(Affine::scale(19.0 / 40.0).then(Affine::shift(x, y)), title.about().emblem());
    }
    drawing
}
