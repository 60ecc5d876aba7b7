//! Why a decision is better than another, in what can be counted. Knows no picture.

use base::phrase::{Phrase, phrase};

use super::super::facts;
use super::super::rules::{Action, Ludix};
use crate::game::Seat;

pub(super) fn reason(game: &Ludix, seat: Seat, played: Action, better: Action) -> Vec<Phrase> {
    match (played, better) {
        (Action::Numeral(played), Action::Numeral(better)) => vec![phrase!(
            "ludix-coach-numeral",
            better = better.to_string(),
            value = better.value(),
            played = played.to_string(),
            other = played.value()
        )],
        (Action::Throw, Action::Stop) => stop(game, seat),
        (Action::Stop, Action::Throw) => again(game, seat),
        (Action::Numeral(_), Action::Stop | Action::Throw)
        | (Action::Stop | Action::Throw, Action::Numeral(_))
        | (Action::Stop, Action::Stop)
        | (Action::Throw, Action::Throw) => Vec::new(),
    }
}

fn stop(game: &Ludix, seat: Seat) -> Vec<Phrase> {
    let banked = facts::banked(game, seat);
    let risk = phrase!("ludix-coach-risk", fails = facts::fails(), total = game.turn_total(), brings = facts::brings());
    let reached = (facts::missing(banked) == 0 && !game.is_last_round())
        .then(|| phrase!("ludix-coach-target", banked, lead = facts::lead(game, seat)));
    let ahead = (game.is_last_round() && banked > facts::lead(game, seat))
        .then(|| phrase!("ludix-coach-ahead", banked, lead = facts::lead(game, seat)));
    reached.or(ahead).into_iter().chain([risk]).collect()
}

fn again(game: &Ludix, seat: Seat) -> Vec<Phrase> {
    let (banked, lead, total) = (facts::banked(game, seat), facts::lead(game, seat), game.turn_total());
    if game.is_last_round() && banked < lead {
        return vec![phrase!(
            "ludix-coach-behind",
            banked,
            lead,
            need = lead - banked,
            reaches = facts::reaches(lead - banked)
        )];
    }
    let chance = phrase!("ludix-coach-chance", makes = facts::makes(), brings = facts::brings(), total);
    if facts::gains(total) {
        return vec![chance];
    }
    let race = phrase!("ludix-coach-race", theirs = facts::missing(lead), own = facts::missing(banked));
    vec![race, chance]
}

pub(super) fn foresees(game: &Ludix, seat: Seat, action: Action) -> Vec<Phrase> {
    let wins = facts::wins(game, seat, action).map(|chance| phrase!("ludix-coach-ahead-win", chance));
    let throw = (action == Action::Throw)
        .then(|| phrase!("ludix-coach-ahead-throw", makes = facts::makes(), brings = facts::brings()));
    throw.into_iter().chain(wins).collect()
}
