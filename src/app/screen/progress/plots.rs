//! The plots of the trainer: what comes, what was learnt, what is remembered, how fast. The drawings know no screen.

use jiff::civil::Date;

use base::draw::plot::value::name;
use base::draw::plot::{self, Field, WORDS};
use base::draw::{Drawing, Font, Ink, Path, Point, Size, Stroke, Text};
use club::trainer::progress::{Learnt, Pace, Retention};
use club::trainer::schedule::{after, days};

use super::{Figures, Message};
use crate::app::kit::contents::Piece;
use crate::app::kit::kept;
use crate::app::kit::page::{self, card, within};
use crate::app::kit::practice::minutes;
use crate::app::prelude::*;
use crate::app::widget::plot as asked;

/// The narrowest a day may be, units: a number of two digits stands over it.
const DAY: f32 = 27.0;
/// The narrowest a span of retention may be, units: a date stands under it.
const SPAN: f32 = 58.0;
const LEAST_ANSWERS: usize = 20;
/// The most marks on a line: of more points, one in several has a mark.
const CROWD: usize = 30;
pub(super) const MOST: usize = 250;
const SMALL_TEXT_SIZE: f32 = 11.5;

const MET: u8 = 0;
const FIRM: u8 = 1;
const KNOWN: u8 = 2;
const FORECAST: u8 = 4;

pub(super) fn view<'a>(ui: Ui, figures: &Figures, wide: f32) -> Vec<Piece<'a, Message>> {
    let width = (within(ui, wide) / ui.text).max(160.0);
    let size = Size { width, height: (width * 0.3).clamp(170.0, 260.0) };
    let part = |name: &'static str| Some(ui.say(&Phrase::new(name)));
    vec![
        (part("progress-coming"), coming(ui, figures, width)),
        (part("progress-spent"), spent(ui, figures, width)),
        (part("progress-learnt"), learnt(ui, figures, size)),
        (part("progress-retention"), retention(ui, figures, size)),
        (part("progress-pace"), pace(ui, figures, size)),
    ]
}

fn plotted<'a>(
    ui: Ui,
    name: &'static str,
    said: String,
    legend: Vec<(u8, String)>,
    picture: Option<Drawing>,
) -> Element<'a, Message> {
    let mut parts = vec![ui.body(said).width(Fill).into()];
    if !legend.is_empty() {
        parts.push(page::legend(ui, legend));
    }
    parts.extend(picture.map(|picture| asked::plot(ui, picture).id(name).into()));
    card(ui, ui.say(&Phrase::new(name)), parts)
}

fn number(count: usize) -> f64 {
    count as f64
}

fn percent(lang: Lang, part: f32) -> String {
    lang.percent(f64::from(part), 0)
}

fn seconds(ms: u32) -> f64 {
    f64::from(ms) / 1000.0
}

fn short(lang: Lang, date: Date) -> String {
    tr!(lang, "progress-short-day", day = date.day(), month = date.month())
}

/// Where a day lies between the first and the last, 0 to 1; in the middle where they are the same.
fn part(day: Date, first: Date, last: Date) -> f32 {
    let all = days(first, last);
    if all == 0 { 0.5 } else { days(first, day) as f32 / all as f32 }
}

fn words(at: Point, words: impl Into<String>, size: f32, role: Role) -> Text {
    Text::new(at, words, Font::Sans, size, role.into())
}

fn coming<'a>(ui: Ui, figures: &Figures, width: f32) -> Element<'a, Message> {
    let head = "progress-coming";
    if figures.count.young + figures.count.firm == 0 {
        return plotted(ui, head, tr!(ui, "progress-coming-none"), Vec::new(), None);
    }
    let week = figures.coming.iter().take(7).sum::<usize>();
    let all = figures.coming.iter().sum::<usize>();
    let said = tr!(ui, "progress-coming-about", today = figures.coming[0], week, month = all);
    let says = |count: usize, date: Date| tr!(ui, "progress-value-cards", count, date = kept::date_of(ui.lang, date));
    let days = Days { counts: &figures.coming, first: figures.today, today: figures.today };
    plotted(ui, head, said, Vec::new(), Some(columns(&days, says, width, ui.lang)))
}

fn spent<'a>(ui: Ui, figures: &Figures, width: f32) -> Element<'a, Message> {
    let head = "progress-spent";
    let sum = |length: usize| minutes(figures.spent.iter().rev().take(length).map(|day| day.ms).sum());
    if sum(figures.spent.len()) == 0 {
        return plotted(ui, head, tr!(ui, "progress-spent-none"), Vec::new(), None);
    }
    let said = tr!(ui, "progress-spent-about", today = sum(1), week = sum(7), streak = figures.streak);
    let says = |count: usize, date: Date| tr!(ui, "progress-value-minutes", count, date = kept::date_of(ui.lang, date));
    let counts: Vec<usize> = figures.spent.iter().map(|day| minutes(day.ms)).collect();
    let first = figures.spent.first().map_or(figures.today, |day| day.day);
    let days = Days { counts: &counts, first, today: figures.today };
    plotted(ui, head, said, Vec::new(), Some(columns(&days, says, width, ui.lang)))
}

struct Days<'a> {
    counts: &'a [usize],
    first: Date,
    today: Date,
}

fn columns(shown: &Days<'_>, says: impl Fn(usize, Date) -> String, width: f32, lang: Lang) -> Drawing {
    let (counts, today) = (shown.counts, shown.today);
    let rows = ((counts.len() as f32 * DAY / width).ceil() as usize).max(1);
    let across = counts.len().div_ceil(rows).max(1);
    let slot = width / across as f32;
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    let high = |count: usize| (count as f32 / most as f32) * if rows == 1 { 125.0 } else { 80.0 };
    let mut drawing = Drawing::new(width, 0.0);
    for (row, days) in counts.chunks(across).enumerate() {
        let ground = drawing.size.height + WORDS + 12.0 + days.iter().map(|count| high(*count)).fold(0.0, f32::max);
        drawing.size.height = ground + 40.0;
        let line = Path::open(&[Point::new(0.0, ground), Point::new(width, ground)]);
        for (column, count) in days.iter().enumerate() {
            let (index, middle) = (row * across + column, slot * (column as f32 + 0.5));
            let date = after(shown.first, index as u32);
            let is_today = date == today;
            let top = ground - high(*count) - WORDS - 6.0;
            let room = Path::rect(slot * column as f32, top, slot, ground + 18.0 - top);
            drawing.spot(name(0, index), room, says(*count, date));
            let broad = (slot * 0.66).min(34.0);
            if *count > 0 {
                let ink = Ink::new(Role::Accent).alpha(if is_today { 0.9 } else { 0.5 });
                drawing.fill(Path::rect(middle - broad / 2.0, ground - high(*count), broad, high(*count)), ink);
                let at = Point::new(middle, ground - high(*count) - 5.0);
                drawing.text(words(at, count.to_string(), WORDS, Role::Text).centred());
            }
            let label = Point::new(middle, ground + 15.0);
            let role = if is_today { Role::Text } else { Role::Faint };
            drawing.text(words(label, date.day().to_string(), SMALL_TEXT_SIZE, role).centred());
            if column == 0 || date.day() == 1 || is_today {
                let month = tr!(lang, "progress-month", month = date.month());
                let month = if is_today { tr!(lang, "progress-today") } else { month };
                drawing.text(words(Point::new(middle - slot * 0.4, ground + 31.0), month, SMALL_TEXT_SIZE, role));
            }
        }
        drawing.line(line, Stroke::new(Role::Text.into(), 1.2));
    }
    drawing
}

/// Marks along a line, so that it is known by shape too.
fn marks(drawing: &mut Drawing, mark: u8, points: &[Point]) {
    let every = points.len().div_ceil(CROWD).max(1);
    points.iter().step_by(every).for_each(|at| plot::mark(drawing, mark, *at, 3.6));
}

fn learnt<'a>(ui: Ui, figures: &Figures, size: Size) -> Element<'a, Message> {
    let head = "progress-learnt";
    let Some(last) = figures.learnt.last() else {
        return plotted(ui, head, tr!(ui, "progress-learnt-none"), Vec::new(), None);
    };
    let said = tr!(ui, "progress-learnt-about", met = last.met, all = figures.count.all, firm = last.firm);
    // Of one day there is no course.
    if figures.learnt.len() < 2 {
        let said = format!("{said} {}", tr!(ui, "progress-one-day"));
        return plotted(ui, head, said, Vec::new(), None);
    }
    let legend = vec![(MET, tr!(ui, "progress-met")), (FIRM, tr!(ui, "progress-firm"))];
    plotted(ui, head, said, legend, Some(draw_learnt(&figures.learnt, figures.today, size, ui.lang)))
}

fn draw_learnt(all: &[Learnt], today: Date, size: Size, lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(size.width, size.height);
    let (Some(first), Some(last)) = (all.first(), all.last()) else { return drawing };
    let field = Field::draw(&mut drawing, (0.0, number(last.met)), 1.0, |count| lang.decimal(count, 0));
    let end = today.max(last.day);
    field.ends(&mut drawing, Some(kept::date_of(lang, first.day)), Some(kept::date_of(lang, end)));
    let shown = thinned(all);
    let lines = [
        (MET, "progress-value-met", (|day| day.met) as fn(&Learnt) -> usize),
        (FIRM, "progress-value-firm", |day| day.firm),
    ];
    for (line, (mark, says, of)) in lines.into_iter().enumerate() {
        let at = |day: &Learnt| Point::new(field.x(part(day.day, first.day, end)), field.y(number(of(day))));
        let mut points: Vec<Point> = shown.iter().map(|day| at(day)).collect();
        marks(&mut drawing, mark, &points);
        for (nth, (day, at)) in shown.iter().zip(&points).enumerate() {
            let says = Phrase::new(says).with("count", of(day)).with("date", kept::date_of(lang, day.day));
            drawing.value(line, nth, *at, lang.say(&says));
        }
        // Since then nothing has changed.
        points.push(Point::new(field.x(1.0), field.y(number(of(last)))));
        plot::line(&mut drawing, mark, &points);
    }
    drawing
}

/// Some of many days, as many as a line needs, the last among them: what had been learnt by a day is true of each by itself.
fn thinned(all: &[Learnt]) -> Vec<&Learnt> {
    let every = all.len().div_ceil(MOST).max(1);
    all.iter().rev().step_by(every).collect::<Vec<_>>().into_iter().rev().collect()
}

fn retention<'a>(ui: Ui, figures: &Figures, size: Size) -> Element<'a, Message> {
    let head = "progress-retention";
    let Some(all) = together(&figures.retention) else {
        return plotted(ui, head, tr!(ui, "progress-retention-none"), Vec::new(), None);
    };
    if all.count < LEAST_ANSWERS {
        let said = tr!(ui, "progress-retention-few", count = all.count, needed = LEAST_ANSWERS);
        return plotted(ui, head, said, Vec::new(), None);
    }
    let (known, forecast) = (percent(ui.lang, all.known), percent(ui.lang, all.forecast));
    let said = tr!(ui, "progress-retention-about", count = all.count, known, forecast);
    let legend = vec![(KNOWN, tr!(ui, "progress-known")), (FORECAST, tr!(ui, "progress-forecast"))];
    let most = (((size.width - 70.0) / SPAN) as usize).max(2);
    plotted(ui, head, said, legend, Some(draw_retention(&joined(&figures.retention, most), size, ui.lang)))
}

fn together(spans: &[Retention]) -> Option<Retention> {
    let count = spans.iter().map(|span| span.count).sum::<usize>();
    let sum = |of: fn(&Retention) -> f32| {
        spans.iter().map(|span| of(span) * span.count as f32).sum::<f32>() / count.max(1) as f32
    };
    let from = spans.first()?.from;
    Some(Retention { from, count, forecast: sum(|span| span.forecast), known: sum(|span| span.known) })
}

fn joined(weeks: &[Retention], most: usize) -> Vec<Retention> {
    let (Some(first), Some(last)) = (weeks.first(), weeks.last()) else { return Vec::new() };
    let all = days(first.from, last.from) as usize / 7 + 1;
    let length = all.div_ceil(most.max(1));
    let span = |week: &Retention| days(first.from, week.from) as usize / 7 / length;
    weeks
        .chunk_by(|one, other| span(one) == span(other))
        .filter_map(|weeks| {
            let begin = after(first.from, u32::try_from(span(&weeks[0]) * length * 7).unwrap_or(u32::MAX));
            together(weeks).map(|joined| Retention { from: begin, ..joined })
        })
        .collect()
}

/// Between what shares the true one lies nineteen times of twenty, where this share of so many was seen (Wilson 1927).
fn likely(share: f32, count: usize) -> (f32, f32) {
    let (n, z) = (count.max(1) as f32, 1.96_f32);
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

fn draw_retention(spans: &[Retention], size: Size, lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(size.width, size.height);
    let lowest = spans.iter().flat_map(|span| [likely(span.known, span.count).0, span.forecast]).fold(0.8, f32::min);
    let field = Field::draw(&mut drawing, (f64::from(lowest), 1.0), 0.05, |share| lang.percent(share, 0));
    drawing.size.height += 16.0;
    let middle = |index: usize| if spans.len() < 2 { 0.5 } else { index as f32 / (spans.len() - 1) as f32 };
    // Dates stand under the first and the last as under all others.
    let inner = |part: f32| field.x(0.0) + 14.0 + (field.x(1.0) - field.x(0.0) - 28.0) * part;
    let at = |index: usize, share: f32| Point::new(inner(middle(index)), field.y(f64::from(share)));
    for (index, span) in spans.iter().enumerate() {
        let (low, high) = likely(span.known, span.count);
        let bar = Path::open(&[at(index, low), at(index, high)]);
        drawing.line(bar, Stroke::new(Ink::new(Role::Seat(KNOWN)).alpha(0.45), 3.0));
        let x = inner(middle(index));
        let date = Point::new(x, field.foot + 19.0);
        drawing.text(words(date, short(lang, span.from), SMALL_TEXT_SIZE, Role::Faint).centred());
        let count = Point::new(x, field.foot + 35.0);
        drawing
            .text(words(count, tr!(lang, "progress-of", count = span.count), SMALL_TEXT_SIZE, Role::Faint).centred());
    }
    let line = |of: fn(&Retention) -> f32| -> Vec<Point> {
        spans.iter().enumerate().map(|(index, span)| at(index, of(span))).collect()
    };
    let (forecast, known) = (line(|span| span.forecast), line(|span| span.known));
    for (index, span) in spans.iter().enumerate() {
        let (low, high) = likely(span.known, span.count);
        let from = kept::date_of(lang, span.from);
        let share = percent(lang, span.known);
        let (low, high) = (percent(lang, low), percent(lang, high));
        let says = tr!(lang, "progress-value-known", share, count = span.count, from, low, high);
        drawing.value(0, index, known[index], says);
        let (share, from) = (percent(lang, span.forecast), kept::date_of(lang, span.from));
        let says = tr!(lang, "progress-value-forecast", share, count = span.count, from);
        drawing.value(1, index, forecast[index], says);
    }
    if spans.len() > 1 {
        drawing.line(Path::open(&forecast), Stroke::dashed(Role::Seat(FORECAST).into(), 1.5, 5.0, 4.0));
    }
    plot::line(&mut drawing, KNOWN, &known);
    forecast.iter().for_each(|at| plot::mark(&mut drawing, FORECAST, *at, 4.0));
    known.iter().for_each(|at| plot::mark(&mut drawing, KNOWN, *at, 4.0));
    drawing
}

fn pace<'a>(ui: Ui, figures: &Figures, size: Size) -> Element<'a, Message> {
    let head = "progress-pace";
    let said = |count: usize, ms: u32| tr!(ui, "progress-pace-about", count, seconds = ui.lang.decimal(seconds(ms), 1));
    let Some(last) = &figures.pace else {
        return plotted(ui, head, tr!(ui, "progress-pace-none"), Vec::new(), None);
    };
    if figures.paces.len() < 2 {
        let said = format!("{} {}", said(last.count, last.median), tr!(ui, "progress-one-day"));
        return plotted(ui, head, said, Vec::new(), None);
    }
    plotted(ui, head, said(last.count, last.median), Vec::new(), Some(draw_pace(&figures.paces, size, ui.lang)))
}

fn draw_pace(all: &[Pace], size: Size, lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(size.width, size.height);
    let (Some(first), Some(last)) = (all.first(), all.last()) else { return drawing };
    let most = all.iter().map(|day| seconds(day.median)).fold(1.0, f64::max);
    let field = Field::draw(&mut drawing, (0.0, most), 0.5, |value| {
        tr!(lang, "progress-seconds", seconds = lang.brief(value, 1))
    });
    field.ends(&mut drawing, Some(kept::date_of(lang, first.day)), Some(kept::date_of(lang, last.last)));
    let at = |day: &Pace| Point::new(field.x(part(day.day, first.day, last.day)), field.y(seconds(day.median)));
    let points: Vec<Point> = all.iter().map(at).collect();
    plot::line(&mut drawing, MET, &points);
    marks(&mut drawing, MET, &points);
    for (nth, (pace, at)) in all.iter().zip(&points).enumerate() {
        let days = kept::dates_of(lang, pace.day, pace.last);
        let time = lang.decimal(seconds(pace.median), 1);
        drawing.value(0, nth, *at, tr!(lang, "progress-value-pace", seconds = time, count = pace.count, days));
    }
    drawing
}

#[cfg(test)]
mod tests;
