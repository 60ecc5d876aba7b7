//! The first game, and the duel without cup: everybody sees the dice (`docs/rules/dre13ehn.md`, "Mode `open`", "Mode
//! `duel`").

use super::super::name::{Meaning, Name};
use super::super::outcome::{Outcome, Pair};
use super::end::Seen;
use super::{Action, Dre13ehn, End, Entry, Why, Word};
use crate::game::Seat;

/// What a call comes to.
enum Call {
    /// It is right, and names this result.
    Right(Outcome),
    /// It is not.
    Wrong(Why),
}

impl Dre13ehn {
    pub(super) fn legal_open(&self) -> Vec<Action> {
        let silent = self.options.is_duel().then_some(Action::Silent);
        let calls = Name::all().map(|name| Action::Call(name.into()));
        silent.into_iter().chain(calls).collect()
    }

    pub(super) fn act_open(&mut self, action: &Action) {
        let Some(roll) = self.roll else { return };
        let thrown = roll.pair();
        let call = match action {
            Action::Call(word) if self.options.is_duel() => self.duel_call(thrown, word),
            Action::Call(word) => open_call(thrown, word),
            Action::Silent if thrown == Pair::Plain(Outcome::Zero) => Call::Wrong(Why::Zero),
            Action::Silent
            | Action::Peek
            | Action::Throw
            | Action::Show
            | Action::Believe
            | Action::Uncover
            | Action::Ask
            | Action::Keep => Call::Wrong(Why::Silent),
        };
        let called = match call {
            Call::Right(called) => called,
            Call::Wrong(why) => return self.lose_open(why),
        };
        match self.standing.map(|standing| standing.outcome) {
            Some(Outcome::One) if called == Outcome::Thirteen && self.options.is_duel() => {
                let loser = self.next(self.thrower);
                self.win_open(called, Why::Thirteen, Some(loser));
            }
            Some(standing) if !self.answers(called, standing) => self.lose_open(Why::Unanswered(called)),
            _ if called == Outcome::Two && self.has_called_two(self.thrower) && !self.options.is_duel() => {
                self.lose_open(Why::SecondTwo);
            }
            _ if matches!(called, Outcome::FireFire | Outcome::ThirteenThirteen) => {
                self.win_open(called, Why::Topped(called), None);
            }
            _ => {
                self.stand(called);
                self.pass_on();
            }
        }
    }

    fn duel_call(&self, thrown: Pair, word: &Word) -> Call {
        let name = match word {
            Word::Name(name) => *name,
            Word::Free(_) => return Call::Wrong(Why::Miscalled(word.clone())),
        };
        let after_one = self.standing.is_some_and(|standing| standing.outcome == Outcome::One);
        match (thrown, name.meaning()) {
            (_, Meaning::Forbidden(_)) => Call::Wrong(Why::Forbidden(word.clone())),
            (Pair::Plain(Outcome::Fire), Meaning::Fire) => Call::Right(Outcome::Fire),
            // After a 1, a 3 makes 13.
            (Pair::Plain(Outcome::Three), Meaning::Result(Outcome::Three | Outcome::Thirteen)) if after_one => {
                Call::Right(Outcome::Thirteen)
            }
            (Pair::Plain(outcome @ (Outcome::One | Outcome::Two | Outcome::Three)), Meaning::Result(named))
                if outcome == named =>
            {
                Call::Right(outcome)
            }
            (Pair::Plain(_) | Pair::TwoThirteen, Meaning::Result(_) | Meaning::Fire | Meaning::Number(_)) => {
                Call::Wrong(Why::Miscalled(word.clone()))
            }
        }
    }

    /// The thrower has won by what they threw; the next in direction begins.
    fn win_open(&mut self, entry: Outcome, why: Why, loser: Option<Seat>) {
        let starts = self.next(self.thrower);
        self.finish(End {
            winner: self.thrower,
            entry: Entry::Result(entry),
            loser,
            starts,
            why,
            standing: self.standing.map(|standing| standing.outcome),
            blind: false,
            roll: self.roll,
            thrower: self.thrower,
            seen: Seen::All,
            life: None,
        });
    }

    /// The thrower has lost, and begins again. The last standing call wins, entered as it was called, or `A` after a
    /// call error; where no call stood, the next in direction.
    fn lose_open(&mut self, why: Why) {
        let loser = self.thrower;
        let standing = self.standing;
        let stands = standing.map_or(Outcome::Zero, |standing| standing.outcome);
        let entry = why.letter().unwrap_or(Entry::Result(stands));
        let fire = standing.is_some_and(|standing| standing.outcome == Outcome::Fire);
        let burnt = fire && self.roll.is_some_and(|roll| roll.pair() != Pair::Plain(Outcome::Fire));
        self.finish(End {
            winner: standing.map_or_else(|| self.next(loser), |standing| standing.by),
            entry,
            loser: Some(loser),
            starts: loser,
            why,
            standing: standing.map(|standing| standing.outcome),
            blind: false,
            roll: self.roll,
            thrower: loser,
            seen: Seen::All,
            life: burnt.then_some(loser),
        });
    }
}

/// What a call comes to when two dice are seen.
fn open_call(thrown: Pair, word: &Word) -> Call {
    let name = match word {
        Word::Name(name) => Some(*name),
        Word::Free(_) => None,
    };
    if let Some(Meaning::Forbidden(_)) = name.map(Name::meaning) {
        return Call::Wrong(Why::Forbidden(word.clone()));
    }
    if thrown == Pair::Plain(Outcome::FireThirteen) {
        return Call::Right(Outcome::FireThirteen);
    }
    match name.map(Name::meaning) {
        Some(Meaning::Result(named)) if thrown.readings().contains(&named) => Call::Right(named),
        Some(Meaning::Result(_) | Meaning::Fire | Meaning::Forbidden(_) | Meaning::Number(_)) | None => {
            Call::Wrong(Why::Miscalled(word.clone()))
        }
    }
}
