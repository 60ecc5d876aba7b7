//! Who joins by a table: which of its columns are names and clubs, by its heading or by what stands in it.

use base::phrase::{Phrase, phrase};
use base::spreadsheet::{Row, heading};

use super::{Draft, DraftRow, Fault, Of, used};
use crate::championship::event::Event;
use crate::championship::fold::{Championship, turned};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    Name,
    Given,
    Surname,
    /// `Surname, Given` in one cell.
    SurnameGiven,
    Club,
    LeftOut,
}

/// By which headings a column is known, those that say it best first.
const HEADINGS: [(Column, &[&str]); 6] = [
    (
        Column::Name,
        &[
            "name",
            "names",
            "full name",
            "player",
            "player name",
            "participant",
            "spieler",
            "spielerin",
            "spielername",
            "teilnehmer",
            "teilnehmerin",
            "teilnehmerinnen",
            "teilnehmende",
            "namen",
            "vor- und nachname",
        ],
    ),
    (Column::Given, &["vorname", "first name", "firstname", "given name", "given names", "forename", "rufname"]),
    (Column::Surname, &["nachname", "familienname", "zuname", "surname", "last name", "lastname", "family name"]),
    (
        Column::SurnameGiven,
        &["name, vorname", "nachname, vorname", "surname, given name", "last name, first name", "name, first name"],
    ),
    (
        Column::Club,
        &[
            "verein",
            "club",
            "klub",
            "vereinsname",
            "club name",
            "team name",
            "team",
            "mannschaft",
            "ort",
            "town",
            "city",
            "stadt",
            "wohnort",
        ],
    ),
    (
        Column::LeftOut,
        &[
            "nr",
            "no",
            "#",
            "rank",
            "rang",
            "rk",
            "platz",
            "pos",
            "id",
            "number",
            "nummer",
            "snr",
            "startnr",
            "start-nr",
            "lfd. nr",
            "rating",
            "elo",
            "dwz",
            "title",
            "titel",
            "fed",
            "land",
            "left",
            "ausgestiegen",
        ],
    ),
];

/// How many rows may stand above the heading.
pub(super) const MOST_TITLES: usize = 10;
/// What a row below a table begins with.
const SUMS: [&str; 6] = ["anzahl", "summe", "gesamt", "total", "sum", "count"];

impl Column {
    pub const ALL: [Self; 6] = [Self::Name, Self::Given, Self::Surname, Self::SurnameGiven, Self::Club, Self::LeftOut];

    /// How `--columns` names it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Given => "given",
            Self::Surname => "surname",
            Self::SurnameGiven => "surname-given",
            Self::Club => "club",
            Self::LeftOut => "-",
        }
    }

    const fn called(self) -> &'static str {
        match self {
            Self::Name => "championship-column-name",
            Self::Given => "championship-column-given",
            Self::Surname => "championship-column-surname",
            Self::SurnameGiven => "championship-column-surname-given",
            Self::Club => "championship-column-club",
            Self::LeftOut => "championship-column-left-out",
        }
    }

    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.word() == word.trim()).or_else(|| headed(word).map(|(one, _)| one))
    }

    const fn is_name(self) -> bool {
        matches!(self, Self::Name | Self::Given | Self::Surname | Self::SurnameGiven)
    }
}

/// The column of that heading, and how far down it stands among those it is known by.
fn headed(cell: &str) -> Option<(Column, usize)> {
    let plain = heading(cell);
    // `Spieler/in`, `Name / Name`, `Club (City)` are known by a part of them.
    let parts = plain.split(['/', '*', ':', '|', '(']);
    std::iter::once(plain.as_str()).chain(parts).find_map(|words| {
        let words = words.trim_matches(|sign: char| sign.is_whitespace() || matches!(sign, '.' | ':' | '*'));
        let place = |names: &[&str]| names.iter().position(|name| *name == words);
        HEADINGS.iter().find_map(|(column, names)| Some((*column, place(names)?)))
    })
}

impl Draft {
    /// Those who join by a table. `columns` says what its columns are; else its heading does, or what stands in them.
    /// `encoding`: one of [`OLD`](base::spreadsheet::OLD), else its letters say it.
    pub fn people(bytes: &[u8], columns: Option<&[Column]>, encoding: Option<&str>) -> Result<Self, Phrase> {
        let (table, rows) = super::table(bytes, encoding)?;
        let is_heading = |row: &Row| row.cells().any(|cell| headed(cell).is_some_and(|(one, _)| one.is_name()));
        let at = rows.iter().take(MOST_TITLES).position(is_heading);
        let (titles, heading, rows) = match at {
            Some(at) => (at, rows.get(at), &rows[at + 1..]),
            None => (0, None, &rows[..]),
        };
        let clubs = |row: &&Row| row.cells().any(|cell| headed(cell).is_some_and(|(one, _)| one == Column::Club));
        if let Some(first) = rows.first().filter(|row| heading.is_none() && columns.is_none() && clubs(row)) {
            return Err(phrase!("championship-csv-nameless", row = first.line));
        }
        let mut meant = Meant::default();
        let columns = match (columns, heading) {
            (Some(said), _) => said.to_vec(),
            (None, Some(heading)) => by_heading(heading)?,
            (None, None) => {
                meant = by_cells(rows, table.separator())?;
                meant.columns.clone()
            }
        };
        let (is_numbered, mut ways) = (meant.is_numbered, meant.ways);
        let drafted: Vec<DraftRow> = rows.iter().filter_map(|row| drafted(row, &columns, is_numbered)).collect();
        let one_comma = |row: &DraftRow| row.cells[0].matches(", ").count() == 1;
        let turns = |one: &Column| matches!(one, Column::Name | Column::SurnameGiven);
        let may_turn = columns.contains(&Column::Name) && !drafted.is_empty() && drafted.iter().all(one_comma);
        if ways.is_empty() && may_turn {
            let way = |to| columns.iter().map(|one| if turns(one) { to } else { *one }).collect();
            ways = vec![
                ("championship-csv-way-as-it-is", way(Column::Name)),
                ("championship-csv-way-turned", way(Column::SurnameGiven)),
            ];
        }
        let cell = |at: usize| heading.and_then(|row| row.get(at));
        let used = columns.iter().enumerate().map(|(at, one)| used(cell(at), at, one.called())).collect();
        let understood = super::understood(&table, used, titles);
        let encoding = table.encoding;
        Ok(Self { understood, encoding, rows: drafted, ways, doubt: meant.doubt, of: Of::People })
    }
}

fn by_heading(row: &Row) -> Result<Vec<Column>, Phrase> {
    let headed: Vec<Option<(Column, usize)>> = row.cells().map(headed).collect();
    let mut columns: Vec<Column> = headed.iter().map(|one| one.map_or(Column::LeftOut, |(one, _)| one)).collect();
    // A club says more than its town.
    let clubs = headed
        .iter()
        .enumerate()
        .filter_map(|(at, one)| one.filter(|(one, _)| *one == Column::Club).map(|(_, place)| (place, at)));
    let club = clubs.min().map(|(_, at)| at);
    for (at, column) in columns.iter_mut().enumerate() {
        if *column == Column::Club && Some(at) != club {
            *column = Column::LeftOut;
        }
    }
    let count = |columns: &[Column], one| columns.iter().filter(|column| **column == one).count();
    let [names, given, surnames] = [Column::Name, Column::Given, Column::Surname].map(|one| count(&columns, one));
    if names.max(given).max(surnames) > 1 || (names, given, surnames) == (1, 0, 1) {
        return Err(phrase!("championship-csv-two-names", row = row.line));
    }
    for column in &mut columns {
        *column = match (*column, (names, given, surnames)) {
            // Beside first names alone it is the other one.
            (Column::Name, (1, 1, 0)) => Column::Surname,
            (Column::Given | Column::Surname, (1, 1, 1)) => Column::LeftOut,
            (column, _) => column,
        };
    }
    Ok(columns)
}

#[derive(Default)]
struct Meant {
    columns: Vec<Column>,
    /// Whether a running number stands before each name, in its cell.
    is_numbered: bool,
    ways: Vec<(&'static str, Vec<Column>)>,
    doubt: Option<Phrase>,
}

fn by_cells(rows: &[Row], separator: char) -> Result<Meant, Phrase> {
    let width = rows.iter().map(|row| row.cells().count()).max().unwrap_or(1);
    let cell = |row: &Row, at: usize| row.get(at).unwrap_or_default().trim().to_owned();
    let is_used = |at: &usize| rows.iter().any(|row| !cell(row, *at).is_empty());
    let mut filled: Vec<usize> = (0..width).filter(is_used).collect();
    if let [first, _, ..] = filled[..] {
        let numbers: Vec<Option<usize>> =
            rows.iter().map(|row| cell(row, first).trim_end_matches('.').parse().ok()).collect();
        if is_running(&numbers) {
            filled.remove(0);
        }
    }
    let mut columns = vec![Column::LeftOut; width];
    let mut put = |at: usize, column| columns[at] = column;
    let numbers =
        |at: usize| -> Vec<Option<usize>> { rows.iter().map(|row| Some(numbered(&cell(row, at))?.0)).collect() };
    match filled[..] {
        [] => {}
        [name] => {
            put(name, Column::Name);
            return Ok(Meant { columns, is_numbered: is_running(&numbers(name)), ..Meant::default() });
        }
        [name, club] => {
            put(name, Column::Name);
            put(club, Column::Club);
            let mut turned = columns.clone();
            (turned[name], turned[club]) = (Column::Surname, Column::Given);
            let is_numbered = is_running(&numbers(name));
            let spaced = |row: &Row| row.get(club).is_some_and(|cell| cell.starts_with(' ') && !cell.trim().is_empty());
            // Where each has two words at least, they are given name and surname.
            let whole = |row: &Row| {
                let cell = cell(row, name);
                numbered(&cell).filter(|_| is_numbered).map_or(cell.as_str(), |(_, name)| name).contains(' ')
            };
            let is_doubtful = separator == ',' && rows.iter().all(spaced) && !rows.iter().all(whole);
            let row = rows.first().filter(|_| is_doubtful).map(|row| row.line);
            let ways = match row {
                Some(_) => {
                    vec![("championship-csv-way-club", columns.clone()), ("championship-csv-way-turned", turned)]
                }
                None => Vec::new(),
            };
            let doubt = row.map(|row| phrase!("championship-csv-doubt", row));
            return Ok(Meant { columns, ways, doubt, is_numbered });
        }
        [_, _, third, ..] => {
            let row = rows.iter().find(|row| !cell(row, third).is_empty()).map_or(1, |row| row.line);
            return Err(phrase!("championship-csv-columns", row, count = filled.len()));
        }
    }
    Ok(Meant { columns, ..Meant::default() })
}

fn is_running(numbers: &[Option<usize>]) -> bool {
    let first = numbers.first().copied().flatten().filter(|first| *first <= 1);
    first.is_some_and(|first| numbers.iter().enumerate().all(|(at, number)| *number == Some(first + at)))
}

/// `1. Ada` or `1) Ada`.
fn numbered(cell: &str) -> Option<(usize, &str)> {
    let (number, name) = cell.split_once(['.', ')'])?;
    Some((number.parse().ok()?, name.trim()))
}

fn drafted(row: &Row, columns: &[Column], is_numbered: bool) -> Option<DraftRow> {
    let of = |column| {
        let at = columns.iter().position(|one| *one == column);
        let is_nothing = |sign: char| sign.is_whitespace() || matches!(sign, '\u{feff}' | '\u{200b}' | '\u{2060}');
        at.and_then(|at| row.get(at)).unwrap_or_default().trim_matches(is_nothing).to_owned()
    };
    let [name, given, surname, both, club] =
        [Column::Name, Column::Given, Column::Surname, Column::SurnameGiven, Column::Club].map(of);
    let both = turned(&both).unwrap_or(both);
    let plain = |name: String| match numbered(&name).filter(|_| is_numbered) {
        Some((_, plain)) => plain.to_owned(),
        None => name,
    };
    let [name, surname] = [name, surname].map(plain);
    let words = [name, both, given, surname];
    let name = words.iter().map(|word| word.trim()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    // What a table has left empty is nobody; a row that says less than the columns that were named is somebody.
    (!name.is_empty() || !club.is_empty()).then(|| DraftRow {
        line: row.line,
        cells: vec![name, club],
        fault: None,
        doubt: None,
        is_passed_over: false,
    })
}

pub(super) fn join(cup: &Championship, cells: &[String]) -> Result<Event, Fault> {
    let cell = |at: usize| cells.get(at).map_or("", |cell| cell.trim());
    let (name, club) = (cell(0), cell(1));
    if name.is_empty() {
        return Err((0, phrase!("championship-csv-no-name")));
    }
    // What programs write below a table: `Total: 12`, an address; and columns that only spaces part.
    let is_sum = SUMS.contains(&name.to_lowercase().as_str());
    if is_sum || name.contains(": ") || name.ends_with(':') || ["://", "   "].iter().any(|part| name.contains(part)) {
        return Err((0, phrase!("championship-csv-note", given = name.to_owned())));
    }
    cup.join(name, club).map_err(|why| (usize::from(cup.join(name, "").is_ok()), why))
}
