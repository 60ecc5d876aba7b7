//! The journal as a table (CSV): written for other programs, and read back without a loss. Knows no file.

use std::collections::HashSet;

use csv::{ReaderBuilder, Writer};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::card::{Card, Deck};
use super::drill;
use super::event::{Drilled, Event};
use super::schedule::Grade;
use crate::phrase::{Phrase, phrase};

/// A row; cells that an event does not have are empty.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Row {
    event: String,
    at: String,
    #[serde(default)]
    card: String,
    #[serde(default)]
    grade: Option<Grade>,
    #[serde(default)]
    ms: Option<u32>,
    #[serde(default)]
    said: String,
    #[serde(default)]
    right: Option<bool>,
    #[serde(default)]
    of: String,
    #[serde(default)]
    asked: Option<u32>,
    #[serde(default)]
    count: Option<u32>,
    #[serde(default)]
    streak: Option<u32>,
}

/// A row that is no event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("row {row} is not understood")]
pub struct Fault {
    /// Its number, the heading being 1.
    pub row: usize,
}

impl Fault {
    /// What is wrong, for people.
    pub fn phrase(&self) -> Phrase {
        phrase!("trainer-row", row = self.row)
    }
}

/// Writes events as CSV, in UTF-8, with a heading.
///
/// # Errors
/// Where a row cannot be written, which memory does not refuse.
pub fn write(events: &[Event]) -> Result<Vec<u8>, csv::Error> {
    let mut writer = Writer::from_writer(Vec::new());
    for event in events {
        writer.serialize(row(event))?;
    }
    if events.is_empty() {
        writer.write_record(HEADING)?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}

/// The heading, which serde writes only with the first row.
const HEADING: [&str; 11] = ["event", "at", "card", "grade", "ms", "said", "right", "of", "asked", "count", "streak"];

fn row(event: &Event) -> Row {
    let at = event.at().to_string();
    let base = |name: &str, card: &str| Row {
        event: name.to_owned(),
        at: at.clone(),
        card: card.to_owned(),
        ..Row::default()
    };
    match event {
        Event::Review { card, grade, ms, said, right, .. } => {
            let (grade, ms, right) = (Some(*grade), Some(*ms), Some(*right));
            Row { grade, ms, right, said: said.clone(), ..base("review", card) }
        }
        Event::Undo { card, of, .. } => Row { of: of.to_string(), ..base("undo", card) },
        Event::Suspend { card, .. } => base("suspend", card),
        Event::Resume { card, .. } => base("resume", card),
        Event::Reset { card, .. } => base("reset", card),
        Event::Try { card, ms, said, right, .. } => {
            Row { ms: Some(*ms), right: Some(*right), said: said.clone(), ..base("try", card) }
        }
        Event::Drill(Drilled { what, right, asked, streak, limit, .. }) => {
            let (ms, asked, count, streak) = (Some(*limit), Some(*asked), Some(*right), Some(*streak));
            Row { ms, asked, count, streak, ..base("drill", what) }
        }
    }
}

/// Reads what [`write()`] wrote, or a table made by hand with the same heading; columns may be left out.
///
/// # Errors
/// The first row that is no event; nothing is taken then.
pub fn read(bytes: &[u8]) -> Result<Vec<Event>, Fault> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    // Spreadsheets of a country that writes 1,5 part the columns by semicolons; no heading of ours has one.
    let heading = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let delimiter = if heading.contains(&b';') { b';' } else { b',' };
    let mut reader = ReaderBuilder::new().flexible(true).delimiter(delimiter).from_reader(bytes);
    // What has another heading is another table, even an empty one.
    let headed =
        reader.headers().is_ok_and(|heading| HEADING[..3].iter().all(|name| heading.iter().any(|n| n == *name)));
    if !headed {
        return Err(Fault { row: 1 });
    }
    let rows = reader.deserialize::<Row>().enumerate();
    rows.map(|(index, row)| row.ok().as_ref().and_then(event).ok_or(Fault { row: index + 2 })).collect()
}

fn event(row: &Row) -> Option<Event> {
    let time = |text: &str| text.parse::<Timestamp>().ok();
    let (at, card, said) = (time(&row.at)?, row.card.clone(), row.said.clone());
    if card.is_empty() {
        return None;
    }
    Some(match row.event.as_str() {
        "review" => {
            let grade = row.grade?;
            let right = row.right.unwrap_or(grade != Grade::Again);
            Event::Review { at, card, grade, ms: row.ms.unwrap_or(0), said, right }
        }
        "undo" => Event::Undo { at, card, of: time(&row.of)? },
        "suspend" => Event::Suspend { at, card },
        "resume" => Event::Resume { at, card },
        "reset" => Event::Reset { at, card },
        "try" => Event::Try { at, card, ms: row.ms?, said, right: row.right? },
        "drill" => {
            let (right, asked, streak, limit) = (row.count?, row.asked?, row.streak?, row.ms?);
            Event::Drill(Drilled { at, what: card, right, asked, streak, limit })
        }
        _ => return None,
    })
}

/// Whether an event is about something that this version has; what another version has is kept all the same.
fn is_known(event: &Event) -> bool {
    match event {
        Event::Review { card, .. }
        | Event::Suspend { card, .. }
        | Event::Resume { card, .. }
        | Event::Try { card, .. } => Card::of(card).is_some(),
        Event::Undo { card, .. } | Event::Reset { card, .. } => match card.strip_prefix("deck:") {
            Some(deck) => Deck::of(deck).is_some(),
            None => Card::of(card).is_some(),
        },
        Event::Drill(Drilled { what, .. }) => drill::is_known(what),
    }
}

/// What a table brings to a journal.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Taken {
    /// What the journal does not hold yet; also what is about cards of another version, for nothing is lost.
    pub events: Vec<Event>,
    /// How many of them are about cards that this version has.
    pub new: usize,
    /// How many rows the journal holds already.
    pub known: usize,
    /// How many of `events` are about cards that this version does not have.
    pub unknown: usize,
}

impl Taken {
    /// What these rows bring to a journal that holds `known`.
    pub fn of(rows: Vec<Event>, known: &[Event]) -> Self {
        let mut lines: HashSet<String> = known.iter().map(Event::line).collect();
        let all = rows.len();
        let events: Vec<Event> = rows.into_iter().filter(|event| lines.insert(event.line())).collect();
        let new = events.iter().filter(|event| is_known(event)).count();
        Self { new, known: all - events.len(), unknown: events.len() - new, events }
    }

    /// What it brings, for people: how many rows were new, were there already, are about unknown cards.
    pub fn phrase(&self) -> Phrase {
        let all = self.known + self.events.len();
        phrase!("trainer-taken", all = all, new = self.new, known = self.known, unknown = self.unknown)
    }
}

#[cfg(test)]
mod tests;
