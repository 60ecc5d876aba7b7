//! How scores went over time: a plot for each game. The drawing knows no screen.

use iced::widget::{Column, Row, row};
use iced::{Center, Element, Fill};
use jiff::Timestamp;

use super::{Message, State, card, game_name, nothing, who_name};
use crate::app::screen::kept;
use crate::app::theme::Ui;
use crate::app::widget::tray::sign;
use crate::draw::{Drawing, Font, Ink, Path, Point, Role, Size, Stroke, Text};
use crate::i18n::Lang;
use crate::store::statistics::{Played, Standing};
use crate::{games, tr};

/// The most players in one plot: as many as there are marks.
const MOST: usize = 6;
/// How many matches the line takes the mean of.
const WINDOW: usize = 10;
/// The size of words in a plot, units.
const WORDS: f32 = 13.0;
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

/// Round numbers that reach from `low` to `high`: at most about six.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let rough = ((high - low) / 5.0).max(1e-9);
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|part| part * power).into_iter().find(|step| *step >= rough);
    // Scores are whole or half: finer steps would say nothing.
    let step = step.unwrap_or(power).max(1.0);
    let (first, last) = ((low / step).floor(), (high / step).ceil());
    let last = if last > first { last } else { first + 1.0 };
    let mut ticks = vec![first * step];
    while ticks.len() < 20 && ticks[ticks.len() - 1] < last * step - step / 2.0 {
        ticks.push(ticks[ticks.len() - 1] + step);
    }
    ticks
}

/// Puts a mark: every number has a shape and a colour of its own.
fn mark(drawing: &mut Drawing, number: u8, at: Point, r: f32) {
    let ink = Ink::new(Role::Seat(number));
    let p = |x: f32, y: f32| Point::new(at.x + x * r, at.y + y * r);
    match number % 6 {
        0 => drawing.fill(Path::circle(at.x, at.y, r), ink),
        1 => drawing.fill(Path::polygon(&[p(0.0, -1.25), p(1.15, 0.85), p(-1.15, 0.85)]), ink),
        2 => drawing.fill(Path::rect(at.x - r * 0.88, at.y - r * 0.88, r * 1.76, r * 1.76), ink),
        3 => {
            let cross = Path::open(&[p(-0.9, -0.9), p(0.9, 0.9)]).and(Path::open(&[p(-0.9, 0.9), p(0.9, -0.9)]));
            drawing.line(cross, Stroke::new(ink, r * 0.55));
        }
        4 => drawing.fill(Path::polygon(&[p(0.0, -1.35), p(1.35, 0.0), p(0.0, 1.35), p(-1.35, 0.0)]), ink),
        _ => drawing.line(Path::circle(at.x, at.y, r * 0.8), Stroke::new(ink, r * 0.5)),
    }
}

/// The plot, so large; a unit is a pixel at 100 %.
fn plot(plot: &Plot, size: Size, lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(size.width, size.height);
    let Some((low, high)) = plot.range() else { return drawing };
    let ticks = ticks(low, high);
    let (low, high) = (ticks[0], ticks[ticks.len() - 1]);
    let labels: Vec<String> = ticks.iter().map(|tick| lang.decimal(*tick, 0)).collect();
    let widest =
        labels.iter().map(|label| crate::draw::text::width(label, Font::Sans, WORDS)).fold(0.0, f32::max);
    let (left, right, top, foot) = (widest + 10.0, size.width - 10.0, 10.0, size.height - 30.0);
    let y = |score: f64| {
        #[expect(clippy::cast_possible_truncation, reason = "a part between 0 and 1")]
        let part = ((score - low) / (high - low)) as f32;
        foot - part * (foot - top)
    };
    for (tick, label) in ticks.iter().zip(labels) {
        let at = y(*tick);
        let ink = if *tick == 0.0 { Role::Faint } else { Role::Line };
        drawing.line(Path::open(&[Point::new(left, at), Point::new(right, at)]), Stroke::new(ink.into(), 0.8));
        let place = Point::new(left - 8.0, at + WORDS * 0.34);
        drawing.text(Text::new(place, label, Font::Sans, WORDS, Role::Faint.into()).ending());
    }
    let step = |n: usize| f32::from(u16::try_from(n).unwrap_or(u16::MAX));
    let room = right - left - 24.0;
    let x = |place: usize| match plot.matches {
        0 | 1 => left + 12.0 + room / 2.0,
        matches => left + 12.0 + room * step(place) / step(matches - 1),
    };
    dates(&mut drawing, plot, (x(0), x(plot.matches.saturating_sub(1))), lang);
    for line in &plot.lines {
        let scores: Vec<f64> = line.points.iter().map(|(_, score)| *score).collect();
        let means = line.points.iter().zip(running(&scores)).map(|((place, _), mean)| Point::new(x(*place), y(mean)));
        let means: Vec<Point> = means.collect();
        let ink = Ink::new(Role::Seat(line.mark));
        if means.len() > 1 {
            drawing.line(Path::open(&means), Stroke::new(ink, 1.7));
        }
        // Many marks are small, and a crowd of them only hides the line.
        let radius = if line.points.len() > 60 { 2.2 } else { 4.0 };
        if line.points.len() <= CROWD {
            for (place, score) in &line.points {
                mark(&mut drawing, line.mark, Point::new(x(*place), y(*score)), radius);
            }
        }
    }
    drawing
}

/// When the first match was and when the last, below them.
fn dates(drawing: &mut Drawing, plot: &Plot, (first, last): (f32, f32), lang: Lang) {
    let foot = drawing.size.height - 10.0;
    let say = |date: Option<Timestamp>| date.map(|date| kept::day(lang, date));
    let [one, other] = plot.dates.map(say);
    let text = |x: f32, words: String| Text::new(Point::new(x, foot), words, Font::Sans, WORDS, Role::Faint.into());
    if plot.matches < 2 || one == other {
        if let Some(words) = other.or(one) {
            drawing.text(text(f32::midpoint(first, last), words).centred());
        }
        return;
    }
    if let Some(words) = one {
        drawing.text(text(first - 12.0, words));
    }
    if let Some(words) = other {
        drawing.text(text(last + 12.0, words).ending());
    }
}

pub(super) fn view<'a>(ui: Ui, state: &'a State, wide: f32) -> Element<'a, Message> {
    let games = state.games(state.chosen().map(|standing| standing.game.as_str()));
    if games.is_empty() {
        return nothing(ui);
    }
    let cards = games.into_iter().map(|game| {
        let ui = games::find(game).map_or(ui, |title| ui.accented(title.accent()));
        let mut standings: Vec<&Standing> = state.chosen().filter(|standing| standing.game == game).collect();
        standings.sort_by_key(|standing| std::cmp::Reverse(standing.results.len()));
        let left_out = standings.len().saturating_sub(MOST);
        standings.truncate(MOST);
        let legend = standings.iter().zip(0_u8..).map(|(standing, number)| {
            let mut drawing = Drawing::new(14.0, 14.0);
            mark(&mut drawing, number, Point::new(7.0, 7.0), 4.4);
            let name = ui.body(who_name(ui.lang, &standing.who));
            row![sign(ui, drawing, 14.0), name].spacing(ui.gap(5.0)).align_y(Center).into()
        });
        let legend = Row::from_iter(legend).spacing(ui.gap(18.0)).wrap();
        let width = ((wide - 2.0 * ui.gap(18.0)) / ui.text).max(160.0);
        let height = (width * 0.42).clamp(180.0, 340.0);
        let picture = plot(&Plot::new(&standings), Size { width, height }, ui.lang);
        let mut parts = vec![legend.into(), sign(ui, picture, height)];
        if left_out > 0 {
            parts.push(ui.faint(tr!(ui.lang, "archive-left-out", count = left_out)).width(Fill).into());
        }
        card(ui, game_name(ui.lang, game), parts)
    });
    let about = ui.faint(tr!(ui.lang, "archive-course-about", count = WINDOW)).width(Fill);
    Column::from_iter(cards).push(about).spacing(ui.gap(14.0)).into()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::path::PathBuf;

    use super::*;
    use crate::game::Score;
    use crate::store::statistics::Who;

    fn standing(name: &str, results: &[(&str, i64)]) -> Standing {
        let played = |(file, points): &(&str, i64)| Played {
            started: format!("2026-11-{file}T12:00:00Z").parse().ok(),
            score: Score::whole(*points),
            win: 0.0,
            path: PathBuf::from(file),
        };
        let results = results.iter().map(played).collect();
        Standing { game: "namaste".to_owned(), who: Who::Human(name.to_owned()), results }
    }

    #[test]
    fn who_plays_the_same_match_stands_at_the_same_place() {
        let (one, other) = (standing("A", &[("10", 5), ("12", 7)]), standing("B", &[("11", 3), ("12", 9)]));
        let plot = Plot::new(&[&one, &other]);
        assert_eq!(plot.matches, 3);
        assert_eq!(plot.lines[0].points, [(0, 5.0), (2, 7.0)]);
        assert_eq!(plot.lines[1].points, [(1, 3.0), (2, 9.0)]);
        assert_eq!(plot.range(), Some((3.0, 9.0)));
    }

    #[test]
    fn the_line_is_the_mean_of_the_last_ten() {
        let scores: Vec<f64> = (0_u8..12).map(f64::from).collect();
        let means = running(&scores);
        assert!((means[0] - 0.0).abs() < 1e-9);
        assert!((means[3] - 1.5).abs() < 1e-9);
        assert!((means[11] - 6.5).abs() < 1e-9);
    }

    #[test]
    fn ticks_are_round_and_reach_round_all_scores() {
        assert_eq!(ticks(3.0, 47.0), [0.0, 10.0, 20.0, 30.0, 40.0, 50.0]);
        assert_eq!(ticks(-4.0, 4.0), [-4.0, -2.0, 0.0, 2.0, 4.0]);
        assert_eq!(ticks(5.0, 5.0), [5.0, 6.0]);
        for (low, high) in [(0.0, 1.0), (-1e6, 3.5), (0.5, 0.5), (12.0, 12.5), (1.0, 9999.0)] {
            let ticks = ticks(low, high);
            assert!(ticks[0] <= low && ticks[ticks.len() - 1] >= high, "{low} to {high}: {ticks:?}");
            assert!((2..=8).contains(&ticks.len()), "{low} to {high}: {ticks:?}");
        }
    }

    #[test]
    fn everything_is_drawn_within_the_plot() {
        let (one, other) = (standing("A", &[("10", 5), ("12", -7)]), standing("B", &[("11", 3)]));
        for standings in [vec![&one, &other], vec![&other], vec![]] {
            for lang in Lang::ALL {
                let drawing = plot(&Plot::new(&standings), Size { width: 300.0, height: 180.0 }, lang);
                assert!(drawing.is_finite());
                for item in &drawing.items {
                    if let crate::draw::Item::Shape { path, .. } = item {
                        let (low, high) = path.bounds().unwrap();
                        assert!(low.x >= 0.0 && low.y >= 0.0 && high.x <= 300.0 && high.y <= 180.0);
                    }
                }
            }
        }
    }

    #[test]
    fn every_mark_has_a_shape_of_its_own() {
        let drawings: Vec<Drawing> = (0..6)
            .map(|number| {
                let mut drawing = Drawing::new(10.0, 10.0);
                mark(&mut drawing, number, Point::new(5.0, 5.0), 4.0);
                drawing
            })
            .collect();
        let outline = |drawing: &Drawing| match &drawing.items[0] {
            crate::draw::Item::Shape { path, fill, .. } => (path.clone(), fill.is_some()),
            item => unreachable!("{item:?}"),
        };
        for (index, drawing) in drawings.iter().enumerate() {
            assert!(drawings[..index].iter().all(|other| outline(other) != outline(drawing)));
        }
    }
}
