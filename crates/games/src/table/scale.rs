//! What computer players measure the worth of decisions in, and how that is told. Knows no game.

use base::i18n::Lang;
use base::phrase::Phrase;
use serde::{Deserialize, Serialize};

use super::rollout::Estimate;
use crate::game::bot::{Mark, Measure};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    pub measure: Measure,
    /// The id of what a worth means, as it stands over the numbers of a hint and over the course of a match.
    pub worth: &'static str,
    /// The id of what a decision costs: `$cost` points, or from `$best` to `$worth` of a chance.
    pub costs: &'static str,
    /// The id of what its figures are of, in a sentence.
    pub about: &'static str,
    /// By how much a unit raises the chance of winning a match, 1 where it is that chance (found as in `docs/levels.md`).
    pub unit: f64,
}

impl Scale {
    pub const fn points(unit: f64) -> Self {
        Self {
            measure: Measure::Points("review-points"),
            worth: "app-hint-worths",
            costs: "coach-cost-points",
            about: "review-in-points",
            unit,
        }
    }

    pub const fn chance([worth, costs, about]: [&'static str; 3], unit: f64) -> Self {
        Self { measure: Measure::Chance, worth, costs, about, unit }
    }

    /// Points are those of a match of one game, so that their worth in it is known; a chance is one to win just that.
    pub const fn share(&self) -> f64 {
        match self.measure {
            Measure::Points(_) => self.unit,
            Measure::Chance => 1.0,
        }
    }

    /// Whether what is judged is the whole match: a chance to win it, or the points of the only game.
    pub fn is_of_match(&self) -> bool {
        match self.measure {
            Measure::Points(_) => true,
            Measure::Chance => self.unit >= 1.0,
        }
    }

    pub fn mark(&self, cost: f64) -> Mark {
        Mark::of(cost * self.share())
    }

    /// What a decision must cost to be an inaccuracy, a mistake, a blunder: [`Mark::LIMITS`].
    pub fn limits(&self) -> [f64; 3] {
        Mark::LIMITS.map(|limit| limit / self.share())
    }

    pub fn costs(&self, lang: Lang, loss: Loss) -> Phrase {
        let told = loss.told();
        let said = Phrase::new(self.costs);
        match self.measure {
            Measure::Points(_) => said.with("cost", lang.decimal(told.cost(), 2)),
            Measure::Chance => {
                let said = told.change(lang, said, ["best", "worth"]);
                if loss.stake == Stake::default() { said } else { loss.change(lang, said, ["from", "to"]) }
            }
        }
    }
}

/// The chance to win the match for who loses it, and who wins. Worths are judged as parts of it, told as its chances.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stake {
    pub lost: f64,
    pub won: f64,
}

impl Stake {
    pub const fn span(self) -> f64 {
        self.won - self.lost
    }

    pub fn told(self, worth: f64) -> f64 {
        self.lost + self.span() * worth
    }
}

/// Worths are told as they are judged.
impl Default for Stake {
    fn default() -> Self {
        Self { lost: 0.0, won: 1.0 }
    }
}

/// What a decision is worth beside the best one, in the measure by which it is marked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    pub best: f64,
    pub worth: f64,
    pub stake: Stake,
}

/// What is told as 0.0%.
const NOTHING: f64 = 0.0005;

impl Loss {
    pub fn cost(self) -> f64 {
        self.best - self.worth
    }

    /// By what it gives up of what is judged; what decides nothing of what is told is no mistake.
    pub fn mark(self, share: f64) -> Mark {
        if self.told().cost() < NOTHING { Mark::Good } else { Mark::of(self.cost() * share) }
    }

    fn change(self, lang: Lang, said: Phrase, [best, worth]: [&'static str; 2]) -> Phrase {
        // One more decimal where the change is not seen otherwise.
        let told = |chance| match self.cost() {
            cost if cost >= 0.002 => lang.win_chance(chance),
            _ => lang.percent(chance, 2),
        };
        said.with(best, told(self.best)).with(worth, told(self.worth))
    }

    pub fn told(self) -> Self {
        Self { best: self.stake.told(self.best), worth: self.stake.told(self.worth), stake: Stake::default() }
    }
}

impl Measure {
    pub fn say(self, lang: Lang, worth: f64) -> String {
        self.with_unit(lang, self.bare(lang, worth))
    }

    /// The same where the words around it say of what.
    pub fn bare(self, lang: Lang, worth: f64) -> String {
        match self {
            Self::Points(_) => lang.decimal(worth, 2),
            Self::Chance => lang.win_chance(worth),
        }
    }

    fn with_unit(self, lang: Lang, number: String) -> String {
        match self {
            Self::Points(unit) => lang.say(&Phrase::new(unit).with("number", number)),
            Self::Chance => number,
        }
    }

    /// Whether a cost is told as nothing: the one threshold behind "just as good" and "nothing better".
    pub fn is_nothing(self, cost: f64) -> bool {
        let finest = match self {
            Self::Points(_) => 0.01,
            Self::Chance => 0.001,
        };
        cost.abs() < finest / 2.0
    }

    pub fn signed(self, lang: Lang, worth: f64) -> String {
        format!("{}{}", if worth > 0.0 && !self.is_nothing(worth) { "+" } else { "" }, self.say(lang, worth))
    }

    pub fn within(self, lang: Lang, estimate: Estimate) -> String {
        let both = |fine: f64, decimals| {
            let [mean, error] = [estimate.mean, estimate.error].map(|number| lang.decimal(number * fine, decimals));
            format!("{mean} ± {error}")
        };
        match self {
            Self::Points(_) => self.with_unit(lang, both(1.0, 2)),
            Self::Chance => lang.percents(both(100.0, 1)),
        }
    }

    /// The number as an answer gives it, without more decimals than mean anything.
    pub fn rounded(self, worth: f64) -> f64 {
        let fine = match self {
            Self::Points(_) => 100.0,
            Self::Chance => 10_000.0,
        };
        // Without a minus before a zero.
        (worth * fine).round() / fine + 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_decides_nothing_at_this_score_is_no_mistake() {
        let of = |stake| Loss { best: 0.6, worth: 0.4, stake }.mark(1.0);
        assert_eq!([of(Stake::default()), of(Stake { lost: 0.3, won: 0.5 })], [Mark::Blunder; 2]);
        assert_eq!(of(Stake { lost: 0.999, won: 1.0 }), Mark::Good);
    }

    #[test]
    fn a_cost_is_told_as_the_change_of_a_chance_or_in_points() {
        let said = |scale: Scale, lang: Lang, best, worth| {
            lang.say(&scale.costs(lang, Loss { best, worth, stake: Stake::default() }))
        };
        let chance = Scale::chance(["app-hint-win", "coach-cost-win", "review-in-wins"], 1.0);
        let change = |lang, best, worth| said(chance, lang, best, worth).replace('\u{a0}', " ");
        assert_eq!(change(Lang::De, 0.61, 0.47), "Gewinnchance 61,0 % → 47,0 %");
        assert_eq!(change(Lang::En, 0.614, 0.603), "win chance 61.4% → 60.3%");
        assert_eq!(change(Lang::En, 0.5004, 0.4998), "win chance 50.04% → 49.98%", "a change is seen");
        assert_eq!(said(Scale::points(1.0), Lang::De, 2.0, -0.5), "im Mittel 2,50 Punkte weniger");
        let of_round = Loss { best: 0.6, worth: 0.4, stake: Stake { lost: 0.3, won: 0.5 } };
        let told = Lang::En.say(&chance.costs(Lang::En, of_round)).replace('\u{a0}', " ");
        assert_eq!(told, "win chance 42.0% → 38.0%", "as part of a match");
        let both = Scale::chance(["app-hint-match", "coach-cost-round-match", "review-in-wins"], 1.0);
        let both = Lang::En.say(&both.costs(Lang::En, of_round)).replace('\u{a0}', " ");
        assert_eq!(
            both, "win chance in this round 60.0% → 40.0%, for the whole match 42.0% → 38.0%",
            "why that is a blunder"
        );
    }
}
