//! Participants as a table (CSV), as spreadsheets write it. Knows no file.

use super::event::Event;
use super::fold::Championship;
use super::plan::MOST;
use crate::phrase::{Phrase, phrase};

/// Those who join by a table: names in its first column and clubs in its second, or by a heading `name`, `club`. Parted
/// by commas, semicolons or tabs; UTF-8.
///
/// # Errors
/// The first row that cannot be, and why, for people.
pub fn joining(cup: &Championship, bytes: &[u8]) -> Result<Vec<Event>, Phrase> {
    let text = std::str::from_utf8(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)).map_err(|error| {
        let row = bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count() + 1;
        phrase!("championship-csv-encoding", row = row)
    })?;
    let first = text.lines().next().unwrap_or_default();
    let delimiter = [b';', b'\t'].into_iter().find(|sign| first.as_bytes().contains(sign)).unwrap_or(b',');
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader.has_headers(false).flexible(true).delimiter(delimiter).trim(csv::Trim::All);
    let mut cup = cup.clone();
    let mut events = Vec::new();
    let mut columns = (0, 1);
    for (at, record) in reader.from_reader(text.as_bytes()).records().enumerate() {
        let record = record
            .map_err(|_| phrase!("championship-csv-row", row = at + 1, why = phrase!("championship-csv-broken")))?;
        let heading = |words: &[&str]| record.iter().position(|cell| words.contains(&cell.to_lowercase().as_str()));
        if at == 0
            && let Some(name) = heading(&["name"])
        {
            columns = (name, heading(&["club", "verein"]).unwrap_or(usize::MAX));
            continue;
        }
        let cell = |column: usize| record.get(column).unwrap_or_default();
        if events.len() > MOST {
            return Err(phrase!("championship-too-many", most = MOST));
        }
        let join = cup.join(cell(columns.0), cell(columns.1));
        super::take(
            &mut cup,
            vec![join.map_err(|why| phrase!("championship-csv-row", row = at + 1, why = why))?],
            &mut events,
        );
    }
    Ok(events)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use super::*;
    use crate::championship::Head;

    fn read(bytes: &[u8]) -> Result<Vec<(String, String)>, String> {
        let cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
        let joining = joining(&cup, bytes).map_err(|why| crate::i18n::Lang::En.say(&why))?;
        Ok(joining
            .into_iter()
            .map(|event| match event {
                Event::Join { name, club, .. } => (name, club),
                other => panic!("{other:?}"),
            })
            .collect())
    }

    #[test]
    fn names_and_clubs_are_read_as_spreadsheets_write_them() {
        let two = vec![("Änne".to_owned(), "Wien".to_owned()), ("Bo, jr.".to_owned(), String::new())];
        for table in [
            "Änne,Wien\n\"Bo, jr.\"\n",
            "\u{feff}Club;Name\r\nWien;Änne\r\n;Bo, jr.\r\n",
            "name\tVerein\n Änne \tWien\nBo, jr.\t\n",
        ] {
            assert_eq!(read(table.as_bytes()), Ok(two.clone()), "{table}");
        }
    }

    #[test]
    fn a_table_that_cannot_be_names_its_row() {
        let latin = read(b"Ada\n\xC4nne\n").unwrap_err();
        assert!(latin.contains("row 2") && latin.contains("UTF-8"), "{latin}");
        let twice = read("Ada\nBo\nada\n".as_bytes()).unwrap_err();
        assert!(twice.contains("row 3") && twice.contains("ada"), "{twice}");
        let empty = read("Ada,Wien\n,Graz\n".as_bytes()).unwrap_err();
        assert!(empty.contains("row 2"), "{empty}");
        let many: String = (0..10_000).map(|n| format!("P{n}\n")).collect();
        let many = read(many.as_bytes()).unwrap_err();
        assert!(many.contains("500"), "{many}");
    }
}
