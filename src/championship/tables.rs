//! Participants and results as tables (CSV), as spreadsheets write them: parted by commas, semicolons or tabs, in UTF-8.
//! What of a table cannot be names its row, and nothing of it is taken. Knows no file and no clock.

use csv::StringRecord;
use jiff::civil::Date;

use super::Id;
use super::event::Event;
use super::fold::{Championship, Standing};
use crate::phrase::{Phrase, phrase};

/// The rows that are not empty with their numbers, the first line being 1.
fn rows(bytes: &[u8]) -> Result<Vec<(usize, StringRecord)>, Phrase> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
        phrase!("championship-csv-encoding", row = before + 1)
    })?;
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().find(|line| !line.trim().is_empty()).copied().unwrap_or_default();
    let delimiter = [b';', b'\t'].into_iter().find(|sign| first.as_bytes().contains(sign)).unwrap_or(b',');
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader.has_headers(false).flexible(true).delimiter(delimiter).trim(csv::Trim::All);
    let mut rows = Vec::new();
    for record in reader.from_reader(text.as_bytes()).records() {
        let line = |position: &csv::Position| usize::try_from(position.line()).unwrap_or(1);
        let record =
            record.map_err(|error| wrong(error.position().map_or(1, line), phrase!("championship-csv-broken")))?;
        let from = record.position().map_or(0, |position| line(position).saturating_sub(1));
        // A record begins behind the blank lines before it.
        let blank = lines.iter().skip(from).take_while(|line| line.trim().is_empty()).count();
        // Spreadsheets end in rows of nothing but empty cells.
        if record.iter().any(|cell| !cell.is_empty()) {
            rows.push((from + blank + 1, record));
        }
    }
    Ok(rows)
}

fn wrong(row: usize, why: Phrase) -> Phrase {
    phrase!("championship-csv-row", row = row, why = why)
}

/// The column that has one of these headings, large or small.
fn column(record: &StringRecord, names: &[&str]) -> Option<usize> {
    record.iter().position(|cell| names.contains(&cell.to_lowercase().as_str()))
}

/// Those who join by a table: names in its first column and clubs in its second, or by a heading `name`, `club`.
///
/// # Errors
/// The first row that cannot be, and why, for people.
pub fn joining(cup: &Championship, bytes: &[u8]) -> Result<Vec<Event>, Phrase> {
    let (mut cup, mut events) = (cup.clone(), Vec::new());
    let mut columns = (0, Some(1));
    for (at, (line, record)) in rows(bytes)?.iter().enumerate() {
        if let Some(name) = column(record, &["name"]).filter(|_| at == 0) {
            columns = (name, column(record, &["club", "verein"]));
            continue;
        }
        let club = columns.1.and_then(|club| record.get(club)).unwrap_or_default();
        let join = cup.join(record.get(columns.0).unwrap_or_default(), club);
        super::take(&mut cup, vec![join.map_err(|why| wrong(*line, why))?], &mut events);
    }
    Ok(events)
}

/// The results of a table with the headings `match`, `a_score`, `b_score`, as [`export::table`](super::export::table)
/// writes it; where any two may meet, by `a` and `b`, on the day `date` or else on `day`. Rows without a result, or with
/// one that stands already, are passed over.
///
/// # Errors
/// The first row that cannot be, and why, for people.
pub fn results(cup: &Championship, bytes: &[u8], day: Date, in_spite: bool) -> Result<Vec<Event>, Phrase> {
    let (mut cup, mut events) = (cup.clone(), Vec::new());
    let rows = rows(bytes)?;
    let Some(((_, heading), rows)) = rows.split_first() else { return Ok(events) };
    let [name, a, b, a_score, b_score, date] =
        ["match", "a", "b", "a_score", "b_score", "date"].map(|name| column(heading, &[name]));
    if name.or(a.and(b)).is_none() || a_score.and(b_score).is_none() {
        return Err(phrase!("championship-csv-heading"));
    }
    for (line, record) in rows {
        let cell = |column: Option<usize>| column.and_then(|at| record.get(at)).filter(|cell| !cell.is_empty());
        let (Some(own), Some(other)) = (cell(a_score), cell(b_score)) else { continue };
        let broken = || wrong(*line, phrase!("championship-csv-broken"));
        let number = |text: &str| text.parse::<u32>().map_err(|_| broken());
        let score = [number(own)?, number(other)?];
        let known = cell(name).and_then(|name| cup.find(name));
        if known.is_some_and(|(_, _, one)| one.standing == Standing::Played(score)) {
            continue;
        }
        let new = match (known, cell(name), cell(a), cell(b)) {
            (None, _, Some(a), Some(b)) if cup.stage().is_some_and(|(plan, _)| plan.is_open()) => {
                let id = |text: &str| text.parse::<Id>().map_err(|_| broken());
                let date = cell(date).map(|date| date.parse().map_err(|_| broken())).transpose()?;
                cup.meet(id(a)?, id(b)?, score, date.unwrap_or(day)).map(|meet| vec![meet])
            }
            (_, name, ..) => cup.result(name.unwrap_or_default(), score, in_spite),
        };
        super::take(&mut cup, new.map_err(|why| wrong(*line, why))?, &mut events);
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

    #[test]
    fn empty_lines_are_none_and_a_row_is_named_by_the_line_it_begins_in() {
        assert_eq!(read(b"\n\nAda;Wien\n\n \nBo;\n;\n;;\n").map(|people| people.len()), Ok(2));
        let refused = |table: &[u8]| read(table).unwrap_err();
        // What spreadsheets put into one cell may go over several lines.
        let twice = refused(b"Ada,Wien,\"a note\nof two lines\"\n\nBo\nada,,\n");
        assert!(twice.contains("row 5") && twice.contains("ada"), "{twice}");
        let broken = refused(b"Ada\n\"Bo\njr.\",Graz\n");
        assert!(broken.contains("row 2"), "a name has one line: {broken}");
        let open = refused(b"Ada\n\"Bo,Graz\nCy\n");
        assert!(open.contains("row 2"), "a quotation that does not end: {open}");
        let wide: Vec<u8> = "\u{feff}Ada\nBo\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert!(refused(&wide).contains("UTF-8"));
        assert!(refused(&wide[2..]).contains("row 1"), "without its mark it is text with control characters");
    }

    #[test]
    fn ten_thousand_results_come_in_at_once() {
        let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
        for id in 1..=500 {
            let join = cup.join(&format!("P{id}"), "").unwrap();
            cup.take(&join);
        }
        let row = |n: usize| format!("{};{};{};{}\n", 1 + n % 500, 1 + (n + 1 + n / 500) % 500, n % 2, 1 - n % 2);
        let table = "a;b;a_score;b_score\n".to_owned() + &(0..10_000).map(row).collect::<String>();
        let day = jiff::civil::date(2027, 6, 30);
        assert_eq!(results(&cup, table.as_bytes(), day, false).unwrap().len(), 10_000);
        let why = results(&cup, (table + "7;7;1;0\n").as_bytes(), day, false).unwrap_err();
        assert!(crate::i18n::Lang::En.say(&why).contains("10002"), "and none of them, where one cannot be");
    }

    #[test]
    fn results_come_in_as_they_went_out() {
        let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
        let mut empty = cup.clone();
        let take = |cup: &mut Championship, events: Vec<Event>| events.iter().for_each(|event| cup.take(event));
        let day = jiff::civil::date(2027, 6, 30);
        for id in 1..=13 {
            let join = cup.join(&format!("P{id}"), "").unwrap();
            take(&mut empty, vec![join.clone()]);
            take(&mut cup, vec![join]);
        }
        let meet = cup.meet(3, 5, [0, 1], day).unwrap();
        take(&mut cup, vec![meet]);
        let open = crate::championship::export::table(&cup).unwrap();
        let events = results(&empty, &open, jiff::civil::date(2027, 6, 21), false).unwrap();
        take(&mut empty, events);
        assert_eq!(empty, cup);
        for cup in [&mut cup, &mut empty] {
            let close = cup.close_stage().unwrap();
            take(cup, close);
        }
        for (name, score) in [("m1-1", [21, 18]), ("m2-1", [0, 37])] {
            let result = cup.result(name, score, false).unwrap();
            take(&mut cup, result);
        }
        let table = crate::championship::export::table(&cup).unwrap();
        let events = results(&empty, &table, day, false).unwrap();
        assert_eq!(events.len(), 2, "what stands and what is open is passed over");
        take(&mut empty, events);
        assert_eq!(empty, cup);
        let said = |table: &str| crate::i18n::Lang::En.say(&results(&cup, table.as_bytes(), day, false).unwrap_err());
        assert!(said("match;a_score;b_score\nm1-2;3;4\n\nm1-3;38;1\n").contains("row 4"));
        assert!(said("match,a_score,b_score\nm1-2,3,x\n").contains("row 2"));
        assert!(said("m1-2,3,4\n").contains("a_score"));
    }
}
