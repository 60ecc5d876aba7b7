//! The solo game: thirteen throws, each entered as a win and scored (`docs/rules/dre13ehn.md`, "Mode `solo`").

use super::super::options::WINS;
use super::super::outcome::{Outcome, Pair};
use super::super::points;
use super::{Action, Dre13ehn, Entry, Phase};

impl Dre13ehn {
    pub(super) fn act_solo(&mut self, action: &Action) {
        if *action == Action::Throw {
            self.phase = Phase::Again;
        } else {
            self.enter_solo();
        }
    }

    /// The throw is entered as the next win.
    pub(super) fn enter_solo(&mut self) {
        let Some(thrown) = self.roll.map(super::Roll::pair) else { return };
        let nth = self.entries[0].len() + 1;
        self.entries[0].push(Entry::Result(entered(nth, thrown)));
        if nth >= WINS as usize {
            return self.close(vec![0]);
        }
        self.round += 1;
        self.roll = None;
        self.phase = Phase::Throw;
    }
}

/// As what a throw is entered as the n-th win: 2 + 13 as 12 or 23, whichever scores more, else as 12.
#[must_use]
pub fn entered(nth: usize, thrown: Pair) -> Outcome {
    match thrown {
        Pair::Plain(outcome) => outcome,
        Pair::TwoThirteen => {
            let worth = |outcome| points::points(nth, Entry::Result(outcome));
            if worth(Outcome::TwentyThree) > worth(Outcome::Twelve) { Outcome::TwentyThree } else { Outcome::Twelve }
        }
    }
}
