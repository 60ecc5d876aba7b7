//! How scores went over time, with no more points than a plot needs: where there are more matches, a point stands for
//! several, and says from where to where their scores went and what their mean was. Knows no plot.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use jiff::Timestamp;

use super::{MatchScore, Who, count};
use crate::store::index::Ledger;

/// The most points of a line.
pub const MOST: usize = 300;
/// Of how many matches, the last ones, the mean is told.
pub const WINDOW: usize = 10;

#[derive(Clone, Debug, PartialEq)]
pub struct ScoreHistory {
    pub game: String,
    /// How many matches there are of those who are shown.
    pub matches: usize,
    /// When the first and the last of them began.
    pub dates: [Option<Timestamp>; 2],
    /// Everybody's scores, those with the most matches first, people before computer players.
    pub lines: Vec<ScoreSeries>,
    /// How many people have scores that are not shown.
    pub left_out: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ScoreSeries {
    pub who: Who,
    /// Of how many matches, the last ones, `mean` is the mean: as many as a point stands for, and not fewer than [`WINDOW`].
    pub window: usize,
    /// The earliest first.
    pub points: Vec<Point>,
}

impl ScoreSeries {
    pub fn is_thinned(&self) -> bool {
        self.points.iter().any(|point| point.count > 1)
    }
}

/// One match, or several that follow each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    pub count: usize,
    /// The places of the first and the last among all matches of the course.
    pub places: [usize; 2],
    pub dates: [Option<Timestamp>; 2],
    /// The mean of their scores and those before, up to the line's window.
    pub mean: f64,
    /// The one with the lowest score, the first of several.
    pub low: MatchScore,
    /// The one with the highest score, the first of several.
    pub high: MatchScore,
}

type Placed = (usize, MatchScore);

/// Of the one named, or of so many people (the most matches) and all computer players. `called`: counted as whom.
pub fn courses(ledger: &Ledger, called: &dyn Fn(&Who) -> Who, who: Option<&Who>, people: usize) -> Vec<ScoreHistory> {
    let whos: Vec<Who> = ledger.whos().iter().map(called).collect();
    let mut played: Vec<BTreeMap<&Who, usize>> = vec![BTreeMap::new(); ledger.games().len()];
    for one in ledger.matches() {
        for seat in one.seats {
            *played[one.game].entry(&whos[seat.who as usize]).or_default() += 1;
        }
    }
    let mut all: Vec<ScoreHistory> = Vec::new();
    for (game, (key, its)) in ledger.games().iter().zip(played).enumerate() {
        let mut its: Vec<(&Who, usize)> =
            its.into_iter().filter(|(one, _)| who.is_none_or(|who| who == *one)).collect();
        its.sort_by_key(|(_, count)| Reverse(*count));
        let (humans, bots): (Vec<_>, Vec<_>) = its.into_iter().partition(|(who, _)| matches!(who, Who::Human(_)));
        let left_out = humans.len().saturating_sub(people);
        let shown: Vec<&Who> = humans.into_iter().take(people).chain(bots).map(|(who, _)| who).collect();
        if !shown.is_empty() {
            all.push(course(ledger, (game, key), &whos, &shown, left_out));
        }
    }
    all
}

fn course(ledger: &Ledger, (game, key): (usize, &str), whos: &[Who], shown: &[&Who], left_out: usize) -> ScoreHistory {
    let lines: HashMap<&Who, usize> = shown.iter().enumerate().map(|(line, who)| (*who, line)).collect();
    let line_of: Vec<Option<usize>> = whos.iter().map(|who| lines.get(who).copied()).collect();
    let mut placed: Vec<Vec<Placed>> = vec![Vec::new(); shown.len()];
    let (mut matches, mut dates) = (0, [None; 2]);
    for one in ledger.matches().filter(|one| one.game == game) {
        let seats = one.seats.iter().filter_map(|seat| Some((line_of[seat.who as usize]?, seat.score)));
        let mut is_any = false;
        for (line, score) in seats {
            placed[line].push((matches, MatchScore { started: one.started, score, id: one.id }));
            is_any = true;
        }
        if is_any {
            dates = [if matches == 0 { one.started } else { dates[0] }, one.started];
            matches += 1;
        }
    }
    let lines = shown.iter().zip(placed).map(|(who, placed)| line(who, &placed)).collect();
    ScoreHistory { game: key.to_owned(), matches, dates, lines, left_out }
}

fn line(who: &Who, placed: &[Placed]) -> ScoreSeries {
    let each = placed.len().div_ceil(MOST).max(1);
    let window = each.max(WINDOW);
    let mut sums = Vec::with_capacity(placed.len() + 1);
    sums.push(0.0);
    for (_, played) in placed {
        sums.push(sums[sums.len() - 1] + played.score.number());
    }
    let point = |(nth, some): (usize, &[Placed])| {
        let end = nth * each + some.len();
        let begin = end.saturating_sub(window);
        let (first, last) = (some.first()?, some.last()?);
        Some(Point {
            count: some.len(),
            places: [first.0, last.0],
            dates: [first.1.started, last.1.started],
            mean: (sums[end] - sums[begin]) / count(end - begin),
            low: some.iter().map(|(_, played)| played).min_by_key(|played| played.score)?.clone(),
            high: some.iter().rev().map(|(_, played)| played).max_by_key(|played| played.score)?.clone(),
        })
    };
    ScoreSeries { who: who.clone(), window, points: placed.chunks(each).enumerate().filter_map(point).collect() }
}

#[cfg(test)]
mod tests;
