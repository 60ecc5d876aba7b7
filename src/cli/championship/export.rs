//! `championship export`: a championship for other programs and for people elsewhere.

use std::path::PathBuf;

use base::phrase::phrase;
use club::championship::export;

use crate::cli::command::Spoken;

pub(super) const COMMAND: Spoken = Spoken {
    name: "export",
    about: "championship-cli-about-export",
    usage: "championship-cli-usage-export",
    args: |say| {
        let ics = say.flag("ics", "championship-cli-arg-ics").required_unless_present_any(["csv", "html"]);
        let csv = say.flag("csv", "championship-cli-arg-csv").conflicts_with("ics");
        let html = say.flag("html", "championship-cli-arg-html").conflicts_with_all(["ics", "csv"]);
        let tables = export::TABLES.map(|(key, _)| key);
        let of = say.among("of", "championship-cli-arg-of", &tables, |word| Some(word.to_owned())).requires("csv");
        vec![super::file(say), ics, csv, of, html, say.out("championship-cli-arg-out")]
    },
    run: |given, console| {
        let cup = super::look(given, console)?;
        let target: PathBuf = given.due("out");
        let bytes = if given.0.get_flag("ics") {
            export::calendar(&cup, console.lang).into_bytes()
        } else if given.0.get_flag("csv") {
            let of: Option<String> = given.one("of");
            let named = export::TABLES.into_iter().find(|(key, _)| of.as_deref() == Some(*key));
            let write = named.map_or(export::TABLES[0].1, |(_, write)| write);
            console.table(&target, write(&cup, console.lang))
        } else {
            export::page(&cup, console.lang).into_bytes()
        };
        console.file(&target, &bytes, |file| phrase!("championship-cli-exported", file))
    },
};
