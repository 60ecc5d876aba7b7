//! What is shown as on paper: everyone against everyone, the bracket, the calendar. The drawings are those of the printed
//! sheets.

use crate::app::desk::Desk;
use crate::championship::Championship;
use crate::championship::sheet::{self, Order};
use crate::draw::Drawing;
use crate::draw::sheet::Paper;
use crate::i18n::Lang;
use crate::shelf;

/// The sheets that are pictures of a stage, with the ids of their names.
pub const SHEETS: [(&str, &str); 2] =
    [("crosstable", "championship-sheet-crosstable"), ("bracket", "championship-sheet-bracket")];

/// The pages of the n-th of them; none where it shows nothing yet.
pub fn of_stage(cup: &Championship, nth: usize, lang: Lang) -> Vec<Drawing> {
    pages(cup, SHEETS.get(nth).map_or("", |(key, _)| key), lang)
}

/// The pages of a sheet as they would be printed; none where it shows nothing yet.
pub fn pages(cup: &Championship, key: &str, lang: Lang) -> Vec<Drawing> {
    let title = shelf::find(&cup.head().game);
    let sheet = sheet::ALL.iter().find(|sheet| sheet.key == key);
    let pages = title.zip(sheet).map(|(title, sheet)| {
        let order = Order { cup, title, round: None, lang };
        sheet.pages(&order, Paper::A4).unwrap_or_default()
    });
    pages.unwrap_or_default()
}

/// The days of the plan.
pub fn calendar(cup: &Championship, desk: &Desk) -> Vec<Drawing> {
    pages(cup, "calendar", desk.lang())
}
