//! What printed sheets have in common: the head, the day, labels and lines to write on, who has won. Knows no game.

use jiff::Timestamp;
use jiff::civil::Date;

use base::draw::plot::Mark;
use base::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, Text, text};
use base::i18n::{Lang, dates, tr};

use super::{View, marked};
use crate::game::record::Header;
use crate::game::{Seat, Turn};

pub const MARGIN: f32 = 9.0;
/// Where the head ends with a line, mm from above.
pub const HEAD: f32 = 24.0;
pub const LABEL: f32 = 2.7;
const BASE: f32 = 17.4;
const EMBLEM: f32 = 14.0;

#[derive(Debug)]
pub struct Leaf {
    pub drawing: Drawing,
    pub lang: Lang,
}

#[derive(Debug)]
pub struct Head<'a> {
    pub emblem: Drawing,
    pub title: &'a str,
    pub name: &'a str,
}

/// Who plays, who has won, and the day it began; nobody on a blank sheet.
#[derive(Clone, Debug, Default)]
pub struct Who {
    pub names: Vec<String>,
    pub marks: Vec<Option<Mark>>,
    pub winners: Vec<Seat>,
    pub date: Option<String>,
}

impl Who {
    pub fn of(header: &Header, turn: &Turn, view: &View) -> Self {
        let names = header.players.iter().map(|player| player.name.clone()).collect();
        let (winners, date) = (turn.winners().to_vec(), date(header, view.lang));
        Self { names, marks: view.marks.clone(), winners, date }
    }

    pub fn player(&self, seat: Seat) -> (&str, Option<Mark>) {
        (self.names.get(seat).map_or("", String::as_str), self.marks.get(seat).copied().flatten())
    }
}

impl Leaf {
    pub fn new(width: f32, height: f32, head: Head<'_>, date: Option<&str>, lang: Lang) -> Self {
        let mut leaf = Self::undated(width, height, head, lang);
        let label = tr!(lang, "print-label-date");
        let right = width - MARGIN;
        let left = right - 34.0 - text::width(&label, Font::Sans, LABEL);
        leaf.blank(&label, left, right, BASE, date.unwrap_or_default());
        leaf
    }

    pub fn undated(width: f32, height: f32, head: Head<'_>, lang: Lang) -> Self {
        let mut leaf = Self { drawing: Drawing::new(width, height), lang };
        leaf.drawing.place(Affine::scale(EMBLEM / 40.0).shifted(MARGIN, 7.0), head.emblem);
        let (x, size) = (MARGIN + EMBLEM + 3.0, 9.0);
        leaf.words(x, BASE, head.title, Font::SerifBold, size, Role::Text);
        let x = x + text::width(head.title, Font::SerifBold, size) + 2.6;
        leaf.words(x, BASE, head.name, Font::SerifItalic, 5.0, Role::Faint);
        leaf.rule(MARGIN, width - MARGIN, HEAD, Stroke::new(Role::Text.into(), 0.45));
        leaf
    }

    pub fn words(&mut self, x: f32, y: f32, words: impl ToString, font: Font, size: f32, role: Role) {
        let words = words.to_string();
        if !words.is_empty() {
            self.drawing.text(Text::new((x, y), words, font, size, role.into()));
        }
    }

    pub fn centred(&mut self, x: f32, y: f32, words: impl ToString, font: Font, size: f32, role: Role) {
        self.drawing.text(Text::new((x, y), words.to_string(), font, size, role.into()).centred());
    }

    pub fn ending(&mut self, x: f32, y: f32, words: impl ToString, font: Font, size: f32, role: Role) {
        self.drawing.text(Text::new((x, y), words.to_string(), font, size, role.into()).ending());
    }

    /// A label and a line to write on, from `left` to `right`, with what is written there.
    pub fn blank(&mut self, label: &str, left: f32, right: f32, base: f32, written: &str) {
        self.signed(label, (left, right), base, (written, None));
    }

    /// The same with a name, after the mark of who has it.
    pub fn signed(&mut self, label: &str, (left, right): (f32, f32), base: f32, (name, mark): (&str, Option<Mark>)) {
        self.words(left, base, label, Font::Sans, LABEL, Role::Faint);
        let gap = if label.is_empty() { 0.0 } else { 1.5 };
        let from = left + text::width(label, Font::Sans, LABEL) + gap;
        self.write_on(from, right, base + 1.1);
        if !name.is_empty() {
            let name = Text::new((from + 0.5, base - 0.1), name, Font::SerifItalic, 5.2, Role::Pencil.into());
            marked::write(&mut self.drawing, mark, name, right - from - 1.0);
        }
    }

    pub fn rule(&mut self, from: f32, to: f32, y: f32, stroke: Stroke) {
        self.drawing.rule((from, y), (to, y), stroke);
    }

    pub fn upright(&mut self, x: f32, top: f32, low: f32, stroke: Stroke) {
        self.drawing.rule((x, top), (x, low), stroke);
    }

    pub fn column(&mut self, from: f32, to: f32, base: f32, label: &str) {
        let at = Point::new(f32::midpoint(from, to), base);
        let label = Text::new(at, label, Font::Sans, LABEL, Role::Faint.into()).fitted(to - from);
        self.drawing.text(label.centred());
    }

    pub fn write_on(&mut self, from: f32, to: f32, y: f32) {
        self.rule(from, to, y, Stroke::new(Role::Faint.into(), 0.2));
    }

    /// The mark of who has won, ending there; gives back where it begins.
    pub fn crown(&mut self, right: f32, base: f32) -> f32 {
        let words = tr!(self.lang, "print-label-winner");
        let (font, size, air, height) = (Font::SansBold, 2.9, 1.8, 4.6);
        let width = text::width(&words, font, size) + 2.0 * air;
        let middle = base - text::cap_height(font, size) / 2.0;
        let pill = Path::rounded(right - width, middle - height / 2.0, width, height, height / 2.0);
        self.drawing.fill(pill, Role::Text.into());
        self.words(right - width + air, base, &words, font, size, Role::Paper);
        right - width
    }
}

/// The day a match began, as it stands on a sheet; none where its record has no time.
pub fn date(header: &Header, lang: Lang) -> Option<String> {
    let date = day(header.started.as_deref()?)?;
    Some(lang.say(&dates::day(date)))
}

/// The day of a time as records write it, by the clock that it names.
fn day(started: &str) -> Option<Date> {
    started.parse::<Timestamp>().ok()?;
    started.get(..10)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_said_as_the_language_says_it() {
        let header = br#"{"wurfzabel":1,"game":"namaste","players":[{"name":"Ada","kind":"human"}],"started":"2026-11-20T18:03:00Z"}"#;
        let header = Header::read(header).expect("it is a header");
        assert_eq!(date(&header, Lang::De).as_deref(), Some("20. November 2026"));
        assert_eq!(date(&header, Lang::En).as_deref(), Some("20 November 2026"));
    }

    #[test]
    fn what_is_no_time_has_no_date() {
        for wrong in ["", "2026-11-20", "yesterday", "2026-13-20T18:03:00Z", "2026-11-20 äöü"] {
            assert_eq!(day(wrong), None, "{wrong}");
        }
    }
}
