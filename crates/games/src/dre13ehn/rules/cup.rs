//! Tournament, points game and duel under the cup (`docs/rules/dre13ehn.md`, "Mode `cup`", "Mode `duel`").

use super::super::name::{Meaning, Name};
use super::super::outcome::{Outcome, Pair};
use super::{Action, CurrentCall, Dre13ehn, End, Handed, Phase, Roll, Why, Word};
use crate::game::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    Result(Outcome),
    Forbidden,
    /// Nothing that the duel knows.
    Unknown,
    /// 1313, which is to be shown.
    Show,
}

impl Dre13ehn {
    pub(super) fn legal_turn(&self) -> Vec<Action> {
        let throw = self.standing().is_some().then_some(Action::Throw);
        let calls = Name::all().map(|name| Action::Call(name.into()));
        std::iter::once(Action::Peek).chain(throw).chain([Action::Show]).chain(calls).collect()
    }

    pub(super) fn legal_answer(&self, handed: Handed) -> Vec<Action> {
        let claimed = self.standing().filter(|_| !self.options.is_duel()).map(|standing| standing.outcome);
        match (claimed, handed) {
            (Some(Outcome::Two), Handed::Claimed { before: None | Some(Outcome::One | Outcome::Two) }) => {
                vec![Action::Believe]
            }
            (Some(Outcome::FireThirteen), Handed::Claimed { .. }) => {
                vec![Action::Believe, Action::Uncover, Action::Ask]
            }
            (_, Handed::Blind | Handed::Claimed { .. }) => vec![Action::Believe, Action::Uncover],
        }
    }

    pub fn claim(&self, word: &Word) -> Claim {
        let stands = self.standing().map(|standing| standing.outcome);
        match (word.meaning(), self.options.is_duel()) {
            (Some(Meaning::Forbidden(_)), _) => Claim::Forbidden,
            (Some(Meaning::Result(outcome @ (Outcome::One | Outcome::Two | Outcome::Three))), _) => {
                Claim::Result(outcome)
            }
            (Some(Meaning::Fire), true) => Claim::Result(Outcome::Fire),
            // On a standing 1, a 3 makes 13.
            (Some(Meaning::Result(Outcome::Thirteen)), true) if stands == Some(Outcome::One) => {
                Claim::Result(Outcome::Three)
            }
            (Some(Meaning::Result(_) | Meaning::Number(_)) | None, true) => Claim::Unknown,
            (Some(Meaning::Result(Outcome::ThirteenThirteen)), false) => Claim::Show,
            (Some(Meaning::Result(outcome)), false) => Claim::Result(outcome),
            (Some(Meaning::Fire | Meaning::Number(_)) | None, false) => Claim::Result(Outcome::FireThirteen),
        }
    }

    pub(super) fn act_cup(&mut self, action: &Action, peeked: bool) {
        match action {
            Action::Peek if peeked => self.lose(Why::Peeked),
            Action::Peek => self.phase = Phase::Turn { peeked: true },
            Action::Throw => self.phase = Phase::Again { peeked },
            Action::Show => self.show(),
            Action::Call(word) => self.call(word, peeked),
            Action::Late => self.lose(Why::Late),
            Action::Silent | Action::Believe | Action::Uncover | Action::Ask | Action::Keep => {}
        }
    }

    fn call(&mut self, word: &Word, peeked: bool) {
        let claimed = match self.claim(word) {
            Claim::Result(claimed) => claimed,
            Claim::Forbidden => return self.lose(Why::Forbidden(word.clone())),
            Claim::Unknown => return self.lose(Why::Miscalled(word.clone())),
            Claim::Show => return self.show(),
        };
        let before = self.standing().map(|standing| standing.outcome);
        if before.is_some_and(|standing| !self.answers(claimed, standing)) {
            return self.lose(Why::Unanswered(claimed));
        }
        if self.is_second_two(claimed) {
            return self.lose(Why::SecondTwo);
        }
        self.stand(claimed, word);
        self.phase = Phase::Answer { peeked, handed: Handed::Claimed { before } };
    }

    /// The thrower uncovers their own dice; where they are not known, it is first to be told what they show.
    pub(super) fn show(&mut self) {
        match self.dice().map(Roll::pair) {
            Some(Pair::Plain(top @ Outcome::ThirteenThirteen)) => self.win(top, Why::Topped(top)),
            Some(Pair::Plain(Outcome::Zero)) => self.lose(Why::Zero),
            Some(Pair::Plain(_) | Pair::TwoThirteen) => self.lose(Why::Shown),
            None => self.round.lit = Some(self.thrower()),
        }
    }

    pub(super) fn answer(&mut self, seat: Seat, action: &Action) {
        let Some(CurrentCall { outcome: claimed, .. }) = self.standing() else { return };
        let thrower = self.thrower();
        match action {
            Action::Believe if claimed == Outcome::FireFire && !self.options.is_duel() => {
                self.finish(self.ended(thrower, claimed, seat, Why::BelievedFire));
            }
            Action::Believe => self.pass_on(),
            Action::Ask => self.finish(self.ended(thrower, Outcome::FireThirteen, seat, Why::Asked)),
            Action::Uncover => self.uncover(seat, claimed),
            Action::Call(_)
            | Action::Silent
            | Action::Late
            | Action::Peek
            | Action::Throw
            | Action::Show
            | Action::Keep => {}
        }
    }

    fn uncover(&mut self, seat: Seat, claimed: Outcome) {
        let Some(roll) = self.dice() else {
            self.round.lit = Some(seat);
            return;
        };
        let thrower = self.thrower();
        let (thrown, is_duel) = (roll.pair(), self.options.is_duel());
        if thrown == Pair::Plain(Outcome::ThirteenThirteen) {
            return self.finish(self.ended(seat, Outcome::ThirteenThirteen, thrower, Why::Hidden));
        }
        if !thrown.holds(claimed, is_duel) {
            let empty = is_duel && thrown == Pair::Plain(Outcome::Zero);
            let end = self.ended(seat, claimed, thrower, Why::Failed);
            return self.finish(End { life: empty.then_some(thrower), ..end });
        }
        let entry = match thrown.entered_on(claimed) {
            Outcome::Three if is_duel && self.before() == Some(Outcome::One) => Outcome::Thirteen,
            entry => entry,
        };
        let burnt = is_duel && thrown == Pair::Plain(Outcome::Fire);
        let end = self.ended(thrower, entry, seat, Why::Held);
        self.finish(End { life: burnt.then_some(seat), ..end });
    }
}
