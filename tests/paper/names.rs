//! Names in the world's scripts on paper: in their own letters, in their own direction, as wide as on screen.

use base::draw::paper::{About, write};
use base::draw::{Drawing, Font, Hue, Palette, Point, Role, Text, svg, text};
use base::i18n::Lang;

use crate::pdf::{fonts, pages, read, shown};

/// A name, the font it is printed in, how its letters lie from left to right.
const NAMES: [(&str, &str, &str); 8] = [
    ("שרה", "NotoSansHebrew", "הרש"),
    ("نورا", "NotoSansArabic", "ارون"),
    ("สมชาย", "NotoSansThai", "สมชาย"),
    ("ნინო", "NotoSansGeorgian", "ნინო"),
    ("Անի", "NotoSansArmenian", "Անի"),
    ("ሰላም", "NotoSansEthiopic", "ሰላም"),
    ("आद", "NotoSansDevanagari", "आद"),
    ("🦊", "NotoEmoji", "🦊"),
];

#[test]
fn names_are_printed_in_their_own_letters_and_direction() {
    for (name, font, lies) in NAMES {
        let mut page = Drawing::new(90.0, 40.0);
        page.text(Text::new(Point::new(5.0, 20.0), name, Font::Serif, 6.0, Role::Text.into()));
        page.text(Text::new(Point::new(5.0, 30.0), format!("Ada, {name}"), Font::Serif, 6.0, Role::Text.into()));
        let about = About { title: name.to_owned(), lang: Lang::En, accent: Hue::Rose };
        let document = read(&write(&[page.clone()], 1, &about).unwrap());
        let names: Vec<String> = fonts(&document).into_keys().collect();
        assert!(names.iter().any(|known| known.contains(font)), "{name}: {names:?}");
        let found = shown(&document, pages(&document)[0]);
        assert_eq!(found[0].words, lies);
        assert_eq!(found[1].words, format!("Ada, {lies}"));
        assert!(found[0].glyphs.is_sorted_by(|a, b| a.0 <= b.0), "{name}: from left to right");
        let last = found[1].glyphs.last().unwrap().0;
        assert!(last < 5.0 + text::width(&format!("Ada, {name}"), Font::Serif, 6.0), "{name} is as wide as on screen");
        // the picture has the same outlines
        let picture = svg::write(&page, Palette::Print, Hue::Rose);
        assert!(picture.contains(&format!("aria-label=\"{name}\" d=\"M")), "{picture}");
    }
}
