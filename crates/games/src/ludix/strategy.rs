//! Good play between two by the strong player's chances: when to stop, what scores are worth. Knows no screen.

use base::draw::Drawing;
use base::draw::plot::curve::{Curve, Curves};
use base::draw::plot::grid::{Cell, Grid};
use base::i18n::{Lang, tr};
use base::phrase::phrase;

use super::bots::strong;
use super::facts;
use super::optimum::compare::Plays;
use super::optimum::shipped::CHANCES;
use super::optimum::turn::{FAIL, Turn, alone};
use super::optimum::{ScoreState, TOTALS};
use crate::table::{Block, Page};

const STEP: usize = 25;
/// Width of pictures and height of a table's row, units.
const WIDE: f32 = 600.0;
const ROW: f32 = 48.0;
const BEGIN: ScoreState = ScoreState::First { own: 0, other: 0 };
/// The points of a turn up to which it is drawn, and by which one is behind.
const FAR: usize = 220;
/// From so many written down on no turn is stopped short of the target: of whoever moves last in a round, and first; and
/// from so many of the other on, of whoever moves first.
const NEAR: usize = 200;
const NEAR_FIRST: usize = 150;
const NEAR_THEIRS: usize = 200;

pub fn page(lang: Lang) -> Vec<Block> {
    let percent = |standing| lang.percent(CHANCES.at(standing), 1);
    let caught = |behind| percent(ScoreState::Last { behind });
    let about = phrase!("ludix-strategy-about-text", wins = percent(BEGIN));
    let (low, high) = alike();
    let turn = phrase!("ludix-strategy-turn-text", enough = Stops::of(BEGIN).from, low, high);
    let begin = |seats: usize| {
        let throws = strong::play(&vec![0; seats], 0, 0).plan().throws;
        throws.iter().position(|throws| !throws).unwrap_or(throws.len())
    };
    let [even, ahead, behind] = [(100, 100), (100, 0), (100, 200)].map(|(own, other)| second(own, other));
    let score = phrase!(
        "ludix-strategy-score-text",
        even = Stops::of(even).from,
        ahead = Stops::of(ahead).from,
        behind = Stops::of(behind).from,
        two = begin(2),
        three = begin(3),
        four = begin(4),
    );
    let fails = lang.percent(*FAIL, 0);
    let stake = phrase!("ludix-strategy-stake-text", fails, gain = facts::gain(), alone = alone().0);
    let target = phrase!("ludix-strategy-target-text", near = NEAR, first = NEAR_FIRST, theirs = NEAR_THEIRS);
    let last = phrase!("ludix-strategy-last-text", level = caught(0), near = caught(50), far = caught(150));
    Page::new("ludix-strategy")
        .fill([about, stake, score, target, turn, last])
        .pictures([
            ("turn", plot(&one_turn(lang), lang)),
            ("first", stops(first, lang)),
            ("second", stops(second, lang)),
            ("last", plot(&catching_up(lang), lang)),
            ("worth", worths(lang)),
        ])
        .blocks
}

fn plot(curves: &Curves, lang: Lang) -> Drawing {
    curves.draw((WIDE, 300.0), 0.01, |chance| lang.percent(chance, 0))
}

fn first(own: usize, other: usize) -> ScoreState {
    ScoreState::First { own, other }
}

fn second(own: usize, other: usize) -> ScoreState {
    ScoreState::Second { own, other }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stops {
    from: usize,
    /// Up to so many, where one more goes on, the goal being near; beyond the goal a lead is a point more or less.
    to: Option<usize>,
    /// Whether so many reach the goal.
    ends: bool,
}

impl Stops {
    fn of(standing: ScoreState) -> Self {
        let throws = CHANCES.plan(standing).throws;
        let from = throws.iter().position(|throws| !throws).unwrap_or(throws.len());
        let again = throws.iter().skip(from).position(|throws| *throws);
        let ends = from >= standing.enough();
        Self { from, to: again.map(|run| from + run - 1).filter(|_| !ends), ends }
    }
}

fn turn() -> Turn {
    let stop = |points| CHANCES.after(BEGIN.after(points));
    let mut turn = Turn::default();
    turn.prepare(stop, BEGIN.enough(), stop(0));
    turn.best();
    turn
}

/// Between which points of the first turn it costs less than a match of a hundred to stop or to throw wrongly.
fn alike() -> (usize, usize) {
    let turn = turn();
    let close = |points: &usize| (turn.stop(*points) - turn.throw(*points)).abs() < 0.01;
    ((0..FAR).find(close).unwrap_or_default(), (0..FAR).rfind(close).unwrap_or_default())
}

fn one_turn(lang: Lang) -> Curves {
    let turn = turn();
    let curve = |name: String, worth: &dyn Fn(usize) -> f64| Curve {
        name,
        points: (0..=FAR).map(|points| (points as f64, worth(points))).collect(),
    };
    let enough = Stops::of(BEGIN).from;
    Curves {
        across: tr!(lang, "ludix-strategy-points-label"),
        curves: vec![
            curve(tr!(lang, "ludix-strategy-stop-label"), &|points| turn.stop(points)),
            curve(tr!(lang, "ludix-strategy-throw-label"), &|points| turn.throw(points)),
        ],
        mark: Some((enough as f64, enough.to_string())),
    }
}

fn catching_up(lang: Lang) -> Curves {
    let points = (0..=FAR).map(|behind| (behind as f64, CHANCES.at(ScoreState::Last { behind }))).collect();
    Curves {
        across: tr!(lang, "ludix-strategy-behind-label"),
        curves: vec![Curve { name: tr!(lang, "ludix-strategy-chance-label"), points }],
        mark: None,
    }
}

fn by_totals(turn: fn(usize, usize) -> ScoreState, cell: impl Fn(ScoreState) -> Cell, lang: Lang) -> Drawing {
    let totals = || (0..TOTALS).step_by(STEP);
    let names = || totals().map(|total| total.to_string()).collect();
    let cells = totals().map(|other| totals().map(|own| Some(cell(turn(own, other)))).collect()).collect();
    let (across, down) = (tr!(lang, "ludix-strategy-own-label"), tr!(lang, "ludix-strategy-other-label"));
    Grid { across: (across, names()), down: (down, names()), cells }.draw(WIDE, ROW)
}

fn stops(turn: fn(usize, usize) -> ScoreState, lang: Lang) -> Drawing {
    let cell = |standing| {
        let Stops { from, to, ends } = Stops::of(standing);
        let words = to.map_or_else(|| from.to_string(), |to| format!("{from}\n–{to}"));
        Cell { is_best: ends, ..Cell::new(words, from as f64 / TOTALS as f64) }
    };
    by_totals(turn, cell, lang)
}

fn worths(lang: Lang) -> Drawing {
    let cell = |standing| {
        let chance = CHANCES.at(standing);
        Cell::new(lang.decimal(chance * 100.0, 0), chance)
    };
    by_totals(first, cell, lang)
}

#[cfg(test)]
mod tests;
