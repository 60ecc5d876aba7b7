//! The journal as a table (CSV) for spreadsheets, read back without a loss, also as those save it. Knows no file.

use std::collections::HashSet;

use jiff::Timestamp;

use base::i18n::Lang;
use base::i18n::dates::Order;
use base::phrase::{Phrase, phrase};
use base::spreadsheet::{self, Row};

use super::card::{Card, Deck};
use super::drill;
use super::event::{Drilled, Event};
use super::progress::Clock;
use super::schedule::Grade;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Event,
    At,
    Card,
    Grade,
    Ms,
    Said,
    Right,
    Of,
    Asked,
    Count,
    Streak,
}

/// The columns in their order, by their headings; the first three are in every table.
const COLUMNS: [(Column, &str); 11] = [
    (Column::Event, "event"),
    (Column::At, "at"),
    (Column::Card, "card"),
    (Column::Grade, "grade"),
    (Column::Ms, "ms"),
    (Column::Said, "said"),
    (Column::Right, "right"),
    (Column::Of, "of"),
    (Column::Asked, "asked"),
    (Column::Count, "count"),
    (Column::Streak, "streak"),
];

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    NoTable(#[from] spreadsheet::Fault),
    #[error("row {row} has no column {column}")]
    Column {
        /// Of the heading, from 1.
        row: usize,
        column: &'static str,
    },
    #[error("row {row}, column {column}: {given:?} is not understood")]
    Cell {
        /// From 1.
        row: usize,
        column: &'static str,
        given: String,
    },
}

impl Fault {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoTable(fault) => phrase!("trainer-table", why = fault.phrase()),
            Self::Column { row, column } => phrase!("trainer-table-column", row = *row, column = *column),
            Self::Cell { row, column, given } if given.trim().is_empty() => {
                phrase!("trainer-table-empty", row = *row, column = *column)
            }
            Self::Cell { row, column, given } => {
                phrase!("trainer-table-cell", row = *row, column = *column, given = given.clone())
            }
        }
    }
}

/// Writes events as CSV, in UTF-8, with a heading, for a spreadsheet of that language.
pub fn write(events: &[Event], lang: Lang) -> String {
    let heading = COLUMNS.map(|(_, name)| name.to_owned());
    spreadsheet::write(lang, std::iter::once(heading).chain(events.iter().map(row)))
}

fn row(event: &Event) -> [String; COLUMNS.len()] {
    let mut cells: [String; COLUMNS.len()] = Default::default();
    let mut put = |column: Column, text: String| cells[column as usize] = text;
    put(Column::At, event.at().to_string());
    let (name, card) = match event {
        Event::Review { card, grade, ms, said, right, .. } => {
            put(Column::Grade, grade.word().to_owned());
            put(Column::Ms, ms.to_string());
            put(Column::Said, said.clone());
            put(Column::Right, right.to_string());
            ("review", card)
        }
        Event::Undo { card, of, .. } => {
            put(Column::Of, of.to_string());
            ("undo", card)
        }
        Event::Suspend { card, .. } => ("suspend", card),
        Event::Resume { card, .. } => ("resume", card),
        Event::Reset { card, .. } => ("reset", card),
        Event::Try { card, ms, said, right, .. } => {
            put(Column::Ms, ms.to_string());
            put(Column::Said, said.clone());
            put(Column::Right, right.to_string());
            ("try", card)
        }
        Event::Drill(Drilled { what, right, asked, streak, limit, .. }) => {
            put(Column::Ms, limit.to_string());
            put(Column::Asked, asked.to_string());
            put(Column::Count, right.to_string());
            put(Column::Streak, streak.to_string());
            ("drill", what)
        }
    };
    put(Column::Event, name.to_owned());
    put(Column::Card, card.clone());
    cells
}

/// As a spreadsheet saved it, or made by hand; columns may be left out. If something is no event, nothing is taken.
pub fn read(bytes: &[u8]) -> Result<Vec<Event>, Fault> {
    let table = spreadsheet::read(bytes)?;
    let heading = table.rows().next();
    let place = |(_, name): (Column, &'static str)| heading.as_ref().and_then(|heading| heading.column(&[name]));
    let places = COLUMNS.map(place);
    for (column, name) in &COLUMNS[..=Column::Card as usize] {
        if places[*column as usize].is_none() {
            return Err(Fault::Column { row: heading.map_or(1, |heading| heading.line), column: name });
        }
    }
    let read = |order| -> Result<Vec<Event>, Fault> {
        table.rows().skip(1).map(|row| Cells { row: &row, places: &places, order }.event()).collect()
    };
    // A country in which the month comes first is known by a date that is none elsewhere.
    match (read(Order::DayFirst), read(Order::MonthFirst)) {
        (Ok(events), Ok(others)) => match events.iter().zip(&others).position(|(one, other)| one != other) {
            None => Ok(events),
            Some(place) => Err(table.rows().nth(place + 1).map_or(Fault::Column { row: 1, column: "at" }, |row| {
                Cells { row: &row, places: &places, order: Order::DayFirst }.wrong(Column::At)
            })),
        },
        (Ok(events), Err(_)) | (Err(_), Ok(events)) => Ok(events),
        (Err(Fault::Cell { row, column, given }), Err(Fault::Cell { row: other, .. })) if row >= other => {
            Err(Fault::Cell { row, column, given })
        }
        (Err(_), Err(fault)) => Err(fault),
    }
}

struct Cells<'a> {
    row: &'a Row,
    places: &'a [Option<usize>; COLUMNS.len()],
    order: Order,
}

impl Cells<'_> {
    fn get(&self, column: Column) -> &str {
        self.places[column as usize].and_then(|place| self.row.get(place)).unwrap_or_default()
    }

    fn wrong(&self, column: Column) -> Fault {
        let name = COLUMNS[column as usize].1;
        Fault::Cell { row: self.row.line, column: name, given: self.get(column).to_owned() }
    }

    fn read<T>(&self, column: Column, read: impl Fn(&str) -> Option<T>) -> Result<T, Fault> {
        read(self.get(column)).ok_or_else(|| self.wrong(column))
    }

    fn read_or<T>(&self, column: Column, usual: T, read: impl Fn(&str) -> Option<T>) -> Result<T, Fault> {
        if self.get(column).trim().is_empty() { Ok(usual) } else { self.read(column, read) }
    }

    fn moment(&self, column: Column) -> Result<Timestamp, Fault> {
        self.read(column, |text| spreadsheet::moment(text, self.order))
    }

    fn whole(&self, column: Column) -> Result<u32, Fault> {
        self.read(column, spreadsheet::whole)
    }

    fn event(&self) -> Result<Event, Fault> {
        let at = self.moment(Column::At)?;
        let card = self.read(Column::Card, |card| (!card.trim().is_empty()).then(|| card.to_owned()))?;
        let said = self.get(Column::Said).to_owned();
        Ok(match self.get(Column::Event).trim() {
            "review" => {
                let graded = |word: &str| Grade::ALL.into_iter().find(|grade| grade.word() == word.trim());
                let grade = self.read(Column::Grade, graded)?;
                let ms = self.read_or(Column::Ms, 0, spreadsheet::whole)?;
                let right = self.read_or(Column::Right, grade != Grade::Again, spreadsheet::truth)?;
                Event::Review { at, card, grade, ms, said, right }
            }
            "undo" => Event::Undo { at, card, of: self.moment(Column::Of)? },
            "suspend" => Event::Suspend { at, card },
            "resume" => Event::Resume { at, card },
            "reset" => Event::Reset { at, card },
            "try" => {
                let right = self.read(Column::Right, spreadsheet::truth)?;
                Event::Try { at, card, ms: self.whole(Column::Ms)?, said, right }
            }
            "drill" => {
                let [right, asked] = [self.whole(Column::Count)?, self.whole(Column::Asked)?];
                let [streak, limit] = [self.whole(Column::Streak)?, self.whole(Column::Ms)?];
                Event::Drill(Drilled { at, what: card, right, asked, streak, limit })
            }
            _ => return Err(self.wrong(Column::Event)),
        })
    }
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

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Import {
    /// What the journal does not hold yet; also what is about cards of another version, for nothing is lost.
    pub events: Vec<Event>,
    /// How many of them are about cards that this version has.
    pub new: usize,
    pub known: usize,
    /// How many of `events` are about cards that this version does not have.
    pub unknown: usize,
    /// How many rows are dated in the future: they are kept, and count for nothing until then.
    pub ahead: usize,
}

/// An event as it is when a spreadsheet has dropped parts of a second.
fn to_the_second(event: &Event) -> Event {
    let whole = |at: Timestamp| Timestamp::from_second(at.as_second()).unwrap_or(at);
    let mut event = event.clone();
    match &mut event {
        Event::Review { at, .. }
        | Event::Suspend { at, .. }
        | Event::Resume { at, .. }
        | Event::Reset { at, .. }
        | Event::Try { at, .. }
        | Event::Drill(Drilled { at, .. }) => *at = whole(*at),
        Event::Undo { at, of, .. } => (*at, *of) = (whole(*at), whole(*of)),
    }
    event
}

impl Import {
    pub fn of(rows: Vec<Event>, known: &[Event], clock: &Clock) -> Self {
        let lines = known.iter().flat_map(|event| [event.line(), to_the_second(event).line()]);
        let mut lines: HashSet<String> = lines.collect();
        let all = rows.len();
        let ahead = rows.iter().filter(|event| clock.is_ahead(event.at())).count();
        let events: Vec<Event> = rows.into_iter().filter(|event| lines.insert(event.line())).collect();
        let new = events.iter().filter(|event| is_known(event)).count();
        Self { new, known: all - events.len(), unknown: events.len() - new, ahead, events }
    }

    pub fn phrase(&self) -> Phrase {
        let all = self.known + self.events.len();
        let (unknown, ahead) = (self.unknown, self.ahead);
        phrase!("trainer-taken", all, new = self.new, known = self.known, unknown, ahead)
    }
}

#[cfg(test)]
mod tests;
