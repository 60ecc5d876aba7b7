//! What computer players measure the worth of decisions in, and how that is told. Knows no game.

use super::rollout::Estimate;
use crate::game::bot::{Mark, Measure};
use crate::i18n::{Lang, tr};
use crate::phrase::Phrase;

/// In what a game is judged, with some options, and what that is worth in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// The measure.
    pub measure: Measure,
    /// The id of what a worth means, as it stands over the numbers of a hint.
    pub worth: &'static str,
    /// The id of what a decision costs: `$cost` is filled in as [`Measure::say`] has it.
    pub costs: &'static str,
    /// By how much a unit of the measure raises the chance of winning a match: 1 where it is that chance. `docs/levels.md`
    /// says how it was found.
    pub unit: f64,
}

impl Scale {
    /// Points, of which one is worth so much.
    pub const fn points(unit: f64) -> Self {
        Self { measure: Measure::Points, worth: "app-hint-worths", costs: "coach-cost-points", unit }
    }

    /// Chances, told by these ids.
    pub const fn chance([worth, costs]: [&'static str; 2], unit: f64) -> Self {
        Self { measure: Measure::Chance, worth, costs, unit }
    }

    /// How much of the chance to win what is decided about a unit is. Points are those of a match of one game, so that
    /// what they are worth in it is known; a chance is one to win just that.
    const fn share(&self) -> f64 {
        match self.measure {
            Measure::Points => self.unit,
            Measure::Chance => 1.0,
        }
    }

    /// The mark of a decision that cost so much.
    pub fn mark(&self, cost: f64) -> Mark {
        Mark::of(cost * self.share())
    }

    /// What a decision must cost to be an inaccuracy, a mistake, a blunder: [`Mark::LIMITS`].
    pub fn limits(&self) -> [f64; 3] {
        Mark::LIMITS.map(|limit| limit / self.share())
    }

    /// What a decision costs, in words.
    pub fn costs(&self, lang: Lang, cost: f64) -> String {
        lang.say(&Phrase::new(self.costs).with("cost", self.measure.say(lang, cost)))
    }
}

impl Measure {
    /// A worth or a cost in words.
    pub fn say(self, lang: Lang, worth: f64) -> String {
        match self {
            Self::Points => lang.decimal(worth, 2),
            Self::Chance => tr!(lang, "review-chance", percent = lang.decimal(worth * 100.0, 1)),
        }
    }

    /// What may be more or less than nothing, with its sign.
    pub fn signed(self, lang: Lang, worth: f64) -> String {
        format!("{}{}", if worth > 0.0 { "+" } else { "" }, self.say(lang, worth))
    }

    /// A worth or a cost with its standard error.
    pub fn within(self, lang: Lang, estimate: Estimate) -> String {
        let both = |fine: f64, decimals| {
            let [mean, error] = [estimate.mean, estimate.error].map(|number| lang.decimal(number * fine, decimals));
            format!("{mean} ± {error}")
        };
        match self {
            Self::Points => both(1.0, 2),
            Self::Chance => tr!(lang, "review-chance", percent = both(100.0, 1)),
        }
    }

    /// The number as an answer gives it, without more decimals than mean anything.
    pub fn rounded(self, worth: f64) -> f64 {
        let fine = match self {
            Self::Points => 100.0,
            Self::Chance => 10_000.0,
        };
        // Without a minus before a zero.
        (worth * fine).round() / fine + 0.0
    }
}
