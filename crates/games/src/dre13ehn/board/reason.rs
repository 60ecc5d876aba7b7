//! Why a decision is better than another, by the ideas of the strategy page; of what lies under a cup it tells only the one
//! who has looked.

use base::phrase::{Decimal, Phrase, phrase};

use super::super::facts;
use super::super::options::Throwing;
use super::super::outcome::{Outcome, Pair};
use super::super::points;
use super::super::rules::{Action, Claim, Dre13ehn, Entry, Roll, Why, Word};
use super::said::{result, standing};
use crate::game::{Game, Seat};
use crate::table::strongest;

/// How many percent of all rolls two results must differ by to be told apart: in who answers them, and as lies.
const HARDER: i64 = 5;
const LIKELIER: i64 = 10;
/// How many percent of all rolls at most hold against what is taken for a lie.
const LIE: i64 = 15;
/// How many percent of all rolls hold against what is believed for that: among more, who believes wins less often.
const BELIEVED: i64 = 55;
const BELIEVED_AMONG_MORE: i64 = 75;
/// How many percent do at most against what is uncovered for that reason, and against a roll that nobody has seen.
const DOUBTED: i64 = 50;
const DOUBTED_UNSEEN: i64 = 45;
/// How many percent hold against what, among more, nobody uncovers.
const CERTAIN: i64 = 90;

// How much a reason counts that is no figure in percent.
const LIFE: i64 = 50;
const POINT: i64 = 20;
const TRUTH: i64 = 100;

pub(super) fn reason(game: &Dre13ehn, seat: Seat, played: &Action, better: &Action) -> Vec<Phrase> {
    let (played, better) = (plain(game, played), plain(game, better));
    if fault(game, seat, &better).is_some() {
        return Vec::new();
    }
    if let Some(fault) = fault(game, seat, &played) {
        return vec![fault];
    }
    match game.options().throwing() {
        Throwing::Solo { .. } => vec![score(game, &better)],
        Throwing::Open => open(game, &played, &better),
        Throwing::Cup if game.is_handed_on() => answer(game, seat, &better),
        Throwing::Cup => turn(game, seat, &played, &better),
    }
}

/// To call 1313 under the cup is to show it.
fn plain(game: &Dre13ehn, action: &Action) -> Action {
    match action {
        Action::Call(word) if game.options().cup() && game.claim(word) == Claim::Show => Action::Show,
        action => action.clone(),
    }
}

/// Why a decision loses the round, whatever the others do.
fn fault(game: &Dre13ehn, seat: Seat, action: &Action) -> Option<Phrase> {
    match action {
        Action::Call(_) | Action::Silent | Action::Late => miscalled(game, seat, action),
        Action::Peek => game.has_peeked().then(|| phrase!("dre13ehn-coach-look-again")),
        Action::Believe => {
            let is_fire = game.standing().is_some_and(|standing| is_fire(game, standing.outcome));
            (is_fire && !game.is_blind()).then(|| phrase!("dre13ehn-coach-doubt-fire"))
        }
        Action::Ask => Some(phrase!("dre13ehn-coach-doubt-ask")),
        Action::Show | Action::Throw | Action::Uncover | Action::Keep => None,
    }
}

fn miscalled(game: &Dre13ehn, seat: Seat, action: &Action) -> Option<Phrase> {
    let mut after = game.clone();
    after.act(seat, action);
    let end = after.last().filter(|end| after.has_moved_on(game) && end.winner != seat)?;
    let call = match action {
        Action::Call(word) => word.as_str().to_owned(),
        _ => String::new(),
    };
    let options = game.options();
    let (made, standing) = (game.dice().map(Roll::pair), standing(game).unwrap_or_default());
    match (&end.why, made.filter(|_| !options.cup())) {
        (Why::Forbidden(_), _) => Some(phrase!("dre13ehn-coach-call-forbidden", call)),
        (Why::Miscalled(_), None) => Some(phrase!("dre13ehn-coach-call-word", call)),
        (Why::Miscalled(_), Some(Pair::Plain(Outcome::Zero))) => Some(phrase!("dre13ehn-coach-call-zero")),
        (Why::Miscalled(_), Some(made)) if options.is_duel() => {
            Some(phrase!("dre13ehn-coach-call-name-die", made = result(made), call))
        }
        (Why::Miscalled(_), Some(made)) => Some(phrase!("dre13ehn-coach-call-name", made = result(made), call)),
        (Why::Unanswered(called), _) => {
            Some(phrase!("dre13ehn-coach-call-answer", result = called.word(), standing, call))
        }
        (Why::SecondTwo, _) => Some(phrase!("dre13ehn-coach-call-two")),
        (Why::Silent, Some(made)) => Some(phrase!("dre13ehn-coach-call-silent", made = result(made))),
        (Why::Late, _) => Some(phrase!("dre13ehn-coach-call-late")),
        _ => None,
    }
}

fn score(game: &Dre13ehn, better: &Action) -> Phrase {
    let points = game.dice().map(Roll::pair).map_or(0, |pair| facts::scores(game, pair));
    let mean = Decimal::new(facts::mean(game), 2);
    if *better == Action::Keep {
        phrase!("dre13ehn-coach-win-keep", points, mean)
    } else {
        phrase!("dre13ehn-coach-win-again", points, mean)
    }
}

fn claimed(game: &Dre13ehn, word: &Word) -> Option<Outcome> {
    match game.calls(word) {
        Claim::Result(outcome) => Some(outcome),
        Claim::Forbidden | Claim::Unknown | Claim::Show => None,
    }
}

fn scored(game: &Dre13ehn, seat: Seat, result: Outcome) -> i64 {
    if game.options().counts_points() { points::points(game.next_win(seat), Entry::Result(result)) } else { 0 }
}

fn open(game: &Dre13ehn, played: &Action, better: &Action) -> Vec<Phrase> {
    let (Action::Call(played), Action::Call(better)) = (played, better) else { return Vec::new() };
    let (Some(played), Some(better)) = (claimed(game, played), claimed(game, better)) else { return Vec::new() };
    strongest([harder(game, better, played)])
}

fn harder(game: &Dre13ehn, better: Outcome, played: Outcome) -> (i64, Phrase) {
    let (answers, other) = (facts::answers(game.options(), better), facts::answers(game.options(), played));
    let said = phrase!("dre13ehn-coach-need", answers, better = better.word(), other, played = played.word());
    (needed(game, other - answers), said)
}

/// Under the cup what the next player needs only matters between two: among more the player after that catches the lie.
fn needed(game: &Dre13ehn, difference: i64) -> i64 {
    let matters = !(game.options().cup() && is_among_more(game));
    if matters && difference >= HARDER { difference } else { 0 }
}

fn is_among_more(game: &Dre13ehn) -> bool {
    game.entries().len() > 2
}

/// Among more who is believed rarely wins the round, and what nobody has looked at is believed less.
fn unseen(game: &Dre13ehn, stands: Outcome) -> Phrase {
    let holds = facts::holds(game.options(), stands);
    phrase!("dre13ehn-coach-look-unseen", holds, standing = stands.word())
}

fn uncovered(game: &Dre13ehn, stands: Outcome) -> Phrase {
    let holds = facts::holds(game.options(), stands);
    phrase!("dre13ehn-coach-look-uncovered", holds, standing = stands.word())
}

fn turn(game: &Dre13ehn, seat: Seat, played: &Action, better: &Action) -> Vec<Phrase> {
    let options = game.options();
    let stands = game.standing().map(|standing| standing.outcome);
    match (better, played, stands) {
        (Action::Show, ..) if options.is_duel() => vec![phrase!("dre13ehn-coach-truth-zero")],
        (Action::Show, ..) => vec![phrase!("dre13ehn-coach-truth-shown")],
        (_, Action::Show, _) if options.is_duel() => vec![phrase!("dre13ehn-coach-truth-show-die")],
        (_, Action::Show, _) => vec![phrase!("dre13ehn-coach-truth-show")],
        (Action::Peek, played, stands) if !is_among_more(game) => {
            let look = match stands {
                Some(stands) => {
                    let answers = facts::answers(options, stands);
                    phrase!("dre13ehn-coach-look-answer", answers, standing = stands.word())
                }
                None => phrase!("dre13ehn-coach-look-peek"),
            };
            unlikely(game, played).into_iter().chain([look]).collect()
        }
        (Action::Call(better), Action::Peek, _) if is_among_more(game) => {
            let call = claimed(game, better).filter(|call| !is_fire(game, *call) && !is_believed(game, *call));
            call.map(|call| unseen(game, call)).into_iter().collect()
        }
        (Action::Call(better), Action::Call(played), _) => match (claimed(game, better), claimed(game, played)) {
            (Some(better), Some(played)) => calls(game, seat, better, played),
            _ => Vec::new(),
        },
        (Action::Throw, Action::Call(played), Some(stands)) => {
            claimed(game, played).map(|played| again(game, stands, played)).unwrap_or_default()
        }
        (Action::Call(better), Action::Throw, Some(stands)) => {
            claimed(game, better).map(|better| instead(game, stands, better)).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

fn unlikely(game: &Dre13ehn, played: &Action) -> Option<Phrase> {
    let Action::Call(word) = played else { return None };
    let call = claimed(game, word).filter(|call| !is_fire(game, *call) && !is_believed(game, *call))?;
    let holds = facts::holds(game.options(), call);
    (holds <= DOUBTED).then(|| phrase!("dre13ehn-coach-truth-unseen", holds, call = call.word()))
}

/// FF has to be uncovered.
fn is_fire(game: &Dre13ehn, call: Outcome) -> bool {
    call == Outcome::FireFire && !game.options().is_duel()
}

/// Whether a call of 2 has to be believed.
fn is_believed(game: &Dre13ehn, call: Outcome) -> bool {
    let before = game.standing().map(|standing| standing.outcome);
    let is_low = matches!(before, None | Some(Outcome::One | Outcome::Two));
    call == Outcome::Two && is_low && !game.options().is_duel()
}

fn is_true(game: &Dre13ehn, call: Outcome) -> Option<bool> {
    known(game).map(|pair| pair.holds(call, game.options().is_duel()))
}

/// Whether nobody uncovers it: among more, what nearly every roll holds against.
fn is_safe(game: &Dre13ehn, call: Outcome) -> bool {
    is_believed(game, call) || is_among_more(game) && facts::holds(game.options(), call) >= CERTAIN
}

/// What lies under the cup, as far as the one who is to call has looked.
fn known(game: &Dre13ehn) -> Option<Pair> {
    game.dice().map(Roll::pair).filter(|_| game.has_peeked())
}

fn calls(game: &Dre13ehn, seat: Seat, better: Outcome, played: Outcome) -> Vec<Phrase> {
    let options = game.options();
    let is_fire_there = known(game) == Some(Pair::Plain(Outcome::FireFire)) && !is_fire(game, better);
    if better == played || is_fire_there {
        return Vec::new();
    }
    if is_fire(game, better) {
        return vec![phrase!("dre13ehn-coach-truth-fire")];
    }
    if is_fire(game, played) {
        return vec![phrase!("dre13ehn-coach-truth-fire-lie")];
    }
    let (holds, other) = (facts::holds(options, better), facts::holds(options, played));
    // What more rolls hold against may well be true, and among more a lie is not what loses.
    let is_lie =
        other <= LIE && holds - other >= LIKELIER && !is_among_more(game) && is_true(game, better) != Some(true);
    let lie = is_lie.then(|| {
        let (better, played) = (better.word(), played.word());
        (holds - other, phrase!("dre13ehn-coach-truth-lie", better, played, holds, other))
    });
    let is_caught = is_true(game, played) == Some(false) && !is_believed(game, played);
    let truth = (is_true(game, better) == Some(true) && is_caught && !is_safe(game, better))
        .then(|| (TRUTH, phrase!("dre13ehn-coach-truth-holds", better = better.word(), played = played.word())));
    // Under the cup it is not always the call that is entered.
    let is_for_points = scored(game, seat, better) > scored(game, seat, played);
    let is_harder =
        !options.counts_points() || is_answered_much(played) && better != Outcome::FireThirteen && !is_for_points;
    let need = is_harder.then(|| {
        let (difference, said) = harder(game, better, played);
        let is_bluff =
            is_true(game, better) == Some(false) && is_true(game, played) == Some(true) && !is_believed(game, better);
        (difference, if is_bluff { Phrase { id: "dre13ehn-coach-need-lie".into(), ..said } } else { said })
    });
    strongest(truth.into_iter().chain(lie).chain(need))
}

fn is_answered_much(call: Outcome) -> bool {
    matches!(call, Outcome::One | Outcome::Two | Outcome::Three | Outcome::TwentyTwo)
}

fn again(game: &Dre13ehn, stands: Outcome, played: Outcome) -> Vec<Phrase> {
    let options = game.options();
    if is_fire(game, played) {
        return vec![phrase!("dre13ehn-coach-truth-fire-lie")];
    }
    let (answers, other) = (facts::answers(options, stands), facts::answers(options, played));
    let standing = stands.word();
    let stays = phrase!("dre13ehn-coach-need-stays", standing, answers, played = played.word(), other);
    let blind = phrase!("dre13ehn-coach-look-blind", standing, holds = facts::holds(options, stands));
    // As long as what stands is harder to answer, a true call may be worse, too.
    let is_true = is_true(game, played);
    let is_lie = is_true != Some(true) && other - answers < HARDER && !is_believed(game, played);
    if is_among_more(game) && game.has_peeked() {
        // That call is uncovered as surely as a blind roll.
        if played == Outcome::FireThirteen && is_true != Some(true) {
            return vec![blind];
        }
        // What is believed loses, and a blind roll against a low call is as good as never uncovered.
        return match stands {
            Outcome::Twelve => vec![uncovered(game, stands)],
            // After these many calls are uncovered, too.
            Outcome::Eight | Outcome::Eleven | Outcome::Thirteen if is_true == Some(false) => vec![blind],
            Outcome::TwentyTwo | Outcome::ThirtyThree if facts::holds(options, stands) <= BELIEVED => {
                vec![uncovered(game, stands)]
            }
            _ => Vec::new(),
        };
    }
    strongest([(i64::from(is_lie), blind), (needed(game, other - answers), stays)])
}

fn instead(game: &Dre13ehn, stands: Outcome, better: Outcome) -> Vec<Phrase> {
    let options = game.options();
    if is_fire(game, better) {
        return vec![phrase!("dre13ehn-coach-truth-fire")];
    }
    let (answers, other) = (facts::answers(options, better), facts::answers(options, stands));
    let (standing, holds) = (stands.word(), facts::holds(options, stands));
    let is_true = is_true(game, better);
    if is_true == Some(true) && !is_believed(game, better) {
        let said = phrase!("dre13ehn-coach-truth-call", better = better.word(), standing, holds);
        return (!is_safe(game, better)).then_some(said).into_iter().collect();
    }
    let left = if is_true == Some(false) { "dre13ehn-coach-need-throw-lie" } else { "dre13ehn-coach-need-throw" };
    let left = Phrase::new(left).with("answers", answers).with("better", better.word());
    let left = left.with("standing", standing).with("other", other);
    let blind = phrase!("dre13ehn-coach-look-call", standing, holds);
    strongest([((DOUBTED - holds).max(0), blind), (needed(game, other - answers), left)])
}

fn answer(game: &Dre13ehn, seat: Seat, better: &Action) -> Vec<Phrase> {
    let options = game.options();
    let Some(call) = game.standing().map(|standing| standing.outcome) else { return Vec::new() };
    let (holds, result, is_duel) = (facts::holds(options, call), call.word(), options.is_duel());
    let is_unseen = game.is_blind() || !game.has_peeked();
    let points = scored(game, seat, call);
    if *better == Action::Believe {
        let enough = if is_among_more(game) { BELIEVED_AMONG_MORE } else { BELIEVED };
        let said = if is_unseen { "dre13ehn-coach-doubt-believe-blind" } else { "dre13ehn-coach-doubt-believe" };
        let many = (holds >= enough).then(|| (holds, Phrase::new(said).with("holds", holds).with("result", result)));
        // Who has an F says so.
        let life =
            (is_duel && !is_unseen && call == Outcome::Fire).then(|| (LIFE, phrase!("dre13ehn-coach-doubt-life")));
        let nothing =
            (options.counts_points() && points == 0).then(|| (POINT, phrase!("dre13ehn-coach-win-nothing", result)));
        return strongest(many.into_iter().chain(life).chain(nothing));
    }
    let most = if is_unseen { DOUBTED_UNSEEN } else { DOUBTED };
    let few = (holds <= most).then(|| {
        let said = match is_unseen {
            true => phrase!("dre13ehn-coach-doubt-uncover-blind", holds, result),
            false => phrase!("dre13ehn-coach-doubt-uncover", holds, answers = facts::answers(options, call), result),
        };
        (100 - holds, said)
    });
    let scores = phrase!("dre13ehn-coach-win-uncover", result, points);
    // With one life an F under the cup may cost all.
    let can_lose_one = game.lives().get(seat).is_some_and(|lives| *lives > 1);
    let life = (is_duel && can_lose_one).then(|| (POINT, phrase!("dre13ehn-coach-doubt-zero")));
    strongest(few.into_iter().chain(life).chain([(POINT * points, scores)]))
}
