//! The printed sheets of a championship, drawn for A4 and laid out on any paper. Nothing is told by colour alone.

use std::collections::BTreeSet;

use jiff::civil::Date;

use base::draw::paper::{self, About};
use base::draw::sheet::{Paper, lay_out};
use base::draw::{Affine, Align, Drawing, Font, Point, Role, Size, Stroke, Text};
use base::i18n::{Lang, dates, tr};
use base::phrase::{Phrase, phrase};
use games::table::Title;
use games::table::leaf::{HEAD, LABEL, Leaf, MARGIN};

use super::fold::{Championship, RunningPart, RunningStage, Seat};
use super::rank::Row;
use super::{Id, plan, words};
use crate::store::people::People;

pub mod bracket;
pub mod calendar;
mod card;
mod certificate;
pub mod course;
pub mod crosstable;
mod pairings;
mod participants;
mod scores;
mod table;

pub use certificate::prize;
pub use pairings::{Call, calls};

#[cfg(test)]
pub(super) mod tests;

#[derive(Clone, Copy)]
pub struct Order<'a> {
    pub cup: &'a Championship,
    pub title: &'a dyn Title,
    /// Where a sheet is of a round; without, the next that is open.
    pub round: Option<words::Kind>,
    /// Whose signs score sheets bear.
    pub people: Option<&'a People>,
    pub lang: Lang,
}

#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    /// Its name on the command line.
    pub key: &'static str,
    pub name: &'static str,
    pub about: &'static str,
    make: Make,
}

#[derive(Clone, Copy, Debug)]
enum Make {
    All(fn(&Order<'_>) -> Result<Vec<Drawing>, Phrase>),
    /// One for each participant, or for this one alone.
    Each(fn(&Order<'_>, Option<Id>) -> Result<Vec<Drawing>, Phrase>),
}

const fn sheet([key, name, about]: [&'static str; 3], make: fn(&Order<'_>) -> Result<Vec<Drawing>, Phrase>) -> Sheet {
    Sheet { key, name, about, make: Make::All(make) }
}

pub const ALL: &[Sheet] = &[
    sheet(["table", "championship-sheet-table", "championship-sheet-table-about"], table::pages),
    sheet(["pairings", "championship-sheet-pairings", "championship-sheet-pairings-about"], pairings::pages),
    sheet(["crosstable", "championship-sheet-crosstable", "championship-sheet-crosstable-about"], crosstable::pages),
    sheet(
        ["participants", "championship-sheet-participants", "championship-sheet-participants-about"],
        participants::pages,
    ),
    sheet(["bracket", "championship-sheet-bracket", "championship-sheet-bracket-about"], bracket::pages),
    sheet(
        ["certificates", "championship-sheet-certificates", "championship-sheet-certificates-about"],
        certificate::pages,
    ),
    sheet(["scores", "championship-sheet-scores", "championship-sheet-scores-about"], scores::pages),
    sheet(["calendar", "championship-sheet-calendar", "championship-sheet-calendar-about"], calendar::pages),
    Sheet {
        key: "card",
        name: "championship-sheet-card",
        about: "championship-sheet-card-about",
        make: Make::Each(card::pages),
    },
];

impl Sheet {
    /// An error where what it would show has not begun.
    pub fn pages(&self, order: &Order<'_>, paper: Paper) -> Result<Vec<Drawing>, Phrase> {
        self.pages_of(order, None, paper)
    }

    /// Whether a championship of that plan ever comes to what it shows.
    pub fn is_of(&self, plan: &plan::Plan) -> bool {
        match self.key {
            "table" => plan.stages.iter().any(plan::Stage::has_table),
            "crosstable" => plan.has_groups(),
            "bracket" => plan.has_bracket(),
            _ => true,
        }
    }

    pub fn is_of_round(&self) -> bool {
        matches!(self.key, "pairings" | "scores")
    }

    pub fn is_each(&self) -> bool {
        matches!(self.make, Make::Each(_))
    }

    pub fn pages_of(&self, order: &Order<'_>, whom: Option<Id>, paper: Paper) -> Result<Vec<Drawing>, Phrase> {
        if !self.is_of(order.cup.plan()) {
            return Err(phrase!("championship-sheet-never", sheet = Phrase::new(self.name)));
        }
        let pages = match self.make {
            Make::All(make) => make(order)?,
            Make::Each(make) => make(order, whom)?,
        };
        Ok(lay_out(&pages, paper, 1))
    }

    /// The PDF, and how many pages it has.
    pub fn pdf(&self, order: &Order<'_>, paper: Paper) -> Result<(Vec<u8>, usize), Phrase> {
        self.pdf_of(order, None, paper)
    }

    pub fn pdf_of(&self, order: &Order<'_>, whom: Option<Id>, paper: Paper) -> Result<(Vec<u8>, usize), Phrase> {
        let (pages, lang, head) = (self.pages_of(order, whom, paper)?, order.lang, order.cup.head());
        let title = format!("{} · {}", head.titled(), lang.say(&Phrase::new(self.name)));
        let about = About { title, lang, accent: order.title.about().accent };
        let bytes = paper::write(&pages, 1, &about);
        let bytes = bytes.map_err(|error| phrase!("print-failed", why = error.to_string()))?;
        Ok((bytes, pages.len()))
    }
}

fn not_begun(sheet: &'static str) -> Phrase {
    phrase!("championship-sheet-not-begun", sheet = Phrase::new(sheet))
}

/// A4, mm.
const UPRIGHT: Size = Paper::A4.size();
/// Where the content of a page begins, mm from above.
const TOP: f32 = HEAD + 5.0;
/// What is left free below, mm.
const FOOT: f32 = 13.0;

type Style = (Font, f32, Role);

const PLAIN: Style = (Font::Sans, 3.3, Role::Text);
const BOLD: Style = (Font::SansBold, 3.3, Role::Text);
const FAINT: Style = (Font::Sans, 2.9, Role::Faint);
const HEADING: Style = (Font::SerifBold, 5.4, Role::Text);

/// Words no wider than `room`: smaller where they are long, and only then cut.
fn write(leaf: &mut Leaf, at: impl Into<Point>, align: Align, room: f32, words: impl ToString, style: Style) {
    let (words, (font, size, role)) = (words.to_string(), style);
    if !words.is_empty() {
        leaf.drawing.text(Text { align, ..Text::new(at, words, font, size, role.into()).fitted(room) });
    }
}

struct Book<'a> {
    order: &'a Order<'a>,
    size: Size,
    name: String,
    pages: Vec<Leaf>,
    /// Where what comes next begins, mm from above.
    y: f32,
}

impl<'a> Book<'a> {
    fn new(
        order: &'a Order<'a>,
        size: Size,
        name: &'static str,
        about: impl IntoIterator<Item = Option<String>>,
    ) -> Self {
        let name = order.lang.say(&Phrase::new(name));
        let name = joined([Some(name)].into_iter().chain(about));
        Self { order, size, name, pages: Vec::new(), y: f32::MAX }
    }

    fn page(&mut self) -> &mut Leaf {
        let Size { width, height } = self.size;
        let mut leaf = Leaf { drawing: Drawing::new(width, height), lang: self.order.lang };
        leaf.drawing.place(Affine::scale(14.0 / 40.0).shifted(MARGIN, 7.0), self.order.title.about().emblem());
        let (left, room) = (MARGIN + 17.0, width - 2.0 * MARGIN - 17.0);
        let head = self.order.cup.head();
        let title = head.titled();
        write(&mut leaf, (left, 13.2), Align::Left, room, &title, (Font::SerifBold, 7.4, Role::Text));
        write(&mut leaf, (left, 20.3), Align::Left, room, &self.name, (Font::SerifItalic, 4.8, Role::Faint));
        leaf.rule(MARGIN, width - MARGIN, HEAD, Stroke::new(Role::Text.into(), 0.45));
        self.pages.push(leaf);
        self.y = TOP;
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    fn bottom(&self) -> f32 {
        self.size.height - FOOT
    }

    /// A new page where so much has no room on this one; whether there is one.
    fn room(&mut self, need: f32) -> bool {
        let full = self.y + need > self.bottom();
        if full {
            self.page();
        }
        full
    }

    fn leaf(&mut self) -> &mut Leaf {
        if self.pages.is_empty() {
            self.page();
        }
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    fn done(self) -> Vec<Drawing> {
        let (count, Size { width, height }) = (self.pages.len(), self.size);
        let number = |(at, mut leaf): (usize, Leaf)| {
            if count > 1 {
                let words = format!("{} / {count}", at + 1);
                leaf.ending(width - MARGIN, height - 7.0, &words, Font::Sans, LABEL, Role::Faint);
            }
            leaf.drawing
        };
        self.pages.into_iter().enumerate().map(number).collect()
    }
}

pub fn day(date: Date, lang: Lang) -> String {
    lang.say(&words::day(date))
}

/// A day of the week, Monday being 0, in short.
fn weekday(nth: usize, lang: Lang) -> String {
    let all = tr!(lang, "championship-sheet-weekdays");
    all.split_whitespace().nth(nth).unwrap_or_default().to_owned()
}

fn short_day(date: Date, lang: Lang) -> String {
    let nth = usize::try_from(date.weekday().to_monday_zero_offset()).unwrap_or(0);
    let month = phrase!("core-month", month = date.month());
    tr!(lang, "championship-sheet-short-day", weekday = weekday(nth, lang), day = date.day(), month)
}

pub fn days(plan: &plan::Stage, lang: Lang) -> String {
    lang.say(&dates::days(plan.first, plan.last()))
}

pub fn stage(plan: &plan::Stage, lang: Lang) -> String {
    let name = lang.say(&Phrase::new(plan.name));
    format!("{name} · {}", days(plan, lang))
}

pub fn part_name(cup: &Championship, plan: &plan::Stage, part: &RunningPart, lang: Lang) -> String {
    lang.say(&words::part(cup, plan, part))
}

fn group_name(key: &str, lang: Lang) -> String {
    lang.say(&words::group(key))
}

/// Who is shown as going through as a table stands: nobody before anything has been played.
pub fn through(rows: &[Row]) -> BTreeSet<Id> {
    let begun = rows.iter().any(|row| row.tally.played > 0);
    rows.iter().filter(|row| begun && row.through == Some(true)).map(|row| row.id).collect()
}

fn joined(parts: impl IntoIterator<Item = Option<String>>) -> String {
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn ended_early(stage: &RunningStage, lang: Lang) -> Option<String> {
    words::ended_early(stage).map(|ended| lang.say(&ended))
}

fn stale_legend(order: &Order<'_>) -> Option<String> {
    (!order.cup.stale().is_empty()).then(|| words::stale_legend(order.lang))
}

fn stale_marked(result: String, is_stale: bool) -> String {
    if is_stale { format!("{result}{}", words::STALE_SIGN) } else { result }
}

pub fn seated(cup: &Championship, seat: Seat) -> &str {
    match seat {
        Seat::Of(id) => cup.name(id),
        Seat::Unknown => "",
        Seat::Empty => "–",
    }
}

pub fn club(cup: &Championship, id: Id, lang: Lang) -> String {
    cup.people().get(id.wrapping_sub(1)).map_or_else(String::new, |one| words::club(&one.club, lang))
}
