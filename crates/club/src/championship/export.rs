//! A championship for others: its schedule as a calendar (RFC 5545), its participants, matches and tables for
//! spreadsheets (CSV), and all of it as one page (HTML) that asks for nothing else. Knows no file and no clock.

use base::i18n::{Lang, tr};
use base::phrase::Phrase;

use super::fold::{Match, MatchState};
use super::rank::{Criterion, Row};
use super::words;

mod calendar;
mod page;
mod table;

pub use calendar::calendar;
pub use page::page;
pub use table::{TABLES, headings, participants, standings, table};

#[cfg(test)]
mod tests;

pub fn number(row: &Row, column: Criterion) -> String {
    match column {
        Criterion::Wins => row.tally.wins.to_string(),
        Criterion::Points => row.tally.points.to_string(),
        Criterion::Losses => row.tally.losses.to_string(),
        Criterion::Difference if row.tally.difference == 0 => "0".to_owned(),
        Criterion::Difference => format!("{:+}", row.tally.difference).replace('-', "−"),
        Criterion::Buchholz => row.tally.buchholz.to_string(),
        Criterion::Sonneborn => quarters(row.tally.sonneborn),
        Criterion::Direct | Criterion::Lot => String::new(),
    }
}

pub fn quarters(count: u32) -> String {
    let part = ["", "¼", "½", "¾"][count as usize % 4];
    if count < 4 && !part.is_empty() { part.to_owned() } else { format!("{}{part}", count / 4) }
}

/// How a match stands: its score, or why it has none; nothing as long as it is open.
fn standing(one: &Match, lang: Lang) -> String {
    match one.standing {
        MatchState::Open => String::new(),
        MatchState::Played([a, b]) => format!("{a} : {b}"),
        MatchState::Forfeit(winner) => lang.say(&words::forfeit(winner)),
        MatchState::Struck => tr!(lang, "championship-struck"),
    }
}

fn say(lang: Lang, id: &'static str) -> String {
    lang.say(&Phrase::new(id))
}
