//! Learning cards, read back from the PDF: the name of a number lies behind it when the paper is turned.

use std::collections::BTreeMap;

use base::draw::paper::{self, About};
use base::draw::sheet::Paper;
use base::i18n::Lang;
use games::dre13ehn::Name;
use games::dre13ehn::sheet::cards;

use crate::pdf;

/// What is written in each card of a page, by column and row as they are seen; `width` and `height` are a card's.
fn written(
    shown: &[pdf::PdfText],
    page: (f32, f32),
    (columns, rows): (usize, usize),
) -> BTreeMap<(usize, usize), Vec<String>> {
    let (width, height) = (63.0, 84.0);
    let corner = ((page.0 - width * columns as f32) / 2.0, (page.1 - height * rows as f32) / 2.0);
    let mut cells: BTreeMap<(usize, usize), Vec<String>> = BTreeMap::new();
    for line in shown {
        let (x, y) = line.glyphs[0];
        let (column, row) = ((x - corner.0) / width, (y - corner.1) / height);
        if column >= 0.0 && row >= 0.0 {
            cells.entry((column as usize, row as usize)).or_default().push(line.words.clone());
        }
    }
    cells
}

#[test]
fn a_number_has_its_name_behind_it_in_the_document() {
    for (on, grid) in [(Paper::A4, (3, 3)), (Paper::Letter, (3, 3)), (Paper::A5, (2, 2))] {
        let pages = cards::Group::Names.pages(on, Lang::De);
        let about = About { title: "cards".to_owned(), lang: Lang::De, accent: base::draw::Hue::Plum };
        let document = pdf::read(&paper::write(&pages, 1, &about).unwrap());
        let size = on.size();
        let page = (size.width, size.height);
        let mut names = Name::all();
        for sheet in pdf::pages(&document).chunks(2) {
            let [front, back] = [sheet[0], sheet[1]].map(|id| written(&pdf::shown(&document, id), page, grid));
            assert_eq!(front.len(), back.len());
            for row in 0..grid.1 {
                for column in 0..grid.0 {
                    let fronts = &front[&(column, row)];
                    let behind = &back[&(grid.0 - 1 - column, row)];
                    if fronts.iter().any(|words| words == "dre13ehn") {
                        continue;
                    }
                    let name = names.next().unwrap();
                    let number = name.number().map(|number| number.to_string());
                    assert!(behind.iter().any(|words| words == name.word()), "{} in {behind:?}", name.word());
                    if let Some(number) = number {
                        assert!(fronts.contains(&number), "{number} in {fronts:?}");
                    }
                }
            }
        }
        assert_eq!(names.next(), None);
    }
}
