//! Rules pages as a booklet of A5 with a title, contents and page numbers, or imposed on A4 for folding. What belongs
//! together is not parted: no heading ends a page, no picture or ruling is cut, no line stands alone. Knows no game.

use base::draw::paper::outline;
use base::draw::sheet::Paper;
use base::draw::{Affine, Drawing, Font, Path, Point, Role, Size, Stroke, Text, text};
use base::i18n::{Lang, tr};
use base::phrase::Phrase;

use super::{About, Block, Kind, Sheet, Shelved};

const PAGE: Size = Paper::A5.size();
const SIDE: f32 = 16.0;
const TOP: f32 = 17.0;
const FOOT: f32 = 20.0;
const MEASURE: f32 = PAGE.width - 2.0 * SIDE;
const LOW: f32 = PAGE.height - FOOT;
const BODY: f32 = 3.7;
const LINE: f32 = 5.0;
const SMALL: f32 = 3.1;
const GAP: f32 = 2.2;
const ABOVE_HEADING: f32 = 5.0;
/// Pictures: how high they are at most, the same if higher than wide, and the least part left when made smaller to fit.
const HIGHEST: f32 = 78.0;
const TALLEST: f32 = 150.0;
const LEAST: f32 = 0.7;
const BELOW_PICTURE: f32 = 1.5;
const LINES_PER_LIST: usize = 30;

/// The papers: read on A5, folded of A4.
pub const PAPERS: [Paper; 2] = [Paper::A4, Paper::A5];
/// The ids of the names of a game's booklets: of its rules, and of what is known about playing it well.
pub const NAMES: [&str; 2] = ["print-rules", "print-strategy"];

#[derive(Clone, Debug)]
pub struct Chapter {
    pub name: String,
    pub emblem: Drawing,
    pub line: String,
    /// The id of what a booklet of it alone is called.
    pub kind: &'static str,
    pub key: &'static str,
    pub blocks: Vec<Block>,
}

impl Chapter {
    pub fn of(about: &About, lang: Lang) -> Self {
        let (name, line) = (lang.say(&about.name()), lang.say(&about.line()));
        Self { name, line, kind: NAMES[0], emblem: about.emblem(), key: about.key, blocks: about.rules(lang) }
    }
}

pub fn sheets<K: Shelved>() -> impl Iterator<Item = Sheet> {
    let rules = |paper, lang| printed(booklet(&[Chapter::of(&K::ABOUT, lang)], None, lang), paper);
    let strategy = |paper, lang| {
        let blocks = K::ABOUT.strategy.map_or_else(Vec::new, |strategy| strategy(lang));
        let about = Chapter { kind: NAMES[1], blocks, ..Chapter::of(&K::ABOUT, lang) };
        printed(booklet(&[about], None, lang), paper)
    };
    let pages = |make| Kind::Pages { papers: &PAPERS, make };
    let rules = Sheet::new([Key::<K, false>::KEY, NAMES[0], "print-rules-about"], pages(rules));
    let strategy = Sheet::new([Key::<K, true>::KEY, NAMES[1], "print-strategy-about"], pages(strategy));
    std::iter::once(rules).chain(K::ABOUT.strategy.map(|_| strategy))
}

/// The key of a game's booklet: its own, and `-rules` or `-strategy`.
struct Key<K, const STRATEGY: bool>(std::marker::PhantomData<K>);

impl<K: Shelved, const STRATEGY: bool> Key<K, STRATEGY> {
    const END: &'static [u8] = if STRATEGY { b"-strategy" } else { b"-rules" };
    const LENGTH: usize = K::ABOUT.key.len() + Self::END.len();
    const LETTERS: [u8; 64] = {
        let (mut letters, key, mut at) = ([b' '; 64], K::ABOUT.key.as_bytes(), 0);
        while at < Self::LENGTH {
            letters[at] = if at < key.len() { key[at] } else { Self::END[at - key.len()] };
            at += 1;
        }
        letters
    };
    const KEY: &'static str = {
        let (letters, _) = Self::LETTERS.split_at(Self::LENGTH);
        match std::str::from_utf8(letters) {
            Ok(key) => key,
            Err(_) => "",
        }
    };
}

/// As they are, or two beside each other: the sheets, printed on both sides and put into one another, fold to a booklet.
pub fn printed(pages: Vec<Drawing>, paper: Paper) -> Vec<Drawing> {
    match paper {
        Paper::A4 => imposed(pages),
        Paper::A5 | Paper::A6 | Paper::Letter => pages,
    }
}

fn imposed(mut pages: Vec<Drawing>) -> Vec<Drawing> {
    let count = pages.len().next_multiple_of(4);
    // The last page stays the cover's back.
    pages.resize_with(count, || Drawing::new(PAGE.width, PAGE.height));
    let sides = (0..count / 2).map(|side| {
        let (low, high) = (side, count - 1 - side);
        // A side that lies above shows the higher page at its left, one below the lower.
        let (left, right) = if side % 2 == 0 { (high, low) } else { (low, high) };
        let whole = Paper::A4.size().turned();
        let mut drawing = Drawing::new(whole.width, whole.height);
        for (place, page) in [left, right].into_iter().enumerate() {
            let at = Affine::shift(place as f32 * whole.width / 2.0 + (whole.width / 2.0 - PAGE.width) / 2.0, 0.0);
            // Sheets that are folded are not read on a screen: no bookmark leads to half of one.
            drawing.place(at, Drawing { spots: Vec::new(), ..std::mem::take(&mut pages[page]) });
        }
        drawing
    });
    sides.collect()
}

#[derive(Clone, Debug)]
pub struct Book {
    pub name: String,
    pub line: String,
    /// A square of 40 mm.
    pub emblem: Drawing,
    pub terms: Vec<String>,
}

/// A title, contents, the chapters, and of a book an index.
pub fn booklet(chapters: &[Chapter], book: Option<&Book>, lang: Lang) -> Vec<Drawing> {
    let (read, heads) = laid_out(chapters, book.is_some(), lang);
    let first = 1 + heads.len().div_ceil(LINES_PER_LIST).max(1);
    let of_game = |key: &str| {
        let chapter = chapters.iter().position(|chapter| chapter.key == key)?;
        let head = heads.iter().find(|head| head.chapter == chapter)?;
        Some(first + head.page + 1)
    };
    let mut pages = vec![title(chapters, book, lang)];
    pages.extend(contents(&heads, first, lang));
    let mut running = Vec::new();
    for (nth, page) in read.iter().enumerate() {
        let mut drawing = Drawing::new(PAGE.width, PAGE.height);
        for (at, row) in &page.rows {
            row.draw(&mut drawing, *at, &of_game);
        }
        let number = first + nth + 1;
        foot(&mut drawing, number, &chapters[page.chapter].name);
        for head in heads.iter().filter(|head| head.page == nth) {
            outline::name(&mut drawing, usize::from(book.is_some() && !head.begins), &head.name);
        }
        running.push((number, page.words()));
        pages.push(drawing);
    }
    if let Some(book) = book {
        pages.extend(index(&book.terms, &running, pages.len(), lang));
    }
    pages
}

#[derive(Clone, Debug)]
struct Row {
    what: What,
    /// The first row of a page has nothing above it.
    high: f32,
    above: f32,
    /// Whether the next row stays on its page.
    keeps: bool,
}

#[derive(Clone, Debug)]
enum What {
    Words {
        words: String,
        font: Font,
        size: f32,
        role: Role,
        left: f32,
    },
    Point(String),
    Ruling {
        words: String,
        font: Font,
        role: Role,
        first: bool,
        last: bool,
    },
    /// The last words of a point about a game with that key: on which page its rules are.
    Game(String, &'static str),
    Picture(Box<Drawing>, f32),
    Chapter {
        name: String,
        line: String,
        emblem: Box<Drawing>,
    },
}

impl Row {
    fn words(words: String, font: Font, size: f32, role: Role, left: f32) -> Self {
        let what = What::Words { words, font, size, role, left };
        Self { what, high: LINE * size / BODY, above: 0.0, keeps: false }
    }

    fn draw(&self, drawing: &mut Drawing, top: f32, of_game: &dyn Fn(&str) -> Option<usize>) {
        let middle = top + self.high / 2.0;
        let mut write = |left: f32, words: &str, font: Font, size: f32, role: Role| {
            drawing.text(Text::beside(Point::new(SIDE + left, middle), words, font, size, role));
        };
        match &self.what {
            What::Words { words, font, size, role, left } => write(*left, words, *font, *size, *role),
            What::Point(words) => {
                write(0.0, "•", Font::Serif, BODY, Role::Accent);
                write(INDENT, words, Font::Serif, BODY, Role::Text);
            }
            What::Game(words, key) => {
                write(INDENT, words, Font::Serif, BODY, Role::Text);
                if let Some(page) = of_game(key) {
                    let at = Point::new(SIDE + MEASURE, middle);
                    drawing.text(Text::beside(at, page.to_string(), Font::Serif, BODY, Role::Accent).ending());
                }
            }
            What::Ruling { words, font, role, first, last } => {
                let (up, down) = (if *first { 1.4 } else { 0.0 }, if *last { 1.6 } else { 0.05 });
                let ground = Path::rect(SIDE, top - up, MEASURE, self.high + up + down);
                drawing.fill(ground, Role::Soft.into());
                drawing.text(Text::beside(Point::new(SIDE + 3.0, middle), words, *font, BODY, *role));
            }
            What::Picture(picture, wide) => {
                let scale = wide / picture.size.width;
                let by = Affine::scale(scale).then(Affine::shift(SIDE + (MEASURE - wide) / 2.0, top));
                drawing.place(by, Drawing { spots: Vec::new(), ..(**picture).clone() });
            }
            What::Chapter { name, line, emblem } => {
                drawing.place(Affine::scale(0.4).then(Affine::shift(SIDE, top)), (**emblem).clone());
                let at = |down: f32| Point::new(SIDE + 20.0, top + down);
                drawing.text(
                    Text::new(at(9.0), name.clone(), Font::SerifBold, 8.0, Role::Text.into()).fitted(MEASURE - 20.0),
                );
                drawing.text(
                    Text::new(at(14.6), line.clone(), Font::SerifItalic, 3.7, Role::Faint.into())
                        .fitted(MEASURE - 20.0),
                );
                let y = top + 18.0;
                drawing.rule(Point::new(SIDE, y), Point::new(SIDE + MEASURE, y), Stroke::new(Role::Text.into(), 0.4));
            }
        }
    }

    /// Makes it so much lower, mm, where it is a picture that may be; whether it did.
    fn shrinks(&mut self, over: f32) -> bool {
        let What::Picture(_, wide) = &mut self.what else { return false };
        let smaller = (self.high - BELOW_PICTURE - over) / (self.high - BELOW_PICTURE);
        if smaller < LEAST {
            return false;
        }
        *wide *= smaller;
        self.high -= over;
        true
    }

    fn read(&self) -> &str {
        match &self.what {
            What::Words { words, .. } | What::Point(words) | What::Ruling { words, .. } | What::Game(words, _) => words,
            What::Chapter { name, .. } => name,
            What::Picture(..) => "",
        }
    }
}

const INDENT: f32 = 4.5;

#[derive(Clone, Debug, Default)]
struct Page {
    chapter: usize,
    rows: Vec<(f32, Row)>,
}

impl Page {
    fn low(&self) -> f32 {
        self.rows.last().map_or(TOP, |(at, row)| at + row.high)
    }

    fn words(&self) -> String {
        self.rows.iter().map(|(_, row)| row.read()).collect::<Vec<_>>().join(" ")
    }
}

#[derive(Clone, Debug)]
struct Head {
    name: String,
    chapter: usize,
    begins: bool,
    /// On which of the pages to be read, from 0.
    page: usize,
}

/// With the chapters' heads where there are `several`.
fn laid_out(chapters: &[Chapter], several: bool, lang: Lang) -> (Vec<Page>, Vec<Head>) {
    let (mut pages, mut heads) = (Vec::new(), Vec::new());
    for (nth, chapter) in chapters.iter().enumerate() {
        pages.push(Page { chapter: nth, rows: Vec::new() });
        if several {
            let (name, line, emblem) = (chapter.name.clone(), chapter.line.clone(), Box::new(chapter.emblem.clone()));
            heads.push(Head { name: name.clone(), chapter: nth, begins: true, page: pages.len() - 1 });
            put(
                &mut pages,
                vec![Row { what: What::Chapter { name, line, emblem }, high: 22.0, above: 0.0, keeps: true }],
            );
        }
        let mut held: Vec<Row> = Vec::new();
        let mut head = None;
        for block in &chapter.blocks {
            if let Block::Heading(phrase) = block {
                head = Some(lang.say(phrase));
            }
            held.extend(rows(block, lang));
            // What keeps its next is put where that can be.
            if held.last().is_some_and(|row| row.keeps) {
                continue;
            }
            for row in std::mem::take(&mut held).chunk_by(|row, _| row.keeps) {
                put(&mut pages, row.to_vec());
                if let Some(name) = head.take() {
                    heads.push(Head { name, chapter: nth, begins: false, page: pages.len() - 1 });
                }
            }
        }
        put(&mut pages, held);
    }
    (pages, heads)
}

/// Puts rows that stay together on the last page, a picture among them smaller if need be, or on a new one.
fn put(pages: &mut Vec<Page>, mut rows: Vec<Row>) {
    let high: f32 = rows.iter().map(|row| row.above + row.high).sum();
    let Some(last) = pages.last() else { return };
    let over = last.low() + high - LOW;
    if !last.rows.is_empty() && over > 0.0 && !rows.iter_mut().any(|row| row.shrinks(over)) {
        pages.push(Page { chapter: last.chapter, rows: Vec::new() });
    }
    let Some(page) = pages.last_mut() else { return };
    for row in rows {
        let above = if page.rows.is_empty() { 0.0 } else { row.above };
        let at = page.low() + above;
        page.rows.push((at, row));
    }
}

/// Lines of a paragraph: its first two stay together, and so do its last two.
fn paragraph(lines: Vec<Row>) -> Vec<Row> {
    let count = lines.len();
    let keeps = |nth: usize| (nth == 0 && count > 1) || nth + 2 == count;
    let all = lines.into_iter().enumerate();
    all.map(|(nth, row)| Row { keeps: keeps(nth), above: if nth == 0 { GAP } else { row.above }, ..row }).collect()
}

fn rows(block: &Block, lang: Lang) -> Vec<Row> {
    let said = |phrase: &Phrase| lang.say(phrase);
    let wrapped = |words: &str, room: f32| text::wrap(words, Font::Serif, BODY, room);
    let plain = |words: String, left: f32| Row::words(words, Font::Serif, BODY, Role::Text, left);
    match block {
        Block::Heading(phrase) => {
            let lines = text::wrap(&said(phrase), Font::SerifBold, 5.2, MEASURE);
            let lines = lines.into_iter().enumerate().map(|(nth, words)| {
                let row = Row::words(words, Font::SerifBold, 5.2, Role::Accent, 0.0);
                Row { above: if nth == 0 { ABOVE_HEADING } else { 0.0 }, keeps: true, ..row }
            });
            lines.collect()
        }
        Block::Text(phrase) => {
            paragraph(wrapped(&said(phrase), MEASURE).into_iter().map(|words| plain(words, 0.0)).collect())
        }
        Block::Point(phrase) => {
            let lines = wrapped(&said(phrase), MEASURE - INDENT).into_iter().enumerate();
            let lines = lines.map(|(nth, words)| {
                let row = plain(words, INDENT);
                if nth == 0 { Row { what: What::Point(row.read().to_owned()), ..row } } else { row }
            });
            paragraph(lines.collect())
        }
        Block::Game(key, phrase) => {
            let lines = wrapped(&said(phrase), MEASURE - INDENT - 10.0);
            let last = lines.len().saturating_sub(1);
            let lines = lines.into_iter().enumerate().map(|(nth, words)| {
                let row = plain(words, INDENT);
                if nth == last { Row { what: What::Game(row.read().to_owned(), key), ..row } } else { row }
            });
            paragraph(lines.collect())
        }
        Block::Ruling(phrase) => {
            let lines = wrapped(&said(phrase), MEASURE - 6.0);
            let count = lines.len();
            let head = (tr!(lang, "app-ruling"), Font::SansBold, Role::Accent);
            let lines = lines.into_iter().map(|words| (words, Font::Serif, Role::Text));
            let rows = std::iter::once(head).chain(lines).enumerate().map(|(nth, (words, font, role))| {
                let (first, last) = (nth == 0, nth == count);
                let what = What::Ruling { words, font, role, first, last };
                let (above, high) = (if first { GAP + 2.4 } else { 0.0 }, if last { LINE + 1.6 } else { LINE });
                Row { what, high, above, keeps: !last }
            });
            rows.collect()
        }
        Block::Picture(drawing, caption) => {
            let size = drawing.size;
            // A column of a table is as high as it has to be to be read.
            let highest = if size.height > size.width { TALLEST } else { HIGHEST };
            let wide = size.width.min(MEASURE).min(highest * size.width / size.height.max(0.1));
            let picture = What::Picture(Box::new(drawing.clone()), wide);
            let high = wide * size.height / size.width.max(0.1) + BELOW_PICTURE;
            let lines = text::wrap(&said(caption), Font::SerifItalic, SMALL, MEASURE);
            let count = lines.len();
            let lines = lines.into_iter().enumerate().map(|(nth, words)| {
                let left = (MEASURE - text::width(&words, Font::SerifItalic, SMALL)) / 2.0;
                Row {
                    keeps: nth + 1 < count,
                    ..Row::words(words, Font::SerifItalic, SMALL, Role::Faint, left.max(0.0))
                }
            });
            let picture = Row { what: picture, high, above: GAP + 1.5, keeps: count > 0 };
            std::iter::once(picture).chain(lines).collect()
        }
    }
}

fn title(chapters: &[Chapter], book: Option<&Book>, lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(PAGE.width, PAGE.height);
    let (name, line, emblem) = match (book, chapters.first()) {
        (Some(book), _) => (&book.name, &book.line, &book.emblem),
        (None, Some(chapter)) => (&chapter.name, &chapter.line, &chapter.emblem),
        (None, None) => return drawing,
    };
    let middle = PAGE.width / 2.0;
    let large = 64.0;
    drawing.place(Affine::scale(large / 40.0).then(Affine::shift(middle - large / 2.0, 46.0)), emblem.clone());
    let write = |drawing: &mut Drawing, y: f32, words: String, font: Font, size: f32, role: Role| {
        let line = Text::new(Point::new(middle, y), words, font, size, role.into()).fitted(MEASURE);
        drawing.text(line.centred());
    };
    write(&mut drawing, 134.0, name.clone(), Font::SerifBold, 13.0, Role::Text);
    write(&mut drawing, 144.0, line.clone(), Font::SerifItalic, 4.4, Role::Faint);
    if let (None, Some(chapter)) = (book, chapters.first()) {
        write(&mut drawing, 156.0, lang.say(&Phrase::new(chapter.kind)), Font::Sans, 4.2, Role::Accent);
    }
    write(&mut drawing, LOW, "Wurfzabel".to_owned(), Font::SerifItalic, 4.2, Role::Faint);
    drawing
}

fn listed(drawing: &mut Drawing, y: f32, (words, font, left): (&str, Font, f32), number: &str) {
    let wide = text::width(number, Font::Serif, BODY);
    let line = Text::new(Point::new(SIDE + left, y), words, font, BODY, Role::Text.into());
    let line = line.shortened(MEASURE - left - wide - 4.0);
    let from = SIDE + left + text::width(&line.words, font, BODY) + 1.5;
    let to = SIDE + MEASURE - wide - 1.5;
    drawing.text(line);
    if to > from {
        let dots = Stroke::dashed(Role::Line.into(), 0.3, 0.01, 1.6);
        drawing.rule(Point::new(from, y - 0.4), Point::new(to, y - 0.4), dots);
    }
    let at = Point::new(SIDE + MEASURE, y);
    drawing.text(Text::new(at, number, Font::Serif, BODY, Role::Text.into()).ending());
}

fn entitled(drawing: &mut Drawing, words: String) {
    outline::name(drawing, 0, &words);
    let at = Point::new(SIDE, TOP + 6.0);
    drawing.text(Text::new(at, words, Font::SerifBold, 7.0, Role::Text.into()));
}

fn contents(heads: &[Head], first: usize, lang: Lang) -> Vec<Drawing> {
    let several = heads.iter().any(|head| head.begins);
    let lists = heads.chunks(LINES_PER_LIST).enumerate().map(|(nth, heads)| {
        let mut drawing = Drawing::new(PAGE.width, PAGE.height);
        if nth == 0 {
            entitled(&mut drawing, tr!(lang, "print-contents"));
        }
        for (row, head) in heads.iter().enumerate() {
            let y = TOP + 18.0 + LINE * row as f32;
            let (font, left) =
                if head.begins { (Font::SerifBold, 0.0) } else { (Font::Serif, if several { 5.0 } else { 0.0 }) };
            listed(&mut drawing, y, (&head.name, font, left), &(first + head.page + 1).to_string());
        }
        drawing
    });
    let lists: Vec<Drawing> = lists.collect();
    if lists.is_empty() { vec![Drawing::new(PAGE.width, PAGE.height)] } else { lists }
}

fn foot(drawing: &mut Drawing, number: usize, name: &str) {
    let y = PAGE.height - 11.0;
    // Numbers lie where the thumb turns.
    let (outer, inner) = (SIDE, PAGE.width - SIDE);
    let small = |x: f32, words: String| Text::new(Point::new(x, y), words, Font::Sans, 2.8, Role::Faint.into());
    let name = small(if number.is_multiple_of(2) { inner } else { outer }, name.to_owned()).fitted(MEASURE - 14.0);
    let number = small(if number.is_multiple_of(2) { outer } else { inner }, number.to_string());
    let (name, number) = match number.at.x < PAGE.width / 2.0 {
        true => (name.ending(), number),
        false => (name, number.ending()),
    };
    drawing.text(name);
    drawing.text(number);
}

fn index(terms: &[String], read: &[(usize, String)], before: usize, lang: Lang) -> Vec<Drawing> {
    const MOST: usize = 8;
    let mut found: Vec<(String, String)> = Vec::new();
    for term in terms {
        let lower = term.to_lowercase();
        let on = read.iter().filter(|(_, words)| {
            let words = words.to_lowercase();
            words.match_indices(&lower).any(|(at, _)| !words[..at].chars().next_back().is_some_and(char::is_alphabetic))
        });
        let pages: Vec<String> = on.take(MOST).map(|(number, _)| number.to_string()).collect();
        if !pages.is_empty() {
            found.push((term.clone(), pages.join(", ")));
        }
    }
    found.sort_by_key(|(term, _)| any_ascii::any_ascii(term).to_lowercase());
    let lists = found.chunks(LINES_PER_LIST).enumerate().map(|(nth, found)| {
        let mut drawing = Drawing::new(PAGE.width, PAGE.height);
        if nth == 0 {
            entitled(&mut drawing, tr!(lang, "print-index"));
        }
        for (row, (term, pages)) in found.iter().enumerate() {
            listed(&mut drawing, TOP + 18.0 + LINE * row as f32, (term, Font::Serif, 0.0), pages);
        }
        foot(&mut drawing, before + nth + 1, &tr!(lang, "print-index"));
        drawing
    });
    lists.collect()
}
