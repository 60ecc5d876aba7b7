//! How scores went over time: a plot for each game. The drawing knows no screen.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::{Message, State, game_name, nothing, who_name};
use crate::app::kit::kept;
use crate::app::kit::page::{self, card, within};
use crate::app::prelude::*;
use crate::draw::plot::{self, Field, MARKS};
use crate::draw::{Drawing, Point, Size};
use crate::shelf;
use crate::store::statistics::{Played, Standing};

/// How many matches the line takes the mean of.
const WINDOW: usize = 10;
/// The most marks of a player that stand apart; of more only the line is drawn.
const CROWD: usize = 400;

/// Somebody's scores.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    /// Which mark, and which colour.
    mark: u8,
    /// The place of the match among all that are shown, and the score.
    points: Vec<(usize, f64)>,
}

/// What a plot shows.
#[derive(Clone, Debug, Default, PartialEq)]
struct Plot {
    lines: Vec<Line>,
    /// How many matches there are.
    matches: usize,
    /// When the first and the last began.
    dates: [Option<Timestamp>; 2],
}

impl Plot {
    /// The plot of these standings, which are of one game.
    fn new(standings: &[&Standing]) -> Self {
        let mut all: Vec<(Option<Timestamp>, &std::path::Path)> = standings
            .iter()
            .flat_map(|standing| &standing.results)
            .map(|played| (played.started, played.path.as_path()))
            .collect();
        all.sort_unstable();
        all.dedup();
        // Everybody's results are in this order, so the places of a match are found from the last one on.
        let place = |played: &Played| all.binary_search(&(played.started, played.path.as_path())).ok();
        let lines = standings.iter().zip(0_u8..).map(|(standing, mark)| {
            let point = |played: &Played| Some((place(played)?, played.score.number()));
            Line { mark, points: standing.results.iter().filter_map(point).collect() }
        });
        let lines = lines.collect();
        let date = |one: Option<&(Option<Timestamp>, &std::path::Path)>| one.and_then(|(started, _)| *started);
        Self { lines, matches: all.len(), dates: [date(all.first()), date(all.last())] }
    }

    /// The lowest and the highest score.
    fn range(&self) -> Option<(f64, f64)> {
        let scores = || self.lines.iter().flat_map(|line| &line.points).map(|(_, score)| *score);
        Some((scores().reduce(f64::min)?, scores().reduce(f64::max)?))
    }
}

/// The mean of each score and those before it, at most [`WINDOW`] of them.
fn running(scores: &[f64]) -> Vec<f64> {
    let mean = |end: usize| {
        let last = &scores[(end + 1).saturating_sub(WINDOW)..=end];
        let count = u32::try_from(last.len()).unwrap_or(u32::MAX);
        last.iter().sum::<f64>() / f64::from(count)
    };
    (0..scores.len()).map(mean).collect()
}

/// The plot, so large; a unit is a pixel at 100 %.
fn drawn(plot: &Plot, size: Size, lang: Lang, zone: &TimeZone) -> Drawing {
    let mut drawing = Drawing::new(size.width, size.height);
    let Some(range) = plot.range() else { return drawing };
    // Scores are whole or half: finer steps would say nothing.
    let field = Field::draw(&mut drawing, range, 1.0, |score| lang.decimal(score, 0));
    let step = |n: usize| f32::from(u16::try_from(n).unwrap_or(u16::MAX));
    let x = |place: usize| match plot.matches {
        0 | 1 => field.x(0.5),
        matches => field.x(step(place) / step(matches - 1)),
    };
    let [first, last] = plot.dates.map(|date| date.map(|date| kept::date_of(lang, date.to_zoned(zone.clone()).date())));
    let first = if plot.matches < 2 { last.clone() } else { first };
    field.ends(&mut drawing, first, last);
    for line in &plot.lines {
        let scores: Vec<f64> = line.points.iter().map(|(_, score)| *score).collect();
        let means = running(&scores);
        let means = line.points.iter().zip(means).map(|((place, _), mean)| Point::new(x(*place), field.y(mean)));
        plot::line(&mut drawing, line.mark, &means.collect::<Vec<_>>());
        // Many marks are small, and a crowd of them only hides the line.
        let radius = if line.points.len() > 60 { 2.2 } else { 4.0 };
        if line.points.len() <= CROWD {
            for (place, score) in &line.points {
                plot::mark(&mut drawing, line.mark, Point::new(x(*place), field.y(*score)), radius);
            }
        }
    }
    drawing
}

pub(super) fn view<'a>(ui: Ui, state: &'a State, wide: f32, zone: &TimeZone) -> Element<'a, Message> {
    let games = state.games(state.chosen().map(|standing| standing.game.as_str()));
    if games.is_empty() {
        return nothing(ui);
    }
    let cards = games.into_iter().map(|game| {
        let ui = shelf::find(game).map_or(ui, |title| ui.accented(title.about().accent));
        let mut standings: Vec<&Standing> = state.chosen().filter(|standing| standing.game == game).collect();
        standings.sort_by_key(|standing| std::cmp::Reverse(standing.results.len()));
        let left_out = standings.len().saturating_sub(MARKS);
        standings.truncate(MARKS);
        let marks = (0_u8..).zip(standings.iter().map(|standing| who_name(ui.lang, &standing.who)));
        let legend = page::legend(ui, marks);
        let width = (within(ui, wide) / ui.text).max(160.0);
        let height = (width * 0.42).clamp(180.0, 340.0);
        let picture = drawn(&Plot::new(&standings), Size { width, height }, ui.lang, zone);
        let mut parts = vec![legend, sign(ui, picture, height)];
        if left_out > 0 {
            parts.push(ui.faint(tr!(ui.lang, "archive-left-out", count = left_out)).width(Fill).into());
        }
        card(ui, game_name(ui.lang, game), parts)
    });
    let about = ui.faint(tr!(ui.lang, "archive-course-about", count = WINDOW)).width(Fill);
    Column::from_iter(cards).push(about).spacing(ui.gap(14.0)).into()
}

#[cfg(test)]
mod tests;
