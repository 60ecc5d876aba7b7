//! `championship print`: a sheet of a championship as PDF.

use std::path::PathBuf;

use base::draw::sheet::Paper;
use base::phrase::phrase;
use club::championship::sheet::{self, Order};
use club::championship::words::Kind;
use club::printing;
use club::store::paths::Folders;
use club::store::people::People;
use games::shelf;

use crate::cli::Stop;
use crate::cli::command::Spoken;
use crate::cli::usage::Wrong;

pub(super) const COMMAND: Spoken = Spoken {
    name: "print",
    about: "championship-cli-about-print",
    usage: "championship-cli-usage-print",
    args: |say| {
        let keys: Vec<&str> = sheet::ALL.iter().map(|sheet| sheet.key).collect();
        let of_key = |key: &str| sheet::ALL.iter().find(|sheet| sheet.key == key).copied();
        vec![
            super::file(say),
            say.among("sheet", "championship-cli-arg-sheet", &keys, of_key).required(true),
            say.named("participant", &say.id("championship-cli-value-id"), "championship-cli-arg-whom"),
            say.named("round", &say.id("championship-cli-value-round"), "championship-cli-arg-round")
                .value_parser(round_of),
            say.among("paper", "cli-arg-paper", &Paper::ALL.map(Paper::word), |word| word.parse::<Paper>().ok()),
            say.out("cli-arg-pdf"),
        ]
    },
    run: |given, console| {
        let cup = super::look(given, console)?;
        let (sheet, lang) = (given.due::<sheet::Sheet>("sheet"), console.lang);
        let game = &cup.head().game;
        let title = shelf::find(game)
            .ok_or_else(|| Stop::Refused(phrase!("core-unknown-game", game = game.clone(), known = "")))?;
        let people = Folders::find().map(|folders| People::read(&folders).0).ok();
        let order = Order { cup: &cup, title, round: given.one("round"), people: people.as_ref(), lang };
        let whom = given.one::<String>("participant").map(|said| super::person(&cup, &said)).transpose()?;
        let paper = given.one("paper").unwrap_or_else(printing::usual_paper);
        if whom.is_some() && !sheet.is_each() {
            return Err(Stop::Usage(phrase!("championship-cli-not-each", sheet = sheet.key)));
        }
        let (bytes, pages) = sheet.pdf_of(&order, whom, paper).map_err(Stop::Refused)?;
        console.file(&given.due::<PathBuf>("out"), &bytes, |file| phrase!("cli-printed", pages, file))
    },
};

/// `3`, or a round of a bracket by what the names of its matches begin with: `r16`, `q`, `s`, `third`, `final`.
pub(super) fn round_of(text: &str) -> Result<Kind, Wrong> {
    let left = text.strip_prefix('r').and_then(|left| left.parse::<usize>().ok());
    let number = text.parse().ok().filter(|number| (1..=999).contains(number)).map(Kind::Round);
    let of_key = || matches!(text, "q" | "s" | "third" | "final").then(|| Kind::of_key(text));
    let found = number.or(left.map(Kind::Left)).or_else(of_key);
    found.ok_or_else(|| Wrong(phrase!("championship-cli-wrong-round", given = text.to_owned())))
}
