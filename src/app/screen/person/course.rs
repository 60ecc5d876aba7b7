//! How somebody's scores went over time: a plot for each game. The drawings know no screen.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use base::draw::plot::value::named;
use base::draw::plot::{self, Field, Mark};
use base::draw::{Drawing, Point, Size, Spot};
use club::store::career::One;
use club::store::index::Id;
use club::store::people::Profile;
use games::shelf;

use super::{Message, State};
use crate::app::kit::kept::{self, game_name};
use crate::app::kit::page::{card, within};
use crate::app::prelude::*;
use crate::app::widget::plot as widget;

/// How many matches the line takes the mean of.
pub(super) const WINDOW: usize = 10;
/// The most matches that are shown: the latest.
pub(super) const MOST: usize = 200;

pub(super) struct Series {
    pub(super) mark: Mark,
    pub(super) points: Vec<Value>,
}

pub(super) struct Value {
    id: Id,
    started: Option<Timestamp>,
    value: f64,
    says: String,
}

impl Value {
    pub(super) fn new(one: &One, value: f64, words: String, (lang, zone): (Lang, &TimeZone)) -> Self {
        let date = one.started.map(|started| kept::date(lang, started, zone)).unwrap_or_default();
        Self { id: one.id, started: one.started, value, says: format!("{words}\n{date}") }
    }
}

impl Series {
    /// A unit is a pixel at 100 %.
    pub(super) fn drawn(
        &self,
        size: Size,
        range: Option<(f64, f64)>,
        (lang, zone): (Lang, &TimeZone),
        label: impl Fn(f64) -> String,
    ) -> Drawing {
        let mut drawing = Drawing::new(size.width, size.height);
        let values: Vec<f64> = self.points.iter().map(|point| point.value).collect();
        let found = || Some((values.iter().copied().reduce(f64::min)?, values.iter().copied().reduce(f64::max)?));
        let Some(range) = range.or_else(found) else { return drawing };
        let field = Field::draw(&mut drawing, range, 1.0, label);
        let step = |n: usize| f32::from(u16::try_from(n).unwrap_or(u16::MAX));
        let x = |place: usize| match values.len() {
            0 | 1 => field.x(0.5),
            count => field.x(step(place) / step(count - 1)),
        };
        let date = |point: Option<&Value>| {
            let started = point.and_then(|point| point.started)?;
            Some(kept::date_of(lang, started.to_zoned(zone.clone()).date()))
        };
        field.ends(&mut drawing, date(self.points.first()), date(self.points.last()));
        let means: Vec<Point> =
            running(&values).into_iter().enumerate().map(|(place, mean)| Point::new(x(place), field.y(mean))).collect();
        plot::line(&mut drawing, self.mark, &means);
        let radius = if values.len() > 60 { 2.6 } else { 4.2 };
        for (place, point) in self.points.iter().enumerate() {
            let at = Point::new(x(place), field.y(point.value));
            plot::mark(&mut drawing, self.mark, at, radius);
            drawing.value(0, place, at, point.says.as_str());
        }
        drawing
    }

    pub(super) fn view<'a>(&self, ui: Ui, id: String, drawing: Drawing) -> Element<'a, Message> {
        let ids: Vec<Id> = self.points.iter().map(|point| point.id).collect();
        let behind = move |spot: &Spot| Some(Message::MatchPressed(*ids.get(named(spot)?.1)?));
        widget::plot(ui, drawing).on_press(behind).id(id).into()
    }
}

fn running(values: &[f64]) -> Vec<f64> {
    let mean = |end: usize| {
        let last = &values[(end + 1).saturating_sub(WINDOW)..=end];
        last.iter().sum::<f64>() / f64::from(u32::try_from(last.len()).unwrap_or(u32::MAX))
    };
    (0..values.len()).map(mean).collect()
}

pub(super) fn size(ui: Ui, wide: f32) -> Size {
    let width = (within(ui, wide) / ui.text).max(160.0);
    Size { width, height: (width * 0.36).clamp(170.0, 300.0) }
}

pub(super) fn view<'a>(
    ui: Ui,
    state: &'a State,
    desk: &'a Desk,
    person: &'a Profile,
    wide: f32,
) -> Element<'a, Message> {
    let zone = desk.watch.zone();
    let cards = state.chosen().into_iter().map(|game| {
        let ui = shelf::find(game).map_or(ui, |title| ui.accented(title.about().accent));
        let mut shown: Vec<&One> =
            state.matches().rev().filter(|one| state.career.game(one) == game).take(MOST).collect();
        shown.reverse();
        let point = |one: &&One| Value::new(one, one.score.number(), one.score.to_string(), (ui.lang, &zone));
        let line = Series { mark: person.mark(), points: shown.iter().map(point).collect() };
        let size = size(ui, wide);
        let drawing = line.drawn(size, None, (ui.lang, &zone), |score| ui.lang.decimal(score, 0));
        card(ui, game_name(ui.lang, game), vec![line.view(ui, format!("course-{game}"), drawing)])
    });
    let about = ui.faint(tr!(ui, "people-course-about", count = WINDOW, most = MOST)).width(Fill);
    Column::from_iter(cards).push(about).spacing(ui.gap(14.0)).into()
}
