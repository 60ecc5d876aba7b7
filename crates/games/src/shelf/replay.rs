//! A record put on the table, line by line, as far as it is legal.

use base::phrase;

use crate::game::record::{Fault, Record};
use crate::table::Table;

#[derive(Debug)]
pub struct Replay {
    /// The match up to the first wrong line.
    pub table: Box<dyn Table>,
    /// How many lines below the header were entered.
    pub lines: usize,
    pub fault: Option<Fault>,
}

/// At most `upto` lines below the header; an error where the header itself is wrong.
pub fn replay(record: &Record, upto: Option<usize>) -> Result<Replay, Fault> {
    let at_header = |reason| Fault { line: 1, reason };
    let title = super::find(&record.header.game).ok_or_else(|| {
        let keys = super::ALL.iter().map(|title| title.key()).collect::<Vec<_>>().join(", ");
        at_header(phrase!("core-unknown-game", game = record.header.game.clone(), known = keys).into())
    })?;
    let mut table = title.open(record.header.clone()).map_err(at_header)?;
    let upto = upto.unwrap_or(usize::MAX);
    for (lines, (line, entry)) in record.lines.iter().take(upto).enumerate() {
        if let Err(reason) = table.enter(entry) {
            let reason = phrase!("core-at", what = entry.to_string(), why = reason.0).into();
            return Ok(Replay { table, lines, fault: Some(Fault { line: *line, reason }) });
        }
    }
    let lines = record.lines.len().min(upto);
    let fault = if upto > record.lines.len() { record.fault.clone() } else { None };
    Ok(Replay { table, lines, fault })
}
