//! Tables (CSV) as spreadsheets open and save them. What is written opens rightly in a spreadsheet of that language, and no
//! cell of it is a formula; what a spreadsheet has made of it is read again. Knows no table by its columns, and no file.

use std::borrow::Cow;
use std::collections::HashMap;

use csv::{ByteRecord, Position, ReaderBuilder, StringRecord, StringRecordsIntoIter};
use encoding_rs::{Encoding, MACINTOSH, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1252};
use jiff::Timestamp;
use jiff::civil::{DateTime, Time};
use jiff::tz::TimeZone;

use crate::i18n::Lang;
use crate::i18n::dates::{self, Order};
use crate::phrase::{Phrase, phrase};

/// By what a spreadsheet knows that a file is in UTF-8; what a program reads from a pipe has none.
pub const MARK: &str = "\u{feff}";

/// Why a file is no table; rows are counted by lines, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is no text, but a picture or a spreadsheet's own file.
    #[error("it is no text")]
    NotText,
    /// That row is the first that is not in UTF-8, as others are.
    #[error("row {0} is not in UTF-8")]
    NotUtf8(usize),
    /// In that row a quotation begins that does not end.
    #[error("a quotation mark in row {0} is never closed")]
    Unclosed(usize),
}

impl Fault {
    /// What is wrong, for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NotText => phrase!("core-table-no-text"),
            Self::NotUtf8(row) => phrase!("core-table-encoding", row = *row),
            Self::Unclosed(row) => phrase!("core-table-unclosed", row = *row),
        }
    }
}

/// A row.
#[derive(Clone, Debug)]
pub struct Row {
    /// The line in which it begins, counted from 1.
    pub line: usize,
    cells: StringRecord,
}

impl Row {
    /// A cell as it was written; nothing behind the last one.
    pub fn get(&self, column: usize) -> Option<&str> {
        self.cells.get(column)
    }

    /// All cells as they were written.
    pub fn cells(&self) -> impl Iterator<Item = &str> {
        self.cells.iter()
    }

    /// The column with one of these headings, large or small.
    pub fn column(&self, names: &[&str]) -> Option<usize> {
        self.cells.iter().position(|cell| names.contains(&heading(cell).as_str()))
    }
}

/// A heading in small letters.
pub fn heading(cell: &str) -> String {
    // Some programs put the mark of UTF-8 within the quotation marks of the first heading.
    cell.trim_start_matches(MARK).trim().to_lowercase()
}

/// A table.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// What its file is written in, as it is called everywhere.
    pub encoding: &'static str,
    text: Cow<'a, str>,
    /// The byte with which it begins.
    begin: usize,
    sign: u8,
    /// The line in which it begins, counted from 1.
    line: usize,
}

struct Rows<'a> {
    text: &'a str,
    records: StringRecordsIntoIter<&'a [u8]>,
    /// Up to which byte lines were counted, and how many begin there and before.
    counted: (usize, usize),
}

/// What old programs write, told by no byte: Windows in the west and the middle of Europe, and the Macintosh.
pub const OLD: [&str; 3] = ["Windows-1252", "Windows-1250", "MacRoman"];

/// Reads a table: its cells are parted by what parts most of its rows alike, or by what `sep=` says before them.
pub fn read(bytes: &[u8]) -> Result<Table<'_>, Fault> {
    read_in(bytes, None)
}

/// The same, in one of [`OLD`] where it is said in which.
pub fn read_in<'a>(bytes: &'a [u8], encoding: Option<&str>) -> Result<Table<'a>, Fault> {
    let said = old().into_iter().find(|old| Some(old.name) == encoding);
    let (text, encoding) = said.map_or_else(|| decoded(bytes), |old| Ok((old.text(bytes), old.name)))?;
    let own = text.strip_prefix(MARK).unwrap_or(&text);
    let (signs, rest) = separated(own).map_or((SIGNS.to_vec(), own), |(sign, rest)| (vec![sign], rest));
    // Of several that are equal the last one is taken.
    let ways = signs.into_iter().map(|sign| (sign, SeparatorScore::by(sign, rest)));
    let (sign, split) = ways.max_by_key(|(_, split)| split.alike).unwrap_or((b',', SeparatorScore::default()));
    let begin = text.len() - rest.len();
    if is_unclosed(&rest[split.last..], sign) {
        return Err(Fault::Unclosed(1 + lines(&text[..begin + split.last])));
    }
    let line = 1 + lines(&text[..begin]);
    Ok(Table { encoding, begin, sign, line, text })
}

/// How files of other kinds begin that are text as well.
const OTHERS: [&str; 9] = ["{\\rtf", "<html", "<!doctype", "<?xml", "<table", "%pdf-", "[{", "{\"", "[["];

fn begins(text: &str, with: &str) -> bool {
    text.get(..with.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(with))
}

/// In UTF-8 or UTF-16, with or without their mark, or else as old programs for Windows and the Macintosh write.
fn decoded(bytes: &[u8]) -> Result<(Cow<'_, str>, &'static str), Fault> {
    let wide = match encoding_rs::Encoding::for_bom(bytes) {
        Some((marked, mark)) => (marked != UTF_8).then(|| (marked, &bytes[mark..])),
        None => wide(bytes).map(|wide| (wide, bytes)),
    };
    let decoded = if let Some((wide, bytes)) = wide {
        wide.decode_without_bom_handling_and_without_replacement(bytes).map(|text| (text, "UTF-16"))
    } else if let Ok(text) = std::str::from_utf8(bytes) {
        Some((Cow::Borrowed(text), "UTF-8"))
    } else {
        // Letters that are rightly in UTF-8 are no accident.
        if bytes.utf8_chunks().any(|part| !part.valid().is_ascii()) {
            let before = bytes.utf8_chunks().next().map_or("", |part| part.valid());
            return Err(Fault::NotUtf8(1 + lines(before)));
        }
        let [western, eastern, mac] = old();
        // Old programs for the Macintosh alone end their lines so, and none of them like those for Windows.
        let ways = match (bytes.contains(&b'\n'), bytes.windows(2).any(|end| end == b"\r\n")) {
            (false, _) if bytes.contains(&b'\r') => vec![mac, western, eastern],
            (_, true) => vec![western, eastern],
            (_, false) => vec![western, mac, eastern],
        };
        // Of several that are equal the first one is taken.
        let texts = ways.into_iter().map(|old| (old.text(bytes), old));
        let likely = texts.min_by_key(|(text, old)| oddities(text) + foreign(text, old.alphabets));
        likely.map(|(text, old)| (text, old.name))
    };
    let is_other = |text: &str| OTHERS.iter().any(|begin| begins(text.trim_start_matches(MARK).trim_start(), begin));
    // What was typed by hand may hold anything but a heading.
    let first = |text: &str| text.lines().next().is_some_and(|line| line.contains('\0'));
    let is_text = |text: &str, encoding| !if encoding == "UTF-8" { first(text) } else { text.contains('\0') };
    decoded.filter(|(text, encoding)| is_text(text, *encoding) && !is_other(text)).ok_or(Fault::NotText)
}

/// Without a mark: every other byte of its separators, the ends of its lines included, is nothing.
fn wide(bytes: &[u8]) -> Option<&'static Encoding> {
    let nothing = |from| bytes.iter().skip(from).step_by(2).any(|byte| *byte == 0);
    let ends_lines = |end| !bytes.contains(&b'\n') || bytes.windows(2).any(|pair| *pair == end);
    match (nothing(0), nothing(1)) {
        (true, false) => Some(UTF_16BE).filter(|_| ends_lines([0, b'\n'])),
        (false, true) => Some(UTF_16LE).filter(|_| ends_lines([b'\n', 0])),
        (true, true) | (false, false) => None,
    }
}

struct Old {
    name: &'static str,
    encoding: &'static Encoding,
    /// What may stand in one name, beside plain letters: those of one language each.
    alphabets: &'static [&'static str],
}

const WESTERN: [&str; 11] = [
    "äöüß",
    "àâæçéèêëîïôœùûüÿ",
    "àèéìíòóù",
    "áéíñóúü",
    "àçèéíïòóúü",
    "áâãàçéêíóôõúü",
    "æøåäéöü",
    "åäéöü",
    "áéðíóöúýþæ",
    "éèëïöü",
    "äõüšž",
];
const EASTERN: [&str; 6] = ["áčďéěíňóřšťúůýžöü", "áäčďéíĺľňóôŕšťúýž", "ąćęłńóśźż", "áéíóöőúüű", "čćđšž", "ăâîşţ"];

fn old() -> [Old; 3] {
    let encodings: [(_, &[&str]); 3] = [(WINDOWS_1252, &WESTERN), (WINDOWS_1250, &EASTERN), (MACINTOSH, &WESTERN)];
    std::array::from_fn(|at| Old { name: OLD[at], encoding: encodings[at].0, alphabets: encodings[at].1 })
}

impl Old {
    fn text<'a>(&self, bytes: &'a [u8]) -> Cow<'a, str> {
        self.encoding.decode_without_bom_handling(bytes).0
    }
}

/// How many names there are with letters of no one language: `Jiøí`, which is `Jiří` read wrong.
fn foreign(text: &str, alphabets: &[&str]) -> usize {
    let is_foreign = |name: &&str| {
        let letters: Vec<char> = name.chars().flat_map(char::to_lowercase).collect();
        let holds = |alphabet: &&str| letters.iter().all(|letter| letter.is_ascii() || alphabet.contains(*letter));
        !alphabets.iter().any(holds) || !(0..letters.len()).all(|at| is_in_place(&letters, at))
    };
    text.split(|sign: char| !sign.is_alphabetic()).filter(is_foreign).count()
}

/// Whether a letter is where names have it: of `õ` and `û`, and of what Hungarian has by the same bytes, alphabets alone do
/// not tell. Portuguese has õ before e, Estonian in the first syllable of a name without letters it lacks; French has û
/// neither last nor beside z; and no vowel follows ő and ű.
fn is_in_place(letters: &[char], at: usize) -> bool {
    const VOWELS: &str = "aäáeéiíoóöőuúüű";
    const ESTONIAN: &str = "abdefghijklmnoprstuvõäüšž";
    let (before, after) = (&letters[..at], letters.get(at + 1).copied());
    let is_estonian = || letters.iter().all(|letter| ESTONIAN.contains(*letter));
    match letters[at] {
        'õ' => after == Some('e') || is_estonian() && !before.iter().any(|letter| VOWELS.contains(*letter)),
        'û' => after.is_some_and(|after| after != 'z') && !before.last().is_some_and(|before| "yz".contains(*before)),
        'ő' | 'ű' => !after.is_some_and(|after| VOWELS.contains(after)),
        _ => true,
    }
}

/// Signs that are no letters beside letters, capitals within a word of small letters, small letters at its beginning.
fn oddities(text: &str) -> usize {
    const QUOTES: [char; 7] = ['’', '‘', '“', '”', '„', '«', '»'];
    let letters: Vec<char> = text.chars().collect();
    let at = |place: usize| letters.get(place).copied().unwrap_or(' ');
    let is_odd = |place: usize| {
        let (before, own, after) = (at(place.wrapping_sub(1)), at(place), at(place + 1));
        let ligature = matches!(own, 'ﬁ' | 'ﬂ');
        match own.is_alphabetic() && !ligature {
            _ if own.is_ascii() || QUOTES.contains(&own) => false,
            false => before.is_alphabetic() || after.is_alphabetic(),
            true if own.is_uppercase() => before.is_alphabetic() && (before.is_lowercase() || after.is_lowercase()),
            true => own.is_lowercase() && !before.is_alphabetic(),
        }
    };
    (0..letters.len()).filter(|place| is_odd(*place)).count()
}

impl Table<'_> {
    /// By what its cells are parted.
    pub fn separator(&self) -> char {
        char::from(self.sign)
    }

    /// Its rows, but those of empty cells.
    pub fn rows(&self) -> impl Iterator<Item = Row> {
        let text = &self.text[self.begin..];
        Rows { text, records: reader(text, self.sign).into_records(), counted: (0, self.line) }
    }
}

/// What may part cells. A comma may be part of a name or of a number, so it comes late: early here.
const SIGNS: [u8; 4] = [b'|', b',', b'\t', b';'];

#[derive(Default)]
struct SeparatorScore {
    /// How many rows have as many cells as most of those that have several, less all others.
    alike: i64,
    /// The byte with which the last row begins.
    last: usize,
}

impl SeparatorScore {
    fn by(sign: u8, text: &str) -> Self {
        let (mut widths, mut record, mut all, mut last) = (HashMap::<usize, i64>::new(), ByteRecord::new(), 0, 0);
        let mut reader = reader(text, sign);
        while reader.read_byte_record(&mut record).unwrap_or(false) {
            all += 1;
            last = begin(record.position(), text);
            if record.len() > 1 {
                *widths.entry(record.len()).or_default() += 1;
            }
        }
        Self { alike: 2 * widths.into_values().max().unwrap_or_default() - all, last }
    }
}

/// The byte with which a row begins: behind the empty lines before it.
fn begin(position: Option<&Position>, text: &str) -> usize {
    let from = position.and_then(|position| usize::try_from(position.byte()).ok()).unwrap_or_default();
    from + text[from..].bytes().take_while(|byte| matches!(byte, b'\n' | b'\r')).count()
}

/// Whether a quotation in the last row goes on to the end: then it is the same row with a closing mark behind it.
fn is_unclosed(row: &str, sign: u8) -> bool {
    let rows = |text: &str| reader(text, sign).into_byte_records().flatten().collect::<Vec<_>>();
    row.contains('"') && rows(row) == rows(&format!("{row}\""))
}

fn reader(text: &str, separator: u8) -> csv::Reader<&[u8]> {
    ReaderBuilder::new().has_headers(false).flexible(true).delimiter(separator).from_reader(text.as_bytes())
}

fn lines(text: &str) -> usize {
    let bytes = text.as_bytes();
    let ends = |at: &usize| bytes[*at] == b'\n' || bytes[*at] == b'\r' && bytes.get(at + 1) != Some(&b'\n');
    (0..bytes.len()).filter(ends).count()
}

/// A line `sep=;` before a table says what its cells are parted by.
fn separated(text: &str) -> Option<(u8, &str)> {
    let end = text.find(['\n', '\r']).unwrap_or(text.len());
    let (line, rest) = text.split_at(end);
    let line = line.trim_start_matches('"');
    let (name, sign) = line.split_at_checked(4)?;
    let sign =
        sign.bytes().next().filter(|sign| name.eq_ignore_ascii_case("sep=") && sign.is_ascii() && *sign != b'"')?;
    let rest = rest.strip_prefix('\r').unwrap_or(rest);
    Some((sign, rest.strip_prefix('\n').unwrap_or(rest)))
}

impl Iterator for Rows<'_> {
    type Item = Row;

    fn next(&mut self) -> Option<Row> {
        loop {
            // The text is in UTF-8 and in memory: nothing else can be wrong with a row.
            let cells = self.records.next()?.ok()?;
            let begin = begin(cells.position(), self.text);
            let (from, line) = self.counted;
            self.counted = (begin, line + lines(&self.text[from..begin]));
            let is_guarded = cells.iter().any(|cell| cell.starts_with('\''));
            let cells: StringRecord = if is_guarded { cells.iter().map(bare).collect() } else { cells };
            if cells.iter().any(|cell| !cell.trim().is_empty()) {
                return Some(Row { line: self.counted.1, cells });
            }
        }
    }
}

/// Writes rows for a spreadsheet of that language, without [`MARK`]; semicolons part cells where numbers have a comma.
pub fn write<R>(lang: Lang, rows: impl IntoIterator<Item = R>) -> String
where
    R: IntoIterator<Item: AsRef<str>>,
{
    let separator = match lang {
        Lang::De => ';',
        Lang::En => ',',
    };
    let mut out = String::new();
    for row in rows {
        for (place, cell) in row.into_iter().enumerate() {
            if place > 0 {
                out.push(separator);
            }
            let cell = guarded(cell.as_ref());
            // Quoted for every separator, so that none but the true one parts all rows alike.
            if cell.contains([',', ';', '\t', '"', '\n', '\r']) {
                out.push('"');
                out.push_str(&cell.replace('"', "\"\""));
                out.push('"');
            } else {
                out.push_str(&cell);
            }
        }
        out.push('\n');
    }
    out
}

fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
}

fn is_number(text: &str) -> bool {
    let digits = text.trim_start_matches(['+', '-']);
    let is_whole = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    text.len() - digits.len() <= 1 && digits.splitn(2, ['.', ',']).all(is_whole)
}

/// With the mark of spreadsheets before what would be a formula without it.
fn guarded(text: &str) -> Cow<'_, str> {
    let is_guarded = is_formula(text.trim_start_matches('\'')) && !is_number(text);
    if is_guarded { Cow::Owned(format!("'{text}")) } else { Cow::Borrowed(text) }
}

fn bare(text: &str) -> &str {
    text.strip_prefix('\'').filter(|rest| is_formula(rest.trim_start_matches('\''))).unwrap_or(text)
}

/// The whole number that a cell is, also as `2.310`, `2,310`, `2310,00`; none where it may be two, as `1,000`.
pub fn whole(text: &str) -> Option<u32> {
    let text = text.trim();
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let mut readings: Vec<u32> = Vec::new();
    let mut read = |digits: String| readings.extend(digits.parse::<u32>().ok());
    if is_digits(text) {
        read(text.to_owned());
    }
    for point in ['.', ','] {
        let (number, rest) = text.rsplit_once(point).map_or((text, None), |(number, rest)| (number, Some(rest)));
        if rest.is_some_and(|rest| !is_digits(rest) || rest.bytes().any(|byte| byte != b'0')) {
            continue;
        }
        if rest.is_some() && is_digits(number) {
            read(number.to_owned());
        }
        for group in ['.', ',', ' ', '\'', '’', '\u{a0}', '\u{2009}', '\u{202f}'] {
            let parts: Vec<&str> = number.split(group).collect();
            let (first, others) = parts.split_first()?;
            let is_grouped = group != point && !others.is_empty() && is_digits(first) && first.len() <= 3;
            if is_grouped && others.iter().all(|part| part.len() == 3 && is_digits(part)) {
                read(parts.concat());
            }
        }
    }
    readings.dedup();
    <[u32; 1]>::try_from(readings).ok().map(|[number]| number)
}

/// Whether a cell says yes or no.
pub fn truth(text: &str) -> Option<bool> {
    match text.trim().to_lowercase().as_str() {
        "true" | "wahr" | "yes" | "ja" | "1" => Some(true),
        "false" | "falsch" | "no" | "nein" | "0" => Some(false),
        _ => None,
    }
}

/// The moment that a cell is, in UTC where it says no zone, to the second at least: without its second it is none.
pub fn moment(text: &str, order: Order) -> Option<Timestamp> {
    let text = text.trim();
    if let Ok(moment) = text.parse() {
        return Some(moment);
    }
    let (date, time) = text.split_once(['T', ' '])?;
    let date = dates::date(date.trim_end_matches(','), order)?;
    DateTime::from_parts(date, time_of_day(time.trim())?).to_zoned(TimeZone::UTC).ok().map(|moment| moment.timestamp())
}

fn time_of_day(text: &str) -> Option<Time> {
    let upper = text.to_ascii_uppercase();
    let half = [("AM", 0), ("PM", 12)].into_iter().find_map(|(half, later)| Some((upper.strip_suffix(half)?, later)));
    let (clock, later) = half.map_or((upper.as_str(), None), |(clock, later)| (clock, Some(later)));
    let parts: Vec<&str> = clock.trim().split(':').collect();
    let [hour, minute, second] = <[&str; 3]>::try_from(parts).ok()?;
    let (second, part) = second.split_once(['.', ',']).unwrap_or((second, ""));
    let number = |text: &str| -> Option<i8> {
        ((1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())).then(|| text.parse().ok())?
    };
    let hour = match (number(hour)?, later) {
        (hour, None) => hour,
        (hour @ 1..=12, Some(later)) => hour % 12 + later,
        (_, Some(_)) => return None,
    };
    let nanos = (part.len() <= 9 && part.bytes().all(|byte| byte.is_ascii_digit())).then(|| format!("{part:0<9}"))?;
    Time::new(hour, number(minute)?, number(second)?, nanos.parse().ok()?).ok()
}

#[cfg(test)]
mod tests;
