//! The reference card: the numerals with their chances and other readings, the failed throws with what would be written.
//! Knows no match.

use crate::draw::{Affine, Drawing, Font, Point, Role, Text};
use crate::games::ludix::odds::{self, WAYS};
use crate::games::ludix::{art, chart};
use crate::i18n::{Lang, tr};
use crate::table::leaf::{Head, Leaf, MARGIN};

/// A6 upright, mm.
const WIDTH: f32 = 105.0;
const HEIGHT: f32 = 148.0;
/// How wide the tables are, mm.
const WIDE: f32 = WIDTH - 2.0 * MARGIN;
/// How high their rows are, mm.
const ROW: f32 = 4.25;

/// The card.
pub fn card(lang: Lang) -> Drawing {
    let (title, name) = (tr!(lang, "ludix-board-name"), tr!(lang, "ludix-sheet-card"));
    let mut leaf = Leaf::undated(WIDTH, HEIGHT, Head { emblem: art::emblem(), title: &title, name: &name }, lang);
    let mut y = 29.6;
    let fails = f64::from(odds::failing()) / f64::from(WAYS);
    let (fails, succeeds) = (lang.percent(fails, 1), lang.percent(1.0 - fails, 1));
    let numerals = tr!(lang, "ludix-sheet-numerals", percent = succeeds);
    let failures = tr!(lang, "ludix-sheet-failures", percent = fails);
    for (heading, table) in [(numerals, chart::numerals(WIDE, ROW, lang)), (failures, chart::failures(WIDE, ROW))] {
        let heading = Text::new(Point::new(MARGIN, y), heading, Font::SerifBold, 4.2, Role::Text.into());
        leaf.drawing.text(heading.fitted(WIDE));
        let high = table.size.height;
        leaf.drawing.place(Affine::shift(MARGIN, y + 1.4), table);
        y += high + 7.0;
    }
    let (at, writing) = (Point::new(MARGIN, y - 1.6), tr!(lang, "ludix-sheet-writing"));
    leaf.drawing.lines(&Text::new(at, writing, Font::Serif, 2.9, Role::Text.into()), WIDE, 3.4);
    leaf.drawing
}
