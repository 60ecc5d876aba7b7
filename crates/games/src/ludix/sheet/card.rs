//! The reference card: numerals with their chances, failed throws with what would be written. Lengths in mm.

use base::draw::{Affine, Drawing, Font, Point, Role, Text};
use base::i18n::{Lang, tr};

use crate::ludix::odds::{self, WAYS};
use crate::ludix::{art, chart};
use crate::table::leaf::{Head, Leaf, MARGIN};

/// A6 upright.
const WIDTH: f32 = 105.0;
const HEIGHT: f32 = 148.0;
const TABLE_WIDTH: f32 = WIDTH - 2.0 * MARGIN;
const ROW_HEIGHT: f32 = 4.25;

pub fn card(lang: Lang) -> Drawing {
    let (title, name) = (tr!(lang, "ludix-name"), tr!(lang, "ludix-sheet-card"));
    let mut leaf = Leaf::undated(WIDTH, HEIGHT, Head { emblem: art::emblem(), title: &title, name: &name }, lang);
    let mut y = 29.6;
    let fails = f64::from(odds::failing()) / f64::from(WAYS);
    let (fails, succeeds) = (lang.percent(fails, 1), lang.percent(1.0 - fails, 1));
    let numerals = tr!(lang, "ludix-sheet-numerals", percent = succeeds);
    let failures = tr!(lang, "ludix-sheet-failures", percent = fails);
    for (heading, table) in [
        (numerals, chart::numerals(TABLE_WIDTH, ROW_HEIGHT, lang)),
        (failures, chart::failures(TABLE_WIDTH, ROW_HEIGHT)),
    ] {
        let heading = Text::new((MARGIN, y), heading, Font::SerifBold, 4.2, Role::Text.into());
        leaf.drawing.text(heading.fitted(TABLE_WIDTH));
        let high = table.size.height;
        leaf.drawing.place(Affine::shift(MARGIN, y + 1.4), table);
        y += high + 7.0;
    }
    let (at, writing) = (Point::new(MARGIN, y - 1.6), tr!(lang, "ludix-sheet-writing"));
    leaf.drawing.lines(&Text::new(at, writing, Font::Serif, 2.9, Role::Text.into()), TABLE_WIDTH, 3.4);
    leaf.drawing
}
