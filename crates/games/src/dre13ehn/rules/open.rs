//! The first game and the duel, where everybody sees the dice (`docs/rules/dre13ehn.md`, "Mode `open`", "Mode `duel`").

use super::super::name::{Meaning, Name};
use super::super::outcome::{Outcome, Pair};
use super::{Action, Claim, Dre13ehn, Roll, Why, Word};

impl Dre13ehn {
    pub(super) fn legal_open(&self) -> Vec<Action> {
        let silent = self.options.is_duel().then_some(Action::Silent);
        let calls = Name::all().map(|name| Action::Call(name.into()));
        silent.into_iter().chain(calls).collect()
    }

    /// What a word calls, as far as it lies in the word: whether the dice show that is another matter.
    pub fn calls(&self, word: &Word) -> Claim {
        if self.options.cup() {
            return self.claim(word);
        }
        let after_one = self.standing().is_some_and(|standing| standing.outcome == Outcome::One);
        let is_free = self.dice().is_some_and(|roll| roll.pair() == Pair::Plain(Outcome::FireThirteen));
        match (word.meaning(), self.options.is_duel()) {
            (Some(Meaning::Forbidden(_)), _) => Claim::Forbidden,
            (Some(Meaning::Fire), true) => Claim::Result(Outcome::Fire),
            (Some(Meaning::Result(outcome)), true) => match outcome {
                Outcome::One | Outcome::Two | Outcome::Three => Claim::Result(outcome),
                Outcome::Thirteen if after_one => Claim::Result(outcome),
                _ => Claim::Unknown,
            },
            (Some(Meaning::Number(_)) | None, true) => Claim::Unknown,
            (_, false) if is_free => Claim::Result(Outcome::FireThirteen),
            (Some(Meaning::Result(outcome)), false) => Claim::Result(outcome),
            (Some(Meaning::Fire | Meaning::Number(_)) | None, false) => Claim::Unknown,
        }
    }

    pub(super) fn act_open(&mut self, action: &Action) {
        let Some(thrown) = self.dice().map(Roll::pair) else { return };
        let stands = self.standing().map(|standing| standing.outcome);
        if *action == Action::Late {
            return self.lose(Why::Late);
        }
        // What is no call is silence.
        let Action::Call(word) = action else {
            return self.lose(if thrown == Pair::Plain(Outcome::Zero) { Why::Zero } else { Why::Silent });
        };
        let call = match self.options.is_duel() {
            true => duel_call(thrown, word, stands == Some(Outcome::One)),
            false => open_call(thrown, word),
        };
        let called = match call {
            Ok(called) => called,
            Err(why) => return self.lose(why),
        };
        match stands {
            Some(Outcome::One) if called == Outcome::Thirteen && self.options.is_duel() => {
                self.win(called, Why::Thirteen);
            }
            Some(standing) if !self.answers(called, standing) => self.lose(Why::Unanswered(called)),
            _ if self.is_second_two(called) => self.lose(Why::SecondTwo),
            _ if matches!(called, Outcome::FireFire | Outcome::ThirteenThirteen) => {
                self.win(called, Why::Topped(called));
            }
            _ => {
                self.stand(called, word);
                self.pass_on();
            }
        }
    }
}

/// The result that a call names rightly when one die is seen, or why it does not; after a 1, a 3 makes 13.
fn duel_call(thrown: Pair, word: &Word, after_one: bool) -> Result<Outcome, Why> {
    match (thrown, word.meaning()) {
        (_, Some(Meaning::Forbidden(_))) => Err(Why::Forbidden(word.clone())),
        (Pair::Plain(Outcome::Fire), Some(Meaning::Fire)) => Ok(Outcome::Fire),
        (Pair::Plain(Outcome::Three), Some(Meaning::Result(Outcome::Three | Outcome::Thirteen))) if after_one => {
            Ok(Outcome::Thirteen)
        }
        (Pair::Plain(outcome @ (Outcome::One | Outcome::Two | Outcome::Three)), Some(Meaning::Result(named)))
            if outcome == named =>
        {
            Ok(outcome)
        }
        (Pair::Plain(_) | Pair::TwoThirteen, Some(Meaning::Result(_) | Meaning::Fire | Meaning::Number(_)) | None) => {
            Err(Why::Miscalled(word.clone()))
        }
    }
}

fn open_call(thrown: Pair, word: &Word) -> Result<Outcome, Why> {
    match word.meaning() {
        Some(Meaning::Forbidden(_)) => Err(Why::Forbidden(word.clone())),
        _ if thrown == Pair::Plain(Outcome::FireThirteen) => Ok(Outcome::FireThirteen),
        Some(Meaning::Result(named)) if thrown.readings().contains(&named) => Ok(named),
        Some(Meaning::Result(_) | Meaning::Fire | Meaning::Number(_)) | None => Err(Why::Miscalled(word.clone())),
    }
}
