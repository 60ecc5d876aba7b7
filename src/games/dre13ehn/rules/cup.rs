//! Under the cup: the tournament game, the points game and the duel with a cup (`docs/rules/dre13ehn.md`, "Mode `cup`",
//! "Mode `duel`").

use super::super::name::{Meaning, Name};
use super::super::outcome::{Outcome, Pair};
use super::end::Seen;
use super::{Action, Dre13ehn, End, Entry, Phase, Why, Word};
use crate::game::Seat;

/// What a word claims under the cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// This result.
    Result(Outcome),
    /// Nothing: it must not be spoken.
    Forbidden,
    /// Nothing that the duel knows.
    Unknown,
    /// 1313, which is to be shown.
    Show,
}

impl Dre13ehn {
    pub(super) fn legal_turn(&self) -> Vec<Action> {
        let throw = self.standing.is_some().then_some(Action::Throw);
        let calls = Name::all().map(|name| Action::Call(name.into()));
        std::iter::once(Action::Peek).chain(throw).chain([Action::Show]).chain(calls).collect()
    }

    pub(super) fn legal_answer(&self) -> Vec<Action> {
        if self.blind {
            return vec![Action::Believe, Action::Uncover];
        }
        let claimed = self.standing.map(|standing| standing.outcome);
        let is_duel = self.options.is_duel();
        match claimed {
            Some(Outcome::Two) if !is_duel && matches!(self.before, None | Some(Outcome::One | Outcome::Two)) => {
                vec![Action::Believe]
            }
            Some(Outcome::FireThirteen) if !is_duel => vec![Action::Believe, Action::Uncover, Action::Ask],
            Some(_) | None => vec![Action::Believe, Action::Uncover],
        }
    }

    /// What a word claims now.
    #[must_use]
    pub fn claim(&self, word: &Word) -> Claim {
        let meaning = match word {
            Word::Name(name) => Some(name.meaning()),
            Word::Free(_) => None,
        };
        let stands = self.standing.map(|standing| standing.outcome);
        match meaning {
            Some(Meaning::Forbidden(_)) => Claim::Forbidden,
            Some(Meaning::Fire) if self.options.is_duel() => Claim::Result(Outcome::Fire),
            Some(Meaning::Result(outcome)) if self.options.is_duel() => match outcome {
                Outcome::One | Outcome::Two | Outcome::Three => Claim::Result(outcome),
                // On a standing 1, a 3 makes 13.
                Outcome::Thirteen if stands == Some(Outcome::One) => Claim::Result(Outcome::Three),
                Outcome::Zero
                | Outcome::Fire
                | Outcome::Eight
                | Outcome::Eleven
                | Outcome::Twelve
                | Outcome::Thirteen
                | Outcome::TwentyTwo
                | Outcome::TwentyThree
                | Outcome::ThirtyThree
                | Outcome::FireFire
                | Outcome::FireThirteen
                | Outcome::ThirteenThirteen => Claim::Unknown,
            },
            Some(Meaning::Number(_)) | None if self.options.is_duel() => Claim::Unknown,
            Some(Meaning::Result(Outcome::ThirteenThirteen)) => Claim::Show,
            Some(Meaning::Result(outcome)) => Claim::Result(outcome),
            Some(Meaning::Fire | Meaning::Number(_)) | None => Claim::Result(Outcome::FireThirteen),
        }
    }

    pub(super) fn act_cup(&mut self, action: &Action) {
        match action {
            Action::Peek if self.peeked => self.lose_turn(Why::Peeked),
            Action::Peek => self.peeked = true,
            Action::Throw => {
                self.before = self.standing.map(|standing| standing.outcome);
                self.blind = true;
                self.phase = Phase::Again;
            }
            Action::Show => self.show(),
            Action::Call(word) => self.call(word),
            // None of these is legal in a turn.
            Action::Silent | Action::Believe | Action::Uncover | Action::Ask | Action::Keep => {}
        }
    }

    fn call(&mut self, word: &Word) {
        let claimed = match self.claim(word) {
            Claim::Result(claimed) => claimed,
            Claim::Forbidden => return self.lose_turn(Why::Forbidden(word.clone())),
            Claim::Unknown => return self.lose_turn(Why::Miscalled(word.clone())),
            Claim::Show => return self.show(),
        };
        let before = self.standing.map(|standing| standing.outcome);
        if before.is_some_and(|standing| !self.answers(claimed, standing)) {
            return self.lose_turn(Why::Unanswered(claimed));
        }
        if claimed == Outcome::Two && self.has_called_two(self.thrower) && !self.options.is_duel() {
            return self.lose_turn(Why::SecondTwo);
        }
        self.stand(claimed);
        self.before = before;
        self.phase = Phase::Answer;
    }

    /// The thrower uncovers their own dice.
    fn show(&mut self) {
        let thrown = self.roll.map(super::Roll::pair);
        if thrown != Some(Pair::Plain(Outcome::ThirteenThirteen)) {
            let why = if thrown == Some(Pair::Plain(Outcome::Zero)) { Why::Zero } else { Why::Shown };
            return self.lose_turn(why);
        }
        let starts = self.next(self.thrower);
        let (winner, entry) = (self.thrower, Outcome::ThirteenThirteen);
        self.finish(End { loser: None, starts, ..self.ended(winner, entry, starts, Why::Topped(entry), Seen::All) });
    }

    /// The thrower has lost in their own turn: the last other player who called has won, or the next in direction.
    fn lose_turn(&mut self, why: Why) {
        let loser = self.thrower;
        let caller = self.callers.iter().rev().find(|caller| **caller != loser);
        let winner = caller.copied().unwrap_or_else(|| self.next(loser));
        let stands = self.standing.map_or(Outcome::Zero, |standing| standing.outcome);
        let entry = why.letter().unwrap_or(Entry::Result(stands));
        let seen = if matches!(why, Why::Zero | Why::Shown) { Seen::All } else { Seen::Nobody };
        self.finish(End { entry, ..self.ended(winner, stands, loser, why, seen) });
    }

    /// What the player who was handed the cup says to it.
    pub(super) fn answer(&mut self, seat: Seat, action: &Action) {
        let Some(standing) = self.standing else { return };
        let (thrower, is_duel) = (self.thrower, self.options.is_duel());
        match action {
            Action::Believe if standing.outcome == Outcome::FireFire && !is_duel => {
                self.finish(self.ended(thrower, Outcome::FireFire, seat, Why::BelievedFire, Seen::Nobody));
            }
            Action::Believe => self.pass_on(),
            Action::Ask => {
                self.finish(self.ended(thrower, Outcome::FireThirteen, seat, Why::Asked, Seen::Nobody));
            }
            Action::Uncover => self.uncover(seat, standing.outcome),
            // None of these answers a cup.
            Action::Call(_) | Action::Silent | Action::Peek | Action::Throw | Action::Show | Action::Keep => {}
        }
    }

    fn uncover(&mut self, seat: Seat, claimed: Outcome) {
        let (Some(roll), thrower) = (self.roll, self.thrower) else { return };
        let thrown = roll.pair();
        if thrown == Pair::Plain(Outcome::ThirteenThirteen) {
            return self.finish(self.ended(seat, Outcome::ThirteenThirteen, thrower, Why::Hidden, Seen::All));
        }
        let holds = thrown.readings().iter().any(|read| *read == claimed || self.answers(*read, claimed));
        if !holds {
            let end = self.ended(seat, claimed, thrower, Why::Failed, Seen::All);
            let empty = self.options.is_duel() && thrown == Pair::Plain(Outcome::Zero);
            return self.finish(End { life: empty.then_some(thrower), ..end });
        }
        let is_duel = self.options.is_duel();
        let after_one = is_duel && self.before == Some(Outcome::One);
        let entry = match thrown.entered_on(claimed) {
            Outcome::Three if after_one => Outcome::Thirteen,
            entry => entry,
        };
        let burnt = is_duel && thrown == Pair::Plain(Outcome::Fire);
        let end = self.ended(thrower, entry, seat, Why::Held, Seen::All);
        self.finish(End { life: burnt.then_some(seat), ..end });
    }

    /// The end of this round, its loser beginning the next.
    fn ended(&self, winner: Seat, entry: Outcome, loser: Seat, why: Why, seen: Seen) -> End {
        End {
            winner,
            entry: Entry::Result(entry),
            loser: Some(loser),
            starts: loser,
            why,
            standing: self.standing.map(|standing| standing.outcome),
            blind: self.blind,
            roll: self.roll,
            thrower: self.thrower,
            seen,
            life: None,
        }
    }
}
