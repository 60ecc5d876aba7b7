//! Rules to hold in the hand, read back from the PDF: contents and index lead to where things are, nothing is clipped, all
//! fonts are embedded, and folded sheets come in order.

use std::sync::OnceLock;

use base::draw::sheet::Paper;
use base::i18n::Lang;
use club::printing::{self, Order};
use games::game::options::Values;
use games::table::booklet::PAPERS;
use lopdf::{Dictionary, Document};

use crate::pdf;

/// The bookmarks of a sheet: how deep, their words, and to which page they lead, from 1.
fn bookmarks(sheet: &str, paper: Paper, lang: Lang) -> Vec<(usize, String, usize)> {
    let options = Values::new();
    let order = Order { sheet, filled: None, marks: &[], paper, per_page: 1, edge: None, options: &options, lang };
    let document = pdf::read(&order.pdf(1).unwrap().bytes);
    let catalog = document.catalog().unwrap();
    if !catalog.has(b"Outlines") {
        return Vec::new();
    }
    assert_eq!(catalog.get(b"PageMode").unwrap().as_name().unwrap(), b"UseOutlines");
    let toc = document.get_toc().unwrap();
    assert_eq!(toc.errors, Vec::<String>::new(), "{sheet}");
    toc.toc.into_iter().map(|entry| (entry.level - 1, entry.title, entry.page)).collect()
}

#[test]
fn bookmarks_are_the_contents_and_lead_to_what_they_name() {
    for sheet in ["namaste-rules", "championship-rules", "handbook", "rules"] {
        for lang in Lang::ALL {
            let (_, pages) = pages(sheet, Paper::A5, lang);
            let all = bookmarks(sheet, Paper::A5, lang);
            let [(0, contents, 2), rest @ ..] = all.as_slice() else { panic!("{sheet}: {all:?}") };
            assert!(["Inhalt", "Contents"].contains(&contents.as_str()));
            for (_, words, page) in &all {
                assert!(pages[page - 1].iter().any(|line| line.words == *words), "{sheet}: {words} on {page}");
            }
            assert!(all.is_sorted_by_key(|(.., page)| *page), "{sheet}");
            let first = rest[0].2;
            let listed: Vec<&str> = pages[1..first - 1].iter().flatten().map(|line| line.words.as_str()).collect();
            let read = rest.iter().filter(|(_, words, _)| !["Register", "Index"].contains(&words.as_str()));
            assert!(read.clone().all(|(_, words, _)| listed.contains(&words.as_str())), "{sheet}");
            assert_eq!(read.count(), (listed.len() - 1) / 2, "{sheet}: each line of the contents, with its number");
            let chapters = all.iter().filter(|(depth, ..)| *depth == 0).count();
            let due = if sheet == "rules" { games::shelf::ALL.len() + 3 } else { all.len() };
            assert_eq!(chapters, due, "{sheet}");
        }
    }
    assert_eq!(bookmarks("namaste-rules", Paper::A4, Lang::En), [], "folded, it is not read on a screen");
    assert_eq!(bookmarks("namaste", Paper::A4, Lang::En), [], "a form is not read");
}

/// What is read on each page of a sheet: its lines from above, and how far they reach.
fn pages(sheet: &str, paper: Paper, lang: Lang) -> (usize, Vec<Vec<pdf::PdfText>>) {
    let options = Values::new();
    let order = Order { sheet, filled: None, marks: &[], paper, per_page: 1, edge: None, options: &options, lang };
    let made = order.pdf(1).unwrap();
    let document = pdf::read(&made.bytes);
    let fonts = pdf::fonts(&document);
    assert!(!fonts.is_empty() && fonts.values().all(|font| is_embedded(&document, font)), "{sheet}");
    (made.bytes.len(), pdf::pages(&document).iter().map(|page| pdf::shown(&document, *page)).collect())
}

/// The book of all games, which takes seconds to make and to read.
fn book(lang: Lang) -> &'static (usize, Vec<Vec<pdf::PdfText>>) {
    static BOOKS: [OnceLock<(usize, Vec<Vec<pdf::PdfText>>)>; 2] = [OnceLock::new(), OnceLock::new()];
    BOOKS[lang as usize].get_or_init(|| pages("rules", Paper::A5, lang))
}

fn is_embedded(document: &Document, font: &Dictionary) -> bool {
    let follow = |object| pdf::follow(document, object);
    let descendants = follow(font.get(b"DescendantFonts").unwrap()).as_array().unwrap();
    let descriptor = follow(&descendants[0]).as_dict().unwrap().get(b"FontDescriptor").unwrap();
    let descriptor = follow(descriptor).as_dict().unwrap();
    [b"FontFile2".as_slice(), b"FontFile3"].iter().any(|file| descriptor.has(file))
}

/// All rules that are printed.
fn all() -> Vec<&'static str> {
    let read = printing::all().into_iter().filter(|offered| offered.is_read());
    let keys: Vec<&str> = read.map(|offered| offered.sheet.key).collect();
    let strategies = games::shelf::ALL.iter().filter(|title| title.about().strategy.is_some()).count();
    assert!(strategies > 0);
    let games = games::shelf::ALL.len();
    assert_eq!(keys.len(), games + strategies + 3, "every game, championships, one book of all, and the handbook");
    keys
}

#[test]
fn contents_and_page_numbers_are_right_and_nothing_is_clipped() {
    for sheet in all() {
        for lang in Lang::ALL {
            let own = (sheet != "rules").then(|| pages(sheet, Paper::A5, lang));
            let (size, pages) = own.as_ref().unwrap_or_else(|| book(lang));
            assert!(*size < 1_000_000, "{sheet}: {size} bytes");
            for (nth, page) in pages.iter().enumerate() {
                for line in page {
                    let (left, right) = (line.glyphs[0].0, line.glyphs.last().unwrap().0);
                    let within = line.glyphs.iter().all(|(_, y)| (8.0..202.0).contains(y));
                    assert!(left >= 8.0 && right < 140.0 && within, "{sheet} {} {line:?}", nth + 1);
                }
            }
            let title = match lang {
                Lang::De => "Inhalt",
                Lang::En => "Contents",
            };
            assert!(pages[1].iter().any(|line| line.words == title), "{sheet}");
            // A line of the contents and its number stand at one height.
            let mut led = 0;
            for page in pages[1..].iter().take_while(|page| page.iter().all(|line| line.glyphs[0].1 < 190.0)) {
                let numbers: Vec<_> = page
                    .iter()
                    .filter_map(|line| Some((line.words.parse::<usize>().ok()?, line.glyphs[0].1)))
                    .collect();
                for line in page.iter().filter(|line| line.words != title && line.words.parse::<usize>().is_err()) {
                    let at = line.glyphs[0].1;
                    let (number, _) = numbers.iter().find(|(_, y)| (y - at).abs() < 0.2).unwrap();
                    let there = &pages[number - 1];
                    assert!(there.iter().any(|there| there.words == line.words), "{sheet} {}: {number}", line.words);
                    let footed =
                        there.iter().any(|there| there.words == number.to_string() && there.glyphs[0].1 > 195.0);
                    assert!(footed, "{sheet}: page {number} says so");
                    led += 1;
                }
            }
            assert!(led > 0, "{sheet}");
        }
    }
}

#[test]
fn folded_sheets_come_in_order() {
    let (_, read) = pages("kvatrutafl-rules", Paper::A5, Lang::En);
    let (_, folded) = pages("kvatrutafl-rules", Paper::A4, Lang::En);
    let count = read.len().next_multiple_of(4);
    assert_eq!(folded.len(), count / 2);
    let words = |page: &[pdf::PdfText]| page.iter().map(|line| line.words.clone()).collect::<Vec<_>>();
    // Leaves are folded at their middle: of each side the right half of the front is followed by the left of its back.
    let mut turned = vec![Vec::new(); count];
    for (side, page) in folded.iter().enumerate() {
        let (left, right): (Vec<_>, Vec<_>) = page.iter().cloned().partition(|line| line.glyphs[0].0 < 148.5);
        let (low, high) = (side, count - 1 - side);
        let (left_page, right_page) = if side % 2 == 0 { (high, low) } else { (low, high) };
        turned[left_page] = words(&left);
        turned[right_page] = words(&right);
    }
    for (nth, page) in turned.iter().enumerate() {
        let mut page = page.clone();
        let mut read = read.get(nth).map(|page| words(page)).unwrap_or_default();
        page.sort();
        read.sort();
        assert_eq!(page, read, "page {}", nth + 1);
    }
}

#[test]
fn the_index_names_pages_on_which_its_words_are() {
    for lang in Lang::ALL {
        let (_, pages) = book(lang);
        let title = match lang {
            Lang::De => "Register",
            Lang::En => "Index",
        };
        let first =
            pages.iter().position(|page| page.iter().any(|line| line.words == title && line.glyphs[0].1 < 40.0));
        let mut found = 0;
        for page in &pages[first.unwrap()..] {
            for line in page.iter().filter(|line| line.words.contains(", ") || line.words.parse::<usize>().is_ok()) {
                let at = line.glyphs[0].1;
                let Some(term) = page.iter().find(|term| (term.glyphs[0].1 - at).abs() < 0.2 && *term != line) else {
                    continue;
                };
                for number in line.words.split(", ").map(|number| number.parse::<usize>().unwrap()) {
                    let there =
                        pages[number - 1].iter().map(|line| line.words.to_lowercase()).collect::<Vec<_>>().join(" ");
                    if at < 190.0 {
                        assert!(there.contains(&term.words.to_lowercase()), "{} on {number}", term.words);
                        found += 1;
                    }
                }
            }
        }
        assert!(found > 60, "{found} {lang:?}");
    }
}

/// The pictures of a document, in no order.
fn images(document: &Document) -> Vec<&lopdf::Stream> {
    let streams = document.objects.values().filter_map(|object| object.as_stream().ok());
    streams.filter(|stream| stream.dict.get(b"Subtype").is_ok_and(|kind| *kind == "Image".into())).collect()
}

#[test]
fn the_handbook_has_its_pictures_whole() {
    let options = Values::new();
    for (lang, paper) in Lang::ALL.into_iter().flat_map(|lang| PAPERS.map(move |paper| (lang, paper))) {
        let order = Order {
            sheet: "handbook",
            filled: None,
            marks: &[],
            paper,
            per_page: 1,
            edge: None,
            options: &options,
            lang,
        };
        let document = pdf::read(&order.pdf(1).unwrap().bytes);
        let images = images(&document);
        assert_eq!(images.len(), 13);
        for image in images {
            let number = |key: &[u8]| image.dict.get(key).unwrap().as_i64().unwrap() as usize;
            let (wide, high, depth) = (number(b"Width"), number(b"Height"), number(b"BitsPerComponent"));
            let mut lines = Vec::new();
            std::io::Read::read_to_end(&mut flate2::read::ZlibDecoder::new(&*image.content), &mut lines).unwrap();
            // Before each line stands how it is filtered.
            assert_eq!(lines.len(), (1 + (wide * depth).div_ceil(8)) * high);
            let [_, _, last, colours] = image.dict.get(b"ColorSpace").unwrap().as_array().unwrap().as_slice() else {
                panic!("{:?}", image.dict)
            };
            assert_eq!(colours.as_str().unwrap().len(), 3 * (1 + last.as_i64().unwrap() as usize));
        }
    }
}
