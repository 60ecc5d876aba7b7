//! How scores went over time: a plot for each game. The drawing knows no screen.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use base::draw::plot::value::named;
use base::draw::plot::{self, Field, MARKS, Mark};
use base::draw::{Drawing, Path, Point, Size, Spot, Stroke};
use club::store::index::Id;
use club::store::people::People;
use club::store::statistics::course::{MOST, Point as Value, ScoreHistory, ScoreSeries, WINDOW};
use club::store::statistics::{PlayerStatistics, Who};
use games::game::Score;
use games::shelf;

use super::{Message, State, game_name, nothing, who_name};
use crate::app::kit::kept;
use crate::app::kit::page::{self, card, within};
use crate::app::prelude::*;
use crate::app::widget::plot::plot;

const STROKED: usize = 2;

#[derive(Debug, Default)]
pub(super) struct Drawn(RefCell<HashMap<String, Once>>);

/// How wide it was drawn, in which language, and what it was.
type Once = (u32, Lang, Rc<Drawing>);

impl Drawn {
    pub fn clear(&mut self) {
        self.0.get_mut().clear();
    }

    fn get(&self, game: &str, width: f32, lang: Lang, draw: impl FnOnce() -> Drawing) -> Rc<Drawing> {
        let mut all = self.0.borrow_mut();
        match all.get(game) {
            Some((bits, its, drawing)) if (*bits, *its) == (width.to_bits(), lang) => Rc::clone(drawing),
            _ => {
                let drawing = Rc::new(draw());
                all.insert(game.to_owned(), (width.to_bits(), lang, Rc::clone(&drawing)));
                drawing
            }
        }
    }
}

/// The same in all plots: a profile's; computer players' by strength; guests' free in their plots, most matches first.
fn marks<'a>(standings: &'a [PlayerStatistics], people: &People) -> BTreeMap<&'a Who, Mark> {
    let mut played: BTreeMap<&Who, (usize, BTreeSet<&str>)> = BTreeMap::new();
    for standing in standings {
        let (matches, games) = played.entry(&standing.who).or_default();
        *matches += standing.matches;
        games.insert(&standing.game);
    }
    let own = |who: &Who| match who {
        Who::Bot(level) => Some(Mark::Computer(*level as u8)),
        Who::Human(name) => people.of(name).map(|one| one.mark()),
    };
    let mut marks: BTreeMap<&Who, Mark> = played.keys().filter_map(|who| Some((*who, own(who)?))).collect();
    let mut guests: Vec<_> = played.iter().filter(|(who, _)| own(who).is_none()).collect();
    guests.sort_by_key(|(_, (matches, _))| std::cmp::Reverse(*matches));
    for (place, (who, (_, games))) in guests.into_iter().enumerate() {
        let is_free = |mark: &Mark| {
            let bears = marks.iter().filter(|(_, its)| *its == mark);
            bears.map(|(other, _)| &played[*other].1).all(|theirs| theirs.is_disjoint(games))
        };
        let all = || (0..MARKS as u8).map(Mark::from);
        marks.insert(who, all().find(is_free).unwrap_or_else(|| Mark::from((place % MARKS) as u8)));
    }
    marks
}

/// The match that a value leads to: of several the best.
fn leads_to(course: &ScoreHistory, low_wins: bool, spot: &Spot) -> Option<Id> {
    let (line, nth) = named(spot)?;
    let value = course.lines.get(line)?.points.get(nth)?;
    Some(if low_wins { value.low.id } else { value.high.id })
}

fn says(line: &ScoreSeries, value: &Value, low_wins: bool, lang: Lang, zone: &TimeZone) -> String {
    let who = who_name(lang, &line.who);
    let mean = lang.decimal(value.mean, 1);
    let day = |at: Option<Timestamp>| at.map(|at| at.to_zoned(zone.clone()).date());
    let said =
        |day: Option<Date>| day.map_or_else(|| tr!(lang, "archive-value-undated"), |day| kept::date_of(lang, day));
    if value.count == 1 {
        let (score, date) = (value.high.score.to_string(), said(day(value.dates[0])));
        return tr!(lang, "archive-value-match", who, score, date, count = line.window, mean);
    }
    let days = match value.dates.map(day) {
        [Some(first), Some(last)] => kept::dates_of(lang, first, last),
        [first, last] => said(first.or(last)),
    };
    let (low, high) = (value.low.score.to_string(), value.high.score.to_string());
    let best = if low_wins { "low" } else { "high" };
    let matches = kept::grouped(lang, value.count);
    let all = Phrase::new("archive-value-matches").with("who", who).with("mean", mean).with("count", matches);
    let all = all.with("days", days).with("low", low).with("high", high).with("best", best);
    lang.say(&all)
}

/// A unit is a pixel at 100 %.
fn drawn(
    course: &ScoreHistory,
    mark: impl Fn(&Who) -> Mark,
    low_wins: bool,
    size: Size,
    (lang, zone): (Lang, &TimeZone),
) -> Drawing {
    let mut drawing = Drawing::new(size.width, size.height);
    let values = || course.lines.iter().flat_map(|line| &line.points);
    let low = values().map(|value| value.low.score.number()).reduce(f64::min);
    let high = values().map(|value| value.high.score.number()).reduce(f64::max);
    let Some(range) = low.zip(high) else { return drawing };
    // Scores are whole or half: finer steps would say nothing.
    let field = Field::draw(&mut drawing, range, 1.0, |score| lang.decimal(score, 0));
    let step = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    let x = |value: &Value| match course.matches {
        0 | 1 => field.x(0.5),
        matches => field.x((step(value.places[0] + value.places[1]) / 2.0 / step(matches - 1)) as f32),
    };
    let [first, last] =
        course.dates.map(|date| date.map(|date| kept::date_of(lang, date.to_zoned(zone.clone()).date())));
    let first = if course.matches < 2 { last.clone() } else { first };
    field.ends(&mut drawing, first, last);
    // Strokes of many lines would only hide each other.
    let is_stroked = course.lines.len() <= STROKED;
    for (number, line) in course.lines.iter().enumerate() {
        let (mark, is_thinned) = (mark(&line.who), line.is_thinned());
        let radius = if line.points.len() > 60 { 2.2 } else { 4.0 };
        let broad = ((field.right - field.left) / line.points.len().max(1) as f32 * 0.6).clamp(0.6, 3.0);
        let at = |value: &Value| Point::new(x(value), field.y(value.mean));
        for (nth, value) in line.points.iter().enumerate() {
            let place = |score: Score| Point::new(x(value), field.y(score.number()));
            let (low, high) = (place(value.low.score), place(value.high.score));
            if is_thinned && is_stroked {
                drawing.line(Path::open(&[low, high]), Stroke::new(mark.ink().alpha(0.3), broad));
            }
            if !is_thinned {
                plot::mark(&mut drawing, mark, low, radius);
            }
            let place = if is_thinned { at(value) } else { low };
            drawing.value(number, nth, place, says(line, value, low_wins, lang, zone));
        }
        plot::line(&mut drawing, mark, &line.points.iter().map(at).collect::<Vec<_>>());
        // Known by its shape too, where no match has a mark of its own.
        if is_thinned {
            let every = line.points.len().div_ceil(MOST / 20).max(1);
            line.points
                .iter()
                .skip(every / 2)
                .step_by(every)
                .for_each(|value| plot::mark(&mut drawing, mark, at(value), 4.0));
        }
    }
    drawing
}

pub(super) fn view<'a>(state: &'a State, wide: f32, desk: &'a Desk) -> Element<'a, Message> {
    let (ui, zone) = (desk.ui(), desk.watch.zone());
    let all: &[ScoreHistory] = state.figures.as_ref().map_or(&[], |figures| &figures.courses);
    let games = state.games(all.iter().map(|course| course.game.as_str()));
    if games.is_empty() {
        return nothing(ui);
    }
    let marks = marks(state.standings(), desk.people());
    let mark = |who: &Who| marks.get(who).copied().unwrap_or(Mark::from(0));
    let courses = games.into_iter().filter_map(|game| all.iter().find(|course| course.game == game));
    let cards = courses.map(|course| {
        let title = shelf::find(&course.game);
        let (ui, low_wins) =
            title.map_or((ui, false), |title| (ui.accented(title.about().accent), title.about().low_wins));
        let legend = page::legend(ui, course.lines.iter().map(|line| (mark(&line.who), who_name(ui.lang, &line.who))));
        let width = (within(ui, wide) / ui.text).max(160.0);
        let size = Size { width, height: (width * 0.42).clamp(180.0, 340.0) };
        let draw = || drawn(course, mark, low_wins, size, (ui.lang, &zone));
        let drawing = state.drawn.get(&course.game, width, ui.lang, draw);
        let pressed = move |spot: &Spot| leads_to(course, low_wins, spot).map(Message::MatchPressed);
        let name = format!("course-{}", course.game);
        let mut parts = vec![legend, plot(ui, drawing).id(name).on_press(pressed).into()];
        if course.left_out > 0 {
            parts.push(ui.faint(tr!(ui, "archive-left-out", count = course.left_out)).width(Fill).into());
        }
        card(ui, game_name(ui.lang, &course.game), parts)
    });
    let several = all.iter().flat_map(|course| &course.lines).any(ScoreSeries::is_thinned);
    let mut about = tr!(ui, "archive-course-about", count = WINDOW);
    if several {
        about = format!("{about} {}", tr!(ui, "archive-course-several"));
    }
    Column::from_iter(cards).push(ui.faint(about).width(Fill)).spacing(ui.gap(14.0)).into()
}

#[cfg(test)]
mod tests;
