//! How long sheets take to become a PDF. The aim: a hundred copies of a full sheet in less than 0.3 s.

use std::hint::black_box;

use base::draw::paper::{About, write};
use base::draw::sheet::{Paper, lay_out};
use base::draw::{Drawing, Font, Hue, Ink, Path, Point, Role, Stroke, Text, text};
use base::i18n::Lang;
use club::printing::Order;
use criterion::Criterion;
use games::game::options::Values;

/// A sheet of 336 fields with their numbers, under a title that is `words`.
fn sheet(words: &str) -> Drawing {
    let mut sheet = Drawing::new(148.0, 210.0);
    let title = Text::new(Point::new(74.0, 16.0), words, Font::SerifBold, 7.0, Role::Text.into());
    sheet.text(title.centred());
    for field in 0..336_u16 {
        let (x, y) = (7.0 + f32::from(field % 14) * 9.6, 28.0 + f32::from(field / 14) * 7.0);
        let area = Path::rounded(x, y, 9.0, 6.4, 1.0);
        sheet.shape(area, Ink::new(Role::Soft).alpha(0.6), Stroke::new(Role::Line.into(), 0.2));
        let at = Point::new(x + 4.5, y + 4.6);
        sheet.text(Text::new(at, field.to_string(), Font::Sans, 3.6, Role::Text.into()).centred());
    }
    sheet
}

pub fn print(c: &mut Criterion) {
    let about = About { title: "Blatt".to_owned(), lang: Lang::De, accent: Hue::Rose };
    let same = [sheet("Wertungsblatt")];
    c.bench_function("a hundred copies of a sheet", |b| b.iter(|| write(black_box(&same), 100, &about)));
    let different: Vec<Drawing> = (0..100).map(|number| sheet(&format!("Wertungsblatt {number}"))).collect();
    let mut slow = c.benchmark_group("slow");
    slow.sample_size(10);
    slow.bench_function("a hundred different sheets", |b| b.iter(|| write(black_box(&different), 1, &about)));
    slow.finish();
    let mut book = c.benchmark_group("book");
    book.sample_size(10);
    book.bench_function("the book of all rules", |b| {
        let order = Order {
            sheet: "rules",
            filled: None,
            marks: &[],
            paper: Paper::A5,
            per_page: 1,
            edge: None,
            options: &Values::new(),
            lang: Lang::De,
        };
        b.iter(|| order.pdf(1).map(|pdf| pdf.bytes.len()));
    });
    book.finish();
    c.bench_function("four sheets laid out on a page", |b| {
        b.iter(|| lay_out(black_box(&different[..4]), Paper::A4, 4));
    });
    let words = "Wer die Wahl hat, hat die Qual. ".repeat(300);
    c.bench_function("wrapping ten thousand letters", |b| {
        b.iter(|| text::wrap(black_box(&words), Font::Serif, 4.0, 120.0));
    });
}
