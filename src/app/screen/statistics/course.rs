//! How scores went over time: a plot for each game. The drawing knows no screen.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::{Message, State, game_name, nothing, who_name};
use crate::app::kit::kept;
use crate::app::kit::page::{self, card, within};
use crate::app::prelude::*;
use crate::draw::plot::{self, COMPUTERS, Field, MARKS};
use crate::draw::{Drawing, Point, Size};
use crate::shelf;
use crate::store::index::Id;
use crate::store::statistics::{Played, Standing, Who};

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
    /// The plot of these standings, which are of one game, each with its mark.
    fn new(standings: &[(&Standing, u8)]) -> Self {
        let mut all: Vec<(Option<Timestamp>, Id)> = standings
            .iter()
            .flat_map(|(standing, _)| &standing.results)
            .map(|played| (played.started, played.id))
            .collect();
        all.sort_unstable();
        all.dedup();
        // Everybody's results are in this order, so the places of a match are found from the last one on.
        let place = |played: &Played| all.binary_search(&(played.started, played.id)).ok();
        let lines = standings.iter().map(|(standing, mark)| {
            let point = |played: &Played| Some((place(played)?, played.score.number()));
            Line { mark: *mark, points: standing.results.iter().filter_map(point).collect() }
        });
        let lines = lines.collect();
        let date = |one: Option<&(Option<Timestamp>, Id)>| one.and_then(|(started, _)| *started);
        Self { lines, matches: all.len(), dates: [date(all.first()), date(all.last())] }
    }

    /// The lowest and the highest score.
    fn range(&self) -> Option<(f64, f64)> {
        let scores = || self.lines.iter().flat_map(|line| &line.points).map(|(_, score)| *score);
        Some((scores().reduce(f64::min)?, scores().reduce(f64::max)?))
    }
}

/// Everybody's mark, the same in all plots: computer players by their strength; people one that nobody has with whom they
/// share a plot, those with the most matches first.
fn marks(standings: &[Standing]) -> BTreeMap<&Who, u8> {
    // How many matches, of which games.
    let mut played: BTreeMap<&Who, (usize, BTreeSet<&str>)> = BTreeMap::new();
    for standing in standings {
        let (matches, games) = played.entry(&standing.who).or_default();
        *matches += standing.results.len();
        games.insert(&standing.game);
    }
    let mut all: Vec<_> = played.iter().collect();
    all.sort_by_key(|(_, (matches, _))| std::cmp::Reverse(*matches));
    let mut marks: BTreeMap<&Who, u8> = BTreeMap::new();
    for (place, (who, (_, games))) in all.into_iter().enumerate() {
        let is_free = |mark: &u8| {
            let bears = marks.iter().filter(|(_, its)| *its == mark);
            bears.map(|(other, _)| &played[*other].1).all(|theirs| theirs.is_disjoint(games))
        };
        let mark = match who {
            Who::Bot(level) => COMPUTERS + *level as u8,
            Who::Human(_) => (0..MARKS as u8).find(is_free).unwrap_or((place % MARKS) as u8),
        };
        marks.insert(who, mark);
    }
    marks
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
    let marks = marks(&state.standings);
    let cards = games.into_iter().map(|game| {
        let ui = shelf::find(game).map_or(ui, |title| ui.accented(title.about().accent));
        let mut standings: Vec<&Standing> = state.chosen().filter(|standing| standing.game == game).collect();
        standings.sort_by_key(|standing| std::cmp::Reverse(standing.results.len()));
        // Computer players are few.
        let (people, computers): (Vec<_>, Vec<_>) =
            standings.into_iter().partition(|standing| matches!(standing.who, Who::Human(_)));
        let left_out = people.len().saturating_sub(MARKS);
        let shown = people.into_iter().take(MARKS).chain(computers);
        let standings: Vec<(&Standing, u8)> =
            shown.map(|standing| (standing, marks.get(&standing.who).copied().unwrap_or_default())).collect();
        let named = standings.iter().map(|(standing, mark)| (*mark, who_name(ui.lang, &standing.who)));
        let legend = page::legend(ui, named);
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
