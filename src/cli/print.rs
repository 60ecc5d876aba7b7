//! `print`: a blank sheet, or a match filled in, as PDF.

use std::path::Path;

use super::{Console, Stop, command, file, replay};
use crate::game::options::Values;
use crate::phrase;
use crate::table::printing::{self, Offered, Order};
use crate::table::{Sheet, Table, Title};

/// Answers `print`.
pub(super) fn print(order: &command::Print, console: &mut Console<'_>) -> Result<(), Stop> {
    let found = printing::find(&order.sheet).expect("the grammar takes only sheets of the shelf");
    let sheet = &found.sheet;
    if !sheet.papers().contains(&order.paper) {
        let possible: Vec<&str> = sheet.papers().iter().map(|paper| paper.word()).collect();
        return Err(Stop::Usage(phrase!("cli-print-paper", sheet = sheet.key, possible = possible.join(", "))));
    }
    if !sheet.counts().contains(&order.per_page) {
        let possible: Vec<String> = sheet.counts().iter().map(ToString::to_string).collect();
        let (given, possible) = (order.per_page, possible.join(", "));
        return Err(Stop::Usage(phrase!("cli-print-per-page", sheet = sheet.key, given = given, possible = possible)));
    }
    match (order.edge, sheet.edge()) {
        (Some(_), None) => return Err(Stop::Usage(phrase!("cli-print-no-edge", sheet = sheet.key))),
        (Some(given), Some(edge)) if !(edge.least..=edge.most).contains(&given) => {
            let (least, most) = (edge.least.to_string(), edge.most.to_string());
            return Err(Stop::Usage(phrase!("cli-print-edge", sheet = sheet.key, least = least, most = most)));
        }
        (Some(_) | None, _) => {}
    }
    let filled = filled(&found, order, console)?;
    chosen(found.title(), sheet, &order.options)?;
    let wanted = Order {
        sheet: sheet.key,
        filled: filled.as_deref(),
        paper: order.paper,
        per_page: order.per_page,
        edge: order.edge,
        options: &order.options,
        lang: console.lang,
    };
    let pdf = wanted.pdf(order.copies).map_err(Stop::Refused)?;
    if order.out == Path::new("-") {
        return Ok(console.out.write_all(&pdf.bytes)?);
    }
    file::replace(&order.out, &pdf.bytes)?;
    let (pages, file) = (pdf.pages, order.out.display().to_string());
    console.line(console.lang.say(&phrase!("cli-printed", pages = pages, file = file)))
}

/// Whether the options are such as a model of the game may depend on: each is tried with what it asks for beside it.
fn chosen(title: &dyn Title, sheet: &Sheet, options: &Values) -> Result<(), Stop> {
    if sheet.edge().is_none() && !options.is_empty() {
        return Err(Stop::Usage(phrase!("cli-print-no-options", sheet = sheet.key)));
    }
    let fields = title.fields();
    for (key, value) in options {
        let when = fields.iter().find(|field| field.key == *key).and_then(|field| field.when);
        let when = when.and_then(|(key, among)| Some((key.to_owned(), (*among.first()?).to_owned())));
        let tried: Values = when.into_iter().chain([(key.clone(), value.clone())]).collect();
        title.seats_with(&tried).map_err(|illegal| Stop::Usage(illegal.0))?;
    }
    Ok(())
}

/// The match that fills the sheet in, if one is given.
fn filled(found: &Offered, order: &command::Print, console: &mut Console<'_>) -> Result<Option<Box<dyn Table>>, Stop> {
    let Some(path) = &order.record else { return Ok(None) };
    let sheet = &found.sheet;
    if !sheet.is_filled() {
        return Err(Stop::Usage(phrase!("cli-print-blank-only", sheet = sheet.key)));
    }
    let table = replay::sound(path, console)?;
    if !found.is_of(table.title()) {
        let (game, played) = (found.title().name(), table.title().name());
        return Err(Stop::Usage(phrase!("cli-print-other-game", sheet = sheet.key, game = game, played = played)));
    }
    Ok(Some(table))
}
