//! `optimum` and `exploit`: what has been computed about a game. Computes nothing itself.

use std::path::PathBuf;

use serde_json::json;

use base::phrase;
use base::phrase::Phrase;
use base::tr;
use games::table::Measured;

use super::columns::{Side, lines};
use super::command::{Given, Spoken};
use super::{Console, Stop, file};

const EXPLOITABILITY_DECIMALS: usize = 7;
const VALUE_DECIMALS: usize = 4;

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
    args: |say| {
        let at = say.named("at", &say.id("cli-value-score"), "cli-arg-at");
        vec![say.game(), say.option(), at, say.path("dump", "cli-arg-dump"), say.json()]
    },
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
    let rows = [vec![tr!(lang, "cli-optimum-value"), lang.decimal(optimum.value, VALUE_DECIMALS)]];
    answer(&rows, &how, console)
}

fn exploit(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let (title, lang) = (given.title(), console.lang);
    let at = given.one::<String>("at");
    let exploit = title.exploit(&given.options(), at.as_deref())?.ok_or_else(|| match at {
        None => phrase!("cli-no-exploit", game = title.about().name()),
        Some(_) => phrase!("cli-no-scores", game = title.about().name()),
    });
    let exploit = exploit.map_err(Stop::Usage)?;
    let dump: Option<PathBuf> = given.one("dump");
    if let Some(path) = &dump {
        if exploit.is_too_large {
            return Err(Stop::Usage(phrase!("cli-dump-too-large")));
        }
        let mut text = exploit.strategy.to_string();
        text.push('\n');
        console.write(path, text.as_bytes())?;
        if file::is_output(path) {
            return Ok(());
        }
    }
    let one = Measured { exploitability: exploit.exploitability, value: exploit.value };
    let how = lang.say(&exploit.how);
    if given.json() {
        let whole = exploit.whole.unwrap_or(one);
        return console.json(&json!({
            "game": title.key(),
            "options": exploit.options,
            "exploitability": one.exploitability,
            "value": one.value,
            "match": { "exploitability": whole.exploitability, "value": whole.value },
            "how": how,
        }));
    }
    let rows = |of: Measured, exploitability, value| {
        let told = |id, number, decimals| vec![lang.say(&Phrase::new(id)), lang.decimal(number, decimals)];
        [told(exploitability, of.exploitability, EXPLOITABILITY_DECIMALS), told(value, of.value, VALUE_DECIMALS)]
    };
    let whole = exploit.whole.map(|whole| rows(whole, "cli-exploit-match-exploitability", "cli-exploit-match-value"));
    let one = match whole {
        Some(_) => rows(one, "cli-exploit-round-exploitability", "cli-exploit-round-value"),
        None => rows(one, "cli-exploit-match-exploitability", "cli-exploit-match-value"),
    };
    let rows: Vec<_> = one.into_iter().chain(whole.into_iter().flatten()).collect();
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
