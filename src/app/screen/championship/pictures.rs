//! What is shown as on paper: everyone against everyone, the bracket, the calendar. The drawings are those of the printed
//! sheets.

use crate::app::desk::Desk;
use crate::championship::Championship;
use crate::championship::sheet::{self, Order, calendar};
use crate::draw::Drawing;
use crate::draw::sheet::Paper;
use crate::i18n::Lang;
use crate::shelf;

/// The sheets that are pictures of a championship, with the ids of their names.
pub const SHEETS: [(&str, &str); 2] =
    [("crosstable", "championship-sheet-crosstable"), ("bracket", "championship-sheet-bracket")];

/// How wide a month is at least, pixels at 100 %.
const MONTH: f32 = 300.0;

/// The pages of the n-th of them; none where it shows nothing yet.
pub fn of_stage(cup: &Championship, nth: usize, lang: Lang) -> Vec<Drawing> {
    let sheet = SHEETS.get(nth).and_then(|(key, _)| sheet::ALL.iter().find(|sheet| sheet.key == *key));
    let pages = sheet.zip(shelf::find(&cup.head().game)).map(|(sheet, title)| {
        let order = Order { cup, title, round: None, lang };
        sheet.pages(&order, Paper::A4).unwrap_or_default()
    });
    pages.unwrap_or_default()
}

/// The days of the plan, in as many months side by side as there is room for.
pub fn days(cup: &Championship, desk: &Desk) -> Drawing {
    let ui = desk.ui();
    let columns = (crate::app::kit::page::width(ui) / (MONTH * ui.text)).clamp(1.0, 4.0) as usize;
    let today = desk.watch.now().to_zoned(desk.watch.zone()).date();
    calendar::calendar(cup, columns, Some(today), desk.lang())
}
