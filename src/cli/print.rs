//! `print`: a blank sheet, or a match filled in, as PDF.

use std::path::PathBuf;

use base::draw::sheet::Paper;
use base::phrase;
use club::printing::{self, Offered, Order};
use club::store::paths::Folders;
use club::store::people::People;
use club::store::settings::Settings;
use games::game::options::Values;
use games::shelf;
use games::table::{Sheet, Table, Title};

use super::command::{Given, Spoken};
use super::{Console, Stop, replay};

const MOST: u64 = 64;
const MOST_COPIES: u64 = 1000;

pub(super) const COMMAND: Spoken = Spoken {
    name: "print",
    about: "cli-about-print",
    usage: "cli-usage-print",
    args: |say| {
        let keys: Vec<&str> = printing::all().iter().map(|offered| offered.sheet.key).collect();
        let help = phrase!("cli-arg-sheet", sheets = keys.join(", "));
        vec![
            say.placed_among("sheet", "cli-value-sheet", &help, &keys),
            say.path("record", "cli-arg-record"),
            say.among("paper", "cli-arg-paper", &Paper::ALL.map(Paper::word), |word| word.parse::<Paper>().ok()),
            say.whole::<usize>("per-page", "N", "cli-arg-per-page", 1..=MOST),
            say.whole::<u8>("edge", "MM", "cli-arg-edge", 1..=u64::from(u8::MAX)),
            say.option(),
            say.whole::<usize>("copies", "N", "cli-arg-copies", 1..=MOST_COPIES),
            say.out("cli-arg-pdf"),
        ]
    },
    run: print,
};

fn print(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let found = printing::find(&given.due::<String>("sheet")).expect("the grammar takes only sheets of the shelf");
    // Paper shows the signs that people have drawn themselves, as their window does.
    if let Ok(usual) = Folders::find() {
        shelf::adorn(&Settings::load(&usual).settings.layouts);
    }
    let (sheet, options) = (&found.sheet, given.options());
    let paper = given.one("paper").unwrap_or_else(|| sheet.paper(printing::usual_paper()));
    let edge = given.one("edge");
    let per_page = given.one("per-page").unwrap_or(1);
    if !sheet.papers().contains(&paper) {
        let possible: Vec<&str> = sheet.papers().iter().map(|paper| paper.word()).collect();
        return Err(Stop::Usage(phrase!("cli-print-paper", sheet = sheet.key, possible = possible.join(", "))));
    }
    if !sheet.counts().contains(&per_page) {
        let possible: Vec<String> = sheet.counts().iter().map(ToString::to_string).collect();
        let possible = possible.join(", ");
        return Err(Stop::Usage(phrase!("cli-print-per-page", sheet = sheet.key, given = per_page, possible)));
    }
    match (edge, sheet.edge()) {
        (Some(_), None) => return Err(Stop::Usage(phrase!("cli-print-no-edge", sheet = sheet.key))),
        (Some(given), Some(edge)) if !(edge.least..=edge.most).contains(&given) => {
            let (least, most) = (edge.least.to_string(), edge.most.to_string());
            return Err(Stop::Usage(phrase!("cli-print-edge", sheet = sheet.key, least, most)));
        }
        (Some(_) | None, _) => {}
    }
    let filled = filled(&found, given, console)?;
    chosen(found.title(), sheet, &options)?;
    let known = Folders::find().map(|folders| People::read(&folders).0).unwrap_or_default();
    let marks = filled.as_ref().map(|table| known.marks(&table.header().players)).unwrap_or_default();
    let wanted = Order {
        sheet: sheet.key,
        filled: filled.as_deref(),
        marks: &marks,
        paper,
        per_page,
        edge,
        options: &options,
        lang: console.lang,
    };
    let pdf = wanted.pdf(given.one("copies").unwrap_or(1)).map_err(Stop::Refused)?;
    let target: PathBuf = given.due("out");
    console.file(&target, &pdf.bytes, |file| phrase!("cli-printed", pages = pdf.pages, file))
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
        title.seats_with(&tried)?;
    }
    Ok(())
}

fn filled(found: &Offered, given: &Given<'_>, console: &mut Console<'_>) -> Result<Option<Box<dyn Table>>, Stop> {
    let Some(path) = given.one::<PathBuf>("record") else { return Ok(None) };
    let sheet = &found.sheet;
    if !sheet.is_filled() {
        return Err(Stop::Usage(phrase!("cli-print-blank-only", sheet = sheet.key)));
    }
    let table = replay::record(&path, console)?;
    if !found.is_of(table.title()) {
        let (game, played) = (found.title().about().name(), table.title().about().name());
        return Err(Stop::Usage(phrase!("cli-print-other-game", sheet = sheet.key, game, played)));
    }
    Ok(Some(table))
}
