//! The whole plan as a calendar, the same for paper and for the screen, where a day with matches can be touched.

use std::collections::{BTreeMap, BTreeSet};

use jiff::ToSpan as _;
use jiff::civil::Date;

use base::draw::{Affine, Align, Drawing, Font, Hue, Ink, Path, Point, Role, Spot, Stroke, Text};
use base::i18n::{Lang, tr};
use base::phrase::Phrase;
use games::table::leaf::MARGIN;

use super::{Book, Order, TOP, UPRIGHT, day, stage, weekday};
use crate::championship::Championship;
use crate::championship::fold::planned;
use crate::championship::plan::{self, Form};

const DAY_MM: [f32; 2] = [12.6, 10.6];
const MONTH_HEAD_MM: f32 = 12.0;
const MONTH_WIDTH_MM: f32 = 7.0 * DAY_MM[0];
const MONTH_GAP_MM: f32 = 8.0;
const LEGEND_LINE_MM: f32 = 6.4;
const SCALE_MAX: f32 = 1.15;

/// The tints of stages, one after the other; their letters say the same.
const TINTS: [Hue; 4] = [Hue::Leaf, Hue::Ochre, Hue::Slate, Hue::Rose];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Called {
    stage: usize,
    rounds: BTreeSet<usize>,
    matches: usize,
}

pub fn pages(order: &Order<'_>) -> Result<Vec<Drawing>, Phrase> {
    let mut book = Book::new(order, UPRIGHT, "championship-sheet-calendar", None);
    let (width, height) = (UPRIGHT.width - 2.0 * MARGIN, UPRIGHT.height - TOP - super::FOOT);
    let fits = |columns| {
        let drawn = calendar(order.cup, columns, None, order.lang);
        let scale = (width / drawn.size.width).min(height / drawn.size.height).min(SCALE_MAX);
        (drawn, scale)
    };
    let (drawn, scale) = (2..=4).map(fits).fold(fits(1), |best, next| if next.1 > best.1 { next } else { best });
    let left = MARGIN + (width - drawn.size.width * scale) / 2.0;
    book.page().drawing.place(Affine::scale(scale).shifted(left, TOP + 1.0), drawn);
    Ok(book.done())
}

/// `today` has a ring. A day with matches is a spot by its date, as `2027-07-03`.
pub fn calendar(cup: &Championship, columns: usize, today: Option<Date>, lang: Lang) -> Drawing {
    let days = days(cup);
    let months: BTreeSet<Date> = days.keys().map(|date| date.first_of_month()).collect();
    let columns = columns.clamp(1, months.len().max(1));
    let legend: Vec<usize> = days.values().map(|called| called.stage).collect::<BTreeSet<_>>().into_iter().collect();
    let months: Vec<Date> = months.into_iter().collect();
    let rows: Vec<&[Date]> = months.chunks(columns).collect();
    let height =
        |row: &[Date]| MONTH_HEAD_MM + DAY_MM[1] * row.iter().map(|month| weeks(*month)).max().unwrap_or(0) as f32;
    let above = LEGEND_LINE_MM * (legend.len() + 1) as f32;
    let all = rows.iter().map(|row| height(row) + MONTH_GAP_MM).sum::<f32>() + above;
    let mut drawing = Drawing::new((MONTH_WIDTH_MM + MONTH_GAP_MM) * columns as f32 - MONTH_GAP_MM, all);
    let mut y = 0.0;
    for at in legend {
        let plan = &cup.plan().stages[at];
        let cell = Path::rounded(0.3, y + 0.3, 8.0, LEGEND_LINE_MM - 1.4, 0.8);
        drawing.fill(cell.clone(), tint(at, true));
        drawing.line(cell, Stroke::new(Role::Line.into(), 0.2));
        let words = |x: f32, words: String, font| Text::new((x, y + 3.9), words, font, 3.2, Role::Text.into());
        drawing.text(words(4.3, letter(plan, lang), Font::SansBold).centred());
        let room = drawing.size.width - 11.0;
        drawing.text(words(11.0, stage(plan, lang), Font::Sans).fitted(room));
        y += LEGEND_LINE_MM;
    }
    let words = tr!(lang, "championship-sheet-calendar-note");
    let size = drawing.size.width - 1.0;
    drawing.text(Text::new((0.0, y + 3.9), words, Font::Sans, 2.9, Role::Faint.into()).fitted(size));
    y += LEGEND_LINE_MM + MONTH_GAP_MM;
    for row in rows {
        for (at, month) in row.iter().enumerate() {
            let corner = Point::new((MONTH_WIDTH_MM + MONTH_GAP_MM) * at as f32, y);
            draw(&mut drawing, cup, &days, (*month, today), corner, lang);
        }
        y += height(row) + MONTH_GAP_MM;
    }
    drawing
}

fn days(cup: &Championship) -> BTreeMap<Date, Called> {
    let mut days: BTreeMap<Date, Called> = BTreeMap::new();
    let begun: Vec<_> = cup.stages().collect();
    for (at, plan) in cup.plan().stages.iter().enumerate().filter(|(_, plan)| plan.form != Form::Joining) {
        for nth in 0..plan.days {
            days.insert(plan.day(nth), Called { stage: at, ..Called::default() });
        }
        let planned = planned(plan);
        let parts = begun.get(at).map_or(&planned, |(_, stage)| &stage.parts);
        for part in parts {
            for one in part.matches.iter().filter(|one| !part.is_nobodys(one)) {
                let called = days.entry(one.date).or_insert_with(|| Called { stage: at, ..Called::default() });
                called.matches += 1;
                called.rounds.extend(one.round.filter(|_| !part.plan.single));
            }
        }
    }
    days
}

fn weeks(month: Date) -> usize {
    (column(month) + usize::try_from(month.days_in_month()).unwrap_or(31)).div_ceil(7)
}

/// Monday being 0.
fn column(date: Date) -> usize {
    usize::try_from(date.weekday().to_monday_zero_offset()).unwrap_or(0)
}

fn tint(stage: usize, busy: bool) -> Ink {
    Ink::new(Role::Tint(TINTS[stage % TINTS.len()])).alpha(if busy { 1.0 } else { 0.4 })
}

fn letter(plan: &plan::Stage, lang: Lang) -> String {
    lang.say(&Phrase::new(plan.name)).chars().take(1).collect()
}

fn slot_text(called: &Called, lang: Lang) -> [String; 2] {
    let rounds = match (called.rounds.first(), called.rounds.last()) {
        (Some(first), Some(last)) if first == last => {
            tr!(lang, "championship-sheet-calendar-round", round = first.to_string())
        }
        (Some(first), Some(last)) => tr!(lang, "championship-sheet-calendar-round", round = format!("{first}–{last}")),
        _ => String::new(),
    };
    let matches = if called.matches == 0 { String::new() } else { format!("{}×", called.matches) };
    [rounds, matches]
}

fn draw(
    drawing: &mut Drawing,
    cup: &Championship,
    days: &BTreeMap<Date, Called>,
    (month, today): (Date, Option<Date>),
    at: Point,
    lang: Lang,
) {
    let name = tr!(lang, "core-month", month = month.month());
    let name = format!("{name} {}", month.year());
    drawing.text(Text::new(at + Point::new(0.6, 4.6), name, Font::SerifBold, 5.0, Role::Text.into()));
    for nth in 0..7 {
        let middle = at + Point::new(DAY_MM[0] * (nth as f32 + 0.5), 10.4);
        drawing.text(Text::new(middle, weekday(nth, lang), Font::Sans, 2.8, Role::Faint.into()).centred());
    }
    for nth in 0..month.days_in_month() {
        let date = month.saturating_add(i64::from(nth).days());
        let cell = column(month) + usize::try_from(nth).unwrap_or(0);
        let corner = at + Point::new(DAY_MM[0] * (cell % 7) as f32, MONTH_HEAD_MM + DAY_MM[1] * (cell / 7) as f32);
        let frame = Path::rounded(corner.x + 0.3, corner.y + 0.3, DAY_MM[0] - 0.6, DAY_MM[1] - 0.6, 0.9);
        let (line, width) = if today == Some(date) { (Role::Text, 0.8) } else { (Role::Line, 0.2) };
        let Some(called) = days.get(&date) else {
            if today == Some(date) {
                drawing.line(frame, Stroke::new(line.into(), width));
            }
            let at = corner + Point::new(1.4, 4.1);
            drawing.text(Text::new(at, date.day().to_string(), Font::Sans, 3.2, Role::Faint.into()));
            continue;
        };
        let busy = called.matches > 0;
        drawing.fill(frame.clone(), tint(called.stage, busy));
        drawing.line(frame.clone(), Stroke::new(line.into(), width));
        let mut words = |x: f32, y: f32, align: Align, words: String, (font, size, role): super::Style| {
            let at = corner + Point::new(x, y);
            let room = if size < 3.0 { 5.7 } else { DAY_MM[0] - 2.0 };
            drawing.text(Text { align, ..Text::new(at, words, font, size, role.into()).fitted(room) });
        };
        let plan = &cup.plan().stages[called.stage];
        let number = if busy { Font::SansBold } else { Font::Sans };
        words(1.4, 4.1, Align::Left, date.day().to_string(), (number, 3.3, Role::Text));
        words(DAY_MM[0] - 1.3, 3.7, Align::Right, letter(plan, lang), (Font::SansBold, 2.5, Role::Faint));
        let [rounds, matches] = slot_text(called, lang);
        words(1.4, DAY_MM[1] - 1.7, Align::Left, rounds, (Font::Sans, 2.5, Role::Text));
        words(DAY_MM[0] - 1.3, DAY_MM[1] - 1.7, Align::Right, matches, (Font::Sans, 2.5, Role::Text));
        if busy {
            let rounds: Vec<String> = called.rounds.iter().map(|round| round.to_string()).collect();
            let rounds = (!rounds.is_empty())
                .then(|| tr!(lang, "championship-sheet-calendar-rounds", rounds = rounds.join(", ")));
            let count = tr!(lang, "championship-sheet-calendar-matches", count = called.matches);
            let says = [Some(day(date, lang)), Some(lang.say(&Phrase::new(plan.name))), rounds, Some(count)];
            let says = says.into_iter().flatten().collect::<Vec<_>>().join(" · ");
            drawing.spot(Spot::new(date.to_string()), frame, says);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::championship::Head;

    #[test]
    fn a_day_with_matches_can_be_touched_and_says_what_is_played() {
        let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
        for id in 1..=37 {
            let join = cup.join(&format!("P{id}"), "").unwrap();
            cup.take(&join);
        }
        cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
        let drawn = calendar(&cup, 3, Some(jiff::civil::date(2027, 7, 5)), Lang::De);
        let said = |date: &str| {
            let spot = drawn.spots.iter().find(|area| area.spot.name() == date);
            spot.map(|spot| spot.says.clone())
        };
        assert_eq!(said("2027-07-03").unwrap(), "3. Juli 2027 · Hauptturnier · Runde 1 · 18 Partien");
        assert_eq!(said("2027-07-04"), None, "nothing is played on it");
        // What comes later is planned already.
        assert_eq!(said("2027-10-11").unwrap(), "11. Oktober 2027 · Gruppenphase · Runde 1 · 5 Partien");
        assert_eq!(said("2027-12-24").unwrap(), "24. Dezember 2027 · Finalrunde · eine Partie");
        assert_eq!(drawn.spots.len(), 37 + 3 + 2 + 4);
        assert!(base::draw::lint::outside(&drawn, 0.0, 0.0).is_none());
        let names = ["Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"];
        let has = |name: &&&str| drawn.words().contains(&format!("{name} 2027").as_str());
        assert_eq!(names.iter().filter(has).count(), 6, "a month in which nothing is played is left out");
    }

    #[test]
    fn weeks_begin_on_monday() {
        assert_eq!((weeks(jiff::civil::date(2027, 2, 1)), weeks(jiff::civil::date(2027, 5, 1))), (4, 6));
        assert_eq!(column(jiff::civil::date(2026, 11, 23)), 0);
    }
}
