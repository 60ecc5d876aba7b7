//! The reading guide as a table. Knows no sound.

use base::draw::{Drawing, Font, Point, Role, Stroke, Text};
use base::i18n::Lang;
use base::phrase::Phrase;

use super::super::chart;
use super::super::reading::Sign;

const TABLE_WIDTH_MM: f32 = 124.0;

/// A row of `step` mm for each sign.
pub fn table(signs: &[Sign], step: f32, lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(TABLE_WIDTH_MM, step * signs.len() as f32);
    for (index, sign) in signs.iter().enumerate() {
        let y = step * index as f32;
        if index > 0 {
            chart::rule(&mut drawing, Point::new(0.0, y), TABLE_WIDTH_MM, Stroke::new(Role::Line.into(), 0.2));
        }
        let words = |x: f32, words: String, font: Font, size: f32, role: Role| {
            Text::new(Point::new(x, y + step * 0.68), words, font, step * size, role.into())
        };
        drawing.text(words(4.0, sign.sign.to_owned(), Font::SerifBold, 0.78, Role::Text).centred());
        drawing.text(words(17.0, format!("[{}]", sign.ipa), Font::Sans, 0.56, Role::Faint).centred());
        drawing.text(words(27.0, lang.say(&Phrase::new(sign.hint)), Font::Serif, 0.62, Role::Text));
        drawing
            .text(words(TABLE_WIDTH_MM - 1.0, sign.examples.join(", "), Font::SerifItalic, 0.66, Role::Text).ending());
    }
    drawing
}

#[cfg(test)]
mod tests {
    use base::draw::{Item, text};

    use super::*;
    use crate::dre13ehn::reading::SIGNS;

    #[test]
    fn hints_end_before_the_examples_begin() {
        for lang in Lang::ALL {
            let drawing = table(SIGNS, 6.4, lang);
            let texts: Vec<&Text> = drawing.items.iter().filter_map(written).collect();
            assert_eq!(texts.len(), 4 * SIGNS.len());
            for row in texts.chunks_exact(4) {
                let end = row[2].at.x + text::width(&row[2].words, row[2].font, row[2].size);
                let begin = row[3].at.x - text::width(&row[3].words, row[3].font, row[3].size);
                assert!(end + 4.0 < begin, "{}", row[2].words);
            }
        }
    }

    fn written(item: &Item) -> Option<&Text> {
        match item {
            Item::Text(text) => Some(text),
            Item::Shape { .. } | Item::Group { .. } | Item::Photo(..) => None,
        }
    }
}
