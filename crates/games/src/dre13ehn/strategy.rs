//! The cup game as the strong player plays it between two, for each set of dice: what is called with which throw, how
//! often a call is uncovered, solved when asked for. Then which throws the solo game keeps. Knows no screen.

use base::draw::Drawing;
use base::draw::plot::curve::{Curve, Curves};
use base::draw::plot::grid::{Cell, Grid};
use base::i18n::{Lang, tr};
use base::phrase::{Phrase, phrase};

use super::bots::arena::{Arena, State};
use super::bots::known::{self, Known};
use super::bots::plan::{CALL, SHOW};
use super::bots::solo;
use super::chart::ORDER;
use super::facts;
use super::options::{Options, PAIRS};
use super::outcome::{Outcome, Pair};
use crate::game::options::{Options as _, Values};
use crate::table::{Block, Page};

const WIDE: f32 = 600.0;
const ROW: f32 = 23.0;
/// What is done less often is left out.
const SELDOM: f64 = 0.005;

pub fn page(lang: Lang) -> Vec<Block> {
    let sets = sets().flat_map(|(options, name)| {
        let known = known::known(&options);
        let Facts { starter, bluffs } = Facts::of(&known);
        let said = phrase!(
            "dre13ehn-strategy-sets-text",
            starter = lang.percent(starter, 1),
            bluffs = lang.percent(bluffs, 0),
        );
        [
            Block::Heading(Phrase::new(name)),
            Block::Picture(called(&known, lang), phrase!("dre13ehn-strategy-sets-called-label")),
            Block::Picture(uncovered(&known, lang), phrase!("dre13ehn-strategy-sets-uncovered-label")),
            Block::Text(said),
        ]
    });
    let (options, arena) = alone();
    let points = |points| lang.decimal(points, 2);
    let [again, once] = [true, false].map(|again| points(solo::optimum(&options, again)));
    let last = points(solo::mean(&arena, options.target()));
    let open = Options::read(&Values::new()).expect("nothing needs to be chosen");
    let [two, three] = [Outcome::Two, Outcome::Three].map(|called| facts::answers(&open, called));
    Page::new("dre13ehn-strategy")
        .fill([phrase!("dre13ehn-strategy-need-text", two, three)])
        .put("dre13ehn-strategy-sets-text", sets)
        .fill([phrase!("dre13ehn-strategy-solo-text", again, once), phrase!("dre13ehn-strategy-solo-learn-text", last)])
        .pictures([
            ("solo-kept", kept(&arena, options.target(), lang).draw(WIDE, ROW)),
            (
                "solo-wins",
                wins(&arena, options.target(), lang).draw((WIDE, 260.0), 0.01, |points| lang.decimal(points, 1)),
            ),
        ])
        .blocks
}

fn alone() -> (Options, Arena) {
    let solo = Values::from([("mode".to_owned(), "solo".to_owned())]);
    let options = Options::read(&solo).expect("the mode can be chosen");
    let arena = Arena::new(&options);
    (options, arena)
}

fn kept(arena: &Arena, wins: usize, lang: Lang) -> Grid {
    let throws = throws(arena);
    let row = |nth: usize| {
        let mean = solo::mean(arena, nth);
        let cell = |throw: &usize| {
            let points = solo::scores(nth, arena.throws()[*throw].0);
            let cell = Cell::new(lang.decimal(points, 0), points / 3.0);
            (points > 0.0).then_some(Cell { is_best: points >= mean, ..cell })
        };
        throws.iter().map(cell).chain([Some(Cell::new(lang.decimal(mean, 2), 0.0))]).collect()
    };
    let names = throws.iter().map(|throw| arena.throws()[*throw].0.to_string());
    let across = names.chain([tr!(lang, "dre13ehn-strategy-solo-another-label")]).collect();
    let down = (1..=wins).map(|nth| tr!(lang, "dre13ehn-strategy-solo-nth-label", nth)).collect();
    Grid {
        across: (tr!(lang, "dre13ehn-strategy-solo-throw-label"), across),
        down: (tr!(lang, "dre13ehn-strategy-solo-win-label"), down),
        cells: (1..=wins).map(row).collect(),
    }
}

fn wins(arena: &Arena, wins: usize, lang: Lang) -> Curves {
    let curve = |name: &'static str, score: fn(&Arena, usize) -> f64| Curve {
        name: lang.say(&Phrase::new(name)),
        points: (1..=wins).map(|nth| (nth as f64, score(arena, nth))).collect(),
    };
    Curves {
        across: tr!(lang, "dre13ehn-strategy-solo-win-label"),
        curves: vec![
            curve("dre13ehn-strategy-solo-again-label", solo::best),
            curve("dre13ehn-strategy-solo-once-label", solo::mean),
        ],
        mark: None,
    }
}

fn sets() -> impl Iterator<Item = (Options, &'static str)> {
    known::standard().zip(PAIRS.map(|(_, name)| name))
}

struct Facts {
    starter: f64,
    /// How many of the calls made at the start are not what lies there.
    bluffs: f64,
}

impl Facts {
    fn of(known: &Known) -> Self {
        let (arena, round) = (known.arena(), known.plain());
        let odds = round.plan.at(arena, 0, Arena::START);
        let (mut calls, mut bluffs) = (0.0, 0.0);
        for (throw, ((_, chance), row)) in arena.throws().iter().zip(&odds.seen).enumerate() {
            for call in 0..arena.calls().len() {
                let often = chance * row[CALL + call];
                calls += often;
                bluffs += if is_true(arena, throw, call) { 0.0 } else { often };
            }
        }
        Self { starter: round.plan.start(0), bluffs: bluffs / calls }
    }
}

fn is_true(arena: &Arena, throw: usize, call: usize) -> bool {
    arena.throws()[throw].0.readings().contains(&arena.calls()[call])
}

/// Places among the arena's calls, in the order of [`ORDER`].
fn calls(arena: &Arena) -> Vec<usize> {
    ORDER.into_iter().filter_map(|outcome| arena.call(outcome)).collect()
}

fn words(arena: &Arena, calls: &[usize]) -> Vec<String> {
    calls.iter().map(|call| arena.calls()[*call].word().to_owned()).collect()
}

/// What may lie under the cup, likewise: places among the throws.
fn throws(arena: &Arena) -> Vec<usize> {
    let rank = |pair: &Pair| ORDER.iter().position(|outcome| pair.readings().contains(outcome));
    let mut throws: Vec<usize> = (0..arena.throws().len()).collect();
    throws.sort_by_key(|throw| rank(&arena.throws()[*throw].0));
    throws
}

/// In percent; `None` where it is too seldom to be shown.
fn often(odds: f64, lang: Lang) -> Option<Cell> {
    (odds >= SELDOM).then(|| Cell::new(lang.decimal(odds * 100.0, 0), odds))
}

/// At the beginning of a round, by one who has looked.
fn called(known: &Known, lang: Lang) -> Drawing {
    let (arena, round) = (known.arena(), known.plain());
    let (calls, throws) = (calls(arena), throws(arena));
    let shows = throws.iter().any(|throw| arena.shows(*throw));
    let row = |throw: &usize| {
        let odds = &round.plan.at(arena, 0, Arena::START).seen[*throw];
        let cell = |call: &usize| {
            let cell = often(odds[CALL + call], lang)?;
            Some(Cell { is_best: is_true(arena, *throw, *call), ..cell })
        };
        calls.iter().map(cell).chain(shows.then(|| often(odds[SHOW], lang))).collect()
    };
    let name = |throw: &usize| {
        let (pair, chance) = arena.throws()[*throw];
        tr!(lang, "dre13ehn-strategy-falls-label", pair = pair.to_string(), percent = lang.percent(chance, 0))
    };
    let names =
        words(arena, &calls).into_iter().chain(shows.then(|| tr!(lang, "dre13ehn-strategy-show-label"))).collect();
    let across = (tr!(lang, "dre13ehn-strategy-calls-label"), names);
    let down = (tr!(lang, "dre13ehn-strategy-lies-label"), throws.iter().map(name).collect());
    Grid { across, down, cells: throws.iter().map(row).collect() }.draw(WIDE, ROW)
}

/// The state in which that stands, nobody else having called 2.
fn standing(arena: &Arena, call: Option<usize>) -> State {
    State { standing: call, mine: false, theirs: call.is_some_and(|call| arena.calls()[call] == Outcome::Two) }
}

fn uncovered(known: &Known, lang: Lang) -> Drawing {
    let (arena, round) = (known.arena(), known.plain());
    let calls = calls(arena);
    let before = || [None].into_iter().chain(calls.iter().copied().filter(|call| !arena.is_fire(*call)).map(Some));
    let row = |before: Option<usize>| {
        let state = standing(arena, before);
        let cell = |call: &usize| {
            if !arena.may_call(state, *call) {
                return None;
            }
            if arena.must_believe(state, *call) {
                return Some(Cell::new("–", 0.0));
            }
            let odds = round.plan.at(arena, 0, state).uncovers[*call][1];
            Some(Cell::new(lang.decimal(odds * 100.0, 0), odds))
        };
        calls.iter().map(cell).collect()
    };
    let name = |call: Option<usize>| {
        call.map_or_else(|| tr!(lang, "dre13ehn-strategy-begin-label"), |call| arena.calls()[call].word().to_owned())
    };
    let across = (tr!(lang, "dre13ehn-strategy-heard-label"), words(arena, &calls));
    let down = (tr!(lang, "dre13ehn-strategy-stands-label"), before().map(name).collect());
    Grid { across, down, cells: before().map(row).collect() }.draw(WIDE, ROW)
}

#[cfg(test)]
mod tests;
