//! `licences`: what is built in, by whom it is, and under which licence.

use serde_json::{Value, json};

use base::tr;

use super::columns::Side;
use super::command::{Given, Spoken};
use super::{Console, Stop};
use crate::licences::{self, FONTS, Licence, Named, OWN};

pub(super) const COMMAND: Spoken = Spoken {
    name: "licences",
    about: "cli-about-licences",
    usage: "cli-usage-licences",
    args: |say| vec![say.json()],
    run: licences,
};

fn licences(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let lang = console.lang;
    if given.json() {
        let named = |one: &Named| json!({"name": one.name, "licence": one.id, "text": one.text});
        let licence = |licence: &Licence| {
            let crates =
                licence.crates.iter().map(|one| json!({"name": one.name, "version": one.version, "home": one.home}));
            json!({"licence": licence.id, "name": licence.name, "text": licence.text, "crates": crates.collect::<Vec<Value>>()})
        };
        return console.json(&json!({
            "own": OWN.iter().map(named).collect::<Vec<_>>(),
            "fonts": FONTS.iter().map(named).collect::<Vec<_>>(),
            "crates": licences::all().iter().map(licence).collect::<Vec<_>>(),
        }));
    }
    console.line(tr!(lang, "app-version", version = env!("CARGO_PKG_VERSION")))?;
    console.line(tr!(lang, "about-own"))?;
    console.line("")?;
    console.line(tr!(lang, "about-fonts"))?;
    let rows: Vec<Vec<String>> =
        FONTS.iter().map(|one| [one.name, one.id, one.whose()].map(str::to_owned).into()).collect();
    console.columns(&[Side::Left; 3], &rows)?;
    console.line("")?;
    console.line(tr!(lang, "about-crates-about", count = licences::crates().len()))?;
    let row = |(one, of): &(&licences::Crate, Vec<&Licence>)| {
        vec![format!("{} {}", one.name, one.version), licences::ids(of), one.home.clone().unwrap_or_default()]
    };
    console.columns(&[Side::Left; 3], &licences::crates().iter().map(row).collect::<Vec<_>>())?;
    for one in OWN.iter().chain(&FONTS) {
        text(console, one.id, one.name, one.text)?;
    }
    for licence in licences::all() {
        let crates = licence.crates.iter().map(|one| format!("{} {}", one.name, one.version)).collect::<Vec<_>>();
        text(console, &licence.name, &crates.join(", "), &licence.text)?;
    }
    Ok(())
}

fn text(console: &mut Console<'_>, name: &str, of: &str, text: &str) -> Result<(), Stop> {
    console.line(format_args!("\n{}\n{name}: {of}\n\n{}", "-".repeat(72), text.trim()))
}
