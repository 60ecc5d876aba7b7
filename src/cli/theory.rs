//! `optimum` and `exploit`: what has been computed about a game. Computes nothing itself.

use std::path::PathBuf;

use serde_json::json;

use super::columns::{Side, lines};
use super::command::{Given, Spoken};
use super::{Console, Stop, file};
use crate::{phrase, tr};

/// How many decimals of an exploitability are shown to people.
const FINE: usize = 7;
/// How many decimals of a value are shown to people.
const COARSE: usize = 4;

pub(super) const OPTIMUM: Spoken = Spoken {
    name: "optimum",
    about: "cli-about-optimum",
    usage: "cli-usage-optimum",
    args: |say| vec![say.game(), say.option(), say.json()],
    run: optimum,
};

pub(super) const EXPLOIT: Spoken = Spoken {
    name: "exploit",
    about: "cli-about-exploit",
    usage: "cli-usage-exploit",
    args: |say| vec![say.game(), say.option(), say.path("dump", "cli-arg-dump"), say.json()],
    run: exploit,
};

fn optimum(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let (title, lang) = (given.title(), console.lang);
    let found = title.optimum(&given.options())?;
    let Some(optimum) = found else { return Err(Stop::Usage(phrase!("cli-no-optimum", game = title.about().name()))) };
    let how = lang.say(&optimum.how);
    if given.json() {
        return console.json(&json!({
            "game": title.key(),
            "options": optimum.options,
            "value": optimum.value,
            "how": how,
        }));
    }
    let rows = [vec![tr!(lang, "cli-optimum-value"), lang.decimal(optimum.value, COARSE)]];
    answer(&rows, &how, console)
}

/// The strategy goes into a file where one is named.
fn exploit(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let (title, lang) = (given.title(), console.lang);
    let found = title.exploit(&given.options())?;
    let Some(exploit) = found else { return Err(Stop::Usage(phrase!("cli-no-exploit", game = title.about().name()))) };
    let dump: Option<PathBuf> = given.one("dump");
    if let Some(path) = &dump {
        let mut text = exploit.strategy.to_string();
        text.push('\n');
        file::replace(path, text.as_bytes())?;
    }
    let how = lang.say(&exploit.how);
    if given.json() {
        return console.json(&json!({
            "game": title.key(),
            "options": exploit.options,
            "exploitability": exploit.exploitability,
            "value": exploit.value,
            "how": how,
        }));
    }
    let rows = [
        vec![tr!(lang, "cli-exploit-exploitability"), lang.decimal(exploit.exploitability, FINE)],
        vec![tr!(lang, "cli-exploit-value"), lang.decimal(exploit.value, COARSE)],
    ];
    answer(&rows, &how, console)?;
    match dump {
        Some(path) => console.line(tr!(lang, "cli-exploit-dumped", file = path.display().to_string())),
        None => Ok(()),
    }
}

fn answer(rows: &[Vec<String>], how: &str, console: &mut Console<'_>) -> Result<(), Stop> {
    for line in lines(&[Side::Left, Side::Right], rows) {
        console.line(line.trim_start())?;
    }
    console.line(how)
}
