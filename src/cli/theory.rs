//! `optimum` and `exploit`: what has been computed about a game. Computes nothing itself.

use serde_json::json;

use super::columns::{Side, lines};
use super::{Console, Stop, command, file};
use crate::{phrase, tr};

/// How many decimals of an exploitability are shown to people.
const FINE: usize = 7;
/// How many decimals of a value are shown to people.
const COARSE: usize = 4;

/// Answers `optimum`.
pub(super) fn optimum(question: &command::Question, as_json: bool, console: &mut Console<'_>) -> Result<(), Stop> {
    let (title, lang) = (question.title, console.lang);
    let found = title.optimum(&question.options).map_err(|why| Stop::Usage(why.0))?;
    let Some(optimum) = found else { return Err(Stop::Usage(phrase!("cli-no-optimum", game = title.name()))) };
    let how = lang.say(&optimum.how);
    if as_json {
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

/// Answers `exploit`; the strategy goes into a file where one is named.
pub(super) fn exploit(order: &command::Exploit, console: &mut Console<'_>) -> Result<(), Stop> {
    let (title, lang) = (order.question.title, console.lang);
    let found = title.exploit(&order.question.options).map_err(|why| Stop::Usage(why.0))?;
    let Some(exploit) = found else { return Err(Stop::Usage(phrase!("cli-no-exploit", game = title.name()))) };
    if let Some(path) = &order.dump {
        let mut text = exploit.strategy.to_string();
        text.push('\n');
        file::replace(path, text.as_bytes())?;
    }
    let how = lang.say(&exploit.how);
    if order.json {
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
    match &order.dump {
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
