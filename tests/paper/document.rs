//! PDF read back: pages, shared contents, fonts, words, and where each glyph lies.

use std::collections::BTreeSet;

use base::draw::paper::{About, Error, MOST_PAGES, write};
use base::draw::sheet::Paper;
use base::draw::{Affine, Align, Drawing, Font, Hue, Ink, Path, Point, Role, Stroke, Text, text};
use base::i18n::Lang;
use club::printing::Order;
use games::game::Face;
use games::game::record::{Entry, Header};
use lopdf::ObjectId;
use proptest::prelude::*;

use crate::pdf::{follow, fonts, pages, read, shown};

fn about() -> About {
    About { title: "Wertungsblätter – „Namaste“".to_owned(), lang: Lang::De, accent: Hue::Rose }
}

fn line(x: f32, y: f32, words: &str, font: Font, size: f32) -> Text {
    Text::new(Point::new(x, y), words, font, size, Role::Text.into())
}

/// A sheet as games have them: a few hundred fields, lines and numbers, in all fonts.
fn rich() -> Drawing {
    let mut sheet = Drawing::new(148.0, 210.0);
    sheet.text(line(74.0, 16.0, "Wertungsblatt für Jörg & Ōtsuka", Font::SerifBold, 7.0).centred());
    sheet.text(line(74.0, 22.0, "häufig, Straße, Offizier: „äöüß ā ǫ š“", Font::SerifItalic, 4.0).centred());
    for row in 0..24_u8 {
        for column in 0..14_u8 {
            let (x, y) = (7.0 + f32::from(column) * 9.6, 28.0 + f32::from(row) * 7.0);
            let field = Path::rounded(x, y, 9.0, 6.4, 1.0);
            sheet.shape(field, Ink::new(Role::Soft).alpha(0.6), Stroke::new(Role::Line.into(), 0.2));
            let number = (u16::from(row) * 14 + u16::from(column)).to_string();
            sheet.text(line(x + 4.5, y + 4.6, &number, Font::Sans, 3.6).centred());
        }
    }
    sheet.line(
        Path::open(&[Point::new(7.0, 200.0), Point::new(141.0, 200.0)]),
        Stroke::dashed(Role::Text.into(), 0.3, 2.0, 1.0),
    );
    sheet.text(line(7.0, 206.0, "Namen und Punkte", Font::Serif, 4.0));
    sheet.text(line(141.0, 206.0, "Summe", Font::SansBold, 4.0).ending());
    sheet
}

#[test]
fn a_hundred_copies_share_one_content_and_stay_small() {
    let one = write(&[rich()], 1, &about()).unwrap();
    let bytes = write(&[rich()], 100, &about()).unwrap();
    let document = read(&bytes);
    let pages = pages(&document);
    assert_eq!(pages.len(), 100);
    assert_eq!(pages.iter().collect::<BTreeSet<_>>().len(), 100, "each page is an object of its own");
    for what in [b"Contents".as_slice(), b"Resources"] {
        let ids: BTreeSet<ObjectId> = pages
            .iter()
            .map(|page| document.get_dictionary(*page).unwrap().get(what).unwrap().as_reference().unwrap())
            .collect();
        assert_eq!(ids.len(), 1, "one {}", String::from_utf8_lossy(what));
    }
    assert!(bytes.len() < 400_000, "{} bytes", bytes.len());
    assert!(bytes.len() - one.len() < 100 * 300, "{} and {} bytes", one.len(), bytes.len());
}

#[test]
fn pages_come_in_order_and_then_again() {
    let page = |words| {
        let mut page = Drawing::new(60.0, 40.0);
        page.text(line(5.0, 20.0, words, Font::Sans, 5.0));
        page
    };
    let bytes = write(&[page("eins"), page("zwei"), page("eins")], 2, &about()).unwrap();
    let document = read(&bytes);
    let contents: Vec<ObjectId> = pages(&document)
        .iter()
        .map(|page| document.get_dictionary(*page).unwrap().get(b"Contents").unwrap().as_reference().unwrap())
        .collect();
    let [a, b, ..] = contents[..] else { panic!("six pages") };
    assert_ne!(a, b);
    assert_eq!(contents, [a, b, a, a, b, a]);
}

#[test]
fn the_document_says_what_it_is() {
    let bytes = write(&[rich()], 3, &about()).unwrap();
    assert!(bytes.starts_with(b"%PDF-1.7"));
    let document = read(&bytes);
    let catalog = document.catalog().unwrap();
    assert_eq!(catalog.get(b"Lang").unwrap().as_str().unwrap(), b"de");
    assert_eq!(catalog.get(b"PageMode").unwrap().as_name().unwrap(), b"UseNone");
    let preferences = catalog.get(b"ViewerPreferences").unwrap().as_dict().unwrap();
    assert!(preferences.get(b"DisplayDocTitle").unwrap().as_bool().unwrap());
    let info = document.trailer.get(b"Info").unwrap().as_reference().unwrap();
    let info = document.get_dictionary(info).unwrap();
    let title = lopdf::decode_text_string(info.get(b"Title").unwrap()).unwrap();
    assert_eq!(title, about().title);
    assert!(info.get(b"CreationDate").is_err());
    let page = document.get_dictionary(pages(&document)[2]).unwrap();
    let sides: Vec<f32> =
        page.get(b"MediaBox").unwrap().as_array().unwrap().iter().map(|side| side.as_float().unwrap()).collect();
    for (side, mm) in sides.iter().zip([0.0, 0.0, 148.0, 210.0]) {
        assert!((side - mm * 72.0 / 25.4).abs() < 0.001, "{sides:?}");
    }
}

#[test]
fn fonts_are_embedded_as_subsets_and_their_letters_read_back() {
    let document = read(&write(&[rich()], 1, &about()).unwrap());
    let fonts = fonts(&document);
    assert_eq!(fonts.len(), 5, "{:?}", fonts.keys());
    for (name, font) in &fonts {
        let (tag, rest) = name.split_once('+').unwrap();
        assert!(tag.len() == 6 && tag.bytes().all(|letter| letter.is_ascii_uppercase()), "{name}");
        assert!(rest.starts_with("EBGaramond-") || rest.starts_with("FiraSans-"));
        assert_eq!(font.get(b"BaseFont").unwrap().as_name().unwrap(), name.as_bytes());
        let descendant =
            follow(&document, &follow(&document, font.get(b"DescendantFonts").unwrap()).as_array().unwrap()[0]);
        let descriptor = follow(&document, descendant.as_dict().unwrap().get(b"FontDescriptor").unwrap());
        let descriptor = descriptor.as_dict().unwrap();
        assert_eq!(descriptor.get(b"FontName").unwrap().as_name().unwrap(), name.as_bytes());
        let program = follow(&document, descriptor.get(b"FontFile2").unwrap());
        let program = program.as_stream().unwrap().decompressed_content().unwrap();
        assert!((500..60_000).contains(&program.len()), "{name}: {} bytes", program.len());
    }
    let texts: Vec<String> = shown(&document, pages(&document)[0]).into_iter().map(|text| text.words).collect();
    assert_eq!(texts, rich().words());
}

#[test]
fn the_same_pages_give_the_same_bytes_and_others_do_not() {
    let (first, second) = (write(&[rich()], 4, &about()).unwrap(), write(&[rich()], 4, &about()).unwrap());
    assert!(first == second);
    let other = write(&[rich()], 4, &About { lang: Lang::En, ..about() }).unwrap();
    let id = |bytes: &[u8]| read(bytes).trailer.get(b"ID").unwrap().as_array().unwrap().clone();
    assert_ne!(id(&first), id(&other));
}

#[test]
fn what_cannot_be_a_page_is_refused() {
    let broken = |change: fn(&mut Drawing)| {
        let mut drawing = rich();
        change(&mut drawing);
        write(&[rich(), drawing], 1, &about())
    };
    assert!(matches!(write(&[], 3, &about()), Err(Error::Nothing)));
    assert!(matches!(write(&[rich()], 0, &about()), Err(Error::Nothing)));
    assert!(matches!(write(&[rich()], MOST_PAGES + 1, &about()), Err(Error::TooMany(_))));
    assert!(matches!(write(&[rich(), rich()], usize::MAX, &about()), Err(Error::TooMany(_))));
    assert!(matches!(broken(|page| page.size.width = 0.0), Err(Error::Size { page: 2, .. })));
    assert!(matches!(broken(|page| page.size.height = 6000.0), Err(Error::Size { page: 2, .. })));
    assert!(matches!(broken(|page| page.size.height = f32::NAN), Err(Error::NotFinite(2))));
    let infinite: [fn(&mut Drawing); 6] = [
        |page| page.fill(Path::circle(f32::NAN, 0.0, 1.0), Role::Text.into()),
        |page| page.fill(Path::circle(0.0, 0.0, f32::INFINITY), Role::Text.into()),
        |page| page.fill(Path::circle(0.0, 0.0, 1.0), Ink::new(Role::Text).alpha(f32::NAN)),
        |page| page.text(line(0.0, 0.0, "a", Font::Sans, f32::NAN)),
        |page| page.line(Path::circle(0.0, 0.0, 1.0), Stroke::dashed(Role::Text.into(), 0.2, 1.0, f32::NAN)),
        |page| page.place(Affine::scale(1e30).then(Affine::scale(1e30)), rich()),
    ];
    for change in infinite {
        assert!(matches!(broken(change), Err(Error::NotFinite(2))));
    }
}

fn start(text: &Text) -> Point {
    let width = text::width(&text.words, text.font, text.size);
    let back = match text.align {
        Align::Left => 0.0,
        Align::Middle => width / 2.0,
        Align::Right => width,
    };
    Point::new(text.at.x - back, text.at.y)
}

#[test]
fn every_glyph_lies_on_paper_where_shaping_puts_it() {
    let words = [
        "AVATAR Tee Wört, 1714 – „Kerning“",
        "Offizier fliegt häufig",
        "q\u{30c}q\u{323}\u{304} über",
        "ɦ□ Ж λ АВТО",
        "漢a漢",
        "x",
    ];
    let bys = [
        Affine::IDENTITY,
        Affine::scale(0.7).then(Affine::shift(3.0, -2.0)),
        Affine::turn(0.4).then(Affine::shift(20.0, 10.0)),
        Affine { a: 0.9, b: 0.2, c: -0.3, d: 1.1, e: 8.0, f: 2.0 },
    ];
    let mut farthest: f32 = 0.0;
    for font in Font::ALL {
        for words in words {
            for align in [Align::Left, Align::Middle, Align::Right] {
                for by in bys {
                    let text = Text { align, ..line(90.0, 60.0, words, font, 9.0) };
                    let mut inner = Drawing::new(200.0, 150.0);
                    inner.text(text.clone());
                    let mut drawing = Drawing::new(200.0, 150.0);
                    drawing.place(by, inner);
                    let document = read(&write(&[drawing], 1, &about()).unwrap());
                    let found = shown(&document, pages(&document)[0]);
                    let from = start(&text);
                    let wanted: Vec<Point> = text::shape(words, font)
                        .iter()
                        .map(|glyph| by.map(Point::new(from.x + glyph.at.x * 9.0, from.y + glyph.at.y * 9.0)))
                        .collect();
                    let [found] = found.as_slice() else { panic!("one text") };
                    assert_eq!(found.glyphs.len(), wanted.len(), "{words}");
                    for ((x, y), wanted) in found.glyphs.iter().zip(wanted) {
                        farthest = farthest.max((x - wanted.x).abs()).max((y - wanted.y).abs());
                    }
                }
            }
        }
    }
    assert!(farthest < 0.01, "{farthest} mm");
}

#[test]
fn a_letter_composed_of_two_does_not_change_what_the_others_mean() {
    let mut page = Drawing::new(100.0, 40.0);
    page.text(line(5.0, 10.0, "q\u{30c} q a\u{308} ä\u{a0}a", Font::Serif, 5.0));
    page.text(line(5.0, 20.0, "qa ä", Font::Serif, 5.0));
    let document = read(&write(&[page], 1, &about()).unwrap());
    let texts = shown(&document, pages(&document)[0]);
    assert_eq!(texts[0].words, "q\u{30c} q ä ä\u{a0}a");
    assert_eq!(texts[1].words, "qa ä");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]
    #[test]
    fn any_words_can_be_printed(
        words in any::<String>(), font in proptest::sample::select(&Font::ALL[..]), turn in (-40_i16..40).prop_map(|tenths| f32::from(tenths) / 10.0),
    ) {
        let mut inner = Drawing::new(90.0, 50.0);
        inner.text(line(40.0, 30.0, &words, font, 5.0).centred());
        let mut page = Drawing::new(90.0, 50.0);
        page.place(Affine::turn(turn), inner);
        let about = About { title: words.clone(), ..about() };
        let document = read(&write(&[page], 2, &about).unwrap());
        let content = document.get_page_content(pages(&document)[1]);
        prop_assert!(!content.windows(3).any(|part| part == b"NaN" || part == b"inf"));
        let known = text::shape(&words, font).len();
        let printed: usize = if known == 0 { 0 } else { shown(&document, pages(&document)[0])[0].glyphs.len() };
        prop_assert_eq!(printed, known);
    }
}

#[test]
fn ten_thousand_letters_can_be_printed() {
    let words = "Würfel, Offiziere und 漢字 🎲 ".repeat(400);
    let mut page = Drawing::new(210.0, 297.0);
    for (row, words) in text::wrap(&words, Font::Serif, 3.0, 190.0).iter().enumerate() {
        page.text(line(10.0, 10.0 + row as f32 * 3.6, words, Font::Serif, 3.0));
    }
    page.text(line(10.0, 290.0, &words, Font::Sans, 3.0));
    let bytes = write(&[page], 1, &about()).unwrap();
    assert!(bytes.len() < 200_000, "{} bytes", bytes.len());
}

/// A solo game of dre13ehn in which this was thrown and entered, win by win.
fn solo(dice: [[u8; 2]; 13]) -> Box<dyn games::table::Table> {
    let header = br#"{"wurfzabel":1,"game":"dre13ehn","options":{"mode":"solo","again":"no"},"players":[{"name":"K\u00e4the","kind":"human"}],"started":"2026-11-20T18:03:00Z"}"#;
    let mut table = games::shelf::find("dre13ehn").unwrap().open(Header::read(header).unwrap()).unwrap();
    for faces in dice {
        table.enter(&Entry::Roll(faces.map(Face::Number).to_vec())).unwrap();
    }
    table
}

fn order<'a>(sheet: &'a str, table: &'a dyn games::table::Table, paper: Paper, lang: Lang) -> Order<'a> {
    Order {
        sheet,
        filled: Some(table),
        marks: &[],
        paper,
        per_page: 1,
        edge: None,
        options: &table.header().options,
        lang,
    }
}

#[test]
fn a_filled_sheet_reads_back_from_its_document_on_every_paper() {
    let dice =
        [[0, 1], [0, 2], [0, 3], [2, 2], [2, 13], [3, 3], [13, 0], [0, 0], [1, 2], [1, 1], [1, 1], [2, 13], [13, 13]];
    let table = solo(dice);
    assert_eq!(table.state()["points"], serde_json::json!([31]));
    for lang in Lang::ALL {
        let drawn = table.filled("dre13ehn-solo", &lang.into()).remove(0);
        for paper in [Paper::A4, Paper::A5, Paper::Letter] {
            let order = order("dre13ehn-solo", table.as_ref(), paper, lang);
            let document = read(&order.pdf(1).unwrap().bytes);
            let found = shown(&document, pages(&document)[0]);
            let words: Vec<&str> = found.iter().map(|text| text.words.as_str()).collect();
            assert_eq!(words, drawn.words());
            assert!(words.contains(&"Käthe") && words.contains(&"1313") && words.contains(&"31"), "{words:?}");
            let size = paper.size();
            for text in &found {
                let inside =
                    |(x, y): &(f32, f32)| (6.0..size.width - 6.0).contains(x) && (6.0..size.height - 6.0).contains(y);
                assert!(text.glyphs.iter().all(inside), "{} on {paper}", text.words);
            }
        }
    }
}

#[test]
fn a_sheet_for_other_matches_is_refused_by_its_name() {
    let table = solo([[0, 1]; 13]);
    let order = order("dre13ehn-duel", table.as_ref(), Paper::A4, Lang::En);
    let said = Lang::En.say(&order.pdf(1).unwrap_err());
    assert!(said.starts_with("Duel sheet: "), "{said}");
}
