//! What many matches tell: who wins, who scores what, whether dice are fair. Knows no file and no particular game.

use std::collections::HashMap;
use std::f64::consts::FRAC_2_SQRT_PI;

use jiff::Timestamp;

use games::game::bot::Level;
use games::game::name::compared;
use games::game::record::{Player, PlayerKind};
use games::game::{Die, Face, Score};

use super::index::{Id, Ledger};

pub mod course;

/// The least expected count of a face for which the chi-square distribution is trusted (Cochran's rule).
const LEAST_EXPECTED: f64 = 5.0;

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Who {
    Human(String),
    /// The computer players of this strength, whatever they are called.
    Bot(Level),
}

impl Who {
    pub fn of(player: &Player) -> Self {
        match player.kind {
            PlayerKind::Human => Self::human(&player.name),
            PlayerKind::Bot(level) => Self::Bot(level),
        }
    }

    pub fn human(name: &str) -> Self {
        Self::Human(compared(name))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct MatchScore {
    pub started: Option<Timestamp>,
    pub score: Score,
    pub id: Id,
}

#[derive(Clone, Debug, PartialEq)]
pub struct PlayerStatistics {
    pub game: String,
    pub who: Who,
    pub matches: usize,
    /// The wins; a shared one counts as its part.
    pub wins: f64,
    pub mean: f64,
    /// The match with the highest score, the first of several.
    pub highest: MatchScore,
    /// The match with the lowest score, the first of several.
    pub lowest: MatchScore,
}

#[expect(clippy::cast_precision_loss, reason = "there are fewer than 2^52 matches and throws")]
fn count(number: usize) -> f64 {
    number as f64
}

/// By game and player. `called` says under which one name somebody is counted who has several.
pub fn standings(ledger: &Ledger, called: &dyn Fn(&Who) -> Who) -> Vec<PlayerStatistics> {
    let whos: Vec<Who> = ledger.whos().iter().map(called).collect();
    let mut all: HashMap<(usize, &Who), PlayerStatistics> = HashMap::new();
    for one in ledger.matches() {
        for seat in one.seats {
            let who = &whos[seat.who as usize];
            let played = MatchScore { started: one.started, score: seat.score, id: one.id };
            let standing = all.entry((one.game, who)).or_insert_with(|| PlayerStatistics {
                game: ledger.games()[one.game].clone(),
                who: who.clone(),
                matches: 0,
                wins: 0.0,
                mean: 0.0,
                highest: played.clone(),
                lowest: played.clone(),
            });
            standing.matches += 1;
            standing.wins += seat.win();
            // The sum, until all are counted.
            standing.mean += seat.score.number();
            if played.score > standing.highest.score {
                standing.highest = played.clone();
            }
            if played.score < standing.lowest.score {
                standing.lowest = played;
            }
        }
    }
    let mut all: Vec<PlayerStatistics> = all.into_values().collect();
    all.iter_mut().for_each(|standing| standing.mean /= count(standing.matches));
    all.sort_by(|one, other| (&one.game, &one.who).cmp(&(&other.game, &other.who)));
    all
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// Drawn by the program (the header has a seed).
    Drawn,
    Real,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thrower {
    /// Everybody's, those included that people and computers make together.
    All,
    Humans,
    Computers,
}

impl Thrower {
    pub const ALL: [Self; 3] = [Self::All, Self::Humans, Self::Computers];
}

/// How often the faces of a die came; unfinished matches count too, throws that were taken back do not.
#[derive(Clone, Debug, PartialEq)]
pub struct Fairness {
    pub game: String,
    pub die: Die,
    pub source: Source,
    pub thrower: Thrower,
    /// The different faces and how often each came, in the die's order.
    pub counts: Vec<(Face, usize)>,
}

impl Fairness {
    pub fn throws(&self) -> usize {
        self.counts.iter().map(|(_, times)| times).sum()
    }

    /// In the order of `counts`.
    pub fn expected(&self) -> Vec<f64> {
        let throws = count(self.throws());
        self.counts.iter().map(|(face, _)| throws * self.die.odds(*face)).collect()
    }

    /// Pearson's statistic: the sum over the faces of (count − expected)² / expected.
    pub fn chi_square(&self) -> f64 {
        let pairs = self.counts.iter().zip(self.expected());
        pairs
            .filter(|(_, expected)| *expected > 0.0)
            .map(|((_, times), expected)| (count(*times) - expected).powi(2) / expected)
            .sum()
    }

    /// None where there are too few throws (a face expected fewer than five times), or the die has but one face.
    pub fn p_value(&self) -> Option<f64> {
        let enough = self.expected().iter().all(|expected| *expected >= LEAST_EXPECTED);
        let freedom = self.counts.len().checked_sub(1).filter(|freedom| *freedom > 0 && enough)?;
        Some(beyond(self.chi_square(), freedom))
    }
}

/// How likely it is as large, by its sum for whole degrees of freedom (Abramowitz & Stegun 26.4.4 and 26.4.5).
fn beyond(chi_square: f64, freedom: usize) -> f64 {
    let half = chi_square / 2.0;
    let is_odd = freedom % 2 == 1;
    let mut sum = if is_odd { libm::erfc(half.sqrt()) } else { 0.0 };
    let mut term = libm::exp(-half) * if is_odd { FRAC_2_SQRT_PI * half.sqrt() } else { 1.0 };
    for step in 1..=freedom / 2 {
        sum += term;
        term *= half / (count(step) + if is_odd { 0.5 } else { 0.0 });
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chi_square_is_as_rare_as_the_tables_say() {
        // Reckoned with sixty digits from the series of the incomplete gamma function.
        let known = [
            (0.0, 3, 1.0),
            (0.1, 1, 0.751_829_634_045_849_3),
            (1.5, 2, 0.472_366_552_741_014_7),
            (5.5, 5, 0.357_945_880_850_958_46),
            // The critical values of every table: 11.070 at 5 %, 15.086 at 1 %.
            (11.070_497_693_516_351, 5, 0.05),
            (15.086_272_469_388_99, 5, 0.01),
            (18.307_038_053_275_146, 10, 0.05),
            (4.0, 19, 0.999_893_659_634_373),
            (70.0, 19, 9.198_153_691_479_715e-8),
        ];
        for (chi_square, freedom, odds) in known {
            let found = beyond(chi_square, freedom);
            assert!((found - odds).abs() < 1e-13, "{chi_square} {freedom}: {found}");
        }
    }
}
