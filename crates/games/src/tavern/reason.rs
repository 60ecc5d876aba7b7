//! Why a decision is better than another, in what can be reckoned of the turn. Knows no game and no picture.

use base::phrase::{Phrase, phrase};

use super::action::Action;
use super::part::EveningPart;
use super::solve::Leads;
use super::turns::Loses;
use crate::game::chance::percent_of;

pub(super) fn reason(part: &dyn EveningPart, played: Action, better: Action) -> Vec<Phrase> {
    let (Some(better), Some(played)) = (part.leads(better), part.leads(played)) else { return Vec::new() };
    if better.loses == Loses::Each {
        let gets_away = |leads: Leads| percent_of(1.0 - leads.mean);
        return vec![phrase!("tavern-coach-row", chance = gets_away(better), other = gets_away(played))];
    }
    let past = better.past.zip(played.past).map(|((worst, chance), (_, other))| {
        phrase!("tavern-coach-past", worst = worst.to_string(), chance = percent_of(chance), other = percent_of(other))
    });
    let mean = phrase!("tavern-coach-mean", mean = whole(better.mean), other = whole(played.mean));
    past.into_iter().chain([mean]).collect()
}

/// A mean in whole numbers; sums of floats that should be half are.
#[expect(clippy::cast_possible_truncation, reason = "results have three digits")]
fn whole(mean: f64) -> i64 {
    (mean + 1e-9).round() as i64
}

pub(super) fn foresees(part: &dyn EveningPart, action: Action) -> Vec<Phrase> {
    let Some(leads) = part.leads(action) else { return Vec::new() };
    if leads.loses == Loses::Each {
        return vec![phrase!("tavern-coach-ahead-row", chance = percent_of(1.0 - leads.mean))];
    }
    let past = leads.past.map(|(worst, chance)| {
        phrase!("tavern-coach-ahead-past", worst = worst.to_string(), chance = percent_of(chance))
    });
    past.into_iter().chain([phrase!("tavern-coach-ahead-mean", mean = whole(leads.mean))]).collect()
}
