//! How the strong player plays each round under the cup: found while the program runs, and kept. Knows no match. Only
//! what scores of a points game are worth with the dice as sold takes seconds and is shipped, `assets/dre13ehn/points`:
//! in 16,777,215ths, three bytes each with the lowest first, by [`MatchKind::layers`], each score as the one sees it
//! who begins, then as the other. Made by `cargo run --release -p research --bin solve_dre13ehn`.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use super::super::dice::{Carved, Symbol};
use super::super::options::{DICE, Options, PAIRS};
use super::among::Among;
use super::arena::Arena;
use super::plan::Plan;
use super::score::{MatchKind, Score};
use super::solve::Solver;
use super::stakes::Stakes;
use super::table::{self, Exploited, Values};
use crate::game::options::{Options as _, Values as Given};

const BYTES: &[u8] = include_bytes!("../../../../../assets/dre13ehn/points");
const SCALE: f64 = 16_777_215.0;
const KEPT_ROUNDS: usize = 8;

#[derive(Debug)]
pub struct Known {
    solver: Solver,
    /// What makes rounds worth more or less than others; none where they are all alike.
    pub course: Option<MatchKind>,
    values: OnceLock<Values>,
    exploited: OnceLock<Exploited>,
    plain: OnceLock<Arc<Round>>,
    kept: Mutex<VecDeque<(Score, Arc<Round>)>>,
    /// By how many play.
    among: Mutex<HashMap<usize, Arc<Among>>>,
}

#[derive(Debug)]
pub struct Round {
    pub stakes: Stakes,
    pub plan: Plan,
}

/// What the rounds of a match depend on: what it makes of them, whether it is a duel, and the faces.
type Key = (Option<MatchKind>, bool, Vec<Vec<Symbol>>);

fn key(options: &Options) -> Key {
    let sorted = |die: &Carved| {
        let mut symbols = die.symbols.clone();
        symbols.sort_unstable();
        symbols
    };
    (MatchKind::of(options), options.is_duel(), options.dice().iter().map(sorted).collect())
}

fn read(given: &[(&str, &str)]) -> Options {
    let given: Given = given.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Options::read(&given).expect("these dice can be chosen")
}

pub fn standard() -> impl Iterator<Item = Options> {
    let pairs = PAIRS.into_iter().map(move |(dice, _)| read(&[("mode", "cup"), ("dice", dice)]));
    pairs.chain(DICE.into_iter().map(move |(die, _)| read(&[("mode", "duel"), ("dice", die), ("cup", "yes")])))
}

pub fn points() -> Options {
    read(&[("mode", "points")])
}

static KNOWN: LazyLock<Mutex<HashMap<Key, Arc<Known>>>> = LazyLock::new(Mutex::default);

pub fn known(options: &Options) -> Arc<Known> {
    let mut all = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(all.entry(key(options)).or_insert_with(|| Arc::new(Known::new(options))))
}

impl Known {
    fn new(options: &Options) -> Self {
        let (solver, course) = (Solver::new(Arena::new(options)), MatchKind::of(options));
        let values = if key(options) == key(&points()) { SHIPPED.clone() } else { None };
        let values = values.map_or_else(OnceLock::new, OnceLock::from);
        let (exploited, plain) = (OnceLock::new(), OnceLock::new());
        Self { solver, course, values, exploited, plain, kept: Mutex::default(), among: Mutex::default() }
    }

    pub fn arena(&self) -> &Arena {
        self.solver.arena()
    }

    /// At first found: in a duel to 8 in tenths of a second, to 99 or in a points game with own faces in seconds.
    pub fn values(&self, course: MatchKind) -> &Values {
        self.values.get_or_init(|| table::values(&self.solver, course))
    }

    pub fn exploited(&self, course: MatchKind) -> Exploited {
        *self.exploited.get_or_init(|| table::exploited(&self.solver, course, self.values(course)))
    }

    pub fn plain(&self) -> Arc<Round> {
        let solve = || {
            let stakes = Stakes::round(self.arena());
            Arc::new(Round { plan: self.solver.plan(&stakes), stakes })
        };
        Arc::clone(self.plain.get_or_init(solve))
    }

    /// A round among so many, three or more; learned now, if it was not.
    pub fn among(&self, seats: usize) -> Arc<Among> {
        let mut all = self.among.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(all.entry(seats).or_insert_with(|| Arc::new(Among::new(self.arena().clone(), seats))))
    }

    /// The round at a score, and the side in it of whom the score names first; without a score a plain one.
    pub fn round(&self, score: Option<Score>) -> (Arc<Round>, usize) {
        let Some((course, score)) = self.course.zip(score.map(Score::plain)) else { return (self.plain(), 0) };
        let side = usize::from(score > score.flipped());
        let score = score.min(score.flipped());
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().find(|(other, _)| *other == score).map(|(_, round)| Arc::clone(round));
        let round = found.unwrap_or_else(|| {
            let stakes = table::stakes(&self.solver, course, score, self.values(course));
            let round = Arc::new(Round { plan: self.solver.plan(&stakes), stakes });
            kept.truncate(KEPT_ROUNDS - 1);
            kept.push_front((score, Arc::clone(&round)));
            round
        });
        (round, side)
    }
}

/// The shipped worths of a points game; none where they cannot be read.
pub static SHIPPED: LazyLock<Option<Values>> = LazyLock::new(|| {
    let values = shipped(BYTES);
    if values.is_none() {
        log::error!("what scores of dre13ehn are worth cannot be read and is computed anew");
    }
    values
});

fn shipped(bytes: &[u8]) -> Option<Values> {
    if !bytes.len().is_multiple_of(3) {
        return None;
    }
    let mut numbers =
        bytes.chunks_exact(3).map(|three| f64::from(u32::from_le_bytes([three[0], three[1], three[2], 0])) / SCALE);
    let mut values = Values::default();
    for score in MatchKind::Points.layers().into_iter().flatten() {
        values.put(score, [numbers.next()?, numbers.next()?]);
    }
    numbers.next().is_none().then_some(values)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "chances lie between 0 and 1")]
pub fn encoded(values: &Values) -> Vec<u8> {
    let three = |score: Score| {
        let [one, two, three, _] = ((values.worth(score, true) * SCALE).round() as u32).to_le_bytes();
        [one, two, three]
    };
    let scores = MatchKind::Points.layers().into_iter().flatten();
    scores.flat_map(|score| [three(score), three(score.flipped())]).flatten().collect()
}

#[cfg(test)]
mod tests;
