//! Participants and results as tables (CSV), as spreadsheets save them. What of a table cannot be names its row, and nothing
//! of it is taken. Knows no file and no clock.

use jiff::civil::Date;

use base::i18n::dates;
use base::phrase::{Phrase, phrase};
use base::spreadsheet::{self, Row};

use super::Id;
use super::event::Event;
use super::export::headings;
use super::fold::{Championship, MatchState};

fn rows(bytes: &[u8]) -> Result<Vec<Row>, Phrase> {
    spreadsheet::read(bytes).map(|table| table.rows().collect()).map_err(|fault| fault.phrase())
}

fn wrong(row: usize, why: Phrase) -> Phrase {
    phrase!("championship-csv-row", row, why)
}

/// Those who join by a table: names in its first column and clubs in its second, or by a heading `name`, `club`.
pub fn joining(cup: &Championship, bytes: &[u8]) -> Result<Vec<Event>, Phrase> {
    let (mut cup, mut events) = (cup.clone(), Vec::new());
    let mut columns = (0, Some(1));
    for (at, row) in rows(bytes)?.iter().enumerate() {
        if let Some(name) = row.column(&["name"]).filter(|_| at == 0) {
            columns = (name, row.column(&["club", "verein"]));
            continue;
        }
        let cell = |column: Option<usize>| column.and_then(|at| row.get(at)).unwrap_or_default().trim();
        let join = cup.join(cell(Some(columns.0)), cell(columns.1));
        super::take(&mut cup, vec![join.map_err(|why| wrong(row.line, why))?], &mut events);
    }
    Ok(events)
}

/// The results of a table with the headings `match`, `a_score`, `b_score`, as [`export::table`](super::export::table)
/// writes it; where any two may meet, by `a` and `b`, on the day `date` or else on `day`. Rows without a result, or with
/// one that stands already, are passed over.
pub fn results(cup: &Championship, bytes: &[u8], day: Date, in_spite: bool) -> Result<Vec<Event>, Phrase> {
    let (mut cup, mut events) = (cup.clone(), Vec::new());
    let rows = rows(bytes)?;
    let Some((heading, rows)) = rows.split_first() else { return Ok(events) };
    let [name, a, b, a_score, b_score, date] = [
        "championship-column-match",
        "championship-column-a",
        "championship-column-b",
        "championship-column-a-score",
        "championship-column-b-score",
        "championship-column-date",
    ]
    .map(|id| heading.column(&headings(id).each_ref().map(String::as_str)));
    if name.or(a.and(b)).is_none() || a_score.and(b_score).is_none() {
        return Err(phrase!("championship-csv-heading"));
    }
    for row in rows {
        let cell =
            |column: Option<usize>| column.and_then(|at| row.get(at)).map(str::trim).filter(|cell| !cell.is_empty());
        let (Some(own), Some(other)) = (cell(a_score), cell(b_score)) else { continue };
        let broken = |column: Option<usize>, given: &str| {
            let column = column.and_then(|at| heading.get(at)).unwrap_or_default().trim().to_owned();
            phrase!("championship-csv-cell", row = row.line, column, given = given.to_owned())
        };
        let number = |column, text: &str| spreadsheet::whole(text).ok_or_else(|| broken(column, text));
        let score = [number(a_score, own)?, number(b_score, other)?];
        let known = cell(name).and_then(|name| cup.find(name));
        if known.is_some_and(|(_, _, one)| one.standing == MatchState::Played(score)) {
            continue;
        }
        let new = match (known, cell(name), cell(a), cell(b)) {
            (None, _, Some(one), Some(other)) if cup.stage().is_some_and(|(plan, _)| plan.is_open()) => {
                let id = |column, text| {
                    let id = |number| Id::try_from(number).map_err(|_| broken(column, text));
                    number(column, text).and_then(id)
                };
                let on = |text: &str| match dates::all(text)[..] {
                    [date] => Ok(date),
                    _ => Err(broken(date, text)),
                };
                let on = cell(date).map(on).transpose()?;
                cup.meet(id(a, one)?, id(b, other)?, score, on.unwrap_or(day)).map(|meet| vec![meet])
            }
            (_, name, ..) => cup.result(name.unwrap_or_default(), score, in_spite),
        };
        super::take(&mut cup, new.map_err(|why| wrong(row.line, why))?, &mut events);
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
        let joining = joining(&cup, bytes).map_err(|why| base::i18n::Lang::En.say(&why))?;
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
        for (open, row) in [
            ("Ada\n\"Bo,Graz\nCy\n", "row 2"),
            ("Ada,Wien\nBo,\"Graz\n", "row 2"),
            ("\"Ada \"\"Lady\"\" L\",Wien\n\n\"Bo\"\",Graz\n", "row 3"),
            ("\"", "row 1"),
        ] {
            let open = refused(open.as_bytes());
            assert!(open.contains(row) && open.contains("quotation mark"), "{open}");
        }
        assert_eq!(read(b"Ada \"Lady\" L\n\"Bo \"\"B\"\" B\"\n").map(|people| people.len()), Ok(2));
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
        assert!(base::i18n::Lang::En.say(&why).contains("10002"), "and none of them, where one cannot be");
    }

    #[test]
    fn results_come_in_as_they_went_out_in_either_language() {
        base::i18n::Lang::ALL.into_iter().for_each(come_in_as_they_went_out);
    }

    fn come_in_as_they_went_out(lang: base::i18n::Lang) {
        let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
        let mut empty = cup.clone();
        let take = |cup: &mut Championship, events: Vec<Event>| events.iter().for_each(|event| cup.take(event));
        let day = jiff::civil::date(2027, 6, 30);
        for id in 1..=13 {
            let join = cup.join(&format!("=P{id};,\""), "").unwrap();
            take(&mut empty, vec![join.clone()]);
            take(&mut cup, vec![join]);
        }
        let meet = cup.meet(3, 5, [0, 1], day).unwrap();
        take(&mut cup, vec![meet]);
        let open = crate::championship::export::table(&cup, lang);
        let events = results(&empty, open.as_bytes(), jiff::civil::date(2027, 6, 21), false).unwrap();
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
        let table = crate::championship::export::table(&cup, lang);
        let events = results(&empty, table.as_bytes(), day, false).unwrap();
        assert_eq!(events.len(), 2, "what stands and what is open is passed over");
        take(&mut empty, events);
        assert_eq!(empty, cup);
        let said = |table: &str| base::i18n::Lang::En.say(&results(&cup, table.as_bytes(), day, false).unwrap_err());
        assert!(said("match;a_score;b_score\nm1-2;3;4\n\nm1-3;38;1\n").contains("row 4"));
        let why = said("match,a_score,b_score\nm1-2,3,x\n");
        assert!(why.contains("row 2") && why.contains("column b_score") && why.contains('x'), "{why}");
        let why = said("match,a_score,b_score\nm1-2,\"1,000\",3\n");
        assert!(why.contains("row 2") && why.contains("column a_score"), "{why}");
        assert!(said("m1-2,3,4\n").contains("a_score"));
    }
}
