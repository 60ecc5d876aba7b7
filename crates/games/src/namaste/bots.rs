//! The computer players of Namaste. They know what lies open and nothing else: no screen, no words, no clock. Medium
//! and strong decide alike and differ only in the [`Measure`] of what is left behind: [`fit`] looks at the neighbours
//! of a field; [`chance`] weighs the chance to win by [`net`], learned from matches against itself.

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use rand::{Rng, RngExt};

use base::learned::Unfit;
use base::phrase::{Phrase, phrase};

use super::field::FIELDS;
use super::rules::{Action, MOST_DICE, Namaste};
use crate::game::bot::{Bot, Candidate, Level, ranked};
use crate::game::{Game, Seat};
use crate::table::Players;

pub mod chance;
pub mod features;
pub mod fit;
pub mod hurry;
pub mod net;
pub mod sheet;

use chance::Chance;
use fit::Fit;
use net::Net;
use sheet::{ABOVE, Sheet};

impl Players for Namaste {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(Easy),
            Level::Medium => Box::new(Medium),
            Level::Strong | Level::VeryStrong => strong(&SHIPPED),
        }
    }
}

pub fn lacks() -> Option<Phrase> {
    SHIPPED.is_err().then(|| phrase!("core-lacks-learned", game = phrase!("namaste-name")))
}

/// What a seat's decision is worth by the sheet that it leaves; one measure for all that may be decided in a position.
pub trait Measure {
    fn sheet(&self) -> &Sheet;
    /// A sum that fits, entered in a field.
    fn enter(&self, field: usize, sum: u8) -> f64;
    fn karma(&self, points: u8) -> f64;
    fn pass(&self) -> f64;
    /// One, two and three white dice.
    fn dice(&self) -> [f64; MOST_DICE as usize]
    where
        Self: Sized,
    {
        expectations(self)
    }
}

/// What every legal action of a seat is worth, best first; equal ones in the rules' order.
pub fn judge(seen: &Namaste, seat: Seat, measure: &impl Measure) -> Vec<Candidate<Action>> {
    let dice = LazyCell::new(|| measure.dice());
    let turquoise = seen.thrown().map_or(0, |(_, turquoise)| turquoise);
    let value = |action| match action {
        Action::Dice(count) => dice[usize::from(count) - 1],
        Action::Enter(field, sum) => measure.enter(field.index(), sum),
        Action::Karma => measure.karma(turquoise),
        Action::Pass => measure.pass(),
    };
    let legal = seen.legal(seat).into_iter();
    ranked(legal.map(|action| Candidate { action, value: value(action) }).collect())
}

/// What the active player can expect from one, two and three white dice, deciding best on every throw.
fn expectations(measure: &impl Measure) -> [f64; MOST_DICE as usize] {
    let sheet = measure.sheet();
    let mut best = [f64::NEG_INFINITY; ABOVE as usize];
    for field in 0..FIELDS {
        // Two dice make at least 2.
        for sum in sheet.fitting(field).filter(|sum| *sum > 1) {
            let here = &mut best[usize::from(sum)];
            *here = here.max(measure.enter(field, sum));
        }
    }
    let karma: [f64; 7] = std::array::from_fn(|points| if points == 0 { 0.0 } else { measure.karma(points as u8) });
    let worth = |throw: &RollClass| {
        let sums = (0..=throw.ones).map(|sevens| throw.least + 6 * sevens);
        let entry = sums.map(|sum| best[usize::from(sum)]).fold(f64::NEG_INFINITY, f64::max);
        throw.odds * entry.max(karma[usize::from(throw.turquoise)])
    };
    std::array::from_fn(|count| OUTCOMES[count].iter().map(worth).sum())
}

/// Throws that leave the active player the same choice.
struct RollClass {
    /// The least sum of all dice.
    least: u8,
    /// How many of them show 1/7.
    ones: u8,
    turquoise: u8,
    odds: f64,
}

static OUTCOMES: LazyLock<[Vec<RollClass>; MOST_DICE as usize]> = LazyLock::new(|| {
    let die = |throws: &BTreeMap<(u8, u8, u8), f64>| {
        let mut more = BTreeMap::new();
        for ((least, ones, _), odds) in throws {
            for face in 1..=6 {
                // Whichever die is added last stands for the turquoise one.
                *more.entry((least + face, ones + u8::from(face == 1), face)).or_insert(0.0) += odds / 6.0;
            }
        }
        more
    };
    let mut throws = die(&BTreeMap::from([((0, 0, 0), 1.0)]));
    std::array::from_fn(|_| {
        throws = die(&throws);
        let outcomes = throws.iter();
        outcomes.map(|(&(least, ones, turquoise), &odds)| RollClass { least, ones, turquoise, odds }).collect()
    })
});

struct Easy;

impl Bot<Namaste> for Easy {
    fn choose(&self, seen: &Namaste, seat: Seat, rng: &mut dyn Rng) -> Action {
        let mut legal = seen.legal(seat);
        if legal.len() > 1 && matches!(legal.last(), Some(Action::Karma | Action::Pass)) {
            legal.pop();
        }
        legal.swap_remove(rng.random_range(0..legal.len()))
    }
}

struct Medium;

impl Bot<Namaste> for Medium {
    fn judge(&self, seen: &Namaste, seat: Seat, _rng: &mut dyn Rng) -> Vec<Candidate<Action>> {
        judge(seen, seat, &Fit::new(Sheet::of(&seen.players()[seat])))
    }
}

struct Strong<'a>(&'a Net);

/// By a network that was read, or else one that plays by the fit and judges nothing: a fit is no chance.
fn strong(net: &'static Result<Net, Unfit>) -> Box<dyn Bot<Namaste>> {
    match net {
        Ok(net) => Box::new(Strong(net)),
        Err(_) => Box::new(Fitting),
    }
}

struct Fitting;

impl Bot<Namaste> for Fitting {
    fn choose(&self, seen: &Namaste, seat: Seat, rng: &mut dyn Rng) -> Action {
        Medium.choose(seen, seat, rng)
    }
}

impl Bot<Namaste> for Strong<'_> {
    fn judge(&self, seen: &Namaste, seat: Seat, _rng: &mut dyn Rng) -> Vec<Candidate<Action>> {
        let measure = Chance::new(self.0, seen, seat);
        let judged = judge(seen, seat, &measure);
        if measure.is_exact() { judged } else { tempered(judged, measure.sheet().filled()) }
    }
}

/// What decisions cost beside the best, with so many fields filled, as far as it comes true: the network knows strong
/// players' sheets best and is too sure of others. Played on, this share of what it says is left up to so many fields;
/// then more, and at last all (`cargo run --release -p research --bin namaste_players -- costs`).
fn tempered(mut judged: Vec<Candidate<Action>>, filled: usize) -> Vec<Candidate<Action>> {
    const SHARE: f64 = 0.7;
    const EARLY: usize = 16;
    let late = filled.saturating_sub(EARLY) as f64 / (FIELDS - EARLY) as f64;
    let share = SHARE + (1.0 - SHARE) * late;
    let best = judged.first().map_or(0.0, |best| best.value);
    judged.iter_mut().for_each(|one| one.value = best - share * (best - one.value));
    judged
}

/// The weights that come with the program (`assets/namaste/README.md`).
static SHIPPED: LazyLock<Result<Net, Unfit>> = LazyLock::new(|| {
    let net = Net::from_bytes(include_bytes!("../../../../assets/namaste/strong.net"));
    if let Err(reason) = &net {
        log::error!("the strong player of Namaste plays like the medium one: {reason}");
    }
    net
});

#[cfg(test)]
mod tests;
