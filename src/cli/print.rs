//! `print`: a blank sheet, or a match filled in, as PDF.

use std::path::Path;

use super::{Console, Stop, command, file, lists, replay};
use crate::draw::paper::{self, About, Error, MOST_PAGES};
use crate::draw::{Drawing, sheet};
use crate::phrase;
use crate::phrase::Phrase;
use crate::table::{Sheet, Title};

/// Answers `print`.
pub(super) fn print(order: &command::Print, console: &mut Console<'_>) -> Result<(), Stop> {
    let found = lists::all_sheets().find(|(_, sheet)| sheet.key == order.sheet);
    let (title, sheet) = found.expect("the grammar takes only sheets of the shelf");
    if !sheet.per_page.contains(&order.per_page) {
        let possible: Vec<String> = sheet.per_page.iter().map(ToString::to_string).collect();
        let (given, possible) = (order.per_page, possible.join(", "));
        return Err(Stop::Usage(phrase!("cli-print-per-page", sheet = sheet.key, given = given, possible = possible)));
    }
    let sheets = sheets(title, &sheet, order, console)?;
    let pages = sheet::lay_out(&sheets, order.paper, order.per_page);
    let name = console.lang.say(&Phrase::new(sheet.name));
    let about = About { title: name, lang: console.lang, accent: title.accent() };
    let pdf = paper::write(&pages, order.copies, &about).map_err(|error| failed(&error))?;
    if order.out == Path::new("-") {
        return Ok(console.out.write_all(&pdf)?);
    }
    file::replace(&order.out, &pdf)?;
    let (pages, file) = (pages.len() * order.copies, order.out.display().to_string());
    console.line(console.lang.say(&phrase!("cli-printed", pages = pages, file = file)))
}

/// The sheets of one copy: a blank one as often as a page holds it, or all those of the match.
fn sheets(
    title: &dyn Title,
    sheet: &Sheet,
    order: &command::Print,
    console: &mut Console<'_>,
) -> Result<Vec<Drawing>, Stop> {
    let Some(path) = &order.record else {
        let blank = title.blank(sheet.key, console.lang).expect("a title draws the sheets that it lists");
        return Ok(vec![blank; order.per_page]);
    };
    if !sheet.filled {
        return Err(Stop::Usage(phrase!("cli-print-blank-only", sheet = sheet.key)));
    }
    let table = replay::sound(path, console)?;
    if table.title().key() != title.key() {
        let (game, played) = (title.name(), table.title().name());
        return Err(Stop::Usage(phrase!("cli-print-other-game", sheet = sheet.key, game = game, played = played)));
    }
    Ok(table.filled(sheet.key, console.lang))
}

fn failed(error: &Error) -> Stop {
    Stop::Refused(match error {
        Error::TooMany(pages) => phrase!("cli-print-too-many", pages = *pages, most = MOST_PAGES),
        Error::Nothing
        | Error::NotFinite(_)
        | Error::Size { .. }
        | Error::Font(_)
        | Error::Pdf(_)
        | Error::Write(_) => phrase!("cli-print-failed", why = error.to_string()),
    })
}
