//! Participants and results as tables (CSV), as spreadsheets save them: a `Draft` understands them row by row, to be
//! shown and mended, and `check` gives all events or every fault, by row and column. Knows no file and no clock.

use jiff::civil::Date;

use base::phrase::{Phrase, phrase};
use base::spreadsheet::{self, Row, Table};

use super::event::Event;
use super::fold::{Championship, MatchState};
use super::words;

mod people;
mod results;

pub use people::Column;
pub use results::in_order_of_row;

#[derive(Clone, Debug)]
pub struct Draft {
    pub understood: Vec<Phrase>,
    pub encoding: &'static str,
    pub rows: Vec<DraftRow>,
    /// How else it may be meant: the ids of what that is called, and the columns that say so.
    pub ways: Vec<(&'static str, Vec<Column>)>,
    /// Why it cannot be taken before one of `ways` is chosen.
    pub doubt: Option<Phrase>,
    of: Of,
}

#[derive(Clone, Debug)]
pub struct DraftRow {
    /// The line in which it begins, counted from 1.
    pub line: usize,
    pub cells: Vec<String>,
    /// The cell that cannot be, and why.
    pub fault: Option<(usize, Phrase)>,
    /// What is to be known before it is taken: that its game cannot end so, or what it replaces.
    pub doubt: Option<Phrase>,
    pub is_passed_over: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    People,
    Results { day: Date, in_spite: bool },
}

/// What a cell cannot be, by its place in the row, and why.
type Fault = (usize, Phrase);

impl Draft {
    /// The ids of what its cells are headed with in a file.
    pub const fn columns(&self) -> &'static [&'static str] {
        match self.of {
            Of::People => &["championship-column-name", "championship-column-club"],
            Of::Results { .. } => &results::COLUMNS,
        }
    }

    /// The ids of what they are called where somebody sees them.
    pub const fn names(&self) -> &'static [&'static str] {
        match self.of {
            Of::People => self.columns(),
            Of::Results { .. } => &results::NAMES,
        }
    }

    pub fn is_of_people(&self) -> bool {
        self.of == Of::People
    }

    /// What is built on already may be corrected.
    pub fn in_spite(&mut self) {
        if let Of::Results { in_spite, .. } = &mut self.of {
            *in_spite = true;
        }
    }

    /// The same table, meant in one of `ways` and written in that encoding.
    pub fn anew(&self, bytes: &[u8], way: Option<usize>, encoding: &'static str) -> Result<Self, Phrase> {
        let columns = way.and_then(|way| self.ways.get(way)).map(|(_, columns)| &columns[..]);
        match self.of {
            Of::People => {
                let read = Self::people(bytes, columns, Some(encoding))?;
                let ways = if columns.is_some() { self.ways.clone() } else { read.ways };
                Ok(Self { ways, ..read })
            }
            Of::Results { day, in_spite } => Self::results(bytes, Some(encoding), day, in_spite),
        }
    }

    pub fn encodings(&self) -> &'static [&'static str] {
        if spreadsheet::OLD.contains(&self.encoding) { &spreadsheet::OLD } else { &[] }
    }

    pub fn faults(&self) -> usize {
        self.rows.iter().filter(|row| row.fault.is_some()).count()
    }

    /// What it comes to, if all of it can be; each row that cannot keeps why.
    pub fn check(&mut self, cup: &Championship) -> Result<Vec<Event>, Phrase> {
        let (mut cup, mut events, of) = (cup.clone(), Vec::new(), self.of);
        let mut results = results::ReadScores::default();
        for row in &mut self.rows {
            let read = match of {
                Of::People => people::join(&cup, &row.cells).map(|join| vec![join]),
                Of::Results { day, in_spite } => results.read(&cup, &row.cells, day, in_spite),
            };
            row.is_passed_over = read.as_ref().is_ok_and(Vec::is_empty);
            row.doubt = read.iter().flatten().find_map(|event| doubt(&cup, event, row.line));
            row.fault = read.map(|new| super::take(&mut cup, new, &mut events)).err();
        }
        if let Some(doubt) = &self.doubt {
            return Err(doubt.clone());
        }
        let columns = self.columns();
        let told = |row: &DraftRow| {
            let (column, why) = row.fault.clone()?;
            Some(phrase!("championship-csv-row", row = row.line, column = Phrase::new(columns[column]), why))
        };
        let count = self.faults();
        let mut faults: Vec<Phrase> = self.rows.iter().filter_map(told).take(words::NAMED).collect();
        match faults.len() {
            0 => Ok(events),
            1 => Err(faults.remove(0)),
            _ => Err(phrase!("championship-csv-faults", count, faults)),
        }
    }
}

/// That a result is none that its game can end with: others have kept it. Or what stood there before.
fn doubt(cup: &Championship, event: &Event, row: usize) -> Option<Phrase> {
    let Event::Result { r#match, score, .. } = event else { return None };
    let (stage, _, one) = cup.find(r#match)?;
    match (stage.can_end(*score), one.standing) {
        (Err(why), _) => Some(phrase!("championship-csv-taken-anyway", row, why)),
        (Ok(()), MatchState::Played([a, b])) => {
            let (now, before) = (format!("{}:{}", score[0], score[1]), format!("{a}:{b}"));
            Some(phrase!("championship-csv-replaces", row, match = words::pairing(cup, r#match), now, before))
        }
        (Ok(()), _) => None,
    }
}

fn table<'a>(bytes: &'a [u8], encoding: Option<&str>) -> Result<(Table<'a>, Vec<Row>), Phrase> {
    let table = spreadsheet::read_in(bytes, encoding).map_err(|fault| fault.phrase())?;
    let rows = table.rows().collect();
    Ok((table, rows))
}

/// How a table is written, what its columns are, and how many rows stand above them.
fn understood(table: &Table<'_>, columns: Vec<Phrase>, titles: usize) -> Vec<Phrase> {
    let separator = match table.separator() {
        _ if columns.len() == 1 => "none",
        ',' => "comma",
        ';' => "semicolon",
        '\t' => "tab",
        _ => "other",
    };
    let encoding = table.encoding.to_owned();
    let read = phrase!("championship-csv-understood", encoding, separator = separator.to_owned(), columns);
    let titles = (titles > 0).then(|| phrase!("championship-csv-titles", count = titles));
    std::iter::once(read).chain(titles).collect()
}

fn used(heading: Option<&str>, at: usize, used: &'static str) -> Phrase {
    let heading = heading.unwrap_or_default().trim().trim_start_matches(spreadsheet::MARK).to_owned();
    let headed = if heading.is_empty() { "no" } else { "yes" };
    phrase!("championship-csv-use", headed, heading, number = at + 1, use = Phrase::new(used))
}

#[cfg(test)]
mod tests;
