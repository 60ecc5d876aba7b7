//! What can be counted of a decision or a place for a look ahead: over all throws, whatever lies under the cup.

use base::draw::Spot;
use base::phrase::{Phrase, phrase};

use super::super::facts;
use super::super::outcome::Outcome;
use super::super::rules::{Action, Dre13ehn, Roll};
use super::said::standing;
use super::tell;
use super::touch::Place;
use crate::game::{Game, Seat};

pub(super) fn leads(game: &Dre13ehn, seat: Seat, action: &Action) -> Vec<Phrase> {
    let options = game.options();
    let stands = game.standing().map(|standing| standing.outcome);
    let held = || stands.map_or(0, |stands| facts::holds(options, stands));
    let result = || standing(game).unwrap_or_default();
    let said = match action {
        Action::Call(_) | Action::Late | Action::Silent => return called(game, seat, action),
        Action::Peek if game.has_peeked() => phrase!("dre13ehn-board-why-peeked"),
        Action::Peek => phrase!("dre13ehn-coach-ahead-peek"),
        Action::Throw | Action::Keep if options.is_solo() => solo(game, action),
        Action::Throw | Action::Keep => phrase!("dre13ehn-coach-ahead-throw", result = result(), holds = held()),
        Action::Show if options.is_duel() => phrase!("dre13ehn-coach-ahead-show-duel"),
        Action::Show => phrase!("dre13ehn-coach-ahead-show", shows = facts::shows(options)),
        Action::Believe if stands == Some(Outcome::FireFire) && !game.is_blind() && !options.is_duel() => {
            // What it means to believe it says so already.
            return Vec::new();
        }
        Action::Believe => {
            let answers = stands.map_or(0, |stands| facts::answers(options, stands));
            phrase!("dre13ehn-coach-ahead-believe", result = result(), answers)
        }
        Action::Uncover if game.is_blind() => {
            phrase!("dre13ehn-coach-ahead-uncover-blind", result = result(), holds = held())
        }
        Action::Uncover => phrase!("dre13ehn-coach-ahead-uncover", result = result(), holds = held()),
        Action::Ask => phrase!("dre13ehn-board-why-asked"),
    };
    vec![said]
}

fn called(game: &Dre13ehn, seat: Seat, action: &Action) -> Vec<Phrase> {
    let call = match action {
        Action::Call(word) => word.as_str().to_owned(),
        _ => String::new(),
    };
    let mut after = game.clone();
    after.act(seat, action);
    if let Some(end) = after.last().filter(|_| after.has_moved_on(game)) {
        let why = tell::why(end, game.options());
        let what = match (end.winner == seat, action) {
            (true, _) => phrase!("dre13ehn-coach-ahead-wins", call),
            (false, Action::Call(_)) => phrase!("dre13ehn-coach-ahead-loses", call),
            (false, _) => phrase!("dre13ehn-coach-ahead-silent"),
        };
        return vec![what, why];
    }
    let Some(stands) = after.standing().map(|standing| standing.outcome) else {
        return vec![phrase!("dre13ehn-coach-ahead-show", shows = facts::shows(game.options()))];
    };
    let (result, answers) = (stands.word(), facts::answers(game.options(), stands));
    let said = if game.options().cup() {
        let holds = facts::holds(game.options(), stands);
        phrase!("dre13ehn-coach-ahead-claim", call, result, holds, answers)
    } else {
        phrase!("dre13ehn-coach-ahead-call", call, result, answers)
    };
    vec![said]
}

fn solo(game: &Dre13ehn, action: &Action) -> Phrase {
    let points = game.dice().map(Roll::pair).map_or(0, |pair| facts::scores(game, pair));
    if *action == Action::Keep {
        return phrase!("dre13ehn-coach-ahead-keep", points);
    }
    let (more, less) = facts::beside(game, points);
    phrase!("dre13ehn-coach-ahead-again", more, less)
}

pub(super) fn surveys(game: &Dre13ehn, spot: &Spot) -> Vec<Phrase> {
    let stands = game.standing().filter(|_| Place::of(spot) == Some(Place::Middle));
    let Some(stands) = stands.map(|standing| standing.outcome) else { return Vec::new() };
    let may = facts::answering(game.options(), stands);
    let results: Vec<Phrase> =
        may.iter().map(|outcome| phrase!("dre13ehn-reading-sign", sign = outcome.word())).collect();
    let answers = facts::answers(game.options(), stands);
    vec![phrase!("dre13ehn-coach-ahead-answers", result = stands.word(), count = results.len(), results, answers)]
}
