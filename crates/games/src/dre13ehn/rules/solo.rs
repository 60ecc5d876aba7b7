//! The solo game: thirteen throws, each entered as a win and scored (`docs/rules/dre13ehn.md`, "Mode `solo`").

use super::super::outcome::{Outcome, Pair};
use super::super::points;
use super::{Dre13ehn, Entry, Phase, Roll, Round};

impl Dre13ehn {
    pub(super) fn enter_solo(&mut self) {
        let Some(thrown) = self.dice().map(Roll::pair) else { return };
        let nth = self.next_win(0);
        self.entries[0].push(Entry::Result(entered(nth, thrown)));
        if nth >= self.options.target() {
            return self.close(vec![0]);
        }
        self.round = Round::new(self.round.number + 1, self.round.direction, 0);
        self.phase = Phase::Throw;
    }
}

/// As what a throw is entered as the n-th win: 2 + 13 as 12 or 23, whichever scores more, else as 12.
pub fn entered(nth: usize, thrown: Pair) -> Outcome {
    match thrown {
        Pair::Plain(outcome) => outcome,
        Pair::TwoThirteen => {
            let worth = |outcome| points::points(nth, Entry::Result(outcome));
            if worth(Outcome::TwentyThree) > worth(Outcome::Twelve) { Outcome::TwentyThree } else { Outcome::Twelve }
        }
    }
}
