//! Why a decision is better than another, by the ideas of the strategy page. Knows no picture.

use base::phrase::{Decimal, Phrase, phrase};

use super::super::facts;
use super::super::rules::{Action, Ludix, TARGET};
use crate::game::Seat;
use crate::game::chance::percent_of;

/// By so many points another throw must bring more than it costs for that to speak for it.
const CLEAR_GAIN: i64 = 3;
/// From what chance in percent on another player may come to 300 in one turn, and from what chance on one rather does.
const NEAR: i64 = 45;
const CLOSE: i64 = 55;
/// So few points more are close to 300, and so many behind are far, where more than two play or the turn ends before.
const CLOSE_POINTS: u32 = 75;
/// … for whoever moves last, of more than two.
const LAST_POINTS: u32 = 100;
const FAR_BEHIND: u32 = 30;
/// By so much more another throw has to bring there than it costs.
const CROWD_GAIN: i64 = 6;

pub(super) fn reason(game: &Ludix, seat: Seat, played: Action, better: Action) -> Vec<Phrase> {
    match (played, better) {
        (Action::Numeral(played), Action::Numeral(better)) if better.value() > played.value() => vec![phrase!(
            "ludix-coach-numeral",
            better = better.to_string(),
            value = better.value(),
            played = played.to_string(),
            other = played.value()
        )],
        (Action::Throw, Action::Stop) => stop(game, seat).into_iter().collect(),
        (Action::Stop, Action::Throw) => again(game, seat).into_iter().collect(),
        (Action::Numeral(_), Action::Numeral(_) | Action::Stop | Action::Throw)
        | (Action::Stop | Action::Throw, Action::Numeral(_))
        | (Action::Stop, Action::Stop)
        | (Action::Throw, Action::Throw) => Vec::new(),
    }
}

/// Whether whoever stops now has so much that only the others of this round can still win.
fn decides(game: &Ludix, seat: Seat) -> bool {
    game.is_last_round() || facts::banked(game, seat) >= TARGET
}

/// How many have a turn after it in this round.
fn after(game: &Ludix, seat: Seat) -> usize {
    game.seats() - 1 - seat
}

/// How likely a seat that stops does not win.
fn caught(game: &Ludix, seat: Seat) -> f64 {
    facts::wins(game, seat, Action::Stop).map_or(1.0, |wins| 1.0 - wins)
}

fn stop(game: &Ludix, seat: Seat) -> Option<Phrase> {
    let (banked, lead, total) = (facts::banked(game, seat), facts::lead(game, seat), game.turn_total());
    if decides(game, seat) {
        if game.stopping_wins() {
            return Some(if game.is_last_round() {
                phrase!("ludix-coach-final-ahead", banked, lead)
            } else {
                phrase!("ludix-coach-target-wins", banked)
            });
        }
        let (caught, after) = (caught(game, seat), after(game, seat));
        if banked <= lead || caught >= 0.5 {
            return None;
        }
        let fails = 100 - facts::makes();
        if caught * 100.0 < fails as f64 {
            return Some(phrase!("ludix-coach-target-enough", banked, after, caught = Decimal::win_chance(caught)));
        }
        let again = facts::wins(game, seat, Action::Throw)?;
        let (wins, again) = (Decimal::win_chance(1.0 - caught), Decimal::win_chance(again));
        return Some(phrase!("ludix-coach-target-safer", banked, wins, again, fails));
    }
    let (gain, loss) = (facts::gain(), facts::loss(total));
    if loss > gain {
        return Some(phrase!("ludix-coach-stake-stop", total, gain, loss));
    }
    let own = game.banked()[seat];
    let enough = facts::enough(game, seat, 1);
    (own > lead && enough <= total).then(|| phrase!("ludix-coach-score-ahead", ahead = own - lead, enough))
}

fn again(game: &Ludix, seat: Seat) -> Option<Phrase> {
    let (banked, lead, total) = (facts::banked(game, seat), facts::lead(game, seat), game.turn_total());
    let (others, after) = (game.seats() - 1, after(game, seat));
    if game.is_last_round() && banked <= lead {
        let wins = Decimal::win_chance(facts::wins(game, seat, Action::Throw).unwrap_or_default());
        return Some(if banked < lead {
            phrase!("ludix-coach-final-behind", banked, lead, wins)
        } else {
            phrase!("ludix-coach-final-level", banked, wins)
        });
    }
    if decides(game, seat) {
        let caught = caught(game, seat);
        return (caught > 0.5)
            .then(|| phrase!("ludix-coach-target-more", banked, after, caught = Decimal::win_chance(caught)));
    }
    let (gain, loss) = (facts::gain(), facts::loss(total));
    let stake = || phrase!("ludix-coach-stake-roll", total, gain, loss);
    let (need, theirs) = (facts::missing(banked), facts::missing(lead));
    let (reaches, reached) = (facts::reaches(need), facts::reaches(theirs));
    let own = game.banked()[seat];
    let enough = facts::enough(game, seat, total);
    let goes_on = own + enough >= TARGET;
    if enough <= total {
        return None;
    }
    // Of a rarer success than stopping brings nobody hears as a reason.
    let speaks = || reaches >= 100 - percent_of(caught(game, seat));
    // Level with the others it would be time to stop.
    let is_for_deficit = || others == 1 || facts::enough_level(game, seat, total) <= total;
    let is_behind = |far: u32| own + far <= lead && is_for_deficit();
    let close = || phrase!("ludix-coach-target-close", need, after);
    let behind = || phrase!("ludix-coach-score-behind", behind = lead - own, enough);
    let is_close = goes_on && reaches >= CLOSE;
    let reason = if is_close && speaks() {
        phrase!("ludix-coach-target-near", need, reaches)
    } else if is_close {
        close()
    } else if goes_on && reached >= NEAR && 4 * loss >= gain {
        phrase!("ludix-coach-target-race", others, theirs, reached)
    } else if goes_on && after == 0 && others > 1 && need <= LAST_POINTS
        || goes_on && need <= CLOSE_POINTS && 4 * loss >= gain
    {
        close()
    } else if goes_on && others > 2 && 3 * loss >= gain {
        phrase!("ludix-coach-target-crowd", others)
    } else if gain >= 2 * loss {
        stake()
    } else if goes_on && banked + if others > 1 { FAR_BEHIND } else { 1 } <= lead {
        phrase!("ludix-coach-score-short", total, behind = lead - banked)
    } else if !goes_on && is_behind(FAR_BEHIND) {
        behind()
    } else if !(goes_on && others > 1) && gain >= loss + if others > 1 { CROWD_GAIN } else { CLEAR_GAIN } {
        stake()
    } else if !goes_on && is_behind(1) {
        behind()
    } else if !goes_on && others > 1 {
        phrase!("ludix-coach-score-crowd", others, enough)
    } else if goes_on && need <= CLOSE_POINTS {
        close()
    } else if goes_on && others > 1 {
        phrase!("ludix-coach-target-crowd", others)
    } else {
        return None;
    };
    Some(reason)
}

pub(super) fn foresees(game: &Ludix, seat: Seat, action: Action) -> Vec<Phrase> {
    let wins = facts::wins(game, seat, action)
        .map(|chance| phrase!("ludix-coach-ahead-win", chance = Decimal::win_chance(chance)));
    let throw = (action == Action::Throw)
        .then(|| phrase!("ludix-coach-ahead-throw", makes = facts::makes(), brings = facts::brings()));
    throw.into_iter().chain(wins).collect()
}
