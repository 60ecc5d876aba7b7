//! Why a decision is better than another, by the ideas of the pages, in what can be reckoned of the turn.

use base::phrase::{Decimal, Phrase, phrase};

use super::action::Action;
use super::part::{EveningPart, Ties};
use super::solve::{Beats, Leads};
use super::turns::Loses;
use crate::game::chance::percent_of;

/// By so many percentage points a chance is better if that is to speak for a decision, and a mean by so many points.
const CLEAR: i64 = 3;
/// A chance below that says less than the mean.
const LIKELY: i64 = 10;
const CLEAR_MEAN: i64 = 5;

pub(super) fn reason(part: &dyn EveningPart, ties: Ties, played: Action, better: Action) -> Option<Phrase> {
    if let Some(own) = part.why(played, better) {
        return Some(own);
    }
    let (better, played) = (part.leads(better)?, part.leads(played)?);
    if better.loses == Loses::Each {
        return None;
    }
    let beats = better
        .beats
        .zip(played.beats)
        .and_then(|(better_beats, played)| beat(better.loses, ties, better_beats, played));
    beats.or_else(|| best(better, played))
}

fn beat(loses: Loses, ties: Ties, better: Beats, played: Beats) -> Option<Phrase> {
    let is_high = loses == Loses::Lowest;
    let worst = better.worst.to_string();
    let [chance, other] = [better, played].map(|beats| percent_of(beats.past));
    if chance == 100 && other < 100 {
        return Some(if is_high {
            phrase!("tavern-coach-beat-sure-high", worst, other)
        } else {
            phrase!("tavern-coach-beat-sure-low", worst, other)
        });
    }
    if chance >= LIKELY.max(other + CLEAR) {
        return Some(if is_high {
            phrase!("tavern-coach-beat-high", worst, chance, other)
        } else {
            phrase!("tavern-coach-beat-low", worst, chance, other)
        });
    }
    let [chance, other] = [better, played].map(|beats| percent_of(beats.level));
    let is_level = ties == Ties::Playoff && chance >= other + CLEAR;
    is_level.then(|| phrase!("tavern-coach-beat-level", worst, chance, other))
}

fn best(better: Leads, played: Leads) -> Option<Phrase> {
    let is_high = better.loses == Loses::Lowest;
    let [mean, other] = [better, played].map(|leads| whole(leads.mean));
    let is_certain = better.is_certain && played.is_certain;
    let gain = if is_high { mean - other } else { other - mean };
    if gain < if is_certain { 1 } else { CLEAR_MEAN } {
        return None;
    }
    Some(match (better.is_certain, played.is_certain) {
        (true, true) => phrase!("tavern-coach-best-certain", mean, other),
        (true, false) if is_high => phrase!("tavern-coach-best-stop", mean, other),
        _ if is_high => phrase!("tavern-coach-best-high", mean, other),
        _ => phrase!("tavern-coach-best-low", mean, other),
    })
}

/// A mean in whole numbers; sums of floats that should be half are.
#[expect(clippy::cast_possible_truncation, reason = "results have three digits")]
fn whole(mean: f64) -> i64 {
    (mean + 1e-9).round() as i64
}

pub(super) fn foresees(part: &dyn EveningPart, action: Action) -> Vec<Phrase> {
    let Some(leads) = part.leads(action) else { return Vec::new() };
    if leads.loses == Loses::Each {
        return vec![phrase!("tavern-coach-ahead-row", chance = Decimal::win_chance(1.0 - leads.mean))];
    }
    if leads.is_certain {
        return vec![phrase!("tavern-coach-ahead-certain", mean = whole(leads.mean))];
    }
    let past = leads.beats.map(|beats| {
        phrase!("tavern-coach-ahead-past", worst = beats.worst.to_string(), chance = percent_of(beats.past))
    });
    past.into_iter().chain([phrase!("tavern-coach-ahead-mean", mean = whole(leads.mean))]).collect()
}
